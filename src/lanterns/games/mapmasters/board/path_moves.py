"""The legal steps from a position [rules 2.8]: ``apply`` one, list all ``moves``, work out the end state.

``moves`` finds every choice of payers by trying ``apply`` and looking at what it would still have taken
(``Unpaid``), so that legality is written down once, in ``walker``.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import CIRCLE, LANDING, PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.layout import FREE
from lanterns.games.mapmasters.board.path import ARRIVE, EXIT, IMPASSE, STOP, Path, can_halt_inside
from lanterns.games.mapmasters.board.path_rules import LEAP_ONTO
from lanterns.games.mapmasters.board.view_types import End
from lanterns.games.mapmasters.board.walker import (
    CLIMB,
    FALL,
    JUMP,
    LEAP,
    ON,
    WALK,
    WRAP,
    IllegalStep,
    Move,
    Walker,
    barrels_here,
)


class Unpaid:
    """The first need for which a move gave no payer although one was at hand: the payers that would have done."""

    def __init__(self) -> None:
        self.options: list[str] = []


def begin(path: Path, slot: int) -> Path:
    """P1: the path starts at a free slot whose piece is unused; raises ``IllegalStep`` elsewhere."""
    board = path.board
    if path.start >= 0:
        raise IllegalStep("already-started")
    if board.node_kind[slot] != SLOT or board.link[slot] != FREE:
        raise IllegalStep("no-free-edge")
    if path.used_nodes >> slot & 1 or path.used_pieces >> board.node_at[slot][0] & 1:
        raise IllegalStep("edge-used")
    new = path.copy()
    new.start = new.node = slot
    new.use_node(slot)
    return new


def starts(path: Path) -> list[int]:
    """Slots where a path may start."""
    used, pieces = path.used_nodes, path.used_pieces
    free = path.board.free_slots()
    return [slot for slot in free if not used >> slot & 1 and not pieces >> path.board.node_at[slot][0] & 1]


def apply(path: Path, move: Move, ask: Unpaid | None = None) -> Path:
    """The path after one move; raises ``IllegalStep`` and changes nothing when the rules forbid it.

    ``ask`` receives the payers that the first unpaid need of this move would have accepted.
    """
    walker = Walker(path.copy(), move)
    try:
        walker.run(move)
    finally:
        if ask is not None:
            ask.options = walker.ask
    return walker.path


def candidates(path: Path, halts: bool = False) -> list[Move]:
    """Moves worth trying from here, without payers; ``halts`` adds every stop on an icon, and inside
    a corridor without one where SB3 may leap from there [MR57]."""
    board = path.board
    out: list[Move] = []
    if path.arrived or (path.node < 0 and path.piece < 0):
        return out
    if path.at_exit:
        return [Move(WRAP)] if path.books & sb.WRAPS else []
    if not path.stuck:
        if path.piece >= 0:
            for heading in (1, -1):
                if path.heading != -heading:
                    end = board.piece_b[path.piece] if heading > 0 else board.piece_a[path.piece]
                    left = len(board.piece_icons[path.piece]) - 1 - path.index if heading > 0 else path.index
                    out.append(Move(ON, end))
                    out.extend(Move(ON, end, -1, k) for k in range(1, left + 1 if halts else 1))
        else:
            _from_node(path, out, halts)
    if path.books >> sb.TO_MONSTER & 1:
        _leaps(path, sb.TO_MONSTER, LEAP_ONTO[sb.TO_MONSTER], out)
    if path.books >> sb.TO_BARREL & 1 and not path.stuck and barrels_here(path):
        _leaps(path, sb.TO_BARREL, LEAP_ONTO[sb.TO_BARREL], out)
    return out


def _from_node(path: Path, out: list[Move], halts: bool) -> None:
    board, node = path.board, path.node
    kind = board.node_kind[node]
    for piece in board.doors[node] if kind == ROOM else board.node_at[node]:
        if not path.used_pieces >> piece & 1:
            out.append(Move(WALK, piece))
            if halts:
                last = 1 if can_halt_inside(path, piece) else len(board.piece_icons[piece])
                out.extend(Move(WALK, piece, -1, k) for k in range(1, last + 1))
    if kind == PIT and not path.climbed:
        out.append(Move(FALL, board.node_icon[node]))
    if kind == LANDING and path.books >> sb.CLIMBS & 1 and not path.fallen:
        out.append(Move(CLIMB, board.landing_pit[node]))
    sources = [board.node_icon[node]] if kind == CIRCLE else []
    if kind == ROOM:
        sources = [icon for icon in board.content[node] if board.icon_kind[icon] == "O"]
        pits = [icon for icon in board.content[node] if board.icon_kind[icon] == "P"]
        out.extend(Move(FALL, icon) for icon in pits if not path.is_crossed(icon))
    for source in sources:
        if not path.is_crossed(source):
            out.extend(Move(JUMP, source, to) for to in board.circles if to != source and not path.is_crossed(to))


def _leaps(path: Path, book: int, wanted: str, out: list[Move]) -> None:
    board = path.board
    for icon, kind in enumerate(board.icon_kind):
        if kind == wanted and board.icon_node[icon] < 0:
            out.append(Move(LEAP, icon, book))
    for room, content in enumerate(board.content):
        if any(board.icon_kind[icon] == wanted for icon in content):
            out.append(Move(LEAP, -1 - room, book))


def moves(path: Path, halts: bool = False) -> list[Move]:
    """Every legal move from here with every choice of payers, the unwilling one included [2.8]."""
    out: list[Move] = []
    todo = candidates(path, halts)
    while todo:
        move = todo.pop()
        ask = Unpaid()
        try:
            apply(path, move, ask)
            out.append(move)
        except IllegalStep:
            pass
        todo.extend(move.paid((*move.payers, payer)) for payer in ask.options)
    out.sort(key=_order)
    return out


def _order(move: Move) -> tuple[int, int, int, int, tuple[str, ...]]:
    return move.key()


def has_move(path: Path) -> bool:
    """Whether any step is legal: what tells ``stop`` from ``impasse``."""
    return bool(moves(path))


def end_state(path: Path) -> End:
    """``exit``, ``arrive``, ``impasse`` or ``stop``, worked out from the position alone [2.6]."""
    if path.arrived:
        return ARRIVE
    if path.at_exit:
        return EXIT
    return STOP if has_move(path) else IMPASSE
