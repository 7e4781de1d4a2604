"""Session updates over a real connection: first message, changes, resuming, presence, cut lines, secrets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.web.conftest import Person

pytestmark = pytest.mark.anyio


class Ear:
    """One open stream: `next` is the next message, with its id."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self.lines = lines
        self.comments = 0

    async def next(self, within: float = 30.0) -> tuple[int, dict[str, Any]]:
        async with asyncio.timeout(within):
            ident = 0
            async for line in self.lines:
                if line.startswith("id: "):
                    ident = int(line[4:])
                elif line.startswith("data: "):
                    return ident, json.loads(line[6:])
                elif line.startswith(": "):
                    self.comments += 1
        raise AssertionError("the stream ended")

    async def until(self, wanted: Any) -> dict[str, Any]:
        """The first message of which that is so."""
        while True:
            _, update = await self.next()
            if wanted(update):
                return update


@contextlib.asynccontextmanager
async def listening(person: Person, last: int | None = None, **params: Any) -> AsyncIterator[Ear]:
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    url = f"/api/tables/{person.table}/events"
    async with person.client.stream("GET", url, headers=headers, params=params, timeout=60) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["content-encoding"] == "gzip"
        yield Ear(answer.aiter_lines())


async def test_the_first_message_is_the_table_and_the_last_entries(people):
    ada = await people()
    table = (await ada.lay("me", "me"))["table"]
    async with listening(ada) as ear:
        ident, update = await ear.next()
        assert ident == update["seq"] == table["seq"]
        assert update["reset"] is True
        assert update["entries"][-1]["seq"] == table["seq"]
        assert update["table"]["view"]["options"] == table["view"]["options"]


async def test_everybody_hears_of_an_answer_with_their_own_view(people):
    ada, lise = await people(), await people()
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    async with listening(ada) as hers, listening(lise) as his:
        await hers.next()
        await his.next()
        await ada.fine("/start")
        one = await hers.until(lambda u: u["table"]["status"] == "playing")
        two = await his.until(lambda u: u["table"]["status"] == "playing")
        assert (one["table"]["eyes"], two["table"]["eyes"]) == (0, 1)
        assert {e["word"] for e in one["entries"]} >= {"started"}
        asked = one["table"]["view"]["actors"][0]
        player, ear = ((ada, his), (lise, hers))[asked]
        done = await player.play(await player.look())
        heard = await ear.until(lambda u: u["entries"])
        assert heard["entries"] == done["entries"]
        assert heard["table"]["version"] == done["table"]["version"]
        assert heard["reset"] is False


async def test_a_cut_line_is_resumed_without_loss(people):
    """A lost connection in the middle of a choice: what was missed comes, and the choice is still there."""
    ada = await people()
    await ada.lay("me", "me")
    async with listening(ada) as ear:
        last, _ = await ear.next()
    for _ in range(3):
        await ada.play(await ada.look())
    table = await ada.look()
    async with listening(ada, last=last) as ear:
        ident, update = await ear.next()
        assert update["reset"] is False
        assert [e["seq"] for e in update["entries"]] == list(range(last + 1, table["seq"] + 1))
        assert ident == table["seq"]
        assert update["table"]["view"] == table["view"]
    async with listening(ada, last=10**9) as ear:  # an id of another life
        assert (await ear.next())[1]["reset"] is True
    await ada.play(update["table"])


async def test_an_answer_whose_line_was_cut_is_played_once(people):
    """The client never heard that its answer was taken; it tries again and is given the fresh table."""
    ada = await people()
    table = (await ada.lay("me", "me"))["table"]
    body = {"seat": table["eyes"], "code": table["view"]["options"][0]["code"], "version": table["version"]}
    task = asyncio.ensure_future(ada.post("/actions", **body))
    await asyncio.sleep(0.002)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, httpx.HTTPError):
        await task
    await asyncio.sleep(0.3)
    status, answer = await ada.post("/actions", **body)
    assert (status, answer.get("code")) in ((409, "stale"), (200, None))
    _, page = await ada.get("/entries", limit=500)
    own = [e for e in page["entries"] if e["kind"] == "action"]
    assert len(own) == 1


async def test_presence_and_spectators_are_told(people):
    ada, lise, guest = await people(), await people(), await people()
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await guest.sit((await ada.post("/links", seat=-1))[1]["url"])
    async with listening(ada) as ear:
        await ear.next()
        async with listening(lise) as other:
            await other.next()
            update = await ear.until(lambda u: u["table"]["seats"][1]["online"])
            assert update["entries"] == []
        await ear.until(lambda u: not u["table"]["seats"][1]["online"])
        async with listening(guest) as third:
            assert (await third.next())[1]["table"]["eyes"] == -1
            await ear.until(lambda u: u["table"]["spectators"] == 1)


async def test_a_bot_may_stand_in_only_for_somebody_who_is_away(people, config):
    config.away_after = 0.5
    ada, lise = await people(), await people()
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    async with listening(lise) as ear:
        await ear.next()
        assert (await ada.post("/seats/1/replace"))[1]["code"] == "not-absent"
    deadline = time.monotonic() + 30
    while (await ada.post("/seats/1/replace"))[0] != 200:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


async def test_a_quiet_line_is_kept_warm(people, config):
    config.heartbeat = 0.1
    ada = await people()
    await ada.lay("me", "me")
    async with listening(ada) as ear:
        await ear.next()
        await asyncio.sleep(0.5)
        await ada.fine("/chat", signal="wave")
        await ear.next()
        assert ear.comments >= 2


async def test_somebody_sent_away_hears_no_more(people):
    ada, lise = await people(), await people()
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    async with listening(lise) as ear:
        await ear.next()
        await ada.fine("/seats/1", kind="open")
        with pytest.raises(AssertionError, match="ended"):
            await ear.next()
    status, answer = await lise.get("/events")
    assert (status, answer["code"]) == (403, "not-at-table")


async def test_a_client_has_so_many_streams_and_no_more(people, config):
    config.limits.streams = 2
    ada = await people()
    await ada.lay("me", "me")
    async with listening(ada) as one, listening(ada) as two:
        await one.next()
        await two.next()
        status, answer = await ada.get("/events")
        assert (status, answer["code"]) == (429, "too-many")


async def test_secrets_of_others_are_in_no_stream(bids, people):
    """Ada's secret bid is told to Ada; Lise and a spectator are told that she answered, and nothing more."""
    ada, lise, guest = await people(), await people(), await people()
    created = await ada.lay("me", "open", game="bids")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await guest.sit((await ada.post("/links", seat=-1))[1]["url"])
    await ada.fine("/start")
    async with listening(ada) as own, listening(lise) as hers, listening(guest) as third:
        before = [(await ear.next())[1] for ear in (own, hers, third)]
        table = before[0]["table"]
        await ada.fine("/actions", seat=0, code=table["view"]["asked"][2], version=table["version"])
        update = await own.until(lambda u: u["entries"])
        assert update["table"]["view"]["bid"] == 3
        assert update["entries"][0]["events"][0]["params"]["card"] == 3
        for ear, was in ((hers, before[1]), (third, before[2])):
            update = await ear.until(lambda u: u["entries"])
            (entry,) = update["entries"]
            assert (entry["seat"], entry["action"], entry["events"], entry["text"]) == (0, None, [], "")
            after = dict(update["table"]["view"], version=0, since=0)
            assert after == dict(was["table"]["view"], version=0, since=0)
