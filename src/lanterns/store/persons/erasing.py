"""All that is kept of a person: taken out as one value, and taken away. Blocking calls, each one transaction. All raise
StoreError."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from lanterns.store.bus import Moved, tell
from lanterns.store.errors import explained
from lanterns.store.kin import kin_of
from lanterns.store.people.schema import host_devices
from lanterns.store.persons.joining import names_profile, owned
from lanterns.store.rows import listed
from lanterns.store.schema import (
    entries,
    game_tables,
    grants,
    passkey_challenges,
    profile_devices,
    profile_moves,
    profiles,
)
from lanterns.store.store import LISTED, Store
from lanterns.tables.parts.entry import CHAT, CONTROL, PEOPLE_KIND, SIGNALS
from lanterns.tables.parts.seats import NOBODY, SOMEBODY

SILENCE = "…"  # where a line of chat was
NAMING = ("joined", "renamed", "left")  # what people do whose entries tell a name
UNTOLD = ("profile_devices", "passkey_challenges", "profile_moves", "bans", "visitors")
SECRET = ("device", "guest", "key", "challenge", "profile")  # columns that are of use to nobody but the server


def kept_of(store: Store, ident: str) -> dict[str, list[dict[str, Any]]]:
    """The rows that hang on a profile, by the name of their table, without what only the server can use."""
    found: dict[str, list[dict[str, Any]]] = {}
    with explained(), store.engine.connect() as connection:
        for table, column in owned():
            shown = [one for one in table.c if one.name not in SECRET and not names_profile(one)]
            rows = connection.execute(select(*shown).where(column == ident).order_by(*table.primary_key.columns))
            told = [dict(row._mapping) for row in rows]
            if told and table.name not in UNTOLD:
                found[table.name] = told
    return found


def tables_to_erase(store: Store, device: str) -> list[tuple[str, bool]]:
    """The tables of a device and its kin, each with whether others play there too."""
    with explained(), store.engine.connect() as connection:
        mine = set(connection.execute(kin_of(device)).scalars())
        held = select(grants.c.table_id).where(grants.c.device.in_(mine))
        query = select(grants.c.table_id, grants.c.device, grants.c.person).where(grants.c.table_id.in_(held))
        found: dict[str, bool] = {}
        own: set[tuple[str, int]] = set()
        others: set[tuple[str, int]] = set()
        for table, one, person in connection.execute(query):
            found.setdefault(table, False)
            if person != NOBODY:
                (own if one in mine else others).add((table, person))
        for table, _ in others - own:
            found[table] = True
        # A table that one only looks at is its players' own.
        sat = {table for table, _ in own}
        return [(table, shared or table not in sat) for table, shared in found.items()]


def scrub(store: Store, table: str, persons: Collection[int], seats: Collection[int]) -> None:
    """What persons of a table have said is silenced, and what they were called is forgotten, in its log."""
    told = entries.c.line.is_(None) | entries.c.text.startswith("! seat ")
    query = select(entries.c.seq, entries.c.text, entries.c.body).where(entries.c.table_id == table, told)
    with explained(), store.writer.begin() as connection:
        for seq, text, body in connection.execute(query).all():
            now = _scrubbed(text, body, persons, seats)
            if now != text:
                here = (entries.c.table_id == table) & (entries.c.seq == seq)
                connection.execute(update(entries).where(here).values(text=now))
        tell(connection, Moved(store.name, table, 0))


def _scrubbed(text: str, body: str, persons: Collection[int], seats: Collection[int]) -> str:
    try:
        told = msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.MsgspecError:
        return SILENCE if text else ""
    kind, word, by = told.get("kind"), told.get("word", ""), told.get("person", NOBODY)
    if kind == CHAT and by in persons and word not in SIGNALS:
        return SILENCE
    if kind == PEOPLE_KIND and by in persons and word in NAMING and text:
        return SOMEBODY
    if kind == CONTROL and word == "seat" and told.get("seat", -1) in seats:
        head, colon, rest = text.partition(": ")
        return f"{head}{colon}{SOMEBODY} ({rest.rpartition(' (')[2]}"
    return text


def scrub_unopened(store: Store, table: str, device: str) -> None:
    """The same for a table that cannot be opened: as much of its people as its card tells; who was let in is gone from
    it."""
    with explained(), store.writer.begin() as connection:
        kin = list(connection.execute(kin_of(device)).scalars())
        held = select(grants.c.person).where(grants.c.device.in_(kin), grants.c.table_id == table)
        persons = set(connection.execute(held).scalars()) - {NOBODY}
        row = connection.execute(select(*LISTED).where(game_tables.c.id == table)).one_or_none()
        found = None if row is None else listed(row)
        card = {} if found is None else found.card
        names = {person[1] for person in card.get("people", ()) if person[0] in persons}
        seats = [seat for seat, chair in enumerate(card.get("chairs", ())) if chair["person"] in persons]
        names |= {card["chairs"][seat]["name"] for seat in seats}
        names |= {card["header"][seat][0] for seat in seats if seat < len(card.get("header", ()))}
        _replace(connection, table, [(one, "") for one in kin] + [(_quoted(name), _quoted(SOMEBODY)) for name in names])
    scrub(store, table, persons, seats)


def _quoted(name: str) -> str:
    return msgspec.json.encode(name).decode()


def _replace(connection: Connection, table: str, pairs: Sequence[tuple[str, str]]) -> None:
    here = game_tables.c.id == table
    for old, new in pairs:
        for column in (game_tables.c.doc, game_tables.c.card):
            connection.execute(update(game_tables).where(here).values({column.name: func.replace(column, old, new)}))
        name = msgspec.json.decode(old) if old.startswith('"') else ""
        if name:
            line = func.replace(game_tables.c.head, f": {name} (", f": {SOMEBODY} (")
            connection.execute(update(game_tables).where(here).values(head=line))


def erase_profile(store: Store, device: str) -> bool:
    """The device, its kin and their profile are known no more; their tables have been seen to before. False when
    nothing was known of them."""
    with explained(), store.writer.begin() as connection:
        kin = list(connection.execute(kin_of(device)).scalars())
        mine = select(profile_devices.c.profile).where(profile_devices.c.device == device)
        gone = connection.execute(delete(profiles).where(profiles.c.id.in_(mine))).rowcount
        gone += connection.execute(delete(grants).where(grants.c.device.in_(kin))).rowcount
        connection.execute(delete(passkey_challenges).where(passkey_challenges.c.device.in_(kin)))
        connection.execute(delete(host_devices).where(host_devices.c.device.in_(kin)))
        waits = or_(profile_moves.c.guest.in_(kin), profile_moves.c.device.in_(kin))
        connection.execute(delete(profile_moves).where(waits))
        connection.execute(update(game_tables).where(game_tables.c.owner.in_(kin)).values(owner=None))
        return gone > 0
