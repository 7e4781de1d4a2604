"""A board stripped to what matters for one aim, in plain lists of ints: what the path solver searches on.

Icons that neither score, nor pay a need that exists on the board, nor are stood on by SB9 disappear; every piece
becomes two *lanes*, one per direction, each a short list of events.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import ROOM, SLOT
from lanterns.games.mapmasters.board.layout import FREE, Board
from lanterns.games.mapmasters.board.path_rules import (
    AGAIN,
    ARRIVING,
    ENDS,
    FOUND,
    LEAP_ONTO,
    LEAVING,
    NEED_OF,
    NEEDS,
    OBSTACLE,
    TOLL,
    chords_cross,
    wrap_book,
)
from lanterns.games.mapmasters.solver.aim import Aim

#: bits per counter of sword, key, rope, scroll, joker (SB2) in one packed int
COUNTER: Final = 5
FIELD: Final = 31
JOKER: Final = 4


class Net:
    """Search graph of a board for an aim.

    A lane ``2 * piece`` walks a piece from ``a`` to ``b``, ``2 * piece + 1`` from ``b`` to ``a``. An event is packed
    as ``icon << 40 | worth << 8 | barrel << 6 | (need + 1) << 3 | (item + 1)``, needs and items numbered as in
    ``NEEDS``. ``needed`` names the needs whose items matter although the board itself may not hold them (cards of a
    hand to be laid).
    """

    def __init__(self, board: Board, aim: Aim, barrels: bool = False, needed: str = "") -> None:
        self.board = board
        self.aim = aim
        weights = aim.weights
        self.room_worth = weights.get("h", 0)
        payable = set(needed) if needed else {NEED_OF[kind] for kind in board.icon_kind if kind in NEED_OF}
        count = len(board.piece_a)
        self.node_count = len(board.node_kind)
        self.kind = board.node_kind[:]
        self.at = [pieces[:] for pieces in board.node_at]
        self.link = board.link[:]
        self.far: list[int] = []
        self.events: list[list[int]] = []
        self.has_icons: list[int] = []
        self.worth: list[int] = []
        self.needs_mask: list[int] = []
        self.items_in: list[int] = []
        self.room_items: list[int] = [0] * self.node_count
        self.room_value: list[int] = [0] * self.node_count
        self.room_pits: list[list[int]] = [[] for _ in self.kind]
        self.room_circles: list[list[int]] = [[] for _ in self.kind]
        self.room_barrels: list[int] = [0] * self.node_count
        self.monsters = board.monsters[:]
        self.icon_worth: list[int] = [weights.get(kind, 0) for kind in board.icon_kind]
        #: how many needs of each kind the whole board holds: counters never need to exceed it
        self.need_total: list[int] = [0, 0, 0, 0]
        for kind in board.icon_kind:
            if kind in NEED_OF:
                self.need_total[NEEDS.index(NEED_OF[kind])] += 1
        for piece in range(count):
            self._lane(piece, weights, payable, barrels)
        self._points()
        #: pieces of each node, the richest first, so that good paths are met early
        self.order: list[list[int]] = [sorted(pieces, key=self._poorness) for pieces in self.at]
        self._rooms(payable)
        self._chords()
        self.circles = board.circles[:]
        self.icon_node = board.icon_node[:]
        self.node_icon = board.node_icon[:]
        self.landing_pit: list[int] = [board.landing_pit.get(node, -1) for node in range(self.node_count)]
        self.pit_landing: list[int] = [board.pit_landing.get(icon, -1) for icon in range(len(board.icon_kind))]
        self.leap_monsters = self._targets(LEAP_ONTO[3])
        self.leap_barrels = self._targets(LEAP_ONTO[9])
        self.starts = [node for node in range(self.node_count) if self.kind[node] == SLOT and self.link[node] == FREE]
        self.across: list[int] = [-1] * self.node_count
        self.across_book: list[int] = [0] * self.node_count
        for node in self.starts:
            far = board.opposite(node)
            if far >= 0 and self.link[far] == FREE:
                self.across[node] = far
                self.across_book[node] = wrap_book(board.slot_place(node)[2])

    def _poorness(self, piece: int) -> int:
        return -self.worth[piece]

    def _lane(self, piece: int, weights: dict[str, int], needed: set[str], barrels: bool) -> None:
        board = self.board
        events: list[int] = []
        worth = needs = items = 0
        for order, letter in enumerate(board.piece_icons[piece]):
            need = NEEDS.index(OBSTACLE[letter]) + 1 if letter in OBSTACLE else 0
            item = NEEDS.index(letter) + 1 if letter in NEEDS and letter in needed else 0
            value = weights.get(letter, 0)
            barrel = 1 if barrels and letter == "b" else 0
            worth += value
            if need:
                needs |= 1 << (need - 1)
            if item:
                items += 1 << (COUNTER * (item - 1))
            if value or need or item or barrel:
                icon = board.piece_first_icon[piece] + order
                events.append(icon << 40 | value << 8 | barrel << 6 | need << 3 | item)
        self.events.append(events)
        self.events.append(events[::-1])
        self.far.append(board.piece_b[piece])
        self.far.append(board.piece_a[piece])
        self.has_icons.append(1 if board.piece_icons[piece] else 0)
        self.worth.append(worth)
        self.needs_mask.append(needs)
        self.items_in.append(items)

    def _points(self) -> None:
        """What each node does to a line, as ``path_rules.POINTS`` has it; rooms apart.

        ``met_worth`` is found on coming there, ``left_worth`` on walking on; ``toll`` is the need to pay for that, -1
        for none; ``parting`` whether walking on counts or costs at all; ``again`` the book, as a mask, to come twice.
        """
        self.met_worth: list[int] = [0] * self.node_count
        self.left_worth: list[int] = [0] * self.node_count
        self.toll: list[int] = [TOLL[kind] for kind in self.kind]
        self.parting: list[bool] = [TOLL[kind] >= 0 or FOUND[kind] == LEAVING for kind in self.kind]
        self.ends: list[bool] = [ENDS[kind] for kind in self.kind]
        self.again: list[int] = [AGAIN[kind] for kind in self.kind]
        for node, kind in enumerate(self.kind):
            if FOUND[kind] == ARRIVING:
                self.met_worth[node] = self.icon_worth[self.board.node_icon[node]]
            elif FOUND[kind] == LEAVING:
                self.left_worth[node] = self.icon_worth[self.board.node_icon[node]]

    def _rooms(self, needed: set[str]) -> None:
        board = self.board
        for room, content in enumerate(board.content):
            for icon in content:
                letter = board.icon_kind[icon]
                self.room_value[room] += self.icon_worth[icon]
                if letter in NEEDS and letter in needed:
                    self.room_items[room] += 1 << (COUNTER * NEEDS.index(letter))
                if letter == "P":
                    self.room_pits[room].append(icon)
                elif letter == "O":
                    self.room_circles[room].append(icon)
                elif letter == "b":
                    self.room_barrels[room] += 1
            if self.kind[room] == ROOM:
                self.room_value[room] += self.room_worth

    def _chords(self) -> None:
        """Number the chords of all rooms; per chord the chords it crosses and the doors strictly on either side."""
        board = self.board
        self.door_index: list[int] = [-1] * (2 * len(board.piece_a))
        self.chord_id: list[list[int]] = [[] for _ in self.kind]
        self.chord_crosses: list[int] = []
        self.chord_left: list[int] = []
        self.chord_right: list[int] = []
        for room, doors in enumerate(board.doors):
            size = len(doors)
            if not size:
                continue
            for order, piece in enumerate(doors):
                self.door_index[2 * piece + (0 if board.piece_a[piece] == room else 1)] = order
            table = [-1] * (size * size)
            pairs: list[tuple[int, int]] = []
            base = len(self.chord_crosses)
            for a in range(size):
                for b in range(a + 1, size):
                    table[a * size + b] = table[b * size + a] = base + len(pairs)
                    pairs.append((a, b))
            for a, b in pairs:
                mask = 0
                for other, (c, d) in enumerate(pairs):
                    if chords_cross(a, b, c, d):
                        mask |= 1 << (base + other)
                self.chord_crosses.append(mask)
                self.chord_left.append(sum(1 << doors[k] for k in range(size) if a < k < b))
                self.chord_right.append(sum(1 << doors[k] for k in range(size) if not a <= k <= b))
            self.chord_id[room] = table

    def _targets(self, wanted: str) -> list[int]:
        """Targets of a leap: icons in pieces, and ``-1 - room`` for rooms that hold the wanted kind."""
        board = self.board
        out: list[int] = []
        for icon, kind in enumerate(board.icon_kind):
            if kind == wanted and board.icon_node[icon] < 0:
                out.append(icon)
        for room, content in enumerate(board.content):
            if any(board.icon_kind[icon] == wanted for icon in content):
                out.append(-1 - room)
        return out

    # -- what the searches on a net share --------------------------------------------------------------------------

    def lane_from(self, piece: int, node: int) -> int:
        """The lane that walks a piece away from one of its ends."""
        return 2 * piece + (1 if self.far[2 * piece] == node else 0)

    def ways_out(self, room: int, door: int, up: int, ch: int) -> list[tuple[int, int, bool]]:
        """Unused doors of a room as (piece, chord made or 0, whether it crosses an earlier one) [P12, P13].

        ``door`` is 0 in the interior, else one more than the number of the door entered by; ``up`` the used pieces,
        ``ch`` the chords that count.
        """
        out: list[tuple[int, int, bool]] = []
        size = len(self.board.doors[room])
        for piece in self.order[room]:
            if up >> piece & 1:
                continue
            if door == 0:
                out.append((piece, 0, False))
            else:
                chord = self.chord_id[room][(door - 1) * size + self.door_index[self.lane_from(piece, room)]]
                out.append((piece, 1 << chord, ch & self.chord_crosses[chord] != 0))
        return out

    def alive(self, ch: int, up: int) -> int:
        """Chords that can still forbid something: an unused door is left on both of their sides."""
        rest, chord, out = ch, 0, 0
        while rest:
            if rest & 1 and self.chord_left[chord] & ~up and self.chord_right[chord] & ~up:
                out |= 1 << chord
            rest >>= 1
            chord += 1
        return out

    def alive_in(self, node: int, door: int, ch: int, up: int) -> int:
        """The same standing on a node: the door just come by still counts, its own chord is only made on leaving."""
        came = 1 << self.board.doors[node][door - 1] if self.kind[node] == ROOM and door else 0
        return self.alive(ch, up & ~came)

    def piece_of(self, icon: int) -> int:
        """Piece that holds an icon."""
        first = self.board.piece_first_icon
        piece = len(first) - 1
        while first[piece] > icon or not self.board.piece_icons[piece]:
            piece -= 1
        return piece

    def position(self, lane: int, icon: int) -> int:
        """Place of an icon along a lane, from 0."""
        order = icon - self.board.piece_first_icon[lane >> 1]
        return order if lane % 2 == 0 else len(self.board.piece_icons[lane >> 1]) - 1 - order

    def event_after(self, lane: int, icon: int) -> int:
        """Number of the first event behind an icon of a lane."""
        for number, event in enumerate(self.events[lane]):
            if event >> 40 == icon:
                return number + 1
        return 0
