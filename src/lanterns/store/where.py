"""Which database: a file in the user's data folder unless a URL says otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from lanterns.core.errors import LanternsError

FILE_NAME = "tables.sqlite3"


def default_file() -> Path:
    """`$XDG_DATA_HOME/three-lanterns/tables.sqlite3`, below `~/.local/share` when the variable is not set."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "three-lanterns" / FILE_NAME


def database_url(given: str | None) -> URL:
    """The URL of a `--database` argument: a PostgreSQL or SQLite URL, or the path of a file; None: the default file.

    The folder of a new file is made. Raises LanternsError.
    """
    if given is None or "://" not in given:
        file = default_file() if given is None else Path(given)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LanternsError(f"the folder {file.parent} cannot be made: {error.strerror}") from error
        return URL.create("sqlite", database=str(file))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise LanternsError("--database must be a file or a URL like postgresql://user@host/name") from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise LanternsError(f"--database: '{kind}' is not supported; use sqlite or postgresql")
