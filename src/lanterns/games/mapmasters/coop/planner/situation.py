"""What the planner of Coop plans on: the tableau, what is used up, the pawns, the cards that may still be laid.

A ``Situation`` is filled from a position of the engine, from what a seat may know of one, or from a seeded setup. It
holds card ids and masks only, copies quickly, and is changed by ``legs.commit``.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.cards import OBJECTS
from lanterns.games.mapmasters.board.layout import SLOT_DX, SLOT_DY
from lanterns.games.mapmasters.board.path_rules import BOOK_OF
from lanterns.games.mapmasters.coop.missions.faces import NEWEST
from lanterns.games.mapmasters.coop.missions.mission import Mission, Objective
from lanterns.games.mapmasters.coop.planner.ways import sheets

#: counters of a pawn: unspent objects (order ``cbsrkp``), used ones, deeds, circles used, tokens held and ever had
#: (bits by object), books (bits by number)
UNSPENT: Final = 0
USED: Final = 6
MONSTERS: Final = 12
LOCKS: Final = 13
TRAPS: Final = 14
ROOMS: Final = 15
STAIRS: Final = 16
CIRCLES: Final = 17
CIRCLES_USED: Final = 18
TOKENS: Final = 19
HAD: Final = 20
BOOKS: Final = 21
COUNTERS: Final = 22

COIN: Final = 0
BARREL: Final = 1
SWORD: Final = 2
ROPE: Final = 3
KEY: Final = 4
SCROLL: Final = 5
OBJECT_OF: Final = {"coin": COIN, "barrel": BARREL, "sword": SWORD, "rope": ROPE, "key": KEY, "scroll": SCROLL}
DEED_OF: Final = {
    "monster": MONSTERS, "lock": LOCKS, "trap": TRAPS, "room": ROOMS, "stairs": STAIRS, "circle": CIRCLES,
}  # fmt: skip
#: per object: the book that pays its need, or 0
PAYING: Final[list[int]] = [BOOK_OF.get(letter, 0) for letter in OBJECTS]

NOVICE: Final = 0
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3
LEVELS: Final = ("novice", "easy", "normal", "hard")


class Use:
    """What is used up on one card: pieces, nodes, circles and pits crossed, rooms cleared, chords; and the rooms that
    the group at hand has visited."""

    def __init__(self, pieces: int, nodes: int, crossed: int, cleared: int, chords: int, visited: int) -> None:
        self.pieces = pieces
        self.nodes = nodes
        self.crossed = crossed
        self.cleared = cleared
        self.chords = chords
        self.visited = visited


UNUSED: Final = Use(0, 0, 0, 0, 0, 0)


class Pawn:
    """One group: where its next leg begins (``place`` and slot position, -1 not placed yet), what it has, what it has
    met. ``done``: it stands on a boss or left by an exit."""

    def __init__(self) -> None:
        self.place = -1
        self.slot = -1
        self.done = False
        self.counters = [0] * COUNTERS
        self.artefacts: list[str] = []
        #: target cards on which it has met its objective [M13.2], objectives met
        self.cards: list[str] = []
        self.met: list[int] = []
        #: rooms visited, per place
        self.visited: dict[int, int] = {}
        self.legs = 0

    def copy(self) -> Pawn:
        new = Pawn()
        new.place, new.slot, new.done = self.place, self.slot, self.done
        new.counters = self.counters[:]
        new.artefacts, new.cards, new.met = self.artefacts[:], self.cards[:], self.met[:]
        new.visited = self.visited.copy()
        new.legs = self.legs
        return new


class Situation:
    """A position as the planner sees it.

    ``cards`` and ``turned`` say per place what lies there (``""``: nothing, or a blocked place). ``pool`` are the
    cards that may still be laid, ``owner`` whose they are, ``quota`` how many each owner may still lay. ``purse`` and
    ``books`` (spell books on offer, best first) matter during setup only. ``lying`` is which artefacts lie on which
    target card.
    """

    def __init__(self, mission: Mission, objectives: list[Objective], level: int, edition: int = NEWEST) -> None:
        self.mission = mission
        self.objectives = objectives
        self.level = level
        self.edition = edition
        self.sheets = sheets(edition)
        self.columns = mission.columns
        self.rows = mission.rows
        size = mission.columns * mission.rows
        self.cards: list[str] = ["" if cell in ("#", "S") else cell for cell in mission.cells]
        self.turned: list[bool] = [False] * size
        self.blocked: list[bool] = [cell == "#" for cell in mission.cells]
        self.uses: dict[int, Use] = {}
        self.pawns = [Pawn() for _ in range(mission.pawns)]
        self.pool: list[str] = []
        self.owner: list[int] = []
        #: per card of the pool: after how many turns of its owner it is in hand
        self.arrival: list[int] = []
        #: per card of the pool: the turn from now (1 is the next) in which it can be laid first
        self.first: list[int] = []
        #: per card of the pool: whether it is surely there, and not one of a sample
        self.sure: list[bool] = []
        self.quota: list[int] = []
        self.laid_by: list[int] = []
        self.free_pool: list[bool] = []
        self.purse = 0
        self.books: list[int] = []
        self.met: list[int] = []
        self.lying: dict[str, list[str]] = {}
        self.starts: list[tuple[int, int]] = mission.starts[:]
        self.teleports = True
        self.inside = edition >= 2  # whether SB3 leaps from inside a corridor [MR57]
        #: places that water will reach: the last turn from now (1 is the next) in which a card can be laid there
        self.limit: dict[int, int] = {}
        self.target_at: dict[int, str] = {}
        for target in mission.targets:
            self.target_at[target.place] = target.card
            self.turned[target.place] = target.turned
            self.lying[target.card] = target.artefacts[:]
        self.walls = mission.walls
        self.next_to: list[list[int]] = []
        self.lay_out_again()

    def lay_out_again(self) -> None:
        """Work out which places lie side by side; needed after ``blocked`` was changed or a wall has fallen."""
        self.walls = self.mission.walls_after(self.met)
        size = self.columns * self.rows
        self.next_to = [[self._beyond(place, slot) for slot in range(6)] for place in range(size)]

    def _beyond(self, place: int, slot: int) -> int:
        """Place beyond a slot position: -1 outside the grid or at a blocked place, -2 across a wall."""
        column, row = place % self.columns + SLOT_DX[slot], place // self.columns + SLOT_DY[slot]
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return -1
        there = row * self.columns + column
        if self.blocked[there]:
            return -1
        return -2 if (min(place, there), max(place, there)) in self.walls else there

    def fill_pool(
        self, cards: list[str], owners: list[int], arrival: list[int], quota: list[int], begins: int = 0
    ) -> None:
        """Say which cards may still be laid, whose they are and when, and how many turns each owner has; the owner
        ``begins`` has the next turn, the others follow in their order."""
        players = len(quota)
        self.first = [
            after * players + (owner - begins) % players + 1 for owner, after in zip(owners, arrival)
        ]  # fmt: skip
        self.pool, self.owner, self.arrival, self.quota = cards[:], owners[:], arrival[:], quota[:]
        self.laid_by = [0] * len(quota)
        self.free_pool = [True] * len(cards)
        self.sure = [True] * len(cards)

    def copy(self) -> Situation:
        """An independent copy; mission, objectives and geometry are shared."""
        new = Situation(self.mission, self.objectives, self.level, self.edition)
        new.cards, new.turned, new.blocked = self.cards[:], self.turned[:], self.blocked
        new.uses = self.uses.copy()
        new.pawns = [pawn.copy() for pawn in self.pawns]
        new.pool, new.owner, new.arrival, new.quota = self.pool, self.owner, self.arrival, self.quota
        new.first, new.sure = self.first, self.sure
        new.laid_by, new.free_pool = self.laid_by[:], self.free_pool[:]
        new.purse, new.books, new.met = self.purse, self.books[:], self.met[:]
        new.lying = {card: held[:] for card, held in self.lying.items()}
        new.starts, new.teleports, new.limit = self.starts, self.teleports, self.limit
        new.target_at, new.next_to, new.walls = self.target_at, self.next_to, self.walls
        return new

    def ready(self, objective: Objective) -> bool:
        """Whether an objective is open and all that must come before it is met."""
        if objective.index in self.met or (objective.other >= 0 and objective.other not in self.met):
            return False
        return all(index in self.met for index in objective.after)

    def may(self, pawn: Pawn, objective: Objective) -> bool:
        """Whether a group may meet an objective by coming with what it needs [M13.2, M13.5]."""
        if pawn.done or (objective.other >= 0 and objective.other in pawn.met):
            return False
        if objective.need == "take":
            return objective.what in self.lying.get(objective.card, []) and objective.card not in _taken_at(pawn, self)
        if objective.need == "artefact":
            return objective.what in pawn.artefacts
        return objective.card == "rim" or objective.card not in pawn.cards

    def see_tide(self, over: int) -> None:
        """Note until when places stay dry, counted from a turn: so many are over."""
        for place in range(len(self.cards)):
            turn = self.mission.flood(place // self.columns)
            if turn:
                self.limit[place] = turn - over

    def can_land(self, objective: Objective) -> bool:
        """Whether a leap onto the card of an objective could meet it: an open card, a goal that is not bound to sides
        [MR56]."""
        if self.edition < 2 or not self.teleports or objective.card == "rim" or len(objective.at) < 6:
            return False
        return not self.mission.target(objective.card).hidden

    def place_of(self, card: str) -> int:
        """Place of a target card; -1 while it lies face down somewhere."""
        for place, id in self.target_at.items():
            if id == card:
                return place
        return -1


def _taken_at(pawn: Pawn, situation: Situation) -> list[str]:
    """Cards from which a group has taken an artefact already: one per group [M13.5]."""
    out: list[str] = []
    for index in pawn.met:
        if situation.objectives[index].need == "take":
            out.append(situation.objectives[index].card)
    return out
