#!/usr/bin/env python3
"""How smoothly the client moves on a phone's processor: times between frames while things move on the board.

    .venv/bin/python benchmarks/motion.py [--slow 4] [--client client/dist] [--rounds 3] [--work]

A server and Chromium on this machine, its processor slowed down (`Emulation.setCPUThrottlingRate`). Three scenes: the
Night of a game of Quest with three bots, a room of a dungeon that is opened, a path that is drawn on a map. Prints a
line for each: frames, the median, the 95th and the 99th percentile of the time between two frames in milliseconds, and
how many took more than 50. A screen of 60 frames a second has one every 16.7. Nothing else should run meanwhile.

With `--work` the figures are what each frame costs instead: the time that the page's main thread had the processor for
it, not throttled but multiplied by `--slow`. That is right on a busy machine too, and leaves out what other threads and
the drawing itself take.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import CHROMIUM, Server  # noqa: E402
from tests.e2e.table import forward, get, lay, look, post  # noqa: E402
from tests.e2e.test_mapmasters import answer, best_line, exploring, lay_hand, mine, until  # noqa: E402

ME = {"kind": "me", "name": "Ada"}
BOTS = [{"kind": "bot", "level": "easy"} for _ in range(3)]
LONG_MS = 50.0
RECENT = 100_000  # microseconds: what was done longer before a frame was not done for it
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
# Counts from now on; stops when it is asked for.
RECORD = """() => {
  const told = (window.frames_ = []);
  let last = performance.now();
  const frame = (now) => { told.push(now - last); last = now; window.frame_ = requestAnimationFrame(frame); };
  window.frame_ = requestAnimationFrame(frame);
}"""
STOP = "() => { cancelAnimationFrame(window.frame_); return window.frames_.slice(1); }"


def night(page: Page) -> Callable[[], None]:
    """Three bots play their Night once the person has passed."""
    table = lay(page, "quest", seats=[ME, *BOTS], options={"players": "4"})
    forward(page, table, lambda now: now["view"]["phase"] == "night" and 0 in now["view"]["actors"])
    page.goto(f"/table/{table}")
    page.locator(".prompt.asks").wait_for()

    def play() -> None:
        for _ in range(3):
            now = look(page, table)
            if now["view"]["phase"] != "night" or 0 not in now["view"]["actors"]:
                break
            options = now["view"]["options"]
            leave = next((one for one in options if one["verb"] == "rest"), options[-1])
            post(page, f"/api/tables/{table}/actions", {"seat": 0, "code": leave["code"], "version": now["version"]})
            page.wait_for_timeout(2500)

    return play


def room(page: Page) -> Callable[[], None]:
    """A face-down card of the dungeon is turned."""
    table = lay(page, "dungeons", seats=[ME, {"kind": "me", "name": "Bo"}], options={"players": "2"})
    opens = next_opens(page, table)
    page.goto(f"/table/{table}")
    page.locator(".prompt.asks").wait_for()

    def play() -> None:
        now = look(page, table)
        body = {"seat": now["view"]["seat"], "code": opens, "version": now["version"]}
        post(page, f"/api/tables/{table}/actions", body)
        page.wait_for_timeout(3000)

    return play


def next_opens(page: Page, table: str) -> int:
    """Plays until an answer opens a room; its code."""
    for step in range(60):
        now = look(page, table)
        seat = next(one for one in now["mine"] if one in now["view"]["actors"])
        now = get(page, f"/api/tables/{table}?seat={seat}")
        options = now["view"]["options"]
        for one in options:
            if one["verb"] in ("explore", "reveal"):
                code: int = one["code"]
                return code
        body = {"seat": seat, "code": options[step * 5 % len(options)]["code"], "version": now["version"]}
        post(page, f"/api/tables/{table}/actions", body)
    raise RuntimeError("no room could be opened")


def path(page: Page) -> Callable[[], None]:
    """A line that is drawn step by step."""
    table = lay(page, "mapmasters", seats=[ME, BOTS[0]], options={"players": "2"})
    until(page, table, exploring)
    lay_hand(page, table)
    line = best_line(page, table)
    page.goto(f"/table/{table}")
    page.locator(".places [data-key^='start-']").first.wait_for()

    def play() -> None:
        for code in line:
            now, _ = mine(page, table)
            answer(page, table, now, code)
            page.wait_for_timeout(350)

    return play


SCENES = {"a Night of three bots": night, "a room is opened": room, "a path is drawn": path}


def measure(page: Page, slow: float, play: Callable[[], None]) -> list[float]:
    """Milliseconds between the frames while something plays."""
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(RECORD)
    play()
    frames: list[float] = page.evaluate(STOP)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return frames


def work(browser: Browser, page: Page, slow: float, play: Callable[[], None]) -> list[float]:
    """Milliseconds that the main thread works for each frame while something plays, by Chromium's trace."""
    page.wait_for_timeout(1500)
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    over: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    play()
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    session.detach()
    return [milliseconds * slow for milliseconds in worked(events)]


def worked(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the processor for each frame of a trace: all that its main thread did since the frame before, as
    far as that is not long ago."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    own = [one for one in events if (one.get("pid"), one.get("tid")) in mains and one.get("ph") == "X"]
    frames = [one for one in own if one["name"] == "Commit"]
    # Each page has a process of its own; ours is the one that drew.
    page = max((one["pid"] for one in frames), key=[one["pid"] for one in frames].count, default=None)
    ends = sorted(one["ts"] + one["dur"] for one in frames if one["pid"] == page)
    tasks = sorted((one["ts"], one.get("tdur", 0)) for one in own if one["pid"] == page and one["name"] == "RunTask")
    found = [0.0] * len(ends)
    at = 0
    for begun, took in tasks:
        while at < len(ends) and ends[at] < begun:
            at += 1
        if at < len(ends) and ends[at] - begun < RECENT:
            found[at] += took / 1000
    return found


def share(frames: list[float], part: float) -> float:
    return sorted(frames)[min(len(frames) - 1, int(part * len(frames)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4.0, help="how many times slower than this machine")
    parser.add_argument("--client", type=Path, default=ROOT / "client" / "dist", help="folder of the built client")
    parser.add_argument("--rounds", type=int, default=3, help="times that each scene is played")
    parser.add_argument("--work", action="store_true", help="what a frame costs, not the time between two")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), given.client)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'scene':<24}{'frames':>8}{'median':>8}{'95 %':>8}{'99 %':>8}{'long':>6}")
        for name, scene in SCENES.items():
            frames: list[float] = []
            for _ in range(given.rounds):
                context = browser.new_context(base_url=server.url, viewport={"width": 390, "height": 844})
                page = context.new_page()
                play = scene(page)
                frames += work(browser, page, given.slow, play) if given.work else measure(page, given.slow, play)
                context.close()
            told = "".join(f"{share(frames, part):>8.1f}" for part in (0.5, 0.95, 0.99))
            print(f"{name:<24}{len(frames):>8}{told}{sum(one > LONG_MS for one in frames):>6}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
