"""A leg once more, on another situation than that for which it was found.

A plan changes by legs taken out, and a plan for one guess at the cards goes on under another: what of it still holds is
walked again, way by way.
"""

from __future__ import annotations

from lanterns.games.mapmasters.coop.planner.nodes import BY_AMBUSH, BY_CIRCLE, NEVER, ON_FOOT, Coming, Leg, Node
from lanterns.games.mapmasters.coop.planner.situation import Situation
from lanterns.games.mapmasters.coop.planner.strides import Strides
from lanterns.games.mapmasters.coop.planner.ways import LANDED


class Retrace(Strides):
    """Lines to ``objective`` that were found before."""

    def again(self, leg: Leg, found: Situation) -> Leg | None:
        """The same line on this situation, in which less may be used up than in that for which it was ``found``, other
        cards may be in the pool, and some of them may lie already; ``None`` when it no longer works (a card is missing,
        something else lies in its way, monsters live again, somebody else has what it needs)."""
        s = self.s
        pawn = s.pawns[leg.pawn]
        if pawn.place < 0 and leg.start not in self._free_starts():
            return None
        if pawn.place >= 0 and (pawn.place, pawn.slot) != leg.start:
            return None
        at: Node | None = None
        for node in leg.nodes:
            coming = self._coming(leg.pawn, at, node)
            if coming is None:
                return None
            if node.place in node.laid and node.place not in coming.laid:
                number, turned = node.laid[node.place] >> 1, node.laid[node.place] & 1
                if not s.cards[node.place]:
                    free = self._equal(found.pool[number], found.owner[number], coming.laid, node.place)
                    if free < 0:
                        return None
                    coming = coming.laying(node.place, free, turned)
                elif s.cards[node.place] != found.pool[number] or s.turned[node.place] != (turned == 1):
                    return None
            card = s.pool[coming.laid[node.place] >> 1] if node.place in coming.laid else s.cards[node.place]
            if not card or (node.place not in coming.laid and not self._lies_as(found, node.place)):
                return None
            at = self._taken(coming, node.place, self.sheets[card], node.way)
            if at is None:
                return None
        assert at is not None
        last = leg.nodes[-1]
        if last.way.exit == LANDED:
            return self._leg(at, LANDED) if s.can_land(self.objective) and self.meets(at) else None
        slot = 5 - last.way.exit if self._turned(at, at.place) else last.way.exit
        if (at.place, slot) not in self.ends or not self._level_meets(at, slot) or not self.meets(at):
            return None
        return self._leg(at, slot)

    def _lies_as(self, found: Situation, place: int) -> bool:
        """Whether what lies at a place is what lay there when a line was found, if anything did."""
        s = self.s
        return not found.cards[place] or (
            found.cards[place] == s.cards[place] and found.turned[place] == s.turned[place]
        )

    def _coming(self, pawn: int, at: Node | None, node: Node) -> Coming | None:
        """How a line that has come as far as ``at`` comes to the next node of a leg, or ``None`` when it cannot."""
        if at is None:
            return Coming(None, ON_FOOT, pawn, self.s.pawns[pawn].counters, {}, {}, self.s.purse, self.s.books)
        if node.how == BY_CIRCLE:
            return None if at.uses[at.place].crossed >> node.paid & 1 else self._by_circle(at, node.paid)
        if node.how == ON_FOOT:
            out = 5 - at.way.exit if self._turned(at, at.place) else at.way.exit
            # a door that the leg used may not have opened
            return at.onward() if self.s.next_to[at.place][out] == node.place else None
        if not self._has_book(at, node.how):
            return None
        if node.how == BY_AMBUSH and self._cleared(at, node.place, node.way.entry):
            return None
        return self._by_spell(at, node.how)

    def _equal(self, card: str, owner: int, laid: dict[int, int], place: int) -> int:
        """A card of the pool like this one, of that owner or else of another, that can be laid; -1 for none."""
        s = self.s
        taken = [value >> 1 for value in laid.values()]
        limit = s.limit.get(place, NEVER)
        for seat in [owner, *(other for other in range(len(s.quota)) if other != owner)]:
            own = s.laid_by[seat] + sum(1 for number in taken if s.owner[number] == seat)
            free = self._one_of(card, seat, taken, limit) if own < s.quota[seat] else -1
            if free >= 0:
                return free
        return -1
