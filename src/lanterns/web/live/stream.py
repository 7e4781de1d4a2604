"""Server-sent events: what happened at a table, and how it is now, to everybody who looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.tables import Entry, Refused, Table
from lanterns.web.live import showing
from lanterns.web.live.session import Session, Stream
from lanterns.web.live.sessions import Sessions

FIRST = 50  # entries of a first message
MOST = 500  # entries that are caught up with
RETRY_MS = 2000

_encode = msgspec.json.Encoder().encode


async def opened(body: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """A stream that has begun: from now on it ends with what has to be done at its end, whatever becomes of the answer
    that was to carry it."""
    await anext(body)
    return body


async def messages(
    sessions: Sessions, ident: str, stream: Stream, last: int | None, over: Callable[[], None]
) -> AsyncGenerator[bytes, None]:
    """The stream of one window: a message now, one at each change, a comment when nothing happens for long.

    `last` is the seq of the last message that the window has seen, None for a new one. The first item is empty, see
    `opened`; `over` is called at the end.
    """
    session: Session | None = None
    said = b""
    turn = -1
    reset = last is None
    try:
        yield b""
        yield f"retry: {RETRY_MS}\n\n".encode()
        while not sessions.closing:
            stream.wake.clear()
            if stream.look:
                stream.look = False
                async with sessions.locked(ident) as (session, table):
                    if stream not in session.streams:
                        session.streams.add(stream)
                        _announce(session, stream)
                    session.persons(stream.device)
                    if last is None and not session.annotations.all:
                        turn = session.annotations.turn  # a new window knows that there are none
                    reset = reset or last is None or last > table.seq
                    after = max(0, table.seq - FIRST) if reset else (last or 0)
                    made, cut = await _since(sessions, session, table, after)
                    update = showing.update(sessions, session, table, made, stream.device, stream.seat)
                    update.reset = reset or cut
                data = _encode(update)
                if data != said:
                    yield b"id: %d\nevent: update\ndata: %s\n\n" % (update.seq, data)
                    said = data if not made else b""
                last, reset = update.seq, False
            if session is not None and session.annotations.turn != turn:
                turn = session.annotations.turn
                yield b"event: marks\ndata: %s\n\n" % _encode(session.annotations_shape())
            while not sessions.closing:
                try:
                    await asyncio.wait_for(stream.wake.wait(), sessions.config.heartbeat)
                    break
                except TimeoutError:
                    yield b": still here\n\n"
                    if not sessions.store.sqlite:  # another server may have gone on with it
                        stream.look = True
                        break
    except LanternsError as error:
        if isinstance(error, Refused) and error.code == "table-unknown" and session is not None:
            yield b"event: gone\ndata: {}\n\n"  # it was taken away under this window
        return  # the seat was lost, or the store is away: the window comes back and is told then
    finally:
        over()
        if session is not None:
            session.leave(stream)
            _announce(session, stream)


def _announce(session: Session, me: Stream) -> None:
    """Presence has changed: tell the others."""
    for stream in session.streams:
        if stream is not me:
            stream.look = True
            stream.wake.set()


async def _since(sessions: Sessions, session: Session, table: Table, after: int) -> tuple[list[Entry], bool]:
    """The entries after that seq; if they are too many, the last ones and True."""
    if after >= table.seq:
        return [], False
    if session.recent and session.recent[0].seq <= after + 1:
        return [entry for entry in session.recent if entry.seq > after], False
    cut = table.seq - after > MOST
    start = table.seq - MOST if cut else after
    return await sessions.store.entries(table.id, start, MOST), cut
