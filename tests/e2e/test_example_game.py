"""The game of tests/example_game in a browser: a client that is built with its kit, a server that knows its rules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import ROOT, Server

KIT = ROOT / "tests" / "example_game" / "pig"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the released client knows nothing of this game."""
    built = tmp_path_factory.mktemp("client")
    node = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    subprocess.run(
        [ROOT / "client" / "node_modules" / ".bin" / "vite", "build", "--outDir", built, "--emptyOutDir"],
        cwd=ROOT / "client", env={**os.environ, "PATH": node, "LANTERNS_KITS": str(KIT)}, check=True,
        capture_output=True,
    )  # fmt: skip
    server = Server(tmp_path_factory.mktemp("server"), built, games="tests.example_game.pig")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("lang", "sit", "lay", "turns"),
    [("en-GB", "Sit down: Pig", "Lay the table", r"Roll the die|Keep the points"),
     ("fr-FR", "Cochon", "Mettre la table", r"Lancer le dé|Garder les points")],
)  # fmt: skip
def test_it_is_sat_down_to_and_played(
    table: Server, browser: Browser, lang: str, sit: str, lay: str, turns: str
) -> None:
    context = browser.new_context(base_url=table.url, locale=lang, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/")
    page.get_by_role("link", name=re.compile(sit)).first.click()
    page.get_by_role("button", name=lay).click()
    page.wait_for_url("**/table/*")
    ident = page.url.rpartition("/")[2]
    expect(page.locator(".pig")).to_be_visible()
    for _ in range(6):
        answer = page.get_by_role("button", name=re.compile(turns)).last
        expect(answer).to_be_enabled()
        before = page.request.get(f"/api/tables/{ident}").json()["version"]
        answer.click()
        page.wait_for_function(
            "([id, version]) => fetch(`/api/tables/${id}`).then((a) => a.json()).then((t) => t.version > version)",
            arg=[ident, before],
        )
    assert page.request.get(f"/api/tables/{ident}").json()["version"] >= 12
    assert errors == []
    context.close()
