"""What a Night brings to a Chosen One: chances by the rolls that its staying power allows.

The numbers say what became of heroes in temples, on portals and obelisks, and of open placement quests, in 240 games of
mcts:300 without them (docs/bots.md): logistic regressions, and shares. The games are made, and the numbers printed, by

    python tools/train.py play quest GAMES --variants chosen-hero --bot mcts --games 240 --block 5 --stray 0.02
    python tools/quest_lone.py GAMES

What was smoothed or set by hand says so, and what the games say instead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.bots.outlook import ROLLS, staying_power
from lanterns.games.quest.rules.fits import SLOTS, in_place
from lanterns.games.quest.state import Quest

# These four were set by hand; what the games say is in brackets.
SURE: Final = 0.96  # of a temple on whose last space a hero waits (0.94)
ALL_IN: Final = 0.8  # of the chance in a last Night, what is left where others follow: such Nights end sooner (0.66)
AGAIN: Final = 0.6  # heroes that stay in their temple for another Night (0.34)
PLACED: Final = 1.1  # placement quests that a Day brings on the mean (1.23)
# the chance that an open placement quest is taken this Day, by turn (0 before the first, as the first), by heroes in
# place, of quests that want two heroes and of those that want three; two are smoothed
OF_TWO: Final = [
    [0.72, 0.99, 1.0],
    [0.72, 0.99, 1.0],
    [0.49, 0.97, 1.0],
    [0.24, 0.91, 0.95],  # the last between its neighbours: the games say 0.91, in 11 cases
    [0.0, 0.78, 0.86],
]
OF_THREE: Final = [
    [0.55, 0.59, 0.85, 1.0],
    [0.55, 0.59, 0.85, 1.0],  # the third no less than a turn later: the games say 0.76, in 37 cases
    [0.25, 0.49, 0.82, 1.0],
    [0.11, 0.26, 0.73, 1.0],
    [0.0, 0.02, 0.56, 0.78],
]
_GATES: list[int] = [1, 5, 8, 10]  # first token space of each magic level [QR5]


def likely(sum_: float) -> float:
    return 1.0 / (1.0 + exp(-sum_))


def rolls_left(g: Quest, seat: int) -> float:
    """Rolls that the staying power allows from now on."""
    return ROLLS[1][g.magic][staying_power(g, seat)]


def rolls_of_a_night(g: Quest, seat: int) -> float:
    """The same of a Night that begins as strong as the seat is now."""
    return ROLLS[1][1][staying_power(g, seat)]


def completed(needed: int, rolls: float, next_rolls: float, later: float) -> float:
    """The chance that a temple which needs so many symbols is completed, in this Night or one of `later` ones."""
    if needed == 0:
        return SURE
    tonight = SURE * likely(0.27 - 0.99 * needed + 0.464 * rolls)
    if later < 1.0:
        return tonight
    tonight *= ALL_IN
    return tonight + (1.0 - tonight) * AGAIN * ALL_IN * likely(0.27 - 0.99 * needed + 0.464 * next_rolls)


def felled(wounds: int, rolls: float, portals: int, sword: int) -> float:
    """The chance to fell a goblin tonight that needs so many wounds, with heroes at so many goblins' portals; `sword`:
    Power of the sword's holder, if it is there. The games say 0.384 for the rolls."""
    return likely(0.06 - 0.86 * wounds + 0.385 * rolls - 0.28 * portals + 0.26 * sword)


def spells_at_rest(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the end of the Night when own heroes stand on these books [Q7.4]."""
    at = g.spell[seat]
    level = float(at)
    rolls = rolls_left(g, seat)
    for book in range(at + 1, min(11, at + 7)):
        gap = book - at
        if books >> book & 1 and gap <= 3:
            needed = max(0, _GATES[gap] - g.magic)
            sure = likely(0.02 - 0.21 * needed + 0.165 * rolls + 0.13 * gap)
            level += (book - level) * sure
            if sure > 0.4:
                at = book
    return level


def placed(g: Quest, seat: int) -> float:
    """Placement quests to expect of the rest of this Day."""
    total = 0.0
    turn = min(4, max(0, g.turn))
    for quest in g.row:
        if quest < con.PLACEMENTS:
            count = in_place(g, quest, seat)
            total += OF_TWO[turn][min(2, count)] if SLOTS[quest] == 2 else OF_THREE[turn][min(3, count)]
    return total


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
