"""Alarms: when the time of a seat is up, the game goes on without its answer; and who is gone is replaced by rule."""

from __future__ import annotations

import asyncio
import logging
import time

from lanterns.store import Conflict, Saved, StoreError, Unreadable
from lanterns.store.holidays import due_before
from lanterns.tables import Refused, Table
from lanterns.tables.commands import pacing
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks

log = logging.getLogger("lanterns.web")

LATE = 20.0  # seconds after which it is plain that the server whose part it is lets no time run out
SOON = 300.0  # seconds: what is due later is looked for again before that; its table need not stay in memory


class Alarms:
    """One for each table at which time runs out."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.tasks = tasks
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """Set the alarm of a table anew."""
        self.gone(session)
        due = pacing.due(session.table) if session.table is not None and not self.sessions.closing else None
        if due is not None and due[0] < time.time() + SOON:
            wait = max(0.0, due[0] - time.time()) + 0.01
            session.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.tasks.spawn(self._ring(session)))

    def gone(self, session: Session) -> None:
        """No alarm rings there any more."""
        if session.alarm is not None:
            session.alarm.cancel()
            session.alarm = None

    def looked(self, session: Session) -> None:
        """Time runs whoever looks."""

    async def look_round(self) -> None:
        """Set the alarms of what is due soon, at whichever table; let bots play for those who are gone.

        A table at which nobody looks is seen to by one server, and by another when that one is gone, or does nothing:
        during an upgrade it may be of a version that does not know the rules of the table."""
        try:
            now = time.time()
            soon = await self.sessions.store.read(lambda store: due_before(store, now + SOON))
            late = await self.sessions.store.read(lambda store: due_before(store, now - LATE))
            for ident in soon:
                if ident not in late and not self.sessions.others.mine(ident):
                    continue
                try:
                    async with self.sessions.locked(ident) as (session, _):
                        if session.alarm is None:
                            self.changed(session)
                except (Refused, Unreadable) as error:
                    log.debug("no alarm rings at table %s: %s", ident, error)
            for session in list(self.sessions.held.values()):
                for seat in gone(session):
                    await self._replace(session, seat)
        except StoreError as error:
            log.error("the clocks could not be looked at: %s", error)

    async def _replace(self, session: Session, seat: int) -> None:
        def do(held: Session, table: Table) -> None:
            if seat not in gone(held):
                raise Refused("not-absent")
            pacing.replace_gone(table, seat)

        try:
            await self.sessions.change(session.id, do, lambda *_: None)
        except (Refused, Conflict) as error:
            log.debug("nobody is gone at table %s: %s", session.id, error)

    async def _ring(self, session: Session) -> None:
        def do(_: Session, table: Table) -> None:
            up = pacing.due(table)
            if up is None or up[0] > table.at:
                raise Refused("stale")  # another server was quicker
            pacing.time_up(table)

        try:
            await self.sessions.change(session.id, do, lambda *_: None, lambda table, _: Saved(table, [], ring=True))
        except (Refused, Conflict) as error:
            log.debug("nobody's time was up at table %s: %s", session.id, error)
            self.changed(session)
        except StoreError as error:
            log.error("a clock could not ring at table %s: %s", session.id, error)
            await asyncio.sleep(2)
            session.notify()  # whoever looks loads the table again, and with it the alarm


def gone(session: Session) -> list[int]:
    """The seats that are asked and whose persons have been away for as long as the terms of the table allow, while
    somebody else looks on and waits."""
    table = session.table
    away = table.pace.terms.away if table is not None else 0
    if table is None or not away or table.match.paused:
        return []
    here = session.online()
    asked = [(seat, table.seating.chairs[seat]) for seat in table.match.asked()]
    return [
        seat for seat, chair in asked if not chair.bot and here - {chair.person} and session.away(chair.person, away)
    ]
