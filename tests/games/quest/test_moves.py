"""Moves against the second writing of the rules in oracle.py: random heroes, goblins, Power, items and cards."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.day import MoveOrIdle
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import MOVE
from tests.games.quest.helpers import GAME, position
from tests.games.quest.oracle import Table, near

OPTIONS = {
    "four": {"players": "4", "first": "0"},
    "two": {"players": "2", "first": "0"},
    "pay at the end": {"players": "3", "first": "0", "end_card_goblin": "pay"},
    "danongorf": {"mode": "danongorf"},
}


def shuffled(g: Quest, rng: Random) -> Quest:
    """Heroes anywhere that the room rules allow, any goblins, any Power, pipes and boots in any hand or none."""
    g = g.copy()
    taken: dict[int, list[int]] = {}
    for hero in range(len(g.where)):
        seat = g.seat_of(hero)
        while True:
            region = rng.randrange(geo.REGIONS)
            there = taken.setdefault(region, [])
            kind = g.kinds[region]
            full = {con.PORTAL: bool(there), con.TEMPLE: seat in there or len(there) > 1, con.CASTLE: False}
            if not full.get(kind, seat in there):
                break
        there.append(seat)
        g.where[hero] = region
        g.space[hero] = rng.randrange(4) if kind == con.TEMPLE else 0
    g.goblins = sum(1 << c for c in range(geo.CELLS) if g.kinds[2 * c] == con.PORTAL and rng.random() < 0.9)
    g.angry = sum(1 << c for c in range(geo.CELLS) if g.goblins >> c & 1 and rng.random() < 0.6)
    for seat in range(g.players):
        g.power[seat] = rng.randrange(4)
    g.treasure[con.PIPES] = rng.choice([0, 1 + rng.randrange(len(g.where))])
    g.treasure[con.BOOTS] = rng.choice([0, 1 + rng.randrange(len(g.where))])
    g.stack = []
    g.asked = []
    return g


def offered(g: Quest, seat: int, card: int) -> list[tuple[int, str, str]]:
    """(own number, region, way) of the moves that the engine offers."""
    found = []
    for code in MoveOrIdle(seat, card).options(g):
        if code in MOVE:
            own, region, way = MOVE.args(code)
            found.append((own + 1, geo.REGION_NAMES[region], geo.WAY_NAMES[way]))
    assert len(found) == len(set(found))
    return found


@pytest.mark.parametrize("name", OPTIONS)
def test_moves_are_those_of_the_rules(name: str) -> None:
    """Q3.4-Q3.11, QR6, QR32, T04, T07: 60 random positions, all cards, all seats."""
    rng = Random(11)
    base = position(OPTIONS[name])
    for _ in range(60):
        g = shuffled(base, rng)
        table = Table(g)
        seat = rng.randrange(g.players)
        for card, word in enumerate(geo.MOVEMENT_NAMES):
            found = offered(g, seat, card)
            plain = {move for move in found if move[2] != "foot"}
            assert plain == table.moves(seat, word)
            walked = {(own, region) for own, region, way in found if way == "foot"}
            walks = table.walks(seat) if word != "foot" else set()
            assert walked <= walks
            for own, region in walks - walked:  # left out because a move that meets no goblin is offered already
                hero = seat * g.per_seat + own - 1
                assert any(
                    (own, region, way) in plain and calm(g, card, hero, region, way) for way in ("", "cw", "ccw")
                )


def calm(g: Quest, card: int, hero: int, region: str, way: str) -> bool:
    """Whether playing a move meets no aggressive goblin on the way."""
    g = g.copy()
    g.angry &= ~(1 << geo.CELL[region[:2]])
    g.then(MoveOrIdle(g.seat_of(hero), card))
    g.settle()
    before = g.angry
    g.play(GAME.verbs.parse(f"move {hero % g.per_seat + 1} {region} {way}"))
    return g.angry == before


@pytest.mark.parametrize("name", OPTIONS)
def test_what_a_move_costs_and_calms(name: str) -> None:
    """Q3.7, Q3.8, Q3.9, T04: Power paid, goblins turned, progress lost, nothing else touched."""
    rng = Random(12)
    base = position(OPTIONS[name])
    from tests.games.quest.oracle import ways

    for _ in range(60):
        g = shuffled(base, rng)
        seat, card = rng.randrange(g.players), rng.randrange(5)
        table = Table(g)
        moves = sorted(table.moves(seat, geo.MOVEMENT_NAMES[card]))
        if not moves:
            continue
        own, region, way = rng.choice(moves)
        hero = seat * g.per_seat + own - 1
        g.then(MoveOrIdle(seat, card))
        g.settle()
        here = table.where[hero][:2]
        passed = dict(ways(geo.MOVEMENT_NAMES[card], here, region[:2], table.aggressive))[way]
        cost = table.cost(hero, region, passed)
        calmed = table.aggressive & set(passed)
        if table.kind(region) == "portal" or (table.pay_end and table.kind(region) == "grotto"):
            calmed |= table.aggressive & {region[:2]}
        g.listen()
        g.play(GAME.verbs.parse(f"move {own} {region} {way}"))
        paid = [event.params["paid"] for event in g.take_events() if event.key == "power-paid"]
        assert paid == ([cost] if cost else [])
        assert {c for i, c in enumerate(geo.CELL_NAMES) if g.angry >> i & 1} == table.aggressive - calmed
        assert g.where[hero] == geo.REGION_NAMES.index(region)
        assert g.space[hero] == 0


@pytest.mark.parametrize("name", OPTIONS)
def test_greyed_moves_name_the_rule_that_forbids_them(name: str) -> None:
    """Q3.4, Q3.5, Q3.7, Q3.10: `explain` for every move of the action space that is not offered."""
    rng = Random(13)
    base = position(OPTIONS[name])
    for _ in range(5):
        g = shuffled(base, rng)
        g.treasure[con.BOOTS] = 0
        table = Table(g)
        seat, card = rng.randrange(g.players), rng.randrange(5)
        word = geo.MOVEMENT_NAMES[card]
        step = MoveOrIdle(seat, card)
        found = {(own, region) for own, region, _ in offered(g, seat, card)}
        for code in MOVE.codes():
            own, place, way = MOVE.args(code)
            region = geo.REGION_NAMES[place]
            if geo.WAY_NAMES[way] or (own + 1, region) in found:
                continue
            refusal = step.explain(g, code)
            assert refusal is not None
            if own >= g.per_seat:
                assert refusal.rule == "Q1.8"
                continue
            hero = seat * g.per_seat + own
            here = table.where[hero][:2]
            if region[:2] == here:
                wanted = "Q3.5"
            elif not reached(word, here, region[:2]):
                wanted = "Q3.4"
            elif not table.room(hero, region):
                wanted = "Q3.10"
            else:
                wanted = "Q3.7"
            assert refusal.rule == wanted


def reached(word: str, here: str, cell: str) -> bool:
    from tests.games.quest.oracle import ways

    return near(here, cell) > 0 and bool(ways(word, here, cell, set()))
