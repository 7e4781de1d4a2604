"""Marks on finished games, in the database: whose they are, how many, and when they go."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, select

from lanterns.store import Store
from lanterns.store.persons import favourites
from lanterns.store.persons.erasing import erase_profile, kept_of
from lanterns.store.persons.favourites import mark, marked, status_of, unmark
from lanterns.store.persons.joining import has_own, join_profile
from lanterns.store.profiles import open_profile
from lanterns.store.schema import favourites as rows
from tests.store.test_persons import ONE, TWO, lay


@pytest.fixture
def page(store: Store) -> str:
    open_profile(store, ONE, "p1", 1.0)
    return "p1"


def idents(store: Store, device: str, profile: str) -> list[str]:
    return [star.table.id for star in marked(store, device, profile)]


def kept(store: Store) -> list[tuple[str, str, float]]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(rows).order_by(rows.c.profile, rows.c.at))]


def test_the_newest_mark_comes_first_and_comes_off_again(store: Store, page: str):
    for ident in ("t1", "t2"):
        lay(store, ident, over=True, guest=TWO)
    assert (status_of(store, ONE, "t1"), status_of(store, TWO, "t1"), status_of(store, "d9", "t1")) == ("over",) * 2 + (
        None,
    )
    assert mark(store, ONE, page, "t1", 10.0)
    assert mark(store, ONE, page, "t2", 20.0)
    assert mark(store, ONE, page, "t1", 30.0)  # it is marked already, and stays where it was
    assert [(star.table.id, star.mine, star.at) for star in marked(store, ONE, page)] == [
        ("t2", [0], 20.0), ("t1", [0], 10.0),
    ]  # fmt: skip
    assert kept_of(store, page)["favourites"] == [{"table_id": "t1", "at": 10.0}, {"table_id": "t2", "at": 20.0}]
    unmark(store, page, "t2")
    unmark(store, page, "t2")
    assert idents(store, ONE, page) == ["t1"]


def test_there_are_so_many_and_no_more(store: Store, page: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(favourites, "MOST", 2)
    for ident in ("t1", "t2", "t3"):
        lay(store, ident, over=True, guest=TWO)
    assert mark(store, ONE, page, "t1", 1.0)
    assert mark(store, ONE, page, "t2", 2.0)
    assert not mark(store, ONE, page, "t3", 3.0)
    assert mark(store, ONE, page, "t2", 4.0)  # that one is among them
    assert len(kept(store)) == 2
    unmark(store, page, "t1")
    assert mark(store, ONE, page, "t3", 5.0)


def test_two_pages_that_become_one_keep_the_marks_of_both(store: Store, page: str):
    open_profile(store, TWO, "p2", 1.0)
    for ident in ("t1", "t2", "t3"):
        lay(store, ident, over=True, guest=TWO)
    mark(store, ONE, page, "t1", 1.0)
    mark(store, ONE, page, "t2", 2.0)
    mark(store, TWO, "p2", "t2", 3.0)
    mark(store, TWO, "p2", "t3", 4.0)
    assert has_own(store, TWO)
    assert join_profile(store, TWO, page, 9.0)
    assert kept(store) == [("p1", "t1", 1.0), ("p1", "t2", 2.0), ("p1", "t3", 4.0)]
    assert idents(store, TWO, page) == idents(store, ONE, page) == ["t3", "t2", "t1"]


def test_a_mark_goes_with_its_table_and_with_its_person(store: Store, page: str):
    open_profile(store, TWO, "p2", 1.0)
    for ident in ("t1", "t2", "t3"):
        lay(store, ident, over=True, guest=TWO)
        mark(store, ONE, page, ident, 1.0)
        mark(store, TWO, "p2", ident, 2.0)
    store.remove("t1")
    assert [table for _, table, _ in kept(store)] == ["t2", "t3", "t2", "t3"]
    assert not store.forget(ONE, "t2")  # off one's list: the other still has it
    assert kept(store) == [("p1", "t3", 1.0), ("p2", "t2", 2.0), ("p2", "t3", 2.0)]
    erase_profile(store, ONE)
    assert kept(store) == [("p2", "t2", 2.0), ("p2", "t3", 2.0)]


def test_what_is_ones_own_no_more_is_neither_shown_nor_counted(
    store: Store, page: str, monkeypatch: pytest.MonkeyPatch
):
    """As when the device that sat there has gone to another page."""
    monkeypatch.setattr(favourites, "MOST", 1)
    lay(store, "t1", over=True, guest=TWO)
    lay(store, "t2", over=True)
    open_profile(store, "d3", "p3", 1.0)
    with store.writer.begin() as connection:
        connection.execute(insert(rows).values(profile="p3", table_id="t2", at=1.0))
    assert idents(store, "d3", "p3") == []
    assert join_profile(store, TWO, "p3", 2.0)
    assert mark(store, TWO, "p3", "t1", 2.0)
    assert kept(store) == [("p3", "t1", 2.0)]
