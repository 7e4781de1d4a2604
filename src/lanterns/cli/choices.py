"""The answers to a question as numbered rows: each with its phrase and notation, many of them step by step.

A game's drawing says by `steps` how an answer is chosen: labels from the first decision to the last, such as the card,
then the place. Rows of the same label become one row that opens the next step; whole notations work at every step.
"""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from lanterns.cli.screen import find_hook
from lanterns.core.game import AnyGame
from lanterns.core.view_types import AnyView
from lanterns.locales import Catalogue

FLAT = 14  # answers that are still shown in one list

Option = dict[str, Any]


class Row:
    """A numbered row: one answer, or a label behind which there are several."""

    def __init__(self, label: str, options: list[Option]) -> None:
        self.label = label
        self.options = options

    @property
    def single(self) -> bool:
        return len(self.options) == 1


class Choices:
    """The answers of one position; `at` are the labels that were chosen so far."""

    def __init__(self, game: AnyGame, view: AnyView, words: Catalogue) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.at: list[str] = []
        steps, same = find_hook(game.id, "steps"), find_hook(game.id, "same")
        self.phrase, self.note = find_hook(game.id, "phrase"), find_hook(game.id, "note")
        options: list[Option] = view["options"]
        if same is not None:
            alike = [same(option, view) for option in options]
            options = [option for at, option in enumerate(options) if not alike[at] or alike.index(alike[at]) == at]
        many = len(options) > FLAT and steps is not None
        self.paths: list[tuple[list[str], Option]] = [
            (steps(option, view, words) if steps is not None and many else [], option) for option in options
        ]

    def rows(self) -> list[Row]:
        """The rows of the step that is open; steps at which there is one label alone are passed."""
        while True:
            rows = self._rows()
            if len(rows) != 1 or rows[0].single:
                return rows
            self.at.append(rows[0].label)

    def _rows(self) -> list[Row]:
        deep = len(self.at)
        rows: dict[str, Row] = {}
        for number, (path, option) in enumerate(self.paths):
            if path[:deep] != self.at:
                continue
            label = path[deep] if len(path) > deep else f"#{number}"
            rows.setdefault(label, Row(label, [])).options.append(option)
        return list(rows.values())

    def open(self, row: Row) -> None:
        """Go on to the step behind a row."""
        self.at.append(row.label)

    def back(self) -> bool:
        """Back to the first step; False when that is open already."""
        was = bool(self.at)
        self.at = []
        return was

    def told(self, row: Row) -> Text:
        """A row without its number."""
        if not row.single:
            text = Text(row.label)
            return text.append(f"  ({self.words.say('cli-answers', count=len(row.options))})", style="dim")
        option = row.options[0]
        phrase = self.words_of(option)
        text = Text(phrase)
        if phrase != option["text"]:
            text.append(f"  {option['text']}", style="dim")
        told = self.note(option, self.view, self.words) if self.note is not None else ""
        return text.append(f"  {told}", style="yellow") if told else text

    def words_of(self, option: Option) -> str:
        """An answer as a phrase."""
        own = self.phrase(option, self.view, self.words) if self.phrase is not None else ""
        step = self.view["question"]["step"]
        said = own or self.words.action(self.game.verbs, option["code"], step, option.get("cost", 0))
        return re.sub(" +", " ", said).strip(" ")  # what an answer leaves out leaves its spaces
