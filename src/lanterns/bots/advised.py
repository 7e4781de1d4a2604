"""The levels of a game that has bots of its own (`Game.advises`): they answer from samples of what a seat can know."""

from __future__ import annotations

from lanterns.bots.base import Bot, Sight, Watch
from lanterns.bots.simple import GreedyBot
from lanterns.core.game import Game


class AdvisedBot(Bot):
    """Asks the game what a bot of its level plays; where the game has no opinion, it is greedy."""

    def __init__(self, game: Game, seed: int, level: str) -> None:
        super().__init__(game, seed)
        self.name = level
        self.greedy = GreedyBot(game, seed, draws=2)

    def think(self, sight: Sight, watch: Watch | None) -> int:
        action = sight.game.advise(sight.sample(), sight.seat, self.name, sight.rng)
        return action if action in sight.options else self.greedy.think(sight, watch)
