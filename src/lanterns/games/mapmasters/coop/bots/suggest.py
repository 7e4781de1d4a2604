"""`Queries.answer`, topic `suggest`: good places for the pawn that is asked for, each with the goal that it serves.

The answer: ``{"places": [...]}``, at most three, the best first, each ``{"action": code, "spot": side, "objective":
number of the goal from 1, "away": cards to the goal's}``. A glance, not a search: sides near a goal that no pawn stands
near yet. Goals whose cards lie face down, or that are met at the rim, draw nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.coop.state import NONE, Coop
from lanterns.games.mapmasters.coop.verbs import PAWN, SPOTS
from lanterns.games.mapmasters.coop.view import build
from lanterns.games.mapmasters.coop.view_types import CoopGoal, CoopSuggestion, CoopSuggestions

MOST: Final = 3
ACROSS: Final = 8  # columns of the widest grid


def suggest(g: Coop, seat: int, params: Mapping[str, Any]) -> CoopSuggestions:
    """The answer for this position; raises BadQuestion."""
    for key in params:
        raise BadQuestion(f"suggest takes no '{key}'")
    sides = [code - PAWN.base for code in g.asked if code in PAWN]
    if not sides:
        raise BadQuestion("places are suggested while pawns are placed")
    placed = [spot for spot in g.spot if spot != NONE]
    goals = [Aim(goal) for goal in build(g, seat)["objectives"] if goal["place"] is not None and goal["met"] is None]
    left = goals[:]
    for spot in placed:  # a pawn serves the goal that is nearest to it; the others still want one
        if left:
            left.remove(min(left, key=lambda aim: (aim.away(spot), aim.number)))
    left = left or goals
    near = sorted((aim.away(side), aim.number, side) for aim in left for side in sides if side not in placed)
    firsts: dict[int, tuple[int, int, int]] = {}
    for one in near:
        firsts.setdefault(one[1], one)
    places: list[CoopSuggestion] = []
    for away, number, side in [*firsts.values(), *near]:
        if len(places) < MOST and all(one["spot"] != SPOTS[side] for one in places):
            places.append({"action": PAWN.base + side, "spot": SPOTS[side], "objective": number, "away": away})
    return {"places": places}


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
