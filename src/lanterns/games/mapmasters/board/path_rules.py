"""What each icon, point, door and book does to a path: the rules P2-P15 and SB1-SB12 as tables [rules 2.6].

Every reading of the rules takes its answers from here: the stepper (``walker``), the search (``solver.net``,
``search``, ``bound``), the strands of a card (``solver.strands``) and Coop's ways (``coop.planner.ways``, ``strides``).
So a rule is changed here and nowhere else. Brute force and Coop's proof judge the others by the stepper alone.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.cards import CIRCLE, END, JUNCTION, LANDING, PIT, ROOM, SLOT, STAIRS

#: needs, in the order of token counters: sword, key, rope, scroll; each is the letter of the item that pays it
NEEDS: Final = "skrp"
#: the book dedicated to a need; SB2 pays any
BOOK_OF: Final = sb.BOOK_OF
JOKER_BOOK: Final = sb.PAYS_ANY

#: icons that stop a line, before them in a corridor [P2, P3], at the door of a room that holds them [P11]: the need
#: that each of them asks for; paid, it is found and crossed out. Every other icon is found for nothing.
OBSTACLE: Final = {"M": "s", "K": "k", "V": "r"}

#: when the icon that is a point of its own is found
NEVER: Final = 0
ARRIVING: Final = 1
LEAVING: Final = 2


class Point:
    """What a kind of point does to a line that comes to it.

    ``found``: when its icon is found. ``toll``: the need to pay for walking on, "" for none; its icon is crossed out
    then. ``ends``: the line is stuck there. ``again``: the book by which a line may come there a second time, 0 for
    none.
    """

    def __init__(self, kind: int, found: int = NEVER, toll: str = "", ends: bool = False, again: int = 0) -> None:
        self.kind = kind
        self.found = found
        self.toll = toll
        self.ends = ends
        self.again = again


POINTS: Final = [
    Point(SLOT),
    Point(JUNCTION, again=sb.CROSSES),  # P4, P5, SB7
    Point(ROOM),  # P11-P14: see OBSTACLE and chords_cross; a line may come as often as there are doors
    Point(STAIRS, found=LEAVING),  # P6
    Point(PIT, found=LEAVING, toll="r"),  # P9; or fall to the landing, for nothing, which finds and crosses it out
    Point(LANDING),  # P10
    Point(CIRCLE, found=ARRIVING),  # P15
    Point(END, ends=True),  # P8
]

#: the need of a jump from circle to circle; both are crossed out [P15]
JUMP: Final = "p"
#: leaps by a book: the icon, in a corridor or in a room, on which they land, and what it asks for there [SB3, SB9]
LEAP_ONTO: Final = {sb.TO_MONSTER: "M", sb.TO_BARREL: "b"}

# the same as flat lists of ints, for inner loops: by kind of point, needs as numbers in NEEDS, -1 for none

FOUND: Final[list[int]] = [point.found for point in POINTS]
TOLL: Final[list[int]] = [NEEDS.index(point.toll) if point.toll else -1 for point in POINTS]
ENDS: Final[list[bool]] = [point.ends for point in POINTS]
#: as a mask of books
AGAIN: Final[list[int]] = [1 << point.again if point.again else 0 for point in POINTS]
GUARD_NEED: Final[int] = NEEDS.index(OBSTACLE["M"])
JUMP_NEED: Final[int] = NEEDS.index(JUMP)
#: kinds of objective that payers cap, by the number of the need
CAPPED_BY: Final[dict[str, int]] = {"monster": NEEDS.index(OBSTACLE["M"]), "lock": NEEDS.index(OBSTACLE["K"])}
#: every icon that may ask for something, as an obstacle, as a point walked over or as a circle left
NEED_OF: Final[dict[str, str]] = {
    **OBSTACLE,
    **{letter: point.toll for letter, point in (("S", POINTS[STAIRS]), ("P", POINTS[PIT])) if point.toll},
    "O": JUMP,
}


def chords_cross(a: int, b: int, c: int, d: int) -> bool:
    """P12: whether the chords between doors ``a``, ``b`` and ``c``, ``d`` of a room cross: exactly one of ``c`` and
    ``d`` lies strictly between ``a`` and ``b``, and no door is shared."""
    low, high = (a, b) if a < b else (b, a)
    return (low < c < high) != (low < d < high) and c not in (low, high) and d not in (low, high)


def wrap_book(slot: int) -> int:
    """The book by which a line goes round the dungeon from a free edge at this position of a card [SB11, SB12]."""
    return sb.TOP_BOTTOM if slot in (0, 5) else sb.LEFT_RIGHT


assert [point.kind for point in POINTS] == list(range(len(POINTS)))
# one may come back to a circle by a jump, so only arriving tells the first time
assert POINTS[CIRCLE].found == ARRIVING
assert not POINTS[CIRCLE].toll
# a point that costs is found by paying
assert all(point.found == LEAVING for point in POINTS if point.toll)
