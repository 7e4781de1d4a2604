"""The drawing of a card is reckoned twice, here and in the browser: both must put everything in the same place.

`tests/fixtures/mapmasters-drawn.json` holds the places of all icons, rounded to tenths of a unit; the browser's own
test (client/src/art/mapmasters/mapmasters.test.ts) reads the same file. After a plan has changed:
`LANTERNS_REDRAW=1 pytest tests/games/mapmasters/test_drawing.py`.
"""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from typing import Any

import pytest

from lanterns.cli.games.mapmasters.card_checks import plans
from lanterns.games.mapmasters.board.card_plan import Plan, complaints, draw
from lanterns.games.mapmasters.board.content import cards

FILE = Path(__file__).parents[2] / "fixtures" / "mapmasters-drawn.json"
TOOL = Path(__file__).parents[3] / "tools" / "mapmasters" / "polish.py"


def places() -> dict[str, Any]:
    """By card: the icon places of every piece in order, then of every room by its name."""
    out: dict[str, Any] = {}
    for id, card in cards().items():
        drawn = draw(card, Plan(plans()[id]))
        out[id] = {
            "icons": [[[round(x, 1), round(y, 1)] for x, y in row] for row in drawn.icons],
            "rooms": {
                card.nodes[node]: [[round(x, 1), round(y, 1)] for x, y in row] for node, row in drawn.content.items()
            },
        }
    return out


def test_the_kept_places_are_those_of_the_plans() -> None:
    """Rules 2.4: a drawing is any planar embedding with the declared door order; this is the one both sides draw."""
    if os.environ.get("LANTERNS_REDRAW"):
        lines = [f' "{id}": {json.dumps(one)}' for id, one in places().items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    assert json.loads(FILE.read_text("utf-8")) == places()


def _polish() -> Any:
    spec = importlib.util.spec_from_file_location("polish", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("id", ["D04", "D45", "D60"])
def test_loosening_a_plan_again_changes_nothing_and_never_spoils_it(id: str) -> None:
    """tools/mapmasters/polish.py leaves no complaint and has a fixed point."""
    card, text = cards()[id], plans()[id]
    again = _polish().polish(card, text)
    assert again == text
    assert complaints(card, Plan(again)) == []


def test_a_step_sideways_becomes_a_slant_that_meets_the_side_squarely() -> None:
    slant = _polish().slant
    assert slant([(50.0, 0.0), (50.0, 12.0), (31.0, 12.0), (31.0, 43.0)]) == [
        (50.0, 0.0),
        (50.0, 8.0),
        (31.0, 20.0),
        (31.0, 43.0),
    ]
    assert slant([(50.0, 0.0), (50.0, 43.0)]) is None
