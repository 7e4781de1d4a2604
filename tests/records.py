"""Records that are long for their game: taken back again and again."""

from __future__ import annotations

from random import Random

from lanterns.core.checks import random_action
from lanterns.core.replay import Play
from lanterns.core.step import CHANCE
from lanterns.games import get_game


def long_record(lines: int, game: str = "quest", deep: int = 20) -> str:
    """A record of about so many lines: `deep` actions by lot (or a whole game), then one action played and taken back,
    over and over."""
    play = Play.new(get_game(game), {"players": "2"})
    rng = Random(1)
    while not play.state.over and (len(play.history) < deep or play.state.actor == CHANCE):
        actor, action = random_action(play.state, rng)
        play.play(action, actor)
    while play.state.over or play.state.actor == CHANCE:
        play.undo(1, 0, "takeback")
    seat, code = play.state.actors()[0], play.state.options()[0]
    while len(play.record.lines) + 2 <= lines:
        play.play(code, seat)
        play.undo(1, seat, "takeback")
    return play.text()
