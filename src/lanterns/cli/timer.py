"""The clocks of a game at the terminal: a person's own time, from the first look at a question to the last answer."""

from __future__ import annotations

from random import Random
from time import monotonic

from lanterns.bots import pace
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.tables.parts.clocks import Clock


class Timer:
    """Clocks by seat, at zero again whenever several seats begin at once. `kinds` are those of the record's seats."""

    def __init__(self, game: AnyGame, kinds: list[str]) -> None:
        self.game = game
        self.kinds = kinds
        self.clocks = [Clock() for _ in kinds]
        self.timed = False

    def watch(self, state: State) -> None:
        """Look at a position that play has come to."""
        clocked = self.game.timed.seats(state)
        if clocked and not self.timed:
            self.clocks = [Clock() for _ in self.kinds]
        self.timed = bool(clocked)
        for seat, clock in enumerate(self.clocks):
            if seat not in clocked:
                clock.stop(monotonic())

    def begin(self, seat: int) -> None:
        """A person is about to see the question of a seat."""
        if self.timed:
            self.clocks[seat].start(monotonic())

    def seconds(self, rng: Random) -> list[float]:
        """What the clocks say, by seat; a bot needs the time that people of its level would need."""
        now = monotonic()
        return [
            pace.seconds(kind.removeprefix("bot "), rng) if kind.startswith("bot ") else clock.read(now)
            for kind, clock in zip(self.kinds, self.clocks, strict=True)
        ]
