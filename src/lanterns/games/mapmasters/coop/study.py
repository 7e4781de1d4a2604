"""`Queries.answer`, topic `sketch`: where plans of legs stand, drawn by anyone at any time, without any effect [M12.1].

``params``: ``steps``, a list of action codes in the order in which the plans would be entered, and ``group``, name or
number of the group that the first of them draws (not needed when the list begins with ``begin``). A ``begin`` code
starts the plan of another group, which meets what the plans before it use up. ``play`` codes before the first step try
cards out. With ``ahead``, name or number of a group, it is told as well what the plan of that group would be some steps
later, so that a step shows when it is drawn.

The answer is a `CoopSketch`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterns.core.errors import BadQuestion
from lanterns.core.step import Refusal
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.landing import spot_of
from lanterns.games.mapmasters.coop.rules.arrive import carry_over
from lanterns.games.mapmasters.coop.rules.draw import why_not
from lanterns.games.mapmasters.coop.rules.line import begin_line, extend, fairies
from lanterns.games.mapmasters.coop.rules.reach import on_the_way
from lanterns.games.mapmasters.coop.state import NONE, ON_STEP, OUT, PLAYING, Coop, Line
from lanterns.games.mapmasters.coop.tableau import cell
from lanterns.games.mapmasters.coop.trail import next_steps, told_steps
from lanterns.games.mapmasters.coop.verbs import BEGIN, ENTER, FAIRY, GROUPS, NO_FAIRY, PLACES, PLAY, VERBS
from lanterns.games.mapmasters.coop.view_line import line_view
from lanterns.games.mapmasters.coop.view_types import CoopPlan, CoopRefused, CoopSketch, CoopUndrawn, Group

MOST = 400  # codes of one question
AHEAD = 2  # steps that are told ahead
MOST_AHEAD = 12  # plans that are


class Plan:
    """One leg of the question: its group and its codes."""

    def __init__(self, group: int) -> None:
        self.group = group
        self.codes: list[int] = []


def sketch(g: Coop, params: Mapping[str, Any]) -> CoopSketch:
    """The answer for this position; the state is used up by it. Raises BadQuestion."""
    cards, plans = read(g, params)
    if g.phase != PLAYING and plans:
        raise BadQuestion("plans are drawn once the mission has begun")
    tried = try_cards(g, cards)
    g.drawing, g.steps, g.line = NONE, [], None
    before = g.copy()
    told: list[CoopPlan | CoopUndrawn] = []
    ahead: list[CoopPlan | CoopUndrawn] = []
    group = _group(g, params["ahead"]) if "ahead" in params else NONE
    for number, plan in enumerate(plans):
        if plan.group == group:
            ahead = foretold(g, before, plans[:number], plan)
        told.append(follow(g, before, plans[:number], plan))
    return {"tried": [PLACES[place] for place in tried], "plans": told, "ahead": ahead}


def foretold(g: Coop, before: Coop, earlier: list[Plan], plan: Plan) -> list[CoopPlan | CoopUndrawn]:
    """What a plan would be some steps later, the shorter ones first, as many as an answer holds."""
    told: list[CoopPlan | CoopUndrawn] = []
    todo = [plan]
    while todo:
        at = todo.pop(0)
        for code in steps_after(g, at):
            if len(told) == MOST_AHEAD:
                return told
            after = Plan(plan.group)
            after.codes = [*at.codes, code]
            told.append(follow(g.copy(), before, earlier, after))
            if len(after.codes) < len(plan.codes) + AHEAD:
                todo.append(after)
    return told


def steps_after(g: Coop, plan: Plan) -> list[int]:
    """The codes that could follow those of a plan."""
    line, _, refusal = draw(g, plan)
    if line is None or refusal is not None:
        return []
    if line.due:
        return [*(FAIRY.base + kind for kind in fairies(line)), NO_FAIRY.base]
    return [one["code"] for one in next_steps(g.board(), line, g.level())]


def read(g: Coop, params: Mapping[str, Any]) -> tuple[list[int], list[Plan]]:
    """The cards tried out and the plans of a question. Raises BadQuestion."""
    for key in params:
        if key not in ("group", "steps", "ahead"):
            raise BadQuestion(f"a sketch has a group, steps and ahead, no '{key}'")
    steps = params.get("steps", [])
    if not isinstance(steps, list) or len(steps) > MOST:
        raise BadQuestion(f"steps must be a list of at most {MOST} action codes")
    cards: list[int] = []
    plans: list[Plan] = []
    group = params.get("group")
    if group is not None:
        plans.append(Plan(_group(g, group)))
    for code in steps:
        if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < VERBS.size:
            raise BadQuestion(f"{code!r} is not the code of an action")
        if code in PLAY and not any(plan.codes for plan in plans):
            cards.append(code)
        elif code in BEGIN:
            if plans and plans[-1].codes == [] and plans[-1].group == code - BEGIN.base:
                continue
            plans.append(Plan(_group(g, code - BEGIN.base)))
        elif code != ENTER.base:
            if not plans:
                raise BadQuestion("say which group draws: give a group, or begin the steps with a begin code")
            plans[-1].codes.append(code)
    return cards, plans


def _group(g: Coop, group: Any) -> int:
    if group in GROUPS:
        group = GROUPS.index(group)
    if isinstance(group, bool) or not isinstance(group, int) or not 0 <= group < g.groups():
        raise BadQuestion(f"this mission has no group {group!r}; its groups are 0 to {g.groups() - 1}")
    return group


def try_cards(g: Coop, cards: list[int]) -> list[int]:
    """Lay the cards tried out on the grid. Raises BadQuestion."""
    tried: list[int] = []
    for code in cards:
        face, place, turned = PLAY.args(code)
        if place not in g.empty():
            raise BadQuestion(f"{PLACES[place]} is not an empty place of the grid")
        g.cells = [*g.cells, cell(place, face, turned == 1)]
        g.laid_by = [*g.laid_by, NONE]
        tried.append(place)
    return tried


def follow(g: Coop, before: Coop, earlier: list[Plan], plan: Plan) -> CoopPlan | CoopUndrawn:
    """One plan on the table as the plans before it leave it, which it then changes itself."""
    line, count, refusal = draw(g, plan)
    stuck = line is not None and line.path.stuck and not line.path.arrived
    rival = conflict(before, earlier, plan, count) if stuck or refusal is not None else None
    refused: CoopRefused | None = None
    if refusal is not None:
        code = plan.codes[count] if count < len(plan.codes) else None
        refused = {"index": count, "code": code, "rule": refusal.rule, "key": refusal.key, "conflict": rival}
    group = GROUPS[plan.group]
    if line is None:
        return {"group": group, "codes": plan.codes, "refused": refused, "conflict": rival, "steps": [], "next": []}
    told: CoopPlan = {
        "group": group, "codes": plan.codes, "refused": refused, "conflict": rival,
        "steps": told_steps(g, begin_line(g, plan.group), plan.codes[:count], g.level()),
        **line_view(g, line), "next": next_steps(g.board(), line, g.level()),
    }  # fmt: skip
    leave(g, line)
    return told


def draw(g: Coop, plan: Plan) -> tuple[Line | None, int, Refusal | None]:
    """The leg as far as it goes, how many of its steps do, and why the next one does not."""
    try:
        line = begin_line(g, plan.group)
    except IllegalStep:
        return None, 0, Refusal("M13.4", "group-stays" if not on_the_way(g, plan.group) else "no-way-in")
    for number, code in enumerate(plan.codes):
        try:
            line = extend(g.board(), line, code, g.level())
        except IllegalStep:
            return line, number, why_not(g, line, code)
    return line, len(plan.codes), None


def leave(g: Coop, line: Line) -> None:
    """The table as a plan leaves it; one that has arrived moves its pawn, so that a further leg may follow."""
    path = line.path
    group = path.group
    carry_over(g, line)
    if path.arrived or path.at_exit:
        g.spot[group] = spot_of(g.board(), path)
        target = g.target_on(g.place_of_group(group))
        boss = target >= 0 and g.plan().targets[target].boss
        g.stage[group] = OUT if path.at_exit or boss or target < 0 else ON_STEP


def conflict(before: Coop, earlier: list[Plan], plan: Plan, count: int) -> Group | None:
    """The group whose earlier plan alone keeps a plan from getting beyond `count` steps, or leaves it stuck there."""
    if reaches(before.copy(), [], plan, count):
        for rival in earlier:
            if not reaches(before.copy(), [rival], plan, count):
                return GROUPS[rival.group]
    return None


def reaches(g: Coop, earlier: list[Plan], plan: Plan, count: int) -> bool:
    """Whether a plan gets past its step number `count`, or ends there without being stuck, after some other plans."""
    for other in earlier:
        line, _, _ = draw(g, other)
        if line is not None:
            leave(g, line)
    line, done, _ = draw(g, plan)
    if line is None or done < count:
        return False
    return done > count or (done == len(plan.codes) and (line.path.arrived or not line.path.stuck))
