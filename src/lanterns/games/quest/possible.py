"""Whether a position for scenarios could ever stand on the table; what cannot is refused in one sentence."""

from __future__ import annotations

from lanterns.core.errors import BadScenario
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.items import HANDS, load_of
from lanterns.games.quest.state import Quest


def check_possible(g: Quest) -> None:
    """Raises BadScenario that names the key and what the rules allow."""
    _places(g)
    _hands(g)
    for seat in range(g.players):
        for key, have, most in (
            ("health", g.health[seat], g.max_health(seat)),
            ("power", g.power[seat], g.max_power(seat)),
        ):
            if have > most:
                _refuse(key, f"{con.COLOURS[g.colours[seat]]} has {have}, and its maximum is {most} [Q1.9]")
    standing = g.goblins.bit_count() + sum(g.taken) + g.boss_goblins + g.beaten
    if standing > con.GOBLIN_TOKENS:
        _refuse("goblins_taken", f"{standing} goblins are on the map, taken or with the boss, and there are 16 [Q1.6]")


def _refuse(key: str, why: str) -> None:
    raise BadScenario(f"given: {key}: this cannot be: {why}")


def _places(g: Quest) -> None:
    """Who may share a region [Q3.10]."""
    for region in range(geo.REGIONS):
        there = [hero for hero, at in enumerate(g.where) if at == region]
        name, kind = geo.REGION_NAMES[region], g.kinds[region]
        if kind == con.CASTLE:
            continue
        if len(there) > 1 and kind == con.PORTAL:
            _refuse("heroes", f"{len(there)} heroes stand on the portal {name}, which holds one [Q3.10]")
        if len({g.seat_of(hero) for hero in there}) < len(there):
            _refuse("heroes", f"two heroes of one player stand in {name} [Q3.10]")
        if len(there) > 2 and kind == con.TEMPLE:
            _refuse("heroes", f"{len(there)} heroes stand in the temple {name}, which holds two [Q3.10]")


def _hands(g: Quest) -> None:
    for hero in range(len(g.where)):
        if load_of(g, hero) > HANDS:
            own = f"{con.COLOURS[g.colours[g.seat_of(hero)]]} {hero % g.per_seat + 1}"
            _refuse("items", f"{own} holds {load_of(g, hero)} items, and a hero has two hands [Q5.1]")
