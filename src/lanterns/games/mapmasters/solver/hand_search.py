"""Best layout and path for a hand of cards: exact branch and bound in which the path lays the cards as it goes.

A path that leaves a card by a free slot may lay any card of the hand there. So only layouts that a path has a use for
are ever looked at, and cards that no path would enter stay in the hand (MR5). By a circle the path may come to a card
that does not lie yet: it then begins a new island (see ``islands``). The first card is never turned: a whole dungeon
turned round is the same dungeon.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import SLOT_CELL, SLOT_DX, SLOT_DY, facing_slot
from lanterns.games.mapmasters.solver.islands import EMPTY, RESERVED, Islands, Lay
from lanterns.games.mapmasters.solver.strands import BYTE, FIRST_CIRCLE, OVER, CardPlay, Strand

JOKER_SHIFT: Final = 32

__all__ = ["JOKER_SHIFT", "HandSearch", "Lay", "afford"]


class HandSearch(Islands):
    """Branch and bound over path and layout together. Counters are packed like those of ``strands``, the joker on
    top."""

    def __init__(self, cards: list[Card], plays: list[CardPlay], edges: str, connect: str) -> None:
        super().__init__(cards, edges, connect)
        self.plays = plays
        self.exit: int = plays[0].net.aim.exit if plays else 0
        self.state: list[int] = [0] * self.size
        self.prices: list[int] = [0, 0, 0, 0]
        self.best = -1
        self.best_lays: list[Lay] = []
        self.best_trail: list[tuple[int, Strand]] = []
        self.best_start = (-1, -1)
        self.trail: list[tuple[int, Strand]] = []
        self.start = (-1, -1)
        self.seen: set[tuple[int, int, int, int]] = set()
        self.states = 0
        self.stopped = False
        self.deadline = 0.0
        self.most_states = 0
        self.width = 0

    # -- bound -----------------------------------------------------------------------------------------------------

    def bound(self, cnt: int) -> int:
        """At most this much can follow when the path stands between two cards."""
        total = 0
        end = self.exit
        for card in range(self.size):
            play = self.plays[card]
            through = play.through(self.state[card])
            total += through
            more = play.ending(self.state[card]) - through
            if more > end:
                end = more
        dearest = 0
        for need in range(4):
            price = self.prices[need]
            if price:
                total += price * (cnt >> (8 * need) & BYTE)
                if price > dearest:
                    dearest = price
        return total + end + dearest * (cnt >> JOKER_SHIFT)

    # -- the search ------------------------------------------------------------------------------------------------

    def run(self, cnt: int, books: int) -> None:
        """Every start card and start slot."""
        for card in range(self.size):
            for slot in range(6):
                if self.cards[card].slots[slot] < 0 or self.stopped:
                    continue
                self.start = (card, slot)
                self.lay(card, 0, 0, False, 0)
                self.islands = 1
                beyond = self.cell(0, SLOT_DX[slot], SLOT_CELL[slot] + SLOT_DY[slot])
                self.cells[beyond] = RESERVED
                self.enter(card, slot, cnt, books, 0)
                del self.cells[beyond]
                self.islands = 0
                self.lift(card)

    def key(self, card: int, entry: int, cnt: int, books: int, val: int) -> tuple[int, int, int, int]:
        """Everything that the rest of the search depends on, and the value so far."""
        places = last = states = 0
        for one in range(self.size):
            place = 0
            if self.island[one] >= 0:
                place = self.x[one] + 16 << 8 | self.y[one] + 16 << 3 | self.island[one] + 1
                if self.turned[one]:
                    place |= 1 << 13
            if one < 4:
                places = places << 14 | place
            else:
                last = place
            states = states << 12 | self.state[one]
        here = (card << 5 | entry) << 6 | self.start[0] << 3 | self.start[1]
        return places, states, (cnt << 2 | (books >> 4 & 1) << 1 | books >> 7 & 1) << 14 | last, val << 14 | here

    def enter(self, card: int, entry: int, cnt: int, books: int, val: int) -> None:
        """Come onto a laid card by a slot or a circle and take every strand from there."""
        if self.stopped:
            return
        key = self.key(card, entry, cnt, books, val)
        if key in self.seen:
            return
        self.seen.add(key)
        self.states += 1
        if self.states % 256 == 0 and self.out_of_time():
            return
        play = self.plays[card]
        before = self.state[card]
        width = 0
        for strand in play.strands(before, entry):
            if strand.books & ~books:
                continue
            after = afford(cnt, strand.req, strand.net)
            if after < 0:
                continue
            now = val + strand.val
            self.trail.append((card, strand))
            if strand.out == OVER:
                if now > self.best:
                    self.note(now, -1, -1)
            else:
                self.state[card] = strand.state
                if now + self.bound(after) > self.best:
                    width += 1
                    if strand.out < FIRST_CIRCLE:
                        self.at_slot(card, strand.out, after, books & ~strand.books, now)
                    else:
                        self.at_circle(after, books & ~strand.books, now)
                self.state[card] = before
            self.trail.pop()
            if self.width and width >= self.width:
                break

    def at_slot(self, card: int, slot: int, cnt: int, books: int, val: int) -> None:
        """The path stands at an open slot: exit, go on to the card there, or lay one there."""
        position = 5 - slot if self.turned[card] else slot
        island = self.island[card]
        x = self.x[card] + SLOT_DX[position]
        y = self.y[card] + SLOT_CELL[position] + SLOT_DY[position]
        level = self.cards[card].slot_level(slot)
        there = self.cells.get(self.cell(island, x, y), EMPTY)
        if there >= 0:
            facing = facing_slot(position, y - self.y[there])
            printed = 5 - facing if self.turned[there] else facing
            if self.cards[there].slot_level(printed) == level and self.plays[there].is_open(self.state[there], printed):
                self.enter(there, printed, cnt, books, val)
            return
        if val + self.exit > self.best:
            self.note(val + self.exit, card, slot)
        if there == RESERVED:
            return
        vertical = SLOT_DX[position] == 0
        for other in range(self.size):
            if self.island[other] >= 0:
                continue
            for turned in (False, True):
                for upper in (0,) if vertical else (0, 1):
                    facing = facing_slot(position, upper)
                    printed = 5 - facing if turned else facing
                    top = y - SLOT_CELL[facing]
                    if self.cards[other].slot_level(printed) == level and self.fits(other, x, top, turned, island):
                        self.lay(other, x, top, turned, island)
                        self.enter(other, printed, cnt, books, val)
                        self.lift(other)
        if self.islands > 1:
            self.cross_over(island, x, y, position, level, cnt, books, val)

    def at_circle(self, cnt: int, books: int, val: int) -> None:
        """The path leaves a circle; every living circle of another card may be the target, of the hand as well."""
        source = self.trail[-1][0]
        for card in range(self.size):
            play = self.plays[card]
            if card == source or not play.circles:
                continue
            for order, icon in enumerate(play.circles):
                if play.xs[self.state[card]] >> icon & 1:
                    continue
                entry = FIRST_CIRCLE + order
                if self.island[card] >= 0:
                    self.enter(card, entry, cnt, books, val)
                    continue
                for turned in (False, True):
                    self.lay(card, 0, 0, turned, self.islands)
                    self.islands += 1
                    self.enter(card, entry, cnt, books, val)
                    self.islands -= 1
                    self.lift(card)

    def cross_over(
        self, island: int, x: int, y: int, position: int, level: int, cnt: int, books: int, val: int
    ) -> None:
        """Walk from one island onto another by moving that one beside it."""
        facing_cells = (0,) if SLOT_DX[position] == 0 else (0, 1)
        for card in range(self.size):
            other = self.island[card]
            if other < 0 or other == island:
                continue
            for upper in facing_cells:
                facing = facing_slot(position, upper)
                printed = 5 - facing if self.turned[card] else facing
                if self.cards[card].slot_level(printed) != level:
                    continue
                dx, dy = x - self.x[card], y - SLOT_CELL[facing] - self.y[card]
                saved = self.merge(island, other, dx, dy)
                if saved is None:
                    continue
                if self.plays[card].is_open(self.state[card], printed):
                    self.enter(card, printed, cnt, books, val)
                self.unmerge(saved)

    # -- answers ---------------------------------------------------------------------------------------------------

    def note(self, val: int, exit_card: int, exit_slot: int) -> None:
        """Remember this path if its islands can be made one legal layout."""
        used = {self.island[card] for card in range(self.size) if self.island[card] >= 0}
        if len(used) > 1 and not self.assemble(exit_card, exit_slot):
            if exit_card >= 0 and val - self.exit > self.best and self.assemble(-1, -1):
                self.keep(val - self.exit, self.lays)
            return
        self.keep(val, self.lays if len(used) > 1 else self.present())

    def keep(self, val: int, lays: list[Lay]) -> None:
        """Store the present path as the best."""
        self.best = val
        self.best_lays = lays
        self.best_trail = self.trail[:]
        self.best_start = self.start

    def out_of_time(self) -> bool:
        """Whether the caller's budget is used up."""
        if self.most_states and self.states >= self.most_states:
            self.stopped = True
        elif self.deadline > 0.0 and perf_counter() > self.deadline:
            self.stopped = True
        return self.stopped


def afford(cnt: int, req: int, net: int) -> int:
    """Counters after a strand, or -1 when it cannot be paid; the joker pays what a counter lacks."""
    joker = cnt >> JOKER_SHIFT
    out = 0
    for shift in (0, 8, 16, 24):
        have = cnt >> shift & BYTE
        lack = (req >> shift & BYTE) - have
        if lack > 0:
            joker -= lack
            if joker < 0:
                return -1
            have += lack
        out |= have + (net >> shift & BYTE) - 64 << shift
    return out | joker << JOKER_SHIFT
