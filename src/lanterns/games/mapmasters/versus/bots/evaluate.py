"""How well a seat stands: points so far, what the drawn path would add, what coins and cards are still good for."""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import CARDS, STARTERS
from lanterns.games.mapmasters.versus.rules.outcome import results
from lanterns.games.mapmasters.versus.state import DRAWN, EXPLORE, IN_HAND, N_FACES, NOT, ROUNDS, MapMasters

SPREAD: Final = 8.0  # points of a lead that make it likely
COIN_WORTH: Final = 0.4  # a coin spent well; at the end it is a third of a point
CARD_WORTH: Final = 0.12  # of each coin of a card's cost, for each round left
TOKEN_WORTH: Final = 1.2
BOOK_WORTH: Final = 0.4  # for each round left
EXIT_WORTH: Final = 0.6
WIDTH: Final = 3.0  # points: how far a lead must reach to be e times as likely to win, at the end
WIDTH_A_ROUND: Final = 2.5


def outlook(g: MapMasters, seat: int) -> float:
    """Points that a seat can count on at the end, as far as one glance tells."""
    left = ROUNDS - g.round + (0 if g.phase > EXPLORE else 1)
    points = g.blue[seat] + g.pink[seat] / 2 + g.green[seat] + EXIT_WORTH * g.exits[seat]
    points += (COIN_WORTH if left else 1 / 3) * g.coins[seat]
    base = seat * N_FACES
    for face in range(STARTERS, N_FACES):
        if g.where[base + face] != NOT:
            now = 1 if g.where[base + face] in (IN_HAND, DRAWN) else 0
            points += CARD_WORTH * CARDS[face].cost * (left + now)
    points += BOOK_WORTH * left * len(g.books(seat))
    points += TOKEN_WORTH * sum(g.tokens[seat * 4 : seat * 4 + 4])
    if g.phase == EXPLORE and g.layout[seat]:
        points += drawn_worth(g, seat)
    return points


def drawn_worth(g: MapMasters, seat: int) -> float:
    """What the path drawn so far brings: the primary, half of a secondary not known yet, coins, the exit."""
    path = g.path(seat)
    if path is None or not g.steps[seat]:
        return 0.3 * len(g.layout[seat])
    points = float(path.score(g.primary_kind())) + COIN_WORTH * path.coins()
    points += sum(path.score(kind) for kind in OBJECTIVES) / len(OBJECTIVES) / 2
    if path.at_exit:
        points += EXIT_WORTH
    return points + 1.5


def standings(g: MapMasters) -> list[float]:
    """By seat, 0.0 (lost) to 1.0 (won): the lead over the best other seat on a logistic curve; exact at the end."""
    if g.over:
        return results(g)
    points = [outlook(g, seat) for seat in range(g.players)]
    values: list[float] = []
    for seat, own in enumerate(points):
        best = max(other for at, other in enumerate(points) if at != seat)
        values.append(1.0 / (1.0 + exp(-(own - best) / SPREAD)))
    return values


def chances(g: MapMasters) -> list[float]:
    """The chance of each seat to win, 1.0 in all: its outlook against the others', the surer the fewer rounds are to
    come. The widths were fitted to games between bots (docs/analysis.md)."""
    if g.over:
        return results(g)
    width = WIDTH + WIDTH_A_ROUND * (ROUNDS - g.round + (0 if g.phase > EXPLORE else 1))
    points = [outlook(g, seat) / width for seat in range(g.players)]
    most = max(points)
    weights = [exp(own - most) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
