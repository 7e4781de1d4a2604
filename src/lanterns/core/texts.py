"""Texts from outside: how long they may be, whole numbers among them, and what is left of a name on one line.

Every name, note and number of a record, a scenario, a command or a request goes through here, whichever way it came in.
"""

from __future__ import annotations

DIGITS = 9  # of a whole number; Python itself refuses to convert more than 4,300
NO_NUMBER = -1

NAME_LENGTH = 24  # characters of a name
NOTE_LENGTH = 900  # of a note in a record
LINE_LENGTH = 1000  # of a line of a record, comments apart
OPTION_LENGTH = 200  # of an option's key and of its value

BYTE_ORDER_MARK = "\ufeff"


def whole(text: str) -> int:
    """The number that a text of 1 to 9 decimal digits (0 to 9, no sign) says; NO_NUMBER for any other text."""
    if 0 < len(text) <= DIGITS and text.isascii() and text.isdigit():
        return int(text)
    return NO_NUMBER


def signed(text: str) -> int:
    """The same with a `-` before it or not. Raises ValueError for any other text."""
    size = whole(text.removeprefix("-"))
    if size < 0:
        raise ValueError(f"'{shown(text)}' is no whole number")
    return -size if text.startswith("-") else size


def one_line(text: str, limit: int) -> str:
    """The text on one line without what does not print (or reverses what does), at most `limit` characters."""
    head = text[: 8 * limit + 64]  # so that a huge text costs no more than a long one
    clean = " ".join("".join(c if c.isprintable() else " " for c in head).split())
    return clean[:limit].strip()


def shown(text: str, limit: int = 80) -> str:
    """The text as an error message quotes it: what is longer is cut, with a sign that it was."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def without_mark(text: str) -> str:
    """The text of a file without the byte order mark that some editors put before it."""
    return text.removeprefix(BYTE_ORDER_MARK)
