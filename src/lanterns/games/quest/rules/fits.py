"""How many heroes of a seat are where a placement quest wants them: fast, for quests.py to ask first and for bots."""

from __future__ import annotations

from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import Quest

# what one of two, one of three, two of three heroes in place are worth; all in place, but not taken
HALF: Final = 0.22
THIRD: Final = 0.07
TWO_THIRDS: Final = 0.30
WHOLE: Final = 0.55
TURN_FACTOR: Final = [1.0, 1.0, 0.85, 0.65, 0.35]  # by turn of the Day: fewer steps are left

_ROWS: Final = 1
_COLUMNS: Final = 2
_DIAGONALS: Final = 3
_LINE: Final[list[int]] = [
    {"": 0, "row": _ROWS, "column": _COLUMNS, "diagonal": _DIAGONALS}[placement.line]
    for placement in con.CARDS.placements
]
_LEAST: Final[list[int]] = [
    max(placement.min_distance, 1 if placement.different else 0) for placement in con.CARDS.placements
]
_MOST: Final[list[int]] = [placement.max_distance for placement in con.CARDS.placements]
SLOTS: Final[list[int]] = [len(placement.slots) for placement in con.CARDS.placements]
_SYMBOL: Final[list[int]] = [land.symbol for land in con.CARDS.lands]
# bit of content.REGION_KINDS by kind of region; temples have two, see kind_bit
_KIND_BIT: Final[list[int]] = [0, 1, 2, 4, 5]
_WHERE: Final[list[list[int]]] = [[slot.where for slot in placement.slots] for placement in con.CARDS.placements]
# by quest: the slots that ask whose castle it is, as a mask; and by kind and cell, as a mask, those met but for that
_OWNED: Final[list[int]] = [sum(1 << i for i, where in enumerate(slots) if where != con.ANYWHERE) for slots in _WHERE]
_MET: Final[list[list[int]]] = [
    [
        sum(1 << i for i, slot in enumerate(placement.slots) if slot.cells >> cell & 1 and slot.kinds >> bit & 1)
        for bit in range(len(con.REGION_KINDS))
        for cell in range(geo.CELLS)
    ]
    for placement in con.CARDS.placements
]


def kind_bit(g: Quest, region: int) -> int:
    """The place of a region's kind in content.REGION_KINDS."""
    kind = g.kinds[region]
    bit = _KIND_BIT[kind]
    if kind == con.TEMPLE:
        bit += _SYMBOL[g.land[region >> 1]]
    return bit


def fitting(g: Quest, quest: int, hero: int) -> int:
    """Mask of the slots of a placement quest that a hero meets where it stands."""
    region = g.where[hero]
    mask = _MET[quest][kind_bit(g, region) * geo.CELLS + (region >> 1)]
    if mask & _OWNED[quest]:
        for slot, wanted in enumerate(_WHERE[quest]):
            if mask >> slot & 1 and not _is_whose(g, hero, wanted):
                mask &= ~(1 << slot)
    return mask


def _is_whose(g: Quest, hero: int, wanted: int) -> bool:
    """Whether a hero stands in a castle of its own, in another's, or in none of its own, as a slot asks."""
    if wanted == con.ANYWHERE:
        return True
    region = g.where[hero]
    if wanted == con.FOREIGN:
        return g.kinds[region] == con.CASTLE and region != g.home_region(hero)
    return g.is_home(hero) == (wanted == con.HOME)


def any_of(g: Quest, quest: int, heroes: int, first: int, end: int) -> bool:
    """Whether one of these heroes (a mask; only the numbers from `first` to before `end`) meets a slot of a quest."""
    return any(heroes >> hero & 1 and fitting(g, quest, hero) for hero in range(first, end))


def paired(quest: int, one: int, two: int) -> bool:
    """Whether two cells go together in a placement quest: their distance and the line they must share."""
    distance = geo.DISTANCE[one][two]
    if distance < _LEAST[quest] or distance > _MOST[quest]:
        return False
    line = _LINE[quest]
    if line == 0:
        return True
    if line == _ROWS:
        return geo.ROW[one] == geo.ROW[two]
    if line == _COLUMNS:
        return geo.COL[one] == geo.COL[two]
    down = geo.ROW[one] - geo.ROW[two]
    over = geo.COL[one] - geo.COL[two]
    return abs(down) == abs(over)


def in_place(g: Quest, quest: int, seat: int) -> int:
    """The most heroes of a seat that stand where a placement quest wants them, all at once.

    Two masks of slots go together when two different slots can be picked from them; for three the union must be whole.
    """
    slots = SLOTS[quest]
    mine = seat * g.per_seat
    after = mine + g.per_seat
    best = 0
    for a in range(mine, after):
        one = fitting(g, quest, a)
        if one == 0:
            continue
        if best == 0:
            best = 1
        cell_a = g.where[a] >> 1
        for b in range(a + 1, after):
            two = fitting(g, quest, b)
            if two == 0 or (one == two and one & (one - 1) == 0):
                continue
            cell_b = g.where[b] >> 1
            if not paired(quest, cell_a, cell_b):
                continue
            best = max(best, 2)
            if slots == 2:
                return 2
            for c in range(b + 1, after):
                three = fitting(g, quest, c)
                if three == 0 or one | two | three != (1 << slots) - 1:
                    continue
                cell_c = g.where[c] >> 1
                if paired(quest, cell_a, cell_c) and paired(quest, cell_b, cell_c) and _distinct(one, two, three):
                    return 3
    return best


def _distinct(one: int, two: int, three: int) -> bool:
    for i in range(3):
        if one >> i & 1:
            for j in range(3):
                if j != i and two >> j & 1 and three >> (3 - i - j) & 1:
                    return True
    return False


def closeness(g: Quest, seat: int) -> float:
    """Placement quests that a seat may expect this Day from where its heroes stand, as a number of quests."""
    total = 0.0
    for quest in g.row:
        if quest >= con.PLACEMENTS:
            continue
        count = in_place(g, quest, seat)
        if count == 0:
            continue
        if count >= SLOTS[quest]:
            total += WHOLE
        elif SLOTS[quest] == 2:
            total += HALF
        elif count == 1:
            total += THIRD
        else:
            total += TWO_THIRDS
    return total * TURN_FACTOR[min(4, max(0, g.turn))]
