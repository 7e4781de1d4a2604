"""Goals that lie open on the tableau, and how far a side is from them."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.view import build
from lanterns.games.mapmasters.coop.view_types import CoopGoal

ACROSS: Final = 8  # columns of the widest grid


def aims(g: Coop, seat: int) -> list[Aim]:
    """The goals that lie open and are not met yet, as a seat knows them."""
    return [Aim(goal) for goal in build(g, seat)["objectives"] if goal["place"] is not None and goal["met"] is None]


class Aim:
    """A goal that lies open: its number, the place of its card, and the sides by which it is reached ("" for any)."""

    def __init__(self, goal: CoopGoal) -> None:
        place = goal["place"] or "A1"
        self.number: int = goal["number"]
        self.column: int = ord(place[0]) - ord("A")
        self.row: int = int(place[1:]) - 1
        self.sides: str = "".join(slot[0] for slot in goal["at"])

    def away(self, spot: int) -> int:
        """Cards from a side to this goal, and one more where the line would have to go round it."""
        place, slot = divmod(spot, len(SLOTS))
        far = abs(place % ACROSS - self.column) + abs(place // ACROSS - self.row)
        return far if not self.sides or SLOTS[slot][0] in self.sides else far + 1
