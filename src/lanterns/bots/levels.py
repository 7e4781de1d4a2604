"""The three levels that people choose from; the bots behind them may change without a change of any table or record."""

from __future__ import annotations

from lanterns.bots.advised import AdvisedBot
from lanterns.bots.base import Bot, Sight, Watch
from lanterns.bots.lookahead import pick
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PlanBot
from lanterns.bots.simple import GreedyBot
from lanterns.core.game import AnyGame

LEVELS: tuple[str, ...] = ("easy", "medium", "hard")
NOISE = 0.25  # how often the easy bot plays whatever comes to its mind
ITERATIONS: dict[str, int] = {"medium": 80, "hard": 600}
WALKS: dict[str, int] = {"easy": 1, "medium": 60, "hard": 160}  # of games whose bots plan whole turns
# Processor time after which a bot answers with the best so far: a net for machines that nobody has thought of. The
# budgets above end in a tenth of it without the compiler, so that it does not change an answer.
SECONDS = 10.0


class EasyBot(GreedyBot):
    """Greedy, but absent-minded: now and then every legal action is as likely."""

    name = "easy"

    def think(self, sight: Sight, watch: Watch | None) -> int:
        if sight.rng.random() < NOISE:
            return pick(sight.options, sight.rng)
        return super().think(sight, watch)


class EasyPlanBot(PlanBot):
    """Plans whole turns on a single walk each, and now and then answers without a thought."""

    name = "easy"

    def think(self, sight: Sight, watch: Watch | None) -> int:
        if sight.rng.random() < NOISE:
            return self.macros.rollout(sight.sample(), sight.rng)
        return super().think(sight, watch)


def level_bot(level: str, game: AnyGame, seed: int = 0) -> Bot:
    """The bot of a level; raises KeyError for another word."""
    if game.expert is not None and level in LEVELS:
        return AdvisedBot(game, seed, level)
    if game.macros is not None and level == "easy":
        return EasyPlanBot(game, seed, WALKS[level])
    if level == "easy":
        return EasyBot(game, seed, draws=2)
    if game.macros is not None:
        return PlanBot(game, seed, WALKS[level], SECONDS)
    return MctsBot(game, seed, ITERATIONS[level], SECONDS)
