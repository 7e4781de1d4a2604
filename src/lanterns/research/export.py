"""Games between bots as a Parquet file: a row for every decision of a seat. Its columns are in docs/dataset.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from lanterns.bots import get_bot
from lanterns.core.errors import BadOptions, LanternsError
from lanterns.core.game import AnyGame, Options
from lanterns.core.step import CHANCE
from lanterns.research.episode import Setting

ENOUGH = 4096  # rows of a group: what is held in memory before it is written
FORMAT = "1"

# Column: its type, and what it tells.
COLUMNS: dict[str, tuple[str, str]] = {
    "game": ("int32", "number of the game in the file, from 0"),
    "seed": ("int64", "seed of the game: the same seed and bots play it again"),
    "ply": ("int32", "actions played before the decision, chance's included"),
    "seat": ("int8", "seat that decides"),
    "bot": ("string", "the bot that plays it"),
    "observation": ("cells", "what the seat may know, cell by cell"),
    "codes": ("list<int32>", "the legal list"),
    "action": ("int16", "index of the answer in the legal list"),
    "code": ("int32", "code of the answer"),
    "value": ("float32", "how well the seat stood by the game's own evaluation, 0.0 to 1.0, from what it may know"),
    "score": ("int32", "points of the seat at the decision"),
    "final_score": ("int32", "points of the seat at the end"),
    "outcome": ("float32", "payoff of the seat at the end, -1.0 to 1.0"),
}


def page() -> str:
    """The table of docs/dataset.md."""
    rows = [f"| `{name}` | {kind} | {what} |" for name, (kind, what) in COLUMNS.items()]
    return "\n".join(["| column | type | what |", "|---|---|---|", *rows])


def schema(setting: Setting, bots: Sequence[str], pa: Any) -> Any:
    """The schema of a file, with the game in its metadata."""
    kinds = {
        "int8": pa.int8(), "int16": pa.int16(), "int32": pa.int32(), "int64": pa.int64(), "float32": pa.float32(),
        "string": pa.string(), "list<int32>": pa.list_(pa.int32()), "cells": pa.binary(setting.encoding.size),
    }  # fmt: skip
    told = {
        "lanterns.format": FORMAT,
        "lanterns.ruleset": setting.game.ruleset,
        "lanterns.options": json.dumps(setting.options, sort_keys=True),
        "lanterns.bots": json.dumps(list(bots)),
        "lanterns.cells": json.dumps(
            [[part.name, part.count, part.kind, part.most] for part in setting.encoding.cells]
        ),
    }
    return pa.schema([(name, kinds[kind]) for name, (kind, _) in COLUMNS.items()], metadata=told)


def decisions(setting: Setting, bots: Sequence[str], number: int, seed: int) -> list[dict[str, Any]]:
    """The rows of one game."""
    game = setting.game
    crew = [get_bot(bot, game, seed * 64 + seat) for seat, bot in enumerate(bots)]
    chance, guess = Random(seed), Random(seed)
    state, rows = game.new(setting.options), []
    while not state.over:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.draw(chance))
            continue
        codes = state.options(seat)
        setting.check_width(codes)
        code = crew[seat].choose(state, seat)
        seen = game.hidden.sample(state, seat, guess)
        rows.append({
            "game": number, "seed": seed, "ply": state.ply, "seat": seat, "bot": bots[seat],
            "observation": bytes(bytearray(setting.encoding.observe(state, seat, setting.players))),
            "codes": list(codes), "action": codes.index(code), "code": code,
            "value": game.policy.evaluate(seen, seat), "score": game.scores(state)[seat],
        })  # fmt: skip
        state.play(code, seat)
    payoffs, scores = setting.payoffs(state), game.scores(state)
    for row in rows:
        row["outcome"], row["final_score"] = payoffs[row["seat"]], scores[row["seat"]]
    return rows


def export(
    game: AnyGame | str,
    options: Options | None,
    path: Path,
    *,
    games: int,
    seed: int,
    bots: Sequence[str],
    report: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Play games and write them; returns the number of rows. The file is there only once it is whole.

    `bots` is one for all seats, or one for each, who move one seat on with every game. Raises BadOptions, and
    LanternsError where pyarrow is missing or the file cannot be written.
    """
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise LanternsError("pyarrow is not installed: pip install 'three-lanterns[parquet]'") from error
    setting = Setting(game, options)
    seats = setting.players
    if len(bots) not in (1, seats):
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one bot for all seats, or one per seat")
    if path.exists():
        raise BadOptions(f"{path} is there already: name another file, or take it away first")
    for bot in set(bots):
        get_bot(bot, setting.game, 0)  # a bot that there is not is told before anything is played
    shape, rows, written = schema(setting, bots, pa), [], 0
    part = path.with_name(path.name + ".part")
    try:
        with parquet.ParquetWriter(part, shape, compression="zstd") as writer:
            for number in range(games):
                crew = [bots[(seat + number) % len(bots)] for seat in range(seats)]
                rows += decisions(setting, crew, number, seed + number)
                if len(rows) >= ENOUGH or number == games - 1:
                    writer.write_table(pa.Table.from_pylist(rows, schema=shape))
                    written += len(rows)
                    rows = []
                report(number + 1, games)
        part.replace(path)
    except OSError as error:
        raise LanternsError(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
    return written
