"""How long a bot takes where time counts: seconds drawn by chance, as people of its level would need [M6.9].

A bot is done in the time a machine needs, which says nothing of a race among people. So its seconds are drawn from a
log-normal distribution: many near the median, some much longer, none below or above the bounds. docs/bots.md states the
figures and where they come from.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

SHORTEST: Final = 40.0  # five cards laid and a line drawn, by somebody who knows them well
LONGEST: Final = 300.0  # the five minutes of the timer [M6.6]
# by level: the median in seconds, and the spread of the logarithm
MEDIANS: Final[dict[str, float]] = {
    "novice": 165.0, "easy": 150.0, "medium": 120.0, "hard": 95.0, "master": 80.0
}  # fmt: skip
SPREADS: Final[dict[str, float]] = {
    "novice": 0.40, "easy": 0.45, "medium": 0.38, "hard": 0.30, "master": 0.26
}  # fmt: skip
OTHER: Final = "medium"  # the pace of bots that have no level of their own


def seconds(level: str, rng: Random) -> float:
    """The seconds that a bot of this level takes this time, from `SHORTEST` to `LONGEST`."""
    known = level if level in MEDIANS else OTHER
    while True:  # what falls outside is drawn again
        found = exp(rng.gauss(log(MEDIANS[known]), SPREADS[known]))
        if SHORTEST <= found <= LONGEST:
            return found
