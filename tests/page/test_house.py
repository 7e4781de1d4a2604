"""Tables in a page, driven as its worker drives them: what is kept, what comes back, what bots are to think about."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lanterns import page
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS
from lanterns.web import trials


def called(name: str, /, **data: Any) -> Any:
    told = json.loads(page.call(name, json.dumps(data)))
    assert "done" in told, told
    return told["done"]


class Browser:
    """What a browser keeps, and its two workers."""

    def __init__(self) -> None:
        self.cards: dict[str, Any] = {}
        self.boards: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {}
        self.thoughts: list[dict[str, Any]] = []
        self.full = False
        self.begin()

    def begin(self) -> None:
        """The page is loaded (again)."""
        self.thoughts = []
        called("begin", cards=list(self.cards.values()))

    def follow(self, told: dict[str, Any], again: Any) -> dict[str, Any]:
        while "needs" in told:
            table = told["needs"]
            brought = called("bring", card=self.cards[table], board=self.boards[table], entries=self.entries[table])
            self.thoughts += brought.get("thoughts", ())
            told = again()
        if "job" in told:
            job = told["job"]
            outcome = called("job", name=job["name"], args=job["args"])
            return self.follow(called("finish", number=job["number"], outcome=outcome), again)
        if "change" in told:
            change = told["change"]
            if self.full:
                called("forget", table=change["table"], card=self.cards.get(change["table"]))
                return {"status": 503}
            self.keep(change)
        if told.get("gone"):
            for kept in (self.cards, self.boards, self.entries):
                kept.pop(told["gone"])
        self.thoughts += told.get("thoughts", ())
        return told

    def keep(self, change: dict[str, Any]) -> None:
        table = change["table"]
        assert change["before"] == self.cards.get(table, {"seq": 0})["seq"]
        self.cards[table], self.boards[table] = change["card"], change["board"]
        self.entries.setdefault(table, []).extend(change["entries"])
        assert len(self.entries[table]) == change["card"]["seq"]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        def do() -> Any:
            return called("answer", method=method, address=path, data="" if body is None else json.dumps(body))

        told = self.follow(do(), do)
        if "body" not in told:
            return told["status"], told.get("problem")
        return told["status"], told["body"] if told["type"] == "text/plain" else json.loads(told["body"])

    def fine(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.ask(method, path, body)
        assert status in (200, 201), answer
        return answer

    def think(self) -> None:
        """Bots answer until nobody of them is asked."""
        while self.thoughts:
            one = self.thoughts.pop(0)
            outcome = ["done", one["code"]] if "code" in one else called("job", name="think", args=one["args"])
            given = {key: one[key] for key in ("table", "seat", "version")}

            def do(given: Any = given, outcome: Any = outcome) -> Any:
                return called("bot", **given, outcome=outcome, waited=60)

            self.follow(do(), do)

    def lay(self, *kinds: str, game: str = "quest", **more: Any) -> Any:
        seats = [{"kind": kind, "level": "novice"} for kind in kinds]
        body = {"game": game, "seats": seats, "name": "Ada", "seed": 7, **more}
        return self.fine("POST", "/api/tables", body)["table"]

    def play(self, table: Any, pick: int = 0) -> Any:
        body = {"seat": table["eyes"], "code": table["view"]["options"][pick]["code"], "version": table["version"]}
        return self.fine("POST", f"/api/tables/{table['id']}/actions", body)


@pytest.fixture
def browser() -> Iterator[Browser]:
    yield Browser()
    called("begin", cards=[])


def play_out(browser: Browser, ident: str) -> Any:
    """A person answers a few questions, then lets a bot stand in to the end."""
    at = f"/api/tables/{ident}"
    for _ in range(6):
        browser.think()
        table = browser.fine("GET", at)
        if any(clock["face_down"] for clock in table["clocks"] if clock["seat"] == table["eyes"]):
            table = browser.fine("POST", f"{at}/seats/{table['eyes']}/look", {})["table"]
        browser.play(table)
    browser.fine("POST", f"{at}/seats/0/replace", {"level": "novice"})
    browser.think()
    return browser.fine("GET", at)


def test_a_whole_game_with_a_bot_is_kept_and_its_record_replays(browser: Browser) -> None:
    ident = browser.lay("me", "bot", game="mapmasters")["id"]
    table = play_out(browser, ident)
    assert table["result"]["scores"]
    told = browser.fine("GET", f"/api/tables/{ident}/record")
    record = parse_record(told, RULESETS)
    assert len(record.lines) == table["version"]
    assert resume(record).state.over
    assert [one["id"] for one in browser.fine("GET", "/api/tables")] == [ident]
    assert browser.fine("GET", "/api/finished/mapmasters")[0]["score"] == table["result"]["scores"][0]
    assert browser.fine("GET", f"/api/tables/{ident}/end")["place"]["place"] == 1
    window = browser.fine("GET", f"/api/tables/{ident}/positions?from=1&count=3")
    assert [one["line"] for one in window["positions"]] == [1, 2, 3]
    laid = browser.fine("POST", f"/api/tables/{ident}/again", {"same": True})
    assert browser.fine("GET", f"/api/tables/{laid['table']}")["status"] == "playing"
    brought = browser.fine("POST", "/api/tables/import", {"record": told, "name": "Ada"})["table"]
    assert brought["status"] == "over"
    assert brought["result"]["scores"] == table["result"]["scores"]


def test_what_is_not_kept_was_not_done(browser: Browser) -> None:
    table = browser.lay("me", "me")
    ident = table["id"]
    before = browser.fine("GET", f"/api/tables/{ident}")
    browser.full = True
    option = before["view"]["options"][0]["code"]
    status, _ = browser.ask(
        "POST", f"/api/tables/{ident}/actions", {"seat": before["eyes"], "code": option, "version": before["version"]}
    )
    assert status == 503
    browser.full = False
    assert browser.fine("GET", f"/api/tables/{ident}")["seq"] == before["seq"]
    assert browser.play(before)["seq"] > before["seq"]


def test_a_page_that_is_loaded_again_goes_on(browser: Browser) -> None:
    table = browser.lay("me", "bot")
    browser.think()
    for _ in range(3):
        browser.play(browser.fine("GET", f"/api/tables/{table['id']}"))
        browser.think()
    before = browser.fine("GET", f"/api/tables/{table['id']}")
    browser.begin()
    assert browser.fine("GET", f"/api/tables/{table['id']}")["view"] == before["view"]
    browser.boards[table["id"]]["shape"] = "another"  # as a newer version would find it
    browser.begin()
    assert browser.fine("GET", f"/api/tables/{table['id']}")["view"] == before["view"]


def test_undo_take_back_and_a_stale_answer(browser: Browser) -> None:
    table = browser.lay("me", "me")
    at = f"/api/tables/{table['id']}"
    for _ in range(6):
        table = browser.play(browser.fine("GET", at))["table"]
    body = {"seat": table["eyes"], "version": table["version"], "count": 1}
    assert browser.fine("POST", f"{at}/undo", body)["table"]["version"] > table["version"]
    now = browser.fine("GET", at)
    back = browser.fine("POST", f"{at}/takeback", {"seat": now["eyes"], "version": now["version"], "count": 2})["table"]
    assert back["marked"]
    status, problem = browser.ask("POST", f"{at}/actions", {"seat": 0, "code": 1, "version": 0})
    assert status in (409, 422)
    assert problem["code"] in ("stale", "not-asked", "illegal-action")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/none", None, 404, "table-unknown"),
        ("GET", "/api/profile", None, 404, "not-found"),
        ("GET", "/else", None, 404, "not-found"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "game-unknown"),
        ("POST", "/api/tables", {"game": "quest"}, 400, "bad-request"),
        ("POST", "/api/tables", {"game": "quest", "seats": [{"kind": "open"}]}, 403, "open-off"),
        ("POST", "/api/tables/import", {"record": "no record"}, 422, "bad-record"),
        ("POST", "/api/lessons/none", {}, 404, "lesson-unknown"),
        ("POST", "/api/puzzles/quest/none", {"code": 1}, 404, "puzzle-unknown"),
    ],
)
def test_what_cannot_be_done_is_refused_as_the_server_does(
    browser: Browser, method: str, path: str, body: Any, status: int, code: str
) -> None:
    found, problem = browser.ask(method, path, body)
    assert (found, problem["code"]) == (status, code)


def test_a_stream_tells_the_table_and_then_what_is_new(browser: Browser) -> None:
    table = browser.lay("me", "me")

    def follow(last: int | None, turn: int) -> Any:
        return json.loads(called("stream", table=table["id"], seat=None, last=last, turn=turn)["body"])

    first = follow(None, -1)
    assert first["text"].startswith(f"id: {table['seq']}\nevent: update\n")
    browser.play(browser.fine("GET", f"/api/tables/{table['id']}"))
    told = json.loads(follow(first["last"], first["turn"])["text"].split("data: ")[1])
    assert told["entries"][0]["seq"] == first["last"] + 1
    assert not told["reset"]


def test_questions_are_worked_out_by_the_thinker(browser: Browser) -> None:
    table = browser.lay("me", "bot", game="mapmasters")
    browser.think()
    table = browser.fine("GET", f"/api/tables/{table['id']}")
    body = {"seat": 0, "version": table["version"], "topic": "none", "params": {}}
    assert browser.ask("POST", f"/api/tables/{table['id']}/study", body)[1]["code"] == "topic-unknown"
    asked = {"params": {"cards": ["S1", "D20"], "objective": "coin"}}
    assert browser.fine("POST", "/api/companion/mapmasters/path", asked)["answer"]["points"] > 0
    lesson = browser.fine("POST", "/api/lessons/quest", {"name": "Ada"})["table"]
    browser.think()
    assert browser.fine("GET", f"/api/tables/{lesson['id']}")["lesson"]["id"] == "quest"


def test_nothing_of_the_server_is_imported() -> None:
    """The page has neither its packages nor processes."""
    code = (
        "import sys, json; from lanterns import page; page.call('answer', "
        "json.dumps({'method': 'GET', 'address': '/api/tables', 'data': ''})); "
        "print([m for m in ('litestar', 'sqlalchemy', 'asyncio', 'multiprocessing', 'lanterns.store', 'fluent') "
        "if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_case_of_the_rules_is_tried(browser: Browser) -> None:
    """As the server answers: the position, what shows the rule, and what is barred."""
    at = "/api/trials/quest/pass"
    told = browser.fine("GET", f"{at}?choice=1&language=fr")
    assert (told["case"], told["choice"], told["game"]) == ("pass", 1, "quest")
    assert told == json.loads(msgspec.json.encode(trials.shown("quest", "pass", 1, "fr")))
    code = told["view"]["options"][0]["code"]
    tried = browser.fine("POST", at, {"choice": 1, "actions": [code]})
    assert tried["played"] == [code]
    assert browser.ask("GET", "/api/trials/quest/nothing")[1]["code"] == "trial-unknown"
    assert browser.ask("GET", "/api/trials/chess/pass")[1]["code"] == "game-unknown"
