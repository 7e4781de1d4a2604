"""Players that need no hands. They know the core and one policy per game."""

from __future__ import annotations

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.levels import LEVELS, level_bot
from lanterns.bots.mcts import MctsBot
from lanterns.bots.planner import PlanBot
from lanterns.bots.simple import GreedyBot, RandomBot
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.texts import whole

__all__ = ["BOTS", "LEVELS", "Bot", "Sight", "Thought", "Watch", "check_bot", "get_bot"]

BOTS: tuple[str, ...] = ("random", "greedy", "mcts", "learned")
SEARCHES = ("mcts", "learned")  # those that a budget can follow


def get_bot(name: str, game: AnyGame, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> Bot:
    """A bot by name: `random`, `greedy`, `mcts`, or `mcts:400` for mcts with 400 iterations a decision. `learned` is
    greedy and `learned:400` is mcts:400, judged by the game's learned evaluation where it has one.

    `novice`, `easy`, `medium`, `hard` and `master` are levels, each with its own bot and budget. The budget
    (iterations, seconds, or both) is for mcts; 0 means its default. Raises LanternsError listing the names.
    """
    base, given = _parse(name)
    if base in LEVELS:
        return level_bot(base, game, seed)
    if base == "random":
        return RandomBot(game, seed)
    if base == "greedy":
        return GreedyBot(game, seed)
    if base == "learned" and not given:
        return GreedyBot(game, seed, policy=game.learned)
    bot: PlanBot | MctsBot
    if game.macros is not None:
        bot = PlanBot(game, seed, given or iterations, 0.0 if given else seconds)
    else:
        bot = MctsBot(game, seed, given or iterations, 0.0 if given else seconds)
    if base == "learned":
        bot.policy = game.learned
    return bot


def check_bot(name: str) -> str:
    """The name itself, when a bot has it. Raises LanternsError that lists the names."""
    _parse(name)
    return name


def _parse(name: str) -> tuple[str, int]:
    base, colon, budget = name.partition(":")
    if base not in BOTS and base not in LEVELS:
        raise LanternsError(f"there is no bot '{name}'; the bots are {', '.join((*BOTS, *LEVELS))}")
    if not colon:
        return base, 0
    if base not in SEARCHES or not 0 < whole(budget) <= 1_000_000:
        raise LanternsError(
            f"bot '{name}': only mcts and learned take a budget, 1 to 1000000 iterations, as in mcts:400"
        )
    return base, whole(budget)
