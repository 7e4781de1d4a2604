"""One leg of one group: a search for a line to a target card that brings what an objective asks, laying cards of the
pool where the line runs into empty places.

Best first over ways through cards (see ``ways``): short, cheap, near the target and rich in what is wanted comes first;
``patience`` is how many positions are looked at. It is a search for a good leg, not for all of them.
"""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.missions import Objective
from lanterns.games.mapmasters.coop.situation import (
    BOOKS,
    CIRCLES,
    CIRCLES_USED,
    DEED_OF,
    EASY,
    HAD,
    HARD,
    KEY,
    LOCKS,
    MONSTERS,
    OBJECT_OF,
    PAYING,
    ROOMS,
    ROPE,
    SCROLL,
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
from lanterns.games.mapmasters.coop.ways import (
    CIRCLED,
    FALLEN,
    GAIN,
    IN_PIECE,
    IN_ROOM,
    LAVA,
    LOCK,
    MONSTER,
    ON_BARREL,
    ON_CIRCLE,
    ROPED,
    STANDING,
    STEPS,
    Sheet,
    Way,
    sheets,
)  # fmt: skip

#: how a line comes to a way: on foot, by a circle, by SB3, by SB9
ON_FOOT: Final = 0
BY_CIRCLE: Final = 1
BY_AMBUSH: Final = 3
BY_COOPER: Final = 9

#: weights of the estimate, in cards walked through
PER_CARD: Final = 0.5
PER_LAID: Final = 0.7
PER_COIN: Final = 0.8
PER_MISSING: Final = 1.5
PER_JUMP: Final = 0.8
ACROSS: Final = 5.0  # distance to a target that cannot be reached on foot
NOISE: Final = 1.2
SAME_PLACE: Final = 14  # positions looked at with one place and exit
SHORTLIST: Final = 26  # ways offered per empty place
CIRCLE_PLACES: Final = 5  # empty places offered for a card with a circle or barrel to leap to
FAR: Final = 99


class Node:
    """A line so far: the way just taken through ``place``, and everything it has changed."""

    def __init__(
        self, parent: Node | None, place: int, way: Way, how: int, counters: list[int], uses: dict[int, Use],
        laid: dict[int, int], purse: int, books: list[int], pawn: int, paid: int,
    ) -> None:  # fmt: skip
        self.parent = parent
        self.place = place
        self.way = way
        self.how = how
        self.counters = counters
        self.uses = uses
        #: places to (pool number << 1 | turned)
        self.laid = laid
        self.purse = purse
        self.books = books
        self.pawn = pawn
        #: circle left by (its number on the card of the parent), for a jump
        self.paid = paid
        self.depth = 0


class Leg:
    """A leg found: which pawn, which objective, where it starts and ends (place and slot position), its nodes."""

    def __init__(self, objective: Objective, pawn: int, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.objective = objective
        self.pawn = pawn
        self.start = start
        self.end = end
        self.nodes: list[Node] = []

    def laid(self) -> dict[int, int]:
        """Cards that the leg lays: place to (pool number << 1 | turned)."""
        return self.nodes[-1].laid


class LegSearch:
    """The search for one leg to ``objective`` by any of ``pawns`` (indices)."""

    def __init__(
        self, situation: Situation, objective: Objective, pawns: list[int], rng: Random, patience: int = 1500,
        banned: list[tuple[int, int]] | None = None, keep: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.s = situation
        self.objective = objective
        self.pawns = pawns
        self.rng = rng
        self.patience = patience
        self.banned = banned if banned is not None else []
        self.kept = keep if keep is not None else []
        self.sheets = sheets()
        self.heap: list[tuple[float, int, Node]] = []
        self.serial = 0
        self.looked = 0
        self.seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
        self.crowd: dict[int, int] = {}
        self.wanted = OBJECT_OF.get(objective.what, -1) if objective.need == "object" else -1
        self.ends: list[tuple[int, int]] = self._ends()
        self.dist = self._distances()
        self.offers: dict[int, list[tuple[float, int, int, Way]]] = {}
        self.weight = self._weights()
        self.hopeless = False

    # -- preparation -----------------------------------------------------------------------------------------------

    def _ends(self) -> list[tuple[int, int]]:
        """(place, slot position) by which a line leaves its last card: toward the target, or through an exit."""
        s, objective = self.s, self.objective
        if objective.card == "rim":
            return [end for end in s.mission.exits if end not in self.banned]
        out: list[tuple[int, int]] = []
        target = -1
        for place, card in s.target_at.items():
            if card == objective.card:
                target = place
        for slot in objective.at:
            near = s.next_to[target][slot]
            good = (target, slot) not in self.banned and near >= 0 and near not in s.target_at
            if good and self._slot_free(target, slot):
                out.append((near, _facing(slot)))
        return out

    def _slot_free(self, place: int, slot: int) -> bool:
        s = self.s
        card = self.sheets[s.cards[place]].card
        node = card.slots[5 - slot if s.turned[place] else slot]
        if node < 0:
            return False
        use = s.uses.get(place, UNUSED)
        return not (use.nodes >> node & 1 or use.pieces >> card.at[node][0] & 1)

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

    # -- what a line has and lacks ---------------------------------------------------------------------------------

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

    # -- the search ------------------------------------------------------------------------------------------------

    def run(self) -> Leg | None:
        """The first leg found, or ``None``."""
        if not self.ends:
            return None
        for pawn in self.pawns:
            self._begin(pawn)
        while self.heap and self.looked < self.patience:
            _, _, node = heappop(self.heap)
            exit = node.way.exit
            crowd = node.place << 8 | exit
            if self.crowd.get(crowd, 0) >= SAME_PLACE:
                continue
            self.crowd[crowd] = self.crowd.get(crowd, 0) + 1
            self.looked += 1
            leg = self._expand(node)
            if leg is not None:
                return leg
        return None

    def _begin(self, number: int) -> None:
        pawn = self.s.pawns[number]
        places = [(pawn.place, pawn.slot)] if pawn.place >= 0 else self._free_starts()
        for place, slot in places:
            if self.s.blocked[place]:
                continue
            self._into(None, place, slot, pawn.counters, self.s.purse, number)

    def _free_starts(self) -> list[tuple[int, int]]:
        taken = [(pawn.place, pawn.slot) for pawn in self.s.pawns]
        return [start for start in self.s.starts if start not in taken and start not in self.ends]

    def _into(self, parent: Node | None, place: int, slot: int, counters: list[int], purse: int, pawn: int) -> None:
        """Enter a place by a slot position: through what lies there, or through a card to be laid."""
        s = self.s
        uses: dict[int, Use] = parent.uses if parent is not None else {}
        laid: dict[int, int] = parent.laid if parent is not None else {}
        level = self._level_left(parent)
        card, turned = s.cards[place], s.turned[place]
        if place in laid:
            card, turned = s.pool[laid[place] >> 1], laid[place] & 1 == 1
        if card:
            if place in s.target_at and parent is not None:
                return
            sheet = self.sheets[card]
            printed = 5 - slot if turned else slot
            if level >= 0 and sheet.levels[printed] != level:
                return
            for way in sheet.ways(printed):
                self._take(parent, place, sheet, way, ON_FOOT, counters, uses, laid, purse, pawn, 0)
            return
        if place in self.kept:
            return
        self._lay(parent, place, slot, level, counters, uses, laid, purse, pawn)

    def _level_left(self, parent: Node | None) -> int:
        """Level of the slot by which the line has just left a card; -1 at its start."""
        if parent is None:
            return -1
        sheet = self._sheet(parent, parent.place)
        return sheet.levels[parent.way.exit]

    def _lay(
        self, parent: Node | None, place: int, slot: int, level: int, counters: list[int], uses: dict[int, Use],
        laid: dict[int, int], purse: int, pawn: int,
    ) -> None:  # fmt: skip
        s = self.s
        count = 0
        for _, number, turned, way in self._offered(slot):
            sheet = self.sheets[s.pool[number]]
            if level >= 0 and sheet.levels[way.entry] != level:
                continue
            free = self._available(number, laid)
            if free < 0:
                continue
            more = laid.copy()
            more[place] = free << 1 | turned
            self._take(parent, place, sheet, way, ON_FOOT, counters, uses, more, purse, pawn, 0)
            count += 1
            if count >= SHORTLIST:
                return

    def _offered(self, slot: int) -> list[tuple[float, int, int, Way]]:
        """Ways through cards of the pool from a slot position, the richest first."""
        known = self.offers.get(slot)
        if known is not None:
            return known
        s = self.s
        out: list[tuple[float, int, int, Way]] = []
        seen: set[tuple[str, int]] = set()
        for number, card in enumerate(s.pool):
            if not s.free_pool[number] or (card, s.owner[number]) in seen:
                continue
            seen.add((card, s.owner[number]))
            sheet = self.sheets[card]
            for turned in (0, 1):
                for way in sheet.ways(5 - slot if turned else slot):
                    if way.exit < 6 or way.exit >= ON_CIRCLE:
                        out.append((self._worth(sheet, way) + self.rng.random(), number, turned, way))
        out.sort(key=_richest)
        self.offers[slot] = out
        return out

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

    def _available(self, number: int, laid: dict[int, int]) -> int:
        """A free card equal to this one and of the same owner, or -1."""
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
        if number not in taken and s.free_pool[number]:
            return number
        for other in range(len(s.pool)):
            if s.pool[other] == card and s.owner[other] == owner and s.free_pool[other] and other not in taken:
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

    # -- taking a way ----------------------------------------------------------------------------------------------

    def _take(
        self, parent: Node | None, place: int, sheet: Sheet, way: Way, how: int, counters: list[int],
        uses: dict[int, Use], laid: dict[int, int], purse: int, pawn: int, left: int,
    ) -> None:  # fmt: skip
        node = self._taken(parent, place, sheet, way, how, counters, uses, laid, purse, pawn, left)
        if node is not None:
            self._push(node, sheet)

    def _taken(
        self, parent: Node | None, place: int, sheet: Sheet, way: Way, how: int, counters: list[int],
        uses: dict[int, Use], laid: dict[int, int], purse: int, pawn: int, left: int,
    ) -> Node | None:  # fmt: skip
        """The line after a way, or ``None`` when something of it is used up or cannot be paid."""
        use = uses.get(place, UNUSED)
        visited = use.visited
        if use is UNUSED:
            use = self.s.uses.get(place, UNUSED)
            visited = self.s.pawns[pawn].visited.get(place, 0)
        nodes = way.nodes
        if parent is None and self.s.pawns[pawn].place == place:
            nodes &= ~(1 << sheet.card.slots[way.entry])  # the slot of arrival, from which the next leg goes on
        if way.pieces & use.pieces or nodes & use.nodes or way.crossed & use.crossed or way.against & use.chords:
            return None
        purse_left = purse
        own = counters[:]
        cleared = use.cleared
        first_circle = way.lands == 0 or use.nodes & way.lands == 0
        books = parent.books if parent is not None else self.s.books
        for event in way.events:
            kind, argument = event >> 4, event & 15
            need = -1
            if kind == GAIN:
                own[UNSPENT + argument] += 1
                continue
            if kind == MONSTER:
                need = SWORD
                own[MONSTERS] += 1
            elif kind == LOCK:
                need = KEY
                own[LOCKS] += 1
            elif kind == LAVA or kind == ROPED:
                need = ROPE
                own[TRAPS] += 1
            elif kind == FALLEN:
                own[TRAPS] += 1
            elif kind == STEPS:
                own[STAIRS] += 1
            elif kind == CIRCLED:
                if first_circle or not way.lands:
                    own[CIRCLES] += 1
            else:
                if not cleared >> argument & 1:
                    room = sheet.rooms[argument]
                    for _ in range(room.monsters):
                        purse_left = self._pay(own, SWORD, purse_left)
                        if purse_left < 0:
                            return None
                    cleared |= 1 << argument
                    own[MONSTERS] += room.monsters
                    own[TRAPS] += room.traps
                    own[CIRCLES] += room.circles
                    for item in range(6):
                        own[UNSPENT + item] += room.objects[item]
                if not visited >> argument & 1:
                    visited |= 1 << argument
                    own[ROOMS] += 1
            if need >= 0:
                purse_left = self._pay(own, need, purse_left)
                if purse_left < 0:
                    return None
        new = Use(
            use.pieces | way.pieces, use.nodes | way.nodes | way.lands, use.crossed | way.crossed, cleared,
            use.chords | way.chords, visited,
        )  # fmt: skip
        more = uses.copy()
        more[place] = new
        node = Node(parent, place, way, how, own, more, laid, purse_left, books, pawn, left)
        node.depth = parent.depth + 1 if parent is not None else 1
        return node

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
        if own[BOOKS] >> 2 & 1:
            own[BOOKS] &= ~(1 << 2)
            return purse
        return -1

    def _push(self, node: Node, sheet: Sheet) -> None:
        """Put a line into the queue by its estimate."""
        s, exit = self.s, node.way.exit
        if exit < 6:
            slot = 5 - exit if self._turned(node, node.place) else exit
            there = s.next_to[node.place][slot]
            if (node.place, slot) in self.ends:
                distance = 0.0
            elif there < 0 or there in s.target_at:
                return
            else:
                distance = float(self.dist[there])
                if distance >= FAR:
                    if not s.teleports:
                        return
                    distance = ACROSS
        elif not s.teleports:
            return
        else:
            if exit == STANDING and not self._has_book(node, 3):
                return
            if exit == ON_BARREL and not self._has_book(node, 9) and not self._has_book(node, 3):
                return
            here = self.dist[node.place]
            distance = min(float(here), ACROSS) - (1.5 if here >= FAR else 0.0)
            if exit >= ON_CIRCLE and exit < STANDING:
                circle = 1 << (exit - ON_CIRCLE)
                if node.uses[node.place].crossed & circle:
                    return
                if not self._has(node, SCROLL):
                    return
        key = (node.place, exit, len(node.laid), tuple(node.counters))
        if key in self.seen:
            return
        self.seen.add(key)
        lack = self.missing(node.counters, node.purse)
        estimate = PER_CARD * node.depth + PER_LAID * len(node.laid) + PER_COIN * (s.purse - node.purse)
        estimate += distance + PER_MISSING * lack - self._helpful(node) + NOISE * self.rng.random()
        self.serial += 1
        heappush(self.heap, (estimate, self.serial, node))

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

    def _has(self, node: Node, item: int) -> bool:
        own = node.counters
        if own[UNSPENT + item] or own[TOKENS] >> item & 1 or own[BOOKS] >> PAYING[item] & 1 or own[BOOKS] >> 2 & 1:
            return True
        return node.purse > 0 and not own[HAD] >> item & 1

    def _has_book(self, node: Node, book: int) -> bool:
        return node.counters[BOOKS] >> book & 1 == 1 or (node.purse > 1 and book in node.books)

    def _expand(self, node: Node) -> Leg | None:
        exit = node.way.exit
        if exit < 6:
            slot = 5 - exit if self._turned(node, node.place) else exit
            if (node.place, slot) in self.ends:
                if self._level_meets(node, slot) and self.meets(node):
                    return self._leg(node, slot)
                there = self.s.next_to[node.place][slot]
                if there < 0 or there in self.s.target_at:
                    return None
            there = self.s.next_to[node.place][slot]
            self._into(node, there, _facing(slot), node.counters, node.purse, node.pawn)
        elif exit < STANDING:
            self._jump(node, exit - ON_CIRCLE)
        else:
            if self._has_book(node, 3):
                self._leap(node, 3)
            if exit == ON_BARREL and self._has_book(node, 9):
                self._leap(node, 9)
        return None

    def _level_meets(self, node: Node, slot: int) -> bool:
        """Whether the slot left by joins the target's slot: equal level, not used."""
        if self.objective.card == "rim":
            return True
        place = self.s.next_to[node.place][slot]
        facing = _facing(slot)
        printed = 5 - facing if self.s.turned[place] else facing
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
        start = 5 - first.way.entry if self._turned(first, first.place) else first.way.entry
        end = (node.place, slot)
        if self.objective.card != "rim":
            end = (self.s.next_to[node.place][slot], _facing(slot))
        leg = Leg(self.objective, node.pawn, (first.place, start), end)
        leg.nodes = nodes
        return leg

    # -- circles and leaps -----------------------------------------------------------------------------------------

    def _left(self, node: Node, circle: int) -> tuple[list[int], dict[int, Use], int] | None:
        """Counters, uses and purse after a scroll is paid and the circle stood on is crossed out."""
        own = node.counters[:]
        purse = self._pay(own, SCROLL, node.purse)
        if purse < 0:
            return None
        own[CIRCLES_USED] += 2
        use = node.uses[node.place]
        uses = node.uses.copy()
        uses[node.place] = Use(use.pieces, use.nodes, use.crossed | 1 << circle, use.cleared, use.chords, use.visited)
        return own, uses, purse

    def _jump(self, node: Node, circle: int) -> None:
        """Go on from every living circle that lies or may be laid [P15]."""
        left = self._left(node, circle)
        if left is None:
            return
        own, uses, purse = left
        s = self.s
        for place, card in enumerate(s.cards):
            if place in node.laid:
                card = s.pool[node.laid[place] >> 1]
            if card:
                sheet = self.sheets[card]
                for number in range(len(sheet.circles)):
                    for way in sheet.ways(ON_CIRCLE + number):
                        self._take(node, place, sheet, way, BY_CIRCLE, own, uses, node.laid, purse, node.pawn, circle)
        self._lay_far(node, own, uses, purse, BY_CIRCLE, circle)

    def _spell(self, node: Node, book: int) -> tuple[list[int], int, list[int]]:
        """Counters, purse and books on offer after SB3 or SB9 is used; it is bought while the market is open."""
        own, purse, books = node.counters[:], node.purse, node.books
        if own[BOOKS] >> book & 1:
            own[BOOKS] &= ~(1 << book)
        else:
            purse -= 2
            books = [other for other in books if other != book]
        return own, purse, books

    def _leap(self, node: Node, book: int) -> None:
        """SB3 onto a monster, SB9 from barrel to barrel."""
        s = self.s
        own, purse, books = self._spell(node, book)
        before = node.books
        node.books = books
        how = BY_AMBUSH if book == 3 else BY_COOPER
        for place, card in enumerate(s.cards):
            if place in node.laid:
                card = s.pool[node.laid[place] >> 1]
            if card and place not in s.target_at:
                sheet = self.sheets[card]
                for entry in sheet.monster_entries if book == 3 else sheet.barrel_entries:
                    if place == node.place or (book == 3 and self._cleared(node, place, entry)):
                        continue
                    for way in sheet.ways(entry):
                        self._take(node, place, sheet, way, how, own, node.uses, node.laid, purse, node.pawn, 0)
        self._lay_far(node, own, node.uses, purse, how, 0)
        node.books = before

    # -- the same leg again ----------------------------------------------------------------------------------------

    def again(self, leg: Leg) -> Leg | None:
        """The same line on this situation, in which less is used up than in that for which it was found; ``None``
        when it no longer works (a card is missing, monsters live again, somebody else has what it needs)."""
        s = self.s
        pawn = s.pawns[leg.pawn]
        if pawn.place < 0 and leg.start not in self._free_starts():
            return None
        if pawn.place >= 0 and (pawn.place, pawn.slot) != leg.start:
            return None
        at: Node | None = None
        for node in leg.nodes:
            laid: dict[int, int] = at.laid if at is not None else {}
            if node.place in node.laid and node.place not in laid:
                free = self._available(node.laid[node.place] >> 1, laid)
                if free < 0 or s.cards[node.place]:
                    return None
                laid = laid.copy()
                laid[node.place] = free << 1 | node.laid[node.place] & 1
            card = s.pool[laid[node.place] >> 1] if node.place in laid else s.cards[node.place]
            if not card:
                return None
            own = at.counters if at is not None else pawn.counters
            uses: dict[int, Use] = at.uses if at is not None else {}
            purse = at.purse if at is not None else s.purse
            if node.how == BY_CIRCLE and at is not None:
                left = self._left(at, node.paid)
                if left is None or at.uses[at.place].crossed >> node.paid & 1:
                    return None
                own, uses, purse = left
            elif node.how != ON_FOOT and at is not None:
                entry = node.way.entry
                if not self._has_book(at, node.how) or (node.how == 3 and self._cleared(at, node.place, entry)):
                    return None
                own, purse, at.books = self._spell(at, node.how)
            at = self._taken(
                at, node.place, self.sheets[card], node.way, node.how, own, uses, laid, purse, leg.pawn, node.paid
            )
            if at is None:
                return None
        assert at is not None
        last = leg.nodes[-1]
        slot = 5 - last.way.exit if self._turned(at, at.place) else last.way.exit
        if (at.place, slot) not in self.ends or not self._level_meets(at, slot) or not self.meets(at):
            return None
        return self._leg(at, slot)

    def _cleared(self, node: Node, place: int, entry: int) -> bool:
        """Whether the monsters of the room that an entry leaps into are dead already."""
        use = node.uses.get(place, self.s.uses.get(place, UNUSED))
        return IN_ROOM <= entry < IN_PIECE and use.cleared >> (entry - IN_ROOM) & 1 == 1

    def _lay_far(self, node: Node, own: list[int], uses: dict[int, Use], purse: int, how: int, circle: int) -> None:
        """Lay a card to land on at some empty places, those near the target first."""
        s = self.s
        empty = [
            place for place, card in enumerate(s.cards)
            if not card and not s.blocked[place] and place not in node.laid and place not in self.kept
        ]  # fmt: skip
        ranked = sorted((self.dist[place] + 2.0 * self.rng.random(), place) for place in empty)
        seen: set[tuple[str, int]] = set()
        for number, card in enumerate(s.pool):
            if not s.free_pool[number] or (card, s.owner[number]) in seen:
                continue
            seen.add((card, s.owner[number]))
            sheet = self.sheets[card]
            entries = [ON_CIRCLE + k for k in range(len(sheet.circles))]
            if how != BY_CIRCLE:
                entries = sheet.monster_entries if how == BY_AMBUSH else sheet.barrel_entries
            if not entries:
                continue
            free = self._available(number, node.laid)
            if free < 0:
                continue
            for _, place in ranked[:CIRCLE_PLACES]:
                for turned in (0, 1):
                    laid = node.laid.copy()
                    laid[place] = free << 1 | turned
                    for entry in entries:
                        for way in sheet.ways(entry):
                            if way.exit < 6:
                                self._take(node, place, sheet, way, how, own, uses, laid, purse, node.pawn, circle)


def _facing(slot: int) -> int:
    """Slot position that faces a slot position on a grid without stagger."""
    return (5, 2, 1, 4, 3, 0)[slot]


def _richest(entry: tuple[float, int, int, Way]) -> float:
    return -entry[0]


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
