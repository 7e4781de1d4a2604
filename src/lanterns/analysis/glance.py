"""How a position stands at a glance, and what chance gave against the mean of all that it might have given."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from lanterns.analysis.budget import Budget
from lanterns.bots.base import Sight
from lanterns.bots.lookahead import one_ply
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE

FOLLOW: Final = 10  # questions that are answered before the glance: what a roll is worth shows when it is used
GUESSES: Final = 3  # of the plans of a game that has its own
NORMAL: Final = 1.96
EXACT: Final = 1.5  # times the draws of the budget: up to so many outcomes are all looked at


class Luck:
    """What chance gave each seat against the mean, `half` the widest interval's half; `mean` the chances before."""

    def __init__(self, mean: list[float], given: list[float], half: float, exact: bool) -> None:
        self.mean = mean
        self.given = given
        self.half = half
        self.exact = exact


def glance(game: AnyGame, state: State) -> list[float]:
    """The chances of the seats to win at a position: they sum to 1.0 where seats play against each other.

    The questions that follow at once are answered as a bot that plays fast would, up to the next draw of chance. The
    position decides alone. `state` stays as it is.
    """
    rng = Random(state.ply * 2654435761)
    seats = game.players(state)
    if not state.over and has_plans(game):
        assert game.expert is not None
        seat = max(0, state.actor)
        return [sum(game.expert.outlook(state, seat, rng) for _ in range(GUESSES)) / GUESSES] * seats
    if game.expert is None:
        state = _settled(game, state.copy(), rng)
    values = [min(1.0, max(0.0, value)) for value in game.policy.chances(state, seats)]
    total = sum(values)
    if game.cooperative or seats == 1 or total <= 0.0:
        return values
    return [value / total for value in values]


def has_plans(game: AnyGame) -> bool:
    """Whether the game judges its positions by plans of its own; see `Expert.outlook`."""
    return game.expert is not None and game.expert.plans


def _settled(game: AnyGame, state: State, rng: Random) -> State:
    for _ in range(FOLLOW):
        actor = state.actor
        if state.over or state.lanes or actor < 0:
            break
        if game.macros is not None:
            state.play(game.macros.rollout(state, rng), actor)
            continue
        sight = Sight(game, state, actor, rng)
        values = one_ply(sight, 1, 0)
        state.play(sight.options[values.index(max(values))], actor)
    return state


def luck(game: AnyGame, state: State, action: int, budget: Budget) -> Luck:
    """What the draw `action` gave at a position where chance is asked.

    All outcomes are weighed exactly where they are few. Else some are drawn by their weights, so that the mean has an
    interval; what a draw gave is then right on the average of many, each by itself within that interval.
    """
    odds = state.odds()
    after = {action: _after(game, state, action)}
    draws = budget.guesses if has_plans(game) else budget.draws  # plans take longer
    exact = len(odds) <= EXACT * draws
    if exact:
        rows, weights = [code for code, _ in odds], [float(weight) for _, weight in odds]
    else:
        rng = Random(state.ply * 40503 + 7)
        rows, weights = [state.draw(rng) for _ in range(draws)], [1.0] * draws
    for code in rows:
        if code not in after:
            after[code] = _after(game, state, code)
    values = [after[code] for code in rows]
    mean = _mean(values, weights)
    given = [own - usual for own, usual in zip(after[action], mean, strict=True)]
    return Luck(mean, given, 0.0 if exact else _half(values, mean), exact)


def _after(game: AnyGame, state: State, action: int) -> list[float]:
    after = state.copy()
    after.play(action, CHANCE)
    return glance(game, after)


def _mean(values: Sequence[list[float]], weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    seats = range(len(values[0]))
    return [sum(row[seat] * weight for row, weight in zip(values, weights, strict=True)) / total for seat in seats]


def _half(values: Sequence[list[float]], mean: Sequence[float]) -> float:
    """Half of the widest seat's 95 % interval of a mean of these values."""
    count = len(values)
    spread = max(sum((row[seat] - mean[seat]) ** 2 for row in values) for seat in range(len(mean)))
    return NORMAL * sqrt(spread / (count - 1) / count)
