"""The options of a table of dungeons, by edition [rules 6]."""

from __future__ import annotations

from typing import Final

from lanterns.core.game import EACH, Option
from lanterns.games.dungeons.content import HERO_NAMES
from lanterns.games.dungeons.state import BY_THE_BOOK, HOUSE_RULES

RANDOM: Final = "random"


def house_rules(edition: int) -> dict[str, tuple[str, ...]]:
    """The house rules of an edition in the order of Dungeons.house, each with its values, the default first."""
    found: dict[str, tuple[str, ...]] = {}
    for key, (values, _) in HOUSE_RULES.items():
        if edition >= 3:
            default = BY_THE_BOOK.get(key, values[0])
            found[key] = (default, *(value for value in values if value != default))
        elif key != "free_in_check":
            found[key] = values
    return found


def options(edition: int) -> tuple[Option, ...]:
    return (
        Option("players", ("2", "3", "4"), "D18.1"),
        Option("party", (), "D2.7", default=RANDOM, asked=EACH, words=tuple(HERO_NAMES), kind="hero"),
        *(Option(key, values, HOUSE_RULES[key][1]) for key, values in house_rules(edition).items()),
    )
