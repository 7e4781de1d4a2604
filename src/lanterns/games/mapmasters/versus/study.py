"""What can be asked about a position besides the rules: `Queries.answer` for Map Masters [rules 7].

``arrange``  {"card", "x", "y", "turned"}: where a card of the hand could lie, and by which actions (see `rearrange`)
``hint``     {"level": 1..4, "on": "layout" | "hand"} while the seat explores: is there a better path (in what it has
             laid, or with its whole hand), what is it worth, where does it start, how does it run
``meter``    {"seat": N} after the reveal: a path's value beside the optimum of its hand and beside sampled layouts

All read only what the asking seat may know: its own open hand, or dungeons that lie open to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Topic
from lanterns.core.step import SPECTATOR
from lanterns.core.view_types import AnyAnswer, Solved
from lanterns.games.mapmasters.board.cards import SLOTS
from lanterns.games.mapmasters.board.path import OBJECTIVES, Kit
from lanterns.games.mapmasters.board.vocabulary import CARDS, FACES
from lanterns.games.mapmasters.solver import meter as metering
from lanterns.games.mapmasters.solver.best_hand import best_hand
from lanterns.games.mapmasters.solver.best_path import best_path
from lanterns.games.mapmasters.versus.bots.recode import lay_codes, laying_order, path_codes
from lanterns.games.mapmasters.versus.dungeon import Dungeon
from lanterns.games.mapmasters.versus.rearrange import arrange
from lanterns.games.mapmasters.versus.rules.explore import Explore
from lanterns.games.mapmasters.versus.state import (
    END,
    EXPLORE,
    HOUSE_RULES,
    REWARD,
    STRICT,
    TANGLED,
    TOUCH,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import START
from lanterns.games.mapmasters.versus.view import dungeon_view
from lanterns.games.mapmasters.versus.view_types import (
    MapDungeon,
    MapHere,
    MapHint,
    MapMeter,
    MapMoved,
    MapPlaces,
    MapStart,
    MapUnmoved,
)

TOPICS: Final[dict[str, Topic]] = {
    "arrange": Topic("arrange", answers=(MapPlaces, MapMoved, MapUnmoved)),
    "hint": Topic("hint", slow=True, hint=True, answers=(MapHint,)),
    "meter": Topic("meter", slow=True, answers=(MapMeter,)),
}
HINT_SECONDS: Final = 12.0
SAMPLES: Final = 2000  # of the meter [rules 7]
#: caps of the meter are counts, not seconds, so that the same position always reads the same
METER_HAND_STATES: Final = 120_000
METER_PATH_STATES: Final = 450_000  # of all samples together; fewer samples are taken when they are used up


def study(g: MapMasters, seat: int, topic: str, params: Mapping[str, Any]) -> AnyAnswer:
    """Answer a topic. Raises BadQuestion in one sentence."""
    if topic == "arrange":
        return arrange(g, seat, params)
    if topic == "hint":
        return hint(g, seat, params)
    if topic == "meter":
        return meter(g, seat, params)
    raise BadQuestion(f"mapmasters knows no topic '{topic}'; its topics are {', '.join(TOPICS)}")


def _only(params: Mapping[str, Any], known: tuple[str, ...], topic: str) -> None:
    for key in params:
        if key not in known:
            raise BadQuestion(f"{topic} has no parameter '{key}'; its parameters are {', '.join(known)}")


def _whole(params: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = params.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadQuestion(f"{key} must be a whole number from {least} to {most}, not {value!r}")
    return value


def house(g: MapMasters) -> tuple[str, str, str]:
    """The options that decide about layouts and paths: edges, connect, tangled."""
    return (
        HOUSE_RULES["edges"][0][g.house[STRICT]],
        HOUSE_RULES["connect"][0][g.house[TOUCH]],
        HOUSE_RULES["tangled"][0][g.house[TANGLED]],
    )


def kit_of_seat(g: MapMasters, seat: int) -> Kit:
    """Tokens and books that the seat's path may use."""
    return Kit(g.kit[seat * 5 : seat * 5 + 4], g.kit[seat * 5 + 4], g.leaps_inside())


# hints


def hint(g: MapMasters, seat: int, params: Mapping[str, Any]) -> MapHint:
    """The rungs of the ladder up to `level`: how many points are to be had, where the path starts, how it runs."""
    _only(params, ("level", "on"), "hint")
    level = _whole(params, "level", 1, 1, 4)
    step = g.question(seat) if 0 <= seat < g.players else None
    if g.phase != EXPLORE or not isinstance(step, Explore):
        raise BadQuestion("a hint is for a seat that lays its cards and draws its path; ask again in Exploration")
    given = params.get("on", "layout" if g.layout[seat] else "hand")
    if given not in ("layout", "hand"):
        raise BadQuestion(f"on must be layout or hand, not {given!r}")
    on: Literal["layout", "hand"] = "layout" if given == "layout" else "hand"
    if on == "layout" and not g.layout[seat]:
        raise BadQuestion("nothing is laid yet; ask for a hint on hand")
    kind, kit = g.primary_kind(), kit_of_seat(g, seat)
    edges, connect, tangled = house(g)
    path = g.path(seat) if g.steps[seat] else None
    own = (path.score(kind), path.at_exit) if path is not None else (0, False)
    if on == "layout":
        order = Dungeon(g.layout[seat]).board.placed
        found = best_path(
            Dungeon(g.layout[seat]).board, kit, kind, tangled=tangled, coins=True, short=True, seconds=HINT_SECONDS
        )
        best, script, exact = (found.value, found.exit), found.script, found.exact
    else:
        hand = [CARDS[face] for face in g.hands[seat]]
        answer = best_hand(hand, kit, kind, edges=edges, connect=connect, tangled=tangled, seconds=HINT_SECONDS)
        order = laying_order(answer.placed, edges, connect)
        best, script, exact = (answer.value, answer.exit), answer.script, answer.exact
    better = best > own
    data: MapHint = {
        "level": level, "on": on, "points": own[0], "exit": own[1], "better": better, "exact": exact,
    }  # fmt: skip
    if level >= 2:
        data["best"] = {"points": best[0], "exit": best[1]} if better else None
    if level >= 3:
        codes = path_codes(order, kit, tangled, script) if better else []
        data["start"] = _start(codes[0]) if better else None
        if level == 4:
            layout = lay_codes(order) if better else []
            data["layout"], data["path"] = (layout, codes) if better else (None, None)
            data["dungeon"] = ghost(g, seat, layout, codes) if better else None
    return data


def _start(code: int) -> MapStart:
    face, slot = START.args(code)
    return {"code": code, "card": FACES[face], "slot": SLOTS[slot]}


def ghost(g: MapMasters, seat: int, layout: list[int], steps: list[int]) -> MapDungeon | None:
    """A dungeon that a seat could have made, in the form that views have."""
    other = g.copy()
    other.layout[seat] = layout
    other.steps[seat] = steps
    return dungeon_view(other, seat, SPECTATOR)


# the meter


def explored_round(g: MapMasters) -> int:
    """The round whose dungeons lie open on the table; 0 before the first reveal."""
    return g.round if g.phase in (EXPLORE, REWARD, END) else g.round - 1


def meter(g: MapMasters, seat: int, params: Mapping[str, Any]) -> MapMeter:
    """How good a path was, beside the best of its hand and beside uniform legal layouts of the hand."""
    _only(params, ("seat",), "meter")
    whose = _whole(params, "seat", max(seat, 0), 0, g.players - 1)
    at = 2 * (explored_round(g) - 1)
    if g.phase == EXPLORE and g.lanes:
        raise BadQuestion("the dungeons of this round are not revealed yet; ask again when all have finished")
    if not 0 <= at < len(g.seen) or not any(g.hands):
        raise BadQuestion("no dungeon has been revealed yet; ask again after the first Exploration")
    kind, kit = OBJECTIVES[g.seen[at] >> 1], kit_of_seat(g, whose)
    edges, connect, tangled = house(g)
    path = g.path(whose) if g.steps[whose] else None
    value = path.score(kind) if path is not None else 0
    reading = metering.read(
        [CARDS[face] for face in g.hands[whose]], kit, kind, value, edges=edges, connect=connect, tangled=tangled,
        samples=SAMPLES, seconds=0.0, hand_states=METER_HAND_STATES, path_states=METER_PATH_STATES,
    )  # fmt: skip
    best, reached = reading.best, reading.below + reading.same()
    order = laying_order(best.placed, edges, connect)
    layout, codes = lay_codes(order), path_codes(order, kit, tangled, best.script)
    here: MapHere | None = None
    if g.layout[whose]:
        board = Dungeon(g.layout[whose]).board
        own = best_path(board, kit, kind, tangled=tangled, coins=True, short=True, states=METER_HAND_STATES)
        walked = path_codes(board.placed, kit, tangled, own.script) if own.script else []
        here = {"value": own.value, "path": walked, "dungeon": ghost(g, whose, g.layout[whose], walked)}
    return {
        "seat": whose,
        "round": explored_round(g),
        "objective": kind,
        "value": value,
        "exit": path is not None and path.at_exit,
        "optimum": reading.optimum,
        "exact": reading.exact,
        "bound": best.bound,
        "share": round(reading.share(), 4),
        "percentile": round(reading.below, 1),
        "same": round(reading.same(), 1),
        "above": round(100.0 - reached, 1) if reading.sampled else 0.0,
        "reached": round(reached, 1),
        "sampled": reading.sampled,
        "spread": [(points, reading.spread[points]) for points in sorted(reading.spread)],
        "best_exit": best.exit,
        "layout": layout,
        "path": codes,
        "dungeon": ghost(g, whose, layout, codes),
        "here": here,
    }


# for the analysis of a game


def solved(g: MapMasters, seat: int) -> Solved | None:
    """A dungeon that was just laid open, beside the best path of the whole hand; None before the reveal."""
    at = 2 * (g.round - 1)
    if g.lanes or g.phase not in (EXPLORE, REWARD) or not 0 <= at < len(g.seen) or not g.hands[seat]:
        return None
    kind, kit = OBJECTIVES[g.seen[at] >> 1], kit_of_seat(g, seat)
    edges, connect, tangled = house(g)
    path = g.path(seat) if g.steps[seat] else None
    hand = [CARDS[face] for face in g.hands[seat]]
    best = best_hand(hand, kit, kind, edges=edges, connect=connect, tangled=tangled, states=METER_HAND_STATES)
    order = laying_order(best.placed, edges, connect)
    layout, codes = lay_codes(order), path_codes(order, kit, tangled, best.script)
    own = path.score(kind) if path is not None else 0
    return {
        "seat": seat,
        "points": float(own),
        "best": float(max(own, best.value)),
        "exact": best.exact,
        "codes": [*layout, *codes],
        "ghost": ghost(g, seat, layout, codes),
        "key": "dungeon",
        "params": {"round": g.round, "objective": kind},
    }
