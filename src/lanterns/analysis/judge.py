"""A choice beside the best that a search finds, from what its seat could know.

A first search looks for the best answer (the best bot of its own, where a game has such). Where the one that was
played is not it, or where the best may stand alone, those that matter are compared again with luck of their own, which
did not choose them: so a difference is neither flattered by the choosing nor taken for one where it lies within the
noise of the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from lanterns.analysis.budget import Budget
from lanterns.analysis.glance import has_plans
from lanterns.analysis.view_types import Judged, Mark
from lanterns.bots.base import Sight, Thought, Watch
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PlanBot
from lanterns.core.game import AnyGame
from lanterns.core.state import State

BATCHES: Final = 6
T_VALUE: Final = 2.571  # two-sided 95 % of Student's t with BATCHES - 1 degrees of freedom
NORMAL: Final = 1.96
INACCURACY: Final = 0.02  # of a win; below it nothing is marked
BLUNDER: Final = 0.05
CLEAR: Final = 0.03  # by which the best answer must be better than the second to be praised
ALIKE: Final = 0.004  # what a first search tells apart by less is not looked at again
CLOSELY: Final = 3  # answers that are compared closely, at most
SHOWN: Final = 4

Rows = dict[int, list[float]]  # by answer: what followed it, in batches or walks that met the same luck


class Judgement:
    """What was found of one choice; see `view_types.Finding`."""

    def __init__(self, played: int) -> None:
        self.best = played
        self.loss: float = 0.0
        self.low: float = 0.0
        self.high: float = 0.0
        self.mark: Mark = ""
        self.choices: list[Judged] = []
        self.then: list[int] = []
        self.walks: int = 0


def judge(
    game: AnyGame, state: State, seat: int, played: int, budget: Budget, watch: Watch | None = None, salt: int = 0
) -> Judgement:
    """Judge the answer `played` of a seat. Position, budget and `salt` (luck of another kind) alone decide."""
    found = Judgement(played)
    pilot = _Pilot(game, state, seat, budget, watch, salt)
    ranked = pilot.ranked
    first = pilot.first
    means = {code: mean for code, _, mean in ranked}
    close = _worth_a_look(first, played, ranked)
    found.then = pilot.line if pilot.line and pilot.line[0] == first else [first]
    rows: Rows = _compare(game, state, seat, close, budget, watch, salt) if len(close) > 1 else {}
    found.walks = pilot.walks + sum(len(row) for row in rows.values())
    if played in rows and first != played:
        _weigh(found, first, played, rows)
    elif played == first:
        _praise(found, first, [code for code in close if code != first], rows)
    if found.best != first:
        found.then = [found.best]
    found.choices = _shown(found, rows, means, {code: visits for code, visits, _ in ranked})
    return found


class _Pilot:
    """The first search: its answer, and [answer, visits, mean] of those it walked, the best first."""

    def __init__(self, game: AnyGame, state: State, seat: int, budget: Budget, watch: Watch | None, salt: int) -> None:
        self.ranked: list[tuple[int, int, float]] = []
        self.line: list[int] = []
        self.walks: int = 0
        self.told = watch
        sight = _sight(game, state, seat, salt * 31 + 1)
        if game.expert is not None:
            level = budget.level if has_plans(game) else "hard"
            chosen = game.expert.choose(sight.sample(), seat, level, sight.rng)
            self.first = chosen if chosen in sight.options else sight.options[0]
            return
        bot = (
            PlanBot(game, 0, budget.pilot, most=max(8, budget.pilot // 5))
            if game.macros is not None
            else searcher(game, budget.tree)
        )
        self.first = bot.think(sight, self._hear)

    def _hear(self, thought: Thought) -> bool:
        rows = [(int(row[0]), int(row[1]), row[2]) for row in thought.ranked]
        self.ranked = sorted(rows, key=_by_mean)
        self.line = thought.line
        self.walks = thought.iterations
        return self.told is None or self.told(thought)


def _by_mean(row: tuple[int, int, float]) -> tuple[float, int]:
    return (-row[2], row[0])


def _sight(game: AnyGame, state: State, seat: int, number: int) -> Sight:
    return Sight(game, state, seat, Random(number * 2654435761 + state.ply * 97 + seat))


def _worth_a_look(first: int, played: int, ranked: Sequence[tuple[int, int, float]]) -> list[int]:
    """The answers to compare closely, the best of the first search first; [] where nothing can come of it."""
    means = {code: mean for code, _, mean in ranked}
    others = [code for code, _, _ in ranked if code not in (first, played)]
    if played == first:
        if not others or means[first] - means[others[0]] < CLEAR / 2:
            return []
        return [first, *others[: CLOSELY - 1]]
    if played in means and first in means and abs(means[first] - means[played]) < ALIKE:
        return []
    return [first, played, *others[: CLOSELY - 2]]


def _compare(
    game: AnyGame, state: State, seat: int, codes: list[int], budget: Budget, watch: Watch | None, salt: int
) -> Rows:
    """What follows each of these answers, again and again with the same luck for all."""
    if has_plans(game):
        return _planned(game, state, seat, codes, budget, salt)
    if game.macros is not None:
        bot = PlanBot(game, 0, budget.pilot)
        walked = bot.compare(_sight(game, state, seat, salt * 31 + 2), codes, budget.tries, budget.pairs)
        return dict(zip(codes, walked, strict=True))
    rows: Rows = {code: [] for code in codes}
    for batch in range(BATCHES):
        sight = _sight(game, state, seat, salt * 31 + 3 + batch)
        sight.options = list(codes)
        last: list[Thought] = []

        def hear(thought: Thought, last: list[Thought] = last) -> bool:
            last[:] = [thought]
            return watch is None or watch(thought)

        searcher(game, budget.batch * len(codes), len(codes)).think(sight, hear)
        means = {int(row[0]): row[2] for row in last[0].ranked}
        for code in codes:
            rows[code].append(means.get(code, 0.0))
    return rows


def _planned(game: AnyGame, state: State, seat: int, codes: list[int], budget: Budget, salt: int) -> Rows:
    """By plans of the game's own, each pair on the same guess at what is hidden or to come."""
    assert game.expert is not None
    rows: Rows = {code: [] for code in codes}
    for number in range(budget.guesses):
        for code in codes:
            sight = _sight(game, state, seat, salt * 31 + 3 + number)
            after = sight.sample()
            after.play(code, seat)
            rows[code].append(game.expert.outlook(after, seat, sight.rng))
    return rows


def _gap(rows: Rows, code: int, other: int) -> tuple[float, float]:
    """By how much an answer is better than another, and half its 95 % interval."""
    gaps = [mine - theirs for mine, theirs in zip(rows[code], rows[other], strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean, (T_VALUE if count <= BATCHES else NORMAL) * sqrt(spread / count)


def _weigh(found: Judgement, first: int, played: int, rows: Rows) -> None:
    """The loss of an answer against the best of the first search, and whether it is marked."""
    mean, half = _gap(rows, first, played)
    found.loss, found.low, found.high = mean, mean - half, mean + half
    if mean > 0.0:
        found.best = first
    # Beyond the noise: what is certain of the loss must itself be worth a mark.
    if mean >= BLUNDER and found.low >= INACCURACY:
        found.mark = "blunder"
    elif mean >= INACCURACY and found.low > 0.0:
        found.mark = "inaccuracy"


def _praise(found: Judgement, first: int, others: Sequence[int], rows: Rows) -> None:
    """Whether the best answer stands alone, by more than the noise."""
    if not others or first not in rows:
        return
    gaps = [_gap(rows, first, other) for other in others]
    if all(mean >= CLEAR and mean - half > 0.0 for mean, half in gaps):
        found.mark = "best"


def _shown(found: Judgement, rows: Rows, means: dict[int, float], visits: dict[int, int]) -> list[Judged]:
    listed: list[Judged] = []
    for code, row in rows.items():
        value = sum(row) / len(row)
        spread = sum((one - value) ** 2 for one in row) / max(1, len(row) - 1)
        half = (T_VALUE if len(row) <= BATCHES else NORMAL) * sqrt(spread / len(row))
        low, high = max(0.0, value - half), min(1.0, value + half)
        listed.append(Judged(code=code, value=value, low=low, high=high, walks=visits.get(code, 0) + len(row)))
    for code, value in means.items():
        if code not in rows:
            listed.append(Judged(code=code, value=value, low=None, high=None, walks=visits[code]))
    closely = [one for one in listed if one["low"] is not None]
    glanced = [one for one in listed if one["low"] is None]
    closely.sort(key=lambda one: (one["code"] != found.best, -one["value"]))
    glanced.sort(key=lambda one: -one["value"])
    return [*closely, *glanced][:SHOWN]


def searcher(game: AnyGame, iterations: int, field: int = 0) -> MctsBot:
    """A search whose walks are worth the chance to win, by the learned evaluation; over `field` options where given."""
    bot = MctsBot(game, 0, iterations)
    bot.chances = True
    bot.policy = game.learned
    bot.field = field or bot.field
    return bot
