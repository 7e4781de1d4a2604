"""Melee and missile attacks: with what, at whom, what comes of it [D9.6, D9.7, D9.9-D9.11]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules.checks import check
from lanterns.games.dungeons.rules.counter import Counter, Stance, wields
from lanterns.games.dungeons.rules.damage import HITS, Kills, deal
from lanterns.games.dungeons.rules.equipment import Gains
from lanterns.games.dungeons.rules.sight import foes_within, in_line, reaches
from lanterns.games.dungeons.state import EMPTY, GEAR, TRIGGERS_BEFORE, Ask, Dungeons
from lanterns.games.dungeons.verbs import AREA_SHOT, ATTACK, SKIP_CODE, WEAPON_LOOT, WEAPON_STRIDE, WEAPONS

WEAPON_INDEX: dict[int, int] = {loot: 2 + i for i, loot in enumerate(WEAPON_LOOT)}
MELEE_BIT: Final = 1 << con.MELEE
MISSILE_BIT: Final = 1 << con.MISSILE


def weapons(g: Dungeons, hero: int) -> list[tuple[int, con.Ability]]:
    """What a hero can attack with: uncovered printed slots and equipped weapons, as (weapon, ability) [D15.4]."""
    found: list[tuple[int, con.Ability]] = []
    for which in (0, 1):
        loot = g.gear[hero * GEAR + which]
        if loot == EMPTY:
            printed = con.HEROES[g.party[hero]].slots[which]
            if printed.hook == "DECL":
                found.append((which, printed))
        else:
            for weapon in con.WEAPON_OF[loot]:
                found.append((WEAPON_INDEX[loot], weapon))
    return found


def ability_of(g: Dungeons, hero: int, weapon: int) -> con.Ability:
    """The ability behind a weapon code."""
    if weapon < 2:
        return con.HEROES[g.party[hero]].slots[weapon]
    if weapon == AREA_SHOT:
        return con.ability(con.AREA_BOW, "area")
    return con.WEAPON_OF[WEAPON_LOOT[weapon - 2]][0]


def attack_options(g: Dungeons, hero: int, types: int, purse: int) -> list[int]:
    """ATTACK codes for these types of attack (bits), with so much Focus at hand [D9.6, D17.1, C15, C16]."""
    found: list[int] = []
    foes = [enemy for enemy in range(con.ENEMIES) if g.foe_at[enemy] >= 0]
    if not foes:
        return found
    room = g.at[hero]
    foe_at = g.foe_at
    here = [enemy for enemy in foes if foe_at[enemy] == room]
    for weapon, ability in weapons(g, hero):
        base = ATTACK.base + weapon * WEAPON_STRIDE + 1
        if ability.does == "melee":
            if types & MELEE_BIT:
                found += [base + enemy for enemy in here]
        elif types & MISSILE_BIT:
            if room == LAIR:
                found += [base + enemy for enemy in here]
            elif len(here) < len(foes):
                line = in_line(g, room, ability.range)
                found += [base + enemy for enemy in foes if foe_at[enemy] in line]
    if types & MISSILE_BIT and g.loot_at[con.AREA_BOW] == hero:
        area = con.ability(con.AREA_BOW, "area")
        if purse >= area.cost and foes_within(g, room, area.range):
            found.append(ATTACK.base + AREA_SHOT * WEAPON_STRIDE)
    return found


def attack(g: Dungeons, hero: int, action: int, edge: int) -> None:
    """Declare an attack: targets, declaration effects, the check [D9.10]. `edge`: what the action adds."""
    weapon, target = divmod(action - ATTACK.base, WEAPON_STRIDE)
    found = ability_of(g, hero, weapon)
    g.weapon = weapon
    g.hit = g.dying = 0
    kind = con.MELEE if found.does == "melee" else con.MISSILE
    g.tell("D9.6", "attacks", seat=hero, weapon=WEAPONS[weapon])
    if weapon == AREA_SHOT:
        g.pay(hero, found.cost, "D9.10")
        g.targets = sum([1 << enemy for enemy in foes_within(g, g.at[hero], found.range)])
    else:
        g.targets = 1 << (target - 1)
    for enemy in g.foes_of(g.targets):
        g.tell("D9.6", "attacked", enemy=con.ENEMY_NAMES[enemy], kind=g.foe(enemy).id)
    if kind == con.MELEE:
        level = g.set_level(hero, con.LION)
        if level:
            g.heal(hero, level, 0)  # [D15.7]
    steps = check(g, hero, found.skill, kind, 0, found.amount + edge, answers(g, hero))
    if g.house[TRIGGERS_BEFORE]:
        steps.insert(0, Stance(hero))
    g.then_all([*steps, AttackDone(AUTO, hero)])


def answers(g: Dungeons, hero: int) -> bool:
    """Whether the enemy die is rolled: some target is in the same room or in line of sight [D9.9]."""
    room = g.at[hero]
    return any(reaches(g, room, g.foe_at[enemy]) for enemy in g.foes_of(g.targets))


def defense_of(g: Dungeons, enemy: int, kind: int) -> int:
    """An enemy's Defense against a type of attack [D9.7]."""
    foe = g.foe(enemy)
    return foe.defense + (foe.melee_defense if kind == con.MELEE else 0)


def harder(g: Dungeons) -> int:
    """What the weapon in hand adds to the damage of a hit [L25]."""
    return con.ability(con.MAUL, "harder").amount if wields(g, con.MAUL) else 0


class AttackDone(Ask):
    """The total against each Defense; damage, gains, kills, counter-attack [D8.4, D9.7, D9.10]. args: hero."""

    rules = ("D8.4", "D9.7", "D9.10")

    def run(self, g: Dungeons) -> None:
        hero = self.args[0]
        if g.hp[hero] == 0:
            return
        g.then(AttackGains(AUTO, hero), Kills(AUTO, hero), Counter(AUTO, hero))
        for enemy in g.foes_of(g.targets):
            damage = g.total - defense_of(g, enemy, g.kind)
            if damage > 0:
                deal(g, hero, enemy, damage + harder(g))
        if not g.hit & HITS:
            g.tell("D8.4", "attack-misses", seat=hero)


class AttackGains(Ask):
    """What the unused dice of a hit give, after the damage [D8.6, D9.10]. args: hero."""

    rules = ("D8.6", "D9.10")

    def run(self, g: Dungeons) -> None:
        if g.hit & HITS and (g.left_health or g.left_focus):
            g.then(Gains(AUTO, self.args[0], g.left_health, g.left_focus))


class Grant(Ask):
    """A granted attack: weapon and target are chosen now [D9.11, DR43]. args: type, what it adds, may skip."""

    rules = ("D9.11", "DR43", "DR26")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"attack": con.ATTACKS[self.args[0]], "bonus": self.args[1]}

    def options(self, g: Dungeons) -> list[int]:
        hero = self.actor
        if g.fallen:
            return []
        found = attack_options(g, hero, 1 << self.args[0], g.fp[hero])
        return [*found, SKIP_CODE] if found and self.args[2] else found

    def play(self, g: Dungeons, action: int) -> None:
        if action != SKIP_CODE:
            attack(g, self.actor, action, self.args[1])

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D9.6", "no-such-attack") if action in ATTACK else None


STEPS: tuple[type[AnyStep], ...] = (AttackDone, AttackGains, Grant)
