"""The arithmetic of matches: an interval for a share of wins, and ratings from who came before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt

Z95 = 1.959963984540054  # the two-sided 95 % point of the normal distribution


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share of wins; (0, 1) when nothing was played. Shared wins count as fractions."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_shares(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean share, each of them 0..1: Wilson's, for as many games as tell as much.

    Shares between 0 and 1 (ties above all) spread less than wins and losses of the same mean do, so that they tell
    more: the games are counted by how much the spread falls short (the effective sample size of Korn and Graubard).
    Three games of the widest spread are added, so that what has not been seen is not thought impossible.
    """
    games = len(shares)
    if not games:
        return 0.0, 1.0
    share = mean(shares)
    widest = share * (1 - share)
    if not widest:
        return wilson(share * games, games)
    spread = (sum((one - share) ** 2 for one in shares) + 3 * widest) / (games + 3)
    told = games * widest / spread
    return wilson(share * told, told)


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


@dataclass(frozen=True, slots=True)
class Rating:
    """An Elo rating with its 95 % interval."""

    value: float
    low: float
    high: float


STEPS = 100  # of Newton's method; it takes about ten
ELO = 400 / log(10)  # Elo points of a natural unit of the Bradley-Terry model


def ratings(points: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, Rating]:
    """Bradley-Terry ratings with mean 0 from `points[a, b]`: what a took from b, and of how many games.

    The interval is that of the maximum likelihood, from the information in all games; as in `elo`, one draw is added to
    each pair, so that a clean sweep gets a finite rating and a wide interval. A bot that is joined to the others by no
    chain of games makes the information singular.
    """
    names = sorted({name for pair in points for name in pair})
    at = {name: i for i, name in enumerate(names)}
    games = [(at[a], at[b], won + 0.5, count + 1) for (a, b), (won, count) in sorted(points.items()) if a != b]
    value = [0.0] * len(names)
    inverse: list[list[float]] = []
    for _ in range(STEPS):
        # A weight on the mean makes the information invertible; it holds the mean at 0 and changes nothing else.
        gradient = [-sum(value)] * len(names)
        information = [[1.0] * len(names) for _ in names]
        for a, b, won, count in games:
            chance = 1 / (1 + exp(value[b] - value[a]))
            weight = count * chance * (1 - chance)
            for one, two, sign in ((a, b, 1), (b, a, -1)):
                gradient[one] += sign * (won - count * chance)
                information[one][one] += weight
                information[one][two] -= weight
        inverse = _inverse(information)
        step = [sum(x * y for x, y in zip(row, gradient, strict=True)) for row in inverse]
        largest = max((abs(x) for x in step), default=0.0)
        value = [x + y / max(1.0, largest) for x, y in zip(value, step, strict=True)]
        if largest < 1e-9:
            break
    found: dict[str, Rating] = {}
    for i, name in enumerate(names):
        # The weight above adds its own inverse to each variance: 1 / n^2 for n bots.
        half = Z95 * sqrt(max(0.0, inverse[i][i] - 1 / len(names) ** 2))
        found[name] = Rating(ELO * value[i], ELO * (value[i] - half), ELO * (value[i] + half))
    return found


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; 0.0 of nothing."""
    return sum(values) / len(values) if values else 0.0
