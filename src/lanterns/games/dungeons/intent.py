"""What enemies would do at the next eye of the torch, as things stand now [D14.4-D14.10], and the boss on its face.

The same small questions that the steps of foes.py ask are asked here of every way the active player may break ties, so
that the forecast is the rules themselves and not a guess. A test plays the steps and compares.
"""

from __future__ import annotations

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import ROOM_NAMES
from lanterns.games.dungeons.rules.foes import (
    EnemyActs,
    Hunt,
    Strike,
    Walk,
    blow,
    company,
    mendable,
    moves,
    nearest,
    struck,
)
from lanterns.games.dungeons.rules.sight import FAR, next_rooms, walking
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.view_types import (
    DungeonsEffect,
    DungeonsForecast,
    DungeonsHit,
    DungeonsNextAct,
    DungeonsOutcome,
    Maybe,
)


def intents(g: Dungeons) -> dict[str, list[DungeonsOutcome]]:
    """By enemy in play, what it may do: one outcome where the rules leave no choice, else one for each way of the ties.

    An outcome has `room`, where it ends; `way`, the rooms to there; `hits`, each with `seat`, the `health` and `focus`
    lost, and `falls` when that hero then has no Health; and if they apply `goblin`, the room that a goblin comes into,
    `lost`, when that is the fifth goblin [D3.2], and `regain`, when the boss mends a marker. Enemies that have acted
    before count: a hero whom one of them knocks out is left alone by the next. No outcome at all: the game is lost
    before this enemy acts, it has acted while the others still do, or all is over.
    """
    return foresee(g)[0]


def foresee(g: Dungeons) -> tuple[dict[str, list[DungeonsOutcome]], list[DungeonsForecast]]:
    """What enemies may do, as `intents` says, and what that leaves of each hero who may lose anything."""
    if g.over:
        return {}, []
    worlds = [g]
    lost: list[Dungeons] = []
    found: dict[str, list[DungeonsOutcome]] = {}
    now = acting(g)
    for enemy in now if now is not None else g.enemies():
        outcomes: list[DungeonsOutcome] = []
        after: dict[tuple[int, ...], Dungeons] = {}
        for world in worlds:
            for room in _ends(world, enemy):
                outcome, new = _acted(world, enemy, room)
                if outcome not in outcomes:
                    outcomes.append(outcome)
                if "lost" in outcome:
                    lost.append(new)
                else:
                    after[(*new.hp, *new.fp)] = new
        found[con.ENEMY_NAMES[enemy]] = outcomes
        worlds = list(after.values())
    return found, _left(g, worlds + lost)


def _left(g: Dungeons, worlds: list[Dungeons]) -> list[DungeonsForecast]:
    """By seat that may lose anything: what it has now, and the least and most of it over all that may come."""
    found: list[DungeonsForecast] = []
    for hero in range(g.n):
        health = [world.hp[hero] for world in worlds]
        focus = [world.fp[hero] for world in worlds]
        if min(health) == g.hp[hero] and min(focus) == g.fp[hero]:
            continue
        falls: Maybe = "no" if min(health) > 0 else "yes" if max(health) == 0 else "maybe"
        found.append(
            {
                "seat": hero,
                "health": g.hp[hero], "health_left": [min(health), max(health)],
                "focus": g.fp[hero], "focus_left": [min(focus), max(focus)],
                "falls": falls if g.hp[hero] else "no",
            }
        )  # fmt: skip
    return found


def acting(g: Dungeons) -> list[int] | None:
    """Enemies that have yet to act, or are at it, while enemies act; None at other times."""
    found: list[int] = []
    begun = False
    for step in reversed(g.stack):
        if isinstance(step, (EnemyActs, Hunt, Strike)) or (isinstance(step, Walk) and step.args[0] != con.BOSS_CODE):
            begun = True
            if step.args[0] not in found and g.foe_at[step.args[0]] >= 0:
                found.append(step.args[0])
    return found if begun else None


def next_act(g: Dungeons) -> DungeonsNextAct:
    """When enemies act [D14.4]."""
    space = next((at for at in g.track().act if at > g.torch), None)
    return {"space": space, "steps": None if space is None else space - g.torch, "now": acting(g) is not None}


def _under_way(g: Dungeons, enemy: int) -> tuple[int, int] | None:
    """The room to which an enemy is walking now and the steps it has left, None for one that is not on its way."""
    for step in g.stack:
        if isinstance(step, Walk) and step.args[0] == enemy:
            return step.args[1], step.args[2]
    return None


def _strikes(g: Dungeons, enemy: int) -> bool:
    """Whether an enemy hits once it stands, as far as its act has begun [D14.5, D14.6]."""
    begun = False
    for step in g.stack:
        if isinstance(step, (Walk, Hunt, Strike)) and step.args[0] == enemy:
            begun = True
            if isinstance(step, Strike):
                return True
    return not begun and (g.foe(enemy).both or not moves(g, enemy))


def _ends(g: Dungeons, enemy: int) -> list[int]:
    """Rooms in which an enemy may stand after it moved: all that lie its Speed along a shortest way [D14.7, D14.9]."""
    room = g.foe_at[enemy]
    on_its_way = _under_way(g, enemy)
    if on_its_way is None and (not g.conscious() or not moves(g, enemy)):
        return [room]
    away = walking(g, room)
    goals = [g.at[hero] for hero in nearest(g, away)] if on_its_way is None else [on_its_way[0]]
    speed = g.foe(enemy).speed if on_its_way is None else on_its_way[1]
    found: list[int] = []
    for goal in goals:
        back = walking(g, goal)
        far = min(away[goal], speed)
        for end, steps in enumerate(away):
            if steps == far and steps + back[end] == away[goal] < FAR and end not in found:
                found.append(end)
    return found or [room]


def _way(g: Dungeons, room: int, end: int) -> list[str]:
    """The rooms of one shortest way, both ends among them [D14.7]."""
    steps = walking(g, end)
    found = [ROOM_NAMES[room]]
    while room != end:
        room = next(to for to in next_rooms(g, room) if steps[to] == steps[room] - 1)
        found.append(ROOM_NAMES[room])
    return found


def _acted(g: Dungeons, enemy: int, room: int) -> tuple[DungeonsOutcome, Dungeons]:
    """What comes of it when an enemy ends its move in a room, and the position then."""
    foe = g.foe(enemy)
    hits: list[DungeonsHit] = []
    way = _way(g, g.foe_at[enemy], room)
    outcome: DungeonsOutcome = {"room": ROOM_NAMES[room], "way": way, "hits": hits}
    if not g.conscious() or not _strikes(g, enemy):
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
