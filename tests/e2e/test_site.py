"""The table as plain files: a whole game with bots in the browser itself, the network cut after the first visit."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS
from lanterns.web.client import Client
from lanterns.web.plain.site import write
from tests.e2e.conftest import ROOT, SHOTS, WAIT_MS
from tests.e2e.watch import Watch

GAME_MS = 240_000
# All that a first visit brings is kept: the answers that lie beside the page, the engine, and the page itself.
KEPT = """async () => {
  const all = await (await fetch("api/kept.json")).json();
  const names = await caches.keys();
  const count = async (part) => {
    const name = names.find((one) => one.includes(part));
    return name ? (await (await caches.open(name)).keys()).length : 0;
  };
  return (await count("lanterns-said")) >= all.length && (await count("lanterns-engine")) >= 8;
}"""

# Bots do not pause before they answer, as at the server of these tests.
HURRY = "const wait = setTimeout; window.setTimeout = (f, ms, ...more) => wait(f, ms === 350 ? 0 : ms, ...more)"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def files(tmp_path: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """The site below a sub-path of a plain file server."""
    built = Path(os.environ.get("LANTERNS_CLIENT", ROOT / "client" / "dist"))
    with ThreadPoolExecutor(1) as aside:  # the browser's driver has the loop of this thread
        aside.submit(lambda: asyncio.run(write(tmp_path / "games" / "lanterns", Client(built)))).result()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/games/lanterns/", server
    server.shutdown()
    server.server_close()
    thread.join(5)


def kept(page: Page) -> None:
    """Wait until a visit without a network is possible."""
    deadline = time.monotonic() + 2 * WAIT_MS / 1000
    while not page.evaluate(KEPT):
        assert time.monotonic() < deadline, "not all files are kept"
        page.wait_for_timeout(100)


def at_the_table(page: Page) -> None:
    page.wait_for_url("**/?/table/*", timeout=WAIT_MS)
    expect(page.locator(".prompt.asks")).to_be_visible()


def test_a_whole_game_without_a_server_and_without_a_network(
    browser: Browser, files: tuple[str, ThreadingHTTPServer]
) -> None:
    url, server = files
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(HURRY)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    watch = Watch(page)
    page.goto(url)
    page.get_by_role("link", name="Sit down: Map Masters").wait_for()
    expect(page.get_by_text("Join by three words")).to_have_count(0)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for width, height, dark in ((1280, 800, False), (390, 844, True)):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        watch.look("home")
        page.screenshot(path=str(SHOTS / f"site-home-{width}.png"), full_page=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("link", name="Sit down: Map Masters").click()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept(page)
    server.shutdown()
    context.set_offline(True)

    page.goto(f"{url}?/new/mapmasters")
    page.get_by_role("button", name="Lay the table").click()
    at_the_table(page)
    table = page.url.partition("/table/")[2]
    page.locator(".prompt .acts").get_by_role("button", name="Pass").click()
    expect(page.locator(".log")).to_contain_text("pass")
    page.reload()  # what was done is kept
    expect(page.locator(".log")).to_contain_text("pass")
    page.locator("header .iconbtn:has(svg)[aria-haspopup]").first.click()
    page.get_by_role("button", name="Let a bot play").first.click()
    page.keyboard.press("Escape")
    end = page.get_by_role("button", name="Save the record")
    expect(end.first).to_be_visible(timeout=GAME_MS)
    with page.expect_download() as saved:
        end.first.click()
    record = parse_record(saved.value.path().read_text("utf-8"), RULESETS)
    assert resume(record).state.over

    page.goto(f"{url}?/replay")
    page.get_by_role("link", name="Map Masters").first.click()
    page.wait_for_url(f"**/?/replay/{table}*")
    page.get_by_role("slider").wait_for()

    # The game is looked into by the same browser, for as long as that is wanted.
    page.goto(f"{url}?/analysis/{table}")
    page.wait_for_function("() => document.querySelector('.graph progress')?.value > 0", timeout=2 * WAIT_MS)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped after")).to_be_visible()
    page.get_by_role("button", name="Go on").wait_for()
    # A case of the rules is tried.
    page.goto(f"{url}?/rules/quest/day")
    page.get_by_role("button", name="Try it").first.click()
    expect(page.locator(".tryit .ask")).to_be_visible()
    expect(page.locator(".tryit .prompt.asks")).to_be_visible()
    context.close()
    assert errors + watch.found == []
