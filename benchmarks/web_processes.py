#!/usr/bin/env python3
"""How many actions one, two and three servers on one PostgreSQL carry, side by side in one run.

    .venv/bin/python benchmarks/web_processes.py [--seconds 10] [--rounds 2] [--tables 12]

Each table is played by one browser that sends every action to another server than the one before, as a proxy without
sticky sessions does, and waits for its answer. Told are actions a second, and the CPU milliseconds of an action in the
servers (the busiest one says where the ceiling is: 1000 / that) and in PostgreSQL; the clients' are this process's own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from chaos_processes import Postgres, Server, Warm  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")
COUNTS = (1, 2, 3)


@dataclass
class Measured:
    actions: int = 0
    seconds: float = 0.0
    servers: float = 0.0  # CPU seconds of all of them
    busiest: float = 0.0  # of the busiest one
    database: float = 0.0


def cpu(pid: int) -> float:
    """CPU seconds of a process, those of its threads and of children that have ended included; 0.0 when it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(fields[i]) for i in (11, 12, 13, 14)) / TICKS


def children(pid: int) -> list[int]:
    """The processes that one has begun."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Player:
    """A browser that plays both seats of one table after another."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.9.{number + 2}")
        self.client = httpx.AsyncClient(transport=transport, timeout=60)

    async def play(self, urls: list[str], until: float, counted: Measured) -> None:
        turn, table = 0, None
        while time.monotonic() < until:
            turn += 1
            url = urls[turn % len(urls)]
            if table is None or table["status"] != "playing":
                seats = [{"kind": "me"}, {"kind": "me"}]
                answer = await self.client.post(f"{url}/api/tables", json={"game": "quest", "seats": seats})
            else:
                code = self.rng.choice(table["view"]["options"])["code"]
                body = {"seat": table["eyes"], "code": code, "version": table["version"]}
                answer = await self.client.post(f"{url}/api/tables/{table['id']}/actions", json=body)
                counted.actions += answer.status_code == 200
            if answer.status_code == 429:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code not in (200, 201):
                raise RuntimeError(f"{answer.status_code} {answer.text[:200]}")
            made = answer.json()["table"]["id"]
            seen = answer.json()["table"]
            if not seen["view"]["options"]:  # the other seat is asked
                seen = (await self.client.get(f"{url}/api/tables/{made}")).json()
            table = seen


async def measure(players: list[Player], servers: list[Server], main: int, seconds: float, found: Measured) -> None:
    """Play for so long at these servers."""
    urls = [f"http://127.0.0.1:{server.port}" for server in servers]
    before, at = [cpu(server.pid) for server in servers], {pid: cpu(pid) for pid in children(main)}
    began, base = time.monotonic(), cpu(main)
    await asyncio.gather(*(player.play(urls, began + seconds, found) for player in players))
    spent = [cpu(server.pid) - was for server, was in zip(servers, before, strict=True)]
    found.seconds += time.monotonic() - began
    found.servers += sum(spent)
    found.busiest += max(spent)
    found.database += cpu(main) - base + sum(cpu(pid) - at.get(pid, 0.0) for pid in children(main))


async def run(given: argparse.Namespace, servers: list[Server], main: int) -> dict[int, Measured]:
    players = [Player(number) for number in range(given.tables)]
    found = {count: Measured() for count in COUNTS}
    await measure(players, servers, main, 2.0, Measured())  # warm
    for _ in range(given.rounds):
        for count in COUNTS:
            await measure(players, servers[:count], main, given.seconds, found[count])
    for player in players:
        await player.client.aclose()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=2, help="in which one, two and three servers take turns")
    parser.add_argument("--tables", type=int, default=12, help="that are played at once")
    given = parser.parse_args()
    postgres = Postgres()
    if postgres.missing:
        sys.exit(f"web_processes: {postgres.missing}")
    with tempfile.TemporaryDirectory(prefix="processes-") as folder:
        warm = Warm(Path(folder))
        servers: list[Server] = []
        try:
            postgres.start()
            assert postgres.folder is not None
            first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
            database = postgres.fresh("processes")
            servers += [Server(warm, database, Path(folder), bots=0) for _ in COUNTS]
            for server in servers:
                server.start()
            found = asyncio.run(run(given, servers, first))
        finally:
            for server in servers:
                server.end()
            warm.close()
            postgres.stop()
    print(f"{given.tables} tables of quest with two seats, {given.rounds} times {given.seconds:.0f} s each in turns")
    print("servers  actions/s  CPU ms of an action: servers  busiest  PostgreSQL   ceiling of the servers, actions/s")
    for count, one in found.items():
        each = 1000 / max(1, one.actions)
        print(
            f"{count:>7}  {one.actions / one.seconds:>9.0f}  {one.servers * each:>29.2f}  {one.busiest * each:>7.2f}"
            f"  {one.database * each:>10.2f}  {one.actions / one.busiest:>34.0f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
