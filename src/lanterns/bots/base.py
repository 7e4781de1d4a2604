"""What a bot is, and the only things it is given: its options, samples of what may be, and its own view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.view_types import AnyView


class Thought:
    """How far a bot has thought: for a screen that shows it, and for a caller that wants to stop it. `seconds` are of
    processor time.

    `line` is the play that the bot expects from here (its own choice first, chance left out); `value` is what it
    expects of it for its seat, 0..1; `ranked` holds [action, visits, value] of its options, the most visited first.
    """

    def __init__(
        self, iterations: int, budget: int, seconds: float, value: float, line: list[int], ranked: list[list[float]]
    ) -> None:
        self.iterations = iterations
        self.budget = budget
        self.seconds = seconds
        self.value = value
        self.line = line
        self.ranked = ranked

    def to_json(self) -> dict[str, object]:
        return {
            "iterations": self.iterations,
            "budget": self.budget,
            "seconds": round(self.seconds, 3),
            "value": round(self.value, 4),
            "line": list(self.line),
            "ranked": [[int(r[0]), int(r[1]), round(r[2], 4)] for r in self.ranked],
        }


# Called while a bot thinks; False asks it to stop and answer with the best so far.
Watch = Callable[[Thought], bool]


class Sight:
    """The game through the eyes of one seat: a bot gets this and not the state, so it cannot read what is hidden."""

    def __init__(self, game: AnyGame, state: State, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.options: list[int] = list(state.options(seat))
        self._state = state

    def sample(self) -> State:
        """A new full state, drawn from those that this seat cannot tell from the real one. The caller may change it."""
        sample: State = self.game.hidden.sample(self._state, self.seat, self.rng)
        return sample

    def view(self) -> AnyView:
        """What the seat may know, as the screen shows it."""
        return self.game.view(self._state, self.seat)


class Bot:
    """Base of all bots. Nothing is kept between decisions, neither in the bot nor in a module: what the seat can know,
    the seat, the seed and the budget give the choice, in any process and beside any other table."""

    name: str = ""

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, state: State, seat: int, watch: Watch | None = None) -> int:
        """One of the seat's legal actions. `watch`, when given, is told of progress and may stop the thinking.

        Raises LanternsError when the seat is not asked.
        """
        options = state.options(seat)
        if not options:
            raise LanternsError(f"seat {seat} is not asked now, so its bot has nothing to choose")
        if len(options) == 1:
            return options[0]
        # Knuth's multiplicative constants keep neighbouring seeds, plies and seats from sharing a random sequence.
        rng = Random((self.seed * 2654435761 + state.ply * 40503 + seat * 97) & 0xFFFFFFFFFFFF)
        return self.think(Sight(self.game, state, seat, rng), watch)

    def think(self, sight: Sight, watch: Watch | None) -> int:
        """One of `sight.options` (two or more)."""
        raise NotImplementedError
