"""The shared floors know no game by its name: what they must know stands on the card of the game.

Names of games stand in `lanterns/games`, which registers them, in the folders of single games, and in examples of
docstrings and comments, which are for people.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanterns.games import GAMES

SOURCE = Path(__file__).resolve().parents[1] / "src" / "lanterns"
# Folders of single games, and the one register.
OWN = ("games", "cli/games", "daily/games")
NAMES = re.compile(rf"(?<![\w-])({'|'.join(sorted({*GAMES, 'map masters'}, key=len, reverse=True))})(?![\w-])", re.I)
IMPORT = re.compile(r"lanterns\.(?:games|cli\.games)\.\w+")


def shared() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if not any(path.is_relative_to(SOURCE / folder) for folder in OWN):
            yield path


def named(text: str) -> list[str]:
    """The names of games in the code of a module: its texts but for docstrings, and what it imports."""
    tree = ast.parse(text)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found += NAMES.findall(node.value)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += IMPORT.findall(node.module)
        elif isinstance(node, ast.Import):
            found += [name for alias in node.names for name in IMPORT.findall(alias.name)]
    return found


@pytest.mark.parametrize("path", [*shared()], ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_shared_module_names_a_game(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


def test_a_named_game_is_seen() -> None:
    text = (
        '''"""Such as quest."""\nfrom lanterns.games.quest import a\nBARS = {"mapmasters-coop": 1, "a question": 2}'''
    )
    assert sorted(named(text)) == ["lanterns.games.quest", "mapmasters-coop"]
