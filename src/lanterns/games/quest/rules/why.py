"""Which rule forbids a choice that is not open: what refusals say must be so, see `truths`."""

from __future__ import annotations

from lanterns.core.step import Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.items import is_swap
from lanterns.games.quest.rules.travel import end_cost, passed_by
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import ADVANCE, ATTACK_GOBLIN, COSTS, FACES, FORGE, MOVE, MOVE_BASE, TORCH, USE_SWORD


def why_not_move(g: Quest, seat: int, card: int, action: int) -> Refusal | None:
    """Which rule forbids a move by a movement card, or rearranging now."""
    if is_swap(action):
        return Refusal("Q5.3", "swap-at-home-only")
    if not MOVE_BASE <= action < MOVE_BASE + MOVE.size:
        return None
    own, region, way = MOVE.args(action)
    if own >= g.per_seat:
        return Refusal("Q1.8", "no-such-hero")
    hero = seat * g.per_seat + own
    cell, to = g.where[hero] >> 1, region >> 1
    if cell == to:
        return Refusal("Q3.5", "same-card")
    if way == geo.WALK and (card == geo.FOOT or g.holder(con.BOOTS) != hero):
        return Refusal("T07", "no-boots")
    walks = card == geo.FOOT or way == geo.WALK
    if not _reaches(geo.FOOT if walks else card, cell, to):
        return Refusal("Q3.4", "not-on-the-way", card=geo.MOVEMENT_NAMES[geo.FOOT if walks else card])
    if g.blocked(seat) >> region & 1:
        return _no_room(g, seat, region)
    return _which_way(g, seat, card, hero, action)


def _reaches(card: int, cell: int, to: int) -> bool:
    if card == geo.SHIP:
        return any(end == to for end, _, _ in geo.SAILS[cell])
    return any(end == to for end, _ in geo.ROUTES[card][cell])


def _no_room(g: Quest, seat: int, region: int) -> Refusal:
    """Who stands in the way [Q3.10]."""
    if g.kinds[region] == con.PORTAL:
        return Refusal("Q3.10", "portal-taken")
    if any(g.where[hero] == region for hero in g.heroes(seat)):
        return Refusal("Q3.10", "own-hero-there")
    return Refusal("Q3.10", "temple-full")


def _which_way(g: Quest, seat: int, card: int, hero: int, action: int) -> Refusal | None:
    """A place that can be reached: too dear, or to be reached by another way than the one said [Q3.6, Q3.7]."""
    _, region, way = MOVE.args(action)
    cell, to = g.where[hero] >> 1, region >> 1
    sails = card == geo.SHIP and way != geo.WALK
    ways = [geo.CLOCKWISE, geo.COUNTER] if sails else [way if way == geo.WALK else geo.LINE]
    met = [passed_by(card, cell, to, one) & g.angry for one in ways]
    if sails and way != geo.LINE and met[0] != met[1]:
        met = [met[ways.index(way)]]
    cost = min(mask.bit_count() for mask in met) + end_cost(g, region)
    if cost > g.power[seat] and g.holder(con.PIPES) != hero:
        return Refusal("Q3.7", "power-short", cost=cost, power=g.power[seat])
    if not sails:
        return Refusal("T07", "walk-alike") if way == geo.WALK else Refusal("Q3.6", "only-the-ship-turns")
    if way == geo.LINE:
        return Refusal("Q3.6", "say-which-way") if len(met) == 2 and met[0] != met[1] else None
    return Refusal("Q3.6", "either-way-alike") if len(met) == 2 else None


def why_not_symbol(g: Quest, seat: int, action: int) -> Refusal | None:
    """Why a hero cannot take its next temple space so, or the sword serves nobody [Q6.13-Q6.21]."""
    if action in USE_SWORD:
        return Refusal("Q6.21", "no-sword-there")
    if action not in ADVANCE:
        return None
    own, payment = ADVANCE.args(action)
    if own >= g.per_seat or not g.in_temple(seat * g.per_seat + own):
        return Refusal("Q6.13", "not-in-a-temple")
    hero = seat * g.per_seat + own
    if g.space[hero] == 4:
        return Refusal("Q6.18", "waits-for-rest")
    cost = COSTS[payment][2] * FORGE
    if cost > g.power[seat]:
        return Refusal("Q6.17", "power-short", cost=cost, power=g.power[seat])
    need = g.needs(g.where[hero], g.space[hero])
    return Refusal("Q6.15", "symbols-short", need=need, symbol=FACES[TORCH + g.symbol(g.where[hero])])


def why_not_attack(g: Quest, seat: int, action: int) -> Refusal:
    """Why a hero cannot wound that goblin with an attack die [Q6.19, QR38, QR43]."""
    own, cell = ATTACK_GOBLIN.args(action)
    if own >= g.per_seat:
        return Refusal("Q1.8", "no-such-hero")
    hero = seat * g.per_seat + own
    if not g.goblins >> cell & 1:
        return Refusal("Q6.19", "no-goblin-there")
    near = any(to == cell for to, _ in geo.ROUTES[geo.FOOT][g.where[hero] >> 1])
    if near and g.holder(con.BOW) == hero and not g.shoots(hero):
        return Refusal("QR43", "no-shot-from-grotto")
    return Refusal("QR38", "goblin-out-of-reach")
