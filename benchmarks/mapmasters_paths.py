"""Fixed layouts: time and states of the exact best path on random five-card layouts with one token each.

    python benchmarks/mapmasters_paths.py [--layouts 500] [--seed 1] [--cpsat]

Prints median, worst and states per second against the bars of the issue (median 50 ms, worst 500 ms, compiled). Times
are CPU seconds, so that other jobs on the machine do not lengthen them. With ``--cpsat`` the same problems are solved
by OR-Tools CP-SAT in the same run (see ``mapmasters_cpsat.py``).
"""

from __future__ import annotations

import argparse
import random
from statistics import median
from time import process_time

from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import OBJECTIVES, kit_of
from lanterns.games.mapmasters.solver import search
from lanterns.games.mapmasters.solver.best_path import best_path

STEPS_ASIDE = [(0, -2), (0, 2), (-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]


def random_layout(rng: random.Random, hand: list[Card]) -> Board:
    """A random legal layout of the whole hand: every card touches one that lies, and all hang together by joins."""
    while True:
        placed = [Placed("a", hand[0], 0, 0, rng.random() < 0.5)]
        for number, card in enumerate(hand[1:], 1):
            near = rng.choice(placed)
            dx, dy = rng.choice(STEPS_ASIDE)
            placed.append(Placed("abcde"[number], card, near.x + dx, near.y + dy, rng.random() < 0.5))
        board = Board(placed)
        if not fault(board):
            return board


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layouts", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpsat", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    pool = list(cards().values())
    problems = []
    for number in range(options.layouts):
        kit = kit_of(rng.choice("skrp"))
        problems.append((random_layout(rng, rng.sample(pool, 5)), kit, OBJECTIVES[number % len(OBJECTIVES)]))
    times, states, answers = [], 0, []
    for board, kit, objective in problems:
        start = process_time()
        answer = best_path(board, kit, objective)
        times.append((process_time() - start) * 1000)
        states += answer.states
        answers.append(answer)
    compiled = "compiled" if not search.__file__.endswith(".py") else "interpreted"
    print(f"{options.layouts} layouts of five cards from {len(pool)}, one token, {compiled}")
    mean, exact = sum(times) / len(times), all(answer.exact for answer in answers)
    print(f"median {median(times):.2f} ms (bar 50), worst {max(times):.1f} ms (bar 500), mean {mean:.2f} ms")
    print(f"{states} states, {states / sum(times) * 1000:,.0f} states per second, all exact: {exact}")
    if options.cpsat:
        from mapmasters_cpsat import compare

        compare(problems, answers)


if __name__ == "__main__":
    main()
