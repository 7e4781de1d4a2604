"""Texts from outside: how long they may be, whole numbers among them, and what is left of a name on one line.

Every name, note and number of a record, a scenario, a command or a request goes through here, whichever way it came in.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path

from lanterns.core.errors import LanternsError

DIGITS = 9  # of a whole number; Python itself refuses to convert more than 4,300
NO_NUMBER = -1

NAME_LENGTH = 24  # characters of a name
NOTE_LENGTH = 900  # of a note in a record
LINE_LENGTH = 1000  # of a line of a record, comments apart
OPTION_LENGTH = 200  # of an option's key and of its value

BYTE_ORDER_MARK = "\ufeff"
JOINERS = "\u200c\u200d"  # they bind or part letters, and make one picture of several
FLAG = "\U0001f3f4"
ACCENTS = 4  # on one letter: no script needs more, and a tower of them covers other people's lines
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # fillers that count as letters or symbols and leave no trace


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
    """The text on one line, at most `limit` characters, without what does not print or reverses what does.

    Joiners of scripts and emoji stay where they join something, accents as far as they can be read; a text of which
    nothing can be seen is "".
    """
    head = text[: 8 * limit + 64]  # so that a huge text costs no more than a long one
    kept: list[str] = []
    accents = 0
    for at, char in enumerate(head):
        before, after = (kept[-1] if kept else " "), head[at + 1 : at + 2]
        accents = accents + 1 if unicodedata.combining(char) else 0
        if char.isprintable():
            if accents <= ACCENTS:
                kept.append(char)
        elif char in JOINERS:
            if before not in JOINERS and not before.isspace() and after and not after.isspace():
                kept.append(char)
        elif _is_tag(char):
            if before == FLAG or _is_tag(before):
                kept.append(char)
        else:
            kept.append(" ")
    clean = " ".join("".join(kept).split())
    return clean[: _end(clean, limit)].strip() if any(_seen(char) for char in clean) else ""


def _is_tag(char: str) -> bool:
    """Whether a character spells which flag a black one is."""
    return "\U000e0020" <= char <= "\U000e007f"


def _seen(char: str) -> bool:
    """Whether a character alone leaves something to be seen."""
    return char not in BLANKS and unicodedata.category(char)[0] not in "CMZ"


def _end(text: str, limit: int) -> int:
    """Where to cut a text to that length, not within what is seen as one character."""
    end = min(len(text), limit)
    while 0 < end < len(text) and _hangs(text, end):
        end -= 1
    return end or limit


def _hangs(text: str, at: int) -> bool:
    """Whether the character there is seen as one with the one before it."""
    char, before = text[at], text[at - 1]
    if (
        char in JOINERS
        or _is_tag(char)
        or before == "\u200d"
        or unicodedata.category(char)[0] == "M"
        or "🏻" <= char <= "🏿"
    ):
        return True
    flags = 0  # a flag is two letters of its own kind
    while flags < at and "🇦" <= text[at - 1 - flags] <= "🇿":
        flags += 1
    return "🇦" <= char <= "🇿" and flags % 2 == 1


def shown(text: str, limit: int = 80) -> str:
    """The text as an error message quotes it: what is longer is cut, with a sign that it was."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def is_text(text: str) -> bool:
    """Whether it is text at all, as of a file: neither control characters, line ends and tabs apart, nor halves of
    characters."""
    return not any(unicodedata.category(c) in ("Cc", "Cs") for c in set(text) - set("\n\r\t"))


def without_mark(text: str) -> str:
    """The text of a file without the byte order mark that some editors put before it."""
    return text.removeprefix(BYTE_ORDER_MARK)


def read_text(path: Path) -> str:
    """The text of a file. Raises LanternsError in one sentence."""
    try:
        return without_mark(path.read_text("utf-8"))
    except OSError as error:
        raise LanternsError(f"cannot be read: {error.strerror}", str(path)) from error
    except UnicodeDecodeError as error:
        raise LanternsError("is not text in UTF-8", str(path)) from error
