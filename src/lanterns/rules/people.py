"""The rules of a game in plain words, for those who play it: chapters of short rules, in every language.

They lie in `people/PAGE.toml`, or in `people.toml` beside the card of a game from elsewhere. A rule has the number that
it has in the reference (`rule`), the further numbers that the same words tell (`also`), and for each language a heading
that states it (`head`), at most WORDS words (`text`), what people type when they look for it (`ask`), and where figures
belong to it a `table`, whose first row and first column are headings.
`[builders]` names the numbers that are of use only to those who build the game, each with the reason.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from lanterns.core.errors import LanternsError
from lanterns.games import GAMES
from lanterns.rules import file_of, text_of

HERE = Path(__file__).resolve().parent / "people"
WORDS = 45


@dataclass(frozen=True, slots=True)
class Said:
    """A rule in one language."""

    head: str
    text: str
    ask: str
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Plain:
    """A rule in plain words. `case` names a small drawing of it, "" for none."""

    rule: str
    also: tuple[str, ...]
    case: str
    said: dict[str, Said]

    @property
    def number(self) -> str:
        """The number as it is shown: 3.4 for Q3.4; a step of the line of Map Masters keeps its letter."""
        return self.rule[1:] if re.fullmatch(r"[A-Z]\d+(\.\d+)?", self.rule) and self.rule[0] != "P" else self.rule


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together. `title` and `lead` are by language, `icon` is a sign of the client."""

    id: str
    icon: str
    title: dict[str, str]
    lead: dict[str, str]
    rules: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class Handbook:
    """The rules of one game in plain words. `builders` are numbers that are not in it, with the reason; `most` the
    rules that are asked for most."""

    chapters: tuple[Chapter, ...]
    builders: dict[str, str] = field(default_factory=dict)
    most: tuple[str, ...] = ()

    @property
    def told(self) -> list[str]:
        """Every number of the reference that these rules tell, as often as they tell it."""
        return [number for one in self.chapters for rule in one.rules for number in (rule.rule, *rule.also)]


@cache
def handbook_of(game: str) -> Handbook | None:
    """The rules of a game in plain words; None when it has none. Raises LanternsError when its file lacks something."""
    file = _file(game)
    if file is None:
        return None
    data = tomllib.loads(file.read_text("utf-8"))
    try:
        chapters = tuple(_chapter(one) for one in data["chapter"])
        return Handbook(chapters, dict(data.get("builders", {})), tuple(data.get("most", {}).get("rules", ())))
    except KeyError as missing:
        raise LanternsError(f"a rule or chapter has no {missing}", str(file)) from missing


def numbers_of(game: str) -> list[str]:
    """The numbers of all rules, rulings and steps of the reference of a game."""
    text = text_of(game) or ""
    rules = re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", text)
    letter = rules[0][0] if rules else "-"
    rows = re.findall(rf"(?m)^\| ({letter}R\d+) \|", text)
    # Steps of a path stand in a section of their own; cards of other games begin with the same letter.
    steps = re.findall(r"(?m)^\| (P\d+) \| ", text.partition("### 2.6")[2].partition("### 2.7")[0])
    return list(dict.fromkeys([*rules, *rows, *steps]))


def _file(game: str) -> Path | None:
    if game not in GAMES or file_of(game) is None:
        return None
    page = GAMES[game].card.rules
    home = GAMES[page].card.home if page in GAMES else None
    places = [HERE / f"{page}.toml", *([home / "people.toml"] if home else [])]
    return next((file for file in places if file.exists()), None)


def _chapter(data: dict[str, Any]) -> Chapter:
    said = _languages(data)
    return Chapter(
        data["id"],
        data["icon"],
        {language: words["title"] for language, words in said.items()},
        {language: words["lead"] for language, words in said.items()},
        tuple(_rule(one) for one in data["rule"]),
    )


def _rule(data: dict[str, Any]) -> Plain:
    said = {
        language: Said(words["head"], words["text"], words["ask"], tuple(map(tuple, words.get("table", ()))))
        for language, words in _languages(data).items()
    }
    return Plain(data["rule"], tuple(data.get("also", ())), data.get("case", ""), said)


def _languages(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What a chapter or rule says, by language: its tables of words."""
    return {key: value for key, value in data.items() if isinstance(value, dict)}
