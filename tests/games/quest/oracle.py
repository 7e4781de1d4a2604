"""The rules of moving and of placement quests written a second time, from docs/rules alone: words, no tables.

It shares nothing with the engine but the names of cells and the positions it is given.
"""

from __future__ import annotations

from itertools import permutations

from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import Quest

CELLS = ("02", "03", "10", "11", "12", "13", "20", "21", "22", "23", "24", "31", "32", "33", "34", "41", "42")
RING = ("02", "03", "13", "24", "34", "33", "42", "41", "31", "20", "10", "11")
LEFT = {"castle": "obelisk", "temple": "obelisk", "goblin": "portal"}
RIGHT = {"castle": "castle", "temple": "temple", "goblin": "grotto"}
SYMBOL = {"fire": "scroll", "forest": "scroll", "water": "torch", "ice": "scroll", "shadow": "torch", "sun": "torch"}
COLOURS = ("blue", "red", "yellow", "green")


class Table:
    """A position in words."""

    def __init__(self, g: Quest) -> None:
        self.card = {cell: con.LAND_NAMES[g.land[i]] for i, cell in enumerate(geo.CELL_NAMES)}
        self.danongorf = g.mode == 2
        self.where = [geo.REGION_NAMES[region] for region in g.where]
        self.owner = [hero // g.per_seat for hero in range(len(g.where))]
        self.colour = [
            COLOURS[hero] if self.danongorf else COLOURS[g.colours[hero // g.per_seat]] for hero in range(len(g.where))
        ]
        self.aggressive = {cell for i, cell in enumerate(geo.CELL_NAMES) if g.angry >> i & 1}
        self.power = list(g.power)
        self.pipes = g.treasure[3] - 1  # T04
        self.boots = g.treasure[6] - 1  # T07
        self.pay_end = bool(g.house[0])

    def kind(self, region: str) -> str:
        """What a region is."""
        word = self.card[region[:2]].split("-")[0]
        family = word if word in ("castle", "goblin") else "temple"
        return (LEFT if region[2] == "L" else RIGHT)[family]

    def symbol(self, region: str) -> str:
        return SYMBOL[self.card[region[:2]]]

    def home(self, hero: int) -> bool:
        """Q12.2: in Danongorf all castles are the player's own."""
        region = self.where[hero]
        if self.kind(region) != "castle":
            return False
        return self.danongorf or self.card[region[:2]] == f"castle-{self.colour[hero]}"

    def foreign(self, hero: int) -> bool:
        region = self.where[hero]
        return self.kind(region) == "castle" and self.card[region[:2]] != f"castle-{self.colour[hero]}"

    # moving

    def room(self, hero: int, region: str) -> bool:
        """Q3.10, QR32."""
        kind = self.kind(region)
        there = [self.owner[other] for other, place in enumerate(self.where) if place == region]
        if kind == "castle":
            return True
        if kind == "portal":
            return not there
        if self.owner[hero] in there:
            return False
        return kind != "temple" or len(there) < 2

    def cost(self, hero: int, region: str, passed: list[str]) -> int:
        """Q3.7, Q3.8, QR6, T04."""
        if hero == self.pipes:
            return 0
        met = sum(cell in self.aggressive for cell in passed)
        if self.pay_end and self.kind(region) == "grotto" and region[:2] in self.aggressive:
            met += 1
        return met

    def moves(self, seat: int, card: str) -> set[tuple[int, str, str]]:
        """(own number, region, way) of every legal move, the boots' walks aside."""
        found: set[tuple[int, str, str]] = set()
        for own, hero in enumerate(h for h, owner in enumerate(self.owner) if owner == seat):
            here = self.where[hero][:2]
            for cell in CELLS:
                for side in "LR":
                    region = cell + side
                    if cell == here or not self.room(hero, region):
                        continue
                    for way, passed in ways(card, here, cell, self.aggressive):
                        if self.cost(hero, region, passed) <= self.power[seat]:
                            found.add((own + 1, region, way))
        return found

    def walks(self, seat: int) -> set[tuple[int, str]]:
        """(own number, region) that the boots add on any card [T07]."""
        found: set[tuple[int, str]] = set()
        for own, hero in enumerate(h for h, owner in enumerate(self.owner) if owner == seat):
            here = self.where[hero][:2]
            for cell in CELLS if hero == self.boots else ():
                for side in "LR":
                    room = cell != here and near(here, cell) == 1 and self.room(hero, cell + side)
                    if room and self.cost(hero, cell + side, []) <= self.power[seat]:
                        found.add((own + 1, cell + side))
        return found

    # placement quests [7.5]

    def fits(self, seat: int, quest: str, moved: set[int]) -> bool:
        """Whether some choice of different own heroes meets the condition and includes one that moved [Q4.2]."""
        heroes = [h for h, owner in enumerate(self.owner) if owner == seat]
        count = 2 if quest in ("P01", "P02", "P03", "P04", "P05") else 3
        return any(set(chosen) & moved and self.meets(quest, *chosen) for chosen in permutations(heroes, count))

    def meets(self, quest: str, a: int, b: int, c: int = -1) -> bool:
        heroes = [a, b] if c < 0 else [a, b, c]
        regions = [self.where[hero] for hero in heroes]
        cells = [region[:2] for region in regions]
        kinds = [self.kind(region) for region in regions]
        rows = [cell[0] for cell in cells]
        cols = [cell[1] for cell in cells]
        different = len(set(cells)) == len(cells)
        gaps = [near(cells[i], cells[j]) for i in range(len(cells)) for j in range(i)]
        away = not any(self.home(hero) for hero in heroes)
        match quest:
            case "P01":
                return rows == ["0", "4"]
            case "P02":
                return cols == ["0", "4"]
            case "P03":
                return kinds == ["temple"] * 2 and [self.symbol(r) for r in regions] == ["torch", "scroll"]
            case "P04":
                return kinds == ["portal"] * 2 and gaps == [1]
            case "P05":
                return self.foreign(a) and self.foreign(b) and different
            case "P06":
                return len(set(rows)) == 1 and different and "castle" not in kinds
            case "P07":
                return len(set(cols)) == 1 and different and "castle" not in kinds
            case "P08":
                return all(cell in RING for cell in cells) and away
            case "P09":
                line = (
                    len({int(c[0]) - int(c[1]) for c in cells}) == 1 or len({int(c[0]) + int(c[1]) for c in cells}) == 1
                )
                return line and different and not any(self.card[cell].startswith("castle") for cell in cells)
            case "P10":
                return different and not any(cell in RING for cell in cells)
            case "P11":
                return kinds == ["temple", "portal", "grotto"] and min(gaps) >= 2
            case "P12":
                return min(gaps) >= 3 and away
        raise AssertionError(quest)


def near(one: str, two: str) -> int:
    """d(a,b): the greater of the gaps in row and column."""
    return max(abs(int(one[0]) - int(two[0])), abs(int(one[1]) - int(two[1])))


def ways(card: str, here: str, cell: str, aggressive: set[str]) -> list[tuple[str, list[str]]]:
    """(way, cards passed) by which a movement card goes from one cell to another [Q3.4, Q3.6]."""
    down, over = int(cell[0]) - int(here[0]), int(cell[1]) - int(here[1])
    if card == "ship":
        if here not in RING or cell not in RING:
            return []
        start, end = RING.index(here), RING.index(cell)
        clockwise = [RING[(start + k) % 12] for k in range(1, (end - start) % 12)]
        counter = [RING[(start - k) % 12] for k in range(1, (start - end) % 12)]
        if set(clockwise) & aggressive == set(counter) & aggressive:
            return [("", clockwise)]
        return [("cw", clockwise), ("ccw", counter)]
    straight = {"horse": down == 0, "raft": over == 0, "gryphon": abs(down) == abs(over), "foot": True}[card]
    if not straight or (card == "foot" and near(here, cell) > 1):
        return []
    length = near(here, cell)
    line = [f"{int(here[0]) + k * down // length}{int(here[1]) + k * over // length}" for k in range(1, length)]
    return [("", line)] if all(name in CELLS for name in line) else []
