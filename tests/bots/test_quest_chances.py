"""What seats may hope for of a Night and a Day: more with more rolls, less with more to do."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.quest.bots.chances import BY_SEATS, company, completed, felled, likely, rolls_left
from lanterns.games.quest.bots.evaluate import HOPE, temple_hope
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import NIGHT, Quest
from lanterns.games.quest.verbs import REST_CODE, ROLL_CODE
from tools.quest_chances import Cases, Reader, numbers, placements_taken, regress

GAME = get_game("quest")


READ = ("chosen-hero", "together-3", "together-4")  # where chances were read off games


def begun(variant: str) -> Quest:
    state = GAME.new(GAME.harness.variants()[variant])
    assert isinstance(state, Quest)
    return state


@pytest.mark.parametrize("variant", READ)
def test_more_rolls_raise_hopes_and_more_to_do_lowers_them(variant: str) -> None:
    g = begun(variant)
    for later in (0.0, 1.0, 4.0):
        for rolls in range(16):
            by_need = [completed(g, needed, float(rolls), 9.0, later) for needed in range(9)]
            assert all(0.0 <= less <= more <= 1.0 for more, less in pairwise(by_need))
        for needed in range(1, 9):
            by_rolls = [completed(g, needed, float(rolls), 9.0, later) for rolls in range(16)]
            assert all(less < more for less, more in pairwise(by_rolls))
            assert completed(g, needed, 2.0, 9.0, 1.0) > completed(g, needed, 2.0, 9.0, 0.0)
    for wounds in range(1, 5):
        assert felled(g, wounds, 6.0, 1, 0) > felled(g, wounds + 1, 6.0, 1, 0)
        assert felled(g, wounds, 8.0, 1, 0) > felled(g, wounds, 6.0, 1, 0) > felled(g, wounds, 6.0, 2, 0)
        assert felled(g, wounds, 6.0, 1, 3) > felled(g, wounds, 6.0, 1, 0)


@pytest.mark.parametrize("variant", READ)
def test_heroes_in_place_raise_hopes_of_a_quest_and_turns_gone_by_lower_them(variant: str) -> None:
    odds = BY_SEATS[begun(variant).players]
    for table in (odds.of_two, odds.of_three):
        assert len(table) == 5
        for row in table:
            assert all(0.0 <= less <= more <= 1.0 for less, more in pairwise(row))
            assert row[0] < row[-1]
        for before, after in pairwise(table):
            assert all(then >= now for then, now in zip(before, after, strict=True))


def test_a_night_in_company_lasts_longer_and_by_day_all_are_company() -> None:
    alone, four = begun("chosen-hero"), begun("together-4")
    assert (company(alone), company(four)) == (1, 4)
    assert rolls_left(four, 0) > rolls_left(alone, 0)


def in_a_temple(variant: str) -> tuple[Quest, int]:
    """A Night by lot in which the first seat adventures with a hero in a temple that needs symbols; and the hero."""
    for seed in range(60):
        rng, g = Random(seed), begun(variant)
        while not g.over:
            for hero in g.heroes(0):
                if g.phase == NIGHT and g.adventuring & 1 and g.in_temple(hero) and g.space[hero] < 4:
                    return g, hero
            g.play(g.draw(rng) if g.actor == CHANCE else rng.choice(g.options()), g.actor)
    raise AssertionError("no hero of sixty games was in a temple")


@pytest.mark.parametrize(("variant", "same"), [("together-2", True), ("together-3", False), ("together-4", False)])
def test_with_two_seats_it_is_guessed(variant: str, same: bool) -> None:
    """There chances read off games play worse (docs/bots.md): the rolls that are left change nothing."""
    g, hero = in_a_temple(variant)
    hopes = []
    for health in (1, 6):
        g.health[0] = health
        hopes.append(temple_hope(g, 0, hero, 1.0, HOPE))
    assert (hopes[0] == hopes[1]) is same
    assert hopes[0] <= hopes[1]


def read_games(always: int, seeds: range, variant: str = "chosen-hero") -> tuple[Reader, int]:
    """Games by lot in which seats always roll, or always rest, as read again; and the placement quests in them."""
    seen, taken = Reader(), 0
    for seed in seeds:
        rng = Random(seed)
        state = GAME.new(GAME.harness.variants()[variant])
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
        again = GAME.new(GAME.harness.variants()[variant])
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


def test_games_of_several_are_read_seat_by_seat() -> None:
    seen, taken = read_games(ROLL_CODE, range(6), "together-3")
    assert (seen.games, seen.days, seen.taken) == (6, 6 * 5 * 3, taken)
    assert {True, False} == set(seen.earlier.came) == set(seen.goblins.came)
    assert {row[3] for row in seen.goblins.rows} == {1.0, 2.0, 3.0}  # seats that adventure
    assert sum(len(came) for came in seen.placed.values()) % 3 == 0


def test_a_regression_finds_the_weights_that_made_its_cases() -> None:
    cases = Cases()
    for needed in range(4):
        for rolls in range(6):
            row = [1.0, float(needed), float(rolls), 1.0]
            came = round(400 * likely(0.25 - 0.75 * needed + 0.5 * rolls))
            cases.add([row] * came, True)
            cases.add([row] * (400 - came), False)
    weights = regress(cases)
    assert weights == pytest.approx([0.25, -0.75, 0.5, 0.0], abs=0.02)
    assert weights[3] == 0.0  # the same in all cases: it tells nothing
    assert numbers("temple", cases).startswith("    temple=[0.25, -0.75, 0.5")
