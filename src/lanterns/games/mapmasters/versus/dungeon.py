"""One seat's dungeon, from the action codes that the state keeps to boards and paths and back.

``Dungeon`` is a laid board, ``path_at`` the path drawn in it; both never change once made, and are remembered by the
codes that made them, since search asks for the same ones again and again.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board import walker
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.laid import LaidBoard
from lanterns.games.mapmasters.board.layout import SLOT_CELL, SLOT_DX, SLOT_DY, Board, Placed, facing_slot
from lanterns.games.mapmasters.board.path import Kit, Path
from lanterns.games.mapmasters.board.path_moves import apply, begin
from lanterns.games.mapmasters.board.shapes import ASIDE, LETTERS
from lanterns.games.mapmasters.board.vocabulary import CARDS, FACES, PAYER, payers_of
from lanterns.games.mapmasters.board.walker import IllegalStep, Move
from lanterns.games.mapmasters.versus.verbs import (
    AMBUSH,
    BARREL_ICON,
    BARREL_OF,
    BARREL_ROOM,
    CIRCLE_ICON,
    CIRCLE_OF,
    CLIMB,
    COOPER,
    FALL,
    FAR_X,
    FAR_Y,
    FIRST_NODE,
    FIRST_PIECE,
    HIGH,
    IN_ROOM,
    JUMP,
    LAY,
    MONSTER_ICON,
    MONSTER_OF,
    MONSTER_ROOM,
    ON,
    PIECE_NAMES,
    PIT_ICON,
    PIT_OF,
    START,
    WALK,
    WIDE,
    WRAP,
)

#: level of each side by position, unturned; -1 for a blank one
LEVELS: Final[list[list[int]]] = [[card.slot_level(slot) for slot in range(6)] for card in CARDS]
KEEP: Final = 4000  # boards, and paths, that are remembered
#: bits of how lines are drawn at a table: SB7 in rooms only [MR14], no leap from inside a corridor [MR57: edition 1]
TANGLED_ROOMS: Final = 1
OUTSIDE_ONLY: Final = 2


class Lay:
    """A card in its place: what a ``lay`` code says."""

    def __init__(self, code: int) -> None:
        rest = code - LAY.base
        self.turned: bool = rest % 2 == 1
        rest //= 2
        self.y: int = rest % HIGH - FAR_Y
        rest //= HIGH
        self.x: int = rest % WIDE - FAR_X
        self.face: int = rest // WIDE


def lay_code(face: int, x: int, y: int, turned: bool) -> int:
    """The code of laying a face at (x, y), in columns and half heights from the first card laid."""
    return LAY.base + ((face * WIDE + x + FAR_X) * HIGH + y + FAR_Y) * 2 + (1 if turned else 0)


def face_of(code: int) -> int:
    """The face that a ``lay`` code lays."""
    return (code - LAY.base) // (2 * HIGH * WIDE)


class Dungeon(LaidBoard):
    """A layout of codes as a board; a face is found by its number, as none lies twice."""

    def __init__(self, layout: list[int]) -> None:
        lays = [Lay(code) for code in layout]
        board = Board([Placed(LETTERS[i], CARDS[lay.face], lay.x, lay.y, lay.turned) for i, lay in enumerate(lays)])
        super().__init__(board, [lay.face for lay in lays])

    def order(self, face: int) -> int:
        """Place of a face in the layout; raises IllegalStep when it is not laid."""
        if face not in self.faces:
            raise IllegalStep("not-here")
        return self.faces.index(face)

    # names

    def card_label(self, order: int) -> str:
        return FACES[self.faces[order]]

    def piece_label(self, piece: int) -> str:
        order = self.board.piece_card[piece]
        return PIECE_NAMES[FIRST_PIECE[self.faces[order]] + piece - self.board.first_piece[order]]

    # moves and codes

    def move(self, code: int) -> Move:
        board = self.board
        if code in START:
            raise IllegalStep("already-started")
        if code in WALK:
            piece, halt, payers = WALK.args(code)
            face = _face_before(FIRST_PIECE, piece)
            target = board.first_piece[self.order(face)] + piece - FIRST_PIECE[face]
            return Move(walker.WALK, target, -1, halt, payers_of(payers))
        if code in ON:
            node, halt, payers = ON.args(code)
            face = _face_before(FIRST_NODE, node)
            target = board.first_node[self.order(face)] + node - FIRST_NODE[face]
            return Move(walker.ON, target, -1, halt, payers_of(payers))
        if code in FALL:
            return Move(walker.FALL, self._icon(PIT_ICON[code - FALL.base]))
        if code in CLIMB:
            pit, payers = CLIMB.args(code)
            return Move(walker.CLIMB, self._icon(PIT_ICON[pit]), -1, 0, payers_of(payers))
        if code in JUMP:
            circle, other, payers = JUMP.args(code)
            source = self._icon(CIRCLE_ICON[circle])
            return Move(walker.JUMP, source, self._icon(CIRCLE_ICON[other]), 0, payers_of(payers))
        if code in AMBUSH:
            target, payers = AMBUSH.args(code)
            return Move(walker.LEAP, self._target(MONSTER_ICON[target]), sb.TO_MONSTER, 0, payers_of(payers))
        if code in COOPER:
            target, payers = COOPER.args(code)
            return Move(walker.LEAP, self._target(BARREL_ICON[target]), sb.TO_BARREL, 0, payers_of(payers))
        if code == WRAP.base:
            return Move(walker.WRAP)
        raise IllegalStep("not-here")

    def _icon(self, packed: int) -> int:
        return self.first_icon[self.order(packed // 1000)] + packed % 1000

    def _target(self, packed: int) -> int:
        order = self.order(packed // 1000)
        inner = packed % 1000
        if inner >= IN_ROOM:
            return -1 - (self.board.first_node[order] + inner - IN_ROOM)
        return self.first_icon[order] + inner

    def code(self, move: Move) -> int:
        board = self.board
        payers = PAYER[",".join(move.payers)]
        kind, target = move.kind, move.target
        if kind == walker.WALK:
            order = board.piece_card[target]
            piece = FIRST_PIECE[self.faces[order]] + target - board.first_piece[order]
            return WALK.code(piece, move.halt, payers)
        if kind == walker.ON:
            order = board.node_card[target]
            return ON.code(FIRST_NODE[self.faces[order]] + target - board.first_node[order], move.halt, payers)
        if kind == walker.FALL:
            return FALL.code(self._named(PIT_OF, target))
        if kind == walker.CLIMB:
            return CLIMB.code(self._named(PIT_OF, target), payers)
        if kind == walker.JUMP:
            return JUMP.code(self._named(CIRCLE_OF, target), self._named(CIRCLE_OF, move.other), payers)
        if kind == walker.LEAP:
            verb = AMBUSH if move.other == sb.TO_MONSTER else COOPER
            if target >= 0:
                return verb.code(self._named(MONSTER_OF if move.other == sb.TO_MONSTER else BARREL_OF, target), payers)
            node = -1 - target
            order = board.node_card[node]
            rooms = MONSTER_ROOM if move.other == sb.TO_MONSTER else BARREL_ROOM
            return verb.code(rooms[self.faces[order]][node - board.first_node[order]], payers)
        return WRAP.base

    def _named(self, table: list[list[int]], icon: int) -> int:
        order = self.board.icon_card[icon]
        return table[self.faces[order]][icon - self.first_icon[order]]

    def start_code(self, node: int) -> int:
        """The code of starting at a slot node."""
        board = self.board
        return START.code(self.faces[board.node_card[node]], SLOTS.index(board.node_name[node]))

    def start_node(self, code: int) -> int:
        """The slot node that a start code means. Raises IllegalStep when there is no such opening."""
        face, slot = START.args(code)
        order = self.order(face)
        node = CARDS[face].slots[slot]
        if node < 0:
            raise IllegalStep("no-free-edge")
        return self.board.first_node[order] + node


def _face_before(firsts: list[int], number: int) -> int:
    low, high = 0, len(firsts) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if firsts[middle] <= number:
            low = middle
        else:
            high = middle - 1
    return low


#: boards, and paths, made before, by all that they depend on
_dungeons: Final[dict[tuple[int, ...], Dungeon]] = {}
_paths: Final[dict[tuple[int, ...], Path]] = {}


def dungeon_of(layout: list[int]) -> Dungeon:
    """The board of a layout, remembered."""
    key = tuple(layout)
    found = _dungeons.get(key)
    if found is None:
        if len(_dungeons) > KEEP:
            _dungeons.clear()
        found = Dungeon(layout)
        _dungeons[key] = found
    return found


def path_at(layout: list[int], steps: list[int], kit: list[int], rules: int) -> Path:
    """The path of these step codes in a layout, remembered; ``kit`` holds four token counts and a mask of books,
    ``rules`` are `TANGLED_ROOMS` and `OUTSIDE_ONLY` as they hold.

    Raises IllegalStep when a step is not legal. Do not change the path: it is shared.
    """
    key = (len(layout), *layout, *kit, rules, *steps)
    found = _paths.get(key)
    if found is not None:
        return found
    dungeon = dungeon_of(layout)
    if not steps:
        means = Kit(kit[:4], kit[4], rules & OUTSIDE_ONLY == 0)
        path = Path(dungeon.board, means, "rooms" if rules & TANGLED_ROOMS else "junction")
    else:
        before = path_at(layout, steps[:-1], kit, rules)
        code = steps[-1]
        if len(steps) == 1:
            if code not in START:
                raise IllegalStep("not-here")
            path = begin(before, dungeon.start_node(code))
        else:
            path = apply(before, dungeon.move(code))
    if len(_paths) > KEEP:
        _paths.clear()
    _paths[key] = path
    return path


def placements(layout: list[int], faces: list[int], strict: bool, touch: bool) -> list[int]:
    """The codes of every legal way to lay one more of these faces [M6.3; rules 2.2; MR1-MR4], faces in their order.

    The first card lies at 0,0: a whole dungeon shifted is the same dungeon.
    """
    codes: list[int] = []
    if not layout:
        for face in faces:
            codes.append(lay_code(face, 0, 0, False))
            codes.append(lay_code(face, 0, 0, True))
        return codes
    lays = [Lay(code) for code in layout]
    cells: dict[tuple[int, int], int] = {}
    for order, lay in enumerate(lays):
        cells[lay.x, lay.y] = order
        cells[lay.x, lay.y + 1] = order
    spots: list[tuple[int, int]] = []
    for lay in lays:
        for dx, dy in ASIDE:
            x, y = lay.x + dx, lay.y + dy
            fits = -FAR_X <= x <= FAR_X and -FAR_Y <= y <= FAR_Y
            if fits and (x, y) not in cells and (x, y + 1) not in cells and (x, y) not in spots:
                spots.append((x, y))
    spots.sort()
    around = [_around(lays, cells, x, y) for x, y in spots]
    for face in faces:
        levels = LEVELS[face]
        for spot, facing in zip(spots, around):
            for turned in (False, True):
                joined = touch
                clash = False
                for slot, level in facing:
                    own = levels[5 - slot] if turned else levels[slot]
                    if own != level:
                        clash = True
                    elif own >= 0:
                        joined = True
                if joined and not (strict and clash):
                    codes.append(lay_code(face, spot[0], spot[1], turned))
    return codes


def _around(lays: list[Lay], cells: dict[tuple[int, int], int], x: int, y: int) -> list[tuple[int, int]]:
    """(position of a side, level of what faces it) for the sides of a card at (x, y) that meet a card."""
    found: list[tuple[int, int]] = []
    for slot in range(6):
        cx, cy = x + SLOT_DX[slot], y + SLOT_CELL[slot] + SLOT_DY[slot]
        other = cells.get((cx, cy), -1)
        if other >= 0:
            lay = lays[other]
            facing = facing_slot(slot, cy - lay.y)
            found.append((slot, LEVELS[lay.face][5 - facing if lay.turned else facing]))
    return found


def layout_text(layout: list[int]) -> str:
    """``a=S2@0,0 b=D20@1,1t``, as in section 2.4 of the rules."""
    parts: list[str] = []
    for order, code in enumerate(layout):
        lay = Lay(code)
        parts.append(f"{LETTERS[order]}={FACES[lay.face]}@{lay.x},{lay.y}{'t' if lay.turned else ''}")
    return " ".join(parts)
