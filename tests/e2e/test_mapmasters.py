"""Map Masters in the browser: cards and a path by mouse, by keys, by touch, two browsers, a game to its end."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from lanterns.games.mapmasters.board.card_plan import Plan, Point, draw
from lanterns.games.mapmasters.board.content import cards
from tests.e2e.conftest import Server
from tests.e2e.table import SIGHTS, by_key, get, lay, links, look, moved_on, post, sit
from tests.e2e.test_screens import check
from tests.e2e.watch import Watch

ME = {"kind": "me", "name": "Nora"}
OPEN = {"kind": "open"}
BOTS = [{"kind": "bot", "name": name, "level": "easy"} for name in ("Karim", "Lise", "Old Nan")]
Person = Callable[..., Page]
PLANS = json.loads((files("lanterns.games.mapmasters.board") / "content" / "plans.json").read_text("utf-8"))


# the table from outside the page


def mine(page: Page, table: str) -> tuple[Any, Any]:
    """The table, and the view of the seat of this browser."""
    now = look(page, table)
    return now, now["view"]


def answer(page: Page, table: str, now: Any, *codes: int) -> None:
    """Answer outside the page; the table may have moved on meanwhile."""
    body = {"seat": now["view"]["seat"], "codes": list(codes), "version": now["version"]}
    origin = "/".join(page.url.split("/")[:3])
    page.request.post(f"/api/tables/{table}/actions", data=body, headers={"Origin": origin})


def until(page: Page, table: str, done: Callable[[Any], bool], seconds: float = 60.0) -> Any:
    """Turn the hand over, pass, finish and decline outside the page until `done(view)` holds; bots play alone."""
    deadline = time.monotonic() + seconds
    while True:
        now, view = mine(page, table)
        assert time.monotonic() < deadline, f"not there: round {view['round']}, {view['phase']}"
        # A hand that lies face down, where a race pays, has nothing to lay.
        if any(clock["seat"] == view["seat"] and clock["face_down"] for clock in now["clocks"]):
            post(page, f"/api/tables/{table}/seats/{view['seat']}/look", {})
            continue
        if done(view) or now["status"] == "over":
            return view
        last = {o["verb"]: o["code"] for o in view["options"]}
        code = next((last[v] for v in ("pass", "finish", "done", "skip", "keep-first") if v in last), None)
        if view["seat"] in view["actors"] and code is not None:
            answer(page, table, now, code)
        else:
            time.sleep(0.05)


def exploring(view: Any) -> bool:
    return view["phase"] == "exploration" and view["seat"] in view["actors"]


def dungeon(page: Page, table: str) -> Any:
    _, view = mine(page, table)
    return view["players"][view["seat"]]["dungeon"]


def lay_hand(page: Page, table: str, count: int = 5) -> None:
    """Lay cards outside the page, in legal places far apart in the list."""
    for turn in range(count):
        now, view = mine(page, table)
        lays = [o["code"] for o in view["options"] if o["verb"] == "lay"]
        answer(page, table, now, lays[(turn * 11 + 5) % len(lays)])


def best_line(page: Page, table: str) -> list[int]:
    """The best path through what is laid, as the hint of the highest rung tells it."""
    now, view = mine(page, table)
    asked = {"topic": "hint", "params": {"level": 4, "on": "layout"}}
    told = post(page, f"/api/tables/{table}/study", {"seat": view["seat"], "version": now["version"], **asked})
    line: list[int] = told["answer"]["path"]
    return line


def ahead(page: Page, table: str, code: int) -> Any:
    """The next step of this code, as soon as the table offers it."""
    for _ in range(100):
        found = next((step for step in dungeon(page, table)["next"] if step["code"] == code), None)
        if found is not None:
            return found
        time.sleep(0.03)
    raise AssertionError(f"no step {code}")


def without_meter(page: Page) -> None:
    """The meter of a reveal keeps the one worker of these tests busy for seconds: it is asked for where it is seen."""

    def pass_on(route: Route) -> None:
        if '"meter"' in (route.request.post_data or ""):
            route.abort()
        else:
            route.continue_()

    page.route("**/study", pass_on)


# where things are on the screen


def on_screen(page: Page, points: list[Point]) -> list[Point]:
    """Points of the mat in pixels of the window."""
    found = page.evaluate(
        """(points) => {
            const m = document.querySelector("svg.map").getScreenCTM();
            return points.map(([x, y]) => [m.a * x + m.e, m.d * y + m.f]);
        }""",
        points,
    )
    return [(x, y) for x, y in found]


def track(laid: list[Any], piece: str, begin: int) -> list[Point]:
    """The corridor of a piece in units of the mat, from its icon or end `begin` on."""
    face, name = piece.split(".", 1)
    card = next(one for one in laid if one["card"] == face)
    made = cards()[face]
    drawn = draw(made, Plan(PLANS[face]))
    number = [p for p, one in enumerate(made.pieces) if name.startswith(_name(made, one))]
    line = drawn.lines[number[1 if name.endswith("#2") else 0]]
    turned = [(100 - x, 200 - y) if card["turned"] else (x, y) for x, y in line]
    placed = [(x + 100 * card["x"], y + 100 * card["y"]) for x, y in turned]
    return placed if begin < 0 else placed[::-1]


def _name(card: Any, piece: Any) -> str:
    return f"{card.nodes[piece.a]}{'=' if piece.level else '-'}{card.nodes[piece.b]}"


def middle(of: Locator) -> Point:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *points: Point) -> None:
    page.mouse.move(*points[0])
    page.mouse.down()
    for x, y in points[1:]:
        page.mouse.move(x, y, steps=5)


def step_count(page: Page, table: str, count: int) -> None:
    for _ in range(100):
        path = dungeon(page, table)["path"]
        if (len(path["steps"]) if path else 0) == count:
            return
        time.sleep(0.03)
    raise AssertionError(f"the line has no {count} steps: {dungeon(page, table)['path']}")


# the tests


def test_cards_and_a_path_are_dragged_with_the_mouse(person: Person) -> None:
    page = person()
    table = lay(page, "mapmasters", options={"players": "2"}, seats=[ME, BOTS[0]])
    until(page, table, exploring)
    hand = page.locator(".hand button")
    hand.first.wait_for()
    # The first card lies in the middle wherever it is let go.
    drag(page, middle(hand.nth(0)), middle(page.locator("svg.map")))
    page.mouse.up()
    cards_laid = page.locator(".places [data-key^='card-'] rect")
    expect(cards_laid).to_have_count(1)
    page.wait_for_timeout(300)  # the hand becomes a row, and the mat takes its room
    box = cards_laid.first.bounding_box()
    assert box is not None
    wide, high = box["width"], box["height"]
    x, y = box["x"] + wide / 2, box["y"] + high / 2
    # Upon another card it shows in red, and says why; let go, it is not laid.
    drag(page, middle(hand.nth(1)), (x, y + high * 0.4))
    expect(page.locator(".shadow rect.bad")).to_be_visible()
    expect(page.locator("section.prompt")).to_contain_text("Two cards lie on one another.")
    page.mouse.up()
    assert len(dungeon(page, table)["cards"]) == 1
    # Half a card lower it may lie, one way up or the other.
    for _ in range(2):
        drag(page, middle(hand.nth(1)), (x + wide, y + high / 2))
        page.mouse.up()
        page.wait_for_timeout(150)
        if len(dungeon(page, table)["cards"]) == 2:
            break
        page.keyboard.press("r")
    second = dungeon(page, table)["cards"][1]
    assert (second["x"], second["y"]) == (1, 1)
    lay_hand(page, table, 3)
    page.reload()
    page.locator(".places [data-key^='start-']").first.wait_for()
    line = best_line(page, table)
    # One stroke of the mouse from the edge to the end of the line.
    _, view = mine(page, table)
    start = next(o for o in view["options"] if o["code"] == line[0])
    at = page.locator(f"[data-key='start-{dict(start['args'])['card']}.{dict(start['args'])['slot']}']")
    laid = dungeon(page, table)["cards"]
    page.mouse.move(*middle(at))
    page.mouse.down()
    page.mouse.move(*(value + 8 for value in middle(at)), steps=3)
    step_count(page, table, 1)
    for number, code in enumerate(line[1:], 2):
        step = ahead(page, table, code)
        if not step["piece"]:
            pytest.fail("seed 1 has a line of corridors only")
        for point in on_screen(page, track(laid, step["piece"][0], step["piece"][1])):
            page.mouse.move(*point, steps=5)
        step_count(page, table, number)
    page.mouse.up()
    path = dungeon(page, table)["path"]
    assert path["exit"]
    expect(page.locator(".prompt h2")).to_contain_text("your path leaves the dungeon")
    # Back along the last corridor takes it up, at once and without the server's word.
    page.keyboard.press("u")
    step_count(page, table, len(line) - 1)
    # A laid card is taken elsewhere: the line goes, the other cards stay.
    page.get_by_role("radio", name="Cards", exact=True).click()
    moved = page.evaluate("document.querySelectorAll(\".places [data-key^='card-']\").length")
    assert moved == 5
    loose = next(card for card in reversed(laid))
    place = page.locator(f"[data-key='card-{loose['card']}']")
    place.focus()
    page.keyboard.press("Enter")
    goal = page.locator(".places [data-key^='place-']").first
    goal.wait_for()
    key = str(goal.get_attribute("data-key"))
    goal.focus()
    page.keyboard.press("Enter")
    for _ in range(100):
        after = dungeon(page, table)
        if after["path"] is None and len(after["cards"]) == 5:
            break
        time.sleep(0.03)
    there = next(card for card in after["cards"] if card["card"] == loose["card"])
    assert (there["x"], there["y"]) != (loose["x"], loose["y"]), key


def test_cards_and_a_path_with_keys_alone(person: Person) -> None:
    page = person()
    table = lay(page, "mapmasters", options={"players": "2"}, seats=[ME, BOTS[0]])
    until(page, table, exploring)
    page.reload()
    page.locator(".hand button").first.wait_for()

    page.wait_for_function("() => document.activeElement?.matches('[data-question]')")
    page.keyboard.press("h")
    for count in range(1, 4):
        # The focus follows the work: from the hand (H) to the lit places, and back for the next card.
        page.wait_for_function("() => document.activeElement?.matches('.hand li:not(.laid) button')")
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement?.dataset.key?.startsWith('place-')")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".places [data-key^='card-']")).to_have_count(count)
    page.keyboard.press("c")
    page.wait_for_function("() => document.activeElement?.dataset.key?.startsWith('start-')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    step_count(page, table, 1)
    # Arrows draw the ways on, and each step is told in words.
    drawn = 1
    ways = page.locator(".places [data-key^='way-']")
    ways.first.wait_for()
    # Arrows go on where each step leaves the focus: on the question, or on the first answer.
    page.evaluate("document.querySelector('[data-question]').focus()")
    for _ in range(4):
        if ways.count() == 0:
            break
        # B7: an arrow draws where one way leads there; where several do it chooses among them.
        before = drawn
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            page.wait_for_timeout(150)
            if page.locator(".places .selected").count():
                page.keyboard.press("Enter")
                drawn += 1
            else:
                path = dungeon(page, table)["path"]
                drawn = len(path["steps"]) if path else 0
            if drawn > before:
                break
        step_count(page, table, drawn)
        page.wait_for_timeout(60)
    assert drawn > 1
    page.keyboard.press("u")
    step_count(page, table, drawn - 1)
    page.keyboard.press("Shift+U")
    step_count(page, table, 0)
    page.wait_for_function("() => document.activeElement?.dataset.key?.startsWith('start-')")
    page.keyboard.press("Enter")
    step_count(page, table, 1)
    ways.first.wait_for()
    page.keyboard.press("1")
    step_count(page, table, 2)
    # The last question says what is still open; Escape goes back to the table, Enter closes the dungeon.
    finish = page.get_by_role("button", name="Finish", exact=True)
    finish.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("2 cards of your hand are not laid")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    finish.focus()
    page.keyboard.press("Enter")
    before = look(page, table)["version"]
    dialog.get_by_role("button", name="Finish", exact=True).focus()
    page.keyboard.press("Enter")
    moved_on(page, table, before)


def test_a_phone_lays_and_draws_by_touch(person: Person) -> None:
    page = person(size=(390, 844), touch=True, is_mobile=True)
    table = lay(page, "mapmasters", options={"players": "2"}, seats=[ME, BOTS[0]])
    until(page, table, exploring)
    hand = page.locator(".under .hand button")
    hand.first.wait_for()
    for number in range(3):
        hand.nth(number).tap()
        place = page.locator(".places [data-key^='place-']")
        place.first.wait_for()
        place.nth(place.count() // 2).tap(force=True)
        expect(page.locator(".places [data-key^='card-']")).to_have_count(number + 1)
    page.get_by_role("radio", name="Line").tap()
    starts = page.locator(".places [data-key^='start-']")
    starts.nth(1).tap(force=True)
    step_count(page, table, 1)
    page.locator(".places [data-key^='way-']").first.tap(force=True)
    step_count(page, table, 2)
    expect(page.locator(".under .fd")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_browsers_draw_unseen_and_see_all_when_both_are_done(person: Person, server: Server) -> None:
    ada, bo = person(), person()
    for page in (ada, bo):
        without_meter(page)
    ada.goto("/")
    table = lay(ada, "mapmasters", options={"players": "2"}, seats=[ME, OPEN])
    sit(bo, links(ada, table)["1"])
    bo.wait_for_url(f"**/table/{table}")
    bo.get_by_label("Your name").fill("Bo")
    by_key(bo.get_by_label("Your name"))
    bo.get_by_role("button", name="Ready", exact=True).click()
    ready = ada.get_by_role("button", name="Ready", exact=True)
    if ready.count():
        ready.click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.locator(".market").wait_for()
    for _ in range(12):
        for page in (ada, bo):
            now, view = mine(page, table)
            if view["phase"] == "market" and view["seat"] in view["actors"]:
                answer(page, table, now, next(o["code"] for o in view["options"] if o["verb"] == "pass"))
    for page in (ada, bo):
        lay_hand(page, table, 3)
    # Nothing of the other's dungeon is sent before both have finished.
    _, view = mine(ada, table)
    assert view["players"][0]["dungeon"] is not None
    assert view["players"][1]["dungeon"] is None
    for page in (ada, bo):
        if page is bo:
            expect(ada.locator(".prompt h2")).to_contain_text("Still drawing: Bo")
        page.get_by_role("button", name="Finish", exact=True).click()
        page.locator("dialog[open]").get_by_role("button", name="Finish", exact=True).click()
    for page in (ada, bo):
        expect(page.get_by_role("button", name="On to the")).to_be_visible()
        expect(page.locator(".board")).to_contain_text("Bo")


def test_a_game_against_three_bots_is_ended_in_the_browser(person: Person) -> None:
    page = person()
    without_meter(page)
    watch = Watch(page)
    table = lay(page, "mapmasters", options={"players": "4"}, seats=[ME, *BOTS])
    until(page, table, lambda v: v["round"] == 6 and exploring(v), 120)
    lay_hand(page, table)
    page.reload()
    page.locator(".places [data-key^='start-']").first.wait_for()
    watch.look("before the line")
    watch.sizes("before the line")
    line = best_line(page, table)
    now, _ = mine(page, table)
    answer(page, table, now, *line)
    page.get_by_role("button", name="Finish", exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name="Finish", exact=True).click()
    over = page.locator("dialog[open] table")
    expect(over.first).to_be_visible(timeout=30_000)
    result = get(page, f"/api/tables/{table}")
    assert result["status"] == "over"
    for name in ("Nora", "Karim", "Lise", "Old Nan"):
        expect(page.locator("dialog[open]")).to_contain_text(name)
    expect(page.locator(".end .say h2")).to_have_text(re.compile("win|share", re.IGNORECASE))
    expect(page.locator(".end .chart .label")).to_have_count(4)
    for source in ("Primary", "Secondary", "Time bonus", "Exits", "Coins"):
        expect(page.locator("dialog[open]")).to_contain_text(source)
    watch.done()


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_the_tables_are_clean_for_axe_in_french_and_have_their_pictures(
    person: Person, size: tuple[int, int], dark: bool
) -> None:
    page = person("fr-FR", size, dark)
    mark = f"{size[0]}-{'dark' if dark else 'light'}"
    if mark != "1280-light":
        without_meter(page)
    table = lay(page, "mapmasters", options={"players": "4"}, seats=[ME, *BOTS])
    page.locator(".market .lit").first.wait_for(timeout=40_000)
    check(page, f"mapmasters-market-{mark}")
    until(page, table, exploring)
    lay_hand(page, table)
    line = best_line(page, table)
    now, _ = mine(page, table)
    answer(page, table, now, *line[: 1 + len(line) // 2])
    page.locator(".places [data-key^='way-']").first.wait_for()
    expect(page.locator(".prompt h2")).to_contain_text("par où passe votre chemin")
    check(page, f"mapmasters-{mark}")
    until(page, table, lambda v: v["phase"] != "exploration")
    page.get_by_role("button", name="Continuer").wait_for()
    if mark == "1280-light":
        # What the path was worth, beside the best there is.
        expect(page.locator(".meter")).to_contain_text("%", timeout=100_000)
    check(page, f"mapmasters-reveal-{mark}")
