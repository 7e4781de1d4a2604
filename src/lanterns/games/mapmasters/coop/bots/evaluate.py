"""How well a mission stands: objectives met, what the groups carry toward the others, and the places left."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.coop.missions.mission import ARTEFACT, DEED, OBJECT, TAKE
from lanterns.games.mapmasters.coop.rules.objectives import deeds, goods, token_kind
from lanterns.games.mapmasters.coop.rules.reach import on_the_way
from lanterns.games.mapmasters.coop.state import NONE, WON, Coop
from lanterns.games.mapmasters.coop.verbs import ARTEFACTS

PART: Final = 0.55  # of an objective, for goods that are found but not handed over
ABLE: Final = 0.08  # for an open objective while some group could arrive somewhere
FLOOR: Final = 0.02


def progress(g: Coop, index: int) -> float:
    """How far an open objective is, 0.0 to 1.0: the best that a group still on its way carries of what it asks."""
    objective = g.objective(index)
    best = 0.0
    for group in range(g.groups()):
        if not on_the_way(g, group):
            continue
        if objective.need == OBJECT:
            kind = token_kind(objective.what)
            have = len(goods(g, group, objective.what)) + (g.tokens[group * 4 + kind] if kind >= 0 else 0)
            best = max(best, min(1.0, have / objective.amount))
        elif objective.need == DEED:
            best = max(best, min(1.0, deeds(g, group, objective.what) / objective.amount))
        elif objective.need in (ARTEFACT, TAKE) and g.artefact_at[ARTEFACTS.index(objective.what)] == group:
            best = 1.0
    return best


def value(g: Coop) -> float:
    """0.0 (lost) to 1.0 (won), the same for all seats."""
    if g.over:
        return 1.0 if g.end == WON else 0.0
    objectives = g.plan().objectives
    able = g.able.bit_count()
    total = 0.0
    for objective in objectives:
        if g.met[objective.index] != NONE:
            total += 1.0
        else:
            total += PART * progress(g, objective.index) + (ABLE if able else 0.0)
    return FLOOR + (0.95 - FLOOR) * total / len(objectives)


def standings(g: Coop) -> list[float]:
    """The value for every seat."""
    return [value(g)] * g.players
