"""A database is brought to this program's schema whole or not at all, by one process at a time, after a copy."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from lanterns.core.errors import LanternsError
from lanterns.store import Saved, Store, StoreError, database_url
from lanterns.store.migrate import HEAD, REVISIONS, alembic_config, current
from lanterns.store.schema import metadata
from tests.store.old import old_database, old_file
from tests.tables.helpers import laid

ROOT = Path(__file__).parents[2]


def child(*arguments: str, **more) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT), *sys.path])
    return subprocess.Popen(
        [sys.executable, *arguments], cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more,
    )  # fmt: skip


def test_migrations_make_the_schema_that_the_code_expects(store):
    with store.engine.connect() as connection:
        assert current(connection) == HEAD
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    assert found == []
    script = ScriptDirectory.from_config(alembic_config())
    assert [step.revision for step in script.walk_revisions()] == list(reversed(REVISIONS))
    assert script.get_current_head() == HEAD


def test_migrations_go_down_and_up_again(url):
    from alembic import command

    store = Store(database_url(url))
    table = laid("me", "open")
    store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]))
    for revision, kept in (("0001", "t1"), ("base", None)):
        with store.engine.begin() as connection:
            config = alembic_config()
            config.attributes["connection"] = connection
            command.downgrade(config, revision)
        store.close()
        store = Store(database_url(url))
        found = store.load("t1")
        assert (found.id if found else None) == kept
        assert [entry.seq for entry in store.entries("t1", 0, 9)] == ([1] if kept else [])
    store.close()


@pytest.mark.slow
@pytest.mark.parametrize("begin", ["nothing", "0001"])
def test_killed_after_any_statement_the_next_start_works(tmp_path, begin):
    filled = [str(old_file(tmp_path / "old.sqlite3"))] if begin == "0001" else []
    with child("-m", "tests.store.killed", str(tmp_path / "tables.sqlite3"), *filled) as process:
        out, err = process.communicate()
    assert process.returncode == 0, err
    told = json.loads(out)
    assert told["wrong"] == []
    assert told["statements"] > 10
    assert told["contents"]["game_tables"] == (9 if filled else 0)


def test_a_first_start_that_an_older_program_left_halfway_is_done_again(tmp_path):
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as connection:  # what a kill left there before migrations were one transaction
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE game_tables (id VARCHAR(32) PRIMARY KEY, game VARCHAR(32))")
        connection.execute("CREATE TABLE entries (table_id VARCHAR(32))")
    connection.close()
    store = Store(database_url(str(file)))
    assert store.load("t1") is None
    store.close()


@pytest.mark.parametrize("filled", [False, True])
def test_three_starts_at_once(url, tmp_path, filled):
    if filled:
        old_database(url, tmp_path)
    script = textwrap.dedent(f"""
        import sys
        from lanterns.store import Store, database_url
        sys.stdin.readline()
        store = Store(database_url({url!r}))
        print(store.load("t1"))
    """)
    starts = [child("-c", script, stdin=subprocess.PIPE) for _ in range(3)]
    for process in starts:
        process.stdin.write("now\n")
        process.stdin.flush()
    told = [process.communicate() for process in starts]
    assert [(out.strip(), process.returncode) for (out, _), process in zip(told, starts, strict=True)] == [
        ("None", 0)
    ] * 3, told
    if "sqlite" in url:
        copies = sorted(path.name for path in tmp_path.glob("tables.sqlite3.before*"))
        assert copies == ([f"tables.sqlite3.before-{HEAD}"] if filled else [])


def test_the_copy_before_a_migration_is_named_and_never_written_over(tmp_path, caplog):
    file = old_file(tmp_path / "tables.sqlite3")
    (tmp_path / f"tables.sqlite3.before-{HEAD}").write_text("an older copy")
    with caplog.at_level(logging.WARNING, "lanterns.store"):
        Store(database_url(str(file))).close()
    copy = tmp_path / f"tables.sqlite3.before-{HEAD}.2"
    assert [record.getMessage() for record in caplog.records] == [
        f"the database was brought from schema 0001 to {HEAD}; as it was before, it is kept in {copy}"
    ]
    assert (tmp_path / f"tables.sqlite3.before-{HEAD}").read_text() == "an older copy"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert connection.execute("SELECT count(*) FROM game_tables").fetchone() == (9,)
    connection.close()


def test_without_room_for_the_copy_nothing_is_changed(tmp_path, monkeypatch):
    file = old_file(tmp_path / "tables.sqlite3")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("lanterns.store.migrate._name", full)
    with pytest.raises(LanternsError, match="No space left on device") as error:
        Store(database_url(str(file)))
    assert str(error.value).startswith(str(tmp_path / f"tables.sqlite3.before-{HEAD}"))
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    connection.close()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("9999", "later version"),
        ("0099", "later version"),
        ("0000", "does not know \\(0000\\)"),
        ("1975ea83b712", "does not know \\(1975ea83b712\\)"),
        ("²", "does not know"),
    ],
)
def test_a_revision_that_is_not_ours_gets_a_sentence(url, version, sentence):
    store = Store(database_url(url))
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    store.close()
    with pytest.raises(LanternsError, match=sentence):
        Store(database_url(url))


def test_a_database_that_lost_its_revision_gets_a_sentence(url):
    store = Store(database_url(url))
    table = laid("me", "open")
    store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]))
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM alembic_version"))
    store.close()
    with pytest.raises(LanternsError, match="does not know \\(none\\)"):
        Store(database_url(url))


def test_a_file_of_another_program_is_left_alone(tmp_path):
    file = tmp_path / "places.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE places (id INTEGER)")
    connection.close()
    with pytest.raises(LanternsError, match="another program"):
        Store(database_url(str(file)))


@pytest.mark.parametrize("damage", ["cut", "overwritten"])
def test_a_damaged_file_gets_a_sentence(tmp_path, damage):
    file = old_file(tmp_path / "tables.sqlite3")
    data = bytearray(file.read_bytes())
    if damage == "cut":
        data = data[: len(data) // 3]
    else:
        data[200:60000] = b"\x55" * 59800
    file.write_bytes(data)
    with pytest.raises(StoreError, match="sqlite3 cannot be opened: ") as error:
        Store(database_url(str(file)))
    assert "\n" not in str(error.value)
