"""How a server is to run. Everything has a default that suits one evening on one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL

from lanterns.store import Quota

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024


@dataclass(slots=True)
class Limits:
    """Requests per client: (burst, per second) of a token bucket, by kind. None turns a kind off.

    A token is taken before anything is done, and is gone whatever comes of it.
    """

    general: tuple[float, float] | None = (120, 40)
    create: tuple[float, float] | None = (20, 0.2)
    guess: tuple[float, float] | None = (10, 0.1)  # join codes
    chat: tuple[float, float] | None = (8, 1)
    record: tuple[float, float] | None = (30, 2)
    guess_all: tuple[float, float] | None = (200, 5)  # join codes of everybody together
    study: tuple[float, float] | None = (30, 4)
    annotations: tuple[float, float] | None = (40, 12)
    streams: int = 24  # open event streams of one client
    link: tuple[float, float] | None = (30, 0.5)  # seat and spectator links that are opened
    notice: tuple[float, float] | None = (10, 0.05)  # channels that are opened, and tests
    notice_mail: tuple[float, float] | None = (3, 3 / 86400)  # questions to one mail address whether it is somebody's
    notice_mails: tuple[float, float] | None = (60, 0.02)  # those of everybody together
    report: tuple[float, float] | None = (5, 0.01)  # of somebody to whoever runs the server


@dataclass(slots=True)
class Wire:
    """What a connection may cost. A request is whole in `request_seconds`, or later by what it sends at a fair pace."""

    request_seconds: float = 15.0
    bytes_a_second: int = 16 * 1024  # each buys a request its time: 1 MB over a slow line takes longer than 15 s
    stalled_seconds: float = 60.0  # with nothing read of what we send
    waiting: int = 32  # connections of one client whose request is not whole; proxies of ours have no such limit
    connections: int | None = None  # in all; None: what the limit of open files leaves


@dataclass(slots=True)
class Config:
    """`bots` is the number of worker processes, 0 keeps them from starting (then no bot plays)."""

    database: URL
    client: Path | None = None  # the built client; None: where it usually is
    public_url: str = ""  # the address of the first page for others, when a proxy stands before it; see door/site.py
    hosts: tuple[str, ...] = ()  # further names that it answers to
    proxies: tuple[str, ...] = ()  # addresses or networks whose word about a visitor's address is taken
    smtp: str = field(default="", repr=False)  # the mail server for notices, see notices/mail.py; holds a password
    notice_hosts: tuple[str, ...] = ()  # "host:port" in the server's own network that notices may go to nevertheless
    notice_delay: float = 60.0  # seconds that a question waits before who is asked is told
    robots: bool = False  # whether robots may read the pages of games that were shared, and list them
    open_tables: bool = True  # whether hosts may list tables for everybody
    metrics: tuple[str, int] | None = None  # address and port at which Prometheus is answered
    json_logs: bool = False
    bots: int = 2
    bot_pause: float = 0.35  # seconds before a bot answers, so that people can follow
    bot_patience: float = 60.0  # seconds for which bots that are done let people win a race
    bot_deadline: float = 20.0  # seconds after which a worker that thinks or studies is given up
    readers: int = 2  # worker processes for records; 0: a thread of the server itself
    replay_deadline: float = 15.0  # seconds that a record may take to be read, looked back upon or played again
    heartbeat: float = 15.0
    away_after: float = 60.0  # seconds without a stream after which others may let a bot stand in
    keep_idle: float = 300.0  # seconds that an unused table stays in memory
    keep_most: int = 400  # tables in memory that nobody looks at
    limits: Limits = field(default_factory=Limits)
    quota: Quota = field(default_factory=lambda: Quota(unfinished=200, imports=100))  # tables of one device
    wire: Wire = field(default_factory=Wire)
