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
from lanterns.web.responses import Update

T = TypeVar("T")

Do = Callable[[Session, Table, list[int]], T]  # the last are the persons for whom the device acts


async def command(
    sessions: Sessions,
    ident: str,
    device: str,
    seat: int | None,
    do: Do[T],
    saved: Callable[[Table, T], Saved] | None = None,
) -> Update:
    """Do it, looking through a seat; `saved` as in `Sessions.change`. A stale one raises with the fresh table."""

    def checked(session: Session, table: Table) -> T:
        persons = session.persons(device)
        table.eyes(persons, seat)
        return do(session, table, persons)

    def show(session: Session, table: Table, made: list[Entry], _: T) -> Update:
        return showing.update(sessions, session, table, made, device, seat)

    try:
        return await sessions.change(ident, checked, show, saved)
    except (Refused, Conflict) as error:
        if isinstance(error, Refused) and error.code != "stale":
            raise
        async with sessions.locked(ident) as (session, table):
            raise Stale(showing.view(sessions, session, table, device, seat)) from error
