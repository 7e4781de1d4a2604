"""What a seat may know of a quest game: everything but the undrawn cards [rules 5]."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.core.view import answers_view, question_view
from lanterns.core.view_types import ActionView, Cause, Params
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.day import MoveOrIdle, Pick, in_castles, reach
from lanterns.games.quest.rules.dice import KEEP_DAMAGE, Reroll, effects
from lanterns.games.quest.rules.grottos import MoveByEffect
from lanterns.games.quest.rules.items import items_of, place_of
from lanterns.games.quest.rules.outcome import end_reason, results, scores
from lanterns.games.quest.rules.resolution import ROUNDS
from lanterns.games.quest.rules.travel import end_cost, passed_by
from lanterns.games.quest.state import DANONGORF, DISCARDED, MODES, NIGHT, PHASES, SETUP, STASH, TAKEN, Quest
from lanterns.games.quest.texts import LEVELS
from lanterns.games.quest.verbs import FACES, MOVE, PICK, VERBS
from lanterns.games.quest.view_types import (
    Colour,
    QuestGoblin,
    QuestHero,
    QuestLand,
    QuestOption,
    QuestPlayer,
    QuestPoints,
    QuestView,
    Track,
)


def build(g: Quest, seat: int) -> QuestView:
    """The view of a seat (or SPECTATOR): nothing in it depends on what chance has not yet shown."""
    view: QuestView = {
        "game": "quest",
        "seat": seat,
        "version": g.ply,
        "since": g.ply,
        "over": g.over,
        "end_reason": end_reason(g),
        "results": results(g) if g.over else [],
        "actors": g.actors(),
        "question": question_view(g, seat),
        "options": _options(g, seat),
        "mode": MODES[g.mode],
        "phase": PHASES[g.phase],
        "round": g.round,
        "rounds": None if g.mode == DANONGORF else ROUNDS,
        "turn": g.turn,
        "first": g.first,
        "crossed": bool(g.crossed),
        "roller": g.roller,
        "magic": g.magic,
        "magic_levels": list(con.MAGIC_LEVEL),
        "harm": effects(g.mode, 0, g.magic_level(), 1, 0)[1],
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
        "players": [_player(g, other, score) for other, score in enumerate(scores(g))],
    }
    if g.over and g.target:
        view["verdict"] = _verdict(g)
    if g.mode == DANONGORF:
        view["boss"] = {"quests": g.boss_quests, "goblins": g.boss_goblins, "fight_set": bool(g.fight_set)}
    if g.phase == NIGHT:
        from lanterns.games.quest.odds import night_odds

        view["odds"] = night_odds(g)
    return view


def build_beside(g: Quest, seat: int, beside: QuestView) -> QuestView:
    """The view of a seat from that of another one: what differs between them is made anew."""
    return {
        **beside,
        "seat": seat,
        "question": question_view(g, seat),
        "options": _options(g, seat),
    }


def _verdict(g: Quest) -> Cause:
    """How far a Chosen One came [Q11.1]."""
    points = g.score(0)
    params: Params = {"points": points, "target": g.target}
    level = next((name for name, target in LEVELS.items() if target == g.target), "")
    if level:
        params["level"] = level
    key = "target" if points >= g.target else "short"
    return {"key": key, "params": params if key == "target" else {**params, "short": g.target - points}}


def _options(g: Quest, seat: int) -> list[QuestOption]:
    """The answers of the seat; moves with what they would do."""
    answers = answers_view(g, seat, VERBS)
    step = g.question(seat)
    if isinstance(step, Pick):
        return [_pick(g, seat, answer) for answer in answers]
    if isinstance(step, (MoveOrIdle, MoveByEffect)):
        told = {"move": _move, "idle": _idle}
        return [
            told[answer["verb"]](g, step, answer) if answer["verb"] in told else _plain(answer) for answer in answers
        ]
    if isinstance(step, Reroll) and step.args[0] == KEEP_DAMAGE:
        return [_reroll(g, step, answer) for answer in answers]
    return [_plain(answer) for answer in answers]


def _reroll(g: Quest, step: AnyStep, answer: ActionView) -> QuestOption:
    """What a reroll by Day comes to."""
    from lanterns.games.quest.odds import reroll_odds

    option = _plain(answer)
    option["reroll"] = reroll_odds(g, step.actor, answer["code"])
    return option


def _plain(answer: ActionView) -> QuestOption:
    return {"code": answer["code"], "text": answer["text"], "verb": answer["verb"], "args": answer["args"]}


def _moving(g: Quest, step: AnyStep, answer: ActionView) -> QuestOption:
    if answer["verb"] == "move":
        return _move(g, step, answer)
    return _idle(g, step, answer) if answer["verb"] == "idle" else _plain(answer)


def _pick(g: Quest, seat: int, answer: ActionView) -> QuestOption:
    """Where the card would take the heroes of the seat that picks it [Q3.4]."""
    card = PICK.args(answer["code"])[0]
    option = _plain(answer)
    option["reach"] = [geo.REGION_NAMES[region] for region in reach(g, seat, card)]
    return option


def _idle(g: Quest, step: AnyStep, answer: ActionView) -> QuestOption:
    """What staying idle gains [Q3.14, T11]: 1 of each track told, of both together with the Lucky Gem."""
    seat = step.actor
    resting = in_castles(g, seat)
    gain: list[Track] = []
    if resting and g.health[seat] < g.max_health(seat):
        gain.append("health")
    if resting and g.power[seat] < g.max_power(seat):
        gain.append("power")
    option = _plain(answer)
    option["gain"], option["both"] = gain, bool(resting) and g.holder(con.GEM) in resting
    return option


def _move(g: Quest, step: AnyStep, answer: ActionView) -> QuestOption:
    """What a move would cost and which goblins it would calm [Q3.7, Q3.8]."""
    own, region, way = MOVE.args(answer["code"])
    hero = step.actor * g.per_seat + own
    if isinstance(step, MoveOrIdle):
        passed = passed_by(step.args[0], g.where[hero] >> 1, region >> 1, way)
    else:
        passed = next((p for to, p in geo.HOPS[step.args[0]][g.where[hero] >> 1] if to == region >> 1), 0)
    met = passed & g.angry
    cost = 0 if g.holder(con.PIPES) == hero else met.bit_count() + end_cost(g, region)
    if g.kinds[region] == con.PORTAL or end_cost(g, region):
        met |= g.angry & 1 << (region >> 1)
    option = _plain(answer)
    option["cost"] = cost
    option["calms"], option["passes"] = _cells(met), _cells(passed)
    return option


def _cells(found: int) -> list[str]:
    """The cells of a set of them; most are of none."""
    return [name for cell, name in enumerate(geo.CELL_NAMES) if found >> cell & 1] if found else []


def _land(g: Quest) -> dict[str, QuestLand]:
    return {
        name: {"card": con.LAND_NAMES[g.land[cell]], "gloom": bool(g.gloom >> cell & 1)}
        for cell, name in enumerate(geo.CELL_NAMES)
        if g.land[cell] >= 0
    }


def _goblins(g: Quest) -> dict[str, QuestGoblin]:
    return {
        name: {"face": "aggressive" if g.angry >> cell & 1 else "passive", "wounds": g.wounds[cell]}
        for cell, name in enumerate(geo.CELL_NAMES)
        if g.goblins >> cell & 1
    }


def _player(g: Quest, seat: int, score: int) -> QuestPlayer:
    items = items_of(g, seat)
    heroes: list[QuestHero] = []
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
        "learns": min(con.MAX_TRACK, g.spell[seat] + g.magic_level()),
        "quests": [con.QUEST_NAMES[quest] for quest in range(con.QUESTS) if g.quest_at[quest] == TAKEN + seat],
        "goblins": g.taken[seat],
        "score": score,
        "points": {} if g.mode == DANONGORF else _points(g, seat),
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


def _colour(g: Quest, seat: int) -> Colour | None:
    return con.COLOURS[g.colours[seat]] if g.colours[seat] >= 0 else None


def _points(g: Quest, seat: int) -> QuestPoints:
    spells, quests, goblins, legends = g.points(seat)
    return {"spells": spells, "quests": quests, "goblins": goblins, "legends": legends}
