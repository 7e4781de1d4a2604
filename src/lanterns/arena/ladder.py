"""The ladder of a game: every bot against every other on the same seeds, and one rating with its interval for each.

Seats against each other play seat-balanced matches. Where a table wins or loses together, or plays alone, two bots are
compared by what each makes of the same deal: who wins where the other does not, else who has more points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from lanterns.arena.games import USUAL, Budget, Job, Series, Setting
from lanterns.arena.match import seatings
from lanterns.arena.statistics import Rating, mean, of_shares, ratings
from lanterns.bots import check_bot
from lanterns.core.errors import BadOptions
from lanterns.games import get_game

Pair = tuple[str, str]
Played = list[dict[str, Any]]


def ladder(
    setting: Setting, bots: Sequence[str], series: Series, budget: Budget = USUAL, neighbours: bool = False
) -> dict[str, Any]:
    """Play `series.games` games for each pair of bots, or with `neighbours` only for those next to each other in the
    list, and return the figures as JSON data.

    `rows`: the bots, the strongest first, each with its Elo rating (Bradley-Terry, mean 0) and the 95 % interval of
    that. `steps`: the share that a bot of the list takes from the one before it, and whether its interval lies above
    one half (`apart`). The figures depend on the seeds alone; the file of the series makes it resumable. Raises
    BadOptions when fewer than two bots are named, one of them twice, or two cannot share the seats.
    """
    for bot in bots:
        check_bot(bot)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOptions("a ladder takes two bots or more, each of them once")
    if series.games < 1:
        raise BadOptions(f"--games must be 1 or more, not {series.games}")
    options = setting.options()
    game = get_game(setting.game)
    seats = game.players(game.new(options))
    near = list(zip(bots[:-1], bots[1:], strict=True))
    pairs = near if neighbours else list(combinations(bots, 2))
    if seats == 1 or game.cooperative:
        played, points = _side_by_side(game.id, options, seats, bots, pairs, series, budget)
    else:
        played, points = _against(game.id, options, seats, pairs, series, budget)
    rated = ratings({pair: (sum(found), len(found)) for pair, found in points.items()})
    return {
        "game": game.id,
        "options": options,
        "seed": series.seed,
        "games": len(played),
        "rows": [_row(bot, rated[bot], played, points) for bot in sorted(rated, key=lambda bot: -rated[bot].value)],
        "steps": [_step(pair, points[pair]) for pair in near],
        "pairs": {f"{b} > {a}": round(1 - mean(found), 4) for (a, b), found in points.items()},
        "crashes": [g["crash"] for g in played if g["crash"]],
    }


def _against(
    game: str, options: dict[str, str], seats: int, pairs: Sequence[Pair], series: Series, budget: Budget
) -> tuple[Played, dict[Pair, list[float]]]:
    """All games of a round robin, and by pair the share of the win that the seats of its first bot took."""
    jobs: list[Job] = []
    of: list[Pair] = []
    for pair in pairs:
        tables = seatings(pair, seats)
        for i in range(series.games):
            jobs.append(Job(game, options, tables[i % len(tables)], series.seed + i // len(tables), budget))
            of.append(pair)
    played = series.play(jobs)
    points: dict[Pair, list[float]] = {pair: [] for pair in pairs}
    for pair, g in zip(of, played, strict=True):
        if not g["crash"]:
            points[pair].append(sum(r for r, bot in zip(g["results"], g["bots"], strict=True) if bot == pair[0]))
    return played, points


def _side_by_side(
    game: str,
    options: dict[str, str],
    seats: int,
    bots: Sequence[str],
    pairs: Sequence[Pair],
    series: Series,
    budget: Budget,
) -> tuple[Played, dict[Pair, list[float]]]:
    """The same deals for a table of each bot, and by pair what its first bot made of them beside the second."""
    jobs = [Job(game, options, [bot] * seats, series.seed + i, budget) for bot in bots for i in range(series.games)]
    played = series.play(jobs)
    at = {bot: played[n * series.games : (n + 1) * series.games] for n, bot in enumerate(bots)}
    points: dict[Pair, list[float]] = {pair: [] for pair in pairs}
    for a, b in pairs:
        for one, two in zip(at[a], at[b], strict=True):
            if not one["crash"] and not two["crash"]:
                mine, theirs = _made(one), _made(two)
                points[a, b].append(1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
    return played, points


def _made(g: dict[str, Any]) -> tuple[bool, int]:
    return max(g["results"], default=0.0) > 0, max(g["scores"], default=0)


def _row(bot: str, rated: Rating, played: Played, points: dict[Pair, list[float]]) -> dict[str, Any]:
    whole = [g for g in played if bot in g["bots"] and not g["crash"]]
    shares = [sum(r for r, one in zip(g["results"], g["bots"], strict=True) if one == bot) for g in whole]
    if all(set(g["bots"]) == {bot} for g in whole):  # a table that wins together has won once
        shares = [float(max(g["results"], default=0.0) > 0) for g in whole]
    scores = [s for g in whole for s, one in zip(g["scores"], g["bots"], strict=True) if one == bot]
    return {
        "bot": bot,
        "elo": round(rated.value, 1),
        "interval": [round(rated.low, 1), round(rated.high, 1)],
        "games": len(whole),
        "compared": sum(len(found) for pair, found in points.items() if bot in pair),
        "win_rate": round(mean(shares), 4),
        "mean_score": round(mean(scores), 2),
    }


def _step(pair: Pair, found: Sequence[float]) -> dict[str, Any]:
    share = 1 - mean(found) if found else 0.5
    low, high = of_shares([1 - one for one in found])
    return {
        "bot": pair[1],
        "over": pair[0],
        "share": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "games": len(found),
        "apart": low > 0.5,
    }
