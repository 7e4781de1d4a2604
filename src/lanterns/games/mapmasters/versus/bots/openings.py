"""What a path can win from each opening of a dungeon that is laid, exactly: `Expert.ranked` for Map Masters."""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board.path import Kit
from lanterns.games.mapmasters.board.path_moves import starts
from lanterns.games.mapmasters.solver.best_path import best_path
from lanterns.games.mapmasters.versus.bots.plans import tangled
from lanterns.games.mapmasters.versus.dungeon import dungeon_of
from lanterns.games.mapmasters.versus.state import EXPLORE, IN_HAND, MapMasters

STATES: Final = 120_000  # of one search; a dungeon that takes more is left alone


def ranked_openings(g: MapMasters, seat: int) -> list[tuple[int, float]]:
    """The `start` codes with the most points of the primary that a path from there has, the best first.

    [] unless the seat has laid its whole hand and drawn nothing yet, and where a search would take too long."""
    layout = g.layout[seat] if g.phase == EXPLORE and seat < len(g.layout) else []
    if not layout or len(layout) < len(g.cards(seat, IN_HAND)) or g.steps[seat]:
        return []
    path = g.path(seat)
    assert path is not None
    dungeon = dungeon_of(layout)
    kit = Kit(g.kit[seat * 5 : seat * 5 + 4], g.kit[seat * 5 + 4], g.leaps_inside())
    found: list[tuple[float, int]] = []
    for node in starts(path):
        answer = best_path(dungeon.board, kit, g.primary_kind(), tangled=tangled(g), states=STATES, start=node)
        if not answer.exact:
            return []
        found.append((-float(answer.value), dungeon.start_code(node)))
    found.sort()
    return [(code, -lost) for lost, code in found]
