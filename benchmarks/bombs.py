#!/usr/bin/env python3
"""What one client that asks for much costs the others: long replays, tables of bots, streams, on a real server.

    .venv/bin/python benchmarks/bombs.py [--replays 12] [--tables 20] [--game mapmasters]

Prints one line per figure and exits with 1 when a bar is missed. It takes some minutes; nothing else should run
meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from lanterns.core.record import parse_record  # noqa: E402
from lanterns.core.replay import resume  # noqa: E402
from lanterns.games import GAMES, RULESETS  # noqa: E402
from tests.records import long_record  # noqa: E402

LINES = 20_000
SAMPLES = 5
missed: list[str] = []


def figure(name: str, value: float, unit: str, bar: float | None = None) -> None:
    """Print a figure, and remember a bar that it misses."""
    late = bar is not None and value > bar
    if late:
        missed.append(name)
    told = "" if bar is None else f" (bar {bar:g} {unit})"
    print(f"{'MISS' if late else 'ok  '} {name}: {value:.3g} {unit}{told}", flush=True)


@contextlib.asynccontextmanager
async def serving(folder: str) -> AsyncIterator[tuple[subprocess.Popen[str], str]]:
    """`lanterns serve` on a new database: its process and its address."""
    command = [sys.executable, "-m", "lanterns.cli", "serve", "--port", "0", "--database"]
    name = f"{folder}/{time.monotonic_ns()}.sqlite3"
    process = subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    try:
        words = (await asyncio.to_thread(process.stdout.readline)).split()
        yield process, f"http://127.0.0.1:{words[2].rstrip('/').rpartition(':')[2]}"
    finally:
        process.kill()
        process.wait()


def client(url: str, address: str) -> httpx.AsyncClient:
    """A browser at an address of its own: limits are by address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=900)


async def timed(browser: httpx.AsyncClient, path: str) -> float:
    """How long a page takes, in ms."""
    started = time.perf_counter()
    assert (await browser.get(path)).status_code == 200
    return (time.perf_counter() - started) * 1000


async def replays(folder: str, count: int, game: str) -> None:
    """Another visitor reads the rules while one client replays records; then the server is told to stop."""
    text = long_record(LINES, game, deep=127)
    bodies = [{"record": f"{text}# {i}\n", "from": 0, "count": 1, "seat": -1} for i in range(count)]
    async with serving(folder) as (process, url), client(url, "127.0.0.2") as crowd, client(url, "127.0.0.3") as other:
        await timed(other, "/api/rules/quest")
        figure(
            "rules page, quiet", statistics.median([await timed(other, "/api/rules/quest") for _ in range(20)]), "ms"
        )
        started = time.perf_counter()
        tasks = [asyncio.ensure_future(crowd.post("/api/replay", json=body)) for body in bodies]
        pages: list[float] = []
        while not all(task.done() for task in tasks):
            pages.append(await timed(other, "/api/rules/quest"))
            await asyncio.sleep(0.05)
        taken = time.perf_counter() - started
        assert [task.result().status_code for task in tasks] == [200] * count
        figure(f"{count} replays of {LINES} lines", taken, "s")
        figure("rules page meanwhile, median", statistics.median(pages), "ms", 100)
        figure("rules page meanwhile, 95 of 100", sorted(pages)[int(len(pages) * 0.95)], "ms", 100)
        figure("rules page meanwhile, slowest", max(pages), "ms")
        tasks = [asyncio.ensure_future(crowd.post("/api/replay", json={**body, "seat": 0})) for body in bodies]
        await asyncio.sleep(0.5)
        started = time.perf_counter()
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait)
        figure("SIGTERM amid replays", time.perf_counter() - started, "s", 5)
        await asyncio.gather(*tasks, return_exceptions=True)


async def easy_bot(browser: httpx.AsyncClient) -> float:
    """How long an easy bot takes to answer its first question at a new table, in s."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    body = {"game": "quest", "seats": seats, "seed": 7, "options": {"first": "1"}}
    answer = await browser.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    started = time.perf_counter()
    async with browser.stream("GET", f"/api/tables/{table['id']}/events") as stream:
        async for line in stream.aiter_lines():
            if line.startswith("data: {") and '"actors":[0]' in line:
                return time.perf_counter() - started
    raise AssertionError("the stream ended")


async def bots(folder: str, tables: int) -> None:
    """An easy bot answers while another client has tables of four hard ones, at which nobody looks."""
    async with serving(folder) as (_, url), client(url, "127.0.0.2") as crowd, client(url, "127.0.0.3") as other:
        await easy_bot(other)
        quiet = statistics.median([await easy_bot(other) for _ in range(SAMPLES)])
        seats = [{"kind": "bot", "level": "hard"}] * 4
        for _ in range(tables):
            answer = await crowd.post("/api/tables", json={"game": "quest", "seats": seats})
            assert answer.status_code == 201, answer.text
        await asyncio.sleep(5)
        busy = [await easy_bot(other) for _ in range(SAMPLES)]
        figure("easy bot, quiet", quiet, "s")
        figure(f"easy bot beside {tables} tables of four hard bots", statistics.median(busy), "s")
        figure("that is, times its quiet time", statistics.median(busy) / quiet, "", 2)


async def streams(folder: str) -> None:
    """110 streams that are opened at once from one address."""
    async with serving(folder) as (_, url), client(url, "127.0.0.2") as browser:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = (await browser.post("/api/tables", json={"game": "quest", "seats": seats})).json()["table"]["id"]
        codes: list[int] = []

        async def listen() -> None:
            async with browser.stream("GET", f"/api/tables/{table}/events") as answer:
                codes.append(answer.status_code)
                if answer.status_code == 200:
                    await asyncio.Event().wait()

        tasks = [asyncio.ensure_future(listen()) for _ in range(110)]
        while len(codes) < len(tasks):
            await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        figure("streams of 110 that one address gets", codes.count(200), "streams", 24)


def costs() -> None:
    """What a long record costs a worker."""
    for name in GAMES:
        record = parse_record(long_record(LINES, name, deep=127), RULESETS)
        played: list[int] = []
        started = time.process_time()
        resume(record, played.append)
        figure(f"{name}, {len(record.lines)} lines", time.process_time() - started, "s of CPU")
        figure(f"{name}, actions played per line", sum(played) / len(record.lines), "", 3)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--replays", type=int, default=12)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", choices=list(GAMES), default="mapmasters")
    given = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    costs()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(streams(folder))
        asyncio.run(replays(folder, given.replays, given.game))
        asyncio.run(bots(folder, given.tables))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
