"""The state of a mission: flat ints and lists, and the small questions that every chapter asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lanterns.core.state import Shared, State
from lanterns.core.step import AnyStep, Step
from lanterns.core.verbs import VerbTable
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.path import OBJECTIVES, Kit, Path
from lanterns.games.mapmasters.coop.landing import place_at, side_at
from lanterns.games.mapmasters.coop.missions.mission import Mission, Objective
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.tableau import GONE, Tableau, place_of, tableau_of, wide
from lanterns.games.mapmasters.coop.verbs import CARDS, COLUMNS, HIDDEN, PLAYED, STARTERS, VERBS
from lanterns.games.mapmasters.coop.view_types import Phase

#: options: key -> (values, the default first but for the level; the rule that names it), by index into `Coop.house`
HOUSE_RULES: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "level": (("novice", "easy", "normal", "hard"), "M15.1"),
    "hands": (("closed", "open"), "M10.8"),
    "paths": (("any", "one"), "MR42"),
    "tangled": (("junction", "rooms"), "MR52"),
}
LEVEL: Final = 0
HANDS: Final = 1
PATHS: Final = 2
TANGLED: Final = 3
NOVICE: Final = 0
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3
#: factor of the score by level, as a fraction [rules 6.5]
FACTOR: Final = ((1, 2), (3, 4), (1, 1), (3, 2))

TOKENS_EACH: Final = 5
COPIES: Final = 5  # of each starting card
HAND: Final = 3
SOLO_HAND: Final = 4
COSTS: Final = (0, 3, 4, 5, 6)

# where a book is: these, or HELD + group
PILE: Final = 0
ROW: Final = 1
HELD: Final = 10
BOOKS_IN_ROW: Final = 2

# where an artefact is: these, a group, or DELIVERED + group
ABSENT: Final = -3  # not in this mission
TO_COME: Final = -2  # handed out by an objective that is not met yet
ON_CARD: Final = -1
DELIVERED: Final = 100

# what a group does
WAITING: Final = 0  # no start yet
AT_START: Final = 1
ON_STEP: Final = 2
ON_BOSS: Final = 3
OUT: Final = 4  # left by an exit

# phases, for views
SETUP: Final = 0
PAWNS: Final = 1
MARKET: Final = 2
LEADER: Final = 3
PLAYING: Final = 4
END: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("setup", "pawns", "market", "leader", "play", "end")

ENDS: Final = ("", "won", "exhausted", "nothing-met", "dead-end", "resigned", "too-late")
WON: Final = 1
EXHAUSTED: Final = 2
NOTHING_MET: Final = 3
DEAD_END: Final = 4
RESIGNED: Final = 5
TOO_LATE: Final = 6

NONE: Final = -1
SKETCHES: Final = 99  # that may be begun, or steps taken back, in a turn


class Line:
    """A leg as far as it is drawn: its path, and the tokens taken from stock for optimisers (Novice) by the way."""

    def __init__(self, path: Path, stock: list[int]) -> None:
        self.path = path
        self.stock = stock
        #: optimisers found on this leg for which nothing was chosen yet [M15.1]
        self.due = 0
        self.taken: list[int] = [0] * 4


class Coop(State):
    """Places are numbered as in verbs, spots ``place * 6 + position``.

    Masks and numbers of pieces, nodes and icons are those of the tableau (`board`); cards keep theirs as more are laid.
    """

    GAME: ClassVar[str] = "mapmasters-coop"
    VERBS: ClassVar[VerbTable] = VERBS

    players: int
    mission: int
    house: Shared
    phase: int
    turn: int  # of the whole game, from 1
    active: int  # seat
    cells: list[int]  # see tableau.cell, in the order in which the cards came
    laid_by: list[int]  # by cell: seat that played it, or NONE
    blocked: list[int]  # places, those of the mission first
    unseen: list[int]  # copies that nobody has seen, in the deck or in the box, by face
    deck: list[int]  # cards left, by cost: 0, 3, 4, 5, 6
    hands: list[list[int]]  # faces by seat; a list is replaced, never changed
    coins: int  # for the market
    stock: list[int]  # tokens by need
    book_at: list[int]
    book_row: list[int]
    tokens: list[int]  # not used yet, by group * 4 + need
    turned: list[int]  # used, likewise [M12.5]
    used_books: int  # mask by index
    stage: list[int]  # by group
    spot: list[int]  # by group, NONE before its start; where it landed by a leap, see landing
    used_pieces: int
    used_nodes: int
    cleared: int
    found_all: int
    crossed_all: int
    chords: list[int]
    nodes_of: list[int]  # by group
    found: list[int]
    crossed: list[int]
    rooms: list[int]
    items: list[list[int]]
    delivered: list[int]  # icons handed over
    artefact_at: list[int]  # by number of the artefact
    target_at: list[int]  # by target of the mission: its place, NONE while it lies face down among others
    met: list[int]  # by objective: the group that met it, or NONE
    met_on: list[int]  # by group: mask of targets on which it met an objective [M13.2]
    taken_on: list[int]  # by group: mask of targets from which it took an artefact [M13.5]
    commissions: list[int]  # kinds drawn for mission 10
    drawing: int  # group whose path is being drawn, or NONE
    steps: Shared  # codes of its steps; a list is replaced, never changed
    sketches: int  # begun, and steps taken back, in this turn
    entered: int  # paths entered in this turn
    able: int  # mask of the groups that could perhaps arrive somewhere, see reach
    refused: int  # whether somebody refused to resign in this turn
    legs: list[list[int]]  # group, seat, turn, spot of departure, spot of arrival, then the codes of the steps
    end: int

    def __init__(self) -> None:
        super().__init__()
        self.line: Line | None = None  # the leg drawn so far, worked out from `steps`

    # from here on made by tools/states.py of the annotations above
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "mission", "house", "phase", "turn", "active", "cells", "laid_by", "blocked", "unseen", "deck",
        "hands", "coins", "stock", "book_at", "book_row", "tokens", "turned", "used_books", "stage", "spot",
        "used_pieces", "used_nodes", "cleared", "found_all", "crossed_all", "chords", "nodes_of", "found", "crossed",
        "rooms", "items", "delivered", "artefact_at", "target_at", "met", "met_on", "taken_on", "commissions",
        "drawing", "steps", "sketches", "entered", "able", "refused", "legs", "end",
    )  # fmt: skip

    def copy(self) -> Coop:
        new = Coop()
        new.edition, new.ply, new.over = self.edition, self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        if self.lanes:
            new.lane, new.lane_asked = self.lane, self.lane_asked[:]
            new.lanes = [lane[:] for lane in self.lanes]
        new.players, new.mission, new.house = self.players, self.mission, self.house
        new.phase, new.turn, new.active = self.phase, self.turn, self.active
        new.coins, new.used_books, new.used_pieces = self.coins, self.used_books, self.used_pieces
        new.used_nodes, new.cleared, new.found_all = self.used_nodes, self.cleared, self.found_all
        new.crossed_all, new.drawing, new.steps = self.crossed_all, self.drawing, self.steps
        new.sketches, new.entered, new.able = self.sketches, self.entered, self.able
        new.refused, new.end = self.refused, self.end
        new.cells, new.laid_by, new.blocked = self.cells[:], self.laid_by[:], self.blocked[:]
        new.unseen, new.deck, new.hands = self.unseen[:], self.deck[:], self.hands[:]
        new.stock, new.book_at, new.book_row = self.stock[:], self.book_at[:], self.book_row[:]
        new.tokens, new.turned, new.stage = self.tokens[:], self.turned[:], self.stage[:]
        new.spot, new.chords, new.nodes_of = self.spot[:], self.chords[:], self.nodes_of[:]
        new.found, new.crossed, new.rooms = self.found[:], self.crossed[:], self.rooms[:]
        new.items, new.delivered, new.artefact_at = self.items[:], self.delivered[:], self.artefact_at[:]
        new.target_at, new.met, new.met_on = self.target_at[:], self.met[:], self.met_on[:]
        new.taken_on, new.commissions, new.legs = self.taken_on[:], self.commissions[:], self.legs[:]
        new.line = self.line
        return new

    # to here

    def restore(self, data: Mapping[str, Any], steps: Mapping[str, type[AnyStep]]) -> None:
        self.line = None
        super().restore(data, steps)

    # the mission

    def plan(self) -> Mission:
        """The mission played."""
        return missions(self.edition)[self.mission]

    def groups(self) -> int:
        """How many pawns there are."""
        return len(self.stage)

    def level(self) -> int:
        """The difficulty: NORMAL, NOVICE, EASY or HARD [M15]."""
        return self.house[LEVEL]

    def objective(self, index: int) -> Objective:
        """An objective of the mission; one that was drawn has its kind [rules 6.5, mission 10]."""
        plan = self.plan()
        objective = plan.objectives[index]
        if objective.need != "drawn":
            return objective
        drawn = [i for i, other in enumerate(plan.objectives) if other.need == "drawn"].index(index)
        if drawn < len(self.commissions):
            return objective.settled(OBJECTIVES[self.commissions[drawn]])
        return objective

    # the tableau

    def board(self) -> Tableau:
        """The cards on the grid. Do not change it."""
        return tableau_of(self.mission, self.cells, self.blocked, self.fallen(), self.edition)

    def fallen(self) -> list[tuple[int, int]]:
        """The walls that are down, since an objective was met that opens them [rules 6.5, M13.8]."""
        plan = self.plan()
        return [wall for door in plan.doors if self.met[door] != NONE for wall in plan.objectives[door].opens]

    def empty(self) -> list[int]:
        """Places that are neither filled nor blocked, in their order."""
        plan = self.plan()
        filled = {place_of(code) for code in self.cells}
        filled.update(self.blocked)
        return [
            row * COLUMNS + column
            for row in range(plan.rows)
            for column in range(plan.columns)
            if row * COLUMNS + column not in filled
        ]

    def target_on(self, place: int) -> int:
        """Number of the target that lies open at a place; NONE for another place."""
        return self.target_at.index(place) if place in self.target_at else NONE

    def place_of_group(self, group: int) -> int:
        """Place where a group stands, NONE before its start."""
        return place_at(self.board(), self.spot[group]) if self.spot[group] != NONE else NONE

    def side_of_group(self, group: int) -> int:
        """Position of the side by which a group came to its place, NONE where it landed by a leap [MR56]."""
        return side_at(self.spot[group])

    def starts(self) -> list[int]:
        """Spots where a pawn may still be placed: free edges, and named spots before an empty place [M10.3]."""
        plan = self.plan()
        tableau = self.board()
        targets = [wide(plan, target.place) for target in plan.targets]
        out: list[int] = []
        for place, slot in plan.starts:
            spot = wide(plan, place) * 6 + slot
            if spot // 6 in targets or spot // 6 in self.blocked or spot in self.spot:
                continue
            if spot // 6 not in tableau.at or tableau.slot_node(spot) >= 0:
                out.append(spot)
        return out

    # groups

    def books(self, group: int) -> list[int]:
        """Indices of the books of a group, used or not."""
        return [book for book, at in enumerate(self.book_at) if at == HELD + group]

    def book_mask(self, group: int) -> int:
        """Mask of the numbers of a group's books that are not used yet, as paths want it."""
        mask = 0
        for book, at in enumerate(self.book_at):
            if at == HELD + group and not self.used_books >> book & 1:
                mask |= 1 << (book + 1)
        return mask

    def has_debt(self, group: int) -> bool:
        """Whether a group holds SB2, unused."""
        return self.book_mask(group) >> sb.PAYS_ANY & 1 == 1

    def fresh_path(self, group: int) -> Path:
        """The path of a group as its next leg begins, on no node yet: what is used up, found, held [M12.2, M12.5]."""
        kit = Kit(self.tokens[group * 4 : group * 4 + 4], self.book_mask(group), self.edition >= 2)  # [MR57]
        path = Path(self.board().board, kit, HOUSE_RULES["tangled"][0][self.house[TANGLED]])
        path.used_pieces, path.used_nodes, path.cleared = self.used_pieces, self.used_nodes, self.cleared
        path.found_by_all, path.crossed_by_all = self.found_all, self.crossed_all
        path.chords, path.nodes_of = self.chords[:], self.nodes_of[:]
        path.group = group
        path.found, path.crossed, path.rooms = self.found[group], self.crossed[group], self.rooms[group]
        path.items = self.items[group][:]
        return path

    def artefacts_of(self, group: int) -> list[int]:
        """Numbers of the artefacts that a group carries."""
        return [number for number, at in enumerate(self.artefact_at) if at == group]

    # cards

    def hand_size(self) -> int:
        """Three cards, four when alone [M10.5, M16.1]."""
        return SOLO_HAND if self.players == 1 else HAND

    def unseen_of(self, cost: int) -> int:
        """How many unseen cards of a cost there are, in the deck or in the box."""
        return sum(self.unseen[face] for face in range(PLAYED) if cost_of(face) == cost)

    def cards_left(self) -> int:
        """Cards in the deck and in hands [M14.6]."""
        return sum(self.deck) + sum(len(hand) for hand in self.hands)

    def clockwise(self, start: int) -> list[int]:
        """All seats from `start` on, clockwise."""
        return [(start + i) % self.players for i in range(self.players)]

    # the end

    def finish_as(self, end: int) -> None:
        """The mission is over."""
        self.end = end
        self.phase = END
        self.over = True


class Ask(Step[Coop]):
    """Base of the steps of Map Masters, Coop."""


def cost_of(face: int) -> int:
    """What a card costs; 0 for a starting card, -1 for a step or boss card."""
    return 0 if face < STARTERS else CARDS[face].cost


assert GONE > 0
assert HIDDEN >= PLAYED
