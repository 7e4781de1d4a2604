"""Connections to either kind of database, set up so that what the program says of them is true."""

from __future__ import annotations

import time
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import OperationalError
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

from lanterns.core.errors import LanternsError

BUSY_SECONDS = 2.0  # how long a writer waits for another before it says so
LATE_PAGES = 8_192  # of what was committed and is not in the file of SQLite yet: 32 MB
WRITES = {"writes": True}  # execution options of an engine whose transactions change something


def open_engine(url: URL, *, read_only: bool = False) -> Engine:
    """An engine for a SQLite or PostgreSQL database; `read_only` keeps it from changing anything. Raises LanternsError
    for a database that cannot hold all text."""
    if url.get_backend_name() == "sqlite":
        # The last that was used first: what it has read before it has not to read again. One in memory has no choice.
        pool = SQLiteDialect_pysqlite.get_pool_class(url)
        choice = {"pool_use_lifo": True} if issubclass(pool, QueuePool) else {}
        engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}, **choice)
        event.listen(engine, "connect", _only_read_sqlite if read_only else _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    options = "-c lock_timeout=2000 -c statement_timeout=15000"
    if read_only:
        options += " -c default_transaction_read_only=on"
    settings = {"options": options, "client_encoding": "utf8", "connect_timeout": 5}
    engine = create_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=settings)
    _check_encoding(engine)
    return engine


def sqlite_file(engine: Engine) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for PostgreSQL."""
    if engine.dialect.name != "sqlite":
        return None
    with engine.connect() as connection:
        file = connection.exec_driver_sql("PRAGMA database_list").first()
    return Path(file.file) if file is not None and file.file else None


def _check_encoding(engine: Engine) -> None:
    with engine.connect() as connection:
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        engine.dispose()
        raise LanternsError(
            f"the PostgreSQL database '{engine.url.database}' is kept in {encoding}, which cannot hold every name; "
            "make one that can: CREATE DATABASE lanterns ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0"
        )


def _prepare_sqlite(connection: SqliteConnection, record: Any) -> None:
    # Transactions begin where we say (_begin_sqlite): the driver would begin none before DDL.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA foreign_keys=ON")
        # FULL: what is acknowledged survives a power cut, not only a crash of the program.
        cursor.execute("PRAGMA synchronous=FULL")
        # What is committed is brought into the file beside the writer (Store.checkpoint); within a commit only late.
        cursor.execute(f"PRAGMA wal_autocheckpoint={LATE_PAGES}")
        mode = cursor.execute("PRAGMA journal_mode").fetchone()[0]
        if mode not in ("wal", "memory"):
            _to_write_ahead(cursor)
    finally:
        cursor.close()


def _only_read_sqlite(connection: SqliteConnection, record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only=ON")


def _to_write_ahead(cursor: Any) -> None:
    """Several programs may do so at once with a fresh file, and SQLite does not wait here by itself."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    # IMMEDIATE: a transaction that will write waits for its turn now; one that has read before could only fail.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
