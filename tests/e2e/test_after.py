"""After the game: the end and the analysis of every mode, of finished records, in both languages and themes, on a
desktop and on a phone. Nothing is played here."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT
from tests.e2e.table import get, post
from tests.e2e.watch import ANY_SHIFT, Watch

RECORDS = ROOT / "tests" / "fixtures" / "records"
MODES = {
    "quest": "quest/2/together-2",
    "gloomfall": "quest/2/gloom-2",
    "chosen-one": "quest/2/chosen-page",
    "danongorf": "quest/2/danongorf-fallen",
    "dungeons": "dungeons/4/heroes-2-won",
    "versus": "mapmasters/2/two",
    "coop": "mapmasters-coop/3/mission-03-normal",
}
DESKTOP, PHONE = (1280, 800), (390, 844)
# Every mode is seen in both languages, sizes and themes; one in all their pairs.
ROOMS = {"en-GB": (DESKTOP, "light"), "fr-FR": (PHONE, "dark")}
OTHER_ROOMS = {"en-GB": (PHONE, "dark"), "fr-FR": (DESKTOP, "light")}
WORDS = {"en-GB": ("Analysis", "Chance to win"), "fr-FR": ("Analyse", "Chances de gagner")}
END = "dialog.end"
# Buttons and panels that stick out of the window, and what scrolls sideways.
OUT = """(root) => {
  const holder = document.querySelector(root);
  const out = [...holder.querySelectorAll(".btn, .panel, h1, h2")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  });
  const wide = Math.max(holder.scrollWidth, document.documentElement.scrollWidth);
  return [...out.map((one) => one.textContent.trim()), ...(wide > innerWidth + 1 ? [`${wide} wide`] : [])];
}"""


@pytest.mark.parametrize("lang", ROOMS)
def test_the_end_and_the_analysis_find_room_and_words(lang: str, person: Callable[..., Page]) -> None:
    page = person(lang=lang)
    page.goto("/")
    watch = Watch(page)
    tables = {mode: begun(page, name) for mode, name in MODES.items()}
    for mode, table in tables.items():
        ends(page, table, lang)
        walk(page, watch, rooms(mode, lang), END, f"the end of {mode} in {lang}")
    for mode, table in tables.items():
        # It goes on for as long as somebody asks; until something is known this asks again.
        post(page, f"/api/tables/{table}/analysis", {})
        while not get(page, f"/api/tables/{table}/analysis")["known"]:
            assert post(page, f"/api/tables/{table}/analysis", {})["status"] != "failed"
            page.wait_for_timeout(200)
        looks_into(page, table, lang)
        walk(page, watch, rooms(mode, lang), "main.page", f"the analysis of {mode} in {lang}")
        post(page, f"/api/tables/{table}/analysis/stop", {})
    watch.done(ANY_SHIFT)


def begun(page: Page, name: str) -> str:
    """A table that stands at the end of a record."""
    record = (RECORDS / f"{name}.record").read_text("utf-8")
    made = post(page, "/api/tables/import", {"record": record, "name": "Ada", "mine": [0]})
    return str(made["table"]["id"])


def rooms(mode: str, lang: str) -> list[tuple[tuple[int, int], str]]:
    return [ROOMS[lang], OTHER_ROOMS[lang]] if mode == "quest" else [ROOMS[lang]]


def ends(page: Page, table: str, lang: str) -> None:
    """Open the page of the end: who, why, the race, the count, what next; every turning point leads into the replay."""
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Scores").first.click()
    end = page.locator(END)
    expect(end.locator(".say h2")).to_have_text(re.compile(r"\w"))
    expect(end.locator(".count tbody tr, .count li").first).to_be_visible()
    expect(end.locator(".race .chart .label").first).to_be_visible()
    assert all(end.locator(".turns li").nth(at).is_visible() for at in range(end.locator(".turns li").count()))
    assert end.locator(".turns li a[href*='/replay/']").count() == end.locator(".turns li").count()
    expect(end.get_by_role("link", name=WORDS[lang][0])).to_be_visible()


def looks_into(page: Page, table: str, lang: str) -> None:
    """Open the analysis: it begins, and tells of the last move first."""
    page.goto(f"/analysis/{table}")
    expect(page.get_by_role("heading", name=WORDS[lang][1])).to_be_visible()
    expect(page.locator(".why h2")).to_have_text(re.compile(r"\w"))
    expect(page.locator(".graph .chart .label").first).to_be_visible()


def walk(page: Page, watch: Watch, rooms: list[tuple[tuple[int, int], str]], root: str, where: str) -> None:
    for (width, height), theme in rooms:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(200)
        out = page.evaluate(OUT, root)
        assert out == [], f"{where} at {width}: {out}"
        watch.axe(f"{where} at {width}, {theme}", root)
