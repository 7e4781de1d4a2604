"""Bots keep to what they are given: legal choices, their budget, their seed, nothing that is hidden from them."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from lanterns.bots import BOTS, Sight, Thought, check_bot, get_bot
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PlanBot
from lanterns.bots.playout import Tally, play_bots, play_random
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from tests.bots.tiny import BET, RISK, SECRET, TAKE, Camp, CampState, Nim, Peek, PlannedNim

GAMES: list[AnyGame] = [Nim(), Peek(), Camp()]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_choice_is_always_legal(game: AnyGame, name: str) -> None:
    for variant in game.harness.variants().values():
        for seed in range(4):
            state = game.new(variant)
            bot = get_bot(name, game, seed, iterations=20)
            rng = Random(seed)
            while not state.over:
                if state.actor == -1:
                    state.play(state.draw(rng))
                    continue
                seat = state.actors()[-1]
                before = state.digest()
                action = bot.choose(state, seat)
                assert action in state.options(seat)
                assert state.digest() == before, "thinking changed the real state"
                state.play(action, seat)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_same_seed_same_game(game: AnyGame, name: str) -> None:
    def digest(seed: int) -> str:
        state = game.new()
        play_bots(state, [get_bot(name, game, seed, iterations=30) for _ in range(2)], Random(5), Tally())
        return state.digest()

    assert digest(3) == digest(3)


def test_other_seeds_choose_otherwise() -> None:
    game = Nim()
    state = game.new()
    chosen = {get_bot("random", game, seed).choose(state, 0) for seed in range(40)}
    assert chosen == set(TAKE.codes())


def test_unknown_names_are_refused_with_the_list() -> None:
    with pytest.raises(LanternsError, match=r"there is no bot 'oracle'; the bots are random, greedy, mcts, learned"):
        get_bot("oracle", Nim())
    for name in ("greedy:5", "mcts:0", "mcts:many", "mcts:", "mcts:-4", "mcts:²"):
        with pytest.raises(LanternsError, match="only mcts and learned take a budget"):
            check_bot(name)
    bot = get_bot("mcts:77", Nim())
    assert isinstance(bot, MctsBot)
    assert bot.iterations == 77


def test_a_seat_that_is_not_asked_has_no_choice() -> None:
    with pytest.raises(LanternsError, match="seat 1 is not asked now"):
        get_bot("random", Nim()).choose(Nim().new(), 1)


def test_budget_of_iterations_is_exact() -> None:
    bot = get_bot("mcts", Nim(), iterations=123)
    assert isinstance(bot, MctsBot)
    bot.choose(Nim().new(), 0)
    assert bot.simulations == 123


def test_budget_of_seconds_is_kept() -> None:
    bot = get_bot("mcts", Nim(), seconds=0.15)
    assert isinstance(bot, MctsBot)
    started = process_time()
    bot.choose(Nim().new(), 0)
    assert 0.15 <= process_time() - started < 0.6
    assert bot.simulations > 0


def test_a_lone_seat_gets_more_iterations() -> None:
    game = get_game("quest")
    budgets: list[int] = []

    def seen(thought: Thought) -> bool:
        budgets.append(thought.budget)
        return False

    for mode in ("chosen", "together"):
        state, rng = game.new({"mode": mode}), Random(1)
        while state.actor == CHANCE or len(state.options()) < 2:
            state.play(state.draw(rng) if state.actor == CHANCE else state.options()[0])
        get_bot("hard", game, 1).choose(state, state.actor, seen)
    assert budgets[0] == 4 * budgets[-1]


def test_watch_sees_progress_and_can_stop() -> None:
    seen: list[Thought] = []

    def watch(thought: Thought) -> bool:
        seen.append(thought)
        return thought.iterations < 64

    state = Nim().new()
    action = get_bot("mcts", Nim(), iterations=10_000).choose(state, 0, watch)
    assert action in state.options(0)
    assert [t.iterations for t in seen] == [32, 64, 64]  # the last report is the answer itself
    assert seen[-1].line[0] == action
    data = seen[-1].to_json()
    assert data["budget"] == 10_000
    assert sum(row[1] for row in seen[-1].ranked) == 64


@pytest.mark.parametrize(("heap", "take"), [("5", 1), ("6", 2), ("7", 3), ("9", 1), ("10", 2)])
def test_mcts_finds_the_forced_win(heap: str, take: int) -> None:
    state = Nim().new({"heap": heap})
    for seed in range(3):
        assert get_bot("mcts", Nim(), seed, iterations=1500).choose(state, 0) == TAKE.code(take - 1)


@pytest.mark.parametrize(("heap", "take"), [("5", 1), ("6", 2), ("7", 3)])
def test_plans_of_turns_find_the_forced_win(heap: str, take: int) -> None:
    state = PlannedNim().new({"heap": heap})
    bot = PlanBot(PlannedNim(), iterations=30, turns=9)
    assert bot.choose(state, 0) == TAKE.code(take - 1)
    assert 20 <= bot.simulations <= 30
    assert type(get_bot("mcts", PlannedNim())) is PlanBot


def test_turns_are_planned_only_where_the_game_names_them() -> None:
    with pytest.raises(LanternsError, match="nim names no whole turns"):
        PlanBot(Nim())


def test_max_n_does_not_help_the_next_seat() -> None:
    # Three seats, heap of 3: what is left goes to the next seat, so only taking all is any good.
    state = Nim().new({"players": "3", "heap": "3"})
    assert get_bot("mcts", Nim(), iterations=200).choose(state, 0) == TAKE.code(2)


@pytest.mark.parametrize("name", BOTS)
def test_hidden_card_never_moves_the_choice(name: str) -> None:
    """The same seat, seed and known card; whatever the other card is, the bot must choose the same."""
    game = Peek()
    for own in range(6):
        for seed in range(5):
            bot = get_bot(name, game, seed, iterations=60)
            chosen = {bot.choose(game.dealt(own, other), 0) for other in range(6) if other != own}
            assert len(chosen) == 1


def test_mcts_plays_the_odds_of_the_hidden_card() -> None:
    game = Peek()
    fold, call = BET.codes()
    after = {}
    for own in (0, 5):
        state = game.dealt(3 if own != 3 else 2, own)  # seat 0 holds a middling card and calls
        state.play(call)
        after[own] = get_bot("mcts", game, iterations=300).choose(state, 1)
    assert after == {0: fold, 5: call}


@pytest.mark.parametrize("name", BOTS)
def test_secret_choice_never_moves_the_other_choice(name: str) -> None:
    game = Camp()
    chosen = set()
    for sign in SECRET.codes():
        state = game.new()
        state.play(RISK.code(0))
        state.play(RISK.code(0))
        state.play(sign, 0)
        chosen.add(get_bot(name, game, 4, iterations=60).choose(state, 1))
    assert len(chosen) == 1


def test_mcts_weighs_chance() -> None:
    # A fair die is worth 3.5 > 3; with half its weight on 1 it is worth 2.5 < 3.
    game = Camp()
    assert get_bot("mcts", game, 1, iterations=800).choose(game.new(), 0) == RISK.code(1)
    assert get_bot("mcts", game, 1, iterations=800).choose(game.new({"die": "loaded"}), 0) == RISK.code(0)


def test_sight_gives_samples_not_the_state() -> None:
    game = Camp()
    state = game.new()
    sight = Sight(game, state, 0, Random(1))
    sample = sight.sample()
    assert sample is not state
    assert isinstance(sample, CampState)
    sample.play(RISK.code(0))
    assert state.ply == 0
    assert sight.view() == game.view(state, 0)


def test_tally_counts_seats_and_chance() -> None:
    tally = Tally()
    state: State = Peek().new()
    play_random(state, Random(2), tally)
    assert state.over
    assert tally.chance == 2
    assert tally.seats in (1, 2)
    assert tally.decisions == state.ply == tally.seats + tally.chance
