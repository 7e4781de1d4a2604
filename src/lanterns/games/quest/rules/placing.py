"""Putting heroes down and sending them home; wounds of goblins, which hang on that [Q3.9, Q6.19-Q6.22, Q12.2]."""

from __future__ import annotations

from lanterns.core.step import AnyStep, Params
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import CHOOSE_RETURN, DANONGORF, Ask, Quest
from lanterns.games.quest.verbs import HOUSE


def place(g: Quest, hero: int, region: int) -> None:
    """Put a hero down in a region: wounds it dealt at a portal vanish, temple progress is lost [Q3.9, Q6.22]."""
    old = g.where[hero]
    if g.kinds[old] == con.PORTAL and g.wounds[old >> 1] and g.wounder[old >> 1] == g.seat_of(hero):
        g.wounds[old >> 1] = 0
    g.where[hero] = region
    g.space[hero] = 0


def send_home(g: Quest, hero: int) -> list[AnyStep]:
    """Put a hero in its castle; the steps returned ask which, where the house lets it choose [Q12.2, QR24, QR32]."""
    start = g.where[hero]
    place(g, hero, g.home_region(hero))
    g.moved &= ~(1 << hero)  # a hero sent home has not moved [QR12]
    if g.heard:
        own = hero % g.per_seat + 1
        g.tell("Q7.3", "hero-home", seat=g.seat_of(hero), hero=own, start=geo.REGION_NAMES[start])
    return homecoming(g, hero)


def homecoming(g: Quest, hero: int) -> list[AnyStep]:
    """With `danongorf_return = choice`, the step that asks in which castle a hero sent home arrives [QR32]."""
    return [ChooseCastle(0, hero)] if g.mode == DANONGORF and g.house[CHOOSE_RETURN] else []


class ChooseCastle(Ask):
    """House rule: the castle for a hero sent home [Q12.2, QR32]. args: hero."""

    rules = ("Q12.2", "QR32")

    def params(self, g: Quest, seat: int) -> Params:
        return {"hero": self.args[0] % g.per_seat + 1}

    def options(self, g: Quest) -> list[int]:
        return [HOUSE.base + colour for colour in range(4)]

    def play(self, g: Quest, action: int) -> None:
        g.where[self.args[0]] = g.castles[action - HOUSE.base] * 2 + 1


def wound(g: Quest, seat: int, cell: int, amount: int, rule: str) -> None:
    """Wound a goblin; the fifth wound takes its token at once [Q6.19, Q6.20, Q3.18]."""
    g.wounds[cell] += amount
    g.wounder[cell] = seat
    if g.wounds[cell] < con.GOBLIN_HEALTH:
        if g.heard:
            g.tell(rule, "goblin-wounded", seat=seat, cell=geo.CELL_NAMES[cell], wounds=g.wounds[cell])
        return
    g.wounds[cell] = 0
    g.goblins &= ~(1 << cell)
    g.angry &= ~(1 << cell)
    g.taken[seat] += 1
    g.tell("Q6.20", "goblin-taken", seat=seat, cell=geo.CELL_NAMES[cell])
    g.check_target()


def clear_wounds(g: Quest, seat: int) -> None:
    """The wounds that a seat dealt vanish when it rests or is exhausted [Q6.22, T03]."""
    for cell in range(geo.CELLS):
        if g.wounds[cell] and g.wounder[cell] == seat:
            g.wounds[cell] = 0


STEPS: tuple[type[AnyStep], ...] = (ChooseCastle,)
