"""Every scenario of quest passes, and together they state every public vector of the rules and every option."""

from __future__ import annotations

import re

import pytest

from lanterns.core.scenario import Scenario, find_files, load_scenarios, run_scenario
from lanterns.games import GAMES
from lanterns.games.quest.state import HOUSE_RULES
from tests.games.quest.helpers import ROOT, SCENARIOS

ALL = [scenario for path in find_files([SCENARIOS]) for scenario in load_scenarios(path, GAMES)]
RULES = (ROOT / "docs" / "rules" / "quest.md").read_text("utf-8")


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.passed, str(outcome)


def test_every_public_vector_is_a_scenario() -> None:
    """QV01 to QV94 of docs/rules/quest.md: each is the id of a scenario, or begins the ids of its cases."""
    vectors = re.findall(r"^\| (QV\d+) \|", RULES, re.MULTILINE)
    assert len(vectors) == len(set(vectors)) == 94
    stated = {match[0] for scenario in ALL if (match := re.match(r"QV\d+", scenario.id))}
    assert stated == set(vectors)


def test_every_vector_cites_the_rules_of_its_row() -> None:
    """What the last column of section 8 names stands in `rules` of the scenarios of that vector."""
    cited: dict[str, set[str]] = {}
    for scenario in ALL:
        if match := re.match(r"QV\d+", scenario.id):
            cited.setdefault(match[0], set()).update(scenario.rules)
    for row in re.findall(r"^\| QV\d+ \|.*$", RULES, re.MULTILINE):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        wanted = set(re.findall(r"QR\d+|Q\d+\.\d+", cells[-1]))
        assert wanted <= cited[cells[0]], f"{cells[0]} must cite {sorted(wanted - cited[cells[0]])}"


def test_ids_are_unique_over_all_files() -> None:
    ids = [scenario.id for scenario in ALL]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("option", HOUSE_RULES)
def test_both_values_of_every_named_option_are_played(option: str) -> None:
    """Section 6: a scenario sets the other value; one that cites the ruling leaves the default."""
    (default, other), ruling = HOUSE_RULES[option]
    assert any(scenario.options.get(option) == other for scenario in ALL)
    assert any(scenario.options.get(option, default) == default and ruling in scenario.rules for scenario in ALL)


def test_every_scenario_expects_something() -> None:
    for scenario in ALL:
        assert scenario.blocks[-1].expect, f"{scenario.id} ends without an expectation"
