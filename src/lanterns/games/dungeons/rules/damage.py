"""Damage, kills and rewards; the boss's markers and gates [D12, D17.9, D17.10, D3.1]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import NOWHERE
from lanterns.games.dungeons.rules.equipment import LOOT, SPELL, Gains, available, gain, in_row
from lanterns.games.dungeons.rules.foes import left_on, marked
from lanterns.games.dungeons.rules.reveal import RevealAny
from lanterns.games.dungeons.rules.rooms import Prize
from lanterns.games.dungeons.state import BOSS_BEATEN, GOBLIN_PICKUP, Ask, Dungeons, spares_empty_offers
from lanterns.games.dungeons.verbs import (
    DECLINE_CODE,
    FOCUS_PRIZE,
    HEALTH_PRIZE,
    LOOT_PRIZE,
    PRIZES,
    SPELL_PRIZE,
    SPLIT,
    TAKE,
)

MINION_TORCH: Final = 6
HITS: Final = 1  # bits of `hit`: the attack hit, and damage was dealt [DR32]
DEALT: Final = 2
MINUS: Final = "\u2212"


def deal(g: Dungeons, hero: int, enemy: int, damage: int) -> None:
    """Damage on one enemy; the dead are removed later by Kills [D12.2, D12.3]."""
    if damage <= 0:
        return
    g.hit |= HITS
    g.tell("D9.7", "enemy-damaged", seat=hero, enemy=con.ENEMY_NAMES[enemy], kind=g.foe(enemy).id, damage=damage)
    if enemy == con.BOSS_CODE:
        g.then(Split(hero, damage))
        return
    g.hit |= DEALT
    g.foe_hp[enemy] = max(0, g.foe_hp[enemy] - damage)
    if g.foe_hp[enemy] == 0:
        g.dying |= 1 << enemy


def capacity(g: Dungeons, hp: int) -> int:
    """How much damage a marker can take before a gate without an altar stops it [D17.10]."""
    floor = 0
    for gate, space in enumerate(con.BOSSES[g.boss].gates):
        if space < hp and not g.gates >> gate & 1 and space + 1 > floor:
            floor = space + 1
    return hp - floor


class Split(Ask):
    """Damage is divided among the boss's markers, all that they can take [D17.9, D17.10, C18]. args: damage."""

    rules = ("D17.9", "D17.10", "D3.1")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"damage": self.args[0]}

    def options(self, g: Dungeons) -> list[int]:
        room = [capacity(g, hp) for hp in g.boss_hp]
        damage = min(self.args[0], sum(room))
        if damage == 0:
            return []
        room += [0] * (4 - len(room))
        found: list[int] = []
        for a in range(min(room[0], damage), -1, -1):
            for b in range(min(room[1], damage - a), -1, -1):
                for c in range(min(room[2], damage - a - b), -1, -1):
                    d = damage - a - b - c
                    if d <= room[3]:
                        found.append(SPLIT.base + ((a * 9 + b) * 9 + c) * 9 + d)
        return found

    def play(self, g: Dungeons, action: int) -> None:
        parts = SPLIT.args(action)
        for marker in range(g.n):
            g.boss_hp[marker] -= parts[marker]
        g.hit |= DEALT
        g.tell("D17.9", "boss-damaged", hits=marked(list(parts[: g.n]), MINUS), markers=left_on(g))
        if not any(g.boss_hp):
            g.close(BOSS_BEATEN, "D3.1")

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D17.10", "markers-cannot") if action in SPLIT else None


class Kills(Ask):
    """Killed enemies leave and are rewarded one by one, goblins by slot first [D12.1-D12.3, DR44]. args: hero."""

    rules = ("D12.1", "D12.2", "D12.3", "DR44")

    def run(self, g: Dungeons) -> None:
        if not g.dying:
            return
        hero = self.args[0]
        enemy = (g.dying & -g.dying).bit_length() - 1
        g.dying &= g.dying - 1
        g.targets &= ~(1 << enemy)
        g.foe_at[enemy] = NOWHERE
        g.tell("D12.2" if enemy < con.MINION_CODE else "D12.3", "enemy-killed", seat=hero,
               enemy=con.ENEMY_NAMES[enemy], kind=g.foe(enemy).id)  # fmt: skip
        if enemy >= con.MINION_CODE:
            g.killed += 1
            g.raise_torch(MINION_TORCH, "D12.3")
            g.then(Prize(hero), Prize(hero), self)
            return
        goblin = con.GOBLINS[g.foe_kind[enemy]]
        if goblin.all:
            g.then(loot(g, hero), RevealAny(hero), self)
        else:
            g.then(Reward(hero, g.foe_kind[enemy]), self)


def loot(g: Dungeons, hero: int) -> AnyStep:
    """The loot that a goblin leaves [D12.2, DR14]."""
    return gain(hero, LOOT, g.house[GOBLIN_PICKUP] == 1)


def can_give(g: Dungeons, prize: int) -> bool:
    """Whether a card of the kind is left to be taken; Health and Focus always are [D15.6, DR14]."""
    if prize == LOOT_PRIZE and g.house[GOBLIN_PICKUP]:
        return in_row(g, LOOT)
    return prize not in (LOOT_PRIZE, SPELL_PRIZE) or available(g, LOOT if prize == LOOT_PRIZE else SPELL)


class Reward(Ask):
    """One of the rewards of a goblin, or none [D12.2, D12.4, C21]. args: kind of goblin."""

    rules = ("D12.2", "D12.4")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"goblin": con.GOBLIN_NAMES[self.args[0]]}

    def options(self, g: Dungeons) -> list[int]:
        listed = [PRIZES.index(reward.split()[0]) for reward in con.GOBLINS[self.args[0]].reward]
        if spares_empty_offers(g):
            listed = [prize for prize in listed if can_give(g, prize)]
        return [*(TAKE.base + prize for prize in listed), DECLINE_CODE] if listed else []

    def play(self, g: Dungeons, action: int) -> None:
        hero = self.actor
        if action == DECLINE_CODE:
            g.tell("D12.4", "declined", seat=hero)
            return
        prize = action - TAKE.base
        if prize == LOOT_PRIZE:
            g.then(loot(g, hero))
        elif prize == SPELL_PRIZE:
            g.then(gain(hero, SPELL, False))
        elif prize == HEALTH_PRIZE:
            g.then(Gains(AUTO, hero, self._amount("health"), 0))
        elif prize == FOCUS_PRIZE:
            g.then(Gains(AUTO, hero, 0, self._amount("focus")))

    def _amount(self, track: str) -> int:
        for reward in con.GOBLINS[self.args[0]].reward:
            does, _, amount = reward.partition(" ")
            if does == track:
                return int(amount)
        return 0

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D12.2", "not-this-reward") if action in TAKE else None


STEPS: tuple[type[AnyStep], ...] = (Split, Kills, Reward)
