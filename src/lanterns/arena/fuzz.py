"""Random games of every variant, in one process or several: what every game must keep, checked at every question."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from lanterns.arena.games import Progress
from lanterns.core.checks import fuzz as check_games
from lanterns.games import get_game

CHUNK = 20  # games of one job, when one process plays them all
LARGEST_CHUNK = 500
ENOUGH = 3  # failures after which one process goes on to the next variant


def fuzz(
    game: str, variant: str, games: int, seed: int, deep_every: int, workers: int, progress: Progress
) -> dict[str, Any]:
    """Play and check random games of a variant from this seed on.

    The sums of `core.checks.FuzzReport.to_json` over all of them: games, actions, deep checks, refusals, seconds, end
    reasons with their counts, and the failures, each with its seed, message and record.
    """
    size = CHUNK if workers <= 1 else max(CHUNK, min(LARGEST_CHUNK, games // (4 * workers)))
    jobs = [(game, variant, min(size, games - start), seed + start, deep_every) for start in range(0, games, size)]
    total: dict[str, Any] = {}
    done = 0
    for figures in _played(jobs, workers):
        done += figures["games"]
        progress(done, games)
        _add(total, figures)
        if len(total["failures"]) >= ENOUGH and workers <= 1:
            break
    total["end_reasons"] = dict(sorted(total["end_reasons"].items()))
    return total


def fuzz_chunk(game: str, variant: str, games: int, seed: int, deep_every: int) -> dict[str, Any]:
    """Some games of `fuzz`, in whatever process."""
    found = get_game(game)
    return check_games(found, found.harness.variants()[variant], games, seed, deep_every).to_json()


def _played(jobs: list[tuple[str, str, int, int, int]], workers: int) -> Iterator[dict[str, Any]]:
    if workers <= 1 or len(jobs) == 1:
        for job in jobs:
            yield fuzz_chunk(*job)
        return
    with ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn")) as pool:
        for future in as_completed([pool.submit(fuzz_chunk, *job) for job in jobs]):
            yield future.result()


def _add(total: dict[str, Any], figures: dict[str, Any]) -> None:
    for key, value in figures.items():
        if isinstance(value, dict):
            counts = total.setdefault(key, {})
            for reason, count in value.items():
                counts[reason] = counts.get(reason, 0) + count
        else:
            total[key] = total[key] + value if key in total else value
