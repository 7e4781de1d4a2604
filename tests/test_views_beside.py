"""A view made of another seat's is the same as one made from the start, at positions of whole games."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.core.step import CHANCE, SPECTATOR
from lanterns.games import GAMES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_made_of_another_is_the_view(name: str):
    game = GAMES[name]
    rng = Random(5)
    for options in list(game.harness.variants().values())[:4]:
        state = game.new(options)
        eyes = [SPECTATOR, *range(game.players(state))]
        for step in range(60):
            if state.over:
                break
            if step % 4 == 0:
                views = {seat: game.view(state, seat) for seat in eyes}
                kept = json.dumps(views[eyes[-1]])
                for seat in eyes:
                    for other in eyes:
                        assert game.view_beside(state, seat, views[other]) == views[seat], (options, step, seat, other)
                assert json.dumps(views[eyes[-1]]) == kept
            actor = rng.choice(state.actors())
            state.play(state.draw(rng) if actor == CHANCE else rng.choice(state.options(actor)), actor)
