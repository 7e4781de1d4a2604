"""What persons have done in finished games, and the lanterns that it lit. Blocking calls, each one transaction. All
raise StoreError."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Connection, insert, select

from lanterns.store.errors import explained
from lanterns.store.kin import kin_of
from lanterns.store.persons.history import MOST
from lanterns.store.schema import game_tables, grants, lit_lanterns, profile_devices, profile_games
from lanterns.store.store import Store
from lanterns.tables.parts.match import OVER
from lanterns.tables.parts.seats import NOBODY

Bodies = Sequence[str]  # what is kept of games, the last first
Judge = Callable[[Bodies, frozenset[str]], Sequence[str]]  # which lanterns are lit by them beside those that are


def is_made_from_record(store: Store, table: str) -> bool:
    """Whether a table was made from a record, so that it may not be its persons' own play."""
    query = select(game_tables.c.imported).where(game_tables.c.id == table)
    with explained(), store.engine.connect() as connection:
        return bool(connection.execute(query).scalar_one_or_none())


def keep_game(store: Store, profile: str, table: str, at: float, body: str, judge: Judge) -> list[str]:
    """Keep what a person did in a game, once, and light what it lights; returns the lanterns that are new."""
    here = (profile_games.c.profile == profile) & (profile_games.c.table_id == table)
    with explained(), store.writer.begin() as connection:
        if connection.execute(select(profile_games.c.table_id).where(here)).first() is not None:
            return []
        values = {"profile": profile, "table_id": table, "at": at, "body": body}
        connection.execute(insert(profile_games).values(**values))
        found = judge(_bodies(connection, profile), frozenset(_lit(connection, profile)))
        for lantern in found:
            lit = {"profile": profile, "lantern": lantern, "at": at, "table_id": table}
            connection.execute(insert(lit_lanterns).values(**lit))
    return list(found)


def _bodies(connection: Connection, profile: str) -> list[str]:
    query = select(profile_games.c.body).where(profile_games.c.profile == profile)
    return list(connection.execute(query.order_by(profile_games.c.at.desc()).limit(MOST)).scalars())


def _lit(connection: Connection, profile: str) -> Mapping[str, tuple[float, str]]:
    rows = connection.execute(select(lit_lanterns).where(lit_lanterns.c.profile == profile))
    return {row.lantern: (row.at, row.table_id) for row in rows}


def feats_of(store: Store, profile: str) -> tuple[list[str], Mapping[str, tuple[float, str]]]:
    """What is kept of a person's games, the last first, and when and by which table each lantern was lit."""
    with explained(), store.engine.connect() as connection:
        return _bodies(connection, profile), _lit(connection, profile)


def lit_by(store: Store, profile: str, table: str) -> tuple[bool, list[str]]:
    """Whether what a person did at a table is kept, and the lanterns that it lit."""
    here = (profile_games.c.profile == profile) & (profile_games.c.table_id == table)
    lit = (lit_lanterns.c.profile == profile) & (lit_lanterns.c.table_id == table)
    with explained(), store.engine.connect() as connection:
        there = connection.execute(select(profile_games.c.table_id).where(here)).first() is not None
        return there, list(connection.execute(select(lit_lanterns.c.lantern).where(lit)).scalars())


def unsettled(store: Store, device: str, most: int) -> list[str]:
    """Finished tables of a device and its kin of which nothing is kept yet, the last first."""
    sat = select(grants.c.table_id).where(grants.c.device.in_(kin_of(device)), grants.c.person != NOBODY)
    mine = select(profile_devices.c.profile).where(profile_devices.c.device == device)
    kept = select(profile_games.c.table_id).where(profile_games.c.profile.in_(mine))
    query = select(game_tables.c.id).where(
        game_tables.c.id.in_(sat), game_tables.c.status == OVER, game_tables.c.id.not_in(kept),
        game_tables.c.imported.is_not(True), game_tables.c.fault.is_(None),
    )  # fmt: skip
    with explained(), store.engine.connect() as connection:
        return list(connection.execute(query.order_by(game_tables.c.updated.desc()).limit(most)).scalars())
