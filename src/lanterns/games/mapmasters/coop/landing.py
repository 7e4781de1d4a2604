"""Where a group stands: at a side of a place (a spot), or since edition 2 where a leap onto a target landed [MR56].

A spot is an int from 0, ``place * 6 + position``. A landing is an int below NONE: ``LANDED - 2 * node`` for a room or a
circle, ``LANDED - 2 * icon - 1`` for the icon of a corridor. Numbers of the tableau keep as more cards are laid.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.board.path import Path
from lanterns.games.mapmasters.board.walker import piece_of
from lanterns.games.mapmasters.coop.tableau import Tableau
from lanterns.games.mapmasters.coop.verbs import SPOTS

LANDED: Final = -10
NO_SIDE: Final = -1


def landed(spot: int) -> bool:
    """Whether a group came there by a leap."""
    return spot <= LANDED


def spot_of(tableau: Tableau, path: Path) -> int:
    """Where the end of a path that has arrived or left stands."""
    if path.piece >= 0:
        return LANDED - 2 * (tableau.board.piece_first_icon[path.piece] + path.index) - 1
    if tableau.is_slot(path.node):
        return tableau.spot(path.node)
    return LANDED - 2 * path.node


def place_at(tableau: Tableau, spot: int) -> int:
    """Place of the grid of a spot or a landing."""
    return spot // 6 if not landed(spot) else tableau.places[_order(tableau, spot)]


def side_at(spot: int) -> int:
    """Position of the side of a spot, NO_SIDE for a landing."""
    return NO_SIDE if landed(spot) else spot % 6


def spot_name(tableau: Tableau, spot: int) -> str:
    """``A1.T`` for a spot, ``A1.o1`` or ``A1.T-h1/2`` for a landing."""
    if not landed(spot):
        return SPOTS[spot]
    number, inside = divmod(LANDED - spot, 2)
    return icon_name(tableau, number) if inside else node_name(tableau, number)


def _order(tableau: Tableau, spot: int) -> int:
    number, inside = divmod(LANDED - spot, 2)
    return tableau.board.icon_card[number] if inside else tableau.board.node_card[number]


def stand_at(tableau: Tableau, path: Path, spot: int) -> bool:
    """Put a fresh path where a group stands, ready to go on; False where there is no way in [P1, M13.4, MR56]."""
    if not landed(spot):
        node = tableau.slot_node(spot)
        if node < 0:
            return False
        path.start = path.node = node
        path.use_node(node)
        return True
    number, inside = divmod(LANDED - spot, 2)
    path.start = 0
    if inside:
        path.piece = piece_of(path, number)
        path.index = number - tableau.board.piece_first_icon[path.piece]
    else:
        path.node = number
    return True


def ways_on(tableau: Tableau, spot: int) -> list[int]:
    """Nodes to which a line leads at once from a landing inside a corridor; [] elsewhere."""
    number, inside = divmod(LANDED - spot, 2)
    if not landed(spot) or not inside:
        return []
    board = tableau.board
    for piece, first in enumerate(board.piece_first_icon):
        if first <= number < first + len(board.piece_icons[piece]):
            return [board.piece_a[piece], board.piece_b[piece]]
    return []
