"""Positions for the tests of Map Masters, given as in scenario files or met in random games."""

from __future__ import annotations

from random import Random
from typing import Any

from lanterns.core import checks
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.state import EXPLORE, MapMasters
from tests.games.positions import Positions

POSITIONS = Positions("mapmasters", MapMasters)
GAME = MapMastersGame()


def given(**position: Any) -> MapMasters:
    """A position of two players, seat 0 first."""
    return POSITIONS.given({"players": "2", "first": "0"}, position)


def exploring(seed: int, options: dict[str, str] | None = None, steps: int = 0) -> MapMasters:
    """A random game stopped while dungeons are made, and some random actions later."""
    rng = Random(seed)
    g = GAME.new(options or {"players": "3"})
    rounds = rng.randint(1, 4)
    while not (g.phase == EXPLORE and g.lanes and g.round >= rounds):
        checks.random_steps(g, rng, 1)
    for _ in range(steps):
        if g.lanes:
            checks.random_steps(g, rng, 1)
    return g


def numbers(board: Board) -> dict[str, object]:
    """All that a board knows of its cards."""
    known = {name: getattr(board, name) for name in dir(board) if not name.startswith("_")}
    return {
        name: value
        for name, value in known.items()
        if isinstance(value, (int, list, dict)) and name not in ("placed", "masks")
    }
