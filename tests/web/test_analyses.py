"""A finished game looked into over HTTP: once for everybody, kept with its table, refused where there is none yet."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lanterns.core.replay import Play
from lanterns.games import find_ruleset
from lanterns.store.analyses import read_analysis
from lanterns.web.config import Config
from lanterns.web.processes import analyses
from lanterns.web.processes.crew import Crew
from tests.web.conftest import Person, open_house
from tests.web.test_bad_input import whole

pytestmark = pytest.mark.anyio

LOST = Path(__file__).parents[1] / "fixtures" / "records" / "dungeons" / "4" / "heroes-3-lost-way.record"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work as there may be, in a thread: a process of its own comes last on a busy machine."""
    monkeypatch.setattr(analyses, "SCALE", 0.1)
    monkeypatch.setattr("lanterns.web.processes.bots.Crew", partial(Crew, here=True))


async def finished(person: Person) -> str:
    """A table whose game is over."""
    made = await person.fine("/api/tables/import", record=LOST.read_text("utf-8"), name="Ada")
    assert made["table"]["status"] == "over"
    person.table = made["table"]["id"]
    return person.table


async def followed(person: Person, path: str = "/analysis") -> dict[str, Any]:
    """All that is found, asked for as a page does."""
    found: list[Any] = []
    while True:
        status, told = await person.get(path, known=len(found))
        assert status == 200, told
        found += told["found"]
        if told["status"] != "running" and told["known"] == len(found):
            return {**told, "found": found}
        await asyncio.sleep(0.02)


async def test_a_finished_game_is_looked_into_from_its_end_once_for_everybody(house: Any, ada: Person):
    await finished(ada)
    before = (await ada.get("/analysis"))[1]
    assert (before["status"], before["known"], before["found"]) == ("stopped", 0, [])
    stranger = await house.person("10.0.0.9")
    stranger.table = ada.table
    begun = await asyncio.gather(*(one.fine("/analysis") for one in (ada, stranger, ada)))
    assert {one["status"] for one in begun} == {"running"}
    assert list(house.app.state.analyses.held) == [ada.table]
    told = await followed(ada)
    assert told["status"] == "done"
    assert [one["number"] for one in told["found"]] == list(range(told["actions"], 0, -1))
    assert len(told["sums"]) == 3
    assert (await followed(stranger))["found"] == told["found"]
    assert (await ada.fine("/analysis"))["status"] == "done"
    named = {one["code"] for one in (await ada.get("/analysis"))[1]["named"]}
    assert named >= {one["code"] for one in told["found"]}
    await shows_better_lines(ada, told)


async def shows_better_lines(ada: Person, told: dict[str, Any]) -> None:
    """Step by step, of choices alone."""
    choice = next(one for one in told["found"] if one["kind"] == "choice")
    status, line = await ada.get(f"/analysis/{choice['number']}")
    assert (status, line["number"]) == (200, choice["number"])
    assert line["steps"][0]["entry"] is None
    assert line["steps"][1]["entry"]["action"]["code"] == choice["best"]
    assert line["steps"][1]["entry"]["seat"] == choice["actor"]
    for wrong in (0, told["actions"] + 1, next(one["number"] for one in told["found"] if one["kind"] == "deal")):
        whole(await ada.get(f"/analysis/{wrong}"), 404, "not-found")


async def test_it_is_kept_and_another_server_goes_on_where_it_stopped(config: Any):
    async with open_house(config) as house:
        ada = await house.person()
        table = await finished(ada)
        await ada.fine("/analysis")
        while not (await ada.get("/analysis"))[1]["known"]:
            await asyncio.sleep(0.02)
        stopped = await ada.fine("/analysis/stop")
        assert stopped["status"] in ("stopped", "done")
        first = await followed(ada)
        cookies = ada.client.cookies
    async with open_house(config) as house:
        kept = read_analysis(house.app.state.store.blocking, table)
        assert kept is not None
        assert kept.actions == first["actions"]
        again = await house.person()
        again.client.cookies = cookies
        again.table = table
        assert (await followed(again))["found"] == first["found"]
        await again.fine("/analysis")
        assert (await followed(again))["status"] == "done"


async def test_a_process_of_its_own_does_it(config: Config, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("lanterns.web.processes.bots.Crew", Crew)
    config.bot_deadline = 600.0  # it is not about time
    async with open_house(config) as house:
        ada = await house.person()
        await finished(ada)
        await ada.fine("/analysis")
        told = await followed(ada)
        assert (told["status"], len(told["found"])) == ("done", told["actions"])
        assert len(house.app.state.bots.pids) == 1


async def test_it_ends_when_nobody_looks_any_more(house: Any, ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "PATIENCE", -1.0)
    await finished(ada)
    await ada.fine("/analysis")
    look = house.app.state.analyses.held[ada.table]
    await look.task
    assert look.status == "stopped"


async def test_what_cannot_be_looked_into_is_one_sentence(ada: Person, lise: Person, monkeypatch: pytest.MonkeyPatch):
    await ada.lay("me", "open", start=False)
    whole(await ada.get("/analysis"), 409, "not-started")
    await ada.lay("me", "bot")
    for path in ("/analysis", "/analysis/stop"):
        whole(await ada.post(path), 409, "analysis-early")
    whole(await ada.get("/analysis/3"), 409, "analysis-early")
    lise.table = ada.table
    whole(await lise.get("/analysis"), 403, "not-over")
    lise.table = "nowhere"
    whole(await lise.get("/analysis"), 404, "table-unknown")
    await finished(ada)
    monkeypatch.setattr(analyses, "MOST_ACTIONS", 5)
    whole(await ada.post("/analysis"), 422, "analysis-long")


DROPPED = "/api/replay/analysis"


async def test_a_dropped_record_is_looked_into_without_a_table(house: Any, monkeypatch: pytest.MonkeyPatch):
    stranger = await house.person("10.0.0.9")
    record = LOST.read_text("utf-8")
    begun = await stranger.fine(DROPPED, record=record)
    assert (begun["status"], begun["key"] != "") == ("running", True)
    told = await followed(stranger, f"{DROPPED}/{begun['key']}")
    assert told["status"] == "done"
    assert [one["number"] for one in told["found"]] == list(range(told["actions"], 0, -1))
    choice = next(one for one in told["found"] if one["kind"] == "choice")
    status, line = await stranger.get(f"{DROPPED}/{begun['key']}/{choice['number']}")
    assert (status, line["steps"][1]["entry"]["action"]["code"]) == (200, choice["best"])
    # No table came of it, and nothing was kept.
    assert (await stranger.get("/api/tables"))[1] == []
    assert read_analysis(house.app.state.store.blocking, begun["key"]) is None
    assert (await stranger.fine(DROPPED, record=record))["status"] == "done"
    assert (await stranger.fine(f"{DROPPED}/{begun['key']}/stop"))["status"] == "done"


async def test_a_client_has_one_dropped_record_at_work_and_a_server_few(house: Any, monkeypatch: pytest.MonkeyPatch):
    records = sorted(LOST.parent.glob("*.record"))[:3]
    one, other = await house.person("10.0.0.9"), await house.person("10.0.0.10")
    first = await one.fine(DROPPED, record=records[0].read_text("utf-8"))
    monkeypatch.setattr(analyses, "MOST_DROPPED", 1)
    whole(await other.post(DROPPED, record=records[1].read_text("utf-8")), 429, "too-many")
    second = await one.fine(DROPPED, record=records[2].read_text("utf-8"))
    assert first["key"] != second["key"]
    assert (await one.get(f"{DROPPED}/{first['key']}"))[1]["status"] == "stopped"
    await one.fine(f"{DROPPED}/{second['key']}/stop")


async def test_a_dropped_record_that_cannot_be_looked_into_is_one_sentence(house: Any, ada: Person):
    lines = LOST.read_text("utf-8").splitlines(keepends=True)
    going = Play.new(find_ruleset("quest/2")).text()
    whole(await ada.post(DROPPED, record="no record at all"), 422, "bad-record")
    whole(await ada.post(DROPPED, record="".join(lines[: len(lines) // 2])), 422, "bad-record")
    whole(await ada.post(DROPPED, record=going), 409, "analysis-early")
    whole(await ada.post(DROPPED, text="x"), 400, "bad-request")
    for path in ("", "/3"):
        whole(await ada.get(f"{DROPPED}/nothing{path}"), 404, "not-found")
    whole(await ada.post(f"{DROPPED}/nothing/stop"), 404, "not-found")
