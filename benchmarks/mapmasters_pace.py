"""How often a person takes the time bonus from bots, by the seconds the person needs: counted over many drawn rounds.

    python benchmarks/mapmasters_pace.py [ROUNDS]

Bots draw their seconds by `lanterns.bots.pace`; equal to the second counts as taken, as in the rules [M6.9].
"""

import sys
from math import ceil
from random import Random

from lanterns.bots.pace import MEDIANS, seconds

ROUNDS = 20_000


def share(own: int, level: str, bots: int, rounds: int) -> float:
    """The share of rounds in which a person of `own` seconds has the smallest time, 0.0 to 1.0."""
    rng = Random(f"{own} {level} {bots}")
    won = sum(own <= min(ceil(seconds(level, rng)) for _ in range(bots)) for _ in range(rounds))
    return won / rounds


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    for level in MEDIANS:
        rng = Random(level)
        drawn = sorted(seconds(level, rng) for _ in range(rounds))
        tenths = [round(drawn[rounds * part // 10]) for part in (1, 5, 9)]
        print(f"{level}: a tenth below {tenths[0]} s, half below {tenths[1]} s, nine tenths below {tenths[2]} s")
    print("share of rounds won by a person against 1, 2, 3 bots")
    for own in (60, 75, 90, 105, 120, 150):
        cells = [" ".join(f"{share(own, level, bots, rounds):4.0%}" for bots in (1, 2, 3)) for level in MEDIANS]
        print(f"{own:4} s  " + "   ".join(f"{level} {cell}" for level, cell in zip(MEDIANS, cells, strict=True)))


if __name__ == "__main__":
    main()
