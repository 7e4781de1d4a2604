"""Counter-attacks and what the boss adds to them [D11, D17.15, D17.16]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.damage import HITS
from lanterns.games.dungeons.rules.danger import AddGoblin
from lanterns.games.dungeons.rules.foes import regain
from lanterns.games.dungeons.rules.sight import reaches, within
from lanterns.games.dungeons.rules.torch import TorchDown
from lanterns.games.dungeons.state import NONE, TRIGGERS_BEFORE, Ask, Dungeons
from lanterns.games.dungeons.verbs import SKIP_CODE, STANCE, TARGET, TRICKS, USE, WEAPON_LOOT


def wields(g: Dungeons, loot: int) -> bool:
    """Whether the attack is made with this loot card."""
    return g.weapon >= 2 and g.weapon - 2 < len(WEAPON_LOOT) and WEAPON_LOOT[g.weapon - 2] == loot


def bashes(g: Dungeons, hero: int) -> bool:
    """The shield bash: a hit stops the counter of a surviving target, the enemy die is ignored [H8]."""
    return 0 <= g.weapon < 2 and g.hit & HITS != 0 and g.hero(hero).slots[g.weapon].bash


class Counter(Ask):
    """Of the attacked enemies that live and reach the attacker, one strikes back [D11.1, D11.6, D12.1]. args: hero."""

    rules = ("D11.1", "D9.9", "D17.16")

    def run(self, g: Dungeons) -> None:
        hero = self.args[0]
        if g.face == NONE or not g.targets or bashes(g, hero):
            return
        room = g.at[hero]
        able = 0
        targets = g.targets
        g.targets = 0  # the attack is over: a granted one is not answered twice
        for enemy in g.foes_of(targets):
            if g.foe_at[enemy] >= 0 and reaches(g, room, g.foe_at[enemy]):
                able |= 1 << enemy
        if not able:
            return
        if able >> con.BOSS_CODE & 1 and g.kind == con.SPELL:
            g.then(BossLoss(AUTO, hero))
        g.then(CounterBy(hero, able))


class CounterBy(Ask):
    """The attacker picks who strikes back [D11.6, C19]. args: mask of enemies that can."""

    rules = ("D11.6",)

    def options(self, g: Dungeons) -> list[int]:
        return [TARGET.base + enemy for enemy in g.foes_of(self.args[0])]

    def play(self, g: Dungeons, action: int) -> None:
        enemy = action - TARGET.base
        hero = self.actor
        g.tell("D11.1", "counter-attack", enemy=con.ENEMY_NAMES[enemy], kind=g.foe(enemy).id, face=con.FACES[g.face])
        if g.face == con.TORCH_FACE:
            if enemy == con.BOSS_CODE:
                torch_face(g)
            else:
                g.then(TorchDown(AUTO, 1))
            return
        if g.house[TRIGGERS_BEFORE]:
            g.then(CounterHit(AUTO, hero, enemy))
        else:
            g.then(Stance(hero), CounterHit(AUTO, hero, enemy))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D11.1", "cannot-counter") if action in TARGET else None


class Stance(Ask):
    """A defense trigger, after the enemy die is seen [D11.7, DR9, C20]."""

    rules = ("D11.7", "DR9")

    def params(self, g: Dungeons, seat: int) -> Params:
        found = g.hero(self.actor).signature
        return {"bonus": found.amount, "cost": found.cost}

    def options(self, g: Dungeons) -> list[int]:
        hero = self.actor
        found = g.hero(hero).signature
        if found.does != "stance" or not found.attacks >> g.kind & 1 or g.fp[hero] < found.cost or g.hp[hero] == 0:
            return []
        return [USE.base + STANCE, SKIP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action == SKIP_CODE:
            return
        found = g.hero(self.actor).signature
        g.tell("D11.7", "trick-used", seat=self.actor, trick=TRICKS[STANCE])
        g.pay(self.actor, found.cost, "D11.7")
        g.boost = found.amount

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D13.7", "trick-not-now") if action in USE else None


def modifier(g: Dungeons, enemy: int) -> int:
    """What an enemy adds to its die against this attack [D11.5, L24]."""
    added = g.goblins() if enemy < con.MINION_CODE else g.foe(enemy).counter[g.kind]
    return max(0, added - con.ability(con.FLAIL, "weaken").amount) if wields(g, con.FLAIL) else added


def defense(g: Dungeons, hero: int) -> int:
    """Full Defense against the counter-attack of this attack [D4.3, D11.2]."""
    found = g.guard[hero] + g.boost
    if g.kind == con.MELEE:
        for loot in g.gear[hero * 7 : hero * 7 + 5]:
            if loot >= 0:
                found += con.GUARD_OF[loot]
    return found


def loss(g: Dungeons, hero: int, enemy: int, face: int) -> int:
    """The Health that a counter-attack with this face (no torch) takes; a shield is full Defense [D11.2, D11.3]."""
    added = modifier(g, enemy)
    return added if face == con.SHIELD_FACE else max(0, face + 2 + added - defense(g, hero))


class CounterHit(Ask):
    """Face plus modifier against Defense; a shield is your full Defense [D11.2, D11.3]. args: hero, enemy."""

    rules = ("D11.2", "D11.3", "D11.5")

    def run(self, g: Dungeons) -> None:
        hero, enemy = self.args
        damage = loss(g, hero, enemy, g.face)
        rule = "D11.3" if g.face == con.SHIELD_FACE else "D11.2"
        g.tell(rule, "counter-damage", seat=hero, damage=damage)
        if damage:
            g.hurt(hero, damage, 0, rule)


def torch_face(g: Dungeons) -> None:
    """The boss's torch effect, then the torch goes down [D17.15, D12.7]."""
    boss = con.BOSSES[g.boss]
    room = g.foe_at[con.BOSS_CODE]
    g.tell("D17.15", "boss-torch", boss=boss.id)
    g.then(TorchDown(AUTO, 1))
    if boss.torch_does == "within":
        near = within(g, room, boss.torch_range)
        for hero in g.conscious():
            if g.at[hero] in near:
                g.hurt(hero, boss.torch_health, boss.torch_focus, "D17.15")
    elif boss.torch_does == "regain":
        regain(g)
    else:
        g.then(AddGoblin(AUTO, room))


class BossLoss(Ask):
    """A boss that answers spells by a loss takes it after the attack, whatever the die [D17.16, DR20]. args: hero."""

    rules = ("D17.16", "DR20")

    def run(self, g: Dungeons) -> None:
        boss = con.BOSSES[g.boss]
        if boss.loss_health or boss.loss_focus:
            g.hurt(self.args[0], boss.loss_health, boss.loss_focus, "D17.16")


STEPS: tuple[type[AnyStep], ...] = (Counter, CounterBy, Stance, CounterHit, BossLoss)
