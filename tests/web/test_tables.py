"""Laying, joining, playing, undoing, leaving: what people do, over HTTP."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import RULESETS
from tests.web.conftest import House, Person

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.anyio


async def test_two_clicks_and_a_newcomer_plays(ada: Person):
    created = await ada.lay("me", "bot", options={"first": "0"})
    table = created["table"]
    assert (table["status"], table["mine"], table["eyes"], table["host"]) == ("playing", [0], 0, True)
    assert table["view"]["version"] == table["version"]
    assert table["view"]["options"]
    assert created["links"] == []
    update = await ada.play(table)
    assert update["entries"][0]["kind"] == "action"
    assert update["table"]["version"] > table["version"]
    assert update["seq"] == update["entries"][-1]["seq"]


async def test_several_answers_in_one_deed(ada: Person):
    created = await ada.lay("me", "me", game="dungeons")
    table = created["table"]
    for _ in range(40):  # some answers on, until a seat has two in a row
        seat, options = table["eyes"], table["view"]["options"]
        first = options[0]["code"]
        body = {"seat": seat, "version": table["version"]}
        status, done = await ada.post("/actions", codes=[first, options[-1]["code"]], **body)
        if status == 200:
            break
        assert done["code"] in ("illegal-action", "not-asked")
        assert (await ada.look())["version"] == table["version"]  # nothing of it was done
        await ada.fine("/actions", codes=[first], **body)
        table = await ada.look()
    assert status == 200
    played = [entry for entry in done["entries"] if entry["kind"] == "action"]
    assert [entry["action"]["code"] for entry in played] == [first, options[-1]["code"]]
    assert done["table"]["version"] >= table["version"] + 2
    for codes in ([], [first] * 65, "12", [-1], [1.5]):
        status, problem = await ada.post("/actions", seat=seat, version=0, codes=codes)
        assert (status, problem["code"]) == (400, "bad-request"), codes
    for both in ({}, {"code": first, "codes": [first]}):
        status, problem = await ada.post("/actions", seat=seat, version=0, **both)
        assert (status, problem["code"], problem["detail"]) == (400, "bad-request", "name either a code or codes")
    status, problem = await ada.post("/actions", seat=seat, version=table["version"], codes=[first])
    assert (status, problem["code"]) == (409, "stale")
    assert problem["table"]["version"] == done["table"]["version"]


async def test_the_games_tell_their_options(ada: Person):
    status, games = await ada.get("/api/games")
    assert status == 200
    quest = next(game for game in games if game["id"] == "quest")
    assert {option["key"] for option in quest["options"]} >= {"mode", "players", "gloom", "level", "colours"}
    assert quest["levels"] == ["novice", "easy", "medium", "hard", "master"]
    assert quest["colours"] == ["blue", "red", "yellow", "green"]
    assert "danongorf" in quest["variants"]
    assert quest["presets"] == {}
    told = {option["key"]: option for option in quest["options"]}
    assert (told["mode"]["asked"], told["mode"]["seats"]["chosen"]) == ("mode", [1, 1])
    assert (told["colours"]["asked"], told["first"]["asked"], told["level"]["modes"]) == ("colours", "seat", ["chosen"])
    dungeons = next(game for game in games if game["id"] == "dungeons")
    party = next(option for option in dungeons["options"] if option["key"] == "party")
    assert (party["asked"], party["kind"], party["words"][0]) == ("each", "hero", "H1")
    assert set(dungeons["presets"]["app"]) <= {option["key"] for option in dungeons["options"]}


async def test_a_friend_far_away_opens_a_seat_link(house: House, ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    assert created["table"]["status"] == "lobby"
    (link,) = created["links"]
    assert re.fullmatch(r"/seat/[\w-]{32}", link["url"])
    assert await lise.sit(link["url"]) == f"/table/{ada.table}"
    await lise.fine("/me", name="Lise")
    seen = await ada.look()
    assert (seen["seats"][1]["name"], seen["seats"][1]["ready"]) == ("Lise", False)
    assert (await ada.post("/start"))[1]["code"] == "not-ready"
    await lise.fine("/ready", ready=True)
    started = (await ada.fine("/start"))["table"]
    assert started["status"] == "playing"
    hers = await lise.look()
    assert (hers["mine"], hers["eyes"], hers["host"], hers["seed"]) == ([1], 1, False, None)
    # a link of hers for her telephone gives the same seat
    phone = await house.person()
    await phone.sit((await lise.fine("/links", seat=1))["url"])
    assert (await phone.look())["mine"] == [1]


async def test_three_words_open_a_free_seat(house: House, ada: Person, lise: Person):
    await ada.lay("me", "open")
    join = (await ada.fine("/join-code", open=True))["table"]["join"]
    status, seated = await lise.post("/api/join", words=join["fr"].upper(), name="Lise")
    assert (status, seated["seat"]) == (200, 1)
    lise.table = seated["table"]
    assert (await lise.look())["seats"][1]["name"] == "Lise"
    assert (await lise.look())["join"] is None  # for the host's eyes
    assert (await lise.post("/api/join", words=join["en"]))[1] == seated  # who sits there is sent there
    late = await house.person()
    assert (await late.post("/api/join", words=join["en"]))[1]["code"] == "seat-taken"
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    assert (await late.post("/api/join", words=join["en"]))[1]["code"] == "join-unknown"


async def test_words_can_be_taken_away(ada: Person, lise: Person):
    await ada.lay("me", "open")
    join = (await ada.fine("/join-code", open=True))["table"]["join"]
    assert (await ada.fine("/join-code", open=False))["table"]["join"] is None
    assert (await lise.post("/api/join", words=join["en"]))[1]["code"] == "join-unknown"


async def test_a_spectator_looks_on_and_no_more(ada: Person, lise: Person):
    await ada.lay("me", "me")
    status, link = await ada.post("/links", seat=-1)
    assert status == 201
    await lise.sit(link["url"])
    seen = await lise.look()
    assert (seen["mine"], seen["eyes"], seen["view"]["options"]) == ([], -1, [])
    assert (await lise.get("", seat=0))[1]["code"] == "not-your-seat"
    for path, body in [
        ("/actions", {"seat": 0, "code": 0, "version": seen["version"]}),
        ("/undo", {"seat": 0, "version": seen["version"]}),
        ("/chat", {"signal": "wave"}),
        ("/pause", {"paused": True}),
        ("/resign", {"seat": 0}),
        ("/me", {"name": "Eve"}),
        ("/links", {"seat": -1}),
        ("/settings", {"chat": False}),
    ]:
        status, answer = await lise.post(path, **body)
        assert status == 403, path
        assert answer["code"] in ("not-your-seat", "not-at-table"), path
    assert (await ada.look())["version"] == seen["version"]


async def test_a_new_link_ends_the_old_one(house: House, ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    old = created["links"][0]["url"]
    new = (await ada.post("/links", seat=1))[1]["url"]
    assert (await lise.client.get(old, headers={"accept": "text/html"})).status_code == 404
    await lise.sit(new)
    # now the seat is hers: only she gives out its link
    assert (await ada.post("/links", seat=1))[1]["code"] == "not-your-seat"
    hers = (await lise.post("/links", seat=1))[1]["url"]
    phone = await house.person()
    assert (await phone.client.get(new, headers={"accept": "text/html"})).status_code == 404
    await phone.sit(hers)
    assert (await phone.look())["mine"] == [1]


async def test_a_seat_taken_away_takes_its_links_and_browsers_along(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await ada.fine("/seats/1", kind="open")
    assert (await lise.get(""))[1]["code"] == "not-at-table"
    assert (await lise.client.get(created["links"][0]["url"])).status_code == 404
    assert (await lise.get("/api/tables")) == (200, [])


async def test_the_list_of_ones_tables(ada: Person, lise: Person):
    assert await ada.get("/api/tables") == (200, [])
    first = (await ada.lay("me", "me", title="Friday"))["table"]["id"]
    second = (await ada.lay("me", "open"))["table"]["id"]
    status, mine = await ada.get("/api/tables")
    assert status == 200
    assert [table["id"] for table in mine] == [second, first]
    assert (mine[1]["title"], mine[1]["your_turn"], mine[0]["your_turn"]) == ("Friday", True, False)
    assert await lise.get("/api/tables") == (200, [])


async def test_undo_over_http(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    while not table["undo"]["free"]:
        update = await ada.play(await ada.look())
        table = update["table"]
    seat, free = table["eyes"], table["undo"]["free"]
    back = await ada.fine("/undo", seat=seat, version=table["version"], count=free)
    assert [(e["word"], e["count"]) for e in back["entries"]] == [("undo", free)]
    assert back["table"]["undo"]["free"] == 0
    status, refused = await ada.post("/undo", seat=seat, version=back["table"]["version"], count=1)
    assert (status, refused["code"]) == (409, "undo-barred")
    assert not back["table"]["marked"]


async def test_taking_back_alone_marks_the_game(ada: Person):
    await ada.lay("me", "me")
    for _ in range(6):
        await ada.play(await ada.look())
    looks = [await ada.look(seat=seat) for seat in (0, 1)]
    seat = next(s for s in (0, 1) if looks[s]["undo"]["takeback"] > looks[s]["undo"]["free"])
    look = looks[seat]
    update = await ada.fine("/takeback", seat=seat, version=look["version"])
    assert update["entries"][0]["word"] == "takeback"
    assert update["table"]["marked"]
    assert seat in update["table"]["view"]["actors"]
    status, text = await ada.get("/record")
    assert status == 200
    assert f"! takeback {look['undo']['takeback']} seat {seat}" in text


async def test_taking_back_together_needs_both(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    people = [ada, lise]
    for _ in range(6):
        table = await ada.look()
        seat = table["view"]["actors"][0]
        await people[seat].play(await people[seat].look())
    looks = [await person.look() for person in people]
    seat = next(s for s in (0, 1) if looks[s]["undo"]["takeback"] > looks[s]["undo"]["free"])
    asking, other = people[seat], people[1 - seat]
    update = await asking.fine("/takeback", seat=seat, version=looks[seat]["version"])
    assert update["table"]["proposal"]["waiting"] == [1 - seat]
    assert update["table"]["version"] == looks[seat]["version"]
    assert (await other.fine("/proposal", agree=False))["table"]["proposal"] is None
    update = await asking.fine("/takeback", seat=seat, version=looks[seat]["version"])
    done = await other.fine("/proposal", agree=True)
    assert done["table"]["marked"]
    assert [entry["word"] for entry in done["entries"]][:2] == ["agreed", "takeback"]
    assert (await other.post("/proposal", agree=True))[1]["code"] == "no-proposal"


async def test_chat_and_its_switch(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    said = await lise.fine("/chat", text="<b>hello</b> \u202e there")
    assert said["entries"][0]["text"] == "<b>hello</b> there"  # text: the client shows it as text
    assert (said["entries"][0]["kind"], said["entries"][0]["person"]) == ("chat", 1)
    assert (await lise.fine("/chat", signal="thanks"))["entries"][0]["word"] == "thanks"
    assert (await lise.post("/chat", text="x" * 201))[0] == 400
    assert (await lise.post("/chat"))[0] == 400
    await ada.fine("/settings", chat=False)
    assert (await lise.post("/chat", signal="wave"))[1]["code"] == "chat-off"


async def test_pausing_resigning_and_looking_at_the_result(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    await ada.fine("/pause", paused=True)
    option = table["view"]["options"][0]["code"]
    status, answer = await ada.post("/actions", seat=table["eyes"], code=option, version=table["version"])
    assert (status, answer["code"]) == (409, "paused")
    await ada.fine("/pause", paused=False)
    await ada.fine("/resign", seat=0)
    over = (await ada.fine("/resign", seat=1))["table"]
    assert (over["status"], over["result"]["resigned"], over["seed"]) == ("over", [0, 1], 7)
    status, answer = await ada.post("/actions", seat=0, code=option, version=over["version"])
    assert (status, answer["code"]) == (409, "over")


async def test_a_bot_stands_in_for_somebody_who_is_away(config, ada: Person, lise: Person):
    config.away_after = 0.0
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    update = await ada.fine("/seats/1/replace", level="hard")
    assert (update["table"]["seats"][1]["stand_in"], update["table"]["seats"][1]["level"]) == (True, "hard")
    hers = (await lise.fine("/seats/1/return"))["table"]
    assert hers["seats"][1]["stand_in"] is False
    assert (await ada.post("/seats/1/return"))[1]["code"] == "not-your-seat"


async def test_leaving_takes_the_table_off_the_list(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    assert await lise.fine("/leave") == {"table": ada.table}
    assert await lise.get("/api/tables") == (200, [])
    assert (await lise.get(""))[0] == 403
    assert (await ada.look())["seats"][1]["kind"] == "open"


async def test_lobby_changes_over_http(ada: Person):
    await ada.lay("me", "open")
    table = (await ada.fine("/seats/1", kind="bot", level="medium", name="Nan"))["table"]
    assert (table["seats"][1]["name"], table["seats"][1]["level"]) == ("Nan", "medium")
    table = (await ada.fine("/seats/0", colour="green"))["table"]
    assert table["seats"][0]["colour"] == "green"
    table = (await ada.fine("/settings", options={"gloom": "yes"}, players=3, title="Night", seed=3))["table"]
    assert (table["options"]["gloom"], len(table["seats"]), table["title"], table["seed"]) == ("yes", 3, "Night", 3)
    status, answer = await ada.post("/settings", options={"gloom": "no", "mode": "chosen"})
    assert (status, answer["code"]) == (422, "bad-options")
    assert "1 player" in answer["detail"]


async def test_the_log_is_paged(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    status, page = await ada.get("/entries", limit=5)
    assert (status, [e["seq"] for e in page["entries"]], page["more"]) == (200, [1, 2, 3, 4, 5], True)
    _, rest = await ada.get("/entries", after=5, limit=500)
    assert [e["seq"] for e in rest["entries"]] == list(range(6, table["seq"] + 1))
    assert not rest["more"]
    _, last = await ada.get("/entries", after=-1, limit=2)
    assert [e["seq"] for e in last["entries"]] == [table["seq"] - 1, table["seq"]]


async def test_what_cannot_be_done_says_why_with_the_rule(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    legal = table["view"]["options"][0]["code"]
    status, why = await ada.get("/explain", codes=f"{legal},999999", seat=table["eyes"])
    assert status == 200
    assert why == [{"code": legal, "refusal": None}, {"code": 999999, "refusal": None}]
    assert (await ada.get("/explain", codes="1;2"))[0] == 400
    text = table["view"]["options"][0]["text"]
    assert await ada.get("/explain", action=text, seat=table["eyes"]) == (200, [{"code": legal, "refusal": None}])
    status, why = await ada.get("/explain", codes=str(legal), action="roll", seat=table["eyes"])
    assert status == 200
    assert [one["code"] == legal for one in why] == [True, False]
    assert why[1]["refusal"] is None or why[1]["refusal"]["rule"]
    assert (await ada.get("/explain", action="fly to the moon"))[0] == 400
    status, problem = await ada.get("/explain")
    assert status == 400
    assert "codes=12,15" in problem["detail"]


async def test_a_question_tells_how_many_answers_it_has_and_what_bars_others(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    seat = table["view"]["actors"][0]
    status, told = await ada.get("/barred", seat=seat)
    assert (status, told["open"]) == (200, len(table["view"]["options"]))
    assert all(one["count"] > 0 and one["refusal"]["rule"] for one in told["reasons"])
    assert await ada.get("/barred", seat=1 - seat) == (200, {"open": 0, "reasons": []})


# records


async def test_export_import_and_looking_back(ada: Person, lise: Person):
    table = (await ada.lay("me", "me"))["table"]
    for _ in range(20):
        table = (await ada.play(await ada.look()))["table"]
    answer = await ada.client.get(f"/api/tables/{ada.table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="quest-{ada.table}.record"'
    text = answer.text
    replay(parse_record(text, RULESETS))
    first = ada.table
    status, back = await lise.post("/api/tables/import", record=text, name="Lise")
    assert status == 201
    assert back["table"]["version"] == table["version"]
    assert back["table"]["view"]["players"] == table["view"]["players"]
    status, part = await lise.post("/api/tables/import", record=text, line=30, mine=[1])
    assert (part["table"]["mine"], part["table"]["seats"][0]["kind"]) == ([1], "bot")
    # both ways of looking back show the same
    status, mine = await ada.get("/positions", **{"from": 10, "count": 4})
    assert (status, mine["lines"], [p["line"] for p in mine["positions"]]) == (200, table["version"], [10, 11, 12, 13])
    status, theirs = await lise.post("/api/replay", record=text, **{"from": 10, "count": 4})
    assert status == 200
    assert theirs["positions"][0]["entry"]["action"] == mine["positions"][0]["entry"]["action"]
    assert theirs["positions"][0]["entry"]["events"] == mine["positions"][0]["entry"]["events"]
    ada.table = first
    _, seen = await ada.get("/positions", **{"from": 10, "count": 1, "seat": -1})
    assert seen["positions"][0]["view"] == theirs["positions"][0]["view"]
    _, end = await lise.post("/api/replay", record=text, **{"from": 9999})
    assert [p["line"] for p in end["positions"]] == [end["lines"]]
    assert (await lise.post("/api/replay", record=text, seat=5))[0] == 404


async def test_a_report_is_a_record_that_replays(ada: Person):
    await ada.lay("me", "me")
    await ada.play(await ada.look())
    status, text = await ada.post("/report", text="The goblin\nlaughed.\u0000", line=20, seat=0)
    assert status == 200
    assert "# | The goblin\n# | laughed. \n" in text
    assert "# about line 20" in text
    assert re.search(r'^# view \{.*"version": ?\d+', text, re.MULTILINE)
    replay(parse_record(text, RULESETS))


async def test_a_report_before_the_start_has_no_record(ada: Person):
    await ada.lay("me", "open")
    status, text = await ada.post("/report", text="No start button")
    assert status == 200
    assert all(line.startswith("# ") for line in text.splitlines())
    assert (await ada.get("/record"))[1]["code"] == "not-started"
    assert (await ada.get("/positions"))[1]["code"] == "not-started"


async def test_finished_games_are_added_up_for_a_campaign(ada: Person, lise: Person):
    assert await ada.get("/api/finished/quest") == (200, [])
    folder = ROOT / "tests/fixtures/records/quest/1"
    for name in ("chosen-peasant-won", "chosen-peasant", "chosen-knight"):
        await ada.fine("/api/tables/import", record=(folder / f"{name}.record").read_text(), name="Ada")
    await ada.lay("me", "me")
    status, games = await ada.get("/api/finished/quest")
    assert status == 200
    told = {(game["options"]["level"], game["won"], game["reason"]) for game in games}
    assert told == {("peasant", True, "target"), ("peasant", False, "short"), ("knight", False, "short")}
    assert [game["updated"] for game in games] == sorted((game["updated"] for game in games), reverse=True)
    won = next(game for game in games if game["won"])
    _, table = await ada.get(f"/api/tables/{won['table']}")
    assert (won["score"], won["players"]) == (table["result"]["scores"][0], 1)
    # nobody else's, no other game's, no game that is not there
    assert await lise.get("/api/finished/quest") == (200, [])
    assert await ada.get("/api/finished/dungeons") == (200, [])
    status, problem = await ada.get("/api/finished/chess")
    assert (status, problem["code"]) == (404, "game-unknown")
