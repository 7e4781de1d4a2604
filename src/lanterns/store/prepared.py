"""Statements that are sent with every answer at a table, in the words of the database, which are made once.

SQLAlchemy takes longer to prepare a statement, even one that it has compiled, than SQLite to carry it out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """A statement whose values are given by name, each of a kind that the driver takes as it is: no column here may
    want its values turned into others."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._made: dict[tuple[str, ...], tuple[str, Sequence[str] | None]] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Carry it out in a transaction that is open, for each of these rows, which name the same values; how many
        rows of the database it was for, where there is one. Raises what SQLAlchemy raises."""
        dialect = connection.dialect
        names = tuple(rows[0])
        made = self._made.get((dialect.driver, *names))
        if made is None:
            compiled = self._statement.compile(dialect=dialect, column_keys=names)
            made = self._made[dialect.driver, *names] = str(compiled), compiled.positiontup
        text, order = made
        values = rows if order is None else [tuple(row[name] for name in order) for row in rows]
        cursor = connection.connection.cursor()
        try:
            if len(values) == 1:
                cursor.execute(text, values[0])
            else:
                cursor.executemany(text, values)
            return int(cursor.rowcount)
        except dialect.loaded_dbapi.Error as error:
            raise DBAPIError.instance(
                text, None, error, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
            ) from error
        finally:
            cursor.close()
