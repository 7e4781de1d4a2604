"""How much a path on a laid dungeon can still find at most: the bound that cuts ``search``."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.path_rules import CAPPED_BY, GUARD_NEED, JUMP_NEED
from lanterns.games.mapmasters.solver.net import COUNTER, FIELD, JOKER, Net

SB3: Final = 1 << 3
SB4: Final = 1 << 4
SB7: Final = 1 << 7
SB9: Final = 1 << 9
#: books that leave the point stood on for another place, so that reachability on foot is no bound
FAR: Final = 1 << 3 | 1 << 9 | 1 << 11 | 1 << 12


class Reach:
    """Bounds on one net; ``step`` is the price of a step, 0 when steps do not count."""

    def __init__(self, net: Net, step: int) -> None:
        self.net = net
        self.step = step
        self.total = sum(net.worth)
        self.static_items = 0
        for piece in range(len(net.worth)):
            self.static_items += net.items_in[piece]
        for node in range(net.node_count):
            self.total += net.room_value[node]
            self.static_items += net.room_items[node]
            if net.node_icon[node] >= 0:
                self.total += net.icon_worth[net.node_icon[node]]
        #: the objective is capped by payers of a need: swords for monsters, keys for locks; -1 when not
        self.capped = CAPPED_BY.get(net.objective, -1)
        self.monsters = net.objective == "monster"

    def bound(self, start: int, up: int, un: int, x: int, cnt: int, bk: int, val: int) -> int:
        """At most this much can still be added to ``val``: everything that can be reached through unused pieces."""
        if bk & FAR:
            return self.total - val if self.step == 0 else self.total
        net = self.net
        joker = cnt >> (COUNTER * JOKER)
        passable = 0
        for need in range(4):
            field = COUNTER * need
            if joker or cnt >> field & FIELD or self.static_items >> field & FIELD:
                passable |= 1 << need
        sum_worth = items = 0
        seen = 1 << start
        pieces = up
        stack = [start]
        circles_open = False
        deeds = 0
        while stack:
            node = stack.pop()
            if net.kind[node] == ROOM and not un >> node & 1:
                if net.monsters[node] and not passable >> GUARD_NEED & 1:
                    continue
                sum_worth += net.room_value[node]
                items += net.room_items[node]
                if self.monsters:
                    deeds += net.monsters[node]
            icon = net.node_icon[node]
            if icon >= 0 and (node == start or not un >> node & 1):
                sum_worth += net.icon_worth[icon]
            targets = net.room_pits[node]
            if net.kind[node] == PIT:
                targets = [icon]
            for pit in targets:
                landing = net.pit_landing[pit]
                if not x >> pit & 1 and not (seen | un) >> landing & 1:
                    seen |= 1 << landing
                    stack.append(landing)
            if bk & SB4 and net.landing_pit[node] >= 0:
                above = net.icon_node[net.landing_pit[node]]
                if not seen >> above & 1:
                    seen |= 1 << above
                    stack.append(above)
            if not circles_open and passable >> JUMP_NEED & 1 and (net.kind[node] == CIRCLE or net.room_circles[node]):
                circles_open = True
                for circle in net.circles:
                    there = net.icon_node[circle]
                    if not x >> circle & 1 and not seen >> there & 1:
                        seen |= 1 << there
                        stack.append(there)
            for piece in net.at[node]:
                if pieces >> piece & 1:
                    continue
                pieces |= 1 << piece
                sum_worth += net.worth[piece]
                items += net.items_in[piece]
                if net.needs_mask[piece]:
                    if self.capped >= 0:
                        for event in net.events[2 * piece]:
                            if event >> 3 & 7 == self.capped + 1 and event >> 8 & 0xFFFFFFFF:
                                deeds += 1
                    if net.needs_mask[piece] & ~passable:
                        continue
                far = net.far[2 * piece]
                if far == node:
                    far = net.far[2 * piece + 1]
                if net.kind[far] == SLOT:
                    far = net.link[far]
                    if far < 0:
                        continue
                elif un >> far & 1 and net.kind[far] != ROOM and not bk & net.again[far]:
                    continue
                if not seen >> far & 1:
                    seen |= 1 << far
                    stack.append(far)
        if self.capped >= 0:
            can = joker + (cnt >> (COUNTER * self.capped) & FIELD) + (items >> (COUNTER * self.capped) & FIELD)
            if can < deeds:
                sum_worth -= (deeds - can) * (3 << 20)
        return sum_worth
