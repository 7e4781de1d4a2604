"""What events tell of a change is the change: whoever follows them knows the tracks and where the heroes stand."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.state import Quest
from tests.games.quest.helpers import GAME

OPTIONS = [{"players": "4"}, {"players": "2", "gloom": "yes"}, {"mode": "chosen"}]


def told(g: Quest, health: list[int], power: list[int], where: list[int]) -> None:
    """Follow what has been told since the last call."""
    for event in g.take_events():
        seat = event.params.get("seat")
        if not isinstance(seat, int):
            continue
        if event.key == "health-lost":
            health[seat] -= int(event.params["lost"])
            assert event.params["cause"] in ("die", "magic", "boss", "grotto")
        elif event.key == "health-gained":
            health[seat] += int(event.params["gained"])
        elif event.key == "power-gained":
            power[seat] += int(event.params["gained"])
        elif event.key in ("power-paid", "defended"):
            power[seat] -= int(event.params["paid"])
        elif event.key == "sword-used":
            power[seat] -= 1
        elif event.key == "exhausted":
            health[seat], power[seat] = con.START_HEALTH, con.START_POWER
        elif event.key == "gem-gain":
            health[seat], power[seat] = int(event.params["health"]), int(event.params["power"])
        elif event.key in ("hero-moved", "hero-moved-by-effect", "hero-home"):
            hero = seat * g.per_seat + int(event.params["hero"]) - 1
            assert event.params["start"] == geo.REGION_NAMES[where[hero]], event.key
            if "to" in event.params:
                where[hero] = geo.REGION_NAMES.index(str(event.params["to"]))


@pytest.mark.parametrize("options", OPTIONS, ids=["four", "gloom", "alone"])
def test_events_tell_every_change_of_the_tracks_and_whence_heroes_come(options: dict[str, str]) -> None:
    rng = Random(12)
    g = GAME.new(options)
    assert isinstance(g, Quest)
    g.listen()
    for _ in range(900):
        if g.over:
            break
        health, power, where = list(g.health), list(g.power), list(g.where)
        actor = g.actors()[0]
        step = g.question(actor)
        action = g.draw(rng) if actor == CHANCE else rng.choice(g.options(actor))
        fairies = [g.owns(seat, con.FAIRY) for seat in range(g.players)]
        g.take_events()
        g.play(action)
        told(g, health, power, where)
        for seat in range(g.players):
            if not fairies[seat]:
                assert (health[seat], power[seat]) == (g.health[seat], g.power[seat]), step.name
