"""A path told step by step for a drawing: where each step runs, what it finds, and where it cannot go on.

Places and icons are named by the face on which they lie: ``D20.h1`` a node, ``D20.T-h1/2`` the second icon of a piece,
``D20.T-h1`` the inside of a piece without icons, where a line stops only to leap by SB3,
``D20.h1/1`` the first thing in a room. A step is drawn along a piece or as a leap:

``{"verb", "piece": [name, from, to] | None, "leap": [place, place] | None, "at", "stuck", "exit", "found": [icons],
"used": [icons], "rooms": [rooms], "points", "spent": [payers]}``

In ``piece`` the numbers are icons of the piece as printed, from 0; -1 is its first end and the number of its icons the
other. A line that is stuck before an icon ends at its number with ``stuck`` true.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.games.mapmasters.board import walker
from lanterns.games.mapmasters.board.cards import ROOM
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.names import icon_name, node_name, piece_name
from lanterns.games.mapmasters.board.path import COUNTED, Path
from lanterns.games.mapmasters.board.path_moves import apply
from lanterns.games.mapmasters.board.view_types import MapBarred, MapDrawn, MapStep, MapTokens, StepVerb
from lanterns.games.mapmasters.board.walker import IllegalStep, Move

KINDS: dict[int, StepVerb] = {
    walker.WALK: "walk",
    walker.ON: "on",
    walker.FALL: "fall",
    walker.CLIMB: "climb",
    walker.JUMP: "jump",
    walker.LEAP: "leap",
    walker.WRAP: "wrap",
}


def place_name(laid: LaidBoard, path: Path) -> str:
    """Where the end of a path stands, "" before its start."""
    if path.piece >= 0:
        name = piece_name(laid, path.piece)
        return f"{name}/{path.index + 1}" if path.board.piece_icons[path.piece] else name
    return node_name(laid, path.node) if path.node >= 0 else ""


def tokens_view(numbers: Sequence[int]) -> MapTokens:
    """Numbers in the order of NEEDS, by the kind of token."""
    sword, key, rope, scroll = numbers
    return {"sword": sword, "key": key, "rope": rope, "scroll": scroll}


def step_view(laid: LaidBoard, before: Path, move: Move | None, after: Path, objective: str) -> MapStep:
    """One step, see the head of this module; ``move`` is None for the start."""
    board = laid.board
    found = after.found & ~before.found
    used = after.crossed & ~before.crossed
    rooms = after.rooms & ~before.rooms
    count = len(board.icon_kind)
    return {
        "verb": "start" if move is None else KINDS[move.kind],
        "piece": None if move is None else _stroke(laid, before, move, after),
        "leap": None if move is None else _leap(laid, before, move, after),
        "at": place_name(laid, after),
        "stuck": after.stuck,
        "exit": after.at_exit,
        "found": [icon_name(laid, i) for i in range(count) if found >> i & 1],
        "used": [icon_name(laid, i) for i in range(count) if used >> i & 1],
        "rooms": [node_name(laid, n) for n in range(len(board.node_kind)) if rooms >> n & 1],
        "points": after.score(objective) if objective else 0,
        "spent": after.spent[len(before.spent) :],
    }


def drawn_view(laid: LaidBoard, before: Path, move: Move | None, after: Path, objective: str) -> MapDrawn:
    """One step, and how the line stands with it."""
    told = step_view(laid, before, move, after, objective)
    return {
        **told,
        "gains": _gains(laid, before, after, objective) if objective else [],
        "counts": counts_view(after),
        "tokens": tokens_view(after.tokens),
    }


def _gains(laid: LaidBoard, before: Path, after: Path, objective: str) -> list[str]:
    """The icons, or the rooms, by which a step gains points."""
    letters = COUNTED[objective]
    found, rooms = after.found & ~before.found, after.rooms & ~before.rooms
    icons = [icon_name(laid, i) for i, kind in enumerate(laid.board.icon_kind) if found >> i & 1 and kind in letters]
    if "h" not in letters:
        return icons
    return [*icons, *(node_name(laid, n) for n in range(len(laid.board.node_kind)) if rooms >> n & 1)]


def counts_view(path: Path) -> dict[str, int]:
    """What a path has found, by letter; letters without any are left out."""
    return {letter: count for letter, count in path.counts().items() if count}


def _stroke(laid: LaidBoard, before: Path, move: Move, after: Path) -> tuple[str, int, int] | None:
    board = laid.board
    if move.kind == walker.WALK:
        piece = move.target
        heading = 1 if board.piece_a[piece] == before.node else -1
        begin = -1 if heading > 0 else len(board.piece_icons[piece])
    elif move.kind == walker.ON:
        piece = before.piece
        heading = 1 if board.piece_b[piece] == move.target else -1
        begin = before.index
    else:
        return None
    end = len(board.piece_icons[piece]) if heading > 0 else -1
    if after.piece == piece:
        end = after.index
    return (piece_name(laid, piece), begin, end)


def _leap(laid: LaidBoard, before: Path, move: Move, after: Path) -> tuple[str, str] | None:
    if move.kind == walker.FALL:
        return (icon_name(laid, move.target), place_name(laid, after))
    if move.kind == walker.CLIMB:
        return (place_name(laid, before), icon_name(laid, move.target))
    if move.kind == walker.JUMP:
        return (icon_name(laid, move.target), icon_name(laid, move.other))
    if move.kind in (walker.LEAP, walker.WRAP):
        return (place_name(laid, before), place_name(laid, after))
    return None


def barred(laid: LaidBoard, path: Path) -> list[MapBarred]:
    """Corridors at the end of the line that it cannot enter, and the key of the reason [P2, P9, P12]."""
    if path.node < 0 or path.stuck or path.at_exit:
        return []
    board = laid.board
    out: list[MapBarred] = []
    for piece in board.doors[path.node] if board.node_kind[path.node] == ROOM else board.node_at[path.node]:
        open_now = False
        reason = ""
        for payers in ((), ("t",), ("i",), ("b2",), ("b6",), ("b7",)):
            try:
                apply(path, Move(walker.WALK, piece).paid(payers))
                open_now = True
                break
            except IllegalStep as refused:
                reason = reason or refused.reason
        if not open_now and piece != path.door:
            out.append({"piece": piece_name(laid, piece), "why": reason})
    return out
