"""The wire: connections that stay half-sent, half-read or too many are closed, so that the next visitor finds one.

uvicorn has no deadline for a request and no cap that closes anything. A connection *waits* while its request is not
whole; the one that has waited longest goes first when there is no room.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lanterns.web.config import Wire
from lanterns.web.door.limits import client_key

RESERVE = 64  # descriptors for the store, the workers, files, and connections that are being closed
MOST = 8192  # descriptors that we ask for, or count on
FEWEST = 16  # connections that are let in whatever the limit
AT_ONCE = 16  # connections accepted before the guard looks at them; they fit in the reserve
HEAD_MOST = 32 * 1024  # bytes of a request before its body
AHEAD = 64  # requests that wait for the answer to one before them; no browser sends any
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger("lanterns.wire")


def room_for_connections() -> int:
    """How many connections the limit of open files leaves, after what is open now and a reserve."""
    try:
        import resource
    except ImportError:  # Windows: sockets are not files there
        return MOST
    limit, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if most == resource.RLIM_INFINITY else min(MOST, most)
    if limit != resource.RLIM_INFINITY and limit < wanted:  # the usual 1024 is a guard of old programs
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        limit = wanted
    try:
        opened = len(os.listdir("/dev/fd"))
    except OSError:
        opened = 32
    return max(FEWEST, (MOST if limit == resource.RLIM_INFINITY else min(MOST, limit)) - opened - RESERVE)


class Guard:
    """What all connections of a server have in common. `proxy` says whether an address is a proxy of ours, which
    speaks for many people."""

    def __init__(self, wire: Wire, proxy: Callable[[str], bool] = lambda _: False) -> None:
        self.wire = wire
        self.proxy = proxy
        self.most = wire.connections or room_for_connections()
        self.open: dict[Guarded, None] = {}  # oldest first, like the next two
        self.waiting: dict[Guarded, None] = {}
        self.by_client: dict[str, dict[Guarded, None]] = {}

    def enter(self, connection: Guarded) -> None:
        """A new connection: it waits, and what is over a cap is closed."""
        self.open[connection] = None
        self.wait(connection)
        if len(self.open) > self.most:
            self.shed(connection)

    def leave(self, connection: Guarded) -> None:
        self.open.pop(connection, None)
        self.done(connection)

    def wait(self, connection: Guarded) -> None:
        """Its request is not whole."""
        self.waiting[connection] = None
        mine = self.by_client.setdefault(client_key(connection.address), {})
        mine[connection] = None
        if len(mine) > self.wire.waiting and not self.proxy(connection.address):
            self.drop(next(iter(mine)))

    def done(self, connection: Guarded) -> None:
        """Its request is whole, or it is gone."""
        self.waiting.pop(connection, None)
        client = client_key(connection.address)
        mine = self.by_client.get(client, {})
        mine.pop(connection, None)
        if not mine:
            self.by_client.pop(client, None)

    def shed(self, newest: Guarded | None = None) -> None:
        """Close the one that has waited longest, else one that only rests, else the newest."""
        victim = next((c for c in self.waiting if c is not newest), None)
        victim = victim or next((c for c in self.open if c.resting), None) or newest
        if victim is not None:
            self.drop(victim)

    def drop(self, connection: Guarded) -> None:
        self.leave(connection)
        connection.cut()

    def accident(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The loop's exception handler: no descriptors left is one line, and a waiting connection less."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in EXHAUSTED:
            log.error("no room for another connection: %s", error.strerror)
            self.shed()
            return
        loop.default_exception_handler(context)


class Guarded(HttpToolsProtocol):
    """An HTTP/1.1 connection with deadlines; `guard` is set by `connections`."""

    guard: Guard
    address = "?"
    in_head = False  # of a request that is not whole
    in_body = False
    heard = 0  # bytes since the request began
    deadline: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        self._begin()
        self.guard.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self.resume_writing()
        self.guard.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if not (self.in_head or self.in_body or self.answered):
            self._end()
            self.guard.done(self)
        elif self.in_head and self.heard > HEAD_MOST:
            self.send_400_response("Too much before the body.")
        elif self.deadline is None:
            self._begin()
            self.guard.wait(self)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        if len(self.pipeline) >= AHEAD:
            raise ConnectionError("it asks and asks before it is answered")

    def on_headers_complete(self) -> None:
        self.in_head, self.in_body = False, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._flush()

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        if self.flow is not None:
            super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._flush()

    @property
    def answered(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def resting(self) -> bool:
        """Whether it is kept alive for a request that has not begun."""
        return self.timeout_keep_alive_task is not None

    def cut(self) -> None:
        """Close at once, whatever was to be sent."""
        self.transport.abort()

    def _begin(self) -> None:
        self.began = time.monotonic()
        self.deadline = self.loop.call_later(self.guard.wire.request_seconds, self._late)

    def _end(self) -> None:
        self.heard = 0
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _late(self) -> None:
        """The time is up, unless what came meanwhile has bought more."""
        wire = self.guard.wire
        left = self.began + wire.request_seconds + self.heard / wire.bytes_a_second - time.monotonic()
        if left > 0:
            self.deadline = self.loop.call_later(left, self._late)
            return
        self.deadline = None
        owed = self.in_head if self.answered else not self.cycle.response_started
        if not owed or self.transport.is_closing():
            self.cut()
            return
        self.transport.write(TOO_LATE)
        self.transport.close()
        self._flush()

    def _flush(self) -> None:
        """A connection that was closed goes when the other side has read all, or after a while."""
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.guard.wire.stalled_seconds, self.cut)


def connections(guard: Guard) -> type[Guarded]:
    """The protocol class of a server with this guard."""

    class Connection(Guarded):
        pass

    Connection.guard = guard
    return Connection
