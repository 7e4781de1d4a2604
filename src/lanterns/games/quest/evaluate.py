"""How well a seat stands: the one thing that bots ask of the quest game besides its rules.

`estimate` is the score that a seat may expect at the end: its table rows [Q9.2] read at the counts it may expect by
then. A seat that is still adventuring has two prospects, to rest now and bank what its heroes hold, or to go on for
more at the risk of exhaustion; the better one counts where the choice is its own. `standings` maps that to 0..1. The
numbers are measured, not printed: they were set by matches between bots (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.fits import closeness
from lanterns.games.quest.outlook import MOST_STAY, RISK, ROLLS, reach, tail
from lanterns.games.quest.state import BOSS_BEATEN, CHOSEN, DANONGORF, DAY, FIGHT, NIGHT, STASH, Quest

ROUNDS: Final = 5
QUEST_RATE: Final = 1.7  # what a good seat gains in a round
GOBLIN_RATE: Final = 0.5
SPELL_RATE: Final = 0.8
SHARED: Final = 0.9  # of these rates, where others take from the same table
CLOSENESS: Final = 0.65  # placement quests near at hand that are really taken
TREASURE_SHARE: Final = 0.85  # the same for treasure quests of temples under way
HEALTH_WORTH: Final = 0.28  # points for a step of a track that is kept for later rounds
POWER_WORTH: Final = 0.36
ROLL_SHARE: Final = 0.8  # of the rolls that the staying power allows, what a careful seat sees before it rests
NIGHT_ROLLS: Final = 8.0  # rolls of a whole Night that a good seat sees
SPACE_ROLLS: Final = [1.5, 1.5, 3.0, 3.0]  # rolls that a temple space takes, two-symbol spaces with some forging
GLOOM_SPACE_ROLLS: Final = [1.5, 3.0, 3.0, 3.0]
# points over a whole game, by treasure, and for sword, shield and staff besides their 4 points
ITEM_WORTH: Final = [1.2, 0.8, 0.6, 0.3, 0.5, 0.8, 1.2, 1.2, 0.8, 0.4, 0.7, 0.8]
LEGEND_WORTH: Final = [1.2, 1.4, 1.0]
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
HOPE: Final = 0  # how this Night may go on for a seat: it goes on for more, rests now, has rested, or is exhausted
BANK: Final = 1
RESTED: Final = 2
FALLEN: Final = 3

_TREASURE_TEMPLE: list[int] = [treasure.temple for treasure in con.CARDS.treasures]
_LEGENDS: list[list[list[int]]] = con.CARDS.legends
_BOOK: list[int] = [land.book for land in con.CARDS.lands]
_SPELL: list[float] = [float(x) for x in con.SPELL_POINTS]
_QUEST: list[float] = [float(x) for x in con.QUEST_POINTS]
_GOBLIN: list[float] = [float(x) for x in con.GOBLIN_POINTS]


class Prospect:
    """Counts that a seat may expect by the end of this Night: `steps` are points or progress of legendary tracks."""

    def __init__(self) -> None:
        self.spell: float = 0.0
        self.quests: float = 0.0
        self.goblins: float = 0.0
        self.steps: float = 0.0


def read_off(table: list[float], count: float) -> float:
    """A row of the score table at a count that need not be whole; 10 and above count as 10."""
    if count >= 10.0:
        return table[10]
    if count <= 0.0:
        return table[0]
    below = int(count)
    return table[below] + (table[below + 1] - table[below]) * (count - below)


def staying_power(g: Quest, seat: int) -> int:
    """H and what P, the helm and the fairy can ward off."""
    stay = g.health[seat] + (g.power[seat] if g.bearer(seat, con.SHIELD) >= 0 else g.power[seat] // 2)
    if g.owns(seat, con.FAIRY):
        stay += 2
    if g.owns(seat, con.HELM):
        stay += 1
    return min(MOST_STAY, stay)


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
    p.quests = float(g.quests[seat])
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
            if g.mode != DANONGORF:
                p.quests += 0.85 * hope * treasure_in_row(g, temple)
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


def legend_worth(g: Quest, seat: int, temple: int) -> float:
    """What completing a temple is worth for the legendary tracks of a seat: points, in Danongorf steps [Q5.5, Q5.6]."""
    tracks = _LEGENDS[g.colours[seat]]
    worth = 0.0
    for item in range(3):
        step = g.legend[seat * 3 + item]
        track = tracks[item]
        if g.mode == DANONGORF:
            if step < 2 and track[step] == temple:
                worth += 1.0
            elif step == 0 and track[1] == temple:
                worth += 0.3
        elif step == 0:
            if track[0] == temple:
                worth += 2.0
            elif track[1] == temple:
                worth += 0.3
        elif step == 1 and track[1] == temple:
            worth += 2.6 + 0.5 * LEGEND_WORTH[item]
    return worth


def treasure_in_row(g: Quest, temple: int) -> int:
    """Treasure quests of a temple that are in the row [Q4.8]."""
    count = 0
    for quest in g.row:
        if quest >= con.PLACEMENTS and _TREASURE_TEMPLE[quest - con.PLACEMENTS] == temple:
            count += 1
    return count


def items_worth(g: Quest, seat: int) -> float:
    """Points that equipped items are worth over a whole game [Q1.11]."""
    total = 0.0
    mine = seat * g.per_seat
    after = mine + g.per_seat
    treasure = g.treasure
    for i in range(con.TREASURES):
        place = treasure[i]
        if mine < place <= after:
            total += ITEM_WORTH[i]
    for i in range(3):
        if 0 < g.legend_at[seat * 3 + i] < STASH:
            total += LEGEND_WORTH[i]
    return total


def rounds_to_come(g: Quest) -> float:
    """Rounds after this one's Night, and of this Day what its turns have still to bring.

    A round that begins is worth as much as the same round when the Night before it ended: else bots would put off the
    end of a Night for ever.
    """
    left = float(ROUNDS - g.round)
    if g.phase <= DAY:
        left += 1.0 - 0.22 * max(0, g.turn - 1)
    return max(0.0, left)


def estimate(g: Quest, seat: int) -> float:
    """The final score that a seat may expect."""
    if g.phase < NIGHT:
        return outcome(g, seat, HOPE)
    if not g.adventuring >> seat & 1:
        return outcome(g, seat, RESTED)
    bank = outcome(g, seat, BANK)
    hope = outcome(g, seat, HOPE)
    fallen = outcome(g, seat, FALLEN)
    risk = RISK[g.adventuring.bit_count()][con.MAGIC_LEVEL[g.magic]][staying_power(g, seat)]
    if g.actor == seat:
        return max(bank, (1.0 - risk) * hope + risk * fallen)
    return (1.0 - risk) * max(bank, hope) + risk * fallen


def outcome(g: Quest, seat: int, how: int) -> float:
    """The final score to expect when this Night goes on for the seat in this way: HOPE, BANK, RESTED or FALLEN."""
    rounds = rounds_to_come(g)
    nights = float(ROUNDS - g.round) + (1.0 if how == HOPE else 0.0)
    quests = float(g.quests[seat])
    goblins = float(g.taken[seat])
    spell = float(g.spell[seat])
    health = g.health[seat]
    power = g.power[seat]
    points = float(con.LEGEND_POINTS) * finished_legends(g, seat)
    if how == FALLEN:  # [Q6.11]
        spell = max(0.0, spell - 1.0)
        health = con.START_HEALTH
        power = con.START_POWER
    else:
        books = 0
        mine = seat * g.per_seat
        for hero in range(mine, mine + g.per_seat):
            region = g.where[hero]
            kind = g.kinds[region]
            cell = region >> 1
            if kind == con.TEMPLE:
                temple = g.land[cell] - con.FIRST_TEMPLE
                hope = symbol_hope(symbols_needed(g, hero), nights)
                taken = treasure_in_row(g, temple)
                quests += TREASURE_SHARE * hope * taken
                points += hope * (legend_worth(g, seat, temple) + 0.7 * taken * rounds / ROUNDS)
            elif how == RESTED:
                continue
            elif kind == con.PORTAL:
                if how == HOPE and g.goblins >> cell & 1:
                    wounds = g.wounds[cell] if g.wounder[cell] == seat else 0
                    goblins += FALL[min(con.GOBLIN_HEALTH, wounds)]
            elif kind == con.OBELISK:
                books |= 1 << _BOOK[g.land[cell]]
        if books:
            spell = may_learn(g, seat, books) if how == HOPE else float(learnt(g, seat, books))
    if rounds > 0.0:
        if g.phase <= DAY:
            quests += CLOSENESS * closeness(g, seat)
        points += rounds / ROUNDS * items_worth(g, seat)
        points += min(rounds, 1.0) * (HEALTH_WORTH * health + POWER_WORTH * power)
    share = rounds if g.players == 1 else SHARED * rounds
    return (
        points
        + read_off(_QUEST, quests + QUEST_RATE * share)
        + read_off(_GOBLIN, goblins + GOBLIN_RATE * share)
        + read_off(_SPELL, spell + SPELL_RATE * rounds)
    )


def symbols_needed(g: Quest, hero: int) -> int:
    """Symbols between a hero in a temple and the end of its track [Q6.14, Q10.3]."""
    total = 0
    for space in range(g.space[hero], 4):
        total += g.needs(g.where[hero], space)
    return total


def symbol_hope(needed: int, nights: float) -> float:
    """The chance worth giving to a temple that still needs so many symbols."""
    if needed == 0:
        return 0.96
    if nights <= 0.0:
        return 0.0
    return 0.96 * exp(-needed / (1.2 + 3.0 * min(nights, 2.0)))


def may_learn(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the end of the Night when own heroes stand on these books [Q7.4]."""
    at = g.spell[seat]
    level = float(at)
    chances = REACH[g.magic]
    for book in range(at + 1, min(11, at + 7)):
        if books >> book & 1 and book - at <= 3:
            sure = chances[book - at]
            level += (book - level) * sure
            if sure > 0.4:
                at = book
    return level


def learnt(g: Quest, seat: int, books: int) -> int:
    """The spell level after a rest now, the heroes on these books taken in the best order [Q7.3, Q7.4]."""
    at = g.spell[seat]
    allowed = con.MAGIC_LEVEL[g.magic]
    for book in range(at + 1, 11):
        if books >> book & 1 and book - at <= allowed:
            at = book
    return at


def finished_legends(g: Quest, seat: int) -> int:
    """Legendary items gained [Q5.6]."""
    count = 0
    for i in range(seat * 3, seat * 3 + 3):
        if g.legend[i] == 2:
            count += 1
    return count


def ruin(g: Quest, seat: int) -> Prospect:
    """What exhaustion leaves [Q6.11]."""
    p = Prospect()
    p.quests = float(g.quests[seat])
    p.goblins = float(g.taken[seat])
    p.spell = max(0.0, float(g.spell[seat] - 1))
    return p


def standings(g: Quest) -> list[float]:
    """How well each seat stands, 0..1; exact at the end."""
    if g.over:
        return g.results()
    if g.mode == DANONGORF:
        return [danongorf(g)]
    if g.mode == CHOSEN:
        return [chosen(g)]
    points = [estimate(g, seat) for seat in range(g.players)]
    # The earlier, the less a lead says.
    scale = 4.0 + 1.6 * rounds_to_come(g)
    values: list[float] = []
    for seat in range(g.players):
        rival = -99.0
        for other in range(g.players):
            if other != seat and points[other] > rival:
                rival = points[other]
        lead = 1.0 / (1.0 + exp((rival - points[seat]) / scale))
        own = 1.0 / (1.0 + exp((25.0 - points[seat]) / 12.0))
        values.append(0.7 * lead + 0.3 * own)
    return values


def evaluate(g: Quest, seat: int) -> float:
    """How well one seat stands, 0..1; exact at the end."""
    return standings(g)[seat]


def chosen(g: Quest) -> float:
    """The chance to reach the target [Q11.6], with some credit for points on the way."""
    points = estimate(g, 0)
    scale = 4.0 + 1.5 * rounds_to_come(g)
    sure = 1.0 / (1.0 + exp((g.target - points) / scale))
    return min(0.99, 0.6 * sure + 0.39 * max(0.0, min(1.0, (points + 9.0) / 90.0)))


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
