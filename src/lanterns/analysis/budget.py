"""How much an analysis may think. Budgets count work, not time, so that a record always gives the same findings."""

from __future__ import annotations

from typing import Final

from lanterns.core.errors import BadOptions

WORDS: Final[dict[str, float]] = {"quick": 0.35, "usual": 1.0, "deep": 4.0}
THOROUGH: Final = 2.0
LEAST: Final = 0.1
MOST: Final = 100.0


class Budget:
    """How many times the usual work each finding may take.

    pilot: walks of whole turns that look for the best answer. tree: walks of the tree search that does, where turns are
    not planned as wholes. batch: walks, for each answer that is looked at closely, of each of the tree searches that
    compare them: with half as many the search sees no further than the hard level and cannot tell it from medium
    (docs/analysis.md). pairs: walks of whole turns that compare two answers. guesses: plans that
    do. draws: outcomes of chance that are looked at where they are too many to look at all.
    level: the bot that names the best answer in games whose bots make plans of their own.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.pilot = max(24, round(120 * scale))
        self.tree = max(24, round(240 * scale))
        self.batch = max(12, round(80 * scale))
        self.pairs = max(16, round(64 * scale))
        self.tries = max(4, round(8 * scale))
        self.guesses = max(6, round(12 * scale))
        self.draws = max(12, round(24 * scale))
        self.level = "hard" if scale > THOROUGH else "medium"


def parse_budget(text: str) -> Budget:
    """`quick`, `usual`, `deep`, or how many times the usual, such as 2.5. Raises BadOptions."""
    if text in WORDS:
        return Budget(WORDS[text])
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not LEAST <= scale <= MOST:
        raise BadOptions(
            f"the budget cannot be '{text}': choose {', '.join(WORDS)}, or a number from {LEAST:g} to {MOST:g} "
            "times the usual"
        )
    return Budget(scale)
