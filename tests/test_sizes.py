"""Rooms that can be overlooked: how long a module and a function of the house may be, how much a function may be
told by place, and how many modules lie flat."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "lanterns"
MODULE = 400  # lines
FUNCTION = 60  # lines, from its `def` on
TOLD = 8  # parameters by place, `self` not counted
# The options of a command are its parameters; the solver's inner functions hand on plain ints, which mypyc unboxes.
MUCH_TOLD = ("cli/", "games/mapmasters/solver/")
FOLDER = 22  # modules beside each other, `__init__` not counted


def too_long(text: str) -> list[str]:
    """What is too long in a module: itself, and its functions by name, methods and inner functions included."""
    lines = len(text.splitlines())
    found = [f"{lines} lines"] if lines > MODULE else []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > FUNCTION:
                found.append(f"{node.name}: {length} lines")
    return found


def told_too_much(text: str) -> list[str]:
    """Functions of a module with too many parameters: those that belong together are a value of their own."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [one.arg for one in (*node.args.posonlyargs, *node.args.args) if one.arg not in ("self", "cls")]
            if len(names) > TOLD:
                found.append(f"{node.name}: {len(names)} parameters")
    return found


def test_f20_who_is_told_too_much_is_found() -> None:
    assert told_too_much("class A:\n  def f(self, a, b, c, d, e, f, g, h, *, i=1): ...") == []
    assert told_too_much("async def f(a, b, c, d, e, f, g, h, i): ...") == ["f: 9 parameters"]


def test_f20_no_function_is_told_too_much() -> None:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if not str(path.relative_to(SOURCE)).startswith(MUCH_TOLD)]
    found = {str(path.relative_to(SOURCE)): told_too_much(path.read_text("utf-8")) for path in paths}
    assert len(paths) > 200
    assert {path: what for path, what in found.items() if what} == {}


def test_what_is_too_long_is_found() -> None:
    body = "    x = 1\n"
    assert too_long(f"def short():\n{59 * body}") == []
    assert too_long(f"class A:\n  async def long(self):\n{60 * body}") == ["long: 61 lines"]
    assert too_long("x = 1\n" * 401) == ["401 lines"]


def test_no_module_and_no_function_is_too_long() -> None:
    paths = sorted(SOURCE.rglob("*.py"))
    found = {str(path.relative_to(SOURCE)): too_long(path.read_text("utf-8")) for path in paths}
    assert len(paths) > 200
    assert {path: what for path, what in found.items() if what} == {}


def test_no_folder_holds_too_many_modules() -> None:
    folders = Counter(path.parent for path in SOURCE.rglob("*.py") if path.name != "__init__.py")
    assert {str(folder.relative_to(SOURCE)): count for folder, count in folders.items() if count > FOLDER} == {}
