"""Whether a position for scenarios could ever stand on the table; what cannot is refused in one sentence."""

from __future__ import annotations

from lanterns.core.errors import BadScenario
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.state import NONE, Coop
from lanterns.games.mapmasters.coop.tableau import GONE, place_of
from lanterns.games.mapmasters.coop.verbs import COLUMNS, GROUPS, PLACES, SPOTS

BOOKS_EACH = 2


def check_possible(g: Coop) -> None:
    """Raises BadScenario that names the key and what the rules allow."""
    for code in g.cells:
        if place_of(code) != GONE:
            _in_grid(g, "cells", place_of(code))
            if place_of(code) in g.blocked:
                _refuse("cells", f"{PLACES[place_of(code)]} is blocked")
    for group, spot in enumerate(g.spot):
        if spot == NONE:
            continue
        _in_grid(g, "pawns", spot // 6)
        if spot in g.spot[:group]:
            _refuse("pawns", f"two groups stand at {SPOTS[spot]} [M10.3]")
    for group in range(g.groups()):
        if len(g.books(group)) > BOOKS_EACH:
            _refuse("books", f"{GROUPS[group]} has {len(g.books(group))} books, and a group holds two [M10.4]")
        for kind, token in enumerate(TOKENS):
            if g.tokens[group * 4 + kind] > 1:
                _refuse("tokens", f"{GROUPS[group]} has more than one unused token {token} [M10.4]")


def _in_grid(g: Coop, key: str, place: int) -> None:
    row, column = divmod(place, COLUMNS)
    if column >= g.plan().columns or row >= g.plan().rows:
        _refuse(key, f"{PLACES[place]} is outside the grid of this mission")


def _refuse(key: str, why: str) -> None:
    raise BadScenario(f"given: {key}: this cannot be: {why}")
