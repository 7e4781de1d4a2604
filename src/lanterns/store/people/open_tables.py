"""The tables that are open to everybody on this server. Blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import or_, select

from lanterns.store.errors import explained
from lanterns.store.people.circle import apart
from lanterns.store.rows import listed
from lanterns.store.schema import game_tables, grants, profile_devices
from lanterns.store.store import LISTED, Store
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import LOBBY, PLAYING
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.seats import NOBODY

MOST = 200  # rows that are looked at


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table of the list; `mine` are the persons there for whom the device acts that asks."""

    table: Listed
    open: Open
    host: int
    mine: list[int]


def open_tables(
    store: Store, device: str, since: float, held: Collection[str], barred: Collection[str] = ()
) -> list[OpenTable]:
    """Those that were touched since then or are among `held`, the newest first; without those whose host and whoever
    asks are kept apart by a block, or whose host has one of the devices that are `barred`."""
    fresh = or_(game_tables.c.updated > since, game_tables.c.id.in_(held))
    query = (
        select(*LISTED)
        .where(game_tables.c.open_key.is_not(None), game_tables.c.status.in_((LOBBY, PLAYING)), fresh)
        .order_by(game_tables.c.created.desc())
        .limit(MOST)
    )
    with explained(), store.engine.connect() as connection:
        found: dict[str, OpenTable] = {}
        for row in connection.execute(query).all():
            table = listed(row)
            if table is None or table.unreadable:
                continue
            opened = Open.load(table.card.get("open"))
            host = next((person[0] for person in table.card["people"] if person[2] and not person[3]), NOBODY)
            if opened is not None and host != NOBODY:
                found[table.id] = OpenTable(table, opened, host, [])
        own = select(profile_devices.c.profile).where(profile_devices.c.device == device)
        mine = set(connection.execute(own).scalars())
        far = apart(connection, device) - mine if mine else set()
        seated = (
            select(grants.c.table_id, grants.c.device, grants.c.person, profile_devices.c.profile)
            .outerjoin(profile_devices, profile_devices.c.device == grants.c.device)
            .where(grants.c.table_id.in_(list(found)), grants.c.person != NOBODY)
        )
        for ident, one, person, profile in connection.execute(seated).all():
            here = found.get(ident)
            if here is None:
                continue
            if one == device or (profile is not None and profile in mine):
                here.mine.append(person)
            elif person == here.host and (profile in far or one in barred):
                del found[ident]
        return list(found.values())


def find_open(store: Store, key: str) -> str | None:
    """The table that is listed by that key."""
    query = select(game_tables.c.id).where(game_tables.c.open_key == key).limit(1)
    with explained(), store.engine.connect() as connection:
        return connection.execute(query).scalar_one_or_none()
