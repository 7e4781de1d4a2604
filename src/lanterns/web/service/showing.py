"""What is shown of a table: to whom, through which eyes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from lanterns.tables import Entry, Table
from lanterns.tables.annotations import Annotation, Annotations
from lanterns.tables.parts.entry import CHAT, HUSHED, SIGNALS
from lanterns.tables.view import common_view, game_view, seats_view
from lanterns.web.responses import ActionShape, EntryShape, MarkShape, MarksShape, TableShape, Update
from lanterns.web.service.here import Here


def view(here: Here, table: Table, device: str, seat: int | None) -> TableShape:
    """The table for a device. Raises Refused for a seat that is not one of its persons'."""
    return msgspec.convert(seen(here, table, device, seat), TableShape)


def seen(here: Here, table: Table, device: str, seat: int | None) -> dict[str, Any]:
    """The JSON of `view`, which is a TableShape."""
    return {**common(here, table), **own(here, table, device, seat)}


def common(here: Here, table: Table) -> dict[str, Any]:
    """What of it everybody sees alike."""
    return common_view(table, spectators=here.spectators(), thinking=sorted(here.thinking))


def own(here: Here, table: Table, device: str, seat: int | None) -> dict[str, Any]:
    """What of it is the device's own to see. Raises as `view`."""
    return {**seats(here, table, device), **game(here, table, device, seat)}


def seats(here: Here, table: Table, device: str) -> dict[str, Any]:
    """Of that what tells who is there."""
    persons = here.persons(device)
    return seats_view(
        table, persons, online=here.online(), device=here.as_held(device, persons), looking=here.looking(persons),
        blocked=here.hushed(device),
    )  # fmt: skip


def game(here: Here, table: Table, device: str, seat: int | None) -> dict[str, Any]:
    """Of that what tells the game. Raises as `view`."""
    return game_view(table, table.eyes(here.persons(device), seat), here.positions)


def shown(table: Table, made: Sequence[Entry], eyes: int, hushed: Collection[int] = ()) -> list[EntryShape]:
    """Entries as those eyes may see them; of the persons who are `hushed` nothing that they wrote."""
    return [msgspec.convert(data, EntryShape) for data in told(table, made, eyes, hushed)]


def told(table: Table, made: Sequence[Entry], eyes: int, hushed: Collection[int] = ()) -> list[dict[str, Any]]:
    """The JSON of `shown`."""
    over = table.status == "over"
    seen = [entry.seen_by(eyes, table.game, over, table.covered_in(entry.seq)) for entry in made]
    for entry, data in zip(made, seen, strict=True):
        if entry.kind == CHAT and entry.person in hushed and entry.word not in SIGNALS:
            data["word"], data["text"] = HUSHED, ""
    return seen


def update(here: Here, table: Table, made: Sequence[Entry], device: str, seat: int | None) -> Update:
    """What a command made, and the table after it."""
    shape = view(here, table, device, seat)
    return Update(table.seq, shown(table, made, shape.eyes, here.hushed(device)), shape)


def marks_shape(annotations: Annotations) -> MarksShape:
    """The annotations, for everybody the same."""
    return MarksShape(annotations.turn, [_mark_shape(mark) for mark in annotations.all])


def _mark_shape(mark: Annotation) -> MarkShape:
    action = None if mark.action is None else msgspec.convert(mark.action, ActionShape)
    return MarkShape(mark.kind, mark.key, mark.seat, mark.value, action)
