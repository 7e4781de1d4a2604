"""Bots at tables in PostgreSQL: each question is a job there, and whichever process takes it thinks and answers."""

from __future__ import annotations

import asyncio
import logging
import time

from lanterns.store import StoreError, Unreadable
from lanterns.tables import Refused, Table
from lanterns.web.config import Config
from lanterns.web.live.bot_jobs import AGAIN_SECONDS, BotJobs
from lanterns.web.live.session import Session, Thought
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.queue import BotQueue, Unfinished, lane, lay_queue

log = logging.getLogger("lanterns.web")

WATCHED = 1000  # more than any number of questions of one client
LATER_SECONDS = 3.0  # after which a question is put by those who have not made it, if it still waits
LOST_SECONDS = 30.0  # after which it is put again
ROUND_SECONDS = 3.0
AT_ONCE = 4  # jobs of each worker: some wait for people, or for the eye to follow


class QueuedBots(BotJobs):
    """The questions of tables that are in use here are put into the queue; with `bots` workers it is worked, too."""

    def __init__(self, config: Config, sessions: Sessions, bots: BotPool, tasks: Tasks) -> None:
        """Raises LanternsError when what it needs is not installed."""
        super().__init__(config, sessions, bots, tasks)
        self.queue = BotQueue(sessions.store.blocking.engine)
        self.ready = asyncio.Event()
        self._mine: set[tuple[str, int, int]] = set()  # table, seat and version of the jobs that are worked here

    # asking

    def may(self, table: Table) -> bool:
        return True

    def begin(self, session: Session, table: Table, seat: int, thought: Thought) -> None:
        thought.since = table.match.since[seat]
        if (session.id, seat, thought.since) not in self._mine:
            kind = lane(table.game.ruleset, table.seating.chairs[seat].bot)
            wait = LATER_SECONDS if session.followed else 0.0
            self.tasks.spawn(self._put(session, seat, thought, kind, wait))

    async def _put(self, session: Session, seat: int, thought: Thought, kind: str, wait: float) -> None:
        await self.ready.wait()
        await asyncio.sleep(wait)
        while session.thinking.get(seat) is thought and not self.sessions.closing:
            try:
                await self.queue.put(kind, session.id, seat, thought.since, self._priority(session))
                return
            except StoreError as error:
                log.warning("a bot could not be asked at table %s: %s", session.id, error)
                await asyncio.sleep(AGAIN_SECONDS)

    def _priority(self, session: Session) -> int:
        """First where somebody looks on, then by how much the same client asks for."""
        sessions = self.sessions.held.values()
        same = sum(1 for one in sessions if one.thinking and one.driver == session.driver)
        return WATCHED * session.watched() - min(same, WATCHED - 1)

    # answering

    async def run(self) -> None:
        """Work the queue, and again when the line breaks, until cancelled."""
        told = False
        while True:
            try:
                await self.sessions.store.write(lay_queue)
                async with self.queue.opened():
                    self.ready.set()
                    told = False
                    await self._work()
            except StoreError as error:
                if not told:
                    log.warning("the queue of the bots is away: %s", error)
                told = True
            await asyncio.sleep(AGAIN_SECONDS / 2)

    async def _work(self) -> None:
        rounds = asyncio.ensure_future(self._rounds())
        try:
            if self.config.bots:
                await self.queue.work(self.answer, AT_ONCE * self.config.bots)
            await rounds
        finally:
            rounds.cancel()

    async def _rounds(self) -> None:
        """See to jobs of processes that have died, and to questions that nobody has answered for long."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.queue.take_over()
            except StoreError as error:
                log.debug("no job was taken over: %s", error)
            for session in list(self.sessions.held.values()):
                for seat, thought in list(session.thinking.items()):
                    late = time.monotonic() - thought.asked > LOST_SECONDS
                    if late and thought.task is None and session.table is not None:
                        del session.thinking[seat]
                        self.changed(session)

    async def answer(self, table: str, seat: int, since: int) -> None:
        """A job: think about a question, if it still is one, and answer it. Raises Unfinished."""
        mine = table, seat, since
        if mine in self._mine:
            return
        self._mine.add(mine)
        try:
            async with self.sessions.locked(table) as (session, now):
                if seat not in now.bots_asked() or now.match.since[seat] != since:
                    return
                thought = session.thinking.setdefault(seat, Thought(since))
                thought.task = self.tasks.spawn(self.think(session, seat, thought))
            await asyncio.wait([thought.task])
        except (Refused, Unreadable) as error:
            log.debug("no bot is asked at table %s: %s", table, error)
            return
        finally:
            self._mine.discard(mine)
        if self.sessions.closing:
            raise Unfinished
        left = session.thinking.get(seat)
        if left is not None and left.since == since and left.task in (None, thought.task):
            del session.thinking[seat]
            self.changed(session)
