"""Requests to addresses that visitors named never lead into the server's own network, and always end."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from lanterns.web.notices import guard
from lanterns.web.notices.guard import NotSent, Request, Unanswered, addresses_of, outward, target_of
from tests.web.sinks import Sink, sink

pytestmark = pytest.mark.anyio

INSIDE = (
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
    "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::",
    "2002:c0a8:101::", "2001:0:7f00:1::", "2001:db8::1",
)  # fmt: skip
OUTSIDE = ("8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::")


@pytest.fixture
def chat() -> Iterator[Sink]:
    with sink() as opened:
        yield opened


def resolve(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names lead to these addresses, another list each time they are asked for; returns the names that were."""
    asked: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        found = answers[min(len(asked), len(answers) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize("address", INSIDE)
async def test_what_lies_inside(address: str):
    assert not outward(ipaddress.ip_address(address))
    named = f"[{address}]" if ":" in address else address
    with pytest.raises(NotSent, match="inside") as refused:
        await addresses_of(target_of(f"https://{named}/hook"), ())
    assert not refused.value.again


@pytest.mark.parametrize("address", OUTSIDE)
async def test_what_lies_outside(address: str):
    assert outward(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "", "chat", "ftp://example.org/", "file:///etc/passwd", "https://", "https://user@example.org/",
        "https://user:pass@example.org/", "https://example.org:25/", "https://example.org:99999/", "http://exämple.org/",
        "https://example.org/a b", "https://example.org/\r\nX: 1", "https://[::1/", "gopher://example.org",
        "https://example.org/" + 1000 * "a",
    ],
)  # fmt: skip
async def test_what_is_no_address(address: str):
    with pytest.raises(NotSent, match="address"):
        target_of(address)


@pytest.mark.parametrize("written", ["http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://localhost/"])
async def test_other_ways_to_write_this_machine(written: str):
    with pytest.raises(NotSent, match=r"inside|unresolved"):
        await addresses_of(target_of(written), ())


async def test_a_push_address_is_behind_https():
    with pytest.raises(NotSent, match="address"):
        target_of("http://push.example.org/x", secure=True)
    assert target_of("http://push.example.org/x", ["push.example.org:80"], secure=True).port == 80


async def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch):
    resolve(monkeypatch, ["8.8.8.8", "127.0.0.1"])
    with pytest.raises(NotSent, match="inside"):
        await Request(target_of("https://chat.example/"), {}, b"").send()


async def test_a_name_is_asked_for_once_and_what_was_looked_at_is_connected_to(
    monkeypatch: pytest.MonkeyPatch, chat: Sink
):
    port = chat.place.rpartition(":")[2]
    asked = resolve(monkeypatch, ["127.0.0.1"], ["10.9.9.9"])
    place = f"chat.example:{port}"
    assert await Request(target_of(f"http://{place}/hook?a=1"), {"X-Kind": "test"}, b"{}").send([place]) == 204
    assert asked == ["chat.example"]  # the second answer was never asked for
    (posted,) = chat.posted
    assert (posted.path, posted.headers["host"], posted.headers["x-kind"]) == ("/hook?a=1", place, "test")
    assert posted.body == b"{}"


async def test_what_the_host_allows_is_that_place_alone(chat: Sink):
    assert await Request(target_of(f"{chat.url}/", [chat.place]), {}, b"x").send([chat.place]) == 204
    with pytest.raises(NotSent, match="inside"):
        await Request(target_of("http://127.0.0.1:8080/", [chat.place]), {}, b"x").send([chat.place])


async def test_no_redirect_is_followed(chat: Sink):
    chat.answer, chat.location = 302, f"{chat.url}/elsewhere"
    assert await Request(target_of(chat.url, [chat.place]), {}, b"x").send([chat.place]) == 302
    assert len(chat.posted) == 1


async def answering(*answers: bytes, pause: float = 0.0) -> tuple[asyncio.Server, str]:
    """A server that says these to whoever comes; with nothing to say it waits."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1000)
        for answer in answers:
            writer.write(answer)
            await writer.drain()
            await asyncio.sleep(pause)
        if answers:
            writer.close()
        else:
            await asyncio.sleep(60)

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    return server, f"127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize(
    "answers",
    [
        [b"SSH-2.0-OpenSSH\r\n\r\n"], [b"HTTP/1.1 abc\r\n\r\n"], [b"HTTP/1.1 200 OK\r\nX: " + 40_000 * b"a"],
        [b"HTTP/1.1 200 OK\r\n"], [b"HTTP/1.1 100 Continue\r\n\r\n"], [b"HTTP/1.1 101 Switching\r\n\r\n"],
    ],
)  # fmt: skip
async def test_what_is_no_whole_answer_leaves_it_open_whether_it_arrived(answers: list[bytes]):
    server, place = await answering(*answers)
    async with server:
        with pytest.raises(Unanswered):
            await Request(target_of(f"http://{place}/", [place]), {}, b"x").send([place])


async def test_word_that_more_will_come_is_passed_over():
    server, place = await answering(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n")
    async with server:
        assert await Request(target_of(f"http://{place}/", [place]), {}, b"x").send([place]) == 202


async def test_a_server_that_says_nothing_is_left(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(guard, "SECONDS", 0.2)
    server, place = await answering()
    async with server:
        with pytest.raises(Unanswered):
            await Request(target_of(f"http://{place}/", [place]), {}, b"x").send([place])


async def test_a_server_that_is_down_got_nothing():
    server, place = await answering(b"x")
    server.close()
    await server.wait_closed()
    request = Request(target_of(f"http://{place}/", [place]), {}, b"x")
    with pytest.raises(NotSent, match="unreachable") as refused:
        await request.send([place])
    assert refused.value.again
    assert not request.begun
