"""A copy of a database that may be in use, and taking away what nobody needs any more."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, exists, func, not_, or_, select
from sqlalchemy.engine import URL

from lanterns.core.errors import LanternsError
from lanterns.store.engine import WRITES, sqlite_file
from lanterns.store.errors import explained
from lanterns.store.lock import Lock
from lanterns.store.migrate import copy_sqlite
from lanterns.store.opening import opened, require_file
from lanterns.store.schema import entries, favourites, game_tables
from lanterns.tables.parts.match import LOBBY, OVER

BATCH = 50  # tables that go in one transaction, so that a server beside us never waits for long


def back_up(url: URL, file: Path) -> tuple[int, int]:
    """Copy a SQLite database as it is at one moment into a new file; returns how many tables and bytes it holds. Raises
    LanternsError."""
    source = require_file(url)
    if source is None:
        shown = url.render_as_string().replace("+psycopg", "")
        raise LanternsError(
            f"a PostgreSQL database is copied by its own tool: pg_dump --format=custom --file={file} '{shown}'"
        )
    if file.exists():
        raise LanternsError("is there already; name a file that is not", str(file))
    with explained(), opened(url, newest=False) as engine, engine.connect() as connection:
        copy_sqlite(cast("sqlite3.Connection", connection.connection.dbapi_connection), file)
    return _counted(file), file.stat().st_size


def _counted(file: Path) -> int:
    """How many tables a copy holds. Raises LanternsError when it is not whole."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        sound = connection.execute("PRAGMA quick_check").fetchone()[0]
        count = connection.execute("SELECT count(*) FROM game_tables").fetchone()[0]
    except sqlite3.Error as error:
        raise LanternsError(f"the copy is not whole: {error}", str(file)) from error
    finally:
        connection.close()
    if sound != "ok":
        raise LanternsError(f"the copy is not whole, and so is the database: {sound}", str(file))
    return int(count)


@dataclass(slots=True)
class Ages:
    """Seconds since a table was last touched after which it goes; None: never."""

    lobby: float | None
    over: float | None


@dataclass(slots=True)
class Tidied:
    """How many tables of each kind go, with how many entries, and how many stay."""

    lobbies: int
    finished: int
    entries: int
    left: int


def tidy(url: URL, ages: Ages, now: float, *, really: bool) -> Tidied:
    """Take away old lobbies and old finished tables, or (not `really`) only count them; what somebody has marked with a
    star stays. A server may be running.

    Raises LanternsError.
    """
    with explained(), opened(url, newest=True) as engine:
        with engine.connect() as connection:
            old = {
                status: _old(status, now - age)
                for status, age in ((LOBBY, ages.lobby), (OVER, ages.over))
                if age is not None
            }
            ids = {
                status: list(connection.execute(select(game_tables.c.id).where(which)).scalars())
                for status, which in old.items()
            }
            gone = [ident for found in ids.values() for ident in found]
            lines = sum(_entries(connection, gone[at : at + BATCH]) for at in range(0, len(gone), BATCH))
            total = connection.execute(select(func.count()).select_from(game_tables)).scalar_one()
        if really and gone:
            for at in range(0, len(gone), BATCH):
                # Asked again: somebody may have come back to it meanwhile.
                here = and_(game_tables.c.id.in_(gone[at : at + BATCH]), or_(*old.values()))
                with engine.execution_options(**WRITES).begin() as connection:
                    connection.execute(delete(game_tables).where(here))
            _shrink(engine)
    return Tidied(len(ids.get(LOBBY, ())), len(ids.get(OVER, ())), lines, total - len(gone))


def _old(status: str, before: float) -> ColumnElement[bool]:
    starred = exists().where(favourites.c.table_id == game_tables.c.id)
    return and_(game_tables.c.status == status, game_tables.c.updated < before, not_(starred))


def _shrink(engine: Engine) -> None:
    """Give the room of a SQLite file back, unless a server would have to wait for it; it is used again anyway."""
    file = sqlite_file(engine)
    if file is None:
        return
    try:
        lock = Lock(file)
    except LanternsError:
        return
    try:
        connection = engine.raw_connection()  # no transaction: it could not be done in one
        connection.cursor().execute("VACUUM")
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    finally:
        lock.release()


def _entries(connection: Connection, idents: list[str]) -> int:
    query = select(func.count()).select_from(entries).where(entries.c.table_id.in_(idents))
    return connection.execute(query).scalar_one()
