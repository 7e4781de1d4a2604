"""No module of the house imports in a circle: read bottom-up, each can be understood from those below it.

All imports count: at the top of a module, inside a function, and for types alone (`TYPE_CHECKING`), for a reader has to
follow each of them. That importing `a.b` runs `a/__init__` does not count.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Set
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules(source: Path) -> dict[str, Path]:
    """The modules of the house by their full names; a package is the module of its `__init__`."""
    found: dict[str, Path] = {}
    for path in sorted((source / "lanterns").rglob("*.py")):
        parts = list(path.relative_to(source).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, text: str, there: Set[str], *, package: bool = False) -> set[str]:
    """Which of the modules that are there a module's text imports."""
    found: set[str] = set()
    within = name.split(".") if package else name.split(".")[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = within[: len(within) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{whole}.{alias.name}"
                found.add(inner if inner in there else whole)
    return (found & there) - {name}


def circles(arrows: Mapping[str, Set[str]]) -> list[list[str]]:
    """The sets of nodes that can reach each other, of two and more, each sorted (Tarjan's algorithm)."""
    found: list[list[str]] = []
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []

    def visit(node: str) -> None:
        number[node] = lowest[node] = len(number)
        stack.append(node)
        for other in sorted(arrows[node]):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for node in sorted(arrows):
        if node not in number:
            visit(node)
    return sorted(found)


@cache
def house() -> dict[str, set[str]]:
    """What each module imports."""
    there = modules(SOURCE)
    return {
        name: imported(name, path.read_text("utf-8"), there.keys(), package=path.name == "__init__.py")
        for name, path in there.items()
    }


def test_no_module_is_in_a_circle() -> None:
    found = circles(house())
    assert not found, f"a circle of imports: {'; '.join(', '.join(circle) for circle in found)}"


def test_a_circle_is_seen_wherever_the_import_stands() -> None:
    there = {"lanterns", "lanterns.a", "lanterns.b", "lanterns.c", "lanterns.d"}
    texts = {
        "lanterns": "",
        "lanterns.a": "from lanterns.b import x\nimport lanterns.d",
        "lanterns.b": "def f():\n    from . import c",
        "lanterns.c": "if TYPE_CHECKING:\n    from lanterns import a",
        "lanterns.d": "import os\nfrom lanterns.a.deeper import y",
    }
    arrows = {name: imported(name, text, there, package=name == "lanterns") for name, text in texts.items()}
    assert arrows["lanterns.a"] == {"lanterns.b", "lanterns.d"}
    assert arrows["lanterns.d"] == set()
    assert circles(arrows) == [["lanterns.a", "lanterns.b", "lanterns.c"]]


def test_circles_apart_are_told_apart() -> None:
    arrows: dict[str, set[str]] = {"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}, "e": {"a"}}
    assert circles(arrows) == [["a", "b"], ["c", "d"]]
