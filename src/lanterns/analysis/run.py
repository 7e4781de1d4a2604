"""A finished game looked into, from its end backwards, so that a page can show the findings as they come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lanterns.analysis.budget import Budget
from lanterns.analysis.glance import glance, luck
from lanterns.analysis.judge import INACCURACY, judge
from lanterns.analysis.timeline import Timeline
from lanterns.analysis.view_types import Finding, Kind, SeatSum, Surprise
from lanterns.bots.base import Watch
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.core.view_types import Params, Solved


def findings(
    line: Timeline, budget: Budget, watch: Watch | None = None, first: int = 1, last: int = 0
) -> Iterator[Finding]:
    """The findings of the actions `last` (0: the last that stands) down to `first`, in that order. `watch` is told of
    each search; when it asks to stop, the finding in progress is not to be used. Whoever has enough stops asking."""
    for number in range(last or len(line), first - 1, -1):
        yield finding(line, number, budget, watch)


def finding(line: Timeline, number: int, budget: Budget, watch: Watch | None = None) -> Finding:
    """What is found of one action, from 1."""
    game = line.game
    before = line.state(number - 1)
    actor, code = line.moves[number - 1]
    step = before.question(actor)
    found = _blank(number, line.lines[number - 1], actor, code)
    if step is not None:
        found["step"], found["params"] = step.name, step.params(before, actor)
    if number <= line.dealt:
        found["kind"] = "deal"
        return found
    after = line.state(number)
    found["chances"] = chances(line, number, budget)
    if actor == CHANCE:
        found["kind"] = "chance"
        given = luck(game, before, code, budget)
        found["luck"], found["half"], found["exact"] = given.given, given.half, given.exact
    elif game.expert is not None and not game.expert.judges(before, actor):
        found["kind"] = "step"
    else:
        judged = judge(game, before, actor, code, budget, watch)
        found["mark"], found["best"], found["choices"] = judged.mark, judged.best, judged.choices
        found["loss"], found["low"], found["high"], found["follow"] = judged.loss, judged.low, judged.high, judged.then
    found["solved"] = solved(line, before, after)
    return found


def _blank(number: int, line: int, actor: int, code: int) -> Finding:
    kind: Kind = "choice"
    params: Params = {}
    return Finding(
        number=number, line=line, actor=actor, code=code, step="", params=params, kind=kind, chances=[], mark="",
        best=code, loss=0.0, low=0.0, high=0.0, choices=[], follow=[], luck=[], half=0.0, exact=True, solved=[],
    )  # fmt: skip


def chances(line: Timeline, number: int, budget: Budget) -> list[float]:
    """The chances of the seats after so many actions: where chance is asked there, the mean over what may come; the
    results after the last action of a game that was played to its end."""
    state = line.state(number)
    if state.over:
        return line.game.results(state)
    if state.lanes or state.actor != CHANCE or number >= len(line):
        return glance(line.game, state)
    return luck(line.game, state, line.moves[number][1], budget).mean


def solved(line: Timeline, before: State, after: State) -> list[Solved]:
    """The wholes that were laid open with an action: the last answer of seats that were asked at once."""
    expert = line.game.expert
    if expert is None or not before.lanes or after.lanes:
        return []
    found = [expert.solved(after, seat) for seat in range(line.game.players(after))]
    return [one for one in found if one is not None]


def sums(seats: int, found: Iterable[Finding]) -> list[SeatSum]:
    """Skill and luck of each seat over findings."""
    rows = [
        SeatSum(seat=seat, choices=0, good=0, marks={"best": 0, "inaccuracy": 0, "blunder": 0}, lost=0.0,
                lost_half=0.0, luck=0.0, luck_half=0.0, points=0.0, best_points=0.0)
        for seat in range(seats)
    ]  # fmt: skip
    for one in found:
        if one["kind"] == "chance":
            for row in rows:
                row["luck"] += one["luck"][row["seat"]]
                row["luck_half"] += one["half"] ** 2
        elif one["kind"] == "choice":
            mine = rows[one["actor"]]
            mine["choices"] += 1
            mine["good"] += one["mark"] in ("", "best")
            mine["lost"] += one["loss"]
            mine["lost_half"] += ((one["high"] - one["low"]) / 2) ** 2
            if one["mark"]:
                mine["marks"][one["mark"]] += 1
        for whole in one["solved"]:
            rows[whole["seat"]]["points"] += whole["points"]
            rows[whole["seat"]]["best_points"] += whole["best"]
    for row in rows:
        row["lost_half"], row["luck_half"] = row["lost_half"] ** 0.5, row["luck_half"] ** 0.5
    return rows


def surprise(rows: list[SeatSum]) -> Surprise | None:
    """The most surprising pair of skill and luck, for one sentence: who chose best and had bad luck, who chose worst
    and had good luck; None where nothing stands out of the noise."""
    judged = [row for row in rows if row["choices"]]
    if (
        len(judged) < 2 or len({round(row["luck"], 9) for row in judged}) == 1
    ):  # those who win together share their luck
        return None
    by_skill = sorted(judged, key=lambda row: row["lost"] / row["choices"])
    best, worst = by_skill[0], by_skill[-1]
    found: list[tuple[float, Surprise]] = []
    for key, row, amount in (("unlucky", best, -best["luck"]), ("lucky", worst, worst["luck"])):
        if amount > max(row["luck_half"], INACCURACY):
            found.append((amount, Surprise(key=key, seat=row["seat"], amount=amount)))
    return max(found, key=lambda one: one[0])[1] if found else None
