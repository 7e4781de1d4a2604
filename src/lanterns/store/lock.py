"""One server per SQLite file: a lock in a file beside it, which the system takes back from a server that is killed."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path

from lanterns.core.errors import LanternsError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger("lanterns.store")


class Lock:
    """Held from its making to `release`."""

    def __init__(self, database: Path) -> None:
        """Raises LanternsError, in a sentence that says what to do, when another process holds it."""
        self.path = database.with_name(database.name + ".lock")
        self.handle: int | None = None
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:  # a folder that cannot be written to: nobody can spoil anything there
            log.debug("no lock beside %s: %s", database, error)
            return
        try:
            _take(handle)
        except BlockingIOError as error:
            held = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            who = f" (process {held})" if held.isdecimal() else ""
            raise LanternsError(
                f"another server{who} is using the database {database}: stop it first, or name another file "
                "with --database"
            ) from error
        except OSError as error:  # a file system without locks
            os.close(handle)
            log.warning("the database %s cannot be locked (%s): run only one server on it", database, error.strerror)
            return
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self.handle = handle

    def release(self) -> None:
        if self.handle is not None:
            with contextlib.suppress(OSError):
                os.close(self.handle)
            self.handle = None


def _take(handle: int) -> None:
    """Raises BlockingIOError when somebody else holds it."""
    if sys.platform == "win32":
        os.lseek(handle, 64, os.SEEK_SET)  # beyond what is written there, so that others can read it
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(error.errno, error.strerror) from error
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
