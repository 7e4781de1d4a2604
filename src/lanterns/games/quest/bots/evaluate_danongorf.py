"""How well the lone player of Danongorf stands [Q12]: steps to the fight, the time that the gloom leaves, the fight."""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.bots.outlook import (
    RISK,
    ROLLS,
    items_worth,
    legend_worth,
    reach,
    staying_power,
    tail,
)  # fmt: skip
from lanterns.games.quest.state import BOSS_BEATEN, FIGHT, NIGHT, Quest

ROLL_SHARE: Final = 0.8  # of the rolls that the staying power allows, what a careful seat sees before it rests
NIGHT_ROLLS: Final = 8.0  # rolls of a whole Night that a good seat sees
SPACE_ROLLS: Final = [1.5, 1.5, 3.0, 3.0]  # rolls that a temple space takes, two-symbol spaces with some forging
GLOOM_SPACE_ROLLS: Final = [1.5, 3.0, 3.0, 3.0]

_BOOK: list[int] = [land.book for land in con.CARDS.lands]


class Prospect:
    """Counts that a seat may expect by the end of this Night: `steps` are those of the legendary tracks."""

    def __init__(self) -> None:
        self.spell: float = 0.0
        self.goblins: float = 0.0
        self.steps: float = 0.0


def temple_rolls(g: Quest, hero: int) -> float:
    """Rolls that a hero's temple still takes [Q6.14, Q10.3]."""
    cost = GLOOM_SPACE_ROLLS if g.gloom >> (g.where[hero] >> 1) & 1 else SPACE_ROLLS
    total = 0.0
    for space in range(g.space[hero], 4):
        total += cost[space]
    return total


def temple_hope(needed: float, rolls: float) -> float:
    """The chance worth giving to a temple that takes so many rolls, when so many are to come."""
    if needed <= 0.0:
        return 0.97
    if rolls <= 0.0:
        return 0.0
    ratio = needed / rolls
    return 0.95 / (1.0 + ratio * ratio)


def prospect(g: Quest, seat: int, rolls: float, later: float, active: bool) -> Prospect:
    """What a seat may expect when it sees `rolls` more rolls this Night and then rests; `later` are rolls of
    other Nights.

    With `active` false the seat is out of this Night already: only temples on spaces 0-3 are still of use.
    """
    p = Prospect()
    p.goblins = float(g.taken[seat])
    books = 0
    mine = seat * g.per_seat
    for hero in range(mine, mine + g.per_seat):
        region = g.where[hero]
        kind = g.kinds[region]
        if kind == con.TEMPLE:
            hope = temple_hope(temple_rolls(g, hero), rolls + later) if active or g.space[hero] < 4 else 0.0
            temple = g.land[region >> 1] - con.FIRST_TEMPLE
            p.steps += hope * legend_worth(g, seat, temple)
        elif not active:
            continue
        elif kind == con.PORTAL:
            cell = region >> 1
            if g.goblins >> cell & 1:
                wounds = g.wounds[cell] if g.wounder[cell] == seat else 0
                p.goblins += tail(con.GOBLIN_HEALTH - wounds, rolls)
        elif kind == con.OBELISK:
            books |= 1 << _BOOK[g.land[region >> 1]]
    p.spell = learn(g, seat, books, rolls) if books else float(g.spell[seat])
    return p


def learn(g: Quest, seat: int, books: int, rolls: float) -> float:
    """The spell level to expect at the rest when own heroes stand on these books [Q7.4]."""
    at = g.spell[seat]
    level = float(at)
    for book in range(at + 1, min(11, at + 7)):
        gap = book - at
        if books >> book & 1 and gap <= 3:
            sure = reach(g.magic, gap, rolls)
            level += (book - level) * sure
            if sure > 0.4:
                at = book
    return level


def ruin(g: Quest, seat: int) -> Prospect:
    """What exhaustion leaves [Q6.11]."""
    p = Prospect()
    p.goblins = float(g.taken[seat])
    p.spell = max(0.0, float(g.spell[seat] - 1))
    return p


def danongorf(g: Quest) -> float:
    """The chance to set the fight in time and to win it [Q12.6-Q12.10]."""
    if g.phase == FIGHT:
        return 0.55 + 0.44 * fight_hope(g)
    gloom = float(g.gloom.bit_count()) / con.LANDS
    burden = 0.012 * (g.boss_quests + g.boss_goblins) + 0.25 * gloom * gloom * gloom
    means = 0.004 * g.health[0] + 0.005 * g.power[0] + 0.004 * items_worth(g, 0)
    if g.fight_set:
        return max(0.01, 0.62 - burden + means + 0.004 * g.taken[0])
    if g.phase < NIGHT:
        rolls = ROLL_SHARE * ROLLS[1][g.magic][staying_power(g, 0)]
        return _progress(g, prospect(g, 0, rolls, NIGHT_ROLLS, True), means - burden)
    if not g.adventuring & 1:
        return _progress(g, prospect(g, 0, 0.0, NIGHT_ROLLS, False), means - burden)
    stay = staying_power(g, 0)
    bank = _progress(g, prospect(g, 0, 0.0, NIGHT_ROLLS, True), means - burden)
    hope = _progress(g, prospect(g, 0, ROLL_SHARE * ROLLS[1][g.magic][stay], NIGHT_ROLLS, True), means - burden)
    risk = RISK[1][con.MAGIC_LEVEL[g.magic]][stay]
    going_on = (1.0 - risk) * hope + risk * _progress(g, ruin(g, 0), 0.04 - burden)
    return max(bank, going_on) if g.actor == 0 else going_on


def _progress(g: Quest, p: Prospect, extra: float) -> float:
    """The way to the fight: six steps of the legendary tracks and spell level 5 [Q12.7]."""
    steps = p.steps + float(g.legend[0] + g.legend[1] + g.legend[2])
    way = 0.7 * min(6.0, steps) / 6.0 + 0.3 * min(5.5, p.spell) / 5.5
    return max(0.001, 0.06 + 0.48 * way + extra + 0.004 * p.goblins)


def fight_hope(g: Quest) -> float:
    """The chance to win the fight from here [Q12.8]: what is left of the boss against what is left of the player."""
    if g.end == BOSS_BEATEN:
        return 1.0
    guard = 1.0 if g.bearer(0, con.SHIELD) >= 0 else 2.0
    rounds = g.health[0] / 2.0 + g.power[0] / guard
    # A face shows at least once in 0.6 of the rolls; the boss loses up to one card and one goblin a roll.
    needed = float(max(g.boss_quests, g.boss_goblins)) + 0.3 * min(g.boss_quests, g.boss_goblins)
    return 1.0 / (1.0 + exp((needed - 0.9 * rounds) / 1.3))
