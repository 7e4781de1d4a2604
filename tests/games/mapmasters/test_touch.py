"""Positions of a line through a dungeon for the client's test of drawing under a finger: what the engine says of each.

`tests/fixtures/mapmasters-touch.json` holds them beside recorded traces of fingers; the browser's own test
(client/src/games/mapmasters/ink.svelte.test.ts) replays the traces on them. After the rules of a view have changed:
`LANTERNS_REDRAW=1 pytest tests/games/mapmasters/test_touch.py`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.versus.dungeon import Dungeon, Lay, path_at
from lanterns.games.mapmasters.versus.trail import next_views
from lanterns.games.mapmasters.versus.verbs import VERBS

FILE = Path(__file__).parents[2] / "fixtures" / "mapmasters-touch.json"
LAYOUT = ("lay S6 0,0", "lay D66 -1,-1", "lay S5 -1,-3", "lay D47 0,-4")
BARE = [0, 0, 0, 0, 0]
STARTS = ("start S6 L2", "start S6 R2")
DEEP = 6  # steps


def dungeon() -> dict[str, Any]:
    """The cards as views tell them, and by the steps of a line, joined by ";", the ways on and their notation."""
    layout = [VERBS.parse(text) for text in LAYOUT]
    laid = Dungeon(layout)
    found: dict[str, Any] = {}

    def go(steps: list[int]) -> None:
        ways = next_views(laid, path_at(layout, steps, BARE, 0), False, "coin")
        texts = {str(way["code"]): VERBS.notation(way["code"]) for way in ways}
        found[";".join(VERBS.notation(code) for code in steps)] = {"next": ways, "texts": texts}
        if len(steps) < DEEP:
            for way in ways:
                go([*steps, way["code"]])

    for start in STARTS:
        go([VERBS.parse(start)])
    cards = [{"card": FACES[o.face], "cost": 0, "x": o.x, "y": o.y, "turned": o.turned} for o in map(Lay, layout)]
    return {"cards": cards, "positions": found}


def test_the_kept_positions_are_what_the_engine_says() -> None:
    """B2 replays a finger on real positions: they are the engine's, not written by hand."""
    kept = json.loads(FILE.read_text("utf-8"))
    now = json.loads(json.dumps(dungeon()))
    if os.environ.get("LANTERNS_REDRAW"):
        lines = ",\n".join(f'  "{steps}": {json.dumps(one)}' for steps, one in now["positions"].items())
        traces = ",\n".join(f"  {json.dumps(trace)}" for trace in kept["traces"])
        cards = json.dumps(now["cards"])
        text = f'{{\n "cards": {cards},\n "positions": {{\n{lines}\n }},\n "traces": [\n{traces}\n ]\n}}\n'
        FILE.write_text(text, "utf-8")
    kept = json.loads(FILE.read_text("utf-8"))
    assert {"cards": kept["cards"], "positions": kept["positions"]} == now
