"""Who may do what beyond one table: open tables, invitations, blocks, reports, the page of whoever runs the server."""

from __future__ import annotations

import time
from typing import Any

import pytest

from lanterns.store.people.hosting import new_host_link
from lanterns.web.config import Config
from lanterns.web.door.devices import hashed, new_secret
from lanterns.web.live.session import Stream
from lanterns.web.people import listing
from tests.web.conftest import House, Person, open_house

pytestmark = pytest.mark.anyio

OPEN = {"language": "fr", "level": "beginner", "watch": True}


async def listed(person: Person, **query: Any) -> list[Any]:
    status, told = await person.get("/api/open", **query)
    assert status == 200, told
    return told["tables"]


async def host_of(house: House, person: Person) -> Person:
    """Give somebody the page of whoever runs the server."""
    secret = new_secret()
    await house.app.state.store.write(lambda store: new_host_link(store, hashed(secret), time.time()))
    await person.fine("/api/host/open", secret=secret)
    return person


async def finished(ada: Person, lise: Person) -> str:
    """A game that both have played to its end, by giving up."""
    created = await ada.lay("me", "open", name="Ada")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/me", name="Lise")
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    await lise.fine("/resign", seat=1)
    await ada.fine("/resign", seat=0)
    assert (await ada.look())["status"] == "over"
    return ada.table


# open tables


async def test_a_host_lists_a_table_and_a_stranger_sits_down(ada: Person, lise: Person, eve: Person):
    await ada.lay("me", "open", "open", name="Ada", title="SECRET TITLE", open=OPEN)
    await ada.fine("/chat", text="SECRET TALK")
    status, told = await lise.get("/api/open")
    assert status == 200
    (table,) = told["tables"]
    assert (table["game"], table["host"], table["players"], table["seats"]) == ("quest", "Ada", ["Ada"], 2)
    assert (table["language"], table["level"], table["watch"], table["status"]) == ("fr", "beginner", True, "lobby")
    assert table["about"]["en"]
    assert table["about"]["fr"]
    assert table["table"] is None
    for word in ("SECRET", ada.table, hashed(ada.client.cookies["lanterns"])):
        assert word not in str(told)
    assert (await listed(ada))[0]["table"] == ada.table
    status, problem = await lise.post("/api/open/sit", key=table["key"], name=" ")
    assert (status, problem["code"]) == (400, "bad-request")
    assert (await listed(lise))[0]["seats"] == 2
    seated = await lise.fine("/api/open/sit", key=table["key"], name="Lise")
    assert seated == {"table": ada.table, "seat": 1}
    assert await lise.fine("/api/open/sit", key=table["key"], name="Lise") == seated
    lise.table = ada.table
    assert [seat["name"] for seat in (await lise.look())["seats"]] == ["Ada", "Lise", ""]
    assert (await listed(eve))[0]["players"] == ["Ada", "Lise"]


async def test_only_the_host_lists_and_only_before_the_start(ada: Person, lise: Person, eve: Person):
    created = await ada.lay("me", "open", name="Ada")
    assert created["table"]["open"] is None
    await lise.sit(created["links"][0]["url"])
    assert (await lise.post("/open", open=OPEN))[1]["code"] == "host-only"
    eve.table = ada.table
    assert (await eve.post("/open", open=OPEN))[1]["code"] == "not-at-table"
    table = (await ada.fine("/open", open={**OPEN, "watch": False}))["table"]
    assert table["open"] == {**OPEN, "watch": False}
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    assert (await ada.look())["open"] is None
    assert await listed(eve) == []
    assert (await ada.post("/open", open=OPEN))[1]["code"] == "already-started"
    assert (await ada.post("/open", open={**OPEN, "level": "genius"}))[0] == 400


async def test_a_list_is_filtered_newest_first_and_full_tables_are_not_in_it(ada: Person, lise: Person, eve: Person):
    await ada.lay("me", "open", name="Ada", open=OPEN)
    await lise.lay("me", "open", game="dungeons", name="Lise", open={"language": "en", "level": "any"})
    assert [table["game"] for table in await listed(eve)] == ["dungeons", "quest"]
    assert [table["game"] for table in await listed(eve, game="quest")] == ["quest"]
    assert [table["game"] for table in await listed(eve, language="fr")] == ["quest"]
    assert [table["game"] for table in await listed(eve, level="strong")] == ["dungeons"]
    key = (await listed(eve, game="quest"))[0]["key"]
    await eve.fine("/api/open/sit", key=key, name="Eve")
    assert [table["game"] for table in await listed(eve)] == ["dungeons"]
    status, problem = await lise.post("/api/open/sit", key=key, name="Lise")
    assert (status, problem["code"]) == (409, "seat-taken")
    await lise.fine("/open", open=None)
    assert await listed(eve) == []
    assert (await eve.post("/api/open/sit", key="nosuchkey", name="Eve"))[1]["code"] == "open-unknown"


async def test_a_running_table_can_be_watched_where_its_host_allows_it(ada: Person, lise: Person, eve: Person):
    await ada.lay("me", "open", name="Ada", open=OPEN)
    (table,) = await listed(eve)
    assert (await eve.post("/api/open/watch", key=table["key"]))[1]["code"] == "open-unknown"
    await lise.fine("/api/open/sit", key=table["key"], name="Lise")
    lise.table = eve.table = ada.table
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    (table,) = await listed(eve)
    assert (table["status"], table["players"]) == ("playing", ["Ada", "Lise"])
    assert (await eve.post("/api/open/sit", key=table["key"], name="Eve"))[1]["code"] == "open-unknown"
    assert await eve.fine("/api/open/watch", key=table["key"]) == {"table": ada.table, "seat": -1}
    seen = await eve.look()
    assert (seen["mine"], seen["eyes"]) == ([], -1)
    await ada.fine("/open", open=None)
    assert await listed(eve) == []


async def test_a_server_may_have_no_such_list(config: Config):
    config.open_tables = False
    async with open_house(config) as house:
        ada, lise = await house.people(2)
        body = {"game": "quest", "seats": [{"kind": "me"}, {"kind": "open"}], "open": OPEN}
        status, problem = await ada.post("/api/tables", **body)
        assert (status, problem["code"]) == (403, "open-off")
        await ada.lay("me", "open")
        assert (await ada.post("/open", open=OPEN))[1]["code"] == "open-off"
        assert (await lise.get("/api/open"))[1] == {"allowed": False, "people": 0, "tables": []}


async def test_a_table_whose_host_is_long_gone_falls_off_the_list(
    house: House, ada: Person, lise: Person, monkeypatch: pytest.MonkeyPatch
):
    await ada.lay("me", "open", name="Ada", open=OPEN)
    session = house.app.state.sessions.held[ada.table]
    monkeypatch.setattr(listing, "GONE_SECONDS", -1.0)
    assert await listed(lise) == []
    window = Stream(hashed(ada.client.cookies["lanterns"]), "test", None)
    session.streams.add(window)
    assert len(await listed(lise)) == 1
    session.leave(window)
    assert await listed(lise) == []
    monkeypatch.setattr(listing, "GONE_SECONDS", 60.0)
    assert len(await listed(lise)) == 1


async def test_a_table_by_turns_stays_listed_for_days(ada: Person, lise: Person, monkeypatch: pytest.MonkeyPatch):
    await ada.lay("me", "open", name="Ada", open=OPEN, pace={"kind": "turns", "seconds": 86_400})
    monkeypatch.setattr(listing, "GONE_SECONDS", -1.0)
    (table,) = await listed(lise)
    assert table["turns"]


async def test_people_in_the_room_are_told_from_two_on(house: House, ada: Person, lise: Person):
    created = await ada.lay("me", "open", name="Ada")
    await lise.sit(created["links"][0]["url"])
    session = house.app.state.sessions.held[ada.table]
    devices = [hashed(person.client.cookies["lanterns"]) for person in (ada, lise)]
    session.streams.add(Stream(devices[0], "a", None))
    session.streams.add(Stream(devices[0], "a", None))
    assert (await lise.get("/api/open"))[1]["people"] == 0
    session.streams.add(Stream(devices[1], "b", None))
    assert (await lise.get("/api/open"))[1]["people"] == 2


# invitations


async def test_only_people_met_are_invited_and_they_come_or_not(ada: Person, lise: Person, eve: Person):
    await finished(ada, lise)
    (met,) = (await ada.get("/api/people"))[1]
    assert (met["name"], met["games"]) == ("Lise", 1)
    theirs = (await lise.get("/api/people"))[1][0]["id"]
    assert theirs != met["id"]
    assert (await eve.get("/api/people"))[1] == []
    await ada.lay("me", "open", name="Ada")
    first = ada.table
    assert (await ada.post("/invite", who=[theirs]))[1]["code"] == "person-unknown"
    eve.table = first
    assert (await eve.post("/invite", who=[met["id"]]))[1]["code"] == "not-at-table"
    assert await ada.fine("/invite", who=[met["id"]]) == {"asked": 1}
    await ada.fine("/invite", who=[met["id"]])
    (one,) = (await lise.get("/api/invitations"))[1]
    assert (one["name"], one["game"], one["players"], one["seats"], one["again"]) == ("Ada", "quest", ["Ada"], 1, False)
    assert first not in str(one)
    assert (await eve.post("/api/invitations/accept", id=one["id"], name="Eve"))[1]["code"] == "invitation-gone"
    assert await lise.fine("/api/invitations/accept", id=one["id"], name="Lise") == {"table": first, "seat": 1}
    assert (await lise.get("/api/invitations"))[1] == []
    assert (await lise.post("/api/invitations/accept", id=one["id"]))[1]["code"] == "invitation-gone"
    await ada.lay("me", "open", name="Ada")
    await ada.fine("/invite", who=[met["id"]])
    (one,) = (await lise.get("/api/invitations"))[1]
    await lise.fine("/api/invitations/decline", id=one["id"])
    assert (await lise.get("/api/invitations"))[1] == []
    await ada.lay("me", "open", name="Ada")
    await ada.fine("/invite", who=[met["id"]])
    await ada.fine("/delete")
    assert (await lise.get("/api/invitations"))[1] == []


async def test_playing_again_asks_the_others_who_then_sit_down_there(ada: Person, lise: Person, eve: Person):
    over = await finished(ada, lise)
    assert (await ada.get("/again"))[1] == {"people": []}
    eve.table = over
    assert (await eve.get("/again"))[0] == 403
    assert (await eve.post("/again"))[0] == 403
    laid = await ada.fine("/again")
    assert [link["seat"] for link in laid["links"]] == [1]
    assert (await lise.get("/again"))[1] == {"people": ["Ada"]}
    assert (await ada.get("/again"))[1] == {"people": []}
    (one,) = (await lise.get("/api/invitations"))[1]
    assert one["again"]
    assert one["name"] == "Ada"
    assert await lise.fine("/again") == {"table": laid["table"], "links": []}
    assert await lise.fine("/again") == {"table": laid["table"], "links": []}
    assert (await lise.get("/api/invitations"))[1] == []
    assert (await ada.get("/again"))[1] == {"people": ["Lise"]}
    lise.table = laid["table"]
    table = await lise.look()
    assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [("Ada", False), ("Lise", True)]
    assert table["options"] == (await ada.look())["options"]
    ada.table = laid["table"]
    assert (await ada.post("/again"))[1]["code"] == "not-over"


# blocks


async def test_who_is_blocked_cannot_join_or_invite_or_be_read_and_is_not_told(ada: Person, lise: Person):
    over = await finished(ada, lise)
    await lise.fine("/chat", text="you lost, you fool")
    number = next(one["person"] for one in (await ada.look())["people"] if not one["me"])
    await ada.fine("/api/blocks", table=over, person=number)
    assert (await ada.post("/api/blocks", table=over, person=1 - number))[1]["code"] == "block-own"
    (block,) = (await ada.get("/api/blocks"))[1]
    assert block["name"] == "Lise"
    assert (await lise.get("/api/blocks"))[1] == []

    async def said(person: Person) -> list[tuple[str, str]]:
        entries = (await person.get("/entries"))[1]["entries"]
        return [(one["word"], one["text"]) for one in entries if one["kind"] == "chat"]

    assert await said(ada) == [("hushed", "")]
    assert await said(lise) == [("text", "you lost, you fool")]
    assert [one["blocked"] for one in (await ada.look())["people"]] == [False, True]
    assert [one["blocked"] for one in (await lise.look())["people"]] == [False, False]
    await ada.lay("me", "open", name="Ada", open=OPEN)
    (mine,) = await listed(ada)
    assert await listed(lise) == []
    # A key that is known of before opens nothing, as if the table were gone.
    assert (await lise.post("/api/open/sit", key=mine["key"], name="Lise"))[1]["code"] == "open-unknown"
    await lise.lay("me", "open", name="Lise", open=OPEN)
    assert len(await listed(ada)) == 1  # their tables are not shown to me either
    met = (await lise.get("/api/people"))[1][0]["id"]
    assert await lise.fine("/invite", who=[met]) == {"asked": 1}
    assert (await ada.get("/api/invitations"))[1] == []
    assert (await lise.post("/api/blocks/remove", id=block["id"]))[1]["code"] == "person-unknown"
    assert await ada.fine("/api/blocks/remove", id=block["id"]) == []
    ada.table = over
    assert await said(ada) == [("text", "you lost, you fool")]


async def test_a_stranger_who_has_left_can_still_be_blocked_and_reported(ada: Person, lise: Person):
    await ada.lay("me", "open", name="Ada", open=OPEN)
    (table,) = await listed(lise)
    await lise.fine("/api/open/sit", key=table["key"], name="Lise")
    lise.table = ada.table
    said = await lise.fine("/chat", text="rude words")
    await lise.fine("/leave")
    seq = said["entries"][0]["seq"]
    await ada.fine("/api/reports", table=ada.table, person=1, lines=[seq])
    await ada.fine("/api/blocks", table=ada.table, person=1)
    entries = (await ada.get("/entries"))[1]["entries"]
    assert next(one for one in entries if one["seq"] == seq)["word"] == "hushed"
    assert await listed(lise) == []


async def test_whoever_invites_can_be_blocked_from_the_invitation(ada: Person, lise: Person):
    await finished(ada, lise)
    await ada.lay("me", "open", name="Ada")
    await ada.fine("/invite", who=[(await ada.get("/api/people"))[1][0]["id"]])
    (one,) = (await lise.get("/api/invitations"))[1]
    assert (await ada.post("/api/blocks/inviter", invitation=one["id"]))[1]["code"] == "invitation-gone"
    assert [block["name"] for block in await lise.fine("/api/blocks/inviter", invitation=one["id"])] == ["Ada"]
    assert (await lise.get("/api/invitations"))[1] == []


async def test_blocks_go_with_either_person_and_are_told_to_the_one_who_made_them_alone(ada: Person, lise: Person):
    over = await finished(ada, lise)
    await ada.fine("/api/blocks", table=over, person=1)
    mine = (await ada.get("/api/profile/export"))[1]
    assert [row["name"] for row in mine["kept"]["blocks"]] == ["Lise"]
    theirs = (await lise.get("/api/profile/export"))[1]
    assert "blocks" not in theirs["kept"]
    assert "Ada" not in str(theirs["kept"])
    await lise.fine("/api/profile/delete")
    assert (await ada.get("/api/blocks"))[1] == []


# reports


async def test_a_report_names_lines_of_that_person_and_has_bounds(config: Config):
    config.limits.report = (3, 0.001)
    async with open_house(config) as house:
        ada, lise, eve = await house.people(3)
        over = await finished(ada, lise)
        said = (await lise.fine("/chat", text="rude words"))["entries"][0]["seq"]
        own = (await ada.fine("/chat", text="please stop"))["entries"][0]["seq"]
        assert (await eve.post("/api/reports", table=over, person=1, text="x"))[1]["code"] == "not-at-table"
        for seq in (own, 1, 9999):
            status, problem = await ada.post("/api/reports", table=over, person=1, lines=[seq])
            assert (status, problem["code"]) == (400, "bad-request"), seq
        assert (await ada.post("/api/reports", table=over, person=1, lines=[said]))[1]["code"] == "too-many"
        house.app.state.limiter.buckets.clear()
        assert (await ada.post("/api/reports", table=over, person=0, text="me"))[1]["code"] == "block-own"
        assert (await ada.post("/api/reports", table=over, person=1))[1]["code"] == "bad-request"
        assert (await ada.post("/api/reports", table=over, person=1, text=1001 * "x"))[0] == 400
        assert await ada.fine("/api/reports", table=over, person=1, lines=[said], text="see\x07 this") == {"done": True}
        await host_of(house, eve)
        (told,) = (await eve.get("/api/host"))[1]["reports"]
        assert (told["name"], told["game"], told["table"], told["there"]) == ("Lise", "quest", over, True)
        assert told["lines"] == [{"seq": said, "text": "rude words"}]
        assert "\x07" not in told["text"]
        assert "Ada" not in str(told)


async def test_one_person_has_at_most_twenty_reports_that_wait(house: House, ada: Person, lise: Person, eve: Person):
    over = await finished(ada, lise)
    for number in range(20):
        await ada.fine("/api/reports", table=over, person=1, text=f"number {number}")
    assert (await ada.post("/api/reports", table=over, person=1, text="more"))[1]["code"] == "reports-many"
    await host_of(house, eve)
    told = (await eve.get("/api/host"))[1]["reports"]
    assert len((await eve.fine("/api/host/reports/settle", report=told[0]["id"]))["reports"]) == 19
    assert (await eve.post("/api/host/reports/settle", report=told[0]["id"]))[1]["code"] == "report-unknown"
    await ada.fine("/api/reports", table=over, person=1, text="more")


# whoever runs the server

DEEDS: list[tuple[str, dict[str, Any]]] = [
    ("/api/host/leave", {}),
    ("/api/host/tables/unlist", {"table": "TABLE"}),
    ("/api/host/tables/close", {"table": "TABLE"}),
    ("/api/host/reports/settle", {"report": "x"}),
    ("/api/host/bans", {"table": "TABLE", "person": 0}),
    ("/api/host/bans/lift", {"ban": "x"}),
]


async def test_the_page_is_for_whoever_opened_its_link_and_nobody_else(house: House, ada: Person, eve: Person):
    """Not for the first who comes, not for who has a table, not for another device of the same person."""
    await ada.lay("me", "open", name="Ada", open=OPEN)
    for person in (ada, eve):
        assert (await person.get("/api/host"))[1]["code"] == "host-page"
        for path, body in DEEDS:
            told = {key: ada.table if value == "TABLE" else value for key, value in body.items()}
            status, problem = await person.post(path, **told)
            assert (status, problem["code"]) == (403, "host-page"), path
    status, problem = await eve.post("/api/host/open", secret="x" * 32)
    assert (status, problem["code"]) == (410, "host-link-used")
    secret = new_secret()
    await house.app.state.store.write(lambda store: new_host_link(store, hashed(secret), time.time()))
    await eve.fine("/api/host/open", secret=secret)
    assert (await eve.get("/api/host"))[0] == 200
    assert (await ada.post("/api/host/open", secret=secret))[1]["code"] == "host-link-used"
    phone = await house.person()
    words = await eve.fine("/api/profile/words")
    await phone.fine("/api/profile/words/use", words=words["en"])
    await eve.fine("/api/profile/words/answer", accept=True)
    assert (await phone.get("/api/host"))[1]["code"] == "host-page"
    await eve.fine("/api/host/leave")
    assert (await eve.get("/api/host"))[1]["code"] == "host-page"


async def test_a_new_link_ends_the_one_that_was_not_used_and_alone_ends_the_devices(house: House, eve: Person):
    store = house.app.state.store
    first, second, third = new_secret(), new_secret(), new_secret()

    def made(secret: str, **more: bool) -> bool:
        return new_host_link(store.blocking, hashed(secret), time.time(), **more)

    assert made(first, first=True)
    assert not made(second, first=True)
    assert made(second)
    assert (await eve.post("/api/host/open", secret=first))[1]["code"] == "host-link-used"
    await eve.fine("/api/host/open", secret=second)
    await eve.lay("me", "open")  # the cookie is the same one, so the page stays
    assert (await eve.get("/api/host"))[0] == 200
    assert made(third, alone=True)
    assert (await eve.get("/api/host"))[0] == 403


async def test_whoever_runs_the_server_sees_tables_and_closes_them(
    house: House, ada: Person, lise: Person, eve: Person
):
    over = await finished(ada, lise)
    await ada.fine("/chat", text="SECRET TALK")
    await ada.lay("me", "open", name="Ada", title="SECRET TITLE", open=OPEN)
    await host_of(house, eve)
    told = (await eve.get("/api/host"))[1]
    assert (told["lobbies"], told["running"], told["finished"], told["open"]) == (1, 0, 1, 1)
    (table,) = told["tables"]
    assert (table["table"], table["open"], [one["name"] for one in table["people"]]) == (ada.table, True, ["Ada"])
    assert "SECRET" not in str(told)
    told = await eve.fine("/api/host/tables/unlist", table=ada.table)
    assert told["open"] == 0
    assert not told["tables"][0]["open"]
    assert await listed(lise) == []
    eve.table = ada.table
    assert (await eve.get(""))[1]["code"] == "not-at-table"  # the page opens no table
    told = await eve.fine("/api/host/tables/close", table=ada.table)
    assert told["tables"] == []
    assert (await ada.get(""))[1]["code"] == "table-unknown"
    assert (await eve.post("/api/host/tables/close", table="nosuchtable"))[1]["code"] == "table-unknown"
    await ada.fine("/api/reports", table=over, person=1, text="kept when the table goes")
    await eve.fine("/api/host/tables/close", table=over)
    (report,) = (await eve.get("/api/host"))[1]["reports"]
    assert not report["there"]
    assert report["known"]


async def test_a_ban_leaves_what_is_ones_own_to_be_read_and_nothing_to_be_done(
    house: House, ada: Person, lise: Person, eve: Person
):
    over = await finished(ada, lise)
    await lise.lay("me", "open", name="Lise", open=OPEN)
    words = await lise.fine("/api/profile/words")
    phone = await house.person()
    await phone.fine("/api/profile/words/use", words=words["en"])
    await lise.fine("/api/profile/words/answer", accept=True)
    await ada.fine("/api/reports", table=over, person=1, text="rude")
    await host_of(house, eve)
    (report,) = (await eve.get("/api/host"))[1]["reports"]
    assert (await eve.post("/api/host/bans", days=7))[1]["code"] == "bad-request"
    told = await eve.fine("/api/host/bans", report=report["id"], days=7, why="rude")
    (ban,) = told["bans"]
    assert (ban["name"], ban["why"]) == ("Lise", "rude")
    assert 6 < (ban["until"] - time.time()) / 86_400 < 7.1
    watch = (await ada.lay("me", "bot", name="Ada"), await ada.fine("/links", seat=-1))[1]["url"]
    for person in (lise, phone):
        for path, body in (
            ("/api/tables", {"game": "quest", "seats": [{"kind": "me"}]}),
            ("/chat", {"signal": "wave"}),
            ("/api/reports", {"table": over, "person": 0, "text": "revenge"}),
            ("/api/profile", {"name": "Else", "seal": ""}),
        ):
            person.table = over
            status, problem = await person.post(path, **body)
            assert (status, problem["code"]) == (403, "banned"), path
            assert "until" in problem["detail"]
        assert (await person.client.get(watch)).status_code == 403
        for path in ("", "/entries", "/record", "/api/tables", "/api/profile", "/api/profile/export"):
            assert (await person.get(path))[0] == 200, path
    assert await listed(ada) == []  # their open table is shown to nobody
    await eve.fine("/api/host/bans/lift", ban=ban["id"])
    assert (await eve.post("/api/host/bans/lift", ban=ban["id"]))[1]["code"] == "ban-unknown"
    await lise.fine("/chat", signal="wave")
    # For good, by a table and a person; they may still delete what is theirs.
    told = await eve.fine("/api/host/bans", table=over, person=1)
    assert told["bans"][0]["until"] is None
    assert (await phone.post("/chat", signal="wave"))[1]["code"] == "banned"
    await lise.fine("/api/profile/delete")


async def test_a_ban_ends_by_itself_and_outlives_a_restart(config: Config):
    async with open_house(config) as house:
        ada, lise, eve = await house.people(3)
        over = await finished(ada, lise)
        await host_of(house, eve)
        await eve.fine("/api/host/bans", table=over, person=1, days=1)
        assert (await eve.post("/api/host/bans", table=over, person=9))[1]["code"] == "person-unknown"
        cookie = lise.client.cookies["lanterns"]
    async with open_house(config) as house:
        bans = house.app.state.bans
        assert bans.hold(hashed(cookie))
        bans.until[hashed(cookie)] = time.time() - 1
        assert not bans.hold(hashed(cookie))


async def test_nobody_waits_for_somebody_who_is_banned(house: House, ada: Person, lise: Person, eve: Person):
    created = await ada.lay("me", "open", name="Ada")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    session = house.app.state.sessions.held[ada.table]
    session.streams.add(Stream(hashed(lise.client.cookies["lanterns"]), "lise", None))
    assert session.online() == {1}
    await host_of(house, eve)
    told = await eve.fine("/api/host/bans", table=ada.table, person=1)
    assert session.online() == set()
    await eve.fine("/api/host/bans/lift", ban=told["bans"][0]["id"])
    assert session.online() == {1}


async def test_nobody_bans_themselves(house: House, eve: Person):
    await eve.lay("me", "open", name="Eve")
    await host_of(house, eve)
    assert (await eve.post("/api/host/bans", table=eve.table, person=0))[1]["code"] == "block-own"
