"""One short game per mode in the system's Firefox, driven by WebDriver BiDi (client/scripts/firefox.mjs): no error on
the console, nothing that the page refuses, and the end is shown."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import pytest

from tests.e2e.conftest import ROOT, SHOTS, Server
from tests.e2e.watch import LOOK, SMALLEST_TEXT

FIREFOX = next((found for name in ("firefox-esr", "firefox") if (found := shutil.which(name))), None)
ME = {"kind": "me", "name": "Ada"}
TOO = {"kind": "me", "name": "Bo"}
BOT = {"kind": "bot", "level": "easy"}
#: game, seats, options and window by mode
MODES: dict[str, tuple[str, list[dict[str, str]], dict[str, str], tuple[int, int]]] = {
    "quest": ("quest", [ME, BOT], {}, (1280, 800)),
    "gloom": ("quest", [ME, TOO], {"gloom": "yes"}, (390, 844)),
    "chosen": ("quest", [ME], {"mode": "chosen"}, (1280, 800)),
    "danongorf": ("quest", [ME], {"mode": "danongorf"}, (390, 844)),
    "dungeons": ("dungeons", [ME, TOO], {}, (1280, 800)),
    "versus": ("mapmasters", [ME, BOT], {"time_bonus": "off"}, (1280, 800)),
    "coop": ("mapmasters-coop", [ME], {"mission": "1", "level": "easy"}, (1280, 800)),
}
PRESSES = 8
PICTURED = ("quest", "dungeons")  # their boards are saved as pictures too
LEAST_BYTES = 20_000  # an empty board takes far less
SECONDS = 540


def job(url: str) -> dict[str, Any]:
    games = []
    for name, (game, seats, options, size) in MODES.items():
        body = {"game": game, "name": "Ada", "seed": 1, "seats": seats}
        body["options"] = {"players": str(len(seats)), **options}
        games.append({"name": name, "size": size, "presses": PRESSES, "picture": name in PICTURED, "body": body})
    watch = f"({LOOK.strip()})({SMALLEST_TEXT})"
    return {"url": url, "firefox": FIREFOX, "lang": "fr-FR", "watch": watch, "shots": str(SHOTS), "games": games}


@pytest.mark.skipif(FIREFOX is None, reason="no Firefox is installed; python3 run.py test installs one where it may")
def test_a_short_game_of_each_mode_in_firefox(server: Server) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    node = shutil.which("node")
    assert node, "no Node is installed; python3 run.py setup installs it"
    told = subprocess.run(
        [node, "scripts/firefox.mjs"], cwd=ROOT / "client", input=json.dumps(job(server.url)), text=True,
        capture_output=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    report = json.loads(told.stdout)
    assert {one["name"]: one["errors"] for one in report} == {name: [] for name in MODES}
    still = {one["name"]: one["moves"] for one in report if one["moves"] < 2}
    assert still == {}, "what was pressed became no move"
    assert {one["name"] for one in report if one["pictured"] >= LEAST_BYTES} == set(PICTURED)
