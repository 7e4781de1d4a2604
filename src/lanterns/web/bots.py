"""Bots think in processes of their own, so that the event loop never waits for them and a crash costs one answer.

The same processes work out slow topics of study."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import SystemRandom
from typing import Any

from lanterns.core.errors import BadQuestion
from lanterns.core.game import Game
from lanterns.core.state import State

log = logging.getLogger("lanterns.web.bots")

NICE = 10  # people's requests go first on a small machine
TRIES = 2

Job = tuple[str, dict[str, Any], int, str, Any]  # ruleset, state, seat, and level, seed; or topic, parameters


class WorkerLost(Exception):
    """A worker died or was given up."""


def _work(pipe: Connection) -> None:
    """A worker's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C is for the server, which then closes the pipe
    with contextlib.suppress(OSError):
        os.nice(NICE)
    serve(pipe)


def serve(pipe: Connection) -> None:
    """Take jobs and send back ("done", code or answer), ("question", why it cannot be asked) or ("failed", error)."""
    from lanterns.bots import get_bot
    from lanterns.games import find_ruleset

    while True:
        try:
            ruleset, data, seat, what, more = pipe.recv()
        except EOFError:
            return
        try:
            game = find_ruleset(ruleset)
            state = game.load(data)
            if isinstance(more, dict):
                pipe.send(("done", game.study(state, seat, what, more)))
            else:
                pipe.send(("done", get_bot(what, game, more).choose(state, seat)))
        except BadQuestion as error:
            pipe.send(("question", error.message))
        except Exception as failure:  # whatever it is, the server should hear of it, and the worker can go on
            pipe.send(("failed", f"{type(failure).__name__}: {failure}"))


class _Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(other,), daemon=True, name="lanterns-bot")
        self.process.start()
        other.close()

    def ask(self, job: Job, deadline: float) -> Any:
        try:
            self.pipe.send(job)
            if not self.pipe.poll(deadline):
                raise WorkerLost(f"no answer in {deadline:.0f} s")
            word, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("the process died") from error
        if word == "question":
            raise BadQuestion(answer)
        if word == "failed":
            raise WorkerLost(answer)
        return answer

    def stop(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.kill()
        self.process.join(2)


class BotPool:
    """`choose` gives the answer of a bot; what goes wrong on the way costs time, never the game. `study` works out a
    slow topic; studies leave a process to the bots where there are two."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.deadline = deadline
        self._threads = ThreadPoolExecutor(max(1, workers), "bot")
        self._own = threading.local()
        self._lock = threading.Lock()
        self._workers: list[_Worker] = []
        self._closed = False
        self._studies = asyncio.Semaphore(max(1, workers - 1))

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        with self._lock:
            return [worker.process.pid or 0 for worker in self._workers]

    async def choose(self, game: Game, state: State, seat: int, level: str, seed: int | None) -> int:
        """One of the seat's options. When workers fail again and again, any option at random."""
        given = SystemRandom().getrandbits(40) if seed is None else seed * 64 + seat
        job: Job = (game.ruleset, state.to_json(), seat, level, given)
        options = list(state.options(seat))
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                code: int = await loop.run_in_executor(self._threads, self._ask, job)
            except WorkerLost as error:
                log.warning("a bot's worker was replaced: %s", error)
                continue
            if code in options:
                return code
            log.error("bot %s of %s chose %d, which is no option", level, game.id, code)
        log.error("bot %s of %s failed %d times: its answer is drawn by lot", level, game.id, TRIES)
        return SystemRandom().choice(options)

    async def study(
        self, game: Game, data: dict[str, Any], seat: int, topic: str, params: dict[str, Any]
    ) -> dict[str, Any]:
        """`Game.study` on a saved state. Raises BadQuestion, and WorkerLost when it takes too long or fails."""
        loop = asyncio.get_running_loop()
        async with self._studies:
            try:
                job: Job = (game.ruleset, data, seat, topic, params)
                answer: dict[str, Any] = await loop.run_in_executor(self._threads, self._ask, job)
            except WorkerLost as error:
                log.warning("topic %s of %s was not worked out: %s", topic, game.id, error)
                raise
        return answer

    def _ask(self, job: Job) -> Any:
        worker: _Worker | None = getattr(self._own, "worker", None)
        if worker is None or not worker.process.is_alive():
            if worker is not None:
                self._drop(worker)
            worker = _Worker()
            self._own.worker = worker
            with self._lock:
                if self._closed:
                    worker.stop()
                    raise WorkerLost("the server is closing")
                self._workers.append(worker)
        try:
            return worker.ask(job, self.deadline)
        except WorkerLost:
            self._drop(worker)
            self._own.worker = None
            raise

    def _drop(self, worker: _Worker) -> None:
        worker.stop()
        with self._lock:
            if worker in self._workers:
                self._workers.remove(worker)

    def close(self) -> None:
        """Stop all workers, whatever they are at."""
        with self._lock:
            self._closed = True
            workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
