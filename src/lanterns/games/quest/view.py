"""What a seat may know of a quest game: everything but the undrawn cards [rules 5]."""

from __future__ import annotations

from typing import Any

from lanterns.core.step import AnyStep
from lanterns.core.view import question_view
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.day import MoveOrIdle
from lanterns.games.quest.rules.grottos import MoveByEffect
from lanterns.games.quest.rules.items import items_of, place_of
from lanterns.games.quest.rules.outcome import end_reason, scores
from lanterns.games.quest.rules.travel import end_cost, passed_by
from lanterns.games.quest.state import DANONGORF, DISCARDED, MODES, NIGHT, PHASES, SETUP, STASH, TAKEN, Quest
from lanterns.games.quest.verbs import FACES, MOVE, VERBS

POINTS = ("spells", "quests", "goblins", "legends")


def build(g: Quest, seat: int) -> dict[str, Any]:
    """The view of a seat (or SPECTATOR): nothing in it depends on what chance has not yet shown."""
    data = question_view(g, seat, VERBS, end_reason(g))
    step = g.question(seat)
    if isinstance(step, (MoveOrIdle, MoveByEffect)):
        for option in data["options"]:
            if option["verb"] == "move":
                option.update(_outcome(g, step, option["code"]))
    data.update(
        {
            "game": "quest",
            "mode": MODES[g.mode],
            "seat": seat,
            "phase": PHASES[g.phase],
            "round": g.round,
            "turn": g.turn,
            "first": g.first,
            "crossed": bool(g.crossed),
            "roller": g.roller,
            "magic": g.magic,
            "target": g.target,
            "dice": [FACES[face] for face in g.dice],
            "movement": [
                {"card": name, "used": bool(g.used >> i & 1), "shown": g.mode == 0 or bool(g.shown >> i & 1)}
                for i, name in enumerate(geo.MOVEMENT_NAMES)
            ],
            "card": geo.MOVEMENT_NAMES[g.card] if g.card >= 0 else None,
            "land": _land(g),
            "goblins": _goblins(g),
            "supply": g.supply,
            "row": [con.QUEST_NAMES[quest] for quest in g.row],
            "deck": g.deck,
            "discard": [con.QUEST_NAMES[quest] for quest in range(con.QUESTS) if g.quest_at[quest] == DISCARDED],
            "players": [_player(g, other) for other in range(g.players)],
        }
    )
    if g.mode == DANONGORF:
        data["boss"] = {"quests": g.boss_quests, "goblins": g.boss_goblins, "fight_set": bool(g.fight_set)}
    if g.phase == NIGHT:
        from lanterns.games.quest.odds import night_odds

        data["odds"] = night_odds(g)
    return data


def _outcome(g: Quest, step: AnyStep, code: int) -> dict[str, Any]:
    """What a move would cost and which goblins it would calm [Q3.7, Q3.8]."""
    own, region, way = MOVE.args(code)
    hero = step.actor * g.per_seat + own
    if isinstance(step, MoveOrIdle):
        passed = passed_by(step.args[0], g.where[hero] >> 1, region >> 1, way)
    else:
        passed = next((p for to, p in geo.HOPS[step.args[0]][g.where[hero] >> 1] if to == region >> 1), 0)
    met = passed & g.angry
    cost = 0 if g.holder(con.PIPES) == hero else met.bit_count() + end_cost(g, region)
    if g.kinds[region] == con.PORTAL or end_cost(g, region):
        met |= g.angry & 1 << (region >> 1)
    return {
        "cost": cost,
        "calms": [name for cell, name in enumerate(geo.CELL_NAMES) if met >> cell & 1],
        "passes": [name for cell, name in enumerate(geo.CELL_NAMES) if passed >> cell & 1],
    }


def _land(g: Quest) -> dict[str, Any]:
    return {
        name: {"card": con.LAND_NAMES[g.land[cell]], "gloom": bool(g.gloom >> cell & 1)}
        for cell, name in enumerate(geo.CELL_NAMES)
        if g.land[cell] >= 0
    }


def _goblins(g: Quest) -> dict[str, Any]:
    return {
        name: {"face": "aggressive" if g.angry >> cell & 1 else "passive", "wounds": g.wounds[cell]}
        for cell, name in enumerate(geo.CELL_NAMES)
        if g.goblins >> cell & 1
    }


def _player(g: Quest, seat: int) -> dict[str, Any]:
    items = items_of(g, seat)
    heroes: list[dict[str, Any]] = []
    for hero in g.heroes(seat):
        region = g.where[hero]
        heroes.append(
            {
                "at": geo.REGION_NAMES[region] if region >= 0 else None,
                "space": g.space[hero] if g.phase != SETUP and g.kinds[region] == con.TEMPLE else None,
                "items": [con.ITEM_NAMES[item] for item in items if place_of(g, seat, item) == hero + 1],
                "colour": con.COLOURS[hero] if g.mode == DANONGORF else _colour(g, seat),
            }
        )
    return {
        "seat": seat,
        "colour": _colour(g, seat),
        "health": g.health[seat],
        "max_health": g.max_health(seat),
        "power": g.power[seat],
        "max_power": g.max_power(seat),
        "spell": g.spell[seat],
        "quests": [con.QUEST_NAMES[quest] for quest in range(con.QUESTS) if g.quest_at[quest] == TAKEN + seat],
        "goblins": g.taken[seat],
        "score": scores(g)[seat],
        "points": {} if g.mode == DANONGORF else dict(zip(POINTS, g.points(seat))),
        "adventuring": g.phase == NIGHT and bool(g.adventuring >> seat & 1),
        "heroes": heroes,
        "stash": [con.ITEM_NAMES[item] for item in items if place_of(g, seat, item) == STASH + seat],
        "legends": {
            name: {
                "step": g.legend[seat * 3 + i],
                "temples": [con.TEMPLES[temple] for temple in con.CARDS.legends[max(0, g.colours[seat])][i]],
            }
            for i, name in enumerate(con.LEGENDS)
        },
    }


def _colour(g: Quest, seat: int) -> str | None:
    return con.COLOURS[g.colours[seat]] if g.colours[seat] >= 0 else None
