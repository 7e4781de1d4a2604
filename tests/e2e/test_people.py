"""People who meet here: a table opened by one and found by another, a report, and what whoever runs the server does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lanterns.store import Store, database_url
from lanterns.store.people.hosting import new_host_link
from lanterns.web.door.devices import hashed, new_secret
from tests.e2e.conftest import Server
from tests.e2e.table import SIGHTS, post
from tests.e2e.test_screens import check

Person = Callable[..., Page]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}


def host_link(server: Server) -> str:
    """What `lanterns host-link` does beside a server that runs."""
    secret = new_secret()
    store = Store(database_url(str(server.database)))
    new_host_link(store, hashed(secret), time.time())
    store.close()
    return f"/host/{secret}"


def laid(page: Page, *seats: dict[str, Any], **more: Any) -> str:
    if not page.url.startswith("http"):
        page.goto("/")
    body = {"game": "quest", "name": "Ada", "seats": list(seats), **more}
    return str(post(page, "/api/tables", body)["table"]["id"])


def test_one_opens_a_table_and_another_sits_down_reports_and_the_host_closes_it(person: Person, server: Server) -> None:
    ada, lise, eve = person(), person(lang="fr-FR", size=(390, 844)), person()
    ada.goto("/new/quest?seats=open")
    ada.get_by_label("Show it to everybody here").wait_for()
    expect(ada.get_by_label("Show it to everybody here")).to_be_checked()
    ada.locator(".seg", has_text="Beginners").get_by_role("radio", name="Beginners").click()
    ada.locator("main.new input").first.fill("Ada")
    ada.get_by_role("button", name="Lay the table").click()
    ada.get_by_label("Show it to everybody here").wait_for()
    expect(ada.get_by_role("radio", name="Beginners")).to_be_checked()
    ada.get_by_label("Others may watch the game").check()

    lise.goto("/open")
    row = lise.get_by_role("listitem").filter(has_text="Ada attend")
    expect(row).to_contain_text("pour débuter")
    row.get_by_role("button", name="S’asseoir").click()
    lise.get_by_role("dialog").get_by_role("textbox").fill("Lise")
    lise.get_by_role("dialog").get_by_role("button", name="S’asseoir").click()
    lise.wait_for_url("**/table/*")
    expect(ada.get_by_text("Lise").first).to_be_visible()
    lise.get_by_label("Dire", exact=False).first.wait_for()
    table = lise.url.rpartition("/")[2]
    post(lise, f"/api/tables/{table}/chat", {"text": "You will lose, you fool"})
    expect(ada.get_by_text("You will lose, you fool", exact=True)).to_be_visible()

    ada.get_by_role("button", name="People at this table").click()
    dialog = ada.get_by_role("dialog", name="People at this table")
    dialog.get_by_role("button", name="Report: Lise").click()
    report = ada.get_by_role("dialog", name="Report Lise")
    report.get_by_label("You will lose, you fool").check()
    report.get_by_label("What happened?").fill("Rude from the start.")
    report.get_by_role("button", name="Send it").click()
    expect(dialog.get_by_role("status")).to_contain_text("It was sent")
    dialog.get_by_role("button", name="Block: Lise").click()
    expect(dialog).to_contain_text("Lise is blocked")
    dialog.get_by_role("button", name="Close").click()
    ada.reload()
    expect(ada.get_by_text("(hidden: you blocked them)")).to_be_visible()
    expect(ada.get_by_text("You will lose, you fool", exact=True)).to_have_count(0)

    eve.goto("/host")
    expect(eve.get_by_text("This page is for whoever runs this server")).to_be_visible()
    eve.goto(host_link(server))
    eve.get_by_role("button", name="Open it here").click()
    eve.wait_for_url("**/host")
    reports = eve.get_by_role("region", name="Reports")
    expect(reports).to_contain_text("You will lose, you fool")
    expect(reports).to_contain_text("Rude from the start.")
    reports.get_by_role("button", name="Shut out: Lise").click()
    ban = eve.get_by_role("dialog", name="Shut out Lise")
    ban.get_by_role("radio", name="30 days").click()
    ban.get_by_role("button", name="Shut out").click()
    expect(eve.get_by_role("region", name="Shut out")).to_contain_text("Lise")
    lise.get_by_role("button", name="Saluer").click()
    expect(lise.get_by_role("alert").filter(has_text="fermé").first).to_be_visible()
    reports.get_by_role("button", name="Dealt with: Lise").click()
    expect(reports).to_contain_text("Nothing was reported.")
    tables = eve.get_by_role("region", name="Tables", exact=True)
    theirs = tables.get_by_role("button", name="Ada and Lise")
    count = theirs.count()  # other tests lay tables on this server
    theirs.first.click()
    tables.get_by_role("button", name="Hold to close the table").focus()
    eve.keyboard.down("Enter")
    expect(theirs).to_have_count(count - 1)
    eve.keyboard.up("Enter")
    expect(ada.get_by_text("There is no such table.")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "dark", "language"),
    [pytest.param(*sight.values, language, id=language) for sight, language in zip(SIGHTS, ("en", "fr"), strict=True)],
)
def test_the_screens_are_clean_in_both_languages(
    person: Person, server: Server, size: tuple[int, int], dark: bool, language: str
) -> None:
    page = person({"en": "en-GB", "fr": "fr-FR"}[language], size, dark)
    other = person()
    mark = f"{language}-{size[0]}-{'dark' if dark else 'light'}"
    page.goto("/open")
    page.locator("section.open").wait_for()
    check(page, f"open-empty-{mark}")
    listing = {"language": "fr", "level": "strong", "watch": True}
    laid(other, ME, OPEN, OPEN, name="Jules", open=listing)
    dungeon = laid(other, ME, OPEN, game="dungeons", name="Maya", open={"language": "any", "level": "any"})
    played = laid(other, ME, OPEN, name="Karim", open=listing)
    third = person()
    third.goto("/")
    key = next(one["key"] for one in third.request.get("/api/open").json()["tables"] if one["host"] == "Karim")
    post(third, "/api/open/sit", {"key": key, "name": "Lise"})
    post(third, f"/api/tables/{played}/ready", {"ready": True})
    post(other, f"/api/tables/{played}/start", {})
    page.reload()
    page.locator("section.open li").nth(2).wait_for()
    check(page, f"open-{mark}")
    page.locator("section.open select").nth(1).select_option("en")
    expect(page.locator("section.open li", has_text="Maya")).to_have_count(1)
    expect(page.locator("section.open li", has_text="Jules")).to_have_count(0)
    page.goto("/new/quest?seats=open")
    page.locator(".check").first.wait_for()
    check(page, f"open-new-{mark}")

    # Somebody met before is asked, and sees it.
    over = laid(page, ME, OPEN, name="Zoé")
    url = page.request.post(f"/api/tables/{over}/links", data={"seat": 1}, headers={"Origin": server.url}).json()["url"]
    third.goto(url)
    third.get_by_label("Your name").fill("Noor")
    third.get_by_role("button", name="Sit down").click()
    third.wait_for_url(f"**/table/{over}")
    post(third, f"/api/tables/{over}/ready", {"ready": True})
    post(page, f"/api/tables/{over}/start", {})
    post(third, f"/api/tables/{over}/resign", {"seat": 1})
    post(page, f"/api/tables/{over}/resign", {"seat": 0})
    post(third, f"/api/tables/{over}/again", {})
    page.goto(f"/table/{over}")
    page.get_by_role("button", name="Scores").click()
    page.locator("footer .there").filter(has_text="Noor").wait_for()
    check(page, f"again-{mark}")
    page.goto("/open")
    page.locator("section.asked").wait_for()
    check(page, f"invitation-{mark}")
    page.locator("section.asked .btn").first.click()
    name = page.get_by_role("dialog").get_by_role("textbox")
    name.fill("Zoé")
    page.get_by_role("dialog").locator(".btn.go").click()
    page.wait_for_url("**/table/*")
    page.locator("section.about .btn.ghost.sm").click()
    page.locator("dialog[open] li").first.wait_for()
    check(page, f"people-{mark}")
    post(page, "/api/reports", {"table": over, "person": 1, "text": "Left in the middle, three times."})
    page.goto(host_link(server))
    page.locator("section.ask .btn").wait_for()
    check(page, f"host-open-{mark}")
    page.locator("section.ask .btn").click()
    page.locator("#host-tables").wait_for()
    page.locator("section[aria-labelledby=host-tables] .head").first.click()
    check(page, f"host-{mark}")
    page.locator("section[aria-labelledby=reports] .btn").first.click()
    page.locator("dialog[open]").wait_for()
    check(page, f"host-ban-{mark}")
    for table in (dungeon, played):
        post(page, "/api/host/tables/close", {"table": table})
