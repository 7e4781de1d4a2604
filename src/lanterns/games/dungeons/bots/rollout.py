"""Quick answers to every question: how a turn goes on when nobody thinks. Search plays turns to their end with these.

Worth is counted in turns, as in evaluate.py. Dice are the one place where the quick answer is the exact one (dice.py).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from lanterns.core.step import AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.dice import GOBLIN_TURN, HIT_TURN, open_play
from lanterns.games.dungeons.bots.evaluate import evaluate
from lanterns.games.dungeons.bots.power import FOCUS_TURN, HEALTH_TURN, chance_of, power
from lanterns.games.dungeons.grid import STEP
from lanterns.games.dungeons.rules.attack import Grant, ability_of, defense_of
from lanterns.games.dungeons.rules.checks import ChooseSkill, Dice, Pay, Trigger, die_count, may_reroll, result_bonus
from lanterns.games.dungeons.rules.counter import CounterBy, CounterHit, Stance, defense, modifier
from lanterns.games.dungeons.rules.damage import Reward, Split
from lanterns.games.dungeons.rules.equipment import Discover, Keep, PickUp
from lanterns.games.dungeons.rules.foes import Hunt, Walk
from lanterns.games.dungeons.rules.free import Steer
from lanterns.games.dungeons.rules.moves import ShadowWalk, Teleport
from lanterns.games.dungeons.rules.reveal import ExploreNext, Lay, Place, RevealAny
from lanterns.games.dungeons.rules.rooms import Prize
from lanterns.games.dungeons.rules.spells import SIGNED, Burn, Prayer, Push, Second, book
from lanterns.games.dungeons.rules.turn import Act
from lanterns.games.dungeons.state import EMPTY, FACE_DOWN, GEAR, IN_DECK, Dungeons
from lanterns.games.dungeons.verbs import (
    AREA_SHOT,
    ATTACK,
    CAST,
    CAST_STRIDE,
    DISARM_CODE,
    DRAW_CODE,
    ENEMY_STRIDE,
    ENTER_CODE,
    HEAL,
    HEROIC,
    LAY,
    LEAVE_CODE,
    PAY_CODE,
    REROLL,
    REST_CODE,
    REVEAL,
    SEARCH_CODE,
    SIGNATURE,
    SKIP_CODE,
    STOP_CODE,
    TAKE,
    TARGET,
    USE,
    WEAPON_STRIDE,
)

LOOT_TURN: Final = 1.2
TORCH_TURN: Final = 1.0


def dice_code(g: Dungeons) -> int:
    """What to do with the dice that lie open."""
    play = open_play(g)
    if may_reroll(g) and play.worth < 1.0 and max(g.dice) < 5:
        lowest = [die for die in g.dice if die > 2] or g.dice
        return REROLL.base + min(lowest) - 1
    return play.code


def on_dice(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    return dice_code(g)


# the turn


def on_act(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """Go on turning up cards while the action is unused, then the best action, then on, then the end."""
    seat = g.active
    best = options[-1]  # the end of the turn, where it may end
    best_worth = 0.0
    acting = not g.acted
    for code in options:
        worth = act_worth(g, seat, code, acting)
        if worth > best_worth:
            best_worth = worth
            best = code
    return best


def act_worth(g: Dungeons, seat: int, code: int, acting: bool) -> float:
    """A rough worth of one step of a turn, in turns; what is never done without thought has none."""
    if code in REVEAL:
        if g.hp[seat] <= 2 and acting:
            return 0.1
        return 3.0 if wants_cards(g) else 0.05
    if code == ENTER_CODE:
        return 4.0
    if not acting or code not in HEROIC:
        return 0.0
    if code == REST_CODE:
        hero = con.HEROES[g.party[seat]]
        return HEALTH_TURN * min(3, hero.health - g.hp[seat]) + FOCUS_TURN * min(5, hero.focus - g.fp[seat])
    if code == SEARCH_CODE or code == DISARM_CODE:
        return room_worth(g, seat, code)
    if code in ATTACK:
        return attack_worth(g, seat, code)
    return cast_worth(g, seat, code)


def wants_cards(g: Dungeons) -> bool:
    return g.door_at < 0 or g.minions_drawn.bit_count() < g.n


def room_worth(g: Dungeons, seat: int, code: int) -> float:
    card = con.CARDS[g.cards[g.at[seat]]]
    found = power(g, seat)
    skill = card.disarm_skill if code == DISARM_CODE else card.skill
    number = card.disarm if code == DISARM_CODE else card.number
    if skill == con.ANY:
        skill = best_skill(g, seat)
    passed = chance_of(found.skills[skill], number - found.bonus[skill])
    if code == DISARM_CODE:
        return passed * LOOT_TURN
    if g.fp[seat] < card.cost:
        return 0.0
    worth = 0.0
    hero = con.HEROES[g.party[seat]]
    for effect in card.effects:
        if effect.does in ("loot", "spell"):
            worth += LOOT_TURN
        elif effect.does == "torch-up":
            worth += TORCH_TURN * min(effect.amount, g.torch - g.torch_start()) - FOCUS_TURN * card.cost
        elif effect.does == "health":
            worth += HEALTH_TURN * min(effect.amount, hero.health - g.hp[seat])
        elif effect.does == "focus":
            worth += FOCUS_TURN * min(effect.amount, hero.focus - g.fp[seat])
    lost = 0.0
    for effect in card.fail:
        lost += effect.amount * (HEALTH_TURN if effect.does == "lose-health" else FOCUS_TURN)
    return passed * worth - (1 - passed) * lost


def attack_worth(g: Dungeons, seat: int, code: int) -> float:
    weapon, target = divmod(code - ATTACK.base, WEAPON_STRIDE)
    if weapon == AREA_SHOT:
        return 0.5
    enemy = target - 1
    found = power(g, seat)
    ability = ability_of(g, seat, weapon)
    kind = con.MELEE if ability.does == "melee" else con.MISSILE
    need = defense_of(g, enemy, kind) + 1 - ability.amount - found.bonus[ability.skill]
    if g.space[seat]:
        need -= con.BOSSES[g.boss].modifier(g.space[seat], con.SKILLS[ability.skill])
    need -= found.sets[con.BEAR] if kind == con.MELEE else found.sets[con.PANTHER]
    dice = found.skills[ability.skill]
    passed = chance_of(dice, need)
    if enemy < con.MINION_CODE:
        return passed * GOBLIN_TURN * 1.1 - (1 - passed) * 0.3
    if enemy == con.BOSS_CODE:
        return 0.9 + passed + 0.1 * (8 - need)
    return 0.7 + passed + 0.1 * (8 - need) + 0.04 * (8 - g.foe_hp[enemy])


def cast_worth(g: Dungeons, seat: int, code: int) -> float:
    spell = SIGNED
    rest = code - SIGNATURE.base
    if code in CAST:
        spell, rest = divmod(code - CAST.base, CAST_STRIDE)
    signature = con.HEROES[g.party[seat]].signature
    if spell == SIGNED and signature.does not in ("bolt", "arrow"):
        return 0.4 if signature.does == "strike" and g.fp[seat] >= signature.cost else 0.0
    number, cost, _, damage = book(g, seat, spell)
    found = power(g, seat)
    passed = chance_of(found.skills[con.INTELLECT], number - found.bonus[con.INTELLECT])
    if g.fp[seat] + 1 < cost:
        passed *= 0.2
    if spell != SIGNED and not con.SPELLS[spell].attack:
        card = con.SPELLS[spell]
        other = g.seat_of(rest % ENEMY_STRIDE - 1)
        if card.amount("health") and other >= 0:
            lost = con.HEROES[g.party[other]].health - g.hp[other]
            return passed * HEALTH_TURN * min(card.amount("health"), lost) - FOCUS_TURN * cost
        if card.amount("torch-up"):
            return passed * min(card.amount("torch-up"), g.torch - g.torch_start()) - FOCUS_TURN * cost
        return 0.0
    enemy = rest // ENEMY_STRIDE - 1
    if enemy < 0:
        return passed * 0.8
    worth = GOBLIN_TURN if enemy < con.MINION_CODE else HIT_TURN * damage * 1.3
    return passed * (worth - FOCUS_TURN * cost)


def best_skill(g: Dungeons, hero: int) -> int:
    best = 0
    most = -1
    for skill in range(3):
        worth = 3 * die_count(g, hero, skill) + 4 * result_bonus(g, hero, skill, g.kind)
        if worth > most:
            most = worth
            best = skill
    return best


# the rest


def best_by_evaluation(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """One step ahead, for questions that come seldom; what chance brings is left out."""
    best = options[0]
    best_value = -1.0
    for code in options:
        after = g.copy()
        after.play(code)
        value = evaluate(after)
        if value > best_value + 1e-12:
            best_value = value
            best = code
    return best


def openings(g: Dungeons, cell: int, mask: int) -> int:
    """Squares that a card opens when it lies so, and passages that it makes, empty squares first."""
    count = 0
    for way in range(4):
        if mask >> way & 1:
            to = STEP[cell * 4 + way]
            if to >= 0:
                if g.cards[to] == EMPTY:
                    count += 4
                elif g.cards[to] <= FACE_DOWN:
                    count += 2
                elif g.doors[to] >> ((way + 2) & 3) & 1:
                    count += 1
    return count


def on_lay(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    cell = step.args[0]
    best = options[0]
    most = -1
    for code in options:
        count = openings(g, cell, code - LAY.base + 1)
        if count > most:
            most = count
            best = code
    return best


def on_prize(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """Spells for those who cast well and have room for one, loot for the others."""
    hero = step.actor
    first = hero * GEAR
    found = power(g, hero)
    room = g.gear[first + 5] == EMPTY or g.gear[first + 6] == EMPTY
    if room and found.skills[con.INTELLECT] == 3 and IN_DECK in g.spell_at:
        return TAKE.base + 1
    return options[0]


def on_prayer(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    best = SKIP_CODE
    most = 2
    for code in options:
        if code == SKIP_CODE:
            continue
        seat = g.seat_of(code - HEAL.base)
        lost = min(4, con.HEROES[g.party[seat]].health - g.hp[seat]) + (1 if g.hp[seat] == 0 else 0)
        if lost > most:
            most = lost
            best = code
    return best


def on_counter_by(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    best = options[0]
    least = 99
    for code in options:
        added = modifier(g, code - TARGET.base)
        if added < least:
            least = added
            best = code
    return best


def on_stance(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    for later in g.stack[::-1]:
        if isinstance(later, CounterHit):
            hurt = g.face + 2 + modifier(g, later.args[1]) - defense(g, step.actor)
            return USE.base + 2 if g.face != con.SHIELD_FACE and hurt > 0 else SKIP_CODE
    return SKIP_CODE


def on_trigger(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """A trigger for a result is used where it makes a hit, or damages more than it costs."""
    total = g.total + g.edge + result_bonus(g, g.roller, g.skill, g.kind)
    for code in options:
        if code == SKIP_CODE:
            continue
        for enemy in g.foes_of(g.targets):
            margin = total - defense_of(g, enemy, g.kind)
            if enemy < con.MINION_CODE:
                if margin <= 0 < margin + 2:
                    return code
            elif margin + 2 > 0 and (enemy == con.BOSS_CODE or margin < g.foe_hp[enemy]):
                return code
    return SKIP_CODE


def on_reveal_any(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """The card of the latest stack: it may be an Encounter or the door."""
    best = STOP_CODE
    most = -1
    for code in options:
        if code == STOP_CODE:
            continue
        stack = FACE_DOWN - g.cards[code - REVEAL.base]
        if stack > most:
            most = stack
            best = code
    return best


def on_skill(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    return options[best_skill(g, g.roller)]


def on_discover(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    return DRAW_CODE if DRAW_CODE in options else options[0]


def on_pay(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    return PAY_CODE if PAY_CODE in options else LEAVE_CODE


def on_shadow_walk(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    reveals = [code for code in options if code in REVEAL]
    return reveals[0] if reveals else STOP_CODE


def stop(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    return STOP_CODE


def take_first(g: Dungeons, step: AnyStep, options: list[int]) -> int:
    """The first option, where thought is not worth its time: it is the lowest card, enemy, room or way."""
    return options[0]


Answer = Callable[[Dungeons, AnyStep, list[int]], int]

#: the answer to each kind of question that a seat may be asked
ANSWERS: Final[dict[type[AnyStep], Answer]] = {
    Act: on_act,
    Burn: take_first,
    ChooseSkill: on_skill,
    CounterBy: on_counter_by,
    Dice: on_dice,
    Discover: on_discover,
    ExploreNext: take_first,
    Grant: take_first,
    Hunt: take_first,
    Keep: best_by_evaluation,
    Lay: on_lay,
    Pay: on_pay,
    PickUp: best_by_evaluation,
    Place: take_first,
    Prayer: on_prayer,
    Prize: on_prize,
    Push: stop,
    RevealAny: on_reveal_any,
    Reward: take_first,
    Second: take_first,
    ShadowWalk: on_shadow_walk,
    Split: best_by_evaluation,
    Stance: on_stance,
    Steer: stop,
    Teleport: best_by_evaluation,
    Trigger: on_trigger,
    Walk: take_first,
}


def rollout(g: Dungeons, rng: Random) -> int:
    """An answer to the open question of a seat, in microseconds."""
    step = g.stack[-1]
    return ANSWERS[type(step)](g, step, g.asked)
