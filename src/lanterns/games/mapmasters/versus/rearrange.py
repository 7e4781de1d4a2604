"""Where a card of a dungeon could lie instead, and the actions that bring it there [M6.5].

Only the last card laid can be taken back, and no card while a line is drawn. A browser lets a person move any card at
any time: it sends as many ``back`` as are needed and lays the rest anew, in one deed. This module finds an order in
which every card is legal when it is laid; when there is none, the move is refused as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterns.core.errors import BadQuestion
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.vocabulary import FACE
from lanterns.games.mapmasters.versus.dungeon import Dungeon, Lay, lay_code, placements
from lanterns.games.mapmasters.versus.state import EXPLORE, HOUSE_RULES, IN_HAND, STRICT, TOUCH, MapMasters
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FAR_X, FAR_Y
from lanterns.games.mapmasters.versus.view_types import MapMoved, MapPlaces, MapUnmoved

Spot = tuple[int, int, int, bool]  # face, x, y, turned; in the reckoning of the dungeon as it lies now


def arrange(g: MapMasters, seat: int, params: Mapping[str, Any]) -> MapPlaces | MapMoved | MapUnmoved:
    """Answer the topic ``arrange`` {card, x?, y?, turned?}: without a place every place where the card could lie."""
    if g.phase != EXPLORE or seat not in g.actors():
        raise BadQuestion("cards can be arranged by a seat that is still exploring")
    face = FACE.get(str(params.get("card", "")), -1)
    if face < 0 or face not in g.cards(seat, IN_HAND):
        raise BadQuestion("card must name a card of this seat's hand")
    found = Arrangement(g, seat, face)
    if "x" not in params:
        places = [(spot[1], spot[2], spot[3], actions) for spot, actions in found.places()]
        return {"card": params["card"], "places": places, "remove": found.removed()}
    x, y = params["x"], params.get("y")
    if type(x) is not int or type(y) is not int:
        raise BadQuestion("x and y must be whole numbers")
    spot = (face, x, y, bool(params.get("turned", False)))
    actions = found.moved(spot)
    if actions is not None:
        return {"card": params["card"], "actions": actions}
    rule, key = found.why(spot)
    return {"card": params["card"], "why": {"rule": rule, "key": key}}


class Arrangement:
    """A seat's dungeon with one face singled out; ``at`` is its place in the order of laying, -1 when not laid."""

    def __init__(self, g: MapMasters, seat: int, face: int) -> None:
        self.strict = g.house[STRICT] == 1
        self.touch = g.house[TOUCH] == 1
        self.face = face
        self.layout = g.layout[seat]
        lays = [Lay(code) for code in self.layout]
        self.spots: list[Spot] = [(lay.face, lay.x, lay.y, lay.turned) for lay in lays]
        self.at = next((i for i, spot in enumerate(self.spots) if spot[0] == face), -1)
        self.others: list[Spot] = [spot for spot in self.spots if spot[0] != face]
        kept = self.at if self.at >= 0 else len(self.spots)
        self.kept = self.layout[:kept]
        self.backs = [BACK_CODE] * (len(g.steps[seat]) + len(self.layout) - kept)

    def places(self) -> list[tuple[Spot, list[int]]]:
        """Every place where the face can lie with all others as they are, and the actions for it."""
        out: list[tuple[Spot, list[int]]] = []
        for spot in self._candidates():
            actions = None if spot in self.spots else self.moved(spot)
            if actions is not None:
                out.append((spot, actions))
        return out

    def _candidates(self) -> list[Spot]:
        if not self.others:
            return [(self.face, 0, 0, False), (self.face, 0, 0, True)]
        found: list[Spot] = []
        for _, x, y, _ in self.others:
            for dx in (-1, 0, 1):
                for dy in (-2, -1, 0, 1, 2):
                    for turned in (False, True):
                        spot = (self.face, x + dx, y + dy, turned)
                        if spot not in found and not self._covers(spot):
                            found.append(spot)
        return sorted(found)

    def _covers(self, spot: Spot) -> bool:
        return any(other[1] == spot[1] and abs(other[2] - spot[2]) < 2 for other in self.others)

    def removed(self) -> list[int] | None:
        """The actions that take the face up, None when it does not lie or the others could not stay."""
        if self.at < 0:
            return None
        codes = self._laid(self.others[self.at :])
        return None if codes is None else [*self.backs, *codes]

    def moved(self, spot: Spot) -> list[int] | None:
        """The actions that bring the face to a place, None when it cannot lie there."""
        rest = self.others[len(self.kept) :]
        codes = self._laid([*rest, spot])
        return None if codes is None else [*self.backs, *codes]

    def _laid(self, rest: list[Spot]) -> list[int] | None:
        """The actions that lay these spots after the cards that stay, in an order in which each is legal."""
        layout = self.kept[:]
        codes: list[int] = []
        waiting = rest[:]
        # The first card laid is the middle of all reckoning.
        x0, y0 = (0, 0) if layout or not waiting else (waiting[0][1], waiting[0][2])
        while waiting:
            for spot in waiting:
                face, x, y, turned = spot
                if abs(x - x0) > FAR_X or abs(y - y0) > FAR_Y:
                    continue
                code = lay_code(face, x - x0, y - y0, turned)
                if code in placements(layout, [face], self.strict, self.touch):
                    layout.append(code)
                    codes.append(code)
                    waiting.remove(spot)
                    break
            else:
                return None
        return codes

    def why(self, spot: Spot) -> tuple[str, str]:
        """The rule that forbids a place, and the key of its sentence [M6.3; rules 2.2; MR2, MR3]."""
        if self._covers(spot):
            return "M6.3", "overlap"
        if abs(spot[1]) > FAR_X or abs(spot[2]) > FAR_Y:
            return "MR3", "apart"
        codes = [lay_code(face, x, y, turned) for face, x, y, turned in [*self.others, spot]]
        edges = HOUSE_RULES["edges"][0][1 if self.strict else 0]
        connect = HOUSE_RULES["connect"][0][1 if self.touch else 0]
        reason = fault(Dungeon(codes).board, edges, connect)
        return ("MR2", "mixed-edge") if reason == "mixed-edge" else ("MR3", "apart")
