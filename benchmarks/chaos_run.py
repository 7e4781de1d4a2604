"""One run of chaos.py: people who play, what happens to the server, and whether all is there afterwards."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from pathlib import Path
from random import Random

from chaos_processes import Postgres, Server, Warm
from chaos_tables import FAULTS, Game, Person, World

TELL_EVERY = 50  # kills between two lines of progress
LIFE_SECONDS = 30.0  # and no longer, when little can be done in it
FULL_SECONDS = 8.0  # of a life with a full disk, in which little is done anyway


class Chaos:
    """One run: the world, its database, and what happens to them."""

    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        self.given = given
        self.rng = Random(given.seed)
        self.world = World(Random(given.seed + 1))
        self.folder = folder
        self.postgres = None
        database = str(folder / "tables.sqlite3")
        if given.store == "postgresql":
            self.postgres = Postgres()
            if self.postgres.missing:
                sys.exit(f"chaos: {self.postgres.missing}")
            self.postgres.start()
            database = self.postgres.fresh("chaos")
        self.warm = Warm(folder)
        self.server = Server(self.warm, database, folder)
        self.games = [Game(self.world, mode) for mode in range(given.tables)]
        self.lives: dict[str, int] = {}
        self.full = False  # whether the disk is full in this life

    async def run(self) -> None:
        until = time.monotonic() + 60 * self.given.minutes
        people = [person for game in self.games for person in game.people]
        tasks = [asyncio.ensure_future(person.play()) for person in people]
        self.world.players = len(tasks)
        tasks += [asyncio.ensure_future(person.listen()) for person in self.listeners()]
        try:
            await self.begin("first start")
            kills = 0
            while kills < self.given.kills and time.monotonic() < until:
                self.jump()
                await self.some_play(tasks)
                await self.disaster()
                kills += 1
                if kills % TELL_EVERY == 0:
                    faults = sum(self.world.counts[fault] for fault in FAULTS)
                    print(f"{kills} of {self.given.kills}, {faults} faults", file=sys.stderr, flush=True)
            await self.pause()
            for game in self.games:
                for person in game.people:
                    person.verified = 0  # all of it, from the first entry on
                await game.check()
                await game.record()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for person in people:
                await person.client.aclose()

    def listeners(self) -> list[Person]:
        """Whose windows are open."""
        return [game.people[0] for game in self.games]

    async def some_play(self, tasks: list[asyncio.Future[None]]) -> None:
        """Wait for a random number of deeds, so that lives are as full on a slow machine, and for a moment more."""
        deeds = self.world.counts["deeds"] + self.rng.randint(1, self.given.deeds)
        until = time.monotonic() + (FULL_SECONDS if self.full else LIFE_SECONDS)
        while self.world.counts["deeds"] < deeds and time.monotonic() < until:
            await asyncio.sleep(0.01)
            self.failed(tasks)
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    @staticmethod
    def failed(tasks: list[asyncio.Future[None]]) -> None:
        """A player who stumbled over an error of this program says so, instead of playing no more."""
        for task in tasks:
            if task.done():
                task.result()

    async def disaster(self) -> None:
        """Something happens, and it is seen whether all is there."""
        if self.postgres is not None and self.rng.random() < 0.3:
            how = self.rng.choice(["immediate", "fast"])
            await asyncio.to_thread(self.postgres.restart, how)
            await asyncio.sleep(0.3)
            await self.pause()
            self.count(f"database restarted, {how}")
            await self.check()
            self.world.up.set()
            return
        how = signal.SIGTERM if self.rng.random() < 0.08 else signal.SIGKILL
        self.world.up.clear()
        await asyncio.to_thread(self.server.end, how)
        await self.world.all_parked()
        await self.begin("SIGTERM" if how == signal.SIGTERM else "kill -9")

    async def pause(self) -> None:
        """Nobody plays until `up` is set again."""
        self.world.up.clear()
        await self.world.all_parked()

    async def begin(self, after: str) -> None:
        """A new life of the server, in which all is checked first."""
        self.full = self.postgres is None and after != "first start" and self.rng.random() < self.given.full
        self.count(after)
        await asyncio.to_thread(self.server.start)
        self.world.url = f"http://127.0.0.1:{self.server.port}"
        await self.check()
        if self.full:  # checked first: a full disk is for those who play on
            await asyncio.to_thread(self.server.end)
            try:
                await asyncio.to_thread(self.server.start, full=True)
                self.count("lives with a full disk")
            except RuntimeError:
                self.full = False
                await asyncio.to_thread(self.server.start)
                self.count("starts refused for a full disk")
        self.world.up.set()

    def jump(self) -> None:
        """The clock jumps under a server that runs, back or on."""
        if self.warm.faketime is not None and self.rng.random() < 0.3:
            self.warm.jump(self.rng.choice([0, -7200, 400, -100_000, 3600]))
            self.count("clock jumps")

    async def check(self) -> None:
        for game in self.games:
            await game.check()

    def count(self, what: str) -> None:
        self.lives[what] = self.lives.get(what, 0) + 1

    def close(self) -> None:
        self.server.end()
        self.warm.close()
        if self.postgres is not None:
            self.postgres.stop()

    def report(self) -> int:
        """Print the table; the exit code."""
        log = self.server.log.read_text() if self.server.log.exists() else ""
        rows = [(what, count) for what, count in sorted(self.lives.items())]
        rows += sorted((w, c) for w, c in self.world.counts.items() if w not in FAULTS)
        rows += [("tracebacks in the log", log.count("Traceback"))]
        rows += [(fault, self.world.counts[fault]) for fault in FAULTS]
        width = max(len(what) for what, _ in rows)
        print(f"chaos: {self.given.store}, seed {self.given.seed}, {len(self.games)} tables at a time")
        for what, number in rows:
            print(f"  {what:<{width}}  {number:>8}")
        if self.warm.faketime is None:
            print("  clock jumps were left out: libfaketime is not installed (Debian: apt-get install faketime)")
        for line in self.world.told:
            print(f"  ! {line}")
        if "Traceback" in log:
            first = log.index("Traceback")
            print(f"  the first traceback:\n{log[first : first + 3000]}")
        return 1 if any(self.world.counts[fault] for fault in FAULTS) else 0
