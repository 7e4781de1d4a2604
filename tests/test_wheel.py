"""What a wheel holds: the rules and catalogues that a player reads, found by the program installed from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from lanterns.games import GAMES
from lanterns.locales import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
# All that a wheel is built from but the client, which would be built anew.
PARTS = ("src", "docs/rules", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
ASK = """
import sys
from lanterns.games import GAMES
from lanterns.locales import Catalogue
from lanterns.rules import RulesText
from lanterns.web.rules import rules_of
for game, house in GAMES.items():
    assert len(RulesText(game).rules) > 50, game
    assert rules_of(game).sections, game
    for language in sys.argv[1:]:
        words = Catalogue(language, house)
        assert all(words.has(f"end-{reason}") for reason in house.end_reasons()), (game, language)
print(*GAMES)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of a wheel, as pip would lay them."""
    tree = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        source = ROOT / part
        (tree / part).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, tree / part, ignore=shutil.ignore_patterns("__pycache__", "client"))
        else:
            shutil.copy2(source, tree / part)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tree / "dist")]
    plain = {key: value for key, value in os.environ.items() if key != "LANTERNS_COMPILED"}
    done = subprocess.run(build, cwd=tree, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    place = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(place)
    return place


def test_a_wheel_holds_rules_and_catalogues(installed: Path) -> None:
    package = installed / "lanterns"
    assert {page.name for page in (package / "rules").glob("*.md")} >= {
        page.name for page in (ROOT / "docs" / "rules").glob("*.md")
    }
    for language in LANGUAGES:
        there = {file.name for file in (package / "locales" / language).glob("*.ftl")}
        assert there == {file.name for file in (ROOT / "src" / "lanterns" / "locales" / language).glob("*.ftl")}
        own = {file.relative_to(package) for file in package.glob(f"games/**/locales/{language}/ui.ftl")}
        assert len(own) == len(GAMES)


def test_the_installed_program_finds_them_and_shows_the_games_of_the_house(installed: Path, tmp_path: Path) -> None:
    """And no other: games from elsewhere come only where somebody names them."""
    ask = [sys.executable, "-c", ASK, *LANGUAGES]
    done = subprocess.run(
        ask, cwd=tmp_path, env={"PYTHONPATH": str(installed)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["quest", "dungeons", "mapmasters", "mapmasters-coop"]
