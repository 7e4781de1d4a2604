"""`lanterns serve`: run the web table until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
import webbrowser

from lanterns.core.errors import LanternsError

DEFAULT_PORT = 8008
GRACE_SECONDS = 1  # streams of browsers stay open for ever; they come back by themselves


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    database: str | None = None,
    *,
    bots: int = 2,
    open_browser: bool = False,
    quiet: bool = False,
) -> None:
    """Serve until a signal comes. `port` 0 takes any free one; `database` is a file or a URL, None the default file.

    Raises LanternsError when the address cannot be had or the database not be opened.
    """
    import uvicorn

    from lanterns.store.where import database_url
    from lanterns.web.app import create_app
    from lanterns.web.config import Config

    listener = _listen(host, port)
    try:
        app = create_app(Config(database_url(database), bots=bots))
    except BaseException:
        listener.close()
        raise
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    if not quiet:
        print(f"Three Lanterns: {address}   (Ctrl C stops it)", flush=True)
    if open_browser:
        timer = threading.Timer(0.3, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    # No access log: addresses of seat links are secrets.
    settings = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=GRACE_SECONDS,
        h11_max_incomplete_event_size=32 * 1024, ws="none",
    )  # fmt: skip

    logging.getLogger("uvicorn.error").addFilter(_told_already)

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.rooms.hang_up()  # or it would wait for streams that never end
            await super().shutdown(sockets)

    try:
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn hands Ctrl C on when it is done; it is how to stop
            Server(settings).run(sockets=[listener])
    finally:
        listener.close()


def _told_already(record: logging.LogRecord) -> bool:
    """Keeps the traceback of a request out of the log that was ended with the server: one line has told of it."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(256)
    except OSError as error:
        listener.close()
        raise LanternsError(f"{host} port {port} cannot be had: {error.strerror or error}") from error
    return listener
