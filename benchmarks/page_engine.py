#!/usr/bin/env python3
"""The engine in a page: what it weighs, when it is there, how soon it answers.

    .venv/bin/python benchmarks/page_engine.py [--client client/dist] [--rounds 3]

A server and Chromium on this machine. A page opens the best path of Map Masters, for the first time and again with its
files kept and the network cut; then the engine is asked for the best path of five cards for every objective. Prints a
line for each bar, and exits with 1 when one is missed. Seconds are those of the clock, with the processor's beside them
(of all Chromium's processes together): on a busy machine the second is the one that tells.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import CHROMIUM, Server  # noqa: E402

PATH = "/companion/mapmasters/path"
HAND = ("S4", "D33", "D07", "D12", "D20")
BARS = {"first visit": 15.0, "there, first visit": 8.0, "there, later": 3.0, "an answer": 100.0}
WAIT_MS = 120_000
# Presses the amber button and waits for the answer to be drawn.
ASK = """() => new Promise((done) => {
  const begun = performance.now();
  document.querySelector(".ft .go").click();
  const look = () => document.querySelector("h2[role=status]") ? done(performance.now() - begun) : setTimeout(look, 1);
  look();
})"""


def processor(browser: Browser) -> float:
    """CPU seconds of all processes of a browser so far."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return sum(float(one["cpuTime"]) for one in told["processInfo"])


def loaded(browser: Browser, page: Page, url: str) -> tuple[float, float]:
    """Seconds, of the clock and of the processor, until a page has its engine."""
    begun, used = perf_counter(), processor(browser)
    page.goto(url)
    expect(page.locator("p[aria-live]").last).to_contain_text("network", timeout=WAIT_MS)
    return perf_counter() - begun, processor(browser) - used


def weighed(page: Page) -> list[float]:
    """Bytes on the wire from now on, answer by answer, those of the page's workers included."""
    told: list[float] = []

    def sized(request: object) -> None:
        told.append(float(request.sizes()["responseBodySize"]))  # type: ignore[attr-defined]

    page.context.on("requestfinished", sized)
    return told


def told(name: str, clock: list[float], cpu: list[float], unit: str) -> bool:
    best, bar = median(clock), BARS[name]
    beside = f", processor {median(cpu):.1f}" if cpu else ""
    print(f"{name}: {best:.1f} {unit} (bar {bar:g}{beside})", flush=True)
    return best <= bar


def visit(browser: Browser, server: Server, asked: bool) -> dict[str, list[float]]:
    context: BrowserContext = browser.new_context(locale="en-GB")
    page = context.new_page()
    bytes_ = weighed(page)
    first = loaded(browser, page, server.url + PATH)
    page.wait_for_timeout(3000)  # the service worker keeps what was loaded
    weight = sum(bytes_) / 1e6
    context.set_offline(True)
    later = loaded(browser, page, server.url + PATH)
    answers: list[float] = []
    if asked:
        for place, card in enumerate(HAND):
            if place:
                page.locator(".row button").nth(place).click()
            page.get_by_role("radio", name="Write it").click()
            page.locator("textarea").fill(card)
        goal = page.locator(".goal select")
        for kind in goal.locator("option").evaluate_all("all => all.map((one) => one.value)"):
            goal.select_option(kind)
            answers.append(float(page.evaluate(ASK)))
    context.close()
    return {"weight": [weight], "first": [*first], "later": [*later], "answers": answers}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--client", type=Path, default=ROOT / "client" / "dist")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()), given.client)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            visits = [visit(browser, server, asked=number == 0) for number in range(given.rounds)]
            browser.close()
    finally:
        server.stop()
    good = [
        told("first visit", [one["weight"][0] for one in visits], [], "MB"),
        told("there, first visit", [one["first"][0] for one in visits], [one["first"][1] for one in visits], "s"),
        told("there, later", [one["later"][0] for one in visits], [one["later"][1] for one in visits], "s"),
        told("an answer", visits[0]["answers"], [], "ms"),
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    raise SystemExit(main())
