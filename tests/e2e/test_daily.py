"""The boards of the day in the browser: one counted try, the best told after it, practice; the day, its calendar, what
is sent to friends. Clean for axe in both languages, two sizes and both themes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from lanterns.daily.boards import best_on
from lanterns.daily.games import Board
from tests.e2e.conftest import SHOTS
from tests.e2e.test_companion import kept
from tests.e2e.test_screens import check

Person = Callable[..., Page]
POST = """async ([path, body]) => {
    const headers = {"Content-Type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return await answer.json();
}"""
CARD = "async () => (await (await fetch('/api/daily')).json()).cards[0]"
RULESETS = "async paths => Promise.all(paths.map(async path => (await (await fetch(path)).json()).ruleset))"
DAY = "async () => (await (await fetch('/api/daily')).json()).day"


def answered(page: Page, day: str, board: Board, answers: list[int]) -> Any:
    """Go on with the counted try of this page's person."""
    told: Any = None
    for at in range(0, len(answers), 40):
        body = {"known": at, "actions": answers[at : at + 40]}
        told = page.evaluate(POST, [f"/api/daily/{day}/{board}", body])
        assert told["kind"] != "barred", told
    return told


def look(page: Page, name: str, findings: list[str]) -> None:
    """In both sizes and themes."""
    for size in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            try:
                check(page, f"{name}-{size[0]}-{theme}")
            except AssertionError as error:
                findings.append(str(error))
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 800})


def test_a_day_is_played_and_told(person: Person) -> None:
    page = person()
    findings: list[str] = []
    page.goto("/daily")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("region", name="How everybody did")).to_contain_text("after your own try")
    day = page.evaluate(DAY)
    best = best_on("dungeon", date.fromisoformat(day))

    page.get_by_role("link", name="Draw today’s dungeon").click()
    expect(page.get_by_role("heading", name="where does your path begin?")).to_be_visible()
    look(page, "daily-play", findings)
    # Nothing to lay, and nothing to finish before there is a line.
    expect(page.get_by_role("button", name="Finish", exact=True)).to_have_count(0)
    answered(page, day, "dungeon", list(best.answers[:-1]))
    page.reload()  # the try is there as far as it was
    page.get_by_role("button", name="Finish", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    told = page.get_by_role("heading", name="Your try is over")
    expect(told).to_be_visible()
    expect(page.locator("section.notice")).to_contain_text(f"Your line is worth {best.points} of {best.points}.")
    page.get_by_role("button", name="See the best line").click()
    expect(page.get_by_role("heading", name="The best line")).to_be_visible()
    page.get_by_role("button", name="Practise").click()
    expect(page.get_by_role("heading", name="where does your path begin?")).to_be_visible()
    page.get_by_role("button", name="My try").click()
    expect(told).to_be_visible()

    answered(page, day, "rescue", list(best_on("rescue", date.fromisoformat(day)).answers))
    page.goto("/daily/rescue")
    page.get_by_role("button", name="See a line that wins").click()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text("1 of ", exact=False).first).to_be_visible()

    page.goto("/daily")
    card = page.get_by_role("article", name="Daily dungeon")
    expect(card).to_contain_text(f"{best.points} of {best.points}")
    expect(page.get_by_role("article", name="Night of the day").get_by_role("link")).to_have_text("Play tonight")
    expect(page.get_by_role("region", name="Daily dungeon:", exact=False)).to_contain_text("yours")
    share = page.get_by_role("region", name="Share, spoiling nothing")
    expect(share).to_contain_text("1 day running")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share.get_by_role("button", name="Text").click()
    expect(share.get_by_role("button", name="Copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert f"/daily/{day}" in copied
    assert "■" in copied
    with page.expect_download() as download:
        share.get_by_role("button", name="Picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    look(page, "daily", findings)

    # By keys from day to day.
    here = page.locator("a[aria-current=date]")
    here.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_text("A past day", exact=False)).to_be_visible()
    page.get_by_role("link", name="To today").click()
    expect(page.get_by_text("until midnight UTC", exact=False)).to_be_visible()
    assert findings == []


def test_a_dungeon_is_drawn_without_a_network_and_sent_once(person: Person) -> None:
    page = person(size=(390, 844), installs=True)
    page.goto("/daily")
    page.get_by_role("article").nth(2).wait_for()
    day = page.evaluate(DAY)
    assert page.request.get(f"/api/daily/{day}/dungeon/ahead", timeout=60_000).ok  # reckoned once, then there
    before = page.evaluate(CARD)["tries"]
    boards = [f"/api/daily/{day}/{board}" for board in ("dungeon", "dungeon/ahead", "night")]
    texts = [f"/api/texts/{ruleset.replace('/', '?edition=')}" for ruleset in page.evaluate(RULESETS, boards[::2])]
    for path in ("/api/daily", *boards, *texts):
        kept(page, path)
    page.context.set_offline(True)
    page.goto("/daily/night")
    expect(page.get_by_text("The server throws the dice of this board", exact=False)).to_be_visible()
    page.goto("/daily/dungeon")
    page.get_by_role("button", name="Start", exact=False).first.click()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Finish", exact=True).first).to_be_visible()
    page.reload()  # the line is there as far as it was drawn
    page.get_by_role("button", name="Finish", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_text("Kept; sent when the line is back.")).to_be_visible()
    page.screenshot(path=str(SHOTS / "daily-held-390.png"))
    page.goto("/daily")
    card = page.get_by_role("article", name="Daily dungeon")
    expect(card).to_contain_text("Kept; sent when the line is back.")
    page.screenshot(path=str(SHOTS / "daily-kept-390.png"))
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("() => localStorage.getItem('lanterns.daily') === null")
    page.reload()
    expect(card.get_by_role("link")).to_contain_text("See the best")
    told = page.evaluate(CARD)
    assert (told["tries"], told["mine"]["late"]) == (before + 1, False)


def test_the_day_in_french(person: Person) -> None:
    page = person(lang="fr-FR")
    findings: list[str] = []
    page.goto("/daily")
    page.get_by_role("link", name="Jouer cette nuit").wait_for()
    page.locator("article .pic svg:visible").nth(2).wait_for()
    look(page, "daily-fr", findings)
    page.goto("/daily/night")
    page.get_by_role("button", name="Repos", exact=False).last.click()
    expect(page.get_by_role("heading", name="Votre essai est terminé")).to_be_visible()
    look(page, "daily-play-fr", findings)
    assert findings == []
