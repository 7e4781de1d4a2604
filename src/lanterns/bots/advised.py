"""The levels of a game that has bots of its own (`Game.advises`): they answer from samples of what a seat can know."""

from __future__ import annotations

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.simple import GreedyBot
from lanterns.core.game import Game


class AdvisedBot(Bot):
    """Asks the game what a bot of its level plays; where the game has no opinion, it is greedy."""

    def __init__(self, game: Game, seed: int, level: str) -> None:
        super().__init__(game, seed)
        self.name = level
        self.greedy = GreedyBot(game, seed, draws=2)

    def think(self, sight: Sight, watch: Watch | None) -> int:
        state = sight.sample()
        action = sight.game.advise(state, sight.seat, self.name, sight.rng)
        if action not in sight.options:
            return self.greedy.think(sight, watch)
        if watch is not None:
            value = sight.game.evaluate(state, sight.seat)
            watch(Thought(1, 1, 0.0, value, [action], [[float(action), 1.0, value]]))
        return action
