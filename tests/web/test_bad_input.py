"""Every "bad input" of the web table: a proper status, one sentence in both languages, and the table as it was."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import httpx
import pytest

from lanterns.core.record import MAGIC
from lanterns.store import database_url
from lanterns.web.sentences import sentence
from lanterns.web.service.statuses import STATUS
from tests.web.conftest import House, Person, Running, _read, open_house

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}


def whole(answer: tuple[int, Any], status: int, code: str) -> dict[str, Any]:
    """An error with all that an error has."""
    got, body = answer
    assert (got, body["code"]) == (status, code), body
    assert body["key"] == f"error-{code}"
    for language in ("en", "fr"):
        text = body[language]
        assert text == sentence(language, body["key"])
        assert text.strip()
        assert text[-1] in ".!?"
        assert "\n" not in text
    assert body["en"] != body["fr"]
    return body


async def everything(person: Person) -> Any:
    """All that can be seen of a table, to be compared."""
    table = await person.look()
    _, entries = await person.get("/entries", limit=500)
    return table, entries


def test_every_error_has_its_sentence_in_both_languages():
    for code in STATUS:
        assert sentence("en", f"error-{code}") != sentence("fr", f"error-{code}")
    with pytest.raises(KeyError):
        sentence("en", "error-of-no-kind")


async def test_an_unknown_table(ada: Person):
    await ada.lay("me", "me")
    ada.table = "nosuchtable123"
    for path in ("", "/entries", "/record", "/positions", "/events"):
        whole(await ada.get(path), 404, "table-unknown")
    whole(await ada.post("/actions", seat=0, code=0, version=0), 404, "table-unknown")
    whole(await ada.post("/takeback", seat=0, version=0), 404, "table-unknown")
    whole(await ada.post("/proposal", agree=True), 404, "table-unknown")


async def test_a_table_of_other_people(ada: Person, lise: Person):
    await ada.lay("me", "me")
    before = await everything(ada)
    lise.table = ada.table
    for path in ("", "/entries", "/events"):
        whole(await lise.get(path), 403, "not-at-table")
    for path in ("/record", "/positions"):  # open to anybody once the game is over
        whole(await lise.get(path), 403, "not-over")
    for path, body in [
        ("/actions", {"seat": 0, "code": 0, "version": 0}),
        ("/undo", {"seat": 0, "version": 0}),
        ("/takeback", {"seat": 0, "version": 0}),
        ("/proposal", {"agree": True}),
        ("/chat", {"signal": "wave"}),
        ("/me", {"name": "Eve"}),
        ("/ready", {"ready": True}),
        ("/seats/0", {"kind": "open"}),
        ("/settings", {"chat": False}),
        ("/links", {"seat": 0}),
        ("/join-code", {"open": True}),
        ("/start", {}),
        ("/pause", {"paused": True}),
        ("/resign", {"seat": 0}),
        ("/seats/0/replace", {}),
        ("/seats/0/return", {}),
        ("/leave", {}),
        ("/report", {"text": "x"}),
    ]:
        whole(await lise.post(path, **body), 403, "not-at-table")
    assert await everything(ada) == before


@pytest.mark.parametrize("secret", ["x" * 32, "short", "é" * 20, "x" * 80])
async def test_a_wrong_seat_secret(ada: Person, lise: Person, secret: str):
    await ada.lay("me", "open")
    before = await everything(ada)
    whole(await lise.post("/api/links", secret=secret), 404, "link-unknown")
    answer = await lise.client.get(f"/seat/{secret}")
    whole((answer.status_code, answer.json()), 404, "link-unknown")
    page = await lise.client.get(f"/seat/{secret}", headers={"accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "set-cookie" not in page.headers
    assert await everything(ada) == before


async def test_a_forged_cookie_is_nobody(ada: Person, lise: Person):
    await ada.lay("me", "me")
    lise.table = ada.table
    lise.client.cookies.set("lanterns", "A" * 32)
    whole(await lise.get(""), 403, "not-at-table")


async def test_a_stale_version_is_answered_with_the_fresh_table(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    await ada.play(table)
    before = await everything(ada)
    option = table["view"]["options"][0]["code"]
    body = whole(await ada.post("/actions", seat=table["eyes"], code=option, version=table["version"]), 409, "stale")
    assert body["table"]["version"] == before[0]["version"] > table["version"]
    assert body["table"]["eyes"] == table["eyes"]
    assert body["table"]["view"]["version"] == body["table"]["version"]
    for path in ("/undo", "/takeback"):
        body = whole(await ada.post(path, seat=0, version=0), 409, "stale")
        assert body["table"]["version"] == before[0]["version"]
    assert await everything(ada) == before


async def test_an_action_of_another_seat(ada: Person, lise: Person):
    created = await ada.lay("me", "open")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    before = await everything(ada)
    version = before[0]["version"]
    seat = before[0]["view"]["actors"][0]
    here, there = (ada, lise) if seat == 0 else (lise, ada)
    code = (await here.look())["view"]["options"][0]["code"]
    whole(await there.post("/actions", seat=seat, code=code, version=version), 403, "not-your-seat")
    whole(await there.post("/actions", seat=1 - seat, code=code, version=version), 409, "not-asked")
    whole(await there.post("/resign", seat=seat), 403, "not-your-seat")
    whole(await there.post("/actions", seat=12, code=code, version=version), 403, "not-your-seat")
    assert await everything(ada) == before


async def test_an_illegal_action_code(ada: Person):
    table = (await ada.lay("me", "me"))["table"]
    before = await everything(ada)
    legal = {option["code"] for option in table["view"]["options"]}
    for code in (next(c for c in range(9999) if c not in legal), 2_000_000_000):
        body = {"seat": table["eyes"], "code": code, "version": table["version"]}
        whole(await ada.post("/actions", **body), 422, "illegal-action")
    assert await everything(ada) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"seat"',
        b'{"seat": 0}',
        b'{"seat": "0", "code": 1, "version": 1}',
        b'{"seat": 0, "code": 1.5, "version": 1}',
        b'{"seat": -1, "code": 1, "version": 1}',
        b'{"seat": 0, "code": 99999999999999999999, "version": 1}',
        b'{"seat": 0, "code": 1, "version": 1, "extra": 1}',
        b'{"seat": 0, "code": true, "version": 1}',
        b'{"seat": 0, "code": NaN, "version": 1}',
        b"\xff\xfe",
        b"[" * 10_000,
    ],
)
async def test_malformed_json(ada: Person, body: bytes):
    await ada.lay("me", "me")
    before = await everything(ada)
    answer = await ada.client.post(f"/api/tables/{ada.table}/actions", content=body, headers=JSON)
    whole((answer.status_code, answer.json()), 400, "bad-request")
    assert await everything(ada) == before


async def test_something_that_is_not_json(ada: Person):
    await ada.lay("me", "me")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {"content-type": kind} if kind else {}
        answer = await ada.client.post(f"/api/tables/{ada.table}/pause", content=b'{"paused": true}', headers=headers)
        whole((answer.status_code, answer.json()), 415, "not-json")


async def test_a_body_of_ten_megabytes(ada: Person):
    await ada.lay("me", "me")
    before = await everything(ada)
    big = json.dumps({"record": "x" * 10_000_000}).encode()
    for path in (f"/api/tables/{ada.table}/actions", "/api/tables", "/api/tables/import", "/api/replay"):
        answer = await ada.client.post(path, content=big, headers=JSON)
        whole((answer.status_code, answer.json()), 413, "too-large")
    assert await everything(ada) == before


async def test_ten_megabytes_that_do_not_say_so(running: Running):
    async def drip():
        for _ in range(160):
            yield b"x" * 65536

    async with httpx.AsyncClient(base_url=running.url) as client:
        try:
            answer = await client.post("/api/tables", content=drip(), headers=JSON)
        except httpx.HTTPError:
            pass  # the server hung up before all was sent, which will do
        else:
            whole((answer.status_code, answer.json()), 413, "too-large")
        assert (await client.get("/api/health")).status_code == 200


async def some_record(person: Person) -> str:
    await person.lay("me", "me")
    for _ in range(3):
        await person.play(await person.look())
    return (await person.get("/record"))[1]


async def test_records_that_are_none(ada: Person):
    text = await some_record(ada)
    lines = text.splitlines(keepends=True)
    middle = len(lines) // 2
    bad = {
        "another ruleset": text.replace("ruleset: quest/2", "ruleset: quest/99"),
        "another game": text.replace("game: quest", "game: chess"),
        "cut in half": "".join(lines[:middle]),
        "cut in a line": text[: len(text) // 2],
        "a line is missing": "".join(lines[: middle - 1] + lines[middle:]),
        "an altered line": text.replace("first: 0", "first: 1").replace("* first", "* last"),
        "another end": text.rsplit("state ", 1)[0] + "state 0123456789abcdef\n",
        "empty": "",
        "no record": "Dear diary,\n",
        "binary": MAGIC + "\n\u0000\u0007",
        "an unknown option": text.replace("option players: 2", "option players: 2\noption sugar: yes"),
    }
    _, before = await ada.get("/api/tables")
    for name, record in bad.items():
        for path in ("/api/tables/import", "/api/replay"):
            body = whole(await ada.post(path, record=record), 422, "bad-record")
            assert body["detail"], name
    assert "quest/99" in (await ada.post("/api/replay", record=bad["another ruleset"]))[1]["detail"]
    assert "cut" in (await ada.post("/api/replay", record=bad["cut in half"]))[1]["detail"]
    whole(await ada.post("/api/tables/import", record=text, line=9999), 422, "bad-record")
    whole(await ada.post("/api/tables/import", record=text, mine=[5]), 422, "bad-record")
    _, after = await ada.get("/api/tables")
    assert after == before


HUGE = "9" * 5000  # more digits than Python converts


@pytest.mark.parametrize(
    "line",
    [f"{HUGE} idle", f"! undo {HUGE} seat 0", f"! undo 1 seat {HUGE}", f"! resign seat {HUGE}",
     f"! seat {HUGE}: Ada (person)", f"end: {HUGE} lines, state 0123456789abcdef"],
)  # fmt: skip
async def test_a_record_with_a_huge_number(ada: Person, line: str):
    text = (await some_record(ada)).replace("end: ", f"{line}\nend: ")
    for path in ("/api/tables/import", "/api/replay"):
        body = whole(await ada.post(path, record=text), 422, "bad-record")
        assert 0 < len(body["detail"]) <= 500


async def test_huge_numbers_elsewhere(ada: Person):
    await ada.lay("me", "me")
    for path in ("?seat=", "/entries?after=", "/entries?limit=", "/positions?from=", "/explain?codes="):
        whole(_read(await ada.client.get(f"/api/tables/{ada.table}{path}{HUGE}")), 400, "bad-request")
    whole(await ada.post(f"/seats/{HUGE}", kind="open"), 404, "not-found")
    body = f'{{"seat": 0, "version": 1, "code": {HUGE}}}'
    answer = await ada.client.post(f"/api/tables/{ada.table}/actions", content=body, headers=JSON)
    whole(_read(answer), 400, "bad-request")


async def test_a_record_with_a_huge_name_makes_no_huge_table(ada: Person):
    text = (await some_record(ada)).replace("seat 0: Ada", "seat 0: " + "A" * 900)
    ada.table = (await ada.fine("/api/tables/import", record=text))["table"]["id"]
    assert "A" * 25 not in (await ada.get("/record"))[1]
    status, body = await ada.post("/api/replay", record=text)
    assert (status, body["seats"][0]["name"]) == (200, "A" * 24)
    far = text.replace("A" * 900, "A" * 800_000)
    for path in ("/api/tables/import", "/api/replay"):
        whole(await ada.post(path, record=far), 422, "bad-record")


async def test_a_record_with_a_byte_order_mark(ada: Person):
    text = "\ufeff" + (await some_record(ada)).replace("\n", "\r\n")
    assert (await ada.post("/api/replay", record=text))[0] == 200
    assert (await ada.post("/api/tables/import", record=text))[0] == 201


async def test_options_that_do_not_go_together(ada: Person):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for options in ({"mode": "chosen"}, {"gloom": "maybe"}, {"sugar": "yes"}, {"players": "9" * 201}):
        status, body = await ada.post("/api/tables", game="quest", seats=seats, options=options)
        assert status in (400, 422)
        assert body["detail"]
    whole(await ada.post("/api/tables", game="chess", seats=seats), 404, "game-unknown")
    whole(await ada.get("/api/rules/chess"), 404, "game-unknown")
    whole(await ada.post("/api/tables", game="quest", seats=[]), 400, "bad-request")
    assert await ada.get("/api/tables") == (200, [])


async def test_a_second_tab_of_one_seat(ada: Person):
    """Both tabs show the same question; the first answer counts, the second tab is given the fresh table."""
    table = (await ada.lay("me", "me"))["table"]
    first, second = table["view"]["options"][0]["code"], table["view"]["options"][1]["code"]
    body = {"seat": table["eyes"], "version": table["version"]}
    status, done = await ada.post("/actions", code=first, **body)
    assert status == 200
    stale = whole(await ada.post("/actions", code=second, **body), 409, "stale")
    assert stale["table"]["version"] == done["table"]["version"]


async def test_a_locked_database(config, monkeypatch, tmp_path):
    monkeypatch.setattr("lanterns.store.engine.BUSY_SECONDS", 0.1)
    async with open_house(config) as house:
        ada = await house.person()
        table = (await ada.lay("me", "me"))["table"]
        before = await everything(ada)
        other = sqlite3.connect(tmp_path / "tables.sqlite3")
        other.execute("BEGIN EXCLUSIVE")
        option = table["view"]["options"][0]["code"]
        body = {"seat": table["eyes"], "code": option, "version": table["version"]}
        whole(await ada.post("/actions", **body), 503, "store-locked")
        whole(await ada.post("/chat", signal="wave"), 503, "store-locked")
        whole(await ada.post("/api/tables", game="quest", seats=[{"kind": "me"}, {"kind": "me"}]), 503, "store-locked")
        other.rollback()
        other.close()
        assert await everything(ada) == before
        await ada.fine("/actions", **body)  # the same answer, tried again


async def test_a_read_only_database(config, tmp_path):
    async with open_house(config) as house:
        ada = await house.person()
        table = (await ada.lay("me", "me"))["table"]
        cookie = ada.client.cookies.get("lanterns")
    config.database = database_url(f"sqlite:///file:{tmp_path / 'tables.sqlite3'}?mode=ro&uri=true")
    async with open_house(config) as house:
        again = await house.person()
        again.client.cookies.set("lanterns", cookie)
        again.table = table["id"]
        before = await everything(again)
        assert before[0]["version"] == table["version"]
        option = table["view"]["options"][0]["code"]
        body = {"seat": table["eyes"], "code": option, "version": table["version"]}
        whole(await again.post("/actions", **body), 503, "store-readonly")
        assert await everything(again) == before


async def test_addresses_that_are_not_there(ada: Person):
    whole(await ada.get("/api/nothing"), 404, "not-found")
    whole(await ada.get("/api/"), 404, "not-found")
    answer = await ada.client.get("/assets/no-such-file.js")
    whole((answer.status_code, answer.json()), 404, "not-found")
    answer = await ada.client.delete("/api/tables")
    whole((answer.status_code, answer.json()), 405, "method")
    assert "GET" in answer.headers["allow"]


async def test_an_accident_in_the_server_leaves_the_table_as_it_was(house: House, ada: Person, monkeypatch):
    table = (await ada.lay("me", "me"))["table"]
    before = await everything(ada)

    def accident(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("lanterns.tables.table.Table.run_chance", accident)
    option = table["view"]["options"][0]["code"]
    body = {"seat": table["eyes"], "code": option, "version": table["version"]}
    whole(await ada.post("/actions", **body), 500, "internal")
    monkeypatch.undo()
    assert await everything(ada) == before
    await ada.fine("/actions", **body)
