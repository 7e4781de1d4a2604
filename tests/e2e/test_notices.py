"""Notices with browsers: switched on by their person, sent for real to servers on this machine, followed to the table.

Chromium asks Google's service for a push address, which these tests cannot reach: the address and the keys are the
tests' own, put in place of what the browser would have answered. All else is real: the permission, the worker, what the
server encrypts and posts, and the notice that the browser shows of it.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Server
from tests.e2e.table import SIGHTS, lay, links, post
from tests.e2e.test_screens import ME, OPEN, check
from tests.web.sinks import Browser, MailBox, Sink, mailbox, sink

Person = Callable[..., Page]

SUBSCRIBED = """
PushManager.prototype.subscribe = async (options) => ({
  options, toJSON: () => ({ endpoint: %s, keys: %s }), unsubscribe: async () => true,
});
"""
# Chromium takes a notice back that is asked for before it is drawn: it is asked for once the worker has shown it.
TELLS = """() => {
  const show = self.registration.showNotification.bind(self.registration);
  self.shown = new Promise((resolve, reject) => {
    self.registration.showNotification = (...notice) => {
      const done = show(...notice);
      done.then(resolve, reject);
      return done;
    };
  });
}"""
SHOWN = """async () =>
  (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body, one.data])"""


@pytest.fixture(scope="module")
def post_box() -> Iterator[MailBox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def chat() -> Iterator[Sink]:
    with sink() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post_box: MailBox, chat: Sink) -> Iterator[Server]:
    """A server that may send to both."""
    server = Server(tmp_path_factory.mktemp("notices"), Path(ROOT / "client" / "dist"))
    server.environment |= {"LANTERNS_SMTP": post_box.url, "LANTERNS_NOTICE_HOSTS": chat.place}
    server.public = [f"{server.url}/"]
    server.start()
    yield server
    server.stop()


def wait_for(done: Callable[[], object]) -> None:
    deadline = time.monotonic() + 25
    while not done():
        assert time.monotonic() < deadline, "nothing came"
        time.sleep(0.02)


def card(page: Page) -> Any:
    page.goto("/settings")
    found = page.locator("section.notices")
    found.locator("li").first.wait_for()
    return found


def turn_of(host: Page, table: str, seat: int, guest: Page) -> None:
    """The game goes on until that seat is asked anew; the host sits at 0."""
    while True:
        for page, own in ((host, 0), (guest, 1)):
            shown = page.request.get(f"/api/tables/{table}?seat={own}").json()
            if shown["view"]["options"]:
                code = shown["view"]["options"][0]["code"]
                post(page, f"/api/tables/{table}/actions", {"seat": own, "version": shown["version"], "code": code})
                break
        if seat in page.request.get(f"/api/tables/{table}?seat=-1").json()["view"]["actors"]:
            return


def table_of_two(host: Page, guest: Page) -> str:
    """A table of Quest at which the guest, who looks at another page, sits at 1."""
    table = lay(host, seats=[ME, OPEN])
    secret = links(host, table)["1"].rpartition("/")[2]
    guest.goto("/settings")
    post(guest, "/api/links", {"secret": secret, "name": "Lise"})
    post(guest, f"/api/tables/{table}/ready", {"ready": True})
    post(host, f"/api/tables/{table}/start", {})
    return table


@pytest.mark.parametrize(
    ("lang", "size", "dark"),
    [
        ("en-GB", (1280, 800), False),
        ("fr-FR", (390, 844), True),
        ("en-GB", (390, 844), False),
        ("fr-FR", (1280, 800), True),
    ],
)
def test_the_card_in_both_languages(
    person: Person, chat: Sink, post_box: MailBox, lang: str, size: tuple[int, int], dark: bool
) -> None:
    page = person(lang=lang, size=size, dark=dark, timezone_id="Europe/Paris")
    notices = card(page)
    switches = notices.get_by_role("switch")
    expect(switches).to_have_count(3)
    switches.nth(2).click()
    field = notices.locator("input[type=url]")
    field.fill("http://192.168.0.1/hook")
    notices.locator("form .btn").click()
    expect(notices.get_by_role("alert")).to_have_text(re.compile("own network|réseau du serveur"))
    field.fill(f"{chat.url}/hook")
    notices.locator("form .btn").click()
    expect(notices.locator(".where")).to_have_text(f"{chat.url}/hook")
    switches.nth(1).click()
    notices.locator("input[type=email]").fill("elodie@example.org")
    notices.locator("form .btn").click()
    expect(notices.get_by_text("elodie@example.org")).to_be_visible()
    switches.nth(3).click()
    expect(notices.locator("select")).to_have_count(3)
    notices.locator("select").nth(1).select_option("1410")
    expect(notices.get_by_text("23:30", exact=False).first).to_be_visible()
    expect(notices.get_by_text("Europe/Paris")).to_be_visible()
    notices.locator("> .btn").click()
    expect(notices.locator(".tried p")).to_have_count(2)
    expect(notices.locator(".tried p").nth(0)).to_contain_text("Sent" if lang == "en-GB" else "Envoyé")
    expect(notices.locator(".tried p").nth(1)).to_have_class(re.compile("bad"))  # the address is not confirmed
    notices.scroll_into_view_if_needed()
    check(page, f"notices-{lang[:2]}-{size[0]}-{'dark' if dark else 'light'}")
    switches.nth(2).click()
    expect(notices.locator(".where")).to_have_count(0)


def test_a_mail_leads_to_the_table_and_another_one_off_the_list(person: Person, post_box: MailBox) -> None:
    host, guest, stranger = person(), person(), person()
    table = table_of_two(host, guest)
    notices = card(guest)
    notices.get_by_role("switch").nth(1).click()
    notices.locator("input[type=email]").fill("lise@example.org")
    post_box.mails.clear()
    notices.locator("form .btn").click()
    wait_for(lambda: post_box.mails)
    (confirm,) = re.findall(r"http://\S+", post_box.mails[0].get_content())
    stranger.goto(confirm)
    stranger.get_by_role("button", name="It is my address").click()
    expect(stranger.get_by_role("status").filter(has_text="confirmed")).to_be_visible()
    check(stranger, "notices-confirmed")
    stranger.goto(confirm)  # a second time says the same
    expect(stranger.get_by_role("status").filter(has_text="confirmed")).to_be_visible()
    turn_of(host, table, 1, guest)
    wait_for(lambda: len(post_box.mails) > 1)
    told = post_box.mails[1]
    assert told["Subject"] == "Your turn: Quest"
    link, off = re.findall(r"http://\S+", told.get_content())
    guest.goto(link)
    guest.locator("section.prompt.asks").wait_for()
    stranger.goto(off)
    stranger.get_by_role("button", name="Send no more").click()
    expect(stranger.get_by_text("No more notices come to this address.")).to_be_visible()
    expect(card(guest).get_by_role("switch").nth(1)).to_have_attribute("aria-checked", "false")
    stranger.goto(off.replace("/off/", "/off/x"))
    expect(stranger.get_by_text("This link is not whole")).to_be_visible()


def test_a_push_is_shown_by_the_browser(person: Person, chat: Sink) -> None:
    host, guest = person(), person(permissions=["notifications"], installs=True)
    browser = Browser()
    guest.add_init_script(SUBSCRIBED % (json.dumps(f"{chat.url}/push"), json.dumps(browser.keys)))
    table = table_of_two(host, guest)
    notices = card(guest)
    chat.posted.clear()
    notices.get_by_role("switch").first.click()
    expect(notices.get_by_role("switch").first).to_have_attribute("aria-checked", "true")
    turn_of(host, table, 1, guest)
    wait_for(lambda: chat.posted)
    (posted,) = chat.posted
    assert posted.path == "/push"
    told = browser.read(posted.body)
    assert told["path"] == f"/table/{table}"
    # What the push service would hand to the browser is handed to it.
    tools = guest.context.new_cdp_session(guest)
    registered: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: registered.extend(one["registrationId"] for one in said["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    wait = time.monotonic() + 25
    while not registered and time.monotonic() < wait:
        guest.wait_for_timeout(50)
    origin = guest.url.removesuffix("/settings")
    (worker,) = guest.context.service_workers
    worker.evaluate(TELLS)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registered[0], "data": json.dumps(told)},
    )
    worker.evaluate("() => self.shown")
    assert guest.evaluate(SHOWN) == [["Your turn: Quest", told["body"], {"path": f"/table/{table}"}]]


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_time_is_chosen_at_the_start_and_shown(person: Person, size: tuple[int, int], dark: bool) -> None:
    page = person(size=size, dark=dark, lang="fr-FR" if dark else "en-GB")
    mark = f"{size[0]}-{'dark' if dark else 'light'}"
    page.goto("/new/quest")
    clock = page.get_by_label("Temps pour répondre" if dark else "Time to answer", exact=True)
    after = page.get_by_role("radiogroup", name="Quand le temps est écoulé" if dark else "When time is over")
    expect(after).to_have_count(0)
    clock.select_option("turns 259200 0")
    expect(after).to_be_visible()
    after.get_by_role("radio").nth(1).click()
    check(page, f"pace-new-{mark}")
    page.locator("footer .go").click()
    page.locator("section.prompt").wait_for()
    chip = page.locator("header .chip.num")
    expect(chip).to_have_attribute("title", re.compile(r"Il vous reste 3\sjours" if dark else "You have 3 days"))
    check(page, f"pace-table-{mark}")
    shown = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["pace"]
    assert (shown["kind"], shown["seconds"], shown["after"]) == ("turns", 259200, "resign")
    page.goto("/")
    expect(page.get_by_text(re.compile(r"reste 3\sjours" if dark else "3 days left")).first).to_be_visible()
    page.goto("/settings")
    page.get_by_role("button", name="Arrêter mes horloges" if dark else "Pause my clocks").click()
    expect(page.get_by_role("button", name="Je suis de retour" if dark else "I am back")).to_be_visible()
    check(page, f"pace-holiday-{mark}")
