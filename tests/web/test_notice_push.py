"""Web push: only the browser can read it, only this server can have sent it, and a dead address is dropped."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from lanterns.store.notices.channels import channels_of
from lanterns.web.notices import push
from tests.web.conftest import Person, open_house, until
from tests.web.evening import Evening, evening
from tests.web.sinks import Browser, Sink, sink

pytestmark = pytest.mark.anyio


@pytest.fixture
def chat(config: Any) -> Iterator[Sink]:
    """A chat room in the server's own network, which its host allows."""
    with sink() as opened:
        config.notice_hosts = (opened.place,)
        yield opened


@pytest.fixture
async def played(config: Any, chat: Sink) -> AsyncIterator[Evening]:
    async with evening(config) as opened:
        yield opened


async def test_push_reaches_the_browser_alone_and_an_address_that_is_gone_is_dropped(chat: Sink, played: Evening):
    browser, lise = Browser(), played.people[1]
    endpoint = f"{chat.url}/push/1"
    shape = await lise.fine("/api/notices/push", endpoint=endpoint, **browser.keys)
    assert [(one["kind"], one["here"], one["address"]) for one in shape["channels"]] == [("push", True, "")]
    await played.turn_of(1)
    await played.settled(1, 1)
    (posted,) = chat.posted
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert posted.headers["ttl"] == "86400"
    assert posted.headers["authorization"].startswith("vapid t=")
    assert shape["push_key"] in posted.headers["authorization"]
    told = browser.read(posted.body)
    assert told["title"] == "Your turn: Quest"
    assert told["path"] == f"/table/{lise.table}"
    assert "Ada waits for you." in told["body"]
    assert b"Quest" not in posted.body
    chat.answer = 410
    await played.turn_of(1)
    profile = played.profile(1)
    store = played.house.app.state.store.blocking
    await until(lambda: channels_of(store, profile) == [])
    assert len(chat.posted) == 2


async def test_the_signature_of_a_push_is_this_servers(chat: Sink, ada: Person):
    shape = await ada.fine("/api/notices/push", endpoint=f"{chat.url}/push/2", **Browser().keys)
    assert (await ada.fine("/api/notices/test"))[0]["sent"]
    token, key = re.findall(r"[tk]=([^,\s]+)", chat.posted[0].headers["authorization"])
    assert key == shape["push_key"]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push._bytes(key))
    told, _, signature = token.rpartition(".")
    raw = push._bytes(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(signed, told.encode(), ec.ECDSA(hashes.SHA256()))  # raises when it is not
    claims = msgspec.json.decode(push._bytes(told.partition(".")[2]))
    assert claims["aud"] == chat.url
    assert time.time() < claims["exp"] <= time.time() + 86400


async def test_push_keys_that_are_none_are_refused(chat: Sink, ada: Person):
    keys = Browser().keys
    for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": keys["p256dh"][:-4] + "AAAA"}, {"auth": "é"}):
        status, problem = await ada.post("/api/notices/push", **{"endpoint": f"{chat.url}/p", **keys, **bad})
        assert (status, problem["code"]) == (422, "notice-keys"), bad
    status, problem = await ada.post("/api/notices/push", endpoint="http://8.8.8.8/p", **keys)
    assert (status, problem["code"]) == (422, "notice-address")
    status, problem = await ada.post("/api/notices/push", endpoint="https://127.0.0.1/p", **keys)
    assert (status, problem["code"]) == (422, "notice-inside")


async def test_keys_are_made_once_and_told_to_nobody(config: Any, caplog: pytest.LogCaptureFixture):
    caplog.set_level("DEBUG")
    keys = []
    for _ in range(2):
        async with open_house(config) as house:
            keys.append((await (await house.person()).get("/api/notices"))[1]["push_key"])
            private = house.app.state.office.desk.private
    assert keys[0] == keys[1]
    assert private not in caplog.text
    assert push.public_key(private) == keys[0]
