"""Scenarios: TOML files that state a position, the actions played from it, and what must then be so.

The format is told in docs/records-and-scenarios.md. A file is read and checked whole before anything is played;
`lanterns.core.expect` holds what can be expected.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from lanterns.core.errors import BadNotation, BadOptions, BadScenario, IllegalAction, LanternsError
from lanterns.core.event import Event, undeclared
from lanterns.core.expect import EXPECTATIONS, Scene
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.core.texts import DIGITS, shown, without_mark

BASES = "bases.toml"
TOP_KEYS = {"game": str, "ruleset": str, "base": dict, "scenario": list}
BASE_KEYS = {"base": str, "options": dict, "given": dict}
SCENARIO_KEYS = {"id": str, "rules": list, "title": str, **BASE_KEYS, "then": list}
BLOCK_KEYS = {"play": list, "auto": bool, **{key: found.kind for key, found in EXPECTATIONS.items()}}

MOST = 10**DIGITS - 1  # of a number in a file
# What a position or an expectation of the wrong type runs into, once the types of its keys are known to be right.
UNREADABLE = (TypeError, ValueError, AttributeError, LookupError, ArithmeticError)

_HEAD = re.compile(r"\s*\[\[\s*(scenario(?:\.then)?)\s*\]\]")


class Block:
    """One `[[scenario.then]]`: actions to play, then expectations to check; `line` is where it begins in the file."""

    def __init__(self, data: dict[str, Any], line: int) -> None:
        self.play: list[str] = data.get("play", [])
        self.auto: bool = data.get("auto", False)
        self.expect = {key: value for key, value in data.items() if key in EXPECTATIONS}
        self.line = line


class Scenario:
    """One scenario: a position (options and a patch, bases merged in) and the blocks played and checked from it."""

    def __init__(self, game: AnyGame, data: dict[str, Any], file: str, line: int) -> None:
        self.game = game
        self.id: str = data["id"]
        self.rules: list[str] = data["rules"]
        self.title: str = data["title"]
        self.options: dict[str, str] = {}
        self.given: dict[str, Any] = {}
        self.blocks: list[Block] = []
        self.file = file
        self.line = line
        self.lines: list[str] = []

    def find(self, text: str, start: int, column: int = 0) -> tuple[int, int]:
        """(line, column after it) of a text, from line `start`, `column` on; (start, column) when it is not found."""
        for number in range(start, len(self.lines) + 1):
            at = self.lines[number - 1].find(text, column if number == start else 0)
            if at >= 0:
                return number, at + len(text)
        return start, column


class Outcome:
    """How a scenario went: `failure` is "" when it passed; `bad` when it could not be played as written."""

    def __init__(self, scenario: Scenario, failure: str = "", line: int = 0, *, bad: bool = False) -> None:
        self.scenario = scenario
        self.failure = failure
        self.line = line or scenario.line
        self.bad = bad

    @property
    def passed(self) -> bool:
        return not self.failure

    def __str__(self) -> str:
        scenario = self.scenario
        if self.passed:
            return f"{scenario.id} passed"
        return f"{scenario.file}:{self.line}: {scenario.id} ({scenario.title}): {self.failure}"


# reading


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files named, or below the folders named (bases apart), in order. Raises BadScenario."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*.toml") if file.name != BASES)
            if not found:
                raise BadScenario("there is no scenario file (*.toml) in this folder", str(path))
            files.extend(found)
        else:
            files.append(path)
    return files


def load_scenarios(path: Path, games: Mapping[str, AnyGame]) -> list[Scenario]:
    """All scenarios of a file. Raises BadScenario with file and, where known, line.

    `games` are those of all rulesets that may be named, under any key, of each game the newest last: that one is meant
    where a file names none.
    """
    text = _read(path)
    data = _parse(text, path)
    file = str(path)
    _check_keys(data, TOP_KEYS, "the file", file, 1)
    name = str(data.get("game", ""))
    rulesets = {game.ruleset: game for game in games.values() if game.id == name}
    if not rulesets:
        known = ", ".join(dict.fromkeys(game.id for game in games.values()))
        raise BadScenario(f"the first key must be game = NAME with one of the games {known}", file, 1)
    label = str(data.get("ruleset", list(rulesets)[-1]))
    if label not in rulesets:
        raise BadScenario(f"ruleset = '{label}' must be one of {', '.join(rulesets)}", file, 1)
    bases: dict[str, Any] = {}
    beside = path.parent / BASES
    if beside.exists() and path.name != BASES:
        shared = _parse(_read(beside), beside)
        _check_keys(shared, {"base": dict}, "the file", str(beside), 1)
        bases.update(shared.get("base", {}))
    bases.update(data.get("base", {}))
    for key, base in bases.items():
        if not isinstance(base, dict):
            raise BadScenario(f"base.{key} must be a table", file)
        _check_keys(base, BASE_KEYS, f"base.{key}", file, 0)
    lines = text.splitlines()
    heads = [(number, found[1]) for number, line in enumerate(lines, 1) if (found := _HEAD.match(line))]
    starts = [number for number, what in heads if what == "scenario"]
    scenarios: list[Scenario] = []
    seen: set[str] = set()
    for index, entry in enumerate(data.get("scenario", [])):
        start = starts[index] if index < len(starts) else 1
        stop = starts[index + 1] if index + 1 < len(starts) else len(lines) + 1
        blocks = [number for number, what in heads if what != "scenario" and start < number < stop]
        scenario = _scenario(rulesets[label], entry, bases, file, start, blocks)
        scenario.lines = lines
        if scenario.id in seen:
            raise BadScenario(f"the id {scenario.id} is used twice", file, start)
        seen.add(scenario.id)
        scenarios.append(scenario)
    if not scenarios:
        raise BadScenario("there is no [[scenario]] in this file", file, 1)
    return scenarios


def _read(path: Path) -> str:
    try:
        return without_mark(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadScenario(f"cannot be read: {error.strerror}", str(path)) from error
    except UnicodeDecodeError as error:
        raise BadScenario("is not text in UTF-8", str(path)) from error


def _parse(text: str, path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, or lists in lists, among others
        found = re.search(r"at line (\d{1,9})", str(error))
        raise BadScenario(f"is not valid TOML: {error}", str(path), int(found[1]) if found else 0) from error
    _check_numbers(data, "", str(path))
    return data


def _check_numbers(value: Any, where: str, file: str) -> None:
    """Raises BadScenario for a number that no game has; what it is to be is for the game to check."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_numbers(inner, f"{where}.{key}" if where else str(key), file)
    elif isinstance(value, list):
        for inner in value:
            _check_numbers(inner, where, file)
    elif isinstance(value, int | float) and not -MOST <= value <= MOST:
        raise BadScenario(f"{where}: a number is from -{MOST} to {MOST}", file)


def _check_keys(data: Mapping[str, Any], keys: Mapping[str, Any], where: str, file: str, line: int) -> None:
    for key, value in data.items():
        if key not in keys:
            raise BadScenario(f"{where} has an unknown key '{key}'; known are {', '.join(keys)}", file, line)
        kind = keys[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            names = " or ".join(k.__name__ for k in (kind if isinstance(kind, tuple) else (kind,)))
            raise BadScenario(f"{where}: {key} must be of type {names}, not {value!r}", file, line)


def _scenario(
    game: AnyGame, entry: Any, bases: Mapping[str, Any], file: str, start: int, blocks: list[int]
) -> Scenario:
    if not isinstance(entry, dict):
        raise BadScenario("[[scenario]] must be a table", file, start)
    where = f"scenario {entry.get('id', '(without id)')}"
    _check_keys(entry, SCENARIO_KEYS, where, file, start)
    for key in ("id", "rules", "title", "then"):
        if not entry.get(key):
            raise BadScenario(f"{where}: {key} is missing or empty", file, start)
    scenario = Scenario(game, entry, file, start)
    parts: list[Mapping[str, Any]] = [entry]
    name = entry.get("base")
    while name is not None:
        if name not in bases:
            known = ", ".join(bases) or "none"
            raise BadScenario(f"{where}: there is no base '{name}' (known: {known})", file, start)
        if bases[name] in parts:
            raise BadScenario(f"{where}: base '{name}' rests on itself", file, start)
        parts.append(bases[name])
        name = bases[name].get("base")
    for part in parts[::-1]:  # mypyc 2.4 crashes on reversed()
        scenario.options.update({key: str(value) for key, value in part.get("options", {}).items()})
        scenario.given = merged(scenario.given, part.get("given", {}))
    for index, block in enumerate(entry["then"]):
        line = blocks[index] if index < len(blocks) else start
        if not isinstance(block, dict):
            raise BadScenario(f"{where}: [[scenario.then]] must be a table", file, line)
        _check_keys(block, BLOCK_KEYS, f"{where}: [[scenario.then]]", file, line)
        if not all(isinstance(action, str) for action in block.get("play", [])):
            raise BadScenario(f"{where}: play must be a list of texts", file, line)
        scenario.blocks.append(Block(block, line))
    return scenario


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key, everything else of `over` replaces what is under it."""
    both = dict(under)
    for key, value in over.items():
        old = both.get(key)
        both[key] = merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return both


# playing


def run_files(paths: Iterable[Path], games: Mapping[str, AnyGame]) -> list[Outcome]:
    """Run every scenario of these files and folders. All files are read first: raises BadScenario before any runs."""
    scenarios = [scenario for path in find_files(paths) for scenario in load_scenarios(path, games)]
    return [run_scenario(scenario) for scenario in scenarios]


def run_scenario(scenario: Scenario) -> Outcome:
    """Play one scenario up to its first difference."""
    try:
        state = scenario.game.new(scenario.options)
        state.listen()
        if scenario.given:
            scenario.game.harness.position(state, scenario.given)
    except (BadOptions, BadScenario) as error:
        return Outcome(scenario, error.message, scenario.line, bad=True)
    except UNREADABLE as fault:
        return Outcome(scenario, f"given: cannot be read ({fault})", scenario.line, bad=True)
    scene = Scene(scenario.game, state)
    for number, block in enumerate(scenario.blocks):
        scene.events = [] if number else state.take_events()  # the first block begins with what led to the question
        line, column = block.line, 0
        try:
            for text in block.play:
                line, column = scenario.find(text, line, column)
                if block.auto:
                    scene.events.extend(_auto(state))
                actor, action = scene.read(text)
                state.play(action, actor)
                scene.events.extend(state.take_events())
            if block.auto:
                scene.events.extend(_auto(state))
            if odd := undeclared(scene.game.events, scene.events, scene.game.players(state)):
                return Outcome(scenario, odd, line, bad=True)
        except IllegalAction as illegal:
            return Outcome(scenario, f"'{text}': {illegal.message}", line, bad=True)
        except (BadNotation, BadScenario) as unread:
            return Outcome(scenario, unread.message, line, bad=True)
        for key, value in block.expect.items():
            try:
                failure = scene.check(key, value, block.expect)
            except LanternsError as wrong:
                return Outcome(scenario, f"{key}: {wrong.message}", scenario.find(key, block.line)[0], bad=True)
            except UNREADABLE as unreadable:
                where = scenario.find(key, block.line)[0]
                return Outcome(scenario, f"{key} = {shown(repr(value))} cannot be read ({unreadable})", where, bad=True)
            if failure:
                return Outcome(scenario, f"{key}: {failure}", scenario.find(key, block.line)[0])
    return Outcome(scenario)


def _auto(state: State) -> list[Event]:
    """Chance takes its first option until somebody else is asked."""
    events: list[Event] = []
    while state.actor == CHANCE and not state.over:
        state.play(state.options()[0])
        events.extend(state.take_events())
    return events
