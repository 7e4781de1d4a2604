"""Motion stays smooth while a page is at work: the compositor moves what moves, and does not wait for the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Server
from tests.e2e.scenes import SCENES, traced

NOTES = ["blink.animations", "devtools.timeline", "benchmark", "rail"]
# A line that draws itself is painted anew in each frame; it is short, and alone in its layer.
DRAWN = "stroke-dashoffset"
# A piece that is sent on before it has arrived: its second way waits for the first, as Chromium says by this number.
SENT_ON = 64


def waiting(events: list[dict[str, Any]]) -> tuple[int, list[str]]:
    """(animations that ran, those of them that the page's own thread moved, with why) of a trace."""
    names: dict[str, str] = {}
    ran: set[str] = set()
    found: list[str] = []
    for one in events:
        if one["name"] != "Animation":
            continue
        told = one["args"].get("data", {})
        key = f"{one['pid']} {one.get('id2', one.get('id'))}"
        if one["ph"] == "b":
            names[key] = f"{told.get('nodeName')} {told.get('displayName')}"
            ran.add(key)
        if "compositeFailed" not in told:
            continue  # Chromium says so of one that the compositor could not take, and nothing of the others
        if told["compositeFailed"] & ~SENT_ON and DRAWN not in (told.get("unsupportedProperties") or []):
            found.append(f"{names.get(key)}: {told['compositeFailed']} {told.get('unsupportedProperties')}")
    return len(ran), found


@pytest.mark.parametrize("scene", SCENES)
def test_what_moves_does_not_wait_for_the_page(server: Server, browser: Browser, scene: str) -> None:
    context = browser.new_context(base_url=server.url, viewport={"width": 390, "height": 844})
    page = context.new_page()
    play = SCENES[scene](page)
    ran, found = waiting(traced(browser, page, NOTES, play))
    context.close()
    assert ran > 0
    assert found == []
