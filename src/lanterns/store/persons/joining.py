"""A device comes to a profile or leaves one, and what becomes of what both had. Blocking calls, each one transaction.
All raise StoreError."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, Table, delete, func, insert, select, update

from lanterns.store.errors import explained
from lanterns.store.schema import (
    game_tables,
    grants,
    metadata,
    profile_devices,
    profiles,
)
from lanterns.store.store import Store
from lanterns.tables.parts.seats import NOBODY


def join_profile(store: Store, device: str, ident: str, now: float) -> bool:
    """A device comes to a profile, with all that its own had if no other device is left there; False when there is no
    such profile any more. A profile that others still use keeps what it has."""
    with explained(), store.writer.begin() as connection:
        if connection.execute(select(profiles.c.id).where(profiles.c.id == ident)).first() is None:
            return False
        mine = select(profile_devices.c.profile).where(profile_devices.c.device == device)
        former = connection.execute(mine).scalar_one_or_none()
        if former == ident:
            return True
        connection.execute(delete(profile_devices).where(profile_devices.c.device == device))
        connection.execute(insert(profile_devices).values(device=device, profile=ident, since=now))
        if former is not None:
            left = select(profile_devices.c.device).where(profile_devices.c.profile == former)
            if connection.execute(left.limit(1)).first() is None:
                _merge(connection, former, ident)
        return True


def hanging() -> list[tuple[Table, Column[Any]]]:
    """All that hangs on a profile: each table of the schema that names one, and the column that does."""
    return [(table, column) for table in metadata.sorted_tables for column in table.c if names_profile(column)]


def names_profile(column: Column[Any]) -> bool:
    return any(key.column.table is profiles for key in column.foreign_keys)


def owned() -> list[tuple[Table, Column[Any]]]:
    """The same, as far as the rows are that profile's own: where another is only named, as somebody who was blocked or
    who invited, the column has another name."""
    return [(table, column) for table, column in hanging() if column.name == "profile"]


def _merge(connection: Connection, former: str, ident: str) -> None:
    """What one profile had goes over to another, which keeps its own where it has the same; the former is no more."""
    for table, column in hanging():
        rest = [key for key in table.primary_key.columns if key is not column]
        if column.primary_key:  # both may have one of the same: what is there already stays
            twin = table.alias("twin")
            same = select(twin.c[column.name]).where(
                twin.c[column.name] == ident, *(twin.c[key.name] == table.c[key.name] for key in rest)
            )
            connection.execute(delete(table).where(column == former, same.exists()))
        connection.execute(update(table).where(column == former).values({column.name: ident}))
    had = connection.execute(select(profiles).where(profiles.c.id == former)).one()
    here = profiles.c.id == ident
    connection.execute(update(profiles).where(here & (profiles.c.name == "")).values(name=had.name))
    connection.execute(update(profiles).where(here & (profiles.c.seal == "")).values(seal=had.seal))
    connection.execute(update(profiles).where(here & (profiles.c.made > had.made)).values(made=had.made))
    connection.execute(delete(profiles).where(profiles.c.id == former))


def part_device(store: Store, ident: str, device: str) -> bool:
    """A device belongs to a profile no more, which keeps the seats that it had: they go over to another of its devices.
    False when it does not belong there, or is the only one."""
    with explained(), store.writer.begin() as connection:
        query = select(profile_devices.c.device).where(profile_devices.c.profile == ident)
        devices = connection.execute(query.order_by(profile_devices.c.since)).scalars().all()
        heir = next((other for other in devices if other != device), None)
        if device not in devices or heir is None:
            return False
        connection.execute(delete(profile_devices).where(profile_devices.c.device == device))
        _hand_over(connection, device, heir)
        return True


def _hand_over(connection: Connection, device: str, heir: str) -> None:
    held = select(grants.c.table_id, grants.c.person)
    has = {(table, person) for table, person in connection.execute(held.where(grants.c.device == heir))}
    had = [(table, person) for table, person in connection.execute(held.where(grants.c.device == device))]
    connection.execute(delete(grants).where(grants.c.device == device))
    for table, person in had:
        if (table, person) not in has:
            connection.execute(insert(grants).values(device=heir, table_id=table, person=person))
    # A device is 64 random digits: in the doc of a table it is found by its text.
    for column in (game_tables.c.doc, game_tables.c.card):
        here = game_tables.c.id.in_({table for table, _ in had}) & column.contains(device)
        connection.execute(update(game_tables).where(here).values({column.name: func.replace(column, device, heir)}))
    connection.execute(update(game_tables).where(game_tables.c.owner == device).values(owner=heir))


def has_own(store: Store, device: str) -> bool:
    """Whether something is kept that was a device's own before it came to a profile: a seat, a name, or anything that
    hangs on its profile but the device and questions that are open."""
    with explained(), store.engine.connect() as connection:
        seats = select(grants.c.device).where(grants.c.device == device, grants.c.person != NOBODY)
        if connection.execute(seats.limit(1)).first() is not None:
            return True
        mine = select(profile_devices.c.profile).where(profile_devices.c.device == device)
        row = connection.execute(select(profiles).where(profiles.c.id.in_(mine))).one_or_none()
        if row is None:
            return False
        if row.name or row.seal:
            return True
        return any(
            connection.execute(select(column).where(column == row.id).limit(1)).first() is not None
            for table, column in owned()
            if table.name not in ("profile_devices", "profile_moves", "passkey_challenges", "bans", "visitors")
        )
