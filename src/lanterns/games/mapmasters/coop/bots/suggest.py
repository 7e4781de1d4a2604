"""`Queries.answer`, topic `suggest`: good places for the pawn that is asked for, each with the goal that it serves.
While a card is played: good cards (see `cards`), for plans that are given as ``steps``, as for a sketch.

The answer: ``{"places": [...], "cards": []}``, places at most three, the best first, each ``{"action": code, "spot":
side, "objective": number of the goal from 1, "away": cards to the goal's}``. A glance, not a search: sides near a goal
that no pawn stands near yet. Goals whose cards lie face down, or that are met at the rim, draw nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.coop.bots.aims import aims
from lanterns.games.mapmasters.coop.bots.cards import good_cards
from lanterns.games.mapmasters.coop.state import NONE, Coop
from lanterns.games.mapmasters.coop.verbs import PAWN, PLAY, SPOTS
from lanterns.games.mapmasters.coop.view_types import CoopSuggestion, CoopSuggestions

MOST: Final = 3


def suggest(g: Coop, seat: int, params: Mapping[str, Any]) -> CoopSuggestions:
    """The answer for this position; raises BadQuestion."""
    for key in params:
        if key != "steps":
            raise BadQuestion(f"suggest takes no '{key}'")
    if any(code in PLAY for code in g.asked):
        if seat != g.actor:  # nobody learns what another holds
            raise BadQuestion("cards are suggested to the seat that plays one")
        return {"places": [], "cards": good_cards(g, seat, params.get("steps", []))}
    sides = [code - PAWN.base for code in g.asked if code in PAWN]
    if not sides:
        raise BadQuestion("places are suggested while pawns are placed, cards while a card is played")
    placed = [spot for spot in g.spot if spot != NONE]
    goals = aims(g, seat)
    left = goals[:]
    for spot in placed:  # a pawn serves the goal that is nearest to it; the others still want one
        if left:
            left.remove(min(left, key=lambda aim: (aim.away(spot), aim.number)))
    left = left or goals
    near = sorted((aim.away(side), aim.number, side) for aim in left for side in sides if side not in placed)
    firsts: dict[int, tuple[int, int, int]] = {}
    for one in near:
        firsts.setdefault(one[1], one)
    places: list[CoopSuggestion] = []
    for away, number, side in [*firsts.values(), *near]:
        if len(places) < MOST and all(one["spot"] != SPOTS[side] for one in places):
            places.append({"action": PAWN.base + side, "spot": SPOTS[side], "objective": number, "away": away})
    return {"places": places, "cards": []}
