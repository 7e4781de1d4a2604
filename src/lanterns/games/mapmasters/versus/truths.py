"""What refusals of Versus claim, held against the position: counted afresh, not as they are made. For `fuzz`.

One function per message key that speaks of the position: `(g, seat, action, refusal)`, true when it is so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterns.core.step import Refusal
from lanterns.games.mapmasters.board.line_truths import denied
from lanterns.games.mapmasters.board.vocabulary import STARTERS
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.versus.dungeon import dungeon_of, face_of
from lanterns.games.mapmasters.versus.state import IN_HAND, KEPT, ROW, MapMasters
from lanterns.games.mapmasters.versus.verbs import (
    BLIND,
    BLIND_BOOK,
    BOOK,
    BOOKMARK,
    BUY,
    CUT,
    EXCHANGE,
    GIFT,
    LAY,
    LINE,
    RECYCLE,
    TOKEN,
)

Truth = Callable[[MapMasters, int, int, Refusal], bool]


def bears_out(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool | None:
    """See `core.roles.Harness.bears_out`."""
    truth = TRUTHS.get(refusal.key)
    if truth is not None:
        return truth(g, seat, action, refusal)
    if action not in LINE or not g.steps[seat]:
        return None
    path = g.path(seat)
    if path is None:
        return None
    try:
        move = dungeon_of(g.layout[seat]).move(action)
    except IllegalStep:
        return None if refusal.key == "not-here" else False
    return denied(path, move, refusal.key)


def _face(action: int) -> int:
    """The card that an action names first."""
    for verb in (BUY, RECYCLE, BOOKMARK, CUT):
        if action in verb:
            return action - verb.base
    return EXCHANGE.args(action)[0] if action in EXCHANGE else face_of(action)


def _too_dear(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    price, coins = refusal.params["price"], refusal.params["coins"]
    if coins != g.coins[seat] or not isinstance(price, int) or price <= g.coins[seat]:
        return False
    if action in TOKEN:
        return price == 1
    return price == 2 or not (action in BOOK or action in BLIND_BOOK)


def _no_token(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    verb = TOKEN if action in TOKEN else GIFT
    return g.stock[action - verb.base] == 0


def _area_full(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return g.in_area(seat) >= 5


def _not_in_market(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    if action in BOOK:
        return action - BOOK.base not in g.book_row
    face = action - BUY.base if action in BUY else EXCHANGE.args(action)[1]
    return face < STARTERS or g.market[face - STARTERS] != ROW


def _pile_empty(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return action in BLIND_BOOK or action in BLIND


def _had_effect(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return _face(action) in g.cards(seat, KEPT)


def _not_of_hand(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return _face(action) not in g.cards(seat, IN_HAND)


def _not_in_hand(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    laid = [face_of(code) for code in g.layout[seat]]
    return _face(action) not in g.cards(seat, IN_HAND) or _face(action) in laid


def _costs_more(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    face, taken = EXCHANGE.args(action)
    return (taken - STARTERS) // 16 >= (face - STARTERS) // 16


def _path_begun(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return bool(g.steps[seat])


def _nothing_laid(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return not g.layout[seat]


def _at_middle(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return not g.layout[seat] and action in LAY


def _started(g: MapMasters, seat: int, action: int, refusal: Refusal) -> bool:
    return bool(g.steps[seat])


TRUTHS: Final[dict[str, Truth]] = {
    "too-dear": _too_dear,
    "no-token-left": _no_token,
    "area-full": _area_full,
    "not-in-market": _not_in_market,
    "pile-empty": _pile_empty,
    "one-effect": _had_effect,
    "not-of-this-hand": _not_of_hand,
    "not-in-hand": _not_in_hand,
    "costs-more": _costs_more,
    "path-begun": _path_begun,
    "nothing-laid": _nothing_laid,
    "first-at-middle": _at_middle,
    "already-started": _started,
}
