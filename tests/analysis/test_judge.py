"""A choice beside the best that there was: marked beyond the noise alone, and blind to what its seat could not know."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.analysis.budget import Budget
from lanterns.analysis.judge import BLUNDER, INACCURACY, judge
from lanterns.bots.lookahead import run_chance
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.games import GAMES
from tests.bots.test_ranking import somewhere
from tests.bots.tiny import BET, DIE, RISK, TAKE, Camp, Nim, Peek

SMALL = Budget(0.1)


@pytest.mark.parametrize("left", [5, 6, 7])
def test_giving_a_won_game_away_is_a_blunder_and_winning_it_is_the_best(left: int) -> None:
    state = Nim().new({"heap": str(left)})
    best = TAKE.code(left % 4 - 1)
    wrong = TAKE.code(left % 4 % 3)
    given = judge(Nim(), state, 0, wrong, Budget())
    assert (given.mark, given.best) == ("blunder", best)
    assert given.loss > BLUNDER
    assert INACCURACY <= given.low <= given.loss <= given.high
    assert given.choices[0]["code"] == given.then[0] == best
    taken = judge(Nim(), state, 0, best, Budget())
    assert (taken.mark, taken.best, taken.loss) == ("best", best, 0.0)


def test_where_all_answers_are_alike_nothing_is_marked() -> None:
    state = Camp().new()
    state.points = 16  # the most that counts
    for code in state.options(0):
        found = judge(Camp(), state, 0, code, Budget())
        assert (found.mark, found.loss) == ("", 0.0)


def test_a_gamble_that_is_a_little_better_is_told_from_a_safe_answer_by_its_size() -> None:
    """A die of 3.5 on the average against 3 points, of 16: 3 % of a win, which is no blunder whatever the luck."""
    state = Camp().new()
    found = judge(Camp(), state, 0, RISK.code(0), Budget(8))
    assert found.best == RISK.code(1)
    assert found.mark in ("", "inaccuracy")
    assert found.low <= 0.5 / 16 <= found.high


def test_what_a_seat_cannot_know_does_not_judge_it() -> None:
    """Whether the other holds the better card or not: to call is judged alike."""
    judged = [judge(Peek(), Peek().dealt(2, other), 0, BET.code(1), Budget()) for other in (0, 5)]
    first, second = (vars(one) for one in judged)
    assert first == second


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_hidden_judges_no_choice_of_any_game(game: AnyGame) -> None:
    state = somewhere(game, 5, 6)
    seat = state.actor
    played = state.options(seat)[-1]
    other = game.hidden.permute(state, seat, Random(9))
    first, second = (judge(game, position, seat, played, SMALL) for position in (state, other))
    if not _draws_by_the_truth(game, state, other, seat):
        assert vars(first) == vars(second)
    assert first.best == second.best
    assert first.mark == second.mark


def _draws_by_the_truth(game: AnyGame, state: State, other: State, seat: int) -> bool:
    """Whether the same random numbers draw another guess from another truth, though each as likely."""
    return bool(game.hidden.sample(state, seat, Random(1)) != game.hidden.sample(other, seat, Random(1)))


def test_a_judgement_leaves_the_position_as_it_is() -> None:
    game = GAMES["quest"]
    state = somewhere(game, 3, 4)
    before = state.to_json()
    judge(game, state, state.actor, state.options()[0], SMALL)
    assert state.to_json() == before


def test_a_search_that_is_told_to_stop_stops() -> None:
    heard: list[int] = []

    def stop(_: object) -> bool:
        heard.append(1)
        return False

    game = GAMES["quest"]
    state = somewhere(game, 3, 4)
    judge(game, state, state.actor, state.options()[0], Budget(20), stop)
    assert 0 < len(heard) < 20


def test_dice_are_never_judged() -> None:
    """A loaded die asks chance, and the judge is not asked; that a roll was bad does not blame who rolled."""
    state = Camp().new({"die": "loaded"})
    state.play(RISK.code(1), 0)
    run_chance(state, Random(1))
    assert DIE.code(0) not in state.options()
