"""The text of single rules, cut out of docs/rules for the `?` of terminal play."""

from __future__ import annotations

import re
from pathlib import Path

import lanterns
from lanterns.locales import BUILT_ON

# Where a rule comes from stands behind it for those who work on the rules: `[S0, F8, QR2]`, `(RB9, DR9)`, `R:894-900`.
MARKS = re.compile(
    r"\s*[\[(](?:S\d|F§|F#?\d|RB\d|[DQM]R\d|R:\d)[^\])]*[\])]"  # [S0, F8, F9]
    r"|[,;]?\s*\bR:\d+(?:[-–]\d+)?(?:,\s*[DQM]R\d+)*"  # R:894-900, MR41
    r"|(?<=[.;:])\s+(?:MR\d+|own)(?:,\s*MR\d+)*$"
)

PLACES = (Path(lanterns.__file__).parent / "rules", Path(lanterns.__file__).resolve().parents[2] / "docs" / "rules")


class RulesText:
    """The rules of one game by id; `found` says whether the text is installed at all.

    A game that shares another's box, such as mapmasters-coop, has its rules in the text of that one.
    """

    def __init__(self, game: str) -> None:
        self.rules: dict[str, str] = {}
        for name in dict.fromkeys((game, BUILT_ON.get(game, game))):
            file = next((place / f"{name}.md" for place in PLACES if (place / f"{name}.md").exists()), None)
            if file is not None:
                self.read(file.read_text("utf-8"))
                break

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
