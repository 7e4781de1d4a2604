"""Tables that go: deleted by who may, left by the last one, and no more of them than one device may have."""

from __future__ import annotations

import json

import httpx
import pytest

from lanterns.store import Quota
from lanterns.web.config import Config
from tests.web.conftest import House, Person, Running, open_house

pytestmark = pytest.mark.anyio


async def tables(person: Person) -> list[str]:
    return [line["id"] for line in (await person.get("/api/tables"))[1]]


async def gone(person: Person) -> None:
    for path in ("", "/entries", "/record"):
        status, body = await person.get(path)
        assert (status, body["code"]) == (404, "table-unknown")


async def test_a_table_of_ones_own_can_be_deleted_at_any_time(ada: Person):
    for kinds, start in ((("me", "bot"), False), (("me", "bot"), True), (("me", "me"), True)):
        await ada.lay(*kinds, start=start)
        kept = ada.table
        await ada.lay("me", "me")
        other, ada.table = ada.table, kept
        await ada.fine("/delete")
        await gone(ada)
        assert kept not in await tables(ada)
        assert other in await tables(ada)


async def test_the_host_may_delete_a_lobby_and_the_guest_may_not(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    assert (await lise.post("/delete"))[1]["code"] == "host-only"
    await ada.fine("/delete")
    for person in (ada, lise):
        await gone(person)
        assert await tables(person) == []


async def test_nobody_deletes_a_game_that_others_play(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    for person in (ada, lise):
        status, body = await person.post("/delete")
        assert (status, body["code"]) == (409, "others-play")
    await lise.fine("/resign", seat=1)
    await ada.fine("/resign", seat=0)
    assert (await ada.look())["status"] == "over"
    assert (await lise.post("/delete"))[1]["code"] == "host-only"
    await ada.fine("/delete")
    await gone(lise)


async def test_a_game_that_the_others_left_can_be_deleted(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    await lise.fine("/leave")
    await ada.fine("/delete")
    await gone(ada)


async def test_strangers_and_spectators_delete_nothing(ada: Person, lise: Person):
    await ada.lay("me", "me")
    lise.table = ada.table
    assert (await lise.post("/delete"))[0] == 403
    await lise.sit((await ada.fine("/links", seat=-1))["url"])
    assert (await lise.post("/delete"))[1]["code"] == "not-at-table"
    await ada.look()


async def test_a_table_that_its_last_person_leaves_goes(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await ada.fine("/leave")
    assert (await lise.look())["host"]
    await lise.fine("/leave")
    await gone(lise)


def test_windows_that_look_on_are_told(running: Running):
    with httpx.Client(base_url=running.url) as ada:
        seats = [{"kind": "me"}, {"kind": "me"}]
        ident = ada.post("/api/tables", json={"game": "quest", "seats": seats}).json()["table"]["id"]
        with ada.stream("GET", f"/api/tables/{ident}/events") as stream:
            lines = stream.iter_lines()
            assert next(line for line in lines if line.startswith("event:")) == "event: update"
            assert ada.post(f"/api/tables/{ident}/delete", json={}).status_code == 200
            assert [line for line in lines if line.startswith("event:")] == ["event: gone"]  # and it ends
        assert ada.get(f"/api/tables/{ident}/events").status_code == 404


@pytest.fixture
async def small(config: Config):
    config.quota = Quota(unfinished=3, imports=1)
    async with open_house(config) as house:
        yield house


async def test_a_device_has_so_many_unfinished_tables(small: House):
    ada, lise = await small.person(), await small.person()
    for _ in range(3):
        await ada.lay("me", "open")
    for _ in range(2):
        status, body = await ada.post("/api/tables", game="quest", seats=[{"kind": "me"}, {"kind": "bot"}])
        assert (status, body["code"]) == (409, "quota-unfinished")
        assert "finish, leave or delete" in body["en"]
        assert body["detail"] == "one device has at most 3 unfinished tables"
    assert len(await tables(ada)) == 3
    await lise.lay("me", "me")  # each has their own
    for command in ("/delete", "/leave"):
        ada.table = (await tables(ada))[0]
        await ada.fine(command)
        await ada.lay("me", "me")
    ada.table = (await tables(ada))[0]
    await ada.fine("/resign", seat=0)
    await ada.fine("/resign", seat=1)
    await ada.lay("me", "me")
    assert len(await tables(ada)) == 4


async def test_a_device_keeps_so_many_imports(small: House):
    ada = await small.person()
    await ada.lay("me", "me")
    await ada.play(await ada.look())
    record = (await ada.get("/record"))[1]
    ada.table = (await ada.fine("/api/tables/import", record=record))["table"]["id"]
    status, body = await ada.post("/api/tables/import", record=record)
    assert (status, body["code"]) == (409, "quota-imports")
    assert "delete some first" in body["en"]
    await ada.fine("/delete")
    await ada.fine("/api/tables/import", record=record)


async def test_an_unreadable_table_can_be_deleted_by_who_has_it_alone(house: House, ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    sessions = house.app.state.sessions
    with sessions.store.blocking.writer.begin() as connection:
        connection.exec_driver_sql("UPDATE game_tables SET ruleset = 'quest/9'")
    sessions.held.clear()
    assert (await ada.post("/delete"))[1]["code"] == "others-play"
    await lise.fine("/leave")
    await ada.fine("/delete")
    assert json.loads((await ada.client.get("/api/tables")).text) == []
