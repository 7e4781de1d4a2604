"""The fan solo variant Danongorf: the darkening land and the fight [Q12]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Refusal
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.dice import HOURGLASS, Reroll, Throw
from lanterns.games.quest.rules.items import Rearrange, items_of, lose_item, place_of
from lanterns.games.quest.rules.night import BOSS_HIT, Hit
from lanterns.games.quest.rules.row import boss_takes_quest
from lanterns.games.quest.state import (
    ALL_GLOOM,
    BOSS_BEATEN,
    FIGHT,
    FREE_BOSS_REROLL,
    STASH,
    Ask,
    Quest,
)  # fmt: skip
from lanterns.games.quest.verbs import (
    ATTACK,
    DAMAGE,
    DISCARD,
    FLIP,
    LURE,
    MAGIC,
    POWER,
    SKIP_CODE,
    TAKE_CODE,
    TORCH,
)  # fmt: skip

FIGHT_DICE: Final = 5
BOSS_DAMAGE: Final = 2


def darken(g: Quest, cell: int, rule: str) -> None:
    """Turn one card to its gloom side; with the 17th the game is lost at once [Q12.3-Q12.6, QR33]."""
    if g.gloom >> cell & 1:
        return
    g.gloom |= 1 << cell
    g.tell(rule, "card-darkens", cell=geo.CELL_NAMES[cell])
    if g.gloom == geo.ALL_CELLS:
        g.close(ALL_GLOOM, "Q12.6")


class Darken(Ask):
    """Dusk: every non-castle card with an own hero turns gloom, then a quest goes to the boss [Q12.3]."""

    rules = ("Q12.3", "QR33")

    def run(self, g: Quest) -> None:
        for region in sorted(g.where):
            if region >> 1 not in geo.CASTLE_CELLS and not g.over:
                darken(g, region >> 1, "Q12.3")
        if not g.over:
            boss_takes_quest(g)


class Overrun(Ask):
    """After Resolution: a card turns gloom, a goblin joins the boss, then the fight or the next Day [Q12.5, Q12.7]."""

    rules = ("Q12.5", "Q12.7")

    def run(self, g: Quest) -> None:
        g.then(Flip(0), Lure(0), AfterOverrun(AUTO))


class Flip(Ask):
    """Turn one bright castle card gloom, by choice; with none left any bright card [Q12.5, QR35]."""

    rules = ("Q12.5", "Q12.6", "QR35")

    def options(self, g: Quest) -> list[int]:
        castles = [cell for cell in geo.CASTLE_CELLS if not g.gloom >> cell & 1]
        bright = castles or [cell for cell in range(geo.CELLS) if not g.gloom >> cell & 1]
        return [FLIP.base + cell for cell in bright]

    def play(self, g: Quest, action: int) -> None:
        darken(g, action - FLIP.base, "Q12.5")

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in FLIP:
            return None
        dark = g.gloom >> (action - FLIP.base) & 1
        return Refusal("Q12.5", "card-is-gloom" if dark else "castles-darken-first")


class Lure(Ask):
    """Move one goblin of choice from its portal to the boss area; none in play: skip [Q12.5, QR34]."""

    rules = ("Q12.5", "QR34")

    def options(self, g: Quest) -> list[int]:
        return [LURE.base + cell for cell in range(geo.CELLS) if g.goblins >> cell & 1]

    def play(self, g: Quest, action: int) -> None:
        cell = action - LURE.base
        g.goblins &= ~(1 << cell)
        g.angry &= ~(1 << cell)
        g.boss_goblins += 1
        g.tell("Q12.5", "goblin-lured", cell=geo.CELL_NAMES[cell], count=g.boss_goblins)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q12.5", "no-goblin-there") if action in LURE else None


class AfterOverrun(Ask):
    """The fight once it is set, else the next Day [Q12.7]."""

    rules = ("Q12.7",)

    def run(self, g: Quest) -> None:
        if g.fight_set:
            g.then(StartFight(AUTO))
        else:
            g.round += 1


class StartFight(Ask):
    """One window to rearrange items, then fight rounds [Q12.7]."""

    rules = ("Q12.7", "QR36")

    def run(self, g: Quest) -> None:
        g.phase = FIGHT
        g.spent = 0
        g.tell("Q12.7", "fight-begins", quests=g.boss_quests, goblins=g.boss_goblins)
        if not won(g):
            g.then(Rearrange(0), FightRound(AUTO))


def won(g: Quest) -> bool:
    """No boss quest and no boss goblin left wins at once [Q12.10]."""
    if g.boss_quests == 0 and g.boss_goblins == 0:
        g.close(BOSS_BEATEN, "Q12.10")
        return True
    return False


class FightRound(Ask):
    """Roll 5 dice, then torch, damage, magic, power, attack, each face once [Q12.8]."""

    rules = ("Q12.8",)

    def run(self, g: Quest) -> None:
        g.then(
            Throw(CHANCE, FIGHT_DICE, 1), Reroll(0, HOURGLASS), FightReroll(0), FightFaces(AUTO, 0), FightRound(AUTO)
        )


class FightReroll(Ask):
    """Torch: pay 1 Power to reroll all non-torch dice, repeatedly, or go on [Q12.8, Q12.9, QR36]."""

    rules = ("Q12.8", "Q12.9", "QR36")

    def options(self, g: Quest) -> list[int]:
        torches = g.dice.count(TORCH)
        if not g.power[0] or torches == len(g.dice) or not (torches or g.house[FREE_BOSS_REROLL]):
            return []
        return [TAKE_CODE, SKIP_CODE]

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            return
        g.power[0] -= 1
        g.tell("Q12.8", "power-paid", seat=0, power=g.power[0], paid=1)
        g.dice = [TORCH] * g.dice.count(TORCH)
        g.then(Throw(CHANCE, FIGHT_DICE - len(g.dice), 0), FightReroll(0))

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q12.9", "no-torch") if action == TAKE_CODE else None


class FightFaces(Ask):
    """The faces of a fight round in their order [Q12.8]. args: how many faces are done."""

    rules = ("Q12.8", "Q12.9", "Q12.10")

    def run(self, g: Quest) -> None:
        face = (DAMAGE, MAGIC, POWER, ATTACK)[self.args[0]]
        if self.args[0] < 3:
            g.then(FightFaces(AUTO, self.args[0] + 1))
        if face not in g.dice:
            return
        if face == DAMAGE:
            g.then(Hit(0, BOSS_DAMAGE, BOSS_HIT))
        elif face == MAGIC:
            g.then(DiscardItem(0))
        elif face == POWER and g.boss_quests:
            g.boss_quests -= 1
            g.tell("Q12.8", "boss-quest-lost", count=g.boss_quests)
            won(g)
        elif face == ATTACK and g.boss_goblins:
            g.boss_goblins -= 1
            g.beaten += 1
            g.tell("Q12.8", "boss-goblin-lost", count=g.boss_goblins)
            won(g)


class DiscardItem(Ask):
    """Magic: discard one equipped item; with none it does nothing [Q12.8, QR36]."""

    rules = ("Q12.8", "QR36")

    def options(self, g: Quest) -> list[int]:
        return [DISCARD.base + item for item in items_of(g, 0) if place_of(g, 0, item) < STASH]

    def play(self, g: Quest, action: int) -> None:
        lose_item(g, 0, action - DISCARD.base, "Q12.8")

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q12.8", "not-equipped") if action in DISCARD else None


STEPS: tuple[type[AnyStep], ...] = (
    Darken, Overrun, Flip, Lure, AfterOverrun, StartFight, FightRound, FightReroll, FightFaces,
    DiscardItem,
)  # fmt: skip
