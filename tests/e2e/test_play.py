"""Whole games in the browser: by mouse, by keyboard, at one screen, alone, in French, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import (
    begin,
    by_key,
    forward,
    is_over,
    lay,
    look,
    moved_on,
    play_by_keys,
    play_by_mouse,
    post,
    press,
    to_the_end,
)  # fmt: skip
from tests.e2e.test_screens import check
from tests.e2e.watch import ANY_SHIFT, Watch

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me", "name": "Ada"}
Person = Callable[..., Page]


def nearly_over(table: Any) -> bool:
    """The last Night of the Chosen One; the fight with Danongorf, or his last but one card."""
    view = table["view"]
    if view["mode"] != "danongorf":
        return bool(view["round"] >= 5 and view["phase"] == "night")
    return view["phase"] == "fight" or sum(card["gloom"] for card in view["land"].values()) >= 16


def test_two_clicks_lead_into_a_game_that_the_mouse_plays_to_its_end(person: Person) -> None:
    page = person()
    watch = Watch(page)
    page.goto("/")
    page.get_by_role("link", name="Sit down: Quest").click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    page.locator(".map").wait_for()
    table = page.url.rpartition("/")[2]

    def seen(turn: int) -> None:
        if turn in (1, 12, 30):
            watch.look(f"answer {turn}")
            watch.sizes(f"answer {turn}")

    pressed = play_by_mouse(page, table, seen=seen)
    # B7, B3, B5, B8, A12: over a whole game nothing moves by itself, is covered, cut or too small to read.
    watch.done()
    # How often each is asked for is the deal's: that each way leads through the game is what is tried.
    assert pressed["place"] >= 2
    assert pressed["button"] >= 2
    assert look(page, table)["status"] == "over"
    # The end stands open; its numbers are the server's.
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    result = look(page, table)["result"]
    for score in result["scores"]:
        expect(dialog).to_contain_text(str(score).replace("-", "−"))
    # The page of the end: how and when, each turning point a way into the replay; axe has nothing to say of it.
    expect(dialog.locator(".turns li a[href*='/replay/']").first).to_be_visible()
    expect(dialog.locator(".chart .label")).to_have_count(len(result["scores"]))
    watch.axe("the end")
    assert watch.found == []
    dialog.get_by_role("button", name="Back to the board").click()
    expect(dialog).to_have_count(0)
    # Look back: the replay scrubs both ways.
    page.get_by_role("link", name="Look back").first.click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    # B14: it opens where the first turn begins, and the set-up is not counted.
    expect(slider).to_have_attribute("aria-valuenow", "0")
    steps = int(slider.get_attribute("aria-valuemax") or 0)
    assert 0 < steps < look(page, table)["version"]
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(steps))
    # All seats are there with what they have, and nobody is "You".
    expect(page.locator(".seats li.seat")).to_have_count(len(result["scores"]))
    expect(page.locator(".log")).not_to_contain_text("You ")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(steps - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    # B10: the link is copied in sight, and opens for somebody who was never at the table.
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a public page").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    # The board at this moment is saved as a picture.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    stranger = person()
    stranger.goto(link)
    stranger.get_by_role("slider").wait_for()
    expect(stranger.locator(".map")).to_be_visible()
    stranger.goto(f"/table/{table}")
    expect(stranger.get_by_text("This table is private")).to_be_visible()


def test_the_keyboard_alone_plays_a_game_to_its_end(person: Person) -> None:
    page = person()
    watch = Watch(page)
    page.goto("/")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('href')") == "/new/quest":
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Lay the table").wait_for()
    for _ in range(60):
        if page.evaluate("document.activeElement?.textContent?.trim()") == "Lay the table":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".map").wait_for()
    table = page.url.rpartition("/")[2]
    pressed = play_by_keys(page, table)
    # B6: no answer by key leaves the focus on nothing.
    watch.done()
    assert pressed["place"] >= 2
    assert pressed["digit"] >= 2
    assert look(page, table)["status"] == "over"


def test_what_rolling_on_would_bring_is_told_on_request(person: Person) -> None:
    page = person()
    table = lay(page, "quest", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "easy"}])

    def rolls(now: Any) -> bool:
        options = now["view"]["options"]
        return now["view"]["phase"] == "night" and any(one["verb"] == "roll" for one in options)

    forward(page, table, rolls)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Push your luck").click()
    told = page.locator(".luck")
    expect(told.get_by_text("Nights played on")).to_be_visible()
    expect(told.locator("dt")).to_have_text(["this roll", "to your turn", "next lap"])
    expect(told.locator("b.bad")).to_have_count(3)
    check(page, "table-luck-1280-light")
    page.get_by_role("button", name="This roll").click()
    expect(told).to_have_count(0)


def test_two_people_play_in_turn_at_one_screen(person: Person) -> None:
    page = person()
    page.goto("/new/quest?seats=people")
    page.get_by_label("Name of seat 1").fill("Élodie")
    page.get_by_label("Name of seat 2").fill("Marc")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.asks").wait_for()
    table = page.url.rpartition("/")[2]
    asked = set()
    for turn in range(12):
        page.locator("section.prompt.asks").wait_for()
        asked.add(page.locator(".prompt h2").inner_text().split(",")[0])
        before = look(page, table)["version"]
        press(page, turn, dict.fromkeys(("place", "card", "button", "list"), 0))
        moved_on(page, table, before)
        page.wait_for_timeout(80)
    assert asked == {"Élodie", "Marc"}
    # Nothing is hidden in this game, so nobody has to pass the screen behind a curtain.
    expect(page.locator(".curtain")).to_have_count(0)
    now = forward(page, table, lambda t: False)
    assert now["status"] == "over"
    to_the_end(page)
    assert is_over(page)


@pytest.mark.parametrize("mode", ["chosen", "danongorf"])
def test_a_game_alone_is_played_to_its_end(person: Person, mode: str) -> None:
    page = person()
    watch = Watch(page)
    page.goto("/new/quest")
    page.get_by_role("radio", name=re.compile({"chosen": "Chosen One", "danongorf": "Danongorf"}[mode])).click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    page.locator(".map").wait_for()
    table = page.url.rpartition("/")[2]
    if mode == "chosen":
        expect(page.locator(".bar")).to_contain_text("Peasant: reach 40 points")
    else:
        expect(page.get_by_role("region", name="Danongorf")).to_contain_text("Gloom: ")
    # By hand for a while, then quickly to the last round, then by hand to the end.
    for turn in range(6):
        page.locator(".prompt.asks").wait_for()
        press(page, turn, dict.fromkeys(("place", "card", "button", "list"), 0))
        page.wait_for_timeout(120)
    watch.look(mode)
    watch.sizes(mode)
    forward(page, table, nearly_over)
    if look(page, table)["status"] != "over":
        play_by_mouse(page, table, 60)
    now = look(page, table)
    assert now["status"] == "over"
    assert now["result"]["reason"] in ("target", "short", "boss-beaten", "fallen", "gloom")
    expect(page.locator(".notice h2")).not_to_be_empty()
    watch.done(ANY_SHIFT)


def test_the_game_speaks_french_and_changes_its_language_at_once(person: Person) -> None:
    page = person("fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    table = lay(page, seats=[ME, BOT], seed=3)
    page.locator(".map").wait_for()
    forward(page, table, lambda t: t["view"]["phase"] == "night")
    expect(page.locator(".bar")).to_contain_text("Manche 1 sur 5")
    expect(page.locator(".bar")).to_contain_text("Nuit")
    text = page.locator("body").inner_text()
    for english in ("Health", "Power", "Round ", "Movement", "Open quests", " goblin ", "event-", "ask-", "{ $"):
        assert english not in text, english
    page.get_by_role("link", name="Réglages").click()
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".bar")).to_contain_text("Round 1 of 5")


def test_a_phone_shows_every_decision_without_scrolling(person: Person) -> None:
    page = person(size=(360, 640), touch=True)
    watch = Watch(page)
    page.goto("/")
    table = lay(page, seats=[ME, BOT], seed=5)
    page.locator(".map").wait_for()
    questions = set()
    for _ in range(40):
        now = forward(page, table, lambda t: bool(set(t["mine"]) & set(t["view"]["actors"])))
        if now["status"] == "over":
            break
        page.locator(".prompt.asks").wait_for()
        questions.add(now["view"]["question"]["step"])
        page.wait_for_timeout(60)
        height = page.evaluate("document.documentElement.scrollHeight")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, "the page is wider than the phone"
        assert height <= 641, f"a decision needs scrolling: {height}"
        for button in page.locator(".prompt .acts .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 640 - 58 + 1, "an answer lies behind the dock"
            assert box["height"] >= 43
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["height"] >= 170
        begin(page)
        # Movement cards are picked as cards: the first tap shows where one leads, the second picks it.
        if page.locator(".prompt .acts .btn").count() == 0:
            for _ in range(2):
                page.locator(".prompt li.lit button").first.tap()
            page.wait_for_timeout(150)
            continue
        # A tap on a lit place selects it; the amber button says what it will do.
        places = page.locator(".places .place.region.lit")
        if places.count() > 0 and "MoveOrIdle" in questions and page.locator(".place.region.selected").count() == 0:
            page.locator(".prompt .acts .btn").first.tap()
        else:
            page.locator(".prompt .acts .btn").first.tap()
        if page.locator("dialog[open] .list .btn").count() > 0:
            page.locator("dialog[open] .list .btn").first.tap()
        page.wait_for_timeout(150)
    assert {"Pick", "MoveOrIdle"} <= questions or len(questions) >= 3
    for panel in ("Quests", "Log"):
        page.get_by_role("button", name=panel, exact=True).tap()
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
    watch.look("the phone", axe=False)
    watch.done()


def test_undo_and_moments_of_the_past(person: Person) -> None:
    page = person()
    page.goto("/")
    table = lay(page, seats=[ME, {"kind": "me", "name": "Bo"}], seed=11)
    page.locator(".prompt.asks").wait_for()
    # The innkeeper tells one rung at a press, and her move is the one that is filled.
    page.keyboard.press("a")
    told = page.locator(".counsel li.told")
    expect(told).to_have_count(1)
    for rung in (2, 3, 4):
        page.locator(".counsel .next .rung").click()
        expect(told).to_have_count(rung)
    expect(page.locator(".prompt .btn.go")).to_contain_text("suggested")
    page.keyboard.press("a")
    expect(told).to_have_count(0)
    before = look(page, table)["version"]
    page.locator(".side li.lit button").first.click()
    moved_on(page, table, before)
    page.get_by_role("button", name=re.compile("^Undo: ")).click()
    expect(page.locator(".log")).to_contain_text("takes back")
    forward(page, table, lambda t: t["view"]["phase"] == "night")
    forward(page, table, lambda t: t["view"]["round"] == 2 and t["view"]["question"]["step"] == "Pick")
    # What cannot be chosen says why, with the rule: the moves of one's heroes never end on their own card.
    forward(page, table, lambda t: t["view"]["question"]["step"] == "MoveOrIdle" and len(t["view"]["options"]) > 3)
    page.locator(".places .place.region.lit").first.wait_for()
    page.locator(".places .place.region:not(.lit)").first.click(force=True)
    expect(page.locator(".reason")).to_contain_text(re.compile(r"\bQ\d|\bQR\d"))
    # A line of the log shows its moment; a rule's number opens the rules at it.
    page.locator(".log button.text[tabindex='0']").focus()
    page.keyboard.press("Home")  # a press by mouse on a line far up would meet lines that are only drawn then
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".notice h2")).to_contain_text("As it was: step")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".notice")).to_have_count(0)
    page.get_by_role("button", name="why?").click()
    sheet = page.locator(".rulesheet")
    expect(sheet.locator("section h3 a").first).to_have_attribute("href", re.compile(r"/rules/quest/\w+#Q"))
    expect(sheet).to_contain_text(re.compile(r"answers are open now\. Why not the others: "))
    by_key(sheet.locator(".try").first)
    expect(page.locator("dialog.tryit .prompt.asks")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tryit")).to_have_count(0)
    expect(sheet.locator(".try").first).to_be_focused()
    page.keyboard.press("Escape")
    assert post(page, f"/api/tables/{table}/pause", {"paused": True})
    expect(page.locator(".notice h2")).to_have_text("The game is paused")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".notice")).to_have_count(0)
