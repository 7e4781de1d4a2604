"""The best path through cards that somebody holds: told by taps and keys, worked out in the page without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.table import by_key
from tests.e2e.test_screens import check

Person = Callable[..., Page]
LOADED_MS = 60_000  # the engine's first start on a busy machine


@pytest.mark.parametrize(
    ("size", "dark", "lang"), [((390, 844), True, "fr-FR"), ((1280, 800), False, "en-GB")], ids=["phone", "wide"]
)
def test_a_hand_is_told_and_its_best_path_drawn_with_the_network_cut(
    person: Person, server: Server, size: tuple[int, int], dark: bool, lang: str
) -> None:
    page = person(size=size, dark=dark, lang=lang)
    french = lang.startswith("fr")
    page.goto("/companion/mapmasters/path")
    # Card A is drawn: a corridor with a monster and a coin.
    blank = page.locator(".blank[role=group]")
    for at in (0, 25, 5):
        by_key(blank.locator(".point").nth(at))
    for tool in ("monstre", "pièce") if french else ("monster", "coin"):
        page.get_by_role("radio", name=tool, exact=True).click()
        by_key(blank.locator(".hit").first)
    # Card B is written, at first wrongly.
    page.locator(".row button").nth(1).click()
    page.get_by_role("radio", name="Écrire" if french else "Write it").click()
    page.locator("textarea").fill("T-j1: q")
    find = page.locator(".ft .go")
    find.click()
    expect(page.locator("p.bad")).to_contain_text("B")
    page.locator("textarea").fill("D2")
    page.locator(".keys").get_by_role("button", name="1", exact=True).click()
    page.locator("select").first.select_option("monster")
    page.locator("summary").click()
    page.locator("details .stp button").nth(1).click()
    check(page, f"held-{size[0]}")
    expect(page.locator("p[aria-live]").last).to_contain_text("réseau" if french else "network", timeout=LOADED_MS)
    page.context.set_offline(True)
    find.click()
    expect(page.locator("h2[role=status]")).to_contain_text("3", timeout=LOADED_MS)
    expect(page.locator(".felt svg .line").first).to_be_attached()
    check(page, f"held-path-{size[0]}")
