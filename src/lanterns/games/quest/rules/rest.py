"""Resting: heroes return one by one, complete temples, learn spells, gain [Q7]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest.rules.items import LegendStep
from lanterns.games.quest.rules.placing import clear_wounds, send_home
from lanterns.games.quest.rules.quests import Gain, claim_treasures
from lanterns.games.quest.state import Ask, Quest
from lanterns.games.quest.verbs import PAY, RETURN


def rest(g: Quest, seat: int) -> list[AnyStep]:
    """Stop adventuring; the steps returned bring the heroes home that return [Q7.1, Q7.2, Q6.22]."""
    g.adventuring &= ~(1 << seat)
    g.advanced = 0
    clear_wounds(g, seat)
    if g.heard:
        g.tell("Q7.1", "rests", seat=seat)
    mask = 0
    start = seat * g.per_seat
    for hero in range(start, start + g.per_seat):
        kind = g.kinds[g.where[hero]]
        if kind in (con.PORTAL, con.OBELISK) or (kind == con.TEMPLE and g.space[hero] == 4):
            mask |= 1 << hero
    return [Returning(seat, mask)]


class Returning(Ask):
    """Which returning hero is resolved next [Q7.3, QR21]. args: mask of heroes still to return."""

    rules = ("Q7.2", "Q7.3", "QR21")

    def params(self, g: Quest, seat: int) -> Params:
        return {"count": self.args[0].bit_count()}

    def options(self, g: Quest) -> list[int]:
        left = self.args[0] >> (self.actor * g.per_seat)
        return [RETURN.base + own for own in range(g.per_seat) if left >> own & 1]

    def play(self, g: Quest, action: int) -> None:
        seat = self.actor
        hero = seat * g.per_seat + action - RETURN.base
        g.then(ComeHome(AUTO, seat, hero), Returning(seat, self.args[0] & ~(1 << hero)))
        region = g.where[hero]
        if g.kinds[region] == con.TEMPLE:
            temple = g.land[region >> 1] - con.FIRST_TEMPLE
            g.tell("Q7.6", "temple-completed", seat=seat, hero=hero % g.per_seat + 1, temple=con.TEMPLES[temple])
            g.then(claim_treasures(g, seat, temple, by_day=False), LegendStep(AUTO, seat, temple))
        elif g.kinds[region] == con.OBELISK:
            study(g, seat, hero)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in RETURN:
            return None
        return Refusal("Q1.8", "no-such-hero") if action - RETURN.base >= g.per_seat else Refusal("Q7.2", "hero-stays")


class ComeHome(Ask):
    """The hero goes home: gain 1 Health or Power, nothing more [Q7.3, Q7.8]. args: seat, hero."""

    rules = ("Q7.3", "Q7.8", "QR24")

    def run(self, g: Quest) -> None:
        seat, hero = self.args
        going = send_home(g, hero)
        going.append(Gain(seat))
        g.then_all(going)


def study(g: Quest, seat: int, hero: int) -> None:
    """Learn the book of an obelisk where the magic level allows it; it is compulsory [Q7.4, Q7.5, QR22, T12]."""
    gap = gap_to(g, seat, g.where[hero])
    if gap <= 0:
        return
    book = g.spell[seat] + gap
    paid = price_of(g, seat, hero, gap)
    if paid == 0:
        learn(g, seat, book)
    elif paid is not None:
        g.then(UseStaff(seat, book, paid))


def gap_to(g: Quest, seat: int, region: int) -> int:
    """Spell levels between a seat and the book of an obelisk [Q7.4]."""
    return con.CARDS.lands[g.land[region >> 1]].book - g.spell[seat]


def price_of(g: Quest, seat: int, hero: int, gap: int) -> int | None:
    """The least Power for which a hero's rest would close such a gap now: the staff pays, the tome reaches farther;
    None where nothing would [Q7.4, Q7.5, T12]."""
    reach = g.magic + (con.TOME_REACH if g.holder(con.TOME) == hero else 0)
    most = g.power[seat] if g.bearer(seat, con.STAFF) == hero else 0
    return next((paid for paid in range(most + 1) if gap <= _level(reach + paid)), None)


def _level(space: int) -> int:
    return con.MAGIC_LEVEL[min(con.LAST_SPACE, space)]


def learn(g: Quest, seat: int, book: int) -> None:
    g.spell[seat] = book
    g.tell("Q7.4", "spell-learned", seat=seat, spell=book)
    g.check_target()
    g.set_fight()


class UseStaff(Ask):
    """Pay the least Power that lets the book be learned, or nothing [Q7.5]. args: book, Power."""

    rules = ("Q7.5",)

    def params(self, g: Quest, seat: int) -> Params:
        return {"spell": self.args[0], "cost": self.args[1]}

    def options(self, g: Quest) -> list[int]:
        return [PAY.base, PAY.base + self.args[1]]

    def play(self, g: Quest, action: int) -> None:
        book, paid = self.args
        if action == PAY.base:
            return
        g.power[self.actor] -= paid
        g.tell("Q7.5", "power-paid", seat=self.actor, power=g.power[self.actor], paid=paid)
        learn(g, self.actor, book)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q7.5", "staff-needs", cost=self.args[1]) if action in PAY else None


STEPS: tuple[type[AnyStep], ...] = (Returning, ComeHome, UseStaff)
