"""What answers cost as soon as they are given, or after a success [D4.2, D6.10, D8.5, D8.8, D13]."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.attack import Grant, ability_of
from lanterns.games.dungeons.rules.checks import Dice, Pay, Trigger, modify_cost
from lanterns.games.dungeons.rules.counter import Stance
from lanterns.games.dungeons.rules.lair import TAUNT_COST
from lanterns.games.dungeons.rules.spells import Prayer, book
from lanterns.games.dungeons.rules.turn import Act
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import (
    AREA_SHOT,
    ATTACK,
    BOX_CODE,
    CAST,
    CAST_STRIDE,
    CLOAK_CODE,
    ENTER_CODE,
    EXPLORE_CODE,
    HANDS,
    HEAL,
    HORN_CODE,
    MODIFY,
    MOVE,
    PAY_CODE,
    PORTAL,
    RESEARCH_CODE,
    REVEAL,
    SEARCH_CODE,
    SIGNATURE,
    SPRINT_CODE,
    SURGE,
    TAUNT_CODE,
    TELEPORT,
    USE,
    WEAPON_STRIDE,
)
from lanterns.games.dungeons.view_types import DungeonsCost


def cost_of(g: Dungeons, step: AnyStep, action: int) -> DungeonsCost | None:
    """Speed, Focus and spaces of the torch that an answer costs at once, and the Focus that a success costs after it;
    None for what is free."""
    if isinstance(step, (Act, Grant)):
        return _turn_cost(g, step.actor, action)
    if isinstance(step, Dice) and action in MODIFY:
        return _focus(modify_cost(g, g.roller))
    if isinstance(step, Trigger) and action in USE:
        surge = action - USE.base == SURGE
        found = g.hero(g.roller).signature if surge else con.ability(con.LION_SWORD, "surge")
        return _focus(found.cost)
    if isinstance(step, Stance) and action in USE:
        return _focus(g.hero(step.actor).slots[1].cost)
    if isinstance(step, Pay) and action == PAY_CODE:
        return _focus(step.args[0])
    if isinstance(step, Prayer) and action in HEAL:
        return _focus(g.hero(step.actor).signature.cost)
    return None


def _turn_cost(g: Dungeons, hero: int, action: int) -> DungeonsCost | None:
    if action in MOVE or action in REVEAL or action == ENTER_CODE:
        return {"speed": 1}
    if action == EXPLORE_CODE:
        return {"torch": 1}
    later = _after_success(g, hero, action)
    if later:
        return {"success": later}
    return _focus(_at_once(g, hero, action))


def _at_once(g: Dungeons, hero: int, action: int) -> int:
    """The Focus that an action of a turn costs when it is declared."""
    if action == BOX_CODE or action in PORTAL:
        return con.CARDS[g.cards[g.at[hero]]].cost
    if action in TELEPORT:
        return con.ability(con.ROBES, "teleport").cost
    if action == CLOAK_CODE:
        return con.ability(con.CLOAK, "cloak").cost
    if action == HORN_CODE:
        return con.ability(con.HORN, "horn").cost
    if action == TAUNT_CODE:
        return TAUNT_COST
    if action in SIGNATURE:
        return g.hero(hero).signature.cost  # a prayer by itself
    if action == RESEARCH_CODE or action == SPRINT_CODE or action in HANDS:
        return g.hero(hero).slots[1].cost
    if action in ATTACK and (action - ATTACK.base) // WEAPON_STRIDE == AREA_SHOT:
        return ability_of(g, hero, AREA_SHOT).cost
    return 0


def _after_success(g: Dungeons, hero: int, action: int) -> int:
    """The Focus that is asked for once a check is passed [D8.8]."""
    if action == SEARCH_CODE or action == BOX_CODE:
        card = con.CARDS[g.cards[g.at[hero]]]
        return card.cost if card.skill >= 0 else 0
    if action in CAST:
        return book(g, hero, (action - CAST.base) // CAST_STRIDE)[1]
    if action in SIGNATURE:
        signature = g.hero(hero).signature
        return 0 if signature.does == "prayer" else signature.cost
    return 0


def _focus(amount: int) -> DungeonsCost | None:
    return {"focus": amount} if amount else None
