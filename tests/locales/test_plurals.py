"""Counts: every sentence with a number beside a noun is right for 0, 1 and 2 in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from lanterns.games import GAMES, RULESETS
from lanterns.locales.functions import FUNCTIONS
from lanterns.web.companion import companion_of
from tests.locales.texts import FILES, LANGUAGES, Messages, family, messages, nodes, paths

# Singular and plural of what the games count; a noun that is not here is not watched over.
NOUNS = {
    "en": """
        action answer book bot card choice coin corridor die:dice dungeon game goal goblin group hero:heroes item level
        layout letter mark marker minion minute mission monster path person:people piece place player point quest
        room round row score scroll seat second set side space spectator stair step system target time token
        torch:torches trap vertex:vertices way wound key barrel sword rope lock symbol
    """,
    "fr": """
        action réponse livre bot carte choix:choix pièce couloir dé donjon partie objectif gobelin groupe héros:héros
        objet niveau disposition lettre marqueur séide minute mission monstre chemin personne place joueur point quête
        salle manche rangée score parchemin seconde set côté case spectateur étape système table cible fois:fois jeton
        torche piège tour voie blessure clé tonneau:tonneaux épée corde cadenas:cadenas symbole explorateur
    """,
}
SINGULAR_OF = {
    language: {
        (pair.partition(":")[2] or f"{pair}s"): pair.partition(":")[0]
        for pair in nouns.split()
        if pair.partition(":")[2] != pair.partition(":")[0]
    }
    for language, nouns in NOUNS.items()
}
ONES = {"en": (1,), "fr": (0, 1)}
MANY = {"en": (0, 2), "fr": (2,)}
# Variables that count nothing: names, and numbers that are names.
NAMES = {"who", "you", "kind", "hero", "game"}
RANGES = {"home-players", "mode-mapmasters-about", "mode-mapmasters-coop-about"}
# Words that may stand between a number and its noun.
BETWEEN = r"(?:more|other|unused|free|passive|aggressive|new|autres?|libres?|nouvelles?)"


def bundle(language: str, file: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for name in family(file):
        made.add_resource(FluentResource(paths(language)[name].read_text("utf-8")), allow_overrides=True)
    return made


def counted(known: Messages, key: str) -> set[str]:
    """The variables of a message that may be numbers, also those of the messages that it refers to."""
    found: set[str] = set()
    for node in nodes(known[key]):
        if isinstance(node, ftl.VariableReference) and not node.id.name.endswith(("_id", "_word")):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= counted(known, node.id.name)
    return found - NAMES


@cache
def numbers_of_cards() -> dict[str, set[int]]:
    """What every ruleset gives each message, as "KEY NAME"; a name that only cards are told by is no count at large."""
    found: dict[str, set[int]] = {}
    for game in RULESETS.values():
        for key, args in game.text_args().items():
            for name, number in args.items():
                found.setdefault(f"{key} {name}", set()).add(number)
    for name, number in numbers_of_boxes():
        found.setdefault(name, set()).add(number)
    return found


def numbers_of_boxes() -> list[tuple[str, int]]:
    """What every deal gives the lines of the companion's set-up, likewise."""
    found = []
    for game in GAMES.values():
        box = companion_of(game)
        for deal in box.deals if box else []:
            for step in deal.steps:
                numbers = {"players": deal.players} | step["params"]
                for line in (1, 2, 3):
                    key = f"companion-{game.id}-{step['key']}-{line}"
                    found += [(f"{key} {name}", n) for name, n in numbers.items() if isinstance(n, int)]
    return found


def always_many(key: str, name: str) -> bool:
    """Whether a number is never 0 or 1: of a card whose content says so, or the higher end of a range."""
    if key in RANGES:
        return name in ("most", "count_mission")
    known = numbers_of_cards()
    values = known.get(f"{key} {name}") or known.get(f"{key.partition('-')[2]} {name}")
    return values is not None and min(values) > 1


def faults(language: str, text: str, number: int) -> list[str]:
    """What is wrong beside a number in a sentence."""
    found = []
    for noun in re.findall(rf"(?<![\d.,+−/-]){number} (?:{BETWEEN} )?([\w’]+)", text):
        word = noun.lower()
        if number in ONES[language] and word in SINGULAR_OF[language]:
            found.append(f"{number} {noun}")
        if number in MANY[language] and word in SINGULAR_OF[language].values():
            found.append(f"{number} {noun}")
    return found


def wrong(language: str, file: str) -> list[str]:
    made = bundle(language, file)
    known = messages(language, *family(file))
    found = []
    for key in messages(language, file):
        pattern = made.get_message(key).value
        assert pattern is not None
        names = counted(known, key)
        for name in sorted(names):
            for number in (2,) if always_many(key, name) else (0, 1, 2):
                for you in ("yes", "no"):
                    given = dict.fromkeys(names, 5) | {name: number, "you": you, "who": "Ada"}
                    given |= {f"{one}_word": "five" for one in names}
                    text, _ = made.format_pattern(pattern, given)
                    found += [f"{key}: {text}" for _ in faults(language, str(text), number)][:1]
    return sorted(set(found))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_agree_with_their_nouns(language: str, file: str) -> None:
    assert wrong(language, file) == []


# Counts that are told only where there is something to count.
NEVER_NONE = {
    "campaign-tried", "coop-brief-groups", "coop-stars-why", "end-turnings", "map-finish-cards", "night-arrived",
}  # fmt: skip


@pytest.mark.parametrize("file", FILES)
def test_none_is_not_told_as_one_where_both_are_singular(file: str) -> None:
    made = bundle("fr", file)
    known = messages("fr", *family(file))
    found = []
    for key in messages("fr", file):
        pattern = made.get_message(key).value
        assert pattern is not None
        for name in counted(known, key) if key not in NEVER_NONE | RANGES else ():
            none, one, two = (
                str(made.format_pattern(pattern, dict.fromkeys(counted(known, key), 5) | {name: number})[0])
                for number in (0, 1, 2)
            )
            if none == one != two and re.match(r"(1|une?) ", one, re.IGNORECASE):
                found.append(f"{key}: {none}")
    assert found == []
