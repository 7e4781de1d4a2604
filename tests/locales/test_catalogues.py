"""All catalogue files: no junk, the same messages with the same parameters in both languages, clean typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lanterns.locales import cards
from lanterns.locales.wording import entries
from tests.locales.texts import (
    FILES,
    GAME_IDS,
    LANGUAGES,
    family,
    game_files,
    messages,
    nodes,
    paths,
    read,
    variables,
)

parser = FluentParser(with_spans=False)
NARROW = "\u202f"
every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_file
@every_language
def test_a_file_has_no_junk(language: str, file: str) -> None:
    assert file in paths(language)
    junk = [entry.content for entry in read(language, file).body if isinstance(entry, ftl.Junk)]
    assert junk == []


@every_file
@every_language
def test_cut_into_messages_a_file_is_what_it_is_as_a_whole(language: str, file: str) -> None:
    whole = [one for one in read(language, file).body if isinstance(one, (ftl.Message, ftl.Term))]
    cut = entries(paths(language)[file].read_text("utf-8"))
    assert list(cut) == [("-" if isinstance(one, ftl.Term) else "") + one.id.name for one in whole]
    for source, one in zip(cut.values(), whole, strict=True):
        assert parser.parse_entry(source).equals(one, ["span", "comment"])


@every_file
@every_language
def test_a_message_is_defined_once_and_refers_only_to_what_there_is(language: str, file: str) -> None:
    ids = [entry.id.name for entry in read(language, file).body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))
    known = messages(language, *family(file))
    for key in messages(language, file):
        variables(known, key)  # raises KeyError where a message refers to one that is not there


@every_file
def test_both_languages_have_the_same_messages_with_the_same_parameters(file: str) -> None:
    english, french = messages("en", *family(file)), messages("fr", *family(file))
    assert sorted(messages("en", file)) == sorted(messages("fr", file))
    different = {
        key: (variables(english, key), variables(french, key))
        for key in messages("en", file)
        if variables(english, key) != variables(french, key)
    }
    assert different == {}


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("shared", [("core.ftl", "cli.ftl"), ("core.ftl", "ui.ftl", "web.ftl")])
def test_no_file_silently_replaces_a_message_of_another(game: str, shared: tuple[str, ...]) -> None:
    ids = [key for file in (*shared, *game_files(game)) if file in FILES for key in messages("en", file)]
    assert sorted({key for key in ids if ids.count(key) > 1}) == []


@pytest.mark.parametrize("file", ["core.ftl", "cli.ftl", "ui.ftl", "web.ftl"])
def test_what_all_games_share_says_nothing_of_one(file: str) -> None:
    """The words of a game, and its name, stand in its own files."""
    games = "|".join(sorted(cards(), key=len, reverse=True))
    assert [key for key in messages("en", file) if re.search(rf"-({games})(-|$)", key)] == []


def texts(language: str, file: str) -> list[tuple[str, str, bool]]:
    """(message, text, whether it begins its pattern) for every piece of text of a file."""
    found: list[tuple[str, str, bool]] = []
    for key, message in messages(language, file).items():
        for pattern in (node for node in nodes(message) if isinstance(node, ftl.Pattern)):
            for place, element in enumerate(pattern.elements):
                if isinstance(element, ftl.TextElement):
                    found.append((key, element.value, place == 0))
    return found


@every_file
@every_language
def test_quotes_and_apostrophes_are_typographic(language: str, file: str) -> None:
    assert [(key, text) for key, text, _ in texts(language, file) if re.search(r"['\"]", text)] == []


@every_file
def test_french_has_a_narrow_space_before_double_punctuation_and_inside_quotes(file: str) -> None:
    bad = re.compile(rf"[\w)\]»’%…][ \u00a0]?[:;!?%»]|«[^{NARROW}]|[^{NARROW}]»")
    after_a_parameter = re.compile(r"[ \u00a0]?[:;!?%»]")
    wrong = [
        (key, text)
        for key, text, first in texts("fr", file)
        if bad.search(text) or (not first and after_a_parameter.match(text))
    ]
    assert wrong == []


@every_file
def test_english_has_no_space_before_punctuation(file: str) -> None:
    bad = re.compile(rf"[\w)\]”’%][ \u00a0{NARROW}][:;!?%](?:\s|$)")
    after_a_parameter = re.compile(r"\s[:;!?%](?:\s|$)")
    wrong = [
        (key, text)
        for key, text, first in texts("en", file)
        if bad.search(text) or (not first and after_a_parameter.match(text))
    ]
    assert wrong == []


@every_file
@every_language
def test_only_a_win_has_an_exclamation_mark(language: str, file: str) -> None:
    """The voice of look.md. (The terminal's signs of an aggressive goblin and on the torch are no sentences.)"""
    loud = {key for key, text, _ in texts(language, file) if "!" in text}
    assert {key for key in loud if not re.match(r"end-|game-won|won-|screen-goblin|screen-legend", key)} == set()
