"""What positions and the rest of a Night may bring, as the evaluations of all modes read it: not the rules.

A seat's staying power is its H plus the hits that its P can ward off. From it, the magic token and the number of
adventurers follow how many more rolls it will see, and how likely it is to be exhausted before it may choose again.
"""

from __future__ import annotations

from math import comb
from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.state import DANONGORF, STASH, Quest

# points over a whole game, by treasure, and for sword, shield and staff besides their 4 points
ITEM_WORTH: Final = [1.2, 0.8, 0.6, 0.3, 0.5, 0.8, 1.2, 1.2, 0.8, 0.4, 0.7, 0.8]
LEGEND_WORTH: Final = [1.2, 1.4, 1.0]
_TREASURE_TEMPLE: list[int] = [treasure.temple for treasure in con.CARDS.treasures]
_LEGENDS: list[list[list[int]]] = con.CARDS.legends
MOST_ROLLS = 24
MOST_STAY = 16
FACE = 5.0 / 6.0  # dice of one kind in a roll of five, on average


def _binomial(dice: int) -> list[float]:
    """Chances of 0..dice of a face among so many dice."""
    return [comb(dice, n) * (1 / 6) ** n * (5 / 6) ** (dice - n) for n in range(dice + 1)]


def _tails() -> list[list[float]]:
    """[needed][rolls]: the chance that so many rolls of five dice show a face at least `needed` times."""
    table: list[list[float]] = []
    for needed in range(11):
        row: list[float] = []
        for rolls in range(MOST_ROLLS + 1):
            chances = _binomial(5 * rolls)
            row.append(1.0 - sum(chances[: min(needed, len(chances))]))
        table.append(row)
    return table


def _solo_hits(level: int, dice: int) -> int:
    """H lost by a lone player to so many damage dice [Q11.4]."""
    if level == 0:
        return max(0, dice - 1)
    if level == 1:
        return 1 if dice == 1 else max(0, dice - 1)
    return dice if level == 2 else 2 * dice


def _losses(adventurers: int, level: int) -> list[float]:
    """Chances of losing 0, 1, .. H to one's share of `adventurers` rolls: what comes before the own next choice."""
    total = [1.0]
    each = (1, 1, 2, 3)[level]  # [Q1.8]
    for place in range(adventurers):
        roll = [0.0] * 21
        for damage in range(6):
            for magic in range(6 - damage):
                rest = 5 - damage - magic
                chance = comb(5, damage) * comb(5 - damage, magic) * 4**rest / 6**5
                if adventurers == 1:
                    loss = _solo_hits(level, damage) + (magic if level == 3 else 0)
                else:
                    share = max(0, (damage - place + adventurers - 1) // adventurers)
                    loss = share * each + (
                        max(0, (magic - place + adventurers - 1) // adventurers) if level == 3 else 0
                    )
                roll[min(20, loss)] += chance
        longer = [0.0] * (len(total) + 20)
        for i, one in enumerate(total):
            for j, two in enumerate(roll):
                longer[i + j] += one * two
        total = longer
    return total


def _risks() -> list[list[list[float]]]:
    """[adventurers][level][staying power]: the chance to be exhausted before the own next choice."""
    table: list[list[list[float]]] = [[]]
    for adventurers in range(1, 5):
        table.append([])
        for level in range(4):
            losses = _losses(adventurers, level)
            table[-1].append([sum(losses[stay:]) if stay else 1.0 for stay in range(MOST_STAY + 1)])
    return table


def _rolls() -> list[list[list[float]]]:
    """[adventurers][token space][staying power]: rolls to come until the staying power is used up, at the mean pace."""
    table: list[list[list[float]]] = [[]]
    for adventurers in range(1, 5):
        if adventurers == 1:
            pace = [0.05, 0.55, FACE, 3 * FACE]  # H lost less half the P gained, by level
        else:
            pace = [x * FACE / adventurers for x in (0.6, 0.6, 2.0, 4.0)]
        rows: list[list[float]] = [[]]
        for space in range(1, con.LAST_SPACE + 1):
            row: list[float] = []
            for stay in range(MOST_STAY + 1):
                left = float(stay)
                token = float(space)
                rolls = 0
                while left > 0.0 and rolls < MOST_ROLLS:
                    left -= pace[con.MAGIC_LEVEL[min(con.LAST_SPACE, int(token))]]
                    token += FACE
                    rolls += 1
                row.append(float(rolls))
            rows.append(row)
        table.append(rows)
    return table


TAIL: list[list[float]] = _tails()
RISK: list[list[list[float]]] = _risks()
ROLLS: list[list[list[float]]] = _rolls()
GATES: list[int] = [1, 5, 8, 10]  # first token space of each magic level [QR5]


def tail(needed: int, rolls: float) -> float:
    """The chance that so many rolls show a face at least `needed` times."""
    if needed <= 0:
        return 1.0
    if rolls <= 0.0:
        return 0.0
    if rolls >= MOST_ROLLS:
        return TAIL[needed][MOST_ROLLS]
    below = int(rolls)
    row = TAIL[needed]
    return row[below] + (row[below + 1] - row[below]) * (rolls - below)


def reach(token: int, gap: int, rolls: float) -> float:
    """The chance that a spell `gap` levels up is allowed after so many more rolls [Q7.4]."""
    return tail(GATES[gap] - token, rolls)


def may_reach(at: int, books: int, sure: list[float]) -> float:
    """The spell level to expect when own heroes stand on these books, from level `at` on; `sure`: the chance that a
    spell is allowed which is 1, 2, 3 levels up [Q7.4]."""
    level = float(at)
    for book in range(at + 1, min(11, at + 7)):
        if books >> book & 1 and book - at <= 3:
            chance = sure[book - at]
            level += (book - level) * chance
            if chance > 0.4:
                at = book
    return level


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


def legends_at(g: Quest, seat: int, step: int) -> int:
    """Legendary tracks of a seat at a step: with 2 its item is gained, 1 is half of the way [Q5.6]."""
    count = 0
    for i in range(seat * 3, seat * 3 + 3):
        if g.legend[i] == step:
            count += 1
    return count
