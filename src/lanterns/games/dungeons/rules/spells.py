"""Casting: targets, the test, the cost, what spells do; signatures that are casts [D9.5, D9.8, DR42]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules.attack import Grant, answers, attack_options
from lanterns.games.dungeons.rules.checks import Pay, check
from lanterns.games.dungeons.rules.counter import Counter
from lanterns.games.dungeons.rules.damage import DEALT, Kills, deal
from lanterns.games.dungeons.rules.effects import effects
from lanterns.games.dungeons.rules.equipment import Gains
from lanterns.games.dungeons.rules.foes import put
from lanterns.games.dungeons.rules.moves import ShadowWalk, Teleport, landings
from lanterns.games.dungeons.rules.reveal import RevealAny
from lanterns.games.dungeons.rules.sight import foes_within, heroes_within, next_rooms
from lanterns.games.dungeons.state import EMPTY, GEAR, HEAL_ALONE, NONE, UNPAID_NOTHING, Ask, Dungeons
from lanterns.games.dungeons.verbs import (
    CAST,
    CAST_STRIDE,
    ENEMY_STRIDE,
    HEAL,
    PATH,
    SIGNATURE,
    SKIP_CODE,
    STOP_CODE,
    TARGET,
)

SIGNED: Final = 14  # as a spell: the bolt or arrow of a hero
CHAIN_REACH: Final = 2
TEMPEST_REACH: Final = 1
TEMPEST_SPLASH: Final = 1  # damage to those around its target [P03]


def book(g: Dungeons, hero: int, spell: int) -> tuple[int, int, int, int]:
    """Number, cost, range and damage of a spell or of a hero's bolt."""
    if spell == SIGNED:
        found = g.hero(hero).signature
        return found.number, found.cost, found.range, found.amount
    card = con.SPELLS[spell]
    return card.number, card.cost, card.range, card.amount("damage")


def cast_options(g: Dungeons, hero: int, purse: int) -> list[int]:
    """CAST and SIGNATURE codes of casts with a legal target [D9.5, DR43, DR45]."""
    found: list[int] = []
    for place in (5, 6):
        spell = g.gear[hero * GEAR + place]
        if spell != EMPTY:
            found += spell_options(g, hero, spell)
    signature = g.hero(hero).signature
    if signature.does == "bolt" or signature.does == "arrow":
        found += [SIGNATURE.base + (enemy + 1) * ENEMY_STRIDE for enemy in foes_within(g, g.at[hero], signature.range)]
    elif signature.does == "prayer" and g.house[HEAL_ALONE] and purse >= signature.cost:
        found += [SIGNATURE.base + g.party[other] + 1 for other in heroes_within(g, g.at[hero], signature.range)]
    return found


def spell_options(g: Dungeons, hero: int, spell: int) -> list[int]:
    card = con.SPELLS[spell]
    room = g.at[hero]
    base = CAST.base + spell * CAST_STRIDE
    if card.target == con.AT_HERO:
        if card.amount("gate") and (room == LAIR or not landings(g, hero)):
            return []
        return [base + g.party[other] + 1 for other in heroes_within(g, room, card.range)]
    if card.target == con.AT_NONE:
        if card.amount("reveal") and (room == LAIR or not g.hidden):
            return []
        if card.amount("missile") and not attack_options(g, hero, 1 << con.MISSILE, g.fp[hero]):
            return []
        return [base]
    foes = foes_within(g, room, card.range)
    if card.target == con.AT_ROOM:
        return [base] if foes else []
    return [base + (enemy + 1) * ENEMY_STRIDE for enemy in foes]


def cast(g: Dungeons, hero: int, action: int) -> None:
    """Declare a cast: targets first, then the test of Intellect [D9.5, D9.10]."""
    if action in CAST:
        spell, rest = divmod(action - CAST.base, CAST_STRIDE)
        g.tell("D9.5", "casts", seat=hero, spell=con.SPELL_NAMES[spell])
    else:
        spell, rest = SIGNED, action - SIGNATURE.base
        g.tell("DR42", "signature-used", seat=hero, hero=g.hero(hero).id)
    enemy, hero_id = rest // ENEMY_STRIDE - 1, rest % ENEMY_STRIDE - 1
    other = g.seat_of(hero_id)
    g.weapon = NONE
    g.hit = g.dying = 0
    room = g.at[hero]
    target = con.AT_ENEMY if spell == SIGNED else con.SPELLS[spell].target
    g.targets = 1 << enemy if enemy >= 0 else 0
    if target == con.AT_ROOM:
        g.targets = sum([1 << foe for foe in foes_within(g, room, con.SPELLS[spell].range)])
    elif target == con.AT_TEMPEST:
        g.targets = sum([1 << foe for foe in foes_within(g, g.foe_at[enemy], TEMPEST_REACH)])
    level = g.set_level(hero, con.PHOENIX)
    if level:
        g.heal(hero, 0, level)  # [D15.7]
    if spell == SIGNED and enemy < 0:
        pray(g, hero, other)
        return
    if target == con.AT_CHAIN:
        g.then(Second(hero, enemy), Prayer(hero), BeginCast(AUTO, hero, spell, enemy, other))
    else:
        g.then(Prayer(hero), BeginCast(AUTO, hero, spell, enemy, other))


class Second(Ask):
    """The other enemy of a chain, or none [C16, C25]. args: first enemy."""

    rules = ("D9.5", "D11.1")

    def options(self, g: Dungeons) -> list[int]:
        first = self.args[0]
        foes = [foe for foe in foes_within(g, g.foe_at[first], CHAIN_REACH) if foe != first]
        return [*(TARGET.base + foe for foe in foes), SKIP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action != SKIP_CODE:
            g.targets |= 1 << (action - TARGET.base)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D9.5", "out-of-range") if action in TARGET else None


class Prayer(Ask):
    """On a Cast: heal somebody for Focus, or not [DR25, C17, C26]."""

    rules = ("DR25", "D13.7")

    def options(self, g: Dungeons) -> list[int]:
        hero = self.actor
        found = g.hero(hero).signature
        if found.does != "prayer" or g.fp[hero] < found.cost:
            return []
        return [*(HEAL.base + g.party[other] for other in heroes_within(g, g.at[hero], found.range)), SKIP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action != SKIP_CODE:
            pray(g, self.actor, g.seat_of(action - HEAL.base))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D10.1", "out-of-range") if action in HEAL else None


def pray(g: Dungeons, hero: int, other: int) -> None:
    found = g.hero(hero).signature
    g.pay(hero, found.cost, "DR25")
    g.heal(other, found.amount, 0)


class BeginCast(Ask):
    """The test of a cast [D9.5, D9.9]. args: hero, spell, enemy, other hero."""

    rules = ("D9.5", "D9.9")

    def run(self, g: Dungeons) -> None:
        hero, spell, enemy, other = self.args
        number = book(g, hero, spell)[0]
        steps = check(g, hero, con.INTELLECT, con.SPELL, number, 0, answers(g, hero))
        g.then_all([*steps, SpellDone(AUTO, hero, spell, enemy, other)])


class SpellDone(Ask):
    """A success gives its dice gains first; then the cost [D8.7, D9.5, D9.10]. args as BeginCast."""

    rules = ("D8.7", "D9.5", "D9.10")

    def run(self, g: Dungeons) -> None:
        hero, spell, enemy, other = self.args
        if g.hp[hero] == 0:
            return
        g.then(Kills(AUTO, hero), Counter(AUTO, hero))
        if not g.passed:
            return
        g.then(
            Gains(AUTO, hero, g.left_health, g.left_focus), Pay(hero, book(g, hero, spell)[1]),
            SpellWorks(AUTO, hero, spell, enemy, other),
        )  # fmt: skip


class SpellWorks(Ask):
    """What a paid spell does [D9.8, D9.5]. args as BeginCast."""

    rules = ("D9.5", "D9.8", "DR40")

    def run(self, g: Dungeons) -> None:
        hero, spell, enemy, other = self.args
        if not g.passed:
            return
        if g.targets:
            many = g.targets & (g.targets - 1)
            if g.loot_at[con.GRIMOIRE] == hero:
                if many:
                    g.then(Burn(hero, spell, enemy))
                else:
                    strike(g, hero, spell, enemy, g.targets.bit_length() - 1)
            else:
                strike(g, hero, spell, enemy, NONE)
            return
        for effect in con.SPELLS[spell].effects:
            does, amount = effect.does, effect.amount
            if does == "health":
                g.heal(other, amount, 0)
            elif does == "health-near":
                for near in heroes_within(g, g.at[hero], con.SPELLS[spell].range):
                    g.heal(near, amount, 0)
            elif does == "gate":
                g.then(Teleport(hero, other))
            elif does == "reveal":
                g.then(RevealAny(hero))
            elif does == "haste":
                if not g.extra:
                    g.extra = 1
                    g.acted = 0
                    g.tell("D9.11", "hasted", seat=hero)
            elif does == "missile":
                g.then(Grant(hero, con.MISSILE, amount, 1))
            else:
                g.then_all(effects(g, hero, [effect]))


class Burn(Ask):
    """The grimoire: one of the targets takes more [L14, C35]. args: spell, first enemy."""

    rules = ("L14", "D9.8")

    def options(self, g: Dungeons) -> list[int]:
        return [TARGET.base + enemy for enemy in g.foes_of(g.targets)]

    def play(self, g: Dungeons, action: int) -> None:
        strike(g, self.actor, self.args[0], self.args[1], action - TARGET.base)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("L14", "not-a-target") if action in TARGET else None


def strike(g: Dungeons, hero: int, spell: int, first: int, burnt: int) -> None:
    """Spell damage ignores Defense [D9.8]; then what else the spell does to its target."""
    damage = book(g, hero, spell)[3]
    tempest = spell != SIGNED and con.SPELLS[spell].target == con.AT_TEMPEST
    g.then(AfterStrike(AUTO, hero, spell, first))
    for enemy in g.foes_of(g.targets):
        dealt = TEMPEST_SPLASH if tempest and enemy != first else damage
        if enemy == burnt:
            dealt += con.ability(con.GRIMOIRE, "burn").amount
        deal(g, hero, enemy, dealt)


class AfterStrike(Ask):
    """The push of a survivor; Health drained if damage was dealt [DR32]. args: hero, spell, first enemy."""

    rules = ("P05", "P14", "DR32")

    def run(self, g: Dungeons) -> None:
        hero, spell, enemy = self.args
        if spell == SIGNED:
            return
        card = con.SPELLS[spell]
        drained = card.amount("drain")
        if drained and g.hit & DEALT:
            g.heal(hero, drained, 0)
        pushed = card.amount("push")
        if pushed and not g.dying >> enemy & 1:
            g.then(Push(hero, enemy, pushed))


class Push(Ask):
    """An enemy is pushed or steered room by room, or let stand [DR24, C25]. args: enemy, rooms left."""

    rules = ("DR24",)

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"enemy": con.ENEMY_NAMES[self.args[0]], "left": self.args[1]}

    def options(self, g: Dungeons) -> list[int]:
        enemy, left = self.args
        if g.fallen or not left:
            return []
        return [*(PATH.base + room for room in next_rooms(g, g.foe_at[enemy])), STOP_CODE]

    def play(self, g: Dungeons, action: int) -> None:
        if action == STOP_CODE:
            return
        enemy, left = self.args
        put(g, enemy, action - PATH.base, "DR24")
        if left > 1:
            g.then(Push(self.actor, enemy, left - 1))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("DR24", "no-passage-there") if action in PATH else None


# signatures that are no casts


def signature(g: Dungeons, hero: int) -> None:
    """Holy strike or shadow walk: a test first [H2, H5, DR42, DR43]."""
    found = g.hero(hero).signature
    g.tell("DR42", "signature-used", seat=hero, hero=g.hero(hero).id)
    g.then_all([*check(g, hero, found.skill, con.TEST, found.number, 0, False), SignatureDone(AUTO, hero)])


class SignatureDone(Ask):
    """The test is passed or not; then its cost [DR26, DR43]. args: hero."""

    rules = ("D8.8", "DR43")

    def run(self, g: Dungeons) -> None:
        hero = self.args[0]
        if g.passed and g.hp[hero] > 0:
            g.then(Pay(hero, g.hero(hero).signature.cost), SignatureWorks(AUTO, hero))


class SignatureWorks(Ask):
    """The granted attack after the dice gains, or the walk before them [DR26, DR28, D8.7]. args: hero."""

    rules = ("DR26", "DR28", "D8.7")

    def run(self, g: Dungeons) -> None:
        hero = self.args[0]
        gains = Gains(AUTO, hero, g.left_health, g.left_focus)
        if not g.passed:
            if g.house[UNPAID_NOTHING]:
                g.then(gains)
            return
        found = g.hero(hero).signature
        if found.does == "strike":
            g.then(gains, Grant(hero, con.MELEE, found.amount, 0))
        else:
            g.then(ShadowWalk(hero, hero, found.amount), gains)


STEPS: tuple[type[AnyStep], ...] = (
    Second, Prayer, BeginCast, SpellDone, SpellWorks, Burn, AfterStrike, Push, SignatureDone, SignatureWorks,
)  # fmt: skip
