"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, as a user who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

USERS = ("postgres", "nobody")


def programs() -> Path | None:
    """Where initdb and pg_ctl are, the newest version first; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[4].split(".")[0]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _user() -> list[str] | None:
    """How to run a command as somebody who is not root: [] when we are not; None when there is no way."""
    if os.geteuid() != 0:
        return []
    names = [entry.pw_name for entry in pwd.getpwall()]
    user = next((name for name in USERS if name in names), None)
    tool = shutil.which("runuser") or shutil.which("setpriv")
    if user is None or tool is None:
        return None
    if tool.endswith("runuser"):
        return [tool, "-u", user, "--"]
    return [tool, "--reuid", user, "--regid", str(pwd.getpwnam(user).pw_gid), "--clear-groups"]


class Server:
    """Started by `start`, stopped and removed by `stop`. `missing` says why there is none, "" when it can be had."""

    def __init__(self) -> None:
        self.bin = programs()
        self.prefix = _user()
        self.folder: Path | None = None

    @property
    def missing(self) -> str:
        if self.bin is None:
            return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        return "" if self.prefix is not None else "PostgreSQL does not run as root and there is no other user"

    def start(self) -> None:
        assert self.bin is not None
        assert self.prefix is not None
        # Not below pytest's folder: that one is closed to other users, and a socket's path must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="lpg-", dir="/tmp"))
        if self.prefix:
            user = self.prefix[2]
            shutil.chown(self.folder, user)
        data = self.folder / "data"
        self._run(self.bin / "initdb", "-D", data, "-U", "lanterns", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.resume()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://lanterns@/{database}?host={self.folder}"

    def fresh(self, name: str, *arguments: str) -> str:
        """The URL of a new, empty database; `arguments` go to createdb."""
        assert self.bin is not None
        self._run(self.bin / "createdb", "-h", self.folder, "-U", "lanterns", *arguments, name)
        return self.url(name)

    def pause(self) -> None:
        """The server goes away."""
        assert self.bin is not None
        assert self.folder is not None
        self._run(self.bin / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    def resume(self) -> None:
        """It starts, or comes back."""
        assert self.bin is not None
        assert self.folder is not None
        data = self.folder / "data"
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=150"
        self._run(self.bin / "pg_ctl", "-D", data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        if self.folder is None:
            return
        assert self.bin is not None
        self._run(self.bin / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, *command: object) -> None:
        assert self.prefix is not None
        done = subprocess.run(
            [*self.prefix, *map(str, command)], cwd="/", check=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stderr.strip()}")
