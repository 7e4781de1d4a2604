"""The server that the benchmarks of the web measure: a process of its own, without rate limits, that tells how it does
whenever it is asked. Not run by itself: `Server` begins it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

LOOK = 0.005  # seconds between two looks at how long the loop was held up


@dataclass
class Told:
    """Since it was asked last: the longest hold-up of the loop, and the most CPU time that the loop took between two
    moments at which others could go on, in ms; and the CPU seconds that the process has used, with all its threads."""

    held_up: float
    own: float
    spent: float


class Server:
    """The server's process. `watched`: the loop looks at its own hold-ups, which costs a little CPU time; `source`: the
    package that is measured, this one when left out; `profile`: a file for cProfile's figures."""

    def __init__(
        self,
        database: str,
        bots: int = 2,
        watched: bool = True,
        keep_most: int = 0,
        profile: str = "",
        source: str = "",
    ) -> None:
        command = [sys.executable, __file__, database, "--bots", str(bots), "--keep-most", str(keep_most)]
        command += ["--profile", profile, *(["--watched"] if watched else [])]
        env = {**os.environ, "PYTHONPATH": source} if source else None
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    def told(self) -> Told:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        held_up, own, spent = json.loads(self.process.stdout.readline())
        return Told(held_up * 1000, own * 1000, spent)

    def memory(self) -> float:
        """Resident memory of its own process, in kB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def stop(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(60)


def serve(database: str, bots: int, watched: bool, keep_most: int) -> None:
    from lanterns.store import database_url
    from lanterns.web.app import create_app
    from lanterns.web.config import Config, Limits
    from lanterns.web.serve import Server as Guarded

    limits = Limits(
        general=None, create=None, guess=None, chat=None, record=None, guess_all=None, study=None, annotations=None,
        streams=100_000, link=None,
    )  # fmt: skip
    config = Config(database_url(database), bots=bots, bot_pause=0.0, limits=limits)
    config.wire.waiting = 100_000
    if keep_most:
        config.keep_most = keep_most
    if not bots:
        config.readers = 0
    server = Guarded(create_app(config), config, log_level="error")
    server.config.port = 0

    async def main() -> None:
        running = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
        worst = own = 0.0

        async def watch() -> None:
            nonlocal worst, own
            while True:
                before, worked = time.perf_counter(), time.thread_time()
                await asyncio.sleep(LOOK)
                worst = max(worst, time.perf_counter() - before - LOOK)
                own = max(own, time.thread_time() - worked)

        watching = asyncio.ensure_future(watch()) if watched else None
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while await reader.readline():
            print(json.dumps([worst, own, time.process_time()]), flush=True)
            worst = own = 0.0
        if watching:
            watching.cancel()
        server.should_exit = True
        await running

    asyncio.run(main())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--bots", type=int, required=True)
    parser.add_argument("--keep-most", type=int, required=True)
    parser.add_argument("--watched", action="store_true")
    parser.add_argument("--profile", required=True)
    given = parser.parse_args()
    if not given.profile:
        serve(given.database, given.bots, given.watched, given.keep_most)
        return
    import cProfile

    watch = cProfile.Profile(time.thread_time)
    watch.enable()
    serve(given.database, given.bots, given.watched, given.keep_most)
    watch.disable()
    watch.dump_stats(given.profile)


if __name__ == "__main__":
    main()
