"""The numbers of books, prices and objectives for the sentences about them, and where each piece comes from."""

from __future__ import annotations

from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.content import objectives
from lanterns.games.mapmasters.board.path import VP
from lanterns.games.mapmasters.board.vocabulary import BOOK_PRICE, HAGGLED, KEEP_PRICE, TOKEN_PRICE

Args = dict[str, dict[str, int]]


def text_args() -> Args:
    """See `Game.text_args`: of all sentences of the box; the second game tells most of them too."""
    return {
        **{f"objective-{kind}": {"points": points} for kind, points in VP.items()},
        **{key: {"off": HAGGLED} for key in ("text-book-haggler", "short-book-haggler")},
        **{key: {"price": KEEP_PRICE} for key in ("text-book-bookmark", "act-bookmark", "map-keep-coins")},
        **{key: {"price": BOOK_PRICE} for key in ("act-book", "act-blind-book", "screen-books")},
        **{key: {"price": TOKEN_PRICE} for key in ("act-token", "screen-tokens")},
    }


def sources() -> dict[str, str]:
    """See `Game.sources`."""
    found = {f"objective-{one.kind}": one.source for one in objectives()}
    return found | {f"book-{book.id}": book.source for book in books()}
