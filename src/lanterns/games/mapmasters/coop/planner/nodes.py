"""What a line of the planner is made of: its nodes, one per way taken, and the leg that they make up."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.situation import Use
from lanterns.games.mapmasters.coop.planner.ways import IN_ROOM, ON_CIRCLE, Sheet, Way

NEVER: Final = 1000  # turns: a place that no water reaches
#: how a line comes to a way: on foot, by a circle, by SB3, by SB9
ON_FOOT: Final = 0
BY_CIRCLE: Final = 1
BY_AMBUSH: Final = sb.TO_MONSTER
BY_COOPER: Final = sb.TO_BARREL


class Coming:
    """How a line comes to its next way, and with what: ``parent`` is the line so far, or ``None`` at its start.

    ``paid`` is the circle left by, for a jump (its number on the card of the parent).
    """

    def __init__(
        self, parent: Node | None, how: int, pawn: int, counters: list[int], uses: dict[int, Use], laid: dict[int, int],
        purse: int, books: list[int],
    ) -> None:  # fmt: skip
        self.parent = parent
        self.how = how
        self.pawn = pawn
        self.counters = counters
        self.uses = uses
        #: places to (pool number << 1 | turned)
        self.laid = laid
        self.purse = purse
        #: spell books on offer
        self.books = books
        self.paid = 0

    def laying(self, place: int, card: int, turned: int) -> Coming:
        """The same with a card of the pool laid first."""
        laid = self.laid.copy()
        laid[place] = card << 1 | turned
        new = Coming(self.parent, self.how, self.pawn, self.counters, self.uses, laid, self.purse, self.books)
        new.paid = self.paid
        return new


class Node:
    """A line so far: the way just taken through ``place``, and everything it has changed."""

    def __init__(
        self, coming: Coming, place: int, way: Way, counters: list[int], uses: dict[int, Use], purse: int
    ) -> None:
        parent = coming.parent
        self.parent = parent
        self.place = place
        self.way = way
        self.how = coming.how
        self.counters = counters
        self.uses = uses
        self.laid = coming.laid
        self.purse = purse
        self.books = coming.books
        self.pawn = coming.pawn
        self.paid = coming.paid
        self.depth: int = parent.depth + 1 if parent is not None else 1

    def onward(self) -> Coming:
        """Walking on from here."""
        return Coming(self, ON_FOOT, self.pawn, self.counters, self.uses, self.laid, self.purse, self.books)


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
