"""Days, and runs of them. A day is one of UTC, everywhere: it begins and ends at the same moment for everybody, and
knows no change of hours."""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

from lanterns.daily.pool import FIRST_DAY
from lanterns.tables import Refused

GRACE = 3600.0  # seconds after midnight in which a try that was begun before it still counts for its own day
FORGIVEN = 30  # one missed day in so many ends no run


def now() -> float:
    """The clock on the wall, in seconds since 1970."""
    return time.time()


def day_of(at: float) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(at, UTC).date()


def ends(day: date) -> float:
    """The moment at which a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + 24 * 3600


def read_day(text: str, today: date) -> date:
    """A day that has boards already. Raises Refused `daily-unknown` for any other text, and for days to come."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if text != day.isoformat() or not FIRST_DAY <= day <= today:
        raise Refused("daily-unknown", f"days with boards are {FIRST_DAY} to {today}")
    return day


def read_month(text: str, today: date) -> date:
    """The first day of a month, "2026-11", in which there are boards. Raises Refused."""
    try:
        first = date.fromisoformat(f"{text}-01")
    except ValueError:
        first = date.max
    if first.isoformat()[:7] != text or not FIRST_DAY.replace(day=1) <= first <= today:
        raise Refused("daily-unknown", f"months with boards are {FIRST_DAY:%Y-%m} to {today:%Y-%m}")
    return first


def in_time(day: date, began: float, done: float) -> bool:
    """Whether a try keeps its day: it was over before midnight, or soon after it where it was begun before."""
    return done < ends(day) or (began < ends(day) and done < ends(day) + GRACE)


def run_of(days: Collection[date], last: date) -> int:
    """How many days run up to one, which need not be played yet. A missed day is forgiven where none was in the 30
    days after it; it does not count."""
    at = last if last in days else last - timedelta(1)
    count, forgiven = 0, date.max
    while True:
        if at in days:
            count += 1
        elif at - timedelta(1) in days and (forgiven - at).days >= FORGIVEN:
            forgiven = at
        else:
            return count
        at -= timedelta(1)


def longest(days: Collection[date]) -> int:
    """The longest run there ever was."""
    return max((run_of(days, day) for day in days), default=0)
