"""How many groups can still come to a target card, by the open sides of it and by a leap.

Where a boss has hardly more open sides than groups must come, the card that lies before two of them decides the
mission: it has to let two groups by, each to a side of its own. A leg that shuts out who must come after it is none.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.caches import keep
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.nodes import Node, facing
from lanterns.games.mapmasters.coop.planner.situation import UNUSED, Situation, Use
from lanterns.games.mapmasters.coop.planner.ways import ON_CIRCLE, Sheet, Way

KEEP: Final = 20_000

#: how many of a card's slots can be left by, each by a group of its own, by all that it depends on (see `let_by`)
_let: Final[dict[tuple[int, str, int, int, int, int, int, int], int]] = {}


class Sides:
    """The sides of the card of `objective`, and how many groups must come to it after this one."""

    def __init__(self, s: Situation, objective: Objective) -> None:
        self.s = s
        self.target = s.place_of(objective.card) if objective.card != "rim" else -1
        #: per place before the card: the slots (printed ones follow from how it lies) that join free sides of it
        self.before: dict[int, list[tuple[int, int]]] = {}
        others = 0
        for other in s.objectives:
            if other.card == objective.card and other.index not in s.met and other.index != objective.index:
                others += other.wins and other.need != "take"
        self.most = 0
        if self.target < 0 or not others:
            return
        sheet = s.sheets[s.cards[self.target]]
        for slot in range(6):
            near = s.next_to[self.target][slot]
            printed = 5 - slot if s.turned[self.target] else slot
            node = sheet.card.slots[printed]
            if node < 0 or near < 0 or near in s.target_at:
                continue
            use = s.uses.get(self.target, UNUSED)
            if not (use.nodes >> node & 1 or use.pieces >> sheet.card.at[node][0] & 1):
                self.before.setdefault(near, []).append((facing(slot), sheet.levels[printed]))
        self.leaps = self._leaps(sheet)
        #: how many can come when nothing of the leg is drawn yet
        free = self.leaps
        self.alone: dict[int, int] = {}
        for near in self.before:
            self.alone[near] = self._let_by(near, s.cards[near], s.turned[near], s.uses.get(near, UNUSED), -1)
            free += self.alone[near]
        self.most = min(others, free - 1)

    def _leaps(self, sheet: Sheet) -> int:
        if self.s.edition < 2 or not self.s.teleports:
            return 0
        crossed = self.s.uses.get(self.target, UNUSED).crossed
        count = len(sheet.barrel_entries) + len(sheet.monster_entries)
        for circle in range(len(sheet.circles)):
            count += 1 - (crossed >> circle & 1)
        return count

    def left(self, node: Node) -> bool:
        """Whether as many as must, or as could before, can come after a line that has come as far as this."""
        if self.most <= 0:
            return True
        s = self.s
        exit = node.way.exit
        leaving = -1
        if exit < 6 and node.place in self.before:
            slot = self._lies(node, node.place, exit)
            if s.next_to[node.place][slot] == self.target:
                leaving = slot
        elif node.place not in self.before and node.place != self.target:
            return True
        free = self.leaps - (1 if node.place == self.target else 0)
        for near, alone in self.alone.items():
            if near in node.laid or near in node.uses:
                card, turned = s.cards[near], s.turned[near]
                if near in node.laid:
                    value = node.laid[near]
                    card, turned = s.pool[value >> 1], value & 1 == 1
                use = node.uses.get(near, s.uses.get(near, UNUSED))
                free += self._let_by(near, card, turned, use, leaving if near == node.place else -1)
            else:
                free += alone
        return free >= self.most

    def _lies(self, node: Node, place: int, printed: int) -> int:
        turned = node.laid[place] & 1 == 1 if place in node.laid else self.s.turned[place]
        return 5 - printed if turned else printed

    def _let_by(self, near: int, card: str, turned: bool, use: Use, gone: int) -> int:
        """How many can leave a place before the target by sides of it other than `gone`."""
        s = self.s
        sides = [(slot, level) for slot, level in self.before[near] if slot != gone]
        if not card:
            return len(sides)
        sheet = s.sheets[card]
        outs = ins = 0
        for slot, level in sides:
            printed = 5 - slot if turned else slot
            if sheet.card.slots[printed] >= 0 and sheet.levels[printed] == level:
                outs |= 1 << printed
        if not outs:
            return 0
        for slot in range(6):
            there = s.next_to[near][slot]
            if (there >= 0 and there not in s.target_at) or there == -2 or (near, slot) in s.starts:
                ins |= 1 << (5 - slot if turned else slot)
        return let_by(s.edition, card, sheet, use, outs, ins)


def let_by(edition: int, card: str, sheet: Sheet, use: Use, outs: int, ins: int) -> int:
    """How many groups can leave a card by the slots `outs` (a mask of at most two), each by its own and on a way of its
    own from the slots `ins`, a circle or a landing."""
    key = (edition, card, use.pieces, use.nodes, use.crossed, use.chords, outs, ins)
    known = _let.get(key)
    if known is None:
        known = keep(_let, key, _count(sheet, use, outs, ins), KEEP)
    return known


def _count(sheet: Sheet, use: Use, outs: int, ins: int) -> int:
    entries = [slot for slot in range(6) if ins >> slot & 1]
    entries += [ON_CIRCLE + circle for circle in range(len(sheet.circles))]
    entries += [*sheet.monster_entries, *sheet.barrel_entries]
    ways: dict[int, list[Way]] = {}
    for entry in entries:
        for way in sheet.ways(entry):
            if way.exit < 6 and outs >> way.exit & 1 and _open(way, use):
                ways.setdefault(way.exit, []).append(way)
    if len(ways) < 2:
        return len(ways)
    first, second = list(ways.values())[:2]
    return 2 if any(_apart(one, other) for one in first for other in second) else 1


def _open(way: Way, use: Use) -> bool:
    return not (
        way.pieces & use.pieces or way.nodes & use.nodes or way.crossed & use.crossed or way.against & use.chords
    )


def _apart(one: Way, other: Way) -> bool:
    """Whether two groups can take these ways."""
    if one.pieces & other.pieces or one.nodes & other.nodes or one.crossed & other.crossed:
        return False
    return not (one.against & other.chords or other.against & one.chords)
