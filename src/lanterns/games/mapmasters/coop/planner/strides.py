"""A line of one group, way after way: what it uses up, finds, pays and brings [rules 2.6, M12, M13, M15].

``Strides`` takes one way at a time and says what comes of it; which way to take is ``legs``' affair.
"""

from __future__ import annotations

from lanterns.games.mapmasters.board.path_rules import JOKER_BOOK
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.nodes import (
    BY_CIRCLE,
    NEVER,
    Coming,
    Leg,
    Node,
    facing,
    standing,
)
from lanterns.games.mapmasters.coop.planner.situation import (
    BOOKS,
    CIRCLES,
    CIRCLES_USED,
    DEED_OF,
    EASY,
    HAD,
    HARD,
    LOCKS,
    MONSTERS,
    OBJECT_OF,
    PAYING,
    ROOMS,
    STAIRS,
    SWORD,
    TOKENS,
    TRAPS,
    UNSPENT,
    UNUSED,
    USED,
    Situation,
    Use,
)  # fmt: skip
from lanterns.games.mapmasters.coop.planner.ways import (
    CIRCLED,
    COSTS,
    FALLEN,
    GAIN,
    GUARD,
    IN_PIECE,
    IN_ROOM,
    JUMPING,
    LAVA,
    LOCK,
    MONSTER,
    ON_CIRCLE,
    ROPED,
    STEPS,
    Inside,
    Sheet,
    Way,
)  # fmt: skip


class Strides:
    """Lines to ``objective`` in a situation."""

    def __init__(self, situation: Situation, objective: Objective, banned: list[tuple[int, int]] | None = None) -> None:
        self.s = situation
        self.objective = objective
        self.banned = banned if banned is not None else []
        self.sheets = situation.sheets
        self.wanted = OBJECT_OF.get(objective.what, -1) if objective.need == "object" else -1
        self.ends: list[tuple[int, int]] = self._ends()

    def _ends(self) -> list[tuple[int, int]]:
        """(place, slot position) by which a line leaves its last card: toward the target, or through an exit."""
        s, objective = self.s, self.objective
        if objective.card == "rim":
            return [end for end in objective.exits or s.mission.exits if end not in self.banned]
        out: list[tuple[int, int]] = []
        target = s.place_of(objective.card)
        for slot in objective.at:
            near = s.next_to[target][slot]
            good = (target, slot) not in self.banned and near >= 0 and near not in s.target_at
            if good and self._slot_free(target, slot):
                out.append((near, facing(slot)))
        return out

    def _slot_free(self, place: int, slot: int) -> bool:
        s = self.s
        card = self.sheets[s.cards[place]].card
        node = card.slots[5 - slot if s.turned[place] else slot]
        if node < 0:
            return False
        use = s.uses.get(place, UNUSED)
        return not (use.nodes >> node & 1 or use.pieces >> card.at[node][0] & 1)

    def _free_starts(self) -> list[tuple[int, int]]:
        taken = [(pawn.place, pawn.slot) for pawn in self.s.pawns]
        return [start for start in self.s.starts if start not in taken and start not in self.ends]

    def missing(self, counters: list[int], purse: int) -> int:
        """How much of the objective's need is still to be found or done; a token may stand in for one object."""
        objective = self.objective
        lack = 0
        if objective.with_amount:
            lack = max(0, objective.with_amount - counters[DEED_OF[objective.with_what]])
        if objective.need == "deed":
            return lack + max(0, objective.amount - counters[DEED_OF[objective.what]])
        if objective.need == "object":
            if self.wanted < 0:
                have = counters[CIRCLES] - (0 if self.s.level <= EASY else counters[CIRCLES_USED])
                return lack + max(0, objective.amount - have)
            have = counters[UNSPENT + self.wanted]
            if self.s.level <= EASY:
                have += counters[USED + self.wanted]
            if self.wanted >= SWORD and (counters[TOKENS] >> self.wanted & 1 or self._can_buy(counters, purse)):
                have += 1
            lack += max(0, objective.amount - have)
        return lack

    def _can_buy(self, counters: list[int], purse: int) -> bool:
        return purse > 0 and not counters[HAD] >> self.wanted & 1

    def meets(self, node: Node) -> bool:
        """Whether arriving now meets the objective; buys the token that completes it."""
        counters, objective = node.counters, self.objective
        if self.missing(counters, node.purse):
            return False
        if objective.need == "deed" and self.s.level == HARD:
            return counters[DEED_OF[objective.what]] == objective.amount
        if objective.need == "object" and self.wanted >= 0:
            have = counters[UNSPENT + self.wanted] + (counters[USED + self.wanted] if self.s.level <= EASY else 0)
            token = self.wanted >= SWORD and counters[TOKENS] >> self.wanted & 1 == 1
            if self.s.level == HARD and have + (1 if token else 0) > objective.amount:
                return False
            if have + (1 if token else 0) < objective.amount:
                node.counters = counters = counters[:]
                counters[TOKENS] |= 1 << self.wanted
                counters[HAD] |= 1 << self.wanted
                node.purse -= 1
        if objective.need == "object" and self.wanted < 0 and self.s.level == HARD:
            return counters[CIRCLES] - counters[CIRCLES_USED] == objective.amount
        return True

    def _available(self, number: int, laid: dict[int, int], place: int) -> int:
        """A free card equal to this one and of the same owner that is in hand before the place is flooded, or -1."""
        s = self.s
        owner, card = s.owner[number], s.pool[number]
        own = s.laid_by[owner]
        taken: list[int] = []
        for value in laid.values():
            taken.append(value >> 1)
            if s.owner[value >> 1] == owner:
                own += 1
        if own >= s.quota[owner]:
            return -1
        limit = s.limit.get(place, NEVER)
        if number not in taken and s.free_pool[number] and s.first[number] <= limit:
            return number
        return self._one_of(card, owner, taken, limit)

    def _one_of(self, card: str, owner: int, taken: list[int], limit: int) -> int:
        s = self.s
        for other in range(len(s.pool)):
            same = s.pool[other] == card and s.owner[other] == owner and s.first[other] <= limit
            if same and s.free_pool[other] and other not in taken:
                return other
        return -1

    def _sheet(self, node: Node, place: int) -> Sheet:
        if place in node.laid:
            return self.sheets[self.s.pool[node.laid[place] >> 1]]
        return self.sheets[self.s.cards[place]]

    def _turned(self, node: Node, place: int) -> bool:
        if place in node.laid:
            return node.laid[place] & 1 == 1
        return self.s.turned[place]

    def _taken(self, coming: Coming, place: int, sheet: Sheet, way: Way) -> Node | None:
        """The line after a way, or ``None`` when something of it is used up or cannot be paid."""
        use = coming.uses.get(place, UNUSED)
        visited = use.visited
        if use is UNUSED:
            use = self.s.uses.get(place, UNUSED)
            visited = self.s.pawns[coming.pawn].visited.get(place, 0)
        nodes, crossed = way.nodes, way.crossed
        if coming.parent is None and self.s.pawns[coming.pawn].place == place:
            # the slot or circle of arrival, from which the next leg goes on
            if way.entry < 6:
                nodes &= ~(1 << sheet.card.slots[way.entry])
            elif way.entry < IN_ROOM:
                crossed &= ~(1 << (way.entry - ON_CIRCLE))
        if way.pieces & use.pieces or nodes & use.nodes or crossed & use.crossed or way.against & use.chords:
            return None
        purse = coming.purse
        own = coming.counters[:]
        cleared = use.cleared
        first_circle = way.lands == 0 or use.nodes & way.lands == 0
        for event in way.events:
            kind, argument = event >> 4, event & 15
            if kind == GAIN:
                own[UNSPENT + argument] += 1
                continue
            if kind == MONSTER:
                own[MONSTERS] += 1
            elif kind == LOCK:
                own[LOCKS] += 1
            elif kind == LAVA or kind == ROPED or kind == FALLEN:
                own[TRAPS] += 1
            elif kind == STEPS:
                own[STAIRS] += 1
            elif kind == CIRCLED:
                if first_circle or not way.lands:
                    own[CIRCLES] += 1
            else:
                if not cleared >> argument & 1:
                    cleared |= 1 << argument
                    purse = self._clear(own, sheet.rooms[argument], purse)
                    if purse < 0:
                        return None
                if not visited >> argument & 1:
                    visited |= 1 << argument
                    own[ROOMS] += 1
            need = COSTS[kind]
            if need >= 0:
                purse = self._pay(own, need, purse)
                if purse < 0:
                    return None
        uses = coming.uses.copy()
        uses[place] = Use(
            use.pieces | way.pieces, use.nodes | way.nodes | way.lands, use.crossed | way.crossed, cleared,
            use.chords | way.chords, visited,
        )  # fmt: skip
        return Node(coming, place, way, own, uses, purse)

    def _clear(self, own: list[int], room: Inside, purse: int) -> int:
        """Pay in place for the monsters of a room and take what lies there; the purse afterwards, or -1."""
        for _ in range(room.monsters):
            purse = self._pay(own, GUARD, purse)
            if purse < 0:
                return -1
        own[MONSTERS] += room.monsters
        own[TRAPS] += room.traps
        own[CIRCLES] += room.circles
        for item in range(6):
            own[UNSPENT + item] += room.objects[item]
        return purse

    def _pay(self, own: list[int], item: int, purse: int) -> int:
        """Pay a need in place: an object, a book, a token, a token bought; the purse afterwards, or -1."""
        if own[UNSPENT + item] and item != self.wanted:
            own[UNSPENT + item] -= 1
            own[USED + item] += 1
            return purse
        book = PAYING[item]
        if own[BOOKS] >> book & 1:
            own[BOOKS] &= ~(1 << book)
            return purse
        if own[UNSPENT + item]:
            own[UNSPENT + item] -= 1
            own[USED + item] += 1
            return purse
        if own[TOKENS] >> item & 1:
            own[TOKENS] &= ~(1 << item)
            return purse
        if purse > 0 and not own[HAD] >> item & 1:
            own[HAD] |= 1 << item
            return purse - 1
        if own[BOOKS] >> JOKER_BOOK & 1:
            own[BOOKS] &= ~(1 << JOKER_BOOK)
            return purse
        return -1

    def _has(self, node: Node, item: int) -> bool:
        own = node.counters
        if own[UNSPENT + item] or own[TOKENS] >> item & 1 or own[BOOKS] >> PAYING[item] & 1:
            return True
        if own[BOOKS] >> JOKER_BOOK & 1:
            return True
        return node.purse > 0 and not own[HAD] >> item & 1

    def _has_book(self, node: Node, book: int) -> bool:
        return node.counters[BOOKS] >> book & 1 == 1 or (node.purse > 1 and book in node.books)

    def _level_meets(self, node: Node, slot: int) -> bool:
        """Whether the slot left by joins the target's slot: equal level, not used."""
        if self.objective.card == "rim":
            return True
        place = self.s.next_to[node.place][slot]
        across = facing(slot)
        printed = 5 - across if self.s.turned[place] else across
        target = self.sheets[self.s.cards[place]]
        return target.levels[printed] == self._sheet(node, node.place).levels[node.way.exit]

    def _leg(self, node: Node, slot: int) -> Leg:
        nodes: list[Node] = []
        at: Node | None = node
        while at is not None:
            nodes.append(at)
            at = at.parent
        nodes.reverse()
        first = nodes[0]
        start = first.way.entry
        if start < 6 and self._turned(first, first.place):
            start = 5 - start
        end = (node.place, slot)
        if slot >= 6:
            end = (node.place, standing(node.way.entry, self._sheet(node, node.place)))
        elif self.objective.card != "rim":
            end = (self.s.next_to[node.place][slot], facing(slot))
        leg = Leg(self.objective, node.pawn, (first.place, start), end)
        leg.nodes = nodes
        return leg

    def _by_circle(self, node: Node, circle: int) -> Coming | None:
        """A jump: a scroll is paid and the circle stood on is crossed out; ``None`` when it cannot be paid."""
        own = node.counters[:]
        purse = self._pay(own, JUMPING, node.purse)
        if purse < 0:
            return None
        own[CIRCLES_USED] += 2
        use = node.uses[node.place]
        uses = node.uses.copy()
        uses[node.place] = Use(use.pieces, use.nodes, use.crossed | 1 << circle, use.cleared, use.chords, use.visited)
        coming = Coming(node, BY_CIRCLE, node.pawn, own, uses, node.laid, purse, node.books)
        coming.paid = circle
        return coming

    def _by_spell(self, node: Node, book: int) -> Coming:
        """A leap by SB3 or SB9, which is bought while the market is open."""
        own, purse, books = node.counters[:], node.purse, node.books
        if own[BOOKS] >> book & 1:
            own[BOOKS] &= ~(1 << book)
        else:
            purse -= 2
            books = [other for other in books if other != book]
        return Coming(node, book, node.pawn, own, node.uses, node.laid, purse, books)

    def _cleared(self, node: Node, place: int, entry: int) -> bool:
        """Whether the monsters of the room that an entry leaps into are dead already."""
        use = node.uses.get(place, self.s.uses.get(place, UNUSED))
        return IN_ROOM <= entry < IN_PIECE and use.cleared >> (entry - IN_ROOM) & 1 == 1
