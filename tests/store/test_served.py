"""The server on either database: a game is played, kept, conflicted over and gone on with after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import RULESETS
from lanterns.store import database_url
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed
from lanterns.web.live.session import Stream
from lanterns.web.live.stream import messages
from tests.web.conftest import House, Person, no_limits, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def config(url: str) -> Config:
    return Config(database_url(url), bots=0, readers=0, limits=no_limits())


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


async def test_two_servers_and_one_table(url: str, config: Config):
    if "sqlite" in url:
        pytest.skip("the second one says so and stops: tests/store/test_lock.py")
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
            assert (await ada.look())["version"] == won["table"]["version"]
            assert (await twin.look())["version"] == won["table"]["version"]


async def test_two_servers_go_on_with_what_the_other_did(url: str, config: Config):
    """A guest sits down and plays through one, the host through the other; records of either are whole."""
    if "sqlite" in url:
        pytest.skip("the second one says so and stops: tests/store/test_lock.py")
    config.heartbeat = 0.05
    async with open_house(config) as first, open_house(config) as second:
        ada, lise = await first.person(), await second.person()
        created = await ada.lay("me", "open")
        seen: list[bytes] = []
        window = asyncio.ensure_future(_watch(first, ada, seen))
        await lise.sit(created["links"][0]["url"])
        await lise.fine("/ready", ready=True)
        await ada.fine("/start")
        for _ in range(20):
            for person in (ada, lise):
                table = await person.look()
                if table["view"]["options"]:
                    await person.play(table)
                    break
            else:
                raise AssertionError("neither is asked")
            for person in (ada, lise):
                status, text = await person.get("/record")
                assert status == 200
                replay(parse_record(text, RULESETS))
        newest = b"id: %d\n" % (await ada.look())["seq"]
        for _ in range(200):
            if any(newest in piece for piece in seen):
                break
            await asyncio.sleep(0.05)
        assert any(newest in piece for piece in seen), "the window was never told"
        ghost = await first.person()
        ghost.client.cookies.set("lanterns", lise.client.cookies["lanterns"])
        ghost.table = ada.table
        await ghost.look()
        await lise.fine("/leave")
        assert (await ghost.get(""))[0] == 403
        window.cancel()


async def _watch(house: House, person: Person, seen: list[bytes]) -> None:
    stream = Stream(hashed(person.client.cookies["lanterns"]), "here", None)
    async for piece in messages(house.app.state.sessions, person.table, stream, None, lambda: None):
        seen.append(piece)


async def test_no_text_of_an_address_troubles_a_database(config: Config):
    """PostgreSQL takes no NUL in a text: it is the id of no table, as any other word."""
    async with open_house(config) as house:
        ada = await house.person()
        await ada.lay("me", "me")
        for ident in ("%00", "a%00b", "%F0%9F%90%BA", "x" * 300, "%ff"):
            for path in ("", "/entries", "/positions", "/record", "/explain?codes=1&action=rest", "/events"):
                answer = await ada.client.get(f"/api/tables/{ident}{path}")
                assert answer.status_code == 404, (ident, path, answer.text)
                assert answer.json()["code"] in ("table-unknown", "not-found")
            for path, body in (
                ("actions", {"seat": 0, "code": 1, "version": 1}), ("undo", {"seat": 0, "version": 1}),
                ("takeback", {"seat": 0, "version": 1}), ("proposal", {"agree": True}), ("chat", {"text": "a"}),
                ("me", {"name": "a"}), ("ready", {"ready": True}), ("seats/0", {"name": "a"}), ("settings", {}),
                ("links", {"seat": -1}), ("join-code", {"open": True}), ("start", {}), ("pause", {"paused": True}),
                ("resign", {"seat": 0}), ("seats/0/replace", {}), ("seats/0/return", {}), ("leave", {}),
                ("report", {"text": "a"}), ("marks", {"seat": 0, "kind": "ping", "key": "a", "value": [1]}),
                ("study", {"seat": 0, "version": 1, "topic": "hint", "params": {}}),
            ):  # fmt: skip
                answer = await ada.client.post(f"/api/tables/{ident}/{path}", json=body)
                assert answer.status_code == 404, (ident, path, answer.text)
                assert answer.json()["code"] in ("table-unknown", "not-found")


async def test_health_tells_the_truth_about_the_database(url: str, config: Config, request):
    async with open_house(config) as house:
        ada = await house.person()
        assert (await ada.get("/api/health"))[1]["status"] == "ok"
        if "sqlite" in url:
            Path(config.database.database).rename(Path(config.database.database).with_name("away"))
        else:
            request.getfixturevalue("postgres").pause()
        answer = await ada.client.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        if "sqlite" in url:
            Path(config.database.database).with_name("away").rename(Path(config.database.database))
        else:
            request.getfixturevalue("postgres").resume()
        assert (await ada.get("/api/health"))[0] == 200
