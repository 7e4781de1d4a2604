"""Positions for the tests of quest: the map M1 of docs/rules/quest.md section 8 and whatever a test gives over it."""

from __future__ import annotations

import tomllib
from typing import Any

from lanterns.games.quest.state import Quest
from tests.games.positions import ROOT, Positions

__all__ = ["GAME", "M1", "ROOT", "notations", "played", "position", "random_states"]

POSITIONS = Positions("quest", Quest)
GAME = POSITIONS.game
M1: dict[str, str] = tomllib.loads((POSITIONS.scenarios / "bases.toml").read_text("utf-8"))["base"]["M1"]["given"][
    "map"
]
played, notations, random_states = POSITIONS.played, POSITIONS.notations, POSITIONS.random_states


def position(options: dict[str, str] | None = None, **given: Any) -> Quest:
    """A position on the map M1, four players unless the options say otherwise; `given` as in scenario files."""
    chosen = {"players": "4", "first": "0"} if options is None else dict(options)
    return POSITIONS.given(chosen, {"map": M1, **given})
