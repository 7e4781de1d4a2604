"""Seat-balanced matches: who wins how often, with an interval; ratings; and how often a solo bot reaches its goal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from lanterns.arena.games import USUAL, Budget, Job, Series, Setting
from lanterns.arena.statistics import elo, mean, wilson
from lanterns.core.errors import BadOptions
from lanterns.games import get_game


def seatings(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Every way to seat the bots, each of them as often as the others, in a fixed order that rotates quickly.

    With fewer bots than seats each takes an equal share of the seats. Raises BadOptions when the seats do not divide.
    """
    if not bots or seats % len(bots):
        raise BadOptions(
            f"{len(bots)} bots cannot share {seats} seats evenly; name 1 bot per seat, or a divisor of them"
        )
    filled = [bot for bot in bots for _ in range(seats // len(bots))]
    unique = sorted(set(permutations(filled)))
    # From the two ends inwards: a short match then has both a seating and its mirror.
    mixed = [unique[i // 2] if i % 2 == 0 else unique[-1 - i // 2] for i in range(len(unique))]
    return [list(seating) for seating in mixed]


def match(setting: Setting, bots: Sequence[str], series: Series, budget: Budget = USUAL) -> dict[str, Any]:
    """Play a match and return its figures as JSON data.

    Games are played in blocks: one chance seed, every seating of the bots. `win_rate` of a bot is the mean over games
    of the share of the win that its seats took together, `interval` its 95 % Wilson interval, `fair` what equal
    bots take. `before` counts, for each pair of bots, how often a seat of the first scored more than a seat of
    the second; the Elo ratings (mean 0) are made of it.
    """
    options = setting.options()
    game = get_game(setting.game)
    seats = game.players(game.new(options))
    tables = seatings(bots, seats)
    jobs = [
        Job(game.id, options, tables[i % len(tables)], series.seed + i // len(tables), budget)
        for i in range(series.games)
    ]
    return summary(game.id, options, list(dict.fromkeys(bots)), series.play(jobs))


def summary(game_id: str, options: dict[str, str], bots: list[str], played: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of a series of games that `play_series` returned."""
    whole = [g for g in played if not g["crash"]]
    before: dict[tuple[str, str], float] = {}
    table: dict[str, dict[str, Any]] = {}
    for bot in bots:
        shares = [sum(r for r, b in zip(g["results"], g["bots"], strict=True) if b == bot) for g in whole]
        scores = [s for g in whole for s, b in zip(g["scores"], g["bots"], strict=True) if b == bot]
        seats = sum(g["bots"].count(bot) for g in whole)
        low, high = wilson(sum(shares), len(shares))
        table[bot] = {
            "win_rate": round(mean(shares), 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(seats / sum(len(g["bots"]) for g in whole), 4) if whole else 0.0,
            "mean_score": round(mean(scores), 2),
            "best_score": max(scores, default=0),
        }
    for g in whole:
        for i, one in enumerate(g["bots"]):
            for j, two in enumerate(g["bots"]):
                if one != two:
                    mine = (g["results"][i], g["scores"][i])
                    theirs = (g["results"][j], g["scores"][j])
                    point = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    before[one, two] = before.get((one, two), 0.0) + point
    for bot, rating in elo(before).items():
        table[bot]["elo"] = round(rating, 1)
    return {
        "game": game_id,
        "options": options,
        "games": len(played),
        "crashes": [g["crash"] for g in played if g["crash"]],
        "seconds": round(sum(g["seconds"] for g in played), 2),
        "decisions": sum(g["seats"] + g["chance"] for g in played),
        "bots": table,
        "before": {f"{a} > {b}": points for (a, b), points in sorted(before.items())},
        "reasons": _counts(g["reason"] for g in whole),
    }


def solo(setting: Setting, bot: str, series: Series, budget: Budget = USUAL) -> dict[str, Any]:
    """Games of one bot alone (or of a co-operative table): how often it wins, and how often it reaches each score that
    the game names."""
    options = setting.options()
    game = get_game(setting.game)
    seats = game.players(game.new(options))
    played = series.play(Job(game.id, options, [bot] * seats, series.seed + i, budget) for i in range(series.games))
    whole = [g for g in played if not g["crash"]]
    wins = sum(1 for g in whole if max(g["results"], default=0.0) > 0)
    scores = [max(g["scores"], default=0) for g in whole]
    low, high = wilson(wins, len(whole))
    return {
        "game": game.id,
        "variant": setting.variant,
        "options": options,
        "bot": bot,
        "games": len(played),
        "crashes": [g["crash"] for g in played if g["crash"]],
        "seconds": round(sum(g["seconds"] for g in played), 2),
        "wins": wins,
        "win_rate": round(wins / len(whole), 4) if whole else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "mean_score": round(mean(scores), 2),
        "best_score": max(scores, default=0),
        "reached": {str(goal): sum(1 for s in scores if s >= goal) for goal in game.harness.goals()},
        "reasons": _counts(g["reason"] for g in whole),
        "won_seeds": [g["seed"] for g in whole if max(g["results"], default=0.0) > 0][:10],
        "lost_seeds": [g["seed"] for g in whole if max(g["results"], default=0.0) <= 0][:10],
    }


def _counts(keys: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    return dict(sorted(counts.items()))
