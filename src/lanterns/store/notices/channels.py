"""The channels of a profile, and when it wants to hear of them. Each call is one transaction. All raise StoreError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from lanterns.store.errors import explained
from lanterns.store.schema import notice_channels, notice_settings, profile_devices
from lanterns.store.store import Store

PUSH, MAIL, WEBHOOK, DISCORD = "push", "mail", "webhook", "discord"
HOOKS = (WEBHOOK, DISCORD)
DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to somebody, see the table's comment in schema.py. `most`: notices a day."""

    id: str
    profile: str
    kind: str
    address: str
    keys: str = ""
    device: str | None = None
    base: str = ""
    most: int = 10
    made: float = 0.0
    confirmed: float | None = None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Times:
    """When somebody may be told, in their own zone; minutes of the day. `digest`: once a day, all tables in one."""

    language: str = "en"
    zone: str = "UTC"
    quiet: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    digest: bool = False
    digest_at: int = 18 * 60


USUAL = Times()


def _channel(row: Row[Any]) -> Channel:
    return Channel(**row._mapping)


def channels_of(store: Store, profile: str) -> list[Channel]:
    """The channels of a profile, the first made first."""
    query = select(notice_channels).where(notice_channels.c.profile == profile)
    with explained(), store.engine.connect() as connection:
        rows = connection.execute(query.order_by(notice_channels.c.made, notice_channels.c.id)).all()
    return [_channel(row) for row in rows]


def channel(store: Store, ident: str) -> Channel | None:
    """The channel of that id."""
    with explained(), store.engine.connect() as connection:
        row = connection.execute(select(notice_channels).where(notice_channels.c.id == ident)).one_or_none()
    return None if row is None else _channel(row)


def put_channel(store: Store, wanted: Channel) -> Channel:
    """Open a channel in place of the one that was there: a profile has one mail address and one webhook, a device one
    push address. What is there already with the same address stays as it is, confirmed or not."""
    with explained(), store.writer.begin() as connection:
        for row in connection.execute(_slot(wanted)).all():
            found = _channel(row)
            same = (found.profile, found.kind, found.address, found.keys)
            if same == (wanted.profile, wanted.kind, wanted.address, wanted.keys):
                return found
            connection.execute(delete(notice_channels).where(notice_channels.c.id == found.id))
        values = {column.name: getattr(wanted, column.name) for column in notice_channels.c}
        connection.execute(insert(notice_channels).values(**values))
    return wanted


def _slot(wanted: Channel) -> Any:
    """What a channel takes the place of. A browser and its push address are of one profile at a time."""
    there = notice_channels.c
    if wanted.kind == PUSH:
        here = (there.kind == PUSH) & ((there.device == wanted.device) | (there.address == wanted.address))
    else:
        kinds = HOOKS if wanted.kind in HOOKS else (wanted.kind,)
        here = (there.profile == wanted.profile) & there.kind.in_(kinds)
    return select(notice_channels).where(here)


def change_channel(store: Store, ident: str, **values: Any) -> bool:
    """Change columns of a channel; False when it is not there."""
    with explained(), store.writer.begin() as connection:
        changed = connection.execute(update(notice_channels).where(notice_channels.c.id == ident).values(**values))
        return changed.rowcount == 1


def close_channel(store: Store, ident: str) -> bool:
    """Nothing is sent there any more, also what waits; False when it was closed before."""
    with explained(), store.writer.begin() as connection:
        return connection.execute(delete(notice_channels).where(notice_channels.c.id == ident)).rowcount == 1


def _times(connection: Connection, profile: str) -> Times | None:
    columns = [column for column in notice_settings.c if column.name != "profile"]
    row = connection.execute(select(*columns).where(notice_settings.c.profile == profile)).one_or_none()
    return None if row is None else Times(**row._mapping)


def times_of(store: Store, profile: str) -> Times:
    """When a profile may be told; the usual for one that never said."""
    with explained(), store.engine.connect() as connection:
        return _times(connection, profile) or USUAL


def set_times(store: Store, profile: str, times: Times) -> None:
    """When a profile may be told from now on."""
    values = {column.name: getattr(times, column.name) for column in notice_settings.c if column.name != "profile"}
    here = notice_settings.c.profile == profile
    with explained(), store.writer.begin() as connection:
        if connection.execute(update(notice_settings).where(here).values(**values)).rowcount == 0:
            connection.execute(insert(notice_settings).values(profile=profile, **values))


def listeners(store: Store) -> dict[str, str]:
    """The devices of all profiles that have a channel, with their profiles."""
    heard = select(notice_channels.c.profile).where(notice_channels.c.confirmed.is_not(None))
    query = select(profile_devices.c.device, profile_devices.c.profile).where(profile_devices.c.profile.in_(heard))
    with explained(), store.engine.connect() as connection:
        return {row.device: row.profile for row in connection.execute(query)}
