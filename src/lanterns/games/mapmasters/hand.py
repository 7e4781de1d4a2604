"""Best layout and path for a hand of cards: exact branch and bound in which the path lays the cards as it goes.

A path that leaves a card by a free slot may lay any card of the hand there. So only layouts that a path has a use for
are ever looked at, and cards that no path would enter stay in the hand (MR5). By a circle the path may come to a card
that does not lie yet: it then begins a new *island*, which later steps or the end of the path must join to the rest by
a legal layout (``Islands``). The first card is never turned: a whole dungeon turned round is the same dungeon.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from lanterns.games.mapmasters.cards import Card
from lanterns.games.mapmasters.layout import SLOT_CELL, SLOT_DX, SLOT_DY, facing_slot
from lanterns.games.mapmasters.net import LEFT_BY_EXIT
from lanterns.games.mapmasters.strands import BYTE, FIRST_CIRCLE, OVER, CardPlay, Strand

EMPTY: Final = -1
#: the cell before the start slot must stay empty
RESERVED: Final = -2
JOKER_SHIFT: Final = 32


class Lay:
    """A card of a finished layout."""

    def __init__(self, card: int, x: int, y: int, turned: bool) -> None:
        self.card = card
        self.x = x
        self.y = y
        self.turned = turned


class HandSearch:
    """Branch and bound over path and layout together. Counters are packed like those of ``strands``, the joker on
    top."""

    def __init__(self, cards: list[Card], plays: list[CardPlay], edges: str, connect: str) -> None:
        self.cards = cards
        self.plays = plays
        self.strict = edges == "strict"
        self.touch = connect == "touch"
        self.size = len(cards)
        self.x: list[int] = [0] * self.size
        self.y: list[int] = [0] * self.size
        self.turned: list[bool] = [False] * self.size
        #: island of each laid card, -1 in the hand
        self.island: list[int] = [-1] * self.size
        self.islands = 0
        self.state: list[int] = [0] * self.size
        self.cells: dict[int, int] = {}
        self.prices: list[int] = [0, 0, 0, 0]
        self.best = -1
        self.best_lays: list[Lay] = []
        self.best_trail: list[tuple[int, Strand]] = []
        self.best_start = (-1, -1)
        self.trail: list[tuple[int, Strand]] = []
        self.lays: list[Lay] = []
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
        end = LEFT_BY_EXIT
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

    def cell(self, island: int, x: int, y: int) -> int:
        """Key of a cell of an island."""
        return (island << 6 | x + 32) << 6 | y + 32

    def lay(self, card: int, x: int, y: int, turned: bool, island: int) -> None:
        """Put a card of the hand down."""
        self.x[card], self.y[card], self.turned[card], self.island[card] = x, y, turned, island
        self.cells[self.cell(island, x, y)] = card
        self.cells[self.cell(island, x, y + 1)] = card

    def lift(self, card: int) -> None:
        """Take a card up again."""
        island, x, y = self.island[card], self.x[card], self.y[card]
        del self.cells[self.cell(island, x, y)]
        del self.cells[self.cell(island, x, y + 1)]
        self.island[card] = -1

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
        if val + LEFT_BY_EXIT > self.best:
            self.note(val + LEFT_BY_EXIT, card, slot)
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

    def fits(self, card: int, x: int, y: int, turned: bool, island: int) -> bool:
        """Whether a card may lie there: both cells empty, and with strict edges no open slot against a blank side."""
        cells = self.cells
        key = self.cell(island, x, y)
        if key in cells or key + 1 in cells:
            return False
        return not self.strict or self.edges_match(card, x, y, turned, island)

    def edges_match(self, card: int, x: int, y: int, turned: bool, island: int) -> bool:
        """Option ``edges: strict`` [MR2]: every side that meets a card must be open, or blank, on both."""
        for position in range(6):
            cx, cy = x + SLOT_DX[position], y + SLOT_CELL[position] + SLOT_DY[position]
            there = self.cells.get(self.cell(island, cx, cy), EMPTY)
            if there >= 0:
                facing = facing_slot(position, cy - self.y[there])
                theirs = self.cards[there].slot_level(5 - facing if self.turned[there] else facing)
                ours = self.cards[card].slot_level(5 - position if turned else position)
                if theirs != ours:
                    return False
        return True

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

    def merge(self, island: int, other: int, dx: int, dy: int) -> list[tuple[int, int, int, int]] | None:
        """Move all cards of one island into another; ``None`` when they would lie on one another or on a reserved cell.

        Returns what ``unmerge`` needs: per moved card its number, old place and old island; last the reserved cell.
        """
        if island > other:
            # the first island keeps its place: it holds the start
            return self.merge(other, island, -dx, -dy)
        moving = [card for card in range(self.size) if self.island[card] == other]
        for card in moving:
            if not self.fits(card, self.x[card] + dx, self.y[card] + dy, self.turned[card], island):
                return None
        saved = [(card, self.x[card], self.y[card], other) for card in moving]
        for card in moving:
            self.lift(card)
        for card, x, y, _ in saved:
            self.lay(card, x + dx, y + dy, self.turned[card], island)
        return saved

    def unmerge(self, saved: list[tuple[int, int, int, int]]) -> None:
        """Undo ``merge``."""
        for card, _, _, _ in saved:
            self.lift(card)
        for card, x, y, island in saved:
            self.lay(card, x, y, self.turned[card], island)

    # -- answers ---------------------------------------------------------------------------------------------------

    def note(self, val: int, exit_card: int, exit_slot: int) -> None:
        """Remember this path if its islands can be made one legal layout."""
        used = {self.island[card] for card in range(self.size) if self.island[card] >= 0}
        if len(used) > 1 and not self.assemble(exit_card, exit_slot):
            if exit_card >= 0 and val - LEFT_BY_EXIT > self.best and self.assemble(-1, -1):
                self.keep(val - LEFT_BY_EXIT, self.lays)
            return
        self.keep(val, self.lays if len(used) > 1 else self.present())

    def keep(self, val: int, lays: list[Lay]) -> None:
        """Store the present path as the best."""
        self.best = val
        self.best_lays = lays
        self.best_trail = self.trail[:]
        self.best_start = self.start

    def present(self) -> list[Lay]:
        """The laid cards of the first island."""
        return [
            Lay(card, self.x[card], self.y[card], self.turned[card])
            for card in range(self.size)
            if self.island[card] >= 0
        ]

    def assemble(self, exit_card: int, exit_slot: int) -> bool:
        """Whether all islands can be joined, if need be by cards of the hand; ``lays`` is then such a layout.

        The exit slot, when there is one, must stay free as well.
        """
        saved_cells = dict(self.cells)
        if exit_card >= 0:
            position = 5 - exit_slot if self.turned[exit_card] else exit_slot
            x = self.x[exit_card] + SLOT_DX[position]
            y = self.y[exit_card] + SLOT_CELL[position] + SLOT_DY[position]
            self.cells.setdefault(self.cell(self.island[exit_card], x, y), RESERVED)
        self.lays = []
        found = self.join_islands(exit_card, exit_slot)
        self.cells = saved_cells
        return found

    def join_islands(self, exit_card: int, exit_slot: int) -> bool:
        others = sorted({self.island[card] for card in range(self.size) if self.island[card] > 0})
        if not others:
            self.lays = self.present()
            return True
        mine = [card for card in range(self.size) if self.island[card] == 0]
        for other in others:
            theirs = [card for card in range(self.size) if self.island[card] == other]
            for dx, dy in self.contacts(mine, theirs):
                if exit_card in theirs and not self.exit_stays_free(exit_card, exit_slot, dx, dy):
                    continue
                saved = self.merge(0, other, dx, dy)
                if saved is None:
                    continue
                moved: list[int] = []
                if exit_card in theirs:
                    moved = self.reserve_exit(exit_card, exit_slot)
                found = self.join_islands(exit_card, exit_slot)
                for key in moved:
                    del self.cells[key]
                self.unmerge(saved)
                if found:
                    return True
        return self.bridge(mine, exit_card, exit_slot)

    def exit_stays_free(self, card: int, slot: int, dx: int, dy: int) -> bool:
        """Whether the cell before the exit is empty after its island is moved to the first one."""
        position = 5 - slot if self.turned[card] else slot
        x = self.x[card] + dx + SLOT_DX[position]
        y = self.y[card] + dy + SLOT_CELL[position] + SLOT_DY[position]
        return self.cells.get(self.cell(0, x, y), EMPTY) < 0

    def reserve_exit(self, card: int, slot: int) -> list[int]:
        """Reserve the cell before the exit after a move; returns the new keys."""
        position = 5 - slot if self.turned[card] else slot
        x = self.x[card] + SLOT_DX[position]
        y = self.y[card] + SLOT_CELL[position] + SLOT_DY[position]
        key = self.cell(0, x, y)
        if key in self.cells:
            return []
        self.cells[key] = RESERVED
        return [key]

    def bridge(self, mine: list[int], exit_card: int, exit_slot: int) -> bool:
        """Lay one more card of the hand beside the first island and try again."""
        for card in range(self.size):
            if self.island[card] >= 0:
                continue
            for turned in (False, True):
                self.turned[card] = turned
                self.x[card] = self.y[card] = 0
                for dx, dy in self.contacts(mine, [card]):
                    if self.fits(card, dx, dy, turned, 0):
                        self.lay(card, dx, dy, turned, 0)
                        found = self.join_islands(exit_card, exit_slot)
                        self.lift(card)
                        if found:
                            return True
        return False

    def contacts(self, mine: list[int], theirs: list[int]) -> list[tuple[int, int]]:
        """Every shift of some cards by which one of them joins (or, with ``connect: touch``, touches) one of mine."""
        out: dict[tuple[int, int], int] = {}
        for a in mine:
            for position in range(6):
                level = self.cards[a].slot_level(5 - position if self.turned[a] else position)
                if level < 0 and not self.touch:
                    continue
                x = self.x[a] + SLOT_DX[position]
                y = self.y[a] + SLOT_CELL[position] + SLOT_DY[position]
                for b in theirs:
                    for upper in (0,) if SLOT_DX[position] == 0 else (0, 1):
                        facing = facing_slot(position, upper)
                        far = self.cards[b].slot_level(5 - facing if self.turned[b] else facing)
                        if far == level or self.touch:
                            out[(x - self.x[b], y - SLOT_CELL[facing] - self.y[b])] = 1
        return list(out)

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
