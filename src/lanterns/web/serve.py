"""`lanterns serve`: run the web table until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
import time
import webbrowser

import uvicorn
from litestar import Litestar
from sqlalchemy.engine import URL
from uvicorn.config import LOGGING_CONFIG

from lanterns.core.errors import LanternsError
from lanterns.store import Store
from lanterns.store.people.hosting import new_host_link
from lanterns.web.app import create_app, hang_up
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed, new_secret
from lanterns.web.door.site import Site
from lanterns.web.door.sparing import spare_logs
from lanterns.web.door.wire import AT_ONCE, Guard, connections
from lanterns.web.operations.collecting import Collecting
from lanterns.web.operations.logs import log_json
from lanterns.web.processes.queue import but_unwritten

DEFAULT_PORT = 8008
GRACE_SECONDS = 1  # streams of browsers stay open for ever; they come back by themselves
FIRST_INHERITED = 3  # the number of the first socket that systemd hands over
QUEUE = 256  # connections that the system keeps until we accept them


def serve(config: Config, host: str = "127.0.0.1", port: int = DEFAULT_PORT, *, open_browser: bool = False) -> None:
    """Serve until a signal comes. `port` 0 takes any free one.

    Raises LanternsError when the address cannot be had or the database not be opened.
    """
    if config.json_logs:
        log_json()
    listener = inherited() or _listen(host, port)
    try:
        app = create_app(config)
        if config.metrics is not None:
            app.state.metrics.tell(*config.metrics)
    except BaseException:
        listener.close()
        raise
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    site: Site = app.state.site
    local = f"http://{shown}:{listener.getsockname()[1]}{site.base}"
    address, hint = (site.url, f"for the proxy: {local}; ") if site.url else (local, "")
    print(f"Three Lanterns: {address}   ({hint}Ctrl C stops it)", flush=True)
    link = first_host_link(app.state.store.blocking, address)
    if link:
        print(f"Your page as whoever runs this server, once and secret: {link}", flush=True)
    if open_browser:
        timer = threading.Timer(0.3, webbrowser.open, [local])
        timer.daemon = True
        timer.start()
    try:
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn hands Ctrl C on when it is done; it is how to stop
            Server(app, config).run(sockets=[listener])
    finally:
        listener.close()


def first_host_link(store: Store, address: str) -> str:
    """The secret link to the page of whoever runs the server, at the first start with a database; "" at any other."""
    secret = new_secret()
    made = new_host_link(store, hashed(secret), time.time(), first=True)
    return f"{address}host/{secret}" if made else ""


def make_host_link(database: URL, address: str, *, alone: bool = False) -> str:
    """A new such link, beside a server that may be running; `alone`: the devices that have the page lose it. Raises
    LanternsError."""
    site = Site(address)
    secret = new_secret()
    store = Store(database)
    try:
        new_host_link(store, hashed(secret), time.time(), alone=alone)
    finally:
        store.close()
    return site.link(f"/host/{secret}")


def _told_already(record: logging.LogRecord) -> bool:
    """Keeps the traceback of a request out of the log that was ended with the server: one line has told of it."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


class Server(uvicorn.Server):
    """uvicorn with our guard on its connections."""

    def __init__(self, app: Litestar, config: Config, log_level: str = "warning") -> None:
        self.app = app
        site: Site = app.state.site
        self.guard = Guard(config.wire, site.proxy)
        self.collecting = Collecting(app.state.places)
        self.looking: asyncio.Task[None] | None = None
        # No access log: addresses of seat links are secrets.
        settings = uvicorn.Config(
            app, log_level=log_level, access_log=False, server_header=False, timeout_graceful_shutdown=GRACE_SECONDS,
            ws="none", loop="asyncio", http=connections(self.guard), backlog=AT_ONCE,
            log_config=None if config.json_logs else LOGGING_CONFIG,
            proxy_headers=bool(site.networks), forwarded_allow_ips=[str(network) for network in site.networks],
        )  # fmt: skip
        super().__init__(settings)
        spare_logs()
        logging.getLogger("uvicorn.error").addFilter(_told_already)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(but_unwritten(self.guard.accident))
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)  # asyncio uses one number for the queue and for what it accepts at once
        self.collecting.begin()
        self.looking = asyncio.ensure_future(self.collecting.run())
        notify_system("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        notify_system("STOPPING=1")
        hang_up(self.app)  # or it would wait for streams that never end
        if self.looking is not None:
            self.looking.cancel()
        self.collecting.end()
        await super().shutdown(sockets)


def inherited() -> socket.socket | None:
    """The socket that systemd listens at for us (`sd_listen_fds`): who comes while the server is started anew waits."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    return socket.socket(fileno=FIRST_INHERITED)


def notify_system(said: str) -> None:
    """Tell systemd how it stands (`sd_notify`); nothing where nobody asks."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
        line.sendto(said.encode(), "\0" + address[1:] if address.startswith("@") else address)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(QUEUE)
    except OSError as error:
        listener.close()
        raise LanternsError(f"{host} port {port} cannot be had: {error.strerror or error}") from error
    return listener
