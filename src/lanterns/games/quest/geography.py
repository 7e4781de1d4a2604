"""The isle: its 17 cells, the lines that movement cards follow, and distances [Q1.1, Q1.2, Q3.4, Q3.6].

A cell is an int 0..16, counted by row, then by column. Region = 2 * cell + side (0 left, 1 right).
Sets of cells are bit masks.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.quest.view_types import Movement

CELL_NAMES: Final = [
    "02",
    "03",
    "10",
    "11",
    "12",
    "13",
    "20",
    "21",
    "22",
    "23",
    "24",
    "31",
    "32",
    "33",
    "34",
    "41",
    "42",
]
CELLS: Final = len(CELL_NAMES)
CELL: Final = {name: i for i, name in enumerate(CELL_NAMES)}
ROW: Final = [int(name[0]) for name in CELL_NAMES]
COL: Final = [int(name[1]) for name in CELL_NAMES]
REGION_NAMES: Final = [name + side for name in CELL_NAMES for side in "LR"]
REGIONS: Final = len(REGION_NAMES)

CASTLE_CELLS: Final = [CELL[name] for name in ("11", "13", "31", "33")]
NORMAL_CELLS: Final = [i for i in range(CELLS) if i not in CASTLE_CELLS]
# the coast, clockwise [Q1.2]
RING: Final = [CELL[name] for name in ["02", "03", "13", "24", "34", "33", "42", "41", "31", "20", "10", "11"]]
COAST: Final = sum(1 << cell for cell in RING)
ALL_CELLS: Final = (1 << CELLS) - 1
HORSE: Final = 0
RAFT: Final = 1
GRYPHON: Final = 2
SHIP: Final = 3
FOOT: Final = 4
MOVEMENT_NAMES: Final[tuple[Movement, ...]] = ("horse", "raft", "gryphon", "ship", "foot")
LINE: Final = 0  # the way of a move: plain, round the ring, or by foot with the boots
CLOCKWISE: Final = 1
COUNTER: Final = 2
WALK: Final = 3
WAY_NAMES: Final = ["", "cw", "ccw", "foot"]

DISTANCE: Final = [[max(abs(ROW[a] - ROW[b]), abs(COL[a] - COL[b])) for b in range(CELLS)] for a in range(CELLS)]

# directions of a straight move, as (row step, column step)
_ROW_WAYS = ((0, 1), (0, -1))
_COL_WAYS = ((1, 0), (-1, 0))
_DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_AROUND = _ROW_WAYS + _COL_WAYS + _DIAGONALS


def _lines(cell: int, ways: tuple[tuple[int, int], ...], reach: int) -> list[tuple[int, int]]:
    """(end cell, mask of the cells passed) for straight moves of at most `reach` cards."""
    found: list[tuple[int, int]] = []
    for dr, dc in ways:
        passed = 0
        for k in range(1, reach + 1):
            to = CELL.get(f"{ROW[cell] + k * dr}{COL[cell] + k * dc}", -1)
            if to < 0:
                break
            found.append((to, passed))
            passed |= 1 << to
    return sorted(found)


# ROUTES[card][from] = [(to, passed)] for all cards but the ship;
# HOPS the same for up to 1..3 cards along row or column (GB7, GG7)
ROUTES: Final[list[list[list[tuple[int, int]]]]] = [
    [_lines(cell, _ROW_WAYS, 5) for cell in range(CELLS)],
    [_lines(cell, _COL_WAYS, 5) for cell in range(CELLS)],
    [_lines(cell, _DIAGONALS, 5) for cell in range(CELLS)],
    [[] for _ in range(CELLS)],
    [_lines(cell, _AROUND, 1) for cell in range(CELLS)],
]
HOPS: Final[list[list[list[tuple[int, int]]]]] = [
    [_lines(cell, _ROW_WAYS + _COL_WAYS, reach) for cell in range(CELLS)] for reach in range(4)
]


def _arcs(cell: int) -> list[tuple[int, int, int]]:
    """(end cell, mask passed clockwise, mask passed counter-clockwise) for the ship."""
    if cell not in RING:
        return []
    at = RING.index(cell)
    found: list[tuple[int, int, int]] = []
    for steps in range(1, len(RING)):
        clockwise = sum(1 << RING[(at + k) % len(RING)] for k in range(1, steps))
        counter = sum(1 << RING[(at + k) % len(RING)] for k in range(steps + 1, len(RING)))
        found.append((RING[(at + steps) % len(RING)], clockwise, counter))
    return sorted(found)


SAILS: Final[list[list[tuple[int, int, int]]]] = [_arcs(cell) for cell in range(CELLS)]
# the same as plain routes, for a coast without aggressive goblins, where the way round does not matter
CALM_SAILS: Final[list[list[tuple[int, int]]]] = [[(to, 0) for to, _, _ in arcs] for arcs in SAILS]


def on_line(line: str, cells: list[int]) -> bool:
    """Whether all cells lie on one row, one column or one diagonal."""
    rows = [ROW[cell] for cell in cells]
    cols = [COL[cell] for cell in cells]
    if line == "row":
        return len(set(rows)) == 1
    if line == "column":
        return len(set(cols)) == 1
    return len({r - c for r, c in zip(rows, cols, strict=True)}) == 1 or (
        len({r + c for r, c in zip(rows, cols, strict=True)}) == 1
    )
