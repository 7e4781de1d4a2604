"""Chaos among several servers and thinkers on one PostgreSQL, behind a real nginx without sticky sessions.

Any of them is killed while the others play on; after each death everybody waits a moment, and it is seen whether all
windows show what is, in two seconds, whether all servers tell the same, and whether all that was acknowledged is there.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path

from chaos_processes import Server
from chaos_run import Chaos
from chaos_tables import Person

from tests.web.nginx import Nginx

CONVERGED = 2.0  # seconds
PROXY = "proxy_pass http://tables; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;"
SERVER, THINKER, TERM, DATABASE = (
    "kill -9 of a server", "kill -9 of a thinker", "SIGTERM of a server", "kill -9 of PostgreSQL",
)  # fmt: skip
DECK = [SERVER] * 4 + [THINKER] * 3 + [TERM] + [DATABASE] * 2  # what happens in ten deaths, in any order


class Fleet(Chaos):
    """`servers` of them, and `thinkers` for their bots. A SIGTERM is what a rolling restart does."""

    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        super().__init__(given, folder)
        self.world.stays = True
        self.nginx = Nginx(folder)
        self.deck: list[str] = []
        bots = 0 if given.thinkers else 1
        database = self.server.database
        self.servers = [Server(self.warm, database, folder, bots=bots) for _ in range(given.servers)]
        self.thinkers = [Server(self.warm, database, folder, thinks=True) for _ in range(given.thinkers)]
        for server in self.servers:
            server.url = self.nginx.url

    def listeners(self) -> list[Person]:
        return [person for game in self.games for person in game.people]

    async def begin(self, after: str) -> None:
        """All begin."""
        self.count(after)
        for process in (*self.servers, *self.thinkers):
            await asyncio.to_thread(process.start)
        each = " ".join(f"server 127.0.0.1:{server.port} max_fails=0;" for server in self.servers)
        await asyncio.to_thread(self.nginx.start, PROXY, f"upstream tables {{ {each} }}")
        self.world.url = self.nginx.url.removesuffix("/")
        self.world.up.set()

    def jump(self) -> None:
        """Machines of one house tell the same time."""

    async def disaster(self) -> None:
        self.deck = self.deck or self.rng.sample(DECK, len(DECK))
        what = self.deck.pop()
        self.count(what)
        if what == DATABASE and self.postgres is not None:
            await asyncio.to_thread(self.postgres.kill)
        elif what == THINKER and self.thinkers:
            await self.kill(self.rng.choice(self.thinkers), signal.SIGKILL)
        else:
            how = signal.SIGTERM if what == TERM else signal.SIGKILL
            await self.kill(self.rng.choice(self.servers), how)
        await self.pause()
        for game in self.games:
            await game.converged(CONVERGED)
        for game in self.games:
            await game.same_everywhere([f"http://127.0.0.1:{server.port}" for server in self.servers])
        await self.check()
        self.world.up.set()

    async def kill(self, process: Server, how: signal.Signals) -> None:
        """The others play on without it for a moment."""
        await asyncio.to_thread(process.end, how)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await asyncio.to_thread(process.start)

    def close(self) -> None:
        self.nginx.stop()
        for process in (*self.servers, *self.thinkers):
            process.end()
        super().close()

    def report(self) -> int:
        took = sorted(self.world.took)
        code = super().report()
        print(f"  {len(self.servers)} servers behind nginx, {len(self.thinkers)} thinkers")
        if took:
            middle, most = took[len(took) // 2], took[-1]
            print(f"  all windows of a table showed what is after {middle:.2f} s (median), {most:.2f} s (most)")
        return code
