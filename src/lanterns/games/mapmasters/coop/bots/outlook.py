"""How a mission stands by a plan for the rest of it: what `Expert.outlook` tells."""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.bots.found import Moment
from lanterns.games.mapmasters.coop.planner.planner import Plan
from lanterns.games.mapmasters.coop.state import NONE, WON, Coop
from lanterns.games.mapmasters.coop.tableau import place_of
from lanterns.games.mapmasters.coop.verbs import PLAY

SQUARE: Final = 2
LOOKS: Final = 800  # positions looked at for a plan, where nothing else is said
WHOLE: Final = 0.95  # of a plan that meets all; cards to come may not be those that it thinks of
PLACE: Final = 0.002  # for each card that lies: between plans that meet as much, the one with more room is better
TO_LAY: Final = 0.004  # for each card that a plan which meets all has yet to lay: an early win has more points


def outlook(g: Coop, seat: int, rng: Random, looks: int = LOOKS) -> float:
    """The share of the objectives that are met, or would be by a plan on one guess at the cards to come; exact at the
    end."""
    return promise(g, seat, rng, looks, None, SQUARE)


def promise(g: Coop, seat: int, rng: Random, looks: int, known: Plan | None, power: int) -> float:
    """The same from what holds of a plan that is `known`. The higher the `power` of the share, the less a part of the
    objectives is worth beside all."""
    if g.over:
        return 1.0 if g.end == WON else 0.0
    moment = Moment(g, seat)
    moment.played = not any(code in PLAY for code in g.asked)
    plan = moment.search(looks, rng, known)
    met = sum(1 for by in g.met if by != NONE)
    if plan.complete:
        return WHOLE - TO_LAY * sum(len(leg.laid()) for leg in plan.legs)
    lying = sum(1 for code in g.cells if place_of(code) >= 0)
    share = min(1.0, (met + plan.met()) / len(g.met))
    return max(0.01, WHOLE * float(share**power) - PLACE * lying)
