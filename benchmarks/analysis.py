"""Whether the analysis of a game tells the truth: four checks, each printed with its size (docs/analysis.md).

python benchmarks/analysis.py levels quest --games 20        # the mean loss per choice ranks easy, medium, hard
python benchmarks/analysis.py pairs quest --games 20         # the same, each level asked at the same positions
python benchmarks/analysis.py pairs quest --games 60 --levels medium,hard    # only these two: many more positions
python benchmarks/analysis.py blunders dungeons --games 20   # blunders, judged with ten times the work
python benchmarks/analysis.py luck quest --games 400         # the luck of each seat is nothing on the average
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from lanterns.analysis import Timeline, finding, parse_budget, timeline
from lanterns.analysis.budget import Budget
from lanterns.analysis.judge import judge
from lanterns.analysis.view_types import Finding
from lanterns.arena.games import options_for
from lanterns.arena.statistics import wilson
from lanterns.bots import LEVELS, get_bot
from lanterns.cli.records import play_record
from lanterns.core.step import CHANCE
from lanterns.games import get_game

NORMAL = 1.96
TIMES = 10.0


def played(arguments: argparse.Namespace, bots: Sequence[str], seed: int) -> Timeline:
    """A whole game between bots."""
    game = get_game(arguments.game)
    return timeline(play_record(game, options_for(arguments.game, None, arguments.variant), list(bots), seed).record)


def chosen(line: Timeline, most: int, rng: Random) -> list[int]:
    """The numbers of some actions of seats that are judged by themselves, any of them as likely; all with `most` 0."""
    expert = line.game.expert
    numbers = [
        number
        for number, (actor, _) in enumerate(line.moves, 1)
        if actor != CHANCE and (expert is None or expert.judges(line.state(number - 1), actor))
    ]
    return sorted(rng.sample(numbers, min(most, len(numbers)))) if most else numbers


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    return mean, NORMAL * sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))


def levels(arguments: argparse.Namespace, budget: Budget) -> None:
    """Mean loss of choices, and of what a solver is exact about, by the level that made them."""
    losses: dict[str, list[float]] = defaultdict(list)
    missed: dict[str, list[float]] = defaultdict(list)
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        seats = get_game(arguments.game).new(options_for(arguments.game, None, arguments.variant))
        count = get_game(arguments.game).players(seats)
        bots = [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(count)]
        line = played(arguments, bots, seed)
        for number in chosen(line, arguments.choices, Random(seed)):
            actor, code = line.moves[number - 1]
            losses[bots[actor]].append(judge(line.game, line.state(number - 1), actor, code, budget).loss)
        for found in wholes(line, budget):
            for whole in found["solved"]:
                missed[bots[whole["seat"]]].append(whole["best"] - whole["points"])
    for level in LEVELS:
        tell(arguments, level=level, choices=len(losses[level]), loss=interval(losses[level] or [0.0]),
             wholes=len(missed[level]), points=interval(missed[level]) if missed[level] else None)  # fmt: skip


def pairs(arguments: argparse.Namespace, budget: Budget) -> None:
    """The loss of what each level would answer at the same positions, and how much a level loses more than the next:
    where they answer alike they differ by nothing, so that far fewer positions tell them apart."""
    losses: dict[str, list[float]] = defaultdict(list)
    asked = [level for level in LEVELS if level in arguments.levels.split(",")]
    differed: dict[str, int] = defaultdict(int)
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        line = played(arguments, [arguments.bot], seed)
        for number in chosen(line, arguments.choices, Random(seed)):
            before, actor = line.state(number - 1), line.moves[number - 1][0]
            codes = {level: get_bot(level, line.game, seed).choose(before, actor) for level in asked}
            # Where all answer alike no two differ, whatever is found of it; and their loss is asked of all five alone.
            alike = len(set(codes.values())) == 1 and len(asked) < len(LEVELS)
            judged = {
                code: 0.0 if alike else judge(line.game, before, actor, code, budget).loss
                for code in set(codes.values())
            }
            for level, code in codes.items():
                losses[level].append(judged[code])
            for level, better in zip(asked[:-1], asked[1:], strict=True):
                differed[level] += codes[level] != codes[better]
    for level, better in zip(asked, (*asked[1:], None), strict=True):
        more = None if better is None else interval([a - b for a, b in zip(losses[level], losses[better], strict=True)])
        loss = interval(losses[level]) if len(asked) == len(LEVELS) else None
        tell(arguments, level=level, positions=len(losses[level]), loss=loss, differ=differed[level],
             more_than_next=more)  # fmt: skip


def wholes(line: Timeline, budget: Budget) -> Iterator[Finding]:
    """The findings with which seats that were asked at once laid something open, of games that have such."""
    if line.game.expert is None:
        return
    for number in range(1, len(line) + 1):
        if line.state(number - 1).lanes and not line.state(number).lanes:
            yield finding(line, number, budget)


def blunders(arguments: argparse.Namespace, budget: Budget) -> None:
    """Of the blunders named, how many are found again with ten times the work and luck of another kind."""
    named = again = lost = 0
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        line = played(arguments, [arguments.bot], seed)
        for number in chosen(line, arguments.choices, Random(seed)):
            actor, code = line.moves[number - 1]
            before = line.state(number - 1)
            if judge(line.game, before, actor, code, budget).mark != "blunder":
                continue
            deep = judge(line.game, before, actor, code, Budget(budget.scale * TIMES), salt=1)
            named += 1
            again += deep.mark == "blunder"
            lost += deep.mark in ("blunder", "inaccuracy")
    tell(arguments, named=named, blunder_again=again, lost_again=lost, share=wilson(lost, named))


def fortune(arguments: argparse.Namespace, budget: Budget) -> None:
    """The luck of each seat over a game, its mean and interval over many games."""
    sums: dict[int, list[float]] = defaultdict(list)
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        line = played(arguments, [arguments.bot], seed)
        total: dict[int, float] = defaultdict(float)
        for number in range(line.dealt + 1, len(line) + 1):
            if line.moves[number - 1][0] == CHANCE:
                for seat, given in enumerate(finding(line, number, budget)["luck"]):
                    total[seat] += given
        for seat, given in total.items():
            sums[seat].append(given)
    for seat, rows in sorted(sums.items()):
        mean, half = interval(rows)
        tell(arguments, seat=seat, mean=mean, half=half, within=abs(mean) <= half)


def tell(arguments: argparse.Namespace, **figures: object) -> None:
    """One line of JSON with the sizes that belong to the figures."""
    sizes = {key: getattr(arguments, key) for key in ("check", "game", "variant", "games", "budget", "choices", "bot")}
    print(json.dumps({**sizes, **figures}), flush=True)


CHECKS = {"levels": levels, "pairs": pairs, "blunders": blunders, "luck": fortune}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("game")
    parser.add_argument("--variant", default=None, help="a named set of options, or options as mission=6,players=2")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--choices", type=int, default=40, help="choices of each game that are judged; 0: all")
    parser.add_argument("--bot", default="easy", help="who plays where levels are not compared")
    parser.add_argument("--levels", default=",".join(LEVELS), help="those that `pairs` asks")
    parser.add_argument("--budget", default="usual", help="as of `lanterns analyse`")
    arguments = parser.parse_args()
    CHECKS[arguments.check](arguments, parse_budget(arguments.budget))


if __name__ == "__main__":
    main()
