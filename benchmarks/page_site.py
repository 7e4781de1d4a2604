#!/usr/bin/env python3
"""A site without a server: what a visit weighs, when a table can be played, how soon it answers and bots move.

    .venv/bin/python benchmarks/page_site.py [--client client/dist] [--rounds 3]

`lanterns site` is written to a folder, a plain file server and Chromium run on this machine. Somebody opens the site,
lays a table of Map Masters and waits for the first question, for the first time and again with the network cut; then a
worker of the engine is asked as the page asks it, everything kept in IndexedDB. Prints a line for each bar and exits
with 1 when one is missed. Seconds are those of the clock, with the processor's beside them (of all Chromium's processes
together): on a busy machine the second is the one that tells.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.page_engine import processor, weighed  # noqa: E402
from lanterns.web.client import Client  # noqa: E402
from lanterns.web.plain.site import write  # noqa: E402
from tests.e2e.conftest import CHROMIUM  # noqa: E402

WAIT_MS = 180_000
ANSWERS = 60  # of the first seat that is asked, in each game
MOVES = 25  # of medium bots, in each game
SEATS = {"quest": 3, "dungeons": 3, "mapmasters": 3, "mapmasters-coop": 2}
# Asks two engines of the site as its page does, and says how many milliseconds each answer and each bot's move took.
DRIVE = """async ([game, seats, answers, moves]) => {
  const files = (await (await caches.open("lanterns-engine")).keys()).map(({ url }) => url);
  const script = files.find((url) => /worker-/.test(url));
  const folder = files.find((url) => /lanterns\\.zip/.test(url)).replace("lanterns.zip", "");
  const names = files.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length));
  const start = async () => {
    const worker = new Worker(script, { type: "module" });
    const waiting = new Map();
    let last = 0;
    await new Promise((ready) => {
      worker.onmessage = ({ data }) => {
        if ("ready" in data) ready();
        else if ("id" in data) waiting.get(data.id)(data);
      };
      worker.postMessage({ load: folder, sizes: Object.fromEntries(names.map((name) => [name, 1])) });
    });
    return (name, data, house) => new Promise((done) => {
      const id = ++last;
      waiting.set(id, (told) => done(JSON.parse(told.done ?? JSON.stringify(told))));
      worker.postMessage({ id, name, data: JSON.stringify(data), ...(house ? { house } : {}) });
    });
  };
  const [house, thinker] = await Promise.all([start(), start()]);
  const asked = [];
  const thought = [];
  const timed = async (list, work) => {
    const begun = performance.now();
    const found = await work();
    list.push(performance.now() - begun);
    return found;
  };
  const ask = (method, address, body) =>
    house("answer", { method, address, data: body ? JSON.stringify(body) : "" }, true);
  const lay = async (kinds) => {
    const body = { game, seats: kinds.map((kind) => ({ kind, level: "medium" })), name: "Ada", seed: 3 };
    const out = await ask("POST", "/api/tables", body);
    return [JSON.parse(out.body).table, out.thoughts ?? []];
  };
  let [table] = await lay(Array(seats).fill("me"));
  for (let i = 0; i < answers && table.status !== "over"; i++) {
    const seat = table.eyes;
    const dark = table.clocks.some((clock) => clock.seat === seat && clock.face_down);
    const at = `/api/tables/${table.id}`;
    const { options } = table.view;
    const out = await timed(asked, () =>
      dark
        ? ask("POST", `${at}/seats/${seat}/look`, {})
        : ask("POST", `${at}/actions`, { seat, version: table.version, code: options[i % options.length].code }),
    );
    table = JSON.parse(out.body).table;
    table = JSON.parse((await ask("GET", at)).body);
  }
  let [other, thoughts] = await lay(["me", ...Array(seats - 1).fill("bot")]);
  let out = await ask("POST", `/api/tables/${other.id}/seats/0/replace`, { level: "medium" });
  thoughts = [...thoughts, ...(out.thoughts ?? [])];
  while (thought.length < moves && thoughts.length > 0) {
    const { args, table: at, seat, version } = thoughts.shift();
    const outcome = await timed(thought, () => thinker("job", { name: "think", args }));
    out = await house("bot", { table: at, seat, version, outcome, waited: 60 }, true);
    thoughts.push(...(out.thoughts ?? []));
  }
  return [asked, thought];
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def told(name: str, value: float, bar: float, unit: str, beside: str = "") -> bool:
    print(f"{name}: {value:.1f} {unit} (bar {bar:g}{beside})", flush=True)
    return value <= bar


def asked(page: Page) -> None:
    expect(page.locator(".prompt.asks")).to_be_visible(timeout=WAIT_MS)


def visit(browser: Browser, url: str) -> dict[str, float]:
    """One person's first visit and their next one, without a network."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    bytes_ = weighed(page)
    begun, used = perf_counter(), processor(browser)
    page.goto(url)
    page.get_by_role("link", name="Sit down: Map Masters").click()
    page.get_by_role("button", name="Lay the table").click()
    asked(page)
    first, cpu = perf_counter() - begun, processor(browser) - used
    page.wait_for_timeout(6000)  # the service worker keeps what was loaded
    context.set_offline(True)
    begun, used = perf_counter(), processor(browser)
    page.reload()
    asked(page)
    later, later_cpu = perf_counter() - begun, processor(browser) - used
    context.close()
    return {"MB": sum(bytes_) / 1e6, "first": first, "cpu": cpu, "later": later, "later cpu": later_cpu}


def driven(browser: Browser, url: str) -> tuple[list[float], dict[str, list[float]]]:
    """Milliseconds of answers, and of bots' moves by game."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(WAIT_MS)
    page.goto(f"{url}?/new/quest")
    page.get_by_role("button", name="Lay the table").click()
    asked(page)
    page.wait_for_timeout(6000)
    page.goto(url)
    answers: list[float] = []
    moves: dict[str, list[float]] = {}
    for game, seats in SEATS.items():
        found: Any = page.evaluate(DRIVE, [game, seats, ANSWERS, MOVES])
        answers += found[0]
        moves[game] = found[1]
    context.close()
    return answers, moves


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--client", type=Path, default=ROOT / "client" / "dist")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    asyncio.run(write(folder / "lanterns", Client(given.client)))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/lanterns/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visits = [visit(browser, url) for _ in range(given.rounds)]
        answers, moves = driven(browser, url)
        browser.close()
    server.shutdown()

    def middle(key: str) -> float:
        return median(one[key] for one in visits)

    good = [
        told("first visit", middle("MB"), 15, "MB"),
        told("playable, first visit", middle("first"), 8, "s", f", processor {middle('cpu'):.1f}"),
        told("playable, later, no network", middle("later"), 3, "s", f", processor {middle('later cpu'):.1f}"),
        told("an answer", median(answers), 100, "ms", f", p95 {quantiles(answers, n=20)[-1]:.0f} of {len(answers)}"),
    ]
    for game, took in moves.items():
        beside = f", median {median(took) / 1000:.2f}, {len(took)} moves"
        good.append(told(f"a medium bot's longest move, {game}", max(took) / 1000, 3, "s", beside))
    return 0 if all(good) else 1


if __name__ == "__main__":
    raise SystemExit(main())
