"""Actions of a game as a short text: of each the place among the legal ones, by their codes. It holds for one ruleset,
in which what is legal never changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MORE = "~"  # stands before a digit for every full turn of the digits


def sign_of(action: int, legal: Sequence[int]) -> str:
    """The text of one action."""
    place = sorted(legal).index(action)
    return MORE * (place // len(DIGITS)) + DIGITS[place % len(DIGITS)]


def places(text: str) -> Iterator[int]:
    """The places that a text tells. Raises ValueError for another text."""
    full = 0
    for sign in text:
        if sign == MORE:
            full += 1
            continue
        yield full * len(DIGITS) + DIGITS.index(sign)
        full = 0


def action_at(place: int, legal: Iterable[int]) -> int:
    """The action at a place. Raises IndexError where there are not so many."""
    return sorted(legal)[place]
