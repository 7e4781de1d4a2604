"""What one command changes, and how it is written beside the row of its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.engine import Connection

from lanterns.store.errors import QuotaFull
from lanterns.store.prepared import Prepared
from lanterns.store.rows import entry_row
from lanterns.store.schema import entries, game_tables, grants, links
from lanterns.tables import Entry, Table
from lanterns.tables.parts.entry import ACTION, CHANCE_KIND, CHAT
from lanterns.tables.parts.match import OVER

PLAYED = (ACTION, CHANCE_KIND, CHAT)
_INSERT_ENTRIES = Prepared(insert(entries))


@dataclass(slots=True)
class Saved:
    """What one command changes: the table, the entries it made, grants (device, person) and links (secret hash, seat).

    A link takes the place of the former one of its seat. `revoke` names devices' persons that lose their grants.
    """

    table: Table
    entries: Sequence[Entry]
    grants: Sequence[tuple[str, int]] = ()
    links: Sequence[tuple[str, int]] = ()
    closed: Sequence[int] = ()  # seats whose links stop working
    revoke: Sequence[int] = ()  # persons whose devices no longer act here
    ring: bool = False  # a clock rings: only if nobody else is at the table now, who may let it ring as well
    ended: Sequence[tuple[str, int]] = ()  # single grants that end

    @property
    def played(self) -> bool:
        """Whether nothing was done but playing and talking: who sits where, and who may come in, is as it was."""
        others = self.grants or self.links or self.closed or self.revoke or self.ended
        return bool(self.entries) and not others and all(entry.kind in PLAYED for entry in self.entries)


@dataclass(slots=True)
class Quota:
    """How many tables one device may have: that are not finished, and that were made from records. None: any number."""

    unfinished: int | None = None
    imports: int | None = None


def require_room(connection: Connection, owner: str, quota: Quota, imported: bool) -> None:
    """Raises QuotaFull when a device has as many tables as one may have."""
    if connection.dialect.name != "sqlite":  # two of one device at once are counted one after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:owner))"), {"owner": owner})
    mine = [game_tables.c.owner == owner]
    for kind, most, which in (
        ("imports", quota.imports, [game_tables.c.imported.is_(True)] if imported else None),
        ("unfinished", quota.unfinished, [game_tables.c.status != OVER]),
    ):
        if most is None or which is None:
            continue
        count = select(func.count()).select_from(game_tables).where(*mine, *which)
        if connection.execute(count).scalar_one() >= most:
            raise QuotaFull(kind, most)


def append(connection: Connection, saved: Saved) -> None:
    """The entries of a command, and whom it lets in and out."""
    table = saved.table.id
    if saved.entries:
        _INSERT_ENTRIES.run(connection, [entry_row(table, entry) for entry in saved.entries])
    for seat in {*saved.closed, *(seat for _, seat in saved.links)}:
        connection.execute(delete(links).where((links.c.table_id == table) & (links.c.seat == seat)))
    for secret, seat in saved.links:
        connection.execute(insert(links).values(secret=secret, table_id=table, seat=seat))
    for person in saved.revoke:
        connection.execute(delete(grants).where((grants.c.table_id == table) & (grants.c.person == person)))
    for device, person in saved.ended:
        here = (grants.c.device == device) & (grants.c.table_id == table) & (grants.c.person == person)
        connection.execute(delete(grants).where(here))
    for device, person in saved.grants:
        _grant(connection, device, table, person)


def _grant(connection: Connection, device: str, table: str, person: int) -> None:
    here = (grants.c.device == device) & (grants.c.table_id == table) & (grants.c.person == person)
    if connection.execute(select(grants.c.person).where(here)).first() is None:
        connection.execute(insert(grants).values(device=device, table_id=table, person=person))
