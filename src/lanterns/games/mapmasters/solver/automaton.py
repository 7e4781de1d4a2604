"""The states of one card and the strands between them: numbering, dominance, and what a card can still give.

A strand comes in by a slot or a circle and goes out by a slot, by a circle, or ends. Strands of one card in one state
with the same way out are reduced to the undominated ones. ``through`` and ``ending`` bound what a card in some state
can still give when the path may come back to it as often and wherever it likes: the bound of the hand solver.

Counters of sword, key, rope, scroll are packed eight bits each: ``net`` what a strand gains on balance (64 = nothing),
``req`` how much must be held before it.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import ROOM, Card
from lanterns.games.mapmasters.solver.net import Net

#: ways in and out: 0..5 slots, 6.. circles in order, OVER the end of the path
FIRST_CIRCLE: Final = 6
OVER: Final = 99
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


class Automaton:
    """The states of one card, numbered; state 0 is the untouched card. ``strands`` is for the class built on it."""

    def __init__(self, card: Card, net: Net, jumping: bool) -> None:
        self.card = card
        self.net = net
        #: scrolls can be had and there is more than one circle in the hand
        self.jumping = jumping
        self.circles = net.circles
        self.ups: list[int] = []
        self.uns: list[int] = []
        self.xs: list[int] = []
        self.chs: list[int] = []
        self.number: dict[tuple[int, int, int, int], int] = {}
        self.prices: list[int] = [0, 0, 0, 0]
        self.rest_through: dict[int, int] = {}
        self.rest_ending: dict[int, int] = {}
        self.intern(0, 0, 0, 0)

    def strands(self, state: int, entry: int) -> list[Strand]:
        """Undominated strands from a way in, the most valuable first."""
        raise NotImplementedError

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

    # -- dominance and bounds --------------------------------------------------------------------------------------

    def undominated(self, found: list[Strand]) -> list[Strand]:
        """Strands without those that another one beats in every respect."""
        found.sort(key=_by_value)
        kept: list[Strand] = []
        for one in found:
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
