"""The best path through cards that somebody holds at a table of their own [rules 2.4, 7]."""

from __future__ import annotations

from typing import Any

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import BadBox
from lanterns.games import GAMES
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.path import Kit
from lanterns.games.mapmasters.solver.best_hand import best_hand

COMPANION = GAMES["mapmasters"].companion
HAND = ["S1", "D20", "D07", "S4", "D33"]
FACE_OF_S1 = "T-j1: c; j1-L1: s; j1-R1: b; j1-j2; j2-L2: p; j2-R2; j2-B"


def asked(**params: Any) -> Any:
    return COMPANION.answer("path", {"cards": HAND, "objective": "coin", **params})


@pytest.mark.parametrize("objective", ["coin", "monster", "room"])
def test_the_answer_is_the_solvers_and_every_step_is_told(objective: str) -> None:
    told = asked(objective=objective, tokens=[1, 0, 0, 0])
    known = cards()
    best = best_hand([known[one] for one in HAND], Kit([1, 0, 0, 0]), objective)
    assert (told["points"], told["exit"], told["exact"]) == (best.value, best.exit, True)
    assert told["trace"][-1]["points"] == best.value
    assert len(told["trace"]) == len(best.script.split())
    assert sorted([*told["left"], *(one["card"] for one in told["cards"])]) == sorted(HAND)


def test_a_face_in_notation_is_worth_what_ours_is() -> None:
    ours, theirs = asked(cards=["S1", "D20"]), asked(cards=[FACE_OF_S1, "d20"])
    assert (ours["points"], ours["exit"]) == (theirs["points"], theirs["exit"])
    names = str(theirs["trace"])
    assert "'A." in names
    assert "'S1." not in names


def test_a_book_that_pays_is_as_good_as_its_token() -> None:
    hand = ["T-B: M"]
    assert asked(cards=hand, objective="monster")["points"] == 0
    assert asked(cards=hand, objective="monster", books=["silent-blade"])["points"] == 3
    assert asked(cards=hand, objective="monster", tokens=[1, 0, 0, 0])["points"] == 3


@pytest.mark.parametrize(
    ("given", "key", "params"),
    [
        (["T-j1: q"], "held-notation", {"card": 1, "sign": 7}),
        (["S1", "T-j1; j1-B"], "held-notation", {"card": 2, "sign": 3}),
        (["S1", "s1"], "held-twice", {"card": 2, "id": "S1"}),
        (["hello"], "held-unknown", {"card": 1}),
        (["T-B: " + "c" * 500], "held-long", {"card": 1, "most": 400}),
    ],
)
def test_a_card_that_cannot_be_is_named(given: list[str], key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(BadBox) as error:
        asked(cards=given)
    assert error.value.refusal.key == key
    assert error.value.refusal.params == params


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": []}, {"cards": ["S1"] * 6}, {"cards": "S1"}, {"cards": [1]}, {"objective": "gold"},
        {"tokens": [1]}, {"tokens": [0, 0, 0, 10]}, {"tokens": [True, 0, 0, 0]}, {"books": ["bible"]},
        {"books": [""]}, {"more": 1},
    ],
)  # fmt: skip
def test_other_parameters_are_refused_in_one_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion):
        asked(**wrong)
