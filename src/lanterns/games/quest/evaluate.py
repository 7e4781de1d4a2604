"""How well a seat stands: the one thing that bots ask of the quest game besides its rules.

`estimate` is the score that a seat may expect at the end: its table rows [Q9.2] read at the counts it may expect by
then, plus what its heroes are about to bring in from where they stand. `standings` maps that to 0..1. The numbers are
measured, not printed: they were set by matches between bots (docs/bots.md).
"""

from __future__ import annotations

from math import exp

from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.fits import closeness
from lanterns.games.quest.state import BOSS_BEATEN, CHOSEN, DANONGORF, DAY, FIGHT, NIGHT, STASH, Quest

ROUNDS = 5
FULL_QUEST_ROUND, FULL_GOBLIN_ROUND, FULL_SPELL_ROUND = 1.7, 0.45, 0.8  # what a good seat gains in a round
ITEM_WORTH = [1.2, 0.8, 0.6, 0.3, 0.5, 0.8, 1.2, 1.2, 0.8, 0.4, 0.7, 0.8]  # points over a whole game, by treasure
LEGEND_WORTH = [1.2, 1.4, 1.0]  # the same for sword, shield and staff, besides their 4 points

# chance that a spell 1, 2, 3 levels up is still allowed at the end of this Night, by token space 1..10 [Q1.8]
REACH = [
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
FALL = [0.38, 0.46, 0.57, 0.71, 0.86, 1.0]  # chance to fell a goblin this Night by its wounds
# chance to be exhausted before the next own choice, by H plus the damage that P can ward off
RISK = [1.0, 0.40, 0.20, 0.10, 0.05, 0.03, 0.02, 0.01, 0.0]

_TREASURE_TEMPLE: list[int] = [treasure.temple for treasure in con.CARDS.treasures]
_LEGENDS: list[list[list[int]]] = con.CARDS.legends
_SPELL: list[float] = [float(x) for x in con.SPELL_POINTS]
_QUEST: list[float] = [float(x) for x in con.QUEST_POINTS]
_GOBLIN: list[float] = [float(x) for x in con.GOBLIN_POINTS]


def read_off(table: list[float], count: float) -> float:
    """A row of the score table at a count that need not be whole; 10 and above count as 10."""
    if count >= 10.0:
        return table[10]
    if count <= 0.0:
        return table[0]
    below = int(count)
    return table[below] + (table[below + 1] - table[below]) * (count - below)


def rounds_left(g: Quest) -> float:
    """Rounds still to be played, this one in part; at least 0."""
    left = float(ROUNDS - g.round)
    if g.phase <= DAY:
        left += 1.0 - 0.15 * max(0, g.turn - 1)
    elif g.phase <= NIGHT:
        left += 0.3
    return max(0.0, left)


def temple_hope(needed: int, nights: float) -> float:
    """The chance worth giving to a temple that still needs so many symbols."""
    return 0.96 if needed == 0 else 0.96 * exp(-needed / (1.2 + 3.0 * min(nights, 2.0)))


def symbols_needed(g: Quest, hero: int) -> int:
    """Symbols between a hero in a temple and the end of its track [Q6.14, Q10.3]."""
    needs = con.NEEDS_GLOOM if g.gloom >> (g.where[hero] >> 1) & 1 else con.NEEDS_BRIGHT
    total = 0
    for space in range(g.space[hero], 4):
        total += needs[space]
    return total


def survival(g: Quest, seat: int) -> float:
    """The chance that an adventuring seat gets to its next own choice unexhausted; 1 by Day and after its rest."""
    if g.phase != NIGHT or not g.adventuring >> seat & 1:
        return 1.0
    ward = g.power[seat] if g.bearer(seat, con.SHIELD) >= 0 else g.power[seat] // 2
    return 1.0 - RISK[min(8, g.health[seat] + ward)]


def estimate(g: Quest, seat: int) -> float:
    """The final score that a seat may expect."""
    rounds = rounds_left(g)
    nights = float(ROUNDS - g.round) + (1.0 if g.phase < NIGHT or g.adventuring >> seat & 1 else 0.0)
    active = g.phase < NIGHT or (g.phase == NIGHT and g.adventuring >> seat & 1)
    lives = survival(g, seat)

    quests = float(g.quests[seat])
    goblins = float(g.taken[seat])
    spell = float(g.spell[seat])
    points = 0.0
    reach = 0
    kinds = g.kinds
    mine = seat * g.per_seat
    books = 0  # mask of the books that own heroes stand on
    for hero in range(mine, mine + g.per_seat):
        region = g.where[hero]
        kind = kinds[region]
        cell = region >> 1
        if kind == con.TEMPLE:
            hope = temple_hope(symbols_needed(g, hero), nights)
            temple = g.land[cell] - con.FIRST_TEMPLE
            step = legend_worth(g, seat, temple)
            taken = treasure_in_row(g, temple)
            quests += 0.8 * hope * taken
            points += hope * (step + 0.7 * taken * rounds / ROUNDS)
        elif kind == con.PORTAL:
            if g.goblins >> cell & 1 and active:
                wounds = g.wounds[cell] if g.wounder[cell] == seat else 0
                goblins += lives * FALL[min(5, wounds)]
        elif kind == con.OBELISK and active:
            books |= 1 << con.CARDS.lands[g.land[cell]].book
            reach += 1
    if reach:
        spell = lives * learn(g, seat, books) + (1.0 - lives) * spell
    if lives < 1.0:
        spell -= 1.0 - lives
    if rounds > 0.0:
        if g.phase <= DAY:
            quests += 0.55 * closeness(g, seat)
        points += rounds / ROUNDS * items_worth(g, seat)
        points += min(rounds, 1.0) * (0.28 * g.health[seat] + 0.36 * g.power[seat])
    elif active or g.phase == NIGHT:
        points += 0.02 * g.health[seat] + 0.03 * g.power[seat]
    share = 1.0 if g.players == 1 else 0.9
    return (
        points
        + read_off(_QUEST, quests + share * FULL_QUEST_ROUND * rounds)
        + read_off(_GOBLIN, goblins + share * FULL_GOBLIN_ROUND * rounds)
        + read_off(_SPELL, spell + FULL_SPELL_ROUND * rounds)
        + float(con.LEGEND_POINTS) * finished_legends(g, seat)
    )


def finished_legends(g: Quest, seat: int) -> int:
    """Legendary items gained [Q5.6]."""
    count = 0
    for i in range(seat * 3, seat * 3 + 3):
        if g.legend[i] == 2:
            count += 1
    return count


def legend_worth(g: Quest, seat: int, temple: int) -> float:
    """Points that completing a temple is worth for the legendary tracks of a seat [Q5.5, Q5.6]."""
    tracks = _LEGENDS[g.colours[seat]]
    worth = 0.0
    for item in range(3):
        step = g.legend[seat * 3 + item]
        track = tracks[item]
        if step == 0:
            if track[0] == temple:
                worth += 2.0
            elif track[1] == temple:
                worth += 0.3
        elif step == 1 and track[1] == temple:
            worth += 2.6 + LEGEND_WORTH[item] * 0.5
    return worth


def treasure_in_row(g: Quest, temple: int) -> int:
    """Treasure quests of a temple that are in the row [Q4.8]."""
    count = 0
    for quest in g.row:
        if quest >= con.PLACEMENTS and _TREASURE_TEMPLE[quest - con.PLACEMENTS] == temple:
            count += 1
    return count


def learn(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the rest when own heroes stand on these books [Q7.4]."""
    level = float(g.spell[seat])
    at = g.spell[seat]
    reach = REACH[g.magic]
    for book in range(at + 1, min(11, at + 4)):
        if books >> book & 1:
            gap = book - at
            if gap <= 3:
                sure = reach[gap]
                level = level * (1.0 - sure) + book * sure
                if sure > 0.4:
                    at = book
    return level


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
    scale = 4.0 + 1.6 * rounds_left(g)
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
    """How well one seat stands, 0..1; exact at the end. Danongorf and the Chosen One have seat 0 alone."""
    return standings(g)[seat]


def chosen(g: Quest) -> float:
    """The chance to reach the target [Q11.6], with some credit for points on the way."""
    points = estimate(g, 0)
    scale = 3.0 + 1.2 * rounds_left(g)
    sure = 1.0 / (1.0 + exp((g.target - points) / scale))
    return min(0.99, 0.75 * sure + 0.24 * max(0.0, min(1.0, (points + 9.0) / 90.0)))


def danongorf(g: Quest) -> float:
    """The chance to set the fight in time and to win it [Q12.6-Q12.10]."""
    if g.phase == FIGHT:
        return 0.55 + 0.44 * fight_hope(g)
    gloom = 0
    for cell in range(geo.CELLS):
        if g.gloom >> cell & 1:
            gloom += 1
    burden = 0.012 * (g.boss_quests + g.boss_goblins) + 0.25 * (gloom / 17.0) ** 3
    if g.fight_set:
        return max(0.0, 0.62 - burden + 0.01 * (g.health[0] + g.power[0]) + 0.004 * g.taken[0])
    steps = 0.0
    tracks = _LEGENDS[g.colours[0]]
    lives = survival(g, 0)
    active = g.phase < NIGHT or (g.phase == NIGHT and g.adventuring & 1)
    for item in range(3):
        steps += g.legend[item]
    books = 0
    goblins = 0.0
    for hero in range(g.per_seat):
        region = g.where[hero]
        cell = region >> 1
        kind = g.kinds[region]
        if kind == con.TEMPLE:
            temple = g.land[cell] - con.FIRST_TEMPLE
            for item in range(3):
                step = g.legend[item]
                if step < 2 and tracks[item][step] == temple:
                    steps += (lives if active else 1.0) * temple_hope(symbols_needed(g, hero), 2.0)
                elif step == 0 and tracks[item][1] == temple:
                    steps += 0.5 * temple_hope(symbols_needed(g, hero), 2.0)
        elif kind == con.PORTAL and active and g.goblins >> cell & 1:
            goblins += FALL[min(5, g.wounds[cell])] * lives
        elif kind == con.OBELISK and active:
            books |= 1 << con.CARDS.lands[g.land[cell]].book
    level = float(g.spell[0])
    if books:
        level = lives * learn(g, 0, books) + (1.0 - lives) * level
    progress = 0.72 * steps / 6.0 + 0.28 * min(5.0, level) / 5.0
    means = 0.004 * g.health[0] + 0.005 * g.power[0] + 0.006 * (g.taken[0] + goblins) + 0.004 * items_worth(g, 0)
    return max(0.001, 0.06 + 0.5 * progress - burden + means)


def fight_hope(g: Quest) -> float:
    """The chance to win the fight from here [Q12.8]: what is left of the boss against what is left of the player."""
    if g.end == BOSS_BEATEN:
        return 1.0
    guard = 1.0 if g.bearer(0, con.SHIELD) >= 0 else 2.0
    rounds = g.health[0] / 2.0 + g.power[0] / guard
    # A face shows at least once in 0.6 of the rolls; the boss loses up to one card and one goblin a roll.
    needed = float(max(g.boss_quests, g.boss_goblins)) + 0.3 * min(g.boss_quests, g.boss_goblins)
    return 1.0 / (1.0 + exp((needed - 0.9 * rounds) / 1.3))
