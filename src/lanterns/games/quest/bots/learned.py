"""The learned evaluation of the quest game: weights found by `tools/train.py`, in `weights.json` beside this.

A file that is missing, damaged or made for another ruleset is said once in the log, and the evaluation made by hand
plays. A lone seat is judged by hand too.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from lanterns.core.roles import Policy
from lanterns.games.quest.bots.evaluate import chances, evaluate, of_points, priority, standings
from lanterns.games.quest.bots.features import BUCKETS, MODELS, NAMES, UNIT, bucket, features, model
from lanterns.games.quest.rules.outcome import results
from lanterns.games.quest.state import Quest
from lanterns.games.weights import Kept, Layout, Weights

FILE: Final = Path(__file__).parent / "weights.json"
LOGISTIC: Final = 0.78  # scale of the logistic curve of a difference of two scores, by the spread of one
SUREST: Final = 1.0  # points: however well the end is foreseen, a lead of so many is not yet a win


def layout(edition: int) -> Layout:
    """What a file of weights must be made for."""
    return Layout(f"{Quest.GAME}/{edition}", NAMES, MODELS, BUCKETS, UNIT)


class LearnedPolicy(Policy[Quest]):
    """The evaluation by learned weights in games of their edition, by hand in all others. The file is read when it is
    asked for the first time."""

    def __init__(self, edition: int, path: Path = FILE) -> None:
        self.edition = edition
        self.kept = Kept(path, layout(edition))

    def known(self, state: Quest) -> Weights | None:
        """The weights, if there are some for this game."""
        weights = self.kept.read()
        return weights if state.edition == self.edition and model(state) >= 0 else None

    def evaluate(self, state: Quest, seat: int) -> float:
        weights = self.known(state)
        if weights is None or state.over:
            return evaluate(state, seat)
        return learned(state, weights)[seat]

    def standings(self, state: Quest, seats: int) -> list[float]:
        weights = self.known(state)
        if weights is None or state.over:
            return standings(state)
        return learned(state, weights)

    def priority(self, state: Quest, seat: int) -> float:
        weights = self.known(state)
        return priority(state, seat) if weights is None else expected(state, weights, seat)

    def chances(self, state: Quest, seats: int) -> list[float]:
        weights = self.known(state)
        if weights is None or state.over:
            return chances(state)
        return shares(state, weights)


def expected(g: Quest, weights: Weights, seat: int) -> float:
    """The final score that a seat may expect."""
    row = weights.models[model(g)][bucket(g, seat)]
    total = 0.0
    for i, value in enumerate(features(g, seat)):
        total += row[i] * value
    return total / UNIT


def shares(g: Quest, weights: Weights) -> list[float]:
    """The chance of each seat to win, 1.0 in all."""
    spreads = weights.spreads[model(g)]
    points = [expected(g, weights, seat) for seat in range(g.players)]
    width = LOGISTIC * sum(spreads[bucket(g, seat)] for seat in range(g.players)) / g.players
    most = max(points)
    parts = [exp((own - most) / max(SUREST, width)) for own in points]
    total = sum(parts)
    return [part / total for part in parts]


def learned(g: Quest, weights: Weights) -> list[float]:
    """How well each seat stands, 0..1; exact at the end."""
    if g.over:
        return results(g)
    spreads = weights.spreads[model(g)]
    points = [expected(g, weights, seat) for seat in range(g.players)]
    return of_points(points, [max(SUREST, LOGISTIC * spreads[bucket(g, seat)]) for seat in range(g.players)])
