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
from lanterns.games.quest.bots.chances import (
    completed,
    felled,
    placed,
    placed_on_the_mean,
    portals_met,
    rolls_left,
    rolls_of_a_night,
    spells_at_rest,
    sword_at,
)  # fmt: skip
from lanterns.games.quest.bots.evaluate_danongorf import danongorf
from lanterns.games.quest.bots.guesses import is_guessed, may_fell, may_learn, may_place, symbol_hope
from lanterns.games.quest.bots.outlook import (
    RISK,
    items_worth,
    legend_worth,
    legends_at,
    read_off,
    staying_power,
    treasure_in_row,
)  # fmt: skip
from lanterns.games.quest.rules.outcome import results
from lanterns.games.quest.state import CHOSEN, DANONGORF, DAY, NIGHT, Quest

ROUNDS: Final = 5
MIDDLE: Final = 4  # of the Power that seats have
WIDTH: Final = 2.0  # points: how far a lead must reach to be e times as likely to win, in the last Night
WIDTH_A_ROUND: Final = 2.0
HOPE: Final = 0  # how this Night may go on for a seat: it goes on for more, rests now, has rested, or is exhausted
BANK: Final = 1
RESTED: Final = 2
FALLEN: Final = 3


class Worth:
    """What things are worth beside the chances that a Night and a Day give them: of several seats as matches set it."""

    def __init__(self) -> None:
        self.quest_rate = 1.7  # what a good seat gains in a round to come
        self.goblin_rate = 0.5
        self.spell_rate = 0.8
        self.shared = 0.9  # of the first two of these, where others take from the same table
        self.spells_first = 0.0  # less of the second for each step of Power above the middle: it is gathered for spells
        self.health = 0.28  # points for a step of a track that is kept for later rounds
        self.power = 0.36
        self.magic = 0.0  # points for a space of the magic token, where it lies for later rounds
        self.items = 1.0  # of their worth over a whole game (`items_worth`)
        self.legend = 1.0  # of what completing a temple is worth for the legendary tracks (`legend_worth`)
        self.begun = 0.0  # points for a legendary track with one step of two, while rounds are left
        self.placed = 1.0  # of the placement quests that are nearer at hand than on the mean
        self.treasure = 0.85  # of the treasure quests of temples under way
        self.goblin = 1.0  # of a goblin that is likely to be felled


def _lone() -> Worth:
    """Found by games with worths drawn by lot: tools/quest_worth.py, docs/bots.md."""
    worth = Worth()
    worth.quest_rate = 1.5
    worth.shared = 1.0
    worth.spells_first = 0.05
    worth.power = 0.33
    worth.magic = 0.25
    worth.items = 1.7
    worth.legend = 0.85
    worth.begun = 1.0
    worth.placed = 0.9
    worth.treasure = 0.95
    worth.goblin = 1.2  # it raises the Health as well
    return worth


SEVERAL: Final = Worth()
LONE: Final = _lone()

_BOOK: list[int] = [land.book for land in con.CARDS.lands]
_SPELL: list[float] = [float(x) for x in con.SPELL_POINTS]
_QUEST: list[float] = [float(x) for x in con.QUEST_POINTS]
_GOBLIN: list[float] = [float(x) for x in con.GOBLIN_POINTS]


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
    return prospects(g, seat)[0]


def prospects(g: Quest, seat: int) -> tuple[float, float, float, float]:
    """Of a seat that adventures by Night: the final score that it may expect, the same if it rests now and if it goes
    on and is not exhausted, and the chance that it is exhausted before it may choose again."""
    bank = outcome(g, seat, BANK)
    hope = outcome(g, seat, HOPE)
    fallen = outcome(g, seat, FALLEN)
    risk = RISK[g.adventuring.bit_count()][con.MAGIC_LEVEL[g.magic]][staying_power(g, seat)]
    if g.actor == seat:
        whole = max(bank, (1.0 - risk) * hope + risk * fallen)
    else:
        whole = (1.0 - risk) * max(bank, hope) + risk * fallen
    return whole, bank, hope, risk


def outcome(g: Quest, seat: int, how: int) -> float:
    """The final score to expect when this Night goes on for the seat in this way: HOPE, BANK, RESTED or FALLEN."""
    worth = LONE if g.players == 1 else SEVERAL
    rounds = rounds_to_come(g)
    nights = float(ROUNDS - g.round) + (1.0 if how == HOPE else 0.0)
    quests = float(g.quests[seat])
    goblins = float(g.taken[seat])
    spell = float(g.spell[seat])
    health = g.health[seat]
    power = g.power[seat]
    points = float(con.LEGEND_POINTS) * legends_at(g, seat, 2)
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
                hope = temple_hope(g, seat, hero, nights, how)
                taken = treasure_in_row(g, temple)
                quests += worth.treasure * hope * taken
                points += hope * (worth.legend * legend_worth(g, seat, temple) + 0.7 * taken * rounds / ROUNDS)
            elif how == RESTED:
                continue
            elif kind == con.PORTAL:
                if how == HOPE and g.goblins >> cell & 1:
                    goblins += worth.goblin * goblin_hope(g, seat, cell)
            elif kind == con.OBELISK:
                books |= 1 << _BOOK[g.land[cell]]
        if books:
            spell = spell_hope(g, seat, books) if how == HOPE else float(learnt(g, seat, books))
    if rounds > 0.0:
        if g.phase <= DAY:
            quests += worth.placed * quest_hope(g, seat, rounds - float(ROUNDS - g.round))
        now = min(rounds, 1.0)
        points += worth.items * rounds / ROUNDS * items_worth(g, seat)
        points += now * (worth.health * health + worth.power * power + worth.magic * (g.magic - 1))
        if worth.begun > 0.0:  # of several seats they are not counted
            points += worth.begun * min(1.0, 0.5 * rounds) * legends_at(g, seat, 1)
    share = worth.shared * rounds
    goblin_rate = worth.goblin_rate - worth.spells_first * (power - MIDDLE)
    return (
        points
        + read_off(_QUEST, quests + worth.quest_rate * share)
        + read_off(_GOBLIN, goblins + goblin_rate * share)
        + read_off(_SPELL, spell + worth.spell_rate * rounds)
    )


def temple_hope(g: Quest, seat: int, hero: int, nights: float, how: int) -> float:
    """The chance worth giving to the temple of a hero, in so many Nights."""
    needed = symbols_needed(g, hero)
    if is_guessed(g):
        return symbol_hope(needed, nights)
    if needed and nights <= 0.0:
        return 0.0
    again = rolls_of_a_night(g, seat)
    return completed(g, needed, rolls_left(g, seat) if how == HOPE else again, again, nights - 1.0)


def goblin_hope(g: Quest, seat: int, cell: int) -> float:
    """The chance worth giving to the goblin of a portal where an own hero stands, in this Night."""
    wounds = g.wounds[cell] if g.wounder[cell] == seat else 0
    if is_guessed(g):
        return may_fell(wounds)
    left = max(1, con.GOBLIN_HEALTH - wounds)
    return felled(g, left, rolls_left(g, seat), portals_met(g, seat), sword_at(g, seat, cell))


def spell_hope(g: Quest, seat: int, books: int) -> float:
    """The spell level to expect at the end of the Night when own heroes stand on these books [Q7.4]."""
    return may_learn(g, seat, books) if is_guessed(g) else spells_at_rest(g, seat, books)


def quest_hope(g: Quest, seat: int, days: float) -> float:
    """Placement quests to expect of the rest of this Day beyond what such a part of a Day brings on the mean; where two
    play, those near at hand."""
    if is_guessed(g):
        return may_place(g, seat)
    return placed(g, seat) - placed_on_the_mean(g) * days


def symbols_needed(g: Quest, hero: int) -> int:
    """Symbols between a hero in a temple and the end of its track [Q6.14, Q10.3]."""
    total = 0
    for space in range(g.space[hero], 4):
        total += g.needs(g.where[hero], space)
    return total


def learnt(g: Quest, seat: int, books: int) -> int:
    """The spell level after a rest now, the heroes on these books taken in the best order [Q7.3, Q7.4]."""
    at = g.spell[seat]
    allowed = con.MAGIC_LEVEL[g.magic]
    for book in range(at + 1, 11):
        if books >> book & 1 and book - at <= allowed:
            at = book
    return at


def standings(g: Quest) -> list[float]:
    """How well each seat stands, 0..1; exact at the end."""
    if g.over:
        return results(g)
    if g.mode == DANONGORF:
        return [danongorf(g)]
    if g.mode == CHOSEN:
        return [chosen(g)]
    points = [estimate(g, seat) for seat in range(g.players)]
    # The earlier, the less a lead says.
    return of_points(points, [4.0 + 1.6 * rounds_to_come(g)] * g.players)


def of_points(points: list[float], scales: list[float]) -> list[float]:
    """How well each seat stands, 0..1, by the points that it may expect: the chance that they lead, for the most part,
    and a little for having many. `scales`: how many points ahead make a lead of each seat likely to stay one."""
    values: list[float] = []
    for seat, own in enumerate(points):
        rival = -99.0
        for other, theirs in enumerate(points):
            if other != seat and theirs > rival:
                rival = theirs
        lead = 1.0 / (1.0 + exp((rival - own) / scales[seat]))
        many = 1.0 / (1.0 + exp((25.0 - own) / 12.0))
        values.append(0.7 * lead + 0.3 * many)
    return values


def evaluate(g: Quest, seat: int) -> float:
    """How well one seat stands, 0..1; exact at the end."""
    return standings(g)[seat]


def priority(g: Quest, seat: int) -> float:
    """The final score that a seat may expect, exact at the end; with one seat, how well it stands."""
    if g.over or g.players == 1:
        return evaluate(g, seat)
    return estimate(g, seat)


def chosen(g: Quest) -> float:
    """The chance to reach the target [Q11.6], with some credit for points on the way."""
    points = estimate(g, 0)
    scale = 3.6 + 1.45 * rounds_to_come(g)
    sure = 1.0 / (1.0 + exp((g.target - points) / scale))
    return min(0.99, 0.65 * sure + 0.34 * max(0.0, min(1.0, (points + 9.0) / 90.0)))


def chances(g: Quest) -> list[float]:
    """The chance of each seat to win, 1.0 in all where several play: its estimate against the others', the surer the
    fewer rounds are to come. The widths were fitted to games between bots (docs/analysis.md)."""
    if g.over or g.mode == DANONGORF or g.mode == CHOSEN:
        return standings(g)
    width = WIDTH + WIDTH_A_ROUND * rounds_to_come(g)
    points = [estimate(g, seat) / width for seat in range(g.players)]
    most = max(points)
    weights = [exp(own - most) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
