"""Those who get notices, on this machine: a web server that keeps what is posted to it, and a mail server."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lanterns.web.notices.push import _b64


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Sink:
    """`answer` is what it says to the next, `posted` all that came."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.place = f"127.0.0.1:{server.server_port}"
        self.url = f"http://{self.place}"
        self.posted: list[Posted] = []
        self.answer = 204
        self.location = ""


@contextmanager
def sink() -> Iterator[Sink]:
    """A web server that keeps what is posted to it."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(kept.answer)
            if kept.location:
                self.send_header("Location", kept.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Tests say what is wrong themselves."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept = Sink(server)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()


@dataclass
class MailBox:
    """`answer` is what it says to the next mail, `mails` all that it took."""

    port: int = 0
    answer: str = "250 OK"
    mails: list[EmailMessage] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=table@lanterns.example&tls=none"

    async def handle_DATA(  # noqa: N802, as aiosmtpd calls it
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        if self.answer.startswith("250"):
            self.mails.append(cast("EmailMessage", message_from_bytes(envelope.content, policy=default)))
        return self.answer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def mailbox(port: int = 0) -> Iterator[MailBox]:
    """A mail server that keeps what it is given."""
    box = MailBox(port or free_port())
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Browser:
    """What a browser knows of its push address."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen bytes  !"
        self.keys = {"p256dh": _b64(point), "auth": _b64(self.secret)}

    def read(self, body: bytes) -> Any:
        """What a push message says."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return msgspec.json.decode(plain)
