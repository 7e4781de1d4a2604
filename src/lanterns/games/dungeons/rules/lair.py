"""Entering the lair, the boss shown, what hero spaces do, the taunt [D16, D17.6, D17.13]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, LAIR
from lanterns.games.dungeons.rules.foes import Walk
from lanterns.games.dungeons.rules.moves import stand
from lanterns.games.dungeons.state import Ask, Dungeons
from lanterns.games.dungeons.verbs import BOSS

TAUNT_COST: Final = 2


def enter(g: Dungeons, hero: int) -> None:
    """Pay 1 Speed and step in; the first to do so meets the boss [D16.1-D16.3]."""
    g.spent += 1
    if g.act == 1:
        g.then(DrawBoss(CHANCE), StepIn(AUTO, hero))
    else:
        g.then(StepIn(AUTO, hero))


class DrawBoss(Ask):
    """Chance shows the boss; the second act begins [D16.2, X9]."""

    rules = ("D16.2",)

    def options(self, g: Dungeons) -> list[int]:
        return BOSS.codes()

    def play(self, g: Dungeons, action: int) -> None:
        meet(g, action - BOSS.base)


def meet(g: Dungeons, boss: int) -> None:
    """Markers on 8, boss in the lair, torch on its start space, altars on the Encounter cards [D16.2]."""
    g.boss = boss
    g.boss_hp = [con.BOSS_TOP] * g.n
    g.foe_at[con.BOSS_CODE] = LAIR
    g.act = 2
    g.torch = g.torch_start()
    g.tell("D16.2", "boss-revealed", boss=con.BOSS_NAMES[boss])
    for cell in range(CELLS):
        card = g.cards[cell]
        if card >= 0 and con.CARDS[card].kind == con.ENCOUNTER and g.reserve:
            g.altars |= 1 << cell
            g.reserve -= 1


class StepIn(Ask):
    """A hero stands on the entrance space [D16.3]. args: hero."""

    rules = ("D16.3",)

    def run(self, g: Dungeons) -> None:
        stand(g, self.args[0], con.BOSSES[g.boss].entrance)


def pending(g: Dungeons, hero: int) -> tuple[int, int]:
    """Health and Focus that the space will give, negative for a loss, when the movement ends now [D17.6]."""
    if not g.strode or not g.space[hero]:
        return 0, 0
    health = focus = 0
    for effect in con.BOSSES[g.boss].spaces[g.space[hero] - 1]:
        if effect.does == "health":
            health += effect.amount
        elif effect.does == "focus":
            focus += effect.amount
        elif effect.does == "lose-health":
            health -= effect.amount
        elif effect.does == "lose-focus":
            focus -= effect.amount
    return health, focus


def purse(g: Dungeons, hero: int) -> int:
    """The Focus a hero will have at the first step of a heroic action [D17.6]."""
    focus = g.fp[hero] + pending(g, hero)[1]
    return min(g.hero(hero).focus, max(0, focus))


def end_movement(g: Dungeons, hero: int) -> None:
    """The space takes effect once, when movement in the lair ends [D17.6, DR19]."""
    health, focus = pending(g, hero)
    g.strode = 0
    if g.hp[hero] == 0:
        return
    if health > 0 or focus > 0:
        g.heal(hero, max(0, health), max(0, focus))
    if health < 0 or focus < 0:
        g.hurt(hero, max(0, -health), max(0, -focus), "D17.6")


def can_taunt(g: Dungeons, hero: int) -> bool:
    """[D17.13, DR31]"""
    return g.act == 2 and g.fp[hero] >= TAUNT_COST and g.foe_at[con.BOSS_CODE] != g.at[hero]


def taunt(g: Dungeons, hero: int) -> None:
    """The boss moves up to its Speed towards the hero; it does not hit [D17.13]."""
    g.tell("D17.13", "taunts", seat=hero)
    g.pay(hero, TAUNT_COST, "D17.13")
    g.then(Walk(hero, con.BOSS_CODE, g.at[hero], con.BOSSES[g.boss].foe.speed))


STEPS: tuple[type[AnyStep], ...] = (DrawBoss, StepIn)
