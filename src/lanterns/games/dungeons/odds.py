"""Exact odds of skill checks with the best choice of result, plus dice and Modify Die [D8, X1]."""

from __future__ import annotations

from functools import cache
from typing import Final

from lanterns.core.view_types import DiceOdds
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.attack import ability_of, defense_of
from lanterns.games.dungeons.rules.checks import HANDS, WEIGHTS, die_count, modify_cost, result_bonus
from lanterns.games.dungeons.rules.spells import SIGNED, book
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import (
    AREA_SHOT,
    ATTACK,
    BOX_CODE,
    CAST,
    CAST_STRIDE,
    CHOOSE,
    DISARM_CODE,
    MODIFY,
    PLUS,
    PLUS_DICE,
    SEARCH_CODE,
    SIGNATURE,
    VERBS,
    WEAPON_STRIDE,
)
from lanterns.games.dungeons.view_types import DungeonsOdds, Skill

Odds = tuple[int, int]  # ways out of all
SKILLS: Final[list[Skill]] = ["S", "A", "I", "X"]


def best_total(dice: tuple[int, ...]) -> int:
    """The highest total of rolled dice, before bonuses: one result die and every other plus die [D8.2, D8.3]."""
    best = 0
    for i, value in enumerate(dice):
        total = value + sum([die for j, die in enumerate(dice) if j != i and die <= 2])
        best = max(best, total)
    return best


def total_of(g: Dungeons, action: int) -> int:
    """What the dice that lie come to by an answer to them, before bonuses: the result that is chosen, or the best one
    once a die is turned; 0 for other answers [D8.2, D8.3, D8.5]."""
    if VERBS.verb(action) is CHOOSE:
        value, plus = divmod(action - CHOOSE.base, len(PLUS))
        return value + 1 + sum(PLUS_DICE[plus])
    if VERBS.verb(action) is MODIFY:
        value, way = divmod(action - MODIFY.base, 2)
        dice = g.dice[:]
        dice.remove(value + 1)
        return best_total((*dice, value + 2 - 2 * way))
    return 0


@cache
def reachable(dice: tuple[int, ...], steps: int) -> int:
    """The highest total when up to so many single steps of Modify Die are paid [D8.5]."""
    best = best_total(dice)
    if steps <= 0:
        return best
    for i, value in enumerate(dice):
        for turned in (value - 1, value + 1):
            if 1 <= turned <= 6:
                best = max(best, reachable((*dice[:i], turned, *dice[i + 1 :]), steps - 1))
    return best


MOST_STEPS: Final = 4  # four steps: as much Focus as a purse of eight pays


@cache
def success(dice: int, need: int, steps: int) -> Odds:
    """(ways, of): rolls of so many dice whose best total, with so many modifications, is at least `need`."""
    ways = 0
    for values, weight in zip(HANDS[dice], WEIGHTS[dice], strict=True):
        if reachable(values, min(steps, MOST_STEPS)) >= need:
            ways += weight
    return ways, 6**dice


def check_table(dice: int) -> DiceOdds:
    """What the best totals of so many dice come to, before bonuses; with one die rolled again where that helps, as the
    lion armor allows [L07], and with one and two steps of Modify Die [D8.5]."""
    most = best_total((6, 2, 2)[:dice])
    ways = [0] * (most + 1)
    again = [0] * (most + 1)
    for values, weight in zip(HANDS[dice], WEIGHTS[dice], strict=True):
        best = best_total(values)
        ways[best] += weight
        for need in range(most + 1):
            again[need] += weight * (6 if best >= need else _rerolls(values, need))
    turned = [[success(dice, need, steps)[0] for need in range(most + 1)] for steps in (1, 2)]
    return {"dice": dice, "of": 6**dice, "ways": ways, "again_of": 6 ** (dice + 1), "again": again, "turned": turned}


def _rerolls(values: tuple[int, ...], need: int) -> int:
    """Of the six faces of one die that is rolled again, the one that is best to roll: how many reach a total."""
    found = 0
    for i in range(len(values)):
        kept = values[:i] + values[i + 1 :]
        found = max(found, sum(best_total((*kept, face)) >= need for face in range(1, 7)))
    return found


def check_odds(g: Dungeons, hero: int, skill: int, kind: int, need: int, edge: int, kept: int = 0) -> dict[str, int]:
    """Ways to pass without and with Modify Die within the purse, `kept` Focus put aside; `need` counts every bonus. Of
    any skill: those of the best, which `skill` says."""
    if skill == con.ANY:
        skills = range(3)
        return max((check_odds(g, hero, one, kind, need, edge, kept) for one in skills), key=_rank)
    count = die_count(g, hero, skill)
    wanted = need - edge - result_bonus(g, hero, skill, kind)
    may = hero == g.active and not g.asleep
    steps = max(0, g.fp[hero] - kept) // modify_cost(g, hero) if may else 0
    plain = success(count, wanted, 0)
    modified = success(count, wanted, steps)[0]
    return {"plain": plain[0], "modified": modified, "of": plain[1], "skill": skill, "dice": count}


def _rank(odds: dict[str, int]) -> tuple[float, float]:
    return odds["modified"] / odds["of"], odds["plain"] / odds["of"]


def action_odds(g: Dungeons, hero: int, action: int) -> DungeonsOdds | None:
    """The odds of an action of a turn that begins with a skill check; None for others.

    An attack succeeds when it hits at all; the number is what the total must reach. A cost kept aside is one that has
    to be paid after a success.
    """
    if action == SEARCH_CODE or action == BOX_CODE:
        card = con.CARDS[g.cards[g.at[hero]]]
        if card.skill < 0:
            return None
        return _told(check_odds(g, hero, card.skill, con.TEST, card.number, 0, card.cost), card.number)
    if action == DISARM_CODE:
        card = con.CARDS[g.cards[g.at[hero]]]
        return _told(check_odds(g, hero, card.disarm_skill, con.TEST, card.disarm, 0), card.disarm)
    if action in ATTACK:
        weapon, target = divmod(action - ATTACK.base, WEAPON_STRIDE)
        if weapon == AREA_SHOT or target == 0:
            return None
        found = ability_of(g, hero, weapon)
        kind = con.MELEE if found.does == "melee" else con.MISSILE
        need = defense_of(g, target - 1, kind) + 1
        return _told(check_odds(g, hero, found.skill, kind, need, found.amount), need)
    if action in CAST:
        number, cost, _, _ = book(g, hero, (action - CAST.base) // CAST_STRIDE)
        return _told(check_odds(g, hero, con.INTELLECT, con.SPELL, number, 0, cost), number)
    if action in SIGNATURE:
        signature = g.hero(hero).signature
        if signature.number == 0:
            return None
        if signature.does in ("bolt", "arrow"):
            number, cost, _, _ = book(g, hero, SIGNED)
            return _told(check_odds(g, hero, con.INTELLECT, con.SPELL, number, 0, cost), number)
        odds = check_odds(g, hero, signature.skill, con.TEST, signature.number, 0, signature.cost)
        return _told(odds, signature.number)
    return None


def skill_odds(g: Dungeons, skill: int) -> DungeonsOdds:
    """The odds of the check that is being made, by one of the skills that may be chosen for it."""
    return _told(check_odds(g, g.roller, skill, g.kind, g.number, g.edge), g.number)


def told_odds(g: Dungeons, hero: int, skill: int, number: int, kept: int) -> DungeonsOdds:
    """The odds of a test of a room by a hero, with a cost kept aside."""
    return _told(check_odds(g, hero, skill, con.TEST, number, 0, kept), number)


def _told(odds: dict[str, int], number: int) -> DungeonsOdds:
    return {
        "plain": odds["plain"], "modified": odds["modified"], "of": odds["of"], "number": number,
        "skill": SKILLS[odds["skill"]], "dice": odds["dice"],
    }  # fmt: skip
