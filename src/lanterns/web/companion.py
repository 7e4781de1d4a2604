"""For people who play with the box itself: the numbers of a game, and fresh deals to lay it out by."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from lanterns.core.game import AnyGame
from lanterns.core.step import CHANCE, SPECTATOR
from lanterns.core.view_types import BoxFacts, SetupStep
from lanterns.web.views import GameView

ENOUGH = 9  # deals of a game that are sent at once, so that they can be dealt again without a network


class BoxDeal(Struct):
    """A table as chance has dealt it, and how the box is laid out for it, step by step."""

    players: int
    options: dict[str, str]
    steps: list[SetupStep]
    view: GameView


class CompanionShape(Struct):
    """What the companion knows of a game in its newest ruleset; it goes on with it without a network."""

    game: str
    ruleset: str
    facts: BoxFacts
    topics: list[str]  # that `POST /api/companion/{game}/{topic}` answers
    deals: list[BoxDeal]


def companion_of(game: AnyGame) -> CompanionShape | None:
    """The numbers of a game and fresh deals of each of its tables; None for a game without a companion."""
    facts = game.companion.facts()
    if facts is None:
        return None
    rng = Random()
    tables = game.companion.deals()
    again = max(1, ENOUGH // max(1, len(tables)))
    deals = [_deal(game, table, rng) for table in tables for _ in range(again)]
    return CompanionShape(game.id, game.ruleset, facts, list(game.companion.topics()), deals)


def _deal(game: AnyGame, options: dict[str, str], rng: Random) -> BoxDeal:
    """A fresh table of these options, up to the first question that chance does not answer."""
    state = game.new(options)
    while state.actors() == [CHANCE]:
        state.play(state.draw(rng))
    view = dict(game.view(state, SPECTATOR))
    return BoxDeal(game.players(state), dict(options), game.companion.steps(state), view)
