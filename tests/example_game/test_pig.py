"""A game from elsewhere: a folder beside the program, played by all that plays the games of the house.

Games are registered when a process begins, so every test here asks a process of its own that is told of the game; the
others see the four games of the house. docs/adding-a-game.md quotes the files of the folder.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = Path(__file__).parent / "pig"
# The generic tests: those that take every game there is.
GENERIC = ("tests/test_games.py", "tests/core/test_card.py", "tests/web/test_texts.py")


def ask(*command: str) -> str:
    """The output of a Python that knows the game; it has to end well."""
    path = os.pathsep.join([*(place for place in sys.path if place), str(ROOT)])
    environment = {**os.environ, "LANTERNS_GAMES": "tests.example_game.pig", "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.plain
def test_the_generic_tests_play_it() -> None:
    said = ask("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "pig", *GENERIC)
    passed = re.search(r"(\d+) passed", said)
    assert passed
    assert int(passed[1]) >= 30, said


@pytest.mark.plain
def test_its_scenarios_pass_and_name_every_rule() -> None:
    assert "3 passed, 0 failed" in ask("-m", "lanterns.cli", "scenario", "run", str(GAME / "scenarios.toml"))
    assert "pig: 5 of 5 rules are named by a test" in ask("-m", "lanterns.cli", "rules", "coverage", "pig")


@pytest.mark.plain
@pytest.mark.parametrize(("language", "told"), [("en", "Goal: 100"), ("fr", "But\u202f: 100")])
def test_the_terminal_draws_it_and_tells_it_in_both_languages(tmp_path: Path, language: str, told: str) -> None:
    record = tmp_path / "pig.record"
    play = ["play", "pig", "--people", "0", "--bots", "mcts:20,random", "--seed", "1", "--lang", language]
    said = ask("-m", "lanterns.cli", *play, "--save", str(record))
    assert told in said
    assert not re.search(r"\b(event|act|ask|end|cli|pig)-[a-z]", said), "a key without a sentence"
    ask("-m", "lanterns.cli", "record", "check", str(record))


def test_both_languages_have_the_same_sentences() -> None:
    def keys(language: str) -> dict[str, list[str]]:
        files = (GAME / "locales" / language).glob("*.ftl")
        return {file.name: re.findall(r"(?m)^([\w-]+) =", file.read_text("utf-8")) for file in files}

    assert keys("en") == keys("fr")
    assert keys("en")["pig.ftl"]


SERVER = """
import asyncio, json
from lanterns.web.routes.home import _shape
from lanterns.games import GAMES
from lanterns.web.rules import rules_of
from msgspec import to_builtins
print(json.dumps([to_builtins(_shape(GAMES["pig"])), [section.title for section in rules_of("pig").sections]]))
"""


@pytest.mark.plain
def test_the_server_offers_it_with_its_card_and_its_rules() -> None:
    shape, sections = json.loads(ask("-c", SERVER))
    assert (shape["box"], shape["minutes"], shape["lead"], shape["rules"]) == ("pig", 5, ["goal"], "pig")
    assert sections == ["Pig", "Z1 The turn"]


def test_the_page_about_adding_a_game_quotes_its_files() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    quoted = re.findall(r"```(?:toml|python|ts)\n(.*?)\n```", page, re.DOTALL)
    files = [file.read_text("utf-8") for file in GAME.rglob("*") if file.suffix in (".toml", ".py", ".ts")]
    assert len(quoted) >= 6
    assert [text for text in quoted if not any(text in file for file in files)] == []


def test_nobody_sees_it_who_did_not_ask_for_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from lanterns.games import GAMES; print(*GAMES)"],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key != "LANTERNS_GAMES"}
        | {"PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["quest", "dungeons", "mapmasters", "mapmasters-coop"]
