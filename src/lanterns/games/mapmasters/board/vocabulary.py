"""What both games call things, and what they count alike: faces, books, prices, pieces, payers, halts.

The order of each list is the order of action codes: what is added comes last.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import JUNCTION, LOWER, OBSTACLES, PIT, ROOM, Card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.view_types import Token

CARDS: Final[list[Card]] = list(cards().values())
FACES: Final[list[str]] = [card.id for card in CARDS]
FACE: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}
STARTERS: Final = sum(1 for card in CARDS if card.cost == 0)
COSTS: Final = (3, 4, 5, 6)
BOOKS: Final[list[str]] = sb.NAMES[1:]
TOKENS: Final[tuple[Token, ...]] = ("sword", "key", "rope", "scroll")  # in the order of path.NEEDS
TOKEN_PRICE: Final = 1
BOOK_PRICE: Final = 2
HAGGLED: Final = sb.book_that("cheaper").amount  # off the price of a card
KEEP_PRICE: Final = sb.book_that("keeps").amount


def piece_names(card: Card) -> list[str]:
    """``D20.T-h1`` for every piece, ``=`` on the lower level, ``#2`` for the second of parallel ones."""
    names: list[str] = []
    for piece in card.pieces:
        sign = "=" if piece.level == LOWER else "-"
        name = f"{card.id}.{card.nodes[piece.a]}{sign}{card.nodes[piece.b]}"
        same = sum(1 for other in names if other == name or other.startswith(name + "#"))
        names.append(f"{name}#{same + 1}" if same else name)
    return names


def most_needs(faces: list[Card]) -> int:
    """The most payers that one step can take: pit or chord left, obstacles of the piece, then monsters or a tangle."""
    most = 1
    for card in faces:
        for piece in card.pieces:
            obstacles = sum(1 for icon in piece.icons if icon in OBSTACLES)
            for a, b in ((piece.a, piece.b), (piece.b, piece.a)):
                left = 1 if card.kinds[a] == PIT or card.kinds[a] == ROOM else 0
                room = card.room_at(b)
                met = room.content.count("M") if room else 1 if card.kinds[b] == JUNCTION else 0
                most = max(most, left + obstacles + met)
        for room in card.rooms:
            most = max(most, 1 + room.content.count("M"))  # a circle activated, then the fight
    return most


def payer_lists(most: int) -> list[str]:
    """All texts ``t,i,b5`` of up to so many payers: tokens and items at will, each book once and two in all."""
    found: list[str] = [""]
    level: list[str] = [""]
    for _ in range(most):
        longer: list[str] = []
        for text in level:
            for payer in ("t", "i", "b1", "b2", "b5", "b6", "b7", "b8"):
                words = text.split(",")
                if payer[0] == "b" and (payer in words or sum(1 for word in words if word[:1] == "b") == 2):
                    continue
                longer.append(f"{text},{payer}" if text else payer)
        found += longer
        level = longer
    return found


PAYERS: Final[list[str]] = payer_lists(most_needs(CARDS))
PAYER: Final[dict[str, int]] = {text: number for number, text in enumerate(PAYERS)}
HALTS: Final[list[str]] = ["", *(f"@{k}" for k in range(1, 1 + max(len(p.icons) for c in CARDS for p in c.pieces)))]


def payers_of(number: int) -> tuple[str, ...]:
    """The payers of a number of the domain."""
    text = PAYERS[number]
    return tuple(text.split(",")) if text else ()


assert len(TOKENS) == len(NEEDS)
