"""Quest's evaluation: within 0..1, exact at the end, blind to what is hidden, in favour of what scores."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from lanterns.bots import get_bot
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.quest import content as con
from lanterns.games.quest.bots.evaluate import estimate
from lanterns.games.quest.bots.outlook import RISK, read_off, tail
from lanterns.games.quest.rules.fits import in_place
from lanterns.games.quest.rules.outcome import results
from lanterns.games.quest.rules.quests import _bound, _slot_fits
from lanterns.games.quest.state import DECK, Quest
from lanterns.games.quest.view import build

GAME = get_game("quest")


def at_a_decision(variant: str, plies: int, seed: int = 1) -> Quest:
    """A position after so many random plies, or the first later one at which a seat is asked."""
    rng = Random(seed)
    state = GAME.new(GAME.harness.variants()[variant])
    while not state.over and (state.ply < plies or state.actor == CHANCE):
        options = state.options()
        state.play(state.draw(rng) if state.actor == CHANCE else options[int(rng.random() * len(options))])
    assert isinstance(state, Quest)
    return state


@pytest.mark.parametrize("variant", list(GAME.harness.variants()))
def test_values_are_chances_and_exact_at_the_end(variant: str) -> None:
    rng = Random(5)
    state = GAME.new(GAME.harness.variants()[variant])
    for _ in range(3000):
        values = GAME.policy.standings(state, state.players)
        assert len(values) == GAME.players(state)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert values == [GAME.policy.evaluate(state, seat) for seat in range(len(values))]
        if state.over:
            break
        options = state.options()
        state.play(state.draw(rng) if state.actor == CHANCE else options[int(rng.random() * len(options))])
    if state.over:
        assert values == results(state)


@pytest.mark.parametrize("variant", ["together-2", "together-4", "chosen-hero"])
def test_points_in_hand_raise_the_estimate(variant: str) -> None:
    """[Q9.2]: one more quest, goblin or spell is never worth less."""
    for plies in (40, 80, 120):
        state = at_a_decision(variant, plies)
        if state.over:
            continue
        before = estimate(state, 0)
        for counts in (state.quests, state.taken, state.spell):
            counts[0] += 1
            assert estimate(state, 0) >= before
            counts[0] -= 1


def test_evaluating_changes_nothing() -> None:
    for variant in GAME.harness.variants():
        state = at_a_decision(variant, 60)
        before = state.digest()
        GAME.policy.standings(state, state.players)
        assert state.digest() == before


def test_samples_share_what_the_seat_sees() -> None:
    """Which quests lie unseen with the boss is not in the state at all: a sample shows the same view [Q12.3]."""
    state = at_a_decision("danongorf", 150, seed=3)
    sample = GAME.hidden.sample(state, 0, Random(9))
    assert build(sample, 0) == build(state, 0)
    assert sum(place == DECK for place in state.quest_at) >= state.deck


@pytest.mark.parametrize("name", ["greedy", "mcts:24"])
@pytest.mark.parametrize("variant", ["together-3", "gloom-2", "chosen-page", "danongorf"])
def test_bots_play_every_mode_legally(variant: str, name: str) -> None:
    state = at_a_decision(variant, 30)
    bot = get_bot(name, GAME, 4)
    rng = Random(2)
    for _ in range(40):
        if state.over:
            break
        if state.actor == CHANCE:
            state.play(state.draw(rng))
            continue
        before = state.digest()
        action = bot.choose(state, state.actor)
        assert state.digest() == before
        assert action == bot.choose(state, state.actor), "the same seed and position, another choice"
        assert action in state.options()
        state.play(action)


def test_heroes_in_place_agree_with_a_plain_reading_of_the_conditions() -> None:
    """[Q4.2, 7.5]: all heroes in place exactly when some assignment of heroes meets slots, line and distances."""
    rng = Random(11)
    met = 0
    for variant in ("together-4", "danongorf"):
        state = at_a_decision(variant, 30)
        for _ in range(300):
            for hero in range(len(state.where)):
                state.where[hero] = int(rng.random() * len(state.kinds))
            for number, quest in enumerate(con.CARDS.placements):
                heroes = list(state.heroes(0))
                plain = any(
                    all(_slot_fits(state, slot, hero) for slot, hero in zip(quest.slots, chosen, strict=True))
                    and _bound(quest, [state.where[hero] >> 1 for hero in chosen])
                    for chosen in permutations(heroes, len(quest.slots))
                )
                assert (in_place(state, number, 0) == len(quest.slots)) == plain, quest.id
                met += plain
    assert met > 50


def test_tables_of_chance() -> None:
    assert tail(0, 3.0) == 1.0
    assert tail(1, 0.0) == 0.0
    assert tail(1, 1.0) == pytest.approx(1 - (5 / 6) ** 5)  # rules 4: 0.598
    assert tail(1, 1.5) == pytest.approx((tail(1, 1.0) + tail(1, 2.0)) / 2)
    # One lone player at level 2 with 1 H left falls whenever any damage die shows [Q11.4].
    assert RISK[1][2][1] == pytest.approx(1 - (5 / 6) ** 5)
    # At level 0 the first damage die is ignored: two or more are needed.
    assert RISK[1][0][1] == pytest.approx(1 - (5 / 6) ** 5 - 5 * (1 / 6) * (5 / 6) ** 4)
    for count in range(1, 5):
        for level in range(4):
            row = RISK[count][level]
            assert row[0] == 1.0
            assert all(a >= b for a, b in zip(row, row[1:], strict=False))


def test_rows_are_read_between_whole_counts() -> None:
    row = [float(x * x) for x in range(11)]
    assert read_off(row, 2.5) == pytest.approx(6.5)
    assert read_off(row, -1.0) == 0.0
    assert read_off(row, 12.0) == 100.0
