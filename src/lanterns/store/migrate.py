"""Bring a database to the schema of this program when it opens: all of it or nothing, one process at a time."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import OperationalError

from lanterns.core.errors import LanternsError
from lanterns.store.engine import WRITES, sqlite_file
from lanterns.store.schema import metadata

if TYPE_CHECKING:  # Alembic is slow to import, and most starts find nothing to do
    from alembic.config import Config

log = logging.getLogger("lanterns.store")

REVISIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
)  # a test holds them to the migrations
HEAD = REVISIONS[-1]
PATIENCE = 60.0  # seconds to wait for another process that does the same
VERSIONS = "alembic_version"


def upgrade(engine: Engine) -> None:
    """Run what migrations are missing. Killed at any moment, it has changed nothing and the next start does it.

    A SQLite file with anything in it is copied first; the copy stays beside it. Raises LanternsError for a database
    of a later or another program, and for one that is not whole.
    """
    with engine.connect() as connection:
        if current(connection) == HEAD:
            return
    if engine.dialect.name == "sqlite":
        _upgrade_sqlite(engine)
        return
    with engine.begin() as connection:
        connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE:.0f}s'"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))  # two servers that start at once
        found = current(connection)
        if found != HEAD:
            _run(connection, found)
    if found not in (None, HEAD):
        log.warning("the database was brought from schema %s to %s", found, HEAD)


def _upgrade_sqlite(engine: Engine) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            # BEGIN IMMEDIATE: one process at a time, and the copy is of what the migration finds.
            with engine.execution_options(**WRITES).begin() as connection:
                found = current(connection)
                copy = None
                if found != HEAD:
                    copy = _copy_before(engine) if found is not None else None
                    _run(connection, found)
        except OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            continue
        if copy is not None:
            log.warning(
                "the database was brought from schema %s to %s; as it was before, it is kept in %s", found, HEAD, copy
            )
        return


def _run(connection: Connection, found: str | None) -> None:
    from alembic import command

    if found is None:
        _clear(connection)
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _clear(connection: Connection) -> None:
    """Take away the empty tables of a first start that was killed halfway."""
    left = set(inspect(connection).get_table_names())
    for table in reversed(metadata.sorted_tables):
        if table.name in left:
            connection.execute(text(f"DROP TABLE {table.name}"))


def _copy_before(engine: Engine) -> Path | None:
    """Copy a SQLite database as it is before what another connection is about to do. None for one in memory."""
    file = sqlite_file(engine)
    if file is None:
        return None
    with engine.connect() as reader:
        copy = free_name(Path(f"{file}.before-{HEAD}"))
        copy_sqlite(cast("sqlite3.Connection", reader.connection.dbapi_connection), copy)
    return copy


def free_name(wanted: Path) -> Path:
    """That path, or with a number behind it the first that nothing stands at."""
    path, number = wanted, 2
    while path.exists():
        path = wanted.with_name(f"{wanted.name}.{number}")
        number += 1
    return path


def copy_sqlite(source: sqlite3.Connection, copy: Path) -> None:
    """Copy a database that may be in use into a new file, whole or not at all. Raises LanternsError."""
    half = copy.with_name(copy.name + ".part")
    try:
        half.unlink(missing_ok=True)
        target = sqlite3.connect(half)
        try:
            source.backup(target)
            # One file that holds all: nothing of it stays in a log beside it.
            target.execute("PRAGMA journal_mode=DELETE")
        finally:
            target.close()
        _name(half, copy)
    except (OSError, sqlite3.Error) as error:
        half.unlink(missing_ok=True)
        raise LanternsError(
            f"the copy of the database cannot be written ({error}); nothing was changed", str(copy)
        ) from error


def _name(half: Path, whole: Path) -> None:
    """Give a finished file its name, never in the place of another one. Raises OSError."""
    try:
        os.link(half, whole)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if whole.exists():
            raise FileExistsError(errno.EEXIST, "a file is there already") from None
        os.rename(half, whole)
    else:
        half.unlink()


def current(connection: Connection) -> str | None:
    """The revision that the database is at; None for an empty one. Raises LanternsError for one that is not ours."""
    tables = set(inspect(connection).get_table_names())
    ours = tables & set(metadata.tables)
    found: list[str] = []
    if VERSIONS in tables:
        found = list(connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars())
    if len(found) == 1 and found[0] in REVISIONS:
        return found[0]
    if not found:
        if not ours and (connection.dialect.name != "sqlite" or tables <= {VERSIONS}):
            return None
        if not ours:
            raise LanternsError("this file is a database of another program; name another file with --database")
        if all(_empty(connection, name) for name in ours):
            return None  # a first start that was killed halfway
    shown = ", ".join(found) or "none"
    if len(found) == 1 and found[0].isdecimal() and found[0] > HEAD:
        raise LanternsError(
            f"this database was made by a later version of this program (schema {shown}, this one knows {HEAD}); "
            "start that version"
        )
    raise LanternsError(
        f"this database is of a schema that this program does not know ({shown}): another program made it, or it is "
        "damaged; restore a backup or name another database with --database"
    )


def _empty(connection: Connection, table: str) -> bool:
    return connection.execute(text(f"SELECT 1 FROM {table} LIMIT 1")).first() is None


def alembic_config() -> Config:
    """Alembic's configuration for the migrations in this package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "lanterns.store:migrations")
    return config
