"""How a search ranks the answers: the best first, unsure where luck decides, blind to what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.bots.lookahead import run_chance
from lanterns.bots.ranking import SHOWN, rank
from lanterns.bots.topics import RANK, answer_topic, topics_of
from lanterns.core.errors import BadQuestion
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.games import GAMES
from tests.bots.tiny import TAKE, Camp, Nim, Peek
from tests.views import asked

SEARCHED: list[AnyGame] = [game for game in GAMES.values() if game.expert is None]


def somewhere(game: AnyGame, seed: int, moves: int) -> State:
    """A position of a random game in which a seat has a choice."""
    rng = Random(seed)
    state: State = game.new()
    while not state.over:
        run_chance(state, rng)
        options = state.options()
        if moves <= 0 and len(options) > 1:
            return state
        state.play(options[int(rng.random() * len(options))])
        moves -= 1
    raise AssertionError("the game ended before")


@pytest.mark.parametrize("left", [5, 6, 7, 9])
def test_a_forced_win_comes_first_and_surely(left: int) -> None:
    state = Nim().new({"heap": str(left)})
    found = rank(Nim(), state, 0)
    best = found["choices"][0]
    assert best["code"] == TAKE.code(left % 4 - 1)
    assert found["line"][0] == best["code"]
    assert found["sure"]
    assert all(one["low"] <= one["value"] <= one["high"] for one in found["choices"])


def test_where_all_answers_are_alike_none_is_surely_better() -> None:
    state = Camp().new()
    state.points = 16  # the most that counts
    found = rank(Camp(), state, 0)
    assert [one["value"] for one in found["choices"]] == [1.0, 1.0]
    assert not found["sure"]


def test_what_is_hidden_does_not_change_the_ranking() -> None:
    game = Peek()
    for seed in range(3):
        state = somewhere(game, seed, 0)
        seat = state.actor
        other = game.hidden.permute(state, seat, Random(seed))
        assert rank(game, state, seat) == rank(game, other, seat)


def test_who_wants_the_answer_no_more_can_stop_it() -> None:
    state = Nim().new()
    told: list[int] = []
    whole = rank(Nim(), state, 0)["walks"]
    part = rank(Nim(), state, 0, lambda thought: told.append(thought.iterations) is not None)["walks"]
    assert 0 < part < whole / 4
    assert max(told) == min(told), "each batch ends at its first word"


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: str(game.id))
def test_a_ranking_is_of_the_answers_that_there_are(game: AnyGame) -> None:
    state = somewhere(game, 4, 25)
    seat = state.actor
    before = state.digest()
    found = asked(game, state, seat, RANK, {})
    codes = [one["code"] for one in found["choices"]]
    assert 0 < len(codes) <= SHOWN
    assert set(codes) <= set(state.options(seat))
    assert len(set(codes)) == len(codes)
    assert state.digest() == before
    assert found == answer_topic(game, state, seat, RANK, {}), "the position alone decides"


def test_games_with_bots_of_their_own_rank_nothing() -> None:
    assert [game.id for game in GAMES.values() if RANK not in topics_of(game)] == ["mapmasters", "mapmasters-coop"]
    with pytest.raises(BadQuestion):
        answer_topic(GAMES["mapmasters"], GAMES["mapmasters"].new(), 0, RANK, {})


def test_a_ranking_that_cannot_be_made_says_why() -> None:
    game = Camp()
    state = somewhere(game, 1, 0)
    with pytest.raises(BadQuestion, match="'rank' takes no parameters: leave out level"):
        answer_topic(game, state, state.actor, RANK, {"level": 4})
    idle = next(seat for seat in (0, 1, -1) if not state.options(seat))
    with pytest.raises(BadQuestion, match="this one is not asked now"):
        answer_topic(game, state, idle, RANK, {})
