"""The rival of the speed figures: random 4-player games of catanatron, a fast engine for another board game.

It is a benchmark extra (`python3 run.py setup bench`), never a dependency.
"""

from __future__ import annotations

import random
from time import process_time
from typing import Any


def random_catan(seconds: float) -> dict[str, Any] | None:
    """Whole random games for so many seconds of CPU time, or None when catanatron is not installed.

    `decisions` are the actions in catanatron's own log of a game: choices of players and dice alike, forced ones too.
    """
    try:
        import catanatron
    except ImportError:
        return None
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    random.seed(1)
    games = 0
    decisions = 0
    catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=0).play()  # warm up
    started = process_time()
    while True:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=games + 1)
        game.play()
        games += 1
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        elapsed = process_time() - started
        if elapsed >= seconds:
            break
    return {
        "games": games,
        "decisions_per_second": round(decisions / elapsed),
        "games_per_second": round(games / elapsed, 2),
        "decisions_per_game": round(decisions / games, 1),
    }
