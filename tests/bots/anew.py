"""A process that has never thought before, for each single decision: forked from a server that only imports."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from lanterns.bots import get_bot
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.games import find_ruleset


def answer(pipe: Connection, ruleset: str, data: dict[str, Any], seat: int, bot: str, seed: int) -> None:
    """Send what a bot chooses at a saved position."""
    game = find_ruleset(ruleset)
    pipe.send(get_bot(bot, game, seed).choose(game.load(data), seat))


def choose_anew(game: AnyGame, state: State, seat: int, bot: str, seed: int) -> int:
    """What a bot chooses in a new process, from the position as it is saved."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context: Any = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
    else:
        context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=answer, args=(theirs, game.ruleset, state.to_json(), seat, bot, seed), daemon=True)
    process.start()
    theirs.close()
    try:
        code: int = mine.recv()
    finally:
        process.join(60)
        mine.close()
    assert process.exitcode == 0
    return code
