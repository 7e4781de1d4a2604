"""Which tests name each rule, ruling, vector and card of a game.

Tests of a game stand in folders, or in files, that have its name; games that share one text of rules are counted
together. A Python test names an id in its own text (name,
decorators, docstring, body); a scenario names those of its `rules`, its `id` and its `title`; a vector file names what
it begins a line with. Ids are as in docs/rules: rules in bold (**Q1.1**), rulings and vectors in the first column of a
table, cards from `Game.content_ids`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.texts import read_text
from lanterns.games import GAMES
from lanterns.rules import file_of

_RULE = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\*")
_ROW = re.compile(r"^\| ([A-Z]+\d+) \|", re.MULTILINE)
_LINE = re.compile(r"^([VW]\d+) ", re.MULTILINE)
_TOKEN = re.compile(r"[A-Z]+[A-Za-z]*\d+(?:\.\d+)*")


class Coverage:
    """What must be named by a test, by kind, and the tests that name each id."""

    def __init__(self, game: AnyGame, root: Path) -> None:
        self.game = game
        self.kinds: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.tests: dict[str, list[str]] = {}
        self.unbuilt: dict[str, str] = game.harness.unbuilt()
        page = game.card.rules
        self.games = [other.id for other in GAMES.values() if other.card.rules == page]
        file = root / "docs" / "rules" / f"{page}.md"
        file = file if file.exists() else (file_of(game.id) or file)
        text = read_text(file)
        rules = list(dict.fromkeys(_RULE.findall(text)))
        if not rules:
            raise LanternsError("there is no rule like **Q1.1** in this file", str(file))
        letter = rules[0][0]
        rows = list(dict.fromkeys(_ROW.findall(text)))
        vectors = [row for row in rows if re.fullmatch(rf"{letter}?[VW]\d+", row)]
        vectors += _LINE.findall(text)  # vectors in a notation of their own begin a line with their id
        self.add("rule", rules)
        self.add("ruling", [row for row in rows if row.startswith(letter + "R")])
        self.add("vector", vectors)
        for one in [game, *(GAMES[other] for other in self.games if other != game.id)]:
            self.add("content", list(one.content_ids()))
            self.names.update(one.content_ids())
        for path in sorted((root / "tests").rglob("*")):
            if path.suffix in (".py", ".toml", ".txt", ".vectors") and path.name != "bases.toml":
                self.scan(path, root)

    def add(self, kind: str, ids: list[str]) -> None:
        for ident in ids:
            self.kinds.setdefault(ident, kind)
            self.tests.setdefault(ident, [])

    def scan(self, path: Path, root: Path) -> None:
        """Add what a file names, when it stands in a folder of the game or has the game in its name."""
        inside = path.relative_to(root)
        # a folder of Python tests has _ where the id of a game has -
        names = [name for game in self.games for name in (game, game.replace("-", "_"))]
        if not any(name in inside.parts or name in path.stem for name in names):
            return
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            found = _python(text)
        elif path.suffix == ".toml":
            found = _scenarios(text, self.games)
        else:
            found = {ident: [ident] for ident in _LINE.findall(text)}
        for test, tokens in found.items():
            for token in tokens:
                if token in self.tests:
                    self.tests[token].append(f"{inside}::{test}")

    def gaps(self) -> list[str]:
        """The ids that no test names, those apart that the game says are not built yet."""
        return [ident for ident, tests in self.tests.items() if not tests and ident not in self.unbuilt]

    def not_built(self) -> list[str]:
        """The ids that are not built yet, and so have no test."""
        return [ident for ident, tests in self.tests.items() if not tests and ident in self.unbuilt]

    def totals(self) -> dict[str, tuple[int, int]]:
        """By kind, how many ids are named by a test, of how many."""
        totals: dict[str, tuple[int, int]] = {}
        for ident, kind in self.kinds.items():
            named, count = totals.get(kind, (0, 0))
            totals[kind] = (named + bool(self.tests[ident]), count + 1)
        return totals

    def to_json(self) -> dict[str, object]:
        totals = {kind: {"named": named, "all": count} for kind, (named, count) in self.totals().items()}
        return {
            "game": self.game.id,
            "totals": totals,
            "gaps": self.gaps(),
            "not_built": {ident: self.unbuilt[ident] for ident in self.not_built()},
            "tests": {ident: sorted(set(tests)) for ident, tests in self.tests.items()},
        }


def _python(text: str) -> dict[str, list[str]]:
    lines = text.splitlines()
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = _TOKEN.findall("\n".join(lines[start - 1 : node.end_lineno]))
    return found


def _scenarios(text: str, games: list[str]) -> dict[str, list[str]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return {}
    if data.get("game") not in games:
        return {}
    return {
        str(entry.get("id")): [
            *map(str, entry.get("rules", [])),
            *_TOKEN.findall(f"{entry.get('id', '')} {entry.get('title', '')}"),
            str(entry.get("id")),
        ]
        for entry in data.get("scenario", [])
    }


def find_root(root: Path | None) -> Path:
    """The repository: as given, else above this package, else the current folder. Raises LanternsError."""
    for place in [root] if root else [Path(__file__).resolve().parents[3], Path.cwd()]:
        if (place / "docs" / "rules").is_dir() and (place / "tests").is_dir():
            return place
    raise LanternsError(
        "docs/rules and tests are not here; run this in a clone of the repository or name it with --root"
    )
