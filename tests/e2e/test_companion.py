"""At one's own table, installed: the page of a phone that helps with the boxes, and what of the page opens without a
network."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import WAIT_MS, Server
from tests.e2e.table import forward, lay
from tests.e2e.test_screens import check

Person = Callable[..., Page]
ME = {"kind": "me", "name": "Élodie"}
BOT = {"kind": "bot", "level": "easy", "name": "Old Nan"}
KEPT = """async ([path, saying]) => {
    for (const name of await caches.keys())
        for (const one of await (await caches.open(name)).keys())
            if (new URL(one.url).pathname + new URL(one.url).search === path)
                return (await (await caches.match(one)).text()).includes(saying);
    return false;
}"""


def kept(page: Page, path: str, saying: str = "") -> None:
    """Waits until the worker has kept the answer of an address, with that in it."""
    deadline = time.monotonic() + WAIT_MS / 1000
    while not page.evaluate(KEPT, [path, saying]):  # a page's own waiting takes the promise for the answer
        assert time.monotonic() < deadline, f"{path} was not kept"
        page.wait_for_timeout(100)


@pytest.mark.parametrize(
    ("size", "dark", "lang"), [((390, 844), True, "fr-FR"), ((1280, 800), False, "en-GB")], ids=["phone", "wide"]
)
def test_every_tool_is_clean_for_axe_and_has_its_picture(
    person: Person, size: tuple[int, int], dark: bool, lang: str
) -> None:
    page = person(size=size, dark=dark, lang=lang)
    mark = f"{size[0]}-{'dark' if dark else 'light'}"
    seen: list[str] = []

    def see(address: str, ready: str, name: str, go: int = 0) -> None:
        page.goto(f"/companion/{address}")
        page.locator(ready).first.wait_for()
        for _ in range(go):
            page.locator(".ft .go").click()
        try:
            check(page, f"companion-{name}-{mark}")
        except AssertionError as error:
            seen.append(str(error))

    see("mapmasters", ".tools li:nth-child(3)", "index")
    see("quest/setup", ".pic", "setup-quest", 2)
    see("quest/pad", ".ft .go", "pad-quest", 1)
    see("dungeons/torch", ".ft .go", "torch", 7)
    if size[0] < 1000:
        see("mapmasters-coop/setup", ".pic", "setup-mission", 2)
        see("mapmasters/setup", ".pic", "setup-mapmasters", 5)
        see("mapmasters/pad", ".ft .go", "pad-mapmasters", 1)
        see("dungeons/draw", ".portrait", "draw-dungeons")
        see("mapmasters/glass", ".clock", "glass")
        see("quest/odds", ".od li", "odds-quest", 1)
    assert not seen, "\n".join(seen)


def test_a_pad_is_filled_taken_back_gone_on_with_and_crowned(person: Person) -> None:
    page = person(size=(390, 844), touch=True)
    page.goto("/companion/quest/pad")
    page.get_by_label("Name of player 1").fill("Élodie")
    page.get_by_label("Name of player 2").fill("Marc")
    page.get_by_role("button", name="Begin").click()
    for count in (5, 6, 2, 2):  # 4 + 12 + 3 + 8 points
        page.locator(".keys").get_by_role("button", name=str(count), exact=True).click()
    total = page.locator(".t td")
    expect(total.first).to_have_text("27")
    page.locator(".keys").get_by_role("button", name="9", exact=True).click()
    expect(total.nth(1)).to_have_text("13")
    page.get_by_role("button", name="Undo").click()
    for count in (3, 3, 5, 2):  # 1 + 3 + 12 + 8
        page.locator(".keys").get_by_role("button", name=str(count), exact=True).click()
    expect(total.nth(1)).to_have_text("24")
    expect(page.get_by_text("Élodie leads by 3.")).to_be_visible()
    page.goto("/companion")
    page.get_by_role("link", name=re.compile("Go on with Score pad")).click()
    expect(total.first).to_have_text("27")
    page.get_by_role("button", name="Crown Élodie").click()
    expect(page.get_by_role("heading", name="Élodie wins with 27")).to_be_visible()
    page.get_by_role("button", name="Note it").click()
    expect(page.get_by_text("Quest: Élodie wins with 27 (Élodie, Marc)")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Go on"))).to_have_count(0)


def test_installed_it_opens_without_a_network_and_takes_a_newer_version(person: Person, server: Server) -> None:
    page = person(size=(390, 844), installs=True)
    page.goto("/")
    table = lay(page, seats=[ME, BOT], seed=17, options={"first": "0"})
    forward(page, table, lambda _: False)
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for path in ("/api/companion/mapmasters-coop", "/api/learn/quest?language=en"):
        kept(page, path)
    kept(page, "/api/tables", '"over"')
    kept(page, f"/api/tables/{table}/positions?from=0&count=32")
    page.context.set_offline(True)
    page.goto("/companion/quest/setup")
    page.get_by_role("button", name="Done, next").click()
    page.get_by_role("button", name="Deal another").click()
    expect(page.get_by_role("heading", name="Lay the rest of the isle")).to_be_visible()
    page.goto("/companion/mapmasters-coop/draw")
    page.get_by_role("link", name="Set it up").click()
    expect(page.get_by_role("heading", name="Choose a mission")).to_be_visible()
    page.goto("/companion/quest/rules")
    page.get_by_role("searchbox").fill("how do I win")
    page.locator("[data-answer]").first.click()
    expect(page.locator("article .here, article [id^='Q9']").first).to_be_visible()
    page.goto("/learn/quest")
    expect(page.locator(".screen").first).to_be_visible()
    page.goto("/replay")
    page.get_by_role("link", name=re.compile("Quest")).click()
    page.get_by_role("slider").wait_for()
    # What needs the server says so in one sentence.
    page.goto(f"/table/{table}")
    expect(page.locator("main h2")).to_have_text(re.compile("This needs a network|does not answer"))
    page.context.set_offline(False)
    page.goto("/")
    take_newer(page, server.client)


def take_newer(page: Page, folder: Path) -> None:
    """There is a build in which a piece has another name: the page of before goes on without it, until it is taken."""
    piece, worker = next((folder / "assets").glob("SettingsPage-*.js")), folder / "sw.js"
    before = {file: file.read_text("utf-8") for file in (piece, worker)}
    try:
        piece.unlink()
        worker.write_text(before[worker] + "\n// newer", "utf-8")
        os.utime(folder / "index.html")
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        notice = page.get_by_role("region", name="A new version is there.")
        notice.wait_for()
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        notice.get_by_role("button", name="Take it now").click()
        expect(notice).to_have_count(0)
    finally:
        for file, text in before.items():
            file.write_text(text, "utf-8")
        os.utime(folder / "index.html")
