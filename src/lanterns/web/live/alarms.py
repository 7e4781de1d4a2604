"""Alarms: when the time of a seat is up, the game goes on without its answer."""

from __future__ import annotations

import asyncio
import logging
import time

from lanterns.store import Conflict, StoreError
from lanterns.tables import Refused
from lanterns.tables.commands import answers
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks

log = logging.getLogger("lanterns.web")


class Alarms:
    """One for each table at which time runs out."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.tasks = tasks
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """Set the alarm of a table anew."""
        self.gone(session)
        due = answers.due(session.table) if session.table is not None and not self.sessions.closing else None
        if due is not None:
            wait = max(0.0, due[0] - time.time()) + 0.01
            session.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.tasks.spawn(self._ring(session)))

    def gone(self, session: Session) -> None:
        """No alarm rings there any more."""
        if session.alarm is not None:
            session.alarm.cancel()
            session.alarm = None

    def looked(self, session: Session) -> None:
        """Time runs whoever looks."""

    async def _ring(self, session: Session) -> None:
        try:
            await self.sessions.change(session.id, lambda _, table: answers.time_up(table), lambda *_: None)
        except (Refused, Conflict) as error:
            log.debug("nobody's time was up at table %s: %s", session.id, error)
        except StoreError as error:
            log.error("a clock could not ring at table %s: %s", session.id, error)
            await asyncio.sleep(2)
            session.notify()  # whoever looks loads the table again, and with it the alarm
