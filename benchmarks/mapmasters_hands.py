"""Hands of five: time, states and proof of the best layout and path on random hands with one token.

    python benchmarks/mapmasters_hands.py [--hands 50] [--stage middle] [--seed 1] [--seconds 60]

The bar of the issue is a median of 20 s, compiled. Every hand is solved for one kind of objective, all kinds in turn.
"""

from __future__ import annotations

import argparse
import random
from statistics import median
from time import perf_counter

from lanterns.games.mapmasters import hand as module
from lanterns.games.mapmasters.balance import STAGES, sample_hand
from lanterns.games.mapmasters.hands import best_hand
from lanterns.games.mapmasters.path import OBJECTIVES, kit_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=50)
    parser.add_argument("--stage", choices=STAGES, default="middle")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    times: list[float] = []
    exact = states = 0
    for number in range(options.hands):
        hand, kit = sample_hand(rng, options.stage), kit_of(rng.choice("skrp"))
        start = perf_counter()
        answer = best_hand(hand, kit, OBJECTIVES[number % len(OBJECTIVES)], seconds=options.seconds)
        times.append(perf_counter() - start)
        exact += answer.exact
        states += answer.states
    compiled = "interpreted" if module.__file__.endswith(".py") else "compiled"
    print(f"{options.hands} {options.stage} hands of five, one token, {compiled}")
    print(f"median {median(times):.3f} s (bar 20), worst {max(times):.2f} s, {exact} of {options.hands} proven exact")
    print(f"{states} states, {states / sum(times):,.0f} per second")


if __name__ == "__main__":
    main()
