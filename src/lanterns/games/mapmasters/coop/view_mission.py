"""The mission in a view: its grid, the rules of its ground, its goals."""

from __future__ import annotations

from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.coop.bots.evaluate import progress
from lanterns.games.mapmasters.coop.missions.mission import ARTEFACT, DEED, OBJECT, RIM, Objective
from lanterns.games.mapmasters.coop.rules.objectives import deeds, goods
from lanterns.games.mapmasters.coop.rules.outcome import last_turn
from lanterns.games.mapmasters.coop.rules.reach import on_the_way
from lanterns.games.mapmasters.coop.state import NONE, Coop
from lanterns.games.mapmasters.coop.tableau import wide
from lanterns.games.mapmasters.coop.texts import told_as
from lanterns.games.mapmasters.coop.verbs import ARTEFACTS, GROUPS, PLACES, SPOTS
from lanterns.games.mapmasters.coop.view_types import CoopGoal, CoopMission


def mission_view(g: Coop) -> CoopMission:
    """The grid and the rules of its ground, as they are now."""
    plan, fallen = g.plan(), g.fallen()
    starts = [wide(plan, place) * 6 + slot for place, slot in plan.starts]
    return {
        "id": g.mission,
        "columns": plan.columns,
        "rows": plan.rows,
        "blocked": [PLACES[place] for place in g.blocked],
        "flooded": [PLACES[place] for place in g.blocked if 0 < plan.flood(place // 8) < g.turn],
        "rivers": list(plan.rivers),
        "walls": [(PLACES[wide(plan, a)], PLACES[wide(plan, b)]) for a, b in plan.walls if (a, b) not in fallen],
        "opened": [(PLACES[wide(plan, a)], PLACES[wide(plan, b)]) for a, b in fallen],
        "starts": [SPOTS[spot] for spot in starts if spot // 6 not in g.blocked],
        "exits": [SPOTS[wide(plan, place) * 6 + slot] for place, slot in plan.exits],
        "pawns": plan.pawns,
        "coins": plan.coins,
        "deck": {"S" if cost == 0 else str(cost): count for cost, count in plan.deck.items()},
        "chase": plan.chase,
        "tide": [(plan.rows - below, turn) for below, turn in enumerate(plan.tide)],
        "story": told_as(g.mission, g.edition),
        "commissions": [OBJECTIVES[kind] for kind in g.commissions],
    }


def objective_view(g: Coop, index: int) -> CoopGoal:
    """One objective of the mission. `progress` is the best that a group on its way carries of it, 0.0 to 1.0."""
    objective = g.objective(index)
    numbers = [i for i, target in enumerate(g.plan().targets) if target.card == objective.card]
    place = g.target_at[numbers[0]] if numbers else NONE
    met = g.met[index]
    return {
        "number": index + 1,
        "id": objective.id,
        "card": None if objective.card == RIM else objective.card,
        "place": PLACES[place] if place >= 0 else None,
        "need": objective.need,
        "what": objective.what,
        "amount": objective.amount,
        "at": [SLOTS[slot] for slot in objective.at] if objective.card != RIM else [],
        "after": [other + 1 for other in objective.after],
        "with": (objective.with_what, objective.with_amount) if objective.with_what else None,
        "other_than": objective.other + 1 if objective.other >= 0 else None,
        "gives": objective.gives or None,
        "opens": [(PLACES[wide(g.plan(), a)], PLACES[wide(g.plan(), b)]) for a, b in objective.opens],
        "exits": [SPOTS[wide(g.plan(), at) * 6 + slot] for at, slot in objective.exits],
        "together": objective.together + 1 if objective.together >= 0 else None,
        "until": last_turn(g, index),
        "wins": objective.wins,
        "met": GROUPS[met] if met >= 0 else None,
        "open": met < 0 and all(g.met[other] >= 0 for other in objective.after),
        "progress": 1.0 if met >= 0 else round(progress(g, index), 3),
        "have": {GROUPS[group]: _have(g, group, objective) for group in range(g.groups()) if on_the_way(g, group)},
    }


def _have(g: Coop, group: int, objective: Objective) -> int:
    """What a group has of an objective: icons it may hand over, deeds it has done, the artefact it carries."""
    if objective.need == OBJECT:
        return len(goods(g, group, objective.what))
    if objective.need == DEED:
        return deeds(g, group, objective.what)
    if objective.need == ARTEFACT:
        return int(g.artefact_at[ARTEFACTS.index(objective.what)] == group)
    return 0
