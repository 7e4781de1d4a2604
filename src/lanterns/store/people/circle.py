"""Who a person of a table is on this server, and who wants nothing to do with whom. Blocking calls, each one
transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, or_, select

from lanterns.store.errors import explained
from lanterns.store.kin import kin_of
from lanterns.store.people.schema import blocks, visitors
from lanterns.store.schema import (
    grants,
    profile_devices,
    profiles,
)
from lanterns.store.store import Store

BLOCKS = 500  # that one person may have


@dataclass(frozen=True, slots=True)
class Block:
    id: str
    name: str
    made: float


def profile_at(store: Store, table: str, person: int, ident: str, now: float) -> str | None:
    """The profile of a person of a table, also of a stranger who has left; for a device without one it is made, of that
    id. None when nobody knows."""
    with explained(), store.writer.begin() as connection:
        here = (grants.c.table_id == table) & (grants.c.person == person)
        query = (
            select(grants.c.device, profile_devices.c.profile)
            .outerjoin(profile_devices, profile_devices.c.device == grants.c.device)
            .where(here)
            .order_by(profile_devices.c.profile.is_(None), grants.c.device)
        )
        row = connection.execute(query.limit(1)).one_or_none()
        if row is None:
            came = (visitors.c.table_id == table) & (visitors.c.person == person)
            return connection.execute(select(visitors.c.profile).where(came)).scalar_one_or_none()
        if row.profile is not None:
            return str(row.profile)
        return make_profile(connection, row.device, ident, now)


def make_profile(connection: Connection, device: str, ident: str, now: float) -> str:
    """A profile of that id for a device that has none."""
    connection.execute(insert(profiles).values(id=ident, name="", seal="", made=now))
    connection.execute(insert(profile_devices).values(device=device, profile=ident, since=now))
    return ident


def remember_visitor(store: Store, table: str, person: int, profile: str) -> None:
    """Somebody came to a table as a stranger."""
    with explained(), store.writer.begin() as connection:
        connection.execute(insert(visitors).values(table_id=table, person=person, profile=profile))


# blocks


def block(store: Store, profile: str, other: str, name: str, ident: str, now: float) -> bool:
    """A person wants nothing to do with another; False when they have too many such, or it is themselves."""
    with explained(), store.writer.begin() as connection:
        mine = connection.execute(select(blocks.c.blocked).where(blocks.c.profile == profile)).scalars().all()
        if profile == other or (other not in mine and len(mine) >= BLOCKS):
            return False
        if other not in mine:
            values = {"profile": profile, "blocked": other, "id": ident, "name": name, "made": now}
            connection.execute(insert(blocks).values(**values))
        return True


def unblock(store: Store, profile: str, ident: str) -> bool:
    """Whether there was such a block."""
    with explained(), store.writer.begin() as connection:
        here = (blocks.c.profile == profile) & (blocks.c.id == ident)
        return connection.execute(delete(blocks).where(here)).rowcount > 0


def blocks_of(store: Store, profile: str) -> list[Block]:
    """Whom a person has blocked, the last first."""
    query = select(blocks).where(blocks.c.profile == profile).order_by(blocks.c.made.desc())
    with explained(), store.engine.connect() as connection:
        return [Block(row.id, row.name, row.made) for row in connection.execute(query)]


def blocked_by(store: Store, profile: str, other: str) -> bool:
    """Whether a person wants nothing to do with another."""
    here = (blocks.c.profile == profile) & (blocks.c.blocked == other)
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(blocks.c.id).where(here)).first() is not None


def apart(connection: Connection, device: str) -> set[str]:
    """The profiles that whoever has a device has blocked, or was blocked by."""
    own = select(profile_devices.c.profile).where(profile_devices.c.device == device)
    query = select(blocks.c.profile, blocks.c.blocked).where(or_(blocks.c.profile.in_(own), blocks.c.blocked.in_(own)))
    return {one for row in connection.execute(query) for one in row}


def kept_apart(store: Store, device: str, table: str, person: int) -> bool:
    """Whether whoever has a device and a person of a table are kept apart by a block of either."""
    with explained(), store.engine.connect() as connection:
        far = apart(connection, device)
        if not far:
            return False
        query = (
            select(grants.c.device, profile_devices.c.profile)
            .join(profile_devices, profile_devices.c.device == grants.c.device)
            .where(grants.c.table_id == table, grants.c.person == person)
        )
        mine = set(connection.execute(kin_of(device)).scalars())
        return any(profile in far and other not in mine for other, profile in connection.execute(query))
