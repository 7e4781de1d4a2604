"""First games over the API: laid, played along the script and beside it, left, and taken up again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lanterns.lessons import LESSONS
from lanterns.web.config import Config
from tests.web.conftest import Person, open_house

pytestmark = pytest.mark.anyio


async def begin(ada: Person, lesson: str = "quest", **more: Any) -> tuple[Any, Any]:
    _, told = await ada.get(f"/api/lessons/{lesson}")
    created = await ada.fine(f"/api/lessons/{lesson}", name="Ada", partner="Nan", **more)
    ada.table = created["table"]["id"]
    return told, created["table"]


async def until(ada: Person, stood: int) -> Any:
    """The table once so many moves stand; bots and chance do the last of them by themselves."""
    for _ in range(200):
        table = await ada.look()
        if table["lesson"]["stood"] >= stood:
            return table
        await asyncio.sleep(0.02)
    raise AssertionError(f"{table['lesson']} does not come to {stood}")


async def act(ada: Person, code: int) -> Any:
    table = await ada.look(seat=0)
    return (await ada.fine("/actions", seat=0, code=code, version=table["version"]))["table"]


async def test_every_lesson_is_listed_and_told(config: Config) -> None:
    async with open_house(config) as house:
        ada = await house.person()
        _, cards = await ada.get("/api/lessons")
        assert [card["id"] for card in cards] == list(LESSONS)
        for card in cards:
            _, told = await ada.get(f"/api/lessons/{card['id']}")
            assert len(told["steps"]) == card["steps"]
            assert told["minutes"] == card["minutes"]
        status, body = await ada.get("/api/lessons/chess")
        assert (status, body["code"]) == (404, "lesson-unknown")
        assert "quest" in body["detail"]
        status, body = await ada.post("/api/lessons/quest", step=60)
        assert (status, body["code"]) == (400, "bad-request")


async def test_a_lesson_is_played_to_its_end_with_scripted_bots_and_dice(config: Config) -> None:
    async with open_house(config) as house:
        ada = await house.person()
        told, table = await begin(ada)
        assert table["seats"][1]["name"] == "Nan"
        assert not table["lesson"]["free"]
        for step in told["steps"]:
            for answer in step["answers"]:
                table = await until(ada, answer["at"])
                assert table["lesson"]["stood"] == answer["at"]
                table = await act(ada, answer["code"])
        table = await until(ada, table["lesson"]["length"])
        assert (table["view"]["round"], table["view"]["players"][0]["score"]) == (2, -5)
        assert table["status"] == "playing"
        assert not table["marked"]


async def test_an_answer_beside_the_script_waits_until_it_is_taken_back(config: Config) -> None:
    async with open_house(config) as house:
        ada = await house.person()
        told, table = await begin(ada, step=2)
        answer = told["steps"][2]["answers"][0]
        assert table["lesson"]["stood"] == answer["at"]
        _, said = await ada.get("/verdict", action="move 1 13L")
        assert (said["kind"], said["mistake"]) == ("other", "")
        _, said = await ada.get("/verdict", action="move 1 21L")
        assert (said["kind"], said["mistake"], said["refusal"]["rule"]) == ("illegal", "column", "Q3.4")
        _, said = await ada.get("/verdict", action=answer["action"])
        assert (said["kind"], said["follows"]) == ("expected", 3)
        other = next(option["code"] for option in table["view"]["options"] if option["verb"] == "idle")
        table = await act(ada, other)
        assert table["lesson"]["left"] == answer["at"]
        await asyncio.sleep(0.05)
        table = await ada.look(seat=0)
        assert table["lesson"]["stood"] == answer["at"] + 1
        assert not table["thinking"]
        table = (await ada.fine("/undo", seat=0, version=table["version"], count=1))["table"]
        assert table["lesson"]["left"] is None
        assert table["lesson"]["stood"] == answer["at"]
        assert not table["marked"]
        await act(ada, answer["code"])
        await until(ada, told["steps"][2]["stop"])


async def test_the_lesson_is_left_for_good_when_its_learner_plays_on_freely(config: Config) -> None:
    async with open_house(config) as house:
        ada, eve = await house.people(2)
        _, table = await begin(ada, step=2)
        await act(ada, next(option["code"] for option in table["view"]["options"] if option["verb"] == "idle"))
        status, body = await eve.post(f"/api/tables/{ada.table}/lesson", free=True)
        assert status == 403, body
        table = (await ada.fine("/lesson", free=True))["table"]
        assert table["lesson"]["free"]
        assert table["view"]["actors"] == [1]
        status, body = await ada.post("/lesson", free=False)
        assert (status, body["code"]) == (400, "bad-request")
        await ada.lay("me", "bot")
        status, body = await ada.post("/lesson", free=True)
        assert (status, body["code"]) == (409, "no-lesson")


async def test_a_lesson_outlives_the_server(config: Config) -> None:
    async with open_house(config) as house:
        ada = await house.person()
        told, table = await begin(ada, step=3)
        cookies, ident = ada.client.cookies, ada.table
    async with open_house(config) as house:
        ada = await house.person()
        ada.client.cookies, ada.table = cookies, ident
        table = await ada.look()
        assert table["lesson"]["stood"] == told["steps"][3]["start"]
        table = await act(ada, told["steps"][3]["answers"][0]["code"])
        assert table["lesson"]["left"] is None
