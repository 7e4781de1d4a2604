#!/usr/bin/env python3
"""What an action at a table costs a server: CPU seconds, and bytes on the wire, of real games over real connections.

    .venv/bin/python benchmarks/web_cost.py [--actions 200] [--spectators 20] [--only quest-2,...] [--profile FOLDER]

Everybody at the table has a stream of their own and sends what the browser client sends. The same seeds give the same
games, so that two versions of the program compare: PYTHONPATH says which one is measured. CPU seconds are those of the
server process with all its threads. Exits with 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
from web_server import Server

from lanterns.games import get_game
from lanterns.tables.commands import answers, lobby
from lanterns.tables.commands.lobby import Settings, Wish

GAMES: dict[str, tuple[str, int, dict[str, str], float]] = {  # name: game, seats, options, bar in ms
    "quest-2": ("quest", 2, {}, 1.5),
    "quest-4": ("quest", 4, {"gloom": "yes"}, 1.5),
    "dungeons-4": ("dungeons", 4, {}, 1.5),
    "mapmasters-2": ("mapmasters", 2, {"time_bonus": "off"}, 2.0),
    "coop-3": ("mapmasters-coop", 3, {"mission": "12"}, 3.0),
}
MORE_BAR = 1.5  # with spectators, times what it is without
UPDATE_BAR = 1500  # bytes of the median update
SEED = 11
WARM = 20  # actions before the measured ones
ACTIONS = [200]  # that are measured


# people


@dataclass(eq=False)
class Window:
    """One stream, read as it comes: the size of every piece of it."""

    sizes: list[int] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, port: int, path: str, cookie: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Accept: text/event-stream\r\nAccept-Encoding: gzip\r\n\r\n"
        )
        writer.write(asked.encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head.partition(b"\r\n")[0], head
            while size := int(await reader.readuntil(b"\r\n"), 16):
                await reader.readexactly(size + 2)
                self.sizes.append(size)
                self.came.set()
        finally:
            writer.close()

    async def hears(self, within: float = 1.0) -> None:
        """Until something has come since `came` was cleared, at most so many seconds."""
        try:
            async with asyncio.timeout(within):
                await self.came.wait()
        except TimeoutError:
            pass


def moves(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[int, int, int]]:
    """Seat, code and version of the answers, one after the other, of a game in which all is drawn by lot."""
    wish = [Wish("me")] * seats
    table = lobby.new_table("here", get_game(game), 0.0, seats=wish, settings=Settings(options, seed=seed))
    lobby.start(table, 0)
    rng = Random(seed)
    while table.status == "playing":
        assert table.state is not None
        seat = rng.choice(table.match.asked())
        code = rng.choice(table.state.options(seat))
        yield seat, code, table.version
        answers.answer(table, 0, seat, code, table.version)


@dataclass
class Cost:
    """Of the measured actions: CPU seconds, and the bytes of every update and every first message."""

    actions: int = 0
    seconds: float = 0.0
    updates: list[int] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)

    @property
    def ms(self) -> float:
        return self.seconds / max(1, self.actions) * 1000


async def post(who: httpx.AsyncClient, path: str, body: dict[str, Any], prefer: str = "") -> Any:
    answer = await who.post(path, json=body, headers={"Prefer": prefer} if prefer else None)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def gather(people: list[httpx.AsyncClient], name: str, seed: int) -> str:
    """A table that has begun, with all these people at it, the last of them looking on; its address."""
    game, seats, options, _ = GAMES[name]
    kinds = [{"kind": "me"}, *([{"kind": "open"}] * (seats - 1))]
    body = {"game": game, "seats": kinds, "options": options, "seed": seed, "name": "Ada"}
    made = await post(people[0], "/api/tables", body)
    path = f"/api/tables/{made['table']['id']}"
    for person, link in zip(people[1:seats], made["links"], strict=True):
        await post(person, "/api/links", {"secret": link["url"].rpartition("/")[2], "name": "Lise"})
        await post(person, f"{path}/ready", {"ready": True})
    watch = (await post(people[0], f"{path}/links", {"seat": -1}))["url"]
    for person in people[seats:]:
        assert (await person.get(watch, headers={"accept": "text/html"})).status_code == 303
    await post(people[0], f"{path}/start", {})
    return path


async def play(server: Server, people: list[httpx.AsyncClient], name: str, seed: int, cost: Cost, warm: int) -> int:
    """One game to its end, or until enough was measured; how many unmeasured ones are left."""
    game, seats, options, _ = GAMES[name]
    path = await gather(people, name, seed)
    windows = [Window() for _ in people]
    cookies = ["; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar) for person in people]
    ears = [
        asyncio.ensure_future(window.follow(server.port, f"{path}/events?patches=true", cookie))
        for window, cookie in zip(windows, cookies, strict=True)
    ]
    await asyncio.gather(*(window.hears(30) for window in windows))
    await asyncio.sleep(0.3)
    cost.firsts += [max(window.sizes) for window in windows]
    before = server.told().spent
    for seat, code, version in moves(game, seats, options, seed):
        if not warm and cost.actions >= ACTIONS[0]:
            break
        for window in windows:
            window.came.clear()
            window.sizes.clear()
        body = {"seat": seat, "code": code, "version": version}
        await post(people[seat], f"{path}/actions", body, "return=minimal")
        await asyncio.gather(*(window.hears() for window in windows))
        if warm:
            warm -= 1
            before = server.told().spent
        else:
            cost.actions += 1
            cost.updates += [sum(window.sizes) for window in windows]
    cost.seconds += server.told().spent - before
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)
    return warm


async def measure(server: Server, name: str, spectators: int) -> Cost:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    people = [
        httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) for _ in range(GAMES[name][1] + spectators)
    ]
    cost = Cost()
    warm = WARM
    for seed in range(SEED, SEED + 100):
        warm = await play(server, people, name, seed, cost, warm)
        if not warm and cost.actions >= ACTIONS[0]:
            break
    for person in people:
        await person.aclose()
    return cost


def one(name: str, spectators: int, profile: str, source: str = "") -> Cost:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.sqlite3", bots=0, watched=False, profile=profile, source=source)
        try:
            return asyncio.run(measure(server, name, spectators))
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=20, help="0 leaves that part out")
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--beside", default="", help="the src folder of another version, measured in turns with this")
    parser.add_argument("--profile", default="", help="a folder for profiles of the server's loop")
    given = parser.parse_args()
    ACTIONS[0] = given.actions
    missed = 0
    print("game             ms an action      bar   update   first   actions")
    for name in given.only.split(","):
        for spectators in (0, given.spectators) if given.spectators else (0,):
            title = f"{name} +{spectators}" if spectators else name
            if given.beside:
                cost = one(name, spectators, "", given.beside)
                print(f"{title:16} {cost.ms:12.2f}   beside {median(cost.updates):8.0f} {median(cost.firsts):7.0f}")
            profile = str(Path(given.profile, f"{name}-{spectators}.prof")) if given.profile else ""
            cost = one(name, spectators, profile)
            bar = GAMES[name][3] * (MORE_BAR if spectators else 1)
            update = median(cost.updates)
            missed += (cost.ms > bar) + (update > UPDATE_BAR)
            print(
                f"{title:16} {cost.ms:12.2f} {bar:8.2f} {update:8.0f} {median(cost.firsts):7.0f} {cost.actions:9}"
                f"{'   MISS' if cost.ms > bar or update > UPDATE_BAR else ''}", flush=True,
            )  # fmt: skip
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
