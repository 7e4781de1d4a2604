"""One leg of one group: a search for a line to a target card that brings what an objective asks, laying cards of the
pool where the line runs into empty places.

Best first over ways through cards (see ``ways``): short, cheap, near the target and rich in what is wanted comes first;
``patience`` is how many positions are looked at. It is a search for a good leg, not for all of them.
"""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.estimates import FAR, Estimates
from lanterns.games.mapmasters.coop.planner.nodes import (
    BY_AMBUSH,
    BY_CIRCLE,
    BY_COOPER,
    ON_FOOT,
    Coming,
    Leg,
    Node,
    facing,
)
from lanterns.games.mapmasters.coop.planner.sides import Sides
from lanterns.games.mapmasters.coop.planner.situation import BOOKS, Situation
from lanterns.games.mapmasters.coop.planner.ways import (
    INSIDE,
    JUMPING,
    LANDED,
    ON_BARREL,
    ON_CIRCLE,
    STANDING,
    Sheet,
    Way,
)  # fmt: skip

#: weights of the estimate, in cards walked through
PER_CARD: Final = 0.5
PER_LAID: Final = 0.7
PER_COIN: Final = 0.8
PER_MISSING: Final = 1.5
NOISE: Final = 1.2
UNSURE: Final = 0.35  # for a card that is only guessed to come, once in the estimate and once among the ways offered
SAME_PLACE: Final = 14  # positions looked at with one place and exit
SHORTLIST: Final = 26  # ways offered per empty place
CIRCLE_PLACES: Final = 5  # empty places offered for a card with a circle or barrel to leap to


class LegSearch(Estimates):
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
        self.offers: dict[int, list[tuple[float, int, int, Way]]] = {}
        self.sides = Sides(situation, objective)
        held = any(pawn.counters[BOOKS] >> BY_AMBUSH & 1 for pawn in situation.pawns)
        #: whether SB3 may leap from inside a corridor in some line [MR57]
        self.ambush = situation.inside and (held or BY_AMBUSH in situation.books)

    def run(self) -> Leg | None:
        """The first leg found, or ``None``."""
        if not self.ends and not self.landing:
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
        coming = Coming(None, ON_FOOT, number, pawn.counters, {}, {}, self.s.purse, self.s.books)
        places = [(pawn.place, pawn.slot)] if pawn.place >= 0 else self._free_starts()
        for place, slot in places:
            if slot >= 6:  # where a leap has landed
                sheet = self.sheets[self.s.cards[place]]
                for way in sheet.ways(slot):
                    self._take(coming, place, sheet, way)
                continue
            if self.s.blocked[place]:
                continue
            self._into(coming, place, slot)

    def _into(self, coming: Coming, place: int, slot: int) -> None:
        """Enter a place by a slot position: through what lies there, or through a card to be laid."""
        s = self.s
        level = self._level_left(coming.parent)
        card, turned = s.cards[place], s.turned[place]
        if place in coming.laid:
            value = coming.laid[place]
            card, turned = s.pool[value >> 1], value & 1 == 1
        if card:
            if place in s.target_at and coming.parent is not None:
                return
            sheet = self.sheets[card]
            printed = 5 - slot if turned else slot
            if level >= 0 and sheet.levels[printed] != level:
                return
            for way in sheet.ways(printed):
                self._take(coming, place, sheet, way)
            return
        if place in self.kept:
            return
        self._lay(coming, place, slot, level)

    def _level_left(self, parent: Node | None) -> int:
        """Level of the slot by which the line has just left a card; -1 at its start."""
        if parent is None:
            return -1
        sheet = self._sheet(parent, parent.place)
        return sheet.levels[parent.way.exit]

    def _lay(self, coming: Coming, place: int, slot: int, level: int) -> None:
        s = self.s
        count = 0
        for _, number, turned, way in self._offered(slot):
            sheet = self.sheets[s.pool[number]]
            if level >= 0 and sheet.levels[way.entry] != level:
                continue
            free = self._available(number, coming.laid, place)
            if free < 0:
                continue
            self._take(coming.laying(place, free, turned), place, sheet, way)
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
                        worth = self._worth(sheet, way) + self.rng.random()
                        if not s.sure[number]:
                            worth -= UNSURE
                        out.append((worth, number, turned, way))
        out.sort(key=_richest)
        self.offers[slot] = out
        return out

    def _take(self, coming: Coming, place: int, sheet: Sheet, way: Way) -> None:
        node = self._taken(coming, place, sheet, way)
        if node is not None and self.sides.left(node):
            self._push(node, sheet)

    def _push(self, node: Node, sheet: Sheet) -> None:
        """Put a line into the queue by its estimate."""
        s, exit = self.s, node.way.exit
        if exit == LANDED:
            distance = 0.0
        elif exit < 6:
            slot = 5 - exit if self._turned(node, node.place) else exit
            there = s.next_to[node.place][slot]
            if (node.place, slot) in self.ends:
                distance = 0.0
            elif there < 0 or there in s.target_at:
                return
            else:
                distance = float(self.dist[there])
                if distance >= FAR and not s.teleports:
                    return
                if distance >= FAR or self.landing:
                    distance = min(distance, self.across)
        elif not s.teleports:
            return
        else:
            if exit in (STANDING, INSIDE) and not self._has_book(node, BY_AMBUSH):
                return
            if exit == INSIDE and not s.inside:
                return
            if exit == ON_BARREL and not self._has_book(node, BY_COOPER) and not self._has_book(node, BY_AMBUSH):
                return
            here = self.dist[node.place]
            distance = min(float(here), self.across) - (1.5 if here >= FAR else 0.0)
            if exit >= ON_CIRCLE and exit < STANDING:
                circle = 1 << (exit - ON_CIRCLE)
                if node.uses[node.place].crossed & circle:
                    return
                if not self._has(node, JUMPING):
                    return
        key = (node.place, exit, len(node.laid), tuple(node.counters))
        if key in self.seen:
            return
        self.seen.add(key)
        lack = self.missing(node.counters, node.purse)
        estimate = PER_CARD * node.depth + PER_LAID * len(node.laid) + PER_COIN * (s.purse - node.purse)
        for value in node.laid.values():
            if not s.sure[value >> 1]:
                estimate += UNSURE
        estimate += distance + PER_MISSING * lack - self._helpful(node) + NOISE * self.rng.random()
        self.serial += 1
        heappush(self.heap, (estimate, self.serial, node))

    def _expand(self, node: Node) -> Leg | None:
        exit = node.way.exit
        if exit == LANDED:
            return self._leg(node, LANDED) if self.meets(node) else None
        if exit < 6:
            slot = 5 - exit if self._turned(node, node.place) else exit
            if (node.place, slot) in self.ends:
                if self._level_meets(node, slot) and self.meets(node):
                    return self._leg(node, slot)
                there = self.s.next_to[node.place][slot]
                if there < 0 or there in self.s.target_at:
                    return None
            there = self.s.next_to[node.place][slot]
            self._into(node.onward(), there, facing(slot))
        elif exit < STANDING:
            self._jump(node, exit - ON_CIRCLE)
        else:
            if self._has_book(node, BY_AMBUSH):
                self._leap(node, BY_AMBUSH)
            if exit == ON_BARREL and self._has_book(node, BY_COOPER):
                self._leap(node, BY_COOPER)
        return None

    def _jump(self, node: Node, circle: int) -> None:
        """Go on from every living circle that lies or may be laid [P15]."""
        coming = self._by_circle(node, circle)
        if coming is None:
            return
        s = self.s
        for place, card in enumerate(s.cards):
            if place in node.laid:
                card = s.pool[node.laid[place] >> 1]
            if card and place not in s.target_at:
                sheet = self.sheets[card]
                for number in range(len(sheet.circles)):
                    for way in sheet.ways(ON_CIRCLE + number):
                        self._take(coming, place, sheet, way)
        self._land(node, coming)
        self._lay_far(coming)

    def _leap(self, node: Node, how: int) -> None:
        """SB3 onto a monster, SB9 from barrel to barrel."""
        s = self.s
        coming = self._by_spell(node, how)
        for place, card in enumerate(s.cards):
            if place in node.laid:
                card = s.pool[node.laid[place] >> 1]
            if card and place not in s.target_at:
                sheet = self.sheets[card]
                for entry in sheet.monster_entries if how == BY_AMBUSH else sheet.barrel_entries:
                    if place == node.place or (how == BY_AMBUSH and self._cleared(node, place, entry)):
                        continue
                    for way in sheet.ways(entry):
                        self._take(coming, place, sheet, way)
        self._land(node, coming)
        self._lay_far(coming)

    def _land(self, node: Node, coming: Coming) -> None:
        """Leap onto the target card itself, where that meets the objective [MR56]."""
        if not self.landing:
            return
        place = self.s.place_of(self.objective.card)
        sheet = self.sheets[self.s.cards[place]]
        for entry in _entries(sheet, coming.how):
            if place == node.place or (coming.how == BY_AMBUSH and self._cleared(node, place, entry)):
                continue
            for way in sheet.landings(entry):
                self._take(coming, place, sheet, way)

    def _lay_far(self, coming: Coming) -> None:
        """Lay a card to land on at some empty places, those near the target first."""
        s = self.s
        empty = [
            place for place, card in enumerate(s.cards)
            if not card and not s.blocked[place] and place not in coming.laid and place not in self.kept
        ]  # fmt: skip
        ranked = sorted((self.dist[place] + 2.0 * self.rng.random(), place) for place in empty)
        seen: set[tuple[str, int]] = set()
        for number, card in enumerate(s.pool):
            if not s.free_pool[number] or (card, s.owner[number]) in seen:
                continue
            seen.add((card, s.owner[number]))
            sheet = self.sheets[card]
            entries = _entries(sheet, coming.how)
            if not entries:
                continue
            for _, place in ranked[:CIRCLE_PLACES]:
                free = self._available(number, coming.laid, place)
                for turned in (0, 1) if free >= 0 else ():
                    landing = coming.laying(place, free, turned)
                    for entry in entries:
                        for way in sheet.ways(entry):
                            if way.exit < 6:
                                self._take(landing, place, sheet, way)


def _entries(sheet: Sheet, how: int) -> list[int]:
    """Where a jump or leap may come down on a card."""
    if how == BY_CIRCLE:
        return [ON_CIRCLE + k for k in range(len(sheet.circles))]
    return sheet.monster_entries if how == BY_AMBUSH else sheet.barrel_entries


def _richest(entry: tuple[float, int, int, Way]) -> float:
    return -entry[0]
