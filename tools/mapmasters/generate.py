"""Makes the sixty dungeon cards that are not models, from the constraints of rules 6.2, and writes them as data.

    python tools/mapmasters/generate.py [--seed 7] [--write]

Bare cards come from ``sketch`` (many tries per kind, the most pleasant are kept), icons are dealt so that every total
of the table is met exactly, and each face is kept only when its notation parses and its plan has no complaint. Without
``--write`` the cards are printed. ``lanterns mapmasters cards check`` then checks the whole set.
"""

from __future__ import annotations

import argparse
import json
import random

from faces import Face
from sketch import ENTRY, STAIRS, Failed, Sketch

from lanterns.cli.games.mapmasters import card_checks as check
from lanterns.core.errors import LanternsError
from lanterns.games.mapmasters.board.card_plan import Plan, complaints
from lanterns.games.mapmasters.board.cards import Card, parse_card
from lanterns.games.mapmasters.board.content import HERE, cards

COSTS = (3, 4, 5, 6)
IDS = {3: range(1, 19), 4: range(19, 37), 5: range(37, 55), 6: range(55, 73)}
#: lower parts of the made cards, per cost (see ``sketch.STAIRS``)
LOWER_PARTS = {
    3: ["stairs2", "stairs2", "pitmid", "pitmid", "pit"],
    4: ["stairs2", "pitmid", "pitmid", "pitmid", "pitmid"],
    5: ["stairs"] * 2 + ["pitmid"] * 4,
    6: ["stairs"] * 3 + ["pitmid"] * 4,
}
#: icons of all cards of a cost, models included: kinds of which starting hands hold much go to the dear cards
DEALT = {
    3: {"r": 4, "V": 0, "M": 0, "K": 1, "k": 1, "O": 12, "b": 12, "c": 6, "s": 18, "p": 17, "y": 1, "x": 0},
    4: {"r": 8, "V": 2, "M": 2, "K": 0, "k": 3, "O": 13, "b": 12, "c": 8, "s": 18, "p": 20, "y": 1, "x": 1},
    5: {"r": 7, "V": 5, "M": 3, "K": 7, "k": 14, "O": 4, "b": 20, "c": 20, "s": 13, "p": 11, "y": 1, "x": 1},
    6: {"r": 8, "V": 7, "M": 8, "K": 10, "k": 16, "O": 5, "b": 22, "c": 24, "s": 11, "p": 8, "y": 1, "x": 2},
}
#: cards of a cost with a room that has one door only: a risk worth its content
DEAD_ENDS = {3: 5, 4: 6, 5: 8, 6: 9}


class Spec:
    """What one card must be: cost, rooms, lower corridor, open slots, number of icons and the icons themselves."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.rooms = 0
        self.lower = ""
        self.slots: list[str] = []
        self.icons: list[str] = []
        self.size = 0
        self.dead_end = False

    def structural(self) -> int:
        """Icons that the drawing itself brings: stairs and pits."""
        return STAIRS[self.lower] + ("pit" in self.lower)


def specs(rng: random.Random, models: list[Card]) -> list[Spec]:
    """The sixty specifications: rooms, lower corridors and open slots dealt per cost, blank sides over all."""
    out: list[Spec] = []
    blanks: list[str] = []
    for side in ENTRY:
        mine = sum(1 for card in models if card.slots[("T", "L1", "R1", "L2", "R2", "B").index(side)] < 0)
        blanks += [side] * (8 - mine)
    rng.shuffle(blanks)
    for cost in COSTS:
        mine = [card for card in models if card.cost == cost]
        rooms: list[int] = []
        for number, want in enumerate(check.ROOMS[cost]):
            rooms += [number] * (want - sum(1 for card in mine if len(card.rooms) == number))
        rng.shuffle(rooms)
        six = check.SIX[cost] - sum(1 for card in mine if min(card.slots) >= 0)
        sides = [""] * six + [blanks.pop() for _ in range(len(rooms) - six)]
        rng.shuffle(sides)
        kinds = LOWER_PARTS[cost] + [""] * (len(rooms) - len(LOWER_PARTS[cost]))
        rng.shuffle(kinds)
        dead_ends = DEAD_ENDS[cost]
        for count, side, kind in zip(rooms, sides, kinds):
            spec = Spec(cost)
            spec.rooms, spec.slots = count, [slot for slot in ENTRY if slot != side]
            spec.lower = "room" + kind if kind[:3] == "pit" and count and rng.random() < 0.85 else kind
            if dead_ends and count and "pit" not in kind:
                spec.dead_end = True
                dead_ends -= 1
            out.append(spec)
    return out


def deal(rng: random.Random, all_specs: list[Spec], models: list[Card]) -> None:
    """Sizes and icons for every card, with the totals of rules 6.2."""
    for cost in COSTS:
        mine = [card for card in models if card.cost == cost]
        group = [spec for spec in all_specs if spec.cost == cost]
        low, high = check.ICONS_PER_CARD[cost]
        total = check.ICONS[cost] - sum(len(card.icons()) for card in mine)
        for spec in group:
            spec.size = max(low, spec.structural() + 1)
        while sum(spec.size for spec in group) < total:
            spec = rng.choice([spec for spec in group if spec.size < high])
            spec.size += 1
        pool: list[str] = []
        for icon, wanted in DEALT[cost].items():
            pool += [icon] * (wanted - sum(card.count(icon) for card in mine))
        if len(pool) != sum(spec.size - spec.structural() for spec in group):
            raise SystemExit(f"The icons dealt to cost {cost} do not add up.")
        rng.shuffle(pool)
        hand_out(rng, group, pool)


def hand_out(rng: random.Random, group: list[Spec], pool: list[str]) -> None:
    """Spread a pool of icons over the cards of one cost: rare and strong kinds first, each to the card with most
    room."""
    pool.sort(key="MKVrOkyxspbc".index)
    for spec in group:
        spec.icons = []
    for icon in pool:
        free = [spec for spec in group if len(spec.icons) < spec.size - spec.structural()]
        weights = [(unfitness(rng, spec, icon), number) for number, spec in enumerate(free)]
        free[min(weights)[1]].icons.append(icon)


def unfitness(rng: random.Random, spec: Spec, icon: str) -> float:
    """How badly a card needs not to get this icon: it has such ones, or is strong, or is full already."""
    load = len(spec.icons) / max(1, spec.size - spec.structural())
    out = 3.0 * spec.icons.count(icon) + 1.5 * load + rng.random() * 1.2
    if icon in "MKVr":
        out += 1.2 * sum(1 for other in spec.icons if other in "MKVr") + (0.8 if "pit" in spec.lower else 0.0)
    if icon == "M" and not spec.rooms:
        out += 0.8
    return out


def pleasantness(sketch: Sketch, face: Face) -> float:
    """Lower is better. A pleasant card hangs together, fills its rock evenly, bends a few times but does not meander,
    keeps off the rim, and lets corridors run above one another only to cross."""
    cost = 0.7 * abs(sketch.bends - 4) + 2.2 * sketch.overlap + 2.6 * (parts_of(sketch) - 1)
    filled = set(sketch.upper) | {cell for line in sketch.lines for cell in line.cells}
    for column in range(5):
        for row in range(10):
            near = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            cost += 0.22 * (not any(cell in filled for cell in near))
    for line in sketch.lines:
        for cell in line.cells:
            if cell not in ENTRY.values():
                cost += 0.7 if cell[1] in (0, 9) else 0.2 if cell[0] in (0, 4) else 0.0
        if not line.cells and line.a[0] != "h" and line.b[0] != "h":
            cost += 1.5
    for room in sketch.rooms:
        doors = sum((line.a == room.name) + (line.b == room.name) for line in sketch.lines)
        cost += 1.0 if doors < 2 else -0.5 * min(doors, 4)
    return cost


def blind_rooms(sketch: Sketch) -> list[str]:
    """Rooms with one door and no pit."""
    ends = [end for line in sketch.lines for end in (line.a, line.b)]
    return [room.name for room in sketch.rooms if ends.count(room.name) == 1 and not room.pit]


def print_of(sketch: Sketch) -> set[tuple[int, int, str]]:
    """What a card looks like from afar: its lattice cells with what is on them."""
    out = {(c, r, what[0]) for (c, r), what in sketch.upper.items()}
    return out | {(c, r, "=") for line in sketch.lines if line.level for c, r in line.cells}


def likeness(one: set[tuple[int, int, str]], other: set[tuple[int, int, str]]) -> float:
    """Share of common cells of two prints, in the most alike of the four ways to mirror one of them (0..1)."""
    best = 0.0
    for mirror in (False, True):
        for flip in (False, True):
            image = {(4 - c if mirror else c, 9 - r if flip else r, what) for c, r, what in other}
            best = max(best, len(one & image) / len(one | image))
    return best


def parts_of(sketch: Sketch) -> int:
    """Connected parts of a sketch, pits counted as ways down."""
    root: dict[str, str] = {}

    def find(name: str) -> str:
        while root.setdefault(name, name) != name:
            name = root[name]
        return name

    for line in sketch.lines:
        root[find(line.a)] = find(line.b)
    for room in sketch.rooms:
        if room.pit:
            root[find("q1")] = find(room.name)
    if "p1" in sketch.at:
        root[find("q1")] = find("p1")
    return len({find(name) for name in list(root)})


def pool_of(rng: random.Random, spec: Spec, tries: int, keep: int) -> list[Face]:
    """The most pleasant bare cards for a specification."""
    best: list[tuple[float, int, Face]] = []
    seen: set[str] = set()
    for number in range(tries):
        try:
            sketch = Sketch(rng, spec.slots, spec.rooms, spec.lower)
        except Failed:
            continue
        if len(blind_rooms(sketch)) != spec.dead_end:
            continue
        face = Face(sketch)
        notation, plan = face.fill("X1", spec.cost, {}, {})
        if notation in seen or len(face.sites) < 4:
            continue
        seen.add(notation)
        try:
            card = parse_card(notation)
        except LanternsError:
            continue
        if complaints(card, Plan(plan)) or check.useless_pieces(card):
            continue
        best.append((pleasantness(sketch, face), number, face))
        best.sort(key=lambda entry: entry[:2])
        del best[keep:]
    return [face for _, _, face in best]


def dress(rng: random.Random, spec: Spec, face: Face, id: str) -> tuple[Card, str] | None:
    """Put the icons of a specification on a bare card; ``None`` when this try does not fit."""
    content: dict[str, list[str]] = {name: [] for name in face.rooms}
    icons: dict[int, str] = {}
    todo = spec.icons[:]
    rng.shuffle(todo)
    todo.sort(key=lambda icon: "MOKVr".find(icon) if icon in "MOKVr" else 9)
    blind = blind_rooms(face.sketch)
    for icon in todo:
        rooms = [name for name, things in content.items() if len(things) < face.capacity[name]]
        wish = {"M": 0.8, "O": 0.55, "K": 0.0, "V": 0.0}.get(icon, 0.3)
        if icon == "O":
            # a circle would be a second way out of a blind room
            rooms = [name for name in rooms if name not in blind]
        if icon == "r":
            rooms = [name for name in rooms if "M" not in content[name]]
        if icon in "Mc" and any(name in rooms for name in blind):
            rooms, wish = [name for name in rooms if name in blind], 0.9
        empty = [name for name in rooms if not content[name] and not face.rooms[name].pit]
        if icon not in "KV" and rooms and (rng.random() < wish or (empty and rng.random() < 0.6)):
            content[rng.choice(empty or rooms)].append(icon)
            continue
        free = [number for number in range(len(face.sites)) if number not in icons]
        if icon == "O":
            free = [n for n in free if face.sketch.lines[face.sites[n].line].level == 0]
        if icon == "r":
            guarded = {face.sites[n].line for n, other in icons.items() if other in "KV"}
            free = [n for n in free if face.sites[n].line not in guarded]
        if not free:
            return None
        choice = rng.sample(free, min(4, len(free)))
        site = max(choice, key=lambda number: loneliness(face, number, icons))
        icons[site] = icon
    for things in content.values():
        things.sort(key="MOkrcbspyx".index)
    notation, plan = face.fill(id, spec.cost, icons, content)
    try:
        card = parse_card(notation)
        bad = complaints(card, Plan(plan))
    except LanternsError:
        return None
    return None if bad or check.faults(card) else (card, plan)


def loneliness(face: Face, number: int, icons: dict[int, str]) -> float:
    """Distance to the nearest icon, and a little more for the middle of the card than for its rim."""
    x, y = face.sites[number].at
    others = [face.sites[other].at for other in icons]
    others += [(float(10 + 20 * c), float(10 + 20 * r)) for n, (c, r) in face.sketch.at.items() if n[0] in "sp"]
    near = min((abs(x - ox) + abs(y - oy) for ox, oy in others), default=100.0)
    line = face.sites[number].line
    same = 25 if any(face.sites[other].line == line for other in icons) else 0
    below = 30 if face.sketch.lines[line].level and not same else 0
    return min(near, 70.0) + below - same - (10 if x < 15 or x > 85 or y < 15 or y > 185 else 0)


def make(seed: int, tries: int) -> dict[str, tuple[Card, str]]:
    """The sixty cards with their plans, keyed by id."""
    rng = random.Random(seed)
    models = [card for card in cards().values() if card.id in check.MODELS]
    all_specs = specs(rng, models)
    deal(rng, all_specs, models)
    out: dict[str, tuple[Card, str]] = {}
    taken: list[set[tuple[int, int, str]]] = []
    for cost in COSTS:
        ids = [f"D{number:02d}" for number in IDS[cost] if f"D{number:02d}" not in check.MODELS]
        for id, spec in zip(ids, [spec for spec in all_specs if spec.cost == cost]):
            faces = pool_of(rng, spec, tries, 40)
            # the most pleasant third of those that do not look like a card already made
            faces.sort(
                key=lambda face: max((likeness(print_of(face.sketch), other) for other in taken), default=0) > 0.72
            )
            made = None
            for attempt in range(600):
                if not faces:
                    break
                reach = 6 if attempt < 300 else len(faces)
                face = rng.choice(faces[:reach])
                made = dress(rng, spec, face, id)
                if made is not None:
                    taken.append(print_of(face.sketch))
                    break
            if made is None:
                raise SystemExit(f"{id}: no face found for {spec.rooms} rooms, {spec.lower or 'no lower corridor'}")
            out[id] = made
    return out


def write(made: dict[str, tuple[Card, str]]) -> None:
    """Write cards.toml and plans.json: starting cards and models as they are, the made ones in their places."""
    path = HERE / "cards.toml"
    head = path.read_text(encoding="utf-8").split("[[card]]", 1)[0]
    plans: dict[str, str] = json.loads((HERE / "plans.json").read_text(encoding="utf-8"))
    known = cards()
    ids = [id for id in known if known[id].cost == 0] + [f"D{number:02d}" for number in range(1, 73)]
    text = head
    for id in ids:
        card = made[id][0] if id in made else known[id]
        origin = "made" if id in made else "model" if card.cost else "start"
        face = card.notation().split(" = ", 1)[1]
        text += f'[[card]]\nid = "{id}"\ncost = {card.cost}\norigin = "{origin}"\nsource = "own"\nface = "{face}"\n\n'
        if id in made:
            plans[id] = made[id][1]
    path.write_text(text.rstrip() + "\n", encoding="utf-8")
    (HERE / "plans.json").write_text(json.dumps({id: plans[id] for id in ids}, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tries", type=int, default=300)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    made = make(options.seed, options.tries)
    if options.write:
        write(made)
    else:
        for card, plan in made.values():
            print(card.notation())
            print("  " + plan)


if __name__ == "__main__":
    main()
