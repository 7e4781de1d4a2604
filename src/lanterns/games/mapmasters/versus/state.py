"""The state of a Versus game: flat ints and lists, and the small questions that every chapter asks of it."""

from __future__ import annotations

from typing import ClassVar, Final

from lanterns.core.state import Shared, State
from lanterns.core.step import Step
from lanterns.core.verbs import VerbTable
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.path import OBJECTIVES, Path
from lanterns.games.mapmasters.board.vocabulary import BOOKS, CARDS, FACES, STARTERS
from lanterns.games.mapmasters.versus.dungeon import OUTSIDE_ONLY, TANGLED_ROOMS, path_at
from lanterns.games.mapmasters.versus.verbs import VERBS
from lanterns.games.mapmasters.versus.view_types import Phase

#: options of the rulings: key -> (values, default first; the rule that names it), by index into `MapMasters.house`
HOUSE_RULES: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "edges": (("lenient", "strict"), "MR2"),
    "connect": (("open", "touch"), "MR3"),
    "tangled": (("junction", "rooms"), "MR52"),
    "time_bonus": (("live", "clock", "off"), "M6.9"),
    "timer": (("off", "5"), "M6.6"),
    "bonus_rows": (("flat", "rising"), "M7.4"),
}
STRICT: Final = 0
TOUCH: Final = 1
TANGLED: Final = 2
TIME_BONUS: Final = 3
TIMER: Final = 4
BONUS_ROWS: Final = 5
LIVE: Final = 0
CLOCKED: Final = 1

SECONDS: Final = 300  # of the timer [M6.6]

ROUNDS: Final = 6
# what the end makes of sums: pink points and coins for one, and points for the most exits and the next lower number
PINK_FOR_ONE: Final = 2  # [M9.2]
COINS_FOR_ONE: Final = 3  # [M9.4]
EXIT_POINTS: Final = (2, 1)  # [M9.3]
HAND: Final = 5
COINS: Final = 6
TOKENS_EACH: Final = 5
BONUS: Final = ((1, 1, 1, 1, 1, 1), (1, 1, 2, 2, 3, 3))  # by round [M7.4, rules 6.3]

# where a card of a seat is
NOT: Final = 0
DRAW_PILE: Final = 1
DISCARD: Final = 2
IN_HAND: Final = 3
KEPT: Final = 4  # at Reset: stays in the build area [M8.2]
DRAWN: Final = 5  # in the hand, face down until Exploration [M5.3]

# where a dungeon card is; a card that nobody will see again is OUT
PILE: Final = 0
ROW: Final = 1
THROWN: Final = 2  # in the discard of its cost [MR30]
OWNED: Final = 3
OUT: Final = 4

# where a book is: these, or HELD + seat
HELD: Final = 10

# phases, for views
SETUP: Final = 0
MARKET: Final = 1
CREATE: Final = 2
EXPLORE: Final = 3
REWARD: Final = 4
RESET: Final = 5
END: Final = 6
PHASES: Final[tuple[Phase, ...]] = ("setup", "market", "hand", "exploration", "reward", "reset", "end")

N_FACES: Final = len(FACES)
N_MARKET: Final = N_FACES - STARTERS
SLOTS_IN_ROW: Final = 8  # two of each cost, cheapest first
BOOKS_IN_ROW: Final = 2
NONE: Final = -1


class MapMasters(State):
    """Faces are numbered as in verbs.FACES; lists by seat, by seat * N_FACES + face, by dungeon card."""

    GAME: ClassVar[str] = "mapmasters"
    VERBS: ClassVar[VerbTable] = VERBS

    players: int
    house: Shared
    phase: int
    round: int  # 1..6
    first: int  # first buyer of round 1
    opener: int  # first buyer of this round
    passed: int  # mask of seats that have passed
    stock: list[int]  # tokens by need
    tokens: list[int]  # held, by seat * 4 + need
    coins: list[int]
    blue: list[int]
    pink: list[int]
    green: list[int]
    exits: list[int]
    last: list[int]  # victory points of the round before: primary, bonus and full secondary [M4.1]
    where: list[int]
    market: list[int]
    row: list[int]  # face by slot, cost 3 first, or NONE
    book_at: list[int]
    book_row: list[int]
    used: int  # mask of books that lie face down
    left: list[int]  # objective cards not revealed, by kind * 2 + hourglass
    seen: list[int]  # objective cards revealed, in order: primary and secondary by turns
    primary: int  # kind * 2 + hourglass, or NONE
    secondary: int
    hands: list[list[int]]  # by seat: the faces of its hand as Exploration began; a list is replaced, never changed
    kit: list[int]  # tokens and mask of books that a path may use, by seat * 5, as Exploration began
    layout: list[list[int]]  # by seat: codes of `lay` in order; a list is replaced, never changed
    steps: list[list[int]]  # by seat: codes of `start` and the steps; likewise
    finished: list[int]  # seats in the order in which they finished
    bonus: int  # mask of seats that won the time bonus of this round
    clocks: list[int]  # seconds, by seat; NONE when not read
    looked: int  # face that SB16 looked at, or NONE
    recycles: list[int]
    scissors: list[int]
    end: int

    # from here on made by tools/states.py of the annotations above
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "house", "phase", "round", "first", "opener", "passed", "stock", "tokens", "coins", "blue", "pink",
        "green", "exits", "last", "where", "market", "row", "book_at", "book_row", "used", "left", "seen", "primary",
        "secondary", "hands", "kit", "layout", "steps", "finished", "bonus", "clocks", "looked", "recycles", "scissors",
        "end",
    )  # fmt: skip

    def copy(self) -> MapMasters:
        new = MapMasters()
        new.edition, new.ply, new.over = self.edition, self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        if self.lanes:
            new.lane, new.lane_asked = self.lane, self.lane_asked[:]
            new.lanes = [lane[:] for lane in self.lanes]
        new.players, new.house, new.phase = self.players, self.house, self.phase
        new.round, new.first, new.opener = self.round, self.first, self.opener
        new.passed, new.used, new.primary = self.passed, self.used, self.primary
        new.secondary, new.bonus, new.looked = self.secondary, self.bonus, self.looked
        new.end = self.end
        new.stock, new.tokens, new.coins = self.stock[:], self.tokens[:], self.coins[:]
        new.blue, new.pink, new.green = self.blue[:], self.pink[:], self.green[:]
        new.exits, new.last, new.where = self.exits[:], self.last[:], self.where[:]
        new.market, new.row, new.book_at = self.market[:], self.row[:], self.book_at[:]
        new.book_row, new.left, new.seen = self.book_row[:], self.left[:], self.seen[:]
        new.hands, new.kit, new.layout = self.hands[:], self.kit[:], self.layout[:]
        new.steps, new.finished, new.clocks = self.steps[:], self.finished[:], self.clocks[:]
        new.recycles, new.scissors = self.recycles[:], self.scissors[:]
        return new

    # to here

    # seats and cards

    def clockwise(self, start: int) -> list[int]:
        """All seats from `start` on, clockwise."""
        return [(start + i) % self.players for i in range(self.players)]

    def cards(self, seat: int, place: int) -> list[int]:
        """The faces of a seat that are in a place, in the order of the faces."""
        base = seat * N_FACES
        return [face for face in range(N_FACES) if self.where[base + face] == place]

    def put(self, seat: int, face: int, place: int) -> None:
        """Put a face of a seat somewhere."""
        self.where[seat * N_FACES + face] = place

    def held(self, seat: int, place: int) -> int:
        """How many faces of a seat are in a place."""
        base = seat * N_FACES
        return self.where[base : base + N_FACES].count(place)

    def in_area(self, seat: int) -> int:
        """Cards of the build area, those drawn face down included."""
        return self.held(seat, IN_HAND) + self.held(seat, DRAWN)

    # books

    def books(self, seat: int) -> list[int]:
        """Indices of the books that a seat holds, face down or not."""
        return [book for book, at in enumerate(self.book_at) if at == HELD + seat]

    def ready(self, seat: int, number: int) -> bool:
        """Whether a seat holds the book of this number, face up [M6.10]."""
        return self.book_at[number - 1] == HELD + seat and not self.used >> number & 1

    def use(self, number: int) -> None:
        """Turn a book face down."""
        self.used |= 1 << number

    def looked_by(self, seat: int) -> bool:
        """Whether the card looked at is this seat's: it holds SB16."""
        return self.looked != NONE and self.book_at[sb.LOOKS - 1] == HELD + seat

    def path_books(self, seat: int) -> int:
        """Mask of the numbers of a seat's face-up books that serve a path [M6.10, MR40]."""
        mask = 0
        for book in self.books(seat):
            mask |= 1 << (book + 1)
        return mask & sb.OF_PATH & ~self.used

    # objectives

    def primary_kind(self) -> str:
        """The kind of the primary objective, "" before it is known."""
        return OBJECTIVES[self.primary >> 1] if self.primary >= 0 else ""

    def hourglass(self) -> bool:
        """Whether a time bonus is at stake in this round [M6.7, M6.9]."""
        return self.primary >= 0 and self.primary & 1 == 1 and self.house[TIME_BONUS] <= CLOCKED

    # dungeons

    def path(self, seat: int) -> Path | None:
        """The path of a seat in its dungeon, as far as it is drawn; None without a dungeon. Do not change it."""
        if not self.layout[seat]:
            return None
        kit = self.kit[seat * 5 : seat * 5 + 5]
        return path_at(self.layout[seat], self.steps[seat], kit, self.line_rules())

    def leaps_inside(self) -> bool:
        """Whether SB3 leaps from inside a corridor too: since edition 2 [MR57]."""
        return self.edition >= 2

    def line_rules(self) -> int:
        """How lines are drawn here, as `path_at` wants it."""
        return (TANGLED_ROOMS if self.house[TANGLED] else 0) | (0 if self.leaps_inside() else OUTSIDE_ONLY)

    def has_path(self, seat: int) -> bool:
        """Whether a seat's path has a step at all [M6.8]."""
        return len(self.steps[seat]) > 1

    # scores

    def exit_points(self) -> list[int]:
        """2 points for the most exit ticks, 1 for the next lower number, none for zero [M9.3, MR34]."""
        ranks = sorted({ticks for ticks in self.exits if ticks > 0}, reverse=True)
        points: list[int] = []
        for ticks in self.exits:
            place = ranks.index(ticks) if ticks > 0 else len(EXIT_POINTS)
            points.append(EXIT_POINTS[place] if place < len(EXIT_POINTS) else 0)
        return points


class Ask(Step[MapMasters]):
    """Base of the steps of Map Masters."""


def cost_of(face: int) -> int:
    """What a card costs; 0 for a starting card."""
    return CARDS[face].cost


assert len(BOOKS) == 17
