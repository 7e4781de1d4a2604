"""The Night: the roller's choice, resolving a roll, defending, symbols, exhaustion [Q6, Q11.3, Q11.4]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.dice import HOURGLASS, Reroll, Throw, effects
from lanterns.games.quest.rules.items import lose_item
from lanterns.games.quest.rules.outcome import points_told
from lanterns.games.quest.rules.placing import clear_wounds, homecoming, place, wound
from lanterns.games.quest.rules.quests import complete_by_day
from lanterns.games.quest.rules.rest import rest
from lanterns.games.quest.rules.why import why_not_attack, why_not_symbol
from lanterns.games.quest.state import (
    FALLEN,
    FIGHT,
    NIGHT,
    NO_BOSS_DEFENCE,
    NO_MAGIC_DEFENCE,
    POINT_DEAL,
    SPENT_HELM,
    Ask,
    Quest,
)  # fmt: skip
from lanterns.games.quest.verbs import (
    ADVANCE,
    ATTACK,
    ATTACK_GOBLIN,
    COSTS,
    DAMAGE,
    DEFEND_CODE,
    DONE_CODE,
    FORGE,
    HELM_CODE,
    MAGIC,
    POWER,
    REST_CODE,
    ROLL_CODE,
    SCROLL,
    SUFFER_CODE,
    TORCH,
    USE_SWORD,
)  # fmt: skip

DICE: Final = 5
# flags of Symbols
BY_DAY: Final = 1
BOOMERANG_USED: Final = 2
# kinds of Hit
DAMAGE_DIE: Final = 0
MAGIC_DIE: Final = 1
BOSS_HIT: Final = 2
CAUSES: Final = ["die", "magic", "boss"]


class StartNight(Ask):
    """All players adventure; the first player is the roller [Q6.1]."""

    rules = ("Q6.1",)

    def run(self, g: Quest) -> None:
        g.phase = NIGHT
        g.adventuring = (1 << g.players) - 1
        g.spent = 0
        g.tell("Q6.1", "night-begins", round=g.round, points=points_told(g))
        g.then(RollOrRest(g.first))


class RollOrRest(Ask):
    """The roller may forge ahead and use the sword, then rolls or rests [Q6.2, Q6.17, Q6.21, Q7.1]."""

    rules = ("Q6.2", "Q6.17", "Q6.21", "Q7.1")

    def params(self, g: Quest, seat: int) -> Params:
        """`wounds`: those that a rest would undo, on portals that own heroes would leave [Q6.22]."""
        lost = sum(g.wounds[cell] for cell in range(geo.CELLS) if g.wounds[cell] and g.wounder[cell] == self.actor)
        return {"wounds": lost}

    def options(self, g: Quest) -> list[int]:
        codes = [ROLL_CODE, REST_CODE]
        _advances(g, self.actor, 0, 0, g.power[self.actor], codes)
        _sword_uses(g, self.actor, codes)
        return codes

    def play(self, g: Quest, action: int) -> None:
        seat = self.actor
        g.roller = seat
        if action == ROLL_CODE:
            g.tell("Q6.2", "rolls", seat=seat)
            g.then(Throw(CHANCE, DICE, 1), Reroll(seat, HOURGLASS), ResolveRoll(AUTO, seat), NextRoller(AUTO, seat))
        elif action == REST_CODE:
            g.then_all([*rest(g, seat), NextRoller(AUTO, seat)])
        else:
            _use(g, seat, action)
            g.then(self)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return why_not_symbol(g, self.actor, action)


class NextRoller(Ask):
    """The next adventuring player clockwise gets the dice; with none left the Night ends [Q6.3, Q6.4]. args: roller."""

    rules = ("Q6.3", "Q6.4")

    def run(self, g: Quest) -> None:
        seat = next_adventurer(g, self.args[0] + 1)
        if seat >= 0:
            g.then(RollOrRest(seat))


def next_adventurer(g: Quest, seat: int) -> int:
    """The first adventuring seat clockwise from `seat` on (that seat included), or -1."""
    for i in range(g.players):
        other = (seat + i) % g.players
        if g.adventuring >> other & 1:
            return other
    return -1


class ResolveRoll(Ask):
    """Damage, power, magic, then symbols, at the magic level before this roll [Q6.3, Q6.8, Q11.4]. args: roller."""

    rules = ("Q6.3", "Q6.6", "Q6.8", "Q6.9", "Q11.4")

    def run(self, g: Quest) -> None:
        seat = self.args[0]
        counts = [0] * 6
        for face in g.dice:
            counts[face] += 1
        hits, amount, powers = effects(g.mode, g.house[POINT_DEAL], g.magic_level(), counts[DAMAGE], counts[POWER])
        steps: list[AnyStep] = [DealDamage(AUTO, seat, hits, amount, DAMAGE_DIE)] if hits else []
        if powers:
            steps.append(DealPower(AUTO, seat, powers))
        if counts[MAGIC]:
            steps.append(MagicDice(AUTO, seat, counts[MAGIC]))
        for other in g.clockwise(seat):
            if g.adventuring >> other & 1:
                steps.append(Symbols(other, counts[TORCH], counts[SCROLL], counts[ATTACK], 0))
        g.then_all(steps)


class DealDamage(Ask):
    """Hits are dealt one by one to adventuring players, clockwise [Q6.5]. args: next seat, hits, Health, kind."""

    rules = ("Q6.5", "Q6.12", "QR18")

    def run(self, g: Quest) -> None:
        start, hits, amount, kind = self.args
        seat = next_adventurer(g, start)
        if seat < 0:
            return
        steps: list[AnyStep] = [Hit(seat, amount, kind)]
        if hits > 1:
            steps.append(DealDamage(AUTO, (seat + 1) % g.players, hits - 1, amount, kind))
        g.then_all(steps)


class Hit(Ask):
    """One hit: suffer it, defend with Power, or use the helm [Q6.6, Q6.7, T01, QR20, QR36, QR42]. args: H, kind."""

    rules = ("Q6.6", "Q6.7", "T01", "QR20", "QR36", "QR42")

    def params(self, g: Quest, seat: int) -> Params:
        damage, kind = self.args
        return {"cause": CAUSES[kind], "damage": damage, "cost": g.defence_cost(self.actor)}

    def options(self, g: Quest) -> list[int]:
        seat = self.actor
        kind = self.args[1]
        codes = [SUFFER_CODE]
        barred = (kind == MAGIC_DIE and g.house[NO_MAGIC_DEFENCE]) or (kind == BOSS_HIT and g.house[NO_BOSS_DEFENCE])
        if not barred and g.power[seat] >= g.defence_cost(seat):
            codes.append(DEFEND_CODE)
        if kind != MAGIC_DIE and not g.spent & SPENT_HELM and g.owns(seat, con.HELM):
            codes.append(HELM_CODE)
        return codes

    def play(self, g: Quest, action: int) -> None:
        seat, kind = self.actor, self.args[1]
        if action == SUFFER_CODE:
            hurt(g, seat, self.args[0], CAUSES[kind])
        elif action == DEFEND_CODE:
            cost = g.defence_cost(seat)
            g.power[seat] -= cost
            g.tell("Q6.7", "defended", seat=seat, power=g.power[seat], paid=cost, cause=CAUSES[kind])
        else:
            g.spent |= SPENT_HELM
            g.tell("T01", "helm-used", seat=seat, cause=CAUSES[kind])

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action == DEFEND_CODE:
            cost, power = g.defence_cost(self.actor), g.power[self.actor]
            if power >= cost:
                return Refusal("QR20" if self.args[1] == MAGIC_DIE else "QR36", "no-defence-now")
            return Refusal("Q6.7", "defence-short", cost=cost, power=power)
        return Refusal("QR42", "no-helm-now") if action == HELM_CODE else None


def hurt(g: Quest, seat: int, amount: int, cause: str) -> None:
    """Lose Health; at 0 the fairy saves, the player is exhausted, or the fight is lost [Q6.6, Q6.11, T08, Q12.10]."""
    lost = min(amount, g.health[seat])
    g.health[seat] -= lost
    if g.heard:
        g.tell("Q6.6", "health-lost", seat=seat, health=g.health[seat], lost=lost, cause=cause)
    if g.health[seat]:
        return
    if g.owns(seat, con.FAIRY):
        g.health[seat] = 1
        lose_item(g, seat, con.FAIRY, "T08")
    elif g.phase == FIGHT:
        g.close(FALLEN, "Q12.10")
    else:
        exhaust(g, seat)


def exhaust(g: Quest, seat: int) -> None:
    """All heroes home, 6 Health, 3 Power, one spell level lost, out for this Night [Q6.11]."""
    clear_wounds(g, seat)
    for hero in g.heroes(seat):
        place(g, hero, g.home_region(hero))
        g.then_all(homecoming(g, hero))
    g.spell[seat] = max(0, g.spell[seat] - 1)
    g.health[seat] = con.START_HEALTH
    g.power[seat] = con.START_POWER
    g.adventuring &= ~(1 << seat)
    g.tell("Q6.11", "exhausted", seat=seat, spell=g.spell[seat])


class DealPower(Ask):
    """Power dice are dealt like damage; what exceeds a maximum is lost [Q6.5, Q6.9]. args: seat, dice."""

    rules = ("Q6.5", "Q6.9")

    def run(self, g: Quest) -> None:
        start, dice = self.args
        for _ in range(dice):
            seat = next_adventurer(g, start)
            if seat < 0:
                return
            g.gain_power(seat, 1, "Q6.9")
            start = seat + 1


class MagicDice(Ask):
    """Each magic die moves the token; beyond space 10 it deals 1 damage [Q6.10]. args: seat, dice."""

    rules = ("Q6.10", "Q6.4")

    def run(self, g: Quest) -> None:
        seat, dice = self.args
        if not g.adventuring:  # the rest of a roll is dropped once nobody is left [Q6.4]
            return
        spaces = min(dice, con.LAST_SPACE - g.magic)
        if spaces:
            g.magic += spaces
            g.tell("Q6.10", "magic-moved", magic=g.magic)
        if dice > spaces:
            g.then(DealDamage(AUTO, seat, dice - spaces, 1, MAGIC_DIE))


class Symbols(Ask):
    """Use torches, scrolls and attacks of a roll, forge ahead, use the sword, then stop [Q6.13-Q6.21, GB5, GG5].

    args: torches, scrolls, attacks left, flags (BY_DAY: symbol dice only; BOOMERANG_USED).
    """

    rules = ("Q6.13", "Q6.15", "Q6.16", "Q6.17", "Q6.19", "Q6.21")

    def params(self, g: Quest, seat: int) -> Params:
        return {"torches": self.args[0], "scrolls": self.args[1], "attacks": self.args[2]}

    def options(self, g: Quest) -> list[int]:
        seat = self.actor
        torches, scrolls, attacks, flags = self.args
        codes: list[int] = []
        if flags & BY_DAY:
            _advances(g, seat, torches, scrolls, 0, codes)
        else:
            if not g.adventuring >> seat & 1:
                return codes
            _advances(g, seat, torches, scrolls, g.power[seat], codes)
            if attacks:
                _attacks(g, seat, codes)
            _sword_uses(g, seat, codes)
        codes.append(DONE_CODE)
        return codes

    def play(self, g: Quest, action: int) -> None:
        if action == DONE_CODE:
            return
        seat = self.actor
        torches, scrolls, attacks, flags = self.args
        if action in ADVANCE:
            own, payment = ADVANCE.args(action)
            torch, scroll, _ = COSTS[payment]
            g.then(Symbols(seat, torches - torch, scrolls - scroll, attacks, flags))
            hero = _use(g, seat, action)
            if flags & BY_DAY and g.space[hero] == 4:
                complete_by_day(g, seat, hero)
        elif action in ATTACK_GOBLIN:
            own, cell = ATTACK_GOBLIN.args(action)
            amount = 1
            if g.holder(con.BOOMERANG) == seat * g.per_seat + own and not flags & BOOMERANG_USED:
                amount = con.STRUCK_TWICE
                flags |= BOOMERANG_USED
            g.then(Symbols(seat, torches, scrolls, attacks - 1, flags))
            wound(g, seat, cell, amount, "Q6.19")
        else:
            g.then(self)
            _use(g, seat, action)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action in ATTACK_GOBLIN:
            if not self.args[2]:
                return Refusal("Q6.19", "no-attack-die")
            return why_not_attack(g, self.actor, action)
        return why_not_symbol(g, self.actor, action)


def _advances(g: Quest, seat: int, torches: int, scrolls: int, power: int, codes: list[int]) -> None:
    """Append every way in which one hero can pay for its next temple space now [Q6.14-Q6.17, T02, T09]."""
    start = seat * g.per_seat
    for own in range(g.per_seat):
        hero = start + own
        region = g.where[hero]
        space = g.space[hero]
        if g.kinds[region] != con.TEMPLE or space == 4:
            continue
        need = g.needs(region, space)
        if torches + scrolls + power // FORGE < need:
            continue
        symbol = g.symbol(region)
        t = torches if symbol == con.TORCH or g.holder(con.CHART) == hero else 0
        s = scrolls if symbol == con.SCROLL or g.holder(con.LANTERN) == hero else 0
        f = power // FORGE
        code = ADVANCE.base + own * len(COSTS)
        for payment, (torch, scroll, forged) in enumerate(COSTS):
            if torch + scroll + forged == need and torch <= t and scroll <= s and forged <= f:
                codes.append(code + payment)


def _use(g: Quest, seat: int, action: int) -> int:
    """Carry out an ADVANCE or USE_SWORD; returns the hero [Q6.15, Q6.17, Q6.21]."""
    if action in ADVANCE:
        own, payment = ADVANCE.args(action)
        hero = seat * g.per_seat + own
        forged = COSTS[payment][2]
        if forged:
            g.power[seat] -= forged * FORGE
            g.tell("Q6.17", "power-paid", seat=seat, power=g.power[seat], paid=forged * FORGE)
        g.space[hero] += 1
        g.tell("Q6.13", "hero-advanced", seat=seat, hero=own + 1, space=g.space[hero])
        return hero
    hero = seat * g.per_seat + action - USE_SWORD.base
    g.power[seat] -= 1
    g.tell("Q6.21", "sword-used", seat=seat, power=g.power[seat])
    wound(g, seat, g.where[hero] >> 1, 1, "Q6.21")
    return hero


def _attacks(g: Quest, seat: int, codes: list[int]) -> None:
    """Append the goblins that own heroes can wound with an attack die [Q6.19, T03, QR38, QR43]."""
    start = seat * g.per_seat
    archer = g.treasure[con.BOW] - 1
    for own in range(g.per_seat):
        hero = start + own
        region = g.where[hero]
        code = ATTACK_GOBLIN.base + own * geo.CELLS
        if g.kinds[region] == con.PORTAL and g.goblins >> (region >> 1) & 1:
            codes.append(code + (region >> 1))
        if hero == archer and g.shoots(hero):
            for cell, _ in geo.ROUTES[geo.FOOT][region >> 1]:
                if g.goblins >> cell & 1 and cell * 2 not in g.where:
                    codes.append(code + cell)


def _sword_uses(g: Quest, seat: int, codes: list[int]) -> None:
    """Append the sword's wound: its holder on a portal with a goblin, 1 Power each [Q6.21]."""
    hero = g.bearer(seat, con.SWORD)
    if hero >= 0 and g.power[seat] > 0:
        region = g.where[hero]
        if g.kinds[region] == con.PORTAL and g.goblins >> (region >> 1) & 1:
            codes.append(USE_SWORD.base + hero - seat * g.per_seat)


STEPS: tuple[type[AnyStep], ...] = (
    StartNight,
    RollOrRest,
    NextRoller,
    ResolveRoll,
    DealDamage,
    Hit,
    DealPower,
    MagicDice,
    Symbols,
)
