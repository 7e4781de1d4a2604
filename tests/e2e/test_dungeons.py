"""Dungeons in the browser: lit rooms by keys, the turning of a card, a skill check, both themes and sizes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import SIGHTS, get, lay, look, moved_on
from tests.e2e.test_screens import check

ME = {"kind": "me", "name": "Ada"}
TOO = {"kind": "me", "name": "Bo"}
Person = Callable[..., Page]


def forward_to(page: Page, table: str, until: Callable[[Any], bool], seconds: float = 60.0) -> Any:
    """Answer through the API until `until(view)` holds; returns the view."""
    deadline = time.monotonic() + seconds
    step = 0
    while time.monotonic() < deadline:
        now = look(page, table)
        seat = next((s for s in now["mine"] if s in now["view"]["actors"]), None)
        assert seat is not None, now["status"]
        view = get(page, f"/api/tables/{table}?seat={seat}")["view"]
        if until(view):
            return view
        live = [o for o in view["options"] if o["verb"] not in ("end", "rest", "discard", "swap")] or view["options"]
        step += 1
        page.evaluate(
            """([path, body]) => fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
            })""",
            [
                f"/api/tables/{table}/actions",
                {"seat": seat, "code": live[step * 5 % len(live)]["code"], "version": now["version"]},
            ],
        )
    raise AssertionError("the table does not get there")


def test_a_new_card_is_turned_in_place_by_its_key_and_laid_as_shown(person: Person) -> None:
    page = person()
    table = lay(page, "dungeons", options={"players": "2"}, seats=[ME, TOO])
    view = forward_to(page, table, lambda v: v["question"]["step"] == "Lay" and len(v["options"]) > 1)
    cell = view["question"]["params"]["cell"]
    page.reload()
    amber = page.locator(".prompt .btn.go")
    first = amber.inner_text()
    page.locator(f"[data-key='place-{cell}'].lit").focus()
    page.keyboard.press("r")
    expect(amber).not_to_have_text(first)
    page.keyboard.press("Enter")  # the lit card turns once more; the amber button lays it
    chosen = view["options"][2 % len(view["options"])]
    before = look(page, table)["version"]
    amber.click()
    moved_on(page, table, before)
    laid = look(page, table)["view"]["dungeon"][cell]
    assert laid["sides"] == dict(chosen["args"])["sides"]


def test_a_check_shows_its_dice_and_puts_the_best_total_forward(person: Person) -> None:
    page = person()
    table = lay(page, "dungeons", options={"players": "2"}, seats=[ME, TOO])
    view = forward_to(page, table, lambda v: v["question"]["step"] == "Dice" and len(v["options"]) > 1)
    page.reload()
    tray = page.get_by_role("region", name="The check")
    expect(tray.locator("figure svg")).to_have_count(len(view["check"]["dice"]))
    values = [int(die.strip("+")) for die in view["check"]["dice"]]
    plus = [die.startswith("+") for die in view["check"]["dice"]]
    best = (
        max(values[i] + sum(v for j, v in enumerate(values) if j != i and plus[j]) for i in range(len(values)))
        + view["check"]["bonus"]
    )
    expect(tray.locator("output")).to_contain_text(f"= {best}")
    page.locator(".prompt .btn.go").click()
    expect(page.locator(".prompt h2")).not_to_contain_text("choose your result")


def test_the_keyboard_walks_the_lit_rooms_and_enters_one(person: Person) -> None:
    page = person()
    table = lay(page, "dungeons", options={"players": "2"}, seats=[ME, TOO])
    page.locator(".places .place.lit").first.wait_for()
    before = look(page, table)["version"]
    page.locator(".places .place[tabindex='0']").focus()
    seen = set()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        # A figure may be lit as well as a room: the arrows walk among all that can be chosen.
        at = page.evaluate("document.activeElement.matches('.places .lit') && document.activeElement.dataset.key")
        assert at, page.evaluate("document.activeElement.outerHTML")
        seen.add(at)
    assert len(seen) >= 3
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    moved_on(page, table, before)


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_the_table_is_clean_for_axe_in_french_and_has_its_picture(
    person: Person, size: tuple[int, int], dark: bool
) -> None:
    page = person("fr-FR", size, dark)
    table = lay(page, "dungeons", options={"players": "3"}, seats=[ME, TOO, {"kind": "me", "name": "Cy"}])
    forward_to(page, table, lambda v: v["question"]["step"] == "Act" and v["turn"] >= 3)
    page.reload()
    page.locator(".map").wait_for()
    expect(page.locator(".prompt h2")).to_contain_text("à vous de jouer")
    check(page, f"dungeons-{size[0]}-{'dark' if dark else 'light'}")
