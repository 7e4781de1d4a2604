"""What is shown of a table in use: made once for all who see the same."""

from __future__ import annotations

from lanterns.tables import Entry, Table
from lanterns.web.live.patches import Members, encoded
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.snapshots import FRESH_SECONDS, SEATS_SECONDS, Common, Seats, Sight, Snapshot, sight_of
from lanterns.web.responses import TableShape, Update
from lanterns.web.service import showing


def view(sessions: Sessions, session: Session, table: Table, device: str, seat: int | None) -> TableShape:
    """The table for a device. Raises Refused for a seat that is not one of its persons'."""
    shape = showing.view(session, table, device, seat)
    sessions.looked(session)
    return shape


def snapshot(sessions: Sessions, session: Session, table: Table, device: str, seat: int | None) -> Snapshot:
    """The table for a device as all are sent it who see the same. Raises as `view`."""
    sight = sight_of(seat, session.persons(device), device, session.hushed(device))
    found = session.snapshots.get(sight)
    if found is None or not 0 <= table.at - found.at < FRESH_SECONDS:
        if found is not None:
            found.past()
        game = showing.game(session, table, device, seat)
        sessions.looked(session)
        session.turn += 1
        shown = _common(session, table).shown(_seats(session, table, device, sight), game)
        found = Snapshot(session.turn, table.seq, table.at, game["eyes"], shown)
        session.snapshots[sight] = found
    return found


def _common(session: Session, table: Table) -> Common:
    """What everybody sees alike."""
    common = session.common
    if common is None or not 0 <= table.at - common.at < FRESH_SECONDS:
        common = session.common = Common(table.at, showing.common(session, table))
    return common


def _seats(session: Session, table: Table, device: str, sight: Sight) -> Members:
    """Who is there, for those of equal sight: kept for as long as nothing but answers is done there, and not for long,
    as some of it is a matter of time."""
    found = session.seats.get(sight)
    if found is None or found.status != table.status or not 0 <= table.at - found.at < SEATS_SECONDS:
        found = session.seats[sight] = Seats(table.at, table.status, encoded(showing.seats(session, table, device)))
    return found.members


def update(
    sessions: Sessions, session: Session, table: Table, made: list[Entry], device: str, seat: int | None
) -> Update:
    """What a command made, and the table after it."""
    shape = showing.update(session, table, made, device, seat)
    sessions.looked(session)
    return shape
