"""What people at a table point at, plan together and are about to choose: seen by all, kept nowhere.

A `ping` points at a place and passes by itself. A `sketch` is a plan under a key of the game, its value action codes;
whoever draws on it replaces it for all. An `aim` is what the seat that is asked is about to choose, until it answers.
Sketches and aims are for co-operative games: in the others nobody looks over a shoulder.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from lanterns.core.texts import one_line
from lanterns.core.view_types import ActionView
from lanterns.tables.parts.match import OVER
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

Kind = Literal["ping", "sketch", "aim"]
PING: Kind = "ping"
SKETCH: Kind = "sketch"
AIM: Kind = "aim"
PING_SECONDS = 8.0
PINGS = 3  # of one seat at a time; the oldest goes
SKETCHES = 24  # of a table
MARK_KEY = 64  # characters
MARK_CODES = 128


@dataclass(slots=True)
class Annotation:
    """`seat` made it; `until` is when a ping passes, 0.0 for what stays. `action`: the answer of an aim, to be read."""

    kind: Kind
    key: str
    seat: int
    value: list[int] = field(default_factory=list)
    until: float = 0.0
    action: ActionView | None = None

    def replaces(self, mark: Annotation) -> bool:
        """Whether that one goes when this one is made."""
        if mark.kind != self.kind:
            return False
        return (
            mark.seat == self.seat
            if self.kind == AIM
            else (mark.key == self.key and (self.kind == SKETCH or mark.seat == self.seat))
        )


class Annotations:
    """`turn` grows with each change: of two lists of marks the one of the higher turn is the newer."""

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.all: list[Annotation] = []

    def put(
        self, table: Table, by: int, seat: int, kind: Kind, key: str, value: Sequence[int] | None
    ) -> tuple[Annotation, bool]:
        """Make, replace or (`value` None, not for pings) take away a mark: which it is, and whether it stands. Raises
        Refused without any change."""
        present = table.moving_by(by, seat)
        if one_line(key, MARK_KEY) != key or not key:
            raise Refused("bad-request", f"a mark's key is 1 to {MARK_KEY} plain characters")
        if any(code >= table.game.verbs.size for code in value or ()):
            raise Refused("bad-request", f"a mark's value holds action codes of {table.game.id}")
        if kind != PING and not table.game.cooperative:
            raise Refused("bad-request", f"a {kind} is for co-operative games, which {table.game.id} is not")
        if kind == AIM and value is not None and seat not in present.state.actors():
            raise Refused("not-asked")
        made = Annotation(kind, key, seat, list(value or ()))
        plans = [mark for mark in self.all if mark.kind == SKETCH]
        if kind == SKETCH and value is not None and len(plans) >= SKETCHES and not any(map(made.replaces, plans)):
            raise Refused("bad-request", f"a table holds at most {SKETCHES} plans: erase one first")
        if kind == PING:
            made.until = table.at + PING_SECONDS
        elif kind == AIM and table.game.hidden.imperfect(table.options):
            made.value = []  # where hands are secret, a hand over a card would lay it open
        elif kind == AIM and made.value:
            made.action = table.game.verbs.to_json(made.value[0])
        stands = kind == PING or value is not None
        self.place(made, stands)
        return made, stands

    def place(self, made: Annotation, stands: bool) -> None:
        """A mark as it was made at this table, here or by another server; or (not `stands`) taken away."""
        gone = [mark for mark in self.all if made.replaces(mark)]
        if made.kind == PING and not gone:
            gone = [mark for mark in self.all if mark.kind == PING and mark.seat == made.seat][: -(PINGS - 1)]
        left = [mark for mark in self.all if mark not in gone]
        self._set([*left, made] if stands else left)

    def passed(self, at: float) -> None:
        """Let go of the pings whose time is over."""
        self._set([mark for mark in self.all if not mark.until or mark.until > at])

    def answered(self, table: Table, seats: Iterable[int]) -> None:
        """After a change of the table: who has answered aims no more, and at the end nothing is left."""
        asked = table.match.asked()
        done = set(seats) | {mark.seat for mark in self.all if mark.seat not in asked}
        self._set([] if table.status == OVER else [m for m in self.all if m.kind != AIM or m.seat not in done])

    def left(self, seats: Iterable[int]) -> None:
        """Nobody looks through these seats any more: what they aim at goes; pings pass, plans stay."""
        away = set(seats)
        self._set([mark for mark in self.all if mark.kind != AIM or mark.seat not in away])

    def _set(self, marks: list[Annotation]) -> None:
        if marks != self.all:
            self.all = marks
            self.turn += 1
