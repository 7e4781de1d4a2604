"""The balance criterion of rules 6.2: what hands of each stage of the game are worth to each kind of objective.

Early hands are five starting cards, middle ones three with a card of cost 3 and one of cost 4, late ones one with a
card of each cost; the kit is one random token. Over middle and late hands the mean optimum of every kind must lie
within 20 % of the mean of all kinds. The second criterion, that cards are worth more from cost to cost, is
``card_values``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from lanterns.cli.games.mapmasters.card_checks import Line
from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.path import OBJECTIVES, kit_of
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.solver.best_hand import best_hand

STAGES: Final = ("early", "middle", "late")
#: kinds that starting cards hardly hold
NOT_EARLY: Final = ("trap", "rope", "circle")
BAND: Final = 0.20


def starting() -> list[Card]:
    """The nine starting cards."""
    return [card for card in cards().values() if card.cost == 0]


def of_cost(cost: int) -> list[Card]:
    """The dungeon cards of one cost."""
    return [card for card in cards().values() if card.cost == cost]


def sample_hand(rng: random.Random, stage: str) -> list[Card]:
    """A random hand of a stage."""
    if stage == "early":
        return rng.sample(starting(), 5)
    if stage == "middle":
        return [*rng.sample(starting(), 3), rng.choice(of_cost(3)), rng.choice(of_cost(4))]
    return [rng.choice(starting()), *(rng.choice(of_cost(cost)) for cost in (3, 4, 5, 6))]


class Means:
    """Mean optimum per kind and stage over ``hands`` hands each; ``inexact`` counts searches stopped by their time
    limit."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.mean: dict[str, dict[str, float]] = {}
        self.inexact = 0

    def kind(self, objective: str) -> float:
        """Mean over middle and late hands."""
        return (self.mean["middle"][objective] + self.mean["late"][objective]) / 2

    def average(self) -> float:
        """Mean of all kinds over middle and late hands."""
        return sum(self.kind(objective) for objective in OBJECTIVES) / len(OBJECTIVES)

    def outside(self) -> list[str]:
        """Kinds further than 20 % from the mean of all."""
        middle = self.average()
        return [kind for kind in OBJECTIVES if abs(self.kind(kind) - middle) > BAND * middle]


def measure(hands: int, seed: int, seconds: float = 20.0, tell: Callable[[str], None] | None = None) -> Means:
    """Sample ``hands`` hands per stage and solve each for all twelve kinds."""
    out = Means(hands)
    for stage in STAGES:
        rng = random.Random(f"{seed} {stage}")
        sums = dict.fromkeys(OBJECTIVES, 0)
        for number in range(hands):
            hand = sample_hand(rng, stage)
            kit = kit_of(rng.choice(NEEDS))
            for objective in OBJECTIVES:
                answer = best_hand(hand, kit, objective, seconds=seconds)
                sums[objective] += answer.value
                out.inexact += not answer.exact
            if tell is not None and (number + 1) % 100 == 0:
                tell(f"{stage}: {number + 1} of {hands}")
        out.mean[stage] = {objective: sums[objective] / hands for objective in OBJECTIVES}
    return out


def card_values(hands: int, seed: int, seconds: float = 20.0) -> dict[str, float]:
    """Mean optimum over the twelve kinds when a card replaces one starting card in ``hands`` fixed random hands, per
    card."""
    rng = random.Random(f"{seed} cards")
    fixed = [(rng.sample(starting(), 5), kit_of(rng.choice(NEEDS))) for _ in range(hands)]
    out: dict[str, float] = {}
    for card in cards().values():
        if not card.cost:
            continue
        total = 0
        for hand, kit in fixed:
            for objective in OBJECTIVES:
                total += best_hand([card, *hand[1:]], kit, objective, seconds=seconds).value
        out[card.id] = total / (hands * len(OBJECTIVES))
    return out


def values_by_cost(values: dict[str, float]) -> dict[int, float]:
    """Mean of ``card_values`` per cost; the criterion is that it rises strictly."""
    known = cards()
    out: dict[int, float] = {}
    for cost in (3, 4, 5, 6):
        mine = [value for id, value in values.items() if known[id].cost == cost]
        out[cost] = sum(mine) / len(mine)
    return out


def report(means: Means) -> list[Line]:
    """The criterion per kind as lines of the card report, the mean of all kinds first."""
    average = means.average()
    low, high = (1 - BAND) * average, (1 + BAND) * average
    out = [Line("mean optimum of all kinds", f"{average:.2f}", f"{means.hands} hands per stage", True)]
    for kind in OBJECTIVES:
        early = "" if kind in NOT_EARLY else f"early {means.mean['early'][kind]:.2f}, "
        stages = f"{early}middle {means.mean['middle'][kind]:.2f}, late {means.mean['late'][kind]:.2f}"
        figure = f"{means.kind(kind):.2f}, {means.kind(kind) / average - 1:+.0%} ({stages})"
        out.append(Line(f"mean optimum of {kind}", figure, f"{low:.2f}-{high:.2f}", kind not in means.outside()))
    return out


def value_report(values: dict[str, float]) -> list[Line]:
    """Mean value of the cards per cost as lines of the card report: it must rise strictly."""
    costs = values_by_cost(values)
    out: list[Line] = []
    for cost in (3, 4, 5, 6):
        good = cost == 3 or costs[cost] > costs[cost - 1]
        out.append(Line(f"mean value of a card of cost {cost}", f"{costs[cost]:.3f}", "rises with the cost", good))
    return out
