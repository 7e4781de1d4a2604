"""The games of the house, one package each. `get_game` and `find_ruleset` are how the floors above find them.

A game from elsewhere is added by `register`, or by naming its module in the environment: LANTERNS_GAMES holds modules,
with commas between several, each with `RULESETS`, its game under every ruleset that ever landed, the newest last. Every
process that is started so plays it: servers, their bots, the terminal.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib import import_module

from lanterns.core.card import Card
from lanterns.core.errors import LanternsError, UnknownRuleset
from lanterns.core.game import AnyGame
from lanterns.games.dungeons.game import DungeonsGame
from lanterns.games.mapmasters.coop.game import CoopGame
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.quest.game import QuestGame

# Every ruleset that ever landed, by its label; of each game the newest last. A number is never taken away.
RULESETS: dict[str, AnyGame] = {
    game.ruleset: game
    for game in (
        QuestGame(1), QuestGame(2),
        DungeonsGame(1), DungeonsGame(2), DungeonsGame(3), DungeonsGame(4),
        MapMastersGame(1), MapMastersGame(2),
        CoopGame(1), CoopGame(2), CoopGame(3),
    )
}  # fmt: skip
# What new tables are laid with.
GAMES: dict[str, AnyGame] = {game.id: game for game in RULESETS.values()}


def register(*rulesets: AnyGame) -> None:
    """Add a game under all its rulesets, the newest last. Raises LanternsError when one of its name is there."""
    for game in rulesets:
        if game.ruleset in RULESETS:
            raise LanternsError(f"there is a game {game.ruleset} already")
    for game in rulesets:
        RULESETS[game.ruleset] = GAMES[game.id] = game


def register_modules(names: Iterable[str]) -> None:
    """Add the game of each module. Raises LanternsError for a module that is not there or holds no game."""
    for name in names:
        try:
            rulesets = import_module(name).RULESETS
        except (ImportError, AttributeError) as error:
            raise LanternsError(f"LANTERNS_GAMES names {name}, which brings no game: {error}") from error
        register(*rulesets)


def card_of(name: str) -> Card:
    """The card of the game of that id; raises as `get_game` does."""
    return get_game(name).card


def box_of(name: str) -> list[AnyGame]:
    """The games of the box that a game comes out of, the one that names the box first; raises as `get_game` does."""
    box = card_of(name).box
    found = [game for game in GAMES.values() if game.card.box == box]
    return sorted(found, key=lambda game: game.id != box)


def get_game(name: str) -> AnyGame:
    """The newest ruleset of the game of that id. Raises LanternsError that lists the games there are."""
    if name not in GAMES:
        raise LanternsError(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    return GAMES[name]


def find_ruleset(label: str) -> AnyGame:
    """The game under the ruleset of that label, such as `dungeons/1`. Raises UnknownRuleset, which lists all."""
    if label not in RULESETS:
        raise UnknownRuleset(f"this program does not play the ruleset '{label}'; it plays {', '.join(RULESETS)}")
    return RULESETS[label]


register_modules(filter(None, os.environ.get("LANTERNS_GAMES", "").split(",")))
