"""Patches: another library makes of them what the server meant; a window that follows them shows the whole table."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

import jsonpatch
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterns.core.step import SPECTATOR
from lanterns.web.door.devices import hashed
from lanterns.web.live import showing
from lanterns.web.live.patches import encoded, joined, patch
from lanterns.web.live.session import Session, Stream
from lanterns.web.live.snapshots import Alike, Gzip, Piece, Shown, sight_of
from lanterns.web.live.stream import messages
from tests.web.conftest import House, Person

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("a~/0é", max_size=3) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=16) | st.dictionaries(st.text("ab~/", max_size=2), inner, max_size=5),
    max_leaves=40,
)


def patched(before: Any, ops: Any) -> Any:
    """What the other library makes of it."""
    return jsonpatch.apply_patch(before, json.loads(msgspec.json.encode(ops)))


@settings(max_examples=150, deadline=None)
@given(st.lists(values, max_size=14), st.lists(values, max_size=14), st.text("ab", min_size=200, max_size=200))
def test_any_value_is_made_of_any_other(one: list[Any], two: list[Any], long: str):
    for before, after in (({"v": one}, {"v": two}), ({"v": one, "w": long}, {"v": [*one, *two], "w": long})):
        members = encoded(before), encoded(after)
        assert joined(members[1]) == msgspec.json.encode(after)
        made = patched(before, patch(*members))
        assert msgspec.json.encode(made, order="sorted") == msgspec.json.encode(after, order="sorted")
        assert patch(members[0], members[0]) == []
        alike = Alike(encoded({"a": one})), Alike(encoded({"a": two}))
        deep = (
            Shown(alike[0], members[0], members[1]),
            Shown(alike[1], members[1], members[0]),
            Shown(alike[0], members[0], None),
        )
        for one_shown, other in ((0, 1), (1, 2), (2, 1), (2, 0)):
            first, second = (json.loads(deep[which].text()) for which in (one_shown, other))
            made = patched(first, deep[other].since(deep[one_shown]))
            assert msgspec.json.encode(made, order="sorted") == msgspec.json.encode(second, order="sorted")


def test_what_differs_is_told_and_no_more():
    many = [{"name": f"card {i}", "text": 20 * "x"} for i in range(40)]
    before = {"seq": 1, "cards": many, "none": None, "true": True}
    after = {"seq": 2, "cards": [*many[:20], {**many[20], "text": "y"}, *many[21:]], "none": None, "true": 1}
    ops = json.loads(msgspec.json.encode(patch(encoded(before), encoded(after))))
    assert ops == [
        {"op": "replace", "path": "/seq", "value": 2},
        {"op": "replace", "path": "/cards/20", "value": {"name": "card 20", "text": "y"}},
        {"op": "replace", "path": "/true", "value": 1},
    ]


def test_a_packed_stream_is_a_gzip_file_of_which_each_piece_can_be_read_when_it_comes():
    file, reader = Gzip(), zlib.decompressobj(16 + zlib.MAX_WBITS)
    assert reader.decompress(file.HEAD) == b""
    shared = Piece(b"data: " + 300 * b"abc" + b"\n\n")
    for piece in (shared, b": still here\n\n", shared, b""):
        assert reader.decompress(file.add(piece)) == piece
    reader.decompress(file.end())
    assert reader.eof  # its sum and its length are right


class Window:
    """A stream of patches as a browser follows it."""

    def __init__(self, house: House, person: Person, seat: int | None = None) -> None:
        secret = person.client.cookies.get("lanterns") or ""
        self.sessions = house.app.state.sessions
        self.person = person
        self.stream = Stream(hashed(secret), "test", seat, patches=True)
        self.body = messages(self.sessions, person.table, self.stream, None, lambda: None)
        self.table: Any = None
        self.turn = -1
        self.entries: list[int] = []
        self.kinds: list[str] = []
        self.text = ""  # the last message

    async def hear(self) -> None:
        """Take the next message that says something of the table."""
        while True:
            text = (await anext(self.body)).decode()
            if "event: update\n" in text or "event: patch\n" in text:
                break
        self.text = text
        event, data = text.split("event: ")[1].split("\ndata: ")
        message = json.loads(data)
        self.kinds.append(event)
        if event == "patch":
            assert message["base"] == self.turn
            self.table = jsonpatch.apply_patch(self.table, message["patch"])
        else:
            self.table = message["table"]
        self.turn = message["turn"]
        assert message["entries"] == [] or message["entries"][-1]["seq"] == message["seq"]
        self.entries += [entry["seq"] for entry in message["entries"]]

    async def catch_up(self) -> None:
        """Until it shows what is."""
        while self.stream.look or self.table is None:
            before = self.turn
            self.stream.wake.set()
            await self.hear()
            assert self.turn != before

    def same(self) -> bool:
        """Whether it shows what the table is for this person, made anew."""
        session: Session = self.sessions.held[self.person.table]
        assert session.table is not None
        session.outdated(seats=False)
        whole = showing.view(self.sessions, session, session.table, self.stream.device, self.stream.seat)
        found: bool = json.loads(msgspec.json.encode(whole)) == self.table
        return found


GAMES: dict[str, dict[str, Any]] = {
    "quest": {},
    "dungeons": {},
    "mapmasters": {"options": {"time_bonus": "off"}},
    "mapmasters-coop": {"options": {"mission": "12"}},
}


@pytest.mark.anyio
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_windows_that_follow_patches_show_the_whole_table(house: House, game: str):
    """Answers, undo, chat, pauses and presence, seen by two players, by both seats of one device and by spectators."""
    ada, lise, *guests = await house.people(4)
    created = await ada.lay("me", "open", game=game, **GAMES[game])
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    watch = (await ada.fine("/links", seat=-1))["url"]
    for guest in guests:
        await guest.sit(watch)
    windows = [Window(house, who) for who in (ada, lise, *guests)]
    windows.append(Window(house, ada, SPECTATOR))
    for window in windows:
        await window.catch_up()
    await ada.fine("/start")
    people = [ada, lise]
    for step in range(30):
        for window in windows:
            await window.catch_up()
            assert window.same(), (game, step, window.stream.seat)
        table = windows[0].table
        asked = table["view"]["actors"][0] if table["view"]["actors"] else None
        if asked is None or table["status"] == "over":
            break
        mine = windows[asked].table
        options = mine["view"]["options"]
        body = {"seat": asked, "code": options[(7 * step) % len(options)]["code"], "version": mine["version"]}
        done = await people[asked].client.post(
            f"/api/tables/{ada.table}/actions", json=body, headers={"Prefer": "return=minimal"}
        )
        assert done.json() == {"seq": done.json()["seq"], "version": done.json()["version"]}
        if step % 5 == 4:
            await people[asked].post("/undo", seat=asked, count=1, version=done.json()["version"])
        if step % 7 == 3:
            await lise.fine("/chat", text="Well played")
        if step == 11:
            await ada.fine("/pause", paused=True)
            await ada.fine("/pause", paused=False)
        if step == 13:
            assert windows[0].table["seats"][1]["online"]
            await windows[1].body.aclose()  # Lise goes, and comes back
            await windows[0].catch_up()
            assert windows[0].same()
            assert not windows[0].table["seats"][1]["online"]
            windows[1] = Window(house, lise)
    told = [window.kinds for window in windows]
    assert all(kinds[0] == "update" and set(kinds[1:]) == {"patch"} for kinds in told)
    for window in windows:
        assert window.entries == list(range(window.entries[0], window.entries[-1] + 1))
        await window.body.aclose()


@pytest.mark.anyio
async def test_only_windows_that_see_the_same_are_told_the_same(bids: None, house: House):
    """Spectators share what they are sent; players do not, nor does anybody who has blocked somebody here."""
    ada, lise, *guests = await house.people(4)
    created = await ada.lay("me", "open", game="bids")
    await lise.sit(created["links"][0]["url"])
    await lise.fine("/ready", ready=True)
    watch = (await ada.fine("/links", seat=-1))["url"]
    for guest in guests:
        await guest.sit(watch)
    await ada.fine("/start")
    windows = [Window(house, who) for who in (ada, lise, *guests)]
    for window in windows:
        await window.catch_up()
    for window in windows:
        await window.catch_up()
    sent = [window.stream.sent for window in windows]
    assert sent[2] is sent[3]
    assert len({id(one) for one in sent}) == 3
    assert sight_of(None, [], "a", set()) == sight_of(None, [], "b", set())
    assert sight_of(None, [0], "a", set()) != sight_of(None, [0], "b", set())
    assert sight_of(None, [], "a", {1}) != sight_of(None, [], "a", set())
    for window in windows:
        await window.body.aclose()


@pytest.mark.anyio
async def test_patches_tell_no_secret(bids: None, house: House):
    """At two tables that differ in nothing but Ada's secret bid, Lise and a spectator are told the same."""
    told: list[list[str]] = []
    for pick in (0, 1):
        ada, lise, guest = await house.people(3)
        created = await ada.lay("me", "open", game="bids")
        await lise.sit(created["links"][0]["url"])
        await lise.fine("/ready", ready=True)
        await guest.sit((await ada.fine("/links", seat=-1))["url"])
        await ada.fine("/start")
        windows = [Window(house, who) for who in (lise, guest, ada)]
        for window in [*windows, *windows]:
            await window.catch_up()
        table = await ada.look(seat=0)
        before = [window.text for window in windows]
        option = house.app.state.sessions.held[ada.table].table.state.options(0)[pick]
        await ada.fine("/actions", seat=0, code=option, version=table["version"])
        for window in windows:
            await window.catch_up()
            assert window.kinds[-1] == "patch"
        assert [window.text for window in windows] != before
        told.append([re.sub(r"\b1\d{9}\.\d+", "TIME", window.text) for window in windows])
        for window in windows:
            await window.body.aclose()
    assert told[0][:2] == told[1][:2]
    assert told[0][2] != told[1][2], "who bid is told of it"
