"""The arithmetic of matches: an interval for a share of wins, and ratings from who came before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt

Z95 = 1.959963984540054  # the two-sided 95 % point of the normal distribution


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share of wins; (0, 1) when nothing was played. Shared wins count as fractions."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(points: Mapping[tuple[str, str], float], rounds: int = 2000) -> dict[str, float]:
    """Ratings with mean 0 from `points[a, b]`, how often a came before b (a tie is half a point to each).

    The Bradley-Terry maximum by the usual minorisation steps. One draw between each pair that met is added, so that a
    clean sweep gets a finite rating.
    """
    names = sorted({name for pair in points for name in pair})
    met = {(a, b) for a, b in points} | {(b, a) for a, b in points}
    won = {pair: points.get(pair, 0.0) + 0.5 for pair in met if pair[0] != pair[1]}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        change = 0.0
        for name in names:
            rivals = [b for a, b in won if a == name]
            if not rivals:
                continue
            gained = sum(won[name, rival] for rival in rivals)
            shared = sum((won[name, r] + won[r, name]) / (strength[name] + strength[r]) for r in rivals)
            after = gained / shared
            change = max(change, abs(after / strength[name] - 1))
            strength[name] = after
        if change < 1e-9:
            break
    ratings = {name: 400 * log10(strength[name]) for name in names}
    mean = sum(ratings.values()) / len(ratings) if ratings else 0.0
    return {name: ratings[name] - mean for name in names}


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; 0.0 of nothing."""
    return sum(values) / len(values) if values else 0.0
