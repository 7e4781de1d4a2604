"""Resolution and the end: dawn, goblins, the row, the first player, scores [Q8, Q9, Q11.5, Q11.6]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.outcome import points_told
from lanterns.games.quest.rules.row import Refill, discard_rightmost
from lanterns.games.quest.state import (
    BY_ROUNDS,
    BY_TARGET,
    CHOSEN,
    DANONGORF,
    DAWN,
    FELL_SHORT,
    SETUP,
    TOGETHER,
    Ask,
    Quest,
)  # fmt: skip
from lanterns.games.quest.verbs import ANGER

ROUNDS: Final = 5
SOLO_ANGRY: Final = 3  # goblins that turn aggressive in solo [Q11.5, QR29]


class EndNight(Ask):
    """After the Night: the end in round 5 (not in Danongorf), else Resolution [Q9.1, Q11.6, Q8.1]."""

    rules = ("Q9.1", "Q11.6", "QR26")

    def run(self, g: Quest) -> None:
        if g.mode == DANONGORF or g.round < ROUNDS:
            g.then(Dawn(AUTO))
        elif g.mode == TOGETHER:
            g.close(BY_ROUNDS, "Q9.1")
        else:
            g.close(BY_TARGET if g.score(0) >= g.target else FELL_SHORT, "Q11.6")


class Dawn(Ask):
    """The token goes back to space 1 and passive goblins turn aggressive, in solo three of choice [Q8.1, Q11.5]."""

    rules = ("Q8.1", "Q11.5")

    def run(self, g: Quest) -> None:
        sleeping = (g.goblins & ~g.angry).bit_count()
        woken = sleeping if g.mode == TOGETHER else min(SOLO_ANGRY, sleeping)
        g.tell("Q8.1", "dawn", round=g.round, magic=g.magic, woken=woken, points=points_told(g))
        g.phase = DAWN
        g.magic = 1
        g.roller = -1
        g.wounds = [0] * geo.CELLS
        if g.mode == TOGETHER:
            g.angry = g.goblins
            g.then(FillPortals(AUTO))
        else:
            g.then(StirGoblins(AUTO, SOLO_ANGRY), FillPortals(AUTO))


class StirGoblins(Ask):
    """Ask which passive goblins turn aggressive while there is a choice [Q11.5, QR29]. args: how many."""

    rules = ("Q11.5", "QR29")

    def run(self, g: Quest) -> None:
        left = self.args[0]
        passive = g.goblins & ~g.angry
        if passive.bit_count() <= left:
            g.angry |= passive
        elif left:
            g.then(Anger(0), StirGoblins(AUTO, left - 1))


class Anger(Ask):
    """One passive goblin that turns aggressive [Q11.5]."""

    rules = ("Q11.5",)

    def params(self, g: Quest, seat: int) -> Params:
        """`left`: how many goblins are still to turn, with this one: a step beneath asks for the others."""
        others = [below.args[0] for below in g.stack if isinstance(below, StirGoblins)]
        return {"left": 1 + sum(others)}

    def options(self, g: Quest) -> list[int]:
        passive = g.goblins & ~g.angry
        return [ANGER.base + cell for cell in range(geo.CELLS) if passive >> cell & 1]

    def play(self, g: Quest, action: int) -> None:
        cell = action - ANGER.base
        g.angry |= 1 << cell
        g.tell("Q11.5", "goblin-angered", cell=geo.CELL_NAMES[cell])

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q11.5", "no-passive-goblin") if action in ANGER else None


def fill_portals(g: Quest) -> None:
    """A goblin on each empty portal, passive (aggressive on gloom), in cell order [Q2.3, Q8.1, Q10.2, QR25, QR41]."""
    rule = "Q2.3" if g.phase == SETUP else "Q8.1"
    for cell in range(geo.CELLS):
        if g.supply and g.kinds[cell * 2] == con.PORTAL and not g.goblins >> cell & 1:
            g.supply -= 1
            g.goblins |= 1 << cell
            if g.gloom >> cell & 1:
                g.angry |= 1 << cell
            g.tell(rule, "goblin-arrived", cell=geo.CELL_NAMES[cell])


class FillPortals(Ask):
    """New goblins, movement cards face up, the quest discard [Q8.1, Q8.2, Q11.5]."""

    rules = ("Q8.1", "Q8.2", "Q11.5", "Q4.7")

    def run(self, g: Quest) -> None:
        fill_portals(g)
        g.used = 0
        if g.mode != TOGETHER or not g.crossed:
            discard_rightmost(g)
        g.then(Refill(AUTO), NextRound(AUTO))


class NextRound(Ask):
    """The first player token passes, plain face up; the round is counted [Q8.1, Q8.3]."""

    rules = ("Q8.1", "Q8.3")

    def run(self, g: Quest) -> None:
        g.crossed = 0
        if g.mode == DANONGORF:
            return
        g.round += 1
        if g.mode != CHOSEN:
            g.first = (g.first + 1) % g.players
            g.tell("Q8.3", "first-player", seat=g.first)


STEPS: tuple[type[AnyStep], ...] = (EndNight, Dawn, StirGoblins, Anger, FillPortals, NextRound)
