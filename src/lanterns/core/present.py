"""A position with just enough memory to take answers back: the state, and the stretch that may be undone freely.

Free undo goes back within one's own answers to the last draw of chance, reveal or answer of another seat. (While
several seats answer at once, unseen: unless an answer of one's own was told to all.) So it is enough to keep the state
before that stretch and the answers since: neither opening a game nor an undo needs a replay.
Going further back plays again from a mark (`way`, see `Marks`); where there is none, as in a game that was just
opened, it needs all actions that stand (`rebuild`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from lanterns.core.errors import IllegalAction
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.history import History, Mark, Marks, Meter, Move
from lanterns.core.state import State
from lanterns.core.step import CHANCE, EVERYONE, NO_ACTOR


class Present:
    """`stood` counts the actions that stand; `last[seat]` is the index among them of that seat's last answer, -1 none.

    `tail` holds the answers since `anchor`; `before` is who acted before them. In `lanes` several seats answer at once.
    """

    def __init__(self, game: AnyGame, options: Mapping[str, str], state: State | None = None) -> None:
        self.game = game
        self.options: dict[str, str] = dict(options)
        self.state: State = state if state is not None else game.new(options)
        self.state.listen()
        self.tail = History()
        self.lanes = False
        self.sealed: set[int] = set()  # seats of which an answer given at once with others was told to all
        self.before = NO_ACTOR
        self.stood = 0
        self.last: list[int] = [-1] * game.players(self.state)
        self.anchor_last: list[int] = self.last[:]
        self.marks = Marks(0, [])
        self._anchor: State | None = None
        self._saved: Mapping[str, Any] | None = None  # the anchor as it was saved

    def play(self, actor: int, code: int) -> list[Event]:
        """Play an action of a seat or of CHANCE; what happened is returned. Raises IllegalAction without any change."""
        state = self.state
        lanes = bool(state.lanes)
        self.marks.look(state, actor, self.stood, self.last)
        fresh = not len(self.tail) or self.lanes != lanes or (not lanes and self.tail.actor != actor)
        anchor = state.copy() if fresh and actor != CHANCE else None
        previous = self.tail.actor if len(self.tail) else self.before
        state.play(code, actor)
        if actor == CHANCE:
            self._bar(CHANCE)
        else:
            if fresh:
                self.tail = History()
                self.sealed = set()
                self._anchor = anchor
                self._saved = None
                self.anchor_last = self.last[:]
                self.lanes = lanes
                self.before = previous
            self.tail.add(actor, code)
            self.last[actor] = self.stood
        self.stood += 1
        self.marks.add(actor, code)
        events = state.take_events()
        if lanes and actor != CHANCE:
            if not state.lanes:  # what was answered unseen is laid open
                self._bar(actor)
            elif any(event.only == EVERYONE for event in events):
                self.sealed.add(actor)
        return events

    def _bar(self, actor: int) -> None:
        self.tail = History()
        self._anchor = None
        self._saved = None
        self.anchor_last = self.last[:]
        self.lanes = False
        self.sealed = set()
        self.before = actor

    def free(self, seat: int) -> int:
        """How many of its answers a seat may take back freely."""
        if seat in self.sealed or not (self.lanes or (len(self.tail) and self.tail.actor == seat)):
            return 0
        return sum(1 for actor, _ in self.tail.standing() if actor == seat)

    def barred(self, seat: int) -> str:
        """Why a seat can take back nothing: "nothing", "chance" or "other"; "" when it can."""
        if self.free(seat):
            return ""
        if seat in self.sealed:
            return "other"
        actor = self.before if not len(self.tail) or self.lanes else self.tail.actor
        return "nothing" if actor == NO_ACTOR else "chance" if actor == CHANCE else "other"

    def undo(self, seat: int, count: int) -> str:
        """Take back the last `count` answers of a seat; returns the word of the record (undo or retract).

        Raises IllegalAction without any change; its message is what `barred` says, or how many can be taken back.
        """
        if not 0 < count <= self.free(seat):
            raise IllegalAction(self.barred(seat) or f"only {self.free(seat)} can be taken back freely")
        node = self.tail.back("retract", count, seat)
        state = self._anchor_state().copy()
        last = self.anchor_last[:]
        stood = self.stood - len(self.tail)
        try:
            for actor, code in self.tail.standing(node):
                state.play(code, actor)
                last[actor] = stood
                stood += 1
        except IllegalAction as error:
            raise IllegalAction("other") from error
        word = "retract" if self.lanes else "undo"
        self.state = state
        self.state.listen()
        self.tail.now = node
        self.last = last
        self.stood = stood
        self.marks.rewound(stood - len(self.tail), self.tail.standing())
        if not len(self.tail):
            self._anchor = None
            self._saved = None
            self.lanes = False
        return word

    def _anchor_state(self) -> State:
        if self._anchor is None:
            assert self._saved is not None
            self._anchor = self.game.load(self._saved)
        return self._anchor

    def since_answer(self, seat: int) -> int:
        """How many standing actions there are from a seat's last answer on, that answer included; 0 without one."""
        return self.stood - self.last[seat] if self.last[seat] >= 0 else 0

    def way(self, count: int) -> Way | None:
        """The way to where the game stood so many standing actions ago; None when it is not known here."""
        to = self.stood - count
        mark = self.marks.last_before(to)
        if mark is None and (self.marks.base or to < 0):
            return None
        return Way(self, mark, to)

    @staticmethod
    def rebuild(
        game: AnyGame, options: Mapping[str, str], moves: Sequence[Move], meter: Meter | None = None
    ) -> Present:
        """Where these actions lead from the start. Raises IllegalAction, and what `meter` raises."""
        present = Present(game, options)
        for actor, code in moves:
            if meter is not None:
                meter(1)
            present.play(actor, code)
        return present

    def to_json(self) -> dict[str, Any]:
        """A snapshot; complete, so never to be shown to a player."""
        if self._saved is None and self._anchor is not None:
            self._saved = self._anchor.to_json()
        return {
            "state": self.state.to_json(),
            "anchor": self._saved,
            "tail": [[actor, code] for actor, code in self.tail.standing()],
            "lanes": self.lanes,
            "sealed": sorted(self.sealed),
            "before": self.before,
            "stood": self.stood,
            "last": self.last,
            "anchor_last": self.anchor_last,
        }

    @staticmethod
    def load(game: AnyGame, options: Mapping[str, str], data: Mapping[str, Any]) -> Present:
        """The inverse of `to_json`. Raises BadState, and KeyError, TypeError or ValueError for what is none."""
        present = Present(game, options, game.load(data["state"]))
        present._saved = data["anchor"]
        present.tail = History.of_moves((actor, code) for actor, code in data["tail"])
        present.lanes = data["lanes"]
        present.sealed = set(data["sealed"])
        present.before = data["before"]
        present.stood = data["stood"]
        present.last = list(data["last"])
        present.anchor_last = list(data["anchor_last"])
        present.marks = Marks(present.stood - len(present.tail), present.tail.standing())
        return present


class Way:
    """How a position before is come to, with no need of the game as it is by then: from a mark (None: from the start)
    by the actions that stood after it."""

    def __init__(self, present: Present, mark: Mark | None, to: int) -> None:
        self.game = present.game
        self.options = present.options
        self.mark = mark
        self.moves = present.marks.moves(0 if mark is None else mark.at, to)
        self.marks = present.marks.copy()
        self.marks.rewound(to, [])

    def walk(self) -> Present:
        """The position, exactly as `Present.rebuild` gives it."""
        mark = self.mark
        if mark is None:
            return Present.rebuild(self.game, self.options, self.moves)
        present = Present(self.game, self.options, self.game.load(json.loads(mark.state)))
        present.before, present.stood, present.last = mark.before, mark.at, list(mark.last)
        for actor, code in self.moves:
            present.play(actor, code)
        present.marks = self.marks
        return present
