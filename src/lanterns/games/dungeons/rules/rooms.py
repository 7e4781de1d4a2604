"""What rooms do: search, free boxes, traps and their disarming [D7.6, D7.7, D9.2-D9.4]."""

from __future__ import annotations

from lanterns.core.step import AUTO, AnyStep, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELL_NAMES
from lanterns.games.dungeons.rules.checks import Pay, check
from lanterns.games.dungeons.rules.effects import barred, effects, open_box
from lanterns.games.dungeons.rules.equipment import LOOT, SPELL, available, gain, gains
from lanterns.games.dungeons.state import BY_ENEMY, UNPAID_NOTHING, Ask, Dungeons, spares_empty_offers
from lanterns.games.dungeons.verbs import DECLINE_CODE, LOOT_PRIZE, TAKE


def can_search(g: Dungeons, hero: int) -> bool:
    card = g.card_at(g.at[hero])
    return card >= 0 and con.CARDS[card].kind == con.SEARCH and not barred(g, hero)


def can_disarm(g: Dungeons, hero: int) -> bool:
    room = g.at[hero]
    card = g.card_at(room)
    return card >= 0 and con.CARDS[card].disarm > 0 and not g.disarmed >> room & 1 and not barred(g, hero)


def use_room(g: Dungeons, hero: int) -> None:
    """Search the room, or use its free box [D9.2, D13.6]."""
    card = g.card_at(g.at[hero])
    box = con.CARDS[card]
    if box.skill < 0:
        open_box(g, hero)
        return
    g.tell("D9.2", "room-used", seat=hero, card=box.id)
    if box.kind == con.BOX:
        g.fiddled += 1
    g.then_all([*check(g, hero, box.skill, con.TEST, box.number, 0, False), RoomDone(AUTO, hero, card)])


class RoomDone(Ask):
    """A room's check is made: its cost, or its fail effect [D8.8, D8.10]. args: hero, card."""

    rules = ("D8.8", "D8.10", "D9.2")

    def run(self, g: Dungeons) -> None:
        hero, card = self.args
        if g.hp[hero] == 0:
            return
        box = con.CARDS[card]
        if not g.passed:
            g.then_all(effects(g, hero, box.fail))
        elif box.cost:
            g.then(Pay(hero, box.cost), RoomPaid(AUTO, hero, card))
        else:
            g.then_all([*effects(g, hero, box.effects), gains(g)])


class RoomPaid(Ask):
    """The cost was paid or not [D8.7, D8.8, DR10]. args: hero, card."""

    rules = ("D8.7", "D8.8", "DR10")

    def run(self, g: Dungeons) -> None:
        hero, card = self.args
        if g.passed:
            g.then_all([*effects(g, hero, con.CARDS[card].effects), gains(g)])
        elif g.house[UNPAID_NOTHING]:
            g.then(gains(g))
        else:
            g.then_all(effects(g, hero, con.CARDS[card].fail))


def trap(g: Dungeons, hero: int, cell: int, stealth: int) -> None:
    """Who enters an armed trap makes its evade check at once [D6.13, D7.6]."""
    card = g.cards[cell]
    if con.CARDS[card].kind != con.TRAP or g.disarmed >> cell & 1 or g.hp[hero] == 0:
        return
    g.tell("D6.13", "trap-met", seat=hero, card=con.CARDS[card].id)
    found = con.CARDS[card]
    g.then_all([*check(g, hero, found.skill, con.TEST, found.number, 0, False), TrapDone(AUTO, hero, card, stealth)])


class TrapDone(Ask):
    """A trap is evaded or not [D7.6, D7.7]. args: hero, card, stealth."""

    rules = ("D7.6", "D7.7", "DR27")

    def run(self, g: Dungeons) -> None:
        hero, card, stealth = self.args
        if g.hp[hero] == 0:
            return
        found = con.CARDS[card]
        if g.passed:
            g.then_all([*effects(g, hero, found.effects), gains(g)])
            return
        if any(effect.does == "goblin" for effect in found.fail) and hero == g.active and not stealth:
            g.closed = BY_ENEMY  # [D7.7]
        g.then_all(effects(g, hero, found.fail))


def disarm(g: Dungeons, hero: int) -> None:
    """Disarm the trap of the room [D9.3]."""
    found = con.CARDS[g.cards[g.at[hero]]]
    g.tell("D9.3", "disarming", seat=hero, card=found.id)
    g.then_all([*check(g, hero, found.disarm_skill, con.TEST, found.disarm, 0, False), DisarmDone(AUTO, hero)])


class DisarmDone(Ask):
    """Success: a marker for good, and one loot or spell [D9.3]. args: hero."""

    rules = ("D9.3",)

    def run(self, g: Dungeons) -> None:
        hero = self.args[0]
        if g.passed:
            cell = g.at[hero]
            g.disarmed |= 1 << cell
            g.tell("D9.3", "disarmed", seat=hero, cell=CELL_NAMES[cell])
            g.then(Prize(hero), gains(g))


class Prize(Ask):
    """One loot or one spell, or neither [D9.3, D12.3, D12.4, C21]."""

    rules = ("D9.3", "D12.3", "D12.4")

    def options(self, g: Dungeons) -> list[int]:
        if g.fallen:
            return []
        kinds = [kind for kind in (LOOT, SPELL) if available(g, kind) or not spares_empty_offers(g)]
        return [*(TAKE.base + kind for kind in kinds), DECLINE_CODE] if kinds else []

    def play(self, g: Dungeons, action: int) -> None:
        if action == DECLINE_CODE:
            g.tell("D12.4", "declined", seat=self.actor)
        else:
            g.then(gain(self.actor, LOOT if action == TAKE.base + LOOT_PRIZE else SPELL, False))

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return Refusal("D12.4", "not-this-reward") if action in TAKE else None


STEPS: tuple[type[AnyStep], ...] = (RoomDone, RoomPaid, TrapDone, DisarmDone, Prize)
