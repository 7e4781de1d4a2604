"""What a seat cannot know, drawn anew: the hands of the others, as far as the deck allows [M10.8, rules 4]."""

from __future__ import annotations

from random import Random

from lanterns.games.mapmasters.coop.rules.dealing import deck_weights, take
from lanterns.games.mapmasters.coop.state import COSTS, HANDS, Coop, cost_of


def permuted(g: Coop, seat: int, rng: Random) -> Coop:
    """A copy in which the closed hands that a seat (or SPECTATOR) cannot see are dealt again from what it has not seen.

    Every hand comes with the probability that it has for that seat.
    """
    new = g.copy()
    if new.house[HANDS]:
        return new
    deal_again(new, gather(new, seat), rng)
    if new.stack:
        new.asked = new.stack[-1].options(new)
    return new


def gather(g: Coop, seat: int) -> list[int]:
    """Put the closed hands that a seat cannot see back into the deck: what is left is what it knows. How many cards
    were taken, by seat."""
    sizes = [0] * g.players
    if g.house[HANDS]:
        return sizes
    for other in range(g.players):
        if other == seat:
            continue
        sizes[other] = len(g.hands[other])
        for face in g.hands[other]:
            g.deck[COSTS.index(cost_of(face))] += 1
            g.unseen[face] += 1
        g.hands[other] = []
    return sizes


def deal_again(g: Coop, sizes: list[int], rng: Random) -> None:
    """Deal hands of these sizes, as `gather` gave them, from the deck."""
    for seat, size in enumerate(sizes):
        for _ in range(size):
            weights = deck_weights(g)
            at = rng.randrange(sum(weights))
            for face, weight in enumerate(weights):
                at -= weight
                if at < 0:
                    take(g, seat, face)
                    break
