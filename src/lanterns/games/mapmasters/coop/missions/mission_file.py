"""The fourteen missions: ``content/missions.toml``, read once per edition and checked [rules 6.5]."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from lanterns.core.content import SOURCE, Key, check_entry, read_content
from lanterns.core.errors import BadContent
from lanterns.core.texts import whole
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.coop.missions.faces import HERE, NEWEST, artefacts, bosses, faces
from lanterns.games.mapmasters.coop.missions.mission import (
    ARTEFACT,
    DEED,
    DEEDS,
    DRAWN,
    OBJECT,
    REACH,
    RIM,
    STARTERS,
    TAKE,
    Mission,
    Objective,
    Target,
)
from lanterns.games.mapmasters.coop.view_types import Need

FILE: Final = HERE / "missions.toml"
COSTS: Final = (0, 3, 4, 5, 6)
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
    "tide": Key(list, need=False, default=[]),
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
    "opens": Key(list, need=False, default=[]),
    "exits": Key(list, need=False, default=[]),
    "together": Key(str, need=False, default=""),
    "win": Key(bool, need=False, default=None),
}


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
        edge = [*mission.rim(), *mission.ruins()]
        mission.starts = self._edge(mission, "starts", entry["starts"], edge) or mission.rim()
        mission.exits = self._edge(mission, "exits", entry["exits"], mission.rim())
        mission.tide = self._tide(mission)
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
        mission.walls = sorted([*walls, *(self._wall(mission, "walls", str(word)) for word in self.entry["walls"])])

    def _wall(self, mission: Mission, key: str, word: str) -> tuple[int, int]:
        parts = word.split()
        place = self._place(mission, key, parts[0])
        edge = parts[1] if len(parts) == 2 else ""
        other = {"S": place + mission.columns, "E": place + 1}.get(edge, -1)
        if other < 0 or other >= len(mission.cells) or (edge == "E" and other % mission.columns == 0):
            raise self.bad(key, f"holds '{word}'; a wall is written 'column,row S' or 'column,row E'")
        return place, other

    def _place(self, mission: Mission, key: str, text: str) -> int:
        column, _, row = text.partition(",")
        if not 0 <= whole(column) < mission.columns or not 0 <= whole(row) < mission.rows:
            raise self.bad(key, f"holds '{text}', which is no place 'column,row'")
        return whole(row) * mission.columns + whole(column)

    def _edge(self, mission: Mission, key: str, words: list[Any], edge: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Positions of the edge from words: a side (``top``), a side of some rows or columns (``left 0-2``), or
        ``column,row,slot``."""
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
            if slot_name not in SLOTS or (place, SLOTS.index(slot_name)) not in edge:
                raise self.bad(key, f"holds '{word}', which is not on the rim")
            out.append((place, SLOTS.index(slot_name)))
        return sorted(set(out))

    def _tide(self, mission: Mission) -> list[int]:
        tide = self.entry["tide"]
        numbers = [turn for turn in tide if isinstance(turn, int) and turn > 0]
        if numbers != sorted(set(numbers)) or len(numbers) != len(tide) or len(tide) >= mission.rows:
            raise self.bad("tide", f"is {tide}; it has rising numbers of turns, for fewer rows than there are")
        return numbers

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
            for name in [*raw["after"], *(raw[key] for key in ("other", "together") if raw[key])]:
                if name not in ids or name == objective.id:
                    raise self.bad("objective", f"{objective.id} names {name!r}, which is no other objective")
            objective.after = [ids.index(name) for name in raw["after"]]
            objective.other = ids.index(raw["other"]) if raw["other"] else -1
            objective.together = ids.index(raw["together"]) if raw["together"] else -1
        for objective in mission.objectives:
            partner = mission.objectives[objective.together] if objective.together >= 0 else None
            if partner is not None and objective.card not in bosses():
                raise self.bad("objective", f"{objective.id} is together with {partner.id}, but on no boss")
            if partner is not None and partner.together != objective.index:
                raise self.bad(
                    "objective", f"{objective.id} is together with {partner.id}, but not the other way round"
                )
        mission.doors = [objective.index for objective in mission.objectives if objective.opens]
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
        objective.opens = [self._wall(mission, "opens", str(word)) for word in raw["opens"]]
        if any(wall not in mission.walls for wall in objective.opens):
            raise self.bad("objective", f"{name} opens an edge without a wall")
        objective.exits = self._edge(mission, "exits", raw["exits"], mission.exits)
        if raw["exits"] and (card != RIM or not set(objective.exits) <= set(mission.exits)):
            raise self.bad("objective", f"{name} has exits that are none of the mission, or is not at the rim")
        objective.gives = what if need == TAKE else raw["gives"]
        wins = card == RIM or card in bosses()
        objective.wins = wins if raw["win"] is None else bool(raw["win"])
        return objective

    def _need(self, name: str, text: str) -> tuple[Need, str, int]:
        """``coin 5``, ``deed monster 2``, ``artefact A1``, ``take A1``, ``reach``, ``drawn``."""
        words = text.split()
        if words in ([REACH], [DRAWN]):
            return REACH if words == [REACH] else DRAWN, "", 0
        if len(words) == 2 and words[0] in (ARTEFACT, TAKE) and words[1] in artefacts():
            return TAKE if words[0] == TAKE else ARTEFACT, words[1], 1
        if len(words) == 3 and words[0] == DEED and words[1] in DEEDS and whole(words[2]) >= 0:
            return DEED, words[1], whole(words[2])
        if len(words) == 2 and words[0] in OBJECTIVES and whole(words[1]) >= 0:
            return OBJECT, words[0], whole(words[1])
        raise self.bad("objective", f"{name} has the need '{text}', which cannot be read")


@cache
def missions(edition: int = NEWEST) -> dict[int, Mission]:
    """All missions by number, as they are in an edition. Raises ``BadContent`` naming file, key and reason."""
    return _all(read_content(FILE, edition), str(FILE))


def read_missions(text: str, file: str) -> dict[int, Mission]:
    """Missions from TOML text. Raises ``BadContent``."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadContent(f"is not valid TOML: {error}", file) from error
    return _all(data, file)


def _all(data: dict[str, Any], file: str) -> dict[int, Mission]:
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
