"""What the texts of rooms and traps do, and the boxes that do it without a check [D7.6, D9.2, D13.6]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.danger import AddGoblin
from lanterns.games.dungeons.rules.equipment import LOOT, SPELL, Gains, gain, in_row
from lanterns.games.dungeons.rules.torch import TorchDown
from lanterns.games.dungeons.state import Ask, Dungeons, losses_are_one


def barred(g: Dungeons, hero: int) -> bool:
    """Search, boxes and Disarm are barred by an enemy here, unless another conscious hero is here too [D9.4]."""
    room = g.at[hero]
    if room not in g.foe_at:
        return False
    return not any(g.at[other] == room and g.hp[other] > 0 for other in range(g.n) if other != hero)


def can_box(g: Dungeons, hero: int) -> bool:
    """A free box: payable if it has no check, and something to pick up for the burning library [DR47]."""
    card = g.card_at(g.at[hero])
    if card < 0 or con.CARDS[card].kind != con.BOX or barred(g, hero):
        return False
    box = con.CARDS[card]
    return box.skill >= 0 or (g.fp[hero] >= box.cost and in_row(g, SPELL))


def open_box(g: Dungeons, hero: int) -> None:
    """Use the free box of the room that has no check [D13.6]."""
    box = con.CARDS[g.card_at(g.at[hero])]
    g.tell("D9.2", "room-used", seat=hero, card=box.id)
    g.pay(hero, box.cost, "D13.6")
    g.then_all(effects(g, hero, box.effects))


def effects(g: Dungeons, hero: int, listed: list[con.Effect]) -> list[AnyStep]:
    """The steps of a room's effects, in order."""
    steps: list[AnyStep] = []
    if losses_are_one(g) and listed:
        health = focus = 0
        for effect in listed:
            if effect.does == "lose-health":
                health += effect.amount
            elif effect.does == "lose-focus":
                focus += effect.amount
        if health or focus:
            steps.append(Lose(AUTO, hero, health, focus))
            listed = [effect for effect in listed if effect.does not in ("lose-health", "lose-focus")]
    for effect in listed:
        does, amount = effect.does, effect.amount
        if does == "health":
            steps.append(Gains(AUTO, hero, amount, 0))
        elif does == "focus":
            steps.append(Gains(AUTO, hero, 0, amount))
        elif does == "health-full":
            steps.append(Gains(AUTO, hero, g.hero(hero).health, 0))
        elif does == "lose-health":
            steps.append(Lose(AUTO, hero, amount, 0))
        elif does == "lose-focus":
            steps.append(Lose(AUTO, hero, 0, amount))
        elif does == "loot" or does == "pickup-loot":
            steps.append(gain(hero, LOOT, does != "loot"))
        elif does == "spell" or does == "pickup-spell":
            steps.append(gain(hero, SPELL, does != "spell"))
        elif does == "torch-up":
            g.raise_torch(amount, "D9.2")
        elif does == "torch-down":
            steps.append(TorchDown(AUTO, amount))
        elif does == "goblin":
            steps.append(AddGoblin(AUTO, g.at[hero]))
    return steps


class Lose(Ask):
    """A hero loses Health or Focus by a room or trap; Defense does not help [D4.3, D7.6]. args: hero, Health, Focus."""

    rules = ("D7.6", "D4.3")

    def run(self, g: Dungeons) -> None:
        hero, health, focus = self.args
        if g.hp[hero] > 0:
            g.hurt(hero, health, focus, "D7.6")


STEPS: tuple[type[AnyStep], ...] = (Lose,)
