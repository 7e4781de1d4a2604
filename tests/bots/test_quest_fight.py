"""The fight with Danongorf: the table is the exact solution, and the evaluation uses it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.quest.bots.fight import FILE, MOST, SPARE, TRACK, at_round, chance, look_up, place, read_table
from lanterns.games.quest.state import FIGHT, Quest
from tools.quest_fight import ATTACK, DAMAGE, POWER, ROLLS, Solver

GAME = get_game("quest")
STEP = 1 / 255


def test_the_table_is_what_the_solver_finds() -> None:
    solver = Solver()
    for quests, goblins in ((0, 1), (1, 0), (1, 1)):
        for shield, spare in ((0, 0), *((1, spare) for spare in range(SPARE + 1))):
            for health, power in product(range(1, TRACK + 1), range(TRACK + 1)):
                solver.solve((quests, goblins, health, power, shield, spare))
                found = solver.look(quests, goblins, health, power, shield, spare)
                assert abs(chance(quests, goblins, health, power, shield, spare) - found) <= STEP
    assert len(FILE.read_bytes()) == place(MOST, MOST, TRACK, TRACK, 1, SPARE) + 1


def test_a_table_that_cannot_be_used_is_said_in_the_log_and_guessed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert read_table(tmp_path / "fight.bin") == b""
    (tmp_path / "fight.bin").write_bytes(FILE.read_bytes()[:-1])
    assert read_table(tmp_path / "fight.bin") == b""
    assert [record.getMessage() for record in caplog.records] == [
        f"fight.bin is not used, {why}; bots guess the fight with Danongorf"
        for why in ("it is missing", "it is damaged")
    ]
    guesses = [look_up(b"", 3, 3, health, 4, 1, 0) for health in range(1, TRACK + 1)]
    assert guesses == sorted(guesses)
    assert 0.0 < guesses[0] < guesses[-1] < 1.0


def test_the_solver_agrees_with_sums_by_hand() -> None:
    """The last quest at 2 Health without Power: won when power shows before damage does."""
    won = (5 / 6) ** 5 - (4 / 6) ** 5
    lost = 1 - (5 / 6) ** 5
    assert abs(chance(1, 0, 2, 0, 0, 0) - won / (won + lost)) <= STEP
    assert chance(0, 0, 1, 0, 0, 0) == 1.0
    assert chance(1, 1, 0, 5, 1, 0) == 0.0
    shown = [sum(row[faces] for row in ROLLS[5]) for faces in range(16)]
    assert sum(shown) == pytest.approx(1.0)
    assert sum(p for faces, p in enumerate(shown) if faces & DAMAGE) == pytest.approx(lost)
    both = sum(p for faces, p in enumerate(shown) if faces & POWER and faces & ATTACK)
    assert both == pytest.approx(1 - 2 * (5 / 6) ** 5 + (4 / 6) ** 5)


def test_more_of_the_own_is_better_and_more_of_the_boss_is_worse() -> None:
    for quests, goblins, health, power in product(range(1, MOST), range(0, MOST, 3), range(1, TRACK), range(TRACK)):
        for spare in range(SPARE):
            here = chance(quests, goblins, health, power, 1, spare)
            assert chance(quests, goblins, health + 1, power, 1, spare) >= here
            assert chance(quests, goblins, health, power + 1, 1, spare) >= here
            assert chance(quests, goblins, health, power, 1, spare + 1) >= here
            assert chance(quests, goblins, health, power, 0, 0) <= here
            assert chance(quests + 1, goblins, health, power, 1, spare) <= here
            assert chance(quests, goblins + 1, health, power, 1, spare) <= here


def test_between_whole_counts_it_goes_from_one_to_the_other() -> None:
    assert at_round(6.0, 8.0, 8.0, 2) == chance(6, 6, 8, 8, 1, 2)
    middle = (at_round(6.0, 8.0, 8.0, 2) + at_round(7.0, 8.0, 8.0, 2)) / 2
    assert at_round(6.5, 8.0, 8.0, 2) == pytest.approx(middle)
    assert at_round(99.0, 0.0, -3.0, 9) == chance(MOST, MOST, 1, 0, 1, SPARE)


def at_the_fight(quests: int, goblins: int, health: int, power: int) -> Quest:
    """A game by lot, with the fight set and the boss as strong as that, at its first decision."""
    state, rng = GAME.new({"mode": "danongorf"}), Random(4)
    while not state.over and state.phase != FIGHT:
        state.fight_set = 1
        state.boss_quests, state.boss_goblins = quests, goblins
        state.health[0], state.power[0] = health, power
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.options()), state.actor)
    assert isinstance(state, Quest)
    return state


def test_the_evaluation_in_the_fight_is_the_chance_to_win_it() -> None:
    state = at_the_fight(3, 3, 5, 3)
    assert state.phase == FIGHT
    quests, goblins = state.boss_quests, state.boss_goblins
    found = GAME.policy.evaluate(state, 0)
    assert found == chance(quests, goblins, state.health[0], state.power[0], 0, 0)
    state.power[0] += 2
    assert GAME.policy.evaluate(state, 0) > found
