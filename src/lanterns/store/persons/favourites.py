"""Finished games that a person has marked with a star. Blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, insert, select

from lanterns.store.errors import explained
from lanterns.store.kin import kin_of
from lanterns.store.rows import listed
from lanterns.store.schema import favourites, game_tables, grants, profiles
from lanterns.store.store import LISTED, Store
from lanterns.tables.card import Listed
from lanterns.tables.parts.seats import NOBODY

MOST = 100  # that one person may have


@dataclass(frozen=True, slots=True)
class Favourite:
    """A marked table, which persons there are one's own, and when it was marked."""

    table: Listed
    mine: list[int]
    at: float


def _seated(device: str) -> Select[tuple[str]]:
    """The tables at which a device or one of its kin sits."""
    return select(grants.c.table_id).where(grants.c.device.in_(kin_of(device)), grants.c.person != NOBODY)


def status_of(store: Store, device: str, table: str) -> str | None:
    """How far a table of one's own is; None for one at which neither the device nor its kin has a seat."""
    here = (game_tables.c.id == table) & game_tables.c.id.in_(_seated(device))
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(game_tables.c.status).where(here)).scalar_one_or_none()


def mark(store: Store, device: str, profile: str, table: str, now: float) -> bool:
    """Mark a table of one's own; one that is marked stays so as before. False, and nothing changed, when as many are as
    may be. Only those count at whose tables one still has a seat."""
    mine = favourites.c.profile == profile
    with explained(), store.writer.begin() as connection:
        # Two marks at once are counted one after the other.
        connection.execute(select(profiles.c.id).where(profiles.c.id == profile).with_for_update())
        if connection.execute(select(favourites.c.at).where(mine, favourites.c.table_id == table)).first() is not None:
            return True
        own = select(func.count()).select_from(favourites).where(mine, favourites.c.table_id.in_(_seated(device)))
        if connection.execute(own).scalar_one() >= MOST:
            return False
        connection.execute(delete(favourites).where(mine, favourites.c.table_id.not_in(_seated(device))))
        connection.execute(insert(favourites).values(profile=profile, table_id=table, at=now))
        return True


def unmark(store: Store, profile: str, table: str) -> None:
    """A table is marked no more; one that was not is no matter."""
    here = (favourites.c.profile == profile) & (favourites.c.table_id == table)
    with explained(), store.writer.begin() as connection:
        connection.execute(delete(favourites).where(here))


def marked(store: Store, device: str, profile: str) -> list[Favourite]:
    """The marked tables at which one still has a seat, the newest mark first."""
    query: Select[Any] = (
        select(*LISTED, favourites.c.at.label("marked"))
        .join(favourites, favourites.c.table_id == game_tables.c.id)
        .where(favourites.c.profile == profile, game_tables.c.id.in_(_seated(device)))
        .order_by(favourites.c.at.desc(), game_tables.c.id)
    )
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
        here = grants.c.device.in_(kin_of(device)) & grants.c.table_id.in_([row.id for row in rows])
        persons: dict[str, set[int]] = {}
        for table, person in connection.execute(select(grants.c.table_id, grants.c.person).where(here)):
            persons.setdefault(table, set()).add(person)
    found = ((listed(row), row) for row in rows)
    return [
        Favourite(table, sorted(persons[row.id] - {NOBODY}), row.marked) for table, row in found if table is not None
    ]
