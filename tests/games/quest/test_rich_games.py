"""Random games from positions rich in items, spells and wounds, under every mixture of house rules.

Plain random games seldom own anything; these reach the corners where items, options and modes meet.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.core import checks
from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.items import HANDS, load_of
from lanterns.games.quest.state import DANONGORF, HOUSE_RULES, Quest
from tests.games.quest.helpers import GAME, M1, position

MODES: list[dict[str, str]] = [
    {"players": "2", "first": "0"},
    {"players": "4", "first": "0", "gloom": "yes"},
    {"mode": "chosen", "level": "hero"},
    {"mode": "danongorf"},
]


def rich(options: dict[str, str], rng: Random) -> Quest:
    """A position early in the game with about half of the treasures owned and much of everything."""
    seats = [con.COLOURS[seat] for seat in range(int(options.get("players", "1")))]
    heroes = 4 if options.get("mode") == "danongorf" else 3
    hands = [f"{colour} {hero}" for colour in seats for hero in range(1, heroes + 1) for _ in range(HANDS)]
    rng.shuffle(hands)
    items: dict[str, str] = {}
    for name in rng.sample(con.ITEM_NAMES[:12], 7):
        items[name] = hands.pop() if hands and rng.random() < 0.8 else f"{rng.choice(seats)} stash"
    for colour in seats:
        for name in con.LEGENDS:
            if rng.random() < 0.4:
                own = [hand for hand in hands if hand.startswith(colour)]
                items[f"{colour}.{name}"] = own[0] if own and rng.random() < 0.8 else f"{colour} stash"
                if items[f"{colour}.{name}"] in hands:
                    hands.remove(items[f"{colour}.{name}"])
    free = [name for name in con.QUEST_NAMES if name not in items]
    rng.shuffle(free)
    given: dict[str, Any] = {
        "items": items,
        "row": [free.pop() for _ in range(3)],
        "discard": [free.pop() for _ in range(rng.randrange(6))],
        "spell": {colour: rng.randrange(6) for colour in seats},
        "health": {colour: rng.randrange(1, 7) for colour in seats},
        "goblins": {"21": "aggressive", "42": "none", "03": "passive"},
        "magic": rng.randrange(1, 11),
        "at": "pick" if rng.random() < 0.7 else "night",
    }
    given["power"] = {colour: rng.randrange(4 + given["spell"][colour]) for colour in seats}
    given["heroes"] = {colour: [rng.choice(["home", "22R@3", "21L", "02L"])] for colour in seats[:1]}
    if options.get("mode") == "danongorf":
        given["boss_quests"], given["boss_goblins"] = rng.randrange(3), rng.randrange(3)
        given["fight_set"] = rng.randrange(2)
    return position(options, **given)


def keeps_the_rules(g: Quest) -> None:
    """What must be so in every position [Q1.8, Q1.9, Q3.10, Q6.22]."""
    for seat in range(g.players):
        assert 0 <= g.power[seat] <= g.max_power(seat)
        assert g.over or g.health[seat] > 0
        assert g.health[seat] <= g.max_health(seat)
        assert 0 <= g.spell[seat] <= 10
    assert 1 <= g.magic <= 10
    there: dict[int, list[int]] = {}
    for hero, region in enumerate(g.where):
        assert load_of(g, hero) <= HANDS
        there.setdefault(region, []).append(g.seat_of(hero))
        assert 0 <= g.space[hero] <= (4 if g.kinds[region] == con.TEMPLE else 0)
    for region, seats in there.items():
        kind = g.kinds[region]
        if kind == con.PORTAL:
            assert len(seats) == 1
        elif kind != con.CASTLE:
            assert len(seats) == len(set(seats))
        if kind == con.TEMPLE:
            assert len(seats) <= 2
    for cell in range(geo.CELLS):
        assert 0 <= g.wounds[cell] < 5
        assert not g.wounds[cell] or g.goblins >> cell & 1
    assert g.angry & ~g.goblins == 0
    assert len(g.row) <= 3
    assert g.mode == DANONGORF or g.boss_quests == g.boss_goblins == 0


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("seed", range(12))
def test_rich_games_end_and_keep_the_rules(mode: int, seed: int) -> None:
    """Q1.8, Q1.9, Q3.10 and the generic checks, with every named option of section 6 at random values."""
    rng = Random(seed * 10 + mode)
    options = dict(MODES[mode])
    for key, (values, _) in HOUSE_RULES.items():
        options[key] = rng.choice(values)
    g = rich(options, rng)
    parts = GAME.harness.conserved(g)
    for ply in range(4000):
        checks.check_options(GAME, g)
        keeps_the_rules(g)
        assert GAME.harness.conserved(g) == parts
        if ply % 53 == 0:
            checks.check_position(GAME, g, Random(ply))
        if g.over:
            break
        if g.actor == CHANCE:
            g.play(g.draw(rng))
        else:
            found = g.options()
            g.play(found[int(rng.random() * len(found))])
    checks.check_end(GAME, g)


def test_rich_positions_stand_on_the_map_of_the_vectors() -> None:
    g = rich(MODES[0], Random(1))
    assert {name: con.LAND_NAMES[g.land[geo.CELL[name]]] for name in geo.CELL_NAMES} == M1
    assert sum(place > 0 for place in g.treasure) == 7
