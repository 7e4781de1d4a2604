"""What a path can do on one card by itself: the *strands* through it, as a small automaton built on demand.

A strand comes in by a slot or a circle and goes out by a slot, by a circle, or ends. Strands of one card in one state
with the same way out are reduced to the undominated ones. ``rest`` bounds what a card in some state can still give
when the path may come back to it as often and wherever it likes: the bound of the hand solver.

Counters of sword, key, rope, scroll are packed eight bits each: ``net`` what a strand gains on balance (64 = nothing),
``req`` how much must be held before it.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.cards import CIRCLE, END, JUNCTION, LANDING, PIT, ROOM, SLOT, SLOTS, STAIRS, Card
from lanterns.games.mapmasters.layout import Board, Placed
from lanterns.games.mapmasters.net import COUNTER, FIELD, Net
from lanterns.games.mapmasters.search import SB4, SB7
from lanterns.games.mapmasters.walker import CLIMB, FALL, JUMP, WALK

#: ways in and out: 0..5 slots, 6.. circles in order, OVER the end of the path
FIRST_CIRCLE: Final = 6
OVER: Final = 99
EVEN: Final = 0x40404040
BYTE: Final = 255


class Strand:
    """One way through a card: way ``out``, state after it, packed value, needs, books used, moves in local numbers."""

    def __init__(
        self, out: int, state: int, val: int, req: int, net: int, books: int, entered: int, trail: list[list[int]]
    ) -> None:
        self.out = out
        self.state = state
        self.val = val
        self.req = req
        self.net = net
        self.books = books
        #: monsters paid on coming in by a circle
        self.entered = entered
        self.trail = trail


class CardPlay:
    """Strands of one card for one objective. States are numbered; state 0 is the untouched card."""

    def __init__(
        self, card: Card, objective: str, needed: str, most: int, books: int, tangled: bool, coins: bool
    ) -> None:
        self.card = card
        self.net = Net(Board([Placed("a", card, 0, 0)]), objective, coins, False, needed)
        self.most = most
        self.books = books
        self.tangled = tangled
        #: scrolls can be had and there is more than one circle in the hand
        self.jumping = "p" in needed and most >> 24 & BYTE > 0
        self.slot_of: list[int] = [SLOTS.index(name) if name in SLOTS else -1 for name in card.nodes]
        self.circles = self.net.circles
        self.ups: list[int] = []
        self.uns: list[int] = []
        self.xs: list[int] = []
        self.chs: list[int] = []
        self.number: dict[tuple[int, int, int, int], int] = {}
        self.ways: dict[int, list[Strand]] = {}
        self.intern(0, 0, 0, 0)
        # the strand being built
        self.found: list[Strand] = []
        self.trail: list[list[int]] = []
        self.seen: set[tuple[int, int, int, int, int, int, int, int]] = set()
        self.entered = 0
        self.prices: list[int] = [0, 0, 0, 0]
        self.rest_through: dict[int, int] = {}
        self.rest_ending: dict[int, int] = {}

    def intern(self, up: int, un: int, x: int, ch: int) -> int:
        """Number of a state."""
        key = (up, un, x, ch)
        number = self.number.get(key, -1)
        if number < 0:
            number = len(self.ups)
            self.number[key] = number
            self.ups.append(up)
            self.uns.append(un)
            self.xs.append(x)
            self.chs.append(ch)
        return number

    def entries(self, state: int) -> list[int]:
        """Ways in that are open in a state."""
        out: list[int] = []
        for slot in range(6):
            if self.is_open(state, slot):
                out.append(slot)
        if self.jumping:
            for order, icon in enumerate(self.circles):
                if not self.xs[state] >> icon & 1:
                    out.append(FIRST_CIRCLE + order)
        return out

    def is_open(self, state: int, slot: int) -> bool:
        """Whether a printed slot exists and its piece is unused."""
        node = self.card.slots[slot]
        return node >= 0 and not self.ups[state] >> self.card.at[node][0] & 1

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
                more = 0 if un >> node & 1 else self.net.icon_worth[icon]
                self.visit(node, 0, up, un | 1 << node, x, ch, EVEN, 0, 0, more)
            self.trail.pop()
        result = self.undominated()
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

    def pay(self, net: int, req: int, need: int) -> tuple[int, int]:
        """Net and requirement after one need; requirement -1 when the whole hand cannot pay it."""
        shift = 8 * need
        net -= 1 << shift
        if 64 - (net >> shift & BYTE) > (req >> shift & BYTE):
            if (req >> shift & BYTE) >= (self.most >> shift & BYTE):
                return net, -1
            req += 1 << shift
        return net, req

    def gain(self, net: int, items: int) -> int:
        """Net after finding packed items."""
        for need in range(4):
            net += (items >> (COUNTER * need) & FIELD) << (8 * need)
        return net

    def walk(
        self, node: int, piece: int, paid: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        lane = 2 * piece + (1 if self.net.far[2 * piece] == node else 0)
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
        elif kind == END or un >> node & 1:
            self.over(net, req, bk, val)
            if kind == JUNCTION and self.books & ~bk & SB7 and self.tangled:
                entry[4] += 1
                self.visit(node, 0, up, un, x, ch, net, req, bk | SB7, val)
                entry[4] -= 1
        else:
            if kind == CIRCLE:
                val += self.net.icon_worth[self.net.node_icon[node]]
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
                for _ in range(monsters):
                    net, req = self.pay(net, req, 0)
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
            came = 1 << graph.board.doors[node][door - 1] if kind == ROOM and door else 0
            ch = self.alive(ch, up & ~came)
        key = (node << 6 | door | bk << 16, up, un, x, ch, net, req, val)
        if key in self.seen:
            return
        self.seen.add(key)
        self.over(net, req, bk, val)
        if kind == ROOM:
            self.in_room(node, door, up, un, x, ch, net, req, bk, val)
        elif kind == STAIRS:
            for piece in graph.at[node]:
                if not up >> piece & 1:
                    more = graph.icon_worth[graph.node_icon[node]]
                    self.walk(node, piece, 0, up, un, x, ch, net, req, bk, val + more)
        elif kind == PIT and door == 0:
            icon = graph.node_icon[node]
            self.fall(icon, up, un, x, ch, net, req, bk, val + graph.icon_worth[icon])
            net, req = self.pay(net, req, 2)
            if req >= 0:
                for piece in graph.at[node]:
                    if not up >> piece & 1:
                        more = graph.icon_worth[icon]
                        self.walk(node, piece, 1, up, un, x | 1 << icon, ch, net, req, bk, val + more)
        else:
            for piece in graph.at[node]:
                if not up >> piece & 1:
                    self.walk(node, piece, 0, up, un, x, ch, net, req, bk, val)
            if kind == CIRCLE:
                self.jumps(graph.node_icon[node], up, un, x, ch, net, req, bk, val)
            elif kind == LANDING and door == 0 and self.books & ~bk & SB4:
                self.climb(graph.landing_pit[node], up, un, x, ch, net, req, bk, val)

    def in_room(
        self, room: int, door: int, up: int, un: int, x: int, ch: int, net: int, req: int, bk: int, val: int
    ) -> None:
        graph = self.net
        size = len(graph.board.doors[room])
        for piece in graph.at[room]:
            if up >> piece & 1:
                continue
            if door == 0:
                self.walk(room, piece, 0, up, un, x, ch, net, req, bk, val)
                continue
            lane = 2 * piece + (1 if graph.far[2 * piece] == room else 0)
            chord = graph.chord_id[room][(door - 1) * size + graph.door_index[lane]]
            if not ch & graph.chord_crosses[chord]:
                self.walk(room, piece, 0, up, un, x, ch | 1 << chord, net, req, bk, val)
            elif self.books & ~bk & SB7:
                self.walk(room, piece, 1, up, un, x, ch | 1 << chord, net, req, bk | SB7, val)
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
        net, req = self.pay(net, req, 3)
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
                more = 0 if un >> node & 1 else graph.icon_worth[target]
                self.visit(node, 0, up, un | 1 << node, now, ch, net, req, bk, val + more)
            self.trail.pop()

    def alive(self, ch: int, up: int) -> int:
        """Chords that can still forbid something."""
        graph = self.net
        rest, chord, out = ch, 0, 0
        while rest:
            if rest & 1 and graph.chord_left[chord] & ~up and graph.chord_right[chord] & ~up:
                out |= 1 << chord
            rest >>= 1
            chord += 1
        return out

    # -- dominance and bounds --------------------------------------------------------------------------------------

    def undominated(self) -> list[Strand]:
        """The found strands without those that another one beats in every respect."""
        self.found.sort(key=_by_value)
        kept: list[Strand] = []
        for one in self.found:
            beaten = False
            for other in kept:
                if other.out == one.out and self.beats(other, one):
                    beaten = True
                    break
            if not beaten:
                kept.append(one)
        return kept

    def beats(self, a: Strand, b: Strand) -> bool:
        """Whether ``a`` is at least as good as ``b`` whatever follows."""
        if a.val < b.val or a.books & ~b.books:
            return False
        for shift in (0, 8, 16, 24):
            if (a.req >> shift & BYTE) > (b.req >> shift & BYTE) or (a.net >> shift & BYTE) < (b.net >> shift & BYTE):
                return False
        if a.out == OVER or a.state == b.state:
            return True
        s, t = a.state, b.state
        if self.ups[s] & ~self.ups[t] or self.xs[s] & ~self.xs[t] or self.chs[s] & ~self.chs[t]:
            return False
        if self.uns[s] & ~self.uns[t]:
            return False
        # a room cleared by one only: its monsters and its content would no longer be alike
        for node, kind in enumerate(self.net.kind):
            matters = self.net.monsters[node] or self.net.room_value[node] or self.net.room_items[node]
            if kind == ROOM and matters and (self.uns[s] ^ self.uns[t]) >> node & 1:
                return False
        return True

    def set_prices(self, prices: list[int]) -> None:
        """Prices of the four counters for ``rest`` (Lagrange multipliers; any prices give a bound)."""
        self.prices = prices
        self.rest_through = {}
        self.rest_ending = {}

    def priced(self, strand: Strand) -> int:
        """Value of a strand when each counter has its price."""
        val = strand.val
        for need in range(4):
            val += self.prices[need] * ((strand.net >> (8 * need) & BYTE) - 64)
        return val

    def through(self, state: int) -> int:
        """At most this much can the card still give by strands that leave it again."""
        known = self.rest_through.get(state, -1)
        if known >= 0:
            return known
        best = 0
        for entry in self.entries(state):
            for strand in self.strands(state, entry):
                if strand.out != OVER:
                    best = max(best, self.priced(strand) + self.through(strand.state))
        self.rest_through[state] = best
        return best

    def ending(self, state: int) -> int:
        """The same when the path may also end on the card."""
        known = self.rest_ending.get(state, -1)
        if known >= 0:
            return known
        best = self.through(state)
        for entry in self.entries(state):
            for strand in self.strands(state, entry):
                more = self.priced(strand)
                best = max(best, more if strand.out == OVER else more + self.ending(strand.state))
        self.rest_ending[state] = best
        return best


def _by_value(strand: Strand) -> int:
    return -strand.val
