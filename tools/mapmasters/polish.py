"""Loosens the lattice drawings of made cards, so that they look drawn by hand: `python tools/mapmasters/polish.py`.

Outer corridors come in from the rim, so that the rock frames them; steps sideways become slants; icons that then crowd
are moved along their corridor. A change is kept only when the plan has no complaint, so every card stays as good as it
was. Hand-placed plans are left alone. Running it again changes nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import product
from math import hypot
from pathlib import Path

from lanterns.core.content import load_tables
from lanterns.games.mapmasters.board.card_plan import Plan, Point, complaints, draw
from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.content import CARD_SCHEMA, HERE, cards

PLANS = HERE / "plans.json"
#: lattice columns and rows -> where they are drawn
COLUMN = {10: 12, 30: 31, 70: 69, 90: 88}
ROW = {10: 12, 30: 31, 170: 169, 190: 188}
#: a step sideways of at most this length becomes a slant; next to an open side only a short one
STEP = 42.0
STEP_AT_SIDE = 24.0
#: how far an icon should stand from the rim, else how far it must
MARGINS = (12.0, 8.0)
#: how far a corridor runs straight from an open side, so that it meets its neighbour's squarely
STRAIGHT = 8.0
STOPS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8)


class Item:
    """One item of a plan: a name, its points (a room has a middle and a size), its stops."""

    def __init__(self, text: str) -> None:
        self.name, *words = text.split()
        self.stops = [float(part) for word in words if word[0] == "@" for part in word[1:].split(",")]
        numbers = [[float(part) for part in word.split(",")] for word in words if word[0] != "@"]
        self.points: list[Point] = [(row[0], row[1]) for row in numbers]
        self.size = (numbers[0][2], numbers[0][3]) if numbers and len(numbers[0]) == 4 else None

    def text(self) -> str:
        words = [self.name]
        for x, y in self.points:
            words.append(f"{x:g},{y:g}" + (f",{self.size[0]:g},{self.size[1]:g}" if self.size else ""))
        if self.stops:
            words.append("@" + ",".join(f"{stop:g}".lstrip("0") for stop in self.stops))
        return " ".join(words)

    def piece(self) -> bool:
        return "-" in self.name or "=" in self.name


def parse(text: str) -> list[Item]:
    return [Item(part) for part in text.split(";") if part.strip()]


def join(items: list[Item]) -> str:
    return "; ".join(item.text() for item in items)


def faults(card: Card, text: str, margin: float) -> int:
    """How many complaints a plan has; a plan that cannot be drawn has very many."""
    try:
        plan = Plan(text)
        near = sum(
            1
            for row in draw(card, plan).icons
            for x, y in row
            if not (margin <= x <= 100 - margin and margin <= y <= 200 - margin)
        )
        return len(complaints(card, plan)) + 3 * _buried(card, plan) + near
    except (KeyError, ZeroDivisionError):
        return 1000


def _buried(card: Card, plan: Plan) -> int:
    """Icons of corridors that would be drawn over a room's floor, and upper corridors that cut into a room."""
    drawn = draw(card, plan)
    count = 0
    for number, piece in enumerate(card.pieces):
        ends = {card.nodes[piece.a], card.nodes[piece.b]}
        for name, (w, h) in plan.size.items():
            x, y = plan.at[name]
            for at in drawn.icons[number]:
                count += abs(at[0] - x) < w / 2 + 7 and abs(at[1] - y) < h / 2 + 7
            if piece.level or name in ends:
                continue
            for a, b in zip(drawn.lines[number], drawn.lines[number][1:]):
                for k in range(21):
                    px, py = a[0] + (b[0] - a[0]) * k / 20, a[1] + (b[1] - a[1]) * k / 20
                    if abs(px - x) < w / 2 + 5 and abs(py - y) < h / 2 + 5:
                        count += 1
                        break
    return count


def inward(items: list[Item]) -> None:
    """Bring the outermost columns and rows in from the rim."""
    for item in items:
        if item.size is None:
            item.points = [(COLUMN.get(round(x), x), ROW.get(round(y), y)) for x, y in item.points]


def slant(line: list[Point]) -> list[Point] | None:
    """The line with one more step sideways made a slant, None when it has none."""
    last = len(line) - 1
    for i in range(last - 2):
        a, b, c, d = line[i : i + 4]
        ab, bc, cd = _length(a, b), _length(b, c), _length(c, d)
        if not (ab and cd and 0 < bc <= STEP):
            continue
        u, v = ((b[0] - a[0]) / ab, (b[1] - a[1]) / ab), ((d[0] - c[0]) / cd, (d[1] - c[1]) / cd)
        across = ((c[0] - b[0]) / bc, (c[1] - b[1]) / bc)
        if u[0] * v[0] + u[1] * v[1] < 0.99 or abs(u[0] * across[0] + u[1] * across[1]) > 0.1:
            continue
        begins, ends = i == 0 and _open(a), i + 3 == last and _open(d)
        if (begins or ends) and bc > STEP_AT_SIDE:
            continue
        back = min(bc * 0.4, ab - (STRAIGHT if begins else 5.0))
        on = min(bc * 0.4, cd - (STRAIGHT if ends else 5.0))
        if back < 0 or on < 0 or back + on < bc * 0.35:
            continue
        b, c = (b[0] - u[0] * back, b[1] - u[1] * back), (c[0] + v[0] * on, c[1] + v[1] * on)
        return [*line[: i + 1], _round(b), _round(c), *line[i + 3 :]]
    return None


def _open(p: Point) -> bool:
    """Whether a point lies on the rim, at an open side."""
    return p[0] in (0.0, 100.0) or p[1] in (0.0, 200.0)


def _length(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _round(p: Point) -> Point:
    return float(round(p[0])), float(round(p[1]))


def settle(card: Card, items: list[Item], margin: float) -> bool:
    """Move icons along their corridors until nothing is complained about; one or two corridors at a time."""
    if not faults(card, join(items), margin):
        return True
    movable = [item for item in _with_pieces(card, items) if item.piece()]
    counts = {id(item): n for item, n in _icon_counts(card, items)}
    singles = [item for item in movable if counts.get(id(item)) == 1]
    for size in (1, 2):
        for chosen in product(singles, repeat=size):
            if len({id(item) for item in chosen}) < size:
                continue
            kept = [list(item.stops) for item in chosen]
            for stops in product(STOPS, repeat=size):
                for item, stop in zip(chosen, stops):
                    item.stops = [stop]
                if not faults(card, join(items), margin):
                    return True
            for item, old in zip(chosen, kept):
                item.stops = old
    return False


def _key(card: Card, number: int) -> tuple[str, int]:
    piece = card.pieces[number]
    key = f"{card.nodes[piece.a]}{'=' if piece.level else '-'}{card.nodes[piece.b]}"
    same = [n for n, p in enumerate(card.pieces) if (p.a, p.b, p.level) == (piece.a, piece.b, piece.level)]
    return key, same.index(number)


def _with_pieces(card: Card, items: list[Item]) -> list[Item]:
    """The plan with an item for every piece, so that its icons can be moved."""
    for number in range(len(card.pieces)):
        key, nth = _key(card, number)
        while sum(1 for item in items if item.name == key) <= nth:
            items.append(Item(key))
    return items


def _icon_counts(card: Card, items: list[Item]) -> list[tuple[Item, int]]:
    out: list[tuple[Item, int]] = []
    for number, piece in enumerate(card.pieces):
        key, nth = _key(card, number)
        listed = [item for item in items if item.name == key]
        if nth < len(listed):
            out.append((listed[nth], len(piece.icons)))
    return out


def polish(card: Card, text: str) -> str:
    """The plan of a card loosened as far as it stays without complaint."""
    best = text
    margin = MARGINS[-1]
    for margin in MARGINS:
        items = parse(text)
        inward(items)
        if settle(card, items, margin):
            best = join(items)
            break
    for number in range(len(card.pieces)):
        for _ in range(3):
            items = _with_pieces(card, parse(best))
            key, nth = _key(card, number)
            item = [one for one in items if one.name == key][nth]
            line = draw(card, Plan(best)).lines[number]
            slanted = slant([line[0], *item.points, line[-1]])
            if slanted is None:
                break
            item.points = slanted[1:-1]
            if not settle(card, items, margin):
                break
            best = join(items)
    return "; ".join(part for part in (p.strip() for p in best.split(";")) if " " in part)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", help="cards to loosen, all made ones by default")
    chosen = parser.parse_args().ids
    made = [entry["id"] for entry in load_tables(HERE / "cards.toml", "card", CARD_SCHEMA) if entry["origin"] == "made"]
    plans: dict[str, str] = json.loads(PLANS.read_text("utf-8"))
    changed = 0
    for id in chosen or made:
        new = polish(cards()[id], plans[id])
        changed += new != plans[id]
        plans[id] = new
    Path(PLANS).write_text(
        "{\n" + ",\n".join(f' "{id}": {json.dumps(text)}' for id, text in plans.items()) + "\n}\n", "utf-8"
    )
    print(f"{changed} plans changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
