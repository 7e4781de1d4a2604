"""Limits are spent before the command and hold exactly, whoever asks from wherever."""

from __future__ import annotations

import asyncio
import contextlib

import httpx
import pytest

from lanterns.web.config import Limits
from lanterns.web.door.limits import Limiter, Places, client_key
from lanterns.web.errors import HangUps, TooMany
from tests.web.conftest import Person, open_house, served, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_client_is_an_address_or_a_64_of_ipv6(address: str, key: str):
    assert client_key(address) == key


async def test_a_house_of_many_ipv6_addresses_is_one_client(config):
    config.limits = Limits(general=(3, 0.001))
    async with open_house(config) as house:
        people = [await house.person(f"2001:db8::{i}") for i in range(5)]
        assert [(await person.get("/api/health"))[0] for person in people] == [200] * 3 + [429] * 2
        other = await house.person("2001:db8:0:1::1")
        assert (await other.get("/api/health"))[0] == 200


async def test_a_right_guess_over_the_limit_is_refused_as_well(config):
    """Whoever may not guess any more learns nothing, not even that he is right."""
    config.limits = Limits(general=None, create=None, guess=None, guess_all=(5, 0.001))
    async with open_house(config) as house:
        ada, guesser, lise = await house.people(3)
        await ada.lay("me", "open")
        words = (await ada.fine("/join-code", open=True))["table"]["join"]["en"]
        for _ in range(5):
            assert (await guesser.post("/api/join", words="oak owl amber"))[0] == 404
        for person in (guesser, lise):
            assert (await person.post("/api/join", words=words))[1]["code"] == "too-many"
        assert (await ada.look())["seats"][1]["kind"] == "open"


async def test_one_client_that_guesses_spends_its_own_before_everybodys(config):
    config.limits = Limits(general=None, create=None, guess=(3, 0.001), guess_all=(5, 0.001))
    async with open_house(config) as house:
        ada, guesser, lise = await house.people(3)
        await ada.lay("me", "open")
        words = (await ada.fine("/join-code", open=True))["table"]["join"]["en"]
        codes = [(await guesser.post("/api/join", words="oak owl amber"))[0] for _ in range(20)]
        assert codes == [404] * 3 + [429] * 17
        assert (await lise.post("/api/join", words=words))[0] == 200


async def test_links_and_take_backs_have_a_rate(config):
    config.limits = Limits(general=None, create=None, guess=None, link=(2, 0.001), record=(2, 0.001))
    async with open_house(config) as house:
        ada, lise = await house.people(2)
        created = await ada.lay("me", "open")
        secret = created["links"][0]["url"].rpartition("/")[2]
        for _ in range(2):
            assert (await lise.post("/api/links", secret="x" * 32))[0] == 404
        assert (await lise.post("/api/links", secret=secret))[1]["code"] == "too-many"
        for _ in range(2):
            assert (await ada.post("/takeback", seat=0, version=0))[0] == 409
        assert (await ada.post("/takeback", seat=0, version=0))[1]["code"] == "too-many"


async def test_a_flood_of_addresses_lets_nobody_off(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr("lanterns.web.door.limits.time.monotonic", lambda: now[0])
    monkeypatch.setattr("lanterns.web.door.limits.MOST", 50)
    limiter = Limiter(Limits(guess=(2, 0.01)))
    limiter.spend("guess", "attacker")
    limiter.spend("guess", "attacker")
    for i in range(500):
        limiter.spend("guess", f"address {i}")
        assert len(limiter.buckets) <= 50
    with pytest.raises(TooMany):
        limiter.spend("guess", "attacker")


def test_places_are_counted_when_they_are_taken():
    places = Places(Limits(streams=2))
    places.take("a")
    places.take("a")
    places.take("b")
    with pytest.raises(TooMany):
        places.take("a")
    places.leave("a")
    places.take("a")
    for client in "aab":
        places.leave(client)
    assert not places.taken


async def test_streams_that_are_opened_at_once_are_counted_exactly(config):
    config.limits.streams = 24
    limits = httpx.Limits(max_connections=None)
    with served(config) as server:
        places = server.app.state.places
        async with httpx.AsyncClient(base_url=server.url, timeout=120, limits=limits) as client:
            ada = Person(client)
            await ada.lay("me", "me")
            codes: list[int] = []

            async def listen() -> None:
                async with client.stream("GET", f"/api/tables/{ada.table}/events") as answer:
                    codes.append(answer.status_code)
                    if answer.status_code == 200:
                        await asyncio.Event().wait()

            tasks = [asyncio.ensure_future(listen()) for _ in range(110)]
            await until(lambda: len(codes) == 110, 120)
            assert sorted(codes) == [200] * 24 + [429] * 86
            assert sum(places.taken.values()) == 24
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await until(lambda: not places.taken)
            # a stream that is refused, or is not one's own, takes no place either
            stranger = Person(httpx.AsyncClient(base_url=server.url))
            stranger.table = ada.table
            assert (await stranger.get("/events"))[0] == 403
            assert not places.taken


async def test_a_client_that_hangs_up_in_the_middle_logs_one_line(config, caplog):
    with served(config) as server:
        port = int(server.url.rpartition(":")[2])
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            head += "Content-Length: 900\r\n\r\n{"
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
        await until(lambda: caplog.records)
    lines = [record.getMessage() for record in caplog.records]
    assert lines[0] == "a client hung up during POST /api/tables"
    assert all(line.startswith("a client hung up") for line in lines)
    assert not any(record.exc_info for record in caplog.records)


def test_who_hangs_up_all_the_time_fills_no_log(monkeypatch: pytest.MonkeyPatch, caplog):
    now = [100.0]
    monkeypatch.setattr("lanterns.web.errors.time.monotonic", lambda: now[0])
    hang_ups = HangUps()
    for _ in range(5):
        hang_ups.note("GET /x")
    now[0] += 1
    hang_ups.note("GET /y")
    assert [record.getMessage() for record in caplog.records] == [
        "a client hung up during GET /x", "a client hung up during GET /y, and 4 others before",
    ]  # fmt: skip
