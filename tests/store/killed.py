"""Opens a database in a process that is killed after its k-th statement, for each k; then once more, to the end.

    python -m tests.store.killed FILE [FILE_TO_BEGIN_FROM]

Prints, as JSON, how many statements there were and what went wrong: nothing, or sentences.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import sys
from pathlib import Path

import alembic.command  # noqa: F401  (imported before the forks, or each of them would)
from sqlalchemy import Engine, event

from lanterns.store import Store, database_url


def open_until(file: Path, last: int) -> bool:
    """Whether a process that opens the database was killed at its statement number `last`."""
    child = os.fork()
    if child == 0:
        seen = 0

        def count(*_: object) -> None:
            nonlocal seen
            seen += 1
            if seen == last:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "after_cursor_execute", count)
        Store(database_url(str(file))).close()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def contents(file: Path) -> dict[str, int]:
    with sqlite3.connect(file) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
    connection.close()
    return found


def clear(file: Path) -> None:
    for path in file.parent.glob(file.name + "*"):
        path.unlink()


def main(file: Path, begin: Path | None) -> None:
    wrong: list[str] = []
    want: dict[str, int] = {}
    number = 0
    while True:
        number += 1
        clear(file)
        if begin is not None:
            shutil.copy(begin, file)
        killed = open_until(file, number)
        if open_until(file, 0):
            wrong.append(f"after {number} statements: the next start died")
        found = contents(file)
        want = want or found
        if found != want:
            wrong.append(f"after {number} statements: {found}")
        copies = [path for path in file.parent.glob(file.name + ".before-*") if not path.name.endswith(".part")]
        if begin is None and copies:
            wrong.append(f"after {number} statements: an empty database was copied")
        if begin is not None and (not copies or any(contents(copy) != contents(begin) for copy in copies)):
            wrong.append(f"after {number} statements: the copies are not what there was")
        if not killed:
            break
    print(json.dumps({"statements": number - 1, "wrong": wrong, "contents": want}))


main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
