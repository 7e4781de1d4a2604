"""What happened at a table, in entries that are numbered without gaps; those of the last command wait to be stored."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.record import Line, line_text
from lanterns.core.step import PEOPLE
from lanterns.tables.parts.entry import PEOPLE_KIND, Entry
from lanterns.tables.parts.seats import NOBODY


class Log:
    """`seq` counts the entries, `version` those that are lines of the record; `fresh` are the entries since
    `take_fresh`."""

    def __init__(self) -> None:
        self.seq = 0
        self.version = 0
        self.fresh: list[Entry] = []

    def note(
        self,
        at: float,
        word: str,
        person: int = NOBODY,
        seat: int = -1,
        text: str = "",
        kind: str = PEOPLE_KIND,
        events: Sequence[Event] = (),
        count: int = 0,
    ) -> None:
        """An entry that is no line of the record."""
        self.seq += 1
        self.fresh.append(
            Entry(
                self.seq, at, kind, seat=seat, person=person, word=word, text=text, events=list(events), count=count,
            )
        )  # fmt: skip

    def line(
        self, at: float, game: AnyGame, line: Line, kind: str, events: list[Event], hidden: bool, person: int, sum: str
    ) -> None:
        """A line of the record; `sum` is what the record keeps of the trace after it."""
        self.seq += 1
        self.version += 1
        seat = line.seat if line.actor == PEOPLE else line.actor
        self.fresh.append(
            Entry(
                self.seq, at, kind, self.version, seat, person, line.action, hidden, line.word, line.count,
                line_text(game, line), events, sum,
            )
        )  # fmt: skip

    def take_fresh(self) -> list[Entry]:
        """The entries made since the last call, oldest first."""
        fresh, self.fresh = self.fresh, []
        return fresh
