"""Try every table of a database without touching it: would it open, and does its snapshot say what its record says?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL, Row

from lanterns.store.errors import Unreadable, explained
from lanterns.store.opening import opened, rows
from lanterns.store.rows import lines_of, open_row
from lanterns.store.schema import game_tables
from lanterns.tables import Table

Report = Callable[[int, int], None]


@dataclass(slots=True)
class Tried:
    """A table. `wrong`: "" or why it would not open or not be what was played; `anew`: its snapshot is not used, it
    would be laid anew from its log."""

    id: str
    game: str
    ruleset: str
    status: str
    lines: int
    wrong: str
    anew: bool


def check_tables(url: URL, report: Report | None = None) -> Iterator[Tried]:
    """Try each table in turn; `report` is called with how many are done, and how many there are.

    Raises LanternsError."""
    with opened(url, newest=False) as engine, explained(), engine.connect() as connection:
        total = connection.execute(select(func.count()).select_from(game_tables)).scalar_one()
        for done, row in enumerate(rows(connection), 1):
            yield _tried(connection, row)
            if report is not None:
                report(done, total)


def _tried(connection: Connection, row: Row[Any]) -> Tried:
    wrong, anew = "", False
    try:
        table, same = open_row(row, lambda: lines_of(connection, row.id))
        anew = not same and table.match.present is not None
        if same and table.match.present is not None:
            wrong = _differs(connection, row, table)
    except Unreadable as error:
        wrong = error.detail
    return Tried(row.id, row.game, row.ruleset, row.status, row.version, wrong, anew)


def _differs(connection: Connection, row: Row[Any], table: Table) -> str:
    """What a table that opens from its snapshot would be if it were laid anew from its log: "" the same."""
    assert table.match.present is not None
    before, trace = table.match.present.state.digest(), table.match.trace.hex
    again, _ = open_row(row, lambda: lines_of(connection, row.id), believe=False)
    assert again.match.present is not None
    if again.match.present.state.digest() != before or again.match.trace.hex != trace:
        return "its snapshot is another position than its record leads to"
    return ""
