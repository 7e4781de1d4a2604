"""What a Chosen One may hope for of a Night and a Day: more with more rolls, less with more to do."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.quest.bots.lone import OF_THREE, OF_TWO, completed, felled, likely
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import REST_CODE, ROLL_CODE
from tools.quest_lone import Cases, Reader, formula, placements_taken, regress

GAME = get_game("quest")


def test_more_rolls_raise_hopes_and_more_to_do_lowers_them() -> None:
    for later in (0.0, 1.0, 4.0):
        for rolls in range(16):
            by_need = [completed(needed, float(rolls), 9.0, later) for needed in range(9)]
            assert all(0.0 <= less <= more <= 1.0 for more, less in pairwise(by_need))
        for needed in range(1, 9):
            by_rolls = [completed(needed, float(rolls), 9.0, later) for rolls in range(16)]
            assert all(less < more for less, more in pairwise(by_rolls))
            assert completed(needed, 2.0, 9.0, 1.0) > completed(needed, 2.0, 9.0, 0.0)
    for wounds in range(1, 5):
        assert felled(wounds, 6.0, 1, 0) > felled(wounds + 1, 6.0, 1, 0)
        assert felled(wounds, 8.0, 1, 0) > felled(wounds, 6.0, 1, 0) > felled(wounds, 6.0, 2, 0)
        assert felled(wounds, 6.0, 1, 3) > felled(wounds, 6.0, 1, 0)


def test_heroes_in_place_raise_hopes_of_a_quest_and_turns_gone_by_lower_them() -> None:
    for table in (OF_TWO, OF_THREE):
        assert len(table) == 5
        for row in table:
            assert all(0.0 <= less < more <= 1.0 for less, more in pairwise(row))
        for before, after in pairwise(table):
            assert all(then >= now for then, now in zip(before, after, strict=True))


def read_games(always: int, seeds: range) -> tuple[Reader, int]:
    """Games by lot in which the seat always rolls, or always rests, as read again; and the placement quests in them."""
    seen, taken = Reader(), 0
    for seed in seeds:
        rng = Random(seed)
        state = GAME.new(GAME.harness.variants()["chosen-hero"])
        codes = []
        while not state.over:
            if state.actor == CHANCE:
                code = state.draw(rng)
            elif isinstance(state.stack[-1], RollOrRest):
                code = always
            else:
                code = rng.choice(state.options(state.actor))
            state.play(code, state.actor)
            codes.append(code)
        assert isinstance(state, Quest)
        taken += placements_taken(state)
        again = GAME.new(GAME.harness.variants()["chosen-hero"])
        seen.read(again, codes)
        assert again.digest() == state.digest()
    return seen, taken


def test_games_are_read_for_what_became_of_their_decisions() -> None:
    seen, taken = read_games(REST_CODE, range(40))
    assert (seen.games, seen.days, seen.taken) == (40, 200, taken)
    assert {True, False} == set(seen.again.came)  # heroes in temples may stay over a rest
    assert {False} == set(seen.earlier.came) == set(seen.last.came) == set(seen.goblins.came)
    seen, _ = read_games(ROLL_CODE, range(40))
    assert {True, False} == set(seen.earlier.came) == set(seen.goblins.came)
    assert {False} == set(seen.ends) == set(seen.again.came) == set(seen.books.came)  # all are exhausted


def test_a_regression_finds_the_weights_that_made_its_cases() -> None:
    cases = Cases()
    for needed in range(4):
        for rolls in range(6):
            row = [1.0, float(needed), float(rolls)]
            came = round(400 * likely(0.25 - 0.75 * needed + 0.5 * rolls))
            cases.add([row] * came, True)
            cases.add([row] * (400 - came), False)
    weights = regress(cases)
    assert weights == pytest.approx([0.25, -0.75, 0.5], abs=0.02)
    assert formula([0.271, -0.988, 0.4641], "needed rolls") == "likely(0.27 - 0.99 * needed + 0.464 * rolls)"
