"""Rules coverage on a small repository made for the test: what counts as naming an id, and what is a gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.games import get_game
from lanterns.rules.coverage import Coverage
from tests.cli.running import Ran

RULES = """# Rules

- **Q1.1** The map.
- **Q1.2** The coast.

| id | question | decision | reason |
|---|---|---|---|
| QR1 | mirror | grid | only recording |

| id | given |
|---|---|
| QV01 | any map |

V1 Corridor, exit
"""

PYTHON = '''
import pytest

IDS = ["Q1.2"]


@pytest.mark.parametrize("card", ["P01", "P02"])
def test_cards(card: str) -> None:
    """Q1.1: the map."""


def helper() -> None:
    """QR1 is no test."""
'''

SCENARIOS = """game = "quest"
[[scenario]]
id = "QV01"
rules = ["T01"]
title = "a treasure, and P03 as well"
[[scenario.then]]
play = ["claim P04"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "quest.md").write_text(RULES)
    for game in ("quest", "other"):
        (tmp_path / "tests" / game).mkdir(parents=True)
    (tmp_path / "tests" / "quest" / "test_cards.py").write_text(PYTHON)
    (tmp_path / "tests" / "quest" / "q1.toml").write_text(SCENARIOS)
    (tmp_path / "tests" / "other" / "test_other.py").write_text("def test_it() -> None:\n    'QR1, T02 and V1'\n")
    return tmp_path


def test_tests_and_scenarios_count_by_what_they_name(root: Path) -> None:
    tests = Coverage(get_game("quest"), root).tests
    assert tests["Q1.1"] == tests["P01"] == ["tests/quest/test_cards.py::test_cards"]
    assert tests["QV01"][0] == tests["T01"][0] == tests["P03"][0] == "tests/quest/q1.toml::QV01"
    assert tests["Q1.2"] == [], "a list outside of tests names nothing"
    assert tests["P04"] == [], "what a scenario plays is not what it tests"
    assert tests["QR1"] == tests["T02"] == tests["V1"] == [], "tests of other things name nothing"


def test_a_gap_ends_with_code_1(root: Path) -> None:
    ran = Ran("rules", "coverage", "quest", "--root", str(root))
    assert ran.code == 1
    assert "quest: 1 of 2 rules are named by a test" in ran.out
    assert next(line.split()[:2] for line in ran.out.splitlines() if "NO TEST" in line) == ["rule", "Q1.2"]
    figures = Ran("rules", "coverage", "quest", "--root", str(root), "--json").json()[0]
    assert figures["totals"]["rule"] == {"named": 1, "all": 2}
    assert "Q1.2" in figures["gaps"]
    assert "Q1.1" not in figures["gaps"]


def test_no_gap_ends_with_code_0(root: Path) -> None:
    everything = " ".join(Coverage(get_game("quest"), root).tests)
    (root / "tests" / "quest" / "test_all.py").write_text(f'def test_all() -> None:\n    "{everything}"\n')
    assert Ran("rules", "coverage", "quest", "--root", str(root)).code == 0


@pytest.mark.parametrize("game_id", ["quest", "mapmasters", "mapmasters-coop"])
def test_this_repository_has_no_gap(game_id: str) -> None:
    ran = Ran("rules", "coverage", game_id, "--gaps")
    assert ran.code == 0, ran.out


def test_what_is_not_built_is_told_apart(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No gap, and no test made up either: the ids that the game names, with the reason."""
    game = get_game("quest")
    monkeypatch.setattr(
        game.harness, "unbuilt", lambda: {"Q1.2": "the coast is not built yet", "Q1.1": "nor is the map"}
    )
    report = Coverage(game, root)
    assert report.not_built() == ["Q1.2"], "what a test names is built"
    assert "Q1.2" not in report.gaps()
    assert report.to_json()["not_built"] == {"Q1.2": "the coast is not built yet"}


def test_games_of_one_box_are_counted_together() -> None:
    """Versus and Coop share one text of rules, so either name gives the figures of both."""
    one, other = (Ran("rules", "coverage", name, "--json").json()[0] for name in ("mapmasters", "mapmasters-coop"))
    assert one["totals"] == other["totals"]
    assert any("scenarios/mapmasters-coop" in test for test in one["tests"]["M13.5"])
    assert any("scenarios/mapmasters/" in test for test in other["tests"]["M4.1"])


def test_rules_without_an_id_are_refused(root: Path) -> None:
    (root / "docs" / "rules" / "quest.md").write_text("nothing")
    ran = Ran("rules", "coverage", "quest", "--root", str(root))
    assert ran.code == 2
    assert "there is no rule like" in ran.err
