"""The levels that people choose from; the bots behind them may change without a change of any table or record."""

from __future__ import annotations

from lanterns.bots.advised import AdvisedBot
from lanterns.bots.base import Bot, Sight, Watch
from lanterns.bots.lookahead import pick
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PER_PLAN, PlanBot
from lanterns.bots.simple import GreedyBot
from lanterns.core.game import AnyGame

LEVELS: tuple[str, ...] = ("novice", "easy", "medium", "hard", "master")
NOISE: dict[str, float] = {"novice": 0.6, "easy": 0.25}  # how often a bot plays whatever comes to its mind
ITERATIONS: dict[str, int] = {"medium": 80, "hard": 600, "master": 2500}
ALONE: dict[str, int] = {"hard": 4, "master": 4}  # times as many for a seat that plays alone: its walks cost less
# walks of bots that plan whole turns; hard and master judge them by learned weights, which tells more than walks do
WALKS: dict[str, int] = {"novice": 1, "easy": 1, "medium": 60, "hard": 60, "master": 640}
PER_PLANS: dict[str, int] = {"master": 4 * PER_PLAN}  # walks that one of them needs at most
# Processor time after which a bot answers with the best so far: a net for machines that nobody has thought of. The
# budgets above end in half of it without the compiler (those below master in a tenth), so that it changes no answer.
SECONDS = 10.0


class AbsentBot(GreedyBot):
    """Greedy, but absent-minded: now and then every legal action is as likely."""

    def __init__(self, game: AnyGame, seed: int, level: str) -> None:
        super().__init__(game, seed, draws=2)
        self.name = level
        self.noise = NOISE[level]

    def think(self, sight: Sight, watch: Watch | None) -> int:
        if sight.rng.random() < self.noise:
            return pick(sight.options, sight.rng)
        return super().think(sight, watch)


class AbsentPlanBot(PlanBot):
    """Plans whole turns on a single walk each, and now and then answers without a thought: as it would finish a turn
    that it does not care for, and as a novice half of the time whatever comes to its mind."""

    def __init__(self, game: AnyGame, seed: int, level: str) -> None:
        super().__init__(game, seed, WALKS[level])
        self.name = level
        self.noise = NOISE[level]

    def think(self, sight: Sight, watch: Watch | None) -> int:
        if sight.rng.random() < self.noise:
            if self.name == "novice" and sight.rng.random() < 0.5:
                return pick(sight.options, sight.rng)
            return self.macros.rollout(sight.sample(), sight.rng)
        return super().think(sight, watch)


def level_bot(level: str, game: AnyGame, seed: int = 0) -> Bot:
    """The bot of a level; raises KeyError for another word."""
    if game.expert is not None and level in LEVELS:
        return AdvisedBot(game, seed, level)
    if level in NOISE:
        return AbsentBot(game, seed, level) if game.macros is None else AbsentPlanBot(game, seed, level)
    bot: PlanBot | MctsBot
    if game.macros is not None:
        bot = PlanBot(game, seed, WALKS[level], SECONDS, most=PER_PLANS.get(level, PER_PLAN))
    else:
        bot = MctsBot(game, seed, ITERATIONS[level], SECONDS)
        bot.alone = ALONE.get(level, 1)
    if level == "master" or (level == "hard" and game.macros is not None):
        bot.policy = game.learned
    return bot
