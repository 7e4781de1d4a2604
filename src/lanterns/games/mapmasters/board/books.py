"""The 17 spell books, and which of them does what: rules, solver and bots ask for a book by its effect [M1.4, 6.4].

A book is known by its number, from 1: bit N of a mask of books is book N, as paths and kits have them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path as FilePath
from typing import Final

from lanterns.core.content import SOURCE, Key, load_tables
from lanterns.core.errors import BadContent

HERE: Final = FilePath(__file__).parent / "content"

BOOK_SCHEMA: Final = {
    "id": Key(str),
    "number": Key(int),
    "phase": Key(str, values=("path", "market", "hand", "reset")),
    "coop": Key(bool),
    "source": SOURCE,
}
#: what a book may do, and of what; see content/effects.toml
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "pays": ("sword", "key", "rope", "scroll", "any"),
    "leaps": ("monster", "barrel"),
    "climbs": ("",),
    "crosses": ("",),
    "wraps": ("top-bottom", "left-right"),
    "cheaper": ("",),
    "gives": ("",),
    "looks": ("",),
    "keeps": ("",),
    "removes": ("",),
    "exchanges": ("",),
}
EFFECT_SCHEMA: Final = {
    "id": Key(str),
    "does": Key(str, values=tuple(EFFECTS)),
    "of": Key(str, need=False, default=""),
    "amount": Key(int, need=False, default=0),
}


class Book:
    """A spell book: its number, the phase it belongs to, whether it appears in Coop, and what it does [rules 6.4]."""

    def __init__(
        self, id: str, number: int, phase: str, coop: bool, source: str, does: str, of: str, amount: int
    ) -> None:
        self.id = id
        self.number = number
        self.phase = phase
        self.coop = coop
        self.source = source
        self.does = does
        self.of = of
        self.amount = amount


def read_books(folder: FilePath = HERE) -> list[Book]:
    """The spell books by number [M1.4]. Raises BadContent when a file is wrong, or a book has no effect of its own."""
    path = folder / "effects.toml"
    effects = {entry["id"]: entry for entry in load_tables(path, "effect", EFFECT_SCHEMA, 17)}
    found: list[Book] = []
    taken: set[tuple[str, str]] = set()
    for entry in load_tables(folder / "books.toml", "book", BOOK_SCHEMA, 17):
        effect = effects.get(entry["id"])
        if effect is None:
            raise BadContent(f"[[effect]] {entry['id']} is missing", str(path))
        does, of = effect["does"], effect["of"]
        if of not in EFFECTS[does]:
            raise BadContent(f"[[effect]] {entry['id']}: {does} knows no '{of}'", str(path))
        if (does, of) in taken:
            raise BadContent(f"[[effect]] {entry['id']}: another book does the same", str(path))
        taken.add((does, of))
        found.append(
            Book(
                entry["id"], entry["number"], entry["phase"], entry["coop"], entry["source"], does, of, effect["amount"]
            )
        )
    return found


@cache
def books() -> list[Book]:
    """The spell books by number."""
    return read_books()


def book_that(does: str, of: str = "") -> Book:
    """The book that has an effect."""
    return next(book for book in books() if book.does == does and book.of == of)


NAMES: Final[list[str]] = ["", *(book.id for book in books())]  # by number

PAYS_ANY: Final = book_that("pays", "any").number
TO_MONSTER: Final = book_that("leaps", "monster").number
TO_BARREL: Final = book_that("leaps", "barrel").number
CLIMBS: Final = book_that("climbs").number
CROSSES: Final = book_that("crosses").number
TOP_BOTTOM: Final = book_that("wraps", "top-bottom").number
LEFT_RIGHT: Final = book_that("wraps", "left-right").number
CHEAPER: Final = book_that("cheaper").number
GIVES: Final = book_that("gives").number
LOOKS: Final = book_that("looks").number
KEEPS: Final = book_that("keeps").number
REMOVES: Final = book_that("removes").number
EXCHANGES: Final = book_that("exchanges").number

#: the book that pays a need alone, by the letter of the need
BOOK_OF: Final[dict[str, int]] = {
    "s": book_that("pays", "sword").number,
    "k": book_that("pays", "key").number,
    "r": book_that("pays", "rope").number,
    "p": book_that("pays", "scroll").number,
}
OF_PATH: Final = sum(1 << book.number for book in books() if book.phase == "path")
IN_COOP: Final = sum(1 << book.number for book in books() if book.coop)
LEAPS: Final = 1 << TO_MONSTER | 1 << TO_BARREL  # for which a path may halt on an icon [rules 2.4, 2.8]
WRAPS: Final = 1 << TOP_BOTTOM | 1 << LEFT_RIGHT
