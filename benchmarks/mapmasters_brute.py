"""The correctness requirement of rules 7 in full: the path solver against plain brute force.

    python benchmarks/mapmasters_brute.py [--small 2000] [--three 200] [--seed 1] [--most 20000]

Random one- and two-card layouts and three-card layouts of random cards, with random kits and up to two spell books
each; three random kinds of objective per layout. Layouts with more paths than ``--most`` are counted as skipped. Exits
1 on a difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.path import OBJECTIVES, kit_of
from lanterns.games.mapmasters.solver.best_path import best_path
from tests.games.mapmasters.brute import TooLong, best, random_board

BOOKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", type=int, default=2000)
    parser.add_argument("--three", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=20_000)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    pool = list(cards().values())
    wrong = 0
    for label, sizes, wanted in (("one and two cards", (1, 2), options.small), ("three cards", (3,), options.three)):
        done = skipped = 0
        while done < wanted:
            board = random_board(rng, pool, rng.choice(sizes))
            books = tuple(rng.sample(BOOKS, rng.choice([0, 0, 1, 2])))
            kit = kit_of(rng.choice(["", "s", "k", "r", "p", "sp"]), books)
            kinds = rng.sample(OBJECTIVES, 3)
            try:
                brute = best(board, kit, kinds, options.most)
            except TooLong:
                skipped += 1
                continue
            done += 1
            for kind in kinds:
                answer = best_path(board, kit, kind)
                if (answer.value, answer.exit) != brute[kind]:
                    wrong += 1
                    laid = [f"{one.card.id}@{one.x},{one.y}{'t' if one.turned else ''}" for one in board.placed]
                    print(
                        f"DIFFERENT {kind} {laid} kit {kit.tokens} {books}: {answer.value} {answer.exit}, {brute[kind]}"
                    )
        print(f"{label}: {done} layouts, {skipped} skipped as too long, {wrong} different")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
