"""What servers on one PostgreSQL tell each other, by NOTIFY: small messages, for the rest lies in the database.

That a table has moved on is told in the transaction that moves it: told exactly when it is committed, and not before.
SQLite has one server, which has nobody to tell.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import Connection, Engine

from lanterns.store.errors import StoreError, explained

CHANNEL = "lanterns"
LONGEST = 7000  # bytes of a message; PostgreSQL takes 8000
SILENCE_SECONDS = 10.0  # a line on which nothing is heard for so long is broken: servers hear themselves, too

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")


class Told(msgspec.Struct, frozen=True, tag_field="what"):
    """A message; `by` is the server that sends it."""

    by: str


class Moved(Told, frozen=True, tag="moved"):
    """A table has `seq` entries now. 0: what is known of it is not to be used any more; it may be gone."""

    table: str
    seq: int


def tell(connection: Connection, told: Told) -> None:
    """Tell all servers, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"told": msgspec.json.encode(told).decode()})


def say(engine: Engine, told: Sequence[Told]) -> None:
    """Tell all servers now, of what is not in the database. Raises StoreError."""
    with explained(), engine.begin() as connection:
        for one in told:
            tell(connection, one)


async def listen(engine: Engine) -> AsyncGenerator[str, None]:
    """What is told, as JSON; first "", when it is listened to: what is told from then on is heard.

    Raises StoreError when the line breaks.
    """
    from psycopg import AsyncConnection, Error

    _, settings = engine.dialect.create_connect_args(engine.url)
    try:
        line = await AsyncConnection.connect(**settings, autocommit=True, connect_timeout=5)
        async with line:
            await line.execute(f"LISTEN {CHANNEL}")
            yield ""
            heard = True
            while heard:
                heard = False
                async for notice in line.notifies(timeout=SILENCE_SECONDS):
                    heard = True
                    yield notice.payload
    except (Error, OSError) as error:
        raise StoreError("store-failed", str(error)) from error
    raise StoreError("store-failed", f"nothing was heard for {SILENCE_SECONDS:.0f} s")
