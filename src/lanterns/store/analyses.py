"""What was found out about finished games, kept with their tables: blocking calls, each one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from lanterns.store.errors import Conflict, explained
from lanterns.store.schema import analyses
from lanterns.store.store import Store


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """`found` is JSON: the findings of the last of so many `actions`, and of those before it as far as they are known.
    `version`: the last line of the record that they are about. `scale`: the budget."""

    version: int
    scale: float
    actions: int
    found: str


def read_analysis(store: Store, table: str) -> KeptAnalysis | None:
    """What is kept of a table. Raises StoreError."""
    query = select(analyses).where(analyses.c.table_id == table)
    with explained(), store.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return None if row is None else KeptAnalysis(row.version, row.scale, row.actions, row.found)


def write_analysis(store: Store, table: str, kept: KeptAnalysis) -> None:
    """Keep this in place of what was kept before. Raises StoreError, and Conflict when the table is gone."""
    values = {"version": kept.version, "scale": kept.scale, "actions": kept.actions, "found": kept.found}
    with explained():
        try:
            with store.writer.begin() as connection:
                connection.execute(delete(analyses).where(analyses.c.table_id == table))
                connection.execute(insert(analyses).values(table_id=table, **values))
        except IntegrityError as error:
            raise Conflict(f"table {table} is gone") from error
