"""What whoever runs the server sees and does: the link to their page, reports, bans. Blocking calls, each one
transaction. All raise StoreError."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from lanterns.store.errors import explained
from lanterns.store.people.schema import bans, host_devices, host_links, reports
from lanterns.store.rows import listed
from lanterns.store.schema import (
    game_tables,
    profile_devices,
)
from lanterns.store.store import LISTED, Store
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import OVER

REPORTS = 20  # of one person that wait to be read
TABLES = 100  # that are shown
SHOWN = 200  # reports and bans that are shown


# the way in


def new_host_link(store: Store, secret: str, now: float, *, first: bool = False, alone: bool = False) -> bool:
    """A new link, by the hash of its secret; former ones that nobody used open nothing any more. `first`: only where
    there never was one. `alone`: the devices that have the page lose it. False when nothing was made."""
    with explained(), store.writer.begin() as connection:
        if first and connection.execute(select(host_links.c.secret).limit(1)).first() is not None:
            return False
        connection.execute(delete(host_links).where(host_links.c.used.is_(None)))
        connection.execute(insert(host_links).values(secret=secret, made=now, used=None))
        if alone:
            connection.execute(delete(host_devices))
        return True


def use_host_link(store: Store, secret: str, device: str, now: float) -> bool:
    """The first device that opens a link has the page from now on; False for a link that is unknown or used up."""
    with explained(), store.writer.begin() as connection:
        here = (host_links.c.secret == secret) & host_links.c.used.is_(None)
        if connection.execute(update(host_links).where(here).values(used=now)).rowcount != 1:
            return False
        connection.execute(delete(host_devices).where(host_devices.c.device == device))
        connection.execute(insert(host_devices).values(device=device, since=now))
        return True


def is_host(store: Store, device: str) -> bool:
    """Whether a device has the page; another one of the same person has not."""
    with explained(), store.engine.connect() as connection:
        return connection.execute(select(host_devices).where(host_devices.c.device == device)).first() is not None


def leave_host_page(store: Store, device: str) -> None:
    """The device has the page no more."""
    with explained(), store.writer.begin() as connection:
        connection.execute(delete(host_devices).where(host_devices.c.device == device))


def counted(store: Store) -> dict[str, int]:
    """How many tables there are, by their status; `open`: those that are listed for everybody."""
    by_status = select(game_tables.c.status, func.count()).group_by(game_tables.c.status)
    listed = select(func.count()).select_from(game_tables).where(game_tables.c.open_key.is_not(None))
    with explained(), store.engine.connect() as connection:
        found = {str(status): int(count) for status, count in connection.execute(by_status)}
        return {**found, "open": connection.execute(listed).scalar_one()}


def unfinished(store: Store) -> list[Listed]:
    """The tables that are not over, those that were touched last first."""
    query = select(*LISTED).where(game_tables.c.status != OVER).order_by(game_tables.c.updated.desc()).limit(TABLES)
    with explained(), store.engine.connect() as connection:
        found = [listed(row) for row in connection.execute(query).all()]
    return [table for table in found if table is not None]


def known(store: Store, tables: Collection[str]) -> set[str]:
    """Which of these tables there are."""
    query = select(game_tables.c.id).where(game_tables.c.id.in_(tables))
    with explained(), store.engine.connect() as connection:
        return set(connection.execute(query).scalars())


# reports


@dataclass(frozen=True, slots=True)
class Report:
    """`about` is the profile of whom it is about (None: not known any more), called `name`; `lines` are theirs."""

    id: str
    profile: str
    about: str | None
    table: str
    game: str
    name: str
    text: str
    lines: list[tuple[int, str]]
    made: float


def report(store: Store, told: Report) -> bool:
    """Keep a report; False when its person has too many that wait to be read."""
    waits = select(func.count()).select_from(reports).where(reports.c.profile == told.profile)
    with explained(), store.writer.begin() as connection:
        if connection.execute(waits.where(reports.c.settled.is_(None))).scalar_one() >= REPORTS:
            return False
        values = {
            "id": told.id,
            "profile": told.profile,
            "about": told.about,
            "table_id": told.table,
            "game": told.game,
        }
        words = {"name": told.name, "text": told.text, "lines": json.dumps(told.lines)}
        connection.execute(insert(reports).values(**values, **words, made=told.made, settled=None))
        return True


def open_reports(store: Store) -> list[Report]:
    """Those that wait, the last first."""
    query = select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.made.desc()).limit(SHOWN)
    with explained(), store.engine.connect() as connection:
        return [_report(row) for row in connection.execute(query)]


def _report(row: Row[Any]) -> Report:
    lines = [(seq, text) for seq, text in json.loads(row.lines)]
    told = (row.id, row.profile, row.about, row.table_id, row.game, row.name, row.text)
    return Report(*told, lines, row.made)


def settle(store: Store, ident: str, now: float) -> bool:
    """Whether there was such a report that waited."""
    here = (reports.c.id == ident) & reports.c.settled.is_(None)
    with explained(), store.writer.begin() as connection:
        return connection.execute(update(reports).where(here).values(settled=now)).rowcount > 0


def reported(store: Store, ident: str) -> tuple[str | None, str] | None:
    """Whom a report is about: profile and name."""
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(reports.c.about, reports.c.name).where(reports.c.id == ident)).one_or_none()
    return None if row is None else (row.about, row.name)


# bans


@dataclass(frozen=True, slots=True)
class Ban:
    """`until` is None for good."""

    id: str
    name: str
    why: str
    made: float
    until: float | None


def ban(store: Store, profile: str, told: Ban) -> bool:
    """A person, and each device of theirs, may only look at what is theirs; a former ban of theirs ends. False for a
    profile that is no more."""
    with explained(), store.writer.begin() as connection:
        mine = select(profile_devices.c.device).where(profile_devices.c.profile == profile)
        devices = connection.execute(mine).scalars().all()
        if not devices:
            return False
        connection.execute(delete(bans).where(bans.c.profile == profile))
        values = {"id": told.id, "name": told.name, "why": told.why, "made": told.made, "until": told.until}
        connection.execute(insert(bans), [{"profile": profile, "device": device, **values} for device in devices])
        return True


def unban(store: Store, ident: str) -> bool:
    """Whether there was such a ban."""
    with explained(), store.writer.begin() as connection:
        return connection.execute(delete(bans).where(bans.c.id == ident)).rowcount > 0


def bans_of(store: Store, now: float) -> list[Ban]:
    """The bans that hold, the last first."""
    query = select(bans.c.id, bans.c.name, bans.c.why, bans.c.made, bans.c.until).distinct()
    holds = bans.c.until.is_(None) | (bans.c.until > now)
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query.where(holds).order_by(bans.c.made.desc()).limit(SHOWN))
        return [Ban(row.id, row.name, row.why, row.made, row.until) for row in rows]


def banned_devices(store: Store, now: float) -> dict[str, float | None]:
    """By device until when it is banned, None for good: those of the bans, and those that came to their persons
    since."""
    holds = bans.c.until.is_(None) | (bans.c.until > now)
    own = select(bans.c.device, bans.c.until).where(holds)
    kin = (
        select(profile_devices.c.device, bans.c.until)
        .join(bans, bans.c.profile == profile_devices.c.profile)
        .where(holds)
    )
    found: dict[str, float | None] = {}
    with explained(), store.engine.connect() as connection:
        for device, until in [*connection.execute(own), *connection.execute(kin)]:
            before = found.get(device, 0.0)
            found[device] = None if until is None or before is None else max(until, before)
    return found
