"""Puzzles over HTTP: what is told before an answer and after it, what is refused, and how one is played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterns.games import GAMES
from lanterns.puzzles import Puzzle, Puzzles, position_of, puzzles_of
from tests.web.conftest import Person
from tests.web.test_bad_input import whole

pytestmark = [pytest.mark.anyio]
KNOWN = [game for game in GAMES if puzzles_of(game) is not None]


def first(game: str) -> tuple[Puzzles, Puzzle, str]:
    """The first puzzle of a game and its address."""
    puzzles = puzzles_of(game)
    assert puzzles is not None
    return puzzles, puzzles.puzzle[0], f"/api/puzzles/{game}/{puzzles.puzzle[0].id}"


def keys(data: Any) -> set[str]:
    """All keys that stand anywhere in an answer."""
    if isinstance(data, dict):
        return set(data).union(*(keys(value) for value in data.values()))
    return set().union(*(keys(value) for value in data)) if isinstance(data, list) else set()


async def test_the_list_names_puzzles_and_says_nothing_of_what_they_ask_for(ada: Person):
    for game in GAMES:
        status, told = await ada.get(f"/api/puzzles/{game}")
        known = puzzles_of(game)
        assert (status, told["game"]) == (200, game)
        assert [one["id"] for one in told["puzzles"]] == [one.id for one in (known.puzzle if known else [])]
        assert keys(told) <= {"game", "puzzles", "id", "phase", "step"}


async def test_a_position_is_what_its_seat_sees_without_the_answer(ada: Person):
    for game in KNOWN:
        puzzles, one, path = first(game)
        at = position_of(puzzles, one)
        status, told = await ada.get(path)
        assert (status, told["seat"], told["choices"]) == (200, one.seat, at.choices)
        assert told["view"] == json.loads(json.dumps(at.game.view(at.state, one.seat)))
        assert len(told["seats"]) == at.game.players(at.state)
        assert set(told) == {
            "id", "game", "ruleset", "options", "phase", "step", "seat", "seats", "choices", "view",
        }  # fmt: skip


async def test_an_answer_is_judged_and_the_best_ones_are_told(ada: Person):
    for game in KNOWN:
        puzzles, one, path = first(game)
        at = position_of(puzzles, one)
        other = next(code for code in at.choices if code != at.ranked[0])
        for code in (at.ranked[0], other):
            status, told = await ada.post(path, code=code)
            assert (status, told["right"]) == (200, code == at.ranked[0])
            assert [row["code"] for row in told["answers"]] == at.ranked
            assert [row["value"] for row in told["answers"]] == [row.value for row in one.answers]
            assert (told["unit"], told["walks"]) == (puzzles.unit, one.walks)
            assert told["concerns"] == at.game.queries.concerns(at.state, one.seat)


async def test_what_is_not_asked_about_is_refused(ada: Person):
    for game in KNOWN:
        puzzles, one, path = first(game)
        choices = position_of(puzzles, one).choices
        other = next(code for code in range(10_000) if code not in choices)
        whole(await ada.post(path, code=other), 422, "illegal-action")
        whole(await ada.post(path, code=2_147_483_647), 422, "illegal-action")
    for body in ({}, {"code": -1}, {"code": "best"}, {"code": 1, "seat": 0}):
        whole(await ada.post(path, **body), 400, "bad-request")


async def test_what_there_is_not_is_not_found(ada: Person):
    game = KNOWN[0]
    whole(await ada.get("/api/puzzles/chess"), 404, "game-unknown")
    for unknown in (f"/api/puzzles/{game}/{game}-999", "/api/puzzles/chess/chess-001"):
        whole(await ada.get(unknown), 404, "puzzle-unknown")
        whole(await ada.post(unknown, code=1), 404, "puzzle-unknown")
        whole(await ada.post(f"{unknown}/table"), 404, "puzzle-unknown")


async def test_a_puzzle_can_be_played_on_from_its_seat(ada: Person):
    for game in KNOWN:
        puzzles, one, path = first(game)
        at = position_of(puzzles, one)
        status, told = await ada.post(f"{path}/table", name="Ada")
        assert status == 201
        table = told["table"]
        assert [(seat["mine"], seat["kind"]) for seat in table["seats"]] == [
            (seat == one.seat, "person" if seat == one.seat else "bot") for seat in range(len(table["seats"]))
        ]
        assert table["eyes"] == one.seat
        assert [row["code"] for row in table["view"]["options"]] == list(at.state.options(one.seat))
