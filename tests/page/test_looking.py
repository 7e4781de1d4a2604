"""A finished game looked into in a page: bite by bite by its thinker, with progress, stopped and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterns.page import looking
from lanterns.web.processes import jobs
from tests.page.test_house import Browser, called

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
RECORD = min((RECORDS / "quest" / "2").iterdir(), key=lambda file: file.stat().st_size)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setattr(looking, "SCALE", 0.02)
    monkeypatch.setattr(looking, "PATIENCE", 600.0)  # a busy machine bites slowly
    monkeypatch.setattr(jobs, "BITE_SECONDS", 0.1)
    looking._looks.clear()
    yield Browser()
    called("begin", cards=[])


class Thinker:
    """Does the bites that a page is told of, when it is let."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.bites: list[Any] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        def do() -> Any:
            return called("answer", method=method, address=path, data="" if body is None else self.text(body))

        told = self.browser.follow(do(), do)
        self.bites += [told["look"]] if "look" in told else []
        return self.told(told)

    def bite(self) -> None:
        one = self.bites.pop(0)
        told = called("dug", key=one["key"], outcome=called("job", name=one["name"], args=one["args"]))
        self.bites += [told["look"]] if "look" in told else []

    @staticmethod
    def text(body: Any) -> str:
        return json.dumps(body)

    @staticmethod
    def told(told: dict[str, Any]) -> Any:
        return json.loads(told["body"]) if "body" in told else told["problem"]["code"]


@pytest.mark.parametrize("dropped", [True, False], ids=["a record", "a table"])
def test_a_game_is_looked_into_stopped_and_gone_on_with(browser: Browser, dropped: bool) -> None:
    text = RECORD.read_text("utf-8")
    thinker = Thinker(browser)
    if dropped:
        at, begin = "/api/replay/analysis", {"record": text}
    else:
        table = browser.fine("POST", "/api/tables/import", {"record": text, "name": "Ada"})["table"]
        at, begin = f"/api/tables/{table['id']}/analysis", {}
    begun = thinker.ask("POST", at, begin)
    assert (begun["status"], begun["known"]) == ("running", 0)
    if dropped:
        at = f"{at}/{begun['key']}"
    thinker.bite()
    stopped = thinker.ask("POST", f"{at}/stop", {})
    assert stopped["status"] == "stopped"
    while thinker.bites:  # the bite that was under way is not lost, and the last
        thinker.bite()
    known = thinker.ask("GET", at)["known"]
    assert known > 0
    if not dropped:
        return
    thinker.ask("POST", at.rpartition("/")[0], begin)
    while thinker.bites:
        thinker.bite()
    done = thinker.ask("GET", f"{at}?known={known}")
    assert (done["status"], done["known"]) == ("done", done["actions"])
    assert len(done["found"]) == min(400, done["actions"] - known)
    whole = thinker.ask("GET", at)["found"]
    choice = next(one for one in whole if one["kind"] == "choice" and one["follow"])
    line = thinker.ask("GET", f"{at}/{choice['number']}")
    assert line["number"] == choice["number"]
    assert len(line["steps"]) > 1
    assert thinker.ask("GET", f"{at}/99999") == "not-found"


def test_it_is_told_why_nothing_can_be_looked_into(browser: Browser) -> None:
    table = browser.lay("me", "bot")
    at = f"/api/tables/{table['id']}/analysis"
    assert browser.ask("GET", at)[1]["code"] == "analysis-early"
    assert browser.ask("POST", "/api/replay/analysis", {"record": "nothing"})[1]["code"] == "bad-record"
    assert browser.ask("GET", "/api/replay/analysis/unknown")[1]["code"] == "not-found"


def test_who_looks_away_has_it_stopped_after_a_while(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "PATIENCE", -1.0)
    thinker = Thinker(browser)
    key = thinker.ask("POST", "/api/replay/analysis", {"record": RECORD.read_text("utf-8")})["key"]
    thinker.bite()
    told = thinker.ask("GET", f"/api/replay/analysis/{key}")
    assert thinker.bites == []
    assert told["status"] in ("stopped", "done")
