"""What whoever runs a server does with its database: copies it, tidies it, and tries its tables before an upgrade."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from lanterns.store import Saved, Store, database_url
from lanterns.store.persons.favourites import mark, unmark
from lanterns.store.profiles import open_profile
from lanterns.tables import Entry
from lanterns.tables.commands import lobby
from tests.cli.running import Ran
from tests.store.old import known, old_file
from tests.tables.helpers import answer, begun, laid, play_out, record_of

DAY = 86400.0


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "tables.sqlite3"


def put(store: Store, table, ident: str, days: float = 0.0, made: list[Entry] | None = None) -> None:
    table.id = ident
    table.updated = time.time() - days * DAY
    store.create(Saved(table, table.log.take_fresh() if made is None else made, grants=[("d1", 0)]))


def filled(file: Path) -> Store:
    store = Store(database_url(str(file)), alone=True)
    put(store, begun("me", "me"), "running", days=900)
    put(store, laid("me", "open"), "fresh lobby", days=3)
    put(store, laid("me", "open"), "old lobby", days=40)
    ended = begun("me", "me")
    put(store, ended, "finished", days=500, made=play_out(ended, Random(1)))
    return store


def idents(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        found = {row[0] for row in connection.execute("SELECT id FROM game_tables")}
    connection.close()
    return found


# backup


def test_a_backup_of_a_running_server_is_whole(file, tmp_path):
    store = filled(file)
    running = store.load("running")
    answer(running)
    store.save(Saved(running, running.log.take_fresh()))  # it may still be in the log beside the file
    ran = Ran("backup", str(tmp_path / "copy.sqlite3"), "--database", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert "4 tables" in ran.out
    store.close()
    again = Store(database_url(str(tmp_path / "copy.sqlite3")))
    assert again.load("running").version == running.version
    assert again.record("running").text == record_of(running, again.lines("running"))
    again.close()


def test_a_backup_writes_over_nothing(file, tmp_path):
    filled(file).close()
    (tmp_path / "copy.sqlite3").write_text("something dear")
    ran = Ran("backup", str(tmp_path / "copy.sqlite3"), "--database", str(file))
    assert ran.code == 2
    assert ran.err == f"lanterns: {tmp_path / 'copy.sqlite3'}: is there already; name a file that is not\n"
    assert (tmp_path / "copy.sqlite3").read_text() == "something dear"


@pytest.mark.parametrize(
    "command", [("backup", "copy"), ("tidy",), ("tables", "check")], ids=lambda command: command[0]
)
def test_a_database_that_is_not_there_is_not_made(command, file, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = Ran(*command, "--database", str(file))
    assert ran.code == 2
    assert ran.err == f"lanterns: {file}: there is no database here; name one with --database\n"
    assert not file.exists()
    assert not (tmp_path / "copy").exists()


def test_a_backup_into_a_folder_that_is_not_there(file, tmp_path):
    filled(file).close()
    ran = Ran("backup", str(tmp_path / "away" / "copy"), "--database", str(file))
    assert ran.code == 2
    assert "the copy of the database cannot be written" in ran.err
    assert ran.err.count("\n") == 1


def test_postgresql_is_copied_by_its_own_tool(tmp_path):
    ran = Ran("backup", str(tmp_path / "copy"), "--database", "postgresql://ada:secret@host/lanterns")
    assert ran.code == 2
    assert "pg_dump --format=custom" in ran.err
    assert "postgresql://ada:***@host/lanterns" in ran.err
    assert "secret" not in ran.err


def test_a_copy_of_an_old_schema_stays_of_it(file, tmp_path):
    old_file(file)
    assert Ran("backup", str(tmp_path / "copy"), "--database", str(file)).code == 0
    with sqlite3.connect(tmp_path / "copy") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    connection.close()


# tidy


def test_tidy_counts_first_and_takes_away_when_told(file):
    store = filled(file)
    before = idents(file)
    ran = Ran("tidy", "--database", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert "1 tables that never began, finished tables are kept" in ran.out
    assert "nothing was changed" in ran.out
    assert idents(file) == before
    ran = Ran("tidy", "--database", str(file), "--yes")  # beside the server that `store` is
    assert "they are gone; 3 tables are left" in ran.out
    assert idents(file) == before - {"old lobby"}
    ran = Ran("tidy", "--database", str(file), "--finished", "400", "--lobbies", "2", "--yes")
    assert "1 tables that never began, 1 finished tables" in ran.out
    assert idents(file) == {"running"}
    with store.engine.connect() as connection:
        for table in ("entries", "grants"):
            left = connection.exec_driver_sql(f"SELECT DISTINCT table_id FROM {table}").scalars()
            assert set(left) == {"running"}
    store.close()


def test_tidy_leaves_what_has_a_star(file):
    store = filled(file)
    open_profile(store, "d1", "p1", 1.0)
    assert mark(store, "d1", "p1", "finished", 2.0)
    assert "0 finished tables" in Ran("tidy", "--database", str(file), "--finished", "400").out
    Ran("tidy", "--database", str(file), "--finished", "400", "--yes")
    assert idents(file) == {"running", "fresh lobby", "finished"}
    unmark(store, "p1", "finished")
    Ran("tidy", "--database", str(file), "--finished", "400", "--yes")
    assert idents(file) == {"running", "fresh lobby"}
    store.close()


def test_tidy_gives_the_room_back_when_no_server_is_running(file):
    store = filled(file)
    for number in range(20):
        table = laid("me", "open")
        for _ in range(120):
            lobby.say(table, 0, "", "x" * 200)
        put(store, table, f"chatty {number}", days=50)
    store.close()
    before = file.stat().st_size
    assert Ran("tidy", "--database", str(file), "--yes").code == 0
    assert file.stat().st_size < before / 2


def test_tidy_leaves_an_older_schema_to_the_server(file):
    old_file(file)
    ran = Ran("tidy", "--database", str(file), "--yes")
    assert ran.code == 2
    assert "earlier schema (0001" in ran.err
    assert len(idents(file)) == 9


# tables check


def test_every_table_opens(file):
    store = filled(file)
    ran = Ran("tables", "check", "--database", str(file))
    assert (ran.code, ran.out) == (0, "4 tables open (0 from their logs), 0 do not\n")
    store.close()


def test_a_database_of_an_earlier_version_is_tried_without_touching_it(file):
    data = old_file(file).read_bytes()
    ran = Ran("tables", "check", "--database", str(file))
    begun = sum(then["status"] != "lobby" for then in known()["tables"].values())
    assert (ran.code, ran.out) == (0, f"9 tables open ({begun} from their logs), 0 do not\n")
    assert file.read_bytes() == data


def test_what_would_not_open_is_named(file):
    store = filled(file)
    with store.writer.begin() as connection:
        connection.exec_driver_sql("UPDATE game_tables SET ruleset = 'quest/9' WHERE id = 'finished'")
        connection.exec_driver_sql("UPDATE entries SET text = '0 jump' WHERE table_id = 'running' AND line = 2")
        connection.exec_driver_sql("UPDATE game_tables SET doc = '{}', card = NULL WHERE id = 'old lobby'")
    ran = Ran("tables", "check", "--database", str(file))
    assert ran.code == 1
    lines = {line.partition(":")[0]: line for line in ran.out.splitlines()}
    assert "it is of ruleset quest/9 of quest, which is not known here" in lines["finished"]
    assert "its record does not lead to a position" in lines["running"]
    assert "who sits where cannot be read" in lines["old lobby"]
    assert ran.out.endswith("1 tables open (0 from their logs), 3 do not\n")
    data = Ran("tables", "check", "--database", str(file), "--json").json()
    assert data["tables"] == 4
    assert {table["id"] for table in data["wrong"]} == {"finished", "running", "old lobby"}
    with store.engine.connect() as connection:  # it noted nothing
        assert set(connection.exec_driver_sql("SELECT fault FROM game_tables").scalars()) == {None}
    store.close()


def test_a_snapshot_that_is_not_what_was_played_is_named(file):
    store = filled(file)
    table = store.load("running")
    table.match.present.state.ply += 1  # a fault of a program that wrote it
    table.note("settings", 0)
    store.save(Saved(table, table.log.take_fresh()))
    ran = Ran("tables", "check", "--database", str(file))
    assert ran.code == 1
    assert f"running: {table.game.ruleset}, playing" in ran.out
    assert "its snapshot is another position than its record leads to" in ran.out
    store.close()
