"""Channels and the outbox in the database: one letter for each question, sent by one, never twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from lanterns.games import get_game
from lanterns.store import Saved, Store
from lanterns.store.notices import outbox
from lanterns.store.notices.channels import (
    USUAL,
    Channel,
    Times,
    change_channel,
    channel,
    channels_of,
    close_channel,
    listeners,
    put_channel,
    set_times,
    times_of,
)
from lanterns.store.notices.keys import server_key
from lanterns.store.profiles import open_profile
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Wish

MAIL = Channel("c1", "p1", "mail", "ada@example.org", made=1.0)
HOOK = Channel("c2", "p1", "webhook", "https://chat.example/1", made=2.0, confirmed=2.0)


@pytest.fixture
def ada(store: Store) -> Store:
    open_profile(store, "d1", "p1", 1.0)
    put_channel(store, MAIL)
    put_channel(store, HOOK)
    return store


def lay(store: Store, ident: str) -> None:
    table = lobby.new_table(ident, get_game("quest"), 1.0, seats=[Wish("me"), Wish("open")])
    store.create(Saved(table, table.log.take_fresh(), grants=[("d1", 0)]))


def test_a_profile_has_one_channel_of_each_slot(ada: Store):
    assert channels_of(ada, "p1") == [MAIL, HOOK]
    assert put_channel(ada, replace(MAIL, id="c3")) == MAIL  # the same address again: nothing is confirmed anew
    discord = replace(HOOK, id="c4", kind="discord", address="https://discord.example/2")
    assert put_channel(ada, discord) == discord
    assert channels_of(ada, "p1") == [MAIL, discord]
    assert channel(ada, "c2") is None


def test_a_push_address_belongs_to_one_browser_and_one_profile(ada: Store):
    open_profile(ada, "d2", "p2", 1.0)
    push = Channel("c5", "p1", "push", "https://push.example/a", "k", "d1", confirmed=1.0)
    put_channel(ada, push)
    put_channel(ada, replace(push, id="c6", device="d3", address="https://push.example/b"))
    assert [one.id for one in channels_of(ada, "p1") if one.kind == "push"] == ["c5", "c6"]
    put_channel(ada, replace(push, id="c7", profile="p2"))  # the browser is somebody else's now
    assert [one.id for one in channels_of(ada, "p1") if one.kind == "push"] == ["c6"]
    assert listeners(ada) == {"d1": "p1", "d2": "p2"}


def test_who_has_no_confirmed_channel_is_not_listened_for(ada: Store):
    assert close_channel(ada, "c2")
    assert not close_channel(ada, "c2")
    assert listeners(ada) == {}
    assert change_channel(ada, "c1", confirmed=3.0)
    assert listeners(ada) == {"d1": "p1"}
    assert not change_channel(ada, "c2", confirmed=3.0)


def test_times_are_the_usual_until_somebody_says_other_ones(ada: Store):
    assert times_of(ada, "p1") == USUAL
    for times in (Times("fr", "Europe/Paris", True, 60, 120, True, 30), Times("en", "UTC")):
        set_times(ada, "p1", times)
        assert times_of(ada, "p1") == times


def test_a_letter_is_written_down_once(ada: Store):
    lay(ada, "t1")
    key = outbox.turn_key("c2", outbox.TURN, "t1", 0, 7)
    assert outbox.post(ada, key, "c2", outbox.TURN, 10.0, 20.0, table="t1", seat=0, since=7)
    assert not outbox.post(ada, key, "c2", outbox.TURN, 11.0, 12.0, table="t1", seat=0, since=7)
    assert not outbox.post(ada, "other", "nochannel", outbox.TURN, 11.0, 12.0)
    assert not outbox.post(ada, "another", "c2", outbox.TURN, 11.0, 12.0, table="notable")
    assert outbox.next_due(ada) == 20.0
    assert outbox.claim(ada, 19.0) is None
    letter = outbox.claim(ada, 20.0)
    assert letter is not None
    assert (letter.table, letter.seat, letter.since, letter.tries) == ("t1", 0, 7, 0)
    assert outbox.claim(ada, 99.0) is None  # it is being sent
    outbox.put_back(ada, letter, 50.0, tried=True, said="down")
    again = outbox.claim(ada, 50.0)
    assert again is not None
    assert again.tries == 1
    outbox.settle(ada, again, outbox.SENT, 51.0)
    assert outbox.next_due(ada) is None
    assert not outbox.post(ada, key, "c2", outbox.TURN, 60.0, 61.0, table="t1", seat=0, since=7)  # it was sent
    assert (outbox.sent_since(ada, "c2", 51.0), outbox.sent_since(ada, "c2", 52.0)) == (1, 0)
    assert outbox.sweep(ada, 51.0) == 0
    assert outbox.sweep(ada, 52.0) == 1


def test_two_that_claim_at_once_get_two_letters(ada: Store):
    for number in range(6):
        assert outbox.post(ada, f"k{number}", "c2", outbox.DIGEST, 1.0, 1.0)
    with ThreadPoolExecutor(3) as threads:
        claimed = [one.result() for one in [threads.submit(outbox.claim, ada, 5.0) for _ in range(6)]]
    assert len({letter.id for letter in claimed if letter}) == 6


def test_what_was_being_sent_in_a_crash_is_not_sent_again(ada: Store):
    outbox.post(ada, "k1", "c2", outbox.DIGEST, 1.0, 1.0)
    outbox.post(ada, "k2", "c2", outbox.DIGEST, 1.0, 3.0)
    assert outbox.claim(ada, 2.0) is not None
    assert outbox.left_open(ada, 4.0) == 1
    second = outbox.claim(ada, 5.0)
    assert second is not None
    assert second.key == "k2"
    assert outbox.claim(ada, 5.0) is None
    assert [state for state, _, _ in outbox.outcomes(ada, ["c2"])] == [outbox.UNKNOWN, outbox.SENDING]


def test_a_channel_that_is_closed_takes_its_letters_along(ada: Store):
    outbox.post(ada, "k1", "c2", outbox.DIGEST, 1.0, 1.0)
    close_channel(ada, "c2")
    assert outbox.next_due(ada) is None


def test_a_key_of_the_server_is_made_once(store: Store):
    assert server_key(store, "signing", "one") == "one"
    assert server_key(store, "signing", "two") == "one"
