"""The games of the house, one package each. `get_game` and `find_ruleset` are how the floors above find them."""

from __future__ import annotations

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
        DungeonsGame(1), DungeonsGame(2), DungeonsGame(3),
        MapMastersGame(1), MapMastersGame(2),
        CoopGame(1), CoopGame(2), CoopGame(3),
    )
}  # fmt: skip
# What new tables are laid with.
GAMES: dict[str, AnyGame] = {game.id: game for game in RULESETS.values()}


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
