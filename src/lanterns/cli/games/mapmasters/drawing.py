"""Dungeons of Map Masters in characters: cards as they lie, corridors and rooms from their plans, the line on top.

A card is 21 columns and 13 rows, its outermost ones shared with its neighbours. Corridors are thin lines, those of the
lower level double ones; the drawn line is thick, dashed on the lower level. Icons are the letters of the rules'
notation (2.4), circled when found.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from rich.text import Text

from lanterns.games.mapmasters.board.card_plan import SLOT_AT, Plan, Point, draw
from lanterns.games.mapmasters.board.cards import CIRCLE, END, LANDING, LOWER, PIT, STAIRS, Card
from lanterns.games.mapmasters.board.content import HERE, cards
from lanterns.games.mapmasters.board.view_types import MapStroke
from lanterns.games.mapmasters.board.vocabulary import piece_names
from lanterns.games.mapmasters.coop.view_types import CoopMission, CoopView
from lanterns.games.mapmasters.versus.view_types import MapLaid, MapPath

COLUMNS, ROWS = 20, 12  # from the first column and row of a card to its last
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
THICK = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"
DASHED = " ┇┅┗┇┇┏┣┅┛┅┻┓┫┳╋"
ROOM, SEEN_ROOM = "░", "▒"
HEAD = "◆"  # where the line ends
CIRCLED = {letter: chr(0x24D0 + ord(letter) - ord("a")) for letter in "cbsrkpxy"}
CIRCLED |= {letter: chr(0x24B6 + ord(letter) - ord("A")) for letter in "MKVPOS"}

Cell = tuple[int, int]  # row, column
STEPS: dict[Cell, int] = {(-1, 0): UP, (0, 1): RIGHT, (1, 0): DOWN, (0, -1): LEFT}
NODE_MARKS = {STAIRS: "S", PIT: "P", CIRCLE: "O", END: "•", LANDING: "∘"}


class Sketch:
    """A card on its grid, unturned: cells of each piece in order, of its icons, rooms, contents and nodes."""

    def __init__(self, card: Card) -> None:
        drawn = draw(card, plan_of(card.id))
        self.card = card
        self.names = [name.partition(".")[2] for name in piece_names(card)]
        self.rooms: dict[int, list[Cell]] = {}
        self.inside: dict[int, list[Cell]] = {}
        self.nodes: dict[int, Cell] = {node: grid(at) for node, at in drawn.points.items()}
        plan = plan_of(card.id)
        for room in card.rooms:
            name = card.nodes[room.node]
            (x, y), (w, h) = plan.at[name], plan.size[name]
            top, left = grid((x - w / 2, y - h / 2))
            bottom, right = grid((x + w / 2, y + h / 2))
            self.rooms[room.node] = [(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)]
            self.inside[room.node] = [grid(at) for at in drawn.content[room.node]]
        self.pieces = [rasterised(line, set()) for line in drawn.lines]
        for _ in range(2):  # slanting parts give way to what the others have become
            for number, line in enumerate(drawn.lines):
                level = card.pieces[number].level
                others = [other for other, piece in enumerate(card.pieces) if other != number and piece.level == level]
                taken = {cell for other in others for cell in self.pieces[other][1:-1]}
                self.pieces[number] = rasterised(line, taken)
        self.icons = [
            [nearest(cells, at) for at in icons] for cells, icons in zip(self.pieces, drawn.icons, strict=True)
        ]


@cache
def plan_of(face: str) -> Plan:
    """The drawing plan of a card."""
    return Plan(_plans()[face])


@cache
def _plans() -> dict[str, str]:
    plans: dict[str, str] = json.loads((HERE / "plans.json").read_text("utf-8"))
    return plans


@cache
def sketch_of(face: str) -> Sketch:
    """The grid of a card."""
    return Sketch(cards()[face])


def grid(at: Point) -> Cell:
    """The cell of a point of a plan."""
    return round(at[1] * ROWS / 200), round(at[0] * COLUMNS / 100)


def nearest(cells: list[Cell], at: Point) -> int:
    """The number of the cell of a corridor that lies nearest to a point, its ends left free where it is long enough."""
    row, column = at[1] * ROWS / 200, at[0] * COLUMNS / 100
    inner = range(1, len(cells) - 1) if len(cells) > 2 else range(len(cells))
    return min(inner, key=lambda i: (2 * (cells[i][0] - row)) ** 2 + (cells[i][1] - column) ** 2)


def rasterised(line: list[Point], taken: set[Cell]) -> list[Cell]:
    """A corridor as cells side by side; slanting parts turn the corner that meets the fewest other corridors."""
    cells = [grid(line[0])]
    for order, at in enumerate(line[1:], 1):
        (r0, c0), (r1, c1) = cells[-1], grid(at)
        if order < len(line) - 1:  # a bend stays off the rim
            r1, c1 = max(1, min(ROWS - 1, r1)), max(1, min(COLUMNS - 1, c1))
        across = straight((r0, c0), (r0, c1)) + straight((r0, c1), (r1, c1))
        down = straight((r0, c0), (r1, c0)) + straight((r1, c0), (r1, c1))
        cells += min((across, down), key=lambda way: sum(cell in taken for cell in way))
    return cells


def straight(start: Cell, end: Cell) -> list[Cell]:
    """The cells after `start` up to `end`, in one row or column."""
    (r0, c0), (r1, c1) = start, end
    step = ((r1 > r0) - (r1 < r0), (c1 > c0) - (c1 < c0))
    count = max(abs(r1 - r0), abs(c1 - c0))
    return [(r0 + step[0] * i, c0 + step[1] * i) for i in range(1, count + 1)]


class Canvas:
    """Cells of a whole dungeon; the later thing drawn stands on top."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[Cell, int]] = {"lower": {}, "upper": {}, "lower-path": {}, "path": {}}
        self.marks: dict[Cell, tuple[str, str]] = {}
        self.floor: dict[Cell, tuple[str, str]] = {}
        self.frame: dict[Cell, str] = {}
        self.labels: dict[Cell, str] = {}

    def line(self, layer: str, cells: Sequence[Cell]) -> None:
        """Join cells that lie side by side."""
        masks = self.lines[layer]
        for a, b in zip(cells, cells[1:]):
            if a != b:
                masks[a] = masks.get(a, 0) | STEPS[b[0] - a[0], b[1] - a[1]]
                masks[b] = masks.get(b, 0) | STEPS[a[0] - b[0], a[1] - b[1]]

    def text(self) -> Text:
        """All of it, row by row."""
        spots = [*self.frame, *self.floor, *self.marks, *(cell for masks in self.lines.values() for cell in masks)]
        out = Text()
        if not spots:
            return out
        top, left = min(cell[0] for cell in spots), min(cell[1] for cell in spots)
        bottom, right = max(cell[0] for cell in spots), max(cell[1] for cell in spots)
        for row in range(top, bottom + 1):
            line = Text()
            for column in range(left, right + 1):
                line.append(*self.at((row, column)))
            line.rstrip()
            out.append_text(line).append("\n")
        return out

    def at(self, cell: Cell) -> tuple[str, str]:
        """The character of a cell and its style."""
        if cell in self.marks:
            return self.marks[cell]
        if cell in self.lines["path"]:
            return THICK[self.lines["path"][cell]], "bold magenta"
        upper = self.lines["upper"].get(cell, 0)
        if upper and cell not in self.floor:
            return THIN[upper], ""
        if cell in self.lines["lower-path"]:
            return DASHED[self.lines["lower-path"][cell]], "bold magenta"
        if cell in self.floor:
            return self.floor[cell]
        if cell in self.lines["lower"]:
            return DOUBLE[self.lines["lower"][cell]], "yellow"
        if cell in self.labels:
            return self.labels[cell], ""
        return self.frame.get(cell, " "), "dim"


class LaidCard:
    """A card in its place: from cells of its sketch to cells of the canvas.

    `name` begins the names of what lies on it: the face in Versus, the place in Coop.
    """

    def __init__(self, face: str, x: int, y: int, turned: bool, name: str = "") -> None:
        self.sketch = sketch_of(face)
        self.face = face
        self.name = name or face
        self.row, self.column = y * ROWS // 2, x * COLUMNS
        self.turned = turned

    def cell(self, cell: Cell) -> Cell:
        row, column = (ROWS - cell[0], COLUMNS - cell[1]) if self.turned else cell
        return self.row + row, self.column + column

    def cells(self, cells: Sequence[Cell]) -> list[Cell]:
        return [self.cell(cell) for cell in cells]

    def draw(self, canvas: Canvas, title: str, seen: Seen) -> None:
        """Frame, rooms, corridors and icons; those found are circled."""
        label = f"{title}={self.face}" if title else self.face
        frame(canvas, self.row, self.column, label + ("↻" if self.turned else ""))
        sketch, card = self.sketch, self.sketch.card
        for number, piece in enumerate(card.pieces):
            cells = self.cells(sketch.pieces[number])
            canvas.line("lower" if piece.level == LOWER else "upper", cells)
            for order, icon in enumerate(piece.icons):
                name = f"{self.name}.{sketch.names[number]}/{order + 1}"
                canvas.marks[cells[sketch.icons[number][order]]] = seen.mark(icon, name)
        for room in card.rooms:
            visited = f"{self.name}.{card.nodes[room.node]}" in seen.rooms or (
                title != "" and f"{title}.{card.nodes[room.node]}" in seen.rooms
            )
            for cell in self.cells(sketch.rooms[room.node]):
                canvas.floor[cell] = (SEEN_ROOM if visited else ROOM, "magenta" if visited else "dim")
            for order, (item, at) in enumerate(zip(room.content, sketch.inside[room.node])):
                name = f"{self.name}.{card.nodes[room.node]}/{order + 1}"
                canvas.marks[self.cell(at)] = seen.mark(item[0], name)
        for node, at in sketch.nodes.items():
            sign = NODE_MARKS.get(card.kinds[node], "")
            if sign and not (card.kinds[node] == LANDING and self.cell(at) in canvas.marks):
                name = f"{self.name}.{card.nodes[node]}"
                canvas.marks[self.cell(at)] = seen.mark(sign, name)

    def walked(self, canvas: Canvas, piece: str, start: int, end: int) -> list[Cell]:
        """Draw the line along a piece, from and to an icon of it (-1 its first end, their number the other)."""
        number = self.sketch.names.index(piece.partition(".")[2])
        cells = self.sketch.pieces[number]
        stops = [0, *self.sketch.icons[number], len(cells) - 1]
        a, b = stops[start + 1], stops[end + 1]
        part = self.cells(cells[a : b + 1] if a <= b else cells[b : a + 1][::-1])
        level = self.sketch.card.pieces[number].level
        canvas.line("lower-path" if level == LOWER else "path", part)
        return part


class Seen:
    """What lines have found, crossed out and visited, by name."""

    def __init__(self, found: Iterable[str] = (), used: Iterable[str] = (), rooms: Iterable[str] = ()) -> None:
        self.found = set(found)
        self.used = set(used)
        self.rooms = set(rooms)

    def mark(self, icon: str, name: str) -> tuple[str, str]:
        """An icon, circled when found and struck when used."""
        if name not in self.found and name not in self.used:
            return icon, "bold cyan" if icon in "cbsrkp" else "bold red" if icon in "MKVP" else "bold"
        return CIRCLED.get(icon, icon), "bold magenta strike" if name in self.used else "bold magenta"


def frame(canvas: Canvas, row: int, column: int, label: str) -> None:
    """The rim of a card with its label."""
    for i in range(COLUMNS + 1):
        for at in (0, ROWS):
            canvas.frame[row + at, column + i] = "·" if i % 2 == 0 else " "
    for i in range(ROWS + 1):
        for at in (0, COLUMNS):
            canvas.frame[row + i, column + at] = "·"
    for i, letter in enumerate(label):
        canvas.labels[row, column + 1 + i] = letter


def dungeon(laid: Sequence[MapLaid], path: MapPath | None = None) -> Text:
    """A dungeon: its cards (`card`, `x`, `y`, `turned`) and, as views have it, the path drawn in it."""
    canvas = Canvas()
    seen = Seen(path["found"], path["used"], path["rooms"]) if path else Seen()
    by_name: dict[str, LaidCard] = {}
    for order, one in enumerate(laid):
        card = LaidCard(one["card"], one["x"], one["y"], one["turned"])
        by_name[one["card"]] = card
        card.draw(canvas, "abcde"[order] if len(laid) > 1 else "", seen)
    if path:
        draw_line(canvas, by_name, path["trace"], path["stuck"])
    return canvas.text()


def draw_line(canvas: Canvas, by_name: Mapping[str, LaidCard], steps: Sequence[MapStroke], stuck: bool = False) -> None:
    """The steps of a line, and where it ends: `stuck` before what stops it."""
    head: Cell | None = None
    for step in steps:
        head = place_of(by_name, step["at"]) or head
        if step["piece"] is not None:
            name, start, end = step["piece"]
            card = by_name.get(name.partition(".")[0])
            if card is None:  # a target card of Coop, which has no plan
                continue
            part = card.walked(canvas, name, start, end)
            if stuck and len(part) > 1:
                head = part[-2]  # before what stops it
            elif part and head not in canvas.floor:
                head = part[-1]
    if head is not None:
        canvas.marks[head] = (HEAD, "bold magenta reverse")


def place_of(by_name: Mapping[str, LaidCard], name: str) -> Cell | None:
    """The cell of a place by its name: ``D20.h1`` (the corner of the room), ``D20.s1``, ``D20.T``, ``D20.T-h1/2``."""
    first, _, place = name.partition(".")
    card = by_name.get(first)
    if card is None:
        return None
    sketch = card.sketch
    if "-" in place or "=" in place:
        piece, _, icon = place.rpartition("/")
        number = sketch.names.index(piece)
        return card.cell(sketch.pieces[number][sketch.icons[number][int(icon) - 1]])
    node = sketch.card.nodes.index(place)
    if node in sketch.rooms:
        return card.cell(sketch.rooms[node][0])
    if node in sketch.nodes:
        return card.cell(sketch.nodes[node])
    return card.cell(grid(SLOT_AT[place]))


def hand(faces: Sequence[str], width: int) -> Text:
    """Cards side by side, as many in a row as fit."""
    per_row = max(1, (width - 1) // (COLUMNS + 3))
    out = Text()
    for first in range(0, len(faces), per_row):
        canvas = Canvas()
        for order, face in enumerate(faces[first : first + per_row]):
            card = LaidCard(face, 0, 0, False)
            card.column = order * (COLUMNS + 3)
            card.draw(canvas, "", Seen())
        out.append_text(canvas.text())
    return out


SPOTS: dict[str, Cell] = {
    "T": (0, COLUMNS // 2), "L1": (ROWS // 4, 0), "R1": (ROWS // 4, COLUMNS),
    "L2": (3 * ROWS // 4, 0), "R2": (3 * ROWS // 4, COLUMNS), "B": (ROWS, COLUMNS // 2),
}  # fmt: skip


def tableau(view: CoopView, pawns: Mapping[str, str]) -> Text:
    """The grid of a Coop mission with all lines; `pawns` are signs by spot, such as ``A1.T``."""
    canvas = Canvas()
    marks = view["marks"]
    sketch = view["drawing"]
    found = [name for names in marks["found"].values() for name in names]
    rooms = [name for names in marks["rooms"].values() for name in names]
    used = list(marks["used"])
    if sketch:
        found += sketch["found"]
        used += sketch["used"]
        rooms += sketch["rooms"]
    seen = Seen(found, used, rooms)
    by_name: dict[str, LaidCard] = {}
    for place in view["empty"]:
        column, row = ord(place[0]) - ord("A"), int(place[1:]) - 1
        for i, letter in enumerate(place):
            canvas.labels[row * ROWS + ROWS // 2, column * COLUMNS + COLUMNS // 2 + i] = letter
    for cell in view["cells"]:
        row, column, place = cell["row"], cell["column"], cell["place"]
        if cell["card"] in cards():
            card = LaidCard(cell["card"], column, 2 * row, cell["turned"], place)
            by_name[place] = card
            card.draw(canvas, place, seen)
        else:
            frame(canvas, row * ROWS, column * COLUMNS, f"{place}={cell['card'] or '?'}")
            for side in cell["open"]:
                at = SPOTS[side]
                canvas.marks[row * ROWS + at[0], column * COLUMNS + at[1]] = ("◇", "bold yellow")
    for leg in view["legs"]:
        draw_line(canvas, by_name, leg["steps"])
    if sketch:
        drawn = [step for step in sketch["steps"] if step["verb"] != "fairy"]
        draw_line(canvas, by_name, drawn, sketch["stuck"])
    ground(canvas, view["mission"])
    for spot, sign in pawns.items():
        canvas.marks[spot_cell(spot)] = (sign, "bold reverse")
    return canvas.text()


def spot_cell(spot: str) -> Cell:
    """The cell of a side of a place, such as `A1.T`."""
    place, _, side = spot.partition(".")
    row, column = int(place[1:]) - 1, ord(place[0]) - ord("A")
    return row * ROWS + SPOTS[side][0], column * COLUMNS + SPOTS[side][1]


def ground(canvas: Canvas, mission: CoopMission) -> None:
    """Rivers, walls, blocked places and exits: over whatever would seem to cross them, but for the names of places."""
    signs: dict[Cell, tuple[str, str]] = {}
    for a, b in mission["walls"]:
        top, left = spot_cell(f"{a}.T")[0], spot_cell(f"{a}.L1")[1]
        if a[1:] == b[1:]:
            signs |= {(top + i, left + COLUMNS): ("█", "bright_red") for i in range(1, ROWS)}
        else:
            signs |= {(top + ROWS, left + i): ("█", "bright_red") for i in range(1, COLUMNS)}
    for river in mission["rivers"]:  # over the walls that part its banks
        for column in range(mission["columns"] * COLUMNS + 1):
            signs[river * ROWS, column] = ("≈", "bold bright_blue")
    for place in mission["blocked"]:
        signs[spot_cell(f"{place}.T")[0] + ROWS // 2, spot_cell(f"{place}.T")[1]] = ("×", "bright_red")
    for spot in mission["exits"]:
        signs[spot_cell(spot)] = ("⇨", "bold bright_green")
    canvas.marks |= {cell: sign for cell, sign in signs.items() if cell not in canvas.labels}
