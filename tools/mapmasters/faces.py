"""From a sketch to a face: icon places, notation, plan, and how pleasant the drawing is."""

from __future__ import annotations

from math import hypot

from sketch import ENTRY, INWARD, Cell, Line, RoomBox, Sketch, xy

from lanterns.games.mapmasters.board.card_plan import door_of

Point = tuple[float, float]


class Site:
    """A place for one icon: in a piece (``line`` and place along it) or in a room."""

    def __init__(self, line: int, at: Point, room: str) -> None:
        self.line = line
        self.at = at
        self.room = room


class Face:
    """A sketch with its icon places. ``fill`` puts icons in and returns notation and plan."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.rooms = {room.name: room for room in sketch.rooms}
        self.points: list[list[Point]] = [self.polyline(line) for line in sketch.lines]
        self.sites: list[Site] = []
        for number, line in enumerate(sketch.lines):
            for cell in line.cells:
                if line.level == 1 and cell in sketch.upper:
                    continue
                self.sites.append(Site(number, site_at(cell, line), ""))
        self.capacity = {name: (1 if room.pit else 2) for name, room in self.rooms.items()}

    def anchor(self, name: str) -> Point:
        if name in ENTRY:
            x, y = xy(ENTRY[name])
            dx, dy = INWARD[name]
            return x - 10 * dx, y - 10 * dy
        if name in self.rooms:
            return self.rooms[name].x, self.rooms[name].y
        if name == "q1" and "q1" not in self.sketch.at:
            room = next(room for room in self.rooms.values() if room.pit)
            return room.pit_x, room.y
        return xy(self.sketch.at[name])

    def polyline(self, line: Line) -> list[Point]:
        """Ends and the inner points at which the line bends."""
        cells: list[Point] = [xy(cell) for cell in line.cells]
        return straightened(
            [self.anchor(line.a), *cells, self.anchor(line.b)], line.a in self.rooms, line.b in self.rooms
        )

    def drawn(self, number: int) -> list[Point]:
        """The line as it is drawn, with its doors."""
        line, points = self.sketch.lines[number], self.points[number]
        inner = points[1:-1]
        start, end = points[0], points[-1]
        if line.a in self.rooms:
            room = self.rooms[line.a]
            start = door_of(inner[0] if inner else end, (room.x, room.y), (room.w, room.h))
        if line.b in self.rooms:
            room = self.rooms[line.b]
            end = door_of(inner[-1] if inner else start, (room.x, room.y), (room.w, room.h))
        return [start, *inner, end]

    def fill(self, id: str, cost: int, icons: dict[int, str], content: dict[str, list[str]]) -> tuple[str, str]:
        """Notation and plan; ``icons`` maps site numbers to letters (``O`` cuts the piece), ``content`` fills rooms."""
        items: list[str] = []
        plan: list[str] = []
        # circles in rooms are numbered first, those in corridors after them
        circles = sum(1 for things in content.values() for thing in things if thing == "O")
        doors: dict[str, list[tuple[float, str]]] = {name: [] for name in self.rooms}
        listing: list[tuple[str, str, str, str]] = []
        for name, cell in self.sketch.at.items():
            x, y = xy(cell)
            plan.append(f"{name} {x},{y}")
        for room in self.rooms.values():
            plan.insert(0, f"{room.name} {room.x},{room.y},{room.w},{room.h}")
            if room.pit:
                plan.append(f"P1 {room.pit_x},{room.y}")
                plan.append(f"q1 {room.pit_x},{room.y}")
        for number, line in enumerate(self.sketch.lines):
            here = [(site.at, icons[s]) for s, site in enumerate(self.sites) if site.line == number and s in icons]
            mark = "=" if line.level else "-"
            points = self.drawn(number)
            parts: list[tuple[str, str, list[Point], list[tuple[Point, str]]]] = []
            a, rest = line.a, points
            pending: list[tuple[Point, str]] = []
            for at, letter in here:
                if letter != "O":
                    pending.append((at, letter))
                    continue
                circles += 1
                name = f"o{circles}"
                plan.append(f"{name} {num(at[0])},{num(at[1])}")
                before, rest = cut(rest, at)
                parts.append((a, name, before, pending))
                a, pending = name, []
            parts.append((a, line.b, rest, pending))
            for a, b, path, letters in parts:
                text = f"{a}{mark}{b}"
                inner = path[1:-1]
                stops = [place_along(path, at) for at, _ in letters]
                extra = " ".join(f"{num(x)},{num(y)}" for x, y in inner)
                if stops:
                    extra += " @" + ",".join(f"{stop:.2f}".lstrip("0") for stop in stops)
                repeated = any(other[0] == text for other in listing)
                if extra or repeated:
                    plan.append(f"{text} {extra.strip()}" if extra else text)
                listing.append((text, " ".join(letter for _, letter in letters), a, b))
                for end, other, at in ((a, b, path[0]), (b, a, path[-1])):
                    if end in doors:
                        doors[end].append((turn(self.rooms[end], at), other))
        numbered = 0
        for text, letters, _, _ in listing:
            items.append(text + (": " + letters if letters else ""))
        for name, room in self.rooms.items():
            order = ",".join(other for _, other in sorted(doors[name]))
            things = ["P1"] if room.pit else []
            for thing in content.get(name, []):
                if thing == "O":
                    numbered += 1
                    things.append(f"O{numbered}")
                else:
                    things.append(thing)
            items.append(f"{name}({order})" + (": " + " ".join(things) if things else ""))
        notation = f"card {id} ${cost} = {'; '.join(items)}"
        return notation, "; ".join(plan)


def straightened(points: list[Point], room_first: bool, room_last: bool) -> list[Point]:
    """Without the points at which nothing bends; a point beside a room is kept only when the line bends there."""
    out = [points[0]]
    for number in range(1, len(points) - 1):
        a, b, c = points[number - 1], points[number], points[number + 1]
        if number == 1 and room_first:
            a = nearest_on_axis(b, a)
        if number == len(points) - 2 and room_last:
            c = nearest_on_axis(b, c)
        straight = abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < 1e-6
        if not straight or (number == 1 and room_first) or (number == len(points) - 2 and room_last):
            out.append(b)
    out.append(points[-1])
    return out


def nearest_on_axis(b: Point, room: Point) -> Point:
    """The door side of a room seen from a neighbouring lattice point."""
    if abs(b[0] - room[0]) <= 23 and abs(b[1] - room[1]) > 23:
        return b[0], room[1]
    return room[0], b[1]


def site_at(cell: Cell, line: Line) -> Point:
    """Centre of an icon on a lattice cell; at the rim a little further in."""
    x, y = xy(cell)
    for slot, entry in ENTRY.items():
        if cell == entry and slot in (line.a, line.b):
            dx, dy = INWARD[slot]
            return x + 3.0 * dx, y + 3.0 * dy
    return float(x), float(y)


def num(value: float) -> str:
    return f"{value:g}"


def place_along(points: list[Point], at: Point) -> float:
    """Part of a polyline's length at which a point on it lies."""
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:]))
    walked, best, found = 0.0, 1e9, 0.0
    for a, b in zip(points, points[1:]):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if length:
            t = max(0.0, min(1.0, ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length**2))
            off = hypot(at[0] - a[0] - t * (b[0] - a[0]), at[1] - a[1] - t * (b[1] - a[1]))
            if off < best - 1e-9:
                best, found = off, walked + t * length
        walked += length
    return found / total if total else 0.5


def cut(points: list[Point], at: Point) -> tuple[list[Point], list[Point]]:
    """A polyline cut at a point on it."""
    best, where = 1e9, 0
    for number, (a, b) in enumerate(zip(points, points[1:])):
        length = hypot(b[0] - a[0], b[1] - a[1])
        t = (
            max(0.0, min(1.0, ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length**2))
            if length
            else 0
        )
        off = hypot(at[0] - a[0] - t * (b[0] - a[0]), at[1] - a[1] - t * (b[1] - a[1]))
        if off < best - 1e-9:
            best, where = off, number
    before, after = points[: where + 1], points[where + 1 :]
    if before and hypot(before[-1][0] - at[0], before[-1][1] - at[1]) < 1e-6 and len(before) > 1:
        before = before[:-1]
    if after and hypot(after[0][0] - at[0], after[0][1] - at[1]) < 1e-6 and len(after) > 1:
        after = after[1:]
    return [*before, at], [at, *after]


def turn(room: RoomBox, at: Point) -> float:
    from math import atan2, pi

    return atan2((at[0] - room.x) / room.w, (room.y - at[1]) / room.h) % (2 * pi)
