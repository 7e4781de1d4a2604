"""Several people: links, words, two browsers in one game, a cut line, a stale answer, spectators."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import SHOTS, Server
from tests.e2e.table import by_key, forward, lay, lines, links, look, moved_on, post, sit, to_the_end

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
Person = Callable[..., Page]


def test_two_browsers_play_one_game_and_a_cut_line_mends_itself(person: Person, server: Server) -> None:
    ada, bo = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, OPEN], seed=21)
    expect(ada.get_by_role("heading", level=1)).to_have_text("Quest table")
    sit(bo, links(ada, table)["1"])
    bo.wait_for_url(f"**/table/{table}")
    bo.get_by_label("Your name").fill("Bo")
    by_key(bo.get_by_label("Your name"))
    bo.get_by_role("button", name="Ready", exact=True).click()
    expect(ada.locator(".seats")).to_contain_text("Bo")
    bo.get_by_role("button", name="Wave").click()
    expect(ada.locator(".said")).to_contain_text("Bo")
    ready = ada.get_by_role("button", name="Ready", exact=True)
    if ready.count():
        ready.click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.locator(".map").wait_for()

    def turn() -> tuple[Page, Page]:
        """Who is asked, and who waits."""
        view = look(ada, table)["view"]
        return (ada, bo) if 0 in view["actors"] else (bo, ada)

    def answer() -> None:
        asked, other = turn()
        before = look(ada, table)["version"]
        asked.locator("section.prompt.asks").wait_for()
        asked.locator(".side li.lit button, .prompt .acts .btn:not([aria-haspopup])").last.click()
        # What one plays is on the other's board within a moment.
        moved_on(other, table, before)

    for _ in range(6):
        answer()
    # The server goes away in the middle of a choice, and comes back: both boards go on by themselves.
    log = lines(ada, table)
    server.stop()
    for page in (ada, bo):
        expect(page.locator(".notice h2")).to_have_text("The line to the table is cut")
    # A part of the page that is wanted only now waits for the line as well.
    ada.keyboard.press("?")
    late = ada.get_by_role("status").filter(has_text="A part of the page did not come.")
    expect(late).to_be_visible()
    ada.screenshot(path=str(SHOTS / "piece-late-1280-light.png"))
    ada.set_viewport_size({"width": 390, "height": 844})
    ada.screenshot(path=str(SHOTS / "piece-late-390-light.png"))
    ada.set_viewport_size({"width": 1280, "height": 800})
    server.start()
    expect(ada.locator("dialog[open]")).to_be_visible(timeout=20_000)
    expect(late).to_have_count(0)
    ada.keyboard.press("Escape")
    for page in (ada, bo):
        expect(page.locator(".notice")).to_have_count(0, timeout=20_000)
    expect(ada.locator(".log .line")).to_have_count(log)
    for _ in range(4):
        answer()
    expect(bo.locator(".log .line")).to_have_count(lines(ada, table))
    # Both to the end.
    for _ in range(2000):
        asked, _other = turn()
        now = forward(asked, table, lambda t: not set(t["mine"]) & set(t["view"]["actors"]))
        if now["status"] == "over":
            break
    for page in (ada, bo):
        to_the_end(page)


def test_an_answer_to_an_older_position_is_not_played(person: Person) -> None:
    ada = person()
    ada.goto("/")
    table = lay(ada, seats=[ME, {"kind": "me", "name": "Bo"}], seed=8)
    ada.locator("section.prompt.asks").wait_for()
    # A second tab of the same seat answers first; this tab's stream is held back, so it does not know.
    ada.route("**/events*", lambda route: route.abort())
    ada.reload()
    ada.wait_for_timeout(300)
    ada.unroute("**/events*")
    ada.goto(f"/table/{table}")
    ada.locator("section.prompt.asks").wait_for()
    now = look(ada, table)
    # The answer leaves with the version before; the server refuses and sends the fresh table.
    older = now["version"] - 1

    def late(route: Route) -> None:
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "version": older}))

    ada.route("**/actions", late)
    ada.locator(".side li.lit button, .prompt .acts .btn:not([aria-haspopup])").last.click()
    expect(ada.locator(".prompt .reason")).to_contain_text("The table has moved on")
    assert look(ada, table)["version"] == now["version"]
    ada.unroute("**/actions")
    ada.locator(".side li.lit button, .prompt .acts .btn:not([aria-haspopup])").last.click()
    moved_on(ada, table, now["version"])


def test_three_words_open_a_seat_and_wrong_ones_say_so(person: Person) -> None:
    ada, bo = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, OPEN])
    ada.get_by_role("button", name="Copy the link").wait_for()
    words = look(ada, table)["join"]["en"]
    expect(ada.locator(".words h2")).to_have_text(words)
    bo.goto("/")
    field = bo.get_by_role("textbox", name="Three words")
    field.fill("wrong wrong wrong")
    bo.get_by_role("button", name="Join", exact=True).click()
    # B11: who has no name yet is asked for it.
    asks = bo.get_by_role("dialog", name="What are you called?")
    asks.get_by_label("Your name").fill("Bo")
    asks.get_by_role("button", name="Sit down").click()
    expect(bo.locator("#join-error")).to_have_text(re.compile("three words"))
    field.fill(words)
    bo.get_by_role("button", name="Join", exact=True).click()
    bo.wait_for_url(f"**/table/{table}")
    expect(bo.get_by_label("Your name")).to_have_value("Bo")
    expect(ada.locator(".seats li").nth(1)).to_contain_text("Bo")


def test_a_spectator_sees_the_table_but_no_secret_and_no_answer(person: Person) -> None:
    ada, eve = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, BOT], seed=4)
    ada.locator(".map").wait_for()
    forward(ada, table, lambda t: t["view"]["phase"] == "night")
    link = post(ada, f"/api/tables/{table}/links", {"seat": -1})["url"]
    said: list[str] = []
    eve.on("response", lambda r: said.append(r.url))
    eve.goto(link)
    eve.wait_for_url(f"**/table/{table}")
    eve.locator(".map").wait_for()
    assert link not in eve.url
    now = look(eve, table)
    assert now["mine"] == []
    assert now["seed"] is None
    assert now["join"] is None
    assert now["view"]["options"] == []
    expect(eve.locator("section.prompt.asks")).to_have_count(0)
    expect(eve.locator(".places .lit")).to_have_count(0)
    expect(eve.locator(".prompt .acts .btn")).to_have_count(0)
    secrets = links(ada, table).values()
    text = eve.content()
    assert all(secret.rpartition("/")[2] not in text for secret in secrets)
    assert {url.split("/")[2] for url in said} == {eve.url.split("/")[2]}, "a third party was asked"


def test_a_stranger_an_unknown_table_and_a_dead_link_get_one_sentence(person: Person) -> None:
    ada, eve = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, BOT])
    for address, sentence in (
        (f"/table/{table}", "This table is private"),
        ("/table/nosuchtable", "There is no such table"),
        ("/seat/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "This link leads to no seat"),
        ("/no/such/page", "There is nothing at this address"),
    ):
        eve.goto(address)
        expect(eve.locator("main h2")).to_contain_text(sentence)
        expect(eve.get_by_role("link", name="To the tables").last).to_be_visible()


def test_records_come_in_and_go_out(person: Person) -> None:
    ada = person(accept_downloads=True)
    ada.goto("/")
    table = lay(ada, seats=[ME, {"kind": "me", "name": "Bo"}], seed=2)
    ada.locator(".map").wait_for()
    forward(ada, table, lambda t: t["view"]["phase"] == "night")
    ada.get_by_role("button", name="At this table").click()
    with ada.expect_download() as saved:
        ada.get_by_role("button", name="Save the record").click()
    record = saved.value.path()
    assert saved.value.suggested_filename.startswith("quest-")
    ada.get_by_role("button", name="Report a problem").click()
    ada.get_by_label("What went wrong?").fill("The goblin laughs.")
    with ada.expect_download() as report:
        ada.get_by_role("button", name="Make the file").click()
    assert "The goblin laughs." in report.value.path().read_text("utf-8")
    # The file replays, and the game goes on from a step of it.
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(record)
    slider = ada.get_by_role("slider")
    slider.wait_for()
    slider.focus()
    ada.keyboard.press("End")
    ada.keyboard.press("ArrowLeft")
    ada.get_by_role("button", name="Play on from here").click()
    ada.wait_for_url("**/table/*")
    ada.locator(".map").wait_for()
    assert ada.url.rpartition("/")[2] != table
    # Half a file says so.
    ada.goto("/replay")
    text = record.read_text("utf-8")
    half = {"name": "half.lantern", "mimeType": "text/plain", "buffer": text[: len(text) // 3].encode()}
    ada.locator("input[type=file]").set_input_files(half)
    expect(ada.locator("[role=alert]").last).to_contain_text("not a whole record")


def test_what_happened_while_nobody_looked(person: Person) -> None:
    ada, bo = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, OPEN], seed=9, options={"first": "1"})
    sit(bo, links(ada, table)["1"])
    bo.get_by_role("button", name="Ready", exact=True).click()
    ready = ada.get_by_role("button", name="Ready", exact=True)
    if ready.count():
        ready.click()
    ada.get_by_role("button", name="Start").click()
    ada.locator(".map").wait_for()
    ada.goto("/")
    forward(bo, table, lambda t: 1 not in t["view"]["actors"])
    expect(ada.locator("article.turn").first).to_contain_text("your move", timeout=20_000)
    ada.evaluate("table => localStorage.setItem(`lanterns.left.${table}`, '1')", table)  # it is long ago
    ada.get_by_role("link", name=re.compile("^Play: Quest")).first.click()
    digest = ada.get_by_role("region", name="While you were away")
    expect(digest).to_be_visible()
    strip, board = digest.bounding_box(), ada.locator(".board").first.bounding_box()
    assert strip is not None
    assert board is not None
    assert strip["x"] + strip["width"] <= board["x"] or strip["y"] + strip["height"] <= board["y"], "beside the board"
    digest.get_by_role("button", name="Watch it again").click()
    expect(ada.locator(".notice h2")).to_contain_text("As it was")
    expect(ada.locator(".notice")).to_have_count(0, timeout=20_000)
    expect(ada.locator("section.prompt.asks")).to_be_visible()


def test_in_a_game_together_one_points_and_sees_what_the_other_considers(person: Person) -> None:
    """Pings and aims between two browsers, one of them by keyboard and in French; nothing of them is in the record."""
    ada, lise = person(), person(lang="fr-FR")
    ada.goto("/")
    table = lay(ada, game="dungeons", seats=[ME, OPEN], seed=3)
    sit(lise, links(ada, table)["1"])
    lise.wait_for_url(f"**/table/{table}")
    post(lise, f"/api/tables/{table}/me", {"name": "Lise"})
    post(lise, f"/api/tables/{table}/ready", {"ready": True})
    post(ada, f"/api/tables/{table}/start", {})
    for page in (ada, lise):
        page.locator("[data-key]").first.wait_for()
    view = look(ada, table)["view"]
    mover, other = (ada, lise) if 0 in view["actors"] else (lise, ada)
    considers = "envisage" if other is lise else "considers"
    lit = mover.locator("[data-key].lit").last
    lit.focus()
    expect(other.locator("[data-mark='aim']")).to_have_count(1)
    expect(other.locator("section.prompt")).to_contain_text(considers)
    expect(mover.locator("[data-mark]")).to_have_count(0)
    # Pointing: a key, then a place.
    version = look(ada, table)["version"]
    other.keyboard.press("i")
    place = other.locator(".places [data-key^='place-']").first
    label = place.get_attribute("aria-label")
    place.focus()
    other.keyboard.press("Enter")
    expect(mover.locator("[data-mark='ping']")).to_have_count(1)
    expect(mover.locator("[aria-live='polite']")).to_contain_text(place_word(label))
    # It passes by itself; the aim goes with the hand.
    expect(mover.locator("[data-mark='ping']")).to_have_count(0)
    assert look(ada, table)["version"] == version
    lit.focus()
    mover.keyboard.press("Enter")
    mover.keyboard.press("Enter")
    moved_on(other, table, version)
    mover.locator("[data-question]").focus()
    expect(other.locator("[data-mark='aim']")).to_have_count(0)
    assert "ping" not in mover.request.get(f"/api/tables/{table}/record").text()


def both_at(ada: Page, bo: Page, game: str, **body: object) -> str:
    """A table of Ada and Bo that has begun, on both screens."""
    ada.goto("/")
    table = lay(ada, game=game, seats=[ME, OPEN], seed=3, **body)
    sit(bo, links(ada, table)["1"])
    bo.wait_for_url(f"**/table/{table}")
    post(bo, f"/api/tables/{table}/me", {"name": "Bo"})
    post(bo, f"/api/tables/{table}/ready", {"ready": True})
    post(ada, f"/api/tables/{table}/start", {})
    for page in (ada, bo):
        page.locator("[data-key]").first.wait_for()
    return table


def test_in_map_masters_one_points_at_the_market_and_at_a_dungeon_that_was_drawn(person: Person) -> None:
    """By the hand above the board and a press, by a key, by a long press; never at the mat that only one sees."""
    ada, bo = person(), person(size=(390, 844))
    for page in (ada, bo):  # the one worker of these tests has no time to weigh dungeons
        page.route("**/study", lambda route: route.abort())
    table = both_at(ada, bo, "mapmasters", options={"players": "2"})
    version = look(ada, table)["version"]
    hand = ada.get_by_role("button", name="Point at a place")
    hand.click()
    expect(hand).to_have_attribute("aria-pressed", "true")
    ada.locator("[data-key='token-rope']").click()
    expect(bo.locator("[data-key='token-rope'] [data-mark='ping']")).to_have_count(1)
    expect(bo.locator("[aria-live='polite']")).to_contain_text("Ada points at: rope fairy")
    # A column that a phone does not show now has the mark on its tab.
    card = look(ada, table)["view"]["market"]["cards"][-1]["card"]
    bo.get_by_role("tab").first.click()
    ada.keyboard.press("i")
    ada.locator(f"[data-key='card-{card}']").focus()
    ada.keyboard.press("Enter")
    expect(bo.locator("[role='tab'] [data-mark='ping']")).to_have_count(1)
    box = bo.locator("[data-key='token-key']").bounding_box()
    assert box is not None
    bo.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    bo.mouse.down()
    expect(ada.locator("[data-key='token-key'] [data-mark='ping']")).to_have_count(1)
    bo.mouse.up()
    assert look(ada, table)["version"] == version, "pointing is no purchase"
    # Each draws unseen: there is nothing to point at.
    for page, verb in ((ada, "pass"), (bo, "pass"), (ada, "finish"), (bo, "finish")):
        while (now := look(page, table))["view"]["seat"] not in now["view"]["actors"]:
            page.wait_for_timeout(50)
        if verb == "finish":
            expect(page.get_by_role("button", name="Point at a place")).to_have_count(0)
        code = next(o["code"] for o in now["view"]["options"] if o["verb"] == verb)
        post(
            page,
            f"/api/tables/{table}/actions",
            {"seat": now["view"]["seat"], "codes": [code], "version": now["version"]},
        )
    for page in (ada, bo):
        page.locator(".reveal").wait_for()
    ada.keyboard.press("i")
    ada.locator("[data-key='laid-1'] button.head").focus()
    ada.keyboard.press("Enter")
    expect(bo.locator("[data-key='laid-1'] [data-mark='ping']").first).to_be_visible()


def test_in_a_mission_one_points_and_sees_where_the_other_would_lay(person: Person) -> None:
    ada, bo = person(), person()
    table = both_at(ada, bo, "mapmasters-coop", options={"mission": "4", "level": "novice", "hands": "open"})
    view = look(ada, table)["view"]
    mover, other = (ada, bo) if 0 in view["actors"] else (bo, ada)
    version = look(ada, table)["version"]
    lit = mover.locator(".places [data-key].lit").first
    lit.focus()
    expect(other.locator("[data-mark='aim']")).to_have_count(1)
    other.get_by_role("button", name="Point at a place").click()
    other.locator(".places [data-key^='place-']").first.click()
    expect(mover.locator("[data-mark='ping']")).to_have_count(1)
    expect(mover.locator("[aria-live='polite']")).to_contain_text("points at")
    assert look(ada, table)["version"] == version


def place_word(label: str | None) -> str:
    """The square that the label of a place names, in any language: e4."""
    found = re.search(r"\b[a-g][1-7]\b", label or "")
    assert found, label
    return found[0]


def test_the_table_of_map_masters_offers_two_games(person: Person) -> None:
    page = person()
    page.goto("/new/mapmasters")
    modes = page.get_by_role("radiogroup", name="How do you play?").get_by_role("radio")
    expect(modes).to_have_count(2)
    expect(page.get_by_role("radiogroup", name="Hints")).to_be_visible()
    modes.nth(1).click()
    page.get_by_label("Mission", exact=True).select_option("4")
    page.get_by_label("Difficulty", exact=True).select_option("novice")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    table = look(page, page.url.rpartition("/")[2])
    assert (table["game"], table["options"]["mission"], table["options"]["level"]) == ("mapmasters-coop", "4", "novice")
    page.goto("/new/mapmasters-coop?mission=2&level=hard")
    expect(page.get_by_label("Mission", exact=True)).to_have_value("2")
    expect(page.get_by_role("radio", name=re.compile("^Coop"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Versus")).click()
    expect(page.get_by_label("Mission", exact=True)).to_have_count(0)


def test_the_heroes_of_a_party_are_chosen_by_seat(person: Person) -> None:
    page = person()
    page.goto("/new/dungeons")
    page.get_by_role("radiogroup", name="Party").get_by_role("radio", name="Chosen").click()
    first, second = (page.get_by_label(f"Party, seat {n}") for n in (1, 2))
    expect(first).to_have_value("H1")
    first.select_option(label="Human paladin")  # seat 2 had it, and gives it up for what seat 1 had
    expect(second).to_have_value("H1")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Party, seat 3").select_option("H7")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")
    assert look(page, page.url.rpartition("/")[2])["options"]["party"] == "H2 H1 H7"
