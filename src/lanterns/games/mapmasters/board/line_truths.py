"""What a refused step of a line claims, held against the line: for both games of Map Masters."""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board import walker
from lanterns.games.mapmasters.board.cards import ROOM
from lanterns.games.mapmasters.board.path import Path
from lanterns.games.mapmasters.board.walker import Move


def denied(path: Path, move: Move, key: str) -> bool | None:
    """Whether a line bears out why a step is refused; None where nothing here can tell."""
    if key == "path-ended":
        return path.stuck or path.at_exit or path.arrived
    if key == "not-here":
        return not _begins_here(path, move)
    if key == "piece-used":
        return _uses_a_used_piece(path, move)
    if key == "no-such-book":
        book = move.other if move.kind == walker.LEAP else sb.CLIMBS
        return move.kind == walker.WRAP or not path.books >> book & 1
    if key == "not-at-an-edge":
        return not path.at_exit
    if key == "circle-used":
        gone = path.crossed_by_all
        return bool(gone >> move.target & 1 or gone >> move.other & 1 or move.target == move.other)
    if key == "no-barrel-here":
        return path.stuck or _barrels(path) == 0
    if key == "unpaid":
        return not move.payers
    return None


def _begins_here(path: Path, move: Move) -> bool:
    """Whether a step starts where the line ends."""
    board = path.board
    if move.kind == walker.WALK:
        return path.node in (board.piece_a[move.target], board.piece_b[move.target])
    if move.kind == walker.ON:
        if path.piece < 0:
            return False
        toward = 1 if move.target == board.piece_b[path.piece] else -1
        return move.target in (board.piece_a[path.piece], board.piece_b[path.piece]) and path.heading != -toward
    if move.kind == walker.CLIMB:
        return path.node == board.pit_landing[move.target] and not path.fallen and not path.stuck
    if move.kind in (walker.FALL, walker.JUMP):
        return path.node == board.icon_node[move.target] and not (path.climbed or path.stuck or path.arrived)
    return True


def _uses_a_used_piece(path: Path, move: Move) -> bool:
    if move.kind == walker.WALK:
        return path.used_pieces >> move.target & 1 == 1
    if move.kind == walker.LEAP and move.target >= 0:
        return any(
            path.used_pieces >> piece & 1 and first <= move.target < first + len(path.board.piece_icons[piece])
            for piece, first in enumerate(path.board.piece_first_icon)
        )
    return False


def _barrels(path: Path) -> int:
    """Barrels where the line ends."""
    board = path.board
    if path.piece >= 0:
        icons = board.piece_icons[path.piece]
        return int(0 <= path.index < len(icons) and icons[path.index] == "b")
    if path.node < 0 or board.node_kind[path.node] != ROOM or not path.cleared >> path.node & 1:
        return 0
    return sum(board.icon_kind[icon] == "b" for icon in board.content[path.node])
