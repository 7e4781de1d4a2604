"""Prints WCAG contrast for every pair of client/look/tokens.json and colour-blind distances of the player colours.

Exit status 1 when a pair is under its floor. Standard library only.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
from pathlib import Path

TOKENS = Path(__file__).resolve().parent.parent / "client" / "look" / "tokens.json"
PLAYERS = ("blue", "red", "yellow", "green", "plum")
LEAST_DISTANCE = 20  # Lab, among the four colours of Quest and Dungeons

Matrix = tuple[tuple[float, float, float], ...]
SIGHT: dict[str, Matrix] = {  # Machado, Oliveira, Fernandes 2009, full severity, on linear RGB
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    """Linear red, green and blue (0..1) of "#RRGGBB"."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def luminance(colour: str) -> float:
    """Relative luminance, 0..1, as WCAG defines it."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ratio(a: str, b: str) -> float:
    """Contrast ratio of two colours, 1..21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, sight: Matrix) -> tuple[float, float, float]:
    """The colour in CIE Lab as an eye of that sight sees it."""
    seen = linear(colour)
    r, g, b = (min(1, max(0, sum(x * y for x, y in zip(row, seen, strict=True)))) for row in sight)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def main() -> int:
    """Prints the report; returns how many pairs and distances are under their floor, at most 1."""
    tokens = json.loads(TOKENS.read_text("utf-8"))
    bad = 0
    for theme in ("light", "dark"):
        colours: dict[str, str] = tokens[theme]
        print(f"## {theme}")
        for a, b, floor in tokens["pairs"]:
            found = ratio(colours[a], colours[b])
            ok = found >= floor
            bad += not ok
            print(f"{a:9} on {b:7} {found:5.2f} (>= {floor}) {'ok' if ok else 'FAIL'}")
        for name, sight in SIGHT.items():
            distance = {
                (p, q): math.dist(lab(colours[p], sight), lab(colours[q], sight))
                for p, q in itertools.combinations(PLAYERS, 2)
            }
            (p, q), least = min(distance.items(), key=lambda item: item[1])
            four = min(value for pair, value in distance.items() if "plum" not in pair)
            bad += four < LEAST_DISTANCE
            print(
                f"player colours, {name}: least distance of the four {four:.0f} (>= {LEAST_DISTANCE}), "
                f"of five {least:.0f} ({p}/{q})"
            )
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
