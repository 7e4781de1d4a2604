"""Whether missions can be won: the criterion of rules 6.5, tried on seeded setups by the search that sees the deck."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.planner.nodes import NEVER
from lanterns.games.mapmasters.coop.planner.planner import Plan, solve
from lanterns.games.mapmasters.coop.planner.proof import prove
from lanterns.games.mapmasters.coop.planner.seeded import seeded
from lanterns.games.mapmasters.coop.planner.situation import LEVELS, Situation

#: a search without teleporting is given up after so much of its time: it mostly has nothing to find
WITHOUT: Final = 0.2


class Trial:
    """One seeded setup tried: whether it was won, in which processor time, after how many attempts."""

    def __init__(self, won: bool, seconds: float, attempts: int) -> None:
        self.won = won
        self.seconds = seconds
        self.attempts = attempts


def criterion(mission: int) -> float:
    """The share of setups that must be winnable [6.5]."""
    return 0.9 if mission < 5 else 0.75 if mission < 10 else 0.7


def most_without(mission: int) -> float:
    """The share that may at most be won without teleporting [6.5]."""
    return 0.25 if mission >= 5 else 1.0


def trial(mission: int, players: int, level: str, seed: int, seconds: float, teleports: bool = True) -> Trial:
    """Try one setup. A win counts when the walker agrees with every step, and every card comes in time."""
    begun = process_time()
    start = seeded(missions()[mission], players, LEVELS.index(level), seed)
    start.teleports = teleports
    rng = Random(seed)
    attempts = 0
    while True:
        left = seconds - (process_time() - begun)
        plan = solve(start, rng, left, 400)
        attempts += plan.attempts
        if plan.complete:
            prove(plan)
            if timetable(start, plan) is not None:
                return Trial(True, process_time() - begun, attempts)
        if left <= 0 or not plan.complete:
            return Trial(False, process_time() - begun, attempts)


def deadlines(start: Situation, plan: Plan) -> dict[int, int]:
    """Per card of the pool that the plan lays: the last turn (from 1) on which it may come. A chased mission asks for a
    finished leg on every turn from ``chase`` on; rising water takes the places of a row."""
    chase = start.mission.chase
    out: dict[int, int] = {}
    for order, leg in enumerate(plan.legs):
        for place, value in leg.laid().items():
            last = chase + order if chase else sum(start.quota)
            out.setdefault(value >> 1, min(last, start.limit.get(place, last)))
    return out


def timetable(start: Situation, plan: Plan) -> dict[int, int] | None:
    """The turn (from 1) on which each card of the plan is laid, the most urgent first; ``None`` when one comes too
    late.

    The seats take turns, seat 0 first; who holds no card of the plan lays another one out of its way, where the water
    comes first.
    """
    due = deadlines(start, plan)
    left = list(due)
    players = len(start.quota)
    kept = [place for leg in plan.legs for place in leg.laid()]
    spare = sorted(
        (start.limit.get(place, NEVER), place) for place, card in enumerate(start.cards)
        if not card and not start.blocked[place] and place not in kept
    )  # fmt: skip
    out: dict[int, int] = {}
    for turn in range(sum(start.quota)):
        if start.limit:
            spare = [one for one in spare if one[0] > turn]
        seat, own = turn % players, turn // players
        best = -1
        for number in left:
            mine = start.owner[number] == seat and start.arrival[number] <= own
            if mine and (best < 0 or due[number] < due[best]):
                best = number
        if best >= 0:
            if due[best] < turn + 1:
                return None
            out[best] = turn + 1
            left.remove(best)
        elif left and not spare:
            return None
        elif spare:
            spare.pop(0)
    return None if left else out
