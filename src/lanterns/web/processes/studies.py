"""Questions about a position that change nothing (`Queries.answer`): asked once each, slow ones in the bots' processes.

The game gets a `sample` of the position, drawn afresh with the system's randomness: what the seat cannot know is not
in it, so no topic can tell it. (A sample drawn from a seed that can be guessed could be traced back to the truth.)
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Mapping
from typing import Any

import msgspec

from lanterns.bots.topics import answer_topic
from lanterns.core.errors import BadQuestion
from lanterns.core.game import AnyGame
from lanterns.core.roles import BadBox, Topic
from lanterns.core.state import State
from lanterns.core.view_types import AnyAnswer
from lanterns.tables import Refused
from lanterns.web.door.limits import asking
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.crew import Behalf
from lanterns.web.processes.workers import WorkerLost
from lanterns.web.service.beside import drawn

KEPT = 200  # answers
KEPT_BYTES = 4_000_000  # of all of them together

Key = tuple[str, int, int, str, bytes]  # table, version, seat, topic, parameters

_encode = msgspec.json.Encoder(order="deterministic").encode


class Studies:
    """The answers of late, and those that are being worked out: who asks the same at once waits for the same."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.kept: OrderedDict[Key, tuple[AnyAnswer, int]] = OrderedDict()
        self.bytes = 0
        self.asked: dict[Key, asyncio.Task[AnyAnswer]] = {}
        self.askers: Counter[Key] = Counter()

    async def answer(
        self, table: str, version: int, game: AnyGame, state: State, seat: int, topic: Topic, params: Mapping[str, Any]
    ) -> AnyAnswer:
        """What the game says to a topic. `state` is a copy. Raises Refused: `bad-request`, `study-failed`."""
        key = (table, version, seat, topic.name, _encode(params))
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key][0]
        task = self.asked.get(key)
        if task is None:
            given = (game, state, seat, topic.name, dict(params))
            task = asyncio.ensure_future(self._slow(table, *given) if topic.slow else self._quick(*given))
            self.asked[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await _told(self._shared(key, task))

    async def at_home(self, game: AnyGame, topic: Topic, params: Mapping[str, Any]) -> AnyAnswer:
        """What the companion of a game answers about somebody's own table. Raises Refused, besides with `bad-box`."""
        if not topic.slow:
            try:
                return await _told(asyncio.to_thread(game.companion.answer, topic.name, params))
            except BadBox as error:
                raise Refused("bad-box", error.message, error.refusal) from error
        return await _told(self.pool.at_home(game, topic.name, params, Behalf(asking.get())))

    async def _shared(self, key: Key, task: asyncio.Task[AnyAnswer]) -> AnyAnswer:
        """The answer of a task that others may wait for as well; the last who gives up ends it."""
        self.askers[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self.askers[key] -= 1
            if not self.askers[key]:
                del self.askers[key]
                self._forget(key, task)
                task.cancel()

    def _forget(self, key: Key, task: asyncio.Task[AnyAnswer]) -> None:
        if self.asked.get(key) is task:
            del self.asked[key]

    async def _quick(self, game: AnyGame, state: State, seat: int, topic: str, params: dict[str, Any]) -> AnyAnswer:
        return await asyncio.to_thread(lambda: answer_topic(game, drawn(game, state, seat), seat, topic, params))

    async def _slow(
        self, table: str, game: AnyGame, state: State, seat: int, topic: str, params: dict[str, Any]
    ) -> AnyAnswer:
        sample = await asyncio.to_thread(lambda: drawn(game, state, seat).to_json())
        return await self.pool.study(game, sample, seat, topic, params, Behalf(asking.get(), table))

    def _done(self, key: Key, task: asyncio.Task[AnyAnswer]) -> None:
        self._forget(key, task)
        if task.cancelled() or task.exception() is not None:
            return
        answer = task.result()
        size = len(_encode(answer))
        if size > KEPT_BYTES // 8:
            return
        self.kept[key] = (answer, size)
        self.bytes += size
        while len(self.kept) > KEPT or self.bytes > KEPT_BYTES:
            _, (_, gone) = self.kept.popitem(last=False)
            self.bytes -= gone

    async def close(self) -> None:
        """Wait for nothing more."""
        tasks = list(self.asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _told(answer: Awaitable[AnyAnswer]) -> AnyAnswer:
    try:
        return await answer
    except BadQuestion as error:
        raise Refused("bad-request", error.message) from error
    except WorkerLost as error:
        raise Refused("study-failed", str(error)) from error
