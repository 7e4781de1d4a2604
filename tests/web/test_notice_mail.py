"""Notices by mail: an address is confirmed first, a server that is down loses nothing, and a link takes one off."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from lanterns.core.errors import LanternsError
from lanterns.store.notices.channels import change_channel
from lanterns.web.notices import mail
from tests.web.conftest import House, Person, open_house, until
from tests.web.evening import Evening, evening
from tests.web.sinks import MailBox, free_port, mailbox

pytestmark = pytest.mark.anyio


@pytest.fixture
def post(config: Any) -> Iterator[MailBox]:
    with mailbox() as box:
        config.smtp = box.url
        config.public_url = "http://testserver.local/"
        yield box


@pytest.fixture
async def played(config: Any, post: MailBox) -> AsyncIterator[Evening]:
    async with evening(config) as opened:
        yield opened


def link_in(text: str, purpose: str) -> str:
    found = re.search(rf"http://testserver\.local/notices/{purpose}/(\S+)", text)
    assert found is not None, text
    return found[1]


async def confirmed(person: Person, post: MailBox, address: str = "lise@example.org") -> str:
    """Open a mail channel and follow its link; the token of that."""
    shape = await person.fine("/api/notices/mail", address=address)
    assert [(one["kind"], one["confirmed"]) for one in shape["channels"]] == [("mail", False)]
    await until(lambda: post.mails != [])
    token = link_in(post.mails[0].get_content(), "confirm")
    assert (await person.fine("/api/notices/confirm", token=token))["done"]
    return token


async def test_a_mail_address_is_confirmed_by_a_link_first(post: MailBox, played: Evening):
    lise = played.people[1]
    shape = await lise.fine("/api/notices/mail", address="lise@example.org")
    assert shape["mail"]
    await until(lambda: post.mails != [])
    assert (await lise.fine("/api/notices/test"))[0]["en"].startswith("The address is not confirmed yet")
    await played.turn_of(1)
    await asyncio.sleep(0.1)
    (asked,) = post.mails  # and nothing else before it is confirmed
    assert asked["To"] == "lise@example.org"
    assert asked["List-Unsubscribe"] is None
    token = link_in(asked.get_content(), "confirm")
    stranger = await played.house.person("10.0.0.9")  # mail is read on another device
    about = await stranger.fine("/api/notices/link", token=token)
    assert about == {"kind": "mail", "address": "li…@example.org", "done": False}
    for _ in range(2):  # the second time says so and changes nothing
        assert (await stranger.fine("/api/notices/confirm", token=token))["done"]
        assert (await stranger.fine("/api/notices/link", token=token))["done"]
    await played.turn_of(1)
    await until(lambda: len(post.mails) == 2)
    told = post.mails[1]
    assert told["Subject"] == "Your turn: Quest"
    assert told["Auto-Submitted"] == "auto-generated"
    assert f"http://testserver.local/table/{lise.table}" in told.get_content()
    off = link_in(told.get_content(), "off")
    assert told["List-Unsubscribe"] == f"<http://testserver.local/notices/off/{off}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize("one_click", [False, True])
async def test_unsubscribing_needs_no_login_and_twice_is_once(post: MailBox, played: Evening, one_click: bool):
    lise = played.people[1]
    await confirmed(lise, post)
    assert (await lise.fine("/api/notices/test"))[0]["sent"]
    await until(lambda: len(post.mails) == 2)
    token = link_in(post.mails[1].get_content(), "off")
    stranger = await played.house.person("10.0.0.9")
    for deed in ("off", "confirm"):
        page = await stranger.client.get(f"/notices/{deed}/{token}", headers={"accept": "text/html"})
        assert page.status_code == 200
    assert (await stranger.fine("/api/notices/link", token=token))["kind"] == "mail"  # looking takes nobody off
    for _ in range(2):
        if one_click:
            answer = await stranger.client.post(f"/notices/off/{token}", data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
        else:
            assert (await stranger.fine("/api/notices/off", token=token))["done"]
    assert (await stranger.fine("/api/notices/link", token=token)) == {"kind": None, "address": "", "done": True}
    assert (await lise.get("/api/notices"))[1]["channels"] == []
    await played.turn_of(1)
    await asyncio.sleep(0.1)
    assert len(post.mails) == 2


async def test_links_that_are_not_ours_do_nothing(post: MailBox, house: House, ada: Person):
    token = await confirmed(ada, post, "ada@example.org")
    for bad in ("", "x", token[:-1] + ("A" if token[-1] != "A" else "B"), token.partition(".")[0] + ".", "é.é"):
        for path in ("link", "confirm", "off"):
            assert (await ada.post(f"/api/notices/{path}", token=bad))[1]["code"] == "notice-link", (path, bad)
    assert (await ada.post("/api/notices/off", token=token))[1]["code"] == "notice-link"  # one link is not the other
    answer = await ada.client.post("/notices/off/x", data={})
    assert answer.status_code == 404


async def test_a_link_that_confirms_runs_out(post: MailBox, house: House, ada: Person):
    await ada.fine("/api/notices/mail", address="ada@example.org")
    await until(lambda: post.mails != [])
    token = link_in(post.mails[0].get_content(), "confirm")
    store = house.app.state.store.blocking

    change_channel(store, token.partition(".")[0], made=time.time() - 25 * 3600)
    status, problem = await ada.post("/api/notices/confirm", token=token)
    assert (status, problem["code"]) == (410, "notice-link-old")


async def test_a_mail_server_that_is_down_loses_nothing(config: Any):
    port = free_port()
    config.smtp = f"smtp://127.0.0.1:{port}?from=table@lanterns.example&tls=none"
    config.public_url = "http://testserver.local/"
    async with evening(config) as played:
        lise = played.people[1]
        await lise.fine("/api/notices/mail", address="lise@example.org")
        await until(lambda: played.outcomes(1) == [("waiting", "confirm", "mail-down")])
        with mailbox(port) as post:
            post.answer = "451 try again"
            played.later(40)
            await asyncio.sleep(0.3)
            assert played.outcomes(1)[0][0] == "waiting"
            post.answer = "250 OK"
            played.later(200)
            assert await played.settled(1, 1) == [("sent", "confirm", "")]
            assert len(post.mails) == 1


async def test_a_mail_server_that_says_no_is_not_asked_again(post: MailBox, played: Evening):
    post.answer = "554 no"
    await played.people[1].fine("/api/notices/mail", address="lise@example.org")
    assert await played.settled(1, 1) == [("given-up", "confirm", "mail-refused")]


async def test_without_a_mail_server_there_is_no_mail(ada: Person):
    assert (await ada.post("/api/notices/mail", address="ada@example.org"))[1]["code"] == "notice-mail-off"


@pytest.mark.parametrize("address", ["ada", "ada@", "@example.org", "a b@c.org", "a@b", "a@b.cc\nBcc: x@y.zz"])
async def test_what_is_no_mail_address(post: MailBox, ada: Person, address: str):
    assert (await ada.post("/api/notices/mail", address=address))[1]["code"] == "notice-mail"


async def test_nobodys_address_is_asked_over_and_over(post: MailBox, config: Any):
    config.limits.notice_mail = (3, 3 / 86400)
    async with open_house(config) as house:
        for number in range(4):
            person = await house.person(f"10.0.1.{number}")
            status, _ = await person.post("/api/notices/mail", address="Victim@example.org")
            assert status == (200 if number < 3 else 429)


def test_how_a_mail_server_is_said():
    found = mail.server_of("smtp://ada:p%40ss@mail.example.org:2525?from=table@example.org")
    assert (found.host, found.port, found.user, found.password, found.tls) == (
        "mail.example.org", 2525, "ada", "p@ss", "start",
    )  # fmt: skip
    assert "p@ss" not in repr(found)
    assert mail.server_of("smtps://mail.example.org?from=a@b.cc").port == 465
    for bad in ("mail.example.org", "smtp://", "smtp://x", "http://x?from=a@b.cc", "smtp://x?from=a@b.cc&tls=maybe",
                "smtp://x?form=a@b.cc", "smtp://x:port?from=a@b.cc"):  # fmt: skip
        with pytest.raises(LanternsError):
            mail.server_of(bad)


async def test_mail_without_a_public_address_is_refused_at_the_start(config: Any):
    config.smtp = "smtp://mail.example.org?from=a@b.cc"
    with pytest.raises(LanternsError, match="--public-url"):
        async with open_house(config):
            pass
