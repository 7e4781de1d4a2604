"""A position with just enough memory to take answers back: the state, and the stretch that may be undone freely.

Free undo goes back within one's own answers to the last draw of chance, reveal or answer of another seat. (While
several seats answer at once, unseen: unless an answer of one's own was told to all.) So it is enough to keep the state
before that stretch and the answers since: neither opening a table nor an undo needs a replay.
Going further back (`rebuild`) needs all actions that stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lanterns.core.errors import IllegalAction
from lanterns.core.event import EVERYONE, Event
from lanterns.core.game import Game
from lanterns.core.replay import Meter
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.tables.entry import ACTION, Deed, Entry
from lanterns.tables.refused import Refused

Move = tuple[int, int]  # actor, action code
NONE = -9  # as an actor: no action stands before


class Board:
    """`stood` counts the actions that stand; `last[seat]` is the index among them of that seat's last answer, -1 none.

    `tail` holds the answers since `anchor`; `before` is who acted before them. In `lanes` several seats answer at once.
    """

    def __init__(self, game: Game, options: Mapping[str, str], state: State | None = None) -> None:
        self.game = game
        self.options = dict(options)
        self.state = state if state is not None else game.new(options)
        self.state.listen()
        self.tail: list[Move] = []
        self.lanes = False
        self.sealed: set[int] = set()  # seats of which an answer given at once with others was told to all
        self.before = NONE
        self.stood = 0
        self.last: list[int] = [-1] * game.players(self.state)
        self.anchor_last: list[int] = self.last[:]
        self._anchor: State | dict[str, Any] | None = None  # as saved until somebody needs it

    def play(self, actor: int, code: int) -> list[Event]:
        """Play an action of a seat or of CHANCE; what happened is returned. Raises IllegalAction without any change."""
        state = self.state
        lanes = bool(state.lanes)
        fresh = not self.tail or self.lanes != lanes or (not lanes and self.tail[-1][0] != actor)
        before = state.copy() if fresh and actor != CHANCE else None
        previous = self.tail[-1][0] if self.tail else self.before
        state.play(code, actor)
        if actor == CHANCE:
            self._bar(CHANCE)
        else:
            if fresh:
                self.tail = []
                self.sealed = set()
                self._anchor = before
                self.anchor_last = self.last[:]
                self.lanes = lanes
                self.before = previous
            self.tail.append((actor, code))
            self.last[actor] = self.stood
        self.stood += 1
        events = state.take_events()
        if lanes and actor != CHANCE:
            if not state.lanes:  # what was answered unseen is laid open
                self._bar(actor)
            elif any(event.only == EVERYONE for event in events):
                self.sealed.add(actor)
        return events

    def _bar(self, actor: int) -> None:
        self.tail = []
        self._anchor = None
        self.lanes = False
        self.sealed = set()
        self.before = actor

    def free(self, seat: int) -> int:
        """How many of its answers a seat may take back freely."""
        if seat in self.sealed or not (self.lanes or self._owns(seat)):
            return 0
        return sum(1 for actor, _ in self.tail if actor == seat)

    def _owns(self, seat: int) -> bool:
        return bool(self.tail) and self.tail[-1][0] == seat

    def barred(self, seat: int) -> str:
        """Why a seat can take back nothing: "nothing", "chance" or "other"; "" when it can."""
        if self.free(seat):
            return ""
        if seat in self.sealed:
            return "other"
        actor = self.before if not self.tail or self.lanes else self.tail[-1][0]
        return "nothing" if actor == NONE else "chance" if actor == CHANCE else "other"

    def undo(self, seat: int, count: int) -> str:
        """Take back the last `count` answers of a seat; returns the word of the record (undo or retract).

        Raises Refused without any change.
        """
        if not 0 < count <= self.free(seat):
            raise Refused("undo-barred", self.barred(seat) or f"only {self.free(seat)} can be taken back freely")
        stay: list[Move] = []
        left = count
        for move in reversed(self.tail):
            if move[0] == seat and left:
                left -= 1
            else:
                stay.append(move)
        stay.reverse()
        start = self._anchor_state()
        state = start.copy()
        last = self.anchor_last[:]
        stood = self.stood - len(self.tail)
        try:
            for actor, code in stay:
                state.play(code, actor)
                last[actor] = stood
                stood += 1
        except IllegalAction as error:
            raise Refused("undo-barred", "other") from error
        word = "retract" if self.lanes else "undo"
        self.state = state
        self.state.listen()
        self.tail = stay
        self.last = last
        self.stood = stood
        if not stay:
            self._anchor = None
            self.lanes = False
        return word

    def _anchor_state(self) -> State:
        if isinstance(self._anchor, State):
            return self._anchor
        assert self._anchor is not None
        self._anchor = self.game.load(self._anchor)
        return self._anchor

    def since_answer(self, seat: int) -> int:
        """How many standing actions there are from a seat's last answer on, that answer included; 0 without one."""
        return self.stood - self.last[seat] if self.last[seat] >= 0 else 0

    @staticmethod
    def rebuild(game: Game, options: Mapping[str, str], moves: Sequence[Move], meter: Meter | None = None) -> Board:
        """The board that these actions lead to from the start. Raises IllegalAction, and what `meter` raises."""
        board = Board(game, options)
        for actor, code in moves:
            if meter is not None:
                meter(1)
            board.play(actor, code)
        return board

    def to_json(self) -> dict[str, Any]:
        """A snapshot; complete, so never to be shown to a player."""
        anchor = self._anchor.to_json() if isinstance(self._anchor, State) else self._anchor
        return {
            "state": self.state.to_json(),
            "anchor": anchor,
            "tail": [list(move) for move in self.tail],
            "lanes": self.lanes,
            "sealed": sorted(self.sealed),
            "before": self.before,
            "stood": self.stood,
            "last": self.last,
            "anchor_last": self.anchor_last,
        }

    @staticmethod
    def load(game: Game, options: Mapping[str, str], data: Mapping[str, Any]) -> Board:
        """The inverse of `to_json`. Raises BadState."""
        board = Board(game, options, game.load(data["state"]))
        board._anchor = data["anchor"]
        board.tail = [(actor, code) for actor, code in data["tail"]]
        board.lanes = data["lanes"]
        board.sealed = set(data["sealed"])
        board.before = data["before"]
        board.stood = data["stood"]
        board.last = list(data["last"])
        board.anchor_last = list(data["anchor_last"])
        return board


def standing(lines: Iterable[Entry | Deed]) -> list[Move]:
    """The actions that stand after these lines of a record, oldest first."""
    moves: list[Move] = []
    for line in lines:
        if line.code >= 0:
            moves.append((line.seat if line.kind == ACTION else CHANCE, line.code))
        elif line.word == "retract":
            left = line.count
            for at in range(len(moves) - 1, -1, -1):
                if left and moves[at][0] == line.seat:
                    del moves[at]
                    left -= 1
        elif line.count:
            del moves[len(moves) - line.count :]
    return moves
