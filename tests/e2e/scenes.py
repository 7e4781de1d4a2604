"""Where much moves on a board: what the benchmark of motion measures, and what the tests hold to the compositor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.table import forward, get, lay, look, moved_on, post, shows
from tests.e2e.test_mapmasters import answer, best_line, exploring, lay_hand, mine, until

ME = {"kind": "me", "name": "Ada"}
BOTS = [{"kind": "bot", "level": "easy"} for _ in range(3)]


def night(page: Page) -> Callable[[], None]:
    """Three bots play their Night once the person has passed."""
    table = lay(page, "quest", seats=[ME, *BOTS], options={"players": "4"})
    forward(page, table, lambda now: now["view"]["phase"] == "night" and 0 in now["view"]["actors"])
    page.goto(f"/table/{table}")
    page.locator(".prompt.asks").wait_for()

    def play() -> None:
        for _ in range(3):
            now = look(page, table)
            if now["view"]["phase"] == "night" and 0 in now["view"]["actors"]:
                options = now["view"]["options"]
                leave = next((one for one in options if one["verb"] == "rest"), options[-1])
                body = {"seat": 0, "code": leave["code"], "version": now["version"]}
                post(page, f"/api/tables/{table}/actions", body)
                bots_answer(page, table, now["version"] + 1)
            page.wait_for_timeout(2500)

    return play


def bots_answer(page: Page, table: str, version: int) -> None:
    """Waits until a bot has answered after that version, or the person is asked again, and the page has shown it."""
    for _ in range(500):
        now = look(page, table)
        if now["version"] > version or 0 in now["view"]["actors"]:
            break
        page.wait_for_timeout(50)
    shows(page, table)


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
        moved_on(page, table, now["version"])
        page.wait_for_timeout(2000)

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
        shows(page, table)

    return play


SCENES = {"a Night of three bots": night, "a room is opened": room, "a path is drawn": path}


def traced(browser: Browser, page: Page, categories: list[str], play: Callable[[], None]) -> list[dict[str, Any]]:
    """What Chromium notes down while something plays."""
    page.wait_for_timeout(1500)
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    over: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": categories}, "transferMode": "ReportEvents"})
    play()
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    session.detach()
    return events
