"""Bots at tables: they think when they are asked, and no longer than the question waits."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from lanterns.core.errors import LanternsError
from lanterns.store import Conflict
from lanterns.tables import Refused, Table, answers
from lanterns.web.bots import BotPool
from lanterns.web.errors import TooMany
from lanterns.web.live import Live, Thought
from lanterns.web.workers import WorkerLost

if TYPE_CHECKING:
    from lanterns.web.rooms import Rooms

log = logging.getLogger("lanterns.web")

AGAIN_SECONDS = 2.0  # after the store, or the workers, did not do their part


class Thinkers:
    """What the bots of all tables think about."""

    def __init__(self, rooms: Rooms, bots: BotPool) -> None:
        self.rooms = rooms
        self.bots = bots

    def wake(self, live: Live) -> None:
        """Let the bots that are asked think, and end the thoughts that no question waits for any more."""
        table = live.table
        if table is None:
            return  # when it is loaded again, this is asked again
        asked = table.bots_asked()
        for seat, thought in list(live.thinking.items()):
            if seat not in asked or thought.since not in (-1, table.match.since[seat]):
                del live.thinking[seat]
                if thought.task is not None:
                    thought.task.cancel()
        if self.rooms.closing or self.rooms.config.bots <= 0:
            return
        for seat in asked:
            if seat not in live.thinking:
                thought = live.thinking[seat] = Thought()
                thought.task = self.rooms.spawn(self._think(live, seat, thought))

    @staticmethod
    def end(live: Live) -> None:
        """Nobody thinks there any more."""
        for thought in live.thinking.values():
            if thought.task is not None:
                thought.task.cancel()
        live.thinking.clear()

    async def _think(self, live: Live, seat: int, thought: Thought) -> None:
        """One answer of one bot. If it turns out stale, or another question follows, another thought begins."""

        def done() -> None:
            if live.thinking.get(seat) is thought:
                del live.thinking[seat]

        try:
            async with self.rooms.room(live.id) as (_, table):
                if seat not in table.bots_asked() or table.match.present is None:
                    return
                thought.since = table.match.since[seat]
                version, level, seed = table.version, table.seating.chairs[seat].bot, table.seed
                game, state = table.game, table.match.present.state.copy()
            live.notify()
            choice = self.bots.choose(
                game, state, seat, level, seed, client=live.driver or live.id, table=live.id, watched=live.watched
            )
            _, code = await asyncio.gather(asyncio.sleep(self.rooms.config.bot_pause), choice)

            def do(_: Live, table: Table) -> None:
                done()
                answers.bot_answer(table, seat, code, version)

            await self.rooms.change(live.id, do, lambda *_: None)
        except TooMany:  # its client has so many tables that this one waits; less when somebody comes to look
            for _ in range(5):
                await asyncio.sleep(AGAIN_SECONDS)
                if live.watched():
                    break
        except (Refused, Conflict) as error:
            log.debug("a bot's answer at table %s was not needed: %s", live.id, error)
        except (LanternsError, WorkerLost) as error:
            if not self.rooms.closing:
                log.error("a bot could not answer at table %s: %s", live.id, error)
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            done()
            if self.rooms.lives.get(live.id) is live:
                self.wake(live)
                live.notify()
