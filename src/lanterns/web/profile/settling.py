"""When a game is over: what its persons did in it is kept, and lights their lanterns. Once for each, whatever happens
in between: a game that was over when the server stopped is read when one of its persons asks next."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.store import AsyncStore, Store
from lanterns.store.persons.feats import is_made_from_record, keep_game, unsettled
from lanterns.store.profiles import open_profile
from lanterns.tables import Table
from lanterns.tables.parts.match import OVER
from lanterns.web.door.devices import new_table_id
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.profile.facts import counts_at_all, facts_of, playing_seats
from lanterns.web.profile.lanterns import judge

log = logging.getLogger("lanterns.web")

AT_ONCE = 40  # games of before that are read when somebody asks for their lanterns
REMEMBERED = 5000  # tables that are known to be settled


@dataclass(frozen=True, slots=True)
class Done:
    """What a person did at a table, "" when it lights nothing; one of their devices, and when the game was over."""

    device: str
    person: int
    at: float
    body: str


class Settling:
    """Watches tables; see `Watcher`."""

    def __init__(self, sessions: Sessions, tasks: Tasks) -> None:
        self.sessions = sessions
        self.tasks = tasks
        self.store: AsyncStore = sessions.store
        self._seen: OrderedDict[str, None] = OrderedDict()
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """A table that is over is settled, when that was not seen before."""
        table = session.table
        if table is None or table.status != OVER or session.id in self._seen or self.sessions.closing:
            return
        self._see(session.id)
        if any(counts_at_all(table, playing_seats(table, person.id)) for person in table.seating.people):
            self.tasks.spawn(self.settle(session.id))

    def gone(self, session: Session) -> None:
        """What was kept of a game stays."""

    def looked(self, session: Session) -> None:
        """Nothing hangs on it."""

    def _see(self, ident: str) -> None:
        self._seen[ident] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    async def catch_up(self, device: str) -> bool:
        """Settle games of a device that were over before; whether some are under way."""
        found = await self.store.read(lambda store: unsettled(store, device, AT_ONCE))
        fresh = [ident for ident in found if ident not in self._seen]
        for ident in fresh:
            self._see(ident)
        if fresh:
            self.tasks.spawn(self._settle_all(fresh))
        return bool(fresh)

    async def _settle_all(self, idents: list[str]) -> None:
        for ident in idents:
            await self.settle(ident)

    async def settle(self, ident: str) -> None:
        """Keep what the persons of a finished table did there."""
        try:
            if await self.store.read(lambda store: is_made_from_record(store, ident)):
                return
            async with self.sessions.locked(ident) as (session, table):
                if table.status != OVER:
                    return
                devices = _devices(session, table)
                lines = await self.store.lines(ident)
                told = {person: facts_of(table, person, lines) for person in devices}
                at = table.updated
            bodies = {
                person: "" if facts is None else msgspec.json.encode(facts).decode() for person, facts in told.items()
            }
            done = [Done(devices[person], person, at, body) for person, body in bodies.items()]
            await self.store.write(lambda store: _keep(store, ident, done))
        except LanternsError as error:  # the table is gone, or the store: it is settled when somebody asks
            self._seen.pop(ident, None)
            log.debug("table %s was not settled: %s", ident, error)


def _devices(session: Session, table: Table) -> dict[int, str]:
    """One device of each person who is there and did not give up."""
    found: dict[int, str] = {}
    for device, persons in session.granted.held.items():
        for person in persons:
            if person >= 0 and playing_seats(table, person):
                found.setdefault(person, device)
    return found


def _keep(store: Store, table: str, done: Sequence[Done]) -> None:
    """Nothing is kept of somebody who has left meanwhile, or has deleted all that was."""
    held = store.granted(table).held
    for one in done:
        if one.person in held.get(one.device, ()):
            whose = open_profile(store, one.device, new_table_id(), time.time())
            keep_game(store, whose.id, table, one.at, one.body, judge)
