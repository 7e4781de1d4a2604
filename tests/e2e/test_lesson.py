"""A first game in the browser: by touch on a dark phone, where the amber rim is (of Quest also by night, when dice lie
over the board); on by keys on a wide light screen; left, taken up again, and helped to its end. A case of the rules is
tried as well. Clean for axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.table import by_key
from tests.e2e.test_screens import check
from tests.e2e.watch import FLAT

Person = Callable[..., Page]
RIM = """() => { const box = document.querySelector(".pointer .rim")?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2] }"""
HIDDEN = """() => [...document.querySelectorAll(".coach .acts .btn, .prompt .acts .btn, .prompt h2")].filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(top);
}).map(one => one.innerText)"""
IN_RIM = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-key], [data-choice], button")"""


def step(page: Page) -> int:
    """The open step, counted from 1; 0 once she has gone."""
    said = page.locator(".coach header .num")
    return int(said.inner_text().split()[1]) if said.count() else 0


def follow(page: Page, until: int, keys: bool = False) -> None:
    """Press what has the rim, as somebody would who reads nothing else, until that step is open."""
    for _ in range(160):
        if step(page) >= until:
            return
        if at := page.evaluate(RIM):
            place = page.evaluate_handle(IN_RIM, at).as_element() if keys else None
            if place is not None:
                place.press("Enter")
            elif not keys:
                page.touchscreen.tap(*at)
        page.wait_for_timeout(250)  # where things are is looked at eight times a second
    raise AssertionError(f"the rims of step {step(page)} do not lead to step {until}")


def answer_a_puzzle(page: Page, game: str) -> None:
    """Some answer to the first puzzle, by keys: it is judged, and told why."""
    page.goto(f"/puzzles/{game}")
    prompt = page.locator("section.prompt.asks")
    expect(prompt).to_be_visible()
    expect(prompt.get_by_role("button", name="Finish")).to_have_count(0)
    by_key(prompt.locator(".acts .btn").last)
    choices = page.locator("dialog[open] .list .btn")
    judged = page.get_by_role("button", name="Why", exact=False).filter(has_text="Why")
    expect(choices.first.or_(judged).first).to_be_visible()
    if choices.count() > 0:
        by_key(choices.first)
    by_key(judged)
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize(("game", "by_touch", "by_keys"), [("quest", 9, 10), ("dungeons", 3, 5), ("mapmasters", 4, 6)])
def test_a_first_game_is_taught_by_touch_and_by_keys(person: Person, game: str, by_touch: int, by_keys: int) -> None:
    page = person(size=(390, 844), dark=True, touch=True)
    card = page.locator(".coach")
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Play it now", exact=True).tap()
    follow(page, by_touch)
    check(page, f"lesson-{game}-390-dark")
    page.set_viewport_size({"width": FLAT[0], "height": FLAT[1]})
    page.wait_for_timeout(250)
    assert page.evaluate(HIDDEN) == [], "what helps on a phone on its side"
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})
    follow(page, by_keys, keys=True)
    check(page, f"lesson-{game}-1280-light")
    by_key(page.get_by_role("link", name="Leave the lesson").first)
    by_key(page.get_by_role("button", name=f"Go on at step {by_keys}", exact=True))
    expect(card).to_contain_text(f"Step {by_keys} of")
    end = page.get_by_role("dialog", name="Your tankard hangs")
    helps = page.get_by_role("button", name=re.compile("^(Skip step|Go on|On to the Market)$"))
    for _ in range(150):
        if end.is_visible():
            break
        # Pressed where it is seen: a key would go to whatever has the focus when the step has changed meanwhile.
        with suppress(Error):
            helps.first.click(timeout=500)
        page.wait_for_timeout(150)
    check(page, f"lesson-{game}-end-1280-light")
    by_key(end.get_by_role("button", name="Play on from here"))
    expect(card).to_have_count(0)
    answer_a_puzzle(page, game)


def test_an_answer_beside_the_lesson_is_set_back_with_a_word(person: Person) -> None:
    page = person()
    page.goto("/learn/quest")
    by_key(page.get_by_role("button", name="Play it now", exact=True))
    card, heading = page.locator(".coach"), page.locator("[data-coach]")
    expect(heading).to_have_text("Wake your heroes")
    page.keyboard.press("F6")
    expect(heading).to_be_focused()
    by_key(card.get_by_role("button", name="Go on"))
    expect(heading).to_have_text("One card for all")
    by_key(page.locator('[data-key="card-raft"]'))
    expect(heading).to_have_text("That works too")
    expect(heading).to_have_text("One card for all")


def test_a_case_of_the_rules_is_tried_by_touch_and_by_keys(person: Person) -> None:
    page = person(lang="fr-FR", size=(390, 844), dark=True, touch=True)
    page.goto("/rules/quest/day#Q3.7")
    opener = page.locator("[id='Q3.7'] .try")
    opener.tap()
    case = page.get_by_role("dialog", name="Essayer", exact=True)
    expect(case.locator(".places .lit").first).to_be_visible()
    expect(page.locator("main")).to_have_count(1)  # the table within is no second one
    check(page, "try-390-dark")
    case.get_by_role("radio", name="0").tap()
    obelisk = case.locator('[data-key="region-22L"]')
    expect(case.locator(".result")).to_have_text("")
    obelisk.tap()
    expect(case.locator(".result")).to_have_text(re.compile("^Votre Force est à 0.* on ne peut pas traverser.$"))
    case.get_by_role("button", name="Remettre en place").tap()
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})
    by_key(case.get_by_role("radio", name="0"), "ArrowRight")
    expect(case.get_by_role("radio", name="3")).to_be_checked()
    expect(obelisk).to_have_class(re.compile(r"\blit\b"))
    by_key(obelisk)  # chosen, and given
    by_key(obelisk)
    expect(case.locator(".notice h2")).to_have_text("C’est la règle")
    check(page, "try-done-1280-light")
    page.keyboard.press("Escape")
    expect(case).to_have_count(0)
    expect(opener).to_be_focused()
