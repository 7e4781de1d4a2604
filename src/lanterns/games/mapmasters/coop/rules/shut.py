"""Groups that are shut in for good: said before the card is laid that does it, and marked afterwards [MR58].

Nothing follows from it: a mission is lost only when MR43's proof holds. The look is generous like that of ``reach``, so
a group is called shut in only where no card to come can let it out: no way leads from it to a target, an exit or an
empty place, it has no book that leaps, and no circle is in its reach.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import CIRCLE, SLOT
from lanterns.games.mapmasters.board.layout import FREE, PENDING, SLOT_DX, SLOT_DY
from lanterns.games.mapmasters.coop.landing import LANDED, landed, ways_on
from lanterns.games.mapmasters.coop.rules.reach import on_the_way, onward
from lanterns.games.mapmasters.coop.state import NONE, Coop
from lanterns.games.mapmasters.coop.tableau import Tableau, cell
from lanterns.games.mapmasters.coop.verbs import COLUMNS, FACES, GROUPS, PLACES
from lanterns.games.mapmasters.coop.view_types import CoopShut

FREE_WAY = [NONE]  # a hope that no card laid can take away


def hopes(g: Coop, group: int) -> list[int]:
    """The empty places through which alone a group could still go on: [] when it is shut in, FREE_WAY when it has
    another way, or any that a single card cannot close."""
    tableau = g.board()
    board = tableau.board
    spot = g.spot[group]
    if not on_the_way(g, group) or g.book_mask(group) & sb.LEAPS:
        return FREE_WAY
    if not landed(spot):
        if spot // 6 not in tableau.at:
            return [] if spot // 6 in g.blocked else [spot // 6]
        node = tableau.slot_node(spot)
        if node < 0 or g.used_pieces >> board.node_at[node][0] & 1:
            return []
        todo = [node]
    else:
        todo = ways_on(tableau, spot) or [(LANDED - spot) // 2]
    seen = set(todo)
    found: list[int] = []
    while todo:
        node = todo.pop()
        if board.node_kind[node] == CIRCLE or any(board.icon_kind[icon] == "O" for icon in board.content[node]):
            return FREE_WAY
        for near in onward(g, tableau, group, node):
            if board.node_kind[near] == SLOT and board.link[near] == PENDING:
                place = beyond(tableau, near)
                if place not in found:
                    found.append(place)
                continue
            if board.node_kind[near] == SLOT:
                link = board.link[near]
                if link == FREE:
                    return FREE_WAY
                if link < 0 or g.used_nodes >> near & 1 or g.used_nodes >> link & 1:
                    continue
                if board.node_card[link] in board.goal:
                    return FREE_WAY
                near = link
            if near not in seen:
                seen.add(near)
                todo.append(near)
    return found if len(found) < 2 else FREE_WAY


def beyond(tableau: Tableau, node: int) -> int:
    """Place on the other side of an opening."""
    spot = tableau.spot(node)
    return spot // 6 + SLOT_DX[spot % 6] + COLUMNS * SLOT_DY[spot % 6]


def shut_in(g: Coop, group: int) -> bool:
    """Whether a group that is on its way can never go on [MR58]."""
    return not hopes(g, group)


def shuts_in(g: Coop, seat: int) -> list[CoopShut]:
    """The cards of a seat's hand that would shut groups in: ``{"card", "place", "turned", "groups"}``."""
    waiting: dict[int, list[int]] = {}
    for group in range(g.groups()):
        open_to = hopes(g, group)
        if len(open_to) == 1 and open_to != FREE_WAY:
            waiting.setdefault(open_to[0], []).append(group)
    out: list[CoopShut] = []
    for place, groups in sorted(waiting.items()):
        for face in sorted(set(g.hands[seat])):
            for turned in (False, True):
                after = g.copy()
                after.cells = [*g.cells, cell(place, face, turned)]
                shut = [GROUPS[group] for group in groups if shut_in(after, group)]
                if shut:
                    out.append({"card": FACES[face], "place": PLACES[place], "turned": turned, "groups": shut})
    return out


def walled(g: Coop) -> list[int]:
    """The groups that are shut in; [] where nobody listens."""
    return [] if g.events is None else [group for group in range(g.groups()) if shut_in(g, group)]


def tell_shut_in(g: Coop, before: list[int]) -> None:
    """Tell of the groups that are shut in now and were not before."""
    for group in walled(g):
        if group not in before:
            g.tell("MR58", "group-shut-in", group=GROUPS[group])
