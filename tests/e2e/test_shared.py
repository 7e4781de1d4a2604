"""A finished game that is shared, for somebody who has only its link: the end, the replay and the analysis of each mode
in both languages, sizes and themes; made, filmed and closed by those who played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT
from tests.e2e.table import SIGHTS, post
from tests.e2e.test_screens import check

Person = Callable[..., Page]
RECORDS = ROOT / "tests" / "fixtures" / "records"
#: a finished game of each mode: won, lost, tied, together and alone
ENDS = (
    "quest/2/together-4", "quest/2/chosen-peasant-won", "quest/2/danongorf-fallen", "dungeons/4/heroes-2-won-queen",
    "dungeons/4/heroes-3-lost-way",
)  # fmt: skip
OTHERS = ("mapmasters/2", "mapmasters-coop/3")


def records() -> list[Path]:
    """Those, and the first of each game of the other box."""
    return [RECORDS / f"{name}.record" for name in ENDS] + [min((RECORDS / name).glob("*.record")) for name in OTHERS]


def bring(page: Page, record: Path) -> dict[str, Any]:
    """A table that stands at the end of a record."""
    if not page.url.startswith("http"):
        page.goto("/settings")
    text = record.read_text("utf-8")
    table: dict[str, Any] = post(page, "/api/tables/import", {"record": text, "name": "Ada"})["table"]
    assert table["status"] == "over", record
    return table


@pytest.mark.parametrize(
    ("size", "dark", "language"),
    [pytest.param(*sight.values, language, id=language) for sight, language in zip(SIGHTS, ("en", "fr"), strict=True)],
)
def test_the_public_page_of_every_mode_is_clean_for_axe(
    person: Person, size: tuple[int, int], dark: bool, language: str
) -> None:
    owner, page = person(), person({"en": "en-GB", "fr": "fr-FR"}[language], size, dark)
    mark = f"{language}-{size[0]}-{'dark' if dark else 'light'}"
    for record in records():
        table = bring(owner, record)
        token = post(owner, f"/api/tables/{table['id']}/share", {})["token"]
        page.goto(f"/shared/{token}?lang={language}")
        expect(page.locator(".end .say h2")).to_be_visible()
        expect(page.locator(".end .race .chart .label").first).to_be_attached()
        assert page.evaluate("document.documentElement.lang") == language
        check(page, f"shared-{record.parent.parent.name}-{record.stem}-{mark}")
        assert table["id"] not in page.content()


def test_a_game_is_shared_filmed_and_closed_again(person: Person) -> None:
    page, stranger = person(), person("fr-FR")
    table = bring(page, RECORDS / "dungeons/4/heroes-3-lost-way.record")
    page.goto(f"/replay/{table['id']}")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    dialog.get_by_role("button", name="Make a public page").click()
    here = dialog.get_by_role("textbox").input_value()
    dialog.get_by_text("The end", exact=True).click()
    link = dialog.get_by_role("textbox").input_value()
    assert table["id"] not in here + link
    # A part of it is a film.
    with page.expect_download(timeout=120_000) as saved:
        dialog.get_by_role("button", name="Save the film").click()
        expect(dialog.get_by_text("Recorded:")).to_be_visible()
    film = Path(saved.value.path()).read_bytes()
    assert film[4:8] == b"ftyp" or film[:4] == b"\x1aE\xdf\xa3"
    assert len(film) > 10_000
    stranger.goto(link.replace("lang=en", "lang=fr"))
    expect(stranger.locator(".end .say h2")).to_be_visible()
    for address in (link, here):
        head = stranger.request.get(address).text()
        card = stranger.request.get(re.findall(r'og:image" content="([^"]+)"', head)[0])
        assert card.status == 200
        assert card.body().startswith(b"\x89PNG")
    # The replay and the analysis open by the same address.
    stranger.locator(".end .foot").get_by_role("link", name="Revoir").click()
    stranger.get_by_role("slider").wait_for()
    token = link.rpartition("/")[2].partition("?")[0]
    stranger.goto(f"/analysis/{token}")
    expect(stranger.get_by_text("Revoir", exact=False).first).to_be_visible()
    # Closed, it says so in one sentence, by every way in.
    dialog.get_by_role("button", name="Close the public page").click()
    expect(dialog.get_by_role("button", name="Make a public page")).to_be_visible()
    for path in ("shared", "replay", "analysis"):
        stranger.goto(f"/{path}/{token}")
        expect(stranger.get_by_text("sa page a été fermée")).to_be_visible()


def test_a_browser_that_records_no_films_says_so(person: Person) -> None:
    page = person()
    page.add_init_script("delete window.MediaRecorder")
    table = bring(page, RECORDS / "dungeons/4/heroes-3-lost-way.record")
    page.goto(f"/replay/{table['id']}")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This browser records no films.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Save the film")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Save the picture")).to_be_visible()
