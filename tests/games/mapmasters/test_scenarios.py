"""Every scenario of Map Masters passes, and together they state every rule case of Versus that is no path case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.core.scenario import Scenario, find_files, load_scenarios, run_scenario
from lanterns.games import GAMES
from lanterns.games.mapmasters.state import HOUSE_RULES

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "tests" / "scenarios" / "mapmasters"
ALL = [scenario for path in find_files([FOLDER]) for scenario in load_scenarios(path, GAMES)]
SOLVED = {"W38", "W39", "W40", "W41", "W42", "W45", "W46"}  # layouts, solver and path: in the tests beside this file


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.passed, str(outcome)


def test_every_rule_case_of_versus_is_a_scenario() -> None:
    rows = re.findall(r"^\| (W\d+) \| (.*)$", (ROOT / "docs" / "rules" / "mapmasters.md").read_text("utf-8"), re.M)
    versus = {ident for ident, row in rows if ident not in GAMES["mapmasters"].unbuilt()} - SOLVED
    stated = {match[0] for scenario in ALL if (match := re.match(r"W\d+", scenario.id))}
    assert stated == versus


@pytest.mark.parametrize("option", ["time_bonus", "timer", "bonus_rows", "edges", "connect"])
def test_every_value_of_an_option_is_played(option: str) -> None:
    values, _ = HOUSE_RULES[option]
    played = {scenario.options.get(option, values[0]) for scenario in ALL}
    assert played == set(values)


def test_every_scenario_expects_something() -> None:
    for scenario in ALL:
        assert scenario.blocks[-1].expect, f"{scenario.id} ends without an expectation"
    assert len({scenario.id for scenario in ALL}) == len(ALL)
