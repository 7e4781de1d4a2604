"""`Queries.answer`, topic `advice`: which group could fetch what, now or over cards that the asking seat knows of.

The answer: ``{"legs": [...]}``, at most one entry per open objective, those that need no card first. Each has ``group``
(name), ``objective`` (its number from 1), ``target`` (card id or ``rim``), ``spot`` (where the leg arrives), ``cards``
(play codes of the cards to lay, each from a hand that the seat sees), ``steps`` (action codes of the leg once they
lie). It is what the search finds within a bound; that it finds nothing proves nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.bots.sight import add_cards, codes_of, situation
from lanterns.games.mapmasters.coop.planner.legs import LegSearch
from lanterns.games.mapmasters.coop.planner.nodes import Leg
from lanterns.games.mapmasters.coop.planner.planner import candidates, wanted
from lanterns.games.mapmasters.coop.planner.situation import Situation
from lanterns.games.mapmasters.coop.state import HANDS, NONE, PLAYING, Coop
from lanterns.games.mapmasters.coop.tableau import cell, wide
from lanterns.games.mapmasters.coop.verbs import FACE, GROUPS, PLACES, PLAY, SPOTS, play_code
from lanterns.games.mapmasters.coop.view_types import CoopAdvice, CoopProposal

#: positions looked at per objective: without cards, with cards
PATIENCE: Final = (300, 500)


def advice(g: Coop, seat: int, params: Mapping[str, Any]) -> CoopAdvice:
    """The answer from what a seat may know. Raises BadQuestion."""
    for key in params:
        raise BadQuestion(f"advice takes no '{key}'")
    if g.phase != PLAYING:
        raise BadQuestion("advice is given once the mission has begun")
    known = g.copy()
    known.drawing, known.steps, known.line = NONE, [], None
    if not g.house[HANDS]:
        known.hands = [hand if other == seat else [] for other, hand in enumerate(g.hands)]
    bare = situation(known)
    played = not any(code in PLAY for code in g.asked)
    legs: list[CoopProposal] = []
    for objective in wanted(bare):
        pawns = candidates(bare, objective) if bare.ready(objective) else []
        if not pawns:
            continue
        told = None
        for with_cards in (False, True):
            s = situation(known)
            if with_cards:
                add_cards(known, s, played, None)
            leg = LegSearch(s, objective, pawns, Random(objective.index), PATIENCE[with_cards]).run()
            told = leg_view(known, s, leg) if leg is not None else None
            if told is not None:
                legs.append(told)
                break
    legs.sort(key=_cards)
    return {"legs": legs}


def _cards(leg: CoopProposal) -> int:
    return len(leg["cards"])


def leg_view(g: Coop, s: Situation, leg: Leg) -> CoopProposal | None:
    """One leg for the answer; None when the engine would not take it."""
    plan = g.plan()
    after = g.copy()
    cards: list[int] = []
    for place, value in leg.laid().items():
        face, turned = FACE[s.pool[value >> 1]], value & 1 == 1
        cards.append(play_code(face, wide(plan, place), turned))
        after.cells = [*after.cells, cell(wide(plan, place), face, turned)]
        after.laid_by = [*after.laid_by, NONE]
    try:
        steps = codes_of(after, leg)
    except IllegalStep:
        return None
    return {
        "group": GROUPS[leg.pawn],
        "objective": leg.objective.index + 1,
        "target": leg.objective.card,
        "spot": SPOTS[wide(plan, leg.end[0]) * 6 + leg.end[1]] if leg.end[1] < 6 else PLACES[wide(plan, leg.end[0])],
        "cards": cards,
        "steps": steps,
    }
