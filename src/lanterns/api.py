"""The first two calls of a script: a game by its name, and a game played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lanterns.bots import Bot, get_bot
from lanterns.bots.playout import play_on
from lanterns.core.errors import BadOptions
from lanterns.core.game import AnyGame, Options
from lanterns.core.record import Seat
from lanterns.core.replay import Play
from lanterns.games import find_ruleset, get_game

__all__ = ["load", "play"]


def load(name: str) -> AnyGame:
    """A game by its name (`quest`, `dungeons`, `mapmasters`, `mapmasters-coop`), in its newest ruleset, or by the label
    of a ruleset, such as `dungeons/1`. Raises LanternsError that lists those there are.

    >>> load("quest").ruleset
    'quest/2'
    >>> load("dungeons/1").ruleset
    'dungeons/1'
    """
    return find_ruleset(name) if "/" in name else get_game(name)


def play(
    game: AnyGame | str, options: Options | None = None, *, bots: str | Sequence[str] = "random", seed: int = 0
) -> Play:
    """A whole game between bots, chance drawn with its exact weights; the same arguments play the same game.

    `bots` names a bot for all seats, or one per seat; see `get_bot`. The answer holds the `state` at the end and the
    `record`; `text()` is the record as a file. Raises BadOptions, and LanternsError for a bot that there is not.

    >>> played = play("quest", {"players": 2}, bots=["greedy", "random"], seed=7)
    >>> played.state.over, len(played.game.scores(played.state))
    (True, 2)
    """
    house = load(game) if isinstance(game, str) else game
    played = Play.new(house, options)
    seats = house.players(played.state)
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise BadOptions(f"{len(names)} bots cannot take {seats} seats: name one bot, or one for each seat")
    crew: list[Bot] = [get_bot(name, house, seed * 64 + seat) for seat, name in enumerate(names)]
    played.record.seats = [Seat(name, f"bot {name}") for name in names]
    play_on(played, crew, Random(seed))
    return played
