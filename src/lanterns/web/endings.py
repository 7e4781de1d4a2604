"""The end of a game for the browser: how it went, and what place it has among those that a device has finished."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lanterns.core.game import MODE, AnyGame
from lanterns.core.view_types import StoryView
from lanterns.web.responses import FinishedShape


class PlaceShape(Struct):
    """A game among those of its mode and number of seats that this device has finished.

    `place` of its `score` from 1, the `best` of all, the best of those `before` it (None: it was the first), and how
    many were `won`."""

    games: int
    place: int
    score: int
    best: int
    before: int | None
    won: int


class EndingShape(Struct):
    """`place` is None for whoever had no seat in the game."""

    table: str
    story: StoryView
    place: PlaceShape | None


def place_of(game: AnyGame, table: str, finished: Sequence[FinishedShape]) -> PlaceShape | None:
    """The place of a table among finished ones, the last of which stands first; None where it is not among them."""
    at = next((at for at, one in enumerate(finished) if one.table == table), -1)
    if at < 0:
        return None
    own = finished[at]
    modes = [option.key for option in game.options if option.asked == MODE]

    def alike(one: FinishedShape) -> bool:
        return one.players == own.players and all(one.options.get(key) == own.options.get(key) for key in modes)

    like = [one for one in finished if alike(one)]
    before = [one.score for one in finished[at + 1 :] if alike(one)]
    return PlaceShape(
        len(like),
        1 + sum(one.score > own.score for one in like),
        own.score,
        max(one.score for one in like),
        max(before, default=None),
        sum(one.won for one in like),
    )
