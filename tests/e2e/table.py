"""What a person does at a table, by mouse, by keyboard, or through the API when only the end matters."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page

GAME_SECONDS = 300.0
WAIT_SECONDS = 25.0
#: window and theme of the tests that look at every screen: each size and each theme once
SIGHTS = [pytest.param((1280, 800), False, id="wide-light"), pytest.param((390, 844), True, id="phone-dark")]
SUM_MS = 8_000  # a page that can still show the sum of a Night has done so by then
PRESS_MS = 5_000  # a place that is lit now can be pressed now, or the table has moved on


def lay(page: Page, game: str = "quest", **body: Any) -> str:
    """Create a table through the API with this browser's cookie, open it, and return its id. Its chance is fixed, so
    that a test meets the same position on every run; `seed` in the body chooses another."""
    if not page.url.startswith("http"):
        page.goto("/")
    created = post(page, "/api/tables", {"game": game, "name": "Ada", "seed": 1, **body})
    table = created["table"]["id"]
    page.evaluate("([id, links]) => localStorage.setItem(`lanterns.links.${id}`, links)", [table, _links(created)])
    page.goto(f"/table/{table}")
    return str(table)


def _links(created: dict[str, Any]) -> str:
    return json.dumps({str(link["seat"]): link["url"] for link in created["links"]})


LINKS = "(id) => JSON.parse(localStorage.getItem(`lanterns.links.${id}`) || '{}')"


def moved_on(page: Page, table: str, version: int) -> None:
    """Wait until the table is past a version, and this page shows it."""
    deadline = time.monotonic() + WAIT_SECONDS
    while look(page, table)["version"] <= version:
        assert time.monotonic() < deadline, f"nothing was played after version {version}"
        page.wait_for_timeout(50)
    shows(page, table)


SHOWS = "([id, seq]) => Number(localStorage.getItem(`lanterns.seen.${id}`)) >= seq"


def shows(page: Page, table: str) -> None:
    """Wait until a page shows all that the table has by now."""
    page.wait_for_function(SHOWS, arg=[table, look(page, table)["seq"]])


def lines(page: Page, table: str) -> int:
    """The number of lines of a page's log, once it shows all that the table has."""
    shows(page, table)
    return page.locator(".log .line").count()


# Whether a place has the focus, and still has it a moment later.
RESTS = """place => new Promise(done => {
    const has = () => place.contains(document.activeElement);
    has() ? setTimeout(() => done(has()), 120) : done(false);
})"""


def by_key(place: Locator, key: str = "Enter") -> None:
    """Press a key on a place once the focus rests there: a page moves it by itself when a question or a dialog has
    come or gone, and a key goes to whatever has it."""
    for _ in range(20):
        place.focus()
        if place.evaluate(RESTS):
            break
    place.press(key)


def sit(page: Page, url: str) -> None:
    """Open a seat link and sit down."""
    page.goto(url)
    page.locator("main.seat-link .btn.go").wait_for()
    name = page.locator("main.seat-link input")
    if name.count():
        name.fill("Bo")
    page.locator("main.seat-link .btn.go").click()
    page.wait_for_url("**/table/*")


def links(page: Page, table: str) -> dict[str, str]:
    """The secret seat links that this browser keeps, by seat."""
    found: dict[str, str] = page.evaluate(LINKS, table)
    return found


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """POST with this browser's cookie, outside the page."""
    answer = page.request.post(path, data=body, headers={"Origin": _origin(page)})
    assert answer.status in (200, 201), answer.text()
    return answer.json()


def get(page: Page, path: str) -> Any:
    return page.request.get(path).json()


def _origin(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def look(page: Page, table: str) -> Any:
    """The table as this browser may see it."""
    return get(page, f"/api/tables/{table}")


def forward(page: Page, table: str, until: Callable[[Any], bool], seconds: float = 120.0) -> Any:
    """Answer outside the page until `until(table)` holds; returns the table. Bots of the table play by themselves."""
    deadline = time.monotonic() + seconds
    step = 0
    now = look(page, table)
    rounds = now["view"].get("round", 0)
    while not until(now) and now["status"] != "over":
        view = now["view"]
        assert time.monotonic() < deadline, f"not there after {step} answers: {view['question']}"
        seat = next((s for s in now["mine"] if s in view["actors"]), None)
        if seat is None or not view["options"]:
            time.sleep(0.03)
            now = get(page, f"/api/tables/{table}{'' if seat is None else f'?seat={seat}'}")
            continue
        body = {"seat": seat, "code": pick(view, step)["code"], "version": now["version"]}
        answer = page.request.post(f"/api/tables/{table}/actions", data=body, headers={"Origin": _origin(page)})
        # A stale answer brings the fresh table too.
        now = answer.json()["table"] or look(page, table)
        step += 1
    if now["status"] == "over":
        return now  # the end takes the place of a sum that nobody has read
    if now["game"] == "quest" and now["view"]["round"] > rounds and f"/table/{table}" in page.url:
        # A page that was behind comes to the next Night without having seen the Day: no sum opens then.
        with contextlib.suppress(PlaywrightError):
            page.locator("dialog.night").wait_for(timeout=SUM_MS)
    begin(page)
    return now


def begin(page: Page) -> None:
    """The sum of a Night of quest lies over the table until it is read."""
    read = page.locator("dialog.night .btn.go")
    with contextlib.suppress(PlaywrightError):  # the end takes its place
        if read.count() > 0:
            read.click(timeout=PRESS_MS)


def to_the_end(page: Page, seconds: float = WAIT_SECONDS) -> None:
    """Wait until a page shows that the game is over; the sums of its Nights are read on the way."""
    deadline = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < deadline, "the page does not show the end"
        begin(page)
        page.wait_for_timeout(50)


def pick(view: dict[str, Any], step: int) -> dict[str, Any]:
    """An answer that keeps a game going: moves rather than idling, rest when Health is low."""
    options: list[dict[str, Any]] = view["options"]
    own = view["players"][view["seat"]]
    rest = next((o for o in options if o["verb"] == "rest"), None)
    if rest is not None and own["health"] <= 3:
        return rest
    live = [o for o in options if o["verb"] not in ("idle", "rest", "pass")] or options
    return live[step * 7 % len(live)]


def is_over(page: Page) -> bool:
    return page.locator(".notice a[href^='/replay/']").count() > 0


def asked(page: Page) -> bool:
    return page.locator(".prompt.asks").count() > 0


Seen = Callable[[int], None]


def play_by_mouse(page: Page, table: str, seconds: float = GAME_SECONDS, seen: Seen = lambda _: None) -> dict[str, int]:
    """A whole game by clicks on what is lit: places, cards, buttons. Counts what was pressed; `seen` is called with the
    number of each answer before it is given."""
    pressed = {"place": 0, "card": 0, "button": 0, "list": 0}
    deadline = time.monotonic() + seconds
    turn = 0
    while not is_over(page):
        assert time.monotonic() < deadline, f"the game is not over: {page.locator('.bar').inner_text()} {pressed}"
        begin(page)  # what bots do next waits for it
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        turn += 1
        seen(turn)
        press(page, turn, pressed)
        page.wait_for_timeout(40)
    return pressed


def press(page: Page, turn: int, pressed: dict[str, int]) -> None:
    """One answer by mouse to what is lit now. When the table moves on under the hand (the last answer arrives, a bot
    answers, the game ends), it looks again."""
    for _ in range(4):
        begin(page)  # the sum of a Night may come in between
        try:
            _press(page, turn, pressed)
            return
        except PlaywrightError as error:
            missed = error
            if is_over(page) or not asked(page):
                return
    raise AssertionError("what is lit cannot be pressed") from missed


def _press(page: Page, turn: int, pressed: dict[str, int]) -> None:
    """One answer by mouse: a lit place, a lit card, a button, or one of the list."""
    places = page.locator(".places .place.region.lit")
    cards = page.locator(".side button.card.lit, .side li.lit button")
    buttons = page.locator(".prompt .acts .btn:not([aria-disabled]):not([aria-haspopup])")
    heroes = page.locator(".places .place.hero.lit")
    if places.count() == 0 and heroes.count() > 0 and buttons.count() == 0:
        heroes.first.click(timeout=PRESS_MS)
        pressed["place"] += 1
    if places.count() > 0:
        places.nth(turn * 5 % places.count()).click(force=True, timeout=PRESS_MS)
        pressed["place"] += 1
        # Where several heroes or ways fit, the first press only shows; the amber button answers.
        page.wait_for_timeout(30)
        if page.locator(".places .place.region.selected").count() > 0:
            # Which hero is meant is asked by pictures, which way by buttons.
            if page.locator(".prompt.asks .acts .btn.go").count() == 0 and page.locator(".chip-hero").count() > 0:
                page.locator(".chip-hero").first.click(timeout=PRESS_MS)
                page.wait_for_timeout(30)
            filled = page.locator(".prompt.asks .acts .btn.go")
            (filled if filled.count() > 0 else page.locator(".prompt.asks .acts .btn")).first.click(timeout=PRESS_MS)
            pressed["button"] += 1
    elif cards.count() > 0 and turn % 2:
        cards.nth(turn % cards.count()).click(timeout=PRESS_MS)
        pressed["card"] += 1
    elif buttons.count() > 0:
        buttons.nth(turn % buttons.count()).click(timeout=PRESS_MS)
        pressed["button"] += 1
    else:
        page.locator(".prompt .acts .btn[aria-haspopup]").first.click(timeout=PRESS_MS)
        page.locator("dialog[open] .list .btn").first.click(timeout=PRESS_MS)
        pressed["list"] += 1


PRESSED_DICE = "[...document.querySelectorAll('button.one:has(kbd)')].map((die) => die.dataset.die)"


def play_by_keys(page: Page, table: str, seconds: float = GAME_SECONDS) -> dict[str, int]:
    """A whole game with the keyboard alone: digits, Tab, arrows, Enter, D, Z. The mouse is never used."""
    pressed = {"digit": 0, "place": 0, "roll": 0, "tab": 0, "die": 0}
    deadline = time.monotonic() + seconds
    turn = 0
    while not is_over(page):
        where = page.locator("section.prompt, .notice").first.inner_text()
        assert time.monotonic() < deadline, f"the game is not over: {where} {pressed}"
        if page.locator("dialog.night").count() > 0:
            page.keyboard.press("Enter")  # what bots do next waits for it
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        turn += 1
        places = page.locator(".places .place.region.lit").count()
        answers = page.locator(".prompt .acts .btn:not([aria-haspopup])").count()
        if answers == 0 and page.locator(".places .place.region.selected").count() > 0:
            # Several heroes can go there: H says which, or the same is asked of any place for ever.
            page.keyboard.press("h")
        elif places > 0 and (answers == 0 or turn % 3 == 0):
            # The focus follows the decision to the prompt; from there Tab leads to the lit places.
            for _ in range(12):
                if page.evaluate("document.activeElement?.closest('[data-key].lit') !== null"):
                    break
                page.keyboard.press("Tab")
                pressed["tab"] += 1
            for _ in range(turn % 5):
                page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][turn % 3])
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            pressed["place"] += 1
        elif answers > 0 and page.locator(".prompt .acts .btn", has_text="Roll").count() > 0 and turn % 3:
            page.keyboard.press("d")
            pressed["roll"] += 1
        elif dice := page.evaluate(PRESSED_DICE):
            # Digits are those of the dice while dice are asked for; Z leaves them.
            page.keyboard.press("z" if turn % 3 == 0 else dice[turn % len(dice)])
            pressed["die"] += 1
        elif answers > 0:
            page.keyboard.press(str(1 + turn % min(answers, 5)))
            pressed["digit"] += 1
        else:
            page.keyboard.press("1")
            page.wait_for_timeout(60)
            if page.locator("dialog[open] .list .btn").count() > 0:
                page.keyboard.press("Tab")
                page.keyboard.press("Tab")
                page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    return pressed
