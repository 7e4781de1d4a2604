"""One's own page in a browser: who one is, how the page comes to another device, lanterns, and its end."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.table import SIGHTS, post
from tests.e2e.test_screens import check

Person = Callable[..., Page]
ME = {"kind": "me", "name": "Élodie"}
BOT = {"kind": "bot", "level": "hard"}


def finished(page: Page, game: str, **options: str) -> str:
    """A game that is over, for all its seats were given up."""
    body = {"game": game, "name": "Élodie", "seats": [ME, BOT, BOT], "options": options, "seed": 3}
    table = post(page, "/api/tables", body)["table"]
    for seat in table["mine"]:
        post(page, f"/api/tables/{table['id']}/resign", {"seat": seat})
    return str(table["id"])


def tenth_rated(one: Page, other: Page, server: Server) -> str:
    """A rated game that one lost to another by giving up, the tenth of both: nine are put down as counted before."""
    for page, name in ((one, "Élodie"), (other, "Bob")):
        if not page.url.startswith("http"):
            page.goto("/settings")
        post(page, "/api/profile", {"name": name, "seal": "blue"})
    with sqlite3.connect(server.database) as database:
        for (profile,) in database.execute("SELECT id FROM profiles WHERE name IN ('Élodie', 'Bob')").fetchall():
            database.execute("INSERT OR IGNORE INTO ratings VALUES (?, 'quest', 27, 2.5, 9)", (profile,))
            line = "INSERT OR IGNORE INTO rating_history VALUES (?, 'quest', 9, 1, 27, 2.5, 'before')"
            database.execute(line, (profile,))
    body = {"game": "quest", "name": "Élodie", "seats": [ME, {"kind": "open"}], "rated": True}
    made = post(one, "/api/tables", body)
    table, secret = made["table"]["id"], made["links"][0]["url"].rpartition("/")[2]
    post(other, "/api/links", {"secret": secret})
    post(other, f"/api/tables/{table}/ready", {"ready": True})
    post(one, f"/api/tables/{table}/start", {})
    with sqlite3.connect(server.database) as database:  # who sits there is written down a moment after the start
        while not database.execute("SELECT 1 FROM rated_tables WHERE table_id = ?", (table,)).fetchone():
            one.wait_for_timeout(50)
    post(one, f"/api/tables/{table}/resign", {"seat": 0})
    post(other, f"/api/tables/{table}/resign", {"seat": 1})
    return str(table)


def starred(page: Page, table: str, mark: str) -> None:
    """The star of a game is given by keyboard at its end, where it tells what it brought; it stands in the replay too,
    and the game on one's page, where it comes off and on again."""
    page.goto(f"/table/{table}#end")
    page.locator("dialog.end section.panel p.num > b").wait_for()
    page.locator("dialog.end .race .chart .label").first.wait_for()
    star = page.locator("dialog.end footer button.star")
    star.focus()
    page.keyboard.press("Enter")
    expect(star).to_have_attribute("aria-pressed", "true")
    box = star.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.locator("dialog.end section.panel p.num > b").scroll_into_view_if_needed()
    check(page, f"profile-star-end-{mark}")
    page.goto(f"/replay/{table}")
    page.locator(".stage svg.map").first.wait_for()
    if (page.viewport_size or {"width": 0})["width"] > 1000:
        expect(page.locator("header button.star")).to_have_attribute("aria-pressed", "true")
    check(page, f"profile-star-replay-{mark}")
    page.goto("/replay")
    expect(page.locator(".replays li button[aria-pressed=true]")).to_have_count(1)
    page.locator(".replays li button[aria-pressed=false]").first.click()
    expect(page.locator(".replays li button[aria-pressed=true]")).to_have_count(2)
    check(page, f"profile-star-list-{mark}")
    page.goto("/profile")
    rows = page.locator("section[aria-labelledby=favourites] li")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator(f"a[href$='/replay/{table}']")).to_be_visible()
    rows.nth(0).locator("button").click()
    expect(rows.nth(0).locator("button")).to_have_attribute("aria-pressed", "false")
    rows.nth(1).scroll_into_view_if_needed()
    check(page, f"profile-favourites-{mark}")
    page.reload()
    expect(rows).to_have_count(1)
    rows.locator("a[href$='#end']").click()
    expect(page.locator("dialog.end footer button.star")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("size", "dark", "language"),
    [pytest.param(*sight.values, language, id=language) for sight, language in zip(SIGHTS, ("en", "fr"), strict=True)],
)
def test_ones_own_page_is_clean_and_says_what_was_played(
    person: Person, server: Server, size: tuple[int, int], dark: bool, language: str
) -> None:
    page = person({"en": "en-GB", "fr": "fr-FR"}[language], size, dark)
    mark = f"{language}-{size[0]}-{'dark' if dark else 'light'}"
    page.goto("/")
    page.locator("header.bar a[href$='/profile']").click()
    page.locator("#lanterns").wait_for()
    page.locator("section[aria-labelledby=lanterns] li").nth(7).wait_for()
    check(page, f"profile-empty-{mark}")
    for game in ("quest", "dungeons", "mapmasters"):
        finished(page, game)
    page.reload()
    page.locator("section.me > button").first.click()
    page.locator("#my-name").fill("Élodie")
    page.locator("dialog label.seal").nth(1).click()
    check(page, f"profile-name-{mark}")
    page.locator("dialog .btn.go").click()
    expect(page.locator("#who")).to_have_text("Élodie")
    expect(page.locator("tbody th button")).to_have_count(3)
    page.locator("tbody th button").first.click()
    expect(page.locator("tr.more")).to_be_visible()
    page.locator("section[aria-labelledby=lanterns] .all").click()
    expect(page.locator("section[aria-labelledby=lanterns] li")).to_have_count(40)
    check(page, f"profile-{mark}")
    page.locator("section[aria-labelledby=lanterns] li button").first.click()
    check(page, f"profile-lantern-{mark}")
    page.keyboard.press("Escape")
    starred(page, tenth_rated(page, person(), server), mark)
    page.goto("/")
    expect(page.locator("header.bar a[href$='/profile'] svg.seat-blue")).to_be_visible()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A virtual authenticator of this browser, whose person is always there."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def named(page: Page, name: str, seal: str) -> None:
    """The page of this browser gets its name, by whatever address the browser came."""
    ask = """async (body) => (await fetch("/api/profile", {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    })).status"""
    assert page.evaluate(ask, {"name": name, "seal": seal}) == 200


def test_a_passkey_opens_the_page_on_another_device(person: Person, server: Server) -> None:
    here = f"http://localhost:{server.port}"  # a name, for a bare address has no passkeys
    owner, phone = person(), person(size=(390, 844))
    owner.goto(f"{here}/settings")
    named(owner, "Ada", "green")
    session, ident = authenticator(owner)
    owner.goto(f"{here}/profile")
    owner.get_by_role("button", name="Make a passkey").click()
    expect(owner.get_by_text("The passkey was made")).to_be_visible()
    expect(owner.get_by_text("Your passkeys")).to_be_visible()
    check(owner, "profile-passkey-1280-light")
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": ident})["credentials"]
    assert len(keys) == 1

    phone.goto(f"{here}/settings")
    named(phone, "Bob", "")
    other, twin = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": twin, "credential": keys[0]})
    phone.goto(f"{here}/profile")
    expect(phone.locator("#who")).to_have_text("Bob")
    phone.get_by_role("button", name="Open with a passkey").click()
    dialog = phone.locator("dialog[open]")
    expect(dialog).to_contain_text("This passkey belongs to the page of Ada")
    check(phone, "profile-other-390-light")
    dialog.get_by_role("button", name="Bring them together").click()
    expect(phone.locator("#who")).to_have_text("Ada")

    owner.reload()
    expect(owner.get_by_text("Your devices")).to_be_visible()
    owner.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(owner.get_by_text("Your passkeys")).not_to_be_visible()
    phone.get_by_role("button", name="Open with a passkey").click()
    expect(phone.locator("p[role=alert]")).to_contain_text("leads to no page here")


def test_three_words_on_both_screens_and_then_all_is_deleted(person: Person, tmp_path: Path) -> None:
    owner, phone = person(), person("fr-FR", (390, 844), True)
    owner.goto("/profile")
    finished(owner, "quest")
    body: dict[str, Any] = {"game": "quest", "name": "Ada", "seats": [ME, BOT], "seed": 3}
    table = post(owner, "/api/tables", body)["table"]["id"]
    post(owner, "/api/profile", {"name": "Ada", "seal": "red"})
    owner.reload()
    owner.get_by_role("button", name="Or move once, by three words").click()
    owner.get_by_role("button", name="Show three words").click()
    words = owner.locator("dialog .words b")
    expect(words).to_have_count(3)
    check(owner, "profile-words-1280-light")
    phone.goto("/profile")
    phone.get_by_role("button", name="Ou la déplacer une fois, par trois mots").click()
    phone.get_by_role("textbox", name="Trois mots").fill("rien de tel")
    phone.get_by_role("button", name="Demander à entrer").click()
    expect(phone.locator("p[role=alert]")).to_contain_text("ne mènent à aucune page")
    phone.get_by_role("textbox", name="Trois mots").fill(" · ".join(words.all_inner_texts()))
    phone.get_by_role("button", name="Demander à entrer").click()
    expect(phone.get_by_text(re.compile("Page.: Ada"))).to_be_visible()
    check(phone, "profile-words-390-dark")
    expect(owner.get_by_text("Another device has typed these words.")).to_be_visible()
    owner.get_by_role("button", name="Let it in").click()
    expect(phone.get_by_text("Votre page est maintenant sur cet appareil.")).to_be_visible()
    phone.goto(f"/table/{table}")
    phone.locator("main.table").wait_for()

    owner.goto("/profile")
    with owner.expect_download() as taken:
        owner.get_by_role("button", name="Take it out").click()
    file = tmp_path / "page.json"
    taken.value.save_as(file)
    told = json.loads(file.read_text("utf-8"))
    assert (told["profile"]["name"], len(told["records"]), told["running"]) == ("Ada", 1, [table])
    assert told["settings"]["language"] == "en"
    owner.get_by_role("button", name="Delete all…").click()
    check(owner, "profile-delete-1280-light")
    hold = owner.get_by_role("button", name="Hold for 2 seconds")
    hold.click()  # a press is not enough
    expect(owner.locator("dialog[open]")).to_be_visible()
    hold.dispatch_event("pointerdown", {"button": 0})
    expect(owner.get_by_text("All that was kept of you is deleted.")).to_be_visible()
    expect(owner.locator("#who")).to_have_text("You")
    assert post(owner, "/api/profile/import", {"file": json.dumps({**told, "records": []})})["games"] == 1
    phone.goto("/profile")
    expect(phone.get_by_text("Aucune partie finie")).to_be_visible()
