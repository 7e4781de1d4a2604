"""Tries at the boards of days, a counted one by profile, day and board: blocking calls, each one transaction. All raise
StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import Conflict, explained
from lanterns.store.schema import dailies
from lanterns.store.store import Store


@dataclass(frozen=True, slots=True)
class Result:
    """What a try came to; see `daily.attempt.Outcome`."""

    points: int
    steps: int
    ended: str


@dataclass(frozen=True, slots=True)
class Try:
    """A try: the board that it is at, when it was begun, what was answered so far, when it was over and what it came
    to; None for both while it goes on."""

    day: str
    board: str
    entry: str
    began: float
    answers: tuple[int, ...]
    done: float | None
    result: Result | None


def _try(row: Row[Any]) -> Try:
    answers = tuple(int(code) for code in row.answers.split())
    result = None if row.done is None else Result(row.points, row.steps, row.ended)
    return Try(row.day, row.board, row.entry, row.began, answers, row.done, result)


def read_try(store: Store, profile: str, day: str, board: str) -> Try | None:
    """The counted try of a profile at a board; None before its first answer."""
    query = select(dailies).where(
        dailies.c.profile == profile, dailies.c.day == day, dailies.c.board == board
    )  # fmt: skip
    with explained(), store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return None if row is None else _try(row)


def go_on(store: Store, profile: str, before: int, after: Try) -> None:
    """Keep a try that had `before` answers until now. Raises Conflict when it has gone on elsewhere, or is over: then
    what is kept stays."""
    answers = " ".join(str(code) for code in after.answers)
    result = after.result
    values = {
        "answers": answers,
        "count": len(after.answers),
        "done": after.done,
        "points": None if result is None else result.points,
        "steps": None if result is None else result.steps,
        "ended": None if result is None else result.ended,
    }
    where = (dailies.c.profile == profile, dailies.c.day == after.day, dailies.c.board == after.board)
    with explained():
        try:
            with store.writer.begin() as connection:
                if before == 0:
                    first = {"profile": profile, "day": after.day, "board": after.board, "entry": after.entry}
                    connection.execute(insert(dailies).values(**first, began=after.began, **values))
                    return
                still = (dailies.c.count == before, dailies.c.done.is_(None))
                if connection.execute(update(dailies).where(*where, *still).values(**values)).rowcount != 1:
                    raise Conflict(f"the try at {after.board} of {after.day} has gone on")
        except IntegrityError as error:
            raise Conflict(f"the try at {after.board} of {after.day} has begun already") from error


def tries_of(store: Store, profile: str) -> list[Try]:
    """All tries of a profile, by day."""
    query = select(dailies).where(dailies.c.profile == profile)
    with explained(), store.engine.connect() as connection:
        return [_try(row) for row in connection.execute(query.order_by(dailies.c.day, dailies.c.board))]


def spread_of(store: Store, day: str, board: str) -> list[tuple[int, int]]:
    """How all tries at a board came out: points, and how many came to them."""
    query = (
        select(dailies.c.points, func.count())
        .where(dailies.c.day == day, dailies.c.board == board, dailies.c.done.is_not(None))
        .group_by(dailies.c.points)
        .order_by(dailies.c.points)
    )
    with explained(), store.engine.connect() as connection:
        return [(points, count) for points, count in connection.execute(query)]
