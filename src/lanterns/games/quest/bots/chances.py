"""What a Night and a Day bring: chances by the rolls that the staying power allows, by the number of seats.

The numbers say what became of heroes in temples, on portals and obelisks, and of open placement quests, in games of
bots (docs/bots.md): logistic regressions, and shares. The games are made, and the numbers printed, by

    python tools/train.py play quest GAMES ...
    python tools/quest_chances.py GAMES

What was smoothed or set by hand says so, and what the games say instead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.bots.outlook import GATES, ROLLS, may_reach, staying_power
from lanterns.games.quest.rules.fits import SLOTS, in_place
from lanterns.games.quest.state import NIGHT, Quest

SURE: Final = 0.96  # of a temple on whose last space a hero waits (a Chosen One's 0.94)


class Chances:
    """The numbers for one number of seats.

    temple    sum for a temple tonight: 1, symbols needed, rolls left, seats that adventure
    goblin    sum for a goblin tonight: 1, wounds needed, rolls left, seats that adventure, own heroes at portals with a
              goblin, Power for the sword if its holder is there
    book      sum for a book tonight: 1, token spaces needed, rolls left, seats that adventure, levels up
    all_in    of the chance of a last Night, what is left where others follow: such Nights end sooner
    again     heroes that stay in their temple for another Night
    placed    placement quests that a Day brings a seat on the mean
    of_two, of_three   the chance that an open placement quest is taken by the seat this Day, by turn (0 before the
              first, as the first), by heroes in place, of quests that want two heroes and of those that want three
    """

    def __init__(
        self,
        temple: list[float],
        goblin: list[float],
        book: list[float],
        all_in: float,
        again: float,
        placed: float,
        of_two: list[list[float]],
        of_three: list[list[float]],
    ) -> None:
        self.temple = temple
        self.goblin = goblin
        self.book = book
        self.all_in = all_in
        self.again = again
        self.placed = placed
        self.of_two = of_two
        self.of_three = of_three


ALONE: Final = Chances(
    temple=[0.27, -0.99, 0.464, 0.0],
    goblin=[0.06, -0.86, 0.385, 0.0, -0.28, 0.26],  # the games say 0.384 for the rolls
    book=[0.02, -0.21, 0.165, 0.0, 0.13],
    all_in=0.8,  # set by hand: the games say 0.66
    again=0.38,  # found by games with random ones: the games say 0.34
    placed=1.1,  # set by hand: the games say 1.23
    of_two=[
        [0.72, 0.99, 1.0],
        [0.72, 0.99, 1.0],
        [0.49, 0.97, 1.0],
        [0.24, 0.91, 0.95],  # the last between its neighbours: the games say 0.91, in 11 cases
        [0.0, 0.78, 0.86],
    ],
    of_three=[
        [0.55, 0.59, 0.85, 1.0],
        [0.55, 0.59, 0.85, 1.0],  # the third no less than a turn later: the games say 0.76, in 37 cases
        [0.25, 0.49, 0.82, 1.0],
        [0.11, 0.26, 0.73, 1.0],
        [0.0, 0.02, 0.56, 0.78],
    ],
)
THREE: Final = Chances(
    temple=[-0.55, -0.53, 0.322, -0.17],
    goblin=[1.04, -0.75, 0.259, -0.12, -0.65, 0.35],
    book=[-0.57, -0.58, 0.316, 0.14, 0.42],
    all_in=0.62,
    again=0.6,  # the games of three and four say 0.61
    placed=0.45,
    of_two=[[0.23, 0.48, 0.83], [0.23, 0.48, 0.83], [0.09, 0.4, 0.8], [0.02, 0.35, 0.78], [0.0, 0.2, 0.71]],
    of_three=[
        [0.15, 0.24, 0.63, 1.0],
        [0.15, 0.24, 0.63, 1.0],
        [0.03, 0.17, 0.41, 0.8],
        [0.0, 0.07, 0.33, 0.62],
        [0.0, 0.0, 0.2, 0.4],
    ],
)
FOUR: Final = Chances(
    temple=[-0.14, -0.46, 0.266, -0.38],
    goblin=[1.22, -0.73, 0.233, -0.12, -0.61, 0.51],
    book=[1.0, -0.57, 0.319, -0.24, 0.23],
    all_in=0.76,
    again=0.6,
    placed=0.37,
    of_two=[[0.17, 0.53, 0.6], [0.17, 0.53, 0.6], [0.07, 0.33, 0.6], [0.02, 0.31, 0.44], [0.0, 0.18, 0.3]],
    of_three=[
        [0.1, 0.23, 0.53, 0.8],
        [0.1, 0.23, 0.53, 0.8],
        [0.02, 0.12, 0.4, 0.6],
        [0.0, 0.04, 0.28, 0.6],
        [0.0, 0.0, 0.18, 0.4],
    ],
)
BY_SEATS: Final[list[Chances]] = [ALONE, ALONE, THREE, THREE, FOUR]  # with two seats it is guessed, see guesses.py


def likely(sum_: float) -> float:
    return 1.0 / (1.0 + exp(-sum_))


def company(g: Quest) -> int:
    """Seats that adventure, by Day those that will."""
    return g.adventuring.bit_count() if g.phase == NIGHT and g.adventuring else g.players


def rolls_left(g: Quest, seat: int) -> float:
    """Rolls that the staying power allows from now on."""
    return ROLLS[company(g)][g.magic][staying_power(g, seat)]


def rolls_of_a_night(g: Quest, seat: int) -> float:
    """The same of a Night that begins as strong as the seat is now."""
    return ROLLS[g.players][1][staying_power(g, seat)]


def completed(g: Quest, needed: int, rolls: float, next_rolls: float, later: float) -> float:
    """The chance that a temple which needs so many symbols is completed, in this Night or one of `later` ones."""
    if needed == 0:
        return SURE
    odds = BY_SEATS[g.players]
    w = odds.temple
    tonight = SURE * likely(w[0] + w[1] * needed + w[2] * rolls + w[3] * company(g))
    if later < 1.0:
        return tonight
    tonight *= odds.all_in
    next_night = likely(w[0] + w[1] * needed + w[2] * next_rolls + w[3] * g.players)
    return tonight + (1.0 - tonight) * odds.again * odds.all_in * next_night


def felled(g: Quest, wounds: int, rolls: float, portals: int, sword: int) -> float:
    """The chance to fell a goblin tonight that needs so many wounds, with heroes at so many goblins' portals; `sword`:
    Power of the sword's holder, if it is there."""
    w = BY_SEATS[g.players].goblin
    return likely(w[0] + w[1] * wounds + w[2] * rolls + w[3] * company(g) + w[4] * portals + w[5] * sword)


def spells_at_rest(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the end of the Night when own heroes stand on these books [Q7.4]."""
    w = BY_SEATS[g.players].book
    least = w[0] + w[2] * rolls_left(g, seat) + w[3] * company(g)
    sure = [likely(least + w[1] * max(0, gate - g.magic) + w[4] * gap) for gap, gate in enumerate(GATES)]
    return may_reach(g.spell[seat], books, sure)


def placed(g: Quest, seat: int) -> float:
    """Placement quests to expect of the rest of this Day."""
    odds = BY_SEATS[g.players]
    total = 0.0
    turn = min(4, max(0, g.turn))
    for quest in g.row:
        if quest < con.PLACEMENTS:
            count = in_place(g, quest, seat)
            total += odds.of_two[turn][min(2, count)] if SLOTS[quest] == 2 else odds.of_three[turn][min(3, count)]
    return total


def placed_on_the_mean(g: Quest) -> float:
    """Placement quests that a whole Day brings."""
    return BY_SEATS[g.players].placed


def portals_met(g: Quest, seat: int) -> int:
    """Portals with a goblin and an own hero."""
    count = 0
    for hero in range(seat * g.per_seat, (seat + 1) * g.per_seat):
        region = g.where[hero]
        if g.kinds[region] == con.PORTAL and g.goblins >> (region >> 1) & 1:
            count += 1
    return count


def sword_at(g: Quest, seat: int, cell: int) -> int:
    """Power for the sword at a portal, 0 where its holder is not."""
    hero = g.bearer(seat, con.SWORD)
    return g.power[seat] if hero >= 0 and g.where[hero] >> 1 == cell else 0
