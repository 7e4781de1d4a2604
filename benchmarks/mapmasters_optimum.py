"""How near the bots of Map Masters come to the best of their hands: the points of each dungeon for the primary
objective beside the exact optimum of the hand, tokens and books that it was made with.

    PYTHONPATH=build/compiled python benchmarks/mapmasters_optimum.py --bots master,hard --games 400 [--workers 16]

All seats of a game are of one level. A bot lays its hand before it knows the secondary objective, and takes coins, exit
and what the secondary may bring into account, so that it does not aim at this optimum alone. The interval is that of
the mean over games. Hands whose optimum is not proven are counted by the best found, and told.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from lanterns.arena.machines import Machines
from lanterns.arena.spread import resumed
from lanterns.arena.statistics import Z95
from lanterns.bots import get_bot
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.mapmasters.versus.state import REWARD
from lanterns.games.mapmasters.versus.study import solved


def play(bot: str, players: int, seed: int) -> dict[str, Any]:
    """One game: by dungeon, the points of its path and the best of its hand, and how many optima were not proven."""
    game = get_game("mapmasters")
    rng = Random(seed)
    state = game.new({"players": str(players), "time_bonus": "off"})
    bots = [get_bot(bot, game, seed * 64 + seat) for seat in range(players)]
    points: list[float] = []
    best: list[float] = []
    unproven = seen = 0
    while not state.over:
        actor = state.actor
        if state.phase == REWARD and state.round > seen:
            seen = state.round
            for seat in range(players):
                found = solved(state, seat)
                if found is not None:
                    points.append(found["points"])
                    best.append(found["best"])
                    unproven += not found["exact"]
        state.play(state.draw(rng) if actor == CHANCE else bots[actor].choose(state, actor), actor)
    return {"points": points, "best": best, "unproven": unproven, "scores": game.scores(state)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="master,hard,medium")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=60_001)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    for bot in given.bots.split(","):
        jobs = {
            json.dumps([bot, given.players, seed]): (bot, given.players, seed)
            for seed in range(given.seed, given.seed + given.games)
        }
        games = [game for _, game in resumed(play, jobs, Machines(given.workers), given.keep)]
        shares = [sum(game["points"]) / sum(game["best"]) for game in games]
        dungeons = sum(len(game["best"]) for game in games)
        half = Z95 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
        print(
            f"{bot}: {mean(shares):.4f} ± {half:.4f} of the optimum, {dungeons} dungeons of {len(games)} games, "
            f"{sum(game['unproven'] for game in games)} optima not proven; "
            f"mean score {mean([score for game in games for score in game['scores']]):.1f}"
        )


if __name__ == "__main__":
    main()
