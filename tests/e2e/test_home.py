"""The home page looks after tables: one that cannot be opened, and those that are no longer wanted."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import ROOT, Server


def laid(page: Page, title: str, *kinds: str) -> str:
    script = """async ([title, kinds]) => {
        const body = JSON.stringify({game: "quest", title, name: "Ada", seats: kinds.map((kind) => ({kind}))});
        const headers = {"Content-Type": "application/json"};
        const answer = await fetch("/api/tables", {method: "POST", body, headers});
        return (await answer.json()).table.id;
    }"""
    return str(page.evaluate(script, [title, kinds]))


def test_tables_that_go_and_one_that_cannot_be_opened(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, ROOT / "client" / "dist")
    server.start()
    page = browser.new_context(base_url=server.url, locale="en-GB", service_workers="block").new_page()
    page.goto("/")
    idents = {
        title: laid(page, title, *kinds)
        for title, kinds in {"Broken": ["me", "me"], "Evening": ["me", "open"], "Going": ["me", "me"]}.items()
    }
    server.stop()
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE game_tables SET ruleset = 'quest/99' WHERE id = ?", (idents["Broken"],))
    connection.close()
    server.start()
    try:
        page.goto("/")
        page.get_by_role("link", name=re.compile("more tables?$")).click()
        rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")
        expect(rows).to_have_count(3)
        broken = rows.filter(has_text="Broken")
        expect(broken).to_contain_text("Its rules are not known to this version of the program.")
        expect(broken.get_by_role("link")).to_have_count(0)
        with page.expect_download() as download:
            broken.get_by_role("button", name="Save").click()
        text = Path(download.value.path()).read_text("utf-8")
        assert text.startswith("three-lanterns-record 1\ngame: quest\nruleset: quest/")

        rows.filter(has_text="Evening").get_by_role("button", name="Delete the table").click()
        dialog = page.get_by_role("dialog", name="Delete the table?")
        expect(dialog).to_contain_text("Evening")
        dialog.get_by_role("button", name="Keep it").click()
        expect(rows).to_have_count(3)
        rows.filter(has_text="Evening").get_by_role("button", name="Delete the table").click()
        dialog.get_by_role("button", name="Delete", exact=True).click()
        expect(rows).to_have_count(2)

        # another window of the same table is told
        other = page.context.new_page()
        other.goto(f"/table/{idents['Going']}")
        expect(other.get_by_role("heading", level=1)).to_have_text("Going")
        page.bring_to_front()
        page.goto(f"/table/{idents['Going']}")
        page.get_by_role("button", name="At this table").first.click()
        page.get_by_role("button", name="Delete the table").click()
        page.get_by_role("dialog", name="Delete the table?").get_by_role("button", name="Delete", exact=True).click()
        page.wait_for_url(f"{server.url}/")
        page.goto("/tables")
        expect(other.get_by_text("There is no such table.")).to_be_visible()
        expect(rows).to_have_count(1)
    finally:
        page.context.close()
        server.stop()
