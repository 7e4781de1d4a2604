"""Cards of the players: dealing, drawing, and where what is drawn comes from [M10.5, M11.4, rules 4]."""

from __future__ import annotations

from lanterns.core.step import CHANCE, AnyStep
from lanterns.games.mapmasters.coop.state import COSTS, HANDS, Ask, Coop, cost_of
from lanterns.games.mapmasters.coop.verbs import DRAW, FACES, PLAYED


def deck_weights(g: Coop) -> list[int]:
    """By face, how likely the top card of the deck is that one, up to a common factor.

    The deck holds a known number of cards of each cost, drawn from the unseen ones of that cost [M10.5].
    """
    unseen = [g.unseen_of(cost) for cost in COSTS]
    weights = [0] * PLAYED
    for face in range(PLAYED):
        at = COSTS.index(cost_of(face))
        if not g.unseen[face] or not g.deck[at]:
            continue
        weight = g.deck[at] * g.unseen[face]
        for other, count in enumerate(unseen):
            if other != at and g.deck[other]:
                weight *= count
        weights[face] = weight
    return weights


class DrawCard(Ask):
    """Chance draws the top card of the deck for a seat [M10.5, M11.4]. args: seat."""

    rules = ("M10.5", "M11.4")

    def options(self, g: Coop) -> list[int]:
        base = DRAW.base + self.args[0] * PLAYED
        return [base + face for face, weight in enumerate(deck_weights(g)) if weight]

    def weights(self, g: Coop) -> list[int]:
        return [weight for weight in deck_weights(g) if weight]

    def total(self, g: Coop) -> int:
        product = sum(g.deck)
        for at, cost in enumerate(COSTS):
            if g.deck[at]:
                product *= g.unseen_of(cost)
        return product

    def play(self, g: Coop, action: int) -> None:
        seat, face = DRAW.args(action)
        take(g, seat, face)
        if g.house[HANDS]:
            g.tell("M11.4", "card-drawn", seat=seat, card=FACES[face])
        else:
            g.whisper(seat, "M11.4", "card-drawn", seat=seat, card=FACES[face])


def take(g: Coop, seat: int, face: int) -> None:
    """A card of the deck comes into a hand; hands are kept in the order of the faces."""
    g.deck[COSTS.index(cost_of(face))] -= 1
    g.unseen[face] -= 1
    g.hands[seat] = sorted([*g.hands[seat], face])


class DealHands(Ask):
    """Every seat draws its first hand [M10.5, M16.1]."""

    rules = ("M10.5", "M16.1")

    def run(self, g: Coop) -> None:
        size = g.hand_size()
        g.tell("M10.5", "hands-dealt", count=size)
        for seat in range(g.players - 1, -1, -1):
            g.then_all([DrawCard(CHANCE, seat) for _ in range(size)])


STEPS: tuple[type[AnyStep], ...] = (DrawCard, DealHands)
