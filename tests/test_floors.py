"""The lower floors run in CPython, under mypyc and in a browser: standard library only, and no trap of mypyc's."""

import ast
import builtins
import sys
from collections.abc import Set
from pathlib import Path

import pytest

from lanterns.games import RULESETS

SOURCE = Path(__file__).resolve().parent.parent / "src" / "lanterns"
FLOORS = ("core", "games", "bots")
GAMES = ("quest", "dungeons", "mapmasters")


def modules(floor: str) -> list[Path]:
    return sorted((SOURCE / floor).rglob("*.py"))


def names_imported(text: str, package: list[str]) -> set[str]:
    """Full names of all that a module's text imports, relative imports resolved against its package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.update(f"{module}.{alias.name}" for alias in node.names)
    return found


def imports(path: Path) -> set[str]:
    return names_imported(path.read_text("utf-8"), ["lanterns", *path.relative_to(SOURCE).parent.parts])


@pytest.mark.parametrize("floor", FLOORS)
def test_floor_imports_the_standard_library_only(floor: str) -> None:
    slips = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in modules(floor)
        for name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"lanterns"}
    }
    assert not slips


@pytest.mark.parametrize("floor", FLOORS)
def test_floor_imports_no_floor_above_it(floor: str) -> None:
    allowed = set(FLOORS[: FLOORS.index(floor) + 1])
    slips = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in modules(floor)
        for name in imports(path)
        if name.startswith("lanterns.") and name.split(".")[1] not in allowed
    }
    assert not slips


def test_games_know_nothing_of_each_other() -> None:
    slips = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for game in GAMES
        for path in modules(f"games/{game}")
        for name in imports(path)
        for other in GAMES
        if other != game and name.startswith(f"lanterns.games.{other}")
    }
    assert not slips


def test_relative_imports_are_resolved() -> None:
    text = "import rich\nfrom . import map\nfrom ..dungeons.state import Room\ndef f():\n    from lanterns import web"
    assert names_imported(text, ["lanterns", "games", "quest"]) == {
        "rich",
        "lanterns.games.quest.map",
        "lanterns.games.dungeons.state.Room",
        "lanterns.web",
    }


def names_caught_twice(text: str) -> set[str]:
    """Functions that catch exceptions of different classes under one name, as `function: name`.

    mypyc gives a name its first class for the whole function, and raises TypeError when it meets another native one.
    Only plain names that are no builtins can be native classes; a dotted name is of the standard library.
    """
    found: set[str] = set()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        caught: dict[str, set[str]] = {}
        native: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                caught.setdefault(node.name, set()).add(ast.unparse(node.type))
                kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
                if any(isinstance(kind, ast.Name) and not hasattr(builtins, kind.id) for kind in kinds):
                    native.add(node.name)
        found.update(f"{function.name}: {name}" for name in native if len(caught[name]) > 1)
    return found


def test_no_function_catches_two_classes_under_one_name() -> None:
    slips = {
        f"{path.relative_to(SOURCE)} {slip}"
        for floor in FLOORS
        for path in modules(floor)
        for slip in names_caught_twice(path.read_text("utf-8"))
    }
    assert not slips


def test_a_name_caught_twice_is_seen() -> None:
    text = "def f():\n try:\n  g()\n except Lost as e:\n  pass\n except {} as e:\n  pass\n"
    assert names_caught_twice(text.format("Found")) == {"f: e"}
    assert not names_caught_twice(text.format("Lost"))


def float_tuples(text: str) -> set[str]:
    """Constants `NAME: Final = (1.5, ...)` that hold only floats: mypyc never sets them. With a type they are kept."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
            continue
        leaves = [one for one in ast.walk(node.value) if not isinstance(one, ast.Tuple | ast.Load)]
        floats = all(isinstance(one, ast.Constant) and isinstance(one.value, float) for one in leaves)
        if ast.unparse(node.annotation) == "Final" and floats:
            found.add(ast.unparse(node.target))
    return found


def test_no_constant_tuple_of_floats_is_lost() -> None:
    slips = {
        f"{path.relative_to(SOURCE)} {slip}"
        for floor in FLOORS
        for path in modules(floor)
        for slip in float_tuples(path.read_text("utf-8"))
    }
    assert not slips


def test_a_constant_tuple_of_floats_is_seen() -> None:
    text = "A: Final = (0.5, 1.0)\nB: Final[tuple[float, ...]] = (0.5,)\nD: Final = ((0.5,), (0.1,))"
    assert float_tuples(text) == {"A", "D"}


ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def chains(text: str, steps: Set[str]) -> list[str]:
    """Comparisons that ask a step for its name, or compare an action with the first code of a verb."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare)
        and (
            any(isinstance(part, ast.Constant) and part.value in steps for part in ast.walk(node))
            or (
                any(isinstance(order, ORDERS) for order in node.ops)
                and any(
                    isinstance(part, ast.Attribute) and part.attr == "base" for part in (node.left, *node.comparators)
                )
            )
        )
    ]


def test_games_ask_a_step_for_its_class_and_a_verb_for_its_actions() -> None:
    steps = {name for game in RULESETS.values() for name in game.steps}
    slips = {
        f"{path.relative_to(SOURCE)}: {slip}"
        for path in modules("games")
        for slip in chains(path.read_text("utf-8"), steps)
    }
    assert not slips
    assert chains(
        'if step.name in ("Dice", "Act"): pass\nx = MOVE.base <= code < CAST.base\ny = code == END.base', steps
    ) == [
        "step.name in ('Dice', 'Act')",
        "MOVE.base <= code < CAST.base",
    ]
