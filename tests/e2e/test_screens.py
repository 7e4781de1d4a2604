"""Every screen in both themes and two sizes: nothing for axe and the watcher, and a picture in build/screenshots."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import SHOTS, Server
from tests.e2e.table import SIGHTS, forward, lay, links, post
from tests.e2e.watch import AXE, FLAT, LOOK, SMALLEST_TEXT

ME = {"kind": "me", "name": "Élodie"}
BOT = {"kind": "bot", "level": "easy", "name": "Old Nan"}
BOT2 = {"kind": "bot", "level": "easy", "name": "Brother Tuck"}
OPEN = {"kind": "open"}
Person = Callable[..., Page]


def night_two(table: Any) -> bool:
    view = table["view"]
    return bool(view["round"] == 2 and view["phase"] == "night" and view["options"])


def check(page: Page, name: str) -> None:
    """Picture, axe and what the watcher looks at. Findings of axe of impact serious or critical fail."""
    page.wait_for_timeout(250)
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']][:4]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    bad += page.evaluate(LOOK, SMALLEST_TEXT)
    assert bad == [], f"{name}: " + "; ".join(bad)


def elsewhere(page: Page, name: str, size: tuple[int, int]) -> list[str]:
    """What the watcher finds at another size of the window."""
    before = page.viewport_size
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(120)
    found: list[str] = page.evaluate(LOOK, SMALLEST_TEXT)
    if before is not None:
        page.set_viewport_size(before)
    return [f"{name} at {size[0]}x{size[1]}: {one}" for one in found]


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_every_screen_is_clean_for_axe_and_has_its_picture(person: Person, size: tuple[int, int], dark: bool) -> None:
    page = person(size=size, dark=dark)
    mark = f"{size[0]}-{'dark' if dark else 'light'}"
    wide = size[0] > 1000
    findings: list[str] = []

    def see(name: str) -> None:
        try:
            check(page, f"{name}-{mark}")
        except AssertionError as error:
            findings.append(str(error))
        findings.extend(elsewhere(page, name, (1920, 1080) if wide else FLAT))

    page.goto("/")
    page.get_by_text("Map Masters").first.wait_for()
    see("home-empty")
    lobby = lay(page, seats=[ME, BOT, OPEN], name="Élodie")
    page.get_by_role("button", name="Copy the link").wait_for()
    see("lobby")
    for address, ready, name in (
        ("/new/quest", "text=Lay the table", "new"),
        ("/settings", "text=Single letters as keys", "settings"),
        ("/rules/quest#Q3.7", ".here", "rules"),
        ("/replay", "text=Choose a file", "replay-drop"),
        ("/table/nosuchtable", "main h2", "lost"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
        see(name)
    page.goto("/new/quest")
    page.get_by_role("button", name="House rules").click()
    page.locator("dialog[open]").wait_for()
    see("new-house")

    table = lay(page, seats=[ME, BOT, BOT2], seed=17, options={"first": "0"})
    page.locator("section.prompt.asks").wait_for()
    see("table-day")
    forward(page, table, lambda t: bool(t["view"]["options"]) and t["view"]["question"]["step"] == "MoveOrIdle")
    page.locator(".places .lit").first.wait_for()
    if wide:
        page.locator(".places .place.region.lit").nth(2).hover(force=True)
    see("table-move")
    # Meanwhile at another page, which need not draw each move.
    page.goto("/settings")
    forward(page, table, night_two)
    page.goto(f"/table/{table}")
    page.locator("section.prompt.asks").wait_for()
    see("table-night")
    page.locator("li.seat button").first.click()
    see("table-player")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="At this table").click()
    see("table-menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Spells").click()
    see("table-spells")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="why?").click()
    page.locator(".rulesheet section").first.wait_for()
    see("table-rules")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    see("table-keys")
    page.keyboard.press("Escape")
    post(page, f"/api/tables/{table}/pause", {"paused": True})
    page.locator(".notice").wait_for()
    see("table-paused")
    post(page, f"/api/tables/{table}/pause", {"paused": False})
    page.goto("/")
    page.locator(".turn .board svg").first.wait_for()
    see("home")
    page.goto("/tables")
    page.locator(".mine li").first.wait_for()
    see("tables")
    forward(page, table, lambda t: False)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Scores").click()
    page.locator("dialog[open]").wait_for()
    see("end")
    page.goto(f"/replay/{table}?at=120")
    page.get_by_role("slider").wait_for()
    see("replay")
    page.get_by_role("button", name="Record", exact=True).click()
    # Every step has been read; what is not read yet stands as an ellipsis.
    expect(page.locator(".steps .chapter", has_text=re.compile("^…"))).to_have_count(0, timeout=30_000)
    see("replay-record")
    page.keyboard.press("Escape")
    boss = lay(page, seats=[ME], options={"mode": "danongorf"}, seed=6)
    page.locator("section.prompt.asks").wait_for()
    page.goto("/settings")
    forward(page, boss, lambda t: t["view"]["round"] == 2)
    page.goto(f"/table/{boss}")
    page.locator(".map").wait_for()
    page.locator("section.prompt.asks").wait_for()
    see("table-danongorf")
    lay(page, seats=[ME], options={"mode": "chosen", "gloom": "yes"}, seed=6)
    page.locator("section.prompt.asks").wait_for()
    see("table-chosen-gloom")
    assert lobby
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_what_seats_and_keeping_show_is_clean_for_axe_and_has_its_picture(
    person: Person, server: Server, size: tuple[int, int], dark: bool
) -> None:
    ada, bo = person(size=size, dark=dark), person(size=size, dark=dark)
    mark = f"{size[0]}-{'dark' if dark else 'light'}"
    ada.goto("/")
    bo.goto("/")
    table = lay(ada, seats=[ME, OPEN, BOT], seed=17)
    link = links(ada, table)["1"]
    bo.goto(link)
    bo.get_by_label("Your name").fill("Bo")
    check(bo, f"seat-{mark}")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url(f"**/table/{table}")
    ada.goto(link)
    ada.locator("main h2").wait_for()
    check(ada, f"seat-used-{mark}")
    # The same player on a second device.
    table = lay(ada, seats=[ME, BOT, BOT2], seed=17)
    ada.locator(".map").wait_for()
    ada.get_by_role("button", name="At this table").click()
    ada.get_by_role("button", name="Open Élodie’s seat on another device").click()
    address = ada.get_by_label("Link", exact=True).input_value()
    check(ada, f"seat-link-{mark}")
    phone = person(size=size, dark=dark)
    phone.goto(address)
    check(phone, f"seat-device-{mark}")
    phone.get_by_role("button", name="Open the seat here").click()
    phone.wait_for_url(f"**/table/{table}")
    ada.keyboard.press("Escape")
    ada.get_by_role("region", name="opened on another device").wait_for()
    check(ada, f"table-device-{mark}")
    ada.get_by_role("button", name="At this table").click()
    ada.locator("dialog[open]").wait_for()
    check(ada, f"table-menu-devices-{mark}")
    ada.get_by_role("button", name="Delete").click()
    check(ada, f"table-delete-{mark}")
    # A hand that lies face down.
    hand = lay(bo, game="mapmasters", seats=[ME, {"kind": "bot"}], seed=3, options={"timer": "5"})
    forward(bo, hand, lambda t: t["view"]["phase"] == "exploration")
    bo.get_by_role("button", name="Turn the hand over").wait_for()
    check(bo, f"mapmasters-face-down-{mark}")
    # A table of a ruleset that this server does not know.
    server.stop()
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE game_tables SET ruleset = 'quest/99', board = NULL WHERE id = ?", [table])
    server.start()
    ada.goto("/tables")
    ada.locator(".mine li").first.wait_for()
    check(ada, f"tables-unreadable-{mark}")
    ada.goto(f"/table/{table}")
    with ada.expect_download() as saved:
        ada.get_by_role("button", name="Save the record").click()
    assert saved.value.path().read_text("utf-8").startswith("three-lanterns-record")
    check(ada, f"table-unreadable-{mark}")
