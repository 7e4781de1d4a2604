"""The odds of skill checks, against playing every roll with every choice [D8, X1]."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from lanterns.games.dungeons.odds import success
from lanterns.games.dungeons.verbs import PLUS_DICE
from lanterns.games.dungeons.view import build
from tests.games.dungeons.helpers import GAME, position


@cache
def reaches(dice: tuple[int, ...], need: int, steps: int) -> bool:
    """By brute force: some result die with some plus dice, after some turns, reaches the number."""
    for at, value in enumerate(dice):
        rest = list(dice[:at] + dice[at + 1 :])
        for plus in PLUS_DICE:
            if all(rest.count(die) >= plus.count(die) for die in plus) and value + sum(plus) >= need:
                return True
    if not steps:
        return False
    turned = [
        tuple(sorted((*dice[:at], value + way, *dice[at + 1 :])))
        for at, value in enumerate(dice)
        for way in (-1, 1)
        if 1 <= value + way <= 6
    ]
    return any(reaches(new, need, steps - 1) for new in turned)


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_success_counts_every_roll(dice: int, steps: int) -> None:
    for need in range(1, 12):
        rolls = list(product(range(1, 7), repeat=dice))
        ways = sum(reaches(tuple(sorted(roll)), need, steps) for roll in rolls)
        assert success(dice, need, steps) == (ways, len(rolls)), (need, steps)


def test_the_facts_state_the_same_odds() -> None:
    """Section 9 of the facts: 2 dice n = 3..8 and 3 dice n = 4..10, in percent."""
    two = [97.22, 88.89, 72.22, 47.22, 16.67, 5.56]
    three = [99.07, 93.06, 75.93, 43.06, 20.83, 5.56, 1.39]
    assert [round(float(100 * Fraction(*success(2, n, 0))), 2) for n in range(3, 9)] == two
    assert [round(float(100 * Fraction(*success(3, n, 0))), 2) for n in range(4, 11)] == three


def test_a_view_tells_the_odds_of_what_begins_with_a_check() -> None:
    """Search, attacks and casts carry ways to succeed, without and with Modify Die, and the number needed."""
    state = position(
        "H1 H2",
        dungeon={"d3": "D05 S", "e4": "D08 EW"},
        goblins={"1": "knife d4"},
        heroes={"H1": {"gear": ["P04"]}},
    )
    options = {option["text"]: option for option in build(state, 0)["options"]}
    # The dagger needs a 6 on its one die (Defense 4, result -1); four turns of Modify make it of any roll from 2 on.
    assert options["attack slot-1 goblin-1"]["odds"] == {
        "plain": 1, "modified": 5, "of": 6, "number": 5, "skill": "S", "dice": 1,
    }  # fmt: skip
    cast = options["cast P04 goblin-1"]["odds"]
    assert cast["number"] == 6
    assert (cast["plain"], cast["of"]) == success(3, 6, 0)
    assert cast["modified"] == success(3, 6, 2)[0], "four of eight Focus are kept for the cost"
    assert "odds" not in options["end"]


def test_odds_count_bonuses_of_cards_and_weapons() -> None:
    """L06 +1 and the Bear set: the number needed on the dice falls."""
    state = position("H2 H1", goblins={"1": "spear d4"}, heroes={"H2": {"focus": 0, "gear": ["L01", "L02", "L04"]}})
    text = "attack L01 goblin-1"
    option = next(option for option in build(state, 0)["options"] if option["text"] == text)
    assert option["odds"]["plain"] == success(3, 7 - 2 - 2, 0)[0]
    assert GAME.verbs.parse(text) == option["code"]
