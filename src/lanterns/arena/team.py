"""Co-operative games: how often a team of one bot wins, by number of players and by facets of a game (a boss)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanterns.arena.games import USUAL, Budget, Job, Series, options_for
from lanterns.arena.statistics import mean, wilson
from lanterns.core.errors import BadOptions
from lanterns.games import get_game


def team(
    game_id: str, bots: Sequence[str], series: Series, players: Sequence[int] = (), budget: Budget = USUAL
) -> dict[str, Any]:
    """Play a series for each bot and each number of players, all seats held by that bot, and return JSON data.

    `rows` has a line per bot and number of players, and one per bot over all of them; `facets` a line per bot and value
    of what the game counts by. Each has games, wins, win_rate and its 95 % Wilson interval. The same seeds are played
    by every bot. The file of the series makes it resumable, and lets several processes share it when they play other
    seeds. Raises BadOptions for a game that is not co-operative.
    """
    game = get_game(game_id)
    if not game.cooperative:
        raise BadOptions(f"{game_id} is not co-operative: its bots are compared with match")
    games, seed = series.games, series.seed
    if games < 1:
        raise BadOptions(f"--games must be 1 or more, not {games}")
    counts = list(players) or list(range(game.min_players, game.max_players + 1))
    jobs: list[Job] = []
    of: list[tuple[str, int]] = []
    for bot in bots:
        for count in counts:
            options = options_for(game_id, count, None)
            jobs += [Job(game_id, options, [bot] * count, seed + i, budget) for i in range(games)]
            of += [(bot, count)] * games
    played = series.play(jobs)
    whole = [(row, g) for row, g in zip(of, played, strict=True) if not g["crash"]]
    rows = []
    facets = []
    for bot in bots:
        mine = [(count, g) for (name, count), g in whole if name == bot]
        for count in counts:
            rows.append({"bot": bot, "players": count, **line([g for c, g in mine if c == count])})
        if len(counts) > 1:
            rows.append({"bot": bot, "players": "all", **line([g for _, g in mine])})
        for kind in sorted({kind for _, g in mine for kind in g["facets"]}):
            for value in sorted({g["facets"][kind] for _, g in mine}):
                facets.append({"bot": bot, kind: value, **line([g for _, g in mine if g["facets"][kind] == value])})
    return {
        "game": game_id,
        "games": len(played),
        "seed": seed,
        "crashes": [g["crash"] for g in played if g["crash"]],
        "rows": rows,
        "facets": facets,
    }


def line(played: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of some games: wins with their interval, how the lost ones ended, what a game took."""
    wins = sum(1 for g in played if max(g["results"], default=0.0) > 0)
    low, high = wilson(wins, len(played))
    reasons: dict[str, int] = {}
    for g in played:
        reasons[g["reason"]] = reasons.get(g["reason"], 0) + 1
    return {
        "games": len(played),
        "wins": wins,
        "win_rate": round(wins / len(played), 3) if played else 0.0,
        "interval": [round(low, 3), round(high, 3)],
        "reasons": dict(sorted(reasons.items())),
        "decisions": round(mean([g["seats"] for g in played])),
        "seconds": round(mean([g["seconds"] for g in played]), 2),
    }
