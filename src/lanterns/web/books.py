"""Shapes of what is read: the reference, the rules for people, how to play, and the numbers of cards."""

from __future__ import annotations

from msgspec import Struct


class RulesSection(Struct):
    id: str
    title: str
    html: str


class RulesShape(Struct):
    game: str
    title: str
    sections: list[RulesSection]


class PlainRule(Struct):
    """A rule in plain words: its id, its number as it is shown, and the ids of the further rules that it tells.

    `text` may hold **bold** words, `ask` is what people type who look for it, `case` names a drawing of it; the first
    row and the first column of a `table` are headings."""

    id: str
    number: str
    also: tuple[str, ...]
    head: str
    text: str
    ask: str
    case: str
    table: tuple[tuple[str, ...], ...]


class HandbookChapter(Struct):
    id: str
    icon: str
    title: str
    lead: str
    rules: list[PlainRule]


class HandbookShape(Struct):
    """The rules of a game for those who play it, in one language; `most` are the rules that are asked for most,
    `trials` the cases that can be tried on a live board."""

    game: str
    language: str
    chapters: list[HandbookChapter]
    most: tuple[str, ...]
    trials: tuple[str, ...]


class LearnPart(Struct):
    """A heading with paragraphs, or with numbered items that belong to the picture of the screen."""

    head: str
    text: list[str] = []
    items: list[str] = []


class LearnScreen(Struct):
    title: str
    picture: str
    part: list[LearnPart]


class LearnCase(Struct):
    """A question with its answer and the rule that says more; `case` names its drawing."""

    case: str
    rule: str
    ask: str
    say: str


class LearnColumn(Struct):
    """A column of the card to print: rows of a sign (or "1.") and words, and the `tables` of rules, by their ids."""

    head: str
    rows: list[tuple[str, str]] = []
    tables: list[str] = []
    note: str = ""
    wide: bool = False


class LearnShape(Struct):
    """How a game is learned, in one language: how to play, small cases, a card to print."""

    minutes: int
    screen: list[LearnScreen]
    case: list[LearnCase]
    column: list[LearnColumn]


class TextsShape(Struct):
    """What sentences about a ruleset's cards are told with: their numbers, by message or KIND-ID, and their sources."""

    ruleset: str
    args: dict[str, dict[str, int]]
    sources: dict[str, str]
