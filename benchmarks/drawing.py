#!/usr/bin/env python3
"""How soon a step of a path shows, on a line that takes its time: from the press of a key to the drawn step.

    .venv/bin/python benchmarks/drawing.py [--delay 80] [--rounds 4] [--client client/dist]

A server, Chromium and between them a proxy that takes so many milliseconds each way. Somebody draws the best line
through a hand of Map Masters, a new one each round, by digits: ten presses a second, no step of it seen before. Three
times: with the next positions foretold by the server, by the engine in the page, and by neither. Prints for each the
median and the 95th percentile of the milliseconds from a press to the drawn step in the page, and to the frame in which
it can be seen; exits with 1 when the 95th percentile of the first is above 16 where it is foretold. The line
that the server has in the end must be the one that was pressed. The same of plans in Coop, drawn by keys on the board,
whose next steps are foretold by the server or not, and of the same paths drawn in the game itself. All of it takes four
to five minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import CHROMIUM, Server  # noqa: E402
from tests.e2e.far import Far  # noqa: E402
from tests.e2e.table import lay, look, post  # noqa: E402
from tests.e2e.test_coop import ME, Answers, answer, last_leg, verb, won_by_bots  # noqa: E402
from tests.e2e.test_far import WATCH, begun, drawn, line_to_draw  # noqa: E402

BAR_MS = 16.0
EVERY_MS = 100  # between two presses
LOOK_MS = 1500  # before the first: who draws has looked at the map
LOADED_MS = 120_000
SERVER, ENGINE, NEITHER = "foretold by the server", "foretold by the engine in the page", "not foretold"
PLANNED, SKETCHED = "a plan in Coop", "a path in Coop"
MISSIONS = ("1", "2")
# Goes on without being loaded anew: the page keeps its engine.
GO = """(address) => {
  const link = Object.assign(document.createElement("a"), { href: address });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def opened(browser: Browser, near: str) -> Page:
    """A browser of somebody. What is asked beside the page, to get to where something is drawn, goes the short way."""
    context = browser.new_context(base_url=near, locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(LOADED_MS)
    context.add_init_script("localStorage.setItem('lanterns.briefing', 'skip')")
    return context.new_page()


def drawing(browser: Browser, near: str, far: str, way: str, seed: int) -> dict[str, list[float]]:
    """Milliseconds of each press until its step is in the page (`drawn`) and until it is `seen`."""
    page = opened(browser, near)
    table, line, keys = line_to_draw(page, seed)
    if way == NEITHER:
        page.route("**/api/companion/mapmasters/ahead", lambda route: route.abort())
    if way == ENGINE:
        page.goto(f"{far}/companion/mapmasters/path")
        expect(page.locator("p[aria-live]").last).to_contain_text("network")
        page.evaluate(GO, f"/table/{table}")
    else:
        page.goto(f"{far}/table/{table}")
    begun(page, line)
    page.evaluate(WATCH)
    page.wait_for_timeout(LOOK_MS)
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(EVERY_MS)
    drawn(page, table, line)
    told: dict[str, Any] = page.evaluate("window.pressed_")
    page.context.close()
    return told


# Notes when a key was pressed and when the ink of a plan had grown and could be seen.
PLAN = """() => {
  const told = (window.pressed_ = { drawn: [], seen: [] });
  // By its text: to ask for its length would have the page laid out, which is a part of being seen.
  const ink = () => [...document.querySelectorAll("g.plan path.case")].map((one) => one.getAttribute("d")).join("");
  let pressed = 0;
  let have = ink();
  addEventListener("keydown", ({ timeStamp }) => { pressed = timeStamp; have = ink(); }, true);
  new MutationObserver(() => {
    if (!pressed || ink().length <= have.length) return;
    const from = pressed;
    pressed = 0;
    told.drawn.push(performance.now() - from);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => told.seen.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def planning(
    browser: Browser, near: str, far: str, way: str, mission: str, won: tuple[int, Answers], what: str = PLANNED
) -> dict[str, list[float]]:
    """The same of the last path of a mission that bots have won alone, drawn as a plan or in the game itself."""
    seed, answers = won
    page = opened(browser, near)
    options = {"mission": mission, "level": "novice"}
    table = lay(page, "mapmasters-coop", seats=[ME], seed=seed, options=options)
    start = last_leg(answers)
    for seat, code in answers[:start]:
        answer(page, table, seat, code)
    leg = [code for _, code in answers[start:]]
    leg = leg[: next(i for i, code in enumerate(leg) if verb(code) == "enter")]
    view = look(page, table)
    keys: list[str] = []
    for done in range(1, len(leg)):
        body = {"seat": 0, "version": view["version"], "topic": "sketch", "params": {"steps": leg[:done]}}
        ways = post(page, f"/api/tables/{table}/study", body)["answer"]["plans"][-1]["next"]
        groups = list(dict.fromkeys(one["group"] for one in ways))
        keys.append(f"way-{groups.index(next(one for one in ways if one['code'] == leg[done])['group'])}")
    if way == NEITHER:
        page.route("**/study", without_ahead)
    if what == SKETCHED:
        answer(page, table, answers[start][0], leg[0])
    page.goto(f"{far}/table/{table}")
    group = next(group for group, code in view["view"]["codes"]["begin"].items() if code == leg[0])
    if what == PLANNED:
        page.get_by_role("button", name=f"Plan a path: {group.capitalize()}").click()
    page.locator(f'[data-key="{keys[0]}"]').wait_for()
    page.evaluate(PLAN)
    page.wait_for_timeout(LOOK_MS)
    for number, key in enumerate(keys, 1):
        page.locator(f'[data-key="{key}"]').focus()
        page.wait_for_timeout(EVERY_MS)
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => window.pressed_.drawn.length >= n", arg=number)
    told: dict[str, Any] = page.evaluate("window.pressed_")
    page.context.close()
    return told


def without_ahead(route: Route) -> None:
    body = json.loads(route.request.post_data or "{}")
    body["params"].pop("ahead", None)
    route.continue_(post_data=json.dumps(body))


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
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--client", type=Path, default=ROOT / "client" / "dist")
    given = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()), given.client)
    server.start()
    near = server.url
    high: dict[str, float] = {}
    try:
        with Far(server.port, given.delay / 1000) as far, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for way in (SERVER, ENGINE, NEITHER):
                rounds = [drawing(browser, near, far.url, way, seed) for seed in range(1, given.rounds + 1)]
                high[way] = told(way, rounds)
            won = {mission: won_by_bots({"mission": mission, "level": "novice"}, 1) for mission in MISSIONS}
            for what, way in ((PLANNED, SERVER), (SKETCHED, SERVER), (PLANNED, NEITHER)):
                rounds = [planning(browser, near, far.url, way, mission, one, what) for mission, one in won.items()]
                high[f"{what} {way}"] = told(f"{what}, {way}", rounds)
            browser.close()
    finally:
        server.stop()
    return (
        0 if max(high[SERVER], high[ENGINE], high[f"{PLANNED} {SERVER}"], high[f"{SKETCHED} {SERVER}"]) <= BAR_MS else 1
    )


if __name__ == "__main__":
    raise SystemExit(main())
