"""Bots at tables: they think when they are asked, and no longer than the question waits."""

from __future__ import annotations

import asyncio
import logging

from lanterns.core.errors import LanternsError
from lanterns.store import Conflict
from lanterns.tables import Refused, Table
from lanterns.tables.commands import answers
from lanterns.web.config import Config
from lanterns.web.errors import TooMany
from lanterns.web.live.session import Session, Thought
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.crew import Behalf
from lanterns.web.processes.workers import WorkerLost
from lanterns.web.service.play import people_play

log = logging.getLogger("lanterns.web")

LOOK_SECONDS = 0.5  # between looks at whether people have finished
AGAIN_SECONDS = 2.0  # after the store, or the workers, did not do their part


class BotJobs:
    """What the bots of all tables think about."""

    def __init__(self, config: Config, sessions: Sessions, bots: BotPool, tasks: Tasks) -> None:
        self.config = config
        self.sessions = sessions
        self.bots = bots
        self.tasks = tasks
        sessions.watchers.append(self)

    def changed(self, session: Session) -> None:
        """Let the bots that are asked think, and end the thoughts that no question waits for any more."""
        table = session.table
        if table is None:
            return  # when it is loaded again, this is asked again
        asked = table.bots_asked()
        for seat, thought in list(session.thinking.items()):
            if seat not in asked or thought.since not in (-1, table.match.since[seat]):
                del session.thinking[seat]
                if thought.task is not None:
                    thought.task.cancel()
        if self.sessions.closing:
            return
        for seat in asked:
            if seat not in session.thinking and self.may(table):
                thought = session.thinking[seat] = Thought()
                self.begin(session, table, seat, thought)

    def may(self, table: Table) -> bool:
        """Whether anybody thinks for the bots of a table."""
        return self.config.bots > 0 or table.scripted() is not None

    def begin(self, session: Session, table: Table, seat: int, thought: Thought) -> None:
        """Let a bot think."""
        thought.task = self.tasks.spawn(self.think(session, seat, thought))

    async def run(self) -> None:
        """What goes on as long as the server lives."""

    def looked(self, session: Session) -> None:
        """Its bots go before those of tables at which nobody looks."""
        if session.thinking:
            self.bots.crew.pump()

    def gone(self, session: Session) -> None:
        """Nobody thinks there any more."""
        for thought in session.thinking.values():
            if thought.task is not None:
                thought.task.cancel()
        session.thinking.clear()

    async def _let_people(self, session: Session) -> None:
        """Wait while people are still at what a bot has done already, as long as `bot_patience` says."""
        left = self.config.bot_patience
        while left > 0 and session.table is not None and people_play(session.table):
            await asyncio.sleep(min(left, LOOK_SECONDS))
            left -= LOOK_SECONDS

    async def think(self, session: Session, seat: int, thought: Thought) -> None:
        """One answer of one bot. If it turns out stale, or another question follows, another thought begins."""

        def done() -> None:
            if session.thinking.get(seat) is thought:
                del session.thinking[seat]

        try:
            async with self.sessions.locked(session.id) as (_, table):
                if seat not in table.bots_asked() or table.match.present is None:
                    return
                thought.since = table.match.since[seat]
                version, level, seed = table.version, table.seating.chairs[seat].bot, table.seed
                game, state, scripted = table.game, table.match.present.state.copy(), table.scripted()
            session.notify(seats=False)
            pause = asyncio.sleep(self.config.bot_pause)
            if scripted is not None:  # in a lesson, bots_asked names only the seat that it tells of
                await pause
                code = scripted[1]
            else:
                behalf = Behalf(session.driver or session.id, session.id, session.watched)
                choice = self.bots.choose(game, state, seat, level, seed, behalf)
                _, code = await asyncio.gather(pause, choice)
            if game.timed.races(state, seat, code):
                await self._let_people(session)

            def do(_: Session, table: Table) -> None:
                done()
                answers.bot_answer(table, seat, code, version)

            await self.sessions.change(session.id, do, lambda *_: None)
        except TooMany:  # its client has so many tables that this one waits; less when somebody comes to look
            for _ in range(5):
                await asyncio.sleep(AGAIN_SECONDS)
                if session.watched():
                    break
        except (Refused, Conflict) as error:
            log.debug("a bot's answer at table %s was not needed: %s", session.id, error)
        except (LanternsError, WorkerLost) as error:
            if not self.sessions.closing:
                log.error("a bot could not answer at table %s: %s", session.id, error)
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            done()
            if self.sessions.held.get(session.id) is session:
                self.changed(session)
                session.notify(seats=False)
