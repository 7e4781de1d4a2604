"""What a path can do on one card by itself: all *strands* through it from one way in, listed on demand.

The rules are those of ``search``; what the two share is in ``net``.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, LANDING, PIT, ROOM, SLOT, SLOTS, Card
from lanterns.games.mapmasters.board.layout import Board, Placed
from lanterns.games.mapmasters.board.path_rules import GUARD_NEED, JUMP_NEED, NEEDS
from lanterns.games.mapmasters.board.walker import CLIMB, FALL, JUMP, WALK
from lanterns.games.mapmasters.solver.aim import Aim
from lanterns.games.mapmasters.solver.automaton import BYTE, FIRST_CIRCLE, OVER, Automaton, Strand
from lanterns.games.mapmasters.solver.bound import SB4, SB7
from lanterns.games.mapmasters.solver.net import COUNTER, FIELD, Net

EVEN: Final = 0x40404040

__all__ = ["BYTE", "FIRST_CIRCLE", "OVER", "CardPlay", "Strand"]


class CardPlay(Automaton):
    """Strands of one card for one aim. States are numbered; state 0 is the untouched card."""

    def __init__(self, card: Card, aim: Aim, needed: str, most: int, books: int, tangled: bool) -> None:
        # whether scrolls can be had at all
        jumping = NEEDS[JUMP_NEED] in needed and most >> (8 * JUMP_NEED) & BYTE > 0
        super().__init__(card, Net(Board([Placed("a", card, 0, 0)]), aim, False, needed), jumping)
        self.most = most
        self.books = books
        self.tangled = tangled
        self.slot_of: list[int] = [SLOTS.index(name) if name in SLOTS else -1 for name in card.nodes]
        self.ways: dict[int, list[Strand]] = {}
        # the strand being built
        self.found: list[Strand] = []
        self.trail: list[list[int]] = []
        self.seen: set[tuple[int, int, int, int, int, int, int, int]] = set()
        self.entered = 0

    def strands(self, state: int, entry: int) -> list[Strand]:
        """Undominated strands from a way in, the most valuable first."""
        key = state * 128 + entry
        known = self.ways.get(key)
        if known is not None:
            return known
        self.found = []
        self.trail = []
        self.seen = set()
        up, un, x, ch = self.ups[state], self.uns[state], self.xs[state], self.chs[state]
        self.entered = 0
        if entry < FIRST_CIRCLE:
            node = self.card.slots[entry]
            self.walk(node, self.card.at[node][0], 0, up, un, x, ch, EVEN, 0, 0, 0)
        else:
            icon = self.circles[entry - FIRST_CIRCLE]
            node = self.net.icon_node[icon]
            entry_move = [JUMP, -1, icon, 0, 0]
            self.trail.append(entry_move)
            x |= 1 << icon
            if self.net.kind[node] == ROOM:
                self.enter(node, 0, up, un, x, ch, EVEN, 0, 0, 0)
            else:
                more = 0 if un >> node & 1 else self.net.met_worth[node]
                self.visit(node, 0, up, un | 1 << node, x, ch, EVEN, 0, 0, more)
            self.trail.pop()
        result = self.undominated(self.found)
        self.ways[key] = result
        return result

    # -- building strands; the same rules as in ``search`` ---------------------------------------------------------

    def done(self, out: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int) -> None:
        """A strand is complete."""
        if out == OVER:
            if val <= 0:
                return
            state = 0
        else:
            state = self.intern(up, un, x, ch)
        trail = [entry[:] for entry in self.trail]
        self.found.append(Strand(out, state, val, req, net, bk, self.entered, trail))

    def over(self, net: int, req: int, bk: int, val: int) -> None:
        """The path may end here."""
        self.done(OVER, 0, 0, 0, 0, net, req, bk, val)

    def pay(self, net: int, req: int, need: int, times: int = 1) -> tuple[int, int]:
        """Net and requirement after a need is paid so many times; requirement -1 when the whole hand cannot pay it."""
        shift = 8 * need
        net -= times << shift
        lack = 64 - (net >> shift & BYTE)
        if lack > (req >> shift & BYTE):
            if lack > (self.most >> shift & BYTE):
                return net, -1
            req += lack - (req >> shift & BYTE) << shift
        return net, req

    def gain(self, net: int, items: int) -> int:
        """Net after finding packed items."""
        for need in range(4):
            net += (items >> (COUNTER * need) & FIELD) << (8 * need)
        return net

    def walk(
        self, node: int, piece: int, paid: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        lane = self.net.lane_from(piece, node)
        entry = [WALK, piece, -1, 0, paid]
        self.trail.append(entry)
        self.lane(lane, entry, up | 1 << piece, un, x, ch, net, req, bk, val)
        self.trail.pop()

    def lane(
        self, lane: int, entry: list[int], up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        for event in self.net.events[lane]:
            need = event >> 3 & 7
            if need:
                self.over(net, req, bk, val)
                net, req = self.pay(net, req, need - 1)
                if req < 0:
                    return
                entry[4] += 1
            item = event & 7
            if item:
                net += 1 << (8 * (item - 1))
            val += event >> 8 & 0xFFFFFFFF
        node = self.net.far[lane]
        kind = self.net.kind[node]
        if kind == ROOM:
            self.enter(node, self.net.door_index[lane ^ 1] + 1, up, un, x, ch, net, req, bk, val)
        elif kind == SLOT:
            self.over(net, req, bk, val)
            self.done(self.slot_of[node], up, un, x, ch, net, req, bk, val)
        elif un >> node & 1:
            self.over(net, req, bk, val)
            book = self.net.again[node]
            if self.books & ~bk & book and self.tangled:
                entry[4] += 1
                self.visit(node, 0, up, un, x, ch, net, req, bk | book, val)
                entry[4] -= 1
        elif self.net.ends[node]:
            self.over(net, req, bk, val + self.net.met_worth[node])
        else:
            val += self.net.met_worth[node]
            self.visit(node, 0, up, un | 1 << node, x, ch, net, req, bk, val)

    def enter(
        self, room: int, door: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        graph = self.net
        entry = self.trail[-1]
        monsters = 0
        if not un >> room & 1:
            monsters = graph.monsters[room]
            if monsters:
                self.over(net, req, bk, val)
                net, req = self.pay(net, req, GUARD_NEED, monsters)
                if req < 0:
                    return
            val += graph.room_value[room]
            net = self.gain(net, graph.room_items[room])
            un |= 1 << room
        entry[4] += monsters
        first = len(self.trail) == 1 and entry[0] == JUMP
        if first:
            self.entered = monsters
        self.visit(room, door, up, un, x, ch, net, req, bk, val)
        if first:
            self.entered = 0
        entry[4] -= monsters

    def visit(
        self, node: int, door: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        graph = self.net
        kind = graph.kind[node]
        if ch:
            ch = graph.alive_in(node, door, ch, up)
        key = (node << 6 | door | bk << 16, up, un, x, ch, net, req, val)
        if key in self.seen:
            return
        self.seen.add(key)
        self.over(net, req, bk, val)
        if kind == ROOM:
            self.in_room(node, door, up, un, x, ch, net, req, bk, val)
        elif graph.parting[node] and door == 0:
            if kind == PIT:
                self.fall(graph.node_icon[node], up, un, x, ch, net, req, bk, val + graph.left_worth[node])
            self.part(node, up, un, x, ch, net, req, bk, val + graph.left_worth[node])
        else:
            for piece in graph.at[node]:
                if not up >> piece & 1:
                    self.walk(node, piece, 0, up, un, x, ch, net, req, bk, val)
            if kind == CIRCLE:
                self.jumps(graph.node_icon[node], up, un, x, ch, net, req, bk, val)
            elif kind == LANDING and door == 0 and self.books & ~bk & SB4:
                self.climb(graph.landing_pit[node], up, un, x, ch, net, req, bk, val)

    def part(self, node: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int) -> None:
        graph = self.net
        need = graph.toll[node]
        if need >= 0:
            net, req = self.pay(net, req, need)
            if req < 0:
                return
            x |= 1 << graph.node_icon[node]
        for piece in graph.at[node]:
            if not up >> piece & 1:
                self.walk(node, piece, 1 if need >= 0 else 0, up, un, x, ch, net, req, bk, val)

    def in_room(
        self, room: int, door: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        graph = self.net
        for piece, chord, crossing in graph.ways_out(room, door, up, ch):
            if not crossing:
                self.walk(room, piece, 0, up, un, x, ch | chord, net, req, bk, val)
            elif self.books & ~bk & SB7:
                self.walk(room, piece, 1, up, un, x, ch | chord, net, req, bk | SB7, val)
        for pit in graph.room_pits[room]:
            if not x >> pit & 1:
                self.fall(pit, up, un, x, ch, net, req, bk, val)
        for circle in graph.room_circles[room]:
            self.jumps(circle, up, un, x, ch, net, req, bk, val)

    def fall(self, pit: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int) -> None:
        landing = self.net.pit_landing[pit]
        self.trail.append([FALL, pit, -1, 0, 0])
        if un >> landing & 1:
            self.over(net, req, bk, val)
        else:
            self.visit(landing, 1, up, un | 1 << landing, x | 1 << pit, ch, net, req, bk, val)
        self.trail.pop()

    def climb(self, pit: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int) -> None:
        graph = self.net
        node = graph.icon_node[pit]
        corridor = graph.kind[node] == PIT
        if x >> pit & 1 or (corridor and un >> node & 1):
            return
        self.trail.append([CLIMB, pit, -1, 0, 0])
        x |= 1 << pit
        if corridor:
            self.visit(node, 1, up, un | 1 << node, x, ch, net, req, bk | SB4, val + graph.icon_worth[pit])
        else:
            self.enter(node, 0, up, un, x, ch, net, req, bk | SB4, val)
        self.trail.pop()

    def jumps(self, source: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int) -> None:
        """Leave by a circle, to another card or to another circle of this one."""
        graph = self.net
        if not self.jumping or x >> source & 1:
            return
        net, req = self.pay(net, req, JUMP_NEED)
        if req < 0:
            return
        x |= 1 << source
        self.done(FIRST_CIRCLE + self.circles.index(source), up, un, x, ch, net, req, bk, val)
        for target in self.circles:
            if target == source or x >> target & 1:
                continue
            node = graph.icon_node[target]
            now = x | 1 << target
            self.trail.append([JUMP, source, target, 0, 1])
            if graph.kind[node] == ROOM:
                self.enter(node, 0, up, un, now, ch, net, req, bk, val)
            else:
                more = 0 if un >> node & 1 else graph.met_worth[node]
                self.visit(node, 0, up, un | 1 << node, now, ch, net, req, bk, val + more)
            self.trail.pop()
