"""The text of single rules, cut out of docs/rules for the `?` of terminal play."""

from __future__ import annotations

import re
from pathlib import Path

import lanterns

PLACES = (Path(lanterns.__file__).parent / "rules", Path(lanterns.__file__).resolve().parents[2] / "docs" / "rules")


class RulesText:
    """The rules of one game by id; `found` says whether the text is installed at all."""

    def __init__(self, game: str) -> None:
        self.rules: dict[str, str] = {}
        for place in PLACES:
            file = place / f"{game}.md"
            if file.exists():
                self.read(file.read_text("utf-8"))
                break

    @property
    def found(self) -> bool:
        return bool(self.rules)

    def read(self, text: str) -> None:
        """Rules are lines with **Q1.1** in front; rulings and cards are rows of tables that begin with their id."""
        for line in text.splitlines():
            rule = re.match(r"[-*] \*\*([A-Z]\d+\.\d+)\*\* (.*)", line)
            row = re.match(r"\| ([A-Z]+\d+) \| (.*) \|$", line)
            if rule:
                self.rules[rule[1]] = rule[2].replace("**", "")
            elif row:
                self.rules.setdefault(row[1], "; ".join(cell.strip() for cell in row[2].split(" | ")))

    def text(self, rule: str) -> str:
        """The text of a rule, "" when there is none."""
        return self.rules.get(rule, "")
