"""Positions for the tests of Map Masters Coop, given as in scenario files or met in random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from lanterns.core import checks
from lanterns.games.mapmasters.coop.state import Coop
from tests.games.positions import Positions

POSITIONS = Positions("mapmasters-coop", Coop)
GAME = POSITIONS.game
VERBS = GAME.verbs


def given(options: dict[str, str] | None = None, **position: Any) -> Coop:
    """A position of mission 1 for two, unless the options say otherwise."""
    return POSITIONS.given({"players": "2", "mission": "1"} | (options or {}), position)


def codes(*actions: str) -> list[int]:
    """The codes of actions in notation."""
    return [VERBS.parse(text) for text in actions]


def sketching(seeds: range, options: dict[str, str]) -> Iterator[Coop]:
    """Positions of random games in which a path is being drawn; do not change them."""
    for seed in seeds:
        rng = Random(seed)
        g = GAME.new(options)
        while not g.over:
            checks.random_steps(g, rng, 1)
            if isinstance(g, Coop) and g.drawing >= 0:
                yield g
