"""The state of a path: where its end is, what it has used up, found and spent [rules 2.5], and what that scores [2.7].

Flat data only: ints, masks over the numbers of a ``Board``, lists of ints. The first block of fields is shared by all
groups of a Coop mission, the second belongs to the group whose path this is; Versus simply has one group.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import ICON_ORDER, ROOM
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path_rules import NEEDS, chords_cross
from lanterns.games.mapmasters.board.view_types import End, ObjectiveKind

OBJECTIVES: Final[tuple[ObjectiveKind, ...]] = (
    "barrel", "coin", "room", "sword", "scroll", "stairs", "key", "circle", "rope", "trap", "monster", "lock",
)  # fmt: skip
VP: Final = {
    "barrel": 1, "coin": 1, "room": 1, "sword": 1, "scroll": 1, "stairs": 1,
    "key": 2, "circle": 2, "rope": 3, "trap": 3, "monster": 3, "lock": 3,
}  # fmt: skip
COUNTED: Final = {
    "barrel": "b", "coin": "c", "room": "h", "sword": "s", "scroll": "p", "stairs": "S",
    "key": "k", "circle": "O", "rope": "r", "trap": "PV", "monster": "M", "lock": "K",
}  # fmt: skip

EXIT: Final[End] = "exit"
IMPASSE: Final[End] = "impasse"
STOP: Final[End] = "stop"
ARRIVE: Final[End] = "arrive"


class Kit:
    """What a path may spend besides what it finds: tokens per need (order ``skrp``) and spell books as a bit mask.

    ``inside``: SB3 leaps from inside a corridor without icons too [MR57]; games of the first edition know it not.
    """

    def __init__(self, tokens: list[int] | None = None, books: int = 0, inside: bool = True) -> None:
        self.tokens: list[int] = list(tokens) if tokens is not None else [0, 0, 0, 0]
        self.books = books
        self.inside = inside

    def has(self, book: int) -> bool:
        """Whether the spell book with this number is held."""
        return self.books >> book & 1 == 1


def kit_of(tokens: str = "", books: tuple[int, ...] = ()) -> Kit:
    """A kit from letters of needs and numbers of books: ``kit_of("sp", (3, 7))``."""
    counts = [tokens.count(need) for need in NEEDS]
    mask = 0
    for book in books:
        mask |= 1 << book
    return Kit(counts, mask)


#: nothing to spend
NO_KIT: Final = Kit()


class Path:
    """A path so far. Change it only through ``steps.apply``, which works on a copy.

    The end of the path is at ``node`` (``door`` is the piece it came by, -1 for the interior of a room, a landing or
    the start), or, when ``piece >= 0``, at icon number ``index`` of that piece, going on toward ``piece_b``
    (``heading`` 1), toward ``piece_a`` (-1), or either way (0, landed by a leap). A stuck path inside a piece stands
    before icon ``index``. Halted in a piece without icons it stands before its far end: ``index`` 0 or, backwards, -1.
    """

    def __init__(self, board: Board, kit: Kit, tangled: str = "junction") -> None:
        self.board = board
        self.tangled = tangled
        self.inside = kit.inside
        # shared by all groups
        self.used_pieces = 0
        self.used_nodes = 0
        self.cleared = 0
        self.found_by_all = 0
        self.crossed_by_all = 0
        #: chords passed: ((group * 4096 + room) * 4096 + door) * 4096 + door, doors as positions in the room's list
        self.chords: list[int] = []
        #: per group: nodes its paths used, for SB7 [MR52]
        self.nodes_of: list[int] = [0]
        # this group
        self.group = 0
        self.found = 0
        self.crossed = 0
        self.rooms = 0
        self.items: list[int] = []
        self.tokens: list[int] = list(kit.tokens)
        self.books = kit.books
        self.spent: list[str] = []
        # where the end is
        self.start = -1
        self.node = -1
        self.door = -1
        self.piece = -1
        self.index = -1
        self.heading = 0
        self.stuck = False
        self.at_exit = False
        self.arrived = False
        self.climbed = False
        self.fallen = False
        self.steps = 0

    def copy(self) -> Path:
        """An independent copy; the board is shared because it never changes."""
        new = Path(self.board, NO_KIT, self.tangled)
        new.inside = self.inside
        new.used_pieces, new.used_nodes, new.cleared = self.used_pieces, self.used_nodes, self.cleared
        new.found_by_all, new.crossed_by_all = self.found_by_all, self.crossed_by_all
        new.chords, new.nodes_of = self.chords[:], self.nodes_of[:]
        new.group, new.found, new.crossed, new.rooms = self.group, self.found, self.crossed, self.rooms
        new.items, new.tokens, new.books, new.spent = self.items[:], self.tokens[:], self.books, self.spent[:]
        new.start, new.node, new.door = self.start, self.node, self.door
        new.piece, new.index, new.heading = self.piece, self.index, self.heading
        new.stuck, new.at_exit, new.arrived = self.stuck, self.at_exit, self.arrived
        new.climbed, new.fallen, new.steps = self.climbed, self.fallen, self.steps
        return new

    def next_group(self, kit: Kit) -> Path:
        """The path of a further group on the same table: what is used up stays so, finds and kit are its own
        [M12.2]."""
        new = Path(self.board, kit, self.tangled)
        new.used_pieces, new.used_nodes, new.cleared = self.used_pieces, self.used_nodes, self.cleared
        new.found_by_all, new.crossed_by_all = self.found_by_all, self.crossed_by_all
        new.chords = self.chords[:]
        new.nodes_of = [*self.nodes_of, 0]
        new.group = len(self.nodes_of)
        return new

    def find(self, icon: int) -> None:
        """Circle an icon, unless an earlier group has it [M12.3]; objects go to the items."""
        bit = 1 << icon
        if self.found_by_all & bit:
            return
        self.found_by_all |= bit
        self.found |= bit
        if self.board.icon_kind[icon] in NEEDS:
            self.items.append(icon)

    def cross(self, icon: int) -> None:
        """Cross out an icon: overcome, or used up."""
        self.crossed |= 1 << icon
        self.crossed_by_all |= 1 << icon

    def is_crossed(self, icon: int) -> bool:
        """Whether any group has crossed the icon out."""
        return self.crossed_by_all >> icon & 1 == 1

    def use_node(self, node: int) -> None:
        """Mark a node used, by this group."""
        self.used_nodes |= 1 << node
        self.nodes_of[self.group] |= 1 << node

    def item_of(self, need: str) -> int:
        """Earliest found unspent item of a need, or -1."""
        for icon in self.items:
            if self.board.icon_kind[icon] == need:
                return icon
        return -1

    def counts(self, mask: int = -1) -> dict[str, int]:
        """Found icons per letter of ``ICON_ORDER`` (``h`` rooms visited); with ``mask`` given, the icons of that
        mask."""
        out = dict.fromkeys(ICON_ORDER, 0)
        rest = self.found if mask < 0 else mask
        for icon, kind in enumerate(self.board.icon_kind):
            if rest >> icon & 1:
                out[kind] += 1
        if mask < 0:
            out["h"] = self.rooms.bit_count()
        return out

    def score(self, objective: str) -> int:
        """Victory points of this path for one objective kind [rules 2.7]."""
        counts = self.counts()
        return VP[objective] * sum(counts[letter] for letter in COUNTED[objective])

    def coins(self) -> int:
        """Coins found, which are the income of the round as well [M7.2, M7.8]."""
        return self.counts()["c"]

    def in_room(self) -> bool:
        """Whether the end stands in a room (at its door when stuck)."""
        return self.piece < 0 and self.node >= 0 and self.board.node_kind[self.node] == ROOM


def counts_text(counts: dict[str, int]) -> str:
    """``c1 k1 P1``, or ``-`` when there is nothing."""
    return " ".join(f"{letter}{counts[letter]}" for letter in ICON_ORDER if counts[letter]) or "-"


def crossings(path: Path, room: int, a: int, b: int) -> tuple[bool, bool]:
    """Whether the chord from door ``a`` to ``b`` crosses an earlier one, and whether one of another group [P12,
    MR52]."""
    crossing = foreign = False
    for chord in path.chords:
        rest, d = divmod(chord, 4096)
        rest, c = divmod(rest, 4096)
        group, where = divmod(rest, 4096)
        if where == room and chords_cross(a, b, c, d):
            crossing = True
            foreign = foreign or group != path.group
    return crossing, foreign


def piece_of(path: Path, icon: int) -> int:
    """Piece on which an icon lies (one that is in no room and on no node)."""
    board = path.board
    for piece, first in enumerate(board.piece_first_icon):
        if first <= icon < first + len(board.piece_icons[piece]):
            return piece
    raise ValueError("This icon lies on no piece.")


def icon_here(path: Path) -> str:
    """The icon of a corridor that the end of the path stands on, "" elsewhere."""
    icons = path.board.piece_icons[path.piece] if path.piece >= 0 else ""
    return icons[path.index] if icons else ""


def can_halt_inside(path: Path, piece: int) -> bool:
    """Whether a path may stop in a piece without icons, which serves to leap from there by SB3 [MR57]."""
    return path.inside and path.books >> sb.TO_MONSTER & 1 == 1 and not path.board.piece_icons[piece]


def barrels_here(path: Path) -> int:
    """Barrels under the end of the path: the one halted or landed on, or those of the cleared room stood in."""
    board = path.board
    if path.piece >= 0:
        return 1 if icon_here(path) == "b" else 0
    if path.in_room() and path.cleared >> path.node & 1:
        return sum(1 for icon in board.content[path.node] if board.icon_kind[icon] == "b")
    return 0
