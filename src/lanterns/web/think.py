"""`lanterns think`: let bots think for the servers on one PostgreSQL until somebody stops it; it has no port."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

from lanterns.core.errors import LanternsError
from lanterns.store import AsyncStore, Store, StoreError
from lanterns.web.app import bot_jobs
from lanterns.web.config import Config
from lanterns.web.door.site import Site
from lanterns.web.live.servers import Servers
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.notices.bell import Bell
from lanterns.web.notices.desk import Desk
from lanterns.web.operations.logs import log_json
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.queue import but_unwritten
from lanterns.web.profile.rating import Rated
from lanterns.web.profile.settling import Settling
from lanterns.web.serve import notify_system

SWEEP_SECONDS = 30.0

log = logging.getLogger("lanterns.web")


def think(config: Config) -> None:
    """Think until a signal comes. Raises LanternsError for a database that bots do not think beside."""
    if config.database.get_backend_name() == "sqlite":
        raise LanternsError(
            "with SQLite the bots think beside the server itself; `lanterns think` is for PostgreSQL: name that "
            "with --database postgresql://user@host/name"
        )
    if config.json_logs:
        log_json()
    store = AsyncStore(Store(config.database))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_think(config, store))


async def _think(config: Config, store: AsyncStore) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(but_unwritten())
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, ended.set)
    tasks = Tasks()
    sessions = Sessions(config, store)
    sessions.others = Servers(sessions, tasks)
    bots = BotPool(config.bots, config.bot_deadline)
    desk = Desk(config, store, Site(""))
    Bell(desk, sessions, tasks, config.notice_delay)
    Settling(sessions, tasks)
    Rated(sessions, tasks)
    jobs = bot_jobs(config, sessions, bots, tasks)
    try:
        await desk.open()
        sessions.others.begin()
        tasks.spawn(jobs.run())
        tasks.spawn(_sweep(sessions, desk))
        print(f"Three Lanterns: {config.bots} bots think at a time   (Ctrl C stops them)", flush=True)
        notify_system("READY=1")
        await ended.wait()
    finally:
        notify_system("STOPPING=1")
        sessions.close()
        bots.crew.hang_up()
        await sessions.others.end()
        await tasks.close()
        bots.close()
        await asyncio.to_thread(store.close)


async def _sweep(sessions: Sessions, desk: Desk) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        sessions.sweep()
        with contextlib.suppress(StoreError):
            await desk.listen()
