"""Items: gaining, holding and rearranging them, and the tracks of the legendary ones [Q5]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest.state import GONE, LEGEND_DOUBLE, STASH, Ask, Quest
from lanterns.games.quest.verbs import DONE_CODE, DROP, EQUIP, HEROES

HANDS: Final = 2


def place_of(g: Quest, seat: int, item: int) -> int:
    """Where an item is, as the seat sees it: items 0-11 are treasures, 12-14 the seat's own legendary items."""
    return g.treasure[item] if item < con.TREASURES else g.legend_at[seat * 3 + item - con.TREASURES]


def put(g: Quest, seat: int, item: int, place: int) -> None:
    if item < con.TREASURES:
        g.treasure[item] = place
    else:
        g.legend_at[seat * 3 + item - con.TREASURES] = place


def load_of(g: Quest, hero: int) -> int:
    """How many items a hero holds."""
    return g.treasure.count(hero + 1) + g.legend_at.count(hero + 1)


def items_of(g: Quest, seat: int) -> list[int]:
    """The items that a seat owns, equipped or in its stash."""
    heroes = g.heroes(seat)
    owned: list[int] = []
    for item in range(con.TREASURES + 3):
        place = place_of(g, seat, item)
        if place == STASH + seat or (0 < place < STASH and place - 1 in heroes):
            owned.append(item)
    return owned


def gain_item(g: Quest, seat: int, item: int) -> AnyStep:
    """A new item arrives; the step returned equips it, or leaves it in the stash [Q5.1, Q5.2]."""
    put(g, seat, item, STASH + seat)
    g.owners |= 1 << seat
    g.tell("Q5.1", "item-gained", seat=seat, item=con.ITEM_NAMES[item])
    return Equip(seat, item)


class Equip(Ask):
    """A new item goes to a hero with a free hand, the owner chooses [Q5.1, Q5.2]. args: item."""

    rules = ("Q5.1", "Q5.2")

    def params(self, g: Quest, seat: int) -> Params:
        return {"item": con.ITEM_NAMES[self.args[0]]}

    def options(self, g: Quest) -> list[int]:
        return [
            EQUIP.base + self.args[0] * HEROES + hero - g.heroes(self.actor).start
            for hero in g.heroes(self.actor)
            if load_of(g, hero) < HANDS
        ]

    def play(self, g: Quest, action: int) -> None:
        hero = g.heroes(self.actor).start + EQUIP.args(action)[1]
        put(g, self.actor, self.args[0], hero + 1)
        g.tell("Q5.1", "item-equipped", seat=self.actor, item=con.ITEM_NAMES[self.args[0]], hero=_own(g, hero))

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in EQUIP:
            return None
        item, own = EQUIP.args(action)
        if own >= g.per_seat:
            return Refusal("Q1.8", "no-such-hero")
        return Refusal("Q5.1", "hands-full") if item == self.args[0] else Refusal("Q5.1", "another-item")


def _own(g: Quest, hero: int) -> int:
    return hero % g.per_seat + 1


def swap_options(g: Quest, seat: int) -> list[int]:
    """The single moves of items that are open in a window: among own heroes at home and the stash [Q5.3].

    In one window an item may be laid down once and taken up once, so every distribution can be reached and
    the window always ends.
    """
    if not g.owners >> seat & 1:
        return []
    home = [hero for hero in g.heroes(seat) if g.is_home(hero)]
    if not home:
        return []
    free = [hero for hero in home if load_of(g, hero) < HANDS]
    codes: list[int] = []
    for item in items_of(g, seat):
        place = place_of(g, seat, item)
        stashed = place >= STASH
        if g.equipped >> item & 1 or (not stashed and place - 1 not in home):
            continue
        if not stashed and not g.dropped >> item & 1:
            codes.append(DROP.base + item)
        for hero in free:
            if hero + 1 != place:
                codes.append(EQUIP.base + item * HEROES + hero - g.heroes(seat).start)
    return codes


def is_swap(action: int) -> bool:
    return action in DROP or action in EQUIP


def swap(g: Quest, seat: int, action: int) -> None:
    """Carry out one of `swap_options` [Q5.3]."""
    if action in DROP:
        item = action - DROP.base
        put(g, seat, item, STASH + seat)
        g.dropped |= 1 << item
        g.tell("Q5.3", "item-stashed", seat=seat, item=con.ITEM_NAMES[item])
        return
    item, own = EQUIP.args(action)
    put(g, seat, item, g.heroes(seat).start + own + 1)
    g.equipped |= 1 << item
    g.tell("Q5.3", "item-equipped", seat=seat, item=con.ITEM_NAMES[item], hero=own + 1)


def close_window(g: Quest) -> None:
    g.dropped = 0
    g.equipped = 0


class Rearrange(Ask):
    """The window at dusk, and the one before the fight: move items, then done [Q5.3, Q12.7]."""

    rules = ("Q5.3",)

    def options(self, g: Quest) -> list[int]:
        return [*swap_options(g, self.actor), DONE_CODE]

    def play(self, g: Quest, action: int) -> None:
        if action == DONE_CODE:
            close_window(g)
            return
        swap(g, self.actor, action)
        g.then(self)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q5.3", "swap-at-home-only") if is_swap(action) else None


class LegendStep(Ask):
    """A completed temple advances the item that waits for it, once per rest or step [Q5.5-Q5.8]. args: seat, temple."""

    rules = ("Q5.6", "Q5.7", "Q5.8")

    def run(self, g: Quest) -> None:
        seat, temple = self.args
        for item, temples in enumerate(con.CARDS.legends[g.colours[seat]]):
            step = g.legend[seat * 3 + item]
            if step > 1 or temples[step] != temple:
                continue
            if g.advanced >> item & 1 and not g.house[LEGEND_DOUBLE]:
                g.tell("Q5.7", "legend-waits", seat=seat, item=con.LEGENDS[item])
                return
            g.advanced |= 1 << item
            g.legend[seat * 3 + item] = step + 1
            g.tell("Q5.6", "legend-advanced", seat=seat, item=con.LEGENDS[item], step=step + 1)
            if step == 1:
                g.then(gain_item(g, seat, con.TREASURES + item))
                g.check_target()
                g.set_fight()
            return


def lose_item(g: Quest, seat: int, item: int, rule: str) -> None:
    """An item leaves the game [T08, Q12.8]."""
    put(g, seat, item, GONE)
    g.tell(rule, "item-lost", seat=seat, item=con.ITEM_NAMES[item])


STEPS: tuple[type[AnyStep], ...] = (Equip, Rearrange, LegendStep)
