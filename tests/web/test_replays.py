"""Records that are long, or cost much, or whose reader has gone: nobody else waits for them."""

from __future__ import annotations

import asyncio
import signal
import threading
from typing import Any

import httpx
import pytest

from lanterns.core.record import Line
from lanterns.core.step import PEOPLE
from lanterns.tables import Refused
from lanterns.tables.keeping.records import MAX_RECORD_LINES
from lanterns.web.processes import jobs
from tests.records import long_record
from tests.web.conftest import House, Person, laid, served, until
from tests.web.test_serve import start

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_the_rules_are_there_while_twelve_long_records_are_replayed(config):
    config.readers = 2
    config.replay_deadline = 300.0  # not what this test is about, and others may run beside it
    text = long_record(MAX_RECORD_LINES)
    texts = [f"{text}# another file {i}\n" for i in range(12)]
    with served(config) as server:
        crew = server.app.state.replays.crew
        async with httpx.AsyncClient(base_url=server.url, timeout=300) as client:
            assert (await client.get("/api/rules/quest")).status_code == 200
            body = {"from": 0, "count": 1, "seat": -1}
            replays = [asyncio.ensure_future(client.post("/api/replay", json={"record": t, **body})) for t in texts]
            await until(lambda: crew.running)
            assert (await client.get("/api/rules/quest")).status_code == 200
            assert not all(task.done() for task in replays), "it never waits for a record"
            assert len(crew.running) == 1, "one client's records leave a worker to others"
            for answer in await asyncio.gather(*replays):
                assert answer.status_code == 200
                assert answer.json()["lines"] >= MAX_RECORD_LINES - 2


def test_a_server_stops_at_once_in_the_middle_of_a_replay(tmp_path):
    process, url = start("--database", str(tmp_path / "x.sqlite3"))
    try:
        with httpx.Client(base_url=url, timeout=60) as client:
            text = long_record(MAX_RECORD_LINES, "mapmasters")
            body = {"record": text, "from": 0, "count": 1, "seat": -1}
            threading.Timer(1.0, process.send_signal, [signal.SIGTERM]).start()
            answer = client.post("/api/replay", json=body)
            assert answer.status_code in (200, 503)
            _, errors = process.communicate(timeout=60)
            assert errors == ""
    finally:
        process.kill()
        process.wait()


async def test_a_record_that_costs_too_much_is_refused_in_a_sentence(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(jobs, "MAX_STEPS", 100)
    text = long_record(200)
    for path, body in (
        ("/api/replay", {"record": text, "from": 0, "count": 1, "seat": -1}),
        ("/api/tables/import", {"record": text}),
    ):
        status, answer = await ada.post(path, **body)
        assert (status, answer["code"]) == (422, "bad-record")
        assert answer["detail"] == "this record takes more than 100 actions to replay; it is not taken"
    assert (await ada.get("/api/tables"))[1] == []


def test_a_job_looks_at_the_clock_and_at_who_waits():
    with pytest.raises(Refused, match="not done in 0 s"):
        jobs.Ends(lambda: False, 0).look()
    with pytest.raises(jobs.JobStopped):
        jobs.Ends(lambda: True, 60).look()
    meter = jobs.Ends(lambda: True, 60).meter()
    for _ in range(jobs.LOOK_EVERY):
        meter(1)
    with pytest.raises(jobs.JobStopped):
        meter(1)


async def test_who_hangs_up_frees_the_worker(config, caplog):
    """A real connection that is closed while its record is worked on."""
    config.readers = 1
    with served(config) as server:
        crew = server.app.state.replays.crew
        async with httpx.AsyncClient(base_url=server.url, timeout=300) as client:
            text = long_record(MAX_RECORD_LINES, "mapmasters")
            task = asyncio.ensure_future(client.post("/api/tables/import", json={"record": text}))
            await until(lambda: crew.running)
            task.cancel()
        await until(lambda: not (crew.running or crew.waiting))
    assert len([r for r in caplog.records if "hung up" in r.getMessage()]) == 1
    assert not any(record.exc_info for record in caplog.records)


async def whole(person: Person, **params: Any) -> Any:
    status, replay = await person.get("/positions", **params)
    assert status == 200, replay
    return replay


@pytest.mark.parametrize("readers", [0, 1])
async def test_looking_back_goes_on_as_the_game_does(config, readers: int):
    """A worker that knows a record is sent what came since; one that has lost it is sent all."""
    config.readers = readers
    async with laid(config, "me", "me") as (house, ada):
        replays = house.app.state.replays
        seen: list[Any] = []
        for turn in range(4):
            for _ in range(3):
                await ada.play(await ada.look())
            table = await ada.look()
            replay = await whole(ada, **{"from": 0, "count": 64, "seat": -1})
            assert [p["line"] for p in replay["positions"]] == list(range(table["version"] + 1))
            assert replay["lines"] == table["version"]
            assert [p["view"] for p in replay["positions"]][: len(seen)] == seen, "what was is as it was"
            seen = [p["view"] for p in replay["positions"]]
            if turn == 1:
                jobs._kept.clear()
                replays.known[ada.table] += 0 if readers else 5  # more than there is: it is found out
        assert replay["positions"][-1]["view"] == (await ada.look(seat=-1))["view"]
        assert replays.known[ada.table] >= table["version"]


@pytest.fixture
def slowed(house: House) -> Slowed:
    """Take-backs that wait for what a test does meanwhile."""
    return Slowed(house)


class Slowed:
    """The position of then is made beside the table; `between` is done each time before it is used."""

    def __init__(self, house: House) -> None:
        self.tries = 0
        self.sessions = house.app.state.sessions
        self.made = house.app.state.replays.rebuilt
        self.times = 0  # how often a line comes between
        house.app.state.replays.rebuilt = self.rebuilt

    async def rebuilt(self, table: str, *args: Any) -> Any:
        present = await self.made(table, *args)
        self.tries += 1
        if self.tries <= self.times:  # a line that is no answer: the question stays the same
            await self.sessions.change(table, lambda _, t: t.write_control(NOTE, 0), lambda *_: None)
        return present


NOTE = Line(PEOPLE, word="note", text="between")


async def eight_answers(ada: Person, sessions: Any) -> Any:
    """A table at which Ada has answered eight times, which is then read again: what led there is not in memory."""
    await ada.lay("me", "me")
    for _ in range(8):
        await ada.play(await ada.look())
    sessions.held.clear()
    return await ada.look()


async def test_a_game_that_goes_on_in_memory_is_not_played_again_to_take_back(ada: Person, slowed: Slowed):
    """Nor is one that was played again once: what led there is known from then on."""
    table = await eight_answers(ada, slowed.sessions)
    for tries in (1, 1, 1):
        done = await ada.fine("/takeback", seat=table["eyes"], version=table["version"], count=2)
        assert slowed.tries == tries
        table = done["table"]
    _, text = await ada.get("/record")
    status, again = await ada.post("/api/tables/import", record=text)
    assert (status, again["table"]["version"]) == (201, table["version"])
    await ada.lay("me", "me")
    for _ in range(6):
        await ada.play(await ada.look())
    table = await ada.look()
    await ada.fine("/takeback", seat=table["eyes"], version=table["version"], count=4)
    assert slowed.tries == 1


async def test_a_take_back_is_done_though_the_table_moves_on_meanwhile(ada: Person, slowed: Slowed):
    """When a line comes between, the position of then is made again."""
    table = await eight_answers(ada, slowed.sessions)
    slowed.times = 1
    done = await ada.fine("/takeback", seat=table["eyes"], version=table["version"], count=5)
    assert slowed.tries == 2
    assert done["table"]["marked"]
    assert done["entries"][0]["word"] == "takeback"
    _, text = await ada.get("/record")
    status, again = await ada.post("/api/tables/import", record=text)
    assert (status, again["table"]["version"]) == (201, done["table"]["version"])


async def test_a_table_that_never_rests_answers_stale(ada: Person, slowed: Slowed):
    table = await eight_answers(ada, slowed.sessions)
    slowed.times = 99
    status, answer = await ada.post("/takeback", seat=table["eyes"], version=table["version"], count=5)
    assert (status, answer["code"]) == (409, "stale")
    assert answer["table"]["version"] > table["version"]


async def test_a_finished_game_opens_for_whoever_has_its_address(house: House, ada: Person, eve: Person):
    """B10: a link to a replay is read-only and needs no account; a game that is not over stays with its people."""
    await ada.lay("me", "me")
    eve.table = ada.table
    for path in ("/positions", "/record"):
        status, answer = await eve.get(path)
        assert (status, answer["code"]) == (403, "not-over")
        assert "not over" in answer["en"]
        assert "pas finie" in answer["fr"]
    assert (await eve.get("/api/tables/nowhere/positions"))[0] == 404
    await ada.fine("/resign", seat=0)
    await ada.fine("/resign", seat=1)
    assert (await ada.look())["status"] == "over"
    status, mine = await ada.get("/positions", count=64)
    assert (status, mine["yours"]) == (200, True)
    status, seen = await eve.get("/positions", count=64)
    assert (status, seen["yours"]) == (200, False)
    assert (seen["lines"], seen["seats"]) == (mine["lines"], mine["seats"])
    assert {position["view"]["seat"] for position in seen["positions"]} == {-1}
    status, other = await eve.get("/positions", seat=1)
    assert (status, other["over"], other["positions"][0]["view"]["seat"]) == (200, True, 1)
    assert (await eve.get("/positions", seat=2))[0] == 403
    status, text = await eve.get("/record")
    assert (status, text) == await ada.get("/record")
    # Nothing else of the table is open, and nothing can be done there.
    for path in ("", "/entries", "/events"):
        status, answer = await eve.get(path)
        assert (status, answer["code"]) == (403, "not-at-table")
    status, answer = await eve.post("/chat", text="hello")
    assert (status, answer["code"]) == (403, "not-at-table")
