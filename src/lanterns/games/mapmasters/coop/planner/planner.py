"""A plan for a whole mission: which group fetches what, in which order, over which cards [rules 6.5, 7].

``solve`` sees all cards of the pool. It plans one objective after the other with ``legs``, commits each leg, and begins
anew with other choices when one finds no way. A plan found is proved by ``proof``, which walks it by the rules of the
shared path model. Bots call the same with what their seat knows, and count its work in positions looked at, so that the
same position and random numbers give the same plan on any machine.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.legs import LegSearch
from lanterns.games.mapmasters.coop.planner.nodes import Leg
from lanterns.games.mapmasters.coop.planner.retrace import Retrace
from lanterns.games.mapmasters.coop.planner.situation import (
    DEED_OF,
    EASY,
    OBJECT_OF,
    SWORD,
    TOKENS,
    UNSPENT,
    USED,
    Situation,
    Use,
)  # fmt: skip

#: legs tried before a branch is given up
RETRIES: Final = 3
#: how often in one attempt legs found before make room for one that finds no way
SWAPS: Final = 12


class Plan:
    """Legs in order, and the situation after them. ``complete``: every objective that wins is met."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.legs: list[Leg] = []
        self.met_before = situation.met[:]
        #: per pawn: legs drawn before the plan
        self.before: list[int] = [pawn.legs for pawn in situation.pawns]
        self.complete = False
        self.attempts = 0

    def copy(self, situation: Situation) -> Plan:
        """The plan as it stands, with the situation after it."""
        new = Plan(situation)
        new.legs, new.met_before, new.before = self.legs[:], self.met_before, self.before
        return new

    def met(self) -> int:
        """How many objectives the plan meets beyond those met before."""
        return len(self.legs)


def commit(s: Situation, leg: Leg) -> None:
    """Carry out a leg: cards laid, things used up, the pawn moved, the objective met."""
    last = leg.nodes[-1]
    objective, pawn = leg.objective, s.pawns[leg.pawn]
    for place, value in last.laid.items():
        number = value >> 1
        s.cards[place], s.turned[place] = s.pool[number], value & 1 == 1
        s.free_pool[number] = False
        s.laid_by[s.owner[number]] += 1
    for place, use in last.uses.items():
        pawn.visited[place] = use.visited
        s.uses[place] = use
    s.purse, s.books = last.purse, last.books
    pawn.counters = last.counters[:]
    pawn.place, pawn.slot = leg.end
    pawn.legs += 1
    if objective.card == "rim":
        pawn.done = True
    else:
        _stand(s, leg.end[0], leg.end[1])
        pawn.done = all(target.card != objective.card or target.boss for target in s.mission.targets)
    meet(s, leg.pawn, objective)
    for other in s.objectives:
        lies_here = other.need == "take" and other.card == objective.card
        if lies_here and s.ready(other) and s.may(pawn, other) and _deed_done(pawn.counters, other):
            meet(s, leg.pawn, other)


def _deed_done(counters: list[int], objective: Objective) -> bool:
    return not objective.with_amount or counters[DEED_OF[objective.with_what]] >= objective.with_amount


def _stand(s: Situation, place: int, slot: int) -> None:
    """Mark the slot of a target card by which a group has arrived."""
    if slot >= 6:  # landed by a leap: what it uses up is among the uses of the leg
        return
    card = s.sheets[s.cards[place]].card
    node = card.slots[5 - slot if s.turned[place] else slot]
    use = s.uses.get(place)
    if use is None:
        s.uses[place] = Use(0, 1 << node, 0, 0, 0, 0)
    else:
        s.uses[place] = Use(use.pieces, use.nodes | 1 << node, use.crossed, use.cleared, use.chords, use.visited)


def meet(s: Situation, number: int, objective: Objective) -> None:
    """Book an objective as met by a pawn: what is delivered leaves it, what is given comes to it [M13]."""
    pawn = s.pawns[number]
    s.met.append(objective.index)
    if objective.opens:
        s.lay_out_again()
    pawn.met.append(objective.index)
    if objective.need == "take":
        s.lying[objective.card].remove(objective.what)
        pawn.artefacts.append(objective.what)
        return
    if objective.card != "rim":
        pawn.cards.append(objective.card)
    if objective.need == "artefact":
        pawn.artefacts.remove(objective.what)
    elif objective.need == "object" and objective.what in OBJECT_OF:
        item, left = OBJECT_OF[objective.what], objective.amount
        if s.level <= EASY:
            used = min(left, pawn.counters[USED + item])
            pawn.counters[USED + item] -= used
            left -= used
        unspent = min(left, pawn.counters[UNSPENT + item])
        pawn.counters[UNSPENT + item] -= unspent
        left -= unspent
        if left and item >= SWORD:
            pawn.counters[TOKENS] &= ~(1 << item)
    if objective.gives:
        pawn.artefacts.append(objective.gives)


def wanted(s: Situation) -> list[Objective]:
    """Open objectives that victory asks for, and those that must come before them."""
    out: list[int] = []
    todo = [objective.index for objective in s.objectives if objective.wins and objective.index not in s.met]
    while todo:
        index = todo.pop()
        if index in out or index in s.met:
            continue
        out.append(index)
        objective = s.objectives[index]
        todo.extend(objective.after)
        if objective.other >= 0:
            todo.append(objective.other)
        if objective.need == "artefact":
            todo.extend(
                other.index for other in s.objectives
                if other.gives == objective.what and not _held(s, objective.what)
            )  # fmt: skip
    return [s.objectives[index] for index in sorted(out)]


def _held(s: Situation, artefact: str) -> bool:
    return any(artefact in pawn.artefacts for pawn in s.pawns)


def candidates(s: Situation, objective: Objective) -> list[int]:
    """Pawns that may meet an objective: holders first; of pawns not placed yet, which are all alike, only one."""
    out: list[int] = []
    fresh = False
    for number, pawn in enumerate(s.pawns):
        if not s.may(pawn, objective):
            continue
        if pawn.place < 0:
            if fresh:
                continue
            fresh = True
        if pawn.artefacts and objective.need != "artefact":
            continue
        out.append(number)
    return out


class Work:
    """What a search may still spend: positions looked at, processor time (seconds from now on), or both; None: any."""

    def __init__(self, looks: int | None, seconds: float | None) -> None:
        self.counts = looks is not None
        self.looks = looks if looks is not None else 0
        self.timed = seconds is not None
        self.until = process_time() + seconds if seconds is not None else 0.0

    def over(self) -> bool:
        """Whether nothing is left."""
        return (self.counts and self.looks <= 0) or (self.timed and process_time() > self.until)

    def search(self, s: Situation, objective: Objective, rng: Random, patience: int) -> Leg | None:
        """A leg to an objective by any group that may, within what is left."""
        most = min(patience, self.looks) if self.counts else patience
        search = LegSearch(s, objective, candidates(s, objective), rng, most)
        leg = search.run()
        self.looks -= search.looked
        return leg


def solve(
    start: Situation,
    rng: Random,
    seconds: float | None = None,
    attempts: int = 40,
    patience: int = 1500,
    looks: int | None = None,
    known: Plan | None = None,
) -> Plan:
    """The first complete plan, or the one that meets most, within so many attempts, and, where they are given, so much
    processor time and so many positions looked at. The first attempt goes on from what still holds of a plan that is
    ``known``."""
    work = Work(looks, seconds)
    best = Plan(start)
    if not wanted(start):
        best.complete = True
        return best
    hard: dict[int, int] = {}
    carried = _carried(start, known) if known is not None else None
    for attempt in range(attempts):
        plan = _attempt(start, rng, work, min(patience, 250 + 60 * attempt), hard, carried if attempt == 0 else None)
        plan.attempts = attempt + 1
        if plan.complete:
            return plan
        if plan.met() > best.met():
            best = plan
        best.attempts = attempt + 1
        if work.over():
            break
    return best


def _carried(start: Situation, known: Plan) -> Plan:
    """What of a plan holds in another situation."""
    plan = Plan(start)
    plan.legs = known.legs[:]
    without(start, plan, [], known.situation)
    return plan


def _attempt(
    start: Situation, rng: Random, work: Work, patience: int, hard: dict[int, int], carried: Plan | None
) -> Plan:
    """One try: objectives in a random order, those that failed before first, chains of an artefact together. An
    artefact that cannot be delivered is fetched again in another way; what finds no way at all takes the place of a leg
    found before, which is then looked for anew."""
    s = start.copy()
    plan = Plan(s)
    if carried is not None:
        plan, s = carried, carried.situation
    best = plan.copy(s)
    rank = {o.index: 2.0 * rng.random() + min(3.0, 0.5 * hard.get(o.index, 0)) for o in s.objectives}
    failed: dict[int, int] = {}
    swaps = 0
    while True:
        left = wanted(s)
        if not left:
            plan.complete = True
            return plan
        if work.over():
            break
        ready = [o for o in left if s.ready(o) and candidates(s, o)]
        if not ready:
            break
        objective = ready[0]
        for other in ready:
            if _urgency(s, other, rank) > _urgency(s, objective, rank):
                objective = other
        leg = work.search(s, objective, rng, patience)
        if leg is not None:
            commit(s, leg)
            plan.legs.append(leg)
            if plan.met() > best.met():
                best = plan.copy(s)
            continue
        failed[objective.index] = failed.get(objective.index, 0) + 1
        hard[objective.index] = hard.get(objective.index, 0) + 1
        tries = failed[objective.index]
        if objective.need == "artefact" and plan.legs and plan.legs[-1].objective.gives == objective.what and tries < 3:
            s = without(start, plan, [plan.legs[-1]])
            continue
        if tries < RETRIES - 1 and len(ready) > 1:
            rank[objective.index] -= 3.0
            continue
        swaps += 1
        if swaps > SWAPS or not plan.legs:
            break
        rank[objective.index] = 9.0 + swaps
        s = without(start, plan, [leg for leg in plan.legs if rng.random() < 1.4 / len(plan.legs)] or plan.legs[-1:])
    return best


def without(start: Situation, plan: Plan, gone: list[Leg], found: Situation | None = None) -> Situation:
    """The situation after a plan without some of its legs, and without those that build on them; changes the plan.
    ``found``: the situation for which it was found, when that is another one."""
    s = start.copy()
    kept: list[Leg] = []
    for leg in plan.legs:
        if leg in gone or not s.ready(leg.objective) or not s.may(s.pawns[leg.pawn], leg.objective):
            continue
        again = Retrace(s, leg.objective).again(leg, found if found is not None else start)
        if again is not None:
            commit(s, again)
            kept.append(again)
    plan.legs = kept
    plan.situation = s
    return s


def _urgency(s: Situation, objective: Objective, rank: dict[int, float]) -> float:
    """What is planned next: an artefact is delivered soon, and an objective follows at once the one it goes with."""
    pair = objective.together >= 0 and objective.together in s.met
    return rank[objective.index] + (8.0 if objective.need == "artefact" else 0.0) + (40.0 if pair else 0.0)
