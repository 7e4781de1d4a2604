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
    DEED_OF,
    KEY,
    ROPE,
    SCROLL,
    SWORD,
    TOKENS,
    UNSPENT,
    Situation,
    Use,
)  # fmt: skip
from lanterns.games.mapmasters.coop.strides import (
    BY_AMBUSH,
    BY_CIRCLE,
    BY_COOPER,
    ON_FOOT,
    Leg,
    Node,
    Strides,
    facing,
)  # fmt: skip
from lanterns.games.mapmasters.coop.ways import (
    CIRCLED,
    FALLEN,
    GAIN,
    INSIDE,
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
)  # fmt: skip

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


class LegSearch(Strides):
    """The search for one leg to ``objective`` by any of ``pawns`` (indices). Places of ``keep`` are not laid on, ends
    of ``banned`` not come to."""

    def __init__(
        self, situation: Situation, objective: Objective, pawns: list[int], rng: Random, patience: int = 1500,
        banned: list[tuple[int, int]] | None = None, keep: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(situation, objective, banned)
        self.pawns = pawns
        self.rng = rng
        self.patience = patience
        self.kept = keep if keep is not None else []
        self.heap: list[tuple[float, int, Node]] = []
        self.serial = 0
        self.looked = 0
        self.seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
        self.crowd: dict[int, int] = {}
        self.dist = self._distances()
        self.offers: dict[int, list[tuple[float, int, int, Way]]] = {}
        self.weight = self._weights()
        held = any(pawn.counters[BOOKS] >> 3 & 1 for pawn in situation.pawns)
        #: whether SB3 may leap from inside a corridor in some line [MR57]
        self.ambush = situation.inside and (held or 3 in situation.books)

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
                    if way.exit == INSIDE and not self.ambush:
                        continue
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

    def _take(
        self, parent: Node | None, place: int, sheet: Sheet, way: Way, how: int, counters: list[int],
        uses: dict[int, Use], laid: dict[int, int], purse: int, pawn: int, left: int,
    ) -> None:  # fmt: skip
        node = self._taken(parent, place, sheet, way, how, counters, uses, laid, purse, pawn, left)
        if node is not None:
            self._push(node, sheet)

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
            if exit in (STANDING, INSIDE) and not self._has_book(node, 3):
                return
            if exit == INSIDE and not s.inside:
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
            self._into(node, there, facing(slot), node.counters, node.purse, node.pawn)
        elif exit < STANDING:
            self._jump(node, exit - ON_CIRCLE)
        else:
            if self._has_book(node, 3):
                self._leap(node, 3)
            if exit == ON_BARREL and self._has_book(node, 9):
                self._leap(node, 9)
        return None

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
            if card and place not in s.target_at:
                sheet = self.sheets[card]
                for number in range(len(sheet.circles)):
                    for way in sheet.ways(ON_CIRCLE + number):
                        self._take(node, place, sheet, way, BY_CIRCLE, own, uses, node.laid, purse, node.pawn, circle)
        self._lay_far(node, own, uses, purse, BY_CIRCLE, circle)

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
