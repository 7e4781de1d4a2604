"""The server on either database: a game is played, kept, conflicted over and gone on with after a restart."""

from __future__ import annotations

import asyncio

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import RULESETS
from lanterns.store import database_url
from lanterns.web.config import Config
from tests.web.conftest import no_limits, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def config(url: str) -> Config:
    return Config(database_url(url), bots=0, limits=no_limits())


async def test_a_game_goes_on_after_a_restart(config: Config):
    async with open_house(config) as house:
        ada = await house.person()
        await ada.lay("me", "me")
        for _ in range(12):
            table = await ada.look()
            if table["undo"]["free"]:
                await ada.fine("/undo", seat=table["eyes"], version=table["version"])
            await ada.play(await ada.look())
        before = await ada.look()
        cookie = ada.client.cookies["lanterns"]
        text = (await ada.get("/record"))[1]
        replay(parse_record(text, RULESETS))
    async with open_house(config) as house:
        again = await house.person()
        again.client.cookies.set("lanterns", cookie)
        again.table = before["id"]
        after = await again.look()
        assert {**after, "people": 0} == {**before, "people": 0}
        assert (await again.get("/record"))[1] == text
        await again.play(after)


async def test_two_servers_and_one_table(config: Config):
    async with open_house(config) as first, open_house(config) as second:
        ada, twin = await first.person(), await second.person()
        await ada.lay("me", "me")
        twin.client.cookies.set("lanterns", ada.client.cookies["lanterns"])
        twin.table = ada.table
        for _ in range(5):
            table = await ada.look()
            options = [option["code"] for option in table["view"]["options"]][:2]
            answers = await asyncio.gather(
                *(
                    person.post("/actions", seat=table["eyes"], code=code, version=table["version"])
                    for person, code in zip((ada, twin), options, strict=True)
                )
            )
            assert sorted(status for status, _ in answers) == [200, 409]
            lost = next(body for status, body in answers if status == 409)
            assert lost["code"] == "stale"
            won = next(body for status, body in answers if status == 200)
            assert lost["table"]["version"] == won["table"]["version"]
            assert (await ada.look())["version"] <= won["table"]["version"]
            # a server that holds an old table notices at its next deed
            await ada.post("/pause", paused=False)
            await ada.post("/actions", seat=0, code=0, version=0)
