"""Clocks on a running server: a look starts one, and when the time is up the table answers by itself."""

from __future__ import annotations

import asyncio
import time

import pytest

from lanterns.games import GAMES, RULESETS
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.roles import MapMastersTimed
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE
from tests.web.conftest import Person, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def maps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Map Masters, with seconds instead of minutes."""
    game = MapMastersGame()
    game.timed = MapMastersTimed(seconds=2)
    monkeypatch.setitem(GAMES, game.id, game)
    monkeypatch.setitem(RULESETS, game.ruleset, game)


async def explore(ada: Person, lise: Person) -> None:
    """Two people at an exploration that Ada has looked at."""
    created = await ada.lay("me", "open", game="mapmasters", options={"timer": "5"})
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    while len((table := await ada.look(seat=-1))["view"]["actors"]) < 2:
        seat = table["view"]["actors"][0]
        person = (ada, lise)[seat]
        await person.play(await person.look())


async def test_the_table_finishes_when_the_time_is_up(maps, ada: Person, lise: Person):
    await explore(ada, lise)
    assert (await ada.look())["view"]["options"] == []  # looking at the table is not looking at the hand
    assert not (await ada.look())["clocks"][0]["running"]
    await ada.fine("/seats/0/look")
    clocks = (await ada.look())["clocks"]
    assert clocks[0]["running"]
    assert clocks[0]["limit"] == 2
    assert not clocks[1]["running"]
    deadline = time.monotonic() + 60
    while 0 in (await ada.look())["view"]["actors"]:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)
    _, page = await ada.get("/entries", after=-1, limit=20)
    assert {"looked", "time-up"} <= {entry["word"] for entry in page["entries"]}
    hers = (await lise.fine("/seats/1/look"))["table"]  # and her own time begins now
    assert 1 in hers["view"]["actors"]
    await lise.fine("/actions", seat=1, code=FINISH_CODE, version=hers["version"])
    assert (await ada.look())["clocks"] == []


async def test_an_alarm_rings_after_a_restart(maps, config):
    async with open_house(config) as house:
        ada, lise = await house.person(), await house.person()
        await explore(ada, lise)
        await ada.fine("/seats/0/look")
        cookie = ada.client.cookies["lanterns"]
    async with open_house(config) as house:
        again = await house.person()
        again.client.cookies.set("lanterns", cookie)
        again.table = ada.table
        deadline = time.monotonic() + 60
        while 0 in (await again.look())["view"]["actors"]:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
