"""Public addresses of finished games: blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import Conflict, explained
from lanterns.store.kin import kin_of
from lanterns.store.schema import game_tables, grants, shares
from lanterns.store.store import LIST_LIMIT, Store
from lanterns.tables.parts.seats import NOBODY

KEPT = 20  # addresses of a table that were closed and still say so


@dataclass(frozen=True, slots=True)
class Share:
    """`token` is the address of `table`, made at that time; once it is `closed` it opens nothing any more."""

    token: str
    table: str
    made: float
    closed: bool


def _open_one(table: str) -> Select[Any]:
    """The oldest address of a table that is open."""
    here = (shares.c.table_id == table) & shares.c.closed.is_(None)
    return select(shares).where(here).order_by(shares.c.made).limit(1)


def _share(row: Row[Any]) -> Share:
    return Share(row.token, row.table_id, row.made, row.closed is not None)


def find_share(store: Store, token: str) -> Share | None:
    """What an address leads to, also when it was closed."""
    query = select(shares).where(shares.c.token == token)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return None if row is None else _share(row)


def share_of(store: Store, table: str) -> Share | None:
    """The open address of a table, None when it has none."""
    with explained(), store.engine.connect() as connection:
        row = connection.execute(_open_one(table)).one_or_none()
    return None if row is None else _share(row)


def shares_of(store: Store, device: str) -> list[tuple[str, Share]]:
    """The open addresses of the tables of a device and its kin, each with its game, the last made first."""
    sat = grants.c.device.in_(kin_of(device)) & (grants.c.person != NOBODY)
    mine = select(grants.c.table_id).where(sat)
    query = (
        select(shares, game_tables.c.game)
        .join(game_tables, game_tables.c.id == shares.c.table_id)
        .where(shares.c.table_id.in_(mine) & shares.c.closed.is_(None))
        .order_by(shares.c.made.desc())
        .limit(LIST_LIMIT)
    )
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
    return [(row.game, _share(row)) for row in rows]


def open_share(store: Store, table: str, token: str, now: float) -> Share:
    """Give a table that address, unless it has an open one: then that one is told. Raises Conflict when it is gone."""
    with explained():
        try:
            with store.writer.begin() as connection:
                row = connection.execute(_open_one(table)).one_or_none()
                if row is not None:
                    return _share(row)
                connection.execute(insert(shares).values(token=token, table_id=table, made=now))
        except IntegrityError as error:
            raise Conflict(f"table {table} is gone") from error
    return Share(token, table, now, False)


def close_shares(store: Store, table: str, now: float) -> bool:
    """Close the addresses of a table; False when none was open. Those that were closed long ago are forgotten."""
    here = shares.c.table_id == table
    old = select(shares.c.token).where(here & shares.c.closed.is_not(None)).order_by(shares.c.closed.desc())
    with explained(), store.writer.begin() as connection:
        closed = connection.execute(update(shares).where(here & shares.c.closed.is_(None)).values(closed=now)).rowcount
        gone = connection.execute(old.offset(KEPT)).scalars().all()
        if gone:
            connection.execute(delete(shares).where(shares.c.token.in_(gone)))
        return closed > 0
