"""What is foretold of a line is what its seat will be shown there, and nothing besides [M6.4]."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.versus.ahead import MOST_POSITIONS
from lanterns.games.mapmasters.versus.state import MapMasters
from lanterns.games.mapmasters.versus.verbs import LAY, LINE
from tests.games.mapmasters.helpers import GAME, exploring


def told_of(view: Any) -> dict[str, Any]:
    """What a page that shows this view asks with."""
    me = view["players"][view["seat"]]
    dungeon = me["dungeon"]
    lays = [f"lay {c['card']} {c['x']},{c['y']}{' turned' if c['turned'] else ''}" for c in dungeon["cards"]]
    return {
        "actions": [*lays, *(dungeon["path"]["steps"] if dungeon["path"] else [])],
        "tokens": [me["tokens"][token] for token in TOKENS],
        "books": [one["book"] for one in me["books"] if not one["used"]],
        "objective": view["primary"]["kind"],
        "tangled": view["house"]["tangled"],
    }


def ahead(view: Any) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = GAME.companion.answer("ahead", told_of(view))["positions"]
    return told


def lines(g: MapMasters, seat: int, rng: Random) -> None:
    """All cards that fit are laid, then the line is begun."""
    while not g.steps[seat]:
        lays = [code for code in g.options(seat) if code in LAY]
        g.play(rng.choice(lays or [code for code in g.options(seat) if code in LINE]), seat)


@pytest.mark.parametrize(
    "options", [{"players": "2"}, {"players": "3", "tangled": "rooms", "edges": "strict"}], ids=["usual", "rooms"]
)
def test_it_is_what_the_view_says_when_the_line_has_come_so_far(options: dict[str, str]) -> None:
    compared = 0
    for seed in range(12):
        rng = Random(seed)
        g = exploring(seed, options)
        seat = g.actors()[0]
        lines(g, seat, rng)
        for _ in range(8):
            view = GAME.view(g, seat)
            line = view["players"][seat]["dungeon"]["path"]["trace"]
            for one in ahead(view):
                later = g.copy()
                for text in one["steps"][len(line) :]:
                    later.play(text, seat)
                shown = GAME.view(later, seat)
                dungeon = shown["players"][seat]["dungeon"]
                assert dungeon["path"]["steps"] == one["steps"]
                assert dungeon["path"]["trace"][-1] == one["last"]
                assert (dungeon["path"]["end"], dungeon["next"], dungeon["barred"]) == (
                    one["end"], one["next"], one["barred"],
                )  # fmt: skip
                assert [option for option in shown["options"] if option["code"] in LINE] == one["options"]
                compared += 1
            steps = [code for code in g.options(seat) if code in LINE]
            if not steps:
                break
            g.play(rng.choice(steps), seat)
    assert compared > 150


def test_where_the_line_may_begin_is_told_too() -> None:
    g = exploring(3)
    seat = g.actors()[0]
    g.play(next(code for code in g.options(seat) if code in LAY), seat)
    first, *others = ahead(GAME.view(g, seat))
    assert first["last"] is None
    assert [one["steps"] for one in others[: len(first["options"])]] == [[one["text"]] for one in first["options"]]
    assert len(others) < MOST_POSITIONS


GOOD = {"actions": ["lay S1 0,0", "start S1 T"], "objective": "coin", "tangled": "junction"}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"actions": []}, "a list of 1 to"),
        ({"actions": ["finish"]}, "must lay 1 to 5 different cards"),
        ({"actions": ["lay S1 0,0", "lay S1 1,0"]}, "different cards"),
        ({"actions": ["lay S1 0,0", "lay S2 0,1"]}, "cannot lie like that"),
        ({"actions": ["lay S1 0,0", "walk S2.T-h1"]}, "cannot be drawn like that"),
        ({"actions": ["nonsense"]}, "nonsense"),
        ({"objective": "gold"}, "objective must be one of"),
        ({"tangled": "never"}, "tangled must be one of"),
        ({"tokens": [1]}, "tokens must be"),
        ({"seat": 0}, "no parameter 'seat'"),
    ],
)
def test_a_bad_question_is_refused_in_one_sentence(change: dict[str, Any], why: str) -> None:
    assert GAME.companion.answer("ahead", GOOD)["positions"]
    with pytest.raises(BadQuestion, match=why):
        GAME.companion.answer("ahead", {**GOOD, **change})
