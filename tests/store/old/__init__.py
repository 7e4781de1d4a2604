"""A database as the program of schema 0001 left it (see make_0001.py), brought to either kind of server."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from lanterns.store import database_url
from lanterns.store.migrate import alembic_config

HERE = Path(__file__).parent
ORDER = ("game_tables", "entries", "grants", "links")


def known() -> dict[str, Any]:
    """What the old program said of its tables, and the cookies of its two players."""
    return json.loads((HERE / "tables-0001.json").read_text("utf-8"))


def old_file(file: Path) -> Path:
    """The database in a SQLite file."""
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / "tables-0001.sql").read_text("utf-8"))
    connection.close()
    return file


def old_database(url: str, folder: Path) -> None:
    """The database at a URL: a SQLite file is the old one, PostgreSQL gets the same rows in the schema of then."""
    place = database_url(url)
    if place.get_backend_name() == "sqlite":
        assert place.database
        old_file(Path(place.database))
        return
    from alembic import command

    source = sqlite3.connect(old_file(folder / "source.sqlite3"))
    source.row_factory = sqlite3.Row
    engine = create_engine(place)
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table in ORDER:
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {table}")]
            names = list(rows[0])
            values = ", ".join(f":{name}" for name in names)
            connection.execute(text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"), rows)
    engine.dispose()
    source.close()
