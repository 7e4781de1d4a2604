"""Names in positions of scenarios: numbers, groups, seats, icons and nodes."""

from __future__ import annotations

from typing import Any

from lanterns.core.errors import BadScenario
from lanterns.core.texts import whole as whole_number
from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.verbs import GROUPS


def whole(field: str, value: Any, least: int, most: int) -> int:
    """A whole number of a position. Raises BadScenario."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"given: {field} must be a whole number from {least} to {most}, not {value!r}")
    return value


def index(known: list[str], name: Any, key: str) -> int:
    """Number of a name in a list. Raises BadScenario."""
    if name not in known:
        raise BadScenario(f"given: {key}: '{name}' is not known")
    return known.index(name)


def group_of(g: Coop, name: Any) -> int:
    """A group by its name."""
    return index(list(GROUPS[: g.groups()]), name, "groups")


def seat_of(g: Coop, name: Any) -> int:
    """A seat by its digit."""
    seat = whole_number(str(name))
    if 0 <= seat < g.players:
        return seat
    raise BadScenario(f"given: '{name}' is not a seat of this game (0 to {g.players - 1})")


def icons(g: Coop, names: list[str]) -> int:
    """Mask of icons by name."""
    tableau = g.board()
    known = {icon_name(tableau, icon): icon for icon in range(len(tableau.board.icon_kind))}
    return sum(1 << known[name] for name in names)


def nodes(g: Coop, names: list[str]) -> int:
    """Mask of nodes by name."""
    tableau = g.board()
    known = {node_name(tableau, node): node for node in range(len(tableau.board.node_kind))}
    return sum(1 << known[name] for name in names)
