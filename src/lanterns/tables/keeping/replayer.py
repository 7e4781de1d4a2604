"""Any position of a record, forwards and backwards, without replaying it all each time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lanterns.core.event import Event
from lanterns.core.history import History, Kept
from lanterns.core.record import Line, Record, line_text
from lanterns.core.state import State
from lanterns.core.step import CHANCE, NO_SEAT, PEOPLE
from lanterns.tables.parts.entry import CONTROL, Entry, action_kind

KEEP_MOST = 400  # copies of a state


class Replayer:
    """Positions 0 (before the first line) to `lines` of a record that is known to replay."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.history = History()
        self.kept = Kept(self.history, record.game.new(record.options), KEEP_MOST)
        self.nodes: list[int] = [0]  # of the history, by line
        self._follow(record.lines)

    @property
    def lines(self) -> int:
        return len(self.record.lines)

    def extend(self, lines: Sequence[Line]) -> None:
        """Go on with further lines, as a table's record grows."""
        self.record.lines.extend(lines)
        self._follow(lines)

    def _follow(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.history.now = self.history.after(line)
            self.nodes.append(self.history.now)

    def state(self, line: int) -> State:
        """A copy of the state after that many lines."""
        return self.kept.state(self.nodes[line])

    def entry(self, line: int) -> Entry:
        """What happened at a line (from 1), for somebody who may know the whole record."""
        done = self.record.lines[line - 1]
        events: list[Event] = []
        if done.actor != PEOPLE:
            before = self.state(line - 1)
            before.listen()
            before.play(done.action, done.actor)
            events = before.take_events()
        kind = CONTROL if done.actor == PEOPLE else action_kind(done.actor)
        seat = done.seat if done.actor == PEOPLE else NO_SEAT if done.actor == CHANCE else done.actor
        text = line_text(self.game, done)
        return Entry(line, 0.0, kind, line, seat, -1, done.action, False, done.word, done.count, text, events)

    def view(self, line: int, eyes: int, covers: Sequence[tuple[int, int, int]] = ()) -> dict[str, Any]:
        """The position after that many lines, through those eyes; `covers` as in `Table.covers`."""
        state = self.state(line)
        clocked = self.game.timed.seats(state) if covers else []
        covered = [seat for seat, first, last in covers if first <= line <= last and seat in clocked]
        if covered:
            state = self.game.timed.face_down(state, covered)
        return {**self.game.view(state, eyes), "version": line}
