"""Hands of five: time, states and proof of the best layout and path on random hands with one token.

    python benchmarks/mapmasters_hands.py [--hands 50] [--stage middle] [--seed 1] [--seconds 60] [--books 3,9,11,12]

The bar of the issue is a median of 20 s, compiled. Every hand is solved for one kind of objective, all kinds in turn.
With ``--books`` every hand holds one of these spell books, in turn. "Points proven" counts the answers whose points
nothing can exceed, "proven exact" those whose exit is settled as well.
"""

from __future__ import annotations

import argparse
import random
from statistics import median
from time import process_time

from lanterns.games.mapmasters.board.path import OBJECTIVES, kit_of
from lanterns.games.mapmasters.solver import hand_search
from lanterns.games.mapmasters.solver.best_hand import best_hand
from tools.mapmasters.stages import STAGES, sample_hand


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=50)
    parser.add_argument("--stage", choices=STAGES, default="middle")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--books", default="")
    options = parser.parse_args()
    books = [int(word) for word in options.books.split(",") if word]
    rng = random.Random(options.seed)
    times: list[float] = []
    exact = points = states = 0
    for number in range(options.hands):
        held = (books[number % len(books)],) if books else ()
        hand, kit = sample_hand(rng, options.stage), kit_of(rng.choice("skrp"), held)
        start = process_time()
        answer = best_hand(
            hand, kit, OBJECTIVES[number // max(1, len(books)) % len(OBJECTIVES)], seconds=options.seconds
        )
        times.append(process_time() - start)
        exact += answer.exact
        points += answer.bound == answer.value
        states += answer.states
    compiled = "interpreted" if hand_search.__file__.endswith(".py") else "compiled"
    print(f"{options.hands} {options.stage} hands of five, one token, books {options.books or 'none'}, {compiled}")
    print(f"median {median(times):.3f} s (bar 20), worst {max(times):.2f} s")
    print(f"points proven in {points} of {options.hands}, proven exact {exact}")
    print(f"{states} states, {states / sum(times):,.0f} per second")


if __name__ == "__main__":
    main()
