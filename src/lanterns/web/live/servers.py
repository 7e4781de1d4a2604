"""The servers beside this one on a PostgreSQL: they are told what is done here, and it is heard what they do.

What is told is small; the database has the rest. When the line is down play goes on: before it answers, a server looks
at the row of the table anyway, and windows look again at their heartbeat. What is in no database, windows and marks, is
told anew whenever it may not have been heard: by all, when somebody asks; a server that is silent is forgotten with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec

from lanterns.core.view_types import ActionView
from lanterns.store import Store, StoreError
from lanterns.store.bus import Moved, Told, listen, say
from lanterns.tables import Refused
from lanterns.tables.annotations import Annotation, Kind
from lanterns.web.live.others import Others
from lanterns.web.live.presence import NAMED, Presence, Windows
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks

log = logging.getLogger("lanterns.web")

AGAIN_SECONDS = 0.5  # between tries to listen
SAY_SECONDS = 3.0  # between two signs of life
GONE_SECONDS = 10.0  # a server that has been silent for so long is gone


class Alive(Told, frozen=True, tag="alive"):
    """A server is there. `asks`: it wants to hear of all windows, for it may have missed something."""

    asks: bool = False


class Bye(Told, frozen=True, tag="bye"):
    """A server ends."""


class Kin(Told, frozen=True, tag="kin"):
    """Who acts for whom has changed; `gone` is the device whose seats went to another, or ""."""

    gone: str


class Barred(Told, frozen=True, tag="barred"):
    """The server was closed to somebody, or opened again."""


class Wonder(Told, frozen=True, tag="wonder"):
    """Somebody looks at a table: a server that knows of marks there is to tell them. `turn` is that of its own list."""

    table: str
    turn: int


class Marked(Told, frozen=True, tag="marked"):
    """A mark was made at a table, or (not `stands`) taken away; see `Annotation`."""

    table: str
    turn: int
    stands: bool
    kind: Kind
    key: str
    seat: int
    value: list[int]
    until: float
    action: ActionView | None


_decode = msgspec.json.Decoder(Moved | Alive | Bye | Kin | Barred | Windows | Wonder | Marked).decode


def _say(told: Sequence[Told], store: Store) -> None:
    say(store.engine, told)


class Servers(Others):
    """Begins with `begin`; ends with the tasks."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.name = self.store.blocking.name
        self.tasks = tasks
        self.heard = False
        self.presence = Presence()
        self.alive: dict[str, float] = {}  # when the others were heard last, by the monotonic clock
        self._told_windows: dict[str, Windows] = {}  # by table, as the others know it
        self._asks = True  # whether something of what others have told may be missing here
        self._news: set[str] = set()  # tables that others have gone on with, to be read
        self._reading: set[str] = set()
        self._queue: asyncio.Queue[Told] = asyncio.Queue()
        self._hears: dict[type[Told], Callable[[Any], object]] = {
            Moved: self._moved, Kin: lambda told: sessions.kin_changed_elsewhere(told.gone), Windows: self._windows,
            Wonder: self._wonder, Marked: self._marked, Alive: self._is_alive, Bye: lambda told: self._forget(told.by),
            Barred: lambda _: self.bans_changed(),
        }  # fmt: skip

    def begin(self) -> None:
        self.tasks.spawn(self._listen())
        self.tasks.spawn(self._send())
        self.tasks.spawn(self._live())

    async def end(self) -> None:
        """Say good-bye: nobody looks through this server any more."""
        with contextlib.suppress(StoreError):
            await self.store.write(partial(_say, [Bye(self.name)]))

    # what is known of the others

    def devices(self, table: str) -> Collection[str]:
        return self.presence.devices(table)

    def unnamed(self, table: str) -> int:
        return self.presence.unnamed(table)

    def mine(self, table: str) -> bool:
        if not self.heard:
            return True

        def rank(server: str) -> bytes:
            return blake2b(f"{server} {table}".encode(), digest_size=8).digest()

        return all(rank(self.name) >= rank(other) for other in self.alive)

    def look(self, devices: Collection[str]) -> bool:
        return self.presence.look(devices)

    def left(self, table: str) -> Mapping[str, float]:
        return self.presence.left(table)

    # telling

    def tell(self, told: Told) -> None:
        """Tell the others soon."""
        self._queue.put_nowait(told)

    def tell_kin(self, gone: str) -> None:
        self.tell(Kin(self.name, gone))

    def tell_bans(self) -> None:
        self.tell(Barred(self.name))

    def tell_windows(self, table: str, devices: Sequence[str], turn: int) -> None:
        told = Windows(self.name, table, list(devices[:NAMED]), max(0, len(devices) - NAMED))
        if told == self._told_windows.get(table, Windows(self.name, table, [])):
            return
        if table not in self._told_windows:  # marks may have been made while nobody looked on here
            self.tell(Wonder(self.name, table, turn))
        if devices:
            self._told_windows[table] = told
        else:
            del self._told_windows[table]
        self.tell(told)

    def tell_mark(self, table: str, turn: int, made: Annotation, stands: bool) -> None:
        self.tell(
            Marked(self.name, table, turn, stands, made.kind, made.key, made.seat, made.value, made.until, made.action)
        )

    async def _send(self) -> None:
        lost = False
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self.store.write(partial(_say, batch))
            except StoreError as error:
                log.debug("the other servers were not told: %s", error)
                lost = True
                continue
            if lost:
                lost = False
                self._tell_all()

    def _tell_all(self) -> None:
        for told in self._told_windows.values():
            self.tell(told)

    async def _live(self) -> None:
        while True:
            self.tell(Alive(self.name, self._asks))
            await asyncio.sleep(SAY_SECONDS)
            now = time.monotonic()
            for server in [name for name, at in self.alive.items() if self.heard and now - at > GONE_SECONDS]:
                self._forget(server)
            self.presence.sweep()

    # hearing

    async def _listen(self) -> None:
        """Listen, and again when the line breaks, until cancelled."""
        told = False
        while True:
            try:
                async for text in listen(self.store.blocking.engine):
                    if text:
                        self._hear(text)
                        continue
                    if told:
                        log.warning("other servers are heard again")
                    told, self.heard = False, True
                    self.alive = dict.fromkeys(self.alive, time.monotonic())
                    self.tell(Alive(self.name, True))
                    for ident in list(self.sessions.held):  # what was told meanwhile, nobody has heard
                        self._read(ident)
            except StoreError as error:
                self.heard, self._asks = False, True
                if not told:
                    log.warning("other servers are not heard, windows follow them at their heartbeat: %s", error)
                told = True
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, text: str) -> None:
        try:
            told = _decode(text)
        except msgspec.MsgspecError as error:
            log.debug("a message of another version was not understood: %s", error)
            return
        if told.by != self.name:
            self._hears[type(told)](told)
        elif isinstance(told, Alive) and told.asks:
            self._asks = False  # it was heard, so the others have heard it too

    def _is_alive(self, told: Alive) -> None:
        if told.by not in self.alive and not told.asks:  # it was forgotten, and lives
            self.tell(Alive(self.name, True))
        self.alive[told.by] = time.monotonic()
        if told.asks:
            self._tell_all()

    def _forget(self, server: str) -> None:
        self.alive.pop(server, None)
        for told in list(self.presence.forget(server)):
            self._windows(told)

    def _windows(self, told: Windows) -> None:
        gone = self.presence.put(told)
        session = self.sessions.held.get(told.table)
        if session is not None:
            session.left(gone)
            session.notify()

    def _wonder(self, told: Wonder) -> None:
        session = self.sessions.held.get(told.table)
        if session is None:
            return
        # Windows move from server to server: of two lists the one that is told later has the higher turn.
        session.annotations.turn = max(session.annotations.turn, told.turn)
        for mark in session.annotations.all:
            self.tell_mark(session.id, session.annotations.turn, mark, True)

    def _marked(self, told: Marked) -> None:
        session = self.sessions.held.get(told.table)
        if session is None:
            return
        made = Annotation(told.kind, told.key, told.seat, told.value, told.until, told.action)
        if told.stands and made in session.annotations.all:
            return
        session.annotations.place(made, told.stands)
        session.annotations.turn = max(session.annotations.turn, told.turn)
        session.annotated()

    def _moved(self, told: Moved) -> None:
        session = self.sessions.held.get(told.table)
        if session is None:
            return
        if not told.seq:
            session.recent.clear()
            session.table = None
        elif session.table is not None and session.table.seq >= told.seq and not session.lock.locked():
            return
        self._read(told.table)

    def _read(self, ident: str) -> None:
        """Read a table again, if anything is to happen here by what it has become; else it is read by who comes."""
        session = self.sessions.held.get(ident)
        if session is None or session.idle():
            return
        self._news.add(ident)
        if ident not in self._reading:
            self._reading.add(ident)
            self.tasks.spawn(self._follow(ident))

    async def _follow(self, ident: str) -> None:
        try:
            while ident in self._news:
                self._news.discard(ident)
                async with self.sessions.locked(ident) as (session, _):
                    pass
                session.notify()
        except Refused:
            self.sessions.lost(ident)
        except Exception as error:  # the store is away, or the table cannot be opened: whoever looks is told
            log.debug("table %s could not be followed: %s", ident, error)
        finally:
            self._reading.discard(ident)
