"""The balance criterion of rules 6.2 on a sample of hands, and the value of cards from cost to cost.

    python tools/mapmasters/balance.py [--hands 2000] [--seed 1] [--cards 0]

``--cards N`` measures every card in N fixed hands as well (6.2 asks for 200). Exits 1 when a kind is out of its band or
a cost is worth no more than the one below. 2,000 hands take about half an hour with the compiled build.
"""

from __future__ import annotations

import argparse
import sys

from stages import card_values, measure, report, value_report

from lanterns.cli.games.mapmasters.card_checks import passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=0)
    options = parser.parse_args()
    lines = []
    if options.hands:
        means = measure(options.hands, options.seed, tell=lambda text: print(text, file=sys.stderr))
        lines += report(means)
        if means.inexact:
            print(f"{means.inexact} searches were stopped before their answer was proven")
    if options.cards:
        lines += value_report(card_values(options.cards, options.seed))
    for line in lines:
        print(line.text())
    return 0 if passed(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
