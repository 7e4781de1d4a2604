"""How much a path on a laid dungeon can still find at most: the bound that cuts ``search``."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, PIT, ROOM, SLOT
from lanterns.games.mapmasters.board.path_rules import GUARD_NEED, JUMP_NEED
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
        #: the objective is capped by payers of a need: swords for monsters, keys for locks; -1 when not
        self.capped = net.aim.capped
        self.monsters = net.aim.at == "monster"
        self.deed = net.aim.deed
        self.total = sum(net.worth)
        self.static_items = 0
        #: per piece how many deeds of a capped objective it asks for
        self.deeds_in: list[int] = []
        for piece in range(len(net.worth)):
            self.static_items += net.items_in[piece]
            self.deeds_in.append(self._deeds(piece))
        #: per node, so that the walk only looks them up: what its icon is worth, the pits that drop from it (its own,
        #: or those in the room), the node above it by SB4 or -1, whether circles are left from it
        self.icon_value: list[int] = []
        self.pits: list[list[int]] = []
        self.above: list[int] = []
        self.circled: list[bool] = []
        for node in range(net.node_count):
            self.static_items += net.room_items[node]
            icon = net.node_icon[node]
            self.icon_value.append(net.icon_worth[icon] if icon >= 0 else 0)
            self.total += net.room_value[node] + self.icon_value[node]
            self.pits.append([icon] if net.kind[node] == PIT else net.room_pits[node])
            pit = net.landing_pit[node]
            self.above.append(net.icon_node[pit] if pit >= 0 else -1)
            self.circled.append(net.kind[node] == CIRCLE or len(net.room_circles[node]) > 0)
        #: per node what its pieces, in the order of `net.at`, lead to: the node, joined slots passed, shifted left by
        #: one, its lowest bit set where one comes but once; -1 for nowhere
        self.ahead: list[list[int]] = [
            [self._ahead(node, piece) for piece in net.at[node]] for node in range(net.node_count)
        ]

    def _deeds(self, piece: int) -> int:
        if self.capped < 0:
            return 0
        events = self.net.events[2 * piece]
        return sum(1 for event in events if event >> 3 & 7 == self.capped + 1 and event >> 8 & 0xFFFFFFFF)

    def _ahead(self, node: int, piece: int) -> int:
        net = self.net
        far = net.far[net.lane_from(piece, node)]
        if net.kind[far] == SLOT:
            return net.link[far] << 1 if net.link[far] >= 0 else -1
        return far << 1 | (0 if net.kind[far] == ROOM else 1)

    def _passable(self, cnt: int) -> int:
        """The needs, as a mask, for which a payer is at hand or to be found at all."""
        joker = cnt >> (COUNTER * JOKER)
        passable = 0
        for need in range(4):
            field = COUNTER * need
            if joker or cnt >> field & FIELD or self.static_items >> field & FIELD:
                passable |= 1 << need
        return passable

    def _unpaid(self, cnt: int, items: int, deeds: int) -> int:
        """What deeds are worth for which a path will never have the payers."""
        field = COUNTER * self.capped
        can = (cnt >> (COUNTER * JOKER)) + (cnt >> field & FIELD) + (items >> field & FIELD)
        return (deeds - can) * self.deed if can < deeds else 0

    def bound(self, start: int, up: int, un: int, x: int, cnt: int, bk: int, val: int) -> int:
        """At most this much can still be added to ``val``: everything that can be reached through unused pieces."""
        if bk & FAR:
            return self.total - val if self.step == 0 else self.total
        net = self.net
        passable = self._passable(cnt)
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
            if node == start or not un >> node & 1:
                sum_worth += self.icon_value[node]
            for pit in self.pits[node]:
                landing = net.pit_landing[pit]
                if not x >> pit & 1 and not (seen | un) >> landing & 1:
                    seen |= 1 << landing
                    stack.append(landing)
            above = self.above[node]
            if above >= 0 and bk & SB4 and not seen >> above & 1:
                seen |= 1 << above
                stack.append(above)
            if not circles_open and self.circled[node] and passable >> JUMP_NEED & 1:
                circles_open = True
                for circle in net.circles:
                    there = net.icon_node[circle]
                    if not x >> circle & 1 and not seen >> there & 1:
                        seen |= 1 << there
                        stack.append(there)
            for order, piece in enumerate(net.at[node]):
                if pieces >> piece & 1:
                    continue
                pieces |= 1 << piece
                sum_worth += net.worth[piece]
                items += net.items_in[piece]
                deeds += self.deeds_in[piece]
                to = self.ahead[node][order]
                if to < 0 or net.needs_mask[piece] & ~passable:
                    continue
                far = to >> 1
                if to & 1 and un >> far & 1 and not bk & net.again[far]:
                    continue
                if not seen >> far & 1:
                    seen |= 1 << far
                    stack.append(far)
        return sum_worth if self.capped < 0 else sum_worth - self._unpaid(cnt, items, deeds)
