"""Find what things are worth to a Chosen One of quest: the numbers of `LONE` in games/quest/bots/evaluate.py.

    PYTHONPATH=build/compiled python tools/quest_worth.py GAMES --games 2000 --bot mcts:150 --workers 2
    PYTHONPATH=build/compiled python tools/quest_worth.py GAMES --games 2000 --hold placed,spell_rate

Each game is played with worths drawn by lot: those of today, or a step less or more (by the factors of `STEPS`), each
by a lot of its own. So every game says something of every worth, and a few thousand tell what single trials of two
values would take ten times as many for. What is printed for each worth: how many points it adds to the final score to
take it a step less, and a step more, as the least squares of a square in each steps say, with 95 % intervals.
Nothing is written into the evaluation: whoever moves a number there plays again around the new ones, until nothing
stands out, and then compares on deals that chose nothing.

GAMES is resumable: a call plays the blocks that it lacks; worths of today that have changed make other blocks.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from lanterns.arena import spread
from lanterns.arena.machines import Machines
from lanterns.bots import get_bot
from lanterns.bots.playout import Tally, play_bots
from lanterns.games import get_game
from lanterns.games.quest.bots import chances, evaluate

VARIANT = "chosen-hero"
BLOCK = 5
#: the logarithm of the factor of a step, by the name of the worth
STEPS: dict[str, float] = {
    "quest_rate": 0.25, "goblin_rate": 0.4, "spell_rate": 0.3, "spells_first": 0.8, "health": 0.5, "power": 0.5,
    "magic": 0.6, "items": 0.4, "legend": 0.3, "begun": 0.6, "placed": 0.3, "treasure": 0.25, "goblin": 0.15,
    "all_in": 0.2, "again": 0.5,
}  # fmt: skip
Worths = dict[str, float]


def holder(name: str) -> Any:
    """What has this worth of a lone seat: what things are worth, or the chances that they come."""
    return evaluate.LONE if hasattr(evaluate.LONE, name) else chances.ALONE


def today() -> Worths:
    return {name: float(getattr(holder(name), name)) for name in STEPS}


def set_worths(worths: Worths) -> None:
    for name, worth in worths.items():
        setattr(holder(name), name, worth)


def moved(worths: Worths, name: str, step: int) -> float:
    """A worth so many steps off."""
    return worths[name] * exp(STEPS[name] * step)


def drawn(seed: int, held: list[str]) -> list[int]:
    """How many steps each worth is off in this game: -1, 0 or 1, and 0 for those held."""
    lot = Random(f"worths of {seed}")
    steps = [lot.choice((-1, 0, 1)) for _ in STEPS]
    return [0 if name in held else step for name, step in zip(STEPS, steps, strict=True)]


def play_block(key: str) -> dict[str, Any]:
    """Play the games of a block; `key` holds all that decides them. Answers the steps and the score of each."""
    variant, bot, worths, held, seed, count = json.loads(key)
    game = get_game("quest")
    before = today()
    games: list[dict[str, Any]] = []
    try:
        for number in range(seed, seed + count):
            steps = drawn(number, held)
            set_worths({name: moved(worths, name, step) for name, step in zip(STEPS, steps, strict=True)})
            state = game.new(game.harness.variants()[variant])
            play_bots(state, [get_bot(bot, game, number)], Random(number), Tally())
            games.append({"steps": steps, "score": int(game.scores(state)[0])})
    finally:
        set_worths(before)
    return {"games": games}


def effects(steps: list[list[int]], scores: list[float]) -> dict[str, tuple[float, float, float, float]]:
    """By name of the worth: the points that a step less brings, those of a step more, and the half widths of their
    95 % intervals. Worths that were held are left out. Raises ValueError when the games are too few to say."""
    import numpy as np

    off = np.array(steps, float)
    used = [i for i in range(len(STEPS)) if off[:, i].any()]
    rows = np.column_stack([np.ones(len(off)), off[:, used], off[:, used] ** 2])
    spare = len(rows) - rows.shape[1]
    if spare <= 0 or np.linalg.matrix_rank(rows) < rows.shape[1]:
        raise ValueError(f"{len(rows)} games are too few for {rows.shape[1]} numbers; play more")
    aims = np.array(scores, float)
    inverse = np.linalg.inv(rows.T @ rows)
    found = inverse @ rows.T @ aims
    spread_of_one = ((aims - rows @ found) ** 2).sum() / spare
    out: dict[str, tuple[float, float, float, float]] = {}
    for place, i in enumerate(used, 1):
        line, bend = place, place + len(used)
        both = inverse[line, line] + inverse[bend, bend]
        less = sqrt(spread_of_one * (both - 2.0 * inverse[line, bend]))
        more = sqrt(spread_of_one * (both + 2.0 * inverse[line, bend]))
        name = list(STEPS)[i]
        out[name] = (found[bend] - found[line], found[bend] + found[line], 1.96 * less, 1.96 * more)
    return out


def report(blocks: list[dict[str, Any]], worths: Worths) -> None:
    games = [game for block in blocks for game in block["games"]]
    scores = [float(game["score"]) for game in games]
    print(f"{len(games)} games, {sum(scores) / len(scores):.2f} points on the mean")
    for name, (less, more, give, take) in effects([game["steps"] for game in games], scores).items():
        low, high = (moved(worths, name, step) for step in (-1, 1))
        print(
            f"{name:12} {worths[name]:.3g}:  {low:.3g} brings {less:+.2f} ± {give:.2f},  "
            f"{high:.3g} brings {more:+.2f} ± {take:.2f}"
        )


def main(given: argparse.Namespace) -> None:
    held = [name for name in given.hold.split(",") if name]
    unknown = sorted(set(held) - set(STEPS))
    if unknown:
        raise SystemExit(f"no such worth: {', '.join(unknown)}; there are {', '.join(STEPS)}")
    worths = today()
    wanted = [
        json.dumps([VARIANT, given.bot, worths, held, seed, BLOCK])
        for seed in range(given.seed, given.seed + given.games, BLOCK)
    ]
    jobs = {key: (key,) for key in wanted}
    blocks = [block for _, block in spread.resumed(play_block, jobs, Machines(given.workers, given.on), given.kept)]
    try:
        report(blocks, worths)
    except ValueError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file that keeps the games")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=6_000_001)
    parser.add_argument("--bot", default="mcts:150")
    parser.add_argument("--hold", default="", help="worths that stay as they are, with commas")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", default="", help="ray[:ADDRESS]: on Ray instead")
    main(parser.parse_args())
