"""Questions about a position over HTTP: who may ask what, what their seat knows, slow topics, what is kept."""

from __future__ import annotations

import asyncio
import itertools
import threading
from multiprocessing import Pipe
from typing import Any

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Topic
from lanterns.tables import Refused
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.serving import serve
from lanterns.web.processes.studies import KEPT, KEPT_BYTES, Studies
from lanterns.web.processes.workers import WorkerLost
from tests.core.bids import BID, BIDS, Bids, BidsQueries
from tests.tables.helpers import begun
from tests.web.conftest import House, Person, open_house
from tests.web.test_bad_input import whole

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("bids")]


async def two_at_bids(ada: Person, lise: Person, **more: Any) -> dict[str, Any]:
    created = await ada.lay("me", "open", game="bids", **more)
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    return (await ada.fine("/start"))["table"]


async def ask(person: Person, topic: str, by: int = 0, version: int | None = None, **params: Any) -> Any:
    at = (await person.look())["version"] if version is None else version
    return await person.post("/study", seat=by, version=at, topic=topic, params=params)


async def bid(person: Person, card: int) -> None:
    table = await person.look()
    await person.fine("/actions", seat=table["eyes"], code=BID.code(card - 1), version=table["version"])


async def test_the_games_tell_their_topics(ada: Person):
    _, games = await ada.get("/api/games")
    topics = {topic["name"]: topic for topic in next(game for game in games if game["id"] == "bids")["topics"]}
    assert topics["guess"] == {"name": "guess", "slow": False, "hint": False}
    assert topics["highest"]["hint"]
    assert topics["long"]["slow"]


async def test_an_answer_names_its_version_and_changes_nothing(ada: Person):
    await ada.lay("me", "bot", game="bids")
    before = await ada.look()
    status, answer = await ask(ada, "highest")
    assert (status, answer) == (200, {"version": before["version"], "topic": "highest", "answer": {"card": 4}})
    assert (await ask(ada, "highest", at_most=2))[1]["answer"] == {"card": 2}
    after = await ada.look()
    assert (after["seq"], after["version"], after["view"]) == (before["seq"], before["version"], before["view"])


async def test_a_study_never_tells_what_its_seat_cannot_know(ada: Person, lise: Person):
    """The topic looks straight into the state; what it finds there is drawn by lot, not the other's secret."""
    table = await two_at_bids(ada, lise)
    await bid(lise, 4)  # in secret
    guesses = []
    for i in range(40):
        status, answer = await ask(ada, "guess", by=0, seat=1, i=i)
        assert status == 200
        guesses.append((answer["answer"]["bid"], tuple(answer["answer"]["hand"])))
    assert len(set(guesses)) > 2
    assert sum(bid == 4 for bid, _ in guesses) < 35
    # her own bid she knows: there is nothing to guess
    mine = [(await ask(lise, "guess", by=1, seat=1, i=i))[1]["answer"]["bid"] for i in range(10)]
    assert set(mine) == {4}
    assert (await ada.look())["version"] == table["version"] + 1


async def test_what_cannot_be_asked_is_refused_in_one_sentence(ada: Person, lise: Person, house: House):
    await ada.lay("me", "open", game="bids")
    whole(await ada.post("/study", seat=0, version=0, topic="guess"), 409, "not-started")
    table = await two_at_bids(ada, lise)
    version = table["version"]
    body = whole(await ask(ada, "nonsense"), 404, "topic-unknown")
    assert body["detail"] == "the topics of bids are: guess, highest, long, rank"
    assert "seat from 0 to 1" in whole(await ask(ada, "guess"), 400, "bad-request")["detail"]
    whole(await ask(ada, "guess", by=1, version=version), 403, "not-your-seat")
    whole(await ask(ada, "guess", by=9, version=version), 403, "not-your-seat")
    stale = whole(await ask(ada, "guess", version=version + 1), 409, "stale")
    assert stale["table"]["version"] == version
    assert stale["table"]["view"] == table["view"]
    stranger = await house.person()
    stranger.table = ada.table
    whole(await stranger.post("/study", seat=-1, version=version, topic="guess"), 403, "not-at-table")
    ada.table = "nosuchtable123"
    whole(await ada.post("/study", seat=0, version=0, topic="guess"), 404, "table-unknown")


async def test_parameters_are_bounded(ada: Person):
    await ada.lay("me", "bot", game="bids")
    wrong: list[Any] = [
        [],
        {"seat": 2**31},
        {"seat": 1.5},
        {"seat": None},
        {"seat": {"a": 1}},
        {"seat": [["1"]]},
        {"seat": "x" * 201},
        {"seat": [0] * 513},
        {"s" * 41: 1},
        {str(i): i for i in range(17)},
    ]
    for params in wrong:
        whole(await ada.post("/study", seat=0, version=0, topic="guess", params=params), 400, "bad-request")
    whole(await ada.post("/study", seat=0, version=0, topic=""), 400, "bad-request")
    whole(await ada.post("/study", seat=0, version=0, topic="guess", more=1), 400, "bad-request")


async def test_a_spectator_asks_through_no_seat_and_gets_no_hint(ada: Person, lise: Person, house: House):
    await two_at_bids(ada, lise, hints=True)
    guest = await house.person()
    await guest.sit((await ada.post("/links", seat=-1))[1]["url"])
    assert (await ask(guest, "guess", by=-1, seat=1))[0] == 200
    whole(await ask(guest, "highest", by=-1), 403, "not-your-seat")
    whole(await ask(guest, "guess", by=0), 403, "not-your-seat")
    old = (await guest.look())["version"]
    await bid(ada, 1)
    whole(await ask(guest, "guess", by=-1, version=old), 409, "stale")


async def test_answers_of_others_who_are_asked_at_once_do_not_make_a_question_stale(ada: Person, lise: Person):
    version = (await two_at_bids(ada, lise))["version"]
    await bid(lise, 1)
    status, answer = await ask(ada, "guess", version=version, seat=1)
    assert (status, answer["version"]) == (200, version + 1)


async def test_hints_are_the_hosts_to_allow_where_several_play(ada: Person, lise: Person):
    table = await two_at_bids(ada, lise)
    assert table["hints"] is False
    whole(await ask(ada, "highest"), 403, "hints-off")
    whole(await lise.post("/settings", hints=True), 403, "host-only")
    told = await ada.fine("/settings", hints=True)
    assert told["table"]["hints"] is True
    assert [(e["word"], e["text"]) for e in told["entries"]] == [("settings", ""), ("hints", "on")]
    assert (await ask(ada, "highest"))[0] == 200
    assert (await ask(lise, "highest", by=1))[0] == 200
    await ada.fine("/pause", paused=True)
    whole(await ask(ada, "highest"), 409, "paused")
    assert (await ask(ada, "guess", seat=1))[0] == 200
    await ada.fine("/pause", paused=False)
    assert [e["text"] for e in (await ada.fine("/settings", hints=False))["entries"]] == ["", "off"]
    whole(await ask(lise, "highest", by=1), 403, "hints-off")
    assert len((await ada.fine("/settings", hints=False))["entries"]) == 1  # nothing changed
    _, record = await ada.get("/entries", limit=500)
    assert not [e for e in record["entries"] if e["word"] == "hints" and e["line"]]


async def test_one_who_plays_alone_has_hints_unless_they_say_no(ada: Person):
    assert (await ada.lay("me", "bot", game="bids"))["table"]["hints"] is True
    assert (await ada.lay("me", "me", game="bids"))["table"]["hints"] is True
    assert (await ada.lay("me", "open", game="bids"))["table"]["hints"] is False
    assert (await ada.lay("me", "bot", game="bids", hints=False))["table"]["hints"] is False
    whole(await ask(ada, "highest"), 403, "hints-off")


async def test_where_a_bot_plays_nobody_needs_a_hint(ada: Person):
    await ada.lay("me", "me", game="bids")
    await ada.fine("/seats/0/replace")
    whole(await ask(ada, "highest"), 403, "not-your-seat")


async def test_too_many_questions_are_slowed_down(config):
    config.limits.study = (2, 0.01)
    async with open_house(config) as house:
        ada = await house.person()
        await ada.lay("me", "bot", game="bids")
        answers = [await ask(ada, "highest", version=1) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]


# slow topics


async def test_a_slow_topic_is_worked_out_by_a_worker(monkeypatch: pytest.MonkeyPatch):
    """The worker's loop, on its pipes: bots' answers and studies, refusals and failures, one after the other."""
    ours, theirs = Pipe()
    stopped, stops = Pipe(duplex=False)
    worker = threading.Thread(target=serve, args=(theirs, stopped), daemon=True)
    worker.start()
    table = begun("me", "me", game=BIDS)
    data = table.state.to_json()

    numbers = itertools.count(1)

    def told(name: str, *args: Any) -> Any:
        ours.send((next(numbers), name, 20.0, args))
        assert ours.poll(20)
        return ours.recv()

    assert told("study", "bids/1", data, 0, "long", {}) == ("done", {"round": 0})
    word, why = told("study", "bids/1", data, 0, "guess", {"seat": 7})
    assert (word, why) == ("question", "guess about a seat from 0 to 1")
    assert told("study", "bids/1", data, 0, "nonsense", {})[0] == "question"
    assert told("study", "nogame", data, 0, "long", {})[0] == "failed"
    word, code = told("think", "bids/1", data, 0, "easy", 5)
    assert word == "done"
    assert code in table.state.options(0)
    stops.send(6)  # nobody waits for the next but one
    assert told("study", "bids/1", data, 0, "nonsense", {})[0] == "question"
    stops.send(7)
    assert told("think", "bids/1", data, 0, "easy", 5) == ("stopped", None)
    assert told("think", "bids/1", data, 0, "easy", 5) == ("done", code)
    ours.close()
    worker.join(10)
    assert not worker.is_alive()


async def test_a_hint_is_worked_out_in_a_process_of_its_own(ada: Person):
    await ada.lay("me", "me", game="mapmasters", options={"players": "2"})
    table = await ada.look()
    while table["view"]["question"]["step"] != "Explore":
        await ada.play(table)
        table = await ada.look()
    seat = table["eyes"]
    await ada.fine(f"/seats/{seat}/look")  # its hand lies face down until then
    table = await ada.look(seat=seat)
    body = whole(await ask(ada, "hint", by=seat, on="layout", level=1), 400, "bad-request")
    assert body["detail"] == "nothing is laid yet; ask for a hint on hand"
    lay = next(option for option in table["view"]["options"] if option["verb"] == "lay")
    await ada.fine("/actions", seat=seat, codes=[lay["code"]], version=table["version"])
    status, told = await ask(ada, "hint", by=seat, on="layout", level=1)
    assert status == 200
    assert (told["answer"]["level"], told["answer"]["points"]) == (1, 0)


async def test_a_slow_topic_that_fails_or_takes_too_long_is_told(ada: Person):
    """The worker is a process of its own, which knows the games of the house and not that of the tests."""
    await ada.lay("me", "bot", game="bids")
    body = whole(await ask(ada, "long"), 503, "study-failed")
    assert "does not play the ruleset 'bids/1'" in body["detail"]
    pool = BotPool(1, 0.0)
    try:
        with pytest.raises(WorkerLost, match="no answer in 0 s"):
            await pool.study(BIDS, {}, 0, "long", {})
    finally:
        pool.close()


# what is kept


class Counting(BidsQueries):
    """How often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.size = 0

    def answer(self, state: Any, seat: int, topic: str, params: Any) -> dict[str, Any]:
        self.count += 1
        if params.get("wrong"):
            raise BadQuestion("no")
        return {"text": "x" * self.size}


@pytest.mark.plain
async def test_the_same_question_is_worked_out_once():
    game, asked, studies = Bids(), Counting(), Studies(BotPool(1, 1))
    game.queries = asked
    state = begun("me", "me", game=BIDS).state
    topic = Topic("guess")

    async def put(table: str = "t", version: int = 1, seat: int = 0, **params: Any) -> Any:
        return await studies.answer(table, version, game, state, seat, topic, params)

    await asyncio.gather(put(), put(), put())
    assert asked.count == 1
    await put()
    assert asked.count == 1
    await put(a=1, b=2)
    await put(b=2, a=1)
    assert asked.count == 2
    for other in ({"table": "u"}, {"version": 2}, {"seat": 1}):
        await put(**other)
    assert asked.count == 5
    for _ in range(2):  # what was refused is not kept
        with pytest.raises(Refused):
            await put(wrong=1)
    assert asked.count == 7
    for i in range(KEPT + 20):
        await put(version=100 + i)
    assert len(studies.kept) == KEPT
    asked.size = KEPT_BYTES // 10
    for i in range(15):
        await put(version=1000 + i)
    assert studies.bytes <= KEPT_BYTES
    assert studies.bytes == sum(size for _, size in studies.kept.values())
    asked.size = KEPT_BYTES  # too large to be kept, and told all the same
    assert len((await put(version=5000))["text"]) == KEPT_BYTES
    assert studies.bytes <= KEPT_BYTES
    assert studies.asked == {}


async def test_who_gives_up_ends_the_question_unless_others_wait(monkeypatch: pytest.MonkeyPatch):
    studies = Studies(BotPool(1, 1))
    state = begun("me", "me", game=BIDS).state
    begun_at, ended = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        begun_at.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(studies, "_slow", slow)
    ask_it = [
        asyncio.ensure_future(studies.answer("t", 1, BIDS, state, 0, Topic("long", slow=True), {})) for _ in range(2)
    ]
    await begun_at.wait()
    ask_it[0].cancel()
    await asyncio.gather(ask_it[0], return_exceptions=True)
    assert not ended.is_set()
    ask_it[1].cancel()
    await asyncio.gather(ask_it[1], return_exceptions=True)
    await asyncio.wait_for(ended.wait(), 60)
    await asyncio.sleep(0)
    assert (studies.asked, studies.askers) == ({}, {})


async def test_that_a_hint_was_told_is_noted_once_a_rung_in_the_record(ada: Person, lise: Person):
    """The question stays the one it was: an answer that was chosen before the note is no stale one."""
    table = await two_at_bids(ada, lise, hints=True)
    for rung in (1, 1, 3, 2):
        noted = (await ada.fine("/hints", seat=0, topic="highest", rung=rung))["table"]
    assert noted["version"] > table["version"]
    assert noted["view"]["since"] == table["view"]["since"]
    await ada.fine("/actions", seat=0, code=BID.code(0), version=table["version"])
    whole(await ada.post("/hints", seat=0, topic="highest", rung=1), 409, "not-asked")
    whole(await lise.post("/hints", seat=0, topic="highest", rung=1), 403, "not-your-seat")
    whole(await lise.post("/hints", seat=1, topic="guess", rung=1), 404, "topic-unknown")
    whole(await lise.post("/hints", seat=1, topic="highest", rung=0), 400, "bad-request")
    await ada.fine("/settings", hints=False)
    whole(await lise.post("/hints", seat=1, topic="highest", rung=1), 403, "hints-off")
    await lise.fine("/resign", seat=1)
    await ada.fine("/resign", seat=0)
    record = (await ada.client.get(f"/api/tables/{ada.table}/record")).text
    assert [line for line in record.splitlines() if "note" in line] == [
        "! note hint highest 1 seat 0",
        "! note hint highest 3 seat 0",
    ]
    imported = await ada.fine("/api/tables/import", record=record)
    assert imported["table"]["version"] >= record.count("! note")
