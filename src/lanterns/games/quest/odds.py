"""Exact odds of the next roll of the Night, for every adventuring player [rules 4]."""

from __future__ import annotations

from lanterns.core.view_types import DiceOdds
from lanterns.games.quest import content as con
from lanterns.games.quest.rules.dice import HANDS, WEIGHTS, Throw, effects
from lanterns.games.quest.rules.night import DICE, RollOrRest, next_adventurer
from lanterns.games.quest.rules.rest import gap_to
from lanterns.games.quest.state import NO_MAGIC_DEFENCE, POINT_DEAL, Quest
from lanterns.games.quest.verbs import DAMAGE, FORGE, MAGIC, POWER, REROLL, SCROLL, TORCH
from lanterns.games.quest.view_types import QuestHeroOdds, QuestOdds, QuestReroll

TOTAL = 6**DICE


def _tally(*faces: int, dice: int = DICE) -> list[tuple[int, tuple[int, ...]]]:
    """How many of the 6 ** `dice` throws show each number of dice of these faces: (throws, numbers)."""
    found: dict[tuple[int, ...], int] = {}
    for hand, weight in zip(HANDS[dice], WEIGHTS[dice], strict=True):
        numbers = tuple(hand.count(face) for face in faces)
        found[numbers] = found.get(numbers, 0) + weight
    return [(weight, numbers) for numbers, weight in found.items()]


DANGERS = _tally(DAMAGE, POWER, MAGIC)
SYMBOLS = _tally(TORCH, SCROLL, POWER)
SPELLS = _tally(MAGIC, POWER)

# a player in the reckoning of `_dangers`
HEALTH, PURSE, MOST, COST, HELM, FAIRY, HIT = range(7)

# what was reckoned before, by all that it depends on
_cache: dict[tuple[int, ...], list[tuple[int, int]]] = {}


def night_odds(g: Quest) -> list[QuestOdds]:
    """Per adventuring seat, what the next roll does: throws of 7776, rerolls left aside.

    `hurt`: at least one hit falls to the seat. `exhausted`: it is exhausted although everybody defends every hit that
    can be defended. Per hero, where it applies and while nobody spends Power on defence: `advance` and `finish`: the
    dice and the Power then held allow the next space, or the rest of the temple; `learn`: the book may be learned.
    """
    roller = _roller(g)
    order = [seat for seat in g.clockwise(roller) if g.adventuring >> seat & 1]
    key = [g.magic, g.mode, g.house[POINT_DEAL], g.house[NO_MAGIC_DEFENCE]]
    for seat in order:
        helm = int(g.owns(seat, con.HELM) and not g.spent & 1)
        key += [g.health[seat], g.power[seat], g.max_power(seat), g.defence_cost(seat), helm]
        key += [int(g.owns(seat, con.FAIRY))]
    dangers = _dangers(tuple(key))
    told: list[QuestOdds] = []
    for seat in sorted(order):
        at = order.index(seat)
        purse = _purse(g, seat, at, len(order))
        heroes = [_hero_odds(g, seat, hero, purse) for hero in g.heroes(seat)]
        told.append({"seat": seat, "of": TOTAL, "hurt": dangers[at][0], "exhausted": dangers[at][1], "heroes": heroes})
    return told


def _roller(g: Quest) -> int:
    """Who rolls next: the seat asked to roll or rest, the one whose dice are in the air, or the one after it."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, RollOrRest):
        return step.actor
    if isinstance(step, Throw):
        return g.roller
    return max(0, next_adventurer(g, g.roller + 1))


def _dangers(key: tuple[int, ...]) -> list[tuple[int, int]]:
    """(hurt, exhausted) per adventuring seat from the roller on, cached by all that they depend on."""
    if key not in _cache:
        if len(_cache) > 4096:
            _cache.clear()
        _cache[key] = _reckon(key)
    return _cache[key]


def _reckon(key: tuple[int, ...]) -> list[tuple[int, int]]:
    magic, mode, by_point, barred = key[:4]
    count = (len(key) - 4) // 6
    hurt, exhausted = [0] * count, [0] * count
    for weight, (damage, power, magics) in DANGERS:
        hits, amount, powers = effects(mode, by_point, con.MAGIC_LEVEL[magic], damage, power)
        players = [[*key[4 + 6 * i : 10 + 6 * i], 0] for i in range(count)]
        _deal(players, hits, amount, helms=True, pays=True)
        at = 0
        for _ in range(powers):
            at = _next(players, at)
            if at < 0:
                break
            player = players[at]
            player[PURSE] = min(player[MOST], player[PURSE] + 1)
            at += 1
        _deal(players, magics - (con.LAST_SPACE - magic), 1, helms=False, pays=not barred)
        for i, player in enumerate(players):
            hurt[i] += weight * player[HIT]
            exhausted[i] += weight * (player[HEALTH] <= 0)
    return list(zip(hurt, exhausted, strict=True))


def _next(players: list[list[int]], at: int) -> int:
    """The first player from `at` on who is not exhausted, or -1."""
    for i in range(len(players)):
        if players[(at + i) % len(players)][HEALTH] > 0:
            return (at + i) % len(players)
    return -1


def _deal(players: list[list[int]], hits: int, amount: int, *, helms: bool, pays: bool) -> None:
    """Deal hits one by one [Q6.5]; each player uses the helm, else Power, as long as there is any [Q6.7]."""
    at = 0
    for _ in range(hits):
        at = _next(players, at)
        if at < 0:
            return
        player = players[at]
        player[HIT] = 1
        if helms and player[HELM]:
            player[HELM] = 0
        elif pays and player[PURSE] >= player[COST]:
            player[PURSE] -= player[COST]
        else:
            player[HEALTH] -= amount
            if player[HEALTH] <= 0 and player[FAIRY]:
                player[FAIRY] = 0
                player[HEALTH] = 1
        at += 1


def _share(dice: int, at: int, among: int) -> int:
    """How many of `dice`, dealt one by one among players, fall to the one at that place [Q6.5]."""
    return (dice - at + among - 1) // among if dice > at else 0


def _purse(g: Quest, seat: int, at: int, among: int) -> list[int]:
    """The Power of a seat after a roll with 0 to 5 power dice, when nobody spends any on defence."""
    most, power, level = g.max_power(seat), g.power[seat], g.magic_level()
    by_point = g.house[POINT_DEAL]
    gains = [_share(effects(g.mode, by_point, level, 0, dice)[2], at, among) for dice in range(DICE + 1)]
    return [min(most, power + gain) for gain in gains]


def _hero_odds(g: Quest, seat: int, hero: int, purse: list[int]) -> QuestHeroOdds:
    region, space = g.where[hero], g.space[hero]
    if g.kinds[region] == con.OBELISK:
        gap = gap_to(g, seat, region)
        if gap <= 0:
            return {}
        reach = g.magic + (con.TOME_REACH if g.holder(con.TOME) == hero else 0)
        staff = g.bearer(seat, con.STAFF) == hero
        learn = 0
        for weight, (magic, power) in SPELLS:
            space = min(con.LAST_SPACE, reach + magic + (purse[power] if staff else 0))
            if gap <= con.MAGIC_LEVEL[space]:
                learn += weight
        return {"learn": learn}
    return _temple_odds(g, hero, [(weight, t, s, purse[p] // FORGE) for weight, (t, s, p) in SYMBOLS])


def _temple_odds(g: Quest, hero: int, throws: list[tuple[int, int, int, int]]) -> QuestHeroOdds:
    """Of a hero in a temple. `throws`: how many, with so many torches, scrolls and forged symbols."""
    region, space = g.where[hero], g.space[hero]
    if g.kinds[region] != con.TEMPLE or space == 4:
        return {}
    symbol = g.symbol(region)
    torches = int(symbol == con.TORCH or g.holder(con.CHART) == hero)
    scrolls = int(symbol == con.SCROLL or g.holder(con.LANTERN) == hero)
    need = g.needs(region, space)
    needs = sum(g.needs(region, step) for step in range(space, 4))
    advance = finish = 0
    for weight, torch, scroll, forged in throws:
        symbols = torch * torches + scroll * scrolls + forged
        if symbols >= need:
            advance += weight
            if symbols >= needs:
                finish += weight
    return {"advance": advance, "finish": finish}


def reroll_odds(g: Quest, seat: int, action: int) -> QuestReroll:
    """What a reroll by Day comes to [GG5, QR37]: damage costs 1 Health each but never the last; torches and scrolls
    move heroes in temples, and nothing can be forged."""
    mask = action - REROLL.base + 1 if action in REROLL else 0
    kept = [face for place, face in enumerate(g.dice) if not mask >> place & 1]
    count = len(g.dice) - len(kept)
    lying = [kept.count(face) for face in (DAMAGE, TORCH, SCROLL)]
    lose = [0] * min(len(g.dice), g.health[seat] - 1)
    throws: list[tuple[int, int, int, int]] = []
    for weight, (damage, torch, scroll) in _tally(DAMAGE, TORCH, SCROLL, dice=count) if count else [(1, (0, 0, 0))]:
        throws.append((weight, torch + lying[1], scroll + lying[2], 0))
        for n in range(min(len(lose), damage + lying[0])):
            lose[n] += weight
    heroes = [_temple_odds(g, hero, throws) for hero in g.heroes(seat)]
    return {"of": 6**count, "lose": lose, "heroes": heroes}


def face_odds(dice: int) -> DiceOdds:
    """How many of so many dice show one face, whichever [Q1.5]; and with the others rolled once more."""
    ways = [0] * (dice + 1)
    for weight, (hits,) in _tally(TORCH, dice=dice):
        ways[hits] += weight
    again = [0] * (dice + 1)
    for hits in range(dice + 1):
        missing = dice - hits
        for weight, (more,) in _tally(TORCH, dice=missing) if missing else [(1, (0,))]:
            for least in range(hits + more + 1):
                again[least] += ways[hits] * weight * 6**hits
    of = 6**dice
    return {"dice": dice, "of": of, "ways": ways, "again_of": of * of, "again": again, "turned": []}
