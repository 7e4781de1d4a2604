"""Texts of cards cannot contradict their content: every number comes from it, and every number of it is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from lanterns.core.content import SOURCES, read_content
from lanterns.core.game import AnyGame
from lanterns.games import GAMES, RULESETS
from lanterns.games.dungeons.content import CONTENT
from lanterns.games.dungeons.texts import HAPPENS
from lanterns.locales import Catalogue
from tests.locales.texts import FILES, LANGUAGES, game_files, inherited_files, messages, nodes, variables

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_ruleset = pytest.mark.parametrize("game", RULESETS.values(), ids=list(RULESETS))
CARD_TEXT = re.compile(r"(text|reward|stats|short)-|part-(where|loss|torch)")
# Words for numbers; "one" is also an article.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen twice",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze",
}


def asked(game: AnyGame) -> set[str]:
    """Messages that the game gives numbers of cards, but for events: those tell what happened."""
    return {key for key in game.text_args() if key.startswith(("ask-", "act-", "screen-", "map-", "option-level-"))}


@pytest.mark.parametrize("file", FILES)
@every_language
def test_no_number_is_typed_into_the_text_of_a_card(language: str, file: str) -> None:
    typed = re.compile(rf"\d|\b({'|'.join(NUMBER_WORDS[language].split())})\b", re.IGNORECASE)
    given = set[str]().union(*(asked(game) for game in RULESETS.values()))
    found = [
        f"{key}: {node.value}"
        for key, message in messages(language, file).items()
        if CARD_TEXT.match(key) or key in given
        for node in nodes(message)
        if isinstance(node, ftl.TextElement) and typed.search(node.value)
    ]
    assert found == []


def told_by(known: dict[str, ftl.Message], key: str) -> set[str]:
    """The arguments that the messages of a key use: of that key, of that KIND-ID, and the figures of that kind."""
    kind = key.partition("-")[0]
    fed = [one for one in known if key in (one, one.partition("-")[2])]
    fed += [f"stats-{kind}"] if f"stats-{kind}" in known and kind not in ("ask", "act") else []
    return set[str]().union(*(variables(known, one) for one in fed))


@every_ruleset
@every_language
def test_every_number_that_content_gives_is_told(game: AnyGame, language: str) -> None:
    """A mission's story tells what it likes of its mission."""
    known = messages(language, "ui.ftl", *inherited_files(game.id), *game_files(game.id))
    for key, args in game.text_args().items():
        told = told_by(known, key)
        if "mission-" not in key:
            assert {name for name, number in args.items() if number} <= told, key
        for kind in ("text", "reward", "short"):
            if f"{kind}-{key}" in known:
                assert variables(known, f"{kind}-{key}") <= set(args), key


@every_ruleset
@every_language
def test_every_text_of_a_card_is_whole(game: AnyGame, language: str) -> None:
    words = Catalogue(language, game)
    known = messages(language, *inherited_files(game.id), *game_files(game.id))
    for key in known:
        if re.match(r"(text|reward|short)-", key):
            said, whole = words.format(key, {})
            assert whole, (key, said)


def numbers(entry: Any) -> Iterator[int]:
    """The numbers of a content entry but for ids, flags, copies, and effects that only happen or do not."""
    if isinstance(entry, dict):
        for name, value in entry.items():
            if name not in ("id", "goblin", "bash", "attack", "copies", "all", "source"):
                yield from numbers(value)
    elif isinstance(entry, list):
        for item in entry:
            yield from numbers(item)
    elif isinstance(entry, int):
        yield abs(entry)
    elif isinstance(entry, str) and (found := re.fullmatch(r"([\w-]+) (-?\d+)", entry)) and found[1] not in HAPPENS:
        yield abs(int(found[2]))


PARTS = {"hero": [("slot", "{}-1"), ("slot", "{}-2")], "boss": [("space", f"{{}}-{space}") for space in range(1, 7)]}
FILE_OF = {
    "hero": "heroes", "card": "cards", "loot": "loot", "spell": "spells", "goblin": "goblins", "minion": "minions",
    "boss": "bosses",
}  # fmt: skip


@pytest.mark.parametrize("game", [game for game in RULESETS.values() if game.id == "dungeons"], ids=lambda g: g.ruleset)
@every_language
@pytest.mark.parametrize("kind", FILE_OF)
def test_every_number_in_the_files_of_dungeons_stands_in_the_texts_of_its_card(
    game: AnyGame, language: str, kind: str
) -> None:
    words = Catalogue(language, game)
    for entry in read_content(CONTENT / f"{FILE_OF[kind]}.toml", game.edition)[kind]:
        ident = entry["id"]
        parts = [(kind, ident), *((part, form.format(ident)) for part, form in PARTS.get(kind, []))]
        said = " ".join(words.card(*part) for part in parts)
        wanted = Counter(number for number in numbers(entry) if number)
        assert wanted <= Counter(map(int, re.findall(r"\d+", said))), (ident, said)


@every_language
def test_a_text_follows_its_content(language: str) -> None:
    words = Catalogue(language, "dungeons")
    assert "1" in words.text("card", "D08")
    assert "2" not in words.text("card", "D08").replace("5", "")
    words.args = {**words.args, "card-D08": {**words.args["card-D08"], "torch_up": 7}}
    assert "7" in words.text("card", "D08")


@pytest.mark.parametrize(
    ("language", "card", "words"),
    [
        ("en", "L17", {1: "+1 Strength die.", 2: "+2 Strength dice."}),
        ("fr", "L17", {1: "+1 dé de Force.", 2: "+2 dés de Force."}),
    ],
)
def test_a_number_brings_its_plural(language: str, card: str, words: dict[int, str]) -> None:
    said = Catalogue(language, "dungeons")
    for number, text in words.items():
        said.args = {**said.args, f"loot-{card}": {"die": number}}
        assert said.text("loot", card) == text


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_where_it_comes_from(language: str, game: str) -> None:
    house = GAMES[game]
    words = Catalogue(language, house)
    assert set(house.sources().values()) <= set(SOURCES)
    for key in house.sources():
        kind, _, ident = key.partition("-")
        assert words.card(kind, ident).endswith(words.source(kind, ident))
    assert [words.has(f"source-{source}") for source in SOURCES] == [True] * len(SOURCES)
    assert words.source("nothing", "at all") == ""


def test_mission_1_says_that_it_is_printed_in_part() -> None:
    words = Catalogue("en", "mapmasters-coop")
    assert words.source("mission", "1") == "In part after the printed one, in part our own."
    assert words.source("mission", "2") == "Our own: the printed one is not known to us."
