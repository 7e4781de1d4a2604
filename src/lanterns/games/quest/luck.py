"""What going on by Night brings a seat: many Nights in which nobody rests, played by the rules themselves.

The next roll alone has exact odds (`odds.py`). Further on it depends on what people do, so this tells of one way of
playing, the same for all: roll on; take the helm first, then defend while 3 Power are left or the hit would exhaust;
use every die, and forge only for the last space of a temple. The dice are drawn from a fixed seed: the same position
has the same answer.
"""

from __future__ import annotations

from random import Random
from typing import Final, Literal

from lanterns.core.errors import BadQuestion
from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest.bots.evaluate import symbols_needed
from lanterns.games.quest.rules.dice import Reroll
from lanterns.games.quest.rules.night import Hit, RollOrRest, Symbols
from lanterns.games.quest.rules.rest import gap_to, price_of
from lanterns.games.quest.state import NIGHT, Quest
from lanterns.games.quest.verbs import (
    ADVANCE,
    ATTACK_GOBLIN,
    COSTS,
    DEFEND_CODE,
    DONE_CODE,
    HELM_CODE,
    ROLL_CODE,
    SKIP_CODE,
    SUFFER_CODE,
)
from lanterns.games.quest.view_types import QuestGoal, QuestLuck

WALKS: Final = 2000
STOPS: Final = 3
THRIFT: Final = 3  # Power from which on hits are defended

Kind = Literal["temple", "goblin", "book"]
Goal = tuple[Kind, int, int]  # what, the hero of all heroes, its region


def luck(state: Quest, seat: int) -> QuestLuck:
    """Raises BadQuestion where the seat is not about to roll."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, RollOrRest) or step.actor != seat or state.phase != NIGHT:
        raise BadQuestion("'luck' is asked by a seat that may roll or rest by Night")
    goals = _goals(state, seat)
    done = [[0] * STOPS for _ in goals]
    exhausted = [0] * STOPS
    rng = Random(0)
    for _ in range(WALKS):
        reached, fell = _walk(state.copy(), seat, goals, rng)
        for stop in range(STOPS):
            exhausted[stop] += fell <= stop
            for i, at in enumerate(reached):
                done[i][stop] += at <= stop
    alone = state.adventuring == 1 << seat
    return {
        "walks": WALKS, "alone": alone, "spell": max(0, state.spell[seat] - 1), "exhausted": exhausted,
        "goals": [_told(goal, counts, state, seat) for goal, counts in zip(goals, done, strict=True) if counts[-1]],
    }  # fmt: skip


def _told(goal: Goal, counts: list[int], g: Quest, seat: int) -> QuestGoal:
    kind, hero, about = goal
    card = "" if kind == "goblin" else con.CARDS.lands[g.land[about >> 1]].id
    return {"kind": kind, "hero": hero - seat * g.per_seat + 1, "card": card, "done": counts}


def _goals(g: Quest, seat: int) -> list[Goal]:
    """What the heroes of a seat stand before, the nearest to its end first."""
    found: list[tuple[int, Goal]] = []
    for hero in g.heroes(seat):
        region = g.where[hero]
        kind = g.kinds[region]
        if kind == con.TEMPLE and g.space[hero] < 4:
            found.append((symbols_needed(g, hero), ("temple", hero, region)))
        elif kind == con.PORTAL and g.goblins >> (region >> 1) & 1:
            found.append((con.GOBLIN_HEALTH - g.wounds[region >> 1], ("goblin", hero, region)))
        elif kind == con.OBELISK:
            gap = gap_to(g, seat, region)
            if gap > 0 and price_of(g, seat, hero, gap) is None:
                found.append((gap, ("book", hero, region)))
    return [goal for _, goal in sorted(found, key=lambda one: one[0])]


def _reached(g: Quest, seat: int, goal: Goal) -> bool:
    kind, hero, region = goal
    if kind == "temple":
        return g.where[hero] == region and g.space[hero] == 4
    if kind == "goblin":
        return not g.goblins >> (region >> 1) & 1
    return g.where[hero] == region and price_of(g, seat, hero, gap_to(g, seat, region)) is not None


def _walk(g: Quest, seat: int, goals: list[Goal], rng: Random) -> tuple[list[int], int]:
    """One Night played on: by which stop each goal was reached, and by which the seat was exhausted; STOPS for never.

    The first stop is after one roll, the next ones are where the dice come back to the seat; alone, after each roll.
    """
    reached = [STOPS] * len(goals)
    alone = g.adventuring == 1 << seat
    rolls = laps = passed = 0
    fresh = False  # dice have been rolled since it was looked last
    while not g.over and g.phase == NIGHT:
        step = g.stack[-1]
        if not g.adventuring >> seat & 1:
            return reached, passed
        if fresh and isinstance(step, RollOrRest):
            fresh = False
            for i, goal in enumerate(goals):
                if reached[i] == STOPS and _reached(g, seat, goal):
                    reached[i] = passed
            laps += step.actor == seat
            passed = rolls if alone else 1 + laps
            if passed >= STOPS:
                return reached, STOPS
        if step.actor == CHANCE:
            g.play(g.draw(rng), CHANCE)
            continue
        action = _choice(g, step.actor, g.options(step.actor))
        if action == ROLL_CODE:
            rolls += 1
            fresh = True
        g.play(action, step.actor)
    return reached, passed


def _choice(g: Quest, seat: int, options: list[int]) -> int:
    """What everybody answers here."""
    step = g.stack[-1]
    if isinstance(step, Hit):
        if HELM_CODE in options:
            return HELM_CODE
        spare = g.power[seat] >= THRIFT or g.health[seat] <= step.args[0]
        return DEFEND_CODE if spare and DEFEND_CODE in options else SUFFER_CODE
    if isinstance(step, (RollOrRest, Symbols)):
        use = _use(g, seat, options)
        if use >= 0:
            return use
        return ROLL_CODE if isinstance(step, RollOrRest) else DONE_CODE
    if isinstance(step, Reroll):
        return SKIP_CODE
    return options[0]


def _use(g: Quest, seat: int, options: list[int]) -> int:
    """The first symbol that is worth using: none is forged but for the last space. -1: none is."""
    for action in options:
        if action in ADVANCE:
            own, payment = ADVANCE.args(action)
            if COSTS[payment][2] == 0 or (COSTS[payment][2] == 1 and g.space[seat * g.per_seat + own] == 3):
                return action
        elif action in ATTACK_GOBLIN:
            return action
    return -1
