"""The grid: 49 squares named like a chess board (Entrance d4), the lair as a room more, corridors as bit masks [D6]."""

from __future__ import annotations

from typing import Final

SIDE: Final = 7
CELLS: Final = 49
ENTRANCE: Final = 24
LAIR: Final = 49  # as a room; no square
NOWHERE: Final = -1

# directions and their bits in a corridor mask: north = y - 1, east = x + 1
SIDES: Final = "NESW"

CELL_NAMES: Final[list[str]] = [f"{'abcdefg'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS)]
CELL: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
ROOM_NAMES: Final[list[str]] = [*CELL_NAMES, "lair"]


def _step(cell: int, way: int) -> int:
    x, y = cell % SIDE, cell // SIDE
    x += (0, 1, 0, -1)[way]
    y += (-1, 0, 1, 0)[way]
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else NOWHERE


# by cell * 4 + way: the neighbour, or NOWHERE beyond the grid [D6.5]
STEP: Final[list[int]] = [_step(cell, way) for cell in range(CELLS) for way in range(4)]
# by cell: its neighbours on the grid, and by cell * 16 + mask those that the mask leads to
AROUND: Final[list[list[int]]] = [[to for way in range(4) if (to := _step(cell, way)) >= 0] for cell in range(CELLS)]
NEAR: Final[list[list[int]]] = [
    [to for way in range(4) if mask >> way & 1 and (to := _step(cell, way)) >= 0]
    for cell in range(CELLS)
    for mask in range(16)
]
MASK_NAMES: Final[list[str]] = ["".join(SIDES[way] for way in range(4) if mask >> way & 1) for mask in range(16)]


def read_mask(text: str) -> int:
    """The mask of corridors written as sides, such as NES. Raises ValueError for other letters."""
    return sum(1 << SIDES.index(side) for side in text)


def turned(mask: int, quarter: int) -> int:
    """The corridors after so many clockwise quarter turns, which map N to E to S to W."""
    return (mask << quarter | mask >> (4 - quarter)) & 15


def orientations(mask: int) -> list[int]:
    """The distinct masks that a card can be turned to, unturned first [D6.3]."""
    found: list[int] = []
    for quarter in range(4):
        new = turned(mask, quarter)
        if new not in found:
            found.append(new)
    return found


ORIENTATIONS: Final[list[list[int]]] = [orientations(mask) for mask in range(16)]


def way_to(cell: int, to: int) -> int:
    """The direction from a cell to an adjacent one, or -1."""
    for way in range(4):
        if STEP[cell * 4 + way] == to:
            return way
    return -1
