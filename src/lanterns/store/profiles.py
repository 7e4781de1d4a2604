"""Who somebody is on this server beyond one table: a profile and its devices. Blocking calls, each one transaction. All
raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import explained
from lanterns.store.schema import profile_devices, profiles
from lanterns.store.store import Store


@dataclass(frozen=True, slots=True)
class Profile:
    """A person of this server. `name` is "" until they gave one, `seal` is the colour of theirs or ""."""

    id: str
    name: str
    seal: str
    made: float


def _profile(row: Row[Any]) -> Profile:
    return Profile(row.id, row.name, row.seal, row.made)


def _of_device(connection: Connection, device: str) -> Profile | None:
    query = select(profiles).join(profile_devices, profile_devices.c.profile == profiles.c.id)
    row = connection.execute(query.where(profile_devices.c.device == device)).one_or_none()
    return None if row is None else _profile(row)


def profile_of(store: Store, device: str) -> Profile | None:
    """Whose a device is; None for one of which nothing was kept yet."""
    with explained(), store.engine.connect() as connection:
        return _of_device(connection, device)


def open_profile(store: Store, device: str, ident: str, now: float) -> Profile:
    """Whose a device is; where nobody's, a new profile of that id."""
    with explained():
        try:
            with store.writer.begin() as connection:
                found = _of_device(connection, device)
                if found is not None:
                    return found
                made = Profile(ident, "", "", now)
                connection.execute(insert(profiles).values(id=ident, name="", seal="", made=now))
                connection.execute(insert(profile_devices).values(device=device, profile=ident, since=now))
                return made
        except IntegrityError:  # the same device asked twice at once
            with store.engine.connect() as connection:
                found = _of_device(connection, device)
            if found is None:
                raise
            return found


def name_profile(store: Store, ident: str, name: str, seal: str) -> None:
    """Give a profile its name and the colour of its seal."""
    with explained(), store.writer.begin() as connection:
        connection.execute(update(profiles).where(profiles.c.id == ident).values(name=name, seal=seal))


def devices_of(store: Store, ident: str) -> list[str]:
    """The devices of a profile, the first one first."""
    query = select(profile_devices.c.device).where(profile_devices.c.profile == ident)
    with explained(), store.engine.connect() as connection:
        return list(connection.execute(query.order_by(profile_devices.c.since, profile_devices.c.device)).scalars())


def find_profile(store: Store, ident: str) -> Profile | None:
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(profiles).where(profiles.c.id == ident)).one_or_none()
    return None if row is None else _profile(row)


def devices_since(store: Store, ident: str) -> list[tuple[str, float]]:
    """The same, each with since when it has belonged there."""
    query = select(profile_devices.c.device, profile_devices.c.since).where(profile_devices.c.profile == ident)
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query.order_by(profile_devices.c.since, profile_devices.c.device))
        return [(device, since) for device, since in rows]


def leave_profile(store: Store, device: str) -> None:
    """The device belongs to nobody any more."""
    with explained(), store.writer.begin() as connection:
        connection.execute(delete(profile_devices).where(profile_devices.c.device == device))
