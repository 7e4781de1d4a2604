"""Who was asked to which table. Blocking calls, each one transaction. All raise StoreError."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from lanterns.store.errors import explained
from lanterns.store.people.circle import make_profile
from lanterns.store.people.schema import blocks, invitations
from lanterns.store.rows import listed
from lanterns.store.schema import (
    game_tables,
    grants,
    profile_devices,
    profiles,
)
from lanterns.store.store import LISTED, Store
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import LOBBY
from lanterns.tables.parts.seats import NOBODY, OPEN

OPENED, ACCEPTED, DECLINED = "open", "accepted", "declined"
MOST = 30  # that one table may have, and that are shown to one person


@dataclass(frozen=True, slots=True)
class Invitation:
    """`name` is what the sender was called when they asked; `again_of`: the table whose game is played again, or
    None."""

    id: str
    table: Listed
    sender: str
    name: str
    again_of: str | None
    made: float


@dataclass(frozen=True, slots=True)
class Wanted:
    """Somebody to be asked: by their profile, or by a device that has none, which is given one of the id `fresh`."""

    key: str
    id: str
    fresh: str


def invite(
    store: Store, table: str, sender: tuple[str, str], wanted: Sequence[Wanted], now: float, again_of: str | None = None
) -> int:
    """Ask persons to a table; `sender` are id and name. Who has blocked the sender is passed over without a word, and
    who was asked there before. Returns how many were asked, those counted that were passed over."""
    asked = 0
    with explained(), store.writer.begin() as connection:
        before = select(invitations.c.profile).where(invitations.c.table_id == table)
        known = set(connection.execute(before).scalars())
        for one in wanted:
            if len(known) >= MOST:
                break
            profile = _profile(connection, one, now)
            if profile == sender[0]:
                continue
            asked += 1
            barred = select(blocks.c.id).where(blocks.c.profile == profile, blocks.c.blocked == sender[0])
            if profile in known or connection.execute(barred).first() is not None:
                continue
            known.add(profile)
            values = {"table_id": table, "profile": profile, "id": one.id, "sender": sender[0], "name": sender[1]}
            connection.execute(insert(invitations).values(**values, again_of=again_of, state=OPENED, made=now))
    return asked


def _profile(connection: Connection, one: Wanted, now: float) -> str:
    if connection.execute(select(profiles.c.id).where(profiles.c.id == one.key)).first() is not None:
        return one.key
    query = select(profile_devices.c.profile).where(profile_devices.c.device == one.key)
    found = connection.execute(query).scalar_one_or_none()
    return str(found) if found is not None else make_profile(connection, one.key, one.fresh, now)


def invitations_of(store: Store, profile: str) -> list[Invitation]:
    """The open invitations of a person to tables that still wait for somebody, the last first; none of somebody whom
    they have blocked."""
    barred = select(blocks.c.id).where(blocks.c.profile == profile, blocks.c.blocked == invitations.c.sender)
    query = (
        select(invitations)
        .where(invitations.c.profile == profile, invitations.c.state == OPENED, ~barred.exists())
        .order_by(invitations.c.made.desc())
        .limit(MOST)
    )
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
        waiting = select(*LISTED).where(
            game_tables.c.id.in_({row.table_id for row in rows}), game_tables.c.status == LOBBY
        )
        tables = {row.id: listed(row) for row in connection.execute(waiting).all()}
    return [
        _invitation(row, table)
        for row in rows
        if (table := tables.get(row.table_id)) is not None and any(chair.kind == OPEN for chair in table.chairs)
    ]


def _invitation(row: Row[Any], table: Listed) -> Invitation:
    return Invitation(row.id, table, row.sender, row.name, row.again_of, row.made)


def find_invitation(store: Store, profile: str, ident: str) -> str | None:
    """The table of an open invitation of a person."""
    here = (invitations.c.profile == profile) & (invitations.c.id == ident) & (invitations.c.state == OPENED)
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(invitations.c.table_id).where(here)).scalar_one_or_none()


def answer(store: Store, profile: str, table: str, accepted: bool) -> None:
    """A person has sat down at a table to which they were asked, or does not want to."""
    here = (invitations.c.profile == profile) & (invitations.c.table_id == table)
    with explained(), store.writer.begin() as connection:
        connection.execute(update(invitations).where(here).values(state=ACCEPTED if accepted else DECLINED))


# playing again


@dataclass(frozen=True, slots=True)
class Again:
    """The table at which a game is played again, and which persons of the first table sit there."""

    table: str
    people: list[int]


def again_of(store: Store, table: str) -> Again | None:
    """The newest table that its people were asked to in order to play again, as long as it has not begun."""
    query = (
        select(invitations.c.table_id)
        .join(game_tables, game_tables.c.id == invitations.c.table_id)
        .where(invitations.c.again_of == table, game_tables.c.status == LOBBY)
        .order_by(invitations.c.made.desc())
        .limit(1)
    )
    with explained(), store.engine.connect() as connection:
        found = connection.execute(query).scalar_one_or_none()
        if found is None:
            return None
        there = {key for _, key in seated(connection, found)}
        return Again(found, sorted({person for person, key in seated(connection, table) if key in there}))


def seated(connection: Connection, table: str) -> list[tuple[int, str]]:
    """The persons of a table, each by who they are across tables: a profile, or a device that has none."""
    query = (
        select(grants.c.person, grants.c.device, profile_devices.c.profile)
        .outerjoin(profile_devices, profile_devices.c.device == grants.c.device)
        .where(grants.c.table_id == table, grants.c.person != NOBODY)
        .order_by(grants.c.person, grants.c.device)
    )
    return [(person, profile or device) for person, device, profile in connection.execute(query)]


def others_of(store: Store, table: str, mine: Sequence[int]) -> list[str]:
    """Who sat at a table beside these persons, by profile or by a device that has none."""
    with explained(), store.engine.connect() as connection:
        here = seated(connection, table)
    own = {key for person, key in here if person in mine}
    return list(dict.fromkeys(key for person, key in here if person not in mine and key not in own))


def inviter_of(store: Store, profile: str, ident: str) -> tuple[str, str] | None:
    """Who sent an invitation to a person: profile, and what they were called."""
    here = (invitations.c.profile == profile) & (invitations.c.id == ident)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(invitations.c.sender, invitations.c.name).where(here)).one_or_none()
    return None if row is None else (row.sender, row.name)
