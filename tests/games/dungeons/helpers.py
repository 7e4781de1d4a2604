"""Positions for the tests of dungeons, given as in scenario files."""

from __future__ import annotations

from typing import Any

from lanterns.games.dungeons.state import Dungeons
from tests.games.positions import ROOT, Positions

__all__ = ["GAME", "ROOT", "notations", "played", "position", "random_states"]

POSITIONS = Positions("dungeons", Dungeons)
GAME = POSITIONS.game
played, notations, random_states = POSITIONS.played, POSITIONS.notations, POSITIONS.random_states


def position(party: str = "H2 H1", options: dict[str, str] | None = None, **given: Any) -> Dungeons:
    """A position of this party; `given` as in scenario files."""
    return POSITIONS.given({"players": str(len(party.split())), "party": party, **(options or {})}, given)
