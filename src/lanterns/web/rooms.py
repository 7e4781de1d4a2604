"""The tables in memory: one lock each, committed before it is shown, dropped when the store refuses.

Whoever reads or changes a table holds its lock, so nobody sees what is not committed. A deed that fails in any way but
a plain refusal throws the table out of memory; the next one loads it from the store as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.store import Conflict, Saved, StoreError, StoreThreads, Unreadable
from lanterns.store.store import SPECTATES
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.entry import ACTION
from lanterns.tables.marks import Mark, Marks
from lanterns.tables.view import table_view
from lanterns.web.bots import BotPool
from lanterns.web.config import Config
from lanterns.web.errors import Stale
from lanterns.web.shapes import ActionShape, EntryShape, MarkShape, MarksShape, TableShape, Update

log = logging.getLogger("lanterns.web")
T = TypeVar("T")
R = TypeVar("R")

RECENT = 120  # entries kept in memory for streams that are nearly up to date


@dataclass(eq=False)
class Stream:
    """Somebody looking on live, through one window of a browser."""

    device: str
    client: str
    seat: int | None
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    look: bool = True  # the table may have changed, not only the marks on it


class Live:
    """A table that somebody uses now."""

    def __init__(self, ident: str) -> None:
        self.id = ident
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.grants: dict[str, list[int]] = {}
        self.streams: set[Stream] = set()
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.fade: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        # A server that comes back goes on from a higher turn than any it had.
        self.marks = Marks(int(time.time() * 1000))
        self.seen: dict[int, float] = {}  # when a person was last online, by the monotonic clock

    def persons(self, device: str) -> list[int]:
        """For whom a device acts here. Raises Refused when it has no business here at all."""
        found = self.grants.get(device)
        if not device or found is None:
            raise Refused("not-at-table")
        return [person for person in found if person != SPECTATES]

    def online(self) -> set[int]:
        return {person for stream in self.streams for person in self.grants.get(stream.device, ()) if person >= 0}

    def spectators(self) -> int:
        looking = {stream.device for stream in self.streams}
        return sum(1 for device in looking if all(p == SPECTATES for p in self.grants.get(device, (SPECTATES,))))

    def notify(self) -> None:
        for stream in self.streams:
            stream.look = True
            stream.wake.set()

    def marked(self) -> None:
        """Show the marks as they are now, and again when the next of them passes."""
        for stream in self.streams:
            stream.wake.set()
        due = min((mark.until for mark in self.marks.marks if mark.until), default=0.0)
        if self.fade is not None:
            self.fade.cancel()
            self.fade = None
        if due:
            wait = max(0.0, due - time.time()) + 0.01
            self.fade = asyncio.get_running_loop().call_later(wait, self._faded)

    def _faded(self) -> None:
        self.fade = None
        self.marks.passed(time.time())
        self.marked()

    def marks_shape(self) -> MarksShape:
        """The marks, for everybody the same."""
        marks = [self._mark_shape(mark) for mark in self.marks.marks]
        return MarksShape(self.marks.turn, marks)

    @staticmethod
    def _mark_shape(mark: Mark) -> MarkShape:
        action = None if mark.action is None else msgspec.convert(mark.action, ActionShape)
        return MarkShape(mark.kind, mark.key, mark.seat, mark.value, action)

    def away(self, person: int, after: float) -> bool:
        """Whether a person has had no stream here for so many seconds."""
        if person in self.online():
            return False
        return time.monotonic() - self.seen.get(person, -after) >= after


class Rooms:
    """All that the routes do with tables goes through here."""

    def __init__(self, config: Config, store: StoreThreads, bots: BotPool) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.lives: dict[str, Live] = {}
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    # memory

    @contextlib.asynccontextmanager
    async def room(self, ident: str) -> AsyncIterator[tuple[Live, Table]]:
        """The table, locked and loaded. Raises Refused `table-unknown`."""
        live = self.lives.get(ident)
        if live is None:
            live = self.lives[ident] = Live(ident)
        async with live.lock:
            live.touched = time.monotonic()
            if live.table is not None and not self.store.store.sqlite:
                seq = live.table.seq
                if await self.store.read(lambda: self.store.store.moved_on(ident, seq)):
                    live.table = None
            if live.table is None:
                await self._load(live)
            assert live.table is not None
            live.table.at = time.time()
            yield live, live.table

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
        """End all streams; browsers come back by themselves."""
        self.closing = True
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
        return await asyncio.shield(asyncio.ensure_future(self._change(ident, do, show, saved)))

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
                if table.fresh:  # a refusal has to come before any change
                    live.table = None
                raise
            except BaseException:
                live.table = None
                raise
            table.updated = table.at
            deed = saved(table, result) if saved else Saved(table, [])
            deed.entries = table.take_fresh()
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

    async def add(
        self, table: Table, device: str, links: Sequence[tuple[str, int]], *, imported: bool = False
    ) -> list[Entry]:
        """Put a new table into the store; the device becomes its host. Raises QuotaFull."""
        made = table.take_fresh()
        table.updated = table.at
        deed = Saved(table, made, grants=[(device, 0)], links=links)
        await self.store.write(lambda: self.store.store.create(deed, self.config.quota, imported=imported))
        live = self.lives[table.id] = Live(table.id)
        live.table = table
        self._committed(live, deed)
        return made

    async def remove(self, ident: str, device: str) -> None:
        """Take a table away for everybody, at the wish of somebody there; whoever looks on is told. Raises Refused."""
        await asyncio.shield(asyncio.ensure_future(self._remove(ident, device)))

    async def _remove(self, ident: str, device: str) -> None:
        store = self.store.store
        try:
            async with self.room(ident) as (live, table):
                table.require_deletable(live.persons(device))
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
        for task in live.thinking.values():
            task.cancel()
        self._set_alarm(live)
        live.notify()

    # showing

    def view(self, live: Live, table: Table, persons: Sequence[int], seat: int | None) -> TableShape:
        """The table for these persons. Raises Refused for a seat that is not theirs."""
        eyes = table.eyes(persons, seat)
        if table.clock_waits(eyes):
            self._spawn(self._looked(live, eyes))
        data = table_view(
            table, eyes, persons, online=live.online(), spectators=live.spectators(), thinking=sorted(live.thinking)
        )
        return msgspec.convert(data, TableShape)

    def shown(self, table: Table, made: Sequence[Entry], eyes: int) -> list[EntryShape]:
        """Entries as those eyes may see them."""
        over = table.status == "over"
        return [msgspec.convert(entry.seen_by(eyes, table.game, over), EntryShape) for entry in made]

    def update(
        self, live: Live, table: Table, made: Sequence[Entry], persons: Sequence[int], seat: int | None
    ) -> Update:
        """What a deed made, and the table after it."""
        shape = self.view(live, table, persons, seat)
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
            persons = live.persons(device)
            return self.update(live, table, made, persons, seat)

        try:
            return await self.change(ident, checked, show, saved)
        except (Refused, Conflict) as error:
            if isinstance(error, Refused) and error.code != "stale":
                raise
            async with self.room(ident) as (live, table):
                raise Stale(self.view(live, table, live.persons(device), seat)) from error

    # time

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _looked(self, live: Live, seat: int) -> None:
        """Somebody sees a question that counts time for the first time: their clock begins."""
        with contextlib.suppress(Refused, Conflict, StoreError):
            await self.change(live.id, lambda _, table: table.look(seat), lambda *_: None)

    def _set_alarm(self, live: Live) -> None:
        """Wake up when the time of a seat is up."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.due() if live.table is not None and not self.closing else None
        if due is not None:
            wait = max(0.0, due[0] - time.time()) + 0.01
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        try:
            await self.change(live.id, lambda _, table: table.time_up(), lambda *_: None)
        except (Refused, Conflict) as error:
            log.debug("nobody's time was up at table %s: %s", live.id, error)
        except StoreError as error:
            log.error("a clock could not ring at table %s: %s", live.id, error)
            await asyncio.sleep(2)
            live.notify()  # whoever looks loads the table again, and with it the alarm

    # bots

    def _wake(self, live: Live) -> None:
        """Set the alarm of the clocks, and let the bots that are asked think."""
        self._set_alarm(live)
        if live.table is None or self.closing or self.config.bots <= 0:
            return
        for seat in live.table.bots_asked():
            if seat not in live.thinking:
                live.thinking[seat] = self._spawn(self._think(live, seat))

    async def _think(self, live: Live, seat: int) -> None:
        """One answer of one bot. If it turns out stale, or another question follows, another thought begins."""
        me = asyncio.current_task()

        def thought() -> None:
            if live.thinking.get(seat) is me:
                del live.thinking[seat]

        try:
            async with self.room(live.id) as (_, table):
                if seat not in table.bots_asked() or table.board is None:
                    return
                version, level, seed = table.version, table.chairs[seat].bot, table.seed
                game, state = table.game, table.board.state.copy()
            live.notify()
            _, code = await asyncio.gather(
                asyncio.sleep(self.config.bot_pause), self.bots.choose(game, state, seat, level, seed)
            )

            def do(_: Live, table: Table) -> None:
                thought()
                table.bot_answer(seat, code, version)

            await self.change(live.id, do, lambda *_: None)
        except (Refused, Conflict) as error:
            log.debug("a bot's answer at table %s was not needed: %s", live.id, error)
        except LanternsError as error:
            log.error("a bot could not answer at table %s: %s", live.id, error)
            await asyncio.sleep(2)  # the store may come back
        finally:
            thought()
            if self.lives.get(live.id) is live:
                self._wake(live)
                live.notify()
