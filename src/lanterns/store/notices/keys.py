"""Secrets of this server that are made once and kept in its database. All raise StoreError."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.schema import server_keys
from lanterns.store.store import Store


def server_key(store: Store, name: str, fresh: str) -> str:
    """The secret of that name; `fresh`, kept from now on, where there is none."""
    query = select(server_keys.c.value).where(server_keys.c.name == name)
    with explained():
        try:
            with store.writer.begin() as connection:
                found = connection.execute(query).scalar_one_or_none()
                if found is None:
                    connection.execute(insert(server_keys).values(name=name, value=fresh))
                return fresh if found is None else str(found)
        except IntegrityError:  # another server on this database was quicker
            with store.engine.connect() as connection:
                return str(connection.execute(query).scalar_one())
