"""What a seat has learned so far as a string: the same for two courses of a game exactly when the seat cannot tell them
apart, its own answers remembered."""

from __future__ import annotations

import hashlib
import json

from lanterns.core.game import AnyGame
from lanterns.core.state import State

# Counts of all answers given, also of those that others gave unseen: a table needs them, a seat learns nothing by them.
COUNTED = ("version", "since")


def observation_string(game: AnyGame, state: State, seat: int) -> str:
    """The view of a seat as JSON, without what only counts."""
    view = {key: value for key, value in game.view(state, seat).items() if key not in COUNTED}
    return json.dumps(view, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


class Recall:
    """The course of one game, from which the information states of its seats are told. `note` is called after every
    action, chance's included; views are only made when a seat is asked about."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.positions: list[State] = [state.copy()]
        self.actions: list[tuple[int, int]] = [(-1, -1)]
        self.told: dict[int, tuple[int, str, str]] = {}  # by seat: positions looked at, the chain so far, the last view

    def note(self, state: State, actor: int, code: int) -> None:
        self.positions.append(state.copy())
        self.actions.append((actor, code))

    def copy(self) -> Recall:
        new = Recall.__new__(Recall)
        new.game = self.game
        new.positions, new.actions, new.told = self.positions[:], self.actions[:], dict(self.told)
        return new

    def string(self, seat: int) -> str:
        """The information state of a seat: its number, then a SHA-256 chain over what its view has been, each time that
        it changed, and over its own answers."""
        done, chain, last = self.told.get(seat, (0, "", ""))
        for number in range(done, len(self.positions)):
            actor, code = self.actions[number]
            own = f"{code}" if actor == seat else ""
            view = observation_string(self.game, self.positions[number], seat)
            if own or view != last:
                chain = hashlib.sha256(f"{chain}\n{own}\n{view}".encode()).hexdigest()
            last = view
        self.told[seat] = (len(self.positions), chain, last)
        return f"{self.game.ruleset} seat {seat} {chain}"
