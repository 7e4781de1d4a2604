"""What comes of all answers to a dungeon, packed: so that it can be drawn in where there is no network. The answers are
sent later, and judged as any others."""

from __future__ import annotations

import gzip
from datetime import date
from functools import lru_cache

import msgspec

from lanterns.daily.boards import DayBoard, board_on
from lanterns.daily.games import Board
from lanterns.daily.games.mapmasters.dungeon import SEAT, Dungeon
from lanterns.daily.games.mapmasters.lines import BACK, FINISH, steps_of
from lanterns.tables import Refused
from lanterns.web.daily.shapes import ChangeShape, DailyAhead, StepShape

KEPT = 8  # in memory, some 100 to 400 kB each
LAID = 32  # signs of a digest


def laid_of(on: DayBoard) -> str:
    """A name for the position that a board begins with, and for its rules."""
    return on.laid.state.digest()[:LAID]


def foreseen(on: DayBoard) -> bool:
    """Whether what comes of its answers hangs on no chance, and can be told beforehand."""
    return isinstance(on.entry, Dungeon)


@lru_cache(KEPT)
def packed(board: Board, day: date) -> bytes:
    """A `DailyAhead` as JSON, packed by gzip; takes one to three seconds of a core. Raises Refused."""
    on = board_on(board, day)
    if not foreseen(on):
        raise Refused("daily-dice")
    steps = [
        StepShape(step.after, step.code, [ChangeShape(one.at, one.value, one.more) for one in step.changes])
        for step in steps_of(on.laid)
    ]
    view = dict(on.laid.game.view(on.laid.state, SEAT))
    told = DailyAhead(laid_of(on), SEAT, view, BACK, FINISH, steps)
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)
