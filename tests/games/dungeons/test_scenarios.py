"""Every scenario of dungeons passes, and together they state every public vector of the rules and every option."""

from __future__ import annotations

import re

import pytest

from lanterns.core.scenario import Scenario, find_files, load_scenarios, run_scenario
from lanterns.games import GAMES
from lanterns.games.dungeons.state import HOUSE_RULES
from tests.games.dungeons.helpers import ROOT, SCENARIOS

ALL = [scenario for path in find_files([SCENARIOS]) for scenario in load_scenarios(path, GAMES)]
RULES = (ROOT / "docs" / "rules" / "dungeons.md").read_text("utf-8")


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.passed, str(outcome)


def test_every_public_vector_is_a_scenario() -> None:
    """V1 to V136 of docs/rules/dungeons.md: each is the id of a scenario, or begins the ids of its cases."""
    vectors = re.findall(r"^\| (V\d+) \|", RULES, re.MULTILINE)
    assert len(vectors) == len(set(vectors)) == 136
    stated = {match[0] for scenario in ALL if (match := re.match(r"V\d+", scenario.id))}
    assert stated == set(vectors)


def test_every_vector_cites_the_rules_of_its_row() -> None:
    """What the second column of the table of vectors names stands in `rules` of the scenarios of that vector."""
    cited: dict[str, set[str]] = {}
    for scenario in ALL:
        if match := re.match(r"V\d+", scenario.id):
            cited.setdefault(match[0], set()).update(scenario.rules)
    missing: dict[str, list[str]] = {}
    for row in re.findall(r"^\| V\d+ \|.*$", RULES, re.MULTILINE):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        wanted: set[str] = set()
        for first, last in re.findall(r"(DR\d+|D\d+\.\d+)(?:–(\d+))?", cells[1]):
            wanted.add(first)
            if last:
                chapter, _, number = first.partition(".")
                wanted |= {f"{chapter}.{n}" for n in range(int(number), int(last) + 1)}
        if wanted - cited[cells[0]]:
            missing[cells[0]] = sorted(wanted - cited[cells[0]])
    assert missing == {}


def test_ids_are_unique_over_all_files() -> None:
    ids = [scenario.id for scenario in ALL]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("option", HOUSE_RULES)
def test_both_values_of_every_named_option_are_played(option: str) -> None:
    """Rulings: a scenario sets the other value; one that cites the ruling leaves the default."""
    (default, other), ruling = HOUSE_RULES[option]
    assert any(scenario.options.get(option) == other for scenario in ALL)
    assert any(scenario.options.get(option, default) == default and ruling in scenario.rules for scenario in ALL)


def test_every_scenario_expects_something() -> None:
    for scenario in ALL:
        assert scenario.blocks[-1].expect, f"{scenario.id} ends without an expectation"
