"""The games of the house, one package each. `get_game` is how the floors above find them."""

from __future__ import annotations

from lanterns.core.errors import LanternsError
from lanterns.core.game import Game
from lanterns.games.dungeons.game import DungeonsGame
from lanterns.games.mapmasters.coop.game import CoopGame
from lanterns.games.mapmasters.game import MapMastersGame
from lanterns.games.quest.game import QuestGame

GAMES: dict[str, Game] = {game.id: game for game in (QuestGame(), DungeonsGame(), MapMastersGame(), CoopGame())}


def get_game(name: str) -> Game:
    """The game of that id. Raises LanternsError that lists the games there are."""
    if name not in GAMES:
        raise LanternsError(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    return GAMES[name]
