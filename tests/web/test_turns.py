"""Tables by turns and clocks on a running server: time that runs out, reminders, holidays, and people who are gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lanterns.store.holidays import DAY
from lanterns.web.live.session import Stream
from tests.web.conftest import House, Person, open_house, until
from tests.web.evening import Evening, device, hook
from tests.web.sinks import sink

pytestmark = pytest.mark.anyio

DAILY = {"kind": "turns", "seconds": 86400}


@asynccontextmanager
async def two(config: Any, pace: dict[str, Any]) -> AsyncIterator[Evening]:
    """Ada and Lise at a table of those terms."""
    async with open_house(config) as house:
        ada, lise = await house.people(2)
        created = await ada.lay("me", "open", pace=pace)
        await lise.sit("/seat/" + created["links"][0]["url"].rpartition("/")[2])
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        yield Evening(house, ada, lise)


def table_of(house: House, person: Person) -> Any:
    return house.app.state.sessions.held[person.table].table


async def back_dated(played: Evening, seconds: float) -> None:
    """The open question was asked so much earlier."""
    sessions = played.house.app.state.sessions

    def do(_: Any, table: Any) -> None:
        for watch in table.pace.watches:
            if watch.since:
                watch.since -= seconds

    await sessions.change(played.people[0].table, do, lambda *_: None)


async def test_the_terms_and_the_time_are_told(config):
    async with two(config, {"kind": "live", "seconds": 30, "bank": 120, "away": 60}) as played:
        table = await played.people[0].look()
        pace = table["pace"]
        assert (pace["kind"], pace["seconds"], pace["bank"], pace["after"], pace["away"]) == (
            "live",
            30,
            120,
            "bot",
            60,
        )
        seat = await played.asked()
        assert [one["due"] is not None for one in pace["seats"]] == [number == seat for number in (0, 1)]
        assert 140 < pace["seats"][seat]["due"] - time.time() <= 150
        mine = (await played.people[seat].get("/api/tables"))[1][0]
        assert mine["due"] == pace["seats"][seat]["due"]
        assert (await played.people[1 - seat].get("/api/tables"))[1][0]["due"] is None


async def test_without_a_clock_nothing_is_told(ada: Person):
    created = await ada.lay("me", "bot")
    assert created["table"]["pace"] is None
    assert (await ada.get("/api/tables"))[1][0]["due"] is None
    for bad in (
        {"kind": "live", "seconds": 3},
        {"kind": "turns", "seconds": 60},
        {"kind": "live", "seconds": 30, "away": 3},
    ):
        status, problem = await ada.post("/api/tables", game="quest", seats=[{"kind": "me"}], pace=bad)
        assert (status, problem["code"]) == (422, "bad-options"), bad


async def test_an_alarm_rings_and_after_a_restart_too_though_nobody_looks(config):
    async with two(config, DAILY) as played:
        seat = await played.asked()
        session = played.house.app.state.sessions.held[played.people[0].table]
        assert session.alarm is None  # a day is far: the table need not stay in memory
        ident = played.people[0].table
        await back_dated(played, 86400 - 1)  # a second is left
        assert session.alarm is not None
        await until(lambda: table_of(played.house, played.people[0]).seating.chairs[seat].bot)
        person = played.people[seat]
        words = [one["word"] for one in (await person.get("/entries", after=-1, limit=20))[1]["entries"]]
        assert "out-of-time" in words
        await person.fine(f"/seats/{seat}/return")
        seat = await played.asked()
        await back_dated(played, 86400 - 60)
    async with open_house(config) as house:
        await until(lambda: ident in house.app.state.sessions.held)  # it was looked for by itself
        session = house.app.state.sessions.held[ident]
        await until(lambda: session.alarm is not None)


async def test_whoever_is_asked_is_reminded(config):
    with sink() as chat:
        config.notice_hosts = (chat.place,)
        async with two(config, DAILY) as played:
            await hook(played.people[1], chat)
            await played.turn_of(1)
            await until(lambda: len(chat.posted) == 1)
            played.later(17 * 3600)
            await asyncio.sleep(0.1)
            assert len(chat.posted) == 1
            played.later(3600 + 60)
            await played.settled(1, 2)
            told = chat.posted[1].json
            assert told["kind"] == "reminder"
            assert told["text"].startswith("Still your turn: Quest: 6 hours are left.")
            played.ahead = 0.0
            await played.turn_of(1)
            await until(lambda: len(chat.posted) == 3)
            await played.people[1].play(await played.people[1].look())  # in time: no reminder
            played.later(20 * 3600)
            await until(lambda: ("dropped", "reminder", "") in played.outcomes(1))


async def test_a_reminder_does_not_wait_for_quiet_hours_that_outlast_the_time(config):
    with sink() as chat:
        config.notice_hosts = (chat.place,)
        async with two(config, {"kind": "turns", "seconds": 12 * 3600}) as played:
            await hook(played.people[1], chat)
            now = int(time.time() % 86400 // 60)
            quiet = {
                "language": "en", "zone": "UTC", "quiet": True, "quiet_from": (now + 60) % 1440,
                "quiet_to": (now - 60) % 1440, "digest": False, "digest_at": 0,
            }  # fmt: skip
            await played.people[1].fine("/api/notices/times", **quiet)
            await played.turn_of(1)
            await until(lambda: len(chat.posted) == 1)
            played.later(9 * 3600 + 60)
            await until(lambda: len(chat.posted) == 2)
            assert chat.posted[1].json["kind"] == "reminder"


async def test_a_holiday_stops_the_clock_everywhere_and_is_bounded(config):
    async with two(config, DAILY) as played:
        await played.turn_of(1)
        ada, lise = played.people
        assert (await lise.get("/api/holiday"))[1] == {"until": None, "left": 28, "most": 28}
        taken = await lise.fine("/api/holiday", days=7)
        assert taken["left"] == 21
        table = await ada.look()
        assert [one["person"] for one in table["pace"]["holidays"]] == [1]
        assert table["pace"]["seats"][1]["due"] == pytest.approx(taken["until"] + 86400, abs=60)
        status, problem = await lise.post("/api/holiday", days=28)
        assert (status, problem["code"]) == (409, "holiday-full")
        assert (await lise.get("/api/holiday"))[1]["until"] == taken["until"]  # and nothing was changed
        back = await lise.fine("/api/holiday", days=0)
        assert (back["until"], back["left"]) == (None, 27)  # a day that was begun
        due = (await ada.look())["pace"]["seats"][1]["due"]
        assert due == pytest.approx(time.time() + DAY, abs=60)


async def test_who_is_gone_while_another_waits_is_replaced_by_rule(config):
    async with two(config, {"kind": "", "away": 60}) as played:
        await played.turn_of(1)
        ada, lise = played.people
        session = played.house.app.state.sessions.held[ada.table]
        alarms = next(
            one for one in session.table and played.house.app.state.sessions.watchers if hasattr(one, "look_round")
        )
        session.since = time.monotonic() - 59
        await alarms.look_round()
        assert not session.table.seating.chairs[1].bot
        session.since = time.monotonic() - 3600
        await alarms.look_round()
        assert not session.table.seating.chairs[1].bot  # nobody waits
        session.streams.add(Stream(device(ada), "test", None))
        await alarms.look_round()
        assert session.table.seating.chairs[1].bot == "medium"
        await lise.fine("/seats/1/return")
        session.streams.add(Stream(device(lise), "test", None))
        await alarms.look_round()
        assert not session.table.seating.chairs[1].bot
        session.streams.clear()


async def test_terms_are_the_hosts_and_settled_before_the_start(config):
    async with open_house(config) as house:
        ada, lise = await house.people(2)
        created = await ada.lay("me", "open")
        await lise.sit("/seat/" + created["links"][0]["url"].rpartition("/")[2])
        assert (await lise.post("/settings", pace=DAILY))[1]["code"] == "host-only"
        assert (await ada.fine("/settings", pace=DAILY))["table"]["pace"]["seconds"] == 86400
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        assert (await ada.post("/settings", pace={"kind": "live", "seconds": 30}))[1]["code"] == "already-started"
