"""Several servers on one PostgreSQL: what is done through one is seen, and gone on with, through the others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from lanterns.core.errors import LanternsError
from lanterns.store import Store, StoreError, database_url
from lanterns.store.people.hosting import new_host_link
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed, new_secret
from lanterns.web.live import servers
from lanterns.web.live.alarms import LATE, Alarms
from lanterns.web.live.session import Stream
from lanterns.web.live.stream import messages
from lanterns.web.processes import queue
from lanterns.web.think import think
from tests.store.postgres import Server
from tests.web.conftest import House, Person, no_limits, open_house, until

pytestmark = pytest.mark.anyio

CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
_numbers = itertools.count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def config(postgres: Server) -> Config:
    """Windows that look by themselves only every hour: what they show in time, they were told."""
    database = database_url(postgres.fresh(f"servers{next(_numbers)}"))
    return Config(database, bots=0, readers=0, limits=no_limits(), heartbeat=3600.0, bot_pause=0.0)


class Window:
    """Somebody who looks on at a server: the table as it was told last, and the entries that were told, in order."""

    def __init__(self, house: House, person: Person, seat: int | None = None) -> None:
        self.table: Any = None
        self.marks: Any = None
        self.entries: list[int] = []
        self.gone = False
        device = hashed(person.client.cookies["lanterns"])
        self.stream = Stream(device, "here", seat)
        self.task = asyncio.ensure_future(self._follow(house, person.table))

    async def _follow(self, house: House, ident: str) -> None:
        async for piece in messages(house.app.state.sessions, ident, self.stream, None, lambda: None):
            if b"event: update" in piece:
                update = json.loads(piece.split(b"data: ")[1])
                self.table = update["table"]
                self.entries += [entry["seq"] for entry in update["entries"]]
            elif b"event: marks" in piece:
                self.marks = json.loads(piece.split(b"data: ")[1])
            self.gone = self.gone or b"event: gone" in piece

    async def shows(self, seq: int) -> None:
        """Wait until it shows the table of that seq."""
        await until(lambda: self.table is not None and self.table["seq"] == seq)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@contextlib.asynccontextmanager
async def houses(config: Config, count: int) -> AsyncIterator[list[House]]:
    """So many servers on one database, which hear each other."""
    async with contextlib.AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(open_house(config)) for _ in range(count)]
        await until(lambda: all(house.app.state.sessions.others.heard for house in opened))
        yield opened


async def elsewhere(house: House, person: Person) -> Person:
    """The same browser at another server."""
    twin = await house.person()
    twin.client.cookies.set("lanterns", person.client.cookies["lanterns"])
    twin.table = person.table
    return twin


async def test_windows_at_any_server_show_at_once_what_is_done_through_another(config: Config):
    async with houses(config, 3) as (first, second, third):
        ada = await first.person()
        await ada.lay("me", "me")
        windows = [Window(house, ada) for house in (first, second, third)]
        twins = [ada, await elsewhere(second, ada), await elsewhere(third, ada)]
        for number in range(9):
            one = twins[number % 3]
            done = await one.play(await one.look())
            for window in windows:
                await window.shows(done["seq"])
        assert windows[0].table["view"] == windows[1].table["view"] == windows[2].table["view"]
        for window in windows:
            assert window.entries == sorted(set(window.entries))
            assert window.entries[-9:] == list(range(window.entries[-1] - 8, window.entries[-1] + 1))
        await twins[1].fine("/delete")
        await until(lambda: all(window.gone for window in windows))
        for window in windows:
            await window.close()


async def test_who_loses_a_race_is_heard_nevertheless(config: Config, monkeypatch):
    """Another server commits between what is done here and its commit: it is done again to what has become of it."""
    async with houses(config, 2) as (first, second):
        ada, lise = await first.person(), await second.person()
        created = await ada.lay("me", "open")
        await lise.sit(created["links"][0]["url"])
        store: Store = second.app.state.sessions.store.blocking
        save = store.save
        beaten: list[int] = []
        loop = asyncio.get_running_loop()

        def late(saved: Any) -> None:
            if len(beaten) < 2:
                talk = asyncio.run_coroutine_threadsafe(ada.fine("/chat", signal="wave"), loop)
                beaten.append(talk.result(30)["seq"])
            save(saved)

        monkeypatch.setattr(store, "save", late)
        done = await lise.fine("/ready", ready=True)
        assert len(beaten) == 2
        assert done["seq"] == beaten[-1] + 1
        assert [entry["word"] for entry in done["entries"]] == ["ready"]
        assert (await ada.look())["seq"] == done["seq"]


async def test_a_command_is_stale_only_when_its_question_has_changed(config: Config, monkeypatch):
    async with houses(config, 2) as (first, second):
        ada = await first.person()
        await ada.lay("me", "me")
        twin = await elsewhere(second, ada)
        table = await twin.look()
        codes = [option["code"] for option in table["view"]["options"]]
        await ada.fine("/chat", signal="wave")
        play = {"seat": table["eyes"], "version": table["version"]}
        done = await twin.fine("/actions", code=codes[0], **play)  # somebody has waved, and the question stands
        status, body = await ada.post("/actions", code=codes[1], **play)
        assert (status, body["code"]) == (409, "stale")
        assert body["table"]["version"] == done["table"]["version"]


async def test_play_goes_on_while_nobody_is_heard_and_windows_catch_up(config: Config, monkeypatch):
    """The line is cut: windows look at their heartbeat. It is back: they show at once what they have missed."""
    real, deaf = servers.listen, False

    async def listen(engine: Any) -> AsyncIterator[str]:
        if deaf:
            raise StoreError("store-failed", "no line")
        async for told in real(engine):
            yield told

    monkeypatch.setattr(servers, "listen", listen)
    async with houses(config, 2) as (first, second):
        ada = await first.person()
        await ada.lay("me", "me")
        twin, window = await elsewhere(second, ada), Window(second, ada)
        await until(lambda: window.table)
        for catches_up in (False, True):
            deaf = True
            with first.app.state.store.blocking.writer.begin() as connection:
                connection.execute(CUT)
            await until(lambda: not second.app.state.sessions.others.heard)
            config.heartbeat = 0.3 if catches_up else 3600.0
            if catches_up:
                await window.close()
                window = Window(second, ada)
                await until(lambda window=window: window.table)
            done = await ada.play(await ada.look())
            assert (await twin.look())["seq"] == done["seq"]
            done = await twin.play(await twin.look())
            done = await ada.play(await ada.look())
            if not catches_up:
                deaf = False
            await window.shows(done["seq"])
            deaf = False
            await until(lambda: second.app.state.sessions.others.heard)
        await window.close()


def online(window: Window) -> list[bool]:
    """Of each person at the table whether a window shows them as being there."""
    return [one["online"] for one in window.table["people"]] if window.table else []


async def test_who_looks_on_is_seen_everywhere_until_their_server_is_gone(config: Config, monkeypatch):
    monkeypatch.setattr(servers, "SAY_SECONDS", 0.1)
    monkeypatch.setattr(servers, "GONE_SECONDS", 4.0)
    async with houses(config, 3) as (first, second, third):
        ada, lise, eve = await first.person(), await second.person(), await third.person()
        created = await ada.lay("me", "open")
        await lise.sit(created["links"][0]["url"])
        link = await ada.fine("/links", seat=-1)
        await eve.sit(link["url"])
        here, there, beside = Window(first, ada), Window(second, lise), Window(third, eve)
        for window in (here, there, beside):
            await until(lambda window=window: online(window) == [True, True] and window.table["spectators"] == 1)
        await there.close()
        await until(lambda: online(here) == online(beside) == [True, False])
        there = Window(second, lise)
        await until(lambda: online(here) == online(beside) == [True, True])
        fourth = await elsewhere(first, lise)  # her browser, at another server
        again = Window(first, fourth)
        await until(lambda: again.table)
        await again.close()
        assert online(here) == [True, True]
        others = third.app.state.sessions.others
        others._forget(first.app.state.sessions.others.name)  # and if it lives, it says so
        assert third.app.state.sessions.held[ada.table].online() == {1}
        await until(
            lambda: online(beside) == [True, True] and third.app.state.sessions.held[ada.table].online() == {0, 1}
        )
        await second.app.state.sessions.others.tasks.close()  # killed: it says nothing any more
        await until(lambda: online(here) == online(beside) == [True, False])
        session = first.app.state.sessions.held[ada.table]
        assert not session.away(1, 60.0)
        assert session.away(1, 0.0)
        for window in (here, there, beside):
            await window.close()


async def test_marks_are_seen_everywhere(config: Config):
    async with houses(config, 3) as (first, second, third):
        ada, lise = await first.person(), await second.person()
        created = await ada.lay("me", "open", game="dungeons")
        await lise.sit(created["links"][0]["url"])
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        here, there = Window(first, ada), Window(second, lise)
        await until(lambda: here.table and there.table)

        def keys(window: Window) -> list[str]:
            return [mark["key"] for mark in window.marks["marks"]] if window.marks else []

        await lise.fine("/marks", seat=1, kind="sketch", key="group-1", value=[1, 2])
        await until(lambda: keys(here) == keys(there) == ["group-1"])
        asked = await ada.look()
        if not asked["view"]["options"]:
            asked = await lise.look()
        seat, code = asked["eyes"], asked["view"]["options"][0]["code"]
        one, other = ((ada, lise), (lise, ada))[seat]
        await one.fine("/marks", seat=seat, kind="aim", key="aim", value=[code])
        await until(lambda: keys(here) == keys(there) == ["group-1", "aim"])
        assert here.marks["marks"][1] == there.marks["marks"][1]
        late = Window(third, await elsewhere(third, ada))  # comes when all of it was told
        await until(lambda: sorted(keys(late)) == ["aim", "group-1"])
        await one.play(asked)
        await until(lambda: keys(here) == keys(there) == keys(late) == ["group-1"])
        await other.fine("/marks", seat=1 - seat, kind="sketch", key="group-1", value=None)
        await until(lambda: here.marks["marks"] == there.marks["marks"] == late.marks["marks"] == [])
        for window in (here, there, late):
            await window.close()


async def test_who_is_shut_out_through_one_server_is_at_every_other(config: Config):
    async with houses(config, 2) as (one, two):
        ada, lise, eve = await one.people(3)
        created = await ada.lay("me", "open", name="Ada")
        await lise.sit(created["links"][0]["url"])
        there = await elsewhere(two, lise)
        there.table = lise.table
        assert (await there.post("/chat", signal="wave"))[0] == 200
        secret = new_secret()
        await one.app.state.store.write(lambda store: new_host_link(store, hashed(secret), time.time()))
        await eve.fine("/api/host/open", secret=secret)
        told = await eve.fine("/api/host/bans", table=ada.table, person=1)
        await until(lambda: two.app.state.bans.hold(hashed(lise.client.cookies["lanterns"])))
        assert (await there.post("/chat", signal="wave"))[1]["code"] == "banned"
        await eve.fine("/api/host/bans/lift", ban=told["bans"][0]["id"])
        await until(lambda: not two.app.state.bans.until)
        assert (await there.post("/chat", signal="wave"))[0] == 200


async def test_a_clock_rings_once_at_whichever_server(config: Config):
    async with houses(config, 3) as (first, second, third):
        ada, lise = await first.person(), await second.person()
        created = await ada.lay("me", "open", pace={"kind": "live", "seconds": 15, "bank": 0})
        await lise.sit(created["links"][0]["url"])
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        windows = [Window(first, ada), Window(second, lise), Window(third, await elsewhere(third, ada))]
        await until(lambda: all(window.table for window in windows))
        seat = next(one["seat"] for one in windows[0].table["pace"]["seats"] if one["due"])
        soon = time.time() + 0.5
        for house in (first, second, third):  # the same moment at each of them
            async with house.app.state.sessions.locked(ada.table) as (session, table):
                for watch in table.pace.watches:
                    if watch.since:
                        watch.since = soon - 15
                for watcher in house.app.state.sessions.watchers:
                    watcher.changed(session)
                assert session.alarm is not None
        await until(lambda: all(window.table["seats"][seat]["stand_in"] for window in windows))
        _, page = await ada.get("/entries", after=0, limit=500)
        assert [entry["word"] for entry in page["entries"]].count("out-of-time") == 1
        assert [entry["seq"] for entry in page["entries"]] == list(range(1, len(page["entries"]) + 1))
        for window in windows:
            await window.close()


async def test_a_clock_that_its_server_lets_be_rings_at_another(config: Config, monkeypatch):
    """The part of a server that cannot open a table, as one of before an upgrade."""
    async with houses(config, 2) as (first, second):
        ada, lise = await first.people(2)
        created = await ada.lay("me", "open", pace={"kind": "live", "seconds": 60, "bank": 0})
        await lise.sit(created["links"][0]["url"])
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        sessions, others = first.app.state.sessions, second.app.state.sessions
        monkeypatch.setattr(sessions.others, "mine", lambda _: False)
        alarms = next(watcher for watcher in sessions.watchers if isinstance(watcher, Alarms))

        async def due(at: float) -> bool:
            """Whether the alarm is set after a look round, when the time at the table is up at that moment."""
            with sessions.store.blocking.writer.begin() as connection:
                connection.execute(text("UPDATE game_tables SET due = :at"), {"at": at})
            sessions.held.clear()
            await alarms.look_round()
            return ada.table in sessions.held

        assert not await due(time.time() + 60)
        assert not await due(time.time() - 1)
        assert ada.table not in others.held
        assert await due(time.time() - 2 * LATE)


async def test_a_bot_thinks_in_whichever_process_can_play_its_question(config: Config, monkeypatch):
    async with houses(config, 1) as (first,), contextlib.AsyncExitStack() as stack:
        ada = await first.person()
        await ada.lay("me", "bot:novice")
        window = Window(first, ada)
        await until(lambda: window.table)
        config.bots = 1
        with monkeypatch.context() as other:  # a program of another version
            asked: list[str] = []

            def lanes() -> list[str]:
                asked.append("quest/99 novice")
                return asked

            other.setattr(queue, "known_lanes", lanes)
            later = await stack.enter_async_context(open_house(config))
            await until(lambda: asked)
        await stack.enter_async_context(open_house(config))  # where nobody looks at the table
        played = -1
        for _ in range(4):
            await until(lambda least=played: window.table["version"] >= least and window.table["view"]["options"])
            played = (await ada.play(window.table))["table"]["version"]
        assert later.app.state.bots.pids == []
        _, page = await ada.get("/entries", after=0, limit=500)
        assert 1 in [entry["seat"] for entry in page["entries"] if entry["kind"] == "action"]
        assert [entry["seq"] for entry in page["entries"]] == list(range(1, len(page["entries"]) + 1))
        await window.close()


def test_bots_think_beside_a_server_on_sqlite(tmp_path: Path):
    with pytest.raises(LanternsError, match="think beside the server itself"):
        think(Config(database_url(str(tmp_path / "tables.sqlite3"))))
