"""Where cards lie: the lattice of half heights, facing slots, joins, free and blocked edges, legality [rules 2.1, 2.2].

A card at (x, y) fills the cells (x, y) and (x, y + 1). ``Board`` is a legal or illegal set of laid cards with one
number for every node, piece and icon on the table; paths, scores and the solver speak in these numbers.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, LANDING, PIT, SLOTS, STAIRS, Card, Piece

#: per slot index: which of the two cells it is on (0 upper, 1 lower) and where its side looks (dx, dy)
SLOT_CELL: Final = (0, 0, 0, 1, 1, 1)
SLOT_DX: Final = (0, -1, 1, -1, 1, 0)
SLOT_DY: Final = (-1, 0, 0, 0, 0, 1)

#: what lies beyond an open slot when it is not joined (a joined slot has the neighbour's node number, >= 0)
FREE: Final = -1
BLOCKED: Final = -2
#: Coop: before an empty place, neither exit nor join [MR50]
PENDING: Final = -3
#: Coop: the rim of the grid or of a blocked place, a dead end unless the mission asks for it [M12.6]
RIM: Final = -4


class Placed:
    """A card laid on the lattice: ``name`` is its letter in scripts, ``turned`` its half turn."""

    def __init__(self, name: str, card: Card, x: int, y: int, turned: bool = False) -> None:
        self.name = name
        self.card = card
        self.x = x
        self.y = y
        self.turned = turned

    def printed(self, slot: int) -> int:
        """Printed slot index that shows at position ``slot`` (and the other way round, being a half turn)."""
        return 5 - slot if self.turned else slot

    def level_at(self, slot: int) -> int:
        """Level of the open slot at position ``slot``; -1 for a blank side."""
        return self.card.slot_level(5 - slot if self.turned else slot)


class Grid:
    """A Coop mission's grid: ``columns`` x ``rows`` places, some of them blocked (numbered ``row * columns +
    column``). ``walls`` are pairs of places, lower number first, between which nothing joins (rivers)."""

    def __init__(self, columns: int, rows: int, blocked: list[int], walls: list[tuple[int, int]] | None = None) -> None:
        self.columns = columns
        self.rows = rows
        self.blocked = blocked
        self.walls: list[tuple[int, int]] = walls if walls is not None else []

    def has(self, column: int, row: int) -> bool:
        """Whether this is a place of the grid that is not blocked."""
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return inside and row * self.columns + column not in self.blocked

    def walled(self, one: int, two: int) -> bool:
        """Whether a wall stands between two neighbouring places."""
        return (min(one, two), max(one, two)) in self.walls


class Board:
    """Laid cards with numbers for everything on them.

    ``node_*`` lists are indexed by node, ``piece_*`` by piece, ``icon_*`` by icon. ``link[node]`` of a slot is the
    node it is joined to or one of ``FREE``, ``BLOCKED``, ``PENDING``, ``RIM``. ``goal`` marks placed cards that are
    Coop targets.
    """

    cells: dict[tuple[int, int], int]
    overlap: bool
    node_card: list[int]
    node_name: list[str]
    node_kind: list[int]
    node_at: list[list[int]]
    first_node: list[int]
    piece_a: list[int]
    piece_b: list[int]
    piece_level: list[int]
    piece_icons: list[str]
    piece_first_icon: list[int]
    piece_card: list[int]
    first_piece: list[int]
    icon_kind: list[str]
    icon_card: list[int]
    #: rooms: doors clockwise as piece numbers, icon numbers of the content; empty lists at other nodes
    doors: list[list[int]]
    content: list[list[int]]
    monsters: list[int]
    #: per pit icon: its landing node; per landing: the icon of its pit and the node it is at (pit or room)
    pit_landing: dict[int, int]
    landing_pit: dict[int, int]
    #: icon standing for a node: stairs, corridor pit, corridor circle; -1 otherwise
    node_icon: list[int]
    icon_node: list[int]

    def __init__(
        self, placed: list[Placed], grid: Grid | None = None, goal: list[int] | None = None, before: Board | None = None
    ) -> None:
        """``before`` is the board of all these cards but the last ones: what it has numbered keeps its number, and is
        not looked at again. A search that lays card after card spares nine tenths of the work by it."""
        self.placed = placed
        self.grid = grid
        self.goal: list[int] = goal if goal is not None else []
        #: whether a leap onto a goal card arrives there [MR56]; the first edition of Coop did not have it so
        self.leaps_arrive = True
        if before is None:
            self._begin()
        else:
            self._begin_as(before)
        laid, known = len(self.first_node), len(self.node_card)
        for index in range(laid, len(placed)):
            one = placed[index]
            for cell in ((one.x, one.y), (one.x, one.y + 1)):
                if cell in self.cells:
                    self.overlap = True
                self.cells[cell] = index
            self._add(index, one.card)
        self.circles: list[int] = [icon for icon, kind in enumerate(self.icon_kind) if kind == "O"]
        self.link: list[int] = before.link[:] if before is not None else []
        self.link += [self._link(node) for node in range(known, len(self.node_card))]
        for index in range(laid):
            if self._is_near(index, laid):
                self._link_anew(index)
        self.masks: dict[str, int] = {}

    def _is_near(self, index: int, laid: int) -> bool:
        """Whether one of the cards from ``laid`` on may touch this one."""
        one = self.placed[index]
        return any(-1 <= two.x - one.x <= 1 and -2 <= two.y - one.y <= 2 for two in self.placed[laid:])

    def _link_anew(self, index: int) -> None:
        """Look again beyond the openings of a card beside which another was laid."""
        first = self.first_node[index]
        for node in range(first, first + len(self.placed[index].card.nodes)):
            if self.link[node] == PENDING or self.link[node] == FREE:
                self.link[node] = self._link(node)

    def _begin(self) -> None:
        self.cells, self.overlap = {}, False
        self.node_card, self.node_name, self.node_kind, self.node_at, self.first_node = [], [], [], [], []
        self.piece_a, self.piece_b, self.piece_level, self.piece_icons = [], [], [], []
        self.piece_first_icon, self.piece_card, self.first_piece = [], [], []
        self.icon_kind, self.icon_card, self.icon_node, self.node_icon = [], [], [], []
        self.doors, self.content, self.monsters = [], [], []
        self.pit_landing, self.landing_pit = {}, {}

    def _begin_as(self, before: Board) -> None:
        self.cells, self.overlap = before.cells.copy(), before.overlap
        self.node_card, self.node_name, self.node_kind = before.node_card[:], before.node_name[:], before.node_kind[:]
        self.node_at, self.first_node = before.node_at[:], before.first_node[:]
        self.piece_a, self.piece_b, self.piece_level = before.piece_a[:], before.piece_b[:], before.piece_level[:]
        self.piece_icons, self.piece_first_icon = before.piece_icons[:], before.piece_first_icon[:]
        self.piece_card, self.first_piece = before.piece_card[:], before.first_piece[:]
        self.icon_kind, self.icon_card = before.icon_kind[:], before.icon_card[:]
        self.icon_node, self.node_icon = before.icon_node[:], before.node_icon[:]
        self.doors, self.content, self.monsters = before.doors[:], before.content[:], before.monsters[:]
        self.pit_landing, self.landing_pit = before.pit_landing.copy(), before.landing_pit.copy()

    def mask_of(self, letters: str) -> int:
        """The icons of these kinds, a bit for each."""
        found = self.masks.get(letters, -1)
        if found < 0:
            found = 0
            for icon, kind in enumerate(self.icon_kind):
                if kind in letters:
                    found |= 1 << icon
            self.masks[letters] = found
        return found

    def _icon(self, kind: str, card: int, node: int) -> int:
        self.icon_kind.append(kind)
        self.icon_card.append(card)
        self.icon_node.append(node)
        return len(self.icon_kind) - 1

    def _add(self, index: int, card: Card) -> None:
        base, first = len(self.node_card), len(self.piece_a)
        self.first_node.append(base)
        self.first_piece.append(first)
        for node, name in enumerate(card.nodes):
            self.node_card.append(index)
            self.node_name.append(name)
            self.node_kind.append(card.kinds[node])
            self.node_at.append([first + number for number in card.at[node]])
            self.doors.append([])
            self.content.append([])
            self.monsters.append(0)
            self.node_icon.append(-1)
        for piece in card.pieces:
            self._add_piece(index, base, piece)
        pits: dict[str, int] = {}
        for room in card.rooms:
            node = base + room.node
            self.doors[node] = [first + door for door in room.doors]
            for item in room.content:
                icon = self._icon(item[0], index, node)
                self.content[node].append(icon)
                if item[0] == "P":
                    pits[item[1:]] = icon
            self.monsters[node] = room.content.count("M")
        for number, kind in enumerate(card.kinds):
            if kind in (STAIRS, PIT, CIRCLE):
                icon = self._icon("S" if kind == STAIRS else "P" if kind == PIT else "O", index, base + number)
                self.node_icon[base + number] = icon
                if kind == PIT:
                    pits[card.nodes[number][1:]] = icon
        for number, kind in enumerate(card.kinds):
            if kind == LANDING:
                icon = pits[card.nodes[number][1:]]
                self.pit_landing[icon] = base + number
                self.landing_pit[base + number] = icon

    def _add_piece(self, index: int, base: int, piece: Piece) -> None:
        self.piece_a.append(base + piece.a)
        self.piece_b.append(base + piece.b)
        self.piece_level.append(piece.level)
        self.piece_icons.append(piece.icons)
        self.piece_card.append(index)
        self.piece_first_icon.append(len(self.icon_kind))
        for letter in piece.icons:
            self._icon(letter, index, -1)

    def _link(self, node: int) -> int:
        if self.node_name[node] not in SLOTS:
            return BLOCKED
        one = self.placed[self.node_card[node]]
        slot = one.printed(SLOTS.index(self.node_name[node]))
        x, y = one.x + SLOT_DX[slot], one.y + SLOT_CELL[slot] + SLOT_DY[slot]
        other = self.cells.get((x, y), -1)
        if self.grid is not None and self.grid.walls and self.grid.has(x, y // 2):
            columns = self.grid.columns
            if self.grid.walled(one.y // 2 * columns + one.x, y // 2 * columns + x):
                return BLOCKED
        if other < 0:
            if self.grid is None:
                return FREE
            return PENDING if self.grid.has(x, y // 2) else RIM
        two = self.placed[other]
        facing = facing_slot(slot, y - two.y)
        far = two.card.slots[two.printed(facing)]
        if far < 0 or two.level_at(facing) != one.level_at(slot):
            return BLOCKED
        return self.first_node[other] + far

    def far(self, piece: int, node: int) -> int:
        """Node at the other end of a piece."""
        return self.piece_b[piece] if self.piece_a[piece] == node else self.piece_a[piece]

    def slot_place(self, node: int) -> tuple[int, int, int]:
        """Cell (x, y) and position 0..5 of a slot node, half turn included."""
        one = self.placed[self.node_card[node]]
        slot = one.printed(SLOTS.index(self.node_name[node]))
        return one.x, one.y + SLOT_CELL[slot], slot

    def free_slots(self) -> list[int]:
        """Slot nodes with no cell of a card beyond them: where a path may start or leave."""
        return [node for node, link in enumerate(self.link) if link == FREE and self.node_kind[node] == 0]

    def opposite(self, node: int) -> int:
        """Slot node at the opposite edge of the same column or cell row, or -1 [SB11, SB12; MR18].

        Both must be the outermost of their column or row, and the far one open.
        """
        x, y, slot = self.slot_place(node)
        if SLOT_DX[slot] == 0:
            line = [cy for cx, cy in self.cells if cx == x]
            near, target, facing = (min(line), max(line), 5) if slot == 0 else (max(line), min(line), 0)
            if y != near:
                return -1
            cell = (x, target)
        else:
            line = [cx for cx, cy in self.cells if cy == y]
            near, target = (min(line), max(line)) if SLOT_DX[slot] < 0 else (max(line), min(line))
            if x != near:
                return -1
            cell = (target, y)
            facing = 0
        index = self.cells[cell]
        two = self.placed[index]
        if SLOT_DX[slot] != 0:
            facing = (2 if SLOT_DX[slot] < 0 else 1) + 2 * (y - two.y)
        far = two.card.slots[two.printed(facing)]
        return -1 if far < 0 else self.first_node[index] + far

    def node_of(self, card: str, name: str) -> int:
        """Node ``name`` of the laid card called ``card``; raises ``KeyError``."""
        for index, one in enumerate(self.placed):
            if one.name == card:
                return self.first_node[index] + one.card.node(name)
        raise KeyError(card)

    def icon_at(self, node: int, kind: str, number: str) -> int:
        """Icon of pit or circle ``number`` of the card of ``node``: the corridor one or the one in a room; -1 if
        none."""
        index = self.node_card[node]
        card = self.placed[index].card
        letter = "p" if kind == "P" else "o"
        if letter + number in card.nodes:
            return self.node_icon[self.first_node[index] + card.nodes.index(letter + number)]
        for room in card.rooms:
            for order, item in enumerate(room.content):
                if item == kind + number:
                    return self.content[self.first_node[index] + room.node][order]
        return -1


def facing_slot(slot: int, cell: int) -> int:
    """Position of the neighbour's slot that faces position ``slot``; ``cell`` is 0 or 1, the neighbour's cell that is
    met."""
    if slot == 0:
        return 5
    if slot == 5:
        return 0
    return (2 if SLOT_DX[slot] < 0 else 1) + 2 * cell


def fault(board: Board, edges: str = "lenient", connect: str = "open") -> str:
    """Why a Versus layout is illegal, or ``""`` [rules 2.2; MR1-MR5].

    The answer is a key: ``overlap`` (two cards share a cell), ``mixed-edge`` (option ``edges: strict``: an open slot
    meets a blank side or the other level), ``apart`` (the cards do not hang together by joins, or by touching with
    ``connect: touch``).
    """
    if board.overlap:
        return "overlap"
    if edges == "strict" and any(
        board.node_kind[node] == 0 and link == BLOCKED for node, link in enumerate(board.link)
    ):
        return "mixed-edge"
    count = len(board.placed)
    if count < 2:
        return ""
    near: list[list[int]] = [[] for _ in range(count)]
    if connect == "touch":
        for (x, y), one in board.cells.items():
            for cell in ((x + 1, y), (x, y + 1)):
                two = board.cells.get(cell, one)
                if two != one:
                    near[one].append(two)
                    near[two].append(one)
    else:
        for node, link in enumerate(board.link):
            if link >= 0:
                near[board.node_card[node]].append(board.node_card[link])
    seen = [0]
    for one in seen:
        seen.extend(two for two in dict.fromkeys(near[one]) if two not in seen)
    return "" if len(seen) == count else "apart"


def fault_on_grid(board: Board) -> str:
    """Why a Coop tableau is illegal, or ``""``: ``overlap``, ``off-grid`` (outside, blocked, or staggered) [M11.1,
    MR41]."""
    if board.grid is None:
        raise ValueError("A Coop tableau needs its grid.")
    for one in board.placed:
        if one.y % 2 or not board.grid.has(one.x, one.y // 2):
            return "off-grid"
    return "overlap" if board.overlap else ""
