"""Tables come back from either database as they went in; a command is whole or absent; constant time to open."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from random import Random

import pytest
from sqlalchemy import text

from lanterns.core.errors import LanternsError
from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import RULESETS
from lanterns.store import Conflict, Quota, QuotaFull, Saved, Store, StoreError, database_url
from lanterns.tables.commands import lobby
from lanterns.tables.view import table_view
from tests.tables.helpers import answer, begun, laid, play_out, record_of


def put(store: Store, table, device: str = "d1", links=()) -> None:
    store.create(Saved(table, table.log.take_fresh(), grants=[(device, 0)], links=links))


def seen(table):
    return [table_view(table, eyes, [0, 1]) for eyes in (0, 1, -1)]


def test_a_table_comes_back_as_it_was(store):
    table = begun("me", "open", seed=5)
    put(store, table)
    rng = Random(1)
    while table.status == "playing":
        answer(table, rng=rng)
        store.save(Saved(table, table.log.take_fresh()))
    again = store.load("t1")
    assert seen(again) == seen(table)
    assert again.match.present.to_json() == table.match.present.to_json()
    lines = store.lines("t1")
    assert replay(parse_record(record_of(again, lines), RULESETS)).digest() == table.state.digest()
    assert store.load("t2") is None


def test_a_lobby_comes_back_with_its_words(store):
    table = laid("me", "open")
    lobby.open_code(table, 0, "oak owl amber")
    put(store, table)
    again = store.load("t1")
    until = table.seating.join_expires
    assert (again.seating.join_code, again.seating.join_expires, again.status) == ("oak owl amber", until, "lobby")
    assert store.find_join("oak owl amber", table.at) == "t1"
    assert store.find_join("oak owl amber", until) is None
    assert store.find_join("oak owl ash", table.at) is None


def test_the_log_is_read_from_anywhere(store):
    table = begun("me", "me")
    put(store, table)
    made = []
    for _ in range(5):
        answer(table)
        made += (fresh := table.log.take_fresh())
        store.save(Saved(table, fresh))
    after = made[0].seq - 1
    assert store.entries("t1", after, 3) == Same(made[:3])
    assert [e.line for e in store.lines("t1", 4, 6)] == [4, 5, 6, 7, 8, 9]
    assert [e.seq for e in store.entries("t1", 0, 1000)] == list(range(1, table.seq + 1))
    assert store.entries("t1", table.seq, 10) == []


class Same(list):  # events compare by identity; entries are equal when their bodies are
    def __eq__(self, other):
        return [(e.seq, e.at, e.line, e.text, e.body()) for e in self] == [
            (e.seq, e.at, e.line, e.text, e.body()) for e in other
        ]

    __hash__ = None


def texts(store) -> list[str]:
    return [line.text for line in store.lines("t1")]


def test_a_command_that_comes_second_changes_nothing(store):
    table = begun("me", "me")
    put(store, table)
    one, two = store.load("t1"), store.load("t1")
    answer(one)
    answer(two)
    store.save(Saved(one, one.log.take_fresh()))
    before = (seen(store.load("t1")), texts(store))
    with pytest.raises(Conflict):
        store.save(Saved(two, two.log.take_fresh(), grants=[("thief", 0)], links=[("x" * 64, 0)]))
    assert (seen(store.load("t1")), texts(store)) == before
    assert store.granted("t1").acting() == {"d1": [0]}
    assert store.find_link("x" * 64) is None


def test_a_line_cannot_be_written_twice(store):
    table = begun("me", "me")
    put(store, table)
    answer(table)
    made = table.log.take_fresh()
    store.save(Saved(table, made))
    with store.engine.begin() as connection, pytest.raises(Exception, match=r"(?i)unique"):
        connection.execute(
            text("INSERT INTO entries (table_id, seq, line, at, text, body) VALUES ('t1', 9999, :line, 0, '', '{}')"),
            {"line": made[0].line},
        )


def test_many_writers_at_once_make_one_history(store):
    table = begun("me", "me")
    put(store, table)
    won: list[int] = []

    def write() -> None:
        mine = store.load("t1")
        answer(mine)
        barrier.wait()
        try:
            store.save(Saved(mine, mine.log.take_fresh()))
            won.append(1)
        except Conflict:
            won.append(0)

    barrier = threading.Barrier(4)
    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [0, 0, 0, 1]
    assert [e.seq for e in store.entries("t1", 0, 1000)] == list(range(1, store.load("t1").seq + 1))


def test_links_and_grants(store):
    table = laid("me", "open")
    put(store, table, links=[("s" * 64, 1)])
    assert store.find_link("s" * 64) == ("t1", 1)
    store.save(Saved(table, [], links=[("n" * 64, 1)]))
    assert store.find_link("s" * 64) is None
    lise = lobby.sit(table, 1, "Lise")
    store.save(Saved(table, table.log.take_fresh(), grants=[("d2", lise.id), ("d2", lise.id)]))
    for _ in range(2):
        store.save(Saved(table, [], grants=[("d3", -1)]))
    assert store.granted("t1").acting() == {"d1": [0], "d2": [1], "d3": [-1]}
    assert [(t.id, persons) for t, persons in store.tables_of("d2")] == [("t1", [1])]
    assert [(t.id, persons) for t, persons in store.tables_of("d3")] == [("t1", [])]
    assert store.tables_of("d9") == []
    store.save(Saved(table, [], closed=[1], revoke=[1]))
    assert store.granted("t1").acting() == {"d1": [0], "d3": [-1]}
    assert store.find_link("n" * 64) is None
    store.forget("d3", "t1")
    assert store.granted("t1").acting() == {"d1": [0]}


def test_finished_games_of_a_device(store):
    for number, ended in ((1, True), (2, False), (3, True)):
        table = begun("me", "me")
        table.id = f"t{number}"
        put(store, table)
        if ended:
            made = play_out(table, Random(number))
            table.updated = float(number)
            store.save(Saved(table, made))
    store.save(Saved(store.load("t1"), [], grants=[("d2", -1)]))
    found = store.finished_of("d1", table.game.id)
    assert [(table.id, table.status, persons) for table, persons in found] == [("t3", "over", [0]), ("t1", "over", [0])]
    assert store.finished_of("d2", table.game.id) == [], "who only looked on has finished nothing"
    assert store.finished_of("d1", "quest" if table.game.id != "quest" else "dungeons") == []


def test_a_quota_holds_for_many_at_once(store):
    full: list[str] = []

    def make(number: int) -> None:
        table = laid("me", "open")
        table.id = f"t{number}"
        barrier.wait()
        try:
            store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]), Quota(unfinished=3))
        except QuotaFull as error:
            full.append(error.kind)

    barrier = threading.Barrier(6)
    threads = [threading.Thread(target=make, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert full == ["unfinished"] * 3
    assert len(store.tables_of("d1")) == 3


def test_a_table_that_leaves_the_last_list_goes(store):
    table = laid("me", "open")
    put(store, table)
    store.save(Saved(store.load("t1"), [], grants=[("d2", -1)]))
    assert not store.forget("d1", "t1")
    assert store.load("t1") is not None
    assert store.forget("d2", "t1")
    assert store.load("t1") is None
    assert store.entries("t1", 0, 10) == []


def test_a_table_is_removed_at_the_seq_that_was_seen(store):
    table = laid("me", "open")
    put(store, table)
    with pytest.raises(Conflict):
        store.remove("t1", table.seq - 1)
    assert store.load("t1") is not None
    store.remove("t1", table.seq)
    assert store.load("t1") is None
    assert store.granted("t1").acting() == {}
    with pytest.raises(Conflict):
        store.remove("t1")


def test_the_last_touched_table_is_listed_first(store):
    for number in (1, 2, 3):
        table = laid("me", "open")
        table.id, table.updated = f"t{number}", float(number)
        put(store, table)
    assert [table.id for table, _ in store.tables_of("d1")] == ["t3", "t2", "t1"]


def test_opening_takes_the_same_time_for_any_length(store):
    """A table of a whole game opens from one row: nothing is replayed, and no line is read."""
    table = begun("me", "bot", seed=2)
    put(store, table)
    entries = play_out(table, Random(3), undo=0.2)
    store.save(Saved(table, entries))
    asked: list[str] = []
    from sqlalchemy import event

    event.listen(store.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    again = store.load("t1")
    queries = [query for query in asked if query != "BEGIN"]
    assert len(queries) == 1
    assert "entries" not in queries[0]
    assert again.state.digest() == table.state.digest()


# what a database may do to us


def test_what_is_committed_is_brought_into_the_file_beside_the_writer(tmp_path):
    """The file alone, without what lies beside it, has all that was committed at a checkpoint."""
    store = Store(database_url(str(tmp_path / "tables.sqlite3")))
    table = begun("me", "me")
    put(store, table)
    for _ in range(5):
        answer(table)
        store.save(Saved(table, table.log.take_fresh()))
    store.checkpoint()
    answer(table)
    store.save(Saved(table, table.log.take_fresh()))
    (tmp_path / "copy").mkdir()
    shutil.copy(tmp_path / "tables.sqlite3", tmp_path / "copy")
    copied = Store(database_url(str(tmp_path / "copy" / "tables.sqlite3")))
    assert 0 < len(copied.entries(table.id, 0, 999)) < len(store.entries(table.id, 0, 999)) == table.seq
    copied.close()
    store.close()


def test_a_locked_file_is_told_and_changes_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("lanterns.store.engine.BUSY_SECONDS", 0.1)
    file = tmp_path / "tables.sqlite3"
    store = Store(database_url(str(file)))
    table = begun("me", "me")
    put(store, table)
    other = sqlite3.connect(file)
    other.execute("BEGIN EXCLUSIVE")
    mine = store.load("t1")
    answer(mine)
    made = mine.log.take_fresh()
    with pytest.raises(StoreError) as error:
        store.save(Saved(mine, made))
    assert error.value.code == "store-locked"
    other.rollback()
    assert store.load("t1").version == table.version
    store.save(Saved(mine, made))
    assert store.load("t1").version == mine.version
    other.close()
    store.close()


def test_a_file_that_is_read_only_is_told_and_can_still_be_read(tmp_path):
    file = tmp_path / "tables.sqlite3"
    store = Store(database_url(str(file)))
    table = begun("me", "me")
    put(store, table)
    store.close()
    store = Store(database_url(f"sqlite:///file:{file}?mode=ro&uri=true"))
    mine = store.load("t1")
    answer(mine)
    with pytest.raises(StoreError) as error:
        store.save(Saved(mine, mine.log.take_fresh()))
    assert error.value.code == "store-readonly"
    assert store.load("t1").version == table.version
    store.close()


def test_a_file_that_is_no_database_is_told(tmp_path):
    file = tmp_path / "tables.sqlite3"
    file.write_text("this is a shopping list, and a long one at that\n" * 100)
    with pytest.raises(StoreError) as error:
        Store(database_url(str(file)))
    assert error.value.code == "store-failed"


def test_a_server_that_is_away_is_told(tmp_path):
    with pytest.raises(StoreError) as error:
        Store(database_url(f"postgresql://lanterns@/nothing?host={tmp_path}"))
    assert error.value.code == "store-failed"


@pytest.mark.parametrize("given", ["mysql://host/name", "://", "postgresql:////"])
def test_other_databases_are_refused(given):
    with pytest.raises(LanternsError):
        Store(database_url(given))


def test_the_default_file_is_in_the_users_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    url = database_url(None)
    assert url.database == str(tmp_path / "data" / "three-lanterns" / "tables.sqlite3")
    assert (tmp_path / "data" / "three-lanterns").is_dir()


def test_sqlite_commits_to_a_write_ahead_log_and_to_the_disk(tmp_path):
    store = Store(database_url(str(tmp_path / "x.sqlite3")))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_a_program_that_is_killed_in_the_middle_leaves_whole_commands(url):
    """A writer prints what was acknowledged and is killed without warning: all of it is there, and replays."""
    store = Store(database_url(url))
    put(store, begun("me", "me", seed=3))
    script = textwrap.dedent(f"""
        from random import Random
        from lanterns.store import Saved, Store, database_url
        from tests.tables.helpers import answer
        store = Store(database_url({url!r}))
        table, rng = store.load("t1"), Random(1)
        while table.status == "playing":
            answer(table, rng=rng)
            store.save(Saved(table, table.log.take_fresh()))
            print(table.version, flush=True)
    """)
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(8):
            writer.stdout.readline()
        os.kill(writer.pid, signal.SIGKILL)
        told = [int(line) for line in writer.stdout.read().split()]
    time.sleep(0.1)
    table = store.load("t1")
    assert table.version >= max(told, default=0)
    lines = store.lines("t1")
    assert len(lines) == table.version
    assert replay(parse_record(record_of(table, lines), RULESETS)).digest() == table.state.digest()
    store.close()


def test_record_of_is_what_the_store_gives(store):
    table = begun("me", "bot", seed=2)
    made = table.log.take_fresh()
    store.create(Saved(table, made, grants=[("d1", 0)]))
    assert record_of(table, store.lines("t1")) == record_of(table, made)
