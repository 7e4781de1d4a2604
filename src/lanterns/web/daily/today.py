"""A day and its boards as a whole: what is told of them, how everybody did, and what somebody's days come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from lanterns.daily.boards import board_on, facts_of
from lanterns.daily.games import BOARDS, GAMES_OF, Board
from lanterns.daily.games.dungeons.rescue import Rescue
from lanterns.daily.games.mapmasters.dungeon import Dungeon
from lanterns.daily.pool import FIRST_DAY
from lanterns.store import Store
from lanterns.store.dailies import Try, spread_of, tries_of
from lanterns.store.profiles import profile_of
from lanterns.web.daily.days import day_of, ends, in_time, longest, run_of
from lanterns.web.daily.playing import outcome_of
from lanterns.web.daily.shapes import CountShape, DailyCard, DailyDay, DailyMonth, DayMarks, Mark, MineShape

WEEK = 7


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept: the tries of somebody, and by board how everybody did on a day."""

    mine: list[Try]
    spreads: dict[Board, list[tuple[int, int]]]


def kept_of(store: Store, device: str, day: date | None) -> Kept:
    """What is kept for a device, and of a day. Blocks; raises StoreError."""
    profile = profile_of(store, device) if device else None
    mine = [] if profile is None else tries_of(store, profile.id)
    spreads = {} if day is None else {board: spread_of(store, day.isoformat(), board) for board in BOARDS}
    return Kept(mine, spreads)


def day_shape(kept: Kept, day: date, now: float) -> DailyDay:
    """A day to somebody."""
    today = day_of(now)
    cards = [_card(kept, board, day) for board in BOARDS]
    week = marks(kept.mine, [today - timedelta(back) for back in range(WEEK - 1, -1, -1)])
    left = max(0, int(ends(day) - now))
    first = FIRST_DAY.isoformat()
    return DailyDay(day.isoformat(), today.isoformat(), first, left, cards, week, _mine(kept.mine, today))


def month_shape(mine: Sequence[Try], first: date, now: float) -> DailyMonth:
    """The days of a month up to today."""
    today = day_of(now)
    days = [first + timedelta(number) for number in range(31)]
    there = [day for day in days if day.month == first.month and FIRST_DAY <= day <= today]
    return DailyMonth(first.isoformat()[:7], FIRST_DAY.isoformat(), today.isoformat(), marks(mine, there))


def marks(mine: Sequence[Try], days: Sequence[date]) -> list[DayMarks]:
    """What these days are to somebody."""
    found: dict[tuple[str, str], Mark] = {
        (one.day, one.board): "kept" if _in_time(one) else "late" for one in mine if one.done is not None
    }
    kept = _kept(mine)
    shapes = []
    for day in days:
        told = day.isoformat()
        dungeon, night, rescue = (found.get((told, board), "none") for board in BOARDS)
        shapes.append(DayMarks(told, dungeon, night, rescue, day in kept))
    return shapes


def _card(kept: Kept, board: Board, day: date) -> DailyCard:
    told = day.isoformat()
    spread = kept.spreads[board]
    one = next((one for one in kept.mine if (one.day, one.board) == (told, board)), None)
    outcome = None if one is None else outcome_of(one)
    over = one is not None and outcome is not None
    return DailyCard(
        board,
        GAMES_OF[board],
        day.isoweekday(),
        facts_of(board, day),
        sum(count for _, count in spread),
        one is not None and not over,
        outcome,
        _best(board, day, one) if one is not None and over else None,
        [CountShape(points, count) for points, count in spread] if over else [],
    )


def _best(board: Board, day: date, one: Try) -> int | None:
    """The most points of a dungeon, the turns of the line that wins a rescue."""
    entry = board_on(board, day, one.entry).entry
    if entry.id != one.entry:  # it was one of another version of the program
        return None
    if isinstance(entry, Dungeon):
        return entry.best
    return entry.turns if isinstance(entry, Rescue) else None


def _in_time(one: Try) -> bool:
    return one.done is not None and in_time(date.fromisoformat(one.day), one.began, one.done)


def _kept(mine: Sequence[Try]) -> set[date]:
    """The days on which any board was played in time."""
    return {date.fromisoformat(one.day) for one in mine if _in_time(one)}


def _mine(mine: Sequence[Try], today: date) -> MineShape:
    kept = _kept(mine)
    done = [(one, one.result) for one in mine if one.result is not None]
    nights = [result.points for one, result in done if one.board == "night"]
    rescues = [result.points for one, result in done if one.board == "rescue"]
    lines = [
        one
        for one, result in done
        if one.board == "dungeon" and result.points == _best("dungeon", date.fromisoformat(one.day), one)
    ]
    won = sum(points > 0 for points in rescues)
    return MineShape(run_of(kept, today), longest(kept), len(lines), max(nights, default=0), won, len(rescues))
