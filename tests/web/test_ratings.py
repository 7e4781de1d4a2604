"""Ratings: which games count, for whom, and that each counts once whatever happens in between."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lanterns.core.record import Line
from lanterns.core.step import PEOPLE
from lanterns.games import GAMES
from lanterns.store.persons.ratings import Rating
from lanterns.tables import Table
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.keeping import saved
from lanterns.web.config import Config
from lanterns.web.profile.rating import MIDDLE, places_of, rate, shown
from tests.web.conftest import House, Person, open_house
from tests.web.test_profile import P, pass_on

pytestmark = pytest.mark.anyio


def over(results: list[float], scores: list[int], **change: str) -> Table:
    table = lobby.new_table("t1", GAMES["quest"], 1.0, seats=[Wish("me")] * len(results))
    for key, value in change.items():
        table.seating.chairs[int(key.removeprefix("seat"))].stand_in = value
    table.match.status = "over"
    table.match.result = {"reason": "rounds", "scores": scores, "results": results, "resigned": []}
    return table


def gave_up(*seats: int) -> list[Line]:
    return [Line(PEOPLE, word="resign", seat=seat) for seat in seats]


def test_winners_share_the_first_place_and_the_others_follow_by_points():
    assert places_of(over([0, 1, 0], [12, 20, 15]), []) == {0: 3, 1: 1, 2: 2}
    assert places_of(over([0.5, 0.5, 0], [20, 20, 15]), []) == {0: 1, 1: 1, 2: 3}
    assert places_of(over([0, 1, 0], [15, 20, 15]), []) == {0: 2, 1: 1, 2: 2}
    # A tie on points that the rules have broken stays broken for the winner.
    assert places_of(over([1, 0], [20, 20]), []) == {0: 1, 1: 2}


def test_who_gives_up_or_leaves_it_to_a_bot_comes_last():
    assert places_of(over([1, 0, 0], [30, 5, 9]), gave_up(0)) == {0: 3, 1: 2, 2: 1}
    assert places_of(over([1, 0, 0], [30, 5, 9], seat0="medium"), []) == {0: 3, 1: 2, 2: 1}
    assert places_of(over([0, 0, 0], [1, 2, 3]), gave_up(2, 0, 1)) == {0: 2, 1: 1, 2: 3}


def test_what_was_taken_back_by_agreement_counts_for_nobody():
    table = over([1, 0], [20, 10])
    table.match.marked = True
    assert places_of(table, []) == {}


def test_a_win_raises_and_both_become_surer():
    (one, other) = rate([None, None], [1, 2])
    assert one[0] > 25 > other[0]
    assert one[1] < 25 / 3
    drawn = rate([(30.0, 3.0), (20.0, 3.0)], [1, 1])
    assert drawn[0][0] < 30  # the stronger one was expected to win
    assert rate([(30.0, 3.0), (20.0, 3.0)], [1, 2])[0][0] - 30 < rate([(20.0, 3.0), (30.0, 3.0)], [1, 2])[0][0] - 20


def test_under_ten_games_no_number_is_told():
    told = shown(Rating("quest", 25.0, 25 / 3, 9, ((1.0, 25.0, 25 / 3),)))
    assert (told.value, told.band, told.games, told.sure) == (None, None, 9, 10)
    told = shown(Rating("quest", 26.0, 2.0, 10, ((1.0, 26.0, 2.0),)))
    assert (told.value, told.band) == (MIDDLE + 24, 96)
    assert (told.points[0].value, told.points[0].band) == (MIDDLE + 24, 96)


# which tables


async def test_only_people_against_each_other_are_rated(house: House):
    (ada,) = await house.people(1)
    for body, code in (
        ({"game": "dungeons"}, "rated-game"),
        ({"game": "quest", "seed": 5}, "rated-game"),
    ):
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, problem = await ada.post("/api/tables", seats=seats, rated=True, **body)
        assert (status, problem["code"]) == (422, code), body
    status, problem = await ada.post("/api/tables", game="quest", seats=[{"kind": "me"}] * 2, rated=True)
    assert (status, problem["code"]) == (409, "rated-people")
    status, problem = await ada.post("/api/tables", game="quest", seats=[{"kind": "me"}, {"kind": "bot"}], rated=True)
    assert (status, problem["code"]) == (409, "rated-people")
    await ada.lay("me", "open", start=False, seed=None)
    assert (await ada.fine("/settings", rated=True))["table"]["rated"]
    assert (await ada.post("/settings", seed=4))[1]["code"] == "rated-game"
    await ada.fine("/settings", rated=False, seed=4)
    assert (await ada.post("/settings", rated=True))[1]["code"] == "rated-game"


async def match(house: House, *, rated: bool = True, guest: Person | None = None, host: Person | None = None) -> Any:
    ada, bob = host or await house.person("10.0.0.1"), guest or await house.person("10.0.0.2")
    laid = await ada.lay("me", "open", start=False, seed=None, rated=rated)
    await bob.sit(laid["links"][0]["url"])
    await bob.fine("/ready", ready=True)
    await ada.fine("/start")
    return ada, bob


async def ratings(person: Person, count: int = 1) -> list[Any]:
    """Once so many games have been counted."""
    async with asyncio.timeout(60):
        while True:
            _, found = await person.get(f"{P}/ratings")
            if sum(one["games"] for one in found) >= count:
                return list(found)
            await asyncio.sleep(0.02)


async def test_a_rated_game_counts_once_for_its_people(house: House):
    ada, bob = await match(house)
    assert not (await ada.look())["hints"]
    status, problem = await ada.post("/settings", rated=False)
    assert (status, problem["code"]) == (409, "already-started")
    await begun(house)
    await bob.fine("/resign", seat=1)
    await bob.fine("/leave")  # that is no way out
    await ada.fine("/resign", seat=0)
    (one,) = await ratings(ada)
    (other,) = await ratings(bob)
    assert (one["game"], one["games"], other["games"], one["value"]) == ("quest", 1, 1, None)
    assert one["points"][0]["value"] != other["points"][0]["value"]
    # What it brought is told to those who played it.
    gains = [(await person.get(f"{P}/games/{ada.table}"))[1]["rating"] for person in (ada, bob)]
    for rating, mine in zip(gains, (one, other), strict=True):
        assert (rating["state"], rating["games"], rating["sure"]) == ("counted", 1, 10)
        assert rating["before"]["value"] == MIDDLE
        assert rating["after"] == {key: mine["points"][0][key] for key in ("value", "band")}
    eve = await house.person("10.0.0.3")
    assert (await eve.get(f"{P}/games/{ada.table}"))[1] == {"rating": None, "lanterns": [], "waits": False}
    # Loaded again, or after a restart, it is not counted again.
    house.app.state.sessions.held.clear()
    await ada.look()
    await drained(house)
    assert await ratings(ada) == [one]


async def begun(house: House) -> None:
    """Who sits where is written down."""
    await drained(house)


async def drained(house: House) -> None:
    """All that was begun beside requests is done."""
    async with asyncio.timeout(60):
        while house.app.state.settling.tasks._under_way:
            await asyncio.sleep(0.01)


async def test_a_game_that_was_over_when_the_server_stopped_is_counted_by_the_next(config: Config):
    async with open_house(config) as house:
        ada, bob = await match(house)
        await begun(house)
        for watcher in house.app.state.sessions.watchers:
            watcher.changed = lambda session: None  # type: ignore[method-assign]
        await bob.fine("/resign", seat=1)
        await ada.fine("/resign", seat=0)
        assert (await ada.get(f"{P}/ratings"))[1] == []
        cookie = ada.client.cookies["lanterns"]
    async with open_house(config) as again:
        ada = await again.person("10.0.0.1")
        ada.client.cookies.set("lanterns", cookie)
        (one,) = await ratings(ada)
        assert one["points"][0]["value"] > MIDDLE


async def test_two_devices_of_one_page_are_one_person(house: House):
    ada, phone = await house.people(2)
    await pass_on(ada, phone)
    laid = await ada.lay("me", "open", start=False, seed=None, rated=True)
    secret = laid["links"][0]["url"].rpartition("/")[2]
    status, problem = await phone.post("/api/links", secret=secret)
    assert (status, problem["code"]) == (409, "link-own")
    phone.table = ada.table
    await phone.fine("/api/links", secret=secret, here=True)  # the second seat is theirs as well
    status, problem = await ada.post("/start")
    assert (status, problem["code"]) == (409, "rated-people")


async def test_who_deletes_all_is_counted_no_more_and_the_others_are(house: House):
    ada, bob = await match(house)
    await begun(house)
    await bob.fine("/resign", seat=1)
    await bob.fine(f"{P}/delete")
    await ada.fine("/resign", seat=0)
    await drained(house)
    assert (await ada.get(f"{P}/ratings"))[1] == []  # nobody is left to be measured by
    assert (await ada.look())["status"] == "over"


def test_a_rated_table_is_kept_as_one():
    table = lobby.new_table("t1", GAMES["quest"], 1.0, seats=[Wish("me"), Wish("open")], settings=Settings(rated=True))
    doc = saved.doc_of(table)
    assert saved.load("t1", GAMES["quest"], doc, None, saved.Columns("lobby", 1, 0, 1.0, 1.0)).rated
    assert not table.hints_on
    lobby.change(table, 0, Settings(rated=False))
    assert "rated" not in saved.doc_of(table)
