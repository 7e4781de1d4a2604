"""Missions as text: what ``lanterns mapmasters missions show`` prints and docs/mapmasters-missions.md shows."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.coop.missions.mission import Mission, Objective

WIDTH: Final = 5  # of a place, without its edges
COLUMNS: Final = "ABCDEFGH"


def chart(mission: Mission) -> list[str]:
    """The grid in characters: ``S`` given, ``###`` blocked, ``~`` and ``:`` walls across which nothing joins, ``v^<>``
    exits on the rim."""
    out = ["    " + "".join(f" {COLUMNS[column]:^{WIDTH}}" for column in range(mission.columns))]
    out.append(_line(mission, 0))
    for row in range(mission.rows):
        text = f"{row + 1:3} "
        for column in range(mission.columns):
            place = row * mission.columns + column
            text += _side(mission, place) + f"{_cell(mission, place):^{WIDTH}}"
        out.append(text + ("e" if _exit(mission, row * mission.columns + mission.columns - 1, (2, 4)) else "|"))
        out.append(_line(mission, row + 1))
    return out


def _cell(mission: Mission, place: int) -> str:
    cell = mission.cells[place]
    if cell == "#":
        return "#" * WIDTH
    if cell in ("", "S"):
        return cell
    hidden = any(target.place == place and target.hidden for target in mission.targets)
    return cell + ("?" if hidden else "")


def _side(mission: Mission, place: int) -> str:
    """The left edge of a place."""
    if place % mission.columns == 0:
        return "e" if _exit(mission, place, (1, 3)) else "|"
    return ":" if (place - 1, place) in mission.walls else "|"


def _exit(mission: Mission, place: int, slots: tuple[int, ...]) -> bool:
    return any((place, slot) in mission.exits for slot in slots)


def _line(mission: Mission, row: int) -> str:
    """The line above a row (or below the last)."""
    text = "    "
    for column in range(mission.columns):
        below = row * mission.columns + column
        above = below - mission.columns
        mark = "-"
        if row == 0:
            mark = "e" if (below, 0) in mission.exits else "-"
        elif row == mission.rows:
            mark = "e" if (above, 5) in mission.exits else "-"
        elif (above, below) in mission.walls:
            mark = "~"
        text += "+" + mark * WIDTH
    return text + "+"


def need(objective: Objective) -> str:
    """An objective in the notation of the mission files."""
    if objective.need in ("reach", "drawn"):
        return objective.need
    if objective.need in ("take", "artefact"):
        return f"{objective.need} {objective.what}"
    return f"{'deed ' if objective.need == 'deed' else ''}{objective.what} {objective.amount}"


def describe(mission: Mission) -> list[str]:
    """Grid, numbers and objectives of a mission."""
    deck = "+".join(str(mission.deck[cost]) for cost in (0, 3, 4, 5, 6))
    out = [f"mission {mission.id}: {mission.columns} x {mission.rows}", *chart(mission)]
    out.append(
        f"given {len(mission.places('S'))}, empty {len(mission.places(''))}, blocked {len(mission.places('#'))}; "
        f"pawns {mission.pawns}, coins {mission.coins}, deck S+3+4+5+6 {deck}"
    )
    inner = [start for start in mission.starts if start not in mission.rim()]
    starts = [start for start in mission.rim() if start not in mission.starts]
    if inner:
        out.append(f"starts: {spots(mission, inner)}")
    else:
        out.append("starts: every side of the rim" + (f" but {spots(mission, starts)}" if starts else ""))
    if mission.exits:
        out.append(f"exits (e): {spots(mission, mission.exits)}")
    if mission.chase:
        out.append(f"chase: from turn {mission.chase} on a turn without a finished leg blocks an empty place")
    for below, turn in enumerate(mission.tide):
        out.append(f"tide: after turn {turn} the empty places of row {mission.rows - below} are flooded")
    for objective in mission.objectives:
        text = f"{objective.index + 1}. {objective.card}: {need(objective)}"
        if objective.card != "rim" and len(objective.at) < 6:
            text += " at " + " ".join(SLOTS[slot] for slot in objective.at)
        if objective.with_amount:
            text += f", after deed {objective.with_what} {objective.with_amount}"
        if objective.after:
            text += ", after " + " ".join(str(index + 1) for index in objective.after)
        if objective.other >= 0:
            text += f", by another group than {objective.other + 1}"
        if objective.exits:
            text += f", out by {spots(mission, objective.exits)}"
        if objective.together >= 0:
            text += f", at most one turn before or after {objective.together + 1}"
        if objective.opens:
            text += f", opens {edges(mission, objective.opens)}"
        if objective.gives and objective.need != "take":
            text += f", gives {objective.gives}"
        out.append(text)
    return out


def edges(mission: Mission, walls: list[tuple[int, int]]) -> str:
    """Edges between places, such as ``A1|B1``."""
    return " ".join("|".join(_name(mission, place) for place in wall) for wall in walls)


def _name(mission: Mission, place: int) -> str:
    return f"{COLUMNS[place % mission.columns]}{place // mission.columns + 1}"


def spots(mission: Mission, places: list[tuple[int, int]]) -> str:
    """Sides of places, such as ``A1.T``."""
    return " ".join(f"{_name(mission, place)}.{SLOTS[slot]}" for place, slot in places)
