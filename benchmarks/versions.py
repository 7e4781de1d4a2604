"""Bots of this version against bots of another one at the same tables: what a change of them is worth.

    git worktree add ../before v1.2
    python benchmarks/versions.py quest --other ../before/src --bots master,greedy --games 100 --variant players=4

The first bot is of the package that runs this, the second of the one in the folder OTHER, where another process of the
same Python answers for it. Both play the same ruleset, which the two versions must share. Half of the seats belong to
each, in every seating in turn (of three, one and two, as often). Printed: the share of the wins of the first with its
95 % interval, and the mean scores.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from random import Random
from typing import IO, Any, cast

from lanterns.arena.games import variants_of
from lanterns.arena.statistics import wilson
from lanterns.bots import get_bot
from lanterns.core.step import CHANCE
from lanterns.games import get_game

SERVE = "serve"  # the word by which this file is started as the other version


class Table:
    """A game and the bots of some of its seats."""

    def __init__(self, game_id: str, options: dict[str, str], seed: int, seats: dict[int, str]) -> None:
        self.game = get_game(game_id)
        self.state = self.game.new(options)
        self.bots = {seat: get_bot(name, self.game, seed * 64 + seat) for seat, name in seats.items()}

    def choose(self) -> int:
        """The answer of the bot that is asked."""
        return self.bots[self.state.actor].choose(self.state, self.state.actor)


def serve() -> None:
    """Answer for the bots of this version: a line of JSON is asked, a line is answered."""
    table: Table | None = None
    for line in sys.stdin:
        ask = json.loads(line)
        answer: Any = None
        if "game" in ask:
            seats = {int(seat): name for seat, name in ask["seats"].items()}
            table = Table(ask["game"], ask["options"], ask["seed"], seats)
            answer = table.game.ruleset
        elif table is not None:
            for code, actor in ask["played"]:
                table.state.play(code, actor)
            answer = table.choose()
        print(json.dumps(answer), flush=True)


class Other:
    """The other version, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "lanterns" / "__init__.py").exists():
            raise SystemExit(f"{folder} holds no package 'lanterns': name the src of a checkout, or a compiled build")
        self.process = subprocess.Popen(
            [sys.executable, __file__, SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            text=True,
        )

    def ask(self, **what: Any) -> Any:
        print(json.dumps(what), file=cast(IO[str], self.process.stdin), flush=True)
        line = cast(IO[str], self.process.stdout).readline()
        if not line:
            raise SystemExit("the other version has ended: what it printed above says why")
        return json.loads(line)


def play(
    other: Other, given: argparse.Namespace, options: dict[str, str], seed: int, mine: tuple[int, ...]
) -> dict[str, Any]:
    """One game; `mine`: the seats of this version."""
    own, theirs = given.bots.split(",")
    table = Table(given.game, options, seed, dict.fromkeys(mine, own))
    seats = range(table.game.players(table.state))
    rest = {str(seat): theirs for seat in seats if seat not in mine}
    ruleset = other.ask(game=given.game, options=options, seed=seed, seats=rest)
    if ruleset != table.game.ruleset:
        raise SystemExit(f"the other version plays {ruleset}, this one {table.game.ruleset}: nothing to compare")
    rng, state = Random(seed), table.state
    untold: list[tuple[int, int]] = []
    while not state.over:
        actor = state.actor
        if actor == CHANCE:
            code = state.draw(rng)
        elif actor in mine:
            code = table.choose()
        else:
            code = other.ask(played=untold)
            untold = []
        untold.append((code, actor))
        state.play(code, actor)
    results = [float(x) for x in table.game.results(state)]
    scores = [float(x) for x in table.game.scores(state)]
    return {
        "won": sum(results[seat] for seat in mine) / sum(results),
        "mine": sum(scores[seat] for seat in mine) / len(mine),
        "theirs": sum(scores[int(seat)] for seat in rest) / len(rest),
    }


def main(given: argparse.Namespace) -> None:
    options = variants_of(given.game, given.variant)[given.variant]
    game = get_game(given.game)
    seats = game.players(game.new(options))
    if seats < 2:
        raise SystemExit("each version needs a seat: ask for more players")
    sizes = sorted({seats // 2, seats - seats // 2})
    seatings = [seating for size in sizes for seating in combinations(range(seats), size)]
    other = Other(given.other)
    games = []
    for number in range(given.games):
        seed = given.seed + number // len(seatings)
        games.append(play(other, given, options, seed, seatings[number % len(seatings)]))
        print(json.dumps(games[-1]), file=sys.stderr, flush=True)
    count = len(games)
    won = sum(one["won"] for one in games)
    low, high = wilson(won, count)
    print(
        f"{count} games: {won / count:.3f} [{low:.3f}, {high:.3f}] won, "
        f"{sum(one['mine'] for one in games) / count:.1f} points to {sum(one['theirs'] for one in games) / count:.1f}"
    )


if __name__ == "__main__":
    if sys.argv[1:] == [SERVE]:
        serve()
    else:
        parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("game")
        parser.add_argument("--other", type=Path, required=True, help="folder that holds the other package")
        parser.add_argument("--bots", default="master,master", help="one of this version, one of the other")
        parser.add_argument("--variant", default="players=2", help="of the game, or its options, as in players=4")
        parser.add_argument("--games", type=int, default=40)
        parser.add_argument("--seed", type=int, default=1)
        main(parser.parse_args())
