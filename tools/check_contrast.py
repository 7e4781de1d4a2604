"""Prints WCAG contrast for every pair of client/look/tokens.json and colour-blind distances of the player colours.

Exit status 1 when a pair is under its floor. Standard library only.
"""

import itertools, json, math, pathlib, sys

T = json.loads((pathlib.Path(__file__).resolve().parent.parent / "client" / "look" / "tokens.json").read_text())
hexrgb = lambda h: [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
lin = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def lum(h):
    r, g, b = map(lin, hexrgb(h))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ratio(a, b):
    hi, lo = sorted((lum(a), lum(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


CVD = {  # Machado, Oliveira, Fernandes 2009, full severity, on linear RGB
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab(h, m):
    v = list(map(lin, hexrgb(h)))
    r, g, b = (min(1, max(0, sum(x * y for x, y in zip(row, v)))) for row in m)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    f = lambda t: t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


bad = 0
for theme in ("light", "dark"):
    c = T[theme]
    print(f"## {theme}")
    for a, b, floor in T["pairs"]:
        r = ratio(c[a], c[b])
        ok = r >= floor
        bad += not ok
        print(f"{a:9} on {b:7} {r:5.2f} (>= {floor}) {'ok' if ok else 'FAIL'}")
    for name, m in CVD.items():
        d = {
            (p, q): math.dist(lab(c[p], m), lab(c[q], m))
            for p, q in itertools.combinations(("blue", "red", "yellow", "green", "plum"), 2)
        }
        (p, q), least = min(d.items(), key=lambda kv: kv[1])
        four = min(v for k, v in d.items() if "plum" not in k)
        bad += four < 20
        print(f"player colours, {name}: least distance of the four {four:.0f} (>= 20), of five {least:.0f} ({p}/{q})")
sys.exit(bool(bad))
