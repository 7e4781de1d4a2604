"""Reading and writing tables: blocking calls, each one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import URL, Connection, Row
from sqlalchemy.exc import IntegrityError

from lanterns.games import find_ruleset
from lanterns.store.engine import WRITES, open_engine
from lanterns.store.errors import Conflict, StoreError, explained
from lanterns.store.migrate import upgrade
from lanterns.store.schema import entries, game_tables, grants, links
from lanterns.tables import Entry, Table
from lanterns.tables.base import OVER

SPECTATES = -1  # as a grant's person, and as a link's seat
LIST_LIMIT = 100
FINISHED_LIMIT = 2000

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Saved:
    """What one deed changes: the table, the entries it made, grants (device, person) and links (secret hash, seat).

    A link takes the place of the former one of its seat. `revoke` names devices' persons that lose their grants.
    """

    table: Table
    entries: Sequence[Entry]
    grants: Sequence[tuple[str, int]] = ()
    links: Sequence[tuple[str, int]] = ()
    closed: Sequence[int] = ()  # seats whose links stop working
    revoke: Sequence[int] = ()  # persons whose devices no longer act here


class Store:
    """All methods raise StoreError when the database does not do its part; then nothing was changed."""

    def __init__(self, url: URL) -> None:
        """Open the database and bring its schema up to date. Raises LanternsError in one sentence that names it."""
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        try:
            with explained():
                self.engine = open_engine(url)
                upgrade(self.engine)
        except StoreError as error:
            shown = url.database if self.sqlite else url.render_as_string()
            raise StoreError(error.code, f"the database {shown} cannot be opened: {error.message}") from error
        self.writer = self.engine.execution_options(**WRITES)

    def close(self) -> None:
        self.engine.dispose()

    # writing

    def create(self, saved: Saved) -> None:
        """Add a new table."""
        with explained(), self.writer.begin() as connection:
            connection.execute(insert(game_tables).values(id=saved.table.id, **_columns(saved.table)))
            self._append(connection, saved)

    def save(self, saved: Saved) -> None:
        """Append a deed to a table, in one transaction. Raises Conflict when the table has moved on meanwhile."""
        table = saved.table
        before = table.seq - len(saved.entries)
        with explained():
            try:
                with self.writer.begin() as connection:
                    here = (game_tables.c.id == table.id) & (game_tables.c.seq == before)
                    if connection.execute(update(game_tables).where(here).values(**_columns(table))).rowcount != 1:
                        raise Conflict(f"table {table.id} has moved on")
                    self._append(connection, saved)
            except IntegrityError as error:
                raise Conflict(f"table {table.id} has moved on") from error

    def _append(self, connection: Connection, saved: Saved) -> None:
        table = saved.table.id
        if saved.entries:
            connection.execute(insert(entries), [_entry_row(table, entry) for entry in saved.entries])
        for seat in {*saved.closed, *(seat for _, seat in saved.links)}:
            connection.execute(delete(links).where((links.c.table_id == table) & (links.c.seat == seat)))
        for secret, seat in saved.links:
            connection.execute(insert(links).values(secret=secret, table_id=table, seat=seat))
        for person in saved.revoke:
            connection.execute(delete(grants).where((grants.c.table_id == table) & (grants.c.person == person)))
        for device, person in saved.grants:
            _grant(connection, device, table, person)

    def grant(self, device: str, table: str, person: int) -> None:
        """Let a device act for a person (or look on: SPECTATES)."""
        with explained(), self.writer.begin() as connection:
            _grant(connection, device, table, person)

    def set_link(self, table: str, seat: int, secret: str) -> None:
        """Give a seat (or the spectators) a new link."""
        with explained(), self.writer.begin() as connection:
            connection.execute(delete(links).where((links.c.table_id == table) & (links.c.seat == seat)))
            connection.execute(insert(links).values(secret=secret, table_id=table, seat=seat))

    def forget(self, device: str, table: str) -> None:
        """Take a table off a device's list."""
        with explained(), self.writer.begin() as connection:
            connection.execute(delete(grants).where((grants.c.device == device) & (grants.c.table_id == table)))

    # reading

    def load(self, ident: str) -> Table | None:
        """The table, from its snapshot: the same time for any length of its record."""
        with explained(), self.engine.connect() as connection:
            row = connection.execute(select(game_tables).where(game_tables.c.id == ident)).one_or_none()
        return None if row is None else _table(row)

    def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        """At most `limit` entries after that seq, oldest first."""
        query = select(entries).where((entries.c.table_id == table) & (entries.c.seq > after))
        with explained(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.seq).limit(limit)).all()
        return [_entry(row) for row in rows]

    def lines(self, table: str, first: int = 1, count: int | None = None) -> list[Entry]:
        """The entries that are lines of the record, from line number `first` on."""
        query = select(entries).where((entries.c.table_id == table) & (entries.c.line >= first))
        with explained(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.line).limit(count)).all()
        return [_entry(row) for row in rows]

    def granted(self, table: str) -> dict[str, list[int]]:
        """Which devices act for which persons at a table."""
        query = select(grants.c.device, grants.c.person).where(grants.c.table_id == table)
        found: dict[str, list[int]] = {}
        with explained(), self.engine.connect() as connection:
            for device, person in connection.execute(query.order_by(grants.c.person)):
                found.setdefault(device, []).append(person)
        return found

    def tables_of(self, device: str) -> list[tuple[Table, list[int]]]:
        """The tables of a device with the persons it acts for there, the last touched first."""
        mine = select(grants.c.table_id, grants.c.person).where(grants.c.device == device)
        with explained(), self.engine.connect() as connection:
            persons: dict[str, list[int]] = {}
            for table, person in connection.execute(mine):
                persons.setdefault(table, []).append(person)
            query = select(game_tables).where(game_tables.c.id.in_(mine.with_only_columns(grants.c.table_id)))
            rows = connection.execute(query.order_by(game_tables.c.updated.desc()).limit(LIST_LIMIT)).all()
        return [(_table(row), sorted(p for p in persons[row.id] if p != SPECTATES)) for row in rows]

    def finished_of(self, device: str, game: str) -> list[tuple[Table, list[int]]]:
        """As `tables_of`, without what happened on them: the finished tables of one game at which the device sat."""
        mine = select(grants.c.table_id, grants.c.person).where(grants.c.device == device, grants.c.person != SPECTATES)
        with explained(), self.engine.connect() as connection:
            persons: dict[str, list[int]] = {}
            for table, person in connection.execute(mine):
                persons.setdefault(table, []).append(person)
            query = select(game_tables).where(
                game_tables.c.id.in_(mine.with_only_columns(grants.c.table_id)),
                game_tables.c.game == game,
                game_tables.c.status == OVER,
            )
            rows = connection.execute(query.order_by(game_tables.c.updated.desc()).limit(FINISHED_LIMIT)).all()
        return [(_table(row), sorted(persons[row.id])) for row in rows]

    def find_link(self, secret: str) -> tuple[str, int] | None:
        """The table and seat that a link leads to, by the hash of its secret."""
        query = select(links.c.table_id, links.c.seat).where(links.c.secret == secret)
        with explained(), self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row.table_id, row.seat)

    def find_join(self, code: str, now: float) -> str | None:
        """The table that three words lead to now."""
        here = (game_tables.c.join_code == code) & (game_tables.c.join_expires > now)
        query = select(game_tables.c.id).where(here).order_by(game_tables.c.join_expires.desc()).limit(1)
        with explained(), self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def thinking(self) -> list[str]:
        """Tables in play, for a server that starts: a bot may have been thinking when the last one stopped."""
        query = select(game_tables.c.id).where(game_tables.c.status == "playing")
        with explained(), self.engine.connect() as connection:
            return list(connection.execute(query.order_by(game_tables.c.updated.desc()).limit(1000)).scalars())


def _columns(table: Table) -> dict[str, Any]:
    return {
        "game": table.game.id,
        "ruleset": table.game.ruleset,
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "created": table.created,
        "updated": table.updated,
        "join_code": table.join_code or None,
        "join_expires": table.join_expires,
        "doc": _encode(table.doc()).decode(),
        "board": None if table.board is None else _encode(table.board.to_json()).decode(),
    }


def _table(row: Row[Any]) -> Table:
    return Table.load(
        row.id,
        find_ruleset(row.ruleset),
        msgspec.json.decode(row.doc),
        None if row.board is None else msgspec.json.decode(row.board),
        status=row.status,
        seq=row.seq,
        version=row.version,
        created=row.created,
        updated=row.updated,
        join_code=row.join_code or "",
        join_expires=row.join_expires,
    )


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "line": entry.line or None,
        "at": entry.at,
        "text": entry.text,
        "body": _encode(entry.body()).decode(),
    }


def _entry(row: Row[Any]) -> Entry:
    return Entry.load(row.seq, row.at, row.line or 0, row.text, msgspec.json.decode(row.body))


def _grant(connection: Connection, device: str, table: str, person: int) -> None:
    here = (grants.c.device == device) & (grants.c.table_id == table) & (grants.c.person == person)
    if connection.execute(select(grants.c.person).where(here)).first() is None:
        connection.execute(insert(grants).values(device=device, table_id=table, person=person))
