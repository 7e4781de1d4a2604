"""Devices of one profile act for each other: the one place that says which."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    delete,
    literal,
    select,
    union_all,
)

from lanterns.store.people.schema import blocks, visitors
from lanterns.store.schema import (
    favourites,
    grants,
    profile_devices,
)
from lanterns.tables.parts.seats import NOBODY

_TABLE: BindParameter[str] = bindparam("here")


def kin_of(device: str) -> CompoundSelect[Any]:
    """The device itself and the others of its profile, to be looked in by a query."""
    others = profile_devices.alias("others")
    own = select(profile_devices.c.profile).where(profile_devices.c.device == device)
    return union_all(select(literal(device)), select(others.c.device).where(others.c.profile.in_(own)))


def take_off(connection: Connection, device: str, table: str) -> list[str]:
    """A table is one of a device's and its kin's no more, nor marked by them; returns who they are."""
    kin = list(connection.execute(kin_of(device)).scalars())
    connection.execute(delete(grants).where(grants.c.device.in_(kin) & (grants.c.table_id == table)))
    mine = select(profile_devices.c.profile).where(profile_devices.c.device == device)
    star = favourites.c.profile.in_(mine) & (favourites.c.table_id == table)
    connection.execute(delete(favourites).where(star))
    return kin


@dataclass(slots=True)
class Granted:
    """Which devices act for which persons at a table.

    `held` are those that were let in there, by device; `kin` the other devices of the profile of each of them. Kin act
    for whom their like was let in for, as long as they share a profile: nothing of it is kept at the table.
    """

    held: dict[str, list[int]] = field(default_factory=dict)
    kin: dict[str, frozenset[str]] = field(default_factory=dict)
    hushed: dict[str, set[int]] = field(default_factory=dict)

    def acting(self) -> dict[str, list[int]]:
        """By device, whom it acts for: for whom it was let in itself, and those of its kin."""
        found: dict[str, set[int]] = {}
        for device, persons in self.held.items():
            for one in (device, *self.kin.get(device, ())):
                found.setdefault(one, set()).update(persons)
        return {device: sorted(persons) for device, persons in found.items()}

    def as_held(self, device: str, person: int) -> str:
        """The device that was let in for a person and for which this one acts: itself if it was; "" when none was."""
        if person in self.held.get(device, ()):
            return device
        return next(
            (one for one, persons in self.held.items() if person in persons and device in self.kin.get(one, ())), ""
        )

    def like(self, device: str) -> frozenset[str]:
        """The device and those that share its profile, as far as they come up here."""
        found = {device}
        for one, others in self.kin.items():
            if one == device or device in others:
                found |= {one, *others}
        return frozenset(found)


def _hushed() -> CompoundSelect[Any]:
    """Devices with the persons of a table whom their person has blocked; strangers who have left are still known."""
    here, theirs, readers = profile_devices.alias("here"), profile_devices.alias("theirs"), grants.alias("readers")
    reads = select(here.c.profile).join(readers, readers.c.device == here.c.device).where(readers.c.table_id == _TABLE)
    mine = profile_devices.c.profile == blocks.c.profile
    sitting = (
        select(profile_devices.c.device, grants.c.person)
        .select_from(grants.join(theirs, theirs.c.device == grants.c.device))
        .join(blocks, blocks.c.blocked == theirs.c.profile)
        .join(profile_devices, mine)
        .where(grants.c.table_id == _TABLE, grants.c.person != NOBODY, blocks.c.profile.in_(reads))
    )
    came = (
        select(profile_devices.c.device, visitors.c.person)
        .select_from(visitors.join(blocks, blocks.c.blocked == visitors.c.profile))
        .join(profile_devices, mine)
        .where(visitors.c.table_id == _TABLE, blocks.c.profile.in_(reads))
    )
    return union_all(sitting, came)


def _kin(which: ColumnElement[bool]) -> Select[Any]:
    """Such devices with the others of their profile."""
    others = profile_devices.alias("others")
    return (
        select(profile_devices.c.device, others.c.device)
        .join(others, others.c.profile == profile_devices.c.profile)
        .where(which, others.c.device != profile_devices.c.device)
    )


# Made once: it takes longer to make them than to ask.
_HELD = select(grants.c.device, grants.c.person).where(grants.c.table_id == _TABLE).order_by(grants.c.person)
_KIN_THERE = _kin(profile_devices.c.device.in_(select(grants.c.device).where(grants.c.table_id == _TABLE)))
_KIN = _kin(profile_devices.c.device.in_(bindparam("devices", expanding=True)))
_HUSHED = _hushed()


def read_granted(connection: Connection, table: str) -> Granted:
    here = {"here": table}
    found = Granted()
    for device, person in connection.execute(_HELD, here):
        found.held.setdefault(device, []).append(person)
    found.kin = _of_profiles(connection.execute(_KIN_THERE, here))
    for device, person in connection.execute(_HUSHED, here):
        found.hushed.setdefault(device, set()).add(person)
    return found


def read_kin(connection: Connection, devices: Collection[str]) -> dict[str, frozenset[str]]:
    """The other devices of the profile of each of these; none for a device without others."""
    return _of_profiles(connection.execute(_KIN, {"devices": list(devices)})) if devices else {}


def _of_profiles(pairs: Iterable[Any]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for device, other in pairs:
        found.setdefault(device, set()).add(other)
    return {device: frozenset(kin) for device, kin in found.items()}
