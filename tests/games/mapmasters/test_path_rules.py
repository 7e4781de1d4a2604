"""The path rules are written once: a rule changed in `board/path_rules.py` changes all readings of the rules alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.games.mapmasters.readings import compare

ROOT = Path(__file__).resolve().parents[3]
TABLE = Path("lanterns/games/mapmasters/board/path_rules.py")


@cache
def as_it_is() -> list[list[list[int]]]:
    return compare()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ('OBSTACLE: Final = {"M": "s", "K": "k", "V": "r"}', 'OBSTACLE: Final = {"M": "s", "K": "k", "V": "k"}'),
        ('Point(PIT, found=LEAVING, toll="r")', 'Point(PIT, found=LEAVING, toll="p")'),
    ],
    ids=["lava asks for a key", "a pit asks for a scroll"],
)
def test_one_line_changes_every_reading(line: str, changed: str, tmp_path: Path) -> None:
    """P3, P9: in a copy of the program with one rule changed, stepper, search, strands and Coop's ways agree still."""
    shutil.copytree(ROOT / "src" / "lanterns", tmp_path / "lanterns", ignore=shutil.ignore_patterns("*.so", "client"))
    text = (tmp_path / TABLE).read_text("utf-8")
    assert text.count(line) == 1
    (tmp_path / TABLE).write_text(text.replace(line, changed), "utf-8")
    command = [sys.executable, "-m", "tests.games.mapmasters.readings"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for there, here in zip(json.loads(done.stdout), as_it_is(), strict=True):
        assert there != here, "the change shows in what this reading says"
