"""The line that is being drawn in Versus: what each of its next steps would do."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.choices import BOOK, ITEM, JOKER, TOKEN, choices
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.path import Path
from lanterns.games.mapmasters.board.path_moves import apply, moves
from lanterns.games.mapmasters.board.path_rules import BOOK_OF, NEEDS
from lanterns.games.mapmasters.board.trace import drawn_view
from lanterns.games.mapmasters.board.view_types import MapNext

#: who pays by default [rules 2.6]
PAYERS: Final = (TOKEN, ITEM, BOOK, JOKER)
#: books that pay one need each
DEDICATED: Final = sum([1 << book for book in BOOK_OF.values()])


def next_views(laid: LaidBoard, path: Path, halts: bool, objective: str) -> list[MapNext]:
    """What each legal step would do: ``{"code", "group", "state", "unpaid", ...}`` and what `drawn_view` tells.

    See `Choice` for groups and states: what is left pays for the same needs later. ``unpaid`` marks the choice not to
    pay where another would, which comes last.
    """
    ways = [(move, apply(path, move)) for move in moves(path, halts)]
    told = choices(ways, PAYERS, _left)
    willing = {one.group for one in told if one.move.payers}
    return [
        {
            **drawn_view(laid, path, one.move, one.after, objective), "code": laid.code(one.move), "group": one.group,
            "state": one.state, "unpaid": one.group in willing and not one.move.payers,
        }
        for one in told
    ]  # fmt: skip


def _left(path: Path) -> tuple[int, ...]:
    """Where a line ends, and what is left to pay with: a token, an item and a dedicated book of one kind are alike."""
    left = [
        path.tokens[need]
        + sum(1 for icon in path.items if path.board.icon_kind[icon] == letter)
        + (path.books >> BOOK_OF[letter] & 1)
        for need, letter in enumerate(NEEDS)
    ]
    return (path.node, path.piece, path.index, int(path.stuck), *left, path.books & ~DEDICATED)
