"""Mail by the SMTP server that the host of this server named."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from lanterns.core.errors import LanternsError
from lanterns.web.notices.guard import NotSent, Unanswered

SECONDS = 15.0  # for each step of the talk
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}")
LONGEST = 254
HOW = "--smtp takes an address such as smtp://user:password@mail.example.org:587?from=table@example.org"


@dataclass(frozen=True, slots=True)
class Server:
    """A mail server. `tls`: `wrapped` from the first byte, `start` by STARTTLS, or `none`."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "start"


class NotTaken(Exception):
    """The mail server will not take it. `said`: mail-login, mail-refused."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


def possible(address: str) -> bool:
    """Whether that may be somebody's mail address."""
    return len(address) <= LONGEST and ADDRESS.fullmatch(address) is not None


def server_of(said: str) -> Server:
    """What `smtp://user:password@host:port?from=address` says; smtps for TLS from the first byte, `&tls=none` for a
    mail server on this machine without it. Raises LanternsError without a word of the password."""
    try:
        parts = urlsplit(said)
        host, port, asked = parts.hostname or "", parts.port, parse_qs(parts.query, strict_parsing=bool(parts.query))
    except ValueError:
        raise LanternsError(HOW) from None
    sender = asked.get("from", [""])[0]
    tls = asked.get("tls", ["wrapped" if parts.scheme == "smtps" else "start"])[0]
    if parts.scheme not in ("smtp", "smtps") or not host or set(asked) - {"from", "tls"}:
        raise LanternsError(HOW)
    if not possible(sender):
        raise LanternsError(f"{HOW}; from= is the address that mail comes from")
    if tls not in ("wrapped", "start", "none"):
        raise LanternsError(f"{HOW}; tls= is start, wrapped or none")
    usual = 465 if tls == "wrapped" else 587
    return Server(host, port or usual, sender, unquote(parts.username or ""), unquote(parts.password or ""), tls)


def letter(server: Server, to: str, subject: str, text: str, headers: Mapping[str, str]) -> bytes:
    """A mail as it goes over the line."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = server.sender
    mail["To"] = to
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        mail[name] = value
    mail.set_content(text, charset="utf-8")
    return mail.as_bytes()


def send(server: Server, to: str, data: bytes) -> None:
    """Hand a mail over; blocks. Raises NotSent while nothing was handed over, Unanswered when the line broke after
    that, NotTaken for a no."""
    try:
        with _connected(server) as line:
            _greet(line, server)
            for answer in (line.mail(server.sender), line.rcpt(to)):
                _judge(answer)
            try:
                _judge(line.data(data))
            except smtplib.SMTPDataError as error:  # it did not want to see it
                _judge((error.smtp_code, b""))
            except (OSError, smtplib.SMTPException):
                raise Unanswered from None
    except (ssl.SSLError, smtplib.SMTPNotSupportedError):
        raise NotSent("tls", again=True) from None
    except (OSError, smtplib.SMTPException):
        raise NotSent("mail-down", again=True) from None


def _connected(server: Server) -> Any:
    if server.tls == "wrapped":
        context = ssl.create_default_context()
        return _Line(smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context))
    return _Line(smtplib.SMTP(server.host, server.port, timeout=SECONDS))


class _Line:
    """A talk that ends without a word when it ends: what the other says to our goodbye changes nothing."""

    def __init__(self, smtp: smtplib.SMTP) -> None:
        self.smtp = smtp

    def __enter__(self) -> smtplib.SMTP:
        return self.smtp

    def __exit__(self, *_: object) -> None:
        self.smtp.close()


def _greet(line: smtplib.SMTP, server: Server) -> None:
    if server.tls == "start":
        line.starttls(context=ssl.create_default_context())
    line.ehlo_or_helo_if_needed()
    if server.user:
        try:
            line.login(server.user, server.password)
        except smtplib.SMTPAuthenticationError:
            raise NotSent("mail-login", again=True) from None


def _judge(answer: tuple[int, bytes]) -> None:
    """Raises NotSent for a "not now", NotTaken for a "never"."""
    code = answer[0]
    if 400 <= code < 500 or code <= 0:
        raise NotSent("mail-down", again=True)
    if code >= 500:
        raise NotTaken("mail-refused")
