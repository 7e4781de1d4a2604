"""Loot and spells: discover, pick up, keep, cover, discard [D15]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.state import EMPTY, GEAR, IN_DECK, IN_ROW, Ask, Dungeons
from lanterns.games.dungeons.verbs import (
    DEAL,
    DECLINE_CODE,
    DRAW_CODE,
    FIRST_SPELL,
    GOODS,
    KEEP,
    PICK,
    REFUSE_CODE,
)
from lanterns.games.dungeons.verbs import GEAR as GEAR_NAMES

LOOT: Final = 0
SPELL: Final = 1
PILES: Final = ("loot", "spell")
# places of a kind of card: first and last + 1
PLACES: Final = [(0, 2), (2, 3), (3, 5), (5, 7)]


def where(g: Dungeons, kind: int) -> list[int]:
    """Where each loot card or each spell card is."""
    return g.loot_at if kind == LOOT else g.spell_at


def in_row(g: Dungeons, kind: int) -> bool:
    return IN_ROW in where(g, kind)


def available(g: Dungeons, kind: int) -> bool:
    """Whether a discover could give anything [D15.1, D15.6]."""
    at = where(g, kind)
    return IN_DECK in at or IN_ROW in at


def slot_of(goods: int) -> int:
    return con.SLOT_OF[goods] if goods < FIRST_SPELL else 3


def set_card(g: Dungeons, goods: int, place: int) -> None:
    """Put a loot or spell card where it belongs: IN_ROW, IN_DECK or a hero."""
    if goods < FIRST_SPELL:
        g.loot_at[goods] = place
    else:
        g.spell_at[goods - FIRST_SPELL] = place


def held(g: Dungeons, hero: int, place: int) -> int:
    """The card in a place of a hero as goods, or EMPTY."""
    card = g.gear[hero * GEAR + place]
    return card if card < 0 or place < 5 else card + FIRST_SPELL


def discard(g: Dungeons, hero: int, place: int, rule: str) -> None:
    """One of a hero's cards goes face up to its row [D13.4, D15.3]."""
    goods = held(g, hero, place)
    g.gear[hero * GEAR + place] = EMPTY
    set_card(g, goods, IN_ROW)
    g.refit(hero)
    g.tell(rule, "card-discarded", seat=hero, goods=GOODS[goods])


def equip(g: Dungeons, hero: int, goods: int, place: int) -> None:
    """A card takes a place of its kind; one that lies there goes to the row [D15.3, D15.4]."""
    if g.gear[hero * GEAR + place] != EMPTY:
        discard(g, hero, place, "D15.3")
    g.gear[hero * GEAR + place] = goods if place < 5 else goods - FIRST_SPELL
    set_card(g, goods, hero)
    g.refit(hero)
    g.tell("D15.5", "card-kept", seat=hero, goods=GOODS[goods], slot=GEAR_NAMES[place])


def places_for(g: Dungeons, hero: int, goods: int) -> list[int]:
    """Where a card may go: free places of its kind, or, when there is none, those it would replace [D15.3]."""
    first, last = PLACES[slot_of(goods)]
    free = [place for place in range(first, last) if g.gear[hero * GEAR + place] == EMPTY]
    if not free:
        return list(range(first, last))
    return free if first == 0 else free[:1]  # only hands differ, by what they cover


class Discover(Ask):
    """Draw the top card, or take a card of the discard row, or decline [D15.1]. args: hero, LOOT or SPELL."""

    rules = ("D15.1", "D15.6")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"what": PILES[self.args[1]]}

    def options(self, g: Dungeons) -> list[int]:
        if g.fallen and self.args[0] == g.active:
            return []
        return [*([DRAW_CODE] if IN_DECK in where(g, self.args[1]) else []), *_row(g, self.args[1])] or []

    def play(self, g: Dungeons, action: int) -> None:
        hero, kind = self.args
        if action == DRAW_CODE:
            g.then(DealCard(CHANCE, hero, kind))
        else:
            take_from_row(g, self.actor, hero, action)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return explain_pick(g, action, self.args[1])


class PickUp(Ask):
    """Take a card of the discard row, or decline [D15.2]. args: hero, LOOT or SPELL."""

    rules = ("D15.2",)

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"what": PILES[self.args[1]]}

    def options(self, g: Dungeons) -> list[int]:
        if g.fallen and self.args[0] == g.active:
            return []
        return _row(g, self.args[1]) if in_row(g, self.args[1]) else []

    def play(self, g: Dungeons, action: int) -> None:
        take_from_row(g, self.actor, self.args[0], action)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        if action == DRAW_CODE:
            return Refusal("D15.2", "pick-up-only")
        return explain_pick(g, action, self.args[1])


def _row(g: Dungeons, kind: int) -> list[int]:
    base = PICK.base + (FIRST_SPELL if kind == SPELL else 0)
    at = where(g, kind)
    if IN_ROW not in at and IN_DECK not in at:
        return []
    return [*(base + card for card, place in enumerate(at) if place == IN_ROW), DECLINE_CODE]


def explain_pick(g: Dungeons, action: int, kind: int) -> Refusal | None:
    if action == DRAW_CODE:
        return Refusal("D15.6", "deck-empty")
    if action in PICK:
        goods = action - PICK.base
        if (goods >= FIRST_SPELL) != (kind == SPELL):
            return Refusal("D15.1", "wrong-kind-of-card")
        return Refusal("D15.1", "card-not-in-row", goods=GOODS[goods])
    return None


def take_from_row(g: Dungeons, actor: int, hero: int, action: int) -> None:
    if action == DECLINE_CODE:
        g.tell("D12.4", "declined", seat=hero)
        return
    goods = action - PICK.base
    g.tell("D15.1", "card-picked", seat=hero, goods=GOODS[goods])
    g.then(Keep(actor, hero, goods, 0))


class DealCard(Ask):
    """Chance turns up one of the undrawn cards, all equally likely [X8]. args: hero, LOOT or SPELL."""

    rules = ("D15.1",)

    def options(self, g: Dungeons) -> list[int]:
        base = DEAL.base + (FIRST_SPELL if self.args[1] == SPELL else 0)
        return [base + card for card, place in enumerate(where(g, self.args[1])) if place == IN_DECK]

    def total(self, g: Dungeons) -> int | None:
        return where(g, self.args[1]).count(IN_DECK)

    def play(self, g: Dungeons, action: int) -> None:
        goods = action - DEAL.base
        hero = self.args[0]
        set_card(g, goods, IN_ROW)  # face up; kept from there or left there [D15.1]
        g.tell("D15.1", "card-drawn", seat=hero, goods=GOODS[goods])
        g.then(Keep(hero, hero, goods, 1))


class Keep(Ask):
    """Where a gained card goes, what it replaces or covers; a drawn one may be refused. args: hero, card, drawn."""

    rules = ("D15.1", "D15.3", "D15.4")

    def params(self, g: Dungeons, seat: int) -> Params:
        return {"goods": GOODS[self.args[1]]}

    def options(self, g: Dungeons) -> list[int]:
        hero, goods, drawn = self.args
        places = places_for(g, hero, goods)
        found = [KEEP.base + place for place in places]
        if drawn or len(places) > 1:
            found.append(REFUSE_CODE)
        return found

    def play(self, g: Dungeons, action: int) -> None:
        hero, goods, _ = self.args
        if action == REFUSE_CODE:
            g.tell("D15.1", "card-refused", seat=hero, goods=GOODS[goods])
        else:
            equip(g, hero, goods, action - KEEP.base)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        if action in KEEP:
            return Refusal("D15.3", "not-that-place")
        return None


def gain(hero: int, kind: int, pickup: bool) -> AnyStep:
    """The step by which a hero gets a card of a kind."""
    return PickUp(hero, hero, kind) if pickup else Discover(hero, hero, kind)


class Gains(Ask):
    """What the unused dice of a success give, after the effect [D8.6, D8.7]. args: hero, Health, Focus."""

    rules = ("D8.6", "D8.7")

    def run(self, g: Dungeons) -> None:
        hero, health, focus = self.args
        if (health or focus) and g.hp[hero] > 0:
            g.heal(hero, health, focus)


def gains(g: Dungeons) -> AnyStep:
    """The step that gives what the unused dice of the check just made are worth."""
    return Gains(AUTO, g.roller, g.left_health, g.left_focus)


STEPS: tuple[type[AnyStep], ...] = (Discover, PickUp, DealCard, Keep, Gains)
