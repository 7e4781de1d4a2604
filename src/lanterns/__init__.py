"""Three Lanterns: one digital table for three boxed adventure games.

>>> import lanterns
>>> game = lanterns.load("quest")
>>> state = game.new({"players": 3})

`load` gives a game, `play` plays one from its first question to its end, `get_bot` gives a player; `Game`, `State` and
`Record` are what they deal in. docs/library.md is the way in. `lanterns.core` is the contract every game keeps,
`lanterns.games` holds the games, `lanterns.bots` the players that need no hands; the floors above them (tables, store,
web, arena, cli) are described in docs/index.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lanterns.api import load, play
    from lanterns.bots import get_bot
    from lanterns.core.game import Game
    from lanterns.core.record import Record
    from lanterns.core.state import State

__version__ = "0.2.0"

__all__ = ["Game", "Record", "State", "__version__", "get_bot", "load", "play"]

_HOMES = {
    "Game": "lanterns.core.game",
    "Record": "lanterns.core.record",
    "State": "lanterns.core.state",
    "get_bot": "lanterns.bots",
    "load": "lanterns.api",
    "play": "lanterns.api",
}


def __getattr__(name: str) -> Any:
    """What this package offers is read when it is first asked for, so that its parts can be imported alone."""
    if name not in _HOMES:
        raise AttributeError(f"module 'lanterns' has no attribute '{name}'; it offers {', '.join(__all__)}")
    return getattr(import_module(_HOMES[name]), name)
