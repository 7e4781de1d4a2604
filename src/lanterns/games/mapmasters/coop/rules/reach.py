"""Who could perhaps arrive somewhere: a generous look that overlooks no way, to offer sketches and prove dead ends.

It forgets payers, icons, chords and the order of steps, and only asks whether some unused corridor after the other
leads from a group to a target or an exit. Who cannot arrive by this cannot arrive at all on this tableau.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import CIRCLE, JUNCTION, LANDING, PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.layout import FREE, Board
from lanterns.games.mapmasters.coop.landing import LANDED, landed, ways_on
from lanterns.games.mapmasters.coop.state import AT_START, ON_STEP, Coop
from lanterns.games.mapmasters.coop.tableau import Tableau


def on_the_way(g: Coop, group: int) -> bool:
    """Whether a group may still draw legs at all: it has started, and is neither on a boss nor out [M13.4]."""
    return g.stage[group] in (AT_START, ON_STEP)


def departure(g: Coop, tableau: Tableau, group: int) -> int:
    """Slot node from which a group's next leg leaves; -1 while there is no open slot at its spot, or where it stands
    elsewhere on a card [MR56]."""
    return tableau.slot_node(g.spot[group]) if on_the_way(g, group) and not landed(g.spot[group]) else -1


def can_arrive(g: Coop, group: int) -> bool:
    """Whether the group could perhaps arrive at a target or an exit on this tableau."""
    tableau = g.board()
    board = tableau.board
    if not on_the_way(g, group):
        return False
    start = departure(g, tableau, group)
    if start < 0 and not landed(g.spot[group]):
        return False
    books = g.book_mask(group)
    ambush, cooper = books >> sb.TO_MONSTER & 1, books >> sb.TO_BARREL & 1
    spider, tangled = books >> sb.CLIMBS & 1, books >> sb.CROSSES & 1
    seen: set[int] = set()
    todo: list[int] = []
    if start < 0:
        if _goes_on(g, tableau, group, tangled, seen, todo):
            return True
    elif not ambush and g.used_pieces >> board.node_at[start][0] & 1:
        return False
    else:
        _visit(start, seen, todo)
    # since edition 3 the look knows that a leap onto a target arrives there [MR56]
    lands = g.edition >= 3
    leapt = False
    jumped = False
    while todo:
        node = todo.pop()
        kind = board.node_kind[node]
        if (ambush or cooper) and not leapt:  # from anywhere, onto any monster or barrel
            leapt = True
            for there in leap_ends(board, g.used_pieces):
                if lands and board.node_card[there] in board.goal:
                    return True
                if _arrives(g, board, there, tangled, seen, todo):
                    return True
        if kind in (CIRCLE, ROOM) and not jumped and _has_circle(board, node):
            jumped = True
            for icon in board.circles:
                if g.crossed_all >> icon & 1:
                    continue
                if lands and board.icon_card[icon] in board.goal and board.icon_node[icon] != node:
                    return True
                _visit(board.icon_node[icon], seen, todo)
        if kind == PIT or kind == ROOM:
            pits = (
                [board.node_icon[node]] if kind == PIT else [i for i in board.content[node] if i in board.pit_landing]
            )
            for pit in pits:
                landing = board.pit_landing[pit]
                if not g.crossed_all >> pit & 1 and not g.used_nodes >> landing & 1:
                    _visit(landing, seen, todo)
        if kind == LANDING and spider and not g.crossed_all >> board.landing_pit[node] & 1:
            _visit(board.icon_node[board.landing_pit[node]], seen, todo)
        for piece in board.node_at[node]:
            if g.used_pieces >> piece & 1:
                continue
            if _arrives(g, board, board.far(piece, node), tangled, seen, todo):
                return True
    return False


def _goes_on(g: Coop, tableau: Tableau, group: int, tangled: int, seen: set[int], todo: list[int]) -> bool:
    """The first nodes of a group that landed by a leap; whether one of them is an arrival already."""
    spot = g.spot[group]
    ends = ways_on(tableau, spot)
    if not ends:
        _visit((LANDED - spot) // 2, seen, todo)
    arrives = False
    for node in ends:
        arrives = _arrives(g, tableau.board, node, tangled, seen, todo) or arrives
    return arrives


def onward(g: Coop, tableau: Tableau, group: int, node: int) -> list[int]:
    """Nodes to which a line could go on from a node, on foot, by a fall or by SB4."""
    board = tableau.board
    books = g.book_mask(group)
    spider, tangled = books >> sb.CLIMBS & 1, books >> sb.CROSSES & 1
    kind = board.node_kind[node]
    pits = (
        [board.node_icon[node]] if kind == PIT else [icon for icon in board.content[node] if icon in board.pit_landing]
    )
    out = [board.pit_landing[pit] for pit in pits if not g.crossed_all >> pit & 1]
    if kind == LANDING and spider and not g.crossed_all >> board.landing_pit[node] & 1:
        out.append(board.icon_node[board.landing_pit[node]])
    out += [board.far(piece, node) for piece in board.node_at[node] if not g.used_pieces >> piece & 1]
    return [
        near
        for near in out
        if board.node_kind[near] in (ROOM, SLOT)
        or not g.used_nodes >> near & 1
        or (board.node_kind[near] == JUNCTION and tangled)
    ]


def leap_ends(board: Board, used_pieces: int) -> list[int]:
    """Nodes to which SB3 or SB9 may lead: rooms with monsters or barrels, and both ends of pieces that hold one."""
    out: list[int] = []
    for piece, icons in enumerate(board.piece_icons):
        if ("M" in icons or "b" in icons) and not used_pieces >> piece & 1:
            out += [board.piece_a[piece], board.piece_b[piece]]
    for node, content in enumerate(board.content):
        if any(board.icon_kind[icon] in "Mb" for icon in content):
            out.append(node)
    return out


def _visit(node: int, seen: set[int], todo: list[int]) -> bool:
    if node in seen:
        return False
    seen.add(node)
    todo.append(node)
    return True


def _has_circle(board: Board, node: int) -> bool:
    return board.node_kind[node] == CIRCLE or any(board.icon_kind[icon] == "O" for icon in board.content[node])


def _arrives(g: Coop, board: Board, node: int, tangled: int, seen: set[int], todo: list[int]) -> bool:
    """Come to a node by a corridor: whether that is an arrival; else it is noted if the line could go on from it."""
    kind = board.node_kind[node]
    if kind == SLOT:
        link = board.link[node]
        if link == FREE:
            return not g.used_nodes >> node & 1
        if link < 0 or g.used_nodes >> node & 1 or g.used_nodes >> link & 1:
            return False
        if board.node_card[link] in board.goal:
            return True
        if not g.used_pieces >> board.node_at[link][0] & 1:
            _visit(link, seen, todo)
        return False
    if kind == ROOM or not g.used_nodes >> node & 1 or (kind == JUNCTION and tangled):
        _visit(node, seen, todo)
    return False


def look(g: Coop) -> None:
    """Note which groups could arrive somewhere; to be called when the tableau or what is used up has changed."""
    g.able = 0
    for group in range(g.groups()):
        if can_arrive(g, group):
            g.able |= 1 << group
