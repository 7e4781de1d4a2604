"""Drawing complete paths: a sketch grows step by step, may be taken back or dropped, and counts only when entered
[M11.2, M12.1]."""

from __future__ import annotations

from lanterns.core.step import AnyStep, Params, Refusal
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.rules.arrive import enter
from lanterns.games.mapmasters.coop.rules.line import begin_line, extend, fairies, redraw, ways
from lanterns.games.mapmasters.coop.rules.reach import on_the_way
from lanterns.games.mapmasters.coop.state import NONE, PATHS, SKETCHES, Ask, Coop, Line
from lanterns.games.mapmasters.coop.verbs import (
    ABANDON,
    ANSWERS,
    BACK,
    BEGIN,
    END_TURN,
    ENTER,
    FAIRY,
    GROUPS,
    NO_FAIRY,
    WAYS,
)  # fmt: skip


def line_of(g: Coop) -> Line:
    """The leg being drawn."""
    if g.line is None:
        g.line = redraw(g, g.drawing, g.steps)
    return g.line


class Paths(Ask):
    """The active player draws the path of a group, as many as wanted or one [MR42], or ends the turn [M11.2]."""

    rules = ("M11.2", "MR42")

    def options(self, g: Coop) -> list[int]:
        codes = [END_TURN.base]
        if g.sketches < SKETCHES and not (g.house[PATHS] and g.entered):
            codes += [BEGIN.base + group for group in range(g.groups()) if g.able >> group & 1]
        return codes

    def play(self, g: Coop, action: int) -> None:
        if action == END_TURN.base:
            return
        group = action - BEGIN.base
        g.drawing, g.steps = group, []
        g.line = begin_line(g, group)
        g.sketches += 1
        g.then(Sketch(self.actor))

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action not in BEGIN:
            return None
        group = action - BEGIN.base
        if group >= g.groups():
            return Refusal("M10.3", "no-such-group")
        if g.house[PATHS] and g.entered:
            return Refusal("MR42", "one-path")
        if g.sketches >= SKETCHES:
            return Refusal("M12.1", "enough-sketches")
        if not on_the_way(g, group):
            return Refusal("M13.4", "group-stays")
        return Refusal("M12.1", "no-way-yet")


class Sketch(Ask):
    """One step of the sketch, or a step back, or dropping it; once at a target it can be entered [M12.1, M12.6]."""

    rules = ("M12.1", "M12.6", "M15.1")

    def params(self, g: Coop, seat: int) -> Params:
        return {"group": GROUPS[g.drawing]}

    def options(self, g: Coop) -> list[int]:
        line = line_of(g)
        codes: list[int] = []
        if line.path.arrived or line.path.at_exit:
            codes.append(ENTER.base)
        elif line.due:
            codes += [FAIRY.base + kind for kind in fairies(line)]
            codes.append(NO_FAIRY.base)
        else:
            tableau = g.board()
            codes += [tableau.code(move) for move, _ in ways(line, g.level())]
        if line.due and ENTER.base in codes:  # found on the last stretch: choose the token before the arrival
            codes = [*(FAIRY.base + kind for kind in fairies(line)), NO_FAIRY.base]
        if g.steps and g.sketches < SKETCHES:
            codes.append(BACK.base)
        codes.append(ABANDON.base)
        return codes

    def play(self, g: Coop, action: int) -> None:
        seat = self.actor
        if action == ENTER.base:
            g.then(Paths(seat))
            enter(g, seat)
            return
        if action == ABANDON.base:
            g.tell("M12.1", "sketch-dropped", seat=seat, group=GROUPS[g.drawing])
            g.drawing, g.steps, g.line = NONE, [], None
            g.then(Paths(seat))
            return
        if action == BACK.base:
            g.steps = g.steps[:-1]
            g.line = redraw(g, g.drawing, g.steps)
            g.sketches += 1
        else:
            g.line = extend(g.board(), line_of(g), action, g.level())
            g.steps = [*g.steps, action]
        g.then(Sketch(seat))

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action == ENTER.base:
            return Refusal("M12.1", "not-arrived")
        if action == BACK.base:
            return Refusal("M12.1", "nothing-to-take-back" if not g.steps else "enough-sketches")
        if action not in WAYS and action not in ANSWERS:
            return None
        return why_not(g, line_of(g), action)


def why_not(g: Coop, line: Line, action: int) -> Refusal | None:
    """Which rule forbids a step of a leg; None when it is legal."""
    try:
        after = extend(g.board(), line, action, g.level())
    except IllegalStep as refused:
        reason = refused.reason
        rule = "M15.1" if action in ANSWERS or reason == "fairy-first" else "M12.2"
        key = reason if reason in (
            "edge-used", "path-ended", "not-here", "piece-used", "chord-crosses", "unpaid", "wrong-payer",
            "surplus-payer", "part-payment", "no-such-book", "pit-used", "circle-used", "no-barrel-here", "no-target",
            "no-such-icon", "no-optimiser", "one-token-each", "no-token-left", "fairy-first", "group-stays",
            "not-started", "no-way-in",
        ) else "not-here"  # fmt: skip
        return Refusal(rule, key)
    if after.path.stuck and not after.path.arrived:
        return Refusal("M12.1", "leads-nowhere")
    return None


STEPS: tuple[type[AnyStep], ...] = (Paths, Sketch)
