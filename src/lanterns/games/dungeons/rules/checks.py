"""Skill checks: how many dice, the roll, rerolls and Modify Die, the result, the total [D8]."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.abilities import check_options, play_at_once
from lanterns.games.dungeons.state import NONE, TRIGGERS_BEFORE, Ask, Dungeons, free_in_check
from lanterns.games.dungeons.verbs import (
    CHOOSE,
    DICE,
    FOE_DIE,
    LEAVE_CODE,
    MODIFY,
    PAY_CODE,
    PLUS,
    PLUS_DICE,
    REROLL,
    SKILL,
    SKIP_CODE,
    SURGE,
    SWORD,
    TRICKS,
    USE,
    is_free,
)

MODIFY_COST: Final = 2


def _code(values: tuple[int, ...]) -> int:
    return DICE.code(*(values[i] if i < len(values) else 0 for i in range(3)))


def _ways(values: tuple[int, ...]) -> int:
    ways = factorial(len(values))
    for value in range(1, 7):
        ways //= factorial(values.count(value))
    return ways


def _choices(values: tuple[int, ...]) -> list[int]:
    """Every result die with every set of plus dice beside it, the highest totals first [D8.2, D8.3, C12, C13]."""
    found: list[tuple[int, int]] = []
    for value in sorted(set(values)):
        rest = list(values)
        rest.remove(value)
        for plus, dice in enumerate(PLUS_DICE):
            if all(rest.count(die) >= dice.count(die) for die in dice):
                found.append((-value - sum(dice), CHOOSE.code(value - 1, plus)))
    return [code for _, code in sorted(found)]


def _turns(values: tuple[int, ...]) -> list[int]:
    """Every step of a die along 1-2-3-4-5-6, no wrap [D8.5]."""
    found: list[int] = []
    for value in sorted(set(values)):
        if value < 6:
            found.append(MODIFY.code(value - 1, 0))
        if value > 1:
            found.append(MODIFY.code(value - 1, 1))
    return found


# by number of dice: the outcomes (sorted values), their codes and their weights out of 6 ** n
HANDS: Final = [list(combinations_with_replacement(range(1, 7), n)) for n in range(4)]
CODES: Final = [[_code(values) for values in hands] for hands in HANDS]
WEIGHTS: Final = [[_ways(values) for values in hands] for hands in HANDS]
ROLLS: Final = [1, 6, 36, 216]
VALUES_OF: Final[dict[int, tuple[int, ...]]] = {_code(values): values for hands in HANDS for values in hands}
CODE_OF: Final[dict[tuple[int, ...], int]] = {values: _code(values) for hands in HANDS for values in hands}
CHOICES: Final[dict[tuple[int, ...], list[int]]] = {values: _choices(values) for hands in HANDS for values in hands}
TURNS: Final[dict[tuple[int, ...], list[int]]] = {values: _turns(values) for hands in HANDS for values in hands}


def die_count(g: Dungeons, hero: int, skill: int) -> int:
    """How many dice a check rolls, 1 to 3 [D4.4, D17.5]."""
    count = g.hero(hero).skills[skill]
    for loot in con.DIE_FOR[skill]:
        if g.loot_at[loot] == hero:
            count += 1
    if g.space[hero]:
        count += con.BOSSES[g.boss].modifier(g.space[hero], "dice")
    return min(3, max(1, count))


def result_bonus(g: Dungeons, hero: int, skill: int, kind: int) -> int:
    """What cards, sets and the hero space add to a total, beside the action itself [D8.9, D15.7, D17.5]."""
    bonus = 0
    for loot in con.RESULT_FOR[skill]:
        if g.loot_at[loot] == hero:
            bonus += con.ability(loot, "skill").amount
    if kind == con.MELEE:
        bonus += g.set_level(hero, con.BEAR)
    elif kind == con.MISSILE:
        bonus += g.set_level(hero, con.PANTHER)
    if g.space[hero]:
        bonus += con.BOSSES[g.boss].modifier(g.space[hero], con.SKILLS[skill])
    return bonus


def check(g: Dungeons, hero: int, skill: int, kind: int, number: int, edge: int, foe_die: bool) -> list[AnyStep]:
    """Set up a check and give its steps; `g.total` and `g.passed` hold what came of it when they are done [D8.1].

    `number` 0: an attack, which compares the total itself. `edge`: what the action adds to the result.
    """
    seat = g.active
    g.roller = hero
    g.skill = skill
    g.kind = kind
    g.number = number
    g.edge = edge
    g.total = g.passed = g.modified = g.used = 0
    g.left_health = g.left_focus = 0
    g.boost = 0
    g.face = NONE
    g.dice = []  # those of the check before are no longer looked at
    steps: list[AnyStep] = []
    if skill == con.ANY:
        steps.append(ChooseSkill(seat))
    early = g.house[TRIGGERS_BEFORE] and kind != con.TEST
    if early:
        steps.append(Trigger(seat))
    steps.append(RollDice(CHANCE))
    if foe_die:
        steps.append(RollFoe(CHANCE))
    steps.append(Dice(seat))
    if kind != con.TEST and not early:
        steps.append(Trigger(seat))
    steps.append(Total(AUTO))
    return steps


def dropped(g: Dungeons) -> bool:
    """Whether the check is over because its hero was knocked out [D12.5]."""
    return g.hp[g.roller] == 0


class ChooseSkill(Ask):
    """The skill of an "any" check, before the roll [C9]."""

    rules = ("D8.1", "D4.4")

    def options(self, g: Dungeons) -> list[int]:
        return [] if dropped(g) else SKILL.codes()

    def play(self, g: Dungeons, action: int) -> None:
        g.skill = action - SKILL.base


class RollDice(Ask):
    """Chance rolls the hero dice [D4.4, X1]."""

    rules = ("D8.1", "D4.4", "D1.2")

    def options(self, g: Dungeons) -> list[int]:
        return [] if dropped(g) else CODES[die_count(g, g.roller, g.skill)]

    def weights(self, g: Dungeons) -> list[int] | None:
        return WEIGHTS[die_count(g, g.roller, g.skill)]

    def total(self, g: Dungeons) -> int | None:
        return ROLLS[die_count(g, g.roller, g.skill)]

    def draw(self, g: Dungeons, options: list[int], rng: Random) -> int:
        count = die_count(g, g.roller, g.skill)
        return CODE_OF[tuple(sorted([int(rng.random() * 6) + 1 for _ in range(count)]))]

    def play(self, g: Dungeons, action: int) -> None:
        g.dice = list(VALUES_OF[action])
        if g.heard:
            g.tell("D8.1", "dice-rolled", seat=g.roller, dice=names(g.dice))


def names(dice: list[int]) -> str:
    return " ".join(con.DIE_NAMES[die - 1] for die in dice)


class RollFoe(Ask):
    """Chance rolls the enemy die with the hero dice [D9.9, X2]."""

    rules = ("D9.9", "D1.3")

    def options(self, g: Dungeons) -> list[int]:
        return [] if dropped(g) else FOE_DIE.codes()

    def play(self, g: Dungeons, action: int) -> None:
        g.face = action - FOE_DIE.base
        g.tell("D9.9", "foe-die-rolled", face=con.FACES[g.face])


def may_modify(g: Dungeons) -> bool:
    """Modify Die: on the own turn, begun conscious [D8.5, D5.5, DR34]."""
    return g.roller == g.active and not g.asleep


def modify_cost(g: Dungeons, hero: int) -> int:
    return MODIFY_COST - (con.ability(con.CHARM, "thrift").amount if g.loot_at[con.CHARM] == hero else 0)


def may_reroll(g: Dungeons) -> bool:
    """The lion armor: one die of a melee attack, once, before the first Modify [L07, DR36]."""
    return g.kind == con.MELEE and not g.modified and g.loot_at[con.REROLL] == g.roller


class Dice(Ask):
    """The dice lie open: reroll, modify, a free action that fits here, or the result die and what is added to it
    [D8.1-D8.5, D5.3, C10-C13]."""

    rules = ("D8.2", "D8.3", "D8.5", "D5.3", "DR36", "DR48")

    def params(self, g: Dungeons, seat: int) -> Params:
        bonus = g.edge + result_bonus(g, g.roller, g.skill, g.kind)
        return {"number": g.number, "kind": [*con.ATTACKS, "test"][g.kind], "bonus": bonus}

    def options(self, g: Dungeons) -> list[int]:
        if dropped(g):
            return []
        key = tuple(g.dice)
        found = CHOICES[key]
        hero = g.roller
        if may_modify(g) and g.fp[hero] >= modify_cost(g, hero):
            found = found + TURNS[key]
        if may_reroll(g):
            found = found + [REROLL.base + die - 1 for die in sorted(set(g.dice))]
        if may_modify(g) and free_in_check(g):
            found = found + check_options(g, hero)
        return found

    def play(self, g: Dungeons, action: int) -> None:
        hero = g.roller
        dice = g.dice[:]
        if action in CHOOSE:
            at = action - CHOOSE.base
            value, plus = at // len(PLUS), at % len(PLUS)
            dice.remove(value + 1)
            added = PLUS_DICE[plus]
            for die in added:
                dice.remove(die)
            g.total = value + 1 + sum(added)
            g.left_health = sum([con.UNUSED_HEALTH[die] for die in dice])
            g.left_focus = sum([con.UNUSED_FOCUS[die] for die in dice])
            return
        if action in MODIFY:
            at = action - MODIFY.base
            value, way = at // 2, at % 2
            g.pay(hero, modify_cost(g, hero), "D8.5")
            dice.remove(value + 1)
            dice.append(value + 2 - 2 * way)
            g.dice = sorted(dice)
            g.modified = 1
            if g.heard:
                g.tell("D8.5", "die-modified", seat=hero, die=con.DIE_NAMES[value], dice=names(g.dice))
            g.then(self)
            return
        if action not in REROLL:
            g.then(self)
            play_at_once(g, hero, action)
            return
        value = action - REROLL.base + 1
        dice.remove(value)
        g.dice = dice
        g.modified = 1
        g.tell("L07", "die-rerolled", seat=hero, die=con.DIE_NAMES[value - 1])
        g.then(RollOne(CHANCE), self)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        if action in MODIFY:
            if not may_modify(g):
                return Refusal("D5.5", "no-modify-now")
            cost = modify_cost(g, g.roller)
            if g.fp[g.roller] < cost:
                return Refusal("D8.5", "focus-short", focus=g.fp[g.roller], cost=cost)
            return Refusal("D8.5", "no-such-turn")
        if action in REROLL:
            return Refusal("DR36" if g.modified else "D8.1", "no-reroll")
        if g.edition >= 3 and is_free(action):
            return Refusal("D5.5", "woke-this-turn") if g.asleep else Refusal("D5.3", "not-in-a-check")
        return None


class RollOne(Ask):
    """Chance rolls one die again [L07, X1]."""

    rules = ("L07", "D8.1")

    def options(self, g: Dungeons) -> list[int]:
        return CODES[1]

    def play(self, g: Dungeons, action: int) -> None:
        g.dice = sorted([*g.dice, VALUES_OF[action][0]])
        g.tell("D8.1", "dice-rolled", seat=g.roller, dice=names(g.dice))


def triggers(g: Dungeons) -> list[int]:
    """Triggers that may be declared for the result: affordable, of this kind of action, not used yet [C14, D13.7]."""
    hero = g.roller
    found: list[int] = []
    signature = g.hero(hero).signature
    if (
        signature.does == "surge"
        and signature.attacks >> g.kind & 1
        and not g.used & 1 << SURGE
        and g.fp[hero] >= signature.cost
    ):
        found.append(USE.base + SURGE)
    sword = g.kind == con.MELEE and g.loot_at[con.LION_SWORD] == hero and not g.used & 1 << SWORD
    if sword and g.fp[hero] >= con.ability(con.LION_SWORD, "surge").cost:
        found.append(USE.base + SWORD)
    return found


class Trigger(Ask):
    """Result triggers, each once per heroic action, or none [D8.1, D13.7, DR9]."""

    rules = ("D13.7", "DR9", "D8.9")

    def options(self, g: Dungeons) -> list[int]:
        if dropped(g):
            return []
        found = triggers(g)
        return [*found, SKIP_CODE] if found else []

    def play(self, g: Dungeons, action: int) -> None:
        if action == SKIP_CODE:
            return
        trick = action - USE.base
        hero = g.roller
        found = g.hero(hero).signature if trick == SURGE else con.ability(con.LION_SWORD, "surge")
        g.used |= 1 << trick
        g.tell("D13.7", "trick-used", seat=hero, trick=TRICKS[trick])
        g.pay(hero, found.cost, "D13.7")
        g.edge += found.amount
        g.then(self)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        if action in USE:
            return Refusal("D13.7", "trick-not-now")
        return None


class Total(Ask):
    """The total, and whether a test with a number is passed [D8.4, D8.9]."""

    rules = ("D8.4", "D8.9")

    def run(self, g: Dungeons) -> None:
        if dropped(g):
            return
        g.total += g.edge + result_bonus(g, g.roller, g.skill, g.kind)
        if g.number:
            g.passed = int(g.total >= g.number)
            if g.heard:
                key = "check-passed" if g.passed else "check-failed"
                g.tell("D8.4", key, seat=g.roller, total=g.total, number=g.number)
        else:
            g.tell("D8.4", "attack-total", seat=g.roller, total=g.total)


class Pay(Ask):
    """After a success: pay the cost, or leave it unpaid [C33, DR41]; `g.passed` says which. args: cost."""

    rules = ("D8.8", "DR41")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"cost": self.args[0], "focus": g.fp[self.actor]}

    def options(self, g: Dungeons) -> list[int]:
        if dropped(g):
            return []
        if g.fp[self.actor] < self.args[0]:
            return [LEAVE_CODE]
        return [PAY_CODE, LEAVE_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action == PAY_CODE:
            g.pay(self.actor, self.args[0], "D8.8")
        else:
            g.passed = 0
            g.tell("D8.8", "cost-unpaid", seat=self.actor, cost=self.args[0])


STEPS: tuple[type[AnyStep], ...] = (ChooseSkill, RollDice, RollFoe, Dice, RollOne, Trigger, Total, Pay)
