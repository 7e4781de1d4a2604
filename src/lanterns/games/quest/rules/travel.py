"""Heroes on the way: what the end of a move costs, goblins calmed, and putting a hero down [Q3.7-Q3.9, Q3.12]."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.placing import place
from lanterns.games.quest.rules.quests import Gain
from lanterns.games.quest.state import PAY_END_CARD, Quest


def castle_gain(g: Quest, seat: int, with_gem: bool) -> list[AnyStep]:
    """The gain of a castle [Q3.12]; the Lucky Gem makes it 1 Health and 1 Power [T11]."""
    if not with_gem:
        return [Gain(seat)]
    g.add_health(seat, 1)
    g.add_power(seat, 1)
    g.tell("T11", "gem-gain", seat=seat, health=g.health[seat], power=g.power[seat])
    return []


def end_cost(g: Quest, region: int) -> int:
    """With `end_card_goblin = pay`, ending in the grotto beside an aggressive goblin costs 1 Power [QR6]."""
    return int(bool(g.house[PAY_END_CARD]) and g.kinds[region] == con.GROTTO and g.angry >> (region >> 1) & 1)


def passed_by(card: int, cell: int, to: int, way: int) -> int:
    """Mask of the cards passed between two cells, 0 where the card has no such line [Q3.6]."""
    if way == geo.WALK:
        return 0
    if card == geo.SHIP:
        for end, clockwise, counter in geo.SAILS[cell]:
            if end == to:
                return counter if way == geo.COUNTER else clockwise
        return 0
    for end, passed in geo.ROUTES[card][cell]:
        if end == to:
            return passed
    return 0


def travel(g: Quest, seat: int, hero: int, region: int, passed: int) -> None:
    """Pay for and calm the goblins passed, then place the hero [Q3.7, Q3.8, Q3.16, Q3.9]."""
    met = passed & g.angry
    cost = (met.bit_count() if met else 0) + end_cost(g, region)
    if g.treasure[con.PIPES] == hero + 1:
        cost = 0
    end = 1 << (region >> 1)
    if g.kinds[region] == con.PORTAL or end_cost(g, region):
        met |= end & g.angry
    if cost:
        g.power[seat] -= cost
        if g.heard:
            g.tell("Q3.7", "power-paid", seat=seat, power=g.power[seat], paid=cost)
    if met:
        g.angry &= ~met
        if g.heard:
            cells = " ".join(geo.CELL_NAMES[cell] for cell in range(geo.CELLS) if met >> cell & 1)
            g.tell("Q3.8", "goblins-calmed", cells=cells)
    place(g, hero, region)
    g.moved |= 1 << hero
