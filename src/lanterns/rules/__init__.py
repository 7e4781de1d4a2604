"""The rules of the games as texts: where they lie, and single rules cut out of them.

In a work tree they are docs/rules; a wheel carries them here. A game from elsewhere has its `rules.md` beside its card.
"""

from __future__ import annotations

import re
from pathlib import Path

from lanterns.games import GAMES

# Where a rule comes from stands behind it for those who work on the rules: `[S0, F8, QR2]`, `(RB9, DR9)`, `R:894-900`.
MARKS = re.compile(
    r"\s*[\[(](?:S\d|F§|F#?\d|RB\d|[DQM]R\d|R:\d)[^\])]*[\])]"  # [S0, F8, F9]
    r"|[,;]?\s*\bR:\d+(?:[-–]\d+)?(?:,\s*[DQM]R\d+)*"  # R:894-900, MR41
    r"|(?<=[.;:])\s+(?:MR\d+|own)(?:,\s*MR\d+)*$"
)

HERE = Path(__file__).resolve().parent
PLACES = (HERE, HERE.parents[2] / "docs" / "rules")


def file_of(game: str) -> Path | None:
    """The file with the rules of a game: the page that its card names; None when there is none."""
    if game not in GAMES:
        return None
    card = GAMES[game].card
    places = [place / f"{card.rules}.md" for place in PLACES]
    own = GAMES[card.rules].card.home if card.rules in GAMES else card.home
    return next((file for file in [*places, *([own / "rules.md"] if own else [])] if file.exists()), None)


def text_of(game: str) -> str | None:
    """The rules of a game as Markdown; None when they are not installed."""
    file = file_of(game)
    return file.read_text("utf-8") if file else None


def guide_of(language: str) -> str | None:
    """The guide to the table as Markdown, in English for a language that it is not written in; None without one."""
    names = (f"playing.{language}.md", "playing.md")
    files = (place / name for name in names for place in (HERE, HERE.parents[2] / "docs"))
    return next((file.read_text("utf-8") for file in files if file.exists()), None)


def pages() -> list[str]:
    """The games that have a page of rules of their own; games out of one box share one."""
    return [game for game, house in GAMES.items() if house.card.rules == game]


class RulesText:
    """The rules of one game by id; `found` says whether the text is installed at all."""

    def __init__(self, game: str) -> None:
        self.rules: dict[str, str] = {}
        self.read(text_of(game) or "")

    @property
    def found(self) -> bool:
        return bool(self.rules)

    def read(self, text: str) -> None:
        """Rules are lines with **Q1.1** in front; rulings and cards are rows of tables that begin with their id."""
        for line in text.splitlines():
            rule = re.match(r"[-*] \*\*([A-Z]\d+\.\d+)\*\* (.*)", line)
            row = re.match(r"\| (?:\*\*)?([A-Z]+\d+(?:\.\d+)?)(?:\*\*)? \| (.*) \|$", line)
            if rule:
                self.rules[rule[1]] = plain(rule[2])
            elif row:
                self.rules.setdefault(row[1], plain("; ".join(cell.strip() for cell in row[2].split(" | "))))

    def text(self, rule: str) -> str:
        """The text of a rule, "" when there is none."""
        return self.rules.get(rule, "")


def plain(text: str) -> str:
    """A rule as a player reads it: without emphasis and without where it comes from."""
    return MARKS.sub("", text.replace("**", "").replace("`", "")).strip()
