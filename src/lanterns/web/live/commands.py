"""Commands: what somebody at a table does to it, and what they see after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lanterns.store import Conflict, Saved
from lanterns.tables import Entry, Refused, Table
from lanterns.web.errors import Stale
from lanterns.web.live import showing
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.responses import Done, Update
from lanterns.web.service.here import Deed

T = TypeVar("T")
R = TypeVar("R")


async def command(
    sessions: Sessions,
    ident: str,
    device: str,
    seat: int | None,
    do: Deed[T],
    saved: Callable[[Table, T], Saved] | None = None,
) -> Update:
    """Do it, looking through a seat; `saved` as in `Sessions.change`. A stale one raises with the fresh table."""

    def show(session: Session, table: Table, made: list[Entry], _: T) -> Update:
        return showing.update(sessions, session, table, made, device, seat)

    return await _command(sessions, ident, device, seat, do, show, saved)


async def brief(sessions: Sessions, ident: str, device: str, seat: int | None, do: Deed[T]) -> Update | Done:
    """The same for a device that has a stream of patches here, which tells it what it did: nothing is told twice."""

    def show(session: Session, table: Table, made: list[Entry], _: T) -> Update | Done:
        if any(stream.device == device and stream.patches for stream in session.streams):
            return Done(table.seq, table.version)
        return showing.update(sessions, session, table, made, device, seat)

    return await _command(sessions, ident, device, seat, do, show)


async def _command(
    sessions: Sessions,
    ident: str,
    device: str,
    seat: int | None,
    do: Deed[T],
    show: Callable[[Session, Table, list[Entry], T], R],
    saved: Callable[[Table, T], Saved] | None = None,
) -> R:

    def checked(session: Session, table: Table) -> T:
        persons = session.persons(device)
        table.eyes(persons, seat)
        return do(session, table, persons)

    try:
        return await sessions.change(ident, checked, show, saved)
    except (Refused, Conflict) as error:
        if isinstance(error, Refused) and error.code != "stale":
            raise
        async with sessions.locked(ident) as (session, table):
            raise Stale(showing.view(sessions, session, table, device, seat)) from error
