#!/usr/bin/env python3
"""Many tables at a human pace: how long an answer takes, what the server's loop was held up by, what a table weighs.

    .venv/bin/python benchmarks/web_load.py [--tables 2000] [--pause 20] [--seconds 60] [--warm 20] [--bots 4]

At each table there are two windows that follow it by patches, as browsers do, and somebody answers once in `--pause`
seconds; beside them tables of bots alone think without a rest. The answers come from games that were played by lot
before, so that nothing is reckoned here meanwhile; what is measured shares the machine with this program nevertheless,
and with whatever else runs: the load is told. Exits with 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from web_cost import GAMES, moves
from web_server import Server

BARS = {"answer p95": (100.0, "ms"), "longest hold-up of the loop": (50.0, "ms"), "memory of a table": (150.0, "kB")}
KINDS = ("quest-2", "quest-4", "dungeons-4", "mapmasters-2", "coop-3")
SCRIPTS = 4  # games of each kind, at most
WINDOWS = 2  # of a table
LINES = 24  # connections by which answers are sent
AT_ONCE = 8  # tables that are laid at the same time


# people


class Line:
    """A connection on which one request after the other is sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0

    async def post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it, "" for none."""
        if self.writer is None or time.monotonic() - self.used > 3:  # the server closes what rests
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        sent = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Prefer: return=minimal\r\nCookie: {cookie}\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        self.writer.write(head.encode() + sent)
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = next(line for line in told.splitlines() if line.lower().startswith("content-length:"))
        raw = await self.reader.readexactly(int(length.partition(":")[2]))
        self.used = time.monotonic()
        if told.split(" ", 2)[1] not in ("200", "201"):
            raise RuntimeError(f"{path}: {told.splitlines()[0]} {raw[:300]!r}")
        given = next((line for line in told.splitlines() if line.lower().startswith("set-cookie:")), "")
        return json.loads(raw), given.partition(":")[2].partition(";")[0].strip()


class Window(asyncio.Protocol):
    """A stream, of which only is known how much came."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self.ask = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Accept: text/event-stream\r\nAccept-Encoding: gzip\r\n\r\n"
        )
        self.heard = 0
        self.pieces = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.ask.encode())

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        self.pieces += 1


@dataclass(eq=False)
class Table:
    """A table in one browser, and the answers that are to come."""

    path: str
    cookie: str
    script: Iterator[tuple[int, int, int]]
    windows: list[Window]


class People:
    """All who play."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(LINES):
            self.lines.put_nowait(Line(server.port))
        self.scripts = {
            (name, seed): list(moves(*GAMES[name][:3], seed)) for name in KINDS for seed in range(11, 11 + SCRIPTS)
        }
        self.took: list[float] = []

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        line = await self.lines.get()
        try:
            return await line.post(path, body, cookie)
        finally:
            self.lines.put_nowait(line)

    async def lay(self, name: str, seed: int, windows: int = WINDOWS, bots: str = "") -> Table:
        """A table that has begun: of one browser that has all seats, or of `bots` of a level."""
        game, seats, options, _ = GAMES[name]
        kinds = [{"kind": "bot", "level": bots} if bots else {"kind": "me"}] * seats
        made, cookie = await self.post("/api/tables", {"game": game, "seats": kinds, "options": options, "seed": seed})
        path = f"/api/tables/{made['table']['id']}"
        if made["table"]["status"] == "lobby":
            await self.post(f"{path}/start", {}, cookie)
        table = Table(path, cookie, iter(self.scripts.get((name, seed), ())), [])
        loop = asyncio.get_running_loop()
        for seat in range(windows):
            window = Window(self.server.port, f"{path}/events?patches=true&seat={seat}", cookie)
            await loop.create_connection(lambda window=window: window, "127.0.0.1", self.server.port)  # type: ignore[misc]
            table.windows.append(window)
        return table

    async def answer(self, table: Table) -> bool:
        """The next answer at a table; False when its game is over."""
        found = next(table.script, None)
        if found is None:
            return False
        seat, code, version = found
        began = time.perf_counter()
        await self.post(f"{table.path}/actions", {"seat": seat, "code": code, "version": version}, table.cookie)
        self.took.append((time.perf_counter() - began) * 1000)
        return True

    async def play(self, tables: Sequence[Table], pause: float, until: float) -> None:
        """Each table at its own pace, the first answer some time within the first pause."""
        rng = Random(7)

        async def one(table: Table) -> None:
            await asyncio.sleep(rng.random() * pause)
            while time.monotonic() < until and await self.answer(table):
                await asyncio.sleep(pause * (0.5 + rng.random()))

        await asyncio.gather(*(one(table) for table in tables))


async def in_turn(count: int, at_once: int, make: Any) -> list[Any]:
    """What is made of the numbers below `count`, so many of them at the same time."""
    found: list[Any] = [None] * count
    numbers = iter(range(count))

    async def some() -> None:
        for number in numbers:
            found[number] = await make(number)

    await asyncio.gather(*(some() for _ in range(at_once)))
    return found


def p95(values: Sequence[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)] if values else float("nan")


async def measure(server: Server, given: argparse.Namespace) -> dict[str, float]:
    people = People(server)

    async def lay(number: int) -> Table:
        return await people.lay(KINDS[number % len(KINDS)], 11 + number // len(KINDS) % SCRIPTS)

    await in_turn(min(given.tables, 10), 2, lay)  # what is loaded once is no table's
    light = server.memory()
    began = time.monotonic()
    tables = await in_turn(given.tables, AT_ONCE, lay)
    print(
        f"  {given.tables} tables, {time.monotonic() - began:.0f} s to lay; {server.memory() / 1024:.0f} MB", flush=True
    )
    for number in range(given.bots):
        await people.lay("quest-2", 100 + number, windows=0, bots="hard")
    playing = asyncio.ensure_future(people.play(tables, given.pause, time.monotonic() + given.warm + given.seconds))
    await asyncio.sleep(given.warm)
    people.took.clear()
    before = server.told()
    pieces = sum(window.pieces for table in tables for window in table.windows)
    await asyncio.sleep(given.seconds)
    after = server.told()
    took = list(people.took)
    told = sum(window.pieces for table in tables for window in table.windows) - pieces
    found = {
        "answer p95": p95(took), "longest hold-up of the loop": after.held_up,
        "memory of a table": (server.memory() - light) / given.tables,
    }  # fmt: skip
    took.sort()
    print(
        f"  {len(took) / given.seconds:.0f} answers a second, {told / given.seconds:.0f} messages; median "
        f"{took[len(took) // 2]:.1f} ms, p99 {took[int(len(took) * 0.99)]:.1f}, longest {took[-1]:.0f}\n"
        f"  the server's own process: {(after.spent - before.spent) / given.seconds * 100:.0f} % of a core, "
        f"{(after.spent - before.spent) / max(1, len(took)) * 1000:.2f} ms an answer\n"
        f"  the most that its loop worked in one go: {after.own:.0f} ms of CPU; the rest of a hold-up is others"
    )
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    for table in tables:
        for window in table.windows:
            if window.transport is not None:
                window.transport.abort()
    return found


def open_files() -> None:
    """As many connections as are allowed."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--pause", type=float, default=20.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured")
    parser.add_argument("--warm", type=float, default=20.0, help="seconds before them")
    parser.add_argument("--bots", type=int, default=4, help="tables of bots that think without a rest")
    given = parser.parse_args()
    open_files()
    print(f"load average {os.getloadavg()[0]:.1f} before, on {os.cpu_count()} cores", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.sqlite3")
        try:
            found = asyncio.run(measure(server, given))
        finally:
            server.stop()
    print(f"load average {os.getloadavg()[0]:.1f} after")
    missed = 0
    for name, (bar, unit) in BARS.items():
        missed += found[name] > bar
        print(f"{'ok  ' if found[name] <= bar else 'MISS'} {name}: {found[name]:.1f} {unit} (bar {bar:g} {unit})")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
