"""The application: routes, errors, headers, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from lanterns import __version__
from lanterns.store import AsyncStore, Store, StoreError
from lanterns.web.client import Client
from lanterns.web.config import BODY_LIMIT, Config
from lanterns.web.door.devices import renewed
from lanterns.web.door.front import FrontDoor
from lanterns.web.door.limits import Limiter, Places
from lanterns.web.door.packing import Packing
from lanterns.web.door.policy import POLICY
from lanterns.web.door.site import Site
from lanterns.web.door.strict import StrictRequest
from lanterns.web.errors import handle
from lanterns.web.identity import AS_IT_IS, identify, refuse_unread
from lanterns.web.live.alarms import Alarms
from lanterns.web.live.bot_jobs import BotJobs
from lanterns.web.live.queued_bots import QueuedBots
from lanterns.web.live.servers import Servers
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.tasks import Tasks
from lanterns.web.notices.office import Office
from lanterns.web.people import conduct, gather, hosting
from lanterns.web.people.bans import Bans
from lanterns.web.processes.analyses import Analyses
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.replays import Replays
from lanterns.web.processes.studies import Studies
from lanterns.web.profile.rating import Rated
from lanterns.web.profile.settling import Settling
from lanterns.web.routes import (
    analysis,
    annotate,
    carry,
    companion,
    daily,
    dropped,
    ending,
    favourites,
    holiday,
    home,
    lessons,
    links,
    notices,
    pages,
    people,
    play,
    profile,
    puzzles,
    shares,
    study,
    tables,
    trials,
)
from lanterns.web.shared.sharing import Cards
from lanterns.web.view_schema import ViewSchema

if TYPE_CHECKING:
    from lanterns.web.operations.metrics import Metrics

SWEEP_SECONDS = 30.0

ROUTES = (
    home, tables, ending, play, study, analysis, dropped, puzzles, annotate, people, holiday, links, lessons, trials,
    shares, companion, daily, notices, profile, favourites, carry, gather, conduct, hosting, pages,
)  # fmt: skip
OPENAPI = OpenAPIConfig(
    title="Three Lanterns",
    version=__version__,
    description="One digital table for three boxed games. docs/server.md tells the ideas.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


async def secure(message: Message, scope: Scope) -> None:
    """Every answer, errors included, carries the security headers; what the API says is not kept by caches.

    A device that came with the cookie of before is given the present one (see door/devices.py).
    """
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    names = {name.lower() for name, _ in headers}
    headers += [header for header in HEADERS if header[0] not in names]
    headers += renewed(scope)
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


PACKED = CompressionConfig(
    backend="gzip", minimum_size=1200, gzip_compress_level=5, exclude_opt_key=AS_IT_IS, middleware_class=Packing
)


def create_app(config: Config) -> Litestar:
    """The application for a configuration. The database opens (and migrates) now; workers start when a bot is asked."""
    site = Site(config.public_url, config.hosts, config.proxies)
    store = AsyncStore(Store(config.database, alone=True))
    bots = BotPool(config.bots, config.bot_deadline)
    replays = Replays(store, config.readers, config.replay_deadline)
    tasks = Tasks()
    sessions = _tables(config, store, tasks)
    office = Office(config, store, site, sessions, tasks)
    alarms = Alarms(sessions, tasks)
    jobs = bot_jobs(config, sessions, bots, tasks)
    settling = Settling(sessions, tasks)
    rated = Rated(sessions, tasks)
    metrics = _counted(config, store, sessions)
    studies = Studies(bots)
    analyses = Analyses(store, bots)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sweeper = asyncio.ensure_future(_sweep(sessions, alarms, office, app.state.bans))
        await office.open()
        _begin(sessions, tasks, jobs, rated, metrics)
        try:
            yield
        finally:
            sweeper.cancel()
            hang_up(app)
            sessions.close()
            await sessions.others.end()
            await office.close()
            await tasks.close()
            await studies.close()
            await analyses.close()
            bots.close()
            replays.close()
            await asyncio.to_thread(store.close)

    app = FrontDoor(
        route_handlers=[handler for about in ROUTES for handler in about.HANDLERS],
        dependencies={"who": Provide(identify, sync_to_thread=False)},
        exception_handlers={Exception: handle},
        request_class=StrictRequest,
        before_request=refuse_unread,
        before_send=[secure],
        request_max_body_size=BODY_LIMIT,
        compression_config=PACKED,
        openapi_config=OPENAPI,
        plugins=[ViewSchema()],
        lifespan=[lifespan],
        logging_config=None,
        debug=False,
    )
    client = Client(config.client, site.base, site.link("/"))
    _remember(
        app, store=store, bots=bots, replays=replays, sessions=sessions, places=Places(config.limits),
        limiter=Limiter(config.limits), studies=studies, analyses=analyses, settling=settling, office=office,
        client=client, cards=Cards(client, replays), robots=config.robots, site=site,
        bans=_bans(store, sessions, tasks), open_tables=config.open_tables, metrics=metrics,
    )  # fmt: skip
    return app


def _tables(config: Config, store: AsyncStore, tasks: Tasks) -> Sessions:
    """The tables in use, at which other servers may play too."""
    sessions = Sessions(config, store)
    if not store.sqlite:
        sessions.others = Servers(sessions, tasks)
    return sessions


def _bans(store: AsyncStore, sessions: Sessions, tasks: Tasks) -> Bans:
    """Whom the server is closed to, here or through another one."""
    bans = Bans(store)
    sessions.others.bans_changed = lambda: tasks.spawn(_bar(bans, sessions))
    return bans


def bot_jobs(config: Config, sessions: Sessions, bots: BotPool, tasks: Tasks) -> BotJobs:
    """Who lets the bots of tables think: this process, or with PostgreSQL whichever takes the job."""
    kind = BotJobs if sessions.store.sqlite else QueuedBots
    return kind(config, sessions, bots, tasks)


def _begin(sessions: Sessions, tasks: Tasks, jobs: BotJobs, rated: Rated, metrics: Metrics | None) -> None:
    """What goes on beside the requests from the start."""
    sessions.others.begin()
    tasks.spawn(jobs.run())
    tasks.spawn(rated.catch_up())
    if metrics is not None:
        tasks.spawn(metrics.watch())


def _counted(config: Config, store: AsyncStore, sessions: Sessions) -> Metrics | None:
    """Counts what the server does, if somebody wants to know."""
    if config.metrics is None:
        return None
    from lanterns.web.operations.metrics import Metrics

    metrics = Metrics(sessions)
    store.timed = metrics.stored
    return metrics


def _remember(app: Litestar, **parts: object) -> None:
    """What requests find in the state of the application."""
    for name, part in parts.items():
        setattr(app.state, name, part)


def hang_up(app: Litestar) -> None:
    """End all streams, and all waiting for workers; browsers come back by themselves."""
    app.state.sessions.hang_up()
    app.state.bots.crew.hang_up()
    app.state.replays.crew.hang_up()


async def _bar(bans: Bans, sessions: Sessions) -> None:
    with contextlib.suppress(StoreError):  # it is looked again in a moment
        await bans.bar(sessions)


async def _sweep(sessions: Sessions, alarms: Alarms, office: Office, bans: Bans) -> None:
    while True:
        await alarms.look_round()
        await asyncio.sleep(SWEEP_SECONDS)
        sessions.sweep()
        await _bar(bans, sessions)
        with contextlib.suppress(StoreError):
            if not sessions.store.sqlite:
                await office.desk.listen()  # another server may have been told of somebody's wishes
