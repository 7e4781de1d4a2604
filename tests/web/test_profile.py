"""The profile page: who somebody is, what they have played, and how their page comes to another device."""

from __future__ import annotations

import json
import time

import pytest

from lanterns.core.record import parse_record
from lanterns.games import RULESETS
from lanterns.tables.words import in_french
from lanterns.web.door.devices import hashed
from tests.web.authenticator import Authenticator
from tests.web.conftest import House, Person

pytestmark = pytest.mark.anyio

P = "/api/profile"
ORIGIN = "http://inn.localhost"


async def at_home(house: House, address: str = "10.0.0.9") -> Person:
    """Somebody who comes by a name for which browsers make passkeys."""
    person = await house.person(address)
    person.client.base_url = ORIGIN
    return person


async def pass_on(owner: Person, guest: Person, *, merge: bool = False) -> None:
    """The guest's device comes to the owner's page, by three words."""
    words = await owner.fine(f"{P}/words")
    waits = await guest.fine(f"{P}/words/use", words=words["en"], merge=merge)
    assert (waits["state"], waits["en"]) == ("waiting", words["en"])
    status, shown = await owner.get(f"{P}/words")
    assert (status, shown["state"], shown["en"]) == (200, "asked", words["en"])
    await owner.fine(f"{P}/words/answer", accept=True)


async def finish(person: Person, table: str = "") -> None:
    """Give up all seats that one has, which ends a game against bots."""
    person.table = table or person.table
    for seat in (await person.look())["mine"]:
        await person.fine("/resign", seat=seat)


# who


async def test_a_page_is_nobodys_until_something_is_kept(ada: Person):
    status, page = await ada.get(P)
    assert (status, page["made"], page["name"], page["devices"]) == (200, None, "", [])
    assert "lanterns" not in ada.client.cookies
    named = await ada.fine(P, name="  Élodie ", seal="blue")
    assert (named["name"], named["seal"], len(named["devices"])) == ("Élodie", "blue", 1)
    assert named["devices"][0]["here"]
    assert abs(named["made"] - time.time()) < 60
    assert (await ada.get(P))[1] == named
    status, problem = await ada.post(P, name="Élodie", seal="gold")
    assert (status, problem["code"]) == (400, "bad-request")


async def test_what_a_stranger_asks_of_a_page_is_refused_in_a_sentence(eve: Person):
    for path, body, code in (
        (f"{P}/delete", {}, "profile-unknown"),
        (f"{P}/devices/part", {"device": 1}, "profile-unknown"),
        (f"{P}/words/answer", {"accept": True}, "words-unknown"),
        (f"{P}/words/use", {"words": "no such words"}, "words-unknown"),
        (f"{P}/passkeys/remove", {"id": "abc"}, "passkey-unknown"),
    ):
        status, problem = await eve.post(path, **body)
        assert (status, problem["code"]) == (404, code), path
        assert problem["en"] != problem["fr"]
    assert (await eve.get(f"{P}/export"))[1]["code"] == "profile-unknown"
    assert (await eve.get(f"{P}/words"))[1]["state"] == "none"
    assert (await eve.get(f"{P}/statistics"))[1]["finished"] == 0


# three words


async def test_three_words_bring_a_page_to_another_device(house: House):
    ada, phone = await house.people(2)
    await ada.lay("me", "bot", options={"first": "0"})
    await ada.fine(P, name="Ada", seal="red")
    status, problem = await phone.get(f"/api/tables/{ada.table}")
    assert (status, problem["code"]) == (403, "not-at-table")
    await pass_on(ada, phone)
    assert (await phone.get(P))[1]["name"] == "Ada"
    assert [one["here"] for one in (await phone.get(P))[1]["devices"]] == [False, True]
    # All tables of all devices of the page, and the seats at them.
    assert [table["id"] for table in (await phone.get("/api/tables"))[1]] == [ada.table]
    phone.table = ada.table
    table = await phone.look()
    assert table["mine"] == [0]
    assert table["host"]
    assert (await phone.play(table))["table"]["seq"] > table["seq"]
    # And the other way round: what the phone sits down at, opens on the first device too.
    await phone.lay("me", "me", game="mapmasters")
    ada.table = phone.table
    assert (await ada.look())["mine"] == [0, 1]
    assert {one["id"] for one in (await ada.get("/api/tables"))[1]} == {table["id"], phone.table}


async def test_words_work_once_and_for_the_first_who_types_them(house: House):
    ada, phone, eve = await house.people(3)
    await ada.fine(P, name="Ada", seal="")
    words = await ada.fine(f"{P}/words")
    assert words["fr"] == in_french(words["en"])
    await phone.fine(f"{P}/words/use", words=words["fr"].upper())  # in either language
    status, problem = await eve.post(f"{P}/words/use", words=words["en"])
    assert (status, problem["code"]) == (409, "words-used")
    assert (await phone.post(f"{P}/words/answer", accept=True))[1]["code"] == "words-unknown"  # no guest lets itself in
    await ada.fine(f"{P}/words/answer", accept=False)
    assert (await phone.get(f"{P}/words"))[1]["state"] == "none"
    assert (await phone.get(P))[1]["name"] == ""
    for one in (phone, eve):
        assert (await one.post(f"{P}/words/use", words=words["en"]))[1]["code"] == "words-unknown"
    assert (await ada.post(f"{P}/words/answer", accept=True))[1]["code"] == "words-unknown"


async def test_words_come_too_late_after_ten_minutes(house: House, monkeypatch: pytest.MonkeyPatch):
    ada, phone = await house.people(2)
    words = await ada.fine(f"{P}/words")
    now = time.time()
    monkeypatch.setattr("lanterns.web.routes.carry.time.time", lambda: now + 601)
    assert (await phone.post(f"{P}/words/use", words=words["en"]))[1]["code"] == "words-unknown"
    assert (await ada.get(f"{P}/words"))[1]["state"] == "none"


async def test_words_are_not_for_oneself_and_new_ones_end_the_former(house: House):
    ada, phone = await house.people(2)
    first = await ada.fine(f"{P}/words")
    assert (await ada.post(f"{P}/words/use", words=first["en"]))[1]["code"] == "words-own"
    second = await ada.fine(f"{P}/words")
    assert (await phone.post(f"{P}/words/use", words=first["en"]))[1]["code"] == "words-unknown"
    assert (await phone.fine(f"{P}/words/use", words=second["en"]))["state"] == "waiting"


async def test_a_device_with_a_page_of_its_own_is_asked_and_then_both_are_one(house: House):
    ada, bob = await house.people(2)
    await ada.fine(P, name="Ada", seal="")
    await ada.lay("me", "bot")
    await bob.fine(P, name="Bob", seal="green")
    await bob.lay("me", "bot")
    words = await ada.fine(f"{P}/words")
    status, problem = await bob.post(f"{P}/words/use", words=words["en"])
    assert (status, problem["code"]) == (409, "page-own")
    await pass_on(ada, bob, merge=True)
    page = (await bob.get(P))[1]
    assert (page["name"], page["seal"], len(page["devices"])) == ("Ada", "green", 2)
    tables = {table["id"] for table in (await ada.get("/api/tables"))[1]}
    assert tables == {ada.table, bob.table}


# devices


async def test_a_lost_device_is_taken_off_and_the_seats_it_had_stay(house: House):
    ada, phone, eve = await house.people(3)
    await ada.fine(P, name="Ada", seal="")
    await phone.lay("me", "open")
    await pass_on(ada, phone, merge=True)
    ada.table = phone.table
    assert (await ada.look())["host"]
    lost = next(one["number"] for one in (await ada.get(P))[1]["devices"] if not one["here"])
    await ada.fine(f"{P}/devices/part", device=lost)
    assert (await ada.look())["host"]
    status, problem = await phone.get(f"/api/tables/{phone.table}")
    assert (status, problem["code"]) == (403, "not-at-table")
    assert (await phone.get("/api/tables"))[1] == []
    assert (await phone.get(P))[1]["made"] is None
    assert (await ada.post(f"{P}/devices/part", device=1))[1]["code"] == "page-only-device"
    assert (await ada.post(f"{P}/devices/part", device=7))[1]["code"] == "not-found"
    sessions = house.app.state.sessions
    sessions.held.clear()  # as after a restart
    assert (await ada.look())["host"]
    assert (await phone.get(f"/api/tables/{phone.table}"))[0] == 403
    assert (await eve.get(f"/api/tables/{phone.table}"))[0] == 403


async def test_at_a_seat_the_devices_of_a_page_count_as_one(house: House):
    ada, phone = await house.people(2)
    await ada.lay("me", "bot")
    await pass_on(ada, phone)
    phone.table = ada.table
    devices = (await phone.look())["devices"]
    assert [(one["here"], one["may_end"]) for one in devices] == [(True, False)]
    status, problem = await phone.post(f"/devices/{devices[0]['number']}/end")
    assert (status, problem["code"]) == (409, "only-device")
    link = await phone.fine("/links", seat=0)
    other = await house.person("10.0.0.8")
    assert await other.sit(f"/seat/{link['url'].rpartition('/')[2]}")
    devices = (await phone.look())["devices"]
    assert [one["here"] for one in devices] == [True, False]
    await phone.fine(f"/devices/{devices[1]['number']}/end")
    assert (await other.get(""))[0] == 403
    assert (await ada.look())["mine"] == (await phone.look())["mine"] == [0]


# passkeys


async def test_a_passkey_opens_the_page_on_another_device(house: House):
    ada, phone = await at_home(house), await at_home(house, "10.0.0.8")
    await ada.lay("me", "bot")
    await ada.fine(P, name="Ada", seal="")
    key = Authenticator(ORIGIN)
    page = await ada.fine(
        f"{P}/passkeys", credential=key.make((await ada.fine(f"{P}/passkeys/new"))["options"]), label="Ada's laptop"
    )
    assert [(one["label"], one["used"]) for one in page["passkeys"]] == [("Ada's laptop", None)]
    asked = (await phone.fine(f"{P}/passkeys/ask"))["options"]
    assert json.loads(asked)["userVerification"] == "preferred"
    opened = await phone.fine(f"{P}/passkeys/open", credential=key.use(asked))
    assert opened["moved"]
    phone.table = ada.table
    assert (await phone.look())["mine"] == [0]
    page = (await phone.get(P))[1]
    assert page["name"] == "Ada"
    assert page["passkeys"][0]["used"] is not None
    await phone.fine(f"{P}/passkeys/remove", id=page["passkeys"][0]["id"])
    fresh = await at_home(house, "10.0.0.7")
    answer = key.use((await fresh.fine(f"{P}/passkeys/ask"))["options"])
    status, problem = await fresh.post(f"{P}/passkeys/open", credential=answer)
    assert (status, problem["code"]) == (404, "passkey-unknown")


async def test_a_passkey_of_another_page_says_so_and_offers_to_move(house: House):
    ada, bob = await at_home(house), await at_home(house, "10.0.0.8")
    await ada.fine(P, name="Ada", seal="red")
    await bob.fine(P, name="Bob", seal="")
    await bob.lay("me", "bot")
    key = Authenticator(ORIGIN)
    await ada.fine(f"{P}/passkeys", credential=key.make((await ada.fine(f"{P}/passkeys/new"))["options"]))
    answer = key.use((await bob.fine(f"{P}/passkeys/ask"))["options"])
    opened = await bob.fine(f"{P}/passkeys/open", credential=answer)
    assert (opened["moved"], opened["other"]) == (False, {"name": "Ada", "seal": "red"})
    assert (await bob.get(P))[1]["name"] == "Bob"
    status, problem = await ada.post(f"{P}/passkeys/move", ticket=opened["ticket"])  # it is Bob's device that may
    assert (status, problem["code"]) == (409, "passkey-late")
    assert (await bob.fine(f"{P}/passkeys/move", ticket=opened["ticket"]))["moved"]
    assert (await bob.get(P))[1]["name"] == "Ada"
    assert (await bob.post(f"{P}/passkeys/move", ticket=opened["ticket"]))[1]["code"] == "passkey-late"
    ada.table = bob.table
    assert (await ada.look())["mine"] == [0]


async def test_a_question_is_answered_once_in_time_and_by_its_device(house: House, monkeypatch: pytest.MonkeyPatch):
    ada, eve = await at_home(house), await at_home(house, "10.0.0.8")
    key = Authenticator(ORIGIN)
    made = key.make((await ada.fine(f"{P}/passkeys/new"))["options"])
    await eve.fine(f"{P}/passkeys/new")
    assert (await eve.post(f"{P}/passkeys", credential=made))[1]["code"] == "passkey-late"  # asked of another device
    await ada.fine(f"{P}/passkeys", credential=made)
    assert (await ada.post(f"{P}/passkeys", credential=made))[1]["code"] == "passkey-late"  # replayed
    answer = key.use((await ada.fine(f"{P}/passkeys/ask"))["options"])
    assert (await eve.post(f"{P}/passkeys/open", credential=answer))[1]["code"] == "passkey-late"
    await ada.fine(f"{P}/passkeys/open", credential=answer)
    assert (await ada.post(f"{P}/passkeys/open", credential=answer))[1]["code"] == "passkey-late"
    late = key.use((await ada.fine(f"{P}/passkeys/ask"))["options"])
    now = time.time()
    monkeypatch.setattr("lanterns.web.profile.passkeys.time.time", lambda: now + 301)
    assert (await ada.post(f"{P}/passkeys/open", credential=late))[1]["code"] == "passkey-late"


async def test_answers_that_do_not_hold_are_refused(house: House):
    ada = await at_home(house)
    other = Authenticator("http://elsewhere.localhost")
    made = other.make((await ada.fine(f"{P}/passkeys/new"))["options"])
    status, problem = await ada.post(f"{P}/passkeys", credential=made)
    assert (status, problem["code"]) == (422, "passkey-failed")
    key = Authenticator(ORIGIN)
    await ada.fine(f"{P}/passkeys", credential=key.make((await ada.fine(f"{P}/passkeys/new"))["options"]))
    forged = Authenticator(ORIGIN)
    forged.ident = key.ident  # another key under the same name
    answer = forged.use((await ada.fine(f"{P}/passkeys/ask"))["options"])
    assert (await ada.post(f"{P}/passkeys/open", credential=answer))[1]["code"] == "passkey-failed"
    for text in ("{}", "[]", "x" * 40, json.dumps({"id": "a", "response": {"clientDataJSON": "!!"}})):
        status, problem = await ada.post(f"{P}/passkeys/open", credential=text)
        assert (status, problem["code"]) == (422, "passkey-failed"), text


async def test_a_copied_authenticator_is_noticed_by_its_count(house: House):
    ada = await at_home(house)
    key = Authenticator(ORIGIN)
    await ada.fine(f"{P}/passkeys", credential=key.make((await ada.fine(f"{P}/passkeys/new"))["options"]))
    key.count = 5
    await ada.fine(f"{P}/passkeys/open", credential=key.use((await ada.fine(f"{P}/passkeys/ask"))["options"]))
    key.count = 2
    answer = key.use((await ada.fine(f"{P}/passkeys/ask"))["options"])
    assert (await ada.post(f"{P}/passkeys/open", credential=answer))[1]["code"] == "passkey-failed"


async def test_no_passkeys_without_a_name_and_https(ada: Person):
    assert not (await ada.get(P))[1]["passkeys_work"]  # http://testserver.local
    status, problem = await ada.post(f"{P}/passkeys/new")
    assert (status, problem["code"]) == (409, "passkey-nowhere")


# what was played


async def test_finished_games_are_counted_by_kind_and_seat(house: House):
    ada, bob = await house.people(2)
    for _ in range(2):
        await ada.lay("me", "bot:hard")
        await finish(ada)
    laid = await ada.lay("me", "open", start=False)
    await bob.sit(laid["links"][0]["url"])
    bob.table = ada.table
    await bob.fine("/me", name="Bob")
    await bob.fine("/ready", ready=True)
    await ada.fine("/start")
    await bob.fine("/resign", seat=1)
    await ada.fine("/resign", seat=0)
    await ada.lay("me", "me")  # against oneself
    await finish(ada)
    await ada.lay("me", "bot")  # goes on
    status, told = await ada.get(f"{P}/statistics")
    assert status == 200, told
    assert (told["finished"], told["together"], told["alone"], told["unfinished"]) == (3, 0, 1, 1)
    (kind,) = told["games"]
    assert (kind["game"], kind["mode"], kind["players"], kind["games"], kind["won"]) == (
        "quest", {"mode": "together"}, 2, 3, 0,
    )  # fmt: skip
    assert kind["seats"] == [{"seat": 0, "games": 3, "won": 0}]
    assert len(kind["scores"]) == len(kind["wins"]) == 3
    met = {(one["name"], one["bot"]): one["games"] for one in told["opponents"]}
    assert met == {("", "hard"): 2, ("Bob", ""): 1}
    # The same on every device of the page, and somebody else's are somebody else's.
    phone = await house.person("10.0.0.8")
    await pass_on(ada, phone)
    assert (await phone.get(f"{P}/statistics"))[1] == told
    assert (await bob.get(f"{P}/statistics"))[1]["finished"] == 1


# taking out and bringing in


async def test_all_is_taken_out_but_games_that_go_on(house: House):
    ada = await at_home(house)
    await ada.fine(P, name="Ada", seal="red")
    await ada.lay("me", "bot")
    await finish(ada)
    over = ada.table
    await ada.lay("me", "bot", game="mapmasters")
    status, told = await ada.get(f"{P}/export")
    assert status == 200
    assert (told["format"], told["profile"]["name"]) == ("three-lanterns-profile", "Ada")
    assert [one["table"] for one in told["results"]] == [one["table"] for one in told["records"]] == [over]
    assert told["running"] == [ada.table]  # its record is secret till its end
    record = parse_record(told["records"][0]["record"], RULESETS)
    assert record.game.id == "quest"
    cookie = ada.client.cookies["lanterns"]
    text = json.dumps(told)
    assert cookie not in text
    assert hashed(cookie) not in text


async def test_a_file_merges_into_the_page_of_a_new_device(house: House):
    ada, other = await house.people(2)
    await ada.fine(P, name="Ada", seal="red")
    await ada.lay("me", "bot")
    await finish(ada)
    told = (await ada.get(f"{P}/export"))[1]
    told.pop("records")
    file = json.dumps(told)
    assert await other.fine(f"{P}/import", file=file) == {"games": 1, "named": True}
    assert await other.fine(f"{P}/import", file=file) == {"games": 0, "named": False}  # nothing counts twice
    page = (await other.get(P))[1]
    assert (page["name"], page["seal"]) == ("Ada", "red")
    assert (await other.get(f"{P}/statistics"))[1]["finished"] == 1
    assert await ada.fine(f"{P}/import", file=file) == {"games": 1, "named": False}
    assert (await ada.get(f"{P}/statistics"))[1]["finished"] == 1  # the table itself is here
    again = (await other.get(f"{P}/export"))[1]
    assert again["results"] == told["results"]


async def test_files_that_nobody_took_out_are_refused_whole(ada: Person):
    await ada.fine(P, name="Ada", seal="")
    good = {"format": "three-lanterns-profile", "version": 1, "profile": {}, "results": []}
    result = {
        "table": "t", "game": "quest", "options": {}, "players": 2, "seats": [0], "score": 3, "won": True, "at": 5.0,
    }  # fmt: skip
    for file in (
        "", "{}", "[]", json.dumps({**good, "format": "x"}), json.dumps({**good, "version": 2}),
        json.dumps({**good, "results": [result, {**result, "seats": [2]}]}),
        json.dumps({**good, "results": [{**result, "at": 9e12}]}),
        json.dumps({**good, "results": [{**result, "score": 10**9}]}),
        json.dumps({**good, "results": [{**result, "table": 40 * "t"}]}),
    ):  # fmt: skip
        status, problem = await ada.post(f"{P}/import", file=file)
        assert (status, problem["code"]) == (422, "bad-profile"), file
    assert (await ada.get(f"{P}/statistics"))[1]["finished"] == 0
