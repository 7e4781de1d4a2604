"""The three boards of a day alike: their position, what is told of them beforehand, and afterwards the best."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from lanterns.daily.attempt import Laid
from lanterns.daily.games import Board, Entry
from lanterns.daily.games.dungeons import rescue
from lanterns.daily.games.mapmasters import dungeon
from lanterns.daily.games.mapmasters.dungeon import Dungeon
from lanterns.daily.games.quest import night
from lanterns.daily.games.quest.night import Night
from lanterns.daily.games.quest.worth import with_these_dice
from lanterns.daily.pool import pool_of

KEPT = 96  # boards in memory: they are only read


@dataclass(frozen=True, slots=True)
class Best:
    """The best that a board allows, told afterwards: its points (of a rescue the turns of the shown line, of a night
    what these very dice allowed), the answers that come to it, and what was to be expected before the first roll."""

    points: int
    answers: tuple[int, ...]
    expected: float | None


@dataclass(frozen=True, slots=True)
class DayBoard:
    """A board on its day."""

    board: Board
    day: date
    entry: Entry
    laid: Laid


def entry_of(board: Board, day: date) -> Entry:
    """Which board a day has. Raises BadContent."""
    return pool_of(board).on(day)


@lru_cache(KEPT)
def board_on(board: Board, day: date, ident: str = "") -> DayBoard:
    """The board of a day; `ident` names one that this day had when somebody began it, where there still is such a one.
    Raises LanternsError."""
    pool = pool_of(board)
    entry = (pool.find(ident) if ident else None) or pool.on(day)
    if isinstance(entry, Dungeon):
        laid = dungeon.lay(entry, pool.ruleset)
    elif isinstance(entry, Night):
        laid = night.lay(entry, pool.ruleset, f"night {day.isoformat()}")
    else:
        laid = rescue.lay(entry, pool.ruleset)
    return DayBoard(board, day, entry, laid)


@lru_cache(KEPT)
def facts_of(board: Board, day: date) -> dict[str, int | str]:
    """What is told of a day's board beforehand: nothing that helps to play it."""
    on = board_on(board, day)
    if isinstance(on.entry, Dungeon):
        return dungeon.facts(on.entry)
    if isinstance(on.entry, Night):
        return night.facts(on.entry)
    return {**rescue.facts(on.laid), "turns": on.entry.turns}


@lru_cache(KEPT)
def best_on(board: Board, day: date, ident: str = "") -> Best:
    """The best that a board allows; of a dungeon and of a night it takes some seconds to find."""
    on = board_on(board, day, ident)
    if isinstance(on.entry, Dungeon):
        _, _, answers = dungeon.best_of(on.laid)
        return Best(on.entry.best, tuple(answers), None)
    if isinstance(on.entry, Night):
        points, answers = with_these_dice(on.laid)
        return Best(points, tuple(answers), on.entry.worth)
    return Best(on.entry.turns, tuple(rescue.line_of(on.entry, on.laid)), None)
