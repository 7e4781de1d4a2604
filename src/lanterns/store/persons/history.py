"""The games that a person has finished, for what is counted over all of them. All raise StoreError."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, or_, select

from lanterns.store.errors import explained
from lanterns.store.kin import kin_of
from lanterns.store.rows import listed
from lanterns.store.schema import game_tables, grants, profile_devices
from lanterns.store.store import LISTED, Store
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import OVER
from lanterns.tables.parts.seats import NOBODY

MOST = 3000  # the last games that are counted
AT_ONCE = 500  # tables in one query


@dataclass(slots=True)
class Played:
    """A finished game: which persons at its table are mine, and by each of the others who it is across tables (a
    profile, or a device that has none; never to be shown)."""

    table: Listed
    mine: list[int]
    others: dict[int, str]


def played(store: Store, device: str) -> list[Played]:
    """The finished games at which a device or one of its kin sat, the last first; not those that were made from a
    record, which others may have played."""
    with explained(), store.engine.connect() as connection:
        mine = set(connection.execute(kin_of(device)).scalars())
        sat = select(grants.c.table_id).where(grants.c.device.in_(mine), grants.c.person != NOBODY)
        made = or_(game_tables.c.imported.is_(None), game_tables.c.imported.is_(False))
        query = select(*LISTED).where(game_tables.c.id.in_(sat), game_tables.c.status == OVER, made)
        rows = connection.execute(query.order_by(game_tables.c.updated.desc()).limit(MOST)).all()
        tables = {row.id: found for row in rows if (found := listed(row)) is not None and not found.unreadable}
        games = {ident: Played(table, [], {}) for ident, table in tables.items()}
        for ident, device_there, person, profile in _people(connection, list(games)):
            here = games[ident]
            if device_there not in mine:
                here.others.setdefault(person, profile or device_there)
            elif person not in here.mine:
                here.mine.append(person)
    for game in games.values():
        for person in game.mine:
            game.others.pop(person, None)  # somebody else's device acts for me too
    return list(games.values())


def _people(connection: Connection, tables: Sequence[str]) -> list[tuple[str, str, int, str | None]]:
    found: list[tuple[str, str, int, str | None]] = []
    for first in range(0, len(tables), AT_ONCE):
        query = (
            select(grants.c.table_id, grants.c.device, grants.c.person, profile_devices.c.profile)
            .outerjoin(profile_devices, profile_devices.c.device == grants.c.device)
            .where(grants.c.table_id.in_(tables[first : first + AT_ONCE]), grants.c.person != NOBODY)
            .order_by(grants.c.table_id, grants.c.person, grants.c.device)
        )
        found += [tuple(row) for row in connection.execute(query)]
    return found


def count_unfinished(store: Store, device: str) -> int:
    """How many tables of a device and its kin are not over."""
    sat = select(grants.c.table_id).where(grants.c.device.in_(kin_of(device)), grants.c.person != NOBODY)
    here = game_tables.c.id.in_(sat) & (game_tables.c.status != OVER)
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(game_tables).where(here)).scalar_one()
