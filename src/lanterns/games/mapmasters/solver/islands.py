"""Cards being laid in groups that do not hang together yet, and how groups become one legal layout.

By a circle a path may come to a card that does not lie beside the others: it then begins an *island* with places of its
own. Islands are joined when the path walks across, or at the end, with cards of the hand as bridges if need be.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.layout import SLOT_CELL, SLOT_DX, SLOT_DY, facing_slot

EMPTY: Final = -1
#: the cell before the start slot, or before an exit, must stay empty
RESERVED: Final = -2


class Lay:
    """A card of a finished layout."""

    def __init__(self, card: int, x: int, y: int, turned: bool) -> None:
        self.card = card
        self.x = x
        self.y = y
        self.turned = turned


class Islands:
    """The cards of a hand: where each lies, and on which island; -1 is in the hand."""

    def __init__(self, cards: list[Card], edges: str, connect: str) -> None:
        self.cards = cards
        self.strict = edges == "strict"
        self.touch = connect == "touch"
        self.size = len(cards)
        self.x: list[int] = [0] * self.size
        self.y: list[int] = [0] * self.size
        self.turned: list[bool] = [False] * self.size
        self.island: list[int] = [-1] * self.size
        self.islands = 0
        self.cells: dict[int, int] = {}
        #: the layout that ``assemble`` found
        self.lays: list[Lay] = []

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
