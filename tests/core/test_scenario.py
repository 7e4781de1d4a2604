"""Scenarios: what passes, what fails and how it says so, and files that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.core.errors import BadScenario
from lanterns.core.expect import EXPECTATIONS
from lanterns.core.scenario import Outcome, find_files, load_scenarios, run_files
from lanterns.games import RULESETS, find_ruleset, get_game
from tests.core.bids import BIDS

GAMES = {"bids": BIDS}
HEAD = 'game = "bids"\n\n[base.TWO]\noptions = { players = "2" }\ngiven = { points = [1, 0] }\n\n'
ENTRY = '[[scenario]]\nid = "{id}"\nrules = ["B2"]\ntitle = "a bid"\nbase = "TWO"\n'


def run(tmp_path: Path, *blocks: str, entry: str = ENTRY) -> Outcome:
    file = tmp_path / "bids.toml"
    file.write_text(HEAD + entry.replace("{id}", "BV1") + "".join(f"\n[[scenario.then]]\n{b}\n" for b in blocks))
    (outcome,) = run_files([file], GAMES)
    return outcome


PASSING = [
    'asks = "DrawPrize"\nactor = "*"\noptions = ["prize 1", "prize 2", "prize 3"]',
    'odds = { "prize 1" = "1/2", "prize 3" = "1/6" }',
    'facts = { "points.0" = 1, round = 0, "view.1:hand" = [1, 1, 1, 1] }',
    'play = ["* prize 2"]\nactor = [0, 1]\nevents = ["prize points=2"]\nno_events = ["won", "prize points=3"]',
    """
play = ["prize 2", "0 bid 3"]
asks = "Raise"
legal = ["0 raise double", "1 bid 4"]
illegal = ["0 bid 1"]""",
    """
play = ["prize 2", "0 bid 3"]
view_hides = ['1: "bid": 3']
no_options_of = ["prize"]
options_of = { raise = ["0 raise keep", "0 raise double"] }""",
    """
play = ["prize 2", "0 bid 3", "0 raise double", "1 bid 1"]
events = ["revealed seat=0 bid=6", "won seat=0 rule=B4"]
scores = [2, 0]
over = false
end_reason = \"\"""",
    'auto = true\nactor = [0, 1]\nevents = ["prize points=1"]',
    """
auto = true
play = [
    "0 bid 1", "0 raise keep", "1 bid 1", "0 bid 2", "0 raise keep", "1 bid 2",
    "0 bid 3", "0 raise keep", "1 bid 3", "0 raise keep",
]
over = true
results = [1.0, 0.0]
end_reason = "cards-played"
actor = []""",
]


@pytest.mark.parametrize("block", PASSING)
def test_what_is_so_passes(tmp_path: Path, block: str) -> None:
    outcome = run(tmp_path, block)
    assert outcome.passed, str(outcome)


FAILING = [
    ('asks = "Bid"', "asks: expected 'Bid', found 'DrawPrize'"),
    ("actor = 0", "actor: expected [0], found [-1]"),
    ('options = ["prize 1", "prize 2"]', "options: 'prize 3' is open as well"),
    (
        'play = ["prize 2"]\nactor = 1\noptions = ["1 bid 1", "1 raise keep"]',
        "options: 'raise keep' is not open; open are bid 1, bid 2",
    ),
    ('legal = ["* bid 1"]', "legal: '* bid 1' is not open; open are prize 1"),
    ('illegal = ["* prize 1"]', "illegal: '* prize 1' is open"),
    ('no_options_of = ["prize"]', "no_options_of: 'prize 1' is open as well"),
    ('odds = { "prize 1" = "1/3" }', "odds: 'prize 1' has probability 1/2, not 1/3"),
    ('facts = { "points.0" = 2 }', "facts: points.0 is 1, not 2"),
    ('view_hides = ["*: points"]', "view_hides: 'points' is in the view of *"),
    ('play = ["prize 2"]\nevents = ["prize points=1"]', "events: 'prize points=1' did not happen"),
    ('play = ["prize 2"]\nno_events = ["prize"]', "no_events: prize happened"),
    ("over = true", "over: expected True, found False"),
    ("scores = [0, 0]", "scores: expected [0, 0], found [1, 0]"),
    ("results = [1.0, 0.0]", "results: the game is not over"),
    ('end_reason = "won"', "end_reason: expected 'won', found ''"),
    ('play = ["prize 2"]\nrefusal = { action = "0 bid 1", rule = "B2" }', "refusal: '0 bid 1' is open"),
]


@pytest.mark.parametrize(("block", "message"), FAILING)
def test_what_is_not_so_fails_with_the_first_difference(tmp_path: Path, block: str, message: str) -> None:
    outcome = run(tmp_path, block)
    assert not outcome.passed
    assert not outcome.bad
    assert message in str(outcome)
    line = (tmp_path / "bids.toml").read_text().splitlines()[outcome.line - 1]
    assert line.split(" ")[0] == message.split(":", 1)[0].split(" ", maxsplit=1)[0] or message.startswith("'")


def test_every_expectation_is_tested_both_ways() -> None:
    for key in EXPECTATIONS:
        assert any(key in block for block in PASSING) or key == "refusal", f"{key} never passes here"
        assert any(key in block for block, _ in FAILING) or key == "options_of", f"{key} never fails here"


def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    play = 'play = ["prize 2", "0 bid 3", "0 raise keep", "1 bid 1", "* prize 1"]\n'
    good = run(tmp_path, play + 'refusal = { action = "0 bid 3", rule = "B2", key = "why-card-used" }')
    assert good.passed, str(good)
    wrong = run(tmp_path, play + 'refusal = { action = "0 bid 3", rule = "B9" }')
    assert "the rule is B2, not B9" in wrong.failure
    silent = run(tmp_path, play + 'refusal = { action = "0 raise keep", rule = "B9" }')
    assert "no rule is named" in silent.failure


@pytest.mark.parametrize(
    ("block", "line", "message"),
    [
        ('play = [\n  "* prize 2",\n  "0 bid 9",\n]', 16, "card must be one of"),
        ('play = [\n  "* prize 2",\n  "* prize 2",\n]', 16, "chance is not asked now"),
        ('play = ["prize 2", "bid 1"]', 14, "seats [0, 1] are asked at once"),
        ('facts = { "points.7" = 1 }', 14, "the path points.7 has no '7' in the view; there is 2 items"),
        ('no_options_of = ["fly"]', 14, "bids has no verb 'fly'"),
    ],
)
def test_what_cannot_be_played_is_bad_and_has_its_line(tmp_path: Path, block: str, line: int, message: str) -> None:
    outcome = run(tmp_path, block)
    assert outcome.bad
    assert message in outcome.failure
    assert outcome.line == line, str(outcome)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", "is not valid TOML"),
        ('game = "chess"', "one of the games bids"),
        ('game = "bids"', "no [[scenario]]"),
        ('game = "bids"\ncolour = 1', ":1: the file has an unknown key 'colour'"),
        (HEAD + ENTRY, ":7: scenario {id}: then is missing"),
        (HEAD + ENTRY + "colour = 1", "scenario {id} has an unknown key 'colour'"),
        (HEAD + ENTRY.replace("TWO", "SIX") + "[[scenario.then]]\nover = true", "there is no base 'SIX' (known: TWO)"),
        (HEAD + ENTRY + "[[scenario.then]]\novre = true", ":12: scenario {id}: [[scenario.then]] has an unknown key"),
        (HEAD + ENTRY + "[[scenario.then]]\nover = 1", "over must be of type bool, not 1"),
        (HEAD + ENTRY + "[[scenario.then]]\nplay = [1]", "play must be a list of texts"),
        (HEAD + (ENTRY + "[[scenario.then]]\nover = false\n") * 2, ":14: the id {id} is used twice"),
        (
            HEAD + '[base.A]\nbase = "A"\n' + ENTRY.replace("TWO", "A") + "[[scenario.then]]\nover = true",
            "rests on itself",
        ),
    ],
)
def test_a_file_that_cannot_be_read_says_where(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(BadScenario) as caught:
        load_scenarios(file, GAMES)
    assert message in str(caught.value)
    assert str(file) in str(caught.value)


@pytest.mark.parametrize("label", ["dungeons/1", "dungeons/2", ""])
def test_a_file_may_name_the_ruleset_that_it_is_for(tmp_path: Path, label: str) -> None:
    named = f'ruleset = "{label}"\n' if label else ""
    game = find_ruleset(label) if label else get_game("dungeons")
    entry = ENTRY.replace("{id}", "R1").replace('base = "TWO"', 'options = { players = "2" }')
    file = tmp_path / "act.toml"
    file.write_text(f'game = "dungeons"\n{named}{entry}\n[[scenario.then]]\nactor = "*"\n')
    (scenario,) = load_scenarios(file, RULESETS)
    assert scenario.game is game
    (outcome,) = run_files([file], RULESETS)
    assert outcome.passed, str(outcome)
    file.write_text('game = "dungeons"\nruleset = "dungeons/99"\n')
    with pytest.raises(BadScenario, match="ruleset = 'dungeons/99' must be one of dungeons/1, dungeons/2"):
        load_scenarios(file, RULESETS)


def test_wrong_options_and_wrong_patches_are_bad(tmp_path: Path) -> None:
    entry = ENTRY.replace('base = "TWO"', 'options = { players = "7" }')
    assert "players cannot be '7'" in run(tmp_path, "over = false", entry=entry).failure
    entry = ENTRY + "given = { hearts = 3 }\n"
    outcome = run(tmp_path, "over = false", entry=entry)
    assert outcome.bad
    assert "unknown key 'hearts'" in outcome.failure


def test_bases_beside_the_file_and_merging(tmp_path: Path) -> None:
    (tmp_path / "bases.toml").write_text('[base.S]\noptions = { players = "3" }\ngiven = { points = [5, 6, 7] }\n')
    own = '[base.T]\nbase = "S"\noptions = { pace = "fast" }\n'
    (tmp_path / "a.toml").write_text(
        'game = "bids"\n' + own + ENTRY.replace("TWO", "T") + "[[scenario.then]]\nscores = [5, 6, 7]\n"
    )
    assert [file.name for file in find_files([tmp_path])] == ["a.toml"]
    (outcome,) = run_files([tmp_path], GAMES)
    assert outcome.passed, str(outcome)
    with pytest.raises(BadScenario, match="no scenario file"):
        find_files([tmp_path / "a.toml", (tmp_path / "empty").mkdir() or tmp_path / "empty"])
    with pytest.raises(BadScenario, match="cannot be read"):
        load_scenarios(tmp_path / "none.toml", GAMES)
