"""What a name or an id on the screen means, for the `?` of terminal play, in the language of play.

An entry has what it answers to, ids and names alike; capitals, accents and articles make no difference. What a game
knows beyond its catalogue (faces of cards, spaces of a lair, goals of a mission) comes from its `Fittings`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

from lanterns.cli.screen import find_help
from lanterns.core.view_types import AnyView
from lanterns.locales import Catalogue

MOST_LIKE = 6  # entries shown when only a part of a name was typed
ARTICLE = re.compile(r"^(?:le |la |les |un |une |l'|the |a |an )")


class Entry:
    """A thing that can be asked about: `keys` are what it answers to, `title` and `text` what is told."""

    def __init__(self, title: str, text: str, *keys: str) -> None:
        self.title = title
        self.text = text
        self.keys: list[str] = [folded(key) for key in (*keys, title)]


def terms(words: Catalogue, what: str, keys: Iterable[str]) -> Iterator[Entry]:
    """Entries of words of the screen: each is called `screen-WHAT-KEY` (several with a bar between) and told by
    `screen-about-WHAT-KEY`."""
    for key in keys:
        title, *others = words.say(f"screen-{what}-{key}").split(" | ")
        yield Entry(title, words.say(f"screen-about-{what}-{key}"), *others)


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A name as it is compared: without capitals, accents and a leading article."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe").replace("Œ", "oe"))
    small = " ".join("".join(char for char in plain if not unicodedata.combining(char)).casefold().split())
    return ARTICLE.sub("", small).strip(" .:!?()")


class Lookup:
    """All entries of one catalogue; `find` adds those of the position at hand."""

    def __init__(self, words: Catalogue, game: str) -> None:
        self.words = words
        self.extra = find_help(game)
        self.fixed = [entry for ident, kinds in words.kinds.items() for entry in self._named(ident, kinds)]

    def _named(self, ident: str, kinds: list[str]) -> Iterable[Entry]:
        """The entries of an id: one for each kind of which the catalogue says more than the name."""
        for kind in kinds:
            text = self.words.card(kind, ident)
            reward = f"reward-{kind}-{ident}"
            if self.words.has(reward):
                given = self.words.say(reward).rstrip(".")
                asked = self.words.text(kind, ident)
                parts = (asked, self.words.say("screen-reward", reward=given), self.words.source(kind, ident))
                text = " ".join(part for part in parts if part)
            if text:
                yield Entry(self.words.name(ident, kind), text, ident)

    def find(self, asked: str, view: AnyView) -> list[Entry]:
        """What is known by an id or a name; by a part of a name when nothing is called just so."""
        wanted = folded(asked)
        if not wanted:
            return []
        near = list(self.extra(view, self.words)) if self.extra is not None else []
        entries = [*near, *self.fixed]
        found = [entry for entry in entries if wanted in entry.keys]
        if not found and wanted.endswith("s"):  # several of a kind
            found = [entry for entry in entries if wanted[:-1] in entry.keys]
        numbered = re.fullmatch(r"([a-z])\d+", wanted)
        if not found and numbered:  # the second junction of a card, say
            found = [entry for entry in entries if numbered[1] in entry.keys]
        if not found and len(wanted) > 2:
            found = [entry for entry in entries if any(wanted in key for key in entry.keys)][:MOST_LIKE]
        return [
            entry
            for at, entry in enumerate(found)
            if not any(
                other.title == entry.title and entry.text in other.text and (entry.text != other.text or order < at)
                for order, other in enumerate(found)
                if other is not entry
            )
        ]
