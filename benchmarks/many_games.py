"""Steps a second of many games at once, of the single-game adapter, and of catanatron's games in the same interface.

    python3 run.py setup bench && python3 run.py compiled true
    .venv/bin/python benchmarks/many_games.py [--seconds 2] [--rounds 3] [--games 64] [--compiled build/compiled]

A step is one decision of a seat with all that is needed for the next: cells, mask, codes and the rows of all answers.
All is random play of four seats; seconds are those of the processor. Every form is measured in a process of its own, in
turns, and the middle of the rounds counts. Exit code 1 when a bar of docs/research.md is missed, 2 without catanatron.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TABLES = {
    "quest": {"players": 4},
    "dungeons": {"players": 4},
    "mapmasters": {"players": 4},
    "mapmasters-coop": {"players": 4, "mission": 4},
}
OVER_SINGLE, OVER_RIVAL = 5.0, 3.0


def many(game: str, games: int, seconds: float) -> float:
    """Steps a second of `games` games in one call."""
    import numpy as np

    from lanterns.research.vector import VectorGames

    fleet, rng = VectorGames(game, TABLES[game], games=games, seed=1), np.random.default_rng(1)
    batch, steps = fleet.reset(), 0
    for _ in range(20):  # the games are in different places of their course then
        batch = fleet.step(fleet.random_answers(batch, rng))
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        batch = fleet.step(fleet.random_answers(batch, rng))
        fleet.rows(batch)
        steps += games
    return steps / spent


def single(game: str, games: int, seconds: float) -> float:
    """Steps a second of one game behind PettingZoo's interface."""
    from lanterns.research import zoo

    return played(zoo.env(game, TABLES[game]), seconds)


def rival(game: str, games: int, seconds: float) -> float:
    """Steps a second of catanatron behind the same interface, with its own features and the mask of its own actions."""
    from many_rival import CatanAEC

    return played(CatanAEC(), seconds)


def played(env: object, seconds: float) -> float:
    """Steps a second of random play through PettingZoo's AEC interface."""
    rng, steps = Random(1), 0
    env.reset(seed=1)
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        mask = observation["action_mask"]
        legal = mask.nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps / spent


FORMS = {"many": many, "single": single, "rival": rival}


def in_process(form: str, game: str, path: str, wanted: argparse.Namespace) -> float | None:
    """One figure, measured in a process of its own; None where what it needs is not installed."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path, os.environ.get("PYTHONPATH", "")])}
    arguments = ["--measure", form, "--game", game, "--seconds", str(wanted.seconds), "--games", str(wanted.games)]
    done = subprocess.run([sys.executable, __file__, *arguments], env=env, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        return None
    if done.returncode:
        sys.exit(done.stderr)
    return float(json.loads(done.stdout))


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure stepping many games at once.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each figure")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the middle value counts")
    parser.add_argument("--games", type=int, default=64, help="games in one call")
    parser.add_argument("--game", choices=TABLES, default="quest")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--measure", choices=FORMS, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        try:
            print(json.dumps(FORMS[wanted.measure](wanted.game, wanted.games, wanted.seconds)))
        except ModuleNotFoundError as error:
            print(error, file=sys.stderr)
            return 2
        return 0
    plain, compiled = str(ROOT / "src"), str(wanted.compiled)
    if not wanted.compiled.exists():
        sys.exit(f"there is no compiled build in {wanted.compiled}: python3 run.py compiled true")
    rows = {
        "many, compiled": ("many", compiled), "many, plain": ("many", plain), "single, compiled": ("single", compiled),
        "single, plain": ("single", plain), "catanatron": ("rival", plain),
    }  # fmt: skip
    found: dict[str, list[float | None]] = {name: [] for name in rows}
    for _ in range(wanted.rounds):
        for name, (form, path) in rows.items():
            found[name].append(in_process(form, wanted.game, path, wanted))
    figures = {name: median(values) for name, values in found.items() if None not in values}
    for name, figure in figures.items():
        print(f"{name:18}{figure:>12,.0f} steps/s")
    best = figures["many, compiled"]
    for name, figure in figures.items():
        if name != "many, compiled":
            print(f"many, compiled over {name:18}{best / figure:>8.2f}")
    if "catanatron" not in figures:
        return 2
    return 0 if best >= OVER_SINGLE * figures["single, plain"] and best >= OVER_RIVAL * figures["catanatron"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
