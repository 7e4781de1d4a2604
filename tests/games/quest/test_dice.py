"""Dice: exact weights by brute force, and draws that keep to them."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.quest.rules.dice import CODES, FACES_IN_ORDER, FACES_OF, WEIGHTS, Reroll, Throw, ThrowInOrder
from lanterns.games.quest.verbs import FACES
from tests.games.quest.helpers import GAME, notations, position


@pytest.mark.parametrize("count", range(1, 6))
def test_weights_count_the_throws_exactly(count: int) -> None:
    """Q1.5, QR3, rules 4: 6 ** n throws, each outcome as often as its orders."""
    brute = Counter(tuple(sorted(faces)) for faces in product(range(6), repeat=count))
    told = {FACES_OF[code]: weight for code, weight in zip(CODES[count], WEIGHTS[count], strict=True)}
    assert told == dict(brute)
    assert sum(told.values()) == 6**count


def test_five_dice_have_252_outcomes_and_a_face_shows_with_0598() -> None:
    """Rules 4: a given face appears at least once with probability 0.598."""
    assert len(CODES[5]) == 252
    for face in range(6):
        shows = sum(w for code, w in zip(CODES[5], WEIGHTS[5], strict=True) if face in FACES_OF[code])
        assert shows == 7776 - 5**5
        assert round(shows / 7776, 3) == 0.598


@pytest.mark.parametrize("count", range(1, 5))
def test_dice_in_order_are_all_equally_likely(count: int) -> None:
    """GG1, GG2: resolved left to right, so every order is an outcome of its own."""
    g = position()
    step = ThrowInOrder(CHANCE, count)
    options = step.options(g)
    assert sorted(FACES_IN_ORDER[code] for code in options) == sorted(product(range(6), repeat=count))
    assert step.weights(g) is None


def test_draws_follow_the_weights() -> None:
    """A chi-square far from its tail: 20,000 throws of two dice."""
    g = position()
    rng = Random(7)
    step = Throw(CHANCE, 2, 1)
    seen = Counter(step.draw(g, step.options(g), rng) for _ in range(20_000))
    weights = dict(zip(CODES[2], WEIGHTS[2], strict=True))
    assert set(seen) == set(weights)
    chi = sum((seen[code] - 20_000 * w / 36) ** 2 / (20_000 * w / 36) for code, w in weights.items())
    assert chi < 45  # 20 degrees of freedom, 0.1 % tail


def test_a_handful_reads_in_any_order() -> None:
    """The notation of a throw is unordered, that of GG1 is not."""
    parse = GAME.verbs.parse
    assert parse("dice torch damage damage power scroll") == parse("dice damage power torch damage scroll")
    assert parse("dice-in-order torch damage") != parse("dice-in-order damage torch")


def test_rerolls_are_told_once_per_set_of_alike_dice() -> None:
    """T06: any subset of the dice; two that look alike after the throw are one choice."""
    g = position(at="throw blue", adventuring=["blue"], items={"T06": "blue 1"})
    g.play(GAME.verbs.parse("dice damage damage torch scroll scroll"))
    step = g.question()
    assert isinstance(step, Reroll)
    kept = {
        tuple(FACES[face] for i, face in enumerate(g.dice) if str(i + 1) not in text.split()[1])
        for text in notations(g)
        if text != "skip"
    }
    assert len(kept) == len(notations(g)) - 1 == 3 * 2 * 3 - 1
