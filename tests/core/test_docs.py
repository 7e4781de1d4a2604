"""The page for players keeps its word: its scenario runs, every key and control line is told, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from lanterns.core.expect import EXPECTATIONS
from lanterns.core.record import CONTROLS
from lanterns.core.scenario import BASE_KEYS, BLOCK_KEYS, SCENARIO_KEYS, run_files
from lanterns.games import GAMES
from lanterns.games.quest.position import SETTERS

PAGE = (Path(__file__).parents[2] / "docs" / "records-and-scenarios.md").read_text("utf-8")


def test_the_scenario_of_the_page_passes(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "example.toml").write_text(example)
    (outcome,) = run_files([tmp_path / "example.toml"], GAMES)
    assert outcome.passed, str(outcome)


def test_the_page_tells_every_key() -> None:
    for key in {*EXPECTATIONS, *BASE_KEYS, *SCENARIO_KEYS, *BLOCK_KEYS} - {"then"}:
        assert re.search(rf"`{key}[` ]", PAGE), f"{key} is not told"
    for form in CONTROLS.values():
        assert f"`! {form}`" in PAGE
    for key in ("map", "at", "row", *SETTERS):
        assert f"`{key}`" in PAGE, f"given.{key} is not told"
