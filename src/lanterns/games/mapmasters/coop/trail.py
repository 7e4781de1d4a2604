"""Legs told step by step for a drawing: those entered, the one being drawn, and what its next steps would do.

Steps are told as in ``trace.step_view``, with places of the grid for faces: ``C2.T-h1/2``.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.choices import BOOK, ITEM, JOKER, TOKEN, choices
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.trace import step_view
from lanterns.games.mapmasters.board.view_types import MapStroke
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.landing import stand_at
from lanterns.games.mapmasters.coop.rules.line import extend, ways
from lanterns.games.mapmasters.coop.state import Coop, Line
from lanterns.games.mapmasters.coop.tableau import Tableau
from lanterns.games.mapmasters.coop.verbs import ANSWERS, FAIRY, NO_FAIRY
from lanterns.games.mapmasters.coop.view_types import CoopFairy, CoopNext, CoopStep

KEEP: Final = 200
#: who pays by default in Coop [rules 2.6]
PAYERS: Final = (BOOK, TOKEN, ITEM, JOKER)

#: trails told, by all that they are told from
_trails: Final[dict[tuple[int, ...], list[list[MapStroke]]]] = {}


def is_fairy(code: int) -> bool:
    """Whether a code answers an optimiser instead of being a step [M15.1]."""
    return code in ANSWERS


def trails(g: Coop) -> list[list[MapStroke]]:
    """The lines of the legs entered, in their order, each a list of ``{"piece", "leap", "at"}`` (see ``trace``)."""
    key: list[int] = [g.edition, g.mission, *g.blocked, -1, *g.cells]
    for leg in g.legs:
        key.append(-1)
        key += leg
    known = _trails.get(tuple(key))
    if known is not None:
        return known
    tableau = g.board()
    items: list[list[int]] = [[] for _ in range(g.groups())]
    before: Path | None = None
    out: list[list[MapStroke]] = []
    for leg in g.legs:
        path = Path(tableau.board, Kit([99] * 4, sb.IN_COOP))
        path.nodes_of = [0] * g.groups()
        if before is not None:
            path.used_pieces, path.used_nodes, path.cleared = before.used_pieces, before.used_nodes, before.cleared
            path.found_by_all, path.crossed_by_all = before.found_by_all, before.crossed_by_all
            path.chords, path.nodes_of = before.chords[:], before.nodes_of[:]
        path.group, path.items = leg[0], items[leg[0]][:]
        stand_at(tableau, path, leg[3])
        drawn: list[MapStroke] = []
        for code in leg[5:]:
            if is_fairy(code):
                continue
            move = tableau.move(code)
            after = apply(path, move)
            told = step_view(tableau, path, move, after, "")
            drawn.append({"verb": told["verb"], "piece": told["piece"], "leap": told["leap"], "at": told["at"]})
            path = after
        items[leg[0]] = path.items
        before = path
        out.append(drawn)
    if len(_trails) > KEEP:
        _trails.clear()
    _trails[tuple(key)] = out
    return out


def told_steps(g: Coop, line: Line, steps: list[int], level: int) -> list[CoopStep | CoopFairy]:
    """What each of these steps does, from the line as it stood before them (see ``trace.step_view``).

    Tokens taken for optimisers are told as ``{"verb": "fairy", "token": kind or None}``. Raises IllegalStep."""
    tableau = g.board()
    out: list[CoopStep | CoopFairy] = []
    for code in steps:
        after = extend(tableau, line, code, level)
        if is_fairy(code):
            token = TOKENS[code - FAIRY.base] if code != NO_FAIRY.base else None
            out.append({"verb": "fairy", "token": token, "code": code})
        else:
            told = step_view(tableau, line.path, tableau.move(code), after.path, "")
            out.append({**told, "code": code, "arrived": after.path.arrived})
        line = after
    return out


def next_steps(tableau: Tableau, line: Line, level: int) -> list[CoopNext]:
    """What each step that could follow would do: ``{"code", "group", "state", ...}`` and what `step_view` tells.

    See `Choice` for groups and states.
    """
    if line.due or line.path.arrived or line.path.at_exit:
        return []
    return [
        {
            **step_view(tableau, line.path, one.move, one.after, ""), "code": tableau.code(one.move),
            "group": one.group, "state": one.state, "arrived": one.after.arrived,
        }
        for one in choices(ways(line, level), PAYERS, _left)
    ]  # fmt: skip


def _left(path: Path) -> tuple[int, ...]:
    """What tells two ends of the same way apart: where it stands, and what is left. In Coop tokens, items and books
    of one kind are not alike: tokens and books that are left score, items can be handed over."""
    items = [sum(1 for icon in path.items if path.board.icon_kind[icon] == letter) for letter in NEEDS]
    return (path.node, path.piece, path.index, int(path.stuck), *path.tokens, *items, path.books)
