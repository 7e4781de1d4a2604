"""What the catalogues may call. client/src/i18n/functions.ts does the same, letter by letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

_VOWELS: Final = "aeiou"


def elide(word: object, name: object) -> str:
    """French: a word that ends in e before a name, "d’Ada", "d’Élise", "d’Hugo", "d’Yves" but "de Yann".

    Names in h are taken as mute; what begins with no letter keeps the word whole.
    """
    short, told = str(word), str(name)
    first, second = _plain(told[:1]), _plain(told[1:2])
    mute = first == "h" or (first == "y" and not _vowel(second))
    return f"{short[:-1]}’{told}" if mute or _vowel(first) else f"{short} {told}"


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[:1].lower().replace("œ", "o").replace("æ", "a")


def _vowel(letter: str) -> bool:
    return letter != "" and letter in _VOWELS


def signed(number: Any) -> str:
    """A number that is added, with its sign: "+2", "−1", "+0"."""
    return f"−{abs(number)}" if isinstance(number, int) and number < 0 else f"+{number}"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"ELIDE": elide, "SIGNED": signed}
