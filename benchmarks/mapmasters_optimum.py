"""How near the bots of Map Masters come to the best of their hands, tokens and books: the points of each dungeon for
the primary objective beside the exact optimum, and what the whole line had in sight beside the most that was there.

    PYTHONPATH=build/compiled python benchmarks/mapmasters_optimum.py --bots master,hard --games 400 [--workers 16]

All seats of a game are of one level. A bot lays its hand before it knows the secondary objective. In sight are the
points of the primary, half of the secondary to be expected, coins, an exit and optimisers (`worth_in_sight`); `master`
aims at that sum, so it gives away a point of the primary for more than one of the rest. The most that was there is
looked for within --states, without books that leap or wrap. Intervals are those of the mean over games.
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
from lanterns.games.mapmasters.board.path import Kit
from lanterns.games.mapmasters.board.vocabulary import CARDS
from lanterns.games.mapmasters.solver.aim import POINT, Aim, aim_of
from lanterns.games.mapmasters.solver.best_hand import best_hand_for
from lanterns.games.mapmasters.versus.bots.plans import EXIT_WORTH, connect, edges, tangled, worth_in_sight
from lanterns.games.mapmasters.versus.state import EXPLORE, IN_HAND, REWARD, MapMasters
from lanterns.games.mapmasters.versus.study import solved


def most_in_sight(state: MapMasters, seat: int, states: int) -> tuple[Aim, int]:
    """What a seat may aim at in this round, and the most that its hand has of it."""
    aim = aim_of(worth_in_sight(state), EXIT_WORTH)
    kit = state.kit[seat * 5 : seat * 5 + 5]
    hand = [CARDS[face] for face in state.cards(seat, IN_HAND)]
    best = best_hand_for(hand, Kit(kit[:4], kit[4]), aim, edges=edges(state), connect=connect(state),
                         tangled=tangled(state), states=states)  # fmt: skip
    return aim, aim.worth(best.path) + (aim.exit if best.exit else 0)


def play(bot: str, players: int, seed: int, states: int) -> dict[str, Any]:
    """One game: by dungeon, the points of its path and the best of its hand, and how many optima were not proven; what
    the path had in sight and the most there was, in points."""
    game = get_game("mapmasters")
    rng = Random(seed)
    state = game.new({"players": str(players), "time_bonus": "off"})
    bots = [get_bot(bot, game, seed * 64 + seat) for seat in range(players)]
    points: list[float] = []
    best: list[float] = []
    sights: list[float] = []
    most: list[float] = []
    ahead: list[tuple[Aim, int]] = []
    unproven = seen = begun = 0
    while not state.over:
        actor = state.actor
        if state.phase == EXPLORE and state.round > begun:
            begun = state.round
            ahead = [most_in_sight(state, seat, states) for seat in range(players)]
        if state.phase == REWARD and state.round > seen:
            seen = state.round
            for seat in range(players):
                found = solved(state, seat)
                if found is not None:
                    points.append(found["points"])
                    best.append(found["best"])
                    unproven += not found["exact"]
                    aim, there = ahead[seat]
                    path = state.path(seat)
                    own = aim.worth(path) + (aim.exit if path.at_exit else 0) if state.steps[seat] else 0
                    sights.append(own / POINT)
                    most.append(max(own, there) / POINT)
        state.play(state.draw(rng) if actor == CHANCE else bots[actor].choose(state, actor), actor)
    return {"points": points, "best": best, "unproven": unproven, "scores": game.scores(state),
            "sights": sights, "most": most}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="master,hard,medium")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=60_001)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--states", type=int, default=200_000, help="of the hand solver, for the most in sight")
    given = parser.parse_args()
    for bot in given.bots.split(","):
        jobs = {
            json.dumps([bot, given.players, seed, given.states]): (bot, given.players, seed, given.states)
            for seed in range(given.seed, given.seed + given.games)
        }
        games = [game for _, game in resumed(play, jobs, Machines(given.workers), given.keep)]
        dungeons = sum(len(game["best"]) for game in games)
        inside = sum(sum(game["sights"]) for game in games) / dungeons
        print(
            f"{bot}: {share(games, 'points', 'best')} of the optimum, {share(games, 'sights', 'most')} of what is in "
            f"sight ({inside:.2f} points a dungeon), {dungeons} dungeons "
            f"of {len(games)} games, {sum(game['unproven'] for game in games)} optima not proven; "
            f"mean score {mean([score for game in games for score in game['scores']]):.1f}"
        )


def share(games: list[dict[str, Any]], part: str, whole: str) -> str:
    """The mean over games of a share, with its 95 % interval."""
    shares = [sum(game[part]) / sum(game[whole]) for game in games]
    half = Z95 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{mean(shares):.4f} ± {half:.4f}"


if __name__ == "__main__":
    main()
