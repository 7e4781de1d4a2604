"""What matters now to a seat: the first rung of a hint, made from its own view."""

from __future__ import annotations

from lanterns.core.view_types import Concern, Params
from lanterns.games.quest.state import Quest
from lanterns.games.quest.view import build
from lanterns.games.quest.view_types import QuestOdds, QuestPlayer, QuestView

MOST = 3
WEAK = 2  # Health at which a Night is short


def concerns(g: Quest, seat: int) -> list[Concern]:
    """Up to three, the most pressing first; of the Night, shares are of the next roll [Q6, Q7]."""
    if not 0 <= seat < g.players or g.over:
        return []
    view = build(g, seat)
    own = view["players"][seat]
    mine = next((odds for odds in view.get("odds", []) if odds["seat"] == seat), None)
    found = _by_night(view, own, mine) if own["adventuring"] and mine is not None else _by_day(view, own)
    return found[:MOST]


def _by_night(view: QuestView, own: QuestPlayer, odds: QuestOdds) -> list[Concern]:
    found: list[Concern] = []
    if odds["exhausted"]:
        found.append(_concern("exhausted", {"percent": _percent(odds["exhausted"], odds["of"])}))
    elif odds["hurt"]:
        percent = _percent(odds["hurt"], odds["of"])
        found.append(_concern("hurt", {"percent": percent, "n": view["harm"], "health": own["health"]}))
    for number, (hero, chance) in enumerate(zip(own["heroes"], odds["heroes"], strict=True), 1):
        at = hero["at"] or ""
        if hero["space"] == 4:
            found.append(_concern("waits", {"hero": number, "at": at}, at))
        elif "finish" in chance:
            found.append(_concern("finish", _shared(number, at, chance["finish"], odds["of"]), at))
        elif "learn" in chance and own["learns"] > own["spell"]:
            found.append(_concern("learn", _shared(number, at, chance["learn"], odds["of"]), at))
        elif "advance" in chance:
            found.append(_concern("advance", _shared(number, at, chance["advance"], odds["of"]), at))
    return found


def _by_day(view: QuestView, own: QuestPlayer) -> list[Concern]:
    found: list[Concern] = []
    if view["rounds"] is not None and view["round"] == view["rounds"]:
        found.append(_concern("last-round", {}))
    if own["health"] <= WEAK:
        found.append(_concern("weak", {"health": own["health"]}))
    asleep = 0
    for number, hero in enumerate(own["heroes"], 1):
        at = hero["at"]
        if at is None or hero["space"] is None:
            asleep += at is None or _is_castle(view, at)
        else:
            found.append(_concern("stands", {"hero": number, "at": at, "space": hero["space"]}, at))
    if asleep:
        found.append(_concern("asleep", {"count": asleep}))
    if view["row"]:
        found.append(_concern("row", {"count": len(view["row"]), "turn": view["turn"]}))
    return found


def _is_castle(view: QuestView, region: str) -> bool:
    return view["land"][region[:2]]["card"].startswith("castle") and region.endswith("R")


def _shared(hero: int, at: str, ways: int, of: int) -> Params:
    return {"hero": hero, "at": at, "percent": _percent(ways, of)}


def _percent(ways: int, of: int) -> int:
    """In whole per cent; never 0 or 100 for what is neither hopeless nor certain."""
    if 0 < ways < of:
        return max(1, min(99, round(100 * ways / of)))
    return 100 * ways // of


def _concern(key: str, params: Params, region: str = "") -> Concern:
    return {"key": key, "params": params, "places": [f"region-{region}"] if region else []}
