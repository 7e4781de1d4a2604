"""Pig, an old game of one die: the whole of a small game, as docs/adding-a-game.md walks through it."""

from tests.example_game.pig.game import PigGame

RULESETS = (PigGame(),)
