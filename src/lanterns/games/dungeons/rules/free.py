"""Free actions: abilities of heroes and cards, Explore, Research, boxes, portals, discards [D13, D6.10]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules.abilities import ability_options
from lanterns.games.dungeons.rules.effects import can_box
from lanterns.games.dungeons.rules.equipment import discard
from lanterns.games.dungeons.rules.equipment import held as goods_in
from lanterns.games.dungeons.rules.lair import can_taunt
from lanterns.games.dungeons.rules.moves import can_enter, come_in, is_stealthy, landings, may_leave, may_portal
from lanterns.games.dungeons.rules.reveal import ExploreNext, explorable
from lanterns.games.dungeons.rules.sight import foes_within
from lanterns.games.dungeons.rules.spells import Push
from lanterns.games.dungeons.rules.torch import TorchDown
from lanterns.games.dungeons.state import CORRIDOR_EXPLORE, EMPTY, GEAR, Ask, Dungeons
from lanterns.games.dungeons.verbs import (
    BOX_CODE,
    DISCARD,
    ENTER_CODE,
    EXPLORE_CODE,
    GOODS,
    HORN_CODE,
    PORTAL,
    STOP_CODE,
    SWAP_CODE,
    TARGET,
    TAUNT_CODE,
    TELEPORT,
)


def free_options(g: Dungeons, hero: int) -> list[int]:
    """Free actions of a conscious hero on the own turn [D13.1, C32, DR47]."""
    found: list[int] = []
    focus = g.fp[hero]
    room = g.at[hero]
    if room != LAIR:
        kind = con.CARDS[g.cards[room]].kind
        if kind == con.BOX:
            if can_box(g, hero):
                found.append(BOX_CODE)
        elif kind == con.PORTAL:
            if focus >= con.CARDS[g.cards[room]].cost and may_portal(g, hero):
                found += [PORTAL.base + cell for cell in landings(g, hero)]
        elif kind == con.DOOR and can_enter(g, hero):
            found.append(ENTER_CODE)
        if g.act == 1 and g.hidden and explorable(g, room, g.house[CORRIDOR_EXPLORE]):
            found.append(EXPLORE_CODE)
        if g.loot_at[con.ROBES] == hero and focus >= 2 and may_leave(g):
            found += [TELEPORT.base + cell for cell in landings(g, hero)]
    if g.act == 2 and can_taunt(g, hero):
        found.append(TAUNT_CODE)
    found += ability_options(g, hero)
    gear = g.gear
    first = hero * GEAR
    if g.loot_at[con.HORN] == hero and focus >= con.ability(con.HORN, "horn").cost:
        found.append(HORN_CODE)
    for place in range(7):
        card = gear[first + place]
        if card != EMPTY:
            found.append(DISCARD.base + (card if place < 5 else card + len(con.LOOT)))
    if (gear[first] == EMPTY) != (gear[first + 1] == EMPTY):
        found.append(SWAP_CODE)
    return found


def explore(g: Dungeons, hero: int) -> None:
    """Torch down 1 and resolved; then the neighbours are turned up [D13.2, DR15]."""
    g.tell("D13.2", "explores", seat=hero)
    mask = sum([1 << cell for cell in explorable(g, g.at[hero], g.house[CORRIDOR_EXPLORE])])
    g.then(TorchDown(AUTO, 1), ExploreNext(hero, mask))


def portal(g: Dungeons, hero: int, cell: int) -> None:
    """Pay and stand in another revealed room; no Speed [D6.10]."""
    g.pay(hero, con.CARDS[g.cards[g.at[hero]]].cost, "D6.10")
    come_in(g, hero, cell, is_stealthy(g, hero))


def robes(g: Dungeons, hero: int, cell: int) -> None:
    """[L16, D6.11]"""
    g.pay(hero, con.ability(con.ROBES, "teleport").cost, "D6.11")
    come_in(g, hero, cell, is_stealthy(g, hero))


def throw_away(g: Dungeons, hero: int, goods: int) -> None:
    """[D13.4]"""
    for place in range(GEAR):
        if goods_in(g, hero, place) == goods:
            discard(g, hero, place, "D13.4")
            return


def swap(g: Dungeons, hero: int) -> None:
    """The only hand card covers the other slot [D13.5]."""
    g.fiddled += 1
    first = hero * GEAR
    g.gear[first], g.gear[first + 1] = g.gear[first + 1], g.gear[first]
    card = max(g.gear[first], g.gear[first + 1])
    g.tell("D13.5", "hand-swapped", seat=hero, goods=GOODS[card])


def horn(g: Dungeons, hero: int) -> None:
    """Move each enemy within reach, in any order [L04, DR24]."""
    found = con.ability(con.HORN, "horn")
    g.pay(hero, found.cost, "D13.6")
    mask = sum([1 << enemy for enemy in foes_within(g, g.at[hero], found.range)])
    g.tell("L04", "horn-blown", seat=hero)
    g.then(Steer(hero, mask))


class Steer(Ask):
    """The enemy that the horn moves next, or none [L04, DR24, C36]. args: mask of those not moved."""

    rules = ("L04", "DR24")

    def options(self, g: Dungeons) -> list[int]:
        left = g.foes_of(self.args[0])
        if not left or g.fallen:
            return []
        return [*(TARGET.base + enemy for enemy in left), STOP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action == STOP_CODE:
            return
        enemy = action - TARGET.base
        reach = con.ability(con.HORN, "horn").amount
        g.then(Push(self.actor, enemy, reach), Steer(self.actor, self.args[0] & ~(1 << enemy)))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("DR24", "out-of-range") if action in TARGET else None


STEPS: tuple[type[AnyStep], ...] = (Steer,)
