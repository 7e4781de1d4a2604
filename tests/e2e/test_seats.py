"""Seats: a link is used up, another device is told and ended, a hand lies face down until it is turned over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import forward, lay, links, look, post

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
Person = Callable[..., Page]


def test_a_seat_link_asks_seats_one_and_is_used_up(person: Person) -> None:
    ada, bo, eve = person(), person(), person(lang="fr-FR")
    ada.goto("/")
    table = lay(ada, seats=[ME, OPEN])
    link = links(ada, table)["1"]
    # The host who tries it is told whose it is.
    ada.goto(link)
    expect(ada.locator("main h2")).to_contain_text("keeps a seat for you")
    expect(ada.locator("main")).to_contain_text("You are at this table already, as Ada")
    expect(ada.get_by_role("button", name="Sit here too")).to_be_focused()
    assert look(ada, table)["seats"][1]["kind"] == "open"
    bo.goto(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url(f"**/table/{table}")
    assert look(ada, table)["seats"][1]["name"] == "Bo"
    bo.goto(link)  # the same browser comes again
    bo.wait_for_url(f"**/table/{table}")
    for page, sentence in ((ada, "used or has run out"), (eve, "a déjà servi")):
        page.goto(link)
        expect(page.locator("main h2")).to_contain_text(sentence)


def test_another_device_is_told_and_ended(person: Person) -> None:
    ada, phone = person(), person()
    ada.goto("/")
    table = lay(ada, seats=[ME, {"kind": "bot"}])
    ada.locator(".map").wait_for()
    ada.get_by_role("button", name="At this table").click()
    expect(ada.get_by_role("heading", name="Your seat is open on this device only")).to_be_visible()
    ada.get_by_role("button", name="Open Ada’s seat on another device").click()
    link = ada.get_by_label("Link", exact=True).input_value()
    ada.keyboard.press("Escape")
    phone.goto(link)
    expect(phone.locator("main h2")).to_have_text("The seat of Ada")
    phone.get_by_role("button", name="Open the seat here").click()
    phone.locator(".map").wait_for()
    assert look(phone, table)["mine"] == [0]
    told = ada.get_by_role("region", name="opened on another device")
    expect(told).to_be_visible()
    expect(phone.get_by_role("region", name="opened on another device")).to_have_count(0)
    ada.reload()  # it stays until somebody says what it was
    expect(told).to_be_visible()
    told.get_by_role("button", name="End its access").click()
    expect(told).to_have_count(0)
    phone.reload()
    expect(phone.locator("main h2")).to_contain_text("This table is private")


def test_a_hand_lies_face_down_until_it_is_turned_over(person: Person) -> None:
    ada = person()
    ada.goto("/")
    table = lay(ada, game="mapmasters", seats=[ME, {"kind": "bot"}], seed=3, options={"timer": "5"})
    forward(ada, table, lambda t: t["view"]["phase"] == "exploration")
    now = look(ada, table)
    assert now["view"]["players"][0]["hand"] == []
    expect(ada.locator(".notice h2")).to_have_text("Your hand lies face down")
    expect(ada.locator(".hand li")).to_have_count(0)
    ada.get_by_role("button", name="Turn the hand over").click()
    expect(ada.locator(".hand li")).to_have_count(5)
    post(ada, f"/api/tables/{table}/pause", {"paused": True})
    expect(ada.locator(".hand li")).to_have_count(0)
    expect(ada.locator(".notice h2")).to_contain_text("pause")
    post(ada, f"/api/tables/{table}/pause", {"paused": False})
    expect(ada.locator(".hand li")).to_have_count(5)
