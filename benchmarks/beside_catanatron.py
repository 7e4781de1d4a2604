"""Random play of 4-player quest beside random 4-player games of catanatron, in one run on one core.

    python3 run.py setup bench && .venv/bin/python benchmarks/beside_catanatron.py [--seconds 3] [--rounds 3]

Prints decisions and games a second of each, and the ratios; exit code 1 when a bar of docs/benchmarks.md is missed. The
compiled form is measured when build/compiled is there (`python3 run.py compiled`). The file is not named after the
rival, because Python would then import it in the rival's place.
"""

from __future__ import annotations

import argparse
import json

from lanterns.arena.bench import bench


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure quest beside catanatron.")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each figure")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the middle value counts")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    wanted = parser.parse_args()
    figures = bench("quest", wanted.seconds, wanted.rounds)
    if wanted.json:
        print(json.dumps(figures, indent=2))
        return 0 if all(bar["met"] for bar in figures["bars"]) else 1
    rival = figures.get("catanatron")
    if rival is None:
        print("catanatron is not installed: python3 run.py setup bench")
        return 2
    print(f"{'':12}{'decisions/s':>14}{'ratio':>8}{'games/s':>10}{'ratio':>8}{'decisions/game':>16}")
    line = "{:12}{:>14,}{:>8}{:>10}{:>8}{:>16}"
    print(
        line.format(
            "catanatron", rival["decisions_per_second"], 1, rival["games_per_second"], 1, rival["decisions_per_game"]
        )
    )
    for form, f in figures["forms"].items():
        print(
            line.format(
                form, f["decisions_per_second"], f["decisions_ratio"], f["games_per_second"], f["games_ratio"],
                f["decisions_per_game"],
            )
        )  # fmt: skip
    for bar in figures["bars"]:
        side = "least" if "least" in bar else "most"
        met = "met   " if bar["met"] else "MISSED"
        print(f"{met} {bar['form']:9} {bar['figure']} {bar['measured']} (at {side} {bar[side]})")
    return 0 if all(bar["met"] for bar in figures["bars"]) else 1


if __name__ == "__main__":
    raise SystemExit(main())
