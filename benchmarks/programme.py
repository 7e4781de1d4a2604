"""The measuring programme of quest's bots: matches, solo series and balance, in pieces that can be stopped and resumed.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/programme.py OUT [--only match,solo,danongorf,balance]
        [--games 200] [--solo 100] [--balance 500] [--workers 1] [--mcts mcts] [--minutes 9]

Every game is added to a file in OUT as it ends. A call that is stopped, or that runs out of --minutes, is taken up by
the same call later; when a piece is whole, OUT/PIECE.json has its figures. Records of one won and one lost solo game
of each kind are written to OUT/records.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from lanterns.arena.bench import is_compiled
from lanterns.arena.games import Job, Series, Setting, options_for, record_job
from lanterns.arena.machines import Machines
from lanterns.arena.match import match, solo
from lanterns.cli.games.quest.balance import balance
from lanterns.games import get_game

MATCHES = [(2, "greedy", "random"), (4, "greedy", "random"), (2, "mcts", "greedy"), (4, "mcts", "greedy")]


class OutOfTime(Exception):
    """The minutes of this call are used up."""


def solo_variants() -> list[str]:
    """The variants of quest with one player, Danongorf last."""
    found = [
        n
        for n, o in get_game("quest").harness.variants().items()
        if get_game("quest").players(get_game("quest").new(o)) == 1
    ]
    return sorted(found, key=lambda name: "danongorf" in name)


class Programme:
    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.out = Path(wanted.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.started = perf_counter()

    def watch(self, name: str) -> Callable[[int, int], None]:
        def progress(done: int, total: int) -> None:
            spent = perf_counter() - self.started
            if sys.stderr.isatty() or done % 20 == 0 or done == total:
                print(f"{name}: {done}/{total}, {spent:.0f} s", file=sys.stderr, flush=True)
            if self.wanted.minutes and spent > self.wanted.minutes * 60 and done < total:
                raise OutOfTime

        return progress

    def piece(self, name: str, run: Callable[[Path, Callable[[int, int], None]], dict[str, Any]]) -> dict[str, Any]:
        """Run or read one piece."""
        done = self.out / f"{name}.json"
        if done.exists():
            figures: dict[str, Any] = json.loads(done.read_text("utf-8"))
            return figures
        figures = run(self.out / f"{name}.jsonl", self.watch(name))
        figures["compiled"] = is_compiled()
        done.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        return figures

    def matches(self) -> None:
        for players, one, two in MATCHES:
            bots = [self.wanted.mcts if bot == "mcts" else bot for bot in (one, two)]
            figures = self.piece(
                f"match-{players}-{one}-{two}",
                lambda keep, progress, p=players, b=bots: match(  # type: ignore[misc]
                    Setting("quest", p),
                    b,
                    Series(self.wanted.games, machines=Machines(self.wanted.workers), progress=progress, keep=keep),
                ),
            )
            for bot in bots:
                row = figures["bots"][bot]
                low, high = row["interval"]
                print(
                    f"{players} seats, {figures['games']} games: {bot:9} wins {row['win_rate']:.3f} "
                    f"[{low:.3f}, {high:.3f}] (fair {row['fair']:.2f}), score {row['mean_score']}, Elo {row['elo']}"
                )

    def solos(self, danongorf: bool) -> None:
        for variant in solo_variants():
            if ("danongorf" in variant) != danongorf:
                continue
            figures = self.piece(
                f"solo-{variant}",
                lambda keep, progress, v=variant: solo(  # type: ignore[misc]
                    Setting("quest", variant=v), self.wanted.mcts,
                    Series(self.wanted.solo, machines=Machines(self.wanted.workers), progress=progress, keep=keep),
                ),
            )  # fmt: skip
            low, high = figures["interval"]
            reached = ", ".join(f"{goal}: {count}" for goal, count in figures["reached"].items())
            print(
                f"{variant}, {figures['games']} games: wins {figures['win_rate']:.3f} [{low:.3f}, {high:.3f}], "
                f"mean score {figures['mean_score']}, best {figures['best_score']}; reached {reached}; "
                f"{figures['reasons']}"
            )
            for end in ("won", "lost"):
                for seed in figures[f"{end}_seeds"][:1]:
                    self.record(variant, end, seed)

    def record(self, variant: str, end: str, seed: int) -> None:
        path = self.out / "records" / f"quest-{variant}-{end}.record"
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            options = options_for("quest", None, variant)
            path.write_text(record_job(Job("quest", options, [self.wanted.mcts], seed)), "utf-8")

    def balance(self) -> None:
        figures = self.piece(
            "balance",
            lambda keep, progress: balance(
                Series(self.wanted.balance, 1, Machines(self.wanted.workers), keep, progress), self.wanted.balance_bot
            ),
        )
        for card in figures["cards"]:
            rate, times = card["rate"], card["times_mean"]
            print(f"{card['id']} {card['source']:16} {rate:.3f} a game, {times:.2f} x mean {card['flag']}")
        print(f"flagged: {', '.join(figures['flagged']) or 'none'}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure quest's bots, piece by piece.")
    parser.add_argument("out")
    parser.add_argument("--only", default="match,solo,danongorf,balance")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--solo", type=int, default=100)
    parser.add_argument("--balance", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--mcts", default="mcts")
    parser.add_argument("--balance-bot", default="mcts:60")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long; the same call goes on later")
    programme = Programme(parser.parse_args())
    try:
        for name in programme.wanted.only.split(","):
            if name == "match":
                programme.matches()
            elif name in ("solo", "danongorf"):
                programme.solos(name == "danongorf")
            elif name == "balance":
                programme.balance()
            else:
                parser.error(f"--only takes match, solo, danongorf, balance; not {name}")
    except OutOfTime:
        print("out of time; the same call goes on from here", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
