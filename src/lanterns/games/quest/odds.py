"""Exact odds of the next roll of the Night, for every adventuring player [rules 4]."""

from __future__ import annotations

from typing import Any

from lanterns.games.quest import content as con
from lanterns.games.quest.dice import HANDS, WEIGHTS
from lanterns.games.quest.night import DICE, FORGE, solo_dice
from lanterns.games.quest.state import NO_MAGIC_DEFENCE, POINT_DEAL, TOGETHER, Quest
from lanterns.games.quest.verbs import DAMAGE, MAGIC, POWER, SCROLL, TORCH

TOTAL = 6**DICE
# per outcome: its weight and how many dice show each face
OUTCOMES = [
    (weight, tuple(hand.count(face) for face in range(6)))
    for hand, weight in zip(HANDS[DICE], WEIGHTS[DICE], strict=True)
]

_cache: dict[tuple[int, ...], tuple[int, int]] = {}


def night_odds(g: Quest) -> list[dict[str, Any]]:
    """Per adventuring seat, if the dice are rolled now: chance to be hurt, to be exhausted for certain, and per hero to
    reach the next space or the end of its temple, or to be allowed to learn its book. Fractions of 7776, no rerolls.

    `exhausted` counts the rolls that exhaust even a player who defends every hit that can be defended.
    """
    roller = _roller(g)
    return [_seat_odds(g, seat, roller) for seat in range(g.players) if g.adventuring >> seat & 1]


def _roller(g: Quest) -> int:
    step = g.stack[-1] if g.stack else None
    if step is not None and step.name == "RollOrRest":
        return step.actor
    return max(0, g.roller)


def _seat_odds(g: Quest, seat: int, roller: int) -> dict[str, Any]:
    order = [(roller + i) % g.players for i in range(g.players) if g.adventuring >> ((roller + i) % g.players) & 1]
    at, among = order.index(seat) if seat in order else 0, max(1, len(order))
    key = (
        at, among, g.magic, g.health[seat], g.power[seat], g.max_power(seat), g.defence_cost(seat), g.mode,
        g.house[POINT_DEAL], g.house[NO_MAGIC_DEFENCE], int(g.owns(seat, con.HELM) and not g.spent & 1),
        int(g.owns(seat, con.FAIRY)),
    )  # fmt: skip
    if key not in _cache:
        if len(_cache) > 4096:
            _cache.clear()
        _cache[key] = _danger(key)
    hurt, exhausted = _cache[key]
    return {
        "seat": seat,
        "of": TOTAL,
        "hurt": hurt,
        "exhausted": exhausted,
        "heroes": [_hero_odds(g, seat, hero) for hero in g.heroes(seat)],
    }


def _danger(key: tuple[int, ...]) -> tuple[int, int]:
    at, among, magic, health, power, most, cost, mode, by_point, no_magic_defence, helm, fairy = key
    level = con.MAGIC_LEVEL[magic]
    hurt = exhausted = 0
    for weight, counts in OUTCOMES:
        if mode == TOGETHER:
            hits, amount, powers = counts[DAMAGE], max(1, level), counts[POWER] if level < 2 else 0
        else:
            hits, amount, powers = solo_dice(level, counts[DAMAGE], counts[POWER])
        if by_point:
            hits, amount = hits * amount, 1
        mine = _share(hits, at, among)
        burns = _share(max(0, counts[MAGIC] - (con.LAST_SPACE - magic)), at, among)
        if mine + burns:
            hurt += weight
        # the best defence: the helm on one hit, then Power on every hit
        left = max(0, mine - helm)
        paid = min(left, power // cost)
        after = health - (left - paid) * amount
        purse = min(most, power - paid * cost + _share(powers, at, among))
        saved = 0 if no_magic_defence else min(burns, purse // cost)
        spare = 1 if fairy else 0
        if after <= 0 and spare:
            spare, after = 0, 1
        if after > 0:
            after -= burns - saved
        if after <= 0 and not spare:
            exhausted += weight
    return hurt, exhausted


def _share(dice: int, at: int, among: int) -> int:
    """How many of `dice`, dealt one by one among players, fall to the one at that place [Q6.5]."""
    return (dice - at + among - 1) // among if dice > at else 0


def _hero_odds(g: Quest, seat: int, hero: int) -> dict[str, int]:
    """Fractions of 7776 for one hero: `advance`, `finish` a temple, `learn` a book; left out where they do not apply.

    Symbols of the roll go to this hero; Power forges what the dice lack [Q6.14-Q6.17].
    """
    region, space = g.where[hero], g.space[hero]
    if g.kinds[region] == con.OBELISK:
        gap = con.CARDS.lands[g.land[region >> 1]].book - g.spell[seat]
        return {"learn": sum(w for w, c in OUTCOMES if _may_learn(g, seat, hero, gap, c))} if gap > 0 else {}
    if g.kinds[region] != con.TEMPLE or space == 4:
        return {}
    symbol = g.symbol(region)
    both = g.holder(con.LANTERN if symbol == con.TORCH else con.CHART) == hero
    needs = [g.needs(region, step) for step in range(space, 4)]
    forged = g.power[seat] // FORGE
    advance = finish = 0
    for weight, counts in OUTCOMES:
        dice = counts[TORCH + symbol] + (counts[TORCH] + counts[SCROLL] - counts[TORCH + symbol] if both else 0)
        if dice + forged >= needs[0] and dice:
            advance += weight
        if dice + forged >= sum(needs):
            finish += weight
    return {"advance": advance, "finish": finish}


def _may_learn(g: Quest, seat: int, hero: int, gap: int, counts: tuple[int, ...]) -> bool:
    token = min(con.LAST_SPACE, g.magic + counts[MAGIC])
    reach = token + (2 if g.holder(con.TOME) == hero else 0)
    if g.bearer(seat, con.STAFF) == hero:
        reach += g.power[seat]
    return gap <= con.MAGIC_LEVEL[min(con.LAST_SPACE, reach)]
