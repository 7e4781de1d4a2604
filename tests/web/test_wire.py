"""Connections that are half-sent, half-read or too many, against a real server that has few descriptors."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from lanterns.web.config import Wire
from lanterns.web.door import sparing
from lanterns.web.door.wire import AHEAD, FEWEST, Guard, Guarded, room_for_connections
from lanterns.web.processes.queue import but_unwritten

ROOT = Path(__file__).parents[2]
FILES = 128
SECONDS = 2.0
PATIENCE = 60.0  # of the test itself: far beyond any deadline


class Server:
    """A server process: where it listens, and what it has said."""

    def __init__(self, folder: Path, seconds: float = SECONDS) -> None:
        self.said = (folder / "said.txt").open("w+")
        database = str(folder / "x.sqlite3")
        command = [sys.executable, "-m", "tests.web.slow_server", database, str(FILES), str(seconds)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=self.said, text=True)
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words[:2] == ["Three", "Lanterns:"], self.errors()
        self.url = words[2]
        self.port = urlsplit(self.url).port or 0

    def connect(self, sent: bytes = b"") -> socket.socket:
        client = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        client.sendall(sent)
        return client

    def errors(self) -> list[str]:
        self.said.seek(0)
        return self.said.read().splitlines()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        self.said.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path)
    yield started
    started.stop()


def closed(client: socket.socket) -> bytes:
    """What is sent until the other side closes; fails when it does not."""
    got = b""
    client.settimeout(PATIENCE)
    with contextlib.suppress(ConnectionError):
        while part := client.recv(65536):
            got += part
    return got


HALVES = {
    "nothing": b"",
    "a line": b"GET /api/health HT",
    "half a header": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "half a body": b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 400\r\n\r\n{"words": ',
    "a body that nobody asked for": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\n\r\nx",
}


@pytest.mark.parametrize("half", list(HALVES))
def test_a_half_sent_request_ends(server: Server, half: str):
    client = server.connect(HALVES[half])
    answer = closed(client)
    if half == "a body that nobody asked for":
        assert b"200 OK" in answer
    else:
        assert answer == b"" or answer.startswith(b"HTTP/1.1 408 ")
    assert httpx.get(f"{server.url}api/health").status_code == 200
    assert len(server.errors()) <= 1


def test_a_second_request_that_stays_half_sent_ends_too(server: Server):
    client = server.connect(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/he")
    answer = closed(client)
    assert answer.startswith(b"HTTP/1.1 200 OK")


def test_dripping_buys_no_time(server: Server):
    client = server.connect(b"GET /api/health HTTP/1.1\r\n")
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            client.sendall(b"X-Drip: 1\r\n")
            time.sleep(0.1)
    assert time.monotonic() < deadline


def test_hundreds_of_half_sent_requests_keep_nobody_out(server: Server):
    """400 of them against 128 descriptors: a visitor is answered all the while, and an open stream lives on."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as visitor:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = visitor.post("/api/tables", json={"game": "quest", "seats": seats}).json()["table"]["id"]
        with visitor.stream("GET", f"/api/tables/{table}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            held = []
            for number in range(400):
                held.append(server.connect(list(HALVES.values())[number % 4]))
                if number % 50 == 49:
                    assert httpx.get(f"{server.url}api/health", timeout=PATIENCE).status_code == 200
            for client in held:
                assert closed(client)[:12] in (b"", b"HTTP/1.1 408")
            beats = 0
            for line in lines:  # and it goes on, far beyond the deadline of a request
                beats += line.startswith(":")
                if beats == 2 * SECONDS / 0.5:
                    break
    assert len(server.errors()) < 20


def test_connections_that_rest_make_room(server: Server):
    """More whole requests at once than there is room for connections: all are answered in the end."""
    held = [server.connect(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n") for _ in range(200)]
    answered = sum(closed(client).startswith(b"HTTP/1.1 200") for client in held)
    assert answered > FEWEST
    assert httpx.get(f"{server.url}api/health", timeout=PATIENCE).status_code == 200


def test_a_client_that_does_not_read_is_given_up(server: Server):
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as visitor:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = visitor.post("/api/tables", json={"game": "quest", "seats": seats}).json()["table"]["id"]
        cookie = visitor.cookies["lanterns"]
    ask = f"GET /api/tables/{table} HTTP/1.1\r\nHost: localhost\r\nCookie: lanterns={cookie}\r\n\r\n".encode()
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.port))
    deadline = time.monotonic() + PATIENCE
    client.settimeout(1)
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            with contextlib.suppress(TimeoutError):
                client.sendall(ask * 20)
            time.sleep(0.02)
    assert time.monotonic() < deadline


def test_a_head_without_end_is_refused_long_before_its_time(tmp_path: Path):
    server = Server(tmp_path, seconds=PATIENCE)
    try:
        client = server.connect(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                client.sendall(b"x" * 1024)
        assert closed(client).startswith(b"HTTP/1.1 400 ")
        whole = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 8000 + b"\r\n\r\n"
        assert server.connect(whole).recv(15) == b"HTTP/1.1 200 OK"
    finally:
        server.stop()


def test_who_asks_and_asks_is_not_listened_to_for_ever(server: Server):
    """Requests that are sent before the first is answered wait in memory: so many, and no more."""
    ask = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    few = server.connect(ask * AHEAD)
    got = b""
    while got.count(b"HTTP/1.1 200 OK") < AHEAD:
        part = few.recv(65536)
        assert part
        got += part
    assert b"HTTP/1.1 400 " in closed(server.connect(ask * 5000))


def test_nonsense_is_logged_once(server: Server):
    for _ in range(50):
        assert closed(server.connect(b"\x16\x03\x01 nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400")
        cut = server.connect(HALVES["half a body"])
        cut.close()
    assert httpx.get(f"{server.url}api/health").status_code == 200
    told = server.errors()
    assert sum("Invalid HTTP request" in line for line in told) == 1
    assert sum("hung up" in line for line in told) <= 1
    assert not any("Traceback" in line for line in told)


def test_the_same_thing_is_told_once_a_minute(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr(sparing.time, "monotonic", lambda: now[0])
    wary = sparing.Sparing()

    def told(message: str, level: int = logging.ERROR) -> str:
        record = logging.LogRecord("x", level, "x.py", 1, message, (), None)
        return record.getMessage() if wary.filter(record) else ""

    assert told("out of room") == "out of room"
    assert [told("out of room") for _ in range(9)] == [""] * 9
    assert told("another") == "another"
    now[0] += 61
    assert told("out of room") == "out of room (and 9 times more in the last 61 s)"
    assert [told("ready", logging.INFO) for _ in range(2)] == ["ready"] * 2
    for number in range(2 * sparing.MOST):
        assert told(f"message {number}")
    assert len(wary.told) <= sparing.MOST


class Cut(Guarded):
    """A connection of which only the bookkeeping is looked at."""

    def __init__(self, address: str, resting: bool = False) -> None:
        self.address = address
        self.rests = resting
        self.gone = False

    @property
    def resting(self) -> bool:
        return self.rests

    def cut(self) -> None:
        self.gone = True


def test_who_has_to_go():
    guard = Guard(Wire(waiting=3, connections=6), proxy=lambda address: address == "10.0.0.1")
    near = [Cut("a") for _ in range(4)]
    for connection in near:
        guard.enter(connection)
    assert [c.gone for c in near] == [True, False, False, False]  # three of one address may wait
    behind = [Cut("10.0.0.1") for _ in range(3)]
    for connection in behind:
        guard.enter(connection)
    assert not any(c.gone for c in behind)  # a proxy speaks for many
    guard.done(near[1])  # its request is whole
    more = [Cut("b"), Cut("c")]
    for connection in more:
        guard.enter(connection)
    assert [c.gone for c in near] == [True, False, True, True]  # the longest waiting, whole ones never
    for connection in [*behind, *more]:
        guard.done(connection)
    last = Cut("d")
    guard.enter(last)
    assert last.gone  # all others are being answered
    behind[0].rests = True
    new = Cut("d")
    guard.enter(new)
    assert (behind[0].gone, new.gone) == (True, False)
    assert len(guard.open) == 6


def test_room_is_left_for_other_files():
    assert FEWEST <= room_for_connections() <= 8192


@pytest.mark.anyio
@pytest.mark.parametrize("serving", [True, False])
async def test_the_end_of_a_job_that_could_not_be_written_is_a_word_and_no_accident(
    serving: bool, caplog: pytest.LogCaptureFixture
):
    """What procrastinate leaves behind when PostgreSQL ends under a job; others take that job over."""
    exceptions = pytest.importorskip("procrastinate.exceptions")
    guard = Guard(Wire(), proxy=lambda address: False)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(but_unwritten(guard.accident if serving else None))

    async def unwritten() -> None:
        raise exceptions.ConnectorException from OSError("server closed the connection")

    async def broken() -> None:
        raise RuntimeError("another accident")

    try:
        with caplog.at_level("INFO"):
            for work in (unwritten, broken):
                await asyncio.wait({asyncio.ensure_future(work())})
                gc.collect()
    finally:
        loop.set_exception_handler(None)
    word = "the end of a job was not written, and others take it over: server closed the connection"
    assert [(record.name, bool(record.exc_info)) for record in caplog.records] == [
        ("lanterns.web.bots", False),
        ("asyncio", True),
    ]
    assert caplog.messages[0] == word
