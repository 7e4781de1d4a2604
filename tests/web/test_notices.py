"""Somebody is told that a table waits: once, when they do not look; nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from lanterns.store.notices import outbox
from lanterns.store.notices.channels import channels_of
from lanterns.web.live.session import Stream
from lanterns.web.notices import letters
from lanterns.web.notices.postman import GIVE_UP
from tests.web.conftest import House, Person, open_house, until
from tests.web.evening import Evening, device, evening, hook
from tests.web.sinks import Sink, sink

pytestmark = pytest.mark.anyio

TIMES = {
    "language": "en", "zone": "UTC", "quiet": False, "quiet_from": 1320, "quiet_to": 480, "digest": False,
    "digest_at": 1080,
}  # fmt: skip


@pytest.fixture
def chat(config: Any) -> Iterator[Sink]:
    """A chat room in the server's own network, which its host allows."""
    with sink() as opened:
        config.notice_hosts = (opened.place,)
        yield opened


@pytest.fixture
async def played(config: Any, chat: Sink) -> AsyncIterator[Evening]:
    async with evening(config) as opened:
        yield opened


async def test_a_device_without_channels_has_none(ada: Person):
    status, shape = await ada.get("/api/notices")
    assert status == 200
    assert shape["channels"] == []
    assert shape["times"] is None
    assert not shape["mail"]
    assert len(shape["push_key"]) == 87  # 65 bytes
    assert "lanterns" not in ada.client.cookies  # whoever only looks becomes nobody
    for path, body in (("test", {}), ("times", TIMES)):
        assert (await ada.post(f"/api/notices/{path}", **body))[1]["code"] == "notice-none"
    assert (await ada.post("/api/notices/channels/x/off"))[1]["code"] == "notice-unknown"


async def test_who_is_asked_and_does_not_look_is_told_once(chat: Sink, played: Evening):
    await hook(played.people[1], chat)
    await played.turn_of(1)
    await played.settled(1, 1)
    (posted,) = chat.posted
    assert posted.path == "/room"
    told = posted.json
    assert set(told) == {"kind", "table", "game", "question", "address", "text"}
    assert (told["kind"], told["table"], told["game"]) == ("turn", played.people[1].table, "Quest")
    assert told["address"] == f"http://testserver.local/table/{played.people[1].table}"
    assert told["question"]
    assert told["text"].startswith("Your turn: Quest: ")
    assert "Ada waits for you." in told["text"]
    await played.people[0].fine("/chat", signal="wave")  # the table changes, the question does not
    await played.people[1].fine("/chat", signal="wave")
    played.later(3600)
    await asyncio.sleep(0.2)
    assert len(chat.posted) == 1
    await played.turn_of(1)
    await until(lambda: len(chat.posted) == 2)
    assert await played.settled(1, 2) == [("sent", "turn", ""), ("sent", "turn", "")]


async def test_who_looks_is_not_told_and_who_looks_elsewhere_later(chat: Sink, played: Evening):
    lise = played.people[1]
    await hook(lise, chat)
    session = played.house.app.state.sessions.held[lise.table]
    here = Stream(device(lise), "test", None)
    session.streams.add(here)
    await played.turn_of(1)
    played.later(600)
    await asyncio.sleep(0.2)
    assert played.outcomes(1) == []  # she saw it come
    session.streams.remove(here)
    ada = played.people[0]
    first = lise.table
    await ada.lay("me", "open")  # another table, which she watches
    ada.table, other = first, played.house.app.state.sessions.held[ada.table]
    other.streams.add(here)
    await played.turn_of(1)
    await until(lambda: played.outcomes(1) == [("waiting", "turn", "")])
    await asyncio.sleep(0.2)
    assert chat.posted == []
    other.streams.remove(here)
    played.later(2)
    assert await played.settled(1, 1) == [("sent", "turn", "")]
    assert len(chat.posted) == 1


async def test_an_answer_before_the_notice_makes_it_needless(chat: Sink, config: Any):
    config.notice_delay = 60.0
    async with evening(config) as played:
        await hook(played.people[1], chat)
        await played.turn_of(1)
        await until(lambda: len(played.outcomes(1)) == 1)
        await played.people[1].play(await played.people[1].look())
        played.later(61)
        await until(lambda: played.outcomes(1)[0][0] == "dropped")
        assert chat.posted == []


async def test_somebody_alone_with_bots_is_not_told(chat: Sink, house: House):
    (ada,) = await house.people(1)
    await ada.lay("me", "bot")
    await hook(ada, chat)
    while (table := await ada.look())["view"]["actors"] == [0]:
        await ada.play(table)
    await asyncio.sleep(0.2)
    store = house.app.state.store.blocking
    assert outbox.next_due(store) is None


async def test_a_notice_survives_a_restart_and_one_that_was_on_its_way_is_not_sent_again(chat: Sink, config: Any):
    chat.answer = 503
    async with evening(config) as played:
        await hook(played.people[1], chat)
        await played.turn_of(1)
        await until(lambda: played.outcomes(1) == [("waiting", "turn", "busy")])
        cookies = [dict(person.client.cookies) for person in played.people]
        table = played.people[0].table
        shape = (await played.people[1].get("/api/notices"))[1]
        assert shape["channels"][0]["fault"] == "busy"
    chat.answer = 204
    async with open_house(config) as house:
        people = await house.people(2)
        for person, cookie in zip(people, cookies, strict=True):
            person.client.cookies.update(cookie)
            person.table = table
        again = Evening(house, *people)
        again.later(35)
        assert await again.settled(1, 1) == [("sent", "turn", "")]
        assert len(chat.posted) == 2
        assert (await people[1].get("/api/notices"))[1]["channels"][0]["fault"] == ""
        await again.turn_of(1)
        await again.settled(1, 2)
        store = house.app.state.store.blocking
        (channel,) = channels_of(store, again.profile(1))
        outbox.post(store, "crash", channel.id, outbox.DIGEST, 0.0, 0.0)
        assert outbox.claim(store, 0.0) is not None  # and here the server is killed
    sent = len(chat.posted)
    async with open_house(config) as house:
        store = house.app.state.store.blocking
        await until(lambda: ("unknown", "digest", "") in outbox.outcomes(store, [channel.id]))
        assert len(chat.posted) == sent


async def test_what_a_crash_swallowed_before_it_was_written_down_is_found_at_the_start(chat: Sink, config: Any):
    async with evening(config) as played:
        await hook(played.people[1], chat)
        played.house.app.state.sessions.watchers.clear()  # killed between the answer and the letter
        await played.turn_of(1)
        channel = channels_of(played.house.app.state.store.blocking, played.profile(1))[0]
    async with open_house(config) as house:
        store = house.app.state.store.blocking
        await until(lambda: outbox.outcomes(store, [channel.id]) == [("sent", "turn", "")])
        assert len(chat.posted) == 1


async def test_after_a_day_a_notice_is_given_up(chat: Sink, played: Evening):
    chat.answer = 500
    await hook(played.people[1], chat)
    await played.turn_of(1)
    await until(lambda: played.outcomes(1) != [])
    for _ in range(40):
        await until(lambda: played.outcomes(1)[0][0] != "sending")
        played.later(GIVE_UP / 8)
        await asyncio.sleep(0.05)
        if played.outcomes(1)[0][0] == "given-up":
            break
    assert await played.settled(1, 1) == [("given-up", "turn", "busy")]
    assert 6 <= len(chat.posted) <= 12


@pytest.mark.parametrize(("answer", "said"), [(302, "redirect"), (400, "refused"), (404, "gone"), (410, "gone")])
async def test_a_webhook_that_will_not_take_it_is_not_tried_again(chat: Sink, played: Evening, answer: int, said: str):
    chat.answer, chat.location = answer, "http://127.0.0.1:1/"
    await hook(played.people[1], chat)
    await played.turn_of(1)
    assert await played.settled(1, 1) == [("given-up", "turn", said)]
    (channel,) = (await played.people[1].get("/api/notices"))[1]["channels"]
    assert channel["fault"] == said
    (tried,) = await played.people[1].fine("/api/notices/test")
    assert not tried["sent"]
    assert tried["en"]
    assert tried["fr"] != tried["en"]


async def test_a_webhook_into_the_own_network_is_refused(ada: Person):
    for address in ("http://127.0.0.1:8008/", "http://10.1.2.3/hook", "http://[::1]/", "http://169.254.169.254/latest"):
        status, problem = await ada.post("/api/notices/webhook", address=address)
        assert (status, problem["code"]) == (422, "notice-inside")
    for address in ("ftp://example.org/", "example.org", "https://user:pass@example.org/"):
        status, problem = await ada.post("/api/notices/webhook", address=address)
        assert (status, problem["code"]) == (422, "notice-address")
    assert (await ada.get("/api/notices"))[1]["channels"] == []


async def test_discord_gets_what_it_reads_and_calls_nobody(chat: Sink, played: Evening):
    await played.people[0].fine("/me", name="@everyone")
    await hook(played.people[1], chat, "discord")
    await played.turn_of(1)
    await until(lambda: chat.posted != [])
    told = chat.posted[0].json
    assert set(told) == {"content", "allowed_mentions"}
    assert told["allowed_mentions"] == {"parse": []}
    assert "Your turn: Quest" in told["content"]


async def test_another_one_cannot_touch_a_channel(chat: Sink, played: Evening):
    shape = await hook(played.people[1], chat)
    ident = shape["channels"][0]["id"]
    await hook(played.people[0], chat)
    for path, body in ((f"{ident}/off", {}), (ident, {"most": 1})):
        status, problem = await played.people[0].post(f"/api/notices/channels/{path}", **body)
        assert (status, problem["code"]) == (404, "notice-unknown")
    assert (await played.people[1].fine(f"/api/notices/channels/{ident}", most=7))["channels"][0]["most"] == 7
    assert (await played.people[1].fine(f"/api/notices/channels/{ident}/off"))["channels"] == []
    await played.turn_of(1)
    await asyncio.sleep(0.1)
    assert chat.posted == []


# times


async def test_quiet_hours_and_the_number_of_a_day(chat: Sink, played: Evening):
    lise = played.people[1]
    shape = await hook(lise, chat)
    await lise.fine(f"/api/notices/channels/{shape['channels'][0]['id']}", most=1)
    noon = (time.time() // 86400 + 1) * 86400 + 12 * 3600
    played.ahead = noon - time.time()  # tomorrow at noon
    quiet = {**TIMES, "quiet": True, "quiet_from": 11 * 60, "quiet_to": 13 * 60}
    assert (await lise.fine("/api/notices/times", **quiet))["times"] == quiet
    await played.turn_of(1)
    await until(lambda: played.outcomes(1) == [("waiting", "turn", "")])
    await asyncio.sleep(0.1)
    assert chat.posted == []
    played.later(3600)
    assert await played.settled(1, 1) == [("sent", "turn", "")]
    await played.turn_of(1)
    await until(lambda: len(played.outcomes(1)) == 2)
    await asyncio.sleep(0.1)
    assert len(chat.posted) == 1  # one a day
    played.later(12 * 3600)
    assert await played.settled(1, 2) == [("sent", "turn", ""), ("sent", "turn", "")]


async def test_a_digest_tells_once_a_day_of_all_tables(chat: Sink, played: Evening):
    ada, lise = played.people
    await hook(lise, chat)
    await lise.fine("/api/notices/times", **{**TIMES, "digest": True, "language": "fr"})
    await played.turn_of(1)
    await played.turn_of(1)
    await until(lambda: played.outcomes(1) == [("waiting", "digest", "")])
    played.later(24 * 3600)
    assert await played.settled(1, 1) == [("sent", "digest", "")]
    told = chat.posted[0].json
    assert told["kind"] == "digest"
    assert told["address"] == "http://testserver.local/"
    assert told["text"] == "Une table vous attend: C’est à vous de jouer ici\u202f: Quête."
    await played.turn_of(0)
    played.later(24 * 3600)
    await asyncio.sleep(0.1)
    assert len(chat.posted) == 1
    assert ada.table == lise.table


async def test_a_zone_that_is_none_is_refused(chat: Sink, ada: Person):
    await hook(ada, chat)
    status, problem = await ada.post("/api/notices/times", **{**TIMES, "zone": "Mars/Olympus"})
    assert (status, problem["code"]) == (422, "notice-zone")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_has_its_words(language: str):
    for message in (letters.test(language), letters.digest([], language)):
        assert "notice-" not in message.title + message.text
