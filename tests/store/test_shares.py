"""Public addresses of finished games, in the database."""

from __future__ import annotations

import pytest

from lanterns.store import Conflict, Saved, Store
from lanterns.store.shares import KEPT, close_shares, find_share, open_share, share_of, shares_of
from tests.tables.helpers import laid


@pytest.fixture(autouse=True)
def table(store: Store) -> None:
    made = laid("me", "open")
    store.create(Saved(made, made.log.take_fresh(), grants=[("d1", 0), ("d2", -1)]))


def test_a_table_has_one_open_address_at_a_time(store: Store):
    assert share_of(store, "t1") is None
    first = open_share(store, "t1", "aaa", 5.0)
    assert (first.token, first.table, first.made, first.closed) == ("aaa", "t1", 5.0, False)
    assert open_share(store, "t1", "bbb", 6.0) == first == share_of(store, "t1") == find_share(store, "aaa")
    assert find_share(store, "bbb") is None
    assert close_shares(store, "t1", 7.0)
    assert not close_shares(store, "t1", 8.0)
    assert share_of(store, "t1") is None
    closed = find_share(store, "aaa")
    assert closed is not None
    assert closed.closed
    assert open_share(store, "t1", "ccc", 9.0).token == "ccc"
    assert find_share(store, "aaa") == closed


def test_addresses_are_listed_for_those_who_sat_there(store: Store):
    shared = open_share(store, "t1", "aaa", 5.0)
    assert shares_of(store, "d1") == [(laid("me", "open").game.id, shared)]
    assert shares_of(store, "d2") == []  # it only looked on
    close_shares(store, "t1", 6.0)
    assert shares_of(store, "d1") == []


def test_addresses_go_with_their_table(store: Store):
    open_share(store, "t1", "aaa", 5.0)
    store.remove("t1")
    assert find_share(store, "aaa") is None
    with pytest.raises(Conflict):
        open_share(store, "t1", "bbb", 6.0)


def test_only_the_last_closed_ones_still_say_so(store: Store):
    """So that whoever opens and closes all day fills no database."""
    for n in range(KEPT + 3):
        open_share(store, "t1", f"token{n}", float(n))
        close_shares(store, "t1", n + 0.5)
    assert [find_share(store, f"token{n}") is None for n in range(KEPT + 3)] == [True] * 3 + [False] * KEPT
