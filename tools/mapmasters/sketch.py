"""Bare cards drawn on a lattice: corridors, rooms, stairs and pits without icons, by a small layout program.

The card is a lattice of 5 x 10 points, 20 units apart, on which the slots lie. Rooms are set down first; then every
slot and every stairs is led to a room, to another slot or into a corridor (which makes a junction) by the straightest
free way; then the lower corridors are led under all that. Corridors of one level keep a lattice step apart, so the
drawing is planar by construction; notation and plan are both read off it.
"""

from __future__ import annotations

import random
from contextlib import suppress
from heapq import heappop, heappush

Cell = tuple[int, int]
ENTRY: dict[str, Cell] = {"T": (2, 0), "L1": (0, 2), "R1": (4, 2), "L2": (0, 7), "R2": (4, 7), "B": (2, 9)}
INWARD: dict[str, Cell] = {"T": (0, 1), "L1": (1, 0), "R1": (-1, 0), "L2": (1, 0), "R2": (-1, 0), "B": (0, -1)}
#: stairs per kind of lower part: none, from a pit, from a pit in a room, between two stairs with a pit above, one or
#: two corridors between stairs
STAIRS = {"": 0, "pit": 1, "roompit": 1, "pitmid": 2, "roompitmid": 2, "stairs": 2, "stairs2": 4}
WAYS: list[Cell] = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def xy(cell: Cell) -> tuple[int, int]:
    return 10 + 20 * cell[0], 10 + 20 * cell[1]


class Line:
    """A piece: node names, level, lattice cells between them."""

    def __init__(self, a: str, b: str, level: int, cells: list[Cell]) -> None:
        self.a, self.b, self.level, self.cells = a, b, level, cells


class RoomBox:
    def __init__(self, name: str, left: int, row: int) -> None:
        self.name = name
        self.block = {(c, r) for c in range(left, left + 3) for r in (row, row + 1)}
        self.x = {0: 36, 1: 50, 2: 64}[left]
        self.y = 20 + 20 * row
        self.w, self.h = (56 if left == 1 else 48), 34
        self.pit = ""
        self.pit_x = 0

    def door(self, outside: Cell) -> tuple[float, float] | None:
        """Where a corridor from a lattice cell beside the block would meet the room; None when it would miss."""
        px, py = xy(outside)
        if abs(px - self.x) <= self.w / 2 - 5 and (outside[0], outside[1] + (1 if py < self.y else -1)) in self.block:
            return px, self.y + (self.h / 2 if py > self.y else -self.h / 2)
        if abs(py - self.y) <= self.h / 2 - 5 and (outside[0] + (1 if px < self.x else -1), outside[1]) in self.block:
            return self.x + (self.w / 2 if px > self.x else -self.w / 2), py
        return None


class Failed(Exception):
    """This try leads nowhere."""


class Sketch:
    """One bare card being drawn."""

    def __init__(self, rng: random.Random, slots: list[str], rooms: int, lower: str, most_junctions: int = 3) -> None:
        self.rng = rng
        self.slots = slots
        self.lower = lower
        self.most_junctions = most_junctions
        self.rooms: list[RoomBox] = []
        self.at: dict[str, Cell] = {}
        self.lines: list[Line] = []
        self.upper: dict[Cell, str] = {}
        self.under: dict[Cell, str] = {}
        self.count = {"j": 0, "s": 0, "p": 0}
        self.bends = 0
        self.overlap = 0
        self.set_rooms(rooms)
        self.terminals = list(slots)
        for slot in slots:
            cell = ENTRY[slot]
            if cell not in self.upper:
                self.upper[cell] = "wait:" + slot
        self.set_stairs()
        self.connect_all()
        self.set_pit()
        self.lead_under()

    # -- places ----------------------------------------------------------------------------------------------------

    def set_rooms(self, count: int) -> None:
        rng = self.rng
        rows = {
            0: [],
            1: [rng.choice([1, 2, 2, 3, 4, 4, 5, 6, 6, 7])],
            2: [rng.choice([1, 2]), rng.choice([6, 6, 7])],
            3: [1, 4, 7],
        }
        for number, row in enumerate(rows[count], 1):
            left = rng.choice([1, 1, 1, 0, 2])
            room = RoomBox(f"h{number}", left, row)
            for cell in room.block:
                self.upper[cell] = room.name
            self.rooms.append(room)

    def set_stairs(self) -> None:
        wanted = STAIRS[self.lower]
        free = [(c, r) for c in range(5) for r in range(1, 9) if self.room_for_stairs((c, r))]
        for number in range(1, wanted + 1):
            choice = [
                f
                for f in free
                if all(abs(f[0] - g[0]) + abs(f[1] - g[1]) >= 3 for n, g in self.at.items() if n[0] == "s")
            ]
            if not choice:
                raise Failed
            cell = self.rng.choice(choice)
            name = f"s{number}"
            self.at[name] = cell
            self.upper[cell] = name
            self.under[cell] = name
            self.terminals.append(name)

    def room_for_stairs(self, cell: Cell) -> bool:
        return cell not in self.upper and all(abs(cell[0] - e[0]) + abs(cell[1] - e[1]) > 1 for e in ENTRY.values())

    # -- ways ------------------------------------------------------------------------------------------------------

    def route(
        self, starts: list[tuple[Cell, Cell]], goal, blocked: dict[Cell, str], dear
    ) -> tuple[list[Cell], Cell, object]:
        """Cheapest way from one of the (cell, direction) starts to a cell for which ``goal`` answers with a target."""
        queue: list[tuple[float, int, Cell, Cell, tuple]] = []
        serial = 0
        for cell, way in starts:
            heappush(queue, (dear(cell), serial, cell, way, (cell, None)))
            serial += 1
        seen: set[tuple[Cell, Cell]] = set()
        found: list[tuple[float, list[Cell], Cell, object]] = []
        while queue and len(found) < 3:
            cost, _, cell, way, chain = heappop(queue)
            if (cell, way) in seen:
                continue
            seen.add((cell, way))
            target = goal(cell, way)
            if target is not None:
                cells: list[Cell] = []
                link = chain
                while link is not None:
                    cells.append(link[0])
                    link = link[1]
                found.append((cost, cells[::-1], way, target))
                continue
            for step in WAYS:
                nxt = (cell[0] + step[0], cell[1] + step[1])
                if not (0 <= nxt[0] < 5 and 0 <= nxt[1] < 10) or nxt in blocked or step == (-way[0], -way[1]):
                    continue
                bend = 0.9 if step != way else 0.0
                heappush(queue, (cost + 1 + bend + dear(nxt), serial, nxt, step, (nxt, chain)))
                serial += 1
        if not found:
            raise Failed
        _, cells, way, target = found[0]
        return cells, way, target

    def starts_of(self, name: str) -> list[tuple[Cell, Cell]]:
        if name in ENTRY:
            return [(ENTRY[name], INWARD[name])]
        cell = self.at[name]
        out = []
        for way in WAYS:
            nxt = (cell[0] + way[0], cell[1] + way[1])
            if 0 <= nxt[0] < 5 and 0 <= nxt[1] < 10 and nxt not in self.upper:
                out.append((nxt, way))
        return out

    def connect_all(self) -> None:
        rng = self.rng
        order = self.terminals[:]
        rng.shuffle(order)
        done: set[str] = set()
        for name in order:
            if name in done:
                continue
            kinds = ["room"] * (4 if self.rooms else 0) + ["corridor"] * (3 if self.lines else 0) + ["slot"] * 2
            rng.shuffle(kinds)
            for kind in dict.fromkeys(kinds):
                try:
                    done |= self.connect(name, kind, done)
                    break
                except Failed:
                    continue
            else:
                raise Failed
        if len(self.rooms) > 1:
            for a, b in zip(self.rooms, self.rooms[1:]):
                if rng.random() < 0.75:
                    with suppress(Failed):
                        self.link_rooms(a, b)

    def connect(self, name: str, kind: str, done: set[str]) -> set[str]:
        mine = "wait:" + name
        start_cell = ENTRY.get(name)
        if start_cell is not None and self.upper.get(start_cell) not in (mine, None):
            # the entry lies in a room: the slot is a door
            room = next(room for room in self.rooms if room.name == self.upper[start_cell])
            if kind != "room":
                raise Failed
            self.lines.append(Line(name, room.name, 0, []))
            return {name}
        blocked = {cell: what for cell, what in self.upper.items() if what != mine}
        if kind == "room":

            def goal(cell: Cell, way: Cell):
                ahead = (cell[0] + way[0], cell[1] + way[1])
                what = self.upper.get(ahead, "")
                if what[:1] != "h":
                    return None
                room = next(room for room in self.rooms if room.name == what)
                door = room.door(cell)
                if door is None or self.near_door(room, door):
                    return None
                return room.name
        elif kind == "corridor":

            def goal(cell: Cell, way: Cell):
                ahead = (cell[0] + way[0], cell[1] + way[1])
                what = self.upper.get(ahead, "")
                if what[:1] == "j" and self.degree(what) < 4:
                    return ahead
                if (
                    what == "way"
                    and self.count["j"] < self.most_junctions
                    and ahead not in ENTRY.values()
                    and self.splits_well(ahead)
                ):
                    return ahead
                return None
        else:

            def goal(cell: Cell, way: Cell):
                ahead = (cell[0] + way[0], cell[1] + way[1])
                what = self.upper.get(ahead, "")
                if what[:5] == "wait:" and what != mine and ahead not in blocked_entries(done):
                    slot = what[5:]
                    return slot if INWARD[slot] != way else None
                return None

            def blocked_entries(done: set[str]) -> set[Cell]:
                return {ENTRY[slot] for slot in done if slot in ENTRY}

        cells, way, target = self.route(
            self.starts_of(name), goal, blocked, lambda cell: 0.35 * self.crowding(cell, mine)
        )
        self.bends += bends_of(cells, way)
        if kind == "room":
            self.draw(name, str(target), cells)
            return {name}
        if kind == "slot":
            slot = str(target)
            cells = [*cells, ENTRY[slot]]
            self.draw(name, slot, cells)
            return {name, slot}
        self.draw(name, self.junction(target), cells)
        return {name}

    def crowding(self, cell: Cell, mine: str) -> int:
        return sum(1 for way in WAYS if self.upper.get((cell[0] + way[0], cell[1] + way[1]), mine) != mine)

    def draw(self, a: str, b: str, cells: list[Cell]) -> None:
        self.lines.append(Line(a, b, 0, cells))
        for cell in cells:
            self.upper[cell] = "way"

    def near_door(self, room: RoomBox, door: tuple[float, float]) -> bool:
        for line in self.lines:
            for end, cells in ((line.a, line.cells), (line.b, line.cells[::-1])):
                if end == room.name:
                    other = line.a if line.b == end else line.b
                    at = room.door(cells[0] if cells else self.at.get(other) or ENTRY.get(other) or (-9, -9))
                    if at is None and other in ENTRY:
                        at = xy(ENTRY[other])
                    if at is not None and abs(at[0] - door[0]) + abs(at[1] - door[1]) < 19:
                        return True
        return False

    def degree(self, name: str) -> int:
        return sum((line.a == name) + (line.b == name) for line in self.lines)

    def splits_well(self, cell: Cell) -> bool:
        line = next(line for line in self.lines if cell in line.cells)
        return all(abs(cell[0] - at[0]) + abs(cell[1] - at[1]) > 1 for at in self.at.values()) and line.level == 0

    def split(self, cell: Cell, name: str) -> None:
        line = next(line for line in self.lines if line.level == 0 and cell in line.cells)
        at = line.cells.index(cell)
        self.lines.append(Line(name, line.b, 0, line.cells[at + 1 :]))
        line.b, line.cells = name, line.cells[:at]
        self.at[name] = cell
        self.upper[cell] = name

    def junction(self, cell: object) -> str:
        assert isinstance(cell, tuple)
        if self.upper[cell][0] == "j":
            return self.upper[cell]
        self.count["j"] += 1
        name = f"j{self.count['j']}"
        self.split(cell, name)
        return name

    def link_rooms(self, a: RoomBox, b: RoomBox) -> None:
        starts = []
        for cell in a.block:
            for way in WAYS:
                nxt = (cell[0] + way[0], cell[1] + way[1])
                if nxt not in a.block and 0 <= nxt[0] < 5 and 0 <= nxt[1] < 10 and nxt not in self.upper:
                    door = a.door(nxt)
                    if door is not None and not self.near_door(a, door):
                        starts.append((nxt, way))
        self.rng.shuffle(starts)

        def goal(cell: Cell, way: Cell):
            ahead = (cell[0] + way[0], cell[1] + way[1])
            if ahead in b.block:
                door = b.door(cell)
                if door is not None and not self.near_door(b, door):
                    return b.name
            return None

        cells, way, _ = self.route(starts, goal, self.upper, lambda cell: 0.35 * self.crowding(cell, ""))
        self.bends += bends_of(cells, way)
        self.draw(a.name, b.name, cells)

    # -- below -----------------------------------------------------------------------------------------------------

    def set_pit(self) -> None:
        if self.lower in ("pit", "pitmid"):
            choice = []
            for line in self.lines:
                for cell in line.cells:
                    if cell not in ENTRY.values() and all(
                        abs(cell[0] - at[0]) + abs(cell[1] - at[1]) > 1 for at in self.at.values()
                    ):
                        choice.append(cell)
            if not choice:
                raise Failed
            cell = self.rng.choice(choice)
            self.split(cell, "p1")
            self.at["q1"] = cell
            self.under[cell] = "q1"
        elif self.lower[:7] == "roompit":
            if not self.rooms:
                raise Failed
            room = self.rng.choice(self.rooms)
            room.pit = "P1"
            room.pit_x = room.x + self.rng.choice([-12, 12])

    def lead_under(self) -> None:
        """Lower corridors, each leading under as little as it can."""
        pairs = {
            "": [],
            "pit": [("q1", "s1")],
            "roompit": [("q1", "s1")],
            "pitmid": [("q1", "s1"), ("q1", "s2")],
            "roompitmid": [("q1", "s1"), ("q1", "s2")],
            "stairs": [("s1", "s2")],
            "stairs2": [("s1", "s2"), ("s3", "s4")],
        }
        for origin, end in pairs[self.lower]:
            self.lead(origin, end)

    def lead(self, origin: str, end: str) -> None:
        starts: list[tuple[Cell, Cell]] = []
        if origin == "q1" and "q1" not in self.at:
            room = next(room for room in self.rooms if room.pit)
            column = 3 if room.pit_x > 50 else 1
            if room.x == 36:
                column = 1 if room.pit_x < 36 else 2
            if room.x == 64:
                column = 3 if room.pit_x > 64 else 2
            row = (room.y - 20) // 20
            starts = [((column, row - 1), (0, -1)), ((column, row + 2), (0, 1))]
            starts = [start for start in starts if 0 <= start[0][1] < 10]
        else:
            cell = self.at[origin]
            for way in WAYS:
                nxt = (cell[0] + way[0], cell[1] + way[1])
                if 0 <= nxt[0] < 5 and 0 <= nxt[1] < 10:
                    starts.append((nxt, way))
        goal_cell = self.at[end]
        walls = dict(self.under)
        for name, cell in self.at.items():
            if name[0] in "sp" and cell != goal_cell:
                walls[cell] = name
        starts = [start for start in starts if start[0] not in walls]

        def goal(cell: Cell, way: Cell):
            return end if (cell[0] + way[0], cell[1] + way[1]) == goal_cell else None

        cells, way, _ = self.route(starts, goal, walls, lambda cell: 1.6 if cell in self.upper else 0.0)
        self.bends += bends_of(cells, way)
        self.overlap += sum(1 for cell in cells if cell in self.upper)
        for cell in cells:
            self.under[cell] = "low"
        self.lines.append(Line(origin, end, 1, cells))


def bends_of(cells: list[Cell], last: Cell) -> int:
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(cells, cells[1:])] + [last]
    return sum(1 for a, b in zip(ways, ways[1:]) if a != b)
