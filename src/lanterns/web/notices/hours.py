"""Times of somebody's own day, over midnight and over the change of hours. All instants are seconds of the epoch."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

LONGEST = 64  # letters of a zone's name


def zone_of(name: str) -> ZoneInfo | None:
    """The zone of a name of the tz database; None for what is none."""
    if not 0 < len(name) <= LONGEST:
        return None
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        return None


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    """The instant of a local time: of one that a day has twice the first, of one that it has not at all that much
    later."""
    return datetime.combine(day, time(*divmod(minutes, 60)), zone).timestamp()


def quiet_until(now: float, zone: ZoneInfo, start: int, end: int) -> float | None:
    """When the quiet hours end in which `now` lies, from `start` to `end` (minutes of the day); None outside them."""
    if start == end:
        return None
    today = datetime.fromtimestamp(now, zone).date()
    for day in (today - timedelta(days=1), today):
        last = day if end > start else day + timedelta(days=1)
        until = _at(last, end, zone)
        if _at(day, start, zone) <= now < until:
            return until
    return None


def next_at(now: float, zone: ZoneInfo, minutes: int) -> float:
    """The next time after `now` at which a clock there shows that."""
    today = datetime.fromtimestamp(now, zone).date()
    days = (today + timedelta(days=more) for more in range(3))
    return next(at for at in (_at(day, minutes, zone) for day in days) if at > now)


def day_began(now: float, zone: ZoneInfo) -> float:
    """The midnight before `now`."""
    return _at(datetime.fromtimestamp(now, zone).date(), 0, zone)


def day_name(at: float, zone: ZoneInfo) -> str:
    """The date there, as 2026-11-29."""
    return datetime.fromtimestamp(at, zone).date().isoformat()
