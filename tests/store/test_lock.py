"""One server per SQLite file: the second says so and stops, a killed one stands in nobody's way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from lanterns.core.errors import LanternsError
from lanterns.store import Store, database_url
from lanterns.web.app import create_app
from lanterns.web.config import Config
from tests.store.test_migrate import child


def test_a_second_server_on_a_file_says_so_and_stops(tmp_path):
    config = Config(database_url(str(tmp_path / "tables.sqlite3")), bots=0)
    app = create_app(config)
    with pytest.raises(LanternsError) as error:
        create_app(config)
    assert str(error.value) == (
        f"another server (process {os.getpid()}) is using the database {tmp_path}/tables.sqlite3: "
        "stop it first, or name another file with --database"
    )
    Store(config.database).close()  # a command may open what a server serves
    app.state.store.close()
    create_app(config).state.store.close()


def test_the_lock_of_a_killed_server_does_not_stay(tmp_path):
    file = tmp_path / "tables.sqlite3"
    script = textwrap.dedent(f"""
        import sys
        from lanterns.store import Store, database_url
        store = Store(database_url({str(file)!r}), alone=True)
        print("open", flush=True)
        sys.stdin.read()
    """)
    with child("-c", script, stdin=subprocess.PIPE) as process:
        assert process.stdout.readline() == "open\n"
        with pytest.raises(LanternsError, match=f"process {process.pid}"):
            Store(database_url(str(file)), alone=True)
        os.kill(process.pid, signal.SIGKILL)
    Store(database_url(str(file)), alone=True).close()


def test_lanterns_serve_says_so_in_one_sentence(tmp_path):
    file = tmp_path / "tables.sqlite3"
    first = Store(database_url(str(file)), alone=True)
    with child("-m", "lanterns.cli", "serve", "--port", "0", "--database", str(file)) as process:
        _, err = process.communicate()
    first.close()
    assert process.returncode == 2
    assert err.startswith("lanterns: another server")
    assert err.count("\n") == 1


def test_a_migration_does_not_run_under_a_server(tmp_path):
    """The lock is taken before the schema is looked at."""
    file = tmp_path / "tables.sqlite3"
    first = Store(database_url(str(file)), alone=True)
    with first.writer.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(LanternsError, match="another server"):
        Store(database_url(str(file)), alone=True)
    first.close()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="folders that cannot be written to")
def test_a_folder_without_room_for_a_lock_does_not_stop_a_server(tmp_path):
    file = tmp_path / "tables.sqlite3"
    Store(database_url(str(file))).close()
    tmp_path.chmod(0o500)
    Store(database_url(f"sqlite:///file:{file}?mode=ro&uri=true"), alone=True).close()
    tmp_path.chmod(0o700)
