"""What a line of the planner is worth at a glance: how far the target is, what a card brings, what the means in hand
are good for. ``legs`` searches by it."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.nodes import Node
from lanterns.games.mapmasters.coop.planner.situation import DEED_OF, KEY, ROPE, SWORD, TOKENS, UNSPENT, Situation
from lanterns.games.mapmasters.coop.planner.strides import Strides
from lanterns.games.mapmasters.coop.planner.ways import (
    CIRCLED,
    FALLEN,
    GAIN,
    LAVA,
    LOCK,
    MONSTER,
    ON_CIRCLE,
    ROPED,
    STEPS,
    Sheet,
    Way,
)  # fmt: skip

ACROSS: Final = 5.0  # distance to a target that cannot be reached on foot
NEAR_LEAP: Final = 3.0  # the same when a circle on it can be leapt to
FAR: Final = 99


class Estimates(Strides):
    """Lines to ``objective`` and their worth."""

    def __init__(self, situation: Situation, objective: Objective, banned: list[tuple[int, int]] | None = None) -> None:
        super().__init__(situation, objective, banned)
        #: whether a leap may land on the card of the objective
        self.landing = situation.can_land(objective) and situation.place_of(objective.card) >= 0
        #: distance to a target that cannot be reached on foot
        self.across = NEAR_LEAP if self.landing and self.sheets[objective.card].circles else ACROSS
        self.dist = self._distances()
        self.weight = self._weights()

    def _distances(self) -> list[int]:
        """Cards to walk from each place to an end, ignoring what lies there; ``FAR`` where no way on foot exists."""
        s = self.s
        dist = [FAR] * len(s.cards)
        todo: list[int] = []
        for place, _ in self.ends:
            if dist[place] == FAR:
                dist[place] = 0
                todo.append(place)
        for place in todo:
            for near in s.next_to[place]:
                if near >= 0 and dist[near] == FAR and near not in s.target_at:
                    dist[near] = dist[place] + 1
                    todo.append(near)
        return dist

    def _weights(self) -> list[float]:
        """How much each object is worth on the way: what is wanted, and what pays for a wanted deed."""
        weight = [0.0, 0.0, 0.15, 0.15, 0.15, 0.1]
        if self.wanted >= 0:
            weight[self.wanted] = 1.0
        if self.objective.need == "deed":
            for deed, item in (("monster", SWORD), ("lock", KEY), ("trap", ROPE)):
                if self.objective.what == deed:
                    weight[item] = 0.5
        return weight

    def _worth(self, sheet: Sheet, way: Way) -> float:
        """What a way through a fresh card brings, at a glance."""
        worth = 0.0
        objective = self.objective
        for event in way.events:
            kind, argument = event >> 4, event & 15
            if kind == GAIN:
                worth += self.weight[argument]
            elif kind in (MONSTER, LOCK, LAVA, ROPED):
                worth -= 0.6
            elif kind not in (STEPS, CIRCLED, FALLEN):
                room = sheet.rooms[argument]
                worth -= 0.6 * room.monsters
                for item in range(6):
                    worth += self.weight[item] * room.objects[item]
            if objective.need == "deed" or objective.with_amount:
                worth += _deed_worth(objective, kind, sheet, argument)
        if way.exit >= ON_CIRCLE:
            worth -= 0.5
        return worth

    def _helpful(self, node: Node) -> float:
        """Half of what is missing counts as done when the means for it are in hand."""
        objective = self.objective
        need, amount = objective.what, objective.amount
        if objective.with_amount:
            need, amount = objective.with_what, objective.with_amount
        elif objective.need != "deed":
            return 0.0
        for deed, item in (("monster", SWORD), ("lock", KEY)):
            if need == deed:
                lack = amount - node.counters[DEED_OF[need]]
                have = node.counters[UNSPENT + item] + (node.counters[TOKENS] >> item & 1)
                return 0.6 * max(0, min(lack, have))
        return 0.0


def _deed_worth(objective: Objective, kind: int, sheet: Sheet, argument: int) -> float:
    what = objective.with_what if objective.with_amount else objective.what
    room = sheet.rooms[argument] if kind > CIRCLED else None
    if what == "monster":
        return 1.6 if kind == MONSTER else 1.6 * room.monsters if room is not None else 0.0
    if what == "lock":
        return 1.6 if kind == LOCK else 0.0
    if what == "trap":
        if kind in (LAVA, ROPED):
            return 1.6
        return 1.0 if kind == FALLEN else float(room.traps) if room is not None else 0.0
    if what == "room":
        return 1.0 if room is not None else 0.0
    if what == "stairs":
        return 1.0 if kind == STEPS else 0.0
    return 1.0 if kind == CIRCLED else float(room.circles) if room is not None else 0.0
