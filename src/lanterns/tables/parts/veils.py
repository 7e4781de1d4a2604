"""Hands that lie face down where time counts: nobody sees one before the clock of its seat runs [M6.6, M6.9]."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lanterns.core.event import Event

ALWAYS = 1 << 31  # as a last entry or line: the veil is still there


@dataclass(slots=True)
class Veil:
    """Over a seat's hand in the log from entry `seq` and in the record from line `line` on.

    `lifted`: the clock of the seat has begun, so the hand is hidden only while the game is paused. `last_seq` and
    `last_line`: where a stretch ended that was taken back before the seat had looked. `events` wait to be told.
    """

    seat: int
    seq: int = 0
    line: int = 0
    lifted: bool = False
    last_seq: int = ALWAYS
    last_line: int = ALWAYS
    events: list[Event] = field(default_factory=list)

    @property
    def ended(self) -> bool:
        return self.last_seq != ALWAYS

    def to_json(self) -> list[Any]:
        events = [[e.rule, e.key, e.params, e.only] for e in self.events]
        return [self.seat, self.seq, self.line, self.lifted, self.last_seq, self.last_line, events]

    @staticmethod
    def load(data: list[Any]) -> Veil:
        seat, seq, line, lifted, last_seq, last_line, events = data
        told = [Event(rule, key, params, only) for rule, key, params, only in events]
        return Veil(seat, seq, line, lifted, last_seq, last_line, told)
