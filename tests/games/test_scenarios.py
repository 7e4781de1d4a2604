"""Every scenario of every game passes, and together they state the vectors of its rules and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from lanterns.core.game import AnyGame
from lanterns.core.scenario import Scenario, find_files, load_scenarios, run_scenario
from lanterns.games import RULESETS, get_game
from lanterns.games.dungeons import state as dungeons
from lanterns.games.mapmasters.coop import state as coop
from lanterns.games.mapmasters.versus import state as mapmasters
from lanterns.games.quest import state as quest
from tests.games.positions import ROOT, SCENARIOS

ALL = {
    folder.name: [scenario for path in find_files([folder]) for scenario in load_scenarios(path, RULESETS)]
    for folder in sorted(SCENARIOS.iterdir())
    if folder.is_dir()
}
EVERY = [(game, scenario) for game, scenarios in ALL.items() for scenario in scenarios]
#: cases of Map Masters that are about layouts and solvers: in the tests of that folder
SOLVED = {"W39", "W40", "W41", "W42", "W45", "W46"}


class Sheet(NamedTuple):
    """The table of vectors in the rules of a game: the form of its ids, how many there are, the column (from 0, -1 the
    last) of the rules that a row cites, the form of what is cited there."""

    ident: str
    vectors: int
    column: int
    cited: str


SHEETS = {
    "quest": Sheet(r"QV\d+", 95, -1, r"(QR\d+|Q\d+\.\d+)()"),
    "dungeons": Sheet(r"V\d+", 139, 1, r"(DR\d+|D\d+\.\d+)(?:–(\d+))?"),
}
HOUSE_RULES: dict[str, Mapping[str, tuple[tuple[str, ...], str]]] = {
    "quest": quest.HOUSE_RULES,
    "dungeons": dungeons.HOUSE_RULES,
    "mapmasters": {key: values for key, values in mapmasters.HOUSE_RULES.items() if key != "tangled"},
    "mapmasters-coop": {key: values for key, values in coop.HOUSE_RULES.items() if key != "tangled"},
}
NAMED = [(game, option) for game in ("quest", "dungeons") for option in HOUSE_RULES[game]]


def rules(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")


def stated(game: str, ident: str) -> dict[str, set[str]]:
    """By vector, the rules that its scenarios cite: it is the id of a scenario, or begins the ids of its cases."""
    found: dict[str, set[str]] = {}
    for scenario in ALL[game]:
        if match := re.match(ident, scenario.id):
            found.setdefault(match[0], set()).update(scenario.rules)
    return found


def default(game: AnyGame, option: str) -> str:
    """What an option of a ruleset is when nothing is said; "" where the ruleset does not know it."""
    return next((one.default for one in game.options if one.key == option), "")


def knows(game: AnyGame, option: str) -> bool:
    return any(one.key == option for one in game.options)


def chosen(scenario: Scenario, option: str) -> str:
    return scenario.options.get(option, default(scenario.game, option))


@pytest.mark.parametrize("scenario", [pytest.param(one, id=f"{game}-{one.id}") for game, one in EVERY])
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize("game", SHEETS)
def test_every_public_vector_is_a_scenario(game: str) -> None:
    """All those of the table in docs/rules, and none besides."""
    sheet = SHEETS[game]
    vectors = re.findall(rf"^\| ({sheet.ident}) \|", rules(game), re.MULTILINE)
    assert len(vectors) == len(set(vectors)) == sheet.vectors
    assert set(stated(game, sheet.ident)) == set(vectors)


@pytest.mark.parametrize("game", SHEETS)
def test_every_vector_cites_the_rules_of_its_row(game: str) -> None:
    """What the table of vectors names stands in `rules` of the scenarios of that vector; `D1.2–4` names three."""
    sheet = SHEETS[game]
    cited = stated(game, sheet.ident)
    missing: dict[str, list[str]] = {}
    for row in re.findall(rf"^\| {sheet.ident} \|.*$", rules(game), re.MULTILINE):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        wanted: set[str] = set()
        for first, last in re.findall(sheet.cited, cells[sheet.column]):
            wanted.add(first)
            if last:
                chapter, _, number = first.partition(".")
                wanted |= {f"{chapter}.{n}" for n in range(int(number), int(last) + 1)}
        if wanted - cited[cells[0]]:
            missing[cells[0]] = sorted(wanted - cited[cells[0]])
    assert missing == {}


def test_every_rule_case_of_map_masters_is_a_scenario() -> None:
    """The cases of its section 8 that are no path cases, in the folders of Versus and Coop."""
    rows = set(re.findall(r"^\| (W\d+) \| ", rules("mapmasters"), re.MULTILINE))
    found = set().union(*(stated(game, r"W\d+") for game in ALL if game.startswith("mapmasters")))
    assert rows - SOLVED <= found <= rows


@pytest.mark.parametrize("game", ALL)
def test_ids_are_unique_over_all_files(game: str) -> None:
    ids = [scenario.id for scenario in ALL[game]]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("game", "option"), [(game, option) for game in HOUSE_RULES for option in HOUSE_RULES[game]])
def test_every_value_of_an_option_is_played(game: str, option: str) -> None:
    values, _ = HOUSE_RULES[game][option]
    assert {chosen(scenario, option) for scenario in ALL[game] if knows(scenario.game, option)} == set(values)


@pytest.mark.parametrize(("game", "option"), NAMED)
def test_a_scenario_that_cites_a_ruling_leaves_its_default(game: str, option: str) -> None:
    """Rulings: another sets the other value."""
    _, ruling = HOUSE_RULES[game][option]
    newest = [scenario for scenario in ALL[game] if scenario.game is get_game(game)]
    assert any(ruling in one.rules and chosen(one, option) == default(one.game, option) for one in newest)


@pytest.mark.parametrize("game", ALL)
def test_every_scenario_expects_something(game: str) -> None:
    for scenario in ALL[game]:
        assert scenario.blocks[-1].expect, f"{scenario.id} ends without an expectation"
