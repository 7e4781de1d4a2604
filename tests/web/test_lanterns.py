"""Lanterns: what lights each, that every one can be lit, and that a game is counted once whatever happens."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from lanterns.core.errors import LanternsError
from lanterns.games import GAMES
from lanterns.web.profile.facts import Facts
from lanterns.web.profile.lanterns import FILE, Condition, Lantern, _check, fulfils, hang, judge, lanterns, progress
from tests.locales.texts import messages
from tests.web.conftest import House, Person, until
from tests.web.test_profile import P, finish, pass_on

BLANK = Facts(
    "quest", "quest", {"mode": "together"}, {}, False, 2, 0, {"easy": 1}, 10, False, -3, False, {}, {}, {}, {}, {}, {},
)  # fmt: skip


def facts(**given: Any) -> Facts:
    return msgspec.structs.replace(BLANK, **given)


def lantern(ident: str) -> Lantern:
    return next(one for one in lanterns() if one.id == ident)


def read(facts: Facts) -> str:
    return msgspec.json.encode(facts).decode()


# what they are


def test_there_are_forty_and_each_has_its_name_and_its_rule_in_both_languages():
    assert len(lanterns()) == 40
    for language in ("en", "fr"):
        known = messages(language, "profile.ftl")
        missing = [one.id for one in lanterns() for key in (one.id, f"{one.id}-rule") if f"lantern-{key}" not in known]
        assert missing == []
        named = {key.removeprefix("lantern-").removesuffix("-rule") for key in known if key.startswith("lantern-")}
        assert named == {one.id for one in lanterns()}


def test_what_they_ask_for_is_told_by_their_games():
    """Options, values, events and groups are those of the games: a slip of the pen would never be lit."""
    for one in lanterns():
        games = [game for game in GAMES.values() if game.card.box == one.box and one.game in ("", game.id)]
        for test in one.tests:
            if test.of == "option":
                assert any(
                    option.key == test.key and test.value in option.values for game in games for option in game.options
                ), one.id
            elif test.of in ("event", "any"):
                assert any(test.key in game.events for game in games), one.id
            elif test.of == "peak":
                event, _, name = test.key.partition(".")
                assert any(game.events.get(event, {}).get(name) == "number" for game in games), one.id
            elif test.of in ("count", "source"):
                keys = {
                    key
                    for game in games
                    for options in game.harness.variants().values()
                    for key in _keys(game, game.new(game.resolve(options)), test.of)
                }
                assert test.key in keys, one.id
        if one.by and one.by != "box":
            assert any(
                one.by in game.harness.group_keys(game.new(game.resolve(next(iter(game.harness.variants().values())))))
                or game.has_option(one.by)
                for game in games
            ), one.id


def _keys(game: Any, state: Any, of: str) -> list[str]:
    if of == "count":
        return [count.key for count in game.chronicle.counts(state)]
    return [key for key, _, _ in game.chronicle.sources(state)]


@pytest.mark.parametrize(
    "wrong",
    [
        Lantern("x", box="chess"),
        Lantern("x", box="quest", game="dungeons"),
        Lantern("x", kind="different", times=3),
        Lantern("x", kind="game", times=3),
        Lantern("x", tests=(Condition("event"),)),
        Lantern("x", tests=(Condition("won", key="k"),)),
        Lantern("x", tests=(Condition("option", key="mode"),)),
    ],
)
def test_a_slip_in_the_file_is_named(wrong: Lantern):
    with pytest.raises(LanternsError, match="lantern x"):
        _check(wrong)
    assert FILE.is_file()


# what lights them


def test_one_game_lights_those_whose_tests_it_passes():
    assert fulfils(lantern("hard-heads"), facts(won=True, bots={"hard": 2}))
    assert fulfils(lantern("hard-heads"), facts(won=True, bots={"master": 1}))
    assert not fulfils(lantern("hard-heads"), facts(won=True, bots={"easy": 2}))
    assert not fulfils(lantern("hard-heads"), facts(won=True, bots={"hard": 1}, cooperative=True))
    assert fulfils(lantern("by-a-hair"), facts(won=True, margin=1))
    assert not fulfils(lantern("by-a-hair"), facts(won=True, margin=2))
    assert fulfils(lantern("home-by-dawn"), facts())
    assert not fulfils(lantern("home-by-dawn"), facts(events={"exhausted": 1}))
    assert not fulfils(lantern("home-by-dawn"), facts(options={"mode": "chosen"}))
    dungeon = {"box": "dungeons", "game": "dungeons", "cooperative": True, "won": True}
    assert fulfils(lantern("last-ember"), facts(**dungeon, counts={"torch": 1}))
    assert not fulfils(lantern("last-ember"), facts(**dungeon, counts={"torch": 2}))
    assert not fulfils(lantern("last-ember"), facts(**dungeon, counts={}))  # a number that there is not is not small
    assert not fulfils(lantern("out-alive"), facts(won=True))


def test_how_far_one_has_come_is_told_for_each_kind():
    def far(ident: str, *games: Facts) -> tuple[int, int, bool]:
        found = progress(lantern(ident), games)
        return found.have, found.want, found.lit

    assert far("ten-evenings", *[facts()] * 4) == (4, 10, False)
    assert far("ten-evenings", *[facts()] * 12) == (10, 10, True)
    assert far("three-tables", facts(), facts(), facts(box="dungeons")) == (2, 3, False)
    bosses = [
        facts(box="dungeons", game="dungeons", cooperative=True, won=won, group={"boss": boss})
        for boss, won in (("B1", True), ("B1", True), ("B2", True), ("B3", False))
    ]
    assert far("six-lairs", *bosses) == (2, 6, False)
    assert far("thirty", facts(score=26), facts(score=31, options={"mode": "chosen"})) == (26, 30, False)
    assert far("thirty", facts(score=33)) == (30, 30, True)
    assert far("first-win", facts()) == (0, 1, False)
    row = [facts(won=won) for won in (True, True, False, True)]
    assert far("three-in-a-row", *row) == (2, 3, False)
    together = facts(box="dungeons", cooperative=True)  # what one plays together breaks no row
    assert far("three-in-a-row", facts(won=True), together, facts(won=True), facts(won=True)) == (3, 3, True)
    assert far("first-light") == (0, 1, False)


def test_only_what_is_new_is_lit_and_what_is_lit_stays_lit():
    bodies = [read(facts(won=True))]
    assert judge(bodies, frozenset()) == ["first-light", "first-win", "home-by-dawn"]
    assert judge(bodies, frozenset({"first-light", "first-win"})) == ["home-by-dawn"]
    assert judge(["", "{}", *bodies], {"first-light", "first-win", "home-by-dawn"}) == []  # of another version
    shown = {one.id: one for one in hang([], {"first-win": (5.0, "t1")})}
    assert (shown["first-win"].lit, shown["first-win"].table, shown["first-win"].have) == (5.0, "t1", 1)
    assert shown["first-light"].lit is None


# at the server


async def lit(person: Person) -> dict[str, Any]:
    status, told = await person.get(f"{P}/lanterns")
    assert status == 200, told
    return {one["id"]: one for one in told["lanterns"] if one["lit"] is not None}


async def played_out(person: Person, *kinds: str, **more: Any) -> str:
    """A game that a person plays to its end with the first answer each time; its bots do the same."""
    await person.lay(*kinds, **more)
    for _ in range(4000):
        table = await person.look()
        if table["status"] == "over":
            return str(table["id"])
        await person.play(table)
    raise AssertionError("it never ends")


@pytest.mark.anyio
async def test_a_game_that_is_over_lights_lanterns_once_and_on_all_devices(house: House):
    ada, phone = await house.people(2)
    table = await played_out(ada, "me", options={"mode": "chosen"})
    await until_lit(ada, 1)
    found = await lit(ada)
    assert found["first-light"]["table"] == table
    assert abs(found["first-light"]["lit"] - time.time()) < 60
    _, gained = await ada.get(f"{P}/games/{table}")
    assert gained["rating"] is None
    assert {"id": "first-light", "box": ""} in gained["lanterns"]
    assert {one["id"] for one in gained["lanterns"]} == set(found)
    await pass_on(ada, phone)
    assert await lit(phone) == found
    # A server that starts anew, with the table loaded again, counts nothing twice.
    house.app.state.settling._seen.clear()
    house.app.state.sessions.held.clear()
    await ada.look()
    await house.app.state.settling.settle(table)
    _, told = await ada.get(f"{P}/lanterns")
    assert {one["id"]: one["have"] for one in told["lanterns"]}["ten-evenings"] == 1


async def until_lit(person: Person, count: int) -> None:
    async with asyncio.timeout(60):
        while len(await lit(person)) < count:
            await asyncio.sleep(0.02)


@pytest.mark.anyio
async def test_what_was_given_up_or_played_alone_or_from_a_record_lights_nothing(house: House):
    ada = await house.person()
    await ada.lay("me", "bot")
    await finish(ada)
    settling = house.app.state.settling
    await settling.settle(ada.table)
    over = await played_out(ada, "me", options={"mode": "chosen"}, seed=3)
    ada.table = over
    record = (await ada.get("/record"))[1]
    eve = await house.person("10.0.0.8")
    await eve.fine("/api/tables/import", record=record, name="Eve")
    await until_lit(ada, 1)
    _, told = await ada.get(f"{P}/lanterns")
    assert {one["id"]: one["have"] for one in told["lanterns"]}["ten-evenings"] == 1
    for table in (await eve.get("/api/tables"))[1]:
        await settling.settle(table["id"])
    assert await lit(eve) == {}


@pytest.mark.anyio
async def test_games_that_were_over_before_are_read_when_somebody_asks(house: House, monkeypatch: pytest.MonkeyPatch):
    ada = await house.person()
    settling = house.app.state.settling
    monkeypatch.setattr(settling, "changed", lambda session: None)
    await played_out(ada, "me", options={"mode": "chosen"})
    assert (await ada.get(P))[1]["made"] is None
    _, told = await ada.get(f"{P}/lanterns")
    assert told["reading"]
    await until_lit(ada, 1)
    await until(lambda: not house.app.state.settling.tasks._under_way)
    assert not (await ada.get(f"{P}/lanterns"))[1]["reading"]
