"""Planarity of small graphs in which some nodes have a fixed order of their edges round them.

Cards have few junctions, and only junctions are free to turn: every order is tried, and Euler's formula decides. Nodes
of degree one or two have one order only.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from lanterns.games.mapmasters.board.face import CLOCKWISE, SLOTS, Card

#: Orders tried before the check gives up; three junctions of four arms need 216.
MOST_ORDERS: Final = 50_000


def is_planar(nodes: int, ends: list[tuple[int, int]], fixed: dict[int, list[int]]) -> bool:
    """Whether the graph with ``nodes`` nodes and edges ``ends`` can be drawn with the ``fixed`` clockwise edge orders.

    ``fixed`` maps a node to its edge numbers clockwise; all other nodes may turn freely. Edges never join a node to
    itself. Each connected part is decided by itself. Raises ``ValueError`` when more than ``MOST_ORDERS`` orders of
    one part would have to be tried (a card with that many free junctions is refused by its reader).
    """
    part = list(range(nodes))
    for a, b in ends:
        while part[a] != a:
            a = part[a]
        while part[b] != b:
            b = part[b]
        part[a] = b
    roots: dict[int, list[int]] = {}
    for node in range(nodes):
        root = node
        while part[root] != root:
            root = part[root]
        roots.setdefault(root, []).append(node)
    return all(_part_is_planar(members, ends, fixed) for members in roots.values())


def _part_is_planar(members: list[int], ends: list[tuple[int, int]], fixed: dict[int, list[int]]) -> bool:
    edges = [number for number, (a, _) in enumerate(ends) if a in members]
    if len(edges) < 3:
        return True
    choices: list[list[list[int]]] = []
    total = 1
    for node in members:
        if node in fixed:
            orders = [fixed[node]]
        else:
            around = [number for number in edges if node in ends[number]]
            orders = [around[:1] + list(rest) for rest in permutations(around[1:])]
        choices.append(orders)
        total *= len(orders)
    if total > MOST_ORDERS:
        raise ValueError("Too many free junctions to decide whether this can be drawn.")
    for number in range(total):
        follow: dict[int, int] = {}
        left = number
        for node, orders in zip(members, choices):
            left, pick = divmod(left, len(orders))
            order = orders[pick]
            for at, edge in enumerate(order):
                # an edge has two sides: 2 * edge leaves its first end, 2 * edge + 1 its second
                after = order[(at + 1) % len(order)]
                coming = 2 * edge + (1 if ends[edge][0] == node else 0)
                follow[coming] = 2 * after + (0 if ends[after][0] == node else 1)
        if len(members) - len(edges) + _faces(follow) == 2:
            return True
    return False


def _faces(follow: dict[int, int]) -> int:
    """Number of faces: cycles of the permutation that goes along an edge and then turns to the next one."""
    seen: set[int] = set()
    count = 0
    for start in follow:
        if start in seen:
            continue
        count += 1
        at = start
        while at not in seen:
            seen.add(at)
            at = follow[at]
    return count


def level_is_planar(card: Card, level: int) -> bool:
    """Whether one level can be drawn inside the card: slots on the rim in their order, rooms as discs, doors
    clockwise."""
    numbers = [number for number, piece in enumerate(card.pieces) if piece.level == level]
    rim = len(card.nodes)
    ends: list[tuple[int, int]] = [(card.pieces[n].a, card.pieces[n].b) for n in numbers]
    fixed: dict[int, list[int]] = {}
    for room in card.rooms:
        if room.level == level:
            fixed[room.node] = [numbers.index(door) for door in room.doors]
    # the outside of the card is one more node, which sees the slots in the opposite turning sense
    around: list[int] = []
    for name in reversed(CLOCKWISE):
        node = card.slots[SLOTS.index(name)]
        if node >= 0 and card.pieces[card.at[node][0]].level == level:
            around.append(len(ends))
            ends.append((node, rim))
    fixed[rim] = around
    return is_planar(rim + 1, ends, fixed)
