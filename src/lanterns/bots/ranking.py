"""What a search thinks of the answers to the open question: how good each is, and how sure that is.

A search thinks several times with luck of its own each time (batches). What an answer is worth is the mean over the
batches, weighted by how often they walked it; the spread between batches gives the 95 % interval, and the differences
between two answers of the same batch say whether one is better beyond luck.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PER_PLAN, PlanBot
from lanterns.bots.view_types import RankedChoice, Ranking
from lanterns.core.game import AnyGame
from lanterns.core.state import State

BATCHES = 6
T_VALUE = 2.571  # two-sided 95 % of Student's t with BATCHES - 1 degrees of freedom
ITERATIONS = 300  # of a tree search, a batch
WALKS = 160  # of a search over whole turns, a batch
SECONDS = 1.2  # of processor time, a batch: a net for slow machines
SHOWN = 4


def rank(game: AnyGame, state: State, seat: int, watch: Watch | None = None, scale: int = 1) -> Ranking:
    """The answers of a seat, ranked, from what it can know. The position and the scale alone decide what comes out.

    `watch` is told of each batch's progress and may stop the thinking. `scale`: how many times the usual budget each
    batch has. Raises LanternsError when the seat is not asked.
    """
    searches = [_Batch(game, state, seat, number, watch, scale) for number in range(BATCHES)]
    codes = sorted({code for one in searches for code in one.means})
    choices = [_choice(code, searches) for code in codes]
    chosen = [one.chosen for one in searches]
    keyed = [(-chosen.count(row["code"]), -row["value"], row["code"]) for row in choices]
    first = min(keyed)[2]
    others = sorted((row for row in choices if row["code"] != first), key=_by_value)
    ranked = [row for row in choices if row["code"] == first] + others
    sure = all(_is_better(first, row["code"], searches) for row in others[: SHOWN - 1])
    line = next(one.line for one in searches if one.chosen == first)
    walks = sum(one.walks for one in searches)
    concerns = game.queries.concerns(state, seat)
    return Ranking(concerns=concerns, choices=ranked[:SHOWN], sure=sure, line=line, walks=walks)


class _Batch:
    """One search: what it chose, and the mean and the number of walks of each answer that it walked."""

    def __init__(self, game: AnyGame, state: State, seat: int, number: int, watch: Watch | None, scale: int) -> None:
        self.means: dict[int, float] = {}
        self.visits: dict[int, float] = {}
        self.line: list[int] = []
        self.walks: int = 0
        self.told: Watch | None = watch
        sight = Sight(game, state, seat, Random(number * 2654435761 + state.ply))
        self.chosen: int = sight.options[0]
        if len(sight.options) > 1:
            self.chosen = search(game, number, scale).think(sight, self._hear)
        if not self.means:  # nothing to choose, or all its plans begin alike: it has not searched
            self._add(float(self.chosen), 1.0, game.learned.evaluate(sight.sample(), seat))
            self.line = [self.chosen]

    def _add(self, code: float, visits: float, mean: float) -> None:
        self.means[int(code)] = mean
        self.visits[int(code)] = visits

    def _hear(self, thought: Thought) -> bool:
        self.means.clear()
        self.visits.clear()
        for row in thought.ranked:
            self._add(row[0], row[1], row[2])
        self.line = thought.line
        self.walks = thought.iterations
        return self.told is None or self.told(thought)


def search(game: AnyGame, seed: int, scale: int) -> Bot:
    bot: PlanBot | MctsBot
    if game.macros is not None:
        bot = PlanBot(game, seed, WALKS * scale, SECONDS * scale, most=PER_PLAN * scale)
    else:
        bot = MctsBot(game, seed, ITERATIONS * scale, SECONDS * scale)
    bot.policy = game.learned
    return bot


def _choice(code: int, searches: list[_Batch]) -> RankedChoice:
    rows = [(one.means[code], one.visits[code]) for one in searches if code in one.means]
    weight = sum(visits for _, visits in rows)
    value = sum(mean * visits for mean, visits in rows) / weight
    # Of one batch alone nothing is known of the spread: anything may be.
    half = 1.0
    if len(rows) > 1:
        spread = sum((visits * (mean - value)) ** 2 for mean, visits in rows)
        half = T_VALUE * sqrt(spread * len(rows) / (len(rows) - 1)) / weight
    low = max(0.0, value - half)
    high = min(1.0, value + half)
    return RankedChoice(code=code, value=value, low=low, high=high, walks=int(weight))


def _is_better(code: int, other: int, searches: list[_Batch]) -> bool:
    """Whether the differences between two answers, batch by batch, are above nothing beyond luck."""
    gaps = [one.means[code] - one.means[other] for one in searches if code in one.means and other in one.means]
    if len(gaps) < 2:
        return False
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > T_VALUE * sqrt(variance / len(gaps))


def _by_value(row: RankedChoice) -> tuple[float, int]:
    return (-row["value"], row["code"])
