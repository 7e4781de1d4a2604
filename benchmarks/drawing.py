#!/usr/bin/env python3
"""How soon a step of a path shows, on a line that takes its time: from the press of a key to the drawn step.

    .venv/bin/python benchmarks/drawing.py [--delay 80] [--rounds 6] [--client client/dist]

A server, Chromium and between them a proxy that takes so many milliseconds each way. Somebody draws the best line
through a hand of Map Masters, a new one each round, by digits: ten presses a second, no step of it seen before. Three
times: with the next positions foretold by the server, by the engine in the page, and by neither. Prints for each the
median and the 95th percentile of the milliseconds from a press to the drawn step in the page, and to the frame in which
it can be seen; exits with 1 when the 95th percentile of the first is above 16 with either of the first two. The line
that the server has in the end must be the one that was pressed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import CHROMIUM, Server  # noqa: E402
from tests.e2e.far import Far  # noqa: E402
from tests.e2e.test_far import WATCH, begun, drawn, line_to_draw  # noqa: E402

BAR_MS = 16.0
EVERY_MS = 100  # between two presses
LOOK_MS = 1500  # before the first: who draws has looked at the map
LOADED_MS = 120_000
SERVER, ENGINE, NEITHER = "foretold by the server", "foretold by the engine in the page", "not foretold"
# Goes on without being loaded anew: the page keeps its engine.
GO = """(address) => {
  const link = Object.assign(document.createElement("a"), { href: address });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def drawing(browser: Browser, url: str, way: str, seed: int) -> dict[str, list[float]]:
    """Milliseconds of each press until its step is in the page (`drawn`) and until it is `seen`."""
    context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(LOADED_MS)
    page = context.new_page()
    table, line, keys = line_to_draw(page, seed)
    if way == NEITHER:
        page.route("**/api/companion/mapmasters/ahead", lambda route: route.abort())
    if way == ENGINE:
        page.goto("/companion/mapmasters/path")
        expect(page.locator("p[aria-live]").last).to_contain_text("network")
        page.evaluate(GO, f"/table/{table}")
    begun(page, line)
    page.evaluate(WATCH)
    page.wait_for_timeout(LOOK_MS)
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(EVERY_MS)
    drawn(page, table, line)
    told: dict[str, Any] = page.evaluate("window.pressed_")
    context.close()
    return told


def told(way: str, rounds: list[dict[str, list[float]]]) -> float:
    """Prints the figures; the one that has a bar is returned."""
    found = {name: [one for each in rounds for one in each[name]] for name in ("drawn", "seen")}
    high = {name: quantiles(all_of, n=20)[-1] for name, all_of in found.items()}
    print(
        f"{way}: {len(found['drawn'])} steps, drawn {median(found['drawn']):.1f} ms, p95 {high['drawn']:.1f} (bar "
        f"{BAR_MS:g}); seen {median(found['seen']):.1f} ms, p95 {high['seen']:.1f}",
        flush=True,
    )
    return high["drawn"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--delay", type=float, default=80, help="milliseconds each way")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--client", type=Path, default=ROOT / "client" / "dist")
    given = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()), given.client)
    server.start()
    high: dict[str, float] = {}
    try:
        with Far(server.port, given.delay / 1000) as far, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for way in (SERVER, ENGINE, NEITHER):
                high[way] = told(way, [drawing(browser, far.url, way, seed) for seed in range(1, given.rounds + 1)])
            browser.close()
    finally:
        server.stop()
    return 0 if max(high[SERVER], high[ENGINE]) <= BAR_MS else 1


if __name__ == "__main__":
    raise SystemExit(main())
