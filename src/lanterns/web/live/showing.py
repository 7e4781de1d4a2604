"""What is shown of a table: to whom, through which eyes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from lanterns.tables import Entry, Table
from lanterns.tables.parts.entry import CHAT, HUSHED, SIGNALS
from lanterns.tables.view import table_view
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.snapshots import FRESH_SECONDS, Snapshot, sight_of
from lanterns.web.responses import EntryShape, TableShape, Update

_encode = msgspec.json.Encoder().encode


def view(sessions: Sessions, session: Session, table: Table, device: str, seat: int | None) -> TableShape:
    """The table for a device. Raises Refused for a seat that is not one of its persons'."""
    return msgspec.convert(_seen(sessions, session, table, device, seat), TableShape)


def _seen(sessions: Sessions, session: Session, table: Table, device: str, seat: int | None) -> dict[str, Any]:
    """The JSON of `view`, which is a TableShape."""
    persons = session.persons(device)
    eyes = table.eyes(persons, seat)
    sessions.looked(session)
    return table_view(
        table, eyes, persons, online=session.online(), spectators=session.spectators(),
        thinking=sorted(session.thinking), device=session.as_held(device, persons),
        looking={session.as_held(device, persons) for device in session.looking()},
        blocked=session.hushed(device), made=session.positions,
    )  # fmt: skip


def snapshot(sessions: Sessions, session: Session, table: Table, device: str, seat: int | None) -> Snapshot:
    """The table for a device as all are sent it who see the same. Raises as `view`."""
    sight = sight_of(seat, session.persons(device), device, session.hushed(device))
    found = session.snapshots.get(sight)
    if found is None or not 0 <= table.at - found.at < FRESH_SECONDS:
        if found is not None:
            found.past()
        seen = _seen(sessions, session, table, device, seat)
        session.turn += 1
        found = Snapshot(session.turn, table.seq, table.at, seen["eyes"], _encode(seen))
        session.snapshots[sight] = found
    return found


def shown(table: Table, made: Sequence[Entry], eyes: int, hushed: Collection[int] = ()) -> list[EntryShape]:
    """Entries as those eyes may see them; of the persons who are `hushed` nothing that they wrote."""
    over = table.status == "over"
    seen = [entry.seen_by(eyes, table.game, over, table.covered_in(entry.seq)) for entry in made]
    for entry, data in zip(made, seen, strict=True):
        if entry.kind == CHAT and entry.person in hushed and entry.word not in SIGNALS:
            data["word"], data["text"] = HUSHED, ""
    return [msgspec.convert(data, EntryShape) for data in seen]


def update(
    sessions: Sessions, session: Session, table: Table, made: Sequence[Entry], device: str, seat: int | None
) -> Update:
    """What a command made, and the table after it."""
    shape = view(sessions, session, table, device, seat)
    return Update(table.seq, shown(table, made, shape.eyes, session.hushed(device)), shape)
