"""What the tests of every game share: where its scenarios lie, positions played on, positions along a random game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import get_game

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"

S = TypeVar("S", bound=State)


class Positions(Generic[S]):
    """Positions of one game, as states of its own class."""

    def __init__(self, game: str, kind: type[S]) -> None:
        self.game = get_game(game)
        self.kind = kind
        self.scenarios = SCENARIOS / game

    def given(self, options: Mapping[str, str], position: Mapping[str, Any]) -> S:
        """A position as in scenario files, with an empty log that listens."""
        state = self.game.new(options)
        self.game.harness.position(state, position)
        assert isinstance(state, self.kind)
        state.listen()
        state.take_events()
        return state

    def played(self, state: S, *actions: str) -> S:
        """The state after these actions, each of whoever is asked."""
        for text in actions:
            state.play(self.game.verbs.parse(text))
        return state

    def notations(self, state: S) -> list[str]:
        """The options of whoever is asked."""
        return [self.game.verbs.notation(code) for code in state.options()]

    def random_states(self, options: Mapping[str, str], seed: int, every: int = 5) -> Iterator[S]:
        """Positions along one random game, each a copy that the caller may change."""
        rng = Random(seed)
        state = self.game.new(options)
        for ply in range(1, 100_000):
            if state.actor == CHANCE:
                state.play(state.draw(rng))
            else:
                found = state.options()
                state.play(found[int(rng.random() * len(found))])
            if state.over:
                return
            if ply % every == 0:
                copy = state.copy()
                assert isinstance(copy, self.kind)
                yield copy
