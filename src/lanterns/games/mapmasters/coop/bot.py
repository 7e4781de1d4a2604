"""What a bot of a level plays in Coop: `Game.advise`, from its own hand and a sample of what it cannot see.

It plans the whole mission on that sample (see ``planner``), plays the card that the plan wants first, or one out of
its way, and draws the legs whose cards all lie. ``easy`` thinks a moment and lays every third card at random,
``medium`` a second, ``hard`` several. A plan is remembered while the tableau follows it; without memory (another
process) a bot looks for what can be reached at once, always in the same way.
"""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.mapmasters.coop.cards import deck_weights, take
from lanterns.games.mapmasters.coop.faces import faces
from lanterns.games.mapmasters.coop.legs import LegSearch
from lanterns.games.mapmasters.coop.planner import Plan, candidates, solve, wanted
from lanterns.games.mapmasters.coop.proof import ITEM
from lanterns.games.mapmasters.coop.sight import add_cards, codes_of, situation
from lanterns.games.mapmasters.coop.situation import HAD
from lanterns.games.mapmasters.coop.state import NONE, PAWNS, PLAYING, Coop
from lanterns.games.mapmasters.coop.strides import BY_CIRCLE, Leg
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
from lanterns.games.mapmasters.walker import IllegalStep

LEVELS: Final = ("easy", "medium", "hard")
SECONDS: Final[tuple[float, ...]] = (0.25, 1.0, 3.0)
PATIENCE: Final = 400
KEEP: Final = 60
#: empty places left at which what can be had at once is taken, plan or no plan
LATE: Final = 3

_plans: Final[dict[str, Plan]] = {}
_codes: Final[dict[str, list[int]]] = {}


def advise(g: Coop, seat: int, level: str, rng: Random) -> int:
    """The answer of a bot to the question asked now; -1 for no opinion."""
    options = g.asked
    first = options[0]
    if len(options) == 1:
        return first
    if PAWN.base <= first < PAWN.base + PAWN.size:
        return _pawn(g, level, rng)
    if any(code == PASS.base for code in options) and g.phase != PLAYING and LEAD.base not in options:
        return _shop(g, options)
    if LEAD.base in options:
        return LEAD.base
    if any(PLAY.base <= code < PLAY.base + PLAY.size for code in options):
        return play_card(g, seat, level, rng)
    if END_TURN.base in options:
        return _paths(g, options)
    if ABANDON.base in options:
        return _step(g, options)
    return settle(g, options, _plans.get(_key(g)))


def settle(g: Coop, options: list[int], plan: Plan | None) -> int:
    """Answers on arrival and to proposals: what the plan is for, with as few tokens as it takes. A bot never
    proposes to resign, and lets people have their way who do."""
    if AGREE.base in options:
        return AGREE.base
    if TURN_UP.base <= options[0] < TURN_UP.base + TURN_UP.size:
        return options[0]
    aims = [leg.objective for leg in plan.legs] if plan is not None else []
    for aim in aims:
        if g.met[aim.index] == NONE:
            for code in options:
                if MEET.base <= code < MEET.base + MEET.size and MEET.args(code)[0] == aim.index:
                    return code
                if TAKE.base <= code < TAKE.base + TAKE.size and ARTEFACTS[code - TAKE.base] == aim.what:
                    return code
    return options[0]


def _key(g: Coop) -> str:
    """What a plan is remembered by: the mission and its given cards, and in play how it came so far."""
    targets = len(g.plan().targets)
    return f"{g.mission}/{g.players}/{g.house}/{g.cells[targets : targets + len(g.plan().places('S'))]}"


def remember(g: Coop, plan: Plan) -> None:
    """Keep a plan for the questions that follow."""
    if len(_plans) > KEEP:
        _plans.clear()
    _plans[_key(g)] = plan


def deal_ahead(g: Coop, rng: Random) -> Coop:
    """A copy in which every seat holds a first hand, sampled, when none is dealt yet."""
    ahead = g.copy()
    if not any(ahead.hands):
        for seat in range(ahead.players):
            for _ in range(ahead.hand_size()):
                weights = deck_weights(ahead)
                take(ahead, seat, rng.choices(range(len(weights)), weights)[0])
    return ahead


def think(g: Coop, level: str, rng: Random, played: bool) -> Plan:
    """A plan for the rest of the mission on one sample of the cards to come."""
    s = situation(g)
    ahead = deal_ahead(g, rng)
    if not ahead.turn:
        ahead.turn = 1
    add_cards(ahead, s, played, rng)
    plan = solve(s, rng, SECONDS[LEVELS.index(level)], 40, PATIENCE)
    remember(g, plan)
    return plan


# -- setup -------------------------------------------------------------------------------------------------------------


def _pawn(g: Coop, level: str, rng: Random) -> int:
    """Start where the plan starts this group; groups without a leg anywhere else."""
    plan = _plans.get(_key(g))
    if plan is None or not _placed_as_planned(g, plan):
        plan = think(g, level, rng, False)
    return pawn_code(g, plan, rng)


def _placed_as_planned(g: Coop, plan: Plan) -> bool:
    starts = planned_starts(g, plan)
    return all(g.spot[group] == spot for group, spot in starts.items() if g.spot[group] != NONE)


def planned_starts(g: Coop, plan: Plan) -> dict[int, int]:
    """Spot at which each group of a plan starts its first leg."""
    out: dict[int, int] = {}
    for leg in plan.legs:
        out.setdefault(leg.pawn, wide(g.plan(), leg.start[0]) * 6 + leg.start[1])
    return out


def pawn_code(g: Coop, plan: Plan, rng: Random) -> int:
    """Where the group asked for is placed."""
    starts = planned_starts(g, plan)
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


def _shop(g: Coop, options: list[int]) -> int:
    plan = _plans.get(_key(g))
    if plan is None:
        return PASS.base
    return shop_code(g, plan, options)


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
    if level == "easy" and rng.random() < 0.33:
        return rng.choice([code for code in g.asked if PLAY.base <= code < PLAY.base + PLAY.size])
    return card_code(g, seat, think(g, level, rng, False), rng)


def card_code(g: Coop, seat: int, plan: Plan, rng: Random) -> int:
    """The first card of the plan that this seat holds; else a card that the plan does not want, far from its ways."""
    s = plan.situation
    mission = g.plan()
    empty = g.empty()
    hand = [FACES[face] for face in g.hands[seat]]
    for leg in plan.legs:
        for place, value in leg.laid().items():
            card = s.pool[value >> 1]
            if s.owner[value >> 1] == seat and card in hand and wide(mission, place) in empty:
                return play_code(FACE[card], wide(mission, place), value & 1 == 1)
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
        if g.spot[leg.pawn] == wide(g.plan(), leg.start[0]) * 6 + leg.start[1]:
            return leg if all_laid(g, plan, leg) else None
    return None


def due(g: Coop, plan: Plan) -> bool:
    """Whether a leg is drawn now: in a chased mission one on every turn of the chase, all when every card lies."""
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


def _paths(g: Coop, options: list[int]) -> int:
    """Begin the next leg of the plan when it can be drawn; late in the mission, any leg that can."""
    plan = _plans.get(_key(g))
    leg = next_leg(g, plan) if plan is not None else None
    if plan is not None and not due(g, plan):
        return END_TURN.base
    if leg is not None and BEGIN.base + leg.pawn in options and _write(g, leg):
        return BEGIN.base + leg.pawn
    if plan is None or (not plan.complete and len(g.empty()) <= LATE):
        for near in at_once(g):
            if BEGIN.base + near.pawn in options and _write(g, near):
                return BEGIN.base + near.pawn
    return END_TURN.base


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


def _place(g: Coop, group: int) -> str:
    return f"{_key(g)}/{len(g.cells)}/{len(g.legs)}/{group}"


def _write(g: Coop, leg: Leg) -> bool:
    """Remember the steps of a leg; whether the engine would take them."""
    if len(_codes) > KEEP:
        _codes.clear()
    try:
        _codes[_place(g, leg.pawn)] = codes_of(g, leg)
    except IllegalStep:
        return False
    return True


def _step(g: Coop, options: list[int]) -> int:
    """The next step of the leg being drawn."""
    codes = _codes.get(_place(g, g.drawing), [])
    if codes[: len(g.steps)] != g.steps or not codes:
        for leg in at_once(g, [g.drawing]):
            if _write(g, leg) and _codes[_place(g, g.drawing)][: len(g.steps)] == g.steps:
                codes = _codes[_place(g, g.drawing)]
                break
        else:
            return ABANDON.base
    if len(g.steps) < len(codes):
        return codes[len(g.steps)] if codes[len(g.steps)] in options else ABANDON.base
    return ENTER.base if ENTER.base in options else ABANDON.base
