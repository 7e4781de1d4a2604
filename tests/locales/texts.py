"""What the tests of the catalogues share: files as messages, and what the source of a game tells, refuses and asks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lanterns.core.step import AnyStep, Step
from lanterns.games import get_game
from lanterns.locales import cards, owner

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "lanterns" / "locales"
LANGUAGES = ("en", "fr")

Messages = dict[str, ftl.Message]


def paths(language: str) -> dict[str, Path]:
    """The catalogue files of a language by their names; what a game says before it is opened, `ui.ftl` in its own
    folder, is GAME-ui.ftl here."""
    found = {path.name: path for path in (LOCALES / language).glob("*.ftl")}
    for game, card in cards().items():
        own = card.home / "locales" / language / "ui.ftl" if card.home else None
        if own is not None and own.exists():
            found[f"{game}-ui.ftl"] = own
    return found


FILES = sorted({file for language in LANGUAGES for file in paths(language)})


@cache
def read(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse(paths(language)[file].read_text("utf-8"))


def messages(language: str, *files: str) -> Messages:
    """The messages of catalogue files by id."""
    return {
        entry.id.name: entry for file in files for entry in read(language, file).body if isinstance(entry, ftl.Message)
    }


def game_files(game: str) -> list[str]:
    """The catalogue files of one game: GAME.ftl and GAME-*.ftl, but for those of a game whose name is longer."""
    return [file for file in FILES if owner(file.removesuffix(".ftl"), cards()) == game]


def inherited_files(game: str) -> list[str]:
    """The catalogue files of the game that this one is built on; none for a game of its own."""
    base = cards()[game].built_on
    return game_files(base) if base else []


GAME_IDS = sorted(game for game, card in cards().items() if not card.built_on)


def family(file: str) -> list[str]:
    """The files whose messages a file may refer to: those of its game, and of the game that this one is built on."""
    for game in cards():
        if file in game_files(game):
            return [*inherited_files(game), *game_files(game)]
    return [file]


def nodes(root: object) -> Iterator[ftl.BaseNode]:
    """A node of a catalogue and all that is in it."""
    if isinstance(root, list):
        for item in root:
            yield from nodes(item)
    elif isinstance(root, ftl.BaseNode):
        yield root
        for value in vars(root).values():
            yield from nodes(value)


def variables(known: Messages, key: str) -> set[str]:
    """The parameters of a message and of the messages that it refers to; P_id and P_word count as P."""
    found: set[str] = set()
    for node in nodes(known[key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name.removesuffix("_id").removesuffix("_word"))
        elif isinstance(node, ftl.MessageReference):
            found |= variables(known, node.id.name)
    return found


def with_prefix(known: Messages, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in known if key.startswith(prefix)}


# the source of a game


def _folder(game: str) -> Path:
    """Where a game's source lies: a family of games shares the folder above theirs, which counts as the first one's."""
    home = cards()[game].home
    assert home
    return home.parent if any(card.built_on == game for card in cards().values()) else home


def _trees(game: str) -> list[ast.Module]:
    inner = [_folder(other) for other, card in cards().items() if card.built_on == game]
    paths = [path for path in sorted(_folder(game).rglob("*.py")) if not any(path.is_relative_to(one) for one in inner)]
    return [ast.parse(path.read_text("utf-8"), str(path)) for path in paths]


def _functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Every function of a module, then the module itself for calls outside of functions."""
    yield from (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Lambda)))
    yield tree


def _key_values(expression: ast.expr, scope: ast.AST) -> set[str]:
    """The texts that a key may be: a literal, a choice of literals, or a local name assigned such."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value}
    if isinstance(expression, ast.IfExp):
        return _key_values(expression.body, scope) | _key_values(expression.orelse, scope)
    if isinstance(expression, ast.Name):
        target = ast.dump(ast.Name(expression.id, ast.Store()))
        return {
            constant.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign) and target in map(ast.dump, node.targets)
            for constant in ast.walk(node.value)
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
        }
    return set()


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@cache
def _calls(game: str, places: tuple[tuple[str, int], ...]) -> dict[str, set[str]]:
    """Keys told by calls of these functions (name, position of the key), with the parameters that every call gives."""
    positions = dict(places)
    found: dict[str, set[str]] = {}
    for tree in _trees(game):
        seen: set[ast.Call] = set()
        for scope in _functions(tree):
            for call in ast.walk(scope):
                if not isinstance(call, ast.Call) or _called(call) not in positions or call in seen:
                    continue
                if len(call.args) <= positions[_called(call)]:  # another function of the same name
                    continue
                seen.add(call)
                keys = _key_values(call.args[positions[_called(call)]], scope)
                assert keys, f"{game}, line {call.lineno}: which key is told here?"
                given = {keyword.arg for keyword in call.keywords if keyword.arg}
                for key in keys:
                    found[key] = found[key] & given if key in found else given
    return found


def told(game: str) -> dict[str, set[str]]:
    """Every event key of a game with the parameters that it always has."""
    return _calls(game, (("tell", 1), ("whisper", 2)))


def refused(game: str) -> dict[str, set[str]]:
    """Every refusal key of a game with the parameters that it always has."""
    return _calls(game, (("Refusal", 1),))


def step_classes(game: str) -> dict[str, type[AnyStep]]:
    """The step classes of a game, by name."""
    return dict(get_game(game).steps)


def asking(game: str) -> set[str]:
    """Names of the steps that may ask a seat: those with options that are not only ever put to chance."""
    actors: dict[str, set[str]] = {}
    for tree in _trees(game):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args:
                actors.setdefault(call.func.id, set()).add(ast.unparse(call.args[0]))
    return {
        name
        for name, cls in step_classes(game).items()
        if cls.options is not Step.options and actors.get(name) != {"CHANCE"}
    }
