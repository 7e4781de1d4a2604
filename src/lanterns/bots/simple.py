"""The two bots that do not search: one that plays anything, one that plays what looks best now."""

from __future__ import annotations

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.lookahead import one_ply, pick
from lanterns.core.game import AnyGame
from lanterns.core.roles import AnyPolicy


class RandomBot(Bot):
    """Every legal action is as likely."""

    name = "random"

    def think(self, sight: Sight, watch: Watch | None) -> int:
        return pick(sight.options, sight.rng)


class GreedyBot(Bot):
    """Takes the option that the game's evaluation likes best one ply ahead; equal ones are settled by the seed.

    `draws` is how many draws of chance are averaged, `follow` how many questions of its own it answers in thought when
    they follow at once (a gain after a move, a quest that the move fits). `policy` judges in place of the game's own.
    """

    name = "greedy"

    def __init__(
        self, game: AnyGame, seed: int = 0, draws: int = 6, follow: int = 1, policy: AnyPolicy | None = None
    ) -> None:
        super().__init__(game, seed)
        self.draws = draws
        self.follow = follow
        self.policy = policy
        if policy is not None:
            self.name = "learned"

    def think(self, sight: Sight, watch: Watch | None) -> int:
        values = one_ply(sight, self.draws, self.follow, self.policy)
        best = max(values)
        ties = [a for a, v in zip(sight.options, values, strict=True) if v >= best - 1e-12]
        choice = pick(ties, sight.rng)
        if watch is not None:
            ranked = [[float(a), 1.0, v] for a, v in zip(sight.options, values, strict=True)]
            ranked.sort(key=_by_value)
            watch(Thought(1, 1, 0.0, best, [choice], ranked))
        return choice


def _by_value(row: list[float]) -> float:
    return -row[2]
