"""Tables in memory while the store is away: nobody is left with one that no command reaches."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from typing import Any

import pytest

from lanterns.store.errors import StoreError
from lanterns.tables import Refused
from lanterns.web.live.session import Stream
from lanterns.web.live.stream import messages, opened
from tests.web.conftest import House, Person

pytestmark = pytest.mark.anyio


class Store:
    """The store's `load`, which first waits and then fails, once; after that it is back."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.asked = threading.Event()
        self.go = threading.Event()

    def load(self, ident: str) -> Any:
        if not self.asked.is_set():
            self.asked.set()
            assert self.go.wait(60)
            raise StoreError("store-failed", "away")
        return self.real(ident)


async def heard(body: Any) -> dict[str, Any]:
    """The next update of a stream."""
    async with asyncio.timeout(60):
        async for part in body:
            if b"event: update" in part:
                return json.loads(part.split(b"data: ")[1])
    raise AssertionError("the stream ended")


async def test_a_window_that_comes_back_with_the_store_hears_all_that_follows(ada: Person, house: House, monkeypatch):
    await ada.lay("me", "me")
    sessions = house.app.state.sessions
    device = next(iter(sessions.held[ada.table].grants))
    sessions.held.clear()
    store = Store(sessions.store.blocking.load)
    monkeypatch.setattr(sessions.store.blocking, "load", store.load)
    first = asyncio.ensure_future(ada.get(""))
    await asyncio.to_thread(store.asked.wait)
    over: list[int] = []
    body = await opened(messages(sessions, ada.table, Stream(device, "c", None), None, lambda: over.append(1)))
    update = asyncio.ensure_future(heard(body))  # waits where the first request does
    others = [asyncio.ensure_future(ada.look()) for _ in range(3)]
    await asyncio.sleep(0.05)
    store.go.set()
    assert (await first)[0] == 503
    assert (await update)["reset"]
    await asyncio.gather(*others)
    assert len(sessions.held) == 1
    for _ in range(3):
        done = await ada.play(await ada.look())
        assert (await heard(body))["seq"] == done["seq"]
    await body.aclose()
    assert over == [1]
    assert sessions.held[ada.table].streams == set()


async def test_a_room_that_is_swept_while_somebody_waits_for_it_is_not_used(ada: Person, house: House):
    await ada.lay("me", "me")
    sessions = house.app.state.sessions
    async with sessions.locked(ada.table) as (old, _):
        waiting = asyncio.ensure_future(ada.look())
        await asyncio.sleep(0.05)
        del sessions.held[ada.table]
    await waiting
    async with sessions.locked(ada.table) as (session, _):
        assert session is not old
        assert session is sessions.held[ada.table]


async def test_a_command_that_cannot_be_stored_leaves_the_windows_with_the_next(ada: Person, house: House, monkeypatch):
    """The commit fails under an open window: nothing of it is shown, and the next command reaches the window."""
    await ada.lay("me", "me")
    sessions = house.app.state.sessions
    device = next(iter(sessions.held[ada.table].grants))
    body = await opened(messages(sessions, ada.table, Stream(device, "c", None), None, lambda: None))
    before = await heard(body)
    real = sessions.store.blocking.save

    def away(command: Any) -> None:
        raise StoreError("store-failed", "away")

    monkeypatch.setattr(sessions.store.blocking, "save", away)
    table = await ada.look()
    play = {"seat": table["eyes"], "code": table["view"]["options"][0]["code"], "version": table["version"]}
    assert (await ada.post("/actions", **play))[0] == 503
    monkeypatch.setattr(sessions.store.blocking, "save", real)
    done = await ada.fine("/actions", **play)
    update = await heard(body)
    assert update["seq"] == done["seq"]
    assert update["seq"] > before["seq"]
    await body.aclose()


async def test_a_command_that_is_refused_after_its_asker_went_is_no_accident(ada: Person, house: House, caplog):
    """Whoever hangs up in the middle stops no command; when it is refused then, nobody has to hear of it."""
    await ada.lay("me", "me")
    sessions = house.app.state.sessions

    def refused(*_: Any) -> None:
        raise Refused("stale")

    async with sessions.locked(ada.table):
        command = asyncio.ensure_future(sessions.change(ada.table, refused, lambda *_: None))
        await asyncio.sleep(0)
        command.cancel()
        await asyncio.gather(command, return_exceptions=True)
    await asyncio.sleep(0.01)
    gc.collect()
    assert not [record for record in caplog.records if record.name == "asyncio"]
