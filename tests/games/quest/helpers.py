"""Positions for the tests of quest: the map M1 of docs/rules/quest.md section 8 and whatever a test gives over it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from lanterns.games import get_game
from lanterns.games.quest.state import Quest

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = ROOT / "tests" / "scenarios" / "quest"
GAME = get_game("quest")
M1: dict[str, str] = tomllib.loads((SCENARIOS / "bases.toml").read_text("utf-8"))["base"]["M1"]["given"]["map"]


def position(options: dict[str, str] | None = None, **given: Any) -> Quest:
    """A position on the map M1, four players unless the options say otherwise; `given` as in scenario files."""
    chosen = {"players": "4", "first": "0"} if options is None else dict(options)
    state = GAME.new(chosen)
    GAME.patch(state, {"map": M1, **given})
    assert isinstance(state, Quest)
    state.listen()
    state.take_events()
    return state


def played(state: Quest, *actions: str) -> Quest:
    """The state after these actions, each of whoever is asked."""
    for text in actions:
        state.play(GAME.verbs.parse(text))
    return state


def notations(state: Quest) -> list[str]:
    return [GAME.verbs.notation(code) for code in state.options()]


def random_states(options: dict[str, str], seed: int, every: int = 7) -> Iterator[Quest]:
    """Positions along one random game, each a copy that the caller may change."""
    rng = Random(seed)
    state = GAME.new(options)
    ply = 0
    while not state.over:
        if state.actor == -1:
            state.play(state.draw(rng))
        else:
            found = state.options()
            state.play(found[int(rng.random() * len(found))])
        ply += 1
        if ply % every == 0 and not state.over:
            copy = state.copy()
            assert isinstance(copy, Quest)
            yield copy
