"""A table that is open to everybody on its server: how it is listed there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

ANY = "any"
LANGUAGES = (ANY, "en", "fr")
WISHES = ("beginner", ANY, "strong")  # how well whoever sits down should play


@dataclass(frozen=True, slots=True)
class Open:
    """`key` is what the list calls it by in place of its id. `watch`: anybody may look on once it is played."""

    key: str
    language: str = ANY
    level: str = ANY
    watch: bool = False

    def doc(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def load(doc: Mapping[str, Any] | None) -> Open | None:
        """The inverse of `doc`. Raises KeyError, TypeError."""
        return Open(doc["key"], doc["language"], doc["level"], bool(doc["watch"])) if doc else None
