"""Bots think in processes of their own, so that the event loop never waits for them and a crash costs one answer.

The same processes work out slow topics of study."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Any

from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.core.view_types import AnyAnswer
from lanterns.tables import Refused
from lanterns.web.processes.crew import NOBODYS, Behalf, Crew
from lanterns.web.processes.workers import WorkerLost
from lanterns.web.service.play import bot_seed

log = logging.getLogger("lanterns.web.bots")

TRIES = 2


class BotPool:
    """`choose` gives the answer of a bot; what goes wrong on the way costs time, never the game. `study` works out a
    slow topic; studies leave a process to the bots where there are two."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.crew = Crew(workers, deadline, lanes={"study": max(1, workers - 1)})

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return self.crew.pids

    async def choose(
        self, game: AnyGame, state: State, seat: int, level: str, seed: int | None, behalf: Behalf = NOBODYS
    ) -> int:
        """One of the seat's options. When workers fail again and again, any option at random."""
        given = bot_seed(seed, seat)
        data, options = state.to_json(), list(state.options(seat))
        for _ in range(TRIES):
            try:
                code: int = await self.crew.ask(
                    "think", game.ruleset, data, seat, level, given, behalf=replace(behalf, lane="bot")
                )
            except WorkerLost as error:
                if self.crew.closing:
                    raise
                log.warning("a bot's worker was replaced: %s", error)
                continue
            if code in options:
                return code
            log.error("bot %s of %s chose %d, which is no option", level, game.id, code)
        log.error("bot %s of %s failed %d times: its answer is drawn by lot", level, game.id, TRIES)
        return SystemRandom().choice(options)

    async def study(
        self,
        game: AnyGame,
        data: dict[str, Any],
        seat: int,
        topic: str,
        params: Mapping[str, Any],
        behalf: Behalf = NOBODYS,
    ) -> dict[str, Any]:
        """`Queries.answer` on a saved state. Raises BadQuestion, TooMany, WorkerLost."""
        try:
            answer: dict[str, Any] = await self.crew.ask(
                "study", game.ruleset, data, seat, topic, params, behalf=replace(behalf, lane="study")
            )
        except WorkerLost as error:
            log.warning("topic %s of %s was not worked out: %s", topic, game.id, error)
            raise
        return answer

    async def at_home(self, game: AnyGame, topic: str, params: Mapping[str, Any], behalf: Behalf) -> AnyAnswer:
        """`Companion.answer`. Raises Refused, BadQuestion, TooMany, WorkerLost."""
        told, why = await self.crew.ask(
            "at-home", game.ruleset, topic, dict(params), behalf=replace(behalf, lane="study")
        )
        if why:
            raise Refused("bad-box", why, Refusal(told["rule"], told["key"], **told["params"]))
        answer: AnyAnswer = told
        return answer

    def close(self) -> None:
        """Stop all workers, whatever they are at."""
        self.crew.close()
