"""A served table and people with real browsers. Every wait has an end: the whole folder takes a few minutes at most."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
# A page does what it is asked within a second; a machine that does much else besides may take long over it.
WAIT_MS = 25_000
expect.set_options(timeout=WAIT_MS)
HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.browser)


class Server:
    """A server process on a port of its own; `stop` and `start` cut and mend everybody's line."""

    def __init__(self, folder: Path, client: Path, path: str = "", games: str = "") -> None:
        """`path` is the sub-path that visitors find it below, such as "/lanterns"; `games` are modules with games from
        elsewhere."""
        self.environment = {**os.environ, "LANTERNS_GAMES": games}
        if games:
            self.environment["PYTHONPATH"] = os.pathsep.join([*(place for place in sys.path if place), str(ROOT)])
        # A copy, so that a build in the meantime does not change what is tested.
        self.client = shutil.copytree(client, folder / "client")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{path}"
        self.public = [f"{self.url}/"] if path else []
        self.database = folder / "tables.sqlite3"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(HERE / "serve.py"), str(self.port), str(self.database), str(self.client)]
        command += self.public
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment)
        deadline = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Another folder by LANTERNS_CLIENT, so that several builds can be tested side by side.
    built = Path(os.environ.get("LANTERNS_CLIENT", ROOT / "client" / "dist"))
    if not (built / "index.html").exists():
        pytest.fail("the client is not built: python3 run.py client")
    server = Server(tmp_path_factory.mktemp("server"), built)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("no Chromium is installed; python3 run.py test installs one")
    # Chromium's own sandbox needs rights that root in a container lacks.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """`person(lang=, size=, dark=, briefing=, installs=)` is somebody with a browser of their own; one that `installs`
    has the page's service worker. An error of the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def complain(said: ConsoleMessage) -> None:
        # A cut line or a refusal by the server is no error of the page.
        if said.type == "error" and "Failed to load" not in said.text and "net::" not in said.text:
            errors.append(said.text)

    def make(
        lang: str = "en-GB",
        size: tuple[int, int] = (1280, 800),
        dark: bool = False,
        touch: bool = False,
        briefing: bool = False,
        installs: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server.url, locale=lang, viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light", reduced_motion="reduce", has_touch=touch,
            service_workers="allow" if installs else "block", **more,
        )  # fmt: skip
        context.set_default_timeout(WAIT_MS)
        contexts.append(context)
        if not briefing:  # a mission begins at its question
            context.add_init_script("localStorage.setItem('lanterns.briefing', 'skip')")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.on("console", complain)
        return page

    yield make
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            # What everybody saw when it went wrong.
            SHOTS.mkdir(parents=True, exist_ok=True)
            for page in context.pages:
                page.screenshot(path=str(SHOTS / f"failed-{request.node.name}-{number}.png"))
        context.close()
    assert errors == []
