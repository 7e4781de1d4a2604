"""What bots are asked, as jobs in PostgreSQL (procrastinate): any process on the database takes what it can play.

A job names a question; its answer is a command at the table like any other. So nothing is lost with a job, and nothing
is done twice by one that is worked twice: the second finds that the question is answered.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.engine import Engine

from lanterns.bots import BOTS, LEVELS
from lanterns.core.errors import LanternsError
from lanterns.games import RULESETS
from lanterns.store import Store, StoreError
from lanterns.store.errors import explained

if TYPE_CHECKING:
    from procrastinate import App

TASK = "think"
BEAT_SECONDS = 2.0  # between two signs of life of a process that works jobs
DEAD_SECONDS = 8.0  # after which its jobs are others'
LOOK_SECONDS = 1.0  # between looks at the queue, of which one is told anyway
LEAVE_SECONDS = 1.0  # for jobs under way when a process ends

log = logging.getLogger("lanterns.web.bots")

Work = Callable[[str, int, int], Awaitable[None]]
Accident = Callable[[AbstractEventLoop, dict[str, Any]], object]


class Unfinished(Exception):
    """A job that this process leaves to another one."""


def lane(ruleset: str, level: str) -> str:
    """The queue of a kind of question: a program that does not know the ruleset or the level takes none of them."""
    return f"{ruleset} {level}"


def known_lanes() -> list[str]:
    """What this program can play."""
    return [lane(ruleset, level) for ruleset in RULESETS for level in (*BOTS, *LEVELS)]


def lay_queue(store: Store) -> None:
    """Make the tables of the queue, once. Raises StoreError."""
    from procrastinate.schema import SchemaManager

    with explained(), store.engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(727275)"))  # servers that start at once
        if connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar_one() is None:
            line: Any = connection.connection.driver_connection
            line.execute(SchemaManager.get_schema())


class BotQueue:
    """`put` and `work` once it is `opened`."""

    def __init__(self, engine: Engine) -> None:
        """Raises LanternsError when what it needs is not installed."""
        try:
            from procrastinate import App, PsycopgConnector
        except ImportError as error:
            raise LanternsError(
                "bots at tables in PostgreSQL need more: pip install 'three-lanterns[postgresql]'"
            ) from error
        for name in ("procrastinate", "psycopg.pool"):  # what goes wrong is told once, by whoever calls this
            logging.getLogger(name).setLevel(logging.CRITICAL)
        _, settings = engine.dialect.create_connect_args(engine.url)
        connector = PsycopgConnector(kwargs={**settings, "connect_timeout": 5}, min_size=1, max_size=4, timeout=5.0)
        self.app: App = App(connector=connector)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Connected, for a while. Raises StoreError."""
        with _explained():
            async with self.app.open_async():
                yield

    async def put(self, kind: str, table: str, seat: int, since: int, priority: int) -> None:
        """Ask the bot of a seat, from that version on; a question that waits already is not put twice. Raises
        StoreError."""
        from procrastinate.exceptions import AlreadyEnqueued

        key = f"{table} {seat} {since}"
        job = self.app.configure_task(TASK, queue=kind, queueing_lock=key, priority=priority)
        with _explained():
            try:
                await job.defer_async(table=table, seat=seat, since=since)
            except AlreadyEnqueued:
                log.debug("question %s waits already", key)

    async def work(self, work: Work, at_once: int) -> None:
        """Take jobs that can be played here, so many at once, until cancelled. Raises StoreError when the line breaks.
        What `work` raises puts the job back."""
        if TASK not in self.app.tasks:
            self.app.task(name=TASK, retry=True)(work)
        with _explained():
            await self.app.run_worker_async(
                queues=known_lanes(), concurrency=at_once, install_signal_handlers=False, delete_jobs="always",
                fetch_job_polling_interval=LOOK_SECONDS, shutdown_graceful_timeout=LEAVE_SECONDS,
                update_heartbeat_interval=BEAT_SECONDS, stalled_worker_timeout=DEAD_SECONDS,
            )  # fmt: skip
        raise StoreError("store-failed", "the queue of the bots was lost")

    async def take_over(self) -> None:
        """Put back the jobs of processes that have died. Raises StoreError."""
        from procrastinate.exceptions import ConnectorException
        from procrastinate.jobs import Status

        jobs = self.app.job_manager
        with _explained():
            for job in await jobs.get_stalled_jobs(seconds_since_heartbeat=DEAD_SECONDS):
                try:
                    await jobs.retry_job(job)
                except ConnectorException as error:  # it was put anew meanwhile, or somebody else is at it
                    log.debug("job %s was not put back: %s", job.id, error)
                    assert job.id is not None
                    await jobs.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)


def but_unwritten(otherwise: Accident | None = None) -> Accident:
    """An exception handler of the event loop, where jobs are worked. When the line to PostgreSQL is cut, procrastinate
    leaves a task whose job's end could not be written, and nobody waits for it; as others take the job over, a word in
    the log is enough. All other accidents are handled `otherwise`, or as loops do."""

    def accident(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        error: BaseException | None = context.get("exception")
        if error is not None and type(error).__module__.startswith("procrastinate."):
            log.info("the end of a job was not written, and others take it over: %s", error.__cause__ or error)
        elif otherwise is None:
            loop.default_exception_handler(context)
        else:
            otherwise(loop, context)

    return accident


@contextmanager
def _explained() -> Iterator[None]:
    """Turn an error of the queue into a StoreError."""
    from procrastinate.exceptions import ProcrastinateException
    from psycopg import Error

    try:
        yield
    except (ProcrastinateException, Error) as error:
        raise StoreError("store-failed", str(error.__cause__ or error)) from error
