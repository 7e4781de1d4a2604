"""The processes of chaos.py: servers and thinkers that are killed, PostgreSQL, and nginx before the servers."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.store.postgres import Server as PostgresServer

ROOT = Path(__file__).resolve().parents[1]
FAKETIME = [Path(p) for p in ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib")]
FULL_AFTER = 400  # blocks of 512 bytes that a file may have where the disk is full


class Warm:
    """A process that has read the program once: what is to be killed is forked from it, and starts at once."""

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        self.faketime = next((f for place in FAKETIME for f in place.glob("faketime/libfaketimeMT.so.1")), None)
        if self.faketime is not None:
            self.clock.write_text("+0")
            environment |= {
                "LD_PRELOAD": str(self.faketime), "FAKETIME_TIMESTAMP_FILE": str(self.clock),
                "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("chaos_server.py"))],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT,
        )  # fmt: skip

    def order(self, what: dict[str, Any]) -> list[str]:
        """Fork; what the new process and this one say, in any order."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return [self.line(), self.line()]

    def line(self) -> str:
        assert self.process.stdout is not None
        while (line := self.process.stdout.readline().strip()).startswith("Your page"):
            pass  # the host's link, told once
        if not line:
            raise RuntimeError("the warm process has ended")
        return line

    def jump(self, seconds: int) -> None:
        """The clock of the server is set to so many seconds beside the true time."""
        self.clock.write_text(f"{seconds:+d}")

    def close(self) -> None:
        self.process.kill()
        self.process.wait(60)


class Server:
    """A server, or a process in which bots think: killed and started again on the same port and database."""

    def __init__(self, warm: Warm, database: str, folder: Path, *, bots: int = 1, thinks: bool = False) -> None:
        self.warm = warm
        self.database = database
        self.log = folder / "server.log"
        self.bots = bots
        self.thinks = thinks
        self.url = ""  # what visitors type, when a proxy stands before it
        self.port = 0
        self.pid = 0

    def start(self, *, full: bool = False) -> None:
        """Raises RuntimeError when it does not come up."""
        order = {
            "port": self.port, "database": self.database, "full": FULL_AFTER * full, "log": str(self.log),
            "bots": self.bots, "url": self.url, "think": self.thinks,
        }  # fmt: skip
        lines = self.warm.order(order)
        self.pid = int(next(line for line in lines if line.isdigit()))
        address = next((line for line in lines if not line.isdigit()), "")
        if not address.startswith("Three Lanterns:"):
            raise RuntimeError(f"the server did not start: {' | '.join(self.log.read_text().splitlines()[-3:])}")
        if not self.thinks:
            self.port = int(re.findall(r"http://localhost:(\d+)/", address)[0])

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

    def kill(self) -> None:
        """kill -9 of its first process; it starts again when those that it began have noticed."""
        assert self.folder is not None
        file = self.folder / "data" / "postmaster.pid"
        os.kill(int(file.read_text().splitlines()[0]), signal.SIGKILL)
        for _ in range(100):
            time.sleep(0.1)
            try:
                self.resume()
                return
            except RuntimeError:  # the others are still at it
                pass
        raise RuntimeError("PostgreSQL did not start again after kill -9")
