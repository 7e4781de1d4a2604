"""A first game in the browser: played, helped, gone astray in, left and taken up again, by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_a_first_game_is_taught_and_taken_up_again(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/learn/quest")
    page.get_by_role("button", name="Play it now").press("Enter")
    card, heading = page.locator(".coach"), page.locator("[data-coach]")
    expect(heading).to_have_text("Wake your heroes")
    page.keyboard.press("F6")
    expect(heading).to_be_focused()
    card.get_by_role("button", name="Go on").press("Enter")
    expect(heading).to_have_text("One card for all")
    # Another card than the one that is pointed at is set back, with a word; nothing is left of it.
    page.locator('[data-key="card-raft"]').press("Enter")
    expect(heading).to_have_text("That works too")
    expect(heading).to_have_text("One card for all")
    page.locator('[data-key="card-horse"]').press("Enter")
    expect(card).to_contain_text("Step 3 of 10")
    card.get_by_role("button", name="Skip step").press("Enter")
    expect(heading).to_have_text("A quest by gryphon")
    page.get_by_role("link", name="Leave the lesson").first.press("Enter")
    page.get_by_role("button", name="Go on at step 4").press("Enter")
    expect(card).to_contain_text("Step 4 of 10")
