"""What enemies would do at the next eye of the torch, as things stand now [D14.4-D14.10], and the boss on its face.

The same small questions that the steps of foes.py ask are asked here of every way the active player may break ties, so
that the forecast is the rules themselves and not a guess. A test plays the steps and compares.
"""

from __future__ import annotations

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import ROOM_NAMES
from lanterns.games.dungeons.rules.foes import blow, company, mendable, moves, nearest, struck
from lanterns.games.dungeons.rules.sight import FAR, walking
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.view_types import DungeonsEffect, DungeonsHit, DungeonsOutcome


def intents(g: Dungeons) -> dict[str, list[DungeonsOutcome]]:
    """By enemy in play, what it may do: one outcome where the rules leave no choice, else one for each way of the ties.

    An outcome has `room`, where it ends; `hits`, each with `seat`, the `health` and `focus` lost, and `falls` when that
    hero then has no Health; and if they apply `goblin`, the room that a goblin comes into, `lost`, when that is the
    fifth goblin [D3.2], and `regain`, when the boss mends a marker. Enemies that have acted before count: a hero whom
    one of them knocks out is left alone by the next. No outcome at all: the game is lost before this enemy acts.
    """
    worlds = [g]
    found: dict[str, list[DungeonsOutcome]] = {}
    for enemy in g.enemies():
        outcomes: list[DungeonsOutcome] = []
        after: dict[tuple[int, ...], Dungeons] = {}
        for world in worlds:
            for room in _ends(world, enemy):
                outcome, new = _acted(world, enemy, room)
                if outcome not in outcomes:
                    outcomes.append(outcome)
                if "lost" not in outcome:
                    after[(*new.hp, *new.fp)] = new
        found[con.ENEMY_NAMES[enemy]] = outcomes
        worlds = list(after.values())
    return found


def _ends(g: Dungeons, enemy: int) -> list[int]:
    """Rooms in which an enemy may stand after it moved: all that lie its Speed along a shortest way [D14.7, D14.9]."""
    room = g.foe_at[enemy]
    if not g.conscious() or not moves(g, enemy):
        return [room]
    away = walking(g, room)
    found: list[int] = []
    for hero in nearest(g, away):
        goal = g.at[hero]
        back = walking(g, goal)
        far = min(away[goal], g.foe(enemy).speed)
        for end, steps in enumerate(away):
            if steps == far and steps + back[end] == away[goal] < FAR and end not in found:
                found.append(end)
    return found or [room]


def _acted(g: Dungeons, enemy: int, room: int) -> tuple[DungeonsOutcome, Dungeons]:
    """What comes of it when an enemy ends its move in a room, and the position then."""
    foe = g.foe(enemy)
    hits: list[DungeonsHit] = []
    outcome: DungeonsOutcome = {"room": ROOM_NAMES[room], "hits": hits}
    if not g.conscious() or (not foe.both and moves(g, enemy)):
        return outcome, g
    new = g.copy()
    new.foe_at[enemy] = room
    health = blow(new, enemy)
    for hero in struck(new, room, foe.range):
        left = max(0, new.hp[hero] - health)
        hits.append({"seat": hero, "health": health, "focus": foe.focus, "falls": left == 0})
        new.hp[hero] = left
        new.fp[hero] = max(0, new.fp[hero] - foe.focus)
    if foe.also == "goblin":
        outcome["goblin"] = ROOM_NAMES[company(new, enemy)]
        if new.goblins() == con.GOBLIN_SLOTS:
            outcome["lost"] = True
    elif foe.also == "regain" and mendable(new):
        outcome["regain"] = True
    return outcome, new


def torch_outcome(g: Dungeons) -> DungeonsEffect:
    """What the torch face does when the boss is the one that strikes back, beside burning the torch down [D17.15].

    Keys as in `intents`, without `room`: the effect comes before anything the torch's space does.
    """
    boss = con.BOSSES[g.boss]
    outcome: DungeonsEffect = {"hits": []}
    if boss.torch_does == "within":
        for hero in struck(g, g.foe_at[con.BOSS_CODE], boss.torch_range):
            outcome["hits"].append(
                {
                    "seat": hero, "health": boss.torch_health, "focus": boss.torch_focus,
                    "falls": g.hp[hero] <= boss.torch_health,
                }
            )  # fmt: skip
    elif boss.torch_does == "regain":
        if mendable(g):
            outcome["regain"] = True
    else:
        outcome["goblin"] = ROOM_NAMES[g.foe_at[con.BOSS_CODE]]
        if g.goblins() == con.GOBLIN_SLOTS:
            outcome["lost"] = True
    return outcome
