"""What a Night and a Day bring where two play: chances as they were guessed, and set by matches between bots.

Chances read off games (`chances.py`) make bots better with one seat, three and four, and worse with two: docs/bots.md.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.bots.outlook import may_reach
from lanterns.games.quest.rules.fits import closeness
from lanterns.games.quest.state import Quest

CLOSENESS: Final = 0.65  # placement quests near at hand that are really taken
# chance that a spell 1, 2, 3 levels up is allowed at the end of this Night, by token space 1..10 [Q1.8]
REACH: Final = [
    [0.0, 0.0, 0.0, 0.0],
    [1.0, 0.60, 0.22, 0.04],
    [1.0, 0.68, 0.28, 0.06],
    [1.0, 0.76, 0.36, 0.09],
    [1.0, 0.86, 0.44, 0.13],
    [1.0, 0.97, 0.52, 0.18],
    [1.0, 0.97, 0.62, 0.24],
    [1.0, 0.97, 0.76, 0.32],
    [1.0, 0.97, 0.95, 0.40],
    [1.0, 0.97, 0.95, 0.55],
    [1.0, 0.97, 0.95, 0.95],
]
FALL: Final = [0.38, 0.46, 0.57, 0.71, 0.86, 1.0]  # chance to fell a goblin this Night by its wounds


def is_guessed(g: Quest) -> bool:
    """Whether a game is judged by these guesses."""
    return g.players == 2


def symbol_hope(needed: int, nights: float) -> float:
    """The chance worth giving to a temple that still needs so many symbols."""
    if needed == 0:
        return 0.96
    if nights <= 0.0:
        return 0.0
    return 0.96 * exp(-needed / (1.2 + 3.0 * min(nights, 2.0)))


def may_fell(wounds: int) -> float:
    """The chance worth giving to a goblin of so many wounds, in this Night."""
    return FALL[min(con.GOBLIN_HEALTH, wounds)]


def may_place(g: Quest, seat: int) -> float:
    """Placement quests to expect of the rest of this Day."""
    return CLOSENESS * closeness(g, seat)


def may_learn(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the end of the Night when own heroes stand on these books [Q7.4]."""
    return may_reach(g.spell[seat], books, REACH[g.magic])
