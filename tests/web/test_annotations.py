"""Marks over HTTP and the stream: all who look see them at once, and nothing of them is kept."""

from __future__ import annotations

from typing import Any

import pytest

from lanterns.tables import annotations as marking
from tests.web.conftest import House, Person, open_house
from tests.web.test_bad_input import everything, whole
from tests.web.test_live import Ear, listening

pytestmark = pytest.mark.anyio


async def two_together(ada: Person, lise: Person, **more: Any) -> dict[str, Any]:
    created = await ada.lay("me", "open", game="dungeons", **more)
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    return (await ada.fine("/start"))["table"]


async def marked(ear: Ear, wanted: Any) -> list[dict[str, Any]]:
    """The first marks of which that is so."""
    return (await ear.until(lambda told: "marks" in told and wanted(told["marks"])))["marks"]


async def test_everybody_sees_a_mark_at_once_and_it_passes(people, monkeypatch):
    monkeypatch.setattr(marking, "PING_SECONDS", 1.0)
    ada, lise, guest = await people(), await people(), await people()
    await two_together(ada, lise)
    await guest.sit((await ada.post("/links", seat=-1))[1]["url"])
    async with listening(lise) as hers, listening(guest) as theirs:
        await hers.until(lambda told: told["table"]["status"] == "playing")
        await theirs.until(lambda told: told["table"]["status"] == "playing")
        status, told = await ada.post("/marks", seat=0, kind="ping", key="room-3-4")
        assert status == 200
        ping = {"kind": "ping", "key": "room-3-4", "seat": 0, "value": [], "action": None}
        assert told["marks"] == [ping]
        assert await marked(hers, len) == [ping]
        assert await marked(theirs, len) == [ping]
        assert await marked(hers, lambda marks: not marks) == []
        async with listening(lise) as late:  # a window of now has nothing to forget
            assert "table" in (await late.next())[1]


async def test_marks_are_told_to_who_comes_later_and_whose_line_was_cut(people):
    ada, lise = await people(), await people()
    await two_together(ada, lise)
    _, told = await ada.post("/marks", seat=0, kind="sketch", key="plan", value=[1, 2])
    async with listening(lise) as ear:
        last, _ = await ear.next()
        assert (await ear.next())[1] == told
    _, erased = await ada.post("/marks", seat=0, kind="sketch", key="plan")
    assert erased["turn"] > told["turn"]
    async with listening(lise, last=last) as ear:
        assert await marked(ear, lambda marks: not marks) == []


async def test_an_aim_goes_with_the_answer_and_with_the_window(people):
    ada, lise = await people(), await people()
    await two_together(ada, lise)
    table = await ada.look()
    asked = table["view"]["actors"][0]
    player, other = ((ada, lise), (lise, ada))[asked]
    async with listening(other) as ear:
        await ear.next()
        option = (await player.look())["view"]["options"][0]
        _, first = await player.post("/marks", seat=asked, kind="aim", key="room-1", value=[option["code"]])
        told = first["marks"][0]["action"]
        assert (told["code"], told["verb"], told["args"]) == (option["code"], option["verb"], option["args"])
        assert [mark["key"] for mark in await marked(ear, len)] == ["room-1"]
        whole(await other.post("/marks", seat=1 - asked, kind="aim", key="room-1", value=[]), 409, "not-asked")
        done = await player.play(await player.look())
        assert await marked(ear, lambda marks: not marks) == []
        asked = done["table"]["view"]["actors"][0]
        player, other = ((ada, lise), (lise, ada))[asked]
    async with listening(other) as ear:
        await ear.next()
        async with listening(player) as own:
            await own.next()
            _, second = await player.post("/marks", seat=asked, kind="aim", key="room-2", value=[])
            assert second["turn"] > first["turn"]
            assert await marked(ear, len)
        assert await marked(ear, lambda marks: not marks) == []


async def test_nothing_of_a_mark_is_kept(house: House, ada: Person, lise: Person):
    await two_together(ada, lise)
    before = await everything(ada)
    for i in range(3):
        await ada.fine("/marks", seat=0, kind="ping", key=f"room-{i}")
        await lise.fine("/marks", seat=1, kind="sketch", key="plan", value=[i])
    assert await everything(ada) == before
    _, record = await ada.get("/record")
    assert "room-" not in record
    sessions = house.app.state.sessions
    session = sessions.held[ada.table]
    assert [mark.kind for mark in session.annotations.all].count("sketch") == 1
    session.touched -= 10_000
    sessions.sweep()
    assert ada.table in sessions.held  # a ping has still to pass
    session.annotations.passed(session.table.at + 1000)
    session.annotated()
    sessions.sweep()
    assert ada.table not in sessions.held
    status, told = await ada.post("/marks", seat=0, kind="ping", key="here")
    assert (status, [mark["key"] for mark in told["marks"]]) == (200, ["here"])


async def test_a_spectator_and_a_stranger_make_no_marks(house: House, ada: Person, lise: Person):
    await two_together(ada, lise)
    guest, stranger = await house.person(), await house.person()
    await guest.sit((await ada.post("/links", seat=-1))[1]["url"])
    stranger.table = ada.table
    body = {"kind": "ping", "key": "room"}
    for person in (guest, stranger):
        whole(await person.post("/marks", seat=0, **body), 403, "not-at-table")
    whole(await lise.post("/marks", seat=0, **body), 403, "not-your-seat")
    whole(await ada.post("/marks", seat=9, **body), 404, "not-found")
    ada.table = "nosuchtable123"
    whole(await ada.post("/marks", seat=0, **body), 404, "table-unknown")


async def test_a_mark_is_bounded(ada: Person, lise: Person):
    await ada.lay("me", "open", game="dungeons")
    whole(await ada.post("/marks", seat=0, kind="ping", key="room"), 409, "not-started")
    await two_together(ada, lise)
    good = {"seat": 0, "kind": "sketch", "key": "plan", "value": [1]}
    wrong: list[dict[str, Any]] = [
        {"kind": "poke"},
        {"key": ""},
        {"key": "x" * 65},
        {"key": "two\nlines"},
        {"key": 7},
        {"seat": -1},
        {"value": [-1]},
        {"value": ["1"]},
        {"value": [0] * 129},
        {"value": [2_147_483_647]},  # no action of this game
        {"until": 5},
    ]
    for change in wrong:
        whole(await ada.post("/marks", **{**good, **change}), 400, "bad-request")
    assert (await ada.post("/marks", **good))[1]["marks"] == [
        {"kind": "sketch", "key": "plan", "seat": 0, "value": [1], "action": None}
    ]


async def test_too_many_marks_are_slowed_down(config):
    config.limits.annotations = (3, 0.01)
    async with open_house(config) as house:
        ada, lise = await house.person(), await house.person()
        await two_together(ada, lise)
        got = [(await ada.post("/marks", seat=0, kind="ping", key="room"))[0] for _ in range(4)]
        assert got == [200, 200, 200, 429]
        assert (await lise.post("/marks", seat=1, kind="ping", key="room"))[0] == 200  # her hand is not so quick
