"""The bell: whoever is asked and does not look is written a letter, which goes out a moment later if still needed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from lanterns.store import Store, StoreError
from lanterns.store.notices import outbox
from lanterns.store.notices.channels import channels_of, times_of
from lanterns.tables import Table
from lanterns.tables.parts.match import PLAYING
from lanterns.tables.parts.pace import DAY, TURNS
from lanterns.tables.parts.seats import NOBODY
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.notices.desk import Desk
from lanterns.web.notices.hours import day_name, next_at, zone_of

log = logging.getLogger("lanterns.web")


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to a seat, by the version from which it is asked."""

    table: str
    seat: int
    since: int
    reminder: float | None = None  # when somebody is reminded of it


def waits_for(table: Table, seat: int) -> int:
    """The person whose answer for a seat others wait for now; NOBODY when a bot answers, or when only bots wait."""
    chair = table.seating.chairs[seat]
    if table.status != PLAYING or table.match.paused or chair.bot or seat not in table.match.asked():
        return NOBODY
    others = {other.person for other in table.seating.chairs if not other.resigned} - {NOBODY, chair.person}
    return chair.person if any(not table.seating.people[person].gone for person in others) else NOBODY


def remind_at(table: Table, seat: int) -> float | None:
    """When whoever is asked for a seat is reminded: a quarter of the time before it is over, a day at most; None where
    there are no days to answer."""
    terms, due = table.pace.terms, table.pace.due_of(seat)
    return None if due is None or terms.kind != TURNS else due - min(terms.seconds / 4, DAY)


class Bell:
    """Rings for each question to a person once. `wake` is called when a letter was written."""

    def __init__(self, desk: Desk, sessions: Sessions, tasks: Tasks, delay: float) -> None:
        self.desk = desk
        self.sessions = sessions
        self.tasks = tasks
        self.delay = delay
        self.wake: Callable[[], None] = lambda: None
        self.rung: dict[str, dict[int, int]] = {}  # by table and seat: since when its question has been asked
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """Ring for those who are asked now and were not before."""
        table = session.table
        if table is None or self.sessions.closing or not self.desk.listeners:
            return
        rung = self.rung.setdefault(session.id, {})
        now = time.time()
        for seat in table.match.asked():
            person = waits_for(table, seat)
            since = table.match.since[seat]
            if person == NOBODY or rung.get(seat) == since:
                continue
            rung[seat] = since
            devices = {device for device, persons in session.grants.items() if person in persons}
            if not devices.isdisjoint(session.devices()):
                continue  # they see it
            for profile in {self.desk.listeners[device] for device in devices if device in self.desk.listeners}:
                self.tasks.spawn(self._ring(profile, Turn(table.id, seat, since, remind_at(table, seat)), now))
        if table.status != PLAYING:
            self.rung.pop(session.id, None)

    def gone(self, session: Session) -> None:
        """Nobody is asked there any more."""
        self.rung.pop(session.id, None)

    def looked(self, session: Session) -> None:
        """A letter that is not needed any more is seen to be so when its time comes."""

    async def _ring(self, profile: str, turn: Turn, now: float) -> None:
        try:
            written = await self.desk.store.write(lambda store: write(store, profile, turn, now, now + self.delay))
        except StoreError as error:
            log.error("nobody could be told of table %s: %s", turn.table, error)
            return
        if written:
            self.wake()


def write(store: Store, profile: str, turn: Turn, now: float, due: float) -> int:
    """The letters about a question, one for each channel of a profile; with a digest, one a day; and where time runs
    out, one that reminds. How many are new."""
    times = times_of(store, profile)
    zone = zone_of(times.zone)
    written = 0
    for channel in channels_of(store, profile):
        if channel.confirmed is None:
            continue
        if turn.reminder is not None:
            written += _post_turn(store, channel.id, outbox.REMINDER, turn, now, turn.reminder)
        if times.digest and zone is not None:
            at = next_at(now, zone, times.digest_at)
            key = f"{channel.id}:{outbox.DIGEST}:{day_name(at, zone)}"
            written += outbox.post(store, key, channel.id, outbox.DIGEST, now, at)
        else:
            written += _post_turn(store, channel.id, outbox.TURN, turn, now, due)
    return written


def _post_turn(store: Store, channel: str, kind: str, turn: Turn, now: float, due: float) -> bool:
    key = outbox.turn_key(channel, kind, turn.table, turn.seat, turn.since)
    return outbox.post(store, key, channel, kind, now, due, table=turn.table, seat=turn.seat, since=turn.since)
