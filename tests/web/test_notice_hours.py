"""Times of somebody's own day: over midnight, and over the change of hours."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from lanterns.web.notices.hours import day_began, day_name, next_at, quiet_until, zone_of

PARIS = ZoneInfo("Europe/Paris")


def utc(text: str) -> float:
    return datetime.fromisoformat(f"{text}+00:00").timestamp()


@pytest.mark.parametrize(
    ("now", "start", "end", "until"),
    [
        ("2026-11-29T21:30", 22, 8, "2026-11-30T07:00"),  # 22:30 there, until 8 the next day
        ("2026-11-29T23:30", 22, 8, "2026-11-30T07:00"),  # after midnight there
        ("2026-11-29T20:59", 22, 8, None),
        ("2026-11-29T07:00", 22, 8, None),  # it has just ended
        ("2026-11-29T12:00", 12, 14, "2026-11-29T13:00"),
        ("2026-11-29T12:00", 14, 14, None),  # no hours at all
        ("2026-03-28T22:00", 22, 8, "2026-03-29T06:00"),  # the hour that is left out at 2 makes the night shorter
        ("2026-10-24T20:30", 22, 8, "2026-10-25T07:00"),  # and the one that comes twice makes it longer
    ],
)
def test_quiet_hours(now: str, start: int, end: int, until: str | None):
    found = quiet_until(utc(now), PARIS, start * 60, end * 60)
    assert found == (None if until is None else utc(until))


def test_quiet_hours_that_end_in_the_hour_that_is_left_out():
    assert quiet_until(utc("2026-03-29T00:00"), PARIS, 0, 150) == utc("2026-03-29T01:30")  # 3:30 there
    assert quiet_until(utc("2026-10-25T00:20"), PARIS, 0, 150) == utc("2026-10-25T00:30")  # the first 2:30


def test_the_next_time_that_a_clock_shows():
    assert next_at(utc("2026-11-29T16:00"), PARIS, 18 * 60) == utc("2026-11-29T17:00")
    assert next_at(utc("2026-11-29T17:00"), PARIS, 18 * 60) == utc("2026-11-30T17:00")
    assert next_at(utc("2026-10-24T22:30"), PARIS, 18 * 60) == utc("2026-10-25T17:00")  # a day of 25 hours


def test_the_day():
    assert day_began(utc("2026-11-29T23:30"), PARIS) == utc("2026-11-29T23:00")
    assert day_began(utc("2026-10-25T20:00"), PARIS) == utc("2026-10-24T22:00")
    assert day_name(utc("2026-11-29T23:30"), PARIS) == "2026-11-30"


def test_what_is_no_zone():
    assert zone_of("Europe/Paris") == PARIS
    for name in ("", "Nowhere/Town", "../../etc/passwd", "/etc/localtime", "Europe", "a" * 65, "Europe/Paris\0"):
        assert zone_of(name) is None, name
