"""Server-sent events: what happened at a table, and how it is now, to everybody who looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

from lanterns.core.errors import LanternsError
from lanterns.tables import Entry, Refused, Table
from lanterns.web.live import showing
from lanterns.web.live.session import Session, Stream
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.snapshots import Gzip, Piece, sight_of
from lanterns.web.service.showing import told

FIRST = 50  # entries of a first message
MOST = 500  # entries that are caught up with
RETRY_MS = 2000
RETRY = Piece(f"retry: {RETRY_MS}\n\n".encode())
STILL_HERE = Piece(b": still here\n\n")


async def opened(body: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """A stream that has begun: from now on it ends with what has to be done at its end, whatever becomes of the answer
    that was to carry it."""
    await anext(body)
    return body


async def packed(body: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """The same as a gzip file, each piece of which can be read when it comes."""
    file = Gzip()
    try:
        yield file.HEAD
        async for piece in body:
            yield file.add(piece)
            del piece
        yield file.end()
    finally:
        await body.aclose()


class Window:
    """What one stream was sent, and what it is to be sent next.

    `last` is the seq of the last message that the window has seen, None for a new one.
    """

    def __init__(self, sessions: Sessions, ident: str, stream: Stream, last: int | None) -> None:
        self.sessions = sessions
        self.ident = ident
        self.stream = stream
        self.last = last
        self.session: Session | None = None
        self.reset = last is None
        self.again = False  # what it shows may be old though nobody has said so
        self.turn = -1  # of the annotations

    async def table(self) -> Piece:
        """The message that brings the window up to date, "" for none. Raises LanternsError."""
        made = self._made_for_all()
        if made is not None:
            return made
        async with self.sessions.locked(self.ident) as (session, table):
            if self.session is not session or self.stream not in session.streams:
                self.session = session
                self.stream.sent = None
                session.enter(self.stream)
            if self.again:
                session.outdated()
                self.again = False
            if self.last is None and not session.annotations.all:
                self.turn = session.annotations.turn  # a new window knows that there are none
            return await self._message(session, table)

    def _made_for_all(self) -> Piece | None:
        """The message when it was made for others who see the same, and nothing has happened since."""
        session, stream = self.session, self.stream
        if session is None or self.reset or self.again or session.kin_changed or stream not in session.streams:
            return None
        persons = session.persons(stream.device)
        now = session.snapshots.get(sight_of(stream.seat, persons, stream.device, session.hushed(stream.device)))
        if now is None or stream.sent is None or self.last is None:
            return None
        if stream.sent.shown == now.shown and self.last >= now.seq:
            found: Piece | None = Piece()
        else:
            found = now.found(stream.sent if stream.patches else None, self.last, False)
        if found:
            self.last, stream.sent = now.seq, now
        return found

    async def _message(self, session: Session, table: Table) -> Piece:
        stream = self.stream
        now = showing.snapshot(self.sessions, session, table, stream.device, stream.seat)
        reset = self.reset or self.last is None or self.last > table.seq
        after = max(0, table.seq - FIRST) if reset else (self.last or 0)
        before = None if reset else stream.sent
        if before is not None and before.shown == now.shown and after >= table.seq:
            stream.sent = now if before.turn == now.turn else before  # it is where it was
            return Piece()
        made, cut = await _since(self.sessions, session, table, after)
        base = before if stream.patches and not cut else None
        found = now.found(base, after, reset or cut)
        if found is None:
            entries = told(table, made, now.eyes, session.hushed(stream.device))
            found = now.tell(base, after, reset or cut, entries)
        self.last, self.reset, stream.sent = now.seq, False, now
        return found


class Pulse:
    """Wakes a stream on which nothing was sent for so many seconds; by one timer, for most messages come sooner."""

    def __init__(self, stream: Stream, seconds: float) -> None:
        self.stream = stream
        self.seconds = seconds
        self.silent = False
        self.loop = asyncio.get_running_loop()
        self.due = self.loop.time() + seconds
        self.timer = self.loop.call_at(self.due, self._look)

    def put_off(self) -> None:
        """Something was sent."""
        self.due = self.loop.time() + self.seconds

    def end(self) -> None:
        self.timer.cancel()

    def _look(self) -> None:
        if self.loop.time() >= self.due:
            self.silent = True
            self.stream.wake.set()
            self.put_off()
        self.timer = self.loop.call_at(self.due, self._look)


async def messages(
    sessions: Sessions, ident: str, stream: Stream, last: int | None, over: Callable[[], None]
) -> AsyncGenerator[bytes, None]:
    """The stream of one window: a message now, one at each change, a comment when nothing happens for long.

    `last` is as in `Window`. The first item is empty, see `opened`; `over` is called at the end.
    """
    window = Window(sessions, ident, stream, last)
    pulse = Pulse(stream, sessions.config.heartbeat)
    try:
        yield b""
        yield RETRY
        while not sessions.closing:
            stream.wake.clear()
            if stream.look:
                stream.look = False
                message: Piece | None = await window.table()
                if message:
                    yield message
                message = None  # what was sent is not kept while nothing happens
            session = window.session
            if session is not None and session.annotations.turn != window.turn:
                window.turn = session.annotations.turn
                yield session.annotations_told()
            if pulse.silent:
                pulse.silent = False
                yield STILL_HERE
                if not sessions.store.sqlite:  # another server may have gone on with it
                    stream.look = window.again = True
                    continue
            pulse.put_off()
            await stream.wake.wait()
    except LanternsError as error:
        if isinstance(error, Refused) and error.code == "table-unknown" and window.session is not None:
            yield b"event: gone\ndata: {}\n\n"  # it was taken away under this window
        return  # the seat was lost, or the store is away: the window comes back and is told then
    finally:
        pulse.end()
        over()
        if window.session is not None:
            window.session.leave(stream)
            window.session.notify(but=stream)


async def _since(sessions: Sessions, session: Session, table: Table, after: int) -> tuple[list[Entry], bool]:
    """The entries after that seq; if they are too many, the last ones and True."""
    if after >= table.seq:
        return [], False
    if session.recent and session.recent[0].seq <= after + 1:
        return [entry for entry in session.recent if entry.seq > after], False
    cut = table.seq - after > MOST
    start = table.seq - MOST if cut else after
    made = await sessions.store.entries(table.id, start, MOST)
    # Another server may have gone on with it by now: what it has done is told with the table that it makes.
    return [entry for entry in made if entry.seq <= table.seq], cut
