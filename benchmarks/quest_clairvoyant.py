"""How far could a Chosen One get that knew the dice and cards to come? A bound to hold the bots' scores against.

    python benchmarks/quest_clairvoyant.py --games 40 --iterations 300

The same search as `mcts`, on the deals of `lanterns solo`, but every walk meets the chance that the game will really
bring, as long as the decisions are the same. What it makes of a deal is a lower bound of what perfect foresight could;
`--tries` plays each deal with so many seeds of the bot and keeps the best. No player without foresight can be expected
to do as well. In plain Python: the search is changed in a way that the compiled one does not allow.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev
from typing import Any

from lanterns.arena.statistics import wilson
from lanterns.bots.base import Sight
from lanterns.bots.lookahead import next_seat
from lanterns.bots.mcts import MctsBot, Node
from lanterns.bots.playout import Tally, play_bots
from lanterns.core.step import AUTO
from lanterns.games import get_game

GOALS = (45, 60)


class Clairvoyant(MctsBot):
    """`chance` is the generator that the game draws from; each walk draws from a copy of it."""

    def __init__(self, game: Any, seed: int, iterations: int, chance: Random) -> None:
        super().__init__(game, seed, iterations)
        self.chance = chance
        self.foreseen = Random()

    def _iterate(self, root: Node, first: Node, sight: Sight) -> None:
        seat = sight.seat
        foreseen = self.foreseen
        foreseen.setstate(self.chance.getstate())
        state = sight.sample()
        path = [root, first]
        node = first
        state.play(first.code, seat)
        actor = next_seat(state, seat, foreseen)
        while actor != AUTO and node.visits > 0:
            node = self._select(node, state, actor, sight.rng)
            state.play(node.code, actor)
            path.append(node)
            actor = next_seat(state, seat, foreseen)
        value = self.policy.standings(state, 1)[seat]
        self.low = min(self.low, value)
        self.high = max(self.high, value)
        for step in path:
            step.visits += 1
            step.total += value


def play(variant: str, seed: int, number: int, iterations: int) -> int:
    """The score of one game; `number` tells tries at the same deal apart."""
    game = get_game("quest")
    chance = Random(seed)
    state = game.new(game.harness.variants()[variant])
    bot = Clairvoyant(game, seed * 1000 + number, iterations, chance)
    play_bots(state, [bot], chance, Tally())
    return int(game.scores(state)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="chosen-hero", help="one for a lone player with points")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--tries", type=int, default=1)
    given = parser.parse_args()
    scores: list[int] = []
    for seed in range(given.seed, given.seed + given.games):
        scores.append(max(play(given.variant, seed, number, given.iterations) for number in range(given.tries)))
        print(f"deal {seed}: {scores[-1]} points; mean {mean(scores):.1f}", flush=True)
    if len(scores) > 1:
        print(f"mean {mean(scores):.1f}, give or take {1.96 * stdev(scores) / len(scores) ** 0.5:.1f}")
    for goal in GOALS:
        count = sum(score >= goal for score in scores)
        low, high = wilson(count, len(scores))
        print(f"{goal} points in {count} of {len(scores)}: {count / len(scores):.3f} [{low:.3f}, {high:.3f}]")


if __name__ == "__main__":
    main()
