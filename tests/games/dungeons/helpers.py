"""Positions for the tests of dungeons, given as in scenario files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from lanterns.games import get_game
from lanterns.games.dungeons.state import Dungeons

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = ROOT / "tests" / "scenarios" / "dungeons"
GAME = get_game("dungeons")


def position(party: str = "H2 H1", options: dict[str, str] | None = None, **given: Any) -> Dungeons:
    """A position of this party; `given` as in scenario files."""
    state = GAME.new({"players": str(len(party.split())), "party": party, **(options or {})})
    GAME.patch(state, given)
    assert isinstance(state, Dungeons)
    state.listen()
    state.take_events()
    return state


def played(state: Dungeons, *actions: str) -> Dungeons:
    """The state after these actions, each of whoever is asked."""
    for text in actions:
        state.play(GAME.verbs.parse(text))
    return state


def notations(state: Dungeons) -> list[str]:
    return [GAME.verbs.notation(code) for code in state.options()]


def random_states(options: dict[str, str], seed: int, every: int = 5) -> Iterator[Dungeons]:
    """Positions along one random game, each a copy that the caller may change."""
    rng = Random(seed)
    state = GAME.new(options)
    while not state.over:
        if state.actor == -1:
            state.play(state.draw(rng))
        else:
            found = state.options()
            state.play(found[int(rng.random() * len(found))])
        if state.ply % every == 0 and not state.over:
            copy = state.copy()
            assert isinstance(copy, Dungeons)
            yield copy
