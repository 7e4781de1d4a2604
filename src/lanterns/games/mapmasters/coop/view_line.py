"""Where a leg stands that is being drawn or planned, in a view and in answers of a study."""

from __future__ import annotations

from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.board.path import COUNTED
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.trace import tokens_view
from lanterns.games.mapmasters.board.view_types import MapTokens
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.landing import place_at, side_at, spot_name, spot_of
from lanterns.games.mapmasters.coop.rules.line import fairies
from lanterns.games.mapmasters.coop.rules.objectives import (
    RIM_TARGET,
    meet_codes,
    take_codes,
)  # fmt: skip
from lanterns.games.mapmasters.coop.state import (
    Coop,
    Line,
)  # fmt: skip
from lanterns.games.mapmasters.coop.verbs import (
    HIDDEN,
    VERBS,
)  # fmt: skip
from lanterns.games.mapmasters.coop.view_types import (
    CoopEnd,
    CoopMeets,
)


def items_view(g: Coop, items: list[int]) -> MapTokens:
    kinds = g.board().board.icon_kind
    return tokens_view([sum(1 for icon in items if kinds[icon] == letter) for letter in NEEDS])


def line_view(g: Coop, line: Line) -> CoopEnd:
    """Where a leg stands: its end, what it found and used, what the group would hold, what it could meet."""
    tableau = g.board()
    path = line.path
    board = path.board
    group = path.group
    count = len(board.icon_kind)
    found = path.found & ~g.found[group]
    used = path.crossed & ~g.crossed[group]
    rooms = path.rooms & ~g.rooms[group]
    met = meets(g, line)
    counts = path.counts(found)
    return {
        "at": node_name(tableau, path.node) if path.node >= 0 else None,
        "inside": None if path.piece < 0 else (tableau.piece_label(path.piece), path.index, path.heading),
        "stuck": path.stuck,
        "arrived": path.arrived or path.at_exit,
        "spot": spot_name(tableau, spot_of(tableau, path)) if path.arrived or path.at_exit else None,
        "found": [icon_name(tableau, i) for i in range(count) if found >> i & 1],
        "used": [icon_name(tableau, i) for i in range(count) if used >> i & 1],
        "rooms": [node_name(tableau, n) for n in range(len(board.node_kind)) if rooms >> n & 1],
        "counts": {letter: n for letter, n in counts.items() if n},
        "adds": adds(g, {**counts, "h": rooms.bit_count()}),
        "spent": list(path.spent),
        "tokens": tokens_view(path.tokens),
        "items": items_view(g, path.items),
        "fairies": [TOKENS[kind] for kind in fairies(line)] if line.due else [],
        "meets": met,
        "loses": loses(met),
    }


def adds(g: Coop, counts: dict[str, int]) -> dict[str, int]:
    """How much of each objective, by its number, a leg brings that finds so many icons by letter (h rooms)."""
    adds: dict[str, int] = {}
    for index in range(len(g.met)):
        amount = sum(counts.get(letter, 0) for letter in COUNTED.get(g.objective(index).what, ""))
        if amount:
            adds[str(index + 1)] = amount
    return adds


def meets(g: Coop, line: Line) -> CoopMeets | None:
    """What the group could take and meet if this leg were entered now; None before it arrives, and on the back of a
    face-down target, where nobody knows."""
    path = line.path
    if not (path.arrived or path.at_exit):
        return None
    tableau = g.board()
    spot = spot_of(tableau, path)
    place = place_at(tableau, spot)
    if path.arrived and tableau.faces[tableau.at[place]] == HIDDEN:
        return {"hidden": True, "takes": [], "objectives": [], "options": []}
    after = g.copy()
    group = path.group
    after.found[group], after.crossed[group], after.rooms[group] = path.found, path.crossed, path.rooms
    after.crossed_all = path.crossed_by_all
    for kind in range(len(TOKENS)):
        after.tokens[group * 4 + kind] = path.tokens[kind]
    for spent in path.spent:
        if spent[0] == "b":
            after.used_books |= 1 << (int(spent[1:]) - 1)
    target = RIM_TARGET if path.at_exit else g.target_on(place)
    codes = meet_codes(after, group, target, spot if path.at_exit else side_at(spot))
    taken = [] if path.at_exit else take_codes(after, group, target, side_at(spot))
    numbers = list(dict.fromkeys(VERBS.notation(code).split()[1] for code in codes))
    return {
        "hidden": False,
        "takes": [VERBS.notation(code).split()[1] for code in taken],
        "objectives": [int(number) for number in numbers],
        "options": [VERBS.to_json(code) for code in codes],
    }


def loses(met: CoopMeets | None) -> bool:
    """Whether a leg that arrives like this would lose the mission: nothing is taken and nothing met there [M14.3]."""
    return met is not None and not met["hidden"] and not met["takes"] and not met["options"]
