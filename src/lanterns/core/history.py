"""Which actions of a record stand, and the states on the way to them.

Undo and take-back go back along what stands; retract takes the actions of one seat out of it, and those of the others
that came after stand again. Play, tables and looking back all ask here.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from lanterns.core.errors import IllegalAction
from lanterns.core.record import Line
from lanterns.core.state import State
from lanterns.core.step import CHANCE, NO_ACTOR, PEOPLE

Move = tuple[int, int]  # actor, action code
Stand = tuple[int, int, int]  # line of the record that it was played on, from 1; actor, action code

# Told how many actions are about to be played; it may raise an error of its own to end a replay that costs too much.
Meter = Callable[[int], None]

KEEP_EVERY: Final = 32  # standing actions between two kept copies: an undo replays fewer than this

MARK_EVERY: Final = 32  # actions between two marks, or more
NEAR: Final = 8  # the last marks, of which none is left out
FAR: Final = 64  # marks before these; when they are more, every other is let go


class History:
    """The actions of a record as a tree: node 0 is the beginning, each other node an action after that of its parent.

    A line of the record leads from one node to another: an action to a new one, undo and takeback to one before,
    retract to a branch of its own. So what has once stood stays known. `now` is where the record stands. `sources`:
    the node at which an action was played; another one than its own where a retract of another seat let it stand again.
    """

    def __init__(self) -> None:
        self.parents: list[int] = [0]
        self.sources: list[int] = [0]
        self.actors: list[int] = [NO_ACTOR]
        self.actions: list[int] = [-1]
        self.depths: list[int] = [0]
        self.now = 0

    def __len__(self) -> int:
        """How many actions stand."""
        return self.depths[self.now]

    @staticmethod
    def of(lines: Iterable[Line]) -> History:
        """After these lines of a record. Raises IllegalAction when one of them takes back more than there is."""
        history = History()
        for line in lines:
            history.now = history.after(line)
        return history

    @staticmethod
    def of_moves(moves: Iterable[Move]) -> History:
        """Of actions that all stand."""
        history = History()
        for actor, action in moves:
            history.add(actor, action)
        return history

    def add(self, actor: int, action: int) -> None:
        """One more action stands."""
        self.now = self._grow(self.now, actor, action)

    def after(self, line: Line) -> int:
        """The node that a line of the record leads to from `now`; `now` stays. Raises IllegalAction."""
        if line.actor != PEOPLE:
            return self._grow(self.now, line.actor, line.action)
        return self.back(line.word, line.count, line.seat) if line.count else self.now

    def back(self, word: str, count: int, seat: int) -> int:
        """The node that undo, takeback or (of that seat alone) retract leads to; `now` stays. Raises IllegalAction."""
        if word == "retract":
            return self._without(count, seat)
        if count > len(self):
            raise IllegalAction(f"{count} actions cannot be taken back: only {len(self)} stand")
        node = self.now
        for _ in range(count):
            node = self.parents[node]
        return node

    def _without(self, count: int, seat: int) -> int:
        left = count
        stay: list[int] = []
        node = self.now
        while left:
            if not node:
                raise IllegalAction(f"seat {seat} has not {count} actions to take back")
            if self.actors[node] == seat:
                left -= 1
            else:
                stay.append(node)
            node = self.parents[node]
        for other in reversed(stay):
            node = self._grow(node, self.actors[other], self.actions[other], self.sources[other])
        return node

    def _grow(self, parent: int, actor: int, action: int, source: int = -1) -> int:
        self.sources.append(len(self.parents) if source < 0 else source)
        self.parents.append(parent)
        self.actors.append(actor)
        self.actions.append(action)
        self.depths.append(self.depths[parent] + 1)
        return len(self.parents) - 1

    def standing(self, node: int = -1) -> list[Move]:
        """The actions that stand at a node (-1: now), oldest first."""
        at = self.now if node < 0 else node
        moves: list[Move] = []
        while at:
            moves.append((self.actors[at], self.actions[at]))
            at = self.parents[at]
        moves.reverse()
        return moves

    @property
    def actor(self) -> int:
        """Who played the last action that stands, NO_ACTOR without one."""
        return self.actors[self.now]

    def own_tail(self, seat: int) -> int:
        """How many actions a seat played since the last one of chance or of another seat."""
        node = self.now
        while self.actors[node] == seat:
            node = self.parents[node]
        return len(self) - self.depths[node]


def standing(lines: Iterable[Line]) -> list[Stand]:
    """The actions that stand after these lines of a record, oldest first.

    The line of an action is the one that it was played on, even where another seat retracted one before it later and
    it stands again since: there stand its words and its time, there a replay shows it, and lines only ever go up.
    Raises IllegalAction when a line takes back more than there is.
    """
    history = History()
    born: list[int] = [0]
    for number, line in enumerate(lines, 1):
        history.now = history.after(line)
        born += [number] * (len(history.parents) - len(born))
    stands: list[Stand] = []
    node = history.now
    while node:
        stands.append((born[history.sources[node]], history.actors[node], history.actions[node]))
        node = history.parents[node]
    stands.reverse()
    return stands


class Kept:
    """The states at the nodes of a history, of which some are kept so that none is far from the next.

    `root` is the state at the beginning, not to be changed any more. `most` is how many more are kept, the oldest go
    first; 0: any number.
    """

    def __init__(self, history: History, root: State, most: int = 0) -> None:
        self.history = history
        self.root = root
        self.most = most
        self.states: dict[int, State] = {}

    def keep(self, node: int, state: State) -> None:
        """Keep a copy of the state at a node."""
        if node and node not in self.states:
            self.states[node] = state.copy()
            if self.most and len(self.states) > self.most:
                del self.states[next(iter(self.states))]

    def state(self, node: int, meter: Meter | None = None) -> State:
        """The state at a node, to be played on. Raises IllegalAction when what stands there cannot be played any more,
        and what `meter` raises.

        The way from a kept copy is halved by further copies, down to where it ends: whoever goes there again and again,
        or a step before it, plays next to nothing again.
        """
        history = self.history
        path: list[int] = []
        at = node
        while at and at not in self.states:
            path.append(at)
            at = history.parents[at]
        state = self.states[at].copy() if at else self.root.copy()
        if meter is not None:
            meter(len(path))
        path.reverse()
        copy_at = (len(path) + 1) // 2
        for played, step in enumerate(path, 1):
            state.play(history.actions[step], history.actors[step])
            if played == copy_at or history.depths[step] % KEEP_EVERY == 0:
                self.keep(step, state)
            if played == copy_at:
                copy_at += (len(path) - copy_at + 1) // 2
        return state

    def forget_beside(self, node: int) -> None:
        """Before the history goes on from that node: let go of the states that it leaves behind, and of those between
        two that are kept anyway, far from it."""
        common = node
        while common > self.history.now:  # a branch of its own was made after all that stands now
            common = self.history.parents[common]
        same, goal = self.history.depths[common], self.history.depths[node]
        for at in list(self.states):
            depth = self.history.depths[at]
            stands = depth <= same or at > self.history.now
            if not stands or (depth % KEEP_EVERY and depth < goal - 2 * KEEP_EVERY):
                del self.states[at]


class Mark:
    """The state before action `at` of those that stand, who acted before it, and `Present.last` then."""

    def __init__(self, at: int, state: str, before: int, last: Sequence[int]) -> None:
        self.at = at
        self.state = state
        self.before = before
        self.last = list(last)


class Marks:
    """The actions that stand from number `base` on, and marks among them, so that going back plays little again,
    however long the game has lasted.

    A mark is the state before an action, as text. It is made only where all that `Present` remembers begins anew with
    that action, so that to play on from it gives what to play from the start would: before a draw of chance, or before
    an answer of another than who acted last. (While several seats answer at once: before the first of them, when that
    follows a draw.)
    """

    def __init__(self, base: int, moves: Sequence[Move]) -> None:
        self.base = base
        self.actors = array("b", [actor for actor, _ in moves])
        self.codes = array("q", [code for _, code in moves])
        self.far: list[Mark] = []
        self.near: list[Mark] = []
        self.every = MARK_EVERY
        self.gap = MARK_EVERY  # actions between two marks that are far, or more

    def copy(self) -> Marks:
        """The same, to go another way."""
        new = Marks(self.base, [])
        new.actors, new.codes = self.actors[:], self.codes[:]
        new.far, new.near = self.far[:], self.near[:]
        new.every, new.gap = self.every, self.gap
        return new

    def look(self, state: State, actor: int, stood: int, last: Sequence[int]) -> None:
        """So many actions stand, and this actor is about to act: mark it when it is time for it."""
        if self.near and stood - self.near[-1].at < self.every:
            return
        before = self.actors[-1] if self.actors else NO_ACTOR
        known = bool(self.actors) or not stood
        if actor != CHANCE and not (known and (before == CHANCE or (not state.lanes and before != actor))):
            return
        self.near.append(Mark(stood, json.dumps(state.to_json()), before, last))
        if len(self.near) > NEAR:
            old = self.near.pop(0)
            if not self.far or old.at - self.far[-1].at >= self.gap:
                self.far.append(old)
        if len(self.far) > FAR:
            self.far = self.far[::2]
            self.gap *= 2

    def add(self, actor: int, code: int) -> None:
        """An action was played."""
        self.actors.append(actor)
        self.codes.append(code)

    def rewound(self, stands: int, since: Sequence[Move]) -> None:
        """So many actions stand as they did, and these after them."""
        del self.actors[max(0, stands - self.base) :]
        del self.codes[max(0, stands - self.base) :]
        self.actors.extend([actor for actor, _ in since])
        self.codes.extend([code for _, code in since])
        self.far = [mark for mark in self.far if mark.at <= stands]
        self.near = [mark for mark in self.near if mark.at <= stands]

    def last_before(self, to: int) -> Mark | None:
        """The last mark before so many actions stood."""
        return next((mark for marks in (self.near, self.far) for mark in reversed(marks) if mark.at < to), None)

    def moves(self, first: int, to: int) -> list[Move]:
        """The actions that stand from one number to another."""
        span = slice(first - self.base, to - self.base)
        return list(zip(self.actors[span], self.codes[span]))

    def to_json(self) -> dict[str, Any]:
        """Complete, so never to be shown to a player."""
        marks = [[mark.at, mark.state, mark.before, mark.last] for mark in self.far + self.near]
        return {
            "base": self.base, "actors": list(self.actors), "codes": list(self.codes), "marks": marks,
            "far": len(self.far), "gap": self.gap,
        }  # fmt: skip

    @staticmethod
    def load(data: Mapping[str, Any]) -> Marks:
        """The inverse of `to_json`."""
        marks = Marks(data["base"], list(zip(data["actors"], data["codes"])))
        found = [Mark(at, state, before, last) for at, state, before, last in data["marks"]]
        marks.far, marks.near, marks.gap = found[: data["far"]], found[data["far"] :], data["gap"]
        return marks
