"""What a bot of a level plays in Coop: `Expert.choose`, from its own hand and a sample of what it cannot see.

It plans the whole mission on that sample (see ``planner``), plays the card that the plan wants first, or one out of
its way, and draws the legs whose cards all lie. ``novice`` thinks a moment and lays two cards of three at random,
``easy`` every third, ``medium`` none, ``hard`` and ``master`` think longer; all budgets are positions looked at.
Nothing is remembered: every question finds the plan that it belongs to again (see ``found``).
"""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.bots.found import Moment, plan_of_setup, plan_of_turn, starts_of
from lanterns.games.mapmasters.coop.bots.sight import codes_of, situation, spot_of_start
from lanterns.games.mapmasters.coop.missions.faces import faces
from lanterns.games.mapmasters.coop.missions.mission import Objective
from lanterns.games.mapmasters.coop.planner.legs import LegSearch
from lanterns.games.mapmasters.coop.planner.nodes import BY_CIRCLE, NEVER, Leg
from lanterns.games.mapmasters.coop.planner.planner import Plan, candidates, wanted
from lanterns.games.mapmasters.coop.planner.proof import ITEM
from lanterns.games.mapmasters.coop.planner.situation import HAD
from lanterns.games.mapmasters.coop.rules.outcome import last_turn
from lanterns.games.mapmasters.coop.state import NONE, PAWNS, PLAYING, WON, Coop
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, narrow, place_of, turned_of, wide
from lanterns.games.mapmasters.coop.verbs import (
    ABANDON,
    AGREE,
    ARTEFACTS,
    BEGIN,
    BOOK,
    END_TURN,
    ENTER,
    FACE,
    FACES,
    LEAD,
    MEET,
    PASS,
    PAWN,
    PLAY,
    TAKE,
    TOKEN,
    TURN_UP,
    play_code,
)  # fmt: skip

#: positions looked at for a plan, by level
LOOKS: Final = {"novice": 600, "easy": 2_500, "medium": 10_000, "hard": 30_000, "master": 120_000}
#: how often a card is laid wherever it goes, by level
WHIM: Final = {"novice": 0.66, "easy": 0.33}
#: the same for each of the things that can be met on one arrival
GLANCE: Final = 2_500
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
        return pawn_code(g, plan_of_setup(g, seat, looks), rng)
    if any(code == PASS.base for code in options) and g.phase != PLAYING and LEAD.base not in options:
        return shop_code(g, plan_of_setup(g, seat, looks), options)
    if LEAD.base in options:
        return LEAD.base
    if any(code in PLAY for code in options):
        return play_card(g, seat, level, rng)
    if END_TURN.base in options:
        return _paths(g, seat, options, looks)
    if ABANDON.base in options:
        return _step(g, seat, options, looks)
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


def purchases(g: Coop, plan: Plan) -> list[int]:
    """What a plan wants bought and nobody holds yet: books, then tokens by group."""
    out: list[int] = []
    for leg in plan.legs:
        for node in leg.nodes:
            if node.how > BY_CIRCLE and not g.book_mask(leg.pawn) >> node.how & 1:
                out.append(BOOK.code(leg.pawn, node.how - 1))
    for group, pawn in enumerate(plan.situation.pawns):
        for kind, item in enumerate(ITEM):
            if pawn.counters[HAD] >> item & 1 and not g.tokens[group * 4 + kind]:
                out.append(TOKEN.code(group, kind))
    return out


def shop_code(g: Coop, plan: Plan, options: list[int]) -> int:
    """The next purchase of a plan; coins left over buy tokens for groups that will fetch something, scrolls first."""
    for code in purchases(g, plan):
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


def play_card(g: Coop, seat: int, level: str, rng: Random) -> int:
    """The card that the plan wants first from this hand, or one out of its way."""
    if level in WHIM and rng.random() < WHIM[level]:
        return rng.choice([code for code in g.asked if code in PLAY])
    return card_code(g, seat, plan_of_turn(g, seat, False, LOOKS[level]), rng)


def card_code(g: Coop, seat: int, plan: Plan, rng: Random) -> int:
    """The first card of the plan that this seat holds; else a card that the plan does not want, far from its ways."""
    s = plan.situation
    mission = g.plan()
    empty = g.empty()
    hand = [FACES[face] for face in g.hands[seat]]
    wet: list[tuple[int, int, int]] = []
    for leg in plan.legs:
        for place, value in leg.laid().items():
            card = s.pool[value >> 1]
            if s.owner[value >> 1] == seat and card in hand and wide(mission, place) in empty:
                wet.append(
                    (s.limit.get(place, NEVER), len(wet), play_code(FACE[card], wide(mission, place), value & 1 == 1))
                )
    if wet:
        return min(wet)[2]
    reserved: list[int] = []
    needed: list[str] = []
    for leg in plan.legs:
        for place, value in leg.laid().items():
            if wide(mission, place) in empty:
                reserved.append(wide(mission, place))
                if s.owner[value >> 1] == seat:
                    needed.append(s.pool[value >> 1])
    spare = [card for card in hand if card not in needed] or hand
    free = [place for place in empty if place not in reserved] or empty
    best, at = -1.0, free[0]
    for place in free:
        far = (
            min((abs(place % 8 - other % 8) + abs(place // 8 - other // 8) for other in _targets(g)), default=9)
            + rng.random()
        )
        far += 1000.0 / (1 + s.limit.get(narrow(mission, place), NEVER))  # first where the water comes first
        if far > best:
            best, at = far, place
    poorest = min(spare, key=_icons)
    return play_code(FACE[poorest], at, rng.random() < 0.5)


def _icons(card: str) -> int:
    return len(faces()[card].icons())


def _targets(g: Coop) -> list[int]:
    return [wide(g.plan(), target.place) for target in g.plan().targets]


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


def due(g: Coop, plan: Plan) -> bool:
    """Whether a leg is drawn now: in a chased mission one on every turn of the chase, all when every card lies; one of
    two that go together when the other can follow."""
    leg = next_leg(g, plan)
    if leg is not None and leg.objective.together >= 0 and g.met[leg.objective.together] == NONE:
        others = [other for other in plan.legs if other.objective.index == leg.objective.together]
        if not others or not all_laid(g, plan, others[0]):
            return False
    chase = g.plan().chase
    if not chase or (g.turn >= chase and not g.entered):
        return True
    return plan.complete and all(all_laid(g, plan, leg) for leg in plan.legs)


def all_laid(g: Coop, plan: Plan, leg: Leg) -> bool:
    """Whether every card of a leg lies as planned."""
    laid = {narrow(g.plan(), place_of(code)): code for code in g.cells if place_of(code) < GONE}
    return all(_as_planned(laid.get(place, -1), plan, value) for place, value in leg.laid().items())


def _as_planned(code: int, plan: Plan, value: int) -> bool:
    if code < 0:
        return False
    return FACES[face_of(code)] == plan.situation.pool[value >> 1] and turned_of(code) == (value & 1 == 1)


def _paths(g: Coop, seat: int, options: list[int], looks: int) -> int:
    """Begin the leg that is drawn now, if there is one."""
    if len(options) > 1 and g.sketches - g.entered < DROPPED:
        line = line_to_draw(g, seat, looks)
        if line and BEGIN.base + line[0] in options:
            return BEGIN.base + line[0]
    return END_TURN.base


def _step(g: Coop, seat: int, options: list[int], looks: int) -> int:
    """The next step of the leg being drawn; of one that somebody else has begun, toward whatever it can still meet."""
    line = line_to_draw(g, seat, looks)
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


def line_to_draw(g: Coop, seat: int, looks: int) -> list[int]:
    """The group whose leg is drawn now and the codes of its steps; [] to end the turn.

    That is the next leg of the plan when it can be drawn; late in the mission, any leg that can."""
    key = f"{looks} {g.entered} {g.able} {Moment(g, seat).text()}"
    line = _lines.get(key)
    if line is None:
        line = _choose_line(g, seat, looks)
        if len(_lines) >= KEEP:
            del _lines[next(iter(_lines))]
        _lines[key] = line
    return line


def _choose_line(g: Coop, seat: int, looks: int) -> list[int]:
    plan = plan_of_turn(g, seat, True, looks)
    if not due(g, plan):
        return []
    leg = next_leg(g, plan)
    legs = [leg] if leg is not None else []
    if any(last_turn(g, index) for index in range(len(g.met))):  # the other of two that go together, in any way
        legs += [other for other in at_once(g) if other.objective.together >= 0]
    if not plan.complete and len(g.empty()) <= LATE:
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
