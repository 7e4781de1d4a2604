"""`lanterns daily`: what it prints, and one clear sentence for what cannot be."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from lanterns.daily import boards
from lanterns.daily.pool import load, pool_of
from tests.cli.running import Ran


def test_show_tells_a_day():
    ran = Ran("daily", "show", "2026-11-28")
    assert (ran.code, ran.err) == (0, "")
    assert "Saturday, 2026-11-28" in ran.out
    data = json.loads(Ran("daily", "show", "2026-11-28", "--json").out)
    assert data["dungeon"]["id"] == boards.entry_of("dungeon", date(2026, 11, 28)).id


def test_check_proves_days_and_prints_how_hard_they_are():
    ran = Ran("daily", "check", "--days", "3", "--from", "2026-11-28", "--board", "dungeon")
    assert (ran.code, ran.err) == (0, "")
    assert "difficulty by weekday" in ran.out
    assert "3 days: every board can be solved" in ran.out


def test_check_says_when_boards_come_again(monkeypatch):
    pool = pool_of("dungeon")
    few = replace(pool, entries=pool.entries[::100])
    boards.board_on.cache_clear()
    monkeypatch.setattr(boards, "pool_of", lambda board: few)
    monkeypatch.setattr("lanterns.daily.check.pool_of", lambda board: few)
    monkeypatch.setattr("lanterns.daily.pool.pool_of", lambda board: few)
    ran = Ran("daily", "check", "--days", "8", "--from", "2026-11-28", "--board", "dungeon")
    boards.board_on.cache_clear()
    assert ran.code == 0
    assert "dungeon: the file has too few boards for 8 days" in ran.out


def test_check_says_what_is_wrong(monkeypatch):
    pool = pool_of("dungeon")
    wrong = replace(pool, entries=[replace(one, best=one.best + 1) for one in pool.entries])
    boards.board_on.cache_clear()
    monkeypatch.setattr(boards, "pool_of", lambda board: wrong)
    ran = Ran("daily", "check", "--days", "1", "--from", "2026-11-28", "--board", "dungeon")
    boards.board_on.cache_clear()
    assert ran.code == 1
    assert "2026-11-28 dungeon: the best line is worth" in ran.err


def test_what_cannot_be_is_said_in_one_sentence():
    for arguments, said in (
        (("show", "tomorrow"), "'tomorrow' is not a day"),
        (("check", "--board", "chess"), "there is no board 'chess'"),
        (("make", "chess", "--out", "x.toml"), "there is no board 'chess'"),
    ):
        ran = Ran("daily", *arguments)
        assert ran.code == 2
        assert said in ran.err


def test_make_goes_on_with_a_file(tmp_path: Path):
    file = tmp_path / "dungeons.toml"
    assert Ran("daily", "make", "dungeon", "--count", "7", "--out", str(file)).code == 0
    first = load(file, "dungeon")
    assert len(first.entries) == 7
    ran = Ran("daily", "make", "dungeon", "--count", "14", "--out", str(file))
    assert "14 boards, 14 days" in ran.out
    more = load(file, "dungeon")
    assert {one.id for one in first.entries} < {one.id for one in more.entries}
    assert more.following > first.following
