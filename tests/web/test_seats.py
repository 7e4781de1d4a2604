"""Whose a seat is: a stand-in bot opens nothing, a link is used up, devices come and go."""

from __future__ import annotations

import asyncio

import pytest

from lanterns.tables.commands.access import LINK_SECONDS
from lanterns.tables.parts.seating import TRUSTED_SECONDS
from lanterns.web.live import sessions
from tests.web.conftest import House, Person

pytestmark = pytest.mark.anyio


async def begin(ada: Person, lise: Person, game: str = "quest", **more: str) -> str:
    """Ada's table at which Lise sits, begun; returns Lise's seat link."""
    created = await ada.lay("me", "open", game=game, options=more)
    link: str = created["links"][0]["url"]
    await lise.sit(link)
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    return link


async def test_a_stand_in_opens_no_record(bids, config, ada: Person, lise: Person, eve: Person):
    """H2: not to the other player, not to a spectator while bots play for all, not to a lone player."""
    config.away_after = 0.0
    await begin(ada, lise, "bids")
    await eve.sit((await ada.fine("/links", seat=-1))["url"])
    await ada.fine("/seats/1/replace")
    await ada.fine("/seats/0/replace")
    for person in (ada, lise, eve):
        assert (await person.get("/record"))[1]["code"] == "secret-record"
        assert "left out" in (await person.post("/report", text="x"))[1]
    await lise.fine("/leave")
    await ada.fine("/seats/0/return")
    await ada.fine("/resign", seat=0)
    for person in (ada, eve):
        assert (await person.get("/record"))[1]["code"] == "secret-record"
    await ada.lay("me", "bot", game="bids")
    assert (await ada.get("/record"))[1]["code"] == "secret-record"
    assert (await ada.look())["status"] == "playing"  # the table itself stays


async def test_a_server_that_comes_back_takes_nobody_for_away(ada: Person, lise: Person):
    """H2: after a restart nobody has a stream yet."""
    await begin(ada, lise)
    assert (await ada.post("/seats/1/replace"))[1]["code"] == "not-absent"


def secret_of(url: str) -> str:
    return url.rpartition("/")[2]


async def opened(person: Person, url: str, **more: object) -> tuple[int, str]:
    """Status and error code of opening a seat link."""
    status, answer = await person.post("/api/links", secret=secret_of(url), **more)
    return status, answer.get("code", "")


async def test_a_seat_link_is_used_up_by_who_sits_down(house: House, ada: Person, lise: Person, eve: Person):
    """H1: the host, and whoever else was sent the link, cannot look or act for the guest."""
    link = await begin(ada, lise, "mapmasters", first="1")
    for person in (ada, eve, await house.person()):
        for more in ({}, {"here": True}):
            assert await opened(person, link, **more) == (410, "link-used")
        page = await person.client.get(link, headers={"accept": "text/html"})
        assert page.status_code == 410
        assert (await person.client.get(link)).json()["code"] == "link-used"
    assert (await ada.get("", seat=1))[1]["code"] == "not-your-seat"
    assert (await eve.get(f"/api/tables/{ada.table}"))[0] == 403
    # the device that used it comes again by it
    assert (await lise.client.get(link)).headers["location"] == f"/table/{lise.table}"
    assert await opened(lise, link) == (200, "")
    assert len((await lise.look())["devices"]) == 1


async def test_a_preview_robot_takes_nothing(house: House, ada: Person, lise: Person):
    (link,) = (await ada.lay("me", "open"))["links"]
    robot = await house.person()
    for accept in ("text/html", "*/*"):
        answer = await robot.client.get(link["url"], headers={"accept": accept})
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    card = await robot.fine("/api/links/read", secret=secret_of(link["url"]))
    assert (card["state"], card["game"], card["host"], card["table"]) == ("open", "quest", "Ada", None)
    assert (await ada.look())["seats"][1]["kind"] == "open"
    assert await opened(lise, link["url"], name="Lise") == (200, "")
    assert (await ada.look())["seats"][1]["name"] == "Lise"


async def test_the_host_does_not_sit_down_by_accident(ada: Person, lise: Person):
    """H1: a host who tries the link is told what it is; who insists sits there too, and it is used up."""
    (link,) = (await ada.lay("me", "open"))["links"]
    card = await ada.fine("/api/links/read", secret=secret_of(link["url"]))
    assert (card["state"], card["here"], card["me"]) == ("open", True, "Ada")
    assert await opened(ada, link["url"]) == (409, "link-own")
    assert (await ada.look())["seats"][1]["kind"] == "open"
    assert await opened(ada, link["url"], here=True) == (200, "")
    assert (await ada.look())["mine"] == [0, 1]
    assert await opened(lise, link["url"]) == (410, "link-used")
    # the seat opened anew is a seat for a guest again, by a new link
    await ada.fine("/seats/1", kind="open")
    assert await opened(lise, link["url"]) == (404, "link-unknown")
    await lise.sit((await ada.fine("/links", seat=1))["url"])
    assert (await lise.look())["mine"] == [1]


async def test_one_link_opened_at_the_same_moment_seats_one(house: House, ada: Person):
    (link,) = (await ada.lay("me", "open"))["links"]
    crowd = [await house.person() for _ in range(6)]
    answers = await asyncio.gather(*(opened(person, link["url"]) for person in crowd))
    assert sorted(status for status, _ in answers) == [200] + [410] * 5


async def test_another_device_is_told_and_can_be_ended(house: House, ada: Person, lise: Person, eve: Person):
    """H1: opening a seat on another device is an entry that its owner sees, and undoes."""
    await begin(ada, lise)
    link = (await lise.fine("/links", seat=1))["url"]
    card = await eve.fine("/api/links/read", secret=secret_of(link))
    assert (card["state"], card["seat"]) == ("device", 1)
    await eve.sit(link)
    assert (await eve.look())["mine"] == [1]
    for person in (ada, lise):
        _, page = await person.get("/entries", after=-1, limit=1)
        assert (page["entries"][0]["word"], page["entries"][0]["seat"], page["entries"][0]["count"]) == ("opened", 1, 3)
    assert await opened(ada, link) == (410, "link-used")
    devices = (await lise.look())["devices"]
    assert [(d["number"], d["here"], d["may_end"]) for d in devices] == [(2, True, False), (3, False, True)]
    assert (await ada.look())["devices"] == [{**(await ada.look())["devices"][0], "number": 1, "here": True}]
    # who came later cannot throw out who let it in
    assert (await eve.post("/devices/2/end"))[1]["code"] == "device-first"
    assert (await ada.post("/devices/3/end"))[1]["code"] == "not-found"
    await lise.fine("/devices/3/end")
    assert (await eve.get(""))[1]["code"] == "not-at-table"
    assert (await eve.get("/events"))[0] == 403
    assert (await eve.get("/api/tables")) == (200, [])
    assert (await lise.post("/devices/2/end"))[1]["code"] == "only-device"
    _, page = await ada.get("/entries", after=-1, limit=1)
    assert page["entries"][0]["word"] == "signed-out"


async def test_a_new_link_ends_all_former_grants(house: House, ada: Person, lise: Person, eve: Person):
    """H1: the device that makes it keeps its own; one that came later cannot end it so at once."""
    await begin(ada, lise)
    await eve.sit((await lise.fine("/links", seat=1))["url"])
    await eve.fine("/links", seat=1)
    assert (await lise.look())["mine"] == [1]
    third = await house.person()
    await third.sit((await lise.fine("/links", seat=1))["url"])
    assert (await eve.get(""))[1]["code"] == "not-at-table"
    assert (await third.look())["mine"] == [1]
    assert (await lise.look())["mine"] == [1]


async def test_links_to_other_devices_run_out_and_devices_grow_old(ada: Person, lise: Person, eve: Person, monkeypatch):
    await begin(ada, lise)
    first = (await lise.fine("/links", seat=1))["url"]
    now = [0.0]
    real = sessions.time.time
    monkeypatch.setattr(sessions.time, "time", lambda: real() + now[0])
    now[0] = LINK_SECONDS + 1
    assert await opened(eve, first) == (410, "link-used")
    await eve.sit((await lise.fine("/links", seat=1))["url"])
    now[0] += TRUSTED_SECONDS + 1
    await eve.fine("/devices/2/end")  # the library's computer, a day later
    assert (await lise.get(""))[1]["code"] == "not-at-table"


async def test_devices_are_kept_over_a_restart(config):
    from tests.web.conftest import open_house

    async with open_house(config) as house:
        ada, lise, eve = await house.person(), await house.person(), await house.person()
        await begin(ada, lise)
        await eve.sit((await lise.fine("/links", seat=1))["url"])
        cookies = [p.client.cookies["lanterns"] for p in (lise, eve)]
    async with open_house(config) as house:
        again = []
        for cookie in cookies:
            again.append(await house.person())
            again[-1].client.cookies.set("lanterns", cookie)
            again[-1].table = ada.table
        assert [len((await person.look())["devices"]) for person in again] == [2, 2]
        assert (await again[1].post("/devices/2/end"))[1]["code"] == "device-first"
        await again[0].fine("/devices/3/end")
        assert (await again[1].get(""))[0] == 403


async def test_everybody_at_the_table_is_told_of_a_seed(ada: Person, lise: Person, eve: Person):
    """H5: in the log and at the table, not only before the start; the seed itself is the host's until the end."""
    await begin(ada, lise)
    await eve.sit((await ada.fine("/links", seat=-1))["url"])
    for person in (lise, eve):
        table = await person.look()
        assert (table["seeded"], table["seed"]) == (True, None)
        _, page = await person.get("/entries", limit=500)
        assert [e["text"] for e in page["entries"] if e["word"] == "started"] == ["seeded"]
    await ada.lay("me", "me", seed=None)
    _, page = await ada.get("/entries", limit=500)
    assert [e["text"] for e in page["entries"] if e["word"] == "started"] == [""]
