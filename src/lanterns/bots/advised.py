"""The levels of a game that has bots of its own (`roles.Expert`): they answer from samples of what a seat can know."""

from __future__ import annotations

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.simple import GreedyBot
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame


class AdvisedBot(Bot):
    """Asks the game what a bot of its level plays; where the game has no opinion, it is greedy."""

    def __init__(self, game: AnyGame, seed: int, level: str) -> None:
        super().__init__(game, seed)
        if game.expert is None:
            raise LanternsError(f"{game.id} has no bots of its own")
        self.expert = game.expert
        self.name = level
        self.greedy = GreedyBot(game, seed, draws=2)

    def think(self, sight: Sight, watch: Watch | None) -> int:
        state = sight.sample()
        action = self.expert.choose(state, sight.seat, self.name, sight.rng)
        if action not in sight.options:
            return self.greedy.think(sight, watch)
        if watch is not None:
            value = sight.game.policy.evaluate(state, sight.seat)
            watch(Thought(1, 1, 0.0, value, [action], [[float(action), 1.0, value]]))
        return action
