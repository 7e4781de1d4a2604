"""What a learned evaluation of the quest game sees of a seat: a few dozen numbers, read off the position by the rules.

A linear model over them, one for each bucket (round, and how far the round is for the seat), says which score the seat
may expect. `tools/train.py` finds its weights, `learned.py` uses them.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.quest import content as con
from lanterns.games.quest.bots.chances import placed
from lanterns.games.quest.bots.evaluate import (
    BANK,
    HOPE,
    RESTED,
    ROUNDS,
    estimate,
    outcome,
    prospects,
    symbols_needed,
    temple_hope,
)  # fmt: skip
from lanterns.games.quest.bots.guesses import is_guessed
from lanterns.games.quest.bots.outlook import items_worth, legend_worth, staying_power, treasure_in_row
from lanterns.games.quest.rules.fits import closeness
from lanterns.games.quest.state import CHOSEN, DANONGORF, DAWN, DAY, NIGHT, Quest

STAGES: Final = 3  # of a round for a seat: by Day, adventuring by Night, back from it
BUCKETS: Final = ROUNDS * STAGES
UNIT: Final = 0.1  # points and other counts up to 60 are scaled into the range of the rest

#: the numbers in their order; a file of weights names them, so that it fits no other list
NAMES: Final[tuple[str, ...]] = (
    "one", "estimate", "bank", "hope", "risk", "score", "quests", "quests-squared", "goblins", "goblins-squared",
    "spell", "spell-squared", "legends", "legend-steps", "health", "power", "stay", "in-temples", "temple-hope",
    "temple-worth", "temple-quests", "symbols", "near-done", "goblins-met", "wounds", "book-1", "book-2", "book-3",
    "home", "grottos", "placed", "items", "treasures", "magic", "magic-squared", "company", "adventuring", "turn",
    "turns-to-own", "supply", "goblins-left", "rival", "rivals-quests", "rivals-power", "rivals", "gloom",
)  # fmt: skip


#: the models, each of positions of its own. A lone seat has none: with one it was no better than by hand (docs/bots.md)
BY_HAND: Final = "estimate"  # the feature that is the evaluation made by hand
MODELS: Final[tuple[str, ...]] = ("two", "three", "four")


def model(g: Quest) -> int:
    """The number of the model for a game, -1 where none is learned."""
    return -1 if g.mode in (CHOSEN, DANONGORF) else g.players - 2


def target(g: Quest, seat: int) -> float:
    """What is learned to be foreseen, at the end of a game: the score of a seat, in the unit of the features."""
    return UNIT * g.score(seat)


def stage(g: Quest, seat: int) -> int:
    """How far the round is for a seat: 0 by Day, 1 while it adventures by Night, 2 when it is back."""
    if g.phase <= DAY:
        return 0
    if g.phase >= DAWN or (g.phase == NIGHT and not g.adventuring >> seat & 1):
        return 2
    return 1


def bucket(g: Quest, seat: int) -> int:
    """The number of the model that judges this position of a seat."""
    return min(ROUNDS - 1, max(0, g.round - 1)) * STAGES + stage(g, seat)


def features(g: Quest, seat: int) -> list[float]:
    """The numbers of a seat, in the order of `NAMES`."""
    quests = float(g.quests[seat])
    goblins = float(g.taken[seat])
    spell = float(g.spell[seat])
    magic = float(g.magic)
    found = [1.0]
    found += _prospects(g, seat)
    found += [
        UNIT * g.score(seat), quests, UNIT * quests * quests, goblins, UNIT * goblins * goblins,
        spell, UNIT * spell * spell,
    ]  # fmt: skip
    done = 0.0
    steps = 0.0
    for i in range(seat * 3, seat * 3 + 3):
        steps += g.legend[i]
        if g.legend[i] == 2:
            done += 1.0
    found += [done, steps, float(g.health[seat]), float(g.power[seat]), float(staying_power(g, seat))]
    found += _places(g, seat)
    found += [_placed(g, seat), items_worth(g, seat), _treasures(g, seat)]
    company = float(g.adventuring.bit_count())
    found += [UNIT * magic, UNIT * UNIT * magic * magic, company, float(g.adventuring >> seat & 1)]
    found += [float(g.turn), float((seat - g.first) % g.players), UNIT * g.supply, float(g.goblins.bit_count())]
    found += _rivals(g, seat)
    return found


def _prospects(g: Quest, seat: int) -> list[float]:
    """What the hand-made evaluation expects: by and large, of a rest now and of going on, and the risk of that."""
    if stage(g, seat) != 1:
        whole = UNIT * estimate(g, seat)
        return [whole, whole, whole, 0.0]
    if g.phase < NIGHT:  # at dusk nobody adventures yet
        whole = UNIT * outcome(g, seat, HOPE)
        return [whole, UNIT * outcome(g, seat, BANK), whole, 0.0]
    whole, bank, hope, risk = prospects(g, seat)
    return [UNIT * whole, UNIT * bank, UNIT * hope, risk]


def _places(g: Quest, seat: int) -> list[float]:
    """What the heroes of a seat are about to bring in from where they stand."""
    temples = hope_all = worth = taken = symbols = near = goblins = wounds = home = grottos = 0.0
    books = [0.0, 0.0, 0.0]
    mine = seat * g.per_seat
    out = stage(g, seat) == 1
    nights = float(ROUNDS - g.round) + (1.0 if out else 0.0)
    spell = g.spell[seat]
    for hero in range(mine, mine + g.per_seat):
        region = g.where[hero]
        kind = g.kinds[region]
        cell = region >> 1
        if kind == con.TEMPLE:
            needed = symbols_needed(g, hero)
            hope = temple_hope(g, seat, hero, nights, HOPE if out else RESTED)
            temple = g.land[cell] - con.FIRST_TEMPLE
            temples += 1.0
            hope_all += hope
            worth += hope * legend_worth(g, seat, temple)
            taken += hope * treasure_in_row(g, temple)
            symbols += needed
            if needed <= 1:
                near += 1.0
        elif kind == con.PORTAL:
            if g.goblins >> cell & 1:
                goblins += 1.0
                if g.wounder[cell] == seat:
                    wounds += g.wounds[cell]
        elif kind == con.OBELISK:
            gap = con.CARDS.lands[g.land[cell]].book - spell
            if 1 <= gap <= 3:
                books[gap - 1] += 1.0
        elif kind == con.CASTLE:
            home += 1.0
        else:
            grottos += 1.0
    return [
        temples, hope_all, worth, taken, 0.5 * symbols, near, goblins, wounds,
        books[0], books[1], books[2], home, grottos,
    ]  # fmt: skip


def _placed(g: Quest, seat: int) -> float:
    """Placement quests to expect of the rest of this Day."""
    if g.phase > DAY:
        return 0.0
    return closeness(g, seat) if is_guessed(g) else placed(g, seat)


def _treasures(g: Quest, seat: int) -> float:
    mine = seat * g.per_seat
    count = 0.0
    for place in g.treasure:
        if mine < place <= mine + g.per_seat:
            count += 1.0
    return count


def _rivals(g: Quest, seat: int) -> list[float]:
    """The others: the best score, the most quests and spells of one of them, how many they are; and the dark cards."""
    best = -1.0
    quests = 0.0
    power = 0.0
    for other in range(g.players):
        if other != seat:
            best = max(best, UNIT * g.score(other))
            quests = max(quests, float(g.quests[other]))
            power = max(power, float(g.spell[other]))
    return [best, quests, power, float(g.players - 1), UNIT * g.gloom.bit_count()]
