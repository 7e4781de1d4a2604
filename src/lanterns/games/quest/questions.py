"""What the sentence of a question needs to know: the parameters of `ask-STEP` in the catalogues, by step."""

from __future__ import annotations

from lanterns.core.step import AnyStep
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.dice import HOURGLASS
from lanterns.games.quest.rules.grottos import grotto_at
from lanterns.games.quest.rules.night import BOSS_HIT, MAGIC_DIE
from lanterns.games.quest.state import Quest

Params = dict[str, int | str]

# Steps whose arguments are the parameters, in order ("" = not told).
PLAIN: dict[str, tuple[str, ...]] = {
    "Target": ("wounds", "times"),
    "Direction": ("count",),
    "Guide": ("fewest", "most"),
    "MoveByEffect": ("reach", "", "times"),
    "Shift": ("most",),
    "Symbols": ("torches", "scrolls", "attacks"),
    "UseStaff": ("spell", "cost"),
}


def question_params(g: Quest, step: AnyStep) -> Params:
    """Names and ints for the sentence of the open question; {} where it needs none."""
    plain = PLAIN.get(step.name)
    if plain is not None:
        return {name: arg for name, arg in zip(plain, step.args, strict=False) if name}
    special = SPECIAL.get(step.name)
    return special(g, step) if special is not None else {}


def _card(g: Quest, step: AnyStep) -> Params:
    return {"card": geo.MOVEMENT_NAMES[step.args[0]]}


def _grotto(g: Quest, step: AnyStep) -> Params:
    hero = step.args[0]
    return {"grotto": grotto_at(g, g.where[hero] >> 1).id, "hero": hero % g.per_seat + 1}


def _treasure(g: Quest, step: AnyStep) -> Params:
    temple = con.CARDS.treasures[step.args[1] - con.PLACEMENTS].temple
    return {"temple": con.TEMPLES[temple]}


def _item(g: Quest, step: AnyStep) -> Params:
    return {"item": con.ITEM_NAMES[step.args[0]]}


def _reroll(g: Quest, step: AnyStep) -> Params:
    return {"cause": "hourglass" if step.args[0] == HOURGLASS else "grotto"}


def _hit(g: Quest, step: AnyStep) -> Params:
    damage, kind = step.args
    cause = "magic" if kind == MAGIC_DIE else "boss" if kind == BOSS_HIT else "die"
    return {"cause": cause, "damage": damage, "cost": g.defence_cost(step.actor)}


def _returning(g: Quest, step: AnyStep) -> Params:
    return {"count": step.args[0].bit_count()}


def _pick(g: Quest, step: AnyStep) -> Params:
    return {"players": g.players}


def _roll(g: Quest, step: AnyStep) -> Params:
    """Wounds that a rest would undo, on portals that own heroes would leave [Q6.22]."""
    lost = sum(g.wounds[cell] for cell in range(geo.CELLS) if g.wounds[cell] and g.wounder[cell] == step.actor)
    return {"wounds": lost}


def _anger(g: Quest, step: AnyStep) -> Params:
    """How many goblins are still to turn, with this one: a step beneath asks for the others."""
    others = [below.args[0] for below in g.stack if below.name == "StirGoblins"]
    return {"left": 1 + sum(others)}


def _castle(g: Quest, step: AnyStep) -> Params:
    return {"hero": step.args[0] % g.per_seat + 1}


SPECIAL = {
    "Pick": _pick,
    "RollOrRest": _roll,
    "MoveOrIdle": _card,
    "Grotto": _grotto,
    "ClaimTreasure": _treasure,
    "Equip": _item,
    "Reroll": _reroll,
    "Hit": _hit,
    "Returning": _returning,
    "Anger": _anger,
    "ChooseCastle": _castle,
}
