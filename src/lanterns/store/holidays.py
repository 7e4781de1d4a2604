"""Holidays: when somebody's clocks stand still at their tables by turns, and how many days of a year that may be. Each
call is one transaction. All raise StoreError."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select, update

from lanterns.store.errors import explained
from lanterns.store.schema import game_tables, holidays
from lanterns.store.store import Store
from lanterns.tables.parts.match import PLAYING

DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Holiday:
    """Until when it is now, None for no holiday; how many days of this year were taken, begun ones whole."""

    until: float | None
    taken: int


def _year(at: float) -> float:
    return datetime(datetime.fromtimestamp(at, UTC).year, 1, 1, tzinfo=UTC).timestamp()


def _read(connection: Connection, profile: str, now: float) -> Holiday:
    query = select(holidays.c.start, holidays.c.until).where(holidays.c.profile == profile)
    rows = connection.execute(query.where(holidays.c.start >= _year(now) - 366 * DAY)).all()
    first = _year(now)
    taken = sum(math.ceil((row.until - row.start) / DAY) for row in rows if row.start >= first)
    return Holiday(max((row.until for row in rows if row.until > now), default=None), taken)


def holiday_of(store: Store, profile: str, now: float) -> Holiday:
    """A person's holiday now."""
    with explained(), store.engine.connect() as connection:
        return _read(connection, profile, now)


def take_holiday(store: Store, profile: str, now: float, days: int, most: int) -> Holiday | None:
    """A holiday of so many days from now on, in place of the one that goes on; 0 ends that. None, and nothing changed,
    when it would be more than `most` days in this year."""
    here = (holidays.c.profile == profile) & (holidays.c.until > now)
    with explained(), store.writer.begin() as connection:
        if not store.sqlite:  # two at once are counted one after the other
            connection.execute(select(holidays.c.id).where(holidays.c.profile == profile).with_for_update())
        going = connection.execute(select(holidays.c.id, holidays.c.start, holidays.c.until).where(here)).all()
        ended = sum(math.ceil((row.until - row.start) / DAY) - math.ceil((now - row.start) / DAY) for row in going)
        if days and _read(connection, profile, now).taken - ended + days > most:
            return None
        connection.execute(update(holidays).where(here).values(until=now))
        if days:
            connection.execute(insert(holidays).values(profile=profile, start=now, until=now + days * DAY))
        return _read(connection, profile, now)


def due_before(store: Store, until: float) -> list[str]:
    """The tables in play at which somebody's time is up before that, the soonest first."""
    here = (game_tables.c.due <= until) & (game_tables.c.status == PLAYING)
    with explained(), store.engine.connect() as connection:
        return list(connection.execute(select(game_tables.c.id).where(here).order_by(game_tables.c.due)).scalars())
