"""Twenty deaths of a server in the middle of play: all that it acknowledged is there again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost_in_twenty_kills():
    command = [sys.executable, "benchmarks/chaos.py", "--kills", "20", "--tables", "4", "--deeds", "10", "--seed", "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = {
        what.strip(): int(count) for what, count in re.findall(r"^  (\S.*?)  +(\d+)$", done.stdout, re.MULTILINE)
    }
    assert figures["kill -9"] + figures.get("SIGTERM", 0) == 20
    assert figures["lost"] == figures["gaps"] == figures["changed"] == figures["wrong prompts"] == 0
    assert figures["tracebacks in the log"] == 0
    assert figures["actions"] > 20
    assert figures["entries compared"] > 100
    assert figures["prompts compared"] > 40
