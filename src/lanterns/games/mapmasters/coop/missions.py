"""The fourteen missions as data: ``content/missions.toml``, read once and checked [rules 6.5].

Places of a grid are numbered ``row * columns + column`` from the top left; slots are positions 0..5 = ``T L1 R1 L2 R2
B`` of the card as it lies. An objective belongs to a target card or, with card ``rim``, to the marked exits.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from lanterns.core.content import SOURCE, Key, check_entry
from lanterns.core.errors import BadContent
from lanterns.core.texts import whole
from lanterns.games.mapmasters.cards import SLOTS
from lanterns.games.mapmasters.content import HERE
from lanterns.games.mapmasters.coop.faces import artefacts, bosses, faces
from lanterns.games.mapmasters.layout import SLOT_DX, SLOT_DY, Grid
from lanterns.games.mapmasters.path import OBJECTIVES, VP

FILE: Final = HERE / "missions.toml"
COSTS: Final = (0, 3, 4, 5, 6)
STARTERS: Final = 45
#: kinds of an objective's need
OBJECT: Final = "object"  # bring icons of a kind: coin, barrel, sword, rope, key, scroll, circle
DEED: Final = "deed"  # have done things: monster, lock, trap, room, stairs, circle
ARTEFACT: Final = "artefact"  # bring an artefact
TAKE: Final = "take"  # get an artefact from the card; does not use up the group's objective of that card [M13.5]
REACH: Final = "reach"  # come
DRAWN: Final = "drawn"  # settled by an objective card drawn at setup (mission 10)
NEEDS: Final = (OBJECT, DEED, ARTEFACT, TAKE, REACH, DRAWN)
DEEDS: Final = ("monster", "lock", "trap", "room", "stairs", "circle")
THINGS: Final = ("coin", "barrel", "sword", "rope", "key", "scroll")
RIM: Final = "rim"
SIDES: Final = {"top": (0,), "left": (1, 3), "right": (2, 4), "bottom": (5,)}

MISSION_SCHEMA: Final = {
    "id": Key(int, values=tuple(range(1, 15))),
    "grid": Key(list),
    "rivers": Key(list, need=False, default=[]),
    "walls": Key(list, need=False, default=[]),
    "starts": Key(list, need=False, default=[]),
    "exits": Key(list, need=False, default=[]),
    "pawns": Key(int, values=tuple(range(1, 9))),
    "coins": Key(int),
    "deck": Key(dict),
    "artefacts": Key(dict, need=False, default={}),
    "objective": Key(list),
    "chase": Key(int, need=False, default=0),
    "source": SOURCE,
}
OBJECTIVE_SCHEMA: Final = {
    "id": Key(str),
    "card": Key(str),
    "need": Key(str),
    "at": Key(list, need=False, default=[]),
    "after": Key(list, need=False, default=[]),
    "with": Key(str, need=False, default=""),
    "gives": Key(str, need=False, default=""),
    "other": Key(str, need=False, default=""),
    "win": Key(bool, need=False, default=None),
}


class Objective:
    """One objective of a mission.

    ``need`` is one of ``NEEDS``; ``what`` a kind of rules 2.7 (``key``, ``monster``...) or an artefact id; ``amount``
    how many. ``at`` are the slots by which to arrive (all six when any will do; ignored for ``rim``). ``after`` are
    indices of objectives that must be met before. ``with_what`` and ``with_amount`` are a deed that the arriving group
    must have done as well (0: none). ``gives`` is the artefact handed out for it. ``other`` >= 0: not by the group
    that met that objective. ``wins``: victory asks for it.
    """

    def __init__(self, index: int, id: str, card: str, need: str, what: str, amount: int) -> None:
        self.index = index
        self.id = id
        self.card = card
        self.need = need
        self.what = what
        self.amount = amount
        self.at: list[int] = []
        self.after: list[int] = []
        self.with_what = ""
        self.with_amount = 0
        self.gives = ""
        self.other = -1
        self.wins = False

    def settled(self, kind: str) -> Objective:
        """A drawn objective with its kind: ceil(6 / VP) of it, objects brought or deeds done [6.5, mission 10]."""
        new = Objective(self.index, self.id, self.card, DEED if kind in DEEDS else OBJECT, kind, -(-6 // VP[kind]))
        new.at, new.after, new.gives, new.other, new.wins = self.at, self.after, self.gives, self.other, self.wins
        new.with_what, new.with_amount = self.with_what, self.with_amount
        return new


class Target:
    """A step or boss card on the grid. ``hidden``: it lies face down, and which hidden one lies where is chance."""

    def __init__(self, card: str, boss: bool, place: int, turned: bool, hidden: bool) -> None:
        self.card = card
        self.boss = boss
        self.place = place
        self.turned = turned
        self.hidden = hidden
        #: artefacts lying on it at the start
        self.artefacts: list[str] = []
        #: indices into ``Mission.objectives``
        self.objectives: list[int] = []


class Mission:
    """One mission. ``cells`` says per place ``S`` (a given starting card), ``""`` (empty), ``#`` (blocked) or a card.

    ``starts`` and ``exits`` are (place, slot) on the rim. ``walls`` are pairs of places (lower number first) between
    which nothing joins: rivers, or walls of a vault. ``deck`` is how many cards per cost (0: starting cards).
    ``drawn`` is how many objective cards of different kinds are drawn at setup. From turn ``chase`` on (1 is the
    first; 0: never) each turn without a finished leg blocks a random empty place [6.5, mission 12].
    """

    def __init__(self, id: int, columns: int, rows: int, cells: list[str]) -> None:
        self.id = id
        self.columns = columns
        self.rows = rows
        self.cells = cells
        self.starts: list[tuple[int, int]] = []
        self.exits: list[tuple[int, int]] = []
        self.walls: list[tuple[int, int]] = []
        self.rivers: list[int] = []
        self.pawns = 0
        self.coins = 0
        self.deck: dict[int, int] = {}
        self.targets: list[Target] = []
        self.objectives: list[Objective] = []
        self.drawn = 0
        self.chase = 0
        self.source = "own"

    def places(self, cell: str) -> list[int]:
        """Places that hold ``S``, ``#``, ``""`` or the card of that id."""
        return [place for place, content in enumerate(self.cells) if content == cell]

    def grid(self) -> Grid:
        """The lattice of this mission for ``layout.Board``."""
        return Grid(self.columns, self.rows, self.places("#"), self.walls)

    def target(self, card: str) -> Target:
        """The target of a card id; raises ``KeyError``."""
        for target in self.targets:
            if target.card == card:
                return target
        raise KeyError(card)

    def beyond(self, place: int, slot: int) -> int:
        """Place beyond a slot position; -1 outside the grid or at a blocked place."""
        column, row = place % self.columns, place // self.columns
        column, row = column + SLOT_DX[slot], row + SLOT_DY[slot]
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return -1
        there = row * self.columns + column
        return -1 if self.cells[there] == "#" else there

    def rim(self) -> list[tuple[int, int]]:
        """Slot positions of all places that look out of the grid (not at blocked places)."""
        out: list[tuple[int, int]] = []
        for place, cell in enumerate(self.cells):
            if cell == "#":
                continue
            column, row = place % self.columns, place // self.columns
            for slot in range(6):
                x, y = column + SLOT_DX[slot], row + SLOT_DY[slot]
                if not (0 <= x < self.columns and 0 <= y < self.rows):
                    out.append((place, slot))
        return out


class _Reader:
    """One mission being read; every complaint names file, mission, key and reason."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        self.entry = entry
        self.file = file
        self.where = f"[[mission]] {entry.get('id')}"

    def bad(self, key: str, reason: str) -> BadContent:
        return BadContent(f"{self.where}: {key} {reason}", self.file)

    def read(self) -> Mission:
        entry = self.entry
        rows = [str(row).split() for row in entry["grid"]]
        if not rows or not rows[0] or any(len(row) != len(rows[0]) for row in rows):
            raise self.bad("grid", "must be rows of equally many cells")
        cells: list[str] = []
        marks: list[str] = []
        for row in rows:
            for word in row:
                cell = word.rstrip("?t")
                if cell not in ("S", ".", "#") and cell not in faces():
                    raise self.bad("grid", f"holds '{word}', which is no card")
                cells.append("" if cell == "." else cell)
                marks.append(word[len(cell) :])
        mission = Mission(int(entry["id"]), len(rows[0]), len(rows), cells)
        self._targets(mission, marks)
        self._edges(mission)
        mission.pawns, mission.coins, mission.chase = entry["pawns"], entry["coins"], entry["chase"]
        mission.source = entry["source"]
        mission.starts = self._rim(mission, "starts", mission.rim())
        mission.exits = self._rim(mission, "exits", [])
        self._deck(mission)
        self._objectives(mission)
        return mission

    def _targets(self, mission: Mission, marks: list[str]) -> None:
        seen: set[str] = set()
        for place, cell in enumerate(mission.cells):
            if cell in ("", "S", "#"):
                continue
            if cell in seen:
                raise self.bad("grid", f"holds {cell} twice")
            seen.add(cell)
            boss = cell in bosses()
            mission.targets.append(Target(cell, boss, place, "t" in marks[place], "?" in marks[place]))
        for card, held in self.entry["artefacts"].items():
            if card not in seen:
                raise self.bad("artefacts", f"names {card}, which is not on the grid")
            for artefact in held:
                if artefact not in artefacts():
                    raise self.bad("artefacts", f"names {artefact}, which is no artefact")
            mission.target(card).artefacts = list(held)

    def _edges(self, mission: Mission) -> None:
        """Rivers (number of rows above) and walls (``column,row S`` or ``E``: the lower or right edge of a place)."""
        walls: set[tuple[int, int]] = set()
        for river in self.entry["rivers"]:
            if not isinstance(river, int) or not 0 < river < mission.rows:
                raise self.bad("rivers", f"holds {river!r}, which is no number of rows above")
            mission.rivers.append(river)
            for column in range(mission.columns):
                below = river * mission.columns + column
                walls.add((below - mission.columns, below))
        for word in self.entry["walls"]:
            parts = str(word).split()
            place = self._place(mission, "walls", parts[0])
            edge = parts[1] if len(parts) == 2 else ""
            other = {"S": place + mission.columns, "E": place + 1}.get(edge, -1)
            if other < 0 or other >= len(mission.cells) or (edge == "E" and other % mission.columns == 0):
                raise self.bad("walls", f"holds '{word}'; a wall is written 'column,row S' or 'column,row E'")
            walls.add((place, other))
        mission.walls = sorted(walls)

    def _place(self, mission: Mission, key: str, text: str) -> int:
        column, _, row = text.partition(",")
        if not 0 <= whole(column) < mission.columns or not 0 <= whole(row) < mission.rows:
            raise self.bad(key, f"holds '{text}', which is no place 'column,row'")
        return whole(row) * mission.columns + whole(column)

    def _rim(self, mission: Mission, key: str, default: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Rim positions from words: a side (``top``), a side of some rows or columns (``left 0-2``), or
        ``column,row,slot``."""
        words = self.entry[key]
        if not words:
            return default
        rim, out = mission.rim(), []
        for word in words:
            parts = str(word).split()
            if parts[0] in SIDES:
                span = parts[1] if len(parts) > 1 else f"0-{max(mission.columns, mission.rows)}"
                low, _, high = span.partition("-")
                first, last = whole(low), whole(high or low)
                if first < 0 or last < 0:
                    raise self.bad(key, f"holds '{word}', which is no side of some rows or columns")
                for place, slot in rim:
                    along = place % mission.columns if parts[0] in ("top", "bottom") else place // mission.columns
                    if slot in SIDES[parts[0]] and first <= along <= last:
                        out.append((place, slot))
                continue
            head, _, slot_name = str(word).rpartition(",")
            place = self._place(mission, key, head)
            if slot_name not in SLOTS or (place, SLOTS.index(slot_name)) not in rim:
                raise self.bad(key, f"holds '{word}', which is not on the rim")
            out.append((place, SLOTS.index(slot_name)))
        return sorted(set(out))

    def _deck(self, mission: Mission) -> None:
        for key, count in self.entry["deck"].items():
            if key not in ("S", "3", "4", "5", "6") or not isinstance(count, int) or count < 0:
                raise self.bad("deck", f"holds {key} = {count!r}; it has numbers of S, 3, 4, 5 and 6")
            mission.deck[0 if key == "S" else int(key)] = count
        for cost in COSTS:
            mission.deck.setdefault(cost, 0)
        starters = mission.deck[0] + len(mission.places("S"))
        if starters > STARTERS:
            raise self.bad("deck", f"and grid need {starters} starting cards of {STARTERS}")

    def _objectives(self, mission: Mission) -> None:
        ids: list[str] = []
        for index, raw in enumerate(self.entry["objective"]):
            check_entry(raw, OBJECTIVE_SCHEMA, f"{self.where} objective {raw.get('id', '(without id)')}", self.file)
            objective = self._objective(mission, index, raw)
            if objective.id in ids:
                raise self.bad("objective", f"{objective.id} is defined twice")
            ids.append(objective.id)
            mission.objectives.append(objective)
            if objective.card != RIM:
                mission.target(objective.card).objectives.append(index)
        for objective, raw in zip(mission.objectives, self.entry["objective"]):
            for name in [*raw["after"], *([raw["other"]] if raw["other"] else [])]:
                if name not in ids or name == objective.id:
                    raise self.bad("objective", f"{objective.id} names {name!r}, which is no other objective")
            objective.after = [ids.index(name) for name in raw["after"]]
            objective.other = ids.index(raw["other"]) if raw["other"] else -1
        mission.drawn = sum(1 for objective in mission.objectives if objective.need == DRAWN)
        if not any(objective.wins for objective in mission.objectives):
            raise self.bad("objective", "needs at least one that wins")

    def _objective(self, mission: Mission, index: int, raw: dict[str, Any]) -> Objective:
        name, card = raw["id"], raw["card"]
        if card != RIM and all(target.card != card for target in mission.targets):
            raise self.bad("objective", f"{name} names {card}, which is not on the grid")
        if card == RIM and not mission.exits:
            raise self.bad("objective", f"{name} is at the rim, but the mission marks no exits")
        need, what, amount = self._need(name, raw["need"])
        objective = Objective(index, name, card, need, what, amount)
        for slot in raw["at"]:
            if slot not in SLOTS:
                raise self.bad("objective", f"{name} has '{slot}' in at, which is no slot")
        objective.at = [SLOTS.index(slot) for slot in raw["at"]] or list(range(6))
        if raw["with"]:
            kind, objective.with_what, objective.with_amount = self._need(name, raw["with"])
            if kind != DEED:
                raise self.bad("objective", f"{name}: with takes a deed")
        if raw["gives"] and raw["gives"] not in artefacts():
            raise self.bad("objective", f"{name} gives {raw['gives']}, which is no artefact")
        objective.gives = what if need == TAKE else raw["gives"]
        wins = card == RIM or card in bosses()
        objective.wins = wins if raw["win"] is None else bool(raw["win"])
        return objective

    def _need(self, name: str, text: str) -> tuple[str, str, int]:
        """``coin 5``, ``deed monster 2``, ``artefact A1``, ``take A1``, ``reach``, ``drawn``."""
        words = text.split()
        if words in (["reach"], ["drawn"]):
            return words[0], "", 0
        if len(words) == 2 and words[0] in (ARTEFACT, TAKE) and words[1] in artefacts():
            return words[0], words[1], 1
        if len(words) == 3 and words[0] == DEED and words[1] in DEEDS and whole(words[2]) >= 0:
            return DEED, words[1], whole(words[2])
        if len(words) == 2 and words[0] in OBJECTIVES and whole(words[1]) >= 0:
            return OBJECT, words[0], whole(words[1])
        raise self.bad("objective", f"{name} has the need '{text}', which cannot be read")


@cache
def missions() -> dict[int, Mission]:
    """All missions by number. Raises ``BadContent`` naming file, key and reason."""
    return read_missions(FILE.read_text(encoding="utf-8"), str(FILE))


def read_missions(text: str, file: str) -> dict[int, Mission]:
    """Missions from TOML text. Raises ``BadContent``."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadContent(f"is not valid TOML: {error}", file) from error
    entries = data.get("mission")
    if set(data) != {"mission"} or not isinstance(entries, list):
        raise BadContent("must hold [[mission]] entries and nothing else", file)
    out: dict[int, Mission] = {}
    for entry in entries:
        check_entry(entry, MISSION_SCHEMA, f"[[mission]] {entry.get('id', '(without id)')}", file)
        mission = _Reader(entry, file).read()
        if mission.id in out:
            raise BadContent(f"[[mission]] {mission.id}: the id is used twice", file)
        out[mission.id] = mission
    return out
