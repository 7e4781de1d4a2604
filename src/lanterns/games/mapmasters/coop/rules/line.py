"""The line of a group being drawn: from its spot, step by step, on a copy of what all groups share [M12]."""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import Path, icon_here
from lanterns.games.mapmasters.board.path_moves import Unpaid, apply, candidates
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.board.walker import IllegalStep, Move
from lanterns.games.mapmasters.coop.landing import stand_at
from lanterns.games.mapmasters.coop.rules.reach import on_the_way
from lanterns.games.mapmasters.coop.state import NOVICE, Coop, Line
from lanterns.games.mapmasters.coop.tableau import Tableau
from lanterns.games.mapmasters.coop.verbs import FAIRY, NO_FAIRY


def depart(g: Coop, path: Path, group: int) -> Path:
    """The path stands at the group's spot, ready to walk inward [P1, M13.4]. Raises IllegalStep."""
    if not on_the_way(g, group):
        raise IllegalStep("group-stays" if g.stage[group] else "not-started")
    if not stand_at(g.board(), path, g.spot[group]):
        raise IllegalStep("no-way-in")
    return path


def begin_line(g: Coop, group: int) -> Line:
    """An empty leg of a group on the table as it is. Raises IllegalStep."""
    return Line(depart(g, g.fresh_path(group), group), g.stock[:])


def extend(tableau: Tableau, line: Line, code: int, level: int) -> Line:
    """The leg with one more step. Raises IllegalStep and leaves the given one as it was."""
    path = line.path
    if code in FAIRY:
        kind = code - FAIRY.base
        if not line.due:
            raise IllegalStep("no-optimiser")
        if path.tokens[kind]:
            raise IllegalStep("one-token-each")
        if not line.stock[kind]:
            raise IllegalStep("no-token-left")
        after = path.copy()
        after.tokens[kind] += 1
        new = Line(after, line.stock[:])
        new.stock[kind] -= 1
        new.due, new.taken = line.due - 1, line.taken[:]
        new.taken[kind] += 1
        return settle_due(new)
    if code == NO_FAIRY.base:
        if not line.due:
            raise IllegalStep("no-optimiser")
        new = Line(path, line.stock)
        new.due, new.taken = line.due - 1, line.taken
        return new
    if line.due:
        raise IllegalStep("fairy-first")
    return follow(line, apply(path, tableau.move(code)), level)


def follow(line: Line, after: Path, level: int) -> Line:
    """The leg with the path that a step led to."""
    new = Line(after, line.stock)
    new.taken = line.taken
    if level == NOVICE:
        new.due = optimisers(after.board, after.found & ~line.path.found)
    return settle_due(new)


def settle_due(line: Line) -> Line:
    """Nothing is due where no token could be taken: one unused of each kind is the limit, in stock or not [M15.1]."""
    if line.due and not fairies(line):
        line.due = 0
    return line


def fairies(line: Line) -> list[int]:
    """Kinds of tokens that an optimiser could give now [M15.1]."""
    return [kind for kind in range(len(TOKENS)) if line.stock[kind] and not line.path.tokens[kind]]


def optimisers(board: Board, mask: int) -> int:
    """How many recycle and scissors icons a mask holds."""
    return sum(1 for icon, kind in enumerate(board.icon_kind) if kind in "yx" and mask >> icon & 1)


def ways(line: Line, level: int, all_of_them: bool = False) -> list[tuple[Move, Path]]:
    """Every step that could follow, with every choice of payers, and where it leads [rules 2.8].

    Steps that leave the line stuck are left out, since it could never arrive, unless SB3 may save it; `all_of_them`
    keeps them. Halts on icons are for SB3, SB9 and, at Novice, for optimisers, which give their token at once.
    """
    path = line.path
    leaping = path.books & sb.LEAPS != 0
    novice = level == NOVICE
    out: list[tuple[Move, Path]] = []
    todo = candidates(path, leaping or novice)
    while todo:
        move = todo.pop()
        asked = Unpaid()
        try:
            after = apply(path, move, asked)
            stuck = after.stuck and not after.arrived and not after.books >> sb.TO_MONSTER & 1
            if (all_of_them or not stuck) and (not move.halt or leaping or _on_optimiser(after)):
                out.append((move, after))
        except IllegalStep:
            pass
        todo.extend(move.paid((*move.payers, payer)) for payer in asked.options)
    out.sort(key=_order)
    return out


def _on_optimiser(path: Path) -> bool:
    return icon_here(path) in ("y", "x")


def _order(way: tuple[Move, Path]) -> tuple[int, int, int, int, tuple[str, ...]]:
    return way[0].key()


def redraw(g: Coop, group: int, steps: list[int]) -> Line:
    """The leg of these codes from the table as it is. Raises IllegalStep."""
    tableau = g.board()
    line = begin_line(g, group)
    for code in steps:
        line = extend(tableau, line, code, g.level())
    return line
