"""Below a sub-path, as behind a proxy that serves other things too: every address of the page stays below it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.e2e.conftest import ROOT, Server
from tests.e2e.table import by_key, sit

PATH = "/lanterns"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, ROOT / "client" / "dist", PATH)
    server.start()
    yield server
    server.stop()


def asks(page: Page, path: str, body: dict[str, object]) -> dict[str, object]:
    script = """async ([path, body]) => (await fetch(path, {method: "POST", body,
        headers: {"Content-Type": "application/json"}})).json()"""
    answer: dict[str, object] = page.evaluate(script, [path, json.dumps(body)])
    return answer


def test_two_browsers_meet_below_a_sub_path(browser: Browser, below: Server) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    ada, bo = (browser.new_context(locale="en-GB", service_workers="block").new_page() for _ in range(2))
    for page in (ada, bo):
        page.on("request", note)
    ada.goto(f"{below.url}/")
    ada.get_by_role("link", name="Rules").first.click()
    ada.wait_for_url(f"{below.url}/rules**")
    expect(ada.get_by_role("heading", level=1)).to_have_text("Rules")
    ada.reload()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Rules")
    ada.get_by_role("link", name="Back").first.click()
    ada.wait_for_url(f"{below.url}/")
    made = asks(
        ada, f"{PATH}/api/tables", {"game": "quest", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    ada.goto(f"{below.url}/table/{made['table']['id']}")  # type: ignore[index]
    expect(ada.get_by_role("heading", level=1)).to_have_text("Quest table")
    link = str(made["links"][0]["url"])  # type: ignore[index]
    assert link.startswith(f"{below.url}/seat/")
    sit(bo, link)
    bo.wait_for_url(f"{below.url}/table/**")
    bo.get_by_label("Your name").fill("Bo")
    by_key(bo.get_by_label("Your name"))
    expect(ada.locator(".seats")).to_contain_text("Bo")  # by the event stream
    bo.goto(f"{below.url}/seat/nobody")
    expect(bo.get_by_role("link", name=re.compile("tables")).first).to_have_attribute("href", f"{PATH}/")
    elsewhere = [url for url in asked if not url.startswith((f"{below.url}/", "data:"))]
    assert elsewhere == []
    for page in (ada, bo):
        page.context.close()
