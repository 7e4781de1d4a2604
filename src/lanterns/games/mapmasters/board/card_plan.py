"""The drawing of a card as data: places of nodes, bends of pieces, places of icons, and the checks of a plan.

A plan is one line of text per card, in the notation of the look sheet (units: a card is 100 x 200)::

    j1 50,50; h1 50,147,42,36; T-p1 50,6 64,18 @.42; P1 62,50

``node x,y`` places a point, ``h1 x,y,w,h`` a room by its middle and size, ``A-B x,y x,y`` bends a piece (the n-th
listing of a pair bends its n-th piece), ``@.3,.7`` puts its icons at these parts of its length (else evenly), ``P1
x,y`` places content of a room. The browser draws cards from the same text.
"""

from __future__ import annotations

from math import atan2, hypot, pi
from typing import Final

from lanterns.games.mapmasters.board.cards import CIRCLE, PIT, STAIRS, Card, NotationError

Point = tuple[float, float]

SLOT_AT: Final[dict[str, Point]] = {
    "T": (50.0, 0.0), "L1": (0.0, 50.0), "R1": (100.0, 50.0),
    "L2": (0.0, 150.0), "R2": (100.0, 150.0), "B": (50.0, 200.0),
}  # fmt: skip
#: least distance of corridors of one level that do not meet, of icons, and of an icon from the rim
LEAST_GAP: Final = 19.0
LEAST_ICON_GAP: Final = 17.0
RIM: Final = 8.0


class Bend:
    """Inner points of a piece and the parts of its length at which its icons stand."""

    def __init__(self, points: list[Point], stops: list[float]) -> None:
        self.points = points
        self.stops = stops


class Plan:
    """A parsed plan: places by name, room boxes by name (width, height), bends by ``A-B`` or ``A=B``."""

    def __init__(self, text: str, file: str = "", line: int = 1) -> None:
        self.at: dict[str, Point] = {}
        self.size: dict[str, Point] = {}
        self.bends: dict[str, list[Bend]] = {}
        for item in text.split(";"):
            words = item.split()
            if not words:
                continue
            try:
                self._item(words)
            except ValueError:
                raise NotationError(f"Plan item {item.strip()!r} cannot be read.", file, line) from None

    def _item(self, words: list[str]) -> None:
        name = words[0]
        if "-" in name or "=" in name:
            stops = [float(part) for word in words[1:] if word[0] == "@" for part in word[1:].split(",")]
            points = [_point(word) for word in words[1:] if word[0] != "@"]
            self.bends.setdefault(name, []).append(Bend(points, stops))
            return
        numbers = [float(part) for part in words[1].split(",")]
        if len(numbers) not in (2, 4):
            raise ValueError(name)
        self.at[name] = (numbers[0], numbers[1])
        if len(numbers) == 4:
            self.size[name] = (numbers[2], numbers[3])


class Drawn:
    """Geometry of a card: ``lines`` and icon places per piece, content places per room node, places of icon nodes."""

    def __init__(self) -> None:
        self.lines: list[list[Point]] = []
        self.icons: list[list[Point]] = []
        self.content: dict[int, list[Point]] = {}
        self.points: dict[int, Point] = {}


def _point(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


def door_of(p: Point, at: Point, size: Point) -> Point:
    """Where a corridor coming from a point meets a room: straight through the nearest wall, else toward its middle."""
    x, y = at
    w, h = size
    if abs(p[0] - x) <= w / 2 - 5:
        return p[0], y + _sign(p[1] - y) * h / 2
    if abs(p[1] - y) <= h / 2 - 5:
        return x + _sign(p[0] - x) * w / 2, p[1]
    k = max(abs(p[0] - x) / w, abs(p[1] - y) / h) * 2
    return x + (p[0] - x) / k, y + (p[1] - y) / k


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def along(points: list[Point], part: float) -> Point:
    """Point at a part (0..1) of a polyline's length."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:])]
    left = part * sum(lengths)
    for number, length in enumerate(lengths):
        if left <= length or number == len(lengths) - 1:
            k = min(1.0, left / length) if length else 0.0
            a, b = points[number], points[number + 1]
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        left -= length
    return points[0]


def draw(card: Card, plan: Plan) -> Drawn:
    """Geometry of an unturned card. Raises ``KeyError`` with the name of a node that the plan does not place."""
    places = dict(SLOT_AT)
    places.update(plan.at)
    out = Drawn()
    seen: dict[str, int] = {}
    for piece in card.pieces:
        a, b = card.nodes[piece.a], card.nodes[piece.b]
        key = f"{a}{'=' if piece.level else '-'}{b}"
        nth = seen.get(key, 0)
        seen[key] = nth + 1
        listed = plan.bends.get(key, [])
        bend = listed[nth] if nth < len(listed) else Bend([], [])
        start, end = places[a], places[b]
        if a in plan.size:
            start = door_of(bend.points[0] if bend.points else end, places[a], plan.size[a])
        if b in plan.size:
            end = door_of(bend.points[-1] if bend.points else start, places[b], plan.size[b])
        line = [start, *bend.points, end]
        count = len(piece.icons)
        stops = [bend.stops[i] if i < len(bend.stops) else (i + 1) / (count + 1) for i in range(count)]
        out.lines.append(line)
        out.icons.append([along(line, stop) for stop in stops])
    for room in card.rooms:
        name = card.nodes[room.node]
        out.content[room.node] = _content(room.content, places[name], plan.size[name], plan.at)
    for node, name in enumerate(card.nodes):
        if name[0] in "jspqoe" and name not in SLOT_AT:
            out.points[node] = places[name]
    return out


def _content(content: list[str], at: Point, size: Point, places: dict[str, Point]) -> list[Point]:
    """Content in one row, in the half of the room that a fixed pit leaves free."""
    free = [item for item in content if item not in places]
    fixed = [item for item in content if item in places]
    width = {item: 22.0 if item == "M" else 19.0 for item in free}
    total = sum(width[item] for item in free)
    gap = min(6.0, (size[0] - 4 - total) / (len(free) - 1)) if len(free) > 1 else 0.0
    x = at[0] - (total + gap * (len(free) - 1)) / 2
    if fixed:
        x += -11 if places[fixed[0]][0] > at[0] else 11
    out: list[Point] = []
    for item in content:
        if item in places:
            out.append(places[item])
        else:
            out.append((x + width[item] / 2, at[1]))
            x += width[item] + gap
    return out


def complaints(card: Card, plan: Plan) -> list[str]:
    """What is wrong with a plan: door order against the data, corridors of one level that cross or touch, one that
    crosses itself, icons too close or cut by the rim. Empty when the drawing is good.
    """
    drawn = draw(card, plan)
    out = _door_order(card, plan, drawn)
    for i, p in enumerate(card.pieces):
        if _meets_itself(drawn.lines[i]):
            out.append(f"{card.id}: {card.nodes[p.a]}-{card.nodes[p.b]} crosses itself")
        for j in range(i + 1, len(card.pieces)):
            q = card.pieces[j]
            if p.level != q.level:
                continue
            meet = p.a in (q.a, q.b) or p.b in (q.a, q.b)
            crossed, near = False, 1e9
            for a, b in zip(drawn.lines[i], drawn.lines[i][1:]):
                for c, d in zip(drawn.lines[j], drawn.lines[j][1:]):
                    crossed = crossed or _cross(a, b, c, d)
                    near = min(near, _gap(a, b, c, d))
            if crossed or (not meet and near < LEAST_GAP):
                names = [card.nodes[n] for n in (p.a, p.b, q.a, q.b)]
                what = "cross" if crossed else "touch"
                out.append(f"{card.id}: {names[0]}-{names[1]} and {names[2]}-{names[3]} {what}")
    icons = _icons(card, drawn)
    for number, (name, at) in enumerate(icons):
        for other, there in icons[number + 1 :]:
            if hypot(at[0] - there[0], at[1] - there[1]) < LEAST_ICON_GAP and not _same_place(name, other):
                out.append(f"{card.id}: icons {name} and {other} overlap")
        if not (RIM <= at[0] <= 100 - RIM and RIM <= at[1] <= 200 - RIM):
            out.append(f"{card.id}: {name} is cut by the rim")
    return out


def _meets_itself(line: list[Point]) -> bool:
    parts = list(zip(line, line[1:]))
    return any(_gap(*parts[i], *parts[j]) == 0.0 for i in range(len(parts)) for j in range(i + 2, len(parts)))


def _same_place(a: str, b: str) -> bool:
    """A landing lies under its pit."""
    return a[0] + b[0] in ("pq", "qp", "Pq", "qP") and a[1:] == b[1:]


def _icons(card: Card, drawn: Drawn) -> list[tuple[str, Point]]:
    out: list[tuple[str, Point]] = []
    for number, piece in enumerate(card.pieces):
        out.extend(zip(piece.icons, drawn.icons[number]))
    for room in card.rooms:
        out.extend(zip(room.content, drawn.content[room.node]))
    out.extend((card.nodes[node], at) for node, at in drawn.points.items() if card.kinds[node] in (STAIRS, PIT, CIRCLE))
    return out


def _door_order(card: Card, plan: Plan, drawn: Drawn) -> list[str]:
    out: list[str] = []
    for room in card.rooms:
        name = card.nodes[room.node]
        (x, y), (w, h) = plan.at[name], plan.size[name]
        turns: list[tuple[float, int]] = []
        for door in room.doors:
            piece = card.pieces[door]
            at = drawn.lines[door][0] if piece.a == room.node else drawn.lines[door][-1]
            turns.append((atan2((at[0] - x) / w, (y - at[1]) / h) % (2 * pi), door))
        seen = [door for _, door in sorted(turns)]
        if not any(seen[k:] + seen[:k] == room.doors for k in range(len(seen))):
            out.append(f"{card.id} {name}: doors are drawn in another order than listed")
    return out


def _side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < -1e-6 and _side(c, d, a) * _side(c, d, b) < -1e-6


def _to_segment(p: Point, q: Point, r: Point) -> float:
    length = (r[0] - q[0]) ** 2 + (r[1] - q[1]) ** 2
    t = ((p[0] - q[0]) * (r[0] - q[0]) + (p[1] - q[1]) * (r[1] - q[1])) / length if length else 0.0
    t = max(0.0, min(1.0, t))
    return hypot(p[0] - q[0] - t * (r[0] - q[0]), p[1] - q[1] - t * (r[1] - q[1]))


def _gap(a: Point, b: Point, c: Point, d: Point) -> float:
    if _cross(a, b, c, d):
        return 0.0
    return min(_to_segment(a, c, d), _to_segment(b, c, d), _to_segment(c, a, b), _to_segment(d, a, b))
