"""A table far away: what is drawn shows at once, goes through in its order, and is taken back when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from lanterns.games import GAMES
from tests.e2e.conftest import Server
from tests.e2e.far import Far
from tests.e2e.table import lay as lay_table
from tests.e2e.table import look, shows
from tests.e2e.test_mapmasters import BOTS, ME, best_line, exploring, lay_hand, until

Person = Callable[..., Page]
TOKENS = ("sword", "key", "rope", "scroll")
# Notes when each digit was pressed and when its step was in the page and could be seen, in milliseconds.
WATCH = """() => {
  const told = (window.pressed_ = { drawn: [], seen: [] });
  const steps = () => Number(document.querySelector(".line input[type=range]")?.max ?? 0);
  const waiting = [];
  let have = steps();
  addEventListener("keydown", ({ key, timeStamp }) => /^[1-9]$/.test(key) && waiting.push(timeStamp), true);
  new MutationObserver(() => {
    for (; have < steps(); have++) {
      const pressed = waiting.shift();
      told.drawn.push(performance.now() - pressed);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => told.seen.push(performance.now() - pressed);
        port2.postMessage(null);
      });
    }
    have = steps();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def line_to_draw(page: Page, seed: int) -> tuple[str, list[int], list[str]]:
    """A table at which five cards lie, the best line through them as far as each step has a digit of its own, and the
    keys that draw it after its start."""
    table = lay_table(page, "mapmasters", options={"players": "2"}, seats=[ME, BOTS[0]], seed=seed)
    until(page, table, exploring)
    lay_hand(page, table)
    line = best_line(page, table)
    view = look(page, table)["view"]
    me = view["players"][view["seat"]]
    laid = me["dungeon"]["cards"]
    told = {
        "actions": [f"lay {c['card']} {c['x']},{c['y']}{' turned' if c['turned'] else ''}" for c in laid],
        "tokens": [me["tokens"][token] for token in TOKENS],
        "objective": view["primary"]["kind"],
        "tangled": view["house"]["tangled"],
    }  # fmt: skip
    game = GAMES["mapmasters"]
    keys: list[str] = []
    for number, code in enumerate(line):
        if number:
            ahead = game.companion.answer("ahead", told)["positions"][0]["next"]
            key = digit(ahead, code)
            if not key:
                return table, line[:number], keys
            keys.append(key)
        told["actions"].append(game.verbs.notation(code))
    return table, line, keys


def digit(ahead: list[dict[str, Any]], code: int) -> str:
    """The key that draws a step, "" where it alone does not."""
    step = next(one for one in ahead if one["code"] == code)
    ways = list(dict.fromkeys(one["group"] for one in ahead if not halts(one)))
    same = {one["state"] for one in ahead if one["group"] == step["group"] and not one["unpaid"]}
    first = next(one for one in ahead if one["group"] == step["group"])
    plain = step["group"] in ways and len(same) == 1 and first["state"] == step["state"]
    return str(ways.index(step["group"]) + 1) if plain and ways.index(step["group"]) < 9 else ""


def halts(step: dict[str, Any]) -> bool:
    """A stop inside a corridor, which has no digit."""
    piece = step["piece"]
    return piece is not None and not step["stuck"] and step["at"].startswith(piece[0]) and step["verb"] != "leap"


def begun(page: Page, line: list[int]) -> None:
    """The line has its start."""
    start = GAMES["mapmasters"].verbs.to_json(line[0])
    page.locator(f"[data-key='start-{'.'.join(value for _, value in start['args'])}']").click()
    expect(page.locator(".line input[type=range]")).to_have_attribute("max", "1")


def steps(page: Page, table: str) -> list[str]:
    """The line as the table has it."""
    view = look(page, table)["view"]
    path = view["players"][view["seat"]]["dungeon"]["path"]
    return path["steps"] if path else []


def drawn(page: Page, table: str, line: list[int]) -> None:
    """Wait until the table has the whole line, and nothing else."""
    wanted = [GAMES["mapmasters"].verbs.notation(code) for code in line]
    for _ in range(100):
        if steps(page, table) == wanted:
            return
        page.wait_for_timeout(100)
    assert steps(page, table) == wanted


# All that a screen reader is told by the polite voice from now on.
LISTEN = """() => {
  const told = (window.told_ = []);
  const voice = document.querySelector(".sr[aria-live=polite]");
  new MutationObserver(() => voice.textContent.trim() && told.push(voice.textContent.trim()))
    .observe(voice, { subtree: true, childList: true, characterData: true });
}"""


def test_a_line_is_drawn_faster_than_it_is_answered(person: Person, server: Server) -> None:
    page = person()
    table, line, keys = line_to_draw(page, 2)
    assert len(keys) > 5
    with Far(server.port, 0.08) as far:
        page.goto(f"{far.url}/table/{table}")
        begun(page, line)
        page.evaluate(WATCH)
        page.evaluate(LISTEN)
        expect(page.locator(".felt[data-foretold]")).to_have_count(0)
        # Presses do not wait for each other, and a step is taken back in between.
        *quick, last, more = keys
        for key in [*quick[:2], "u", *quick[1:]]:
            page.keyboard.press(key)
        whole = str(len(quick) + 1)
        expect(page.locator(".line input[type=range]")).to_have_attribute("max", whole)
        drawn(page, table, line[: len(quick) + 1])
        expect(page.locator(".felt[data-foretold]")).to_have_count(0)
        expect(page.locator(".line input[type=range]")).to_have_attribute("max", whole)
        # Without a line a step shows too, until it is known that it was not sent; then it waits for the line.
        shown = page.evaluate("window.pressed_.drawn.length")
        far.cut()
        page.keyboard.press(last)
        page.wait_for_function("(n) => window.pressed_.drawn.length > n", arg=shown)
        expect(page.get_by_text("Your answer goes out when it is back")).to_be_visible()
        expect(page.locator(".line input[type=range]")).to_have_attribute("max", whole)
        far.mend()
        drawn(page, table, line[: len(quick) + 2])
        expect(page.locator(".line input[type=range]")).to_have_attribute("max", str(len(quick) + 2))
        page.keyboard.press(more)
        drawn(page, table, line)
        # Each step is spoken once: when the table tells it, not when it is foretold.
        lines = (
            "() => [...document.querySelectorAll('.log button')].filter((one) => one.innerText.startsWith('You draw'))"
        )
        shows(page, table)
        page.wait_for_function(f"() => window.told_.join(' ').split('You draw').length > ({lines})().length")
        said = page.evaluate("window.told_.join(' ').split('You draw').length - 1")
        assert said == page.evaluate(f"({lines})().length")
