"""The mushroom grottos: one function per effect of the content vocabulary [Q3.13, Q10.4, rules 7.3]."""

from __future__ import annotations

from collections.abc import Callable

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.dice import KEEP_DAMAGE, Reroll, Throw, ThrowInOrder
from lanterns.games.quest.rules.night import BY_DAY, Symbols
from lanterns.games.quest.rules.placing import wound
from lanterns.games.quest.rules.quests import Gain, Guide, move_token
from lanterns.games.quest.rules.travel import castle_gain, end_cost, travel
from lanterns.games.quest.state import EFFECT_REGIONS, Ask, Quest
from lanterns.games.quest.verbs import (
    ATTACK,
    DAMAGE,
    HERO_STRIDE,
    MAGIC,
    MOVE,
    MOVE_BASE,
    REGION_STRIDE,
    SCROLL,
    SKIP_CODE,
    TAKE_CODE,
    TORCH,
    TURN,
    WOUND,
)  # fmt: skip


class Grotto(Ask):
    """A hero that moved into a grotto may take its action, once, at once [Q3.13, Q10.4]. args: hero."""

    rules = ("Q3.13", "Q10.4")

    def params(self, g: Quest, seat: int) -> Params:
        """`out`: own heroes away from home, whom some grottos count [GB1, GB2, GG1, GG2]."""
        hero = self.args[0]
        grotto = grotto_at(g, g.where[hero] >> 1).id
        return {"grotto": grotto, "hero": hero % g.per_seat + 1, "out": g.out(self.actor)}

    def options(self, g: Quest) -> list[int]:
        return [TAKE_CODE, SKIP_CODE]

    def play(self, g: Quest, action: int) -> None:
        grotto = grotto_at(g, g.where[self.args[0]] >> 1)
        if action == SKIP_CODE:
            if g.heard:
                g.tell("Q3.13", "grotto-left", seat=self.actor, grotto=grotto.id)
            return
        g.tell("Q3.13", "grotto-used", seat=self.actor, grotto=grotto.id)
        EFFECTS[grotto.effect](g, self.actor, self.args[0], grotto)


def arrival(g: Quest, seat: int, hero: int, by_card: bool = True) -> list[AnyStep]:
    """What the region does for a hero that moved in by a movement card [Q3.12, Q3.13], or by an effect [QR9]; the
    shovel wants the card [T10]."""
    region = g.where[hero]
    kind = g.kinds[region]
    if kind == con.CASTLE:
        return castle_gain(g, seat, g.holder(con.GEM) == hero)
    if kind == con.GROTTO:
        steps: list[AnyStep] = [Grotto(seat, hero)]
        return [Gain(seat), *steps] if by_card and g.holder(con.SHOVEL) == hero else steps
    return []


def grotto_at(g: Quest, cell: int) -> con.Grotto:
    """The action of the grotto on a cell, by the side that shows [Q10.4]."""
    side = con.CARDS.gloom if g.gloom >> cell & 1 else con.CARDS.bright
    return side[con.CARDS.lands[g.land[cell]].grotto - 1]


def _gain_per_hero(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB1, GB2: gain Out Health or Power."""
    if grotto.gain == "health":
        g.gain_health(seat, g.out(seat), grotto.id)
    else:
        g.gain_power(seat, g.out(seat), grotto.id)


def _roll_per_hero(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG1, GG2: roll Out dice, resolved left to right."""
    g.then(ThrowInOrder(CHANCE, g.out(seat)), UseGainDice(AUTO, seat, int(grotto.gain == "power")))


class UseGainDice(Ask):
    """GG1, GG2: damage -1, torch or scroll +2, others +1; Health stops at 1 [QR37], Power at 0. args: seat, track."""

    rules = ("GG1", "GG2", "QR37")

    def run(self, g: Quest) -> None:
        seat, track = self.args
        before = g.power[seat] if track else g.health[seat]
        for face in g.dice:
            if face == DAMAGE:
                if track:
                    g.power[seat] = max(0, g.power[seat] - con.DIE_LOSS)
                else:
                    hurt_by_day(g, seat, con.DIE_LOSS)
                continue
            amount = con.DIE_BEST if face in (TORCH, SCROLL) else con.DIE_GAIN
            if track:
                g.add_power(seat, amount)
            else:
                g.add_health(seat, amount)
        if track:
            g.tell("GG2", "power-gained", seat=seat, power=g.power[seat], gained=g.power[seat] - before)
        else:
            g.tell("GG1", "health-gained", seat=seat, health=g.health[seat], gained=g.health[seat] - before)


def hurt_by_day(g: Quest, seat: int, amount: int) -> None:
    """Health lost by Day stops at 1 and cannot be defended [QR37]."""
    g.health[seat] = max(1, g.health[seat] - amount)


def _wound(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB3: 2 wounds to one goblin whose portal holds an own hero."""
    g.then(Target(seat, grotto.amount, 1))


def _roll_wounds(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG3: roll 5 dice, each attack or torch is a wound, split freely."""
    g.then(Throw(CHANCE, grotto.dice, 1), UseWoundDice(AUTO, seat))


class UseWoundDice(Ask):
    """GG3: one target per wound. args: seat."""

    rules = ("GG3",)

    def run(self, g: Quest) -> None:
        g.then(Target(self.args[0], 1, g.dice.count(ATTACK) + g.dice.count(TORCH)))


class Target(Ask):
    """Choose the goblin that is wounded, among those whose portal holds an own hero. args: wounds, how often."""

    rules = ("GB3", "GG3")

    def params(self, g: Quest, seat: int) -> Params:
        return {"wounds": self.args[0], "times": self.args[1]}

    def options(self, g: Quest) -> list[int]:
        if not self.args[1]:
            return []
        cells = sorted(
            g.where[hero] >> 1
            for hero in g.heroes(self.actor)
            if g.kinds[g.where[hero]] == con.PORTAL and g.goblins >> (g.where[hero] >> 1) & 1
        )
        return [WOUND.base + cell for cell in cells]

    def play(self, g: Quest, action: int) -> None:
        amount, times = self.args
        g.then(Target(self.actor, amount, times - 1))
        wound(g, self.actor, action - WOUND.base, amount, self.rules[amount == 1])

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("GB3", "no-hero-fights-there") if action in WOUND else None


def _magic(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB4: magic token +2."""
    move_token(g, grotto.amount, grotto.id)


def _roll_magic(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG4: choose forward or back, then roll 4 dice."""
    g.then(Direction(seat, grotto.dice))


class Direction(Ask):
    """GG4: which way the token will go, chosen before the roll. args: number of dice."""

    rules = ("GG4",)

    def params(self, g: Quest, seat: int) -> Params:
        return {"count": self.args[0]}

    def options(self, g: Quest) -> list[int]:
        return [TURN.base, TURN.base + 1]

    def play(self, g: Quest, action: int) -> None:
        g.then(Throw(CHANCE, self.args[0], 1), UseMagicDice(AUTO, action - TURN.base))


class UseMagicDice(Ask):
    """GG4: one space per magic, torch or scroll. args: 1 for back."""

    rules = ("GG4",)

    def run(self, g: Quest) -> None:
        spaces = sum(face in (MAGIC, TORCH, SCROLL) for face in g.dice)
        move_token(g, -spaces if self.args[0] else spaces, "GG4")


def _roll_symbols(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB5: roll 5 dice, use torches and scrolls for own heroes in temples."""
    g.then(Throw(CHANCE, grotto.dice, 1), UseSymbolDice(AUTO, seat, 0))


def _roll_reroll_symbols(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG5: roll 5 dice, reroll once any that do not show damage, lose 1 Health per damage, then as GB5."""
    g.then(Throw(CHANCE, grotto.dice, 1), Reroll(seat, KEEP_DAMAGE), UseSymbolDice(AUTO, seat, 1))


class UseSymbolDice(Ask):
    """GB5, GG5: spend the symbols by Day. args: seat, 1 when damage hurts."""

    rules = ("GB5", "GG5", "QR37")

    def run(self, g: Quest) -> None:
        seat, hurts = self.args
        damage = g.dice.count(DAMAGE)
        if hurts and damage:
            before = g.health[seat]
            hurt_by_day(g, seat, damage)
            lost = before - g.health[seat]
            g.tell("GG5", "health-lost", seat=seat, health=g.health[seat], lost=lost, cause="grotto")
        g.then(Symbols(seat, g.dice.count(TORCH), g.dice.count(SCROLL), 0, BY_DAY))


def _advance(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB6: one own hero in a temple advances 1 space, needs ignored."""
    g.then(Guide(seat, grotto.amount, grotto.amount))


def _roll_advance(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG6: roll 1 die, then one own hero in a temple advances by it."""
    g.then(Throw(CHANCE, grotto.dice, 1), UseAdvanceDie(AUTO, seat))


class UseAdvanceDie(Ask):
    """GG6: damage 0 spaces, torch or scroll 1 or 2 by choice, others 1. args: seat."""

    rules = ("GG6",)

    def run(self, g: Quest) -> None:
        face = g.dice[0]
        if face != DAMAGE:
            g.then(Guide(self.args[0], con.DIE_GAIN, con.DIE_BEST if face in (TORCH, SCROLL) else con.DIE_GAIN))


def _move_hero(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GB7: move one other own hero 1-3 cards along its row or column."""
    g.then(MoveByEffect(seat, grotto.amount, 1 << hero, 1))


def _roll_moves(g: Quest, seat: int, hero: int, grotto: con.Grotto) -> None:
    """GG7: roll 2 dice; per non-damage die move a different other own hero 1-2 cards so."""
    g.then(Throw(CHANCE, grotto.dice, 1), UseMoveDice(AUTO, seat, grotto.amount, 1 << hero))


class UseMoveDice(Ask):
    """GG7: one move per die without damage. args: seat, reach, mask of heroes that may not move."""

    rules = ("GG7",)

    def run(self, g: Quest) -> None:
        seat, reach, barred = self.args
        g.then(MoveByEffect(seat, reach, barred, sum(face != DAMAGE for face in g.dice)))


class MoveByEffect(Ask):
    """Another own hero moves along row or column, or none [Q3.17, QR9, QR40]. args: reach, barred heroes, times."""

    rules = ("Q3.17", "QR9", "QR40")

    def params(self, g: Quest, seat: int) -> Params:
        return {"reach": self.args[0], "times": self.args[2]}

    def options(self, g: Quest) -> list[int]:
        seat = self.actor
        reach, barred, times = self.args
        codes: list[int] = []
        if not times:
            return codes
        blocked = g.blocked(seat)
        for own in range(g.per_seat):
            hero = seat * g.per_seat + own
            if barred >> hero & 1:
                continue
            purse = geo.CELLS if g.holder(con.PIPES) == hero else g.power[seat]
            for to, passed in geo.HOPS[reach][g.where[hero] >> 1]:
                cost = (passed & g.angry).bit_count()
                for region in (to * 2, to * 2 + 1):
                    if not blocked >> region & 1 and cost + end_cost(g, region) <= purse:
                        codes.append(MOVE_BASE + own * HERO_STRIDE + region * REGION_STRIDE)
        return [*codes, SKIP_CODE] if codes else []

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            return
        seat = self.actor
        reach, barred, times = self.args
        own, region, _ = MOVE.args(action)
        hero = seat * g.per_seat + own
        passed = next(p for to, p in geo.HOPS[reach][g.where[hero] >> 1] if to == region >> 1)
        start = geo.REGION_NAMES[g.where[hero]]
        to = geo.REGION_NAMES[region]
        g.tell("Q3.17", "hero-moved-by-effect", seat=seat, hero=own + 1, to=to, start=start)
        g.then(MoveByEffect(seat, reach, barred | 1 << hero, times - 1))
        travel(g, seat, hero, region, passed)
        if g.house[EFFECT_REGIONS]:
            g.then_all(arrival(g, seat, hero, by_card=False))

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q3.17", "effect-cannot-go-there") if MOVE_BASE <= action < MOVE_BASE + MOVE.size else None


Effect = Callable[[Quest, int, int, con.Grotto], None]
EFFECTS: dict[str, Effect] = {
    "gain-per-hero": _gain_per_hero,
    "wound": _wound,
    "magic": _magic,
    "roll-symbols": _roll_symbols,
    "advance": _advance,
    "move-hero": _move_hero,
    "roll-per-hero": _roll_per_hero,
    "roll-wounds": _roll_wounds,
    "roll-magic": _roll_magic,
    "roll-reroll-symbols": _roll_reroll_symbols,
    "roll-advance": _roll_advance,
    "roll-moves": _roll_moves,
}

STEPS: tuple[type[AnyStep], ...] = (
    Grotto, UseGainDice, UseWoundDice, Target, Direction, UseMagicDice, UseSymbolDice, UseAdvanceDie,
    UseMoveDice, MoveByEffect,
)  # fmt: skip
