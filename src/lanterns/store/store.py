"""Reading and writing tables: blocking calls, each one transaction."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, event, func, insert, select, true, union_all, update
from sqlalchemy.engine import URL, Connection, Row
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lanterns.core.record import Line
from lanterns.store.bus import Moved, tell
from lanterns.store.engine import WRITES, open_engine, sqlite_file
from lanterns.store.errors import Conflict, StoreError, Unreadable, explained
from lanterns.store.kin import Granted, kin_of, read_granted, read_kin, take_off
from lanterns.store.lock import Lock
from lanterns.store.migrate import upgrade
from lanterns.store.people.schema import host_devices
from lanterns.store.prepared import Prepared
from lanterns.store.rows import (
    Kept,
    card_text,
    columns,
    entry_of,
    kept,
    lines_of,
    listed,
    listed_unopened,
    open_row,
    told_of,
)
from lanterns.store.saving import Quota, Saved, append, require_room
from lanterns.store.schema import (
    ID_LENGTH,
    entries,
    game_tables,
    grants,
    links,
    passkey_challenges,
    profile_devices,
    profile_moves,
)
from lanterns.tables import Entry, Table
from lanterns.tables.card import Listed, listed_table
from lanterns.tables.parts.match import OVER, PLAYING
from lanterns.tables.parts.seats import NOBODY

log = logging.getLogger("lanterns.store")

LIST_LIMIT = 100
FINISHED_LIMIT = 2000
LISTED = tuple(column for column in game_tables.c if column.name not in ("doc", "board", "head"))
RECORDED = tuple(game_tables.c[name] for name in ("game", "ruleset", "status", "head", "trace"))
# Made once: SQLAlchemy takes longer to make a statement than SQLite to carry it out.
_STANDS = (game_tables.c.id == bindparam("here")) & (game_tables.c.seq == bindparam("before"))
_UPDATE = Prepared(update(game_tables).where(_STANDS))
_FREE = select(game_tables.c.id).where(_STANDS).with_for_update(skip_locked=True)
UNOPENED = tuple(column for column in game_tables.c if column.name != "board")


class Store:
    """All methods raise StoreError when the database does not do its part; then nothing was changed."""

    def __init__(self, url: URL, *, alone: bool = False) -> None:
        """Open the database and bring its schema up to date; `alone`: for a server, which must be the only one on a
        SQLite file. Raises LanternsError in one sentence that names the database."""
        self.url = url
        self.name = secrets.token_hex(8)  # among those on this database
        self.sqlite = url.get_backend_name() == "sqlite"
        self.lock: Lock | None = None
        shown = url.database if self.sqlite else url.render_as_string()
        try:
            with explained():
                self.engine = open_engine(url)
                self.file = sqlite_file(self.engine)
                if alone and self.file is not None:
                    self.lock = Lock(self.file)
                upgrade(self.engine)
        except BaseException as error:
            if self.lock is not None:
                self.lock.release()
            if isinstance(error, StoreError):
                raise StoreError(error.code, f"the database {shown} cannot be opened: {error.message}") from error
            raise
        self.writer = self.engine.execution_options(**WRITES)
        self._place = None if self.file is None else _place(self.file)
        event.listen(self.engine, "do_connect", self._look_at_file)

    def close(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    def check(self) -> None:
        """Whether the database answers, and is the one that was opened. Raises StoreError."""
        with explained(), self.engine.connect() as connection:
            connection.execute(select(game_tables.c.id).limit(1)).first()
        self._look_at_file()

    def checkpoint(self) -> None:
        """Bring what was committed into the file of SQLite, which holds up neither readers nor the writer. By itself
        SQLite does so within a commit, for which all others would wait."""
        if self.sqlite:
            connection = self.engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
            except self.engine.dialect.loaded_dbapi.Error as error:
                log.debug("what was committed waits to be brought into the file: %s", error)
            finally:
                connection.close()

    def _look_at_file(self, *_: object) -> None:
        """Also before each new connection, which would begin an empty file where ours is away, and keep to it."""
        if self.file is not None and _place(self.file) != self._place:
            raise StoreError("store-failed", f"the file {self.file} was taken away or put in its place by another one")

    # writing

    def create(self, saved: Saved, quota: Quota | None = None, *, imported: bool = False) -> None:
        """Add a new table; its first grant is of the device that owns it. Raises QuotaFull, and then adds nothing."""
        owner = saved.grants[0][0] if saved.grants else None
        with explained(), self.writer.begin() as connection:
            if quota is not None and owner is not None:
                require_room(connection, owner, quota, imported)
            values = {"owner": owner, "imported": imported, **columns(saved.table)}
            connection.execute(insert(game_tables).values(id=saved.table.id, **values))
            append(connection, saved)

    def remove(self, ident: str, seq: int | None = None) -> None:
        """Take a table away for everybody, with its log. Raises Conflict when it has moved on from that seq."""
        here = game_tables.c.id == ident
        if seq is not None:
            here &= game_tables.c.seq == seq
        with explained(), self.writer.begin() as connection:
            if connection.execute(delete(game_tables).where(here)).rowcount != 1:
                raise Conflict(f"table {ident} has moved on")
            tell(connection, Moved(self.name, ident, 0))

    def save(self, saved: Saved) -> None:
        """Append a command to a table, in one transaction. Raises Conflict when the table has moved on meanwhile."""
        table = saved.table
        before = table.seq - len(saved.entries)
        with explained():
            try:
                with self.writer.begin() as connection:
                    here = {"here": table.id, "before": before}
                    if saved.ring and connection.execute(_FREE, here).first() is None:
                        raise Conflict(f"somebody is at table {table.id} already")
                    # Answers change nothing of what a record begins with; to forget a name does, without entries.
                    moved = columns(table, played=saved.played)
                    if _UPDATE.run(connection, [{**here, **moved}]) != 1:
                        raise Conflict(f"table {table.id} has moved on")
                    append(connection, saved)
                    tell(connection, Moved(self.name, table.id, table.seq))
            except IntegrityError as error:
                raise Conflict(f"table {table.id} has moved on") from error

    def forget(self, device: str, table: str) -> bool:
        """Take a table off the list of a device and its kin; one that is on nobody's list then is taken away: True."""
        with explained(), self.writer.begin() as connection:
            kin = take_off(connection, device, table)
            left = select(func.min(grants.c.device)).where(grants.c.table_id == table)
            heir = connection.execute(left).scalar_one()
            here = game_tables.c.id == table
            if heir is None:
                connection.execute(delete(game_tables).where(here))
            else:
                connection.execute(update(game_tables).where(here & game_tables.c.owner.in_(kin)).values(owner=heir))
            tell(connection, Moved(self.name, table, 0))
        return heir is None

    # reading

    def load(self, ident: str) -> Table | None:
        """The table, from its snapshot: the same time for any length of its record. A snapshot that is missing, damaged
        or of another shape is made anew from the log. Raises Unreadable when that fails, and the list shows it so."""
        if not _plain(ident):
            return None
        query = select(game_tables).where(game_tables.c.id == ident)
        with explained(), self._reading() as connection:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            fault = None
            try:
                table, same = open_row(row, lambda: lines_of(connection, ident))
            except Unreadable as error:
                fault = error
        if fault is not None:
            if row.fault != fault.reason:
                self._note([(ident, row.seq, {"fault": fault.reason})])
            raise fault
        if not same or row.fault is not None:
            self._note([(ident, row.seq, columns(table))])
        return table

    def _note(self, found: Sequence[tuple[str, int, dict[str, Any]]]) -> None:
        """Write down what was found out by reading (table, its seq, columns): worth having next time, and no matter if
        it cannot be written."""
        if not found:
            return
        try:
            with self.writer.begin() as connection:
                for ident, seq, values in found:
                    here = (game_tables.c.id == ident) & (game_tables.c.seq == seq)
                    connection.execute(update(game_tables).where(here).values(**values))
        except SQLAlchemyError as error:
            log.debug("table %s and others could not be mended: %s", found[0][0], error)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection whose reads all see one moment."""
        with self.engine.connect() as connection:
            if not self.sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    def entries(self, table: str, after: int, limit: int) -> list[Entry]:
        """At most `limit` entries after that seq, oldest first."""
        query = select(entries).where((entries.c.table_id == table) & (entries.c.seq > after))
        with explained(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.seq).limit(limit)).all()
        return [entry_of(row) for row in rows]

    def lines(self, table: str, first: int = 1, count: int | None = None) -> list[Entry]:
        """The entries that are lines of the record, from line number `first` on."""
        query = select(entries).where((entries.c.table_id == table) & (entries.c.line >= first))
        with explained(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.line).limit(count)).all()
        return [entry_of(row) for row in rows]

    def record(self, ident: str) -> Kept | None:
        """The record of a table, whether or not it can be opened, all of it of one moment."""
        if not _plain(ident):
            return None
        query = select(*RECORDED).where(game_tables.c.id == ident)
        with explained(), self._reading() as connection:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            return kept(row, lines_of(connection, ident))

    def told(self, table: str, first: int = 1, last: int | None = None) -> list[Line]:
        """The same lines, up to number `last`, as far as they tell which actions stand: much cheaper for many."""
        named = entries.c.table_id, entries.c.seq, entries.c.body
        query = select(*named).where((entries.c.table_id == table) & (entries.c.line >= first))
        if last is not None:
            query = query.where(entries.c.line <= last)
        with explained(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.line)).all()
        return [told_of(row) for row in rows]

    def granted(self, table: str) -> Granted:
        """Which devices act for which persons at a table."""
        if not _plain(table):
            return Granted()
        with explained(), self._reading() as connection:
            return read_granted(connection, table)

    def kin(self, devices: Collection[str]) -> dict[str, frozenset[str]]:
        """The other devices of the profile of each of these."""
        with explained(), self.engine.connect() as connection:
            return read_kin(connection, devices)

    def tables_of(self, device: str) -> list[tuple[Listed, list[int]]]:
        """The tables of a device and its kin with the persons it acts for there, the last touched first."""
        mine = grants.c.device.in_(kin_of(device))
        return self._listed(mine, true(), LIST_LIMIT)

    def knows(self, device: str) -> bool:
        """Whether a device was ever given something that it still has, or waits for something."""
        held = select(grants.c.device).where(grants.c.device == device)
        belongs = select(profile_devices.c.device).where(profile_devices.c.device == device)
        waits = select(profile_moves.c.guest).where(profile_moves.c.guest == device)
        asked = select(passkey_challenges.c.device).where(passkey_challenges.c.device == device)
        keeps = select(host_devices.c.device).where(host_devices.c.device == device)
        with explained(), self._reading() as connection:
            return connection.execute(union_all(held, belongs, waits, asked, keeps).limit(1)).first() is not None

    def finished_of(self, device: str, game: str) -> list[tuple[Listed, list[int]]]:
        """As `tables_of`: the finished tables of one game at which the device or one of its kin sat."""
        mine = grants.c.device.in_(kin_of(device)) & (grants.c.person != NOBODY)
        return self._listed(mine, (game_tables.c.game == game) & (game_tables.c.status == OVER), FINISHED_LIMIT)

    def _listed(
        self, mine: ColumnElement[bool], which: ColumnElement[bool], most: int
    ) -> list[tuple[Listed, list[int]]]:
        """No board is read, unless a table in play comes from an older program and has no card yet."""
        persons: dict[str, set[int]] = {}
        held = select(grants.c.table_id).where(mine)
        query = select(*LISTED).where(game_tables.c.id.in_(held), which).order_by(game_tables.c.updated.desc())
        with explained(), self._reading() as connection:
            rows = connection.execute(query.limit(most)).all()
            ids = [row.id for row in rows]
            seated = select(grants.c.table_id, grants.c.person).where(mine, grants.c.table_id.in_(ids))
            for table, person in connection.execute(seated):
                persons.setdefault(table, set()).add(person)
            found = {row.id: listed(row) for row in rows}
            old = [row.id for row in rows if found[row.id] is None and row.status != PLAYING]
            unopened = select(*UNOPENED).where(game_tables.c.id.in_(old))
            first = [listed_unopened(row) for row in (connection.execute(unopened) if old else ())]
        found.update((table.id, table) for table in first)
        self._note([(table.id, table.seq, {"card": card_text(table.card)}) for table in first if table.card])
        made = [(found[row.id] or self._opened(row), row.id) for row in rows]
        return [(table, sorted(p for p in persons[ident] if p != NOBODY)) for table, ident in made if table]

    def _opened(self, row: Row[Any]) -> Listed | None:
        try:
            table = self.load(row.id)
        except Unreadable as error:
            return Listed(
                row.id, row.game, row.ruleset, row.status, row.seq, row.version, row.created, row.updated, {},
                error.reason,
            )  # fmt: skip
        if table is None:
            return None
        made = listed_table(table)
        self._note([(table.id, table.seq, {"card": card_text(made.card)})])
        return made

    def moved_on(self, ident: str, seq: int) -> bool:
        """Whether another server on this database has written to a table since that seq, or taken it away. On SQLite
        there is none, see `Lock`."""
        if self.sqlite:
            return False
        query = select(game_tables.c.seq).where(game_tables.c.id == ident)
        with explained(), self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none() != seq

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


def _plain(ident: str) -> bool:
    """Whether it may be the id of a table at all: not every database can be asked for any text."""
    return ident.isascii() and ident.isprintable() and len(ident) <= ID_LENGTH


def _place(file: Path) -> tuple[int, int] | None:
    """Which file it is that stands there; None when there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
