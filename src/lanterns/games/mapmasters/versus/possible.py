"""Whether a position for scenarios could ever stand on the table; what cannot is refused in one sentence."""

from __future__ import annotations

from lanterns.core.errors import BadScenario
from lanterns.games.mapmasters.board.vocabulary import FACES, STARTERS
from lanterns.games.mapmasters.versus.state import IN_HAND, NOT, ROW, MapMasters

HAND = 5


def check_possible(g: MapMasters) -> None:
    """Raises BadScenario that names the key and what the rules allow."""
    for face in range(STARTERS, len(FACES)):
        owners = [seat for seat in range(g.players) if g.where[seat * len(FACES) + face] != NOT]
        if len(owners) > 1:
            _refuse("hand", f"{FACES[face]} exists once, and seats {owners[0]} and {owners[1]} own it [M1.2]")
        if owners and g.market[face - STARTERS] == ROW:
            _refuse("hand", f"seat {owners[0]} owns {FACES[face]}, which lies in the market; name another row [M1.2]")
    for seat in range(g.players):
        held = len(g.cards(seat, IN_HAND))
        if held > HAND:
            _refuse("hand", f"seat {seat} has {held} cards, and a hand has five [M5.1]")
    if len(set(g.row)) < len(g.row):
        _refuse("row", "a card lies in it twice [M1.2]")
    if len(set(g.book_row)) < len(g.book_row):
        _refuse("book_row", "a book lies in it twice")


def _refuse(key: str, why: str) -> None:
    raise BadScenario(f"given: {key}: this cannot be: {why}")
