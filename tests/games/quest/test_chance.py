"""The chance list of the rules [section 4]: what each event may show and how likely it is, counted another way."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import factorial
from random import Random

import pytest

from lanterns.core.checks import random_steps
from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import BOSS, DECK, ROW, Quest
from lanterns.games.quest.verbs import FACES
from tests.games.quest.helpers import GAME, position


def probabilities(state: Quest) -> dict[str, Fraction]:
    """The stated odds of the open chance question, by notation."""
    assert state.actor == CHANCE
    odds = state.odds()
    total = sum(weight for _, weight in odds)
    return {GAME.verbs.notation(action): Fraction(weight, total) for action, weight in odds}


def thrown(count: int) -> dict[str, Fraction]:
    """The distribution of that many equal dice, by rolling each in turn [Q1.5]."""
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(6), repeat=count))
    return {"dice " + " ".join(FACES[f] for f in roll): Fraction(n, 6**count) for roll, n in rolls.items()}


def test_night_rolls_are_five_independent_dice() -> None:
    """Q1.5 and section 4: each face 1/6; a given face appears at least once with probability 0.598."""
    odds = probabilities(position(at="throw blue"))
    assert odds == thrown(5)
    assert sum(odds.values()) == 1
    torch = sum((p for text, p in odds.items() if "torch" in text.split()), Fraction(0))
    assert torch == 1 - Fraction(5, 6) ** 5
    assert round(float(torch), 3) == 0.598


@pytest.mark.parametrize(("cell", "grotto", "count"), [("24", "GG3", 5), ("10", "GG6", 1), ("03", "GG7", 2)])
def test_gloom_grotto_rolls_as_many_dice_as_the_text_says(cell: str, grotto: str, count: int) -> None:
    """GG3 rolls 5 dice, GG6 one, GG7 two [rules 7.3]."""
    start = {"24": "23R", "10": "11R", "03": "02R"}[cell]
    heroes = ["home", "21L", "22R"] if start == "11R" else [start, "21L", "22R"]
    state = position({"players": "2", "gloom": "yes", "first": "0"}, at="move blue foot", heroes={"blue": heroes})
    state.play(GAME.verbs.parse(f"move 1 {cell}R"))
    state.play(GAME.verbs.parse("take"))
    assert con.CARDS.gloom[int(grotto[2]) - 1].id == grotto
    assert probabilities(state) == thrown(count)


def test_the_map_is_a_uniform_permutation() -> None:
    """Q2.1: 13 normal cards over 13 cells, 4 castles over 4 cells, every order as likely."""
    state = GAME.new({"players": "2", "first": "0"})
    likelihood = Fraction(1)
    laid: dict[str, set[str]] = {"castle": set(), "normal": set()}
    for _ in range(geo.CELLS):
        if state.actor != CHANCE or not next(iter(probabilities(state))).startswith("land"):
            break
        odds = probabilities(state)
        assert len(set(odds.values())) == 1, "uniform"
        action = state.draw(Random(len(laid["normal"])))
        _, cell, card = GAME.verbs.notation(action).split()
        laid["castle" if geo.CELL[cell] in geo.CASTLE_CELLS else "normal"].add(card)
        likelihood *= odds[GAME.verbs.notation(action)]
        state.play(action)
    # The last card of each group has only one place left, so it is laid without a question.
    assert (len(laid["normal"]), len(laid["castle"])) == (12, 3)
    assert likelihood == Fraction(1, factorial(13) * factorial(4))
    assert sorted(state.land) == list(range(17))


def test_first_player_and_colours_are_uniform() -> None:
    """Q2.5: the first player is named at random; so are colours when the group leaves them to chance."""
    state = GAME.new({"players": "3", "colours": "random"})
    seen: set[str] = set()
    rng = Random(3)
    while state.phase == 0 and state.round == 1 and state.actor == CHANCE:
        odds = probabilities(state)
        verb = next(iter(odds)).split()[0]
        if verb in ("first", "colour"):
            assert set(odds.values()) == {Fraction(1, len(odds))}
            assert len(odds) == (3 if verb == "first" else 4 - sum(c >= 0 for c in state.colours))
            seen.add(verb)
        if verb == "deal":
            break
        state.play(state.draw(rng))
    assert seen == {"first", "colour"}


@pytest.mark.parametrize("variant", ["together-4", "danongorf"])
def test_every_quest_deal_is_uniform_over_the_unseen_quests(variant: str) -> None:
    """Q1.6, Q4.4, Q4.6, Q12.3: without replacement; in Danongorf the unseen include those of the boss area."""
    deals = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(GAME.harness.variants()[variant])
        while not state.over:
            if state.actor == CHANCE and state.question().name == "Deal":
                unseen = {con.QUEST_NAMES[q] for q in range(con.QUESTS) if state.quest_at[q] == DECK}
                odds = probabilities(state)
                assert {text.split()[1] for text in odds} == unseen
                assert set(odds.values()) == {Fraction(1, len(unseen))}
                assert state.deck <= len(unseen)
                deals += 1
            random_steps(state, rng, 1)
    assert deals > 50


def test_there_are_12_placement_and_12_treasure_quests() -> None:
    """Q1.6: 24 quests; each treasure quest gives its own treasure."""
    assert len(con.QUEST_NAMES) == len(set(con.QUEST_NAMES)) == 24
    assert (len(con.CARDS.placements), len(con.CARDS.treasures)) == (12, 12)
    assert [card.id for card in con.CARDS.treasures] == con.QUEST_NAMES[12:] == con.ITEM_NAMES[:12]
    state = position()
    assert sum(at in (DECK, ROW) for at in state.quest_at) == 24
    assert BOSS not in state.quest_at


def test_the_solo_draft_is_uniform_over_cards_not_yet_shown() -> None:
    """Q11.2: each Day the five movement cards are shuffled and shown one by one."""
    state = GAME.new({"mode": "chosen"})
    rng = Random(1)
    sizes: list[int] = []
    while state.round == 1 and not state.over:
        if state.actor == CHANCE and state.question().name == "Show":
            odds = probabilities(state)
            hidden = {name for i, name in enumerate(geo.MOVEMENT_NAMES) if not state.shown >> i & 1}
            assert {text.split()[1] for text in odds} == hidden
            assert set(odds.values()) == {Fraction(1, len(hidden))}
            sizes.append(len(hidden))
        random_steps(state, rng, 1)
    assert sizes == [5, 4, 3, 2], "the fifth is the only one left: no question"
