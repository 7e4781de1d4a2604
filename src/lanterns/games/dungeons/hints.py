"""What matters now to a seat: the first rung of a hint, made from its own view."""

from __future__ import annotations

from lanterns.core.view_types import Concern, Params
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.view import build
from lanterns.games.dungeons.view_types import DungeonsView

MOST = 3
NEAR = 6  # spaces of the torch before the skull from which on they are counted aloud
CROWD = con.GOBLIN_SLOTS - 1


def concerns(g: Dungeons, seat: int) -> list[Concern]:
    """Up to three, the most pressing first."""
    if not 0 <= seat < g.n or g.over:
        return []
    view = build(g, seat)
    return [*_blows(view, seat), *_goblins(view), *_fallen(view), *_torch(view), *_goal(view, g.n)][:MOST]


def _blows(view: DungeonsView, seat: int) -> list[Concern]:
    """Whom the enemies may fell when they act next; else what they may do to the hero of this seat."""
    steps = view["next_act"]["steps"]
    if steps is None:
        return []
    found: list[Concern] = []
    for hero in view["forecast"]:
        who = hero["seat"]
        least = min(hero["health_left"])
        if hero["falls"] != "no":
            found.append(_concern("falls", {"seat": who, "steps": steps, "sure": hero["falls"]}, f"hero-{who}"))
        elif who == seat and least < hero["health"]:
            lost = hero["health"] - least
            found.append(
                _concern("hit", {"seat": who, "steps": steps, "n": lost, "health": hero["health"]}, f"hero-{who}")
            )
    return found


def _goblins(view: DungeonsView) -> list[Concern]:
    count = sum(enemy["kind"] in con.GOBLIN_NAMES for enemy in view["enemies"].values())
    return [_concern("goblins", {"count": count, "most": con.GOBLIN_SLOTS})] if count >= CROWD else []


def _fallen(view: DungeonsView) -> list[Concern]:
    down = [seat for seat, hero in enumerate(view["players"]) if hero["hero"] and not hero["conscious"]]
    return [_concern("down", {"seat": seat}, f"hero-{seat}") for seat in down]


def _torch(view: DungeonsView) -> list[Concern]:
    left = view["torch"]["skull"] - view["torch"]["space"]
    return [_concern("torch", {"count": left})] if left <= NEAR else []


def _goal(view: DungeonsView, heroes: int) -> list[Concern]:
    boss = view["boss"]
    if boss is not None:
        return [_concern("boss", {"count": sum(boss["markers"])})]
    left = heroes - view["killed"]
    door = [name for name, room in view["dungeon"].items() if "rule" in room and room["rule"]["kind"] == "door"]
    if left > 0:
        return [_concern("minions", {"count": left, "door": "found" if door else "unknown"})]
    return [_concern("door-open" if door else "door-hidden", {}, *(f"place-{name}" for name in door))]


def _concern(key: str, params: Params, *places: str) -> Concern:
    return {"key": key, "params": params, "places": list(places)}
