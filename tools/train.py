"""Learn the weights of a game's evaluation from games of its bots with themselves.

    python tools/train.py play quest GAMES --variants together-2,together-4 --games 2000 --bot mcts:80 --workers 2
    python tools/train.py fit quest GAMES [GAMES ...]

`play` adds a line to the file GAMES for every block of games: the codes that were played. It is resumable: a call plays
the blocks that the file lacks, and a last line that was cut off is played again. `fit` plays them again and sums up
what least squares needs of their positions, by model and bucket (`games/GAME/bots/features.py`). It finds the weights
that foresee best what a seat will have at the end, holds every tenth block out to choose their ridge and to compare
them with the evaluation made by hand, and writes `games/GAME/bots/weights.json`: half the weights, and half the
evaluation made by hand, which knows that a seat takes the better of two ways (--trust; the learned half alone plays
worse). Use PYTHONPATH=build/compiled: it takes a tenth of the time.

Where the features module says that its target is a chance (`CHANCE`), the rows themselves are kept and the weights are
those of a logistic regression, found with numpy; every fifth of the blocks is held out once.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from lanterns.arena import spread
from lanterns.arena.machines import Machines
from lanterns.bots import get_bot
from lanterns.core.step import CHANCE
from lanterns.games import get_game

ROOT = Path(__file__).resolve().parent.parent
SHARE = 0.34  # of the positions that count: neighbours say much the same
RIDGES = (10.0, 100.0, 1000.0, 10_000.0)
HELD_OUT = 10  # every tenth block
FOLDS = 5  # of a logistic regression: each fifth of the blocks is held out once
NEWTON = 30  # steps of a logistic regression, at most
Sums = dict[str, list[float]]  # by "model bucket": the upper triangle of the sums of products of features and target


def features_of(game: str) -> Any:
    """The module that says what a learned evaluation of a game sees."""
    return import_module(f"lanterns.games.{game}.bots.features")


def play_block(key: str) -> dict[str, Any]:
    """Play the games of a block; `key` holds all that decides them. Answers the codes of each game, chance's too."""
    game_id, variant, bot, seed, count, part = json.loads(key)
    game = get_game(game_id)
    variants = game.harness.variants()
    games: list[list[int]] = []
    for number in range(seed, seed + count):
        rng = Random(number)
        state = game.new(variants[variant])
        lot = Random(f"seats of {number}")
        names = [lot.choice(bot.split(",")) for _ in range(game.players(state))]
        bots = [get_bot(name, game, number * 64 + seat) for seat, name in enumerate(names)]
        codes: list[int] = []
        while not state.over:
            actor = state.actor
            if actor == CHANCE:
                code = state.draw(rng)
            else:
                options = state.options(actor)
                stray = rng.random() < part
                code = rng.choice(options) if stray else bots[actor].choose(state, actor)
            state.play(code, actor)
            codes.append(code)
        games.append(codes)
    return {"games": games}


def rows_of(key: str, games: list[list[int]]) -> Iterator[tuple[str, list[float]]]:
    """Play the kept games of a block again: the place and the row (features, then target) of their positions."""
    game_id, variant, _, seed, *_ = json.loads(key)
    seen, game = features_of(game_id), get_game(game_id)
    wanted = getattr(seen, "learns", None)  # which positions count; a share by lot where the game does not say
    for number, codes in enumerate(games, seed):
        rng = Random(number)
        state = game.new(game.harness.variants()[variant])
        seats = range(1 if game.cooperative else game.players(state))
        rows: list[tuple[str, int, list[float]]] = []
        for code in codes:
            if state.actor != CHANCE:
                model = seen.model(state)
                if model >= 0 and (wanted(state) if wanted else rng.random() < SHARE):
                    rows += [
                        (f"{model} {seen.bucket(state, seat)}", seat, seen.features(state, seat)) for seat in seats
                    ]
            state.play(code, state.actor)
        for where, seat, row in rows:
            yield where, [*row, seen.target(state, seat)]


def sum_block(key: str, games: list[list[int]]) -> dict[str, Any]:
    """The sums of the positions of a block."""
    sums: Sums = {}
    for where, row in rows_of(key, games):
        add(sums, where, row)
    return {"sums": {where: [round(x, 6) for x in found] for where, found in sums.items()}}


def list_block(key: str, games: list[list[int]]) -> dict[str, Any]:
    """The rows of the positions of a block."""
    rows: dict[str, list[list[float]]] = {}
    for where, row in rows_of(key, games):
        rows.setdefault(where, []).append(row)
    return {"rows": rows}


def add(sums: Sums, where: str, row: list[float]) -> None:
    """Add the products of a row to a triangle; its first feature is 1, so that the first sum counts the rows."""
    products = [x * y for i, x in enumerate(row) for y in row[i:]]
    known = sums.get(where)
    sums[where] = products if known is None else [x + y for x, y in zip(known, products, strict=True)]


def play(given: argparse.Namespace) -> None:
    path = Path(given.kept[0])
    seeds = range(given.seed, given.seed + given.games, given.block)
    wanted = [
        json.dumps([given.game, variant, given.bot, seed, given.block, given.stray])
        for seed in seeds
        for variant in given.variants.split(",")
    ]
    before = len(spread.kept(path).keys() & set(wanted))
    blocks = spread.resumed(play_block, {key: (key,) for key in wanted}, Machines(given.workers, given.on), path)
    for done, _ in enumerate(blocks, 1):
        if done > before:
            print(f"{done}/{len(wanted)} blocks of {given.block} games", file=sys.stderr, flush=True)


def counted(given: argparse.Namespace, work: Any, part: str) -> list[tuple[str, Any]]:
    """What `work` makes of every kept block of the wanted variants, by key."""
    read = {key: block["games"] for path in given.kept for key, block in spread.kept(Path(path)).items()}
    jobs = {key: (key, games) for key, games in read.items() if json.loads(key)[1] in given.variants.split(",")}
    found = {key: block[part] for key, block in spread.spread(work, jobs, Machines(given.workers, given.on))}
    return [(key, found[key]) for key in sorted(found)]


def square(triangle: list[float], size: int) -> list[list[float]]:
    """The whole symmetric matrix of a triangle."""
    whole = [[0.0] * size for _ in range(size)]
    at = 0
    for i in range(size):
        for j in range(i, size):
            whole[i][j] = whole[j][i] = triangle[at]
            at += 1
    return whole


def solve(products: list[list[float]], aims: list[float]) -> list[float]:
    """The solution of positive definite equations, by elimination."""
    rows = [[*row, aim] for row, aim in zip(products, aims, strict=True)]
    for i in range(len(rows)):
        pivot = rows[i]
        for j in range(i + 1, len(rows)):
            factor = rows[j][i] / pivot[i]
            rows[j] = [x - factor * y for x, y in zip(rows[j], pivot, strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(x * y for x, y in zip(rows[i][i + 1 : -1], found[i + 1 :], strict=True))
        found[i] = (rows[i][-1] - known) / rows[i][i]
    return found


def ridge(triangle: list[float], start: list[float], weight: float) -> list[float]:
    """The weights of least squares that are drawn to `start`, each in the units of its feature."""
    size = len(start)
    whole = square(triangle, size + 1)
    products = [row[:size] for row in whole[:size]]
    count = whole[0][0]
    for i in range(size):
        mean = whole[0][i] / count
        spread = max(1e-3, whole[i][i] / count - mean * mean)
        products[i][i] += 1e-6 * count if i == 0 else weight * spread
    aims = [whole[i][size] + (1e-6 * count if i == 0 else products[i][i] - whole[i][i]) * start[i] for i in range(size)]
    return solve(products, aims)


def missed(triangle: list[float], weights: list[float]) -> float:
    """The sum of the squared errors of weights over the rows of a triangle."""
    line = [*weights, -1.0]
    whole = square(triangle, len(line))
    return sum(x * sum(p * y for p, y in zip(row, line, strict=True)) for x, row in zip(line, whole, strict=True))


def total(blocks: list[Sums], where: str) -> list[float]:
    found = [block[where] for block in blocks if where in block]
    return [sum(column) for column in zip(*found, strict=True)]


def foreseen_scores(given: argparse.Namespace, seen: Any) -> dict[str, Any]:
    """Weights of least squares, and how far off they are, by model and bucket."""
    size = len(seen.NAMES)
    by_hand = [float(name == seen.BY_HAND) for name in seen.NAMES]
    blocks = [sums for _, sums in counted(given, sum_block, "sums")]
    kept = [block for i, block in enumerate(blocks) if i % HELD_OUT]
    held = [block for i, block in enumerate(blocks) if i % HELD_OUT == 0]
    models: list[list[list[float]]] = []
    spreads: list[list[float]] = []
    for model, name in enumerate(seen.MODELS):
        places = [f"{model} {bucket}" for bucket in range(seen.BUCKETS)]
        errors = dict.fromkeys(RIDGES, 0.0)
        first = count = 0.0
        for where in places:
            test, data = total(held, where), total(kept, where)
            if test and data:
                count += test[0]
                first += missed(test, by_hand)
                for weight in RIDGES:
                    errors[weight] += missed(test, ridge(data, by_hand, weight))
        best = min(RIDGES, key=lambda weight: errors[weight])
        if count:
            print(
                f"{name}: held out, the score is foreseen within {sqrt(errors[best] / count) / seen.UNIT:.2f} points "
                f"by the weights (ridge {best:g}), within {sqrt(first / count) / seen.UNIT:.2f} by hand"
            )
        models.append([])
        spreads.append([])
        for where in places:
            data = total(blocks, where)
            weights = ridge(data, by_hand, best) if data and data[0] > 4 * size else by_hand
            models[-1].append(mixed(weights, by_hand, given.trust))
            spreads[-1].append(round(sqrt(missed(data, weights) / data[0]), 4) if data else 1.0)
    return {
        "models": dict(zip(seen.MODELS, models, strict=True)),
        "spreads": dict(zip(seen.MODELS, spreads, strict=True)),
    }


def logistic(rows: Any, seen: Any, weight: float) -> Any:
    """The weights of a logistic regression that are drawn to the evaluation by hand, each in the units of its feature.
    Those that say of a feature the contrary of what can be (GOOD, BAD) are left out, and the rest is found again."""
    import numpy as np

    inputs, aims = rows[:, :-1], rows[:, -1]
    spreads = inputs.var(axis=0)
    used = (spreads > 1e-9) | (np.arange(len(spreads)) == 0)
    least = np.array([0.0 if name in seen.GOOD else -np.inf for name in seen.NAMES])
    most = np.array([0.0 if name in seen.BAD else np.inf for name in seen.NAMES])
    found = np.zeros(len(spreads))
    while True:
        at = np.flatnonzero(used)
        start = (at == seen.NAMES.index(seen.BY_HAND)).astype(float)
        found[:] = 0.0
        found[at] = newton(inputs[:, at], aims, start, weight * spreads[at])
        wrong = used & ((found < least) | (found > most))
        if not wrong.any():
            return found
        used &= ~wrong


def newton(inputs: Any, aims: Any, start: Any, pull: Any) -> Any:
    """The weights that make the aims likeliest, each pulled to where it starts (the first, the constant, hardly)."""
    import numpy as np

    pull[0] = 1e-3
    found = start.copy()
    for _ in range(NEWTON):
        chances = 1.0 / (1.0 + np.exp(-np.clip(inputs @ found, -30, 30)))
        slope = inputs.T @ (aims - chances) - pull * (found - start)
        bend = (inputs * np.maximum(1e-4, chances * (1.0 - chances))[:, None]).T @ inputs + np.diag(pull)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < 1e-5:
            break
    return found


def surprise(rows: Any, weights: Any) -> float:
    """The sum over rows of how little chance the weights gave to what came (log loss)."""
    import numpy as np

    sums = rows[:, :-1] @ weights
    return float((np.logaddexp(0.0, sums) - rows[:, -1] * sums).sum())


def foreseen_chances(given: argparse.Namespace, seen: Any) -> dict[str, Any]:
    """Weights of logistic regressions by model and bucket."""
    import numpy as np

    by_hand = np.array([float(name == seen.BY_HAND) for name in seen.NAMES])
    blocks = [rows for _, rows in counted(given, list_block, "rows")]
    models: dict[str, list[list[float]]] = {}
    for model, name in enumerate(seen.MODELS):
        parts = [
            [np.array(block.get(f"{model} {bucket}", np.zeros((0, len(by_hand) + 1)))) for block in blocks]
            for bucket in range(seen.BUCKETS)
        ]
        errors = dict.fromkeys(RIDGES, 0.0)
        for part in parts:
            for fold in range(FOLDS):
                kept = np.vstack([rows for i, rows in enumerate(part) if i % FOLDS != fold])
                held = np.vstack([rows for i, rows in enumerate(part) if i % FOLDS == fold])
                for weight in RIDGES if len(kept) else ():
                    errors[weight] += surprise(held, logistic(kept, seen, weight))
        best = min(RIDGES, key=lambda weight: errors[weight])
        whole = [np.vstack(part) for part in parts]
        count = max(1, sum(len(rows) for rows in whole))
        first = sum(surprise(rows, by_hand) for rows in whole)
        print(
            f"{name}: held out, the surprise of a result is {errors[best] / count:.4f} by the weights "
            f"(ridge {best:g}), {first / count:.4f} by hand; {count} positions"
        )
        models[name] = []
        for rows in whole:
            weights = logistic(rows, seen, best) if len(rows) > 4 * len(by_hand) else by_hand
            models[name].append(mixed(weights.tolist(), by_hand.tolist(), given.trust))
    return {"models": models}


def mixed(weights: list[float], by_hand: list[float], trust: float) -> list[float]:
    return [round(trust * x + (1 - trust) * y, 5) for x, y in zip(weights, by_hand, strict=True)]


def fit(given: argparse.Namespace) -> None:
    seen, game = features_of(given.game), get_game(given.game)
    found = foreseen_chances(given, seen) if getattr(seen, "CHANCE", False) else foreseen_scores(given, seen)
    keys = {key for path in given.kept for key in spread.kept(Path(path))}
    played = [json.loads(key) for key in sorted(keys)]
    played = [key for key in played if key[1] in given.variants.split(",")]
    games = sorted({f"{key[1]} {key[2]}" for key in played})
    made = {
        "ruleset": game.ruleset,
        "made": f"tools/train.py: {sum(key[4] for key in played)} games of {', '.join(games)}; trust {given.trust:g}",
        "features": list(seen.NAMES),
        **found,
    }
    path = Path(given.out) if given.out else ROOT / "src/lanterns/games" / given.game / "bots/weights.json"
    lines = json.dumps(made, indent=1).replace(",\n     ", ", ").replace("[\n     ", "[").replace("\n    ]", "]")
    path.write_text(lines + "\n", "utf-8")
    print(f"{len(played)} blocks; written to {path}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game")
    parser.add_argument("kept", nargs="+", help="files of games")
    parser.add_argument("--variants", default="together-2,together-3,together-4")
    parser.add_argument("--games", type=int, default=1000, help="of each variant")
    parser.add_argument("--seed", type=int, default=1_000_001)
    parser.add_argument("--bot", default="mcts:80", help="of several, as in greedy,mcts:80, each seat draws one")
    parser.add_argument("--block", type=int, default=50, help="games to a line")
    parser.add_argument(
        "--stray", type=float, default=0.06, help="of the answers are drawn by lot, off the beaten track"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", default="", help="ray or ray:ADDRESS, see docs/benchmarks.md")
    parser.add_argument("--trust", type=float, default=0.5, help="share of the learned weights, the rest by hand")
    parser.add_argument("--out", help="the file of weights; the game's own when left out")
    wanted = parser.parse_args()
    (play if wanted.what == "play" else fit)(wanted)
