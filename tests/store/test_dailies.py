"""Tries at the boards of days, in the database."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import delete

from lanterns.store import Store
from lanterns.store.dailies import Result, Try, go_on, read_try, spread_of, tries_of
from lanterns.store.errors import Conflict
from lanterns.store.profiles import open_profile
from lanterns.store.schema import profiles

DAY, BOARD = "2026-11-28", "night"
BEGUN = Try(DAY, BOARD, "7.3", 5.0, (4,), None, None)
OVER = replace(BEGUN, answers=(4, 5), done=9.0, result=Result(6, 1, "rested"))


@pytest.fixture(autouse=True)
def people(store: Store) -> None:
    for number in range(1, 4):
        open_profile(store, f"d{number}", f"p{number}", 1.0)


def test_a_try_grows_by_its_answers_and_is_over_once(store: Store):
    assert read_try(store, "p1", DAY, BOARD) is None
    go_on(store, "p1", 0, BEGUN)
    assert read_try(store, "p1", DAY, BOARD) == BEGUN
    go_on(store, "p1", 1, OVER)
    assert read_try(store, "p1", DAY, BOARD) == OVER
    other = replace(OVER, answers=(4, 4), result=Result(99, 1, "rested"))
    for before in (0, 1, 2):  # the first result stands
        with pytest.raises(Conflict):
            go_on(store, "p1", before, other)
    assert tries_of(store, "p1") == [OVER]


def test_of_two_that_go_on_at_once_one_is_kept(store: Store):
    go_on(store, "p1", 0, BEGUN)

    def answer(code: int) -> bool:
        try:
            go_on(store, "p1", 1, replace(BEGUN, answers=(4, code)))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(answer, range(4))) == 1
    kept = read_try(store, "p1", DAY, BOARD)
    assert kept is not None
    assert len(kept.answers) == 2


def test_a_spread_counts_what_is_over_of_everybody(store: Store):
    go_on(store, "p1", 0, OVER)
    go_on(store, "p2", 0, replace(OVER, result=Result(0, 3, "exhausted")))
    go_on(store, "p3", 0, BEGUN)
    go_on(store, "p3", 0, replace(OVER, board="dungeon"))
    assert spread_of(store, DAY, BOARD) == [(0, 1), (6, 1)]
    assert spread_of(store, "2026-11-27", BOARD) == []


def test_tries_go_with_their_profile(store: Store):
    go_on(store, "p1", 0, OVER)
    with store.writer.begin() as connection:
        connection.execute(delete(profiles).where(profiles.c.id == "p1"))
    assert spread_of(store, DAY, BOARD) == []
