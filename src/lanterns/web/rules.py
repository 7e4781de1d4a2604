"""The rules of a game for the browser: in plain words, and the reference as HTML that can do no harm.

The reference is Markdown with HTML switched off, with an anchor at each rule's number.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import convert

from lanterns.locales import LANGUAGES
from lanterns.rules import guide_of, learning, people, text_of, trying
from lanterns.web.books import HandbookChapter, HandbookShape, LearnShape, PlainRule, RulesSection, RulesShape

_ITEM = re.compile(r"<(li|p)>\s*(?:<p>)?<strong>([A-Z]+\d+(?:\.\d+)?)</strong>")
_ROW = re.compile(r"<tr>\s*<td>([A-Z]+\d+)</td>")


@cache
def rules_of(game: str) -> RulesShape | None:
    """The rules text of a game by its headings; None when it is not installed."""
    text = text_of(game)
    return _read(game, text) if text is not None else None


def table_guide(language: str) -> RulesShape | None:
    """The guide to the table by its headings, in English for a language that there is not. What comes before the first
    is for whoever sets the table up, and left out; None when it is not installed."""
    return _guide(language if language in LANGUAGES else "en")


@cache
def _guide(language: str) -> RulesShape | None:
    text = guide_of(language)
    if text is None:
        return None
    # Links lead into the documents, which a table has not.
    told = _read("", re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text))
    return RulesShape("", told.title, told.sections[1:])


def handbook_of(game: str, language: str) -> HandbookShape | None:
    """The rules of a game in plain words, in English for a language that there is not; None when it has none."""
    return _handbook(game, language if language in LANGUAGES else "en")


@cache
def _handbook(game: str, language: str) -> HandbookShape | None:
    book = people.handbook_of(game)
    if book is None:
        return None
    chapters = [
        HandbookChapter(
            one.id, one.icon, one.title[language], one.lead[language], [_plain(rule, language) for rule in one.rules]
        )
        for one in book.chapters
    ]
    return HandbookShape(game, language, chapters, book.most, tuple(trying.trials_of(game)))


def learning_of(game: str, language: str) -> LearnShape | None:
    """How a game is learned, in English for a language that there is not; None when nothing is written of it."""
    data = learning.learning_of(game, language if language in LANGUAGES else "en")
    return None if data is None else convert(data, LearnShape)


def _plain(rule: people.Plain, language: str) -> PlainRule:
    said = rule.said[language]
    return PlainRule(rule.rule, rule.number, rule.also, said.head, said.text, said.ask, rule.case, said.table)


def _read(game: str, text: str) -> RulesShape:
    from markdown_it import MarkdownIt

    # "js-default" passes no raw HTML and no links but those of the web; what is left are our own tags.
    markdown = MarkdownIt("js-default", {"html": False, "linkify": False})
    title = game
    sections: list[RulesSection] = []
    used: set[str] = set()
    for part in re.split(r"(?m)^(?=#{1,3} )", text):
        head, _, body = part.partition("\n")
        if not head.startswith("#"):
            continue
        name = head.lstrip("# ").strip()
        if head.startswith("# "):
            title = name
        if not body.strip():
            continue
        first = re.match(r"([A-Z]+\d+)\b", name)
        ident = first[1] if first else re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "top"
        ident = ident if ident not in used else f"{ident}-{len(sections)}"
        used.add(ident)
        sections.append(RulesSection(ident, name, _anchored(markdown.render(body), used)))
    return RulesShape(game, title, sections)


def _anchored(html: str, used: set[str]) -> str:
    """Give each rule's own element its number as its id, once in the whole text."""

    def item(found: re.Match[str]) -> str:
        if found[2] in used:
            return found[0]
        used.add(found[2])
        return found[0].replace(f"<{found[1]}>", f'<{found[1]} id="{found[2]}">', 1)

    def row(found: re.Match[str]) -> str:
        if found[1] in used:
            return found[0]
        used.add(found[1])
        return found[0].replace("<tr>", f'<tr id="{found[1]}">', 1)

    return _ROW.sub(row, _ITEM.sub(item, html))
