"""The figures of `lanterns simulate`: many games, how they end, how fast they go, and whether any crash."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from lanterns.arena.games import USUAL, Budget, Job, Series, Setting
from lanterns.arena.statistics import mean
from lanterns.core.errors import BadOptions
from lanterns.games import get_game


def simulate(
    setting: Setting, series: Series, bots: Sequence[str] = ("random",), budget: Budget = USUAL
) -> dict[str, Any]:
    """Play games and return the figures as JSON data.

    One bot name plays every seat; several are one per seat, and move one seat on with every game. `decisions` counts
    all actions that went through State.play, of seats and of chance; `decisions_per_second` is over the time spent in
    games on one core. `crashes` lists the error and the seed of each game that failed.
    """
    if series.games < 1:
        raise BadOptions(f"--games must be 1 or more, not {series.games}")
    options = setting.options()
    game = get_game(setting.game)
    seats = game.players(game.new(options))
    if len(bots) not in (1, seats):
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one bot for all seats, or one per seat")
    tables = [[bots[(seat + i) % len(bots)] for seat in range(seats)] for i in range(series.games)]
    jobs = [Job(game.id, options, table, series.seed + i, budget) for i, table in enumerate(tables)]
    started = perf_counter()
    played = series.play(jobs)
    elapsed = perf_counter() - started
    whole = [g for g in played if not g["crash"]]
    seconds = sum(g["seconds"] for g in played)
    decisions = sum(g["seats"] + g["chance"] for g in played)
    scores = [score for g in whole for score in g["scores"]]
    reasons: dict[str, int] = {}
    for g in whole:
        reasons[g["reason"]] = reasons.get(g["reason"], 0) + 1
    return {
        "game": game.id,
        "options": options,
        "bots": list(bots),
        "seed": series.seed,
        "games": len(played),
        "decisions": decisions,
        "seat_decisions": sum(g["seats"] for g in played),
        "chance_decisions": sum(g["chance"] for g in played),
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "scores": {
            "mean": round(mean(scores), 2),
            "least": min(scores, default=0),
            "most": max(scores, default=0),
            "by_bot": {
                bot: round(mean([s for g in whole for s, b in zip(g["scores"], g["bots"], strict=True) if b == bot]), 2)
                for bot in dict.fromkeys(bots)
            },
        },
        "end_reasons": dict(sorted(reasons.items())),
        "crashes": [{"seed": g["seed"], "error": g["crash"]} for g in played if g["crash"]],
    }
