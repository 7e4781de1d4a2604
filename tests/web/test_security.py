"""Headers, cookies, origins, rates, and secrets that stay where they belong."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3

import pytest

from lanterns.web.config import Limits
from lanterns.web.door.devices import hashed
from lanterns.web.door.limits import Limiter
from lanterns.web.errors import TooMany
from tests.web.conftest import House, Person, open_house

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_security_headers(ada: Person):
    for path in ("/", "/api/health", "/api/nothing", "/table/x", "/assets/none.js", "/seat/nobody"):
        answer = await ada.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "cache-control" in answer.headers
        assert "access-control-allow-origin" not in answer.headers


async def test_the_cookie_is_secret_and_only_for_us(ada: Person):
    answer = await ada.client.post("/api/tables", json={"game": "quest", "seats": [{"kind": "me"}, {"kind": "me"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert len(answer.cookies["lanterns"]) >= 32  # 6 bits a character: 192 bits
    secure = await ada.client.post(
        "https://testserver.local/api/tables", json={"game": "quest", "seats": [{"kind": "me"}, {"kind": "me"}]},
        headers={"cookie": ""},
    )  # fmt: skip
    assert "Secure" in secure.headers["set-cookie"]


async def test_the_database_holds_no_secret(ada: Person, lise: Person, tmp_path):
    created = await ada.lay("me", "open")
    secret = created["links"][0]["url"].rpartition("/")[2]
    await lise.sit(created["links"][0]["url"])
    cookies = [person.client.cookies["lanterns"] for person in (ada, lise)]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        dump = "\n".join(connection.iterdump())
    for hidden in (secret, *cookies):
        assert hidden not in dump
        assert hashed(hidden) in dump


async def test_secrets_are_in_no_view_log_or_export(ada: Person, lise: Person, house: House, caplog):
    caplog.set_level(logging.DEBUG)
    created = await ada.lay("me", "open")
    link = created["links"][0]["url"]
    await lise.sit(link)
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    await lise.client.get("/seat/wrongwrongwrongwrongwrongwrongwr", headers={"accept": "text/html"})
    words = [link.rpartition("/")[2], *(p.client.cookies["lanterns"] for p in (ada, lise))]
    words += [hashed(word) for word in words]
    seen = []
    for person in (ada, lise):
        seen += [await person.look(), (await person.get("/api/tables"))[1]]
        seen += [(await person.get("/entries", limit=500))[1]]
        seen += [(await person.get("/record"))[1], (await person.post("/report", text="x"))[1]]
        seen += [(await person.get("/positions"))[1]]
    # what the test's own HTTP client logs is not the server's
    logged = [r.getMessage() for r in caplog.records if not r.name.startswith("http")]
    text = json.dumps(seen) + "\n".join(logged)
    assert not any(word in text for word in words)


async def test_a_record_with_secrets_waits_for_the_end(bids, ada: Person, lise: Person):
    created = await ada.lay("me", "open", game="bids")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    table = await ada.look()
    await ada.fine("/actions", seat=0, code=table["view"]["asked"][0], version=table["version"])
    for person in (ada, lise):
        assert (await person.get("/record"))[1]["code"] == "secret-record"
        assert "left out" in (await person.post("/report", text="x"))[1]
    _, hers = await lise.get("/positions", **{"from": 0, "count": 64})
    last = hers["positions"][-1]
    assert last["entry"]["action"] is None
    assert last["view"]["bid"] == 0
    while (table := await ada.look())["status"] == "playing":
        for seat, person in enumerate((ada, lise)):
            look = await person.look()
            if look["view"]["asked"]:
                await person.fine("/actions", seat=seat, code=look["view"]["asked"][0], version=look["version"])
    assert (await ada.get("/record"))[0] == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://testserver.local"}, 200),
        ({}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "http://testserver.local.evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
async def test_other_sites_cannot_act_for_somebody(ada: Person, headers: dict[str, str], status: int):
    await ada.lay("me", "me")
    answer = await ada.client.post(f"/api/tables/{ada.table}/pause", json={"paused": True}, headers=headers)
    assert answer.status_code == status
    assert (await ada.look())["paused"] is (status == 200)


async def test_two_answers_at_the_same_moment(ada: Person):
    """Of many answers chosen at one version exactly one is played; the others are given the fresh table."""
    table = (await ada.lay("me", "me"))["table"]
    options = [option["code"] for option in table["view"]["options"]][:4]
    answers = await asyncio.gather(
        *(ada.post("/actions", seat=table["eyes"], code=code, version=table["version"]) for code in options * 2)
    )
    assert sorted(status for status, _ in answers) == [200] + [409] * (len(answers) - 1)
    assert {body["code"] for status, body in answers if status == 409} == {"stale"}
    _, page = await ada.get("/entries", limit=500)
    assert len([entry for entry in page["entries"] if entry["kind"] == "action"]) == 1
    assert [entry["seq"] for entry in page["entries"]] == list(range(1, len(page["entries"]) + 1))


async def test_guessing_words_is_slow(config, tmp_path):
    config.limits = Limits(general=None, create=None, guess=(3, 0.01), guess_all=None)
    async with open_house(config) as house:
        ada = await house.person()
        for _ in range(3):
            assert (await ada.post("/api/join", words="oak owl amber"))[0] == 404
        answer = await ada.client.post("/api/join", json={"words": "oak owl amber"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1


async def test_everybody_together_cannot_guess_words_fast(config):
    config.limits = Limits(general=None, create=None, guess=None, guess_all=(5, 0.01))
    async with open_house(config) as house:
        ada = await house.person()
        codes = [(await ada.post("/api/join", words="oak owl amber"))[0] for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2


async def test_requests_are_limited_in_rate(config):
    config.limits = Limits(general=(5, 0.01))
    async with open_house(config) as house:
        ada = await house.person()
        codes = [(await ada.get("/api/health"))[0] for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_a_bucket_fills_again_and_old_ones_go(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("lanterns.web.door.limits.time.monotonic", lambda: now[0])
    limiter = Limiter(Limits(chat=(2, 1)))
    limiter.spend("chat", "a")
    limiter.spend("chat", "a")
    with pytest.raises(TooMany) as error:
        limiter.spend("chat", "a")
    assert error.value.wait == pytest.approx(1)
    limiter.spend("chat", "b")
    now[0] += 1
    limiter.spend("chat", "a")
    monkeypatch.setattr("lanterns.web.door.limits.MOST", 2)
    now[0] += 100
    limiter.spend("chat", "c")
    assert len(limiter.buckets) == 1


async def test_what_does_not_print_is_taken_out_of_names(ada: Person):
    await ada.lay("me", "me", name="Ada\u202e\u0000\n<i>")
    table = await ada.look()
    assert table["people"][0]["name"] == "Ada <i>"
    assert (await ada.post("/me", name=" \u202e "))[1]["code"] == "bad-options"
    assert (await ada.post("/me", name="x" * 25))[0] == 400
