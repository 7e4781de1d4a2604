"""Random games of every variant, in one process or several: what every game must keep, checked at every question."""

from __future__ import annotations

import json
from typing import Any

from lanterns.arena.games import Series
from lanterns.arena.spread import resumed
from lanterns.core.checks import fuzz as check_games
from lanterns.games import get_game

CHUNK = 20  # games of one job, wherever it is done: the costly checks are counted within it
ENOUGH = 3  # failures after which one process goes on to the next variant


def fuzz(wanted: Series, game: str, variant: str, deep_every: int) -> dict[str, Any]:
    """Play and check random games of a variant from the series' seed on.

    The sums of `core.checks.FuzzReport.to_json` over all of them: games, actions, deep checks, refusals, seconds, end
    reasons with their counts, and the failures, each with its seed, message and record.
    """
    jobs = [
        (game, variant, min(CHUNK, wanted.games - start), wanted.seed + start, deep_every)
        for start in range(0, wanted.games, CHUNK)
    ]
    total: dict[str, Any] = {}
    by_key = {json.dumps(job): job for job in jobs}
    for _, figures in resumed(fuzz_chunk, by_key, wanted.machines, wanted.keep):
        _add(total, figures)
        if wanted.progress is not None:
            wanted.progress(total["games"], wanted.games)
        if len(total["failures"]) >= ENOUGH and wanted.machines.alone:
            break
    total["end_reasons"] = dict(sorted(total["end_reasons"].items()))
    return total


def fuzz_chunk(game: str, variant: str, games: int, seed: int, deep_every: int) -> dict[str, Any]:
    """Some games of `fuzz`, in whatever process."""
    found = get_game(game)
    return check_games(found, found.harness.variants()[variant], games, seed, deep_every).to_json()


def _add(total: dict[str, Any], figures: dict[str, Any]) -> None:
    for key, value in figures.items():
        if isinstance(value, dict):
            counts = total.setdefault(key, {})
            for reason, count in value.items():
                counts[reason] = counts.get(reason, 0) + count
        else:
            total[key] = total[key] + value if key in total else value
