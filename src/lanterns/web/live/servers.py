"""The servers beside this one on a PostgreSQL: they are told what is done here, and it is heard what they do.

What is told is small; the database has the rest. When the line is down play goes on: before it answers, a server looks
at the row of the table anyway, and windows look again at their heartbeat.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from lanterns.store import StoreError
from lanterns.store.bus import Moved, Told, listen, say
from lanterns.tables import Refused
from lanterns.web.live.others import Others
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks

log = logging.getLogger("lanterns.web")

AGAIN_SECONDS = 0.5  # between tries to listen
SAY_SECONDS = 3.0  # between two signs of life; what is silent for long is a broken line


class Alive(Told, frozen=True, tag="alive"):
    """A server is there."""


class Kin(Told, frozen=True, tag="kin"):
    """Who acts for whom has changed; `gone` is the device whose seats went to another, or ""."""

    gone: str


_decode = msgspec.json.Decoder(Moved | Alive | Kin).decode


class Servers(Others):
    """Begins with `begin`; ends with the tasks."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.name = self.store.blocking.name
        self.tasks = tasks
        self.heard = False
        self._news: set[str] = set()  # tables that others have gone on with, to be read
        self._reading: set[str] = set()
        self._queue: asyncio.Queue[Told] = asyncio.Queue()

    def begin(self) -> None:
        self.tasks.spawn(self._listen())
        self.tasks.spawn(self._send())
        self.tasks.spawn(self._live())

    # telling

    def tell(self, told: Told) -> None:
        """Tell the others soon; what cannot be told is forgotten."""
        self._queue.put_nowait(told)

    def tell_kin(self, gone: str) -> None:
        self.tell(Kin(self.name, gone))

    async def _send(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self.store.write(partial(say, told=batch))
            except StoreError as error:
                log.debug("the other servers were not told: %s", error)

    async def _live(self) -> None:
        while True:
            self.tell(Alive(self.name))
            await asyncio.sleep(SAY_SECONDS)

    # hearing

    async def _listen(self) -> None:
        """Listen, and again when the line breaks, until cancelled."""
        told = False
        while True:
            try:
                async for text in listen(self.store.blocking):
                    if text:
                        self._hear(text)
                        continue
                    if told:
                        log.warning("other servers are heard again")
                    told, self.heard = False, True
                    for ident in list(self.sessions.held):  # what was told meanwhile, nobody has heard
                        self._read(ident)
            except StoreError as error:
                self.heard = False
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
        if told.by == self.name:
            return
        if isinstance(told, Moved):
            self._moved(told)
        elif isinstance(told, Kin):
            self.sessions.kin_changed_elsewhere(told.gone)

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
