"""The tables in memory: one lock each, committed before it is shown, dropped when the store refuses.

Whoever reads or changes a table holds its lock, so nobody sees what is not committed. A command that fails in any way
but a plain refusal throws the table out of memory; the next one loads it from the store as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from lanterns.store import AsyncStore, Conflict, Saved, Unreadable
from lanterns.store.persons.erasing import scrub
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.commands import presence
from lanterns.tables.parts.match import OVER
from lanterns.web.config import Config
from lanterns.web.door.limits import asking
from lanterns.web.live.others import Others
from lanterns.web.live.session import RECENT, Session
from lanterns.web.live.tasks import to_its_end

T = TypeVar("T")
R = TypeVar("R")

WARM_SECONDS = 1.0  # for so long what was made for one who looks is kept for others, after a change
TRIES = 4  # of a command that others on the same database are always quicker than


class Watcher(Protocol):
    """Who has something to do beside a table whenever it changes; see alarms.py and bot_jobs.py."""

    def changed(self, session: Session) -> None:
        """The table was loaded, or a change of it was committed; or the server is closing."""

    def gone(self, session: Session) -> None:
        """The table is there no more."""

    def looked(self, session: Session) -> None:
        """Somebody looks at a table at which nobody looked of late."""


class Sessions:
    """All that is done with tables goes through here."""

    def __init__(self, config: Config, store: AsyncStore) -> None:
        self.config = config
        self.store = store
        self.held: dict[str, Session] = {}
        self.watchers: list[Watcher] = []
        self.closing = False
        self.others = Others()  # the servers beside this one
        self.began = time.monotonic()
        self._warm: deque[tuple[float, Session]] = deque()  # changed of late, the last at the end
        self._again: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # memory

    @contextlib.asynccontextmanager
    async def again(self, ident: str) -> AsyncIterator[None]:
        """One after the other lays the table at which the game of this one is played again, or sits down at it."""
        async with self._again.setdefault(ident, asyncio.Lock()):
            yield

    @contextlib.asynccontextmanager
    async def locked(self, ident: str) -> AsyncIterator[tuple[Session, Table]]:
        """The table, locked and loaded. Raises Refused `table-unknown`."""
        while True:
            session = self.held.get(ident) or self.held.setdefault(ident, Session(ident, self.began, self.others))
            async with session.lock:
                if self.held.get(ident) is not session:
                    continue  # it was thrown out while we waited; what is done to it now, nobody would hear of
                session.touched = time.monotonic()
                held = None if self.store.sqlite else session.table
                if held is not None:
                    if await self.store.moved_on(ident, held.seq):
                        session.table = None
                    session.kin_changed = True  # another server may have seen a device leave a profile
                if session.table is None:
                    await self._load(session, held)
                elif session.kin_changed:
                    session.know(await self.store.granted(ident))
                assert session.table is not None
                session.table.at = time.time()
                yield session, session.table
                return

    async def _load(self, session: Session, before: Table | None) -> None:
        """Read the table; `before` is how it was here until another server went on with it."""
        try:
            table = await self.store.load(session.id)
            granted = await self.store.granted(session.id)
            if table is None:
                raise Refused("table-unknown")
            made = await self._missed(before, table)
        except BaseException:
            if not session.streams:
                self.held.pop(session.id, None)
            raise
        session.table = table
        session.outdated()
        session.know(granted)
        if not made:
            session.recent.clear()
        session.add(made)
        session.followed = before is not None
        self._changed(session)

    async def _missed(self, before: Table | None, now: Table) -> list[Entry]:
        """What was done elsewhere; [] when it is much, or may not be all: then it is read when somebody wants it."""
        if before is None or not self.others.heard or not 0 < now.seq - before.seq <= RECENT:
            return []
        made = await self.store.entries(now.id, before.seq, now.seq - before.seq)
        return made if len(made) == now.seq - before.seq else []

    def sweep(self) -> None:
        """Forget tables that nobody uses: all that are idle for long, and the longest idle when there are too many."""
        now = time.monotonic()
        idle = sorted((held for held in self.held.values() if held.idle()), key=lambda session: session.touched)
        spare = len(idle) - self.config.keep_most
        for i, session in enumerate(idle):
            if i < spare or now - session.touched > self.config.keep_idle:
                del self.held[session.id]

    def hang_up(self) -> None:
        """End all streams; browsers come back by themselves."""
        self.closing = True
        for session in self.held.values():
            session.notify()

    def close(self) -> None:
        """Nothing is done at tables any more."""
        self.hang_up()
        for session in self.held.values():
            self._changed(session)
            session.close()

    def _changed(self, session: Session) -> None:
        now = time.monotonic()
        self._warm.append((now, session))
        while self._warm[0][0] < now - WARM_SECONDS:
            self._warm.popleft()[1].outdated(seats=False)
        for watcher in self.watchers:
            watcher.changed(session)

    def looked(self, session: Session) -> None:
        """Somebody looks at a table."""
        before = session.watched()
        session.looked = time.monotonic()
        if not before:
            for watcher in self.watchers:
                watcher.looked(session)

    # changing

    async def change(
        self,
        ident: str,
        do: Callable[[Session, Table], T],
        show: Callable[[Session, Table, list[Entry], T], R],
        saved: Callable[[Table, T], Saved] | None = None,
    ) -> R:
        """Do something to a table, commit it, tell everybody who looks, and show what it became, all in one hold of the
        lock. Raises what `do` and the store raise.

        `saved` adds grants and links to the transaction. It is shielded: a client that hangs up stops no commit. When
        another server was quicker, it is done again to what the table has become.
        """
        return await to_its_end(_again_if_late(lambda: self._change_once(ident, do, show, saved)))

    async def _change_once(
        self,
        ident: str,
        do: Callable[[Session, Table], T],
        show: Callable[[Session, Table, list[Entry], T], R],
        saved: Callable[[Table, T], Saved] | None,
    ) -> R:
        async with self.locked(ident) as (session, table):
            try:
                result = do(session, table)
            except Refused:
                if table.log.fresh:  # a refusal has to come before any change
                    session.table = None
                raise
            except BaseException:
                session.table = None
                raise
            table.updated = table.at
            change = saved(table, result) if saved else Saved(table, [])
            change.entries = table.log.take_fresh()
            try:
                kin = await self._kin(change)
                await self.store.save(change)
            except BaseException:
                session.table = None
                session.recent.clear()
                raise
            self._committed(session, change, kin)
            return show(session, table, list(change.entries), result)

    async def _kin(self, change: Saved) -> dict[str, frozenset[str]]:
        """The kin of the devices that a change lets in."""
        devices = {device for device, _ in change.grants}
        return await self.store.kin(devices) if devices else {}

    def kin_changed(self, gone: str = "") -> None:
        """Devices came to a profile, or one has left it and `gone`, its seats to another: who acts for whom is read
        again before anything is done or shown."""
        self.kin_changed_elsewhere(gone)
        self.others.tell_kin(gone)

    def kin_changed_elsewhere(self, gone: str) -> None:
        """The same, told by another server."""
        for session in self.held.values():
            session.kin_changed = True
            if gone in session.granted.held:
                session.table = None
            session.notify()

    def bar(self, barred: Callable[[str], bool]) -> None:
        """The server was closed to somebody, or opened again: who cannot play is away, so that others can go on."""
        for session in self.held.values():
            for stream in session.streams:
                if stream.barred != barred(stream.device):
                    stream.barred = not stream.barred
                    session.seen.update(dict.fromkeys(session.grants.get(stream.device, ()), time.monotonic()))
                    session.notify()
                    session.tell_windows()

    def looks(self, devices: set[str]) -> bool:
        """Whether one of these devices has a table open, at whichever server."""
        if any(stream.device in devices for held in self.held.values() for stream in held.streams):
            return True
        return self.others.look(devices)

    def _committed(self, session: Session, change: Saved, kin: Mapping[str, frozenset[str]]) -> None:
        session.followed = False
        session.regrant(change, kin)
        session.add(change.entries)
        session.notify(seats=not change.played)
        self._changed(session)

    async def add(
        self, table: Table, device: str, links: Sequence[tuple[str, int]], *, imported: bool = False
    ) -> list[Entry]:
        """Put a new table into the store; the device becomes its host. Raises QuotaFull."""
        made = table.log.take_fresh()
        table.updated = table.at
        change = Saved(table, made, grants=[(device, 0)], links=links)
        kin = await self._kin(change)
        await self.store.create(change, self.config.quota, imported=imported)
        session = self.held[table.id] = Session(table.id, self.began, self.others)
        session.table = table
        session.driver = asking.get()
        self._committed(session, change, kin)
        return made

    async def remove(self, ident: str, device: str) -> None:
        """Take a table away for everybody, at the wish of somebody there; whoever looks on is told. Raises Refused."""
        await to_its_end(self._remove(ident, device))

    async def _remove(self, ident: str, device: str) -> None:
        try:
            await _again_if_late(lambda: self._remove_once(ident, device))
        except Unreadable:  # nobody can play on there, so whoever has it to themselves may
            granted = (await self.store.granted(ident)).acting()
            if device not in granted:
                raise Refused("not-at-table") from None
            if {person for held in granted.values() for person in held if person >= 0} - set(granted[device]):
                raise Refused("others-play") from None
            await self.store.remove(ident)

    async def _remove_once(self, ident: str, device: str) -> None:
        async with self.locked(ident) as (session, table):
            presence.require_deletable(table, session.persons(device))
            session.table = None  # if this fails, the next one who asks loads it again
            await self.store.remove(ident, table.seq)
            self._gone(session)

    async def discard(self, ident: str) -> None:
        """Take a table away that nobody but its one person has; whoever looks on is told."""
        await to_its_end(self._discard(ident))

    async def _discard(self, ident: str) -> None:
        async with self.locked(ident) as (session, _):
            session.table = None
            await self.store.remove(ident)
            self._gone(session)

    async def erase(self, ident: str, device: str) -> None:
        """Whom a device acts for leaves a table for good: their names are taken out of it, and of its log."""
        await to_its_end(_again_if_late(lambda: self._erase_once(ident, device)))

    async def _erase_once(self, ident: str, device: str) -> None:
        async with self.locked(ident) as (session, table):
            here = [person for person in session.persons(device) if not table.seating.people[person].gone]
            held = table.seating.held_by(here)
            session.table = None  # if this fails, the next one who asks loads it again
            await self.store.write(lambda store: scrub(store, ident, here, held))
            for person in here:
                presence.erase(table, person)
            if table.status != OVER:
                table.updated = table.at
            change = Saved(table, table.log.take_fresh(), closed=held, revoke=here)
            await self.store.save(change)
            if await self.store.forget(device, ident):
                self._gone(session)
                return
            session.table = table
            session.recent.clear()
            session.know(await self.store.granted(ident))
            self._committed(session, change, {})

    async def forget(self, ident: str, device: str) -> None:
        """Take a table off a device's list. One that is on nobody's list then is taken away."""
        async with self.locked(ident) as (session, _):
            gone = await self.store.forget(device, ident)
            session.know(await self.store.granted(ident))
            if gone:
                self._gone(session)
            session.notify()

    def lost(self, ident: str) -> None:
        """Another server says that a table is gone, and so it is."""
        session = self.held.get(ident)
        if session is not None:
            self._gone(session)

    def _gone(self, session: Session) -> None:
        """The table is in the store no more."""
        session.table = None
        for watcher in self.watchers:
            watcher.gone(session)
        session.notify()


async def _again_if_late(work: Callable[[], Awaitable[R]]) -> R:
    """Do it, and again when another server was quicker at the table."""
    for _ in range(TRIES - 1):
        with contextlib.suppress(Conflict):
            return await work()
    return await work()
