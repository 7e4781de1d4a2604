"""Databases as commands use them: there already, beside a server that may be running, and never migrated."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect, null, select
from sqlalchemy.engine import URL, Row

from lanterns.core.errors import LanternsError
from lanterns.store.engine import open_engine
from lanterns.store.errors import explained
from lanterns.store.migrate import HEAD, current
from lanterns.store.schema import game_tables


def require_file(url: URL) -> Path | None:
    """The file of a SQLite URL, which must be there; None for PostgreSQL. Raises LanternsError."""
    if url.get_backend_name() != "sqlite":
        return None
    name = (url.database or "").removeprefix("file:").partition("?")[0]
    file = Path(name)
    if not name or not file.is_file():
        raise LanternsError("there is no database here; name one with --database", str(file))
    return file


@contextmanager
def opened(url: URL, *, newest: bool) -> Iterator[Engine]:
    """An engine for a database of this schema that may write, or (not `newest`) one of any schema that only reads.
    Raises LanternsError."""
    require_file(url)
    with explained():
        engine = open_engine(url, read_only=not newest)
        try:
            with engine.connect() as connection:
                found = current(connection)
            if found is None:
                raise LanternsError("this database holds nothing yet")
            if newest and found != HEAD:
                raise LanternsError(
                    f"this database is of an earlier schema ({found}, this program's is {HEAD}): start "
                    "`lanterns serve` once, which brings it up to date"
                )
            yield engine
        finally:
            engine.dispose()


def rows(connection: Connection, batch: int = 20) -> Iterator[Row[Any]]:
    """The rows of all tables, oldest first, in batches; columns that an earlier schema lacks are None."""
    there = {column["name"] for column in inspect(connection).get_columns(game_tables.name)}
    wanted = [column if column.name in there else null().label(column.name) for column in game_tables.c]
    last = ""
    while True:
        query = select(*wanted).select_from(game_tables).where(game_tables.c.id > last).order_by(game_tables.c.id)
        found = connection.execute(query.limit(batch)).all()
        if not found:
            return
        yield from found
        last = str(found[-1].id)
