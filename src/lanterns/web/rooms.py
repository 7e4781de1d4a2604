"""The tables in memory: one lock each, committed before it is shown, dropped when the store refuses.

Whoever reads or changes a table holds its lock, so nobody sees what is not committed. A deed that fails in any way but
a plain refusal throws the table out of memory; the next one loads it from the store as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from lanterns.store import Conflict, Saved, StoreError, StoreThreads, Unreadable
from lanterns.tables import Entry, Refused, Table, answers, presence
from lanterns.tables.entry import ACTION
from lanterns.tables.view import table_view
from lanterns.web.bots import BotPool
from lanterns.web.config import Config
from lanterns.web.errors import Stale
from lanterns.web.limits import Places, asking
from lanterns.web.live import Live
from lanterns.web.replays import Replays
from lanterns.web.shapes import EntryShape, TableShape, Update
from lanterns.web.thinking import Thinkers

log = logging.getLogger("lanterns.web")
T = TypeVar("T")
R = TypeVar("R")


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Work that goes on when nobody waits for it any more; then what it raises is nobody's either."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


class Rooms:
    """All that the routes do with tables goes through here."""

    def __init__(self, config: Config, store: StoreThreads, bots: BotPool, replays: Replays) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.replays = replays
        self.places = Places(config.limits)
        self.thinkers = Thinkers(self, bots)
        self.lives: dict[str, Live] = {}
        self.closing = False
        self.began = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()

    # memory

    @contextlib.asynccontextmanager
    async def room(self, ident: str) -> AsyncIterator[tuple[Live, Table]]:
        """The table, locked and loaded. Raises Refused `table-unknown`."""
        while True:
            live = self.lives.setdefault(ident, Live(ident, self.began))
            async with live.lock:
                if self.lives.get(ident) is not live:
                    continue  # it was thrown out while we waited; what is done to it now, nobody would hear of
                live.touched = time.monotonic()
                if live.table is not None and not self.store.store.sqlite:
                    seq = live.table.seq
                    if await self.store.read(lambda: self.store.store.moved_on(ident, seq)):  # noqa: B023 - awaited
                        live.table = None
                if live.table is None:
                    await self._load(live)
                assert live.table is not None
                live.table.at = time.time()
                yield live, live.table
                return

    async def _load(self, live: Live) -> None:
        store = self.store.store
        try:
            table, granted = await self.store.read(lambda: (store.load(live.id), store.granted(live.id)))
            if table is None:
                raise Refused("table-unknown")
        except BaseException:
            if not live.streams:
                self.lives.pop(live.id, None)
            raise
        table.seating.know(granted)
        live.table = table
        live.grants = granted
        live.recent.clear()
        self._wake(live)

    def sweep(self) -> None:
        """Forget tables that nobody uses: all that are idle for long, and the longest idle when there are too many."""
        now = time.monotonic()
        idle = [v for v in self.lives.values() if not (v.streams or v.thinking or v.alarm or v.fade or v.lock.locked())]
        idle.sort(key=lambda live: live.touched)
        spare = len(idle) - self.config.keep_most
        for i, live in enumerate(idle):
            if i < spare or now - live.touched > self.config.keep_idle:
                del self.lives[live.id]

    def hang_up(self) -> None:
        """End all streams, and all waiting for workers; browsers come back by themselves."""
        self.closing = True
        self.bots.crew.hang_up()
        self.replays.crew.hang_up()
        for live in self.lives.values():
            live.notify()

    async def close(self) -> None:
        """End what is under way: streams, bots' thoughts."""
        self.hang_up()
        for live in self.lives.values():
            self._set_alarm(live)
            if live.fade is not None:
                live.fade.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # changing

    async def change(
        self,
        ident: str,
        do: Callable[[Live, Table], T],
        show: Callable[[Live, Table, list[Entry], T], R],
        saved: Callable[[Table, T], Saved] | None = None,
    ) -> R:
        """Do something to a table, commit it, tell everybody who looks, and show what it became, all in one hold of the
        lock. Raises what `do` and the store raise.

        `saved` adds grants and links to the transaction. It is shielded: a client that hangs up stops no commit.
        """
        return await _to_its_end(self._change(ident, do, show, saved))

    async def _change(
        self,
        ident: str,
        do: Callable[[Live, Table], T],
        show: Callable[[Live, Table, list[Entry], T], R],
        saved: Callable[[Table, T], Saved] | None,
    ) -> R:
        async with self.room(ident) as (live, table):
            try:
                result = do(live, table)
            except Refused:
                if table.log.fresh:  # a refusal has to come before any change
                    live.table = None
                raise
            except BaseException:
                live.table = None
                raise
            table.updated = table.at
            deed = saved(table, result) if saved else Saved(table, [])
            deed.entries = table.log.take_fresh()
            try:
                await self.store.write(lambda: self.store.store.save(deed))
            except BaseException:
                live.table = None
                live.recent.clear()
                raise
            self._committed(live, deed)
            return show(live, table, list(deed.entries), result)

    def _committed(self, live: Live, deed: Saved) -> None:
        live.recent.extend(deed.entries)
        for person in deed.revoke:
            for held in live.grants.values():
                if person in held:
                    held.remove(person)
        for device, person in deed.ended:
            if person in live.grants.get(device, ()):
                live.grants[device].remove(person)
        live.grants = {device: held for device, held in live.grants.items() if held}
        for device, person in deed.grants:
            held = live.grants.setdefault(device, [])
            if person not in held:
                held.append(person)
                held.sort()
        if live.table is not None:
            live.marks.answered(live.table, [entry.seat for entry in deed.entries if entry.kind == ACTION])
        live.notify()
        self._wake(live)

    def _wake(self, live: Live) -> None:
        """After anything that may ask somebody else: set the alarm of the clocks, and let the bots think."""
        self._set_alarm(live)
        self.thinkers.wake(live)

    async def add(
        self, table: Table, device: str, links: Sequence[tuple[str, int]], *, imported: bool = False
    ) -> list[Entry]:
        """Put a new table into the store; the device becomes its host. Raises QuotaFull."""
        made = table.log.take_fresh()
        table.updated = table.at
        deed = Saved(table, made, grants=[(device, 0)], links=links)
        await self.store.write(lambda: self.store.store.create(deed, self.config.quota, imported=imported))
        live = self.lives[table.id] = Live(table.id, self.began)
        live.table = table
        live.driver = asking.get()
        self._committed(live, deed)
        return made

    async def remove(self, ident: str, device: str) -> None:
        """Take a table away for everybody, at the wish of somebody there; whoever looks on is told. Raises Refused."""
        await _to_its_end(self._remove(ident, device))

    async def _remove(self, ident: str, device: str) -> None:
        store = self.store.store
        try:
            async with self.room(ident) as (live, table):
                presence.require_deletable(table, live.persons(device))
                live.table = None  # if this fails, the next one who asks loads it again
                await self.store.write(lambda: store.remove(ident, table.seq))
                self._gone(live)
        except Unreadable:  # nobody can play on there, so whoever has it to themselves may
            granted = await self.store.read(lambda: store.granted(ident))
            if device not in granted:
                raise Refused("not-at-table") from None
            if {person for held in granted.values() for person in held if person >= 0} - set(granted[device]):
                raise Refused("others-play") from None
            await self.store.write(lambda: store.remove(ident))

    async def forget(self, ident: str, device: str) -> None:
        """Take a table off a device's list. One that is on nobody's list then is taken away."""
        async with self.room(ident) as (live, _):
            gone = await self.store.write(lambda: self.store.store.forget(device, ident))
            live.grants.pop(device, None)
            if gone:
                self._gone(live)
            live.notify()

    def _gone(self, live: Live) -> None:
        """The table is in the store no more."""
        live.table = None
        self.thinkers.end(live)
        self._set_alarm(live)
        live.notify()

    # showing

    def view(self, live: Live, table: Table, device: str, seat: int | None) -> TableShape:
        """The table for a device. Raises Refused for a seat that is not one of its persons'."""
        persons = live.persons(device)
        eyes = table.eyes(persons, seat)
        self._seen(live)
        data = table_view(
            table, eyes, persons, online=live.online(), spectators=live.spectators(), thinking=sorted(live.thinking),
            device=device, looking={stream.device for stream in live.streams},
        )  # fmt: skip
        return msgspec.convert(data, TableShape)

    def _seen(self, live: Live) -> None:
        """Somebody looks: its bots go before those of tables at which nobody does."""
        before = live.watched()
        live.looked = time.monotonic()
        if live.thinking and not before:
            self.bots.crew.pump()

    def shown(self, table: Table, made: Sequence[Entry], eyes: int) -> list[EntryShape]:
        """Entries as those eyes may see them."""
        over = table.status == "over"
        seen = (entry.seen_by(eyes, table.game, over, table.covered_in(entry.seq)) for entry in made)
        return [msgspec.convert(data, EntryShape) for data in seen]

    def update(self, live: Live, table: Table, made: Sequence[Entry], device: str, seat: int | None) -> Update:
        """What a deed made, and the table after it."""
        shape = self.view(live, table, device, seat)
        return Update(table.seq, self.shown(table, made, shape.eyes), shape)

    async def deed(
        self,
        ident: str,
        device: str,
        seat: int | None,
        do: Callable[[Live, Table, list[int]], T],
        saved: Callable[[Table, T], Saved] | None = None,
    ) -> Update:
        """A deed of somebody at the table, and what they see after it. A stale one raises with the fresh table."""

        def checked(live: Live, table: Table) -> T:
            persons = live.persons(device)
            table.eyes(persons, seat)
            return do(live, table, persons)

        def show(live: Live, table: Table, made: list[Entry], _: T) -> Update:
            return self.update(live, table, made, device, seat)

        try:
            return await self.change(ident, checked, show, saved)
        except (Refused, Conflict) as error:
            if isinstance(error, Refused) and error.code != "stale":
                raise
            async with self.room(ident) as (live, table):
                raise Stale(self.view(live, table, device, seat)) from error

    # time

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _set_alarm(self, live: Live) -> None:
        """Wake up when the time of a seat is up."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = answers.due(live.table) if live.table is not None and not self.closing else None
        if due is not None:
            wait = max(0.0, due[0] - time.time()) + 0.01
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        try:
            await self.change(live.id, lambda _, table: answers.time_up(table), lambda *_: None)
        except (Refused, Conflict) as error:
            log.debug("nobody's time was up at table %s: %s", live.id, error)
        except StoreError as error:
            log.error("a clock could not ring at table %s: %s", live.id, error)
            await asyncio.sleep(2)
            live.notify()  # whoever looks loads the table again, and with it the alarm
