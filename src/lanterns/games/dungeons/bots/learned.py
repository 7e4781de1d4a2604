"""The learned evaluation of dungeons: weights found by `tools/train.py`, in `weights.json` beside this.

They say how likely the party is to win. Patience is by hand (`evaluate.patience`): the games that weights are learned
from know no party that waits for ever.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from lanterns.core.roles import Policy
from lanterns.games.dungeons.bots.evaluate import MOST_FIDDLES, evaluate, patience, race
from lanterns.games.dungeons.bots.features import BUCKETS, MODELS, NAMES, bucket, numbers
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.weights import Kept, Layout, Weights

FILE: Final = Path(__file__).parent / "weights.json"


def layout(edition: int) -> Layout:
    """What a file of weights must be made for."""
    return Layout(f"{Dungeons.GAME}/{edition}", NAMES, MODELS, BUCKETS)


class LearnedPolicy(Policy[Dungeons]):
    """The evaluation by learned weights in games of their edition, by hand in all others. The file is read when it is
    asked for the first time."""

    def __init__(self, edition: int, path: Path = FILE) -> None:
        self.edition = edition
        self.kept = Kept(path, layout(edition))

    def known(self, state: Dungeons) -> Weights | None:
        """The weights, if there are some for this game."""
        weights = self.kept.read()
        return weights if state.edition == self.edition else None

    def evaluate(self, state: Dungeons, seat: int) -> float:
        weights = self.known(state)
        if weights is None or state.over or state.fiddled > MOST_FIDDLES:
            return evaluate(state)
        return learned(state, weights)

    def standings(self, state: Dungeons, seats: int) -> list[float]:
        return [self.evaluate(state, 0)] * state.n


def learned(g: Dungeons, weights: Weights) -> float:
    """The chance to win of a game that goes on."""
    found = race(g)
    row = weights.models[0][bucket(g, 0)]
    total = 0.0
    for i, value in enumerate(numbers(g, found)):
        total += row[i] * value
    if total < -30.0:
        return 1e-12
    return min(0.995, max(1e-12, patience(g, found) / (1.0 + exp(-total))))
