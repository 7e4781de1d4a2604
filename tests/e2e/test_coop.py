"""Map Masters Coop in the browser: a mission won by two browsers, one lost, one alone in French, the campaign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lanterns.bots import get_bot
from lanterns.games import get_game
from lanterns.tables.commands import answers as doing
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Settings, Wish
from tests.e2e.table import SIGHTS, by_key, lay, links, look, moved_on, post, sit
from tests.e2e.test_screens import check
from tests.e2e.watch import ANY_SHIFT, Watch

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
Person = Callable[..., Page]
Answers = list[tuple[int, int]]  # seat, code


def won_by_bots(options: dict[str, str], players: int) -> tuple[int, Answers]:
    """A seed with which bots win the mission, and what they answer: a table of that seed meets the same chance.

    The last path is drawn by plain ways: nothing on it is paid for, which may be done in several ways, no fairy gives.
    """
    game = get_game("mapmasters-coop")
    for seed in range(1, 40):
        seats = [Wish("me", name, "") for name in ("Ada", "Bo")[:players]]
        table = lobby.new_table("twin", game, 0.0, seats=seats, settings=Settings(options, seed=seed), name="Ada")
        lobby.start(table, 0)
        bots = [get_bot("medium", game, seed) for _ in range(players)]
        answers: Answers = []
        while table.status == "playing" and table.match.present is not None:
            seat = table.match.present.state.actors()[0]
            code = bots[seat].choose(table.match.present.state.copy(), seat)
            answers.append((seat, code))
            doing.answer(table, table.seating.chairs[seat].person, seat, code, table.version)
        if table.match.result and table.match.result["reason"] == "won":
            leg = [game.verbs.notation(code).split() for _, code in answers[last_leg(answers) :]]
            if all(word[0] == "walk" and len(word) == 2 for word in leg[1 : leg.index(["enter"])]):
                return seed, answers
    raise AssertionError("the bots win none of these games by a path of plain ways")


def verb(code: int) -> str:
    return get_game("mapmasters-coop").verbs.notation(code).split()[0]


def answer(page: Page, table: str, seat: int, code: int) -> None:
    """Answer outside the page."""
    post(page, f"/api/tables/{table}/actions", {"seat": seat, "code": code, "version": look(page, table)["version"]})


def last_leg(answers: Answers) -> int:
    """Where the last path of the game begins."""
    return max(i for i, (_, code) in enumerate(answers) if verb(code) == "begin")


# Whether a lit place lies in the window of the board and stands still, from one look to the next.
STANDS = """(lit) => {
  const { x, y } = lit.getBoundingClientRect();
  const before = window.stood ?? {};
  window.stood = { x, y };
  return before.x === x && before.y === y && !document.querySelector("button.edge");
}"""


def press_way(page: Page, ways: list[dict[str, Any]], code: int) -> None:
    groups = list(dict.fromkeys(way["group"] for way in ways))
    step = next(way for way in ways if way["code"] == code)
    of_group = [way for way in ways if way["group"] == step["group"]]
    lit = page.locator(f'[data-key="way-{groups.index(step["group"])}"]')
    lit.wait_for()
    edge = page.locator("button.edge")
    if edge.count():  # it lies beyond the window: the edge leads there
        edge.first.click()
        page.wait_for_function(STANDS, arg=lit.element_handle())
    if ([way for way in of_group if not way.get("unpaid")] or of_group)[0]["code"] == code:
        lit.click(force=True)
    else:  # another payer than the usual one: it is among the answers
        answers = page.locator("section.prompt .acts .btn:not([aria-haspopup])")
        answers.nth([way["code"] for way in ways].index(code)).click()


def plan(page: Page, table: str, seat: int, leg: list[int]) -> None:
    """Draw a leg as a plan on the board: a press on each lit way that leads on."""
    for done in range(1, len(leg)):
        body = {
            "seat": seat,
            "version": look(page, table)["version"],
            "topic": "sketch",
            "params": {"steps": leg[:done]},
        }
        told = post(page, f"/api/tables/{table}/study", body)["answer"]["plans"][-1]
        press_way(page, told["next"], leg[done])
        expect(page.locator("li.on small.plan")).to_contain_text(str(done))


def finish(page: Page, table: str, rest: Answers) -> None:
    for seat, code in rest:
        if look(page, table)["status"] == "playing":
            answer(page, table, seat, code)


def test_two_browsers_win_a_mission_together(person: Person) -> None:
    seed, answers = won_by_bots({"mission": "2", "level": "novice", "hands": "open"}, 2)
    ada, bo = person(), person()
    watch = Watch(ada)
    table = lay(
        ada,
        "mapmasters-coop",
        seats=[ME, OPEN],
        seed=seed,
        options={"mission": "2", "level": "novice", "hands": "open"},
    )
    sit(bo, links(ada, table)["1"])
    bo.wait_for_url(f"**/table/{table}")
    bo.get_by_label("Your name").fill("Bo")
    by_key(bo.get_by_label("Your name"))
    bo.get_by_role("button", name="Ready", exact=True).click()
    ready = ada.get_by_role("button", name="Ready", exact=True)
    if ready.count():
        ready.click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.locator(".map").wait_for()
    pages = (ada, bo)
    start = last_leg(answers)
    for seat, code in answers[:start]:
        answer(pages[seat], table, seat, code)
    # Whose turn it is not draws the plan, in sight of the other, who enters it.
    seat = answers[start][0]
    acting, other = pages[seat], pages[1 - seat]
    enter = next(i for i, (_, code) in enumerate(answers) if i > start and verb(code) == "enter")
    leg = [code for _, code in answers[start:enter]]
    view = look(ada, table)["view"]
    begins = {code: group for group, code in view["codes"]["begin"].items()}
    group = next(one for one in view["groups"] if one["group"] == begins[leg[0]])
    name = group["group"].capitalize()
    other.get_by_role("button", name=f"Plan a path: {name}").click()
    plan(other, table, 1 - seat, leg)
    entering = acting.get_by_role("button", name=f"Enter the path of {name}")
    entering.wait_for()
    watch.look("a plan")
    watch.sizes("a plan")
    before = look(acting, table)["version"]
    entering.click()
    moved_on(other, table, before)
    finish(acting, table, answers[enter + 1 :])
    for page in pages:
        expect(page.locator(".notice a[href^='/replay/']")).to_be_visible()
    now = look(ada, table)
    assert now["result"]["reason"] == "won"
    watch.done(ANY_SHIFT)
    ada.goto("/campaign")
    expect(ada.locator("ol > li").nth(1)).to_contain_text(str(now["result"]["scores"][0]))


def test_a_mission_is_given_up_when_both_agree(person: Person) -> None:
    ada = person()
    table = lay(
        ada,
        "mapmasters-coop",
        seats=[ME, {"kind": "me", "name": "Bo"}],
        options={"mission": "1", "level": "hard", "hands": "open"},
    )
    for _ in range(60):
        now = look(ada, table)
        view = now["view"]
        if view["question"]["step"] == "PlayCard":
            break
        options = {o["verb"]: o["code"] for o in view["options"]}
        answer(ada, table, view["seat"], options.get("pass") or options.get("lead") or view["options"][0]["code"])
    ada.reload()
    # It stands apart from all that is asked: in the sheet of the goals (C6).
    expect(ada.get_by_role("button", name="Propose to give up")).to_have_count(0)
    ada.get_by_role("toolbar").get_by_role("button", name="Goals").click()
    ada.get_by_role("button", name="Propose to give up").click()
    agree = ada.locator(".prompt.asks .btn").first
    other = ("Ada", "Bo")[1 - view["seat"]]
    expect(ada.locator(".prompt h2")).to_contain_text(other)
    agree.click()
    expect(ada.locator(".notice a[href^='/replay/']")).to_be_visible()
    result = look(ada, table)["result"]
    assert (result["reason"], result["scores"]) == ("resigned", [0, 0])


@pytest.mark.parametrize(("size", "dark"), SIGHTS)
def test_a_mission_alone_in_french(person: Person, size: tuple[int, int], dark: bool) -> None:
    briefed = size[0] == 1280 and not dark
    page = person("fr-FR", size, dark, briefing=briefed)
    table = lay(page, "mapmasters-coop", seats=[ME], options={"mission": "1", "level": "easy"})
    if briefed:
        # C2: the briefing tells the goals before the first pawn, then three places are starred.
        expect(page.locator("dialog.brief ol li")).to_have_count(2)
        page.get_by_role("button", name="Placer les pions").click()
        expect(page.locator(".places .star")).to_have_count(3)
    for _ in range(60):
        view = look(page, table)["view"]
        if view["question"]["step"] == "PlayCard":
            break
        options = {o["verb"]: o["code"] for o in view["options"]}
        answer(page, table, 0, options.get("pass") or options.get("lead") or view["options"][0]["code"])
    page.reload()
    page.locator(".places .place.lit").first.wait_for()
    before = look(page, table)["version"]
    page.locator(f'[data-key="place-{view["empty"][0]}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    expect(page.locator("section.prompt")).to_contain_text("à l’essai")
    check(page, f"coop-{size[0]}-{'dark' if dark else 'light'}")
    page.locator(".prompt .btn.go").click()
    moved_on(page, table, before)
    played = look(page, table)["view"]["cells"][-1]
    assert (played["kind"], played["place"], played["turned"]) == ("laid", view["empty"][0], True)
    if size[0] == 1280 and not dark:
        page.get_by_role("button", name="Finir le tour").click()
        expect(page.locator(".prompt h2")).to_contain_text("jouez une carte")
