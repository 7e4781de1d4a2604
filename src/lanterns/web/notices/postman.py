"""The postman: works the outbox as long as the server lives. Nothing is sent twice, nor lost by a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from lanterns.store import StoreError, Unreadable
from lanterns.store.notices import outbox
from lanterns.store.notices.channels import PUSH, Channel, Times, change_channel, channel, close_channel, times_of
from lanterns.store.notices.outbox import CONFIRM, DIGEST, DROPPED, GIVEN_UP, REMINDER, SENT, UNKNOWN, Letter
from lanterns.tables import Refused
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import PLAYING
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.notices import letters
from lanterns.web.notices.bell import remind_at, waits_for
from lanterns.web.notices.deliver import Delivery, Failed, Unknown
from lanterns.web.notices.desk import CONFIRM as CONFIRM_LINK
from lanterns.web.notices.desk import Desk
from lanterns.web.notices.hours import day_began, next_at, quiet_until, zone_of
from lanterns.web.notices.letters import Message

log = logging.getLogger("lanterns.web")

AT_ONCE = 8
LOOK_SECONDS = 30.0  # between looks at the outbox when nothing wakes the postman
PAUSES = (30.0, 120.0, 600.0, 1800.0, 3600.0, 7200.0, 14400.0)  # before a letter is tried again
GIVE_UP = 24 * 3600.0
KEPT = 60 * 24 * 3600.0  # a settled letter: longer than a question stays open
RECENT = 600.0  # seconds: tables that were touched so short before a start may have rung unheard
CLOSE_SECONDS = 3.0


class Later(Exception):
    """Not now."""

    def __init__(self, due: float) -> None:
        super().__init__(str(due))
        self.due = due


class Postman:
    """`clock` tells the time."""

    def __init__(
        self, desk: Desk, sessions: Sessions, tasks: Tasks, delay: float, clock: Callable[[], float] = time.time
    ) -> None:
        self.desk = desk
        self.store = desk.store
        self.sessions = sessions
        self.tasks = tasks
        self.delay = delay
        self.clock = clock
        self._awake = asyncio.Event()
        self._out: set[asyncio.Task[None]] = set()
        self._swept = 0.0

    def wake(self) -> None:
        """There is something new."""
        self._awake.set()

    async def run(self) -> None:
        """Until the server ends."""
        begun = False
        while not self.sessions.closing:
            try:
                if not begun:
                    await self._begin()
                    begun = True
                await self.desk.listen()
                await self.round()
                wait = await self._wait()
            except StoreError as error:
                log.error("no notice could be sent: %s", error)
                wait = LOOK_SECONDS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), wait)
            self._awake.clear()

    async def _begin(self) -> None:
        """After a start: what a crash left open, and tables whose questions it may have swallowed."""
        now = self.clock()
        left = await self.store.write(lambda store: outbox.left_open(store, now))
        if left:
            log.warning("%d notices were on their way when the server stopped; they are not sent again", left)
        if self.desk.listeners:
            for ident in await self.store.read(lambda store: outbox.played_since(store, now - RECENT)):
                try:
                    async with self.sessions.locked(ident):
                        pass  # whoever is asked there is rung for
                except (Refused, Unreadable) as error:
                    log.debug("table %s was not looked into: %s", ident, error)

    async def _wait(self) -> float:
        due = await self.store.read(outbox.next_due)
        return LOOK_SECONDS if due is None else max(0.05, min(LOOK_SECONDS, due - self.clock()))

    async def round(self) -> None:
        """Send all that is due, some at once."""
        now = self.clock()
        if now - self._swept > GIVE_UP:
            await self.store.write(lambda store: outbox.sweep(store, now - KEPT))
            self._swept = now
        while not self.sessions.closing:
            while len(self._out) >= AT_ONCE:
                await asyncio.wait(self._out, return_when=asyncio.FIRST_COMPLETED)
            letter = await self.store.write(lambda store: outbox.claim(store, self.clock()))
            if letter is None:
                break
            task = self.tasks.spawn(self._carry(letter))
            self._out.add(task)
            task.add_done_callback(self._out.discard)

    async def close(self, running: asyncio.Future[None]) -> None:
        """What is on its way has a moment to arrive; `running` is what `run` began."""
        self.wake()
        await asyncio.wait({running, *self._out}, timeout=CLOSE_SECONDS)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    # one letter

    async def _carry(self, letter: Letter) -> None:
        try:
            to = await self.store.read(lambda store: channel(store, letter.channel))
            if to is not None:  # else it was closed, and its letters with it
                times = await self.store.read(lambda store: times_of(store, to.profile))
                await self._deliver(letter, to, times)
        except StoreError as error:
            log.error("a notice could not be worked on: %s", error)

    async def _deliver(self, letter: Letter, to: Channel, times: Times) -> None:
        delivery: Delivery | None = None
        try:
            message = await self._message(letter, to, times)
            if message is None:
                await self._settle(letter, DROPPED)
                return
            delivery = Delivery(self.desk, to, message, times.language)
            await delivery.run()
            if to.fault:
                await self._fault(to, "")
            await self._settle(letter, SENT)
        except Later as later:
            await self._put_back(letter, later.due, tried=False)
        except Unknown:
            await self._settle(letter, UNKNOWN, "unknown")
        except Failed as failed:
            await self._failed(letter, to, failed)
        except asyncio.CancelledError:  # the server ends
            if delivery is None or not delivery.may_have_arrived:
                outbox.put_back(self.store.blocking, letter, letter.due, tried=False)
            raise
        except StoreError:
            raise
        except Exception:
            log.exception("a notice by %s could not be made", to.kind)
            await self._settle(letter, GIVEN_UP, "internal")

    async def _failed(self, letter: Letter, to: Channel, failed: Failed) -> None:
        now = self.clock()
        log.info("a notice by %s did not arrive: %s", to.kind, failed.said)
        if failed.gone and to.kind == PUSH:
            await self.store.write(lambda store: close_channel(store, to.id))
            await self.desk.listen()
            return
        await self._fault(to, failed.said)
        pause = PAUSES[min(letter.tries, len(PAUSES) - 1)]
        if failed.again and now + pause - letter.made < GIVE_UP:
            await self._put_back(letter, now + pause, tried=True, said=failed.said)
        else:
            await self._settle(letter, GIVEN_UP, failed.said)

    async def _fault(self, to: Channel, said: str) -> None:
        await self.store.write(lambda store: change_channel(store, to.id, fault=said))

    async def _settle(self, letter: Letter, state: str, said: str = "") -> None:
        now = self.clock()
        await self.store.write(lambda store: outbox.settle(store, letter, state, now, said))

    async def _put_back(self, letter: Letter, due: float, *, tried: bool, said: str = "") -> None:
        await self.store.write(lambda store: outbox.put_back(store, letter, due, tried=tried, said=said))

    # whether it is still to be sent, and what it says

    async def _message(self, letter: Letter, to: Channel, times: Times) -> Message | None:
        """None when nobody needs it any more. Raises Later."""
        if letter.kind == CONFIRM:
            if to.confirmed is not None:
                return None
            return letters.confirm(to, self.desk.token(CONFIRM_LINK, to), times.language)
        if to.confirmed is None:
            return None
        if letter.kind == DIGEST:
            waiting = await self._waiting(to.profile)
            if waiting:
                await self._in_time(to, replace(times, quiet=False), None)  # its time was chosen
            return letters.digest(waiting, times.language) if waiting else None
        told = await self._turn(letter, to.profile, times.language)
        if told is None:
            return None
        await self._in_time(to, times, told[1] if letter.kind == REMINDER else None)
        return told[0]

    async def _in_time(self, to: Channel, times: Times, last: float | None) -> None:
        """Raises Later in quiet hours, and when that channel has had its notices of the day; not where later would be
        after `last`, when nobody needs it any more."""
        zone = zone_of(times.zone)
        if zone is None:
            return
        now = self.clock()
        quiet = quiet_until(now, zone, times.quiet_from, times.quiet_to) if times.quiet else None
        if quiet is not None and (last is None or quiet < last):
            raise Later(quiet)
        began = day_began(now, zone)
        if await self.store.read(lambda store: outbox.sent_since(store, to.id, began)) >= to.most:
            tomorrow = next_at(now, zone, 0)
            if last is None or tomorrow < last:
                raise Later(tomorrow)

    async def _turn(self, letter: Letter, profile: str, language: str) -> tuple[Message, float | None] | None:
        """What is to be said of a question, and when its time is over; None when it is not open any more, or seen."""
        devices = self.desk.devices(profile)
        try:
            async with self.sessions.locked(letter.table) as (session, table):
                person = waits_for(table, letter.seat)
                mine = {one for device in devices for one in session.grants.get(device, ())}
                if person not in mine or person < 0 or table.match.since[letter.seat] != letter.since:
                    return None
                if not devices.isdisjoint(session.devices()):
                    return None  # they have seen it
                due = table.pace.due_of(letter.seat)
                hours = self._hours(letter, due, remind_at(table, letter.seat))
                message = await asyncio.to_thread(letters.turn, table, letter.seat, language, hours)
        except (Refused, Unreadable):
            return None
        if self._looks(devices):
            raise Later(self.clock() + max(self.delay, 1.0))
        return message, due

    def _hours(self, letter: Letter, due: float | None, at: float | None) -> int | None:
        """How many hours are left, for a reminder. Raises Later when a holiday came between."""
        if letter.kind != REMINDER or due is None or at is None:
            return None
        now = self.clock()
        if at > now + 60:
            raise Later(at)
        return max(0, round((due - now) / 3600))

    def _looks(self, devices: set[str]) -> bool:
        """Whether somebody has a table open, on whatever device of theirs."""
        return self.sessions.looks(devices)

    async def _waiting(self, profile: str) -> list[Listed]:
        """The tables that wait for somebody."""
        found: dict[str, Listed] = {}
        for device in sorted(self.desk.devices(profile)):
            for table, persons in await self.store.tables_of(device):
                if table.unreadable or table.status != PLAYING or table.card.get("paused"):
                    continue
                asked = [table.chairs[seat] for seat in table.card.get("asked", ())]
                if any(chair.person in persons and not chair.bot for chair in asked):
                    found[table.id] = table
        return list(found.values())
