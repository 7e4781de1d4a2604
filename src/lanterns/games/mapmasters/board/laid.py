"""A laid board that can be spoken about: how its cards and pieces are called, and its steps as action codes and back.

Each game has its own: `versus.dungeon.Dungeon` calls cards by their faces, `coop.tableau.Tableau` by their places.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.move import Move


class LaidBoard:
    """A board and, by the order of laying, the ``faces`` of its cards and the ``first_icon`` of each (0 for none)."""

    def __init__(self, board: Board, faces: list[int]) -> None:
        self.board = board
        self.faces = faces
        known = board.icon_card
        self.first_icon: list[int] = [known.index(order) if order in known else 0 for order in range(len(faces))]

    def card_label(self, order: int) -> str:
        """What a card is called in the names of what lies on it."""
        raise NotImplementedError

    def piece_label(self, piece: int) -> str:
        """``D20.T-h1`` for a piece of the board."""
        raise NotImplementedError

    def move(self, code: int) -> Move:
        """The move that a step's code means here. Raises IllegalStep when nothing such lies on the board."""
        raise NotImplementedError

    def code(self, move: Move) -> int:
        """The code of a move on this board."""
        raise NotImplementedError
