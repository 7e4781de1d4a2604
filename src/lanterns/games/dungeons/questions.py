"""What the sentence of a question needs to know: the parameters of `ask-STEP` in the catalogues, by step."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELL_NAMES, ROOM_NAMES
from lanterns.games.dungeons.rules.checks import result_bonus
from lanterns.games.dungeons.state import Dungeons
from lanterns.games.dungeons.verbs import GOODS

Params = dict[str, int | str]


def question_params(g: Dungeons, step: AnyStep) -> Params:
    """Names and ints for the sentence of the open question; {} where it needs none."""
    special = SPECIAL.get(step.name)
    return special(g, step) if special is not None else {}


def _act(g: Dungeons, step: AnyStep) -> Params:
    return {"hero": g.hero(step.actor).id, "speed": g.speed_left(step.actor), "acted": g.acted, "closed": g.closed}


def _lay(g: Dungeons, step: AnyStep) -> Params:
    return {"card": con.CARD_NAMES[g.cards[step.args[0]]], "cell": CELL_NAMES[step.args[0]]}


def _cell(g: Dungeons, step: AnyStep) -> Params:
    return {"cell": CELL_NAMES[step.args[0]]}


def _keep(g: Dungeons, step: AnyStep) -> Params:
    return {"goods": GOODS[step.args[1]]}


def _gain(g: Dungeons, step: AnyStep) -> Params:
    return {"what": ("loot", "spell")[step.args[1]]}


def _dice(g: Dungeons, step: AnyStep) -> Params:
    bonus = g.edge + result_bonus(g, g.roller, g.skill, g.kind)
    return {"number": g.number, "kind": [*con.ATTACKS, "test"][g.kind], "bonus": bonus}


def _pay(g: Dungeons, step: AnyStep) -> Params:
    return {"cost": step.args[0], "focus": g.fp[step.actor]}


def _enemy(g: Dungeons, step: AnyStep) -> Params:
    enemy = step.args[0]
    return {"enemy": con.ENEMY_NAMES[enemy], "room": ROOM_NAMES[g.foe_at[enemy]]}


def _left(g: Dungeons, step: AnyStep) -> Params:
    return {"left": step.args[1]}


def _push(g: Dungeons, step: AnyStep) -> Params:
    return {"enemy": con.ENEMY_NAMES[step.args[0]], "left": step.args[1]}


def _split(g: Dungeons, step: AnyStep) -> Params:
    return {"damage": step.args[0]}


def _reward(g: Dungeons, step: AnyStep) -> Params:
    return {"goblin": con.GOBLIN_NAMES[step.args[0]]}


def _grant(g: Dungeons, step: AnyStep) -> Params:
    return {"attack": con.ATTACKS[step.args[0]], "bonus": step.args[1]}


def _stance(g: Dungeons, step: AnyStep) -> Params:
    return {"bonus": g.hero(step.actor).signature.amount, "cost": g.hero(step.actor).signature.cost}


SPECIAL = {
    "Act": _act,
    "Lay": _lay,
    "Place": _cell,
    "Keep": _keep,
    "Discover": _gain,
    "PickUp": _gain,
    "Dice": _dice,
    "Pay": _pay,
    "Hunt": _enemy,
    "Walk": _enemy,
    "Push": _push,
    "ShadowWalk": _left,
    "Split": _split,
    "Reward": _reward,
    "Grant": _grant,
    "Stance": _stance,
}
