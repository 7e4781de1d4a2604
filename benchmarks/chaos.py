#!/usr/bin/env python3
"""Kill a server in the middle of play, again and again, and see whether it keeps all that it acknowledged.

    .venv/bin/python benchmarks/chaos.py --kills 1000 --store sqlite|postgresql [--seed 1] [--tables 6] [--minutes 240]

People and bots play all games over HTTP against a real `lanterns serve` on 127.0.0.1: answers, undo, take-back, chat,
live updates. At random moments the server is killed (`kill -9`, now and then SIGTERM); PostgreSQL is restarted under it
(immediate and fast); SQLite's disk is full for a while; the clock jumps, where libfaketime is installed (Debian:
apt-get install faketime). After each, every entry that was acknowledged, and the table of everybody
who was told all of it (prompt, undo, result), are compared with what the server says now.

Prints one table; exit code 1 when anything was lost, missing, changed or wrong, or when the server did not start again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from chaos_tables import FAULTS, Game, World  # noqa: E402

from tests.store.postgres import Server as PostgresServer  # noqa: E402

FAKETIME = [Path(p) for p in ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib")]
TELL_EVERY = 50  # kills between two lines of progress
LIFE_SECONDS = 30.0  # and no longer, when little can be done in it
FULL_SECONDS = 8.0  # of a life with a full disk, in which little is done anyway
FULL_AFTER = 400  # blocks of 512 bytes that a file may have where the disk is full


class Server:
    """The server, killed and started again on the same port and database; forked from a process that is warm."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.log = folder / "server.log"
        self.clock = folder / "clock"
        self.port = 0
        self.pid = 0
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        self.faketime = next((f for place in FAKETIME for f in place.glob("faketime/libfaketimeMT.so.1")), None)
        if self.faketime is not None:
            self.clock.write_text("+0")
            environment |= {
                "LD_PRELOAD": str(self.faketime), "FAKETIME_TIMESTAMP_FILE": str(self.clock),
                "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }  # fmt: skip
        self.warm = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("chaos_server.py"))],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT,
        )  # fmt: skip

    def start(self, *, full: bool = False) -> None:
        """Raises RuntimeError when it does not come up."""
        assert self.warm.stdin is not None
        order = {"port": self.port, "database": self.database, "full": FULL_AFTER * full, "log": str(self.log)}
        self.warm.stdin.write(json.dumps(order) + "\n")
        self.warm.stdin.flush()
        lines = [self.line(), self.line()]  # in any order
        self.pid = int(next(line for line in lines if line.isdigit()))
        address = next((line for line in lines if not line.isdigit()), "")
        if not address.startswith("Three Lanterns:"):
            raise RuntimeError(f"the server did not start: {' | '.join(self.log.read_text().splitlines()[-3:])}")
        self.port = int(address.split()[2].rstrip("/").rpartition(":")[2])

    def line(self) -> str:
        assert self.warm.stdout is not None
        while (line := self.warm.stdout.readline().strip()).startswith("Your page"):
            pass  # the host's link, told once
        if not line:
            raise RuntimeError("the warm process has ended")
        return line

    def jump(self, seconds: int) -> None:
        """The clock of the server is set to so many seconds beside the true time."""
        self.clock.write_text(f"{seconds:+d}")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it; what it started ends with it."""
        if not self.pid:
            return
        os.kill(self.pid, how)
        until = time.monotonic() + 60
        while _lives(self.pid) and time.monotonic() < until:
            time.sleep(0.01)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        if how != signal.SIGKILL and time.monotonic() >= until:
            raise RuntimeError(f"the server did not end within a minute of {how.name}")
        self.pid = 0

    def close(self) -> None:
        self.end()
        self.warm.kill()
        self.warm.wait(60)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Postgres(PostgresServer):
    """The tests' PostgreSQL, which can be restarted under those who use it."""

    def restart(self, how: str) -> None:
        """`immediate` is a crash with a recovery, `fast` breaks all connections off."""
        assert self.bin is not None
        assert self.folder is not None
        data, log = self.folder / "data", self.folder / "log"
        self._run(self.bin / "pg_ctl", "-D", data, "-m", how, "-w", "-l", log, "restart")


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
        self.server = Server(database, folder)
        self.games = [Game(self.world, mode) for mode in range(given.tables)]
        self.lives: dict[str, int] = {}
        self.full = False  # whether the disk is full in this life

    async def run(self) -> None:
        until = time.monotonic() + 60 * self.given.minutes
        people = [person for game in self.games for person in game.people]
        tasks = [asyncio.ensure_future(person.play()) for person in people]
        self.world.players = len(tasks)
        tasks += [asyncio.ensure_future(game.people[0].listen()) for game in self.games]
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
        if self.server.faketime is not None and self.rng.random() < 0.3:
            self.server.jump(self.rng.choice([0, -7200, 400, -100_000, 3600]))
            self.count("clock jumps")

    async def check(self) -> None:
        for game in self.games:
            await game.check()

    def count(self, what: str) -> None:
        self.lives[what] = self.lives.get(what, 0) + 1

    def close(self) -> None:
        self.server.close()
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
        if self.server.faketime is None:
            print("  clock jumps were left out: libfaketime is not installed (Debian: apt-get install faketime)")
        for line in self.world.told:
            print(f"  ! {line}")
        if "Traceback" in log:
            first = log.index("Traceback")
            print(f"  the first traceback:\n{log[first : first + 3000]}")
        return 1 if any(self.world.counts[fault] for fault in FAULTS) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20, help="how many times something happens")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="games at a time")
    parser.add_argument("--deeds", type=int, default=60, help="the most deeds in a life of the server")
    parser.add_argument("--full", type=float, default=0.08, help="share of lives in which the disk is full (sqlite)")
    parser.add_argument("--minutes", type=float, default=240.0, help="then it ends, however many kills there were")
    given = parser.parse_args()
    started = time.monotonic()
    code = 1
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        chaos = None
        try:
            chaos = Chaos(given, Path(folder))
            asyncio.run(chaos.run())
        except (RuntimeError, httpx.HTTPError, TimeoutError) as error:
            print(f"chaos: it could not go on: {type(error).__name__}: {error}")
        except KeyboardInterrupt:
            print("chaos: stopped before its end")
        else:
            code = 0
        finally:
            if chaos is not None:
                chaos.close()
                code = max(code, chaos.report())
                print(f"  in {(time.monotonic() - started) / 60:.1f} minutes")
    return code


if __name__ == "__main__":
    sys.exit(main())
