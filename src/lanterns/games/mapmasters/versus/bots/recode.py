"""From the answers of the solvers to action codes: cards as they can be laid one by one, the path step by step."""

from __future__ import annotations

from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin
from lanterns.games.mapmasters.board.script import move_of, start_of
from lanterns.games.mapmasters.board.vocabulary import FACE
from lanterns.games.mapmasters.versus.dungeon import Dungeon, lay_code


def laying_order(placed: list[Placed], edges: str, connect: str) -> list[Placed]:
    """The cards of a legal layout in an order in which every card hangs on those before it."""
    rest = placed[1:]
    order = placed[:1]
    while rest:
        for one in rest:
            if not fault(Board([*order, one]), edges, connect):
                order.append(one)
                rest.remove(one)
                break
        else:
            break
    return order


def lay_codes(order: list[Placed]) -> list[int]:
    """The `lay` codes of cards in this order, the first at 0,0."""
    x, y = (order[0].x, order[0].y) if order else (0, 0)
    return [lay_code(FACE[one.card.id], one.x - x, one.y - y, one.turned) for one in order]


def path_codes(order: list[Placed], kit: Kit, tangled: str, script: str) -> list[int]:
    """The codes of the start and the steps of a script, whose cards are called as they are here; [] for no script."""
    if not script:
        return []
    board, dungeon = Board(order), Dungeon(lay_codes(order))
    tokens = script.split()
    slot = start_of(board, tokens[0])
    path = begin(Path(board, kit, tangled), slot)
    codes = [dungeon.start_code(slot)]
    for token in tokens[1:]:
        move = move_of(path, token)
        codes.append(dungeon.code(move))
        path = apply(path, move)
    return codes
