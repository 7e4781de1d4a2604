"""The small cases of the page on which Map Masters is learned are lines that the rules allow, step by step (P1-P16)."""

from __future__ import annotations

import json

import pytest

from tests.games.mapmasters.lines import CASES, FILE, told


@pytest.mark.plain
def test_the_lines_that_are_drawn_are_those_that_the_rules_make() -> None:
    """Written anew by `python -m tests.games.mapmasters.lines` when the rules tell a step otherwise."""
    kept = json.loads(FILE.read_text("utf-8"))
    assert list(kept) == list(CASES)
    for name in CASES:
        assert kept[name] == json.loads(json.dumps(told(name))), name


@pytest.mark.plain
def test_each_shows_what_it_is_told_for() -> None:
    """P2, P9, P11, P15: what is found, paid and how the line ends."""
    steps = {name: told(name)["trace"] for name in CASES}
    found = {name: [icon for step in trace for icon in step["found"]] for name, trace in steps.items()}
    used = {name: [icon for step in trace for icon in step["used"]] for name, trace in steps.items()}
    assert len(found["find"]) == 2
    assert [len(used[name]) for name in ("guarded", "lock", "pit")] == [2, 2, 1]
    assert steps["circle"][2]["leap"] is not None
    assert all(steps[name][-1]["exit"] for name in ("find", "guarded", "lock", "stairs", "pit", "exit", "line"))
    assert not steps["chords"][-1]["exit"]
