"""Any position of a record, forwards and backwards, without replaying it all each time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from lanterns.core.event import Event
from lanterns.core.record import PEOPLE, Line, Record, line_text
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.tables.entry import CONTROL, Entry, action_kind

KEEP_EVERY = 16
KEEP_MOST = 400  # copies of a state: the oldest go first


class _Node:
    """A position as the last action that stands in it and the position before; some keep their state."""

    __slots__ = ("depth", "line", "parent", "state")

    def __init__(self, parent: _Node | None, line: Line | None) -> None:
        self.parent = parent
        self.line = line
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.state: State | None = None


class Replayer:
    """Positions 0 (before the first line) to `lines` of a record that is known to replay."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        root = _Node(None, None)
        root.state = record.game.new(record.options)
        self.nodes: list[_Node] = [root]
        self.keeping: deque[_Node] = deque()  # those whose state may be dropped again
        self._follow(record.lines)

    @property
    def lines(self) -> int:
        return len(self.record.lines)

    def extend(self, lines: Sequence[Line]) -> None:
        """Go on with further lines, as a table's record grows."""
        self.record.lines.extend(lines)
        self._follow(lines)

    def _follow(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.nodes.append(self._next(self.nodes[-1], line))

    @staticmethod
    def _next(node: _Node, line: Line) -> _Node:
        if line.actor != PEOPLE:
            return _Node(node, line)
        if line.word == "retract":
            undone = line.count
            kept: list[Line] = []
            at: _Node | None = node
            while at is not None and undone:
                if at.line is not None and at.line.actor == line.seat:
                    undone -= 1
                elif at.line is not None:
                    kept.append(at.line)
                at = at.parent
            for move in reversed(kept):
                at = _Node(at, move)
            return at or node
        for _ in range(line.count):
            node = node.parent or node
        return node

    def state(self, line: int) -> State:
        """A copy of the state after that many lines."""
        return self._state(self.nodes[line]).copy()

    def _state(self, node: _Node) -> State:
        path: list[_Node] = []
        at = node
        while at.state is None:
            path.append(at)
            assert at.parent is not None
            at = at.parent
        state = at.state.copy() if path else at.state
        for step in reversed(path):
            assert step.line is not None
            state.play(step.line.action, step.line.actor)
            if step.depth % KEEP_EVERY == 0:
                self._keep(step, state)
        return state

    def _keep(self, node: _Node, state: State) -> None:
        node.state = state.copy()
        self.keeping.append(node)
        if len(self.keeping) > KEEP_MOST:
            self.keeping.popleft().state = None

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
        seat = done.seat if done.actor == PEOPLE else -1 if done.actor == CHANCE else done.actor
        text = line_text(self.game, done)
        return Entry(line, 0.0, kind, line, seat, -1, done.action, False, done.word, done.count, text, events)

    def view(self, line: int, eyes: int, covers: Sequence[tuple[int, int, int]] = ()) -> dict[str, Any]:
        """The position after that many lines, through those eyes; `covers` as in `TableBase.covers`."""
        state = self.state(line)
        clocked = self.game.clocked(state) if covers else []
        covered = [seat for seat, first, last in covers if first <= line <= last and seat in clocked]
        if covered:
            state = self.game.face_down(state, covered)
        view = state.view(eyes)
        view["version"] = line
        return view
