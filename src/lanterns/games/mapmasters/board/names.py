"""Names of places and icons of a dungeon by the card on which they lie: ``D20.h1``, ``D20.T-h1/2``, ``D20.h1/1``.

Coop names them by the place of the card: ``C2.h1``.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board.laid import LaidBoard


def node_name(laid: LaidBoard, node: int) -> str:
    """``D20.h1`` for a node of a board."""
    board = laid.board
    return f"{laid.card_label(board.node_card[node])}.{board.node_name[node]}"


def piece_name(laid: LaidBoard, piece: int) -> str:
    """``D20.T-h1`` for a piece of a board."""
    return laid.piece_label(piece)


def icon_name(laid: LaidBoard, icon: int) -> str:
    """``D20.T-h1/2`` on a piece, ``D20.h1/1`` in a room, ``D20.s1`` a node of its own."""
    board = laid.board
    order = board.icon_card[icon]
    node = board.icon_node[icon]
    if node >= 0:
        name = node_name(laid, node)
        return f"{name}/{board.content[node].index(icon) + 1}" if icon in board.content[node] else name
    for piece in range(board.first_piece[order], len(board.piece_a)):
        first = board.piece_first_icon[piece]
        if first <= icon < first + len(board.piece_icons[piece]):
            return f"{piece_name(laid, piece)}/{icon - first + 1}"
    raise ValueError("This icon lies nowhere.")
