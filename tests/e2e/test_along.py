"""A game against a bot is taken along, goes on without a network, and is brought back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import get, lay, look, post, press, shows
from tests.e2e.test_screens import check
from tests.e2e.test_site import HURRY

Person = Callable[..., Page]
LOADED_MS = 90_000  # the engine's first start on a busy machine
# The page and its engine are kept.
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const store = await caches.open("lanterns-engine");
  return (await store.keys()).length >= 8;
}"""


def menu(page: Page) -> None:
    page.locator("header .iconbtn:has(svg)[aria-haspopup]").first.click()
    page.get_by_role("heading", name="Without a network").wait_for()


def answered(page: Page, turns: int) -> None:
    """Some answers by mouse, each when it is asked for."""
    for turn in range(turns):
        page.locator(".prompt.asks").wait_for()
        lines = page.locator(".log .line").count()
        press(page, turn, {"place": 0, "card": 0, "button": 0, "list": 0})
        expect(page.locator(".log .line").nth(lines)).to_be_attached()


def test_a_game_is_taken_along_played_without_a_network_and_brought_back(person: Person) -> None:
    page = person(installs=True)
    page.add_init_script(HURRY)
    table = lay(page, "quest", seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    answered(page, 1)
    shows(page, table)
    menu(page)
    take = page.get_by_role("button", name="Take the game along")
    take.scroll_into_view_if_needed()
    check(page, "along-take")
    take.click()
    page.wait_for_url("**/table/here-*", timeout=LOADED_MS)
    here = page.url.rpartition("/")[2]
    then = look(page, table)
    assert then["paused"]
    answered(page, 1)
    page.wait_for_function(KEPT, timeout=LOADED_MS)
    page.context.set_offline(True)
    page.reload()
    page.locator(".prompt.asks").wait_for(timeout=LOADED_MS)
    answered(page, 2)
    # What needs the server says so, and nothing is lost.
    menu(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    check(page, "along-here")
    back = page.get_by_role("button", name="Bring the game back")
    back.click()
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("network")
    page.context.set_offline(False)
    back.click()
    page.wait_for_url(lambda url: "/table/" in url and "here-" not in url and table not in url)
    brought = page.url.rpartition("/")[2]
    page.locator(".prompt.asks").wait_for()
    now = look(page, brought)
    assert now["version"] >= then["version"] + 3
    assert table not in [one["id"] for one in get(page, "/api/tables")]

    # A table that has moved on since is left alone, and the game becomes one of its own.
    menu(page)
    take.click()
    page.wait_for_url("**/table/here-*", timeout=LOADED_MS)
    assert here not in page.url
    post(page, f"/api/tables/{brought}/pause", {"paused": False})
    view = look(page, brought)
    seat, code = view["mine"][0], view["view"]["options"][0]["code"]
    post(page, f"/api/tables/{brought}/actions", {"seat": seat, "code": code, "version": view["version"]})
    page.locator(".prompt.asks").wait_for()
    menu(page)
    back.click()
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("moved on")
    page.get_by_role("button", name="Keep it as a table of its own").click()
    page.wait_for_url(lambda url: "/table/" in url and "here-" not in url and brought not in url)
    page.locator(".prompt.asks").wait_for()
    assert {brought, page.url.rpartition("/")[2]} <= {one["id"] for one in get(page, "/api/tables")}
