"""Deaths of servers in the middle of play: all that they acknowledged is there again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.postgres import Server as PostgresServer

ROOT = Path(__file__).resolve().parents[2]
PATHS = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def chaos(*arguments: str) -> dict[str, int]:
    """What a run counted; nothing was lost, changed or wrong in it."""
    command = [sys.executable, "benchmarks/chaos.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = {
        what.strip(): int(count) for what, count in re.findall(r"^  (\S.*?)  +(\d+)$", done.stdout, re.MULTILINE)
    }
    assert figures["lost"] == figures["gaps"] == figures["changed"] == figures["wrong prompts"] == 0
    assert figures["tracebacks in the log"] == 0, done.stdout
    return figures


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost_in_twenty_kills():
    figures = chaos("--kills", "20", "--tables", "4", "--deeds", "10", "--seed", "7")
    assert figures["kill -9"] + figures.get("SIGTERM", 0) == 20
    assert figures["actions"] > 20
    assert figures["entries compared"] > 100
    assert figures["prompts compared"] > 40


@pytest.mark.slow
@pytest.mark.skipif(bool(PostgresServer().missing), reason="PostgreSQL is not installed")
@pytest.mark.skipif(shutil.which("nginx", path=PATHS) is None, reason="nginx is not installed")
def test_three_servers_and_two_thinkers_lose_nothing_in_ten_kills():
    """Behind one nginx, any of them or PostgreSQL; all windows show what is in time, and all servers tell the same."""
    figures = chaos(
        "--kills", "10", "--tables", "3", "--deeds", "6", "--seed", "4", "--store", "postgresql", "--servers", "3",
        "--thinkers", "2",
    )  # fmt: skip
    deaths = [count for what, count in figures.items() if what.startswith(("kill -9", "SIGTERM"))]
    assert sum(deaths) == 10
    assert len(deaths) > 2
    assert figures["another order"] == 0
    assert figures["actions"] > 20
    assert figures["entries compared"] > 100
    assert figures["entries the same everywhere"] > 50
