"""What a line of the planner is made of: its nodes, one per way taken, and the leg that they make up."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.situation import Use
from lanterns.games.mapmasters.coop.planner.ways import IN_ROOM, ON_CIRCLE, Sheet, Way

#: how a line comes to a way: on foot, by a circle, by SB3, by SB9
NEVER: Final = 1000  # turns: a place that no water reaches
ON_FOOT: Final = 0
BY_CIRCLE: Final = 1
BY_AMBUSH: Final = sb.TO_MONSTER
BY_COOPER: Final = sb.TO_BARREL


class Node:
    """A line so far: the way just taken through ``place``, and everything it has changed."""

    def __init__(
        self, parent: Node | None, place: int, way: Way, how: int, counters: list[int], uses: dict[int, Use],
        laid: dict[int, int], purse: int, books: list[int], pawn: int, paid: int,
    ) -> None:  # fmt: skip
        self.parent = parent
        self.place = place
        self.way = way
        self.how = how
        self.counters = counters
        self.uses = uses
        #: places to (pool number << 1 | turned)
        self.laid = laid
        self.purse = purse
        self.books = books
        self.pawn = pawn
        #: circle left by (its number on the card of the parent), for a jump
        self.paid = paid
        self.depth = 0


class Leg:
    """A leg found: which pawn, which objective, where it starts and ends (place and slot position), its nodes."""

    def __init__(self, objective: Objective, pawn: int, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.objective = objective
        self.pawn = pawn
        self.start = start
        self.end = end
        self.nodes: list[Node] = []

    def laid(self) -> dict[int, int]:
        """Cards that the leg lays: place to (pool number << 1 | turned)."""
        return self.nodes[-1].laid


def standing(entry: int, sheet: Sheet) -> int:
    """The entry by which the next leg goes on from where a leap has landed: a room has one for all its circles."""
    if ON_CIRCLE <= entry < IN_ROOM and sheet.circles[entry - ON_CIRCLE][2] >= 0:
        return IN_ROOM + sheet.circles[entry - ON_CIRCLE][2]
    return entry


def facing(slot: int) -> int:
    """Slot position that faces a slot position on a grid without stagger."""
    return (5, 2, 1, 4, 3, 0)[slot]
