"""Positions of a record, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from lanterns.core.record import Record
from lanterns.tables.parts.looks import distinct
from lanterns.web.responses import EntryShape, PositionShape, RecordSeat, ReplayShape


def replay_shape(
    record: Record,
    length: int,
    marked: bool,
    lines: range,
    entries: Mapping[int, dict[str, Any]],
    views: Sequence[dict[str, Any]],
    *,
    yours: bool = False,
    over: bool = False,
) -> ReplayShape:
    """Positions after some lines of a record of that length; `entries` tell what led to them, `views` show them.
    `yours`: they are of a table at which you play; `over`: of a table whose game is over."""
    names: list[str] = []
    for seat in record.seats:
        names.append(distinct(seat.name, names))
    return ReplayShape(
        record.game.id,
        record.game.ruleset,
        record.game.resolve(record.options),
        [RecordSeat(name, seat.kind) for name, seat in zip(names, record.seats, strict=True)],
        length,
        marked,
        yours,
        over,
        lines.start,
        [
            PositionShape(line, convert(entries[line], EntryShape) if line else None, view)
            for line, view in zip(lines, views, strict=True)
        ],
    )
