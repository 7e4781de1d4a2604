"""Whole games of dungeons in the browser: lost alone and by two, won, and what the board foretells on the way."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from lanterns.games.dungeons.view import build
from tests.e2e.conftest import ROOT
from tests.e2e.table import PRESS_MS, asked, by_key, get, is_over, lay, links, look, moved_on, post, sit
from tests.e2e.test_dungeons import ME, TOO, forward_to
from tests.e2e.watch import ANY_SHIFT, Watch

Person = Callable[..., Page]
WON = ROOT / "tests" / "fixtures" / "records" / "dungeons" / "2" / "heroes-2-won.record"
LOST = ("goblins", "torch", "lost-way")


def press(page: Page, turn: int) -> None:
    """One answer by mouse: the card that is turned is laid, else a lit room or enemy, else a button."""
    amber = page.locator(".prompt.asks .acts .btn.go")
    spots = page.locator(".places .place.place.lit:not(.hero), .places .enemy.lit")
    buttons = page.locator(".prompt.asks .acts .btn:not([aria-disabled]):not([aria-haspopup])")
    lit = spots.count()  # once: what is lit may go out meanwhile, for others play too
    if page.get_by_role("button", name="Turn the card").count() > 0 or (amber.count() > 0 and lit == 0):
        amber.first.click(timeout=PRESS_MS)
    elif lit > 0 and (turn % 3 or buttons.count() == 0):
        spots.nth(turn * 5 % lit).click(force=True, timeout=PRESS_MS)
        # Where several answers fit, the first press only shows them; the amber button gives the first.
        page.wait_for_timeout(30)
        if amber.count() > 0:
            amber.first.click(timeout=PRESS_MS)
    elif buttons.count() > 0:
        buttons.last.click(timeout=PRESS_MS)
    else:
        page.locator(".prompt .acts .btn[aria-haspopup]").first.click(timeout=PRESS_MS)
        page.locator("dialog[open] .list .btn:not([aria-disabled])").first.click(timeout=PRESS_MS)


def play(pages: list[Page], seconds: float = 120.0) -> int:
    """Everybody presses what is lit until the game is over. Returns the number of presses."""
    deadline = time.monotonic() + seconds
    turn = missed = 0
    while not is_over(pages[0]):
        assert time.monotonic() < deadline, f"not over after {turn} presses: {pages[0].locator('.bar').inner_text()}"
        page = next((page for page in pages if asked(page)), None)
        if page is None:
            pages[0].wait_for_timeout(30)
            continue
        turn += 1
        try:
            press(page, turn)
            missed = 0
        except PlaywrightError:
            # The table moved on under the hand: look again, but not for ever.
            missed += 1
            assert missed < 8, "what is lit cannot be pressed"
        page.wait_for_timeout(40)
    return turn


def test_one_person_loses_a_whole_game_of_two_heroes_by_mouse(person: Person) -> None:
    page = person()
    watch = Watch(page)
    table = lay(page, "dungeons", options={"players": "2"}, seats=[ME, TOO], seed=2)
    page.locator(".map").wait_for()
    # A12, A14, A20: the question keeps its height, all finds room at every size, and axe has nothing to say.
    watch.look("the first turn")
    watch.sizes("the first turn")
    presses = play([page])
    assert presses >= 20
    over = look(page, table)
    assert over["status"] == "over"
    assert over["view"]["end_reason"] in LOST
    ended = page.locator("dialog[open]")
    expect(ended).to_contain_text("Ada")
    # The end is a page: why, when, how; axe has nothing to say; a turning point leads into the replay.
    expect(ended.locator(".say h2")).to_contain_text(re.compile("goblins|torch|way", re.IGNORECASE))
    expect(ended.locator(".chart .label").first).to_contain_text(re.compile("torch|face down"))
    expect(ended.locator(".turns li a[href*='/replay/']").first).to_be_visible()
    watch.axe("the end")
    page.keyboard.press("Escape")
    expect(ended).to_have_count(0)
    watch.done()
    said = page.locator(".notice")
    expect(said).to_contain_text(re.compile("darkness|overrun|No way leads on"))
    said.locator("a[href^='/replay/']").click()
    page.wait_for_url("**/replay/**")
    page.locator(".map").wait_for()
    page.get_by_role("button", name="Analysis").click()
    looks_into(page, watch, table)


def looks_into(page: Page, watch: Watch, table: str) -> None:
    """The analysis comes from the end backwards, a choice shows on the board."""
    page.wait_for_url(f"**/analysis/{table}")
    page.get_by_role("radio", name="All").click()
    moves = page.locator(".moves li button")
    expect(moves.first).to_be_visible()
    moves.filter(has_not=page.locator(".ic")).last.click()
    expect(page.locator(".why .board .two > svg")).to_be_visible()
    expect(page.locator(".why").get_by_role("button", name="Retry from here")).to_be_visible()
    watch.axe("the analysis")
    watch.done(ANY_SHIFT)


def test_two_browsers_lose_a_whole_game_together_and_see_each_other(person: Person) -> None:
    ada, bo = person(), person("fr-FR")
    ada.goto("/")
    table = lay(ada, "dungeons", options={"players": "2"}, seats=[ME, {"kind": "open"}], seed=1)
    sit(bo, links(ada, table)["1"])
    bo.wait_for_url(f"**/table/{table}")
    bo.get_by_label("Votre nom").fill("Bo")
    by_key(bo.get_by_label("Votre nom"))
    expect(ada.locator(".seats")).to_contain_text("Bo")
    bo.get_by_role("button", name="Prêt", exact=True).click()
    ready = ada.get_by_role("button", name="Ready", exact=True)
    if ready.count():
        ready.click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.locator(".map").wait_for()
    # Ada points at a room, and Bo sees the ring; what the hand of who is asked is over shows at the other's board.
    ada.get_by_role("button", name="Point at a place").click()
    ada.locator(".places [data-key='place-d4']").click(force=True)
    expect(bo.locator("[data-mark='ping']")).to_have_count(1)
    # Bo holds the button down on another room, which says the same and answers nothing.
    before = look(ada, table)["version"]
    bo.locator(".places [data-key='place-d5']").hover(force=True)
    bo.mouse.down()
    expect(ada.locator("[data-mark='ping']")).to_have_count(2)
    bo.mouse.up()
    assert look(ada, table)["version"] == before
    watcher, actor = (bo, ada) if 0 in look(ada, table)["view"]["actors"] else (ada, bo)
    actor.locator(".places .place.place.lit").first.hover(force=True)
    expect(watcher.locator("[data-mark='aim']")).to_have_count(1)
    play([ada, bo])
    assert look(ada, table)["view"]["end_reason"] in LOST
    expect(bo.locator(".notice a[href^='/replay/']")).to_be_visible()


def last_decisions(text: str) -> int:
    """The number of lines of a record after which no chance is drawn any more."""
    lines = text.partition("actions:\n")[2].splitlines()
    return max(number for number, line in enumerate(lines, 1) if line.startswith("* "))


def brought(page: Page, text: str, line: int) -> str:
    """A table that stands after a line of a record, its two seats this browser's."""
    made = post(page, "/api/tables/import", {"record": text, "line": line, "mine": [0, 1], "name": "Ada"})
    page.goto(f"/table/{made['table']['id']}")
    page.locator(".map").wait_for()
    return str(made["table"]["id"])


def test_a_game_is_won_by_the_last_press(person: Person) -> None:
    page = person()
    watch = Watch(page)
    page.goto("/")
    text = WON.read_text("utf-8")
    table = brought(page, text, last_decisions(text))
    assert look(page, table)["view"]["boss"] is not None
    # The dice of the last blow lie on the table: what is proposed, else the first answer, does it.
    expect(page.get_by_role("region", name="The check").locator("output")).to_be_visible()
    watch.sizes("the lair")  # its words too are 12 px high, or gone where the mat is small
    for _ in range(8):
        if is_over(page):
            break
        before = look(page, table)["version"]
        filled = page.locator(".prompt.asks .acts .btn.go")
        (filled if filled.count() else page.locator(".prompt.asks .acts .btn")).first.click()
        moved_on(page, table, before)
        page.wait_for_timeout(60)
    expect(page.locator(".notice")).to_contain_text("You have won!")
    assert look(page, table)["view"]["end_reason"] == "boss-beaten"
    watch.done()


def a_turn_with(text: str, page: Page, fits: Callable[[Any], bool]) -> tuple[str, Any]:
    """A table at the first position of a record whose view fits, found by the engine."""
    from lanterns.core.record import parse_record
    from lanterns.core.replay import positions
    from lanterns.games import RULESETS

    for number, place in enumerate(positions(parse_record(text, RULESETS))):
        state = place.state
        if not state.over and state.actor >= 0 and fits(view := build(state, state.actor)):
            return brought(page, text, number), view
    raise AssertionError("no position of the record fits")


def answered(view: Any) -> list[Any]:
    """Attacks of a turn that the enemy would answer."""
    return [option for option in view["options"] if option["verb"] == "attack" and "reply" in option]


def test_the_board_foretells_enemies_and_the_reach_of_weapons(person: Person) -> None:
    page = person()
    page.goto("/")
    table, view = a_turn_with(WON.read_text("utf-8"), page, lambda view: bool(answered(view)))
    option = answered(view)[0]
    enemy = dict(option["args"])["enemy"]
    spot = page.locator(f".places [data-key='{enemy}']")
    spot.focus()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("When enemies act")
    expect(hint).to_contain_text("If it survives and strikes back")
    label = spot.get_attribute("aria-label") or ""
    assert re.search(r"\. (Moves to|Stays|The active player chooses|Does not act)", label), label  # A21: a sentence
    told = [hit for outcome in view["enemies"][enemy]["next"] for hit in outcome["hits"]]
    if told:
        assert f"loses {told[0]['health']} Health" in label
    page.locator(".map").hover(position={"x": 5, "y": 5}, force=True)
    # What a turn does not offer stands in the list with its rule.
    barred = get(page, f"/api/tables/{table}")["view"]["barred"]
    page.locator(".prompt .acts .btn[aria-haspopup]").click()
    expect(page.locator("dialog[open] .list .btn[aria-disabled]")).to_have_count(len(barred))
    expect(page.locator("dialog[open] .list")).to_contain_text(barred[0]["why"]["rule"])


def test_an_enemy_that_is_not_lit_tells_its_intention_by_a_tap(person: Person) -> None:
    page = person(size=(390, 844), touch=True)
    table = lay(page, "dungeons", options={"players": "2"}, seats=[ME, TOO], seed=2)
    view = forward_to(page, table, lambda v: v["question"]["step"] == "Act" and len(v["enemies"]) > 0)
    page.reload()
    enemy = next(iter(view["enemies"]))
    hint = page.locator(".hint").filter(has_text="When enemies act")
    for _ in range(5):  # a small board frames what is lit a moment after it is drawn, also under a finger
        page.locator(f".places [data-key='{enemy}']").tap()
        with suppress(AssertionError):
            expect(hint).to_be_visible(timeout=2000)
            break
    expect(hint).to_be_visible()
