"""What a mission is: grid, targets, objectives, the rules of its ground [rules 6.5]; ``mission_file`` reads them.

Places of a grid are numbered ``row * columns + column`` from the top left; slots are positions 0..5 = ``T L1 R1 L2 R2
B`` of the card as it lies. An objective belongs to a target card or, with card ``rim``, to the marked exits.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.layout import SLOT_DX, SLOT_DY, Grid
from lanterns.games.mapmasters.board.path import VP
from lanterns.games.mapmasters.coop.view_types import Need

STARTERS: Final = 45
#: kinds of an objective's need
OBJECT: Final[Need] = "object"  # bring icons of a kind: coin, barrel, sword, rope, key, scroll, circle
DEED: Final[Need] = "deed"  # have done things: monster, lock, trap, room, stairs, circle
ARTEFACT: Final[Need] = "artefact"  # bring an artefact
TAKE: Final[Need] = "take"  # get an artefact from the card; does not use up the group's objective of that card [M13.5]
REACH: Final[Need] = "reach"  # come
DRAWN: Final[Need] = "drawn"  # settled by an objective card drawn at setup (mission 10)
NEEDS: Final[tuple[Need, ...]] = (OBJECT, DEED, ARTEFACT, TAKE, REACH, DRAWN)
DEEDS: Final = ("monster", "lock", "trap", "room", "stairs", "circle")
THINGS: Final = ("coin", "barrel", "sword", "rope", "key", "scroll")
RIM: Final = "rim"


class Objective:
    """One objective of a mission.

    ``need`` is one of ``NEEDS``; ``what`` a kind of rules 2.7 (``key``, ``monster``...) or an artefact id; ``amount``
    how many. ``at`` are the slots by which to arrive (all six when any will do; ignored for ``rim``). ``after`` are
    indices of objectives that must be met before. ``with_what`` and ``with_amount`` are a deed that the arriving group
    must have done as well (0: none). ``gives`` is the artefact handed out for it. ``other`` >= 0: not by the group
    that met that objective. ``wins``: victory asks for it. ``opens`` are walls that fall when it is met, ``exits`` the
    exits of the rim by which alone it is met, ``together`` >= 0 an objective that must be met at most one turn earlier
    or later, else the mission is lost.
    """

    def __init__(self, index: int, id: str, card: str, need: Need, what: str, amount: int) -> None:
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
        self.opens: list[tuple[int, int]] = []
        self.exits: list[tuple[int, int]] = []
        self.together = -1

    def settled(self, kind: str) -> Objective:
        """A drawn objective with its kind: ceil(6 / VP) of it, objects brought or deeds done [6.5, mission 10]."""
        new = Objective(self.index, self.id, self.card, DEED if kind in DEEDS else OBJECT, kind, -(-6 // VP[kind]))
        new.at, new.after, new.gives, new.other, new.wins = self.at, self.after, self.gives, self.other, self.wins
        new.with_what, new.with_amount = self.with_what, self.with_amount
        new.opens, new.exits, new.together = self.opens, self.exits, self.together
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

    ``starts`` and ``exits`` are (place, slot) on the rim; starts may look onto a blocked place instead. ``walls`` are
    pairs of places (lower number first) between which nothing joins: rivers, or walls of a vault; some fall when an
    objective is met. ``deck`` is how many cards per cost (0: starting cards). ``drawn`` is how many objective cards of
    different kinds are drawn at setup. From turn ``chase`` on (1 is the first; 0: never) each turn without a finished
    leg blocks a random empty place [6.5, mission 12]. At the end of turn ``tide[k]`` the places of the k-th row from
    the bottom that are still empty are flooded [M17.2].
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
        #: indices of the objectives that open walls
        self.doors: list[int] = []
        self.drawn = 0
        self.chase = 0
        self.tide: list[int] = []
        self.source = "own"

    def places(self, cell: str) -> list[int]:
        """Places that hold ``S``, ``#``, ``""`` or the card of that id."""
        return [place for place, content in enumerate(self.cells) if content == cell]

    def walls_after(self, met: list[int]) -> list[tuple[int, int]]:
        """The walls that stand when these objectives (indices) are met."""
        fallen = [wall for index in met for wall in self.objectives[index].opens]
        return [wall for wall in self.walls if wall not in fallen] if fallen else self.walls

    def grid(self, met: list[int]) -> Grid:
        """The lattice of this mission for ``layout.Board`` when these objectives are met."""
        return Grid(self.columns, self.rows, self.places("#"), self.walls_after(met))

    def flood(self, row: int) -> int:
        """The turn at whose end a row (from 0 at the top) is flooded; 0 for a row that stays dry."""
        below = self.rows - 1 - row
        return self.tide[below] if below < len(self.tide) else 0

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

    def ruins(self) -> list[tuple[int, int]]:
        """Slot positions that look onto a blocked place: inside the grid a pawn may start there where a mission says
        so [M10.3]."""
        out: list[tuple[int, int]] = []
        for place, cell in enumerate(self.cells):
            column, row = place % self.columns, place // self.columns
            for slot in range(6):
                x, y = column + SLOT_DX[slot], row + SLOT_DY[slot]
                inside = 0 <= x < self.columns and 0 <= y < self.rows
                if cell != "#" and inside and self.cells[y * self.columns + x] == "#":
                    out.append((place, slot))
        return out
