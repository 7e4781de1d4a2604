"""People who play real games over HTTP while the server is killed under them, and who remember all that it told them.

Used by chaos.py. What a person was told is acknowledged: entries of the log by their `seq`, and the table as it was at
the last of them. `Game.check` asks the server again and counts what is lost, missing in between, or changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections import Counter
from random import Random
from typing import Any

import httpx

from lanterns.core.errors import LanternsError
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS

# Tables: game, options, and who sits where: persons with devices of their own, and bots.
MODES: list[tuple[str, dict[str, str], list[str]]] = [
    ("quest", {}, ["person", "easy"]),
    ("quest", {"gloom": "yes"}, ["person", "person"]),
    ("dungeons", {}, ["person", "person"]),
    ("mapmasters", {}, ["person", "person"]),
    ("mapmasters-coop", {}, ["person", "person", "person"]),
    ("quest", {}, ["person", "person", "person", "medium"]),
    ("dungeons", {}, ["person", "easy"]),
    ("mapmasters", {}, ["person", "easy"]),
]
PASSING = {"updated", "spectators", "thinking", "clocks"}  # of a table: not what was done there
FAULTS = ("lost", "gaps", "changed", "wrong prompts", "bad records", "another order", "late windows")

_addresses = itertools.count(2)


class World:
    """The server as its players see it: up or down. `parked` counts those who wait for it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.url = ""
        self.up = asyncio.Event()
        self.stays = False  # whether somebody answers while a server is dead
        self.took: list[float] = []  # seconds until all windows of a table showed what is
        self.parked = 0
        self.players = 0
        self.counts: Counter[str] = Counter()
        self.told: list[str] = []  # of faults, for people

    def fault(self, kind: str, what: str) -> None:
        self.counts[kind] += 1
        if len(self.told) < 20:
            self.told.append(f"{kind}: {what}")

    async def ready(self) -> None:
        """Wait until the server is up."""
        if not self.up.is_set():
            self.parked += 1
            await self.up.wait()
            self.parked -= 1

    async def all_parked(self) -> None:
        async with asyncio.timeout(120):
            while self.parked < self.players:
                await asyncio.sleep(0.01)


def kept(table: dict[str, Any]) -> dict[str, Any]:
    """What of a table has to be the same after a restart: all but who looks on, and time."""
    left = {key: value for key, value in table.items() if key not in PASSING}
    for people in ("seats", "people", "devices"):
        left[people] = [{key: value for key, value in one.items() if key != "online"} for one in table[people]]
    return left


def same(told: dict[str, Any], now: dict[str, Any], over: bool) -> bool:
    """Whether an entry is what it was; at the end of a game hidden actions are laid open."""
    if over and told["action"] is None:
        return {**told, "action": None} == {**now, "action": None}
    return told == now


class Person:
    """One seat, played from a device of its own, at an address of its own."""

    def __init__(self, world: World, game: Game, seat: int) -> None:
        self.world = world
        self.game = game
        self.seat = seat
        number = next(_addresses)
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.{number // 250 % 250}.{2 + number % 250}")
        self.client = httpx.AsyncClient(transport=transport, timeout=60)
        self.entries: dict[int, dict[str, Any]] = {}
        self.last: dict[str, Any] | None = None
        self.verified = 0
        self.heard = "", 0  # table and seq of the last message of its window

    async def call(self, method: str, path: str, body: Any = None, url: str = "") -> tuple[int, Any]:
        """Ask the server. Raises httpx.TransportError when it is gone."""
        url = f"{url or self.world.url}{path}"
        answer = await self.client.request(method, url, json=body) if body is not None else await self.client.get(url)
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.status_code, answer.json()
        return answer.status_code, answer.text

    def at(self, path: str) -> str:
        return f"/api/tables/{self.game.table}{path}{'&' if '?' in path else '?'}seat={self.seat}"

    def told(self, table: dict[str, Any], entries: list[dict[str, Any]] | None = None) -> None:
        """The server has acknowledged this. What was asked of the table before is of no matter at the next one."""
        if table["id"] != self.game.table:
            return
        for entry in entries or []:
            self.entries[entry["seq"]] = entry
        if self.last is None or table["seq"] >= self.last["seq"]:
            self.last = table

    async def look(self) -> dict[str, Any] | None:
        status, table = await self.call("GET", self.at(""))
        if status == 200:
            self.told(table)
            return table
        await self.trouble(status, table)
        return None

    async def act(self, path: str, body: dict[str, Any]) -> bool:
        status, answer = await self.call("POST", self.at(path), body)
        if status in (200, 201):
            self.told(answer["table"], answer["entries"])
            self.world.counts[path.rpartition("/")[2]] += 1
            self.world.counts["deeds"] += 1
            return True
        if status == 409 and answer.get("table"):
            self.told(answer["table"])
        else:
            await self.trouble(status, answer)
        return False

    async def trouble(self, status: int, answer: Any) -> None:
        code = answer.get("code", "") if isinstance(answer, dict) else ""
        self.world.counts[f"answers {status} {code}".rstrip()] += 1
        await asyncio.sleep(0.3 if status in (429, 502, 503) else 0.05)

    # what a person does

    async def turn(self) -> None:
        """Look, and do one thing if there is one to do."""
        if not self.game.table:
            await asyncio.sleep(0.05)
            return
        rng = self.world.rng
        table = await self.look()
        if table is None or table["status"] != "playing":
            return
        body = {"seat": self.seat, "version": table["version"]}
        roll = rng.random()
        proposal = table["proposal"]
        me = next(one["person"] for one in table["people"] if one["me"])
        if proposal is not None and me in proposal["waiting"]:
            await self.act("/proposal", {"agree": rng.random() < 0.7})
        elif roll < 0.04:
            await self.act("/chat", {"signal": rng.choice(["wave", "thinking", "thanks"])})
        elif roll < 0.14 and table["undo"]["free"]:
            await self.act("/undo", {**body, "count": 1})
        elif roll < 0.18 and table["undo"]["takeback"]:
            await self.act("/takeback", {**body, "count": None})
        elif table["view"]["options"]:
            await self.act("/actions", {**body, "code": rng.choice(table["view"]["options"])["code"]})
        else:
            await asyncio.sleep(0.1)

    async def play(self) -> None:
        """Play on until cancelled, through all deaths of the server."""
        while True:
            await self.world.ready()
            try:
                if self.game.laying:
                    await asyncio.sleep(0.05)
                elif self.game.over and self.seat == self.game.host:
                    await self.game.renew()
                else:
                    await self.turn()
            except httpx.HTTPError:
                self.world.counts["cut connections"] += 1
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.01)

    async def listen(self) -> None:
        """Hear what happens at the table: a message of a stream is told after it is committed, so it counts."""
        while True:
            if not self.world.stays:
                await self.world.up.wait()
            reading = asyncio.ensure_future(self.window(self.game.table))
            leaving = asyncio.ensure_future(self.game.left.wait())  # for the next table
            try:
                await asyncio.wait({reading, leaving}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                reading.cancel()
                leaving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reading
            await asyncio.sleep(0.05)

    async def window(self, table: str) -> None:
        """A window on a table, until its line breaks."""
        if not table:
            return
        try:
            async with self.client.stream("GET", f"{self.world.url}{self.at('/events')}") as answer:
                async for line in answer.aiter_lines():
                    if line.startswith("data: {") and '"entries"' in line:
                        update = json.loads(line[6:])
                        if table == self.game.table == update["table"]["id"]:
                            self.heard = table, update["seq"]
                            self.told(update["table"], update["entries"])
                            self.world.counts["live updates"] += 1
                if answer.status_code != 200:
                    self.world.counts[f"windows refused {answer.status_code}"] += 1
        except httpx.HTTPError:
            self.world.counts["windows cut"] += 1

    # what is found afterwards

    async def sure(self, path: str, url: str = "") -> tuple[int, Any]:
        """Ask until the server is not busy with something else; `url`: that one of several servers."""
        for _ in range(100):
            status, answer = await self.call("GET", path, url=url)
            if status not in (429, 502, 503):
                break
            await asyncio.sleep(0.3)
        return status, answer

    async def check(self) -> None:
        """Compare what was acknowledged with what the server says now."""
        where = f"{self.game.name} {self.game.table} seat {self.seat}"
        count = self.world.counts
        last, top = self.last, max(self.entries, default=0)  # a stream may tell more meanwhile
        status, table = await self.sure(self.at(""))
        if status != 200:
            self.world.fault("lost", f"{where}: the table answers {status} {table}")
            return
        over = table["status"] == "over"
        after = self.verified
        while after < table["seq"]:
            status, page = await self.sure(self.at(f"/entries?after={after}&limit=500"))
            if status != 200:
                self.world.fault("lost", f"{where}: the entries after {after} answer {status} {page}")
                return
            for entry in page["entries"]:
                after += 1
                if entry["seq"] != after:
                    self.world.fault("gaps", f"{where}: {entry['seq']} follows {after - 1}")
                    after = entry["seq"]
                was = self.entries.get(after)
                count["entries compared"] += was is not None
                if was is not None and not same(was, entry, over):
                    self.world.fault("changed", f"{where}: {was} became {entry}")
            if not page["entries"]:
                break
        told = max(top, last["seq"] if last else 0)
        if after < told:
            self.world.fault("lost", f"{where}: {told} was told, {after} is there")
        if last is not None and table["seq"] == last["seq"]:
            count["prompts compared"] += 1
            mine, theirs = kept(last), kept(table)
            if mine != theirs:
                parts = [key for key in mine if mine[key] != theirs.get(key)]
                self.world.fault("wrong prompts", f"{where} at {table['seq']}: {', '.join(parts)}")
        elif last is not None:
            count["tables with more than was told"] += 1
        self.told(table)
        self.verified = min(table["seq"], after)


class Game:
    """One table after another of a kind, and the persons who play there."""

    def __init__(self, world: World, mode: int) -> None:
        self.world = world
        self.name, self.options, self.kinds = MODES[mode % len(MODES)]
        self.table = ""
        self.people = [Person(world, self, seat) for seat, kind in enumerate(self.kinds) if kind == "person"]
        self.host = self.people[0].seat
        self.laying = False
        self.left = asyncio.Event()  # set when the next table is laid, by which windows follow
        self.compared = 0  # the seq up to which all servers were asked

    @property
    def over(self) -> bool:
        """Or it was never begun: the server died while it was laid."""
        last = self.people[0].last
        return last is None or last["status"] != "playing"

    async def renew(self) -> None:
        """Check the game that is over, and its record, and lay the next. Raises httpx.TransportError."""
        self.laying = True
        try:
            if self.table:
                last = self.people[0].last
                self.world.counts["games played to the end"] += last is not None and last["status"] == "over"
                await self.check()
                await self.record()
            await self.lay()
        finally:
            self.laying = False

    async def lay(self) -> None:
        host, *guests = self.people
        seats = [
            {"kind": "me" if seat == self.host else "open"} if kind == "person" else {"kind": "bot", "level": kind}
            for seat, kind in enumerate(self.kinds)
        ]
        body = {"game": self.name, "seats": seats, "options": self.options, "seed": self.world.rng.randrange(10**6)}
        status, created = await host.call("POST", "/api/tables", body)
        if status != 201:
            await host.trouble(status, created)
            return
        for person in self.people:
            person.entries, person.last, person.verified = {}, None, 0
        self.table, self.compared = created["table"]["id"], 0
        self.left.set()
        self.left = asyncio.Event()
        host.told(created["table"])
        for guest, link in zip(guests, created["links"], strict=True):
            secret = link["url"].rpartition("/")[2]
            status, answer = await guest.call("POST", "/api/links", {"secret": secret})
            if status != 200:
                raise httpx.ReadError(f"a link was refused: {answer}")
            await guest.act("/ready", {"ready": True})
        if guests:
            await host.act("/start", {})
        await host.look()

    async def check(self) -> None:
        if self.table:
            for person in self.people:
                if person.last is not None:
                    await person.check()

    async def converged(self, most: float) -> None:
        """Every window shows what its table has now, in time: bots may play on, so at least that."""
        last = self.people[0].last
        if not self.table or last is None:
            return
        began = time.monotonic()
        _, table = await self.people[0].sure(f"/api/tables/{self.table}")
        wanted = table.get("seq", 0)
        while late := [
            person.seat
            for person in self.people
            if person.heard < (self.table, wanted) or person.heard[0] != self.table
        ]:
            if time.monotonic() - began > 10 * most:
                break
            await asyncio.sleep(0.01)
        took = time.monotonic() - began
        self.world.took.append(took)
        if late or took > most:
            self.world.fault("late windows", f"{self.name} {self.table} at {wanted}: {took:.1f} s, missing {late}")

    async def same_everywhere(self, urls: list[str]) -> None:
        """Every server tells the same entries in the same order."""
        if not self.table:
            return
        told: list[dict[int, Any]] = []
        one = self.people[0]
        for url in urls:
            status, page = await one.sure(f"/api/tables/{self.table}/entries?after={self.compared}&limit=500", url)
            found = {entry["seq"]: entry for entry in page["entries"]} if status == 200 else {}
            told.append(found)
        both = sorted(set.intersection(*map(set, told)))
        for seq in both:
            self.world.counts["entries the same everywhere"] += 1
            if any(found[seq] != told[0][seq] for found in told):
                self.world.fault("another order", f"{self.name} {self.table}: {[found[seq] for found in told]}")
        self.compared = max(both, default=self.compared)

    async def record(self) -> None:
        """The record as a file replays, where it may be had."""
        status, text = await self.people[0].call("GET", self.at_record())
        if status != 200:
            return
        try:
            resume(parse_record(text, RULESETS))
            self.world.counts["records replayed"] += 1
        except LanternsError as error:
            self.world.fault("bad records", f"{self.name} {self.table}: {error}")

    def at_record(self) -> str:
        return f"/api/tables/{self.table}/record"
