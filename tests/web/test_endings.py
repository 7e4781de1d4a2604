"""The end of a game over HTTP: for everybody once it is over, with its place among one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.games import GAMES
from lanterns.web.endings import place_of
from lanterns.web.responses import FinishedShape
from tests.web.conftest import House, Person

pytestmark = pytest.mark.anyio


async def test_the_end_is_told_of_a_game_that_is_over(house: House, ada: Person, eve: Person):
    """A game given up is told too, as far as it went; one that goes on is not, also to its own people."""
    await ada.lay("me", "me")
    eve.table = ada.table
    for who in (ada, eve):
        status, answer = await who.get("/end")
        assert (status, answer["code"]) == (403, "not-over")
    await ada.fine("/resign", seat=0)
    await ada.fine("/resign", seat=1)
    status, mine = await ada.get("/end")
    assert status == 200
    assert mine["table"] == ada.table
    assert mine["story"]["unit"] == "round"
    assert [track["seat"] for track in mine["story"]["tracks"]] == [0, 1]
    status, seen = await eve.get("/end")
    assert (status, seen["story"]) == (200, mine["story"])
    assert seen["place"] is None
    assert (await eve.get("/api/tables/nowhere/end"))[0] == 404


async def test_turning_points_are_told_with_the_chances_around_them(house: House, ada: Person):
    record = (Path(__file__).parents[1] / "fixtures/records/dungeons/4/heroes-2-won.record").read_text("utf-8")
    ada.table = (await ada.fine("/api/tables/import", record=record, name="Ada"))["table"]["id"]
    story = (await ada.get("/end"))[1]["story"]
    assert len(story["turnings"]) == 3
    assert story["turnings"][-1]["chances"][1] == [1.0, 1.0]  # the boss has fallen
    assert all(turning["chances"][0][0] < turning["chances"][1][0] for turning in story["turnings"])


def finished(table: str, score: int, *, won: bool = False, players: int = 4, mode: str = "together") -> FinishedShape:
    return FinishedShape(table, {"mode": mode}, players, "rounds", score, won, False, 0.0)


def test_a_game_has_a_place_among_those_like_it():
    quest = GAMES["quest"]
    games = [
        finished("now", 27, won=True), finished("two", 50, players=2), finished("a", 31, won=True),
        finished("solo", 60, mode="chosen", players=1), finished("b", 27), finished("c", 9),
    ]  # fmt: skip
    place = place_of(quest, "now", games)
    assert place is not None
    assert (place.games, place.place, place.score, place.best, place.before, place.won) == (4, 2, 27, 31, 31, 2)
    # The one that came first has none before it.
    first = place_of(quest, "c", games)
    assert first is not None
    assert (first.place, first.best, first.before) == (4, 31, None)
    assert place_of(quest, "elsewhere", games) is None


async def test_a_moment_of_a_finished_game_is_studied(house: House, ada: Person, eve: Person):
    """What a path was worth is asked of its round, once the game is over and by whoever looks back."""
    await ada.lay("me", "me", game="mapmasters")
    eve.table = ada.table
    version = (await ada.look())["version"]
    asked = {"seat": 0, "version": version, "topic": "meter", "params": {"seat": 0}, "line": version}
    assert (await ada.post("/study", **asked))[1]["code"] == "not-over"
    await ada.fine("/resign", seat=0)
    await ada.fine("/resign", seat=1)
    status, answer = await eve.post("/study", **asked)
    # Nobody has drawn a line yet: the game says so, and not that it is none of Eve's business.
    assert (status, answer["code"]) == (400, "bad-request")
    assert "no dungeon" in answer["detail"]
    status, answer = await eve.post("/study", **{**asked, "line": version + 99})
    assert (status, answer["code"]) == (404, "not-found")
    status, answer = await eve.post("/study", **{**asked, "topic": "weather"})
    assert (status, answer["code"]) == (404, "topic-unknown")
