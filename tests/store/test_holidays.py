"""Holidays in the database: one at a time, and no more than a year has."""

from __future__ import annotations

from datetime import UTC, datetime

from lanterns.games import get_game
from lanterns.store import Saved, Store
from lanterns.store.holidays import DAY, due_before, holiday_of, take_holiday
from lanterns.store.profiles import open_profile
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.parts.pace import TURNS, Terms

MARCH = datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()


def test_days_are_counted_and_bounded_by_the_year(store: Store):
    open_profile(store, "d1", "p1", 1.0)
    assert holiday_of(store, "p1", MARCH).until is None
    assert take_holiday(store, "p1", MARCH, 29, 28) is None
    assert holiday_of(store, "p1", MARCH).taken == 0  # nothing was changed
    taken = take_holiday(store, "p1", MARCH, 20, 28)
    assert taken is not None
    assert (taken.until, taken.taken) == (MARCH + 20 * DAY, 20)
    early = take_holiday(store, "p1", MARCH + 2.5 * DAY, 0, 28)  # back early: begun days count
    assert early is not None
    assert (early.until, early.taken) == (None, 3)
    longer = take_holiday(store, "p1", MARCH + 3 * DAY, 25, 28)
    assert longer is not None
    assert longer.taken == 28
    assert take_holiday(store, "p1", MARCH + 40 * DAY, 1, 28) is None
    assert holiday_of(store, "p1", MARCH + 10 * DAY).until == MARCH + 28 * DAY  # over the change of hours
    new_year = datetime(2027, 1, 2, tzinfo=UTC).timestamp()
    assert take_holiday(store, "p1", new_year, 28, 28) is not None


def test_another_holiday_takes_the_place_of_the_one_that_goes_on(store: Store):
    open_profile(store, "d1", "p1", 1.0)
    take_holiday(store, "p1", MARCH, 20, 28)
    again = take_holiday(store, "p1", MARCH, 25, 28)
    assert again is not None
    assert (again.until, again.taken) == (MARCH + 25 * DAY, 25)


def test_tables_are_found_by_when_somebodys_time_is_up(store: Store):
    for ident, terms in (("t1", Terms(TURNS, 86400)), ("t2", Terms(TURNS, 3600)), ("t3", Terms())):
        settings = Settings(terms=terms)
        table = lobby.new_table(ident, get_game("quest"), 1000.0, seats=[Wish("me"), Wish("me")], settings=settings)
        lobby.start(table, 0)
        store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]))
    assert due_before(store, 4599.0) == []
    assert due_before(store, 4600.0) == ["t2"]
    assert due_before(store, 1000.0 + 86400) == ["t2", "t1"]
