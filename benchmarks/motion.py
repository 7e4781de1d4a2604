#!/usr/bin/env python3
"""How smoothly the client moves on a phone's processor: times between frames while things move on the board.

    .venv/bin/python benchmarks/motion.py [--slow 4] [--client client/dist] [--rounds 3] [--work | --seen]

A server and Chromium on this machine, its processor slowed down (`Emulation.setCPUThrottlingRate`). Three scenes: the
Night of a game of Quest with three bots, a room of a dungeon that is opened, a path that is drawn on a map. Prints a
line for each: frames, the median, the 95th and the 99th percentile of the time between two frames in milliseconds, and
how many took more than 50. A screen of 60 frames a second has one every 16.7. Nothing else should run meanwhile.

With `--work` the figures are what each frame costs instead: the time that the page's main thread had the processor for
it, not throttled but multiplied by `--slow`. That is right on a busy machine too, and leaves out what other threads and
the drawing itself take.

With `--seen` they are what reaches the eye: what moves is moved by the compositor, which goes on while the page's
thread is at work. Chromium's own report of each frame of the screen: how many showed something new, the milliseconds
between two of these while something moved, how many came too late to be shown at all (`dropped`), and how many went on
without what the page's thread had still to do (`late`: a line that is being drawn waits, all else moves).
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
from tests.e2e.scenes import SCENES, traced  # noqa: E402

LONG_MS = 50.0
RECENT = 100_000  # microseconds: what was done longer before a frame was not done for it
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SCREEN = ["cc", "benchmark"]
SCREEN_MS = 1000 / 60
STILL_MS = 10 * SCREEN_MS  # longer without a new frame: nothing moved
# Counts from now on; stops when it is asked for.
RECORD = """() => {
  const told = (window.frames_ = []);
  let last = performance.now();
  const frame = (now) => { told.push(now - last); last = now; window.frame_ = requestAnimationFrame(frame); };
  window.frame_ = requestAnimationFrame(frame);
}"""
STOP = "() => { cancelAnimationFrame(window.frame_); return window.frames_.slice(1); }"


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
    return [milliseconds * slow for milliseconds in worked(traced(browser, page, CATEGORIES, play))]


def seen(browser: Browser, page: Page, slow: float, play: Callable[[], None]) -> tuple[list[float], int, int]:
    """(milliseconds between the frames of the screen that showed something new while something moved, frames that came
    too late for it, frames that were shown without what the page's thread still had to do) while something plays."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    events = traced(browser, page, SCREEN, play)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames = [one for one in events if one["name"] == "PipelineReporter" and one["ph"] == "b"]
    # Each page has a process of its own; ours is the one that drew.
    pages = [one["pid"] for one in frames]
    own = [one for one in frames if one["pid"] == max(pages, key=pages.count)]
    told = [one["args"]["frame_reporter"] for one in own]
    at = [one["ts"] / 1000 for one, frame in zip(own, told, strict=True) if "PRESENTED" in frame["state"]]
    gaps = [after - before for before, after in zip(at, at[1:], strict=False) if after - before < STILL_MS]
    dropped = sum(frame["state"] == "STATE_DROPPED" for frame in told)
    late = sum(frame["state"] == "STATE_PRESENTED_PARTIAL" and frame["affects_smoothness"] for frame in told)
    return gaps, dropped, late


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
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--work", action="store_true", help="what a frame costs, not the time between two")
    how.add_argument("--seen", action="store_true", help="the frames that reach the screen")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), given.client)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        last = "  dropped  late" if given.seen else "  long"
        print(f"{'scene':<24}{'frames':>8}{'median':>8}{'95 %':>8}{'99 %':>8}{last}")
        for name, scene in SCENES.items():
            frames: list[float] = []
            dropped = late = 0
            for _ in range(given.rounds):
                context = browser.new_context(base_url=server.url, viewport={"width": 390, "height": 844})
                page = context.new_page()
                play = scene(page)
                if given.seen:
                    gaps, *more = seen(browser, page, given.slow, play)
                    frames += gaps
                    dropped, late = dropped + more[0], late + more[1]
                else:
                    frames += work(browser, page, given.slow, play) if given.work else measure(page, given.slow, play)
                context.close()
            told = "".join(f"{share(frames, part):>8.1f}" for part in (0.5, 0.95, 0.99))
            long = sum(one > LONG_MS for one in frames)
            end = f"{dropped:>9}{late:>6}" if given.seen else f"{long:>6}"
            print(f"{name:<24}{len(frames):>8}{told}{end}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
