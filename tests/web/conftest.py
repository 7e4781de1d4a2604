"""A server for each test, and people with browsers of their own."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar

from lanterns.games import GAMES, RULESETS
from lanterns.store import Store, database_url
from lanterns.web.app import create_app
from lanterns.web.config import Config, Limits
from tests.core.bids import BIDS


def no_limits() -> Limits:
    """As fast as tests go."""
    return Limits(
        general=None, create=None, guess=None, chat=None, record=None, guess_all=None, study=None, annotations=None,
        streams=1000, link=None, notice=None, notice_mail=None, notice_mails=None, report=None,
    )  # fmt: skip


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database whose migrations have run, to be copied."""
    file = tmp_path_factory.mktemp("empty") / "tables.sqlite3"
    Store(database_url(str(file))).close()
    return file


@pytest.fixture
def config(tmp_path: Path, empty_database: Path) -> Config:
    """Without bots, workers and limits; a test changes what it is about."""
    shutil.copy(empty_database, tmp_path / "tables.sqlite3")
    database = database_url(str(tmp_path / "tables.sqlite3"))
    return Config(database, bots=0, readers=0, bot_pause=0.0, bot_patience=0.0, notice_delay=0.0, limits=no_limits())


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' own game of secret bids is played here too."""
    monkeypatch.setitem(GAMES, BIDS.id, BIDS)
    monkeypatch.setitem(RULESETS, BIDS.ruleset, BIDS)


class Person:
    """Somebody with a browser: `get` and `post` answer with status and JSON."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.table = ""

    async def get(self, path: str, **params: Any) -> tuple[int, Any]:
        return _read(await self.client.get(self._path(path), params=params))

    async def post(self, path: str, **body: Any) -> tuple[int, Any]:
        params = {"seat": body.pop("eyes")} if "eyes" in body else None
        return _read(await self.client.post(self._path(path), json=body, params=params))

    async def fine(self, path: str, **body: Any) -> Any:
        """Like `post`, for what has to succeed."""
        status, answer = await self.post(path, **body)
        assert status in (200, 201), answer
        return answer

    async def lay(self, *kinds: str, game: str = "quest", name: str = "Ada", **more: Any) -> Any:
        """Create a table with such seats and be at it; the answer of the server."""
        seats = [{"kind": k.partition(":")[0], "level": k.partition(":")[2] or "easy"} for k in kinds]
        created = await self.fine("/api/tables", game=game, seats=seats, name=name, **{"seed": 7, **more})
        self.table = created["table"]["id"]
        return created

    async def sit(self, url: str) -> str:
        """Open a seat or spectator link; returns where it leads."""
        if url.startswith("/seat/"):  # its page asks before anybody sits down
            self.table = (await self.fine("/api/links", secret=url.removeprefix("/seat/")))["table"]
            return f"/table/{self.table}"
        answer = await self.client.get(url, headers={"accept": "text/html"})
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rpartition("/")[2]
        return answer.headers["location"]

    async def look(self, **params: Any) -> Any:
        status, table = await self.get("", **params)
        assert status == 200, table
        return table

    async def play(self, table: Any, pick: int = 0) -> Any:
        """Answer for the eyes of a table that was looked at."""
        option = table["view"]["options"][pick]
        return await self.fine("/actions", seat=table["eyes"], code=option["code"], version=table["version"])

    def _path(self, path: str) -> str:
        return path if path.startswith("/api/") else f"/api/tables/{self.table}{path}"


def _read(answer: httpx.Response) -> tuple[int, Any]:
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.status_code, answer.json()
    return answer.status_code, answer.text


class House:
    """An application and the people who use it."""

    def __init__(self, app: Litestar, stack: contextlib.AsyncExitStack) -> None:
        self.app = app
        self.stack = stack

    async def person(self, address: str = "127.0.0.1") -> Person:
        transport = httpx.ASGITransport(
            app=self.app,
            raise_app_exceptions=False,
            client=(address, 123),  # type: ignore[arg-type]
        )
        client = httpx.AsyncClient(transport=transport, base_url="http://testserver.local")
        return Person(await self.stack.enter_async_context(client))

    async def people(self, count: int) -> list[Person]:
        """So many people at addresses of their own."""
        return [await self.person(f"10.0.0.{number}") for number in range(1, count + 1)]


@contextlib.asynccontextmanager
async def open_house(config: Config) -> AsyncIterator[House]:
    config.hosts = (*config.hosts, "testserver.local")
    app = create_app(config)
    async with contextlib.AsyncExitStack() as stack:
        # Not Litestar's AsyncTestClient: that one runs the lifespan, and what it starts, in another thread's loop.
        await stack.enter_async_context(app.lifespan())
        yield House(app, stack)


@contextlib.asynccontextmanager
async def laid(config: Config, *kinds: str, **more: Any) -> AsyncIterator[tuple[House, Person]]:
    """A house in which Ada has laid a table with such seats, see `Person.lay`."""
    async with open_house(config) as house:
        (ada,) = await house.people(1)
        await ada.lay(*kinds, **more)
        yield house, ada


async def until(done: Callable[[], object], seconds: float = 60) -> None:
    """Wait until that is so. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.005)


@pytest.fixture
async def house(config: Config) -> AsyncIterator[House]:
    async with open_house(config) as opened:
        yield opened


@pytest.fixture
async def ada(house: House) -> Person:
    return await house.person()


@pytest.fixture
async def lise(house: House) -> Person:
    return await house.person()


@pytest.fixture
async def eve(house: House) -> Person:
    return await house.person()


class Running:
    """A real server on a real port, for what a test client cannot do: streams that are cut."""

    def __init__(self, config: Config) -> None:
        self.app = create_app(config)
        settings = uvicorn.Config(self.app, port=0, log_level="error", timeout_graceful_shutdown=1, ws="none")
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 60
        while not self.server.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@contextlib.contextmanager
def served(config: Config) -> Iterator[Running]:
    """A real server for a while."""
    server = Running(config)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def running(config: Config) -> Iterator[Running]:
    with served(config) as server:
        yield server


@pytest.fixture
async def people(running: Running) -> AsyncIterator[Any]:
    """`await people()` is somebody with a browser of their own at a server that runs."""
    async with contextlib.AsyncExitStack() as stack:

        async def person() -> Person:
            return Person(await stack.enter_async_context(httpx.AsyncClient(base_url=running.url)))

        yield person
