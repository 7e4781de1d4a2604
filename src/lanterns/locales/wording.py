"""The messages of one language out of several files: a message is parsed when it is first told, and what was told of it
lately is kept, for the same sentences are told over and over."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanterns.locales.functions import FUNCTIONS

if TYPE_CHECKING:  # slow to import, and a server that starts says nothing yet
    from fluent.runtime import FluentBundle

#: sentences of one language and game that are kept
KEPT = 10_000
#: the first line of a message or a term; all up to the next one belongs to it
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
NAMES = re.compile(r"-?[A-Za-z][\w-]*")
# What numbers less than nothing are written with where a minus belongs.
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


def entries(source: str) -> dict[str, str]:
    """The source of each message and term of a catalogue by its key."""
    found = list(ENTRY.finditer(source))
    ends = [*(one.start() for one in found[1:]), len(source)]
    return {one[1]: source[one.start() : end] for one, end in zip(found, ends, strict=True)}


class Wording:
    """The messages of one language for one game."""

    def __init__(self, language: str, sources: Sequence[Mapping[str, str]]) -> None:
        """`sources` of messages by their keys; later ones override earlier ones."""
        self.language = language
        self.sources: dict[str, str] = {}
        for source in sources:
            self.sources |= source
        self.parsed: set[str] = set()
        self.told: dict[Any, tuple[str, bool]] = {}
        self._bundle: FluentBundle | None = None

    def has(self, key: str) -> bool:
        return key in self.sources and not key.startswith("-")

    def format(self, key: str, given: Mapping[str, Any]) -> tuple[str, bool] | None:
        """The sentence of a key, and whether it is there with all parameters that it needs; None without one."""
        if not self.has(key):
            return None
        kept = (key, *given.items(), *map(type, given.values()))  # True is no 1, nor is 1.0
        try:
            if kept in self.told:
                return self.told[kept]
        except TypeError:  # a parameter that cannot be a key
            return self._say(key, given)
        said = self._say(key, given)
        if said is not None:
            if len(self.told) >= KEPT:
                self.told.clear()
            self.told[kept] = said
        return said

    def _say(self, key: str, given: Mapping[str, Any]) -> tuple[str, bool] | None:
        bundle = self._with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = bundle.format_pattern(pattern, dict(given))
        text = str(said)
        if any(isinstance(value, int) and value < 0 for value in given.values()):
            text = HYPHEN.sub("−", text)
        return text, not errors

    def _with(self, key: str) -> FluentBundle:
        """The bundle once it knows a message and all that its text names."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False, functions=FUNCTIONS)
        need = [] if key in self.parsed else [key]
        while need:
            source = self.sources[need.pop()]
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)
            names = set(NAMES.findall(source)) & self.sources.keys() - self.parsed
            self.parsed |= names
            need += names
        return self._bundle


@lru_cache(maxsize=256)
def _read(file: Path, _stamp: tuple[int, int]) -> dict[str, str]:
    return entries(file.read_text("utf-8"))


@lru_cache(maxsize=64)
def _wording(language: str, files: tuple[tuple[Path, tuple[int, int]], ...]) -> Wording:
    return Wording(language, [_read(file, stamp) for file, stamp in files])


def wording_of(language: str, files: Sequence[Path]) -> Wording:
    """The messages of these files, read again only when one of them has changed."""
    stats = [file.stat() for file in files]
    stamps = [(stat.st_mtime_ns, stat.st_size) for stat in stats]
    return _wording(language, tuple(zip(files, stamps, strict=True)))
