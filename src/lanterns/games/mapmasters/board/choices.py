"""Steps that could come next, put in order for a choice: which way first, then who pays for it [rules 2.6, MR39]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from lanterns.games.mapmasters.board.move import Move
from lanterns.games.mapmasters.board.path import Path

#: payers by what they are, in the order in which a game would rather part with them
TOKEN, ITEM, BOOK, JOKER = "t", "i", "b", "b2"


class Choice:
    """A step and where it ends. Those of one ``group`` go the same way and differ in who pays; within a group those of
    one ``state`` come to the same. Both are counted from 0 over all choices."""

    def __init__(self, group: int, state: int, move: Move, after: Path) -> None:
        self.group = group
        self.state = state
        self.move = move
        self.after = after


def choices(
    ways: Iterable[tuple[Move, Path]], payers: Sequence[str], left: Callable[[Path], tuple[int, ...]]
) -> list[Choice]:
    """Steps in groups, the default of each first: the earliest of ``payers``; not paying comes last.

    ``left`` is what tells two ends of the same way apart: where it stands, and what is left to pay with.
    """
    groups: list[tuple[int, int, int, int]] = []
    found: list[tuple[int, tuple[int, ...], Move, Path]] = []
    for move, after in ways:
        way = (move.kind, move.target, move.other, move.halt)
        if way not in groups:
            groups.append(way)
        found.append((groups.index(way), _rank(move, payers), move, after))
    found.sort(key=_order)
    states: list[tuple[int, ...]] = []
    out: list[Choice] = []
    for group, _, move, after in found:
        state = (group, *left(after))
        if state not in states:
            states.append(state)
        out.append(Choice(group, states.index(state), move, after))
    return out


def _order(found: tuple[int, tuple[int, ...], Move, Path]) -> tuple[int, tuple[int, ...]]:
    return found[0], found[1]


def _rank(move: Move, payers: Sequence[str]) -> tuple[int, ...]:
    if not move.payers:
        return (len(payers),)
    return tuple(payers.index(who if who in (TOKEN, ITEM, JOKER) else BOOK) for who in move.payers)
