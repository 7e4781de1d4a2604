"""What cards, tokens and books are worth to a seat, by counting icons: a glance, not a search."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.path import COUNTED, OBJECTIVES, VP
from lanterns.games.mapmasters.board.path_rules import BOOK_OF, NEEDS, OBSTACLE
from lanterns.games.mapmasters.board.vocabulary import CARDS, STARTERS
from lanterns.games.mapmasters.versus.state import (
    DISCARD,
    DRAW_PILE,
    EXPLORE,
    HAND,
    IN_HAND,
    ROUNDS,
    MapMasters,
)  # fmt: skip

COIN: Final = 0.42  # points that a coin is worth while there is something to buy
REACHED: Final = 0.5  # share of the icons of a hand that a good line meets
#: points that a book brings in a round
WORTH: Final[dict[str, float]] = {
    "silent-blade": 0.6, "fairy-debt": 0.9, "ambush": 0.5, "spider-hands": 0.3, "open-sesame": 0.5, "feather-step": 0.6,
    "tangled-thread": 0.6, "loud-circle": 0.5, "coopers-door": 0.4, "haggler": 0.4, "deep-sky": 0.4, "round-world": 0.4,
    "shears": 0.3, "twin-fairies": 0.4, "bookmark": 0.3, "first-glance": 0.3, "exchange": 0.4,
}  # fmt: skip
BOOKS: Final[list[float]] = [WORTH[name] for name in sb.NAMES[1:]]  # by index

#: by face: icons of each objective kind, in the order of OBJECTIVES
KINDS: Final[list[list[int]]] = [[sum(card.count(letter) for letter in COUNTED[kind]) for kind in OBJECTIVES]
                                 for card in CARDS]  # fmt: skip
#: by face: items, and obstacles, of each need, in the order of NEEDS (pits apart: one can fall)
ITEMS: Final[list[list[int]]] = [[card.count(need) for need in NEEDS] for card in CARDS]
OBSTACLES: Final[list[list[int]]] = [
    [sum(card.count(kind) for kind, need in OBSTACLE.items() if need == wanted) for wanted in NEEDS] for card in CARDS
]
STRENGTH: Final[list[float]] = [
    sum(VP[kind] * count for kind, count in zip(OBJECTIVES, counts)) / len(OBJECTIVES) for counts in KINDS
]
STARTING: Final = sum(STRENGTH[:STARTERS]) / STARTERS


def rounds_after(g: MapMasters) -> int:
    """Rounds still to come after the one that is being prepared or played."""
    return ROUNDS - g.round


def expected(g: MapMasters, seat: int, table: list[list[int]], column: int, extra: int) -> float:
    """How many of something the hand to come holds on average, with one more card (-1: none)."""
    fixed = g.cards(seat, IN_HAND) if g.phase < EXPLORE else []
    if extra >= 0:
        fixed.append(extra)
    pile = g.cards(seat, DRAW_PILE)
    left = HAND - len(fixed)
    if len(pile) < left or g.phase > EXPLORE:
        pile += g.cards(seat, DISCARD)
    total = float(sum(table[face][column] for face in fixed))
    if pile and left > 0:
        total += left * sum(table[face][column] for face in pile) / len(pile)
    return total


def reach(g: MapMasters, seat: int, extra: int, token: int) -> float:
    """Points of the primary that a hand promises, with one more card and one more token (-1: none)."""
    kind = OBJECTIVES.index(g.primary_kind())
    count = expected(g, seat, KINDS, kind, extra) * REACHED
    need = {"monster": 0, "lock": 1}.get(g.primary_kind(), -1)
    if need >= 0:
        means = g.tokens[seat * 4 + need] + int(token == need) + int(g.ready(seat, BOOK_OF[NEEDS[need]]))
        count = min(count, means + 0.5 * expected(g, seat, ITEMS, need, extra))
    return VP[g.primary_kind()] * count


def gain_now(g: MapMasters, seat: int, face: int) -> float:
    """Points of the next exploration that a card brings, beside an average draw."""
    return reach(g, seat, face, -1) - reach(g, seat, -1, -1)


def token_need(g: MapMasters, seat: int, kind: int) -> float:
    """Points of the next exploration that a token brings: what it wins by itself, and the way that it opens."""
    held = g.tokens[seat * 4 + kind]
    blocked = expected(g, seat, OBSTACLES, kind, -1) - held
    return reach(g, seat, -1, kind) - reach(g, seat, -1, -1) + (0.25 * min(2.0, blocked) if blocked > 0 else 0.0)


def deck_worth(g: MapMasters, face: int) -> float:
    """Points that a card brings in the rounds after this one, beside a starting card: it is drawn in about half."""
    return 1.5 * REACHED * (STRENGTH[face] - STARTING) * 0.5 * rounds_after(g)


def book_worth(g: MapMasters, book: int) -> float:
    """Points that a book brings until the end."""
    return BOOKS[book] * (rounds_after(g) + 1) * 0.5
