"""The time that seats have where it counts, and their hands, which lie face down until it runs [M6.6, M6.9]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from lanterns.bots import pace
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.tables.parts.entry import Entry
from lanterns.tables.parts.seats import Chair
from lanterns.tables.parts.veils import Veil


@dataclass(slots=True)
class Clock:
    """A seat's own time, from when it first looks at a question that counts time to its last answer, pauses left out:
    `spent` seconds up to `since`, the time from which it runs on; `since` 0: it stands still."""

    spent: float = 0.0
    since: float = 0.0
    started: bool = False

    def start(self, at: float) -> None:
        """Run from now on; a running clock runs on."""
        if not self.since:
            self.since = at
        self.started = True

    def stop(self, at: float) -> None:
        if self.since:
            self.spent += max(0.0, at - self.since)
            self.since = 0.0

    def read(self, at: float) -> float:
        """The seconds spent so far."""
        return self.spent + (max(0.0, at - self.since) if self.since else 0.0)


class Clocks:
    """`by_seat` is empty while no time counts. `set_at` is how many actions stood when these clocks were set.

    What it is asked about the hands concerns a game that is being played; `state` is the position now.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.by_seat: list[Clock] = []
        self.set_at = 0
        self.veils: list[Veil] = []

    # setting

    def begin(self, state: State, stood: int, chairs: Sequence[Chair], at: float, fresh: Sequence[Entry]) -> None:
        """Clocks at zero for the seats that are asked now; a bot's runs at once, a person's from their first look, and
        until then what they will look at lies face down, also in the entries that are `fresh`."""
        clocked = self.game.timed.seats(state)
        self.by_seat = [Clock() for _ in chairs] if clocked else []
        self.set_at = stood
        self.veils = [veil for veil in self.veils if veil.ended]
        for seat in clocked:
            veil = self._veil(seat, fresh)
            self.veils.append(veil)
            if chairs[seat].bot:
                self.by_seat[seat].start(at)
                veil.lifted = True
            else:
                self._withhold(veil, fresh)

    def _veil(self, seat: int, fresh: Sequence[Entry]) -> Veil:
        """From the last entry of this command that tells the hand of a seat; over all where none does."""
        for entry in reversed(fresh):
            if any(self.game.timed.shows_hand(event) == seat for event in entry.events):
                return Veil(seat, entry.seq, entry.line)
        return Veil(seat)

    def _withhold(self, veil: Veil, fresh: Sequence[Entry]) -> None:
        """What a seat's hand is waits to be told until its clock begins."""
        for entry in fresh:
            if entry.seq == veil.seq:
                veil.events = [event for event in entry.events if self.game.timed.shows_hand(event) == veil.seat]
                entry.events = [event for event in entry.events if event not in veil.events]

    def rewound(self, state: State, stood: int, seq: int, version: int, at: float, seats: int) -> None:
        """After a take-back: a hand that was seen stays seen, so its time goes on, or begins at once."""
        clocked = self.game.timed.seats(state)
        if not clocked or stood < self.set_at:
            for veil in self.veils:
                if not veil.ended:  # what nobody had looked at stays unknown
                    veil.last_seq, veil.last_line = seq, version
            self.veils = [veil for veil in self.veils if not veil.lifted]
            self.by_seat = [Clock() for _ in range(seats)] if clocked else []
            self.set_at = stood
            self.veils += [Veil(seat, lifted=True) for seat in clocked]
        for veil in self.veils:
            if veil.lifted and veil.seat in clocked:
                self.by_seat[veil.seat].start(at)

    # running

    def answered(self, state: State, seat: int, at: float) -> None:
        """Keep a seat's own clock after its answer, until it is done."""
        if self.by_seat and seat >= 0:
            self.by_seat[seat].start(at)
            if not state.options(seat):
                self.by_seat[seat].stop(at)

    def waits(self, state: State, seat: int) -> bool:
        """Whether time counts for a seat now and its clock has not begun."""
        return bool(self.by_seat) and not self.by_seat[seat].started and seat in self.game.timed.seats(state)

    def lift(self, seat: int, at: float, paused: bool) -> list[Event]:
        """A seat's clock begins; returns what everybody is told then: its hand."""
        self.by_seat[seat].start(at)
        if paused:
            self.by_seat[seat].stop(at)
        told: list[Event] = []
        for veil in self.veils:
            if veil.seat == seat and not veil.ended:
                veil.lifted = True
                told += veil.events
                veil.events = []
        return told

    def pause(self, state: State, paused: bool, at: float) -> None:
        for seat, clock in enumerate(self.by_seat):
            if paused:
                clock.stop(at)
            elif clock.started and seat in self.game.timed.seats(state):
                clock.start(at)

    def due(self, state: State) -> tuple[float, int] | None:
        """When the time of which seat will be up, the soonest; None when no time runs out."""
        limit = self.game.timed.limit(state) if self.by_seat else 0
        if limit <= 0:
            return None
        clocked = self.game.timed.seats(state)
        running = [(clock.since + limit - clock.spent, seat) for seat, clock in enumerate(self.by_seat) if clock.since]
        return min((item for item in running if item[1] in clocked), default=None)

    def seconds(self, chairs: Sequence[Chair], rng: Random, at: float) -> list[float]:
        """What the clocks say, by seat; a bot needs the time that people of its level would need."""
        return [
            pace.seconds(chair.bot, rng) if chair.bot else clock.read(at)
            for chair, clock in zip(chairs, self.by_seat, strict=True)
        ]

    # what lies face down

    def covered(self, state: State, paused: bool) -> list[int]:
        """The seats whose hands nobody may see now: their clocks have not begun, or the game is paused."""
        if not self.veils:
            return []
        over = {veil.seat for veil in self.veils if not veil.ended and (paused or not veil.lifted)}
        return [seat for seat in self.game.timed.seats(state) if seat in over]

    def covered_in(self, seq: int, now: Sequence[int]) -> list[int]:
        """The seats whose hands nobody may see in that entry of the log; `now` are those that are `covered`."""
        over = [veil for veil in self.veils if veil.seq <= seq <= veil.last_seq and (veil.ended or veil.seat in now)]
        return [veil.seat for veil in over]

    def covers(self, now: Sequence[int]) -> list[tuple[int, int, int]]:
        """Seat, first and last line: the positions of the record in which nobody may see a hand."""
        return [(veil.seat, veil.line, veil.last_line) for veil in self.veils if veil.ended or veil.seat in now]

    # saving

    def doc(self) -> dict[str, Any]:
        return {
            "clocks": [[clock.spent, clock.since, clock.started] for clock in self.by_seat],
            "clocked_from": self.set_at,
            "veils": [veil.to_json() for veil in self.veils],
        }

    @staticmethod
    def load(game: AnyGame, doc: Mapping[str, Any]) -> Clocks:
        """The inverse of `doc`. Raises KeyError, TypeError, ValueError."""
        clocks = Clocks(game)
        clocks.by_seat = [Clock(*clock) for clock in doc["clocks"]]
        clocks.set_at = doc.get("clocked_from", 0)
        # A table of before there were veils: who had not looked looks first.
        older = [Veil(seat, lifted=clock.started) for seat, clock in enumerate(clocks.by_seat)]
        clocks.veils = [Veil.load(veil) for veil in doc["veils"]] if "veils" in doc else older
        return clocks
