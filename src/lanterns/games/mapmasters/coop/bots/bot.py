"""What a bot of a level plays in Coop: `Expert.choose`, from its own hand and a sample of what it cannot see.

It plans the whole mission on that sample (see ``planner``), places and buys by it (see ``prepare``), lays a card by it
(see ``laying``), and draws the legs whose cards all lie. ``hard`` and ``master`` are in no hurry to draw: a path that
is drawn is never taken back, and as long as cards are missing another way may turn out to be the better. So they wait
until all that is left can be met over what lies. All budgets are positions looked at. Nothing is remembered: every
question finds the plan that it belongs to again (see ``found``).
"""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.caches import keep
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_tableau, plan_of_turn, starts_of
from lanterns.games.mapmasters.coop.bots.laying import LOOKS, card_to_lay
from lanterns.games.mapmasters.coop.bots.prepare import TRIES, plan_of_setup, shopping, wants
from lanterns.games.mapmasters.coop.bots.sight import codes_of, situation, spot_of_start
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.legs import LegSearch
from lanterns.games.mapmasters.coop.planner.nodes import Leg
from lanterns.games.mapmasters.coop.planner.planner import Plan, candidates, wanted
from lanterns.games.mapmasters.coop.rules.outcome import last_turn
from lanterns.games.mapmasters.coop.state import NONE, PAWNS, PLAYING, WON, Coop
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, narrow, place_of, turned_of, wide
from lanterns.games.mapmasters.coop.verbs import (
    ABANDON,
    AGREE,
    ARTEFACTS,
    BEGIN,
    END_TURN,
    ENTER,
    FACES,
    LEAD,
    MEET,
    PASS,
    PAWN,
    PLAY,
    TAKE,
    TOKEN,
    TURN_UP,
)  # fmt: skip

#: those who draw late
PATIENT: Final = ("hard", "master")
#: positions looked at for each of the things that can be met on one arrival
GLANCE: Final = 2_500
#: positions looked at for a plan over what lies already
TABLEAU: Final = 6_000
PATIENCE: Final = 400
#: empty places left at which what can be had at once is taken, plan or no plan
LATE: Final = 3
#: sketches dropped in a turn after which it ends
DROPPED: Final = 3
KEEP: Final = 100

#: legs chosen to be drawn, by all that the choice reads: it saves the time to choose one again at each of its steps
_lines: Final[dict[str, list[int]]] = {}


def advise(g: Coop, seat: int, level: str, rng: Random) -> int:
    """The answer of a bot to the question asked now; -1 for no opinion."""
    options = g.asked
    first = options[0]
    if len(options) == 1:
        return first
    looks = LOOKS[level]
    if first in PAWN:
        return pawn_code(g, plan_of_setup(g, seat, looks, level), rng)
    if any(code == PASS.base for code in options) and g.phase != PLAYING and LEAD.base not in options:
        return shop_code(g, seat, level, options)
    if LEAD.base in options:
        return LEAD.base
    if any(code in PLAY for code in options):
        return card_to_lay(g, seat, level, rng)
    if END_TURN.base in options:
        return _paths(g, seat, options, level)
    if ABANDON.base in options:
        return _step(g, seat, options, level)
    return _settle(g, seat, options)


def settle(g: Coop, options: list[int], aims: list[Objective]) -> int:
    """Answers on arrival and to proposals: the first of these aims that can be met, with as few tokens as it takes. A
    bot never proposes to resign, and lets people have their way who do."""
    if AGREE.base in options:
        return AGREE.base
    if options[0] in TURN_UP:
        return options[0]
    for aim in aims:
        if g.met[aim.index] == NONE:
            for code in options:
                if code in MEET and MEET.args(code)[0] == aim.index:
                    return code
                if code in TAKE and ARTEFACTS[code - TAKE.base] == aim.what:
                    return code
    return options[0]


def _settle(g: Coop, seat: int, options: list[int]) -> int:
    """The same without a plan: where several things can be met, the one after which a plan leaves least undone."""
    first: dict[int, int] = {}  # by what is met or taken, the option with the fewest tokens
    for code in options:
        if code in MEET:
            first.setdefault(MEET.args(code)[0], code)
        elif code in TAKE:
            first.setdefault(-code, code)
    if len(first) < 2:
        return settle(g, options, [])
    return min((undone(g, seat, code), at, code) for at, code in enumerate(first.values()))[2]


def undone(g: Coop, seat: int, code: int) -> int:
    """How many objectives that victory asks for are left over by a plan made after this answer."""
    after = g.copy()
    after.play(code, seat)
    if after.over:
        return 0 if after.end == WON else len(after.met)
    plan = plan_of_turn(after, seat, True, GLANCE)
    return 0 if plan.complete else len(wanted(situation(after))) - plan.met()


# -- setup -------------------------------------------------------------------------------------------------------------


def pawn_code(g: Coop, plan: Plan, rng: Random) -> int:
    """Where the group asked for is placed."""
    starts = starts_of(g, plan)
    group = g.spot.index(NONE)
    if g.phase == PAWNS and PAWN.base + starts.get(group, NONE) in g.asked:
        return PAWN.base + starts[group]
    exits = [wide(g.plan(), place) * 6 + slot for place, slot in g.plan().exits]
    spare = [code for code in g.asked if code - PAWN.base not in starts.values() and code - PAWN.base not in exits]
    return rng.choice(spare or g.asked)


def shop_code(g: Coop, seat: int, level: str, options: list[int]) -> int:
    """The next purchase; coins left over buy tokens for groups that will fetch something, scrolls first."""
    plan = plan_of_setup(g, seat, LOOKS[level], level)
    for code in shopping(g, seat, level) if level in TRIES else wants(g, plan):
        if code in options:
            return code
    for kind in (3, 1, 0, 2):
        for leg in plan.legs:
            code = TOKEN.code(leg.pawn, kind)
            exact = plan.situation.level == 3 and leg.objective.what in ("sword", "key", "rope", "scroll")
            if code in options and not exact:
                return code
    return PASS.base


# -- turns -------------------------------------------------------------------------------------------------------------


def next_leg(g: Coop, plan: Plan) -> Leg | None:
    """The first leg of a plan that is still to be drawn, if all its cards lie as planned.

    Legs are counted by group: face-down targets may turn out to be others than the plan took them for."""
    drawn = [0] * g.groups()
    for entered in g.legs:
        drawn[entered[0]] += 1
    planned = plan.before[:]
    for leg in plan.legs:
        planned[leg.pawn] += 1
        if drawn[leg.pawn] >= planned[leg.pawn]:
            continue
        if leg.objective.need not in ("take", "artefact") and g.met[leg.objective.index] != NONE:
            continue
        if g.spot[leg.pawn] == spot_of_start(g, leg):
            return leg if all_laid(g, plan, leg) else None
    return None


def due(g: Coop, plan: Plan, patient: bool) -> bool:
    """Whether a leg is drawn now: all when every card lies, and before that one on every turn of a chase, as soon as it
    can be where nobody chases, by the patient when hardly a place is left; one of two that go together when the other
    can follow."""
    leg = next_leg(g, plan)
    if leg is not None and leg.objective.together >= 0 and g.met[leg.objective.together] == NONE:
        others = [other for other in plan.legs if other.objective.index == leg.objective.together]
        if not others or not all_laid(g, plan, others[0]):
            return False
    chase = g.plan().chase
    if (g.turn >= chase and not g.entered) if chase else (not patient or few_places(g, patient)):
        return True
    return plan.complete and all(all_laid(g, plan, leg) for leg in plan.legs)


def few_places(g: Coop, patient: bool) -> bool:
    """Whether what can be had is taken, plan or no plan: by the patient when no place is left, but earlier where it may
    turn up a card that lies face down."""
    return len(g.empty()) <= (LATE if not patient or NONE in g.target_at else 0)


def all_laid(g: Coop, plan: Plan, leg: Leg) -> bool:
    """Whether every card of a leg lies as planned."""
    laid = {narrow(g.plan(), place_of(code)): code for code in g.cells if place_of(code) < GONE}
    return all(_as_planned(laid.get(place, -1), plan, value) for place, value in leg.laid().items())


def _as_planned(code: int, plan: Plan, value: int) -> bool:
    if code < 0:
        return False
    return FACES[face_of(code)] == plan.situation.pool[value >> 1] and turned_of(code) == (value & 1 == 1)


def _paths(g: Coop, seat: int, options: list[int], level: str) -> int:
    """Begin the leg that is drawn now, if there is one."""
    if len(options) > 1 and g.sketches - g.entered < DROPPED:
        line = line_to_draw(g, seat, level)
        if line and BEGIN.base + line[0] in options:
            return BEGIN.base + line[0]
    return END_TURN.base


def _step(g: Coop, seat: int, options: list[int], level: str) -> int:
    """The next step of the leg being drawn; of one that somebody else has begun, toward whatever it can still meet."""
    line = line_to_draw(g, seat, level)
    steps = line[1:]
    if not line or line[0] != g.drawing or steps[: len(g.steps)] != g.steps:
        steps = []
        for leg in at_once(g, [g.drawing]):
            codes = steps_of(g, leg)
            if codes[: len(g.steps)] == g.steps:
                steps = codes
                break
    if len(g.steps) < len(steps):
        return steps[len(g.steps)] if steps[len(g.steps)] in options else ABANDON.base
    return ENTER.base if ENTER.base in options else ABANDON.base


def line_to_draw(g: Coop, seat: int, level: str) -> list[int]:
    """The group whose leg is drawn now and the codes of its steps; [] to end the turn.

    That is the next leg of the plan when it can be drawn; late in the mission, any leg that can."""
    key = f"{level} {g.entered} {g.able} {Moment(g, seat).text()}"
    line = _lines.get(key)
    if line is None:
        line = keep(_lines, key, _choose_line(g, seat, level), KEEP)
    return line


def _choose_line(g: Coop, seat: int, level: str) -> list[int]:
    patient = level in PATIENT and not g.plan().chase
    plan = plan_of_tableau(g, seat, TABLEAU) if patient else plan_of_turn(g, seat, True, LOOKS[level])
    now = due(g, plan, patient)
    leg = next_leg(g, plan) if now else None
    legs = [leg] if leg is not None else []
    if any(last_turn(g, index) for index in range(len(g.met))):  # the other of two that go together, in any way
        legs += [other for other in at_once(g) if other.objective.together >= 0]
    if now and not plan.complete and few_places(g, patient):
        legs += at_once(g)
    for leg in legs:
        codes = steps_of(g, leg) if g.able >> leg.pawn & 1 else []
        if codes:
            return [leg.pawn, *codes]
    return []


def at_once(g: Coop, groups: list[int] | None = None) -> list[Leg]:
    """Legs that can be drawn now without a card, one per open objective; the same every time for one position."""
    s = situation(g)
    out: list[Leg] = []
    for objective in wanted(s):
        if not s.ready(objective):
            continue
        pawns = [pawn for pawn in candidates(s, objective) if groups is None or pawn in groups]
        leg = LegSearch(s, objective, pawns, Random(objective.index), PATIENCE).run() if pawns else None
        if leg is not None:
            out.append(leg)
    return out


def steps_of(g: Coop, leg: Leg) -> list[int]:
    """The steps of a leg; [] when the engine would not take them."""
    try:
        return codes_of(g, leg)
    except IllegalStep:
        return []
