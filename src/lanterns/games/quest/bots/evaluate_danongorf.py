"""How well the lone player of Danongorf stands [Q12]: steps to the fight, the time that the gloom leaves, the fight."""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.bots.fight import at_round, chance
from lanterns.games.quest.bots.outlook import (
    RISK,
    ROLLS,
    legend_worth,
    reach,
    staying_power,
    tail,
)  # fmt: skip
from lanterns.games.quest.state import BOSS_BEATEN, DAY, FIGHT, NIGHT, STASH, Quest

ROLL_SHARE: Final = 0.8  # of the rolls that the staying power allows, what a careful seat sees before it rests
NIGHT_ROLLS: Final = 8.0  # rolls of a whole Night that a good seat sees
WEAR: Final = 0.5  # Health and Power that a roll costs, a part of it paid for symbols
ROLL_HEALTH: Final = [0.24, 0.64, 0.83, 2.5]  # what a roll costs by magic level, and the Power that it brings
ROLL_POWER: Final = [0.83, 0.24, 0.0, 0.0]
HOMECOMING: Final = 1.0  # Health, and as much Power, that the return of the heroes brings
STEPS: Final = 6.0  # of the legendary tracks
SPELL_AIM: Final = 5.0
STEP_RATE: Final = 1.5  # steps in a round
SPELL_RATE: Final = 1.5
ALONGSIDE: Final = 0.3  # of the shorter of the two ways, what it costs beside the longer one
UNDER_WAY: Final = 0.5  # of a step that heroes in temples are likely to bring in other Nights, what is still to come
FULL: Final = 0.75  # of the most Health and Power, what there is in a fight that is still far
MOST_DARK: Final = 16.3  # cards that may be dark when the fight begins
DARKENS: Final = 1.8  # cards that turn in a round
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
    if g.end == BOSS_BEATEN:
        return 1.0
    if g.phase == FIGHT:
        shield = 1 if g.bearer(0, con.SHIELD) >= 0 else 0
        health, power = braced(g, float(g.health[0]), float(g.power[0]))
        return chance(g.boss_quests, g.boss_goblins, int(health), int(power), shield, _spare(g))
    if g.phase < NIGHT:
        return _by_day(g)
    if not g.adventuring & 1:
        return _later(g, False, False)
    stay = staying_power(g, 0)
    bank = _later(g, True, False)
    hope = _later(g, True, True)
    risk = RISK[1][con.MAGIC_LEVEL[g.magic]][stay]
    going_on = (1.0 - risk) * hope + risk * _fallen(g)
    return max(bank, going_on) if g.actor == 0 else going_on


def braced(g: Quest, health: float, power: float) -> tuple[float, float]:
    """Health and Power in the fight, with what the helm (a hit for nothing) and the fairy (a last step) are worth."""
    if g.owns(0, con.HELM):
        power += 1.0
    if g.owns(0, con.FAIRY):
        health += 1.0
    return health, power


def _spare(g: Quest) -> int:
    """Equipped items that can be discarded before the shield, those of `braced` not counted [Q12.8]."""
    count = 0
    for i in range(con.TREASURES):
        if 0 < g.treasure[i] < STASH and i not in (con.HELM, con.FAIRY):
            count += 1
    for i in (con.SWORD, con.STAFF):
        if 0 < g.legend_at[i] < STASH:
            count += 1
    return count


def _by_day(g: Quest) -> float:
    """A Day that begins is worth what the Night before it was when it ended, else bots would put off the end of Nights
    for ever; the more of it is over, the more counts what the heroes are about to do tonight."""
    over = 1.0 if g.phase > DAY else min(1.0, 0.25 * max(0, g.turn - 1))
    tonight = _later(g, True, True)
    return tonight if over >= 1.0 else over * tonight + (1.0 - over) * _later(g, False, False)


def _later(g: Quest, active: bool, on: bool) -> float:
    """The chance to win when this Night goes on for a while and then ends in a rest, or ends now."""
    rolls = ROLL_SHARE * ROLLS[1][g.magic][staying_power(g, 0)] if on else 0.0
    health, power = float(g.health[0]), float(g.power[0])
    if on and g.fight_set:
        level = con.MAGIC_LEVEL[g.magic]
        health -= ROLL_HEALTH[level]
        power += ROLL_POWER[level]
    elif on:
        wear = WEAR * rolls
        health = max(1.0, health - 0.7 * wear)
        power = max(0.0, power - 0.3 * wear)
    if active:
        power += HOMECOMING
        health += HOMECOMING
    if g.fight_set:
        return _won(g, active, 0.0, health, power, float(g.taken[0]), float(g.spell[0]))
    tonight = prospect(g, 0, rolls, 0.0, active)
    with_others = prospect(g, 0, rolls, NIGHT_ROLLS, active)
    done = float(g.legend[0] + g.legend[1] + g.legend[2])
    under_way = with_others.steps - tonight.steps
    steps = max(0.0, STEPS - done - with_others.steps) + UNDER_WAY * under_way
    spells = max(0.0, SPELL_AIM - tonight.spell)
    slow = steps / STEP_RATE
    fast = spells / SPELL_RATE
    if fast > slow:
        slow, fast = fast, slow
    return _won(g, active, slow + ALONGSIDE * fast, health, power, tonight.goblins, tonight.spell)


def _fallen(g: Quest) -> float:
    """The same after exhaustion [Q6.11]."""
    left = STEPS - float(g.legend[0] + g.legend[1] + g.legend[2])
    p = ruin(g, 0)
    slow = left / STEP_RATE
    fast = max(0.0, SPELL_AIM - p.spell) / SPELL_RATE
    if g.fight_set:
        slow = fast = 0.0
    elif fast > slow:
        slow, fast = fast, slow
    return _won(g, True, slow + ALONGSIDE * fast, float(con.START_HEALTH), float(con.START_POWER), p.goblins, p.spell)


def _won(g: Quest, by_night: bool, rounds: float, health: float, power: float, goblins: float, spell: float) -> float:
    """The chance to win a fight that is set so many rounds after this Night (or, not `by_night`, the last one), with
    what there will be by then."""
    most_health = min(10.0, con.START_HEALTH + goblins)
    most_power = min(10.0, con.START_POWER + spell)
    now = max(0.0, 1.0 - rounds)  # how much of today's strength counts
    later_health = FULL * most_health
    later_power = FULL * min(10.0, con.START_POWER + max(SPELL_AIM, spell))
    health = now * min(most_health, health) + (1.0 - now) * later_health
    power = now * min(most_power, power) + (1.0 - now) * later_power
    health, power = braced(g, health, power)
    count = 0.5 * (g.boss_quests + g.boss_goblins) + rounds
    if by_night:  # what the boss still gets in this round [Q12.3, Q12.5]
        count += 1.0 if g.phase <= DAY else 0.5
    elif g.phase > DAY:
        count += 0.5
    gloom = g.gloom
    dark = DARKENS * rounds
    if by_night:
        dark += 1.0
        if g.phase <= DAY:
            for region in g.where:
                if region >= 0 and region >> 1 not in geo.CASTLE_CELLS:
                    gloom |= 1 << (region >> 1)
    dark += gloom.bit_count()
    in_time = 1.0 / (1.0 + exp((dark - MOST_DARK) / (0.15 + 0.65 * min(1.0, rounds))))
    spare = _spare(g) if g.fight_set else _spare(g) + 2 - (g.legend[con.SWORD] == 2) - (g.legend[con.STAFF] == 2)
    sure = in_time * at_round(count, health, power, spare)
    hurry = 1.0 / (1.0 + exp((count - 8.0) / 2.0))
    return 0.85 * sure + 0.1 * hurry
