"""What a seat cannot know, drawn anew: the hands of the others, as far as the deck allows [M10.8, rules 4]."""

from __future__ import annotations

from random import Random

from lanterns.games.mapmasters.coop.cards import deck_weights, take
from lanterns.games.mapmasters.coop.state import COSTS, HANDS, Coop, cost_of


def permuted(g: Coop, seat: int, rng: Random) -> Coop:
    """A copy in which the closed hands that a seat (or SPECTATOR) cannot see are dealt again from what it has not seen.

    Every hand comes with the probability that it has for that seat.
    """
    new = g.copy()
    if new.house[HANDS]:
        return new
    others = [other for other in range(new.players) if other != seat]
    sizes = [len(new.hands[other]) for other in others]
    for other in others:
        for face in new.hands[other]:
            new.deck[COSTS.index(cost_of(face))] += 1
            new.unseen[face] += 1
        new.hands[other] = []
    for other, size in zip(others, sizes):
        for _ in range(size):
            weights = deck_weights(new)
            at = rng.randrange(sum(weights))
            for face, weight in enumerate(weights):
                at -= weight
                if at < 0:
                    take(new, other, face)
                    break
    if new.stack:
        new.asked = new.stack[-1].options(new)
    return new
