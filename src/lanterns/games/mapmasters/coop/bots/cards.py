"""`Queries.answer`, topic `suggest`, while a card is played: where a card of the hand lets a plan go on.

The answer: ``{"places": [], "cards": [...]}``, at most three, the best first, each ``{"action": code, "group": whose
plan goes on, "adds": {number of a goal: how much of it lies on that way}, "objective": the goal that the way out is
nearest to, 0 for none, "away": cards to it}``. A glance, not a search: only the card that is tried is walked, and only
where the end of a plan lies beside its place. Where no plan waits there is nothing to suggest.
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.names import node_name
from lanterns.games.mapmasters.coop.bots.aims import Aim, aims
from lanterns.games.mapmasters.coop.rules.line import ways
from lanterns.games.mapmasters.coop.state import NONE, Coop, Line
from lanterns.games.mapmasters.coop.study import Plan, draw, leave, read, try_cards
from lanterns.games.mapmasters.coop.verbs import GROUPS, PLACES, PLAY, SPOTS
from lanterns.games.mapmasters.coop.view_line import adds
from lanterns.games.mapmasters.coop.view_types import CoopCardHint

MOST: Final = 3
#: lines looked at on one card; a card has few ways through it
LOOKS: Final = 40
#: the four places beside one: columns and rows
BESIDE: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))


def good_cards(g: Coop, seat: int, steps: object) -> list[CoopCardHint]:
    """The cards for these plans, given as those of a sketch. Raises BadQuestion."""
    _, plans = read(g, {"steps": steps})
    goals = aims(g, seat)
    ahead = [waiting(g, plans[: number + 1]) for number in range(len(plans))]
    found: list[tuple[tuple[int, int, int, int], CoopCardHint]] = []
    for number, code in enumerate(code for code in g.asked if code in PLAY):
        place = PLAY.args(code)[1]
        if all(place not in empty for empty in ahead):
            continue
        tried = g.copy()
        try_cards(tried, [code])
        tried.drawing, tried.steps, tried.line = NONE, [], None
        for position, plan in enumerate(plans):
            line, count, refusal = draw(tried, plan)
            if line is None:
                continue
            if place in ahead[position] and refusal is None and count == len(plan.codes):
                hint = beyond(tried, line, place, code, goals)
                if hint is not None:
                    rank = (-sum(hint["adds"].values()), hint["away"] if hint["objective"] else 99, position, number)
                    found.append((rank, hint))
            leave(tried, line)
    found.sort(key=lambda one: one[0])
    told: list[CoopCardHint] = []
    for _, hint in found:
        card = PLAY.args(hint["action"])[0]
        if len(told) < MOST and all(
            PLAY.args(one["action"])[0] != card or one["group"] != hint["group"] for one in told
        ):
            told.append(hint)
    return told


def waiting(g: Coop, plans: list[Plan]) -> list[int]:
    """The empty places beside the card on which the last of these plans ends; none once it has arrived."""
    now = g.copy()
    now.drawing, now.steps, now.line = NONE, [], None
    line: Line | None = None
    for plan in plans:
        line, _, _ = draw(now, plan)
        if line is not None and plan is not plans[-1]:
            leave(now, line)
    if line is None or line.path.node < 0 or line.path.arrived or line.path.at_exit:
        return []
    here = node_name(now.board(), line.path.node).partition(".")[0]
    around = [f"{chr(ord(here[0]) + across)}{int(here[1:]) + down}" for across, down in BESIDE]
    numbers = [PLACES.index(name) for name in around if name in PLACES]
    return [number for number in numbers if number in g.empty()]


def beyond(g: Coop, line: Line, place: int, code: int, goals: list[Aim]) -> CoopCardHint | None:
    """What the plan could find on the card that was laid at a place, and how near a goal it leaves it; None where it
    cannot go on there."""
    tableau = g.board()
    here = f"{PLACES[place]}."
    best: dict[str, int] = {}
    near: tuple[int, int] = (99, 0)
    on = False
    todo = [line]
    looks = 0
    while todo and looks < LOOKS:
        now = todo.pop()
        for _, after in ways(now, g.level()):
            looks += 1
            name = node_name(tableau, after.node) if after.node >= 0 else ""
            inside = name.startswith(here)
            if not inside and name not in SPOTS:
                continue
            on = True
            counts = after.counts(after.found & ~line.path.found)
            rooms = (after.rooms & ~line.path.rooms).bit_count()
            more = {number: n for number, n in adds(g, {**counts, "h": rooms}).items() if wanted(g, int(number))}
            if sum(more.values()) > sum(best.values()):
                best = more
            if name in SPOTS:
                spot = SPOTS.index(name)
                near = min([near, *((aim.away(spot), aim.number) for aim in goals)])
            if inside:
                todo.append(Line(after, now.stock))
    if not on or not (best or near[1]):
        return None
    return {"action": code, "group": GROUPS[line.path.group], "adds": best, "objective": near[1], "away": near[0]}


def wanted(g: Coop, number: int) -> bool:
    """Whether a goal, by its number, is still to be met."""
    return g.met[number - 1] == NONE
