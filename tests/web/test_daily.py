"""Boards of the day over HTTP: the counted try, what is kept of it, days and runs, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lanterns.daily import boards
from lanterns.daily.boards import best_on
from lanterns.daily.pool import FIRST_DAY, pool_of
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE
from lanterns.web.daily import days
from lanterns.web.daily.card import rows_of
from lanterns.web.daily.shapes import DailyCard, OutcomeShape
from tests.web.conftest import House, Person, open_house
from tests.web.test_bad_input import whole
from tests.web.test_shares import ART

pytestmark = [pytest.mark.anyio]
DAY = date(2026, 11, 28)
P = f"/api/daily/{DAY}"
Clock = Callable[[str], None]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Sets the server's clock, in UTC."""

    def at(text: str) -> None:
        moment = datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()
        monkeypatch.setattr(days, "now", lambda: moment)

    at("2026-11-28 14:40:00")
    return at


async def finish(person: Person, day: date = DAY, points: int = 1) -> Any:
    """Draw the best line of a dungeon, or no line worth anything."""
    answers = best_on("dungeon", day).answers if points else [best_on("dungeon", day).answers[0], FINISH_CODE]
    return await person.fine(f"/api/daily/{day}/dungeon", known=0, actions=list(answers))


async def test_a_day_is_told_without_what_helps_to_play_it(ada: Person):
    status, told = await ada.get("/api/daily")
    assert (status, told["day"], told["today"]) == (200, str(DAY), str(DAY))
    assert told["left"] == 9 * 3600 + 20 * 60
    assert [card["board"] for card in told["cards"]] == ["dungeon", "night", "rescue"]
    for card in told["cards"]:
        assert (card["mine"], card["best"], card["spread"], card["tries"]) == (None, None, [], 0)
        assert not {"best", "worth", "line"} & card["facts"].keys()
    assert [mark["day"] for mark in told["week"]][-1] == str(DAY)
    assert told["mine"]["run"] == 0


async def test_a_dungeon_is_drawn_and_its_best_told_only_then(ada: Person, house: House):
    _, before = await ada.get(f"{P}/dungeon")
    assert (before["outcome"], before["best"], before["played"]) == (None, None, [])
    start = before["choices"][0]
    told = await ada.fine(f"{P}/dungeon", known=0, actions=[start])
    assert (told["kind"], told["played"], told["best"]) == ("open", [start], None)
    back = await ada.fine(f"{P}/dungeon", known=1, actions=["back"])
    assert back["choices"] == before["choices"]
    best = best_on("dungeon", DAY)
    over = await ada.fine(f"{P}/dungeon", known=2, actions=list(best.answers))
    assert (over["kind"], over["outcome"]["points"], over["outcome"]["late"]) == ("done", best.points, False)
    assert over["best"] == {"points": best.points, "answers": list(best.answers), "expected": None}
    _, day = await ada.get("/api/daily")
    card = day["cards"][0]
    assert (card["mine"]["points"], card["best"], card["tries"]) == (best.points, best.points, 1)
    assert card["spread"] == [{"points": best.points, "count": 1}]
    assert (day["mine"]["run"], day["mine"]["lines"]) == (1, 1)
    bob = await house.person()
    _, others = await bob.get("/api/daily")
    assert (others["cards"][0]["tries"], others["cards"][0]["spread"]) == (1, [])


async def test_what_was_sent_first_stands(ada: Person):
    first = await finish(ada, points=0)
    assert first["outcome"]["points"] == 0
    whole(await ada.post(f"{P}/dungeon", known=0, actions=list(best_on("dungeon", DAY).answers)), 409, "daily-done")
    whole(await ada.post(f"{P}/dungeon", known=len(first["played"]), actions=[0]), 409, "daily-done")
    _, day = await ada.get("/api/daily")
    assert day["cards"][0]["mine"]["points"] == 0


async def test_a_result_cannot_be_claimed(ada: Person):
    for forged in ({"points": 99}, {"outcome": {"points": 99}}, {"played": [1, 2]}):
        status, _ = await ada.post(f"{P}/dungeon", known=0, actions=[FINISH_CODE], **forged)
        assert status == 400
    told = await ada.fine(f"{P}/dungeon", known=0, actions=[FINISH_CODE])  # without a line
    assert (told["kind"], told["played"]) == ("barred", [])
    whole(await ada.post(f"{P}/dungeon", known=3, actions=["finish"]), 409, "daily-elsewhere")
    whole(await ada.post(f"{P}/dungeon/practice", played=[], actions=[]), 409, "daily-first")
    _, day = await ada.get("/api/daily")
    assert day["cards"][0]["open"] is False


async def test_the_dice_of_a_night_are_thrown_once(ada: Person, house: House):
    """Nobody sees them by asking twice: what was answered stands, in every window; and everybody has the same."""
    one = await ada.fine(f"{P}/night", known=0, actions=["roll"])
    whole(await ada.post(f"{P}/night", known=0, actions=["roll"]), 409, "daily-elsewhere")
    whole(await ada.post(f"{P}/night", known=0, actions=["rest"]), 409, "daily-elsewhere")
    _, again = await ada.get(f"{P}/night")
    assert (again["played"], again["view"]) == (one["played"], one["view"])
    bob = await house.person()
    other = await bob.fine(f"{P}/night", known=0, actions=["roll"])
    thrown = [
        [event["params"] for entry in told["entries"] for event in entry["events"] if event["key"] == "dice-thrown"]
        for told in (one, other)
    ]
    assert thrown[0] == thrown[1] != []
    # Whoever rests at once never sees them.
    cat = await house.person()
    rest = await cat.fine(f"{P}/night", known=0, actions=["rest"])
    assert (rest["kind"], rest["outcome"]["steps"], rest["outcome"]["ended"]) == ("done", 0, "rested")
    assert rest["best"]["points"] >= rest["outcome"]["points"]


async def test_a_rescue_is_won_by_the_line_that_is_shown_afterwards(ada: Person):
    answers = list(best_on("rescue", DAY).answers)
    known = 0
    while known < len(answers):
        told = await ada.fine(f"{P}/rescue", known=known, actions=answers[known : known + 40])
        known = len(told["played"])
    assert (told["kind"], told["outcome"]["ended"]) == ("done", "won")
    assert told["outcome"]["points"] == told["best"]["points"] == best_on("rescue", DAY).points
    _, day = await ada.get("/api/daily")
    assert (day["mine"]["rescued"], day["mine"]["rescues"]) == (1, 1)


async def test_a_board_of_another_version_keeps_its_result(ada: Person, monkeypatch: pytest.MonkeyPatch):
    await finish(ada)
    pool = boards.pool_of("dungeon")
    other = msgspec.structs.replace(pool, entries=[one for one in pool.entries if one != pool.on(DAY)])
    boards.board_on.cache_clear()
    boards.facts_of.cache_clear()
    monkeypatch.setattr(boards, "pool_of", lambda board: other if board == "dungeon" else pool_of(board))
    try:
        whole(await ada.get(f"{P}/dungeon"), 410, "daily-gone")
        whole(await ada.post(f"{P}/dungeon/practice", played=[], actions=[]), 410, "daily-gone")
        _, day = await ada.get("/api/daily")
        assert (day["cards"][0]["mine"]["late"], day["cards"][0]["best"], day["mine"]["run"]) == (False, None, 1)
    finally:
        boards.board_on.cache_clear()
        boards.facts_of.cache_clear()


async def test_nobody_fills_the_spread_from_one_address(config):
    config.limits.create = (1, 0.001)
    async with open_house(config) as house:
        ada, eve = await house.person("10.0.0.1"), await house.person("10.0.0.1")
        await finish(ada)
        whole(await eve.post(f"{P}/dungeon", known=0, actions=[FINISH_CODE]), 429, "too-many")


async def test_practice_is_free_and_kept_nowhere(ada: Person):
    await finish(ada, points=0)
    answers = list(best_on("dungeon", DAY).answers)
    told = await ada.fine(f"{P}/dungeon/practice", played=answers[:-1], actions=answers[-1:])
    assert (told["kind"], told["outcome"]["points"]) == ("done", best_on("dungeon", DAY).points)
    whole(await ada.post(f"{P}/dungeon/practice", played=[FINISH_CODE], actions=[]), 422, "illegal-action")
    _, day = await ada.get("/api/daily")
    assert (day["cards"][0]["mine"]["points"], day["cards"][0]["tries"]) == (0, 1)


@pytest.mark.parametrize(
    ("begun", "over", "late"),
    [
        ("2026-11-28 23:50", "2026-11-28 23:59:59", False),
        ("2026-11-28 23:50", "2026-11-29 00:59", False),
        ("2026-11-28 23:50", "2026-11-29 01:00", True),
        ("2026-11-29 00:05", "2026-11-29 00:10", True),
    ],
)
async def test_a_try_over_midnight_keeps_the_day_it_was_begun_on(
    ada: Person, clock: Clock, begun: str, over: str, late: bool
):
    best = list(best_on("dungeon", DAY).answers)
    clock(begun)
    await ada.fine(f"{P}/dungeon", known=0, actions=best[:1])
    clock(over)
    told = await ada.fine(f"{P}/dungeon", known=1, actions=best[1:])
    assert told["outcome"]["late"] is late
    _, month = await ada.get("/api/daily/months/2026-11")
    mark = next(day for day in month["days"] if day["day"] == str(DAY))
    assert (mark["dungeon"], mark["kept"]) == ("late" if late else "kept", not late)


@pytest.mark.parametrize(
    ("sent", "waited", "late"),
    [
        ("2026-11-29 00:20", 1800, False),  # begun at ten to twelve, without a network
        ("2026-11-29 00:20", 600, True),
        ("2026-11-29 00:59", 999_999, False),
        ("2026-11-29 01:00", 999_999, True),  # an hour is believed, and no more
        ("2026-11-30 08:00", 999_999, True),
    ],
)
async def test_a_try_without_a_network_is_judged_as_any_other(
    ada: Person, clock: Clock, sent: str, waited: int, late: bool
):
    _, before = await ada.get(f"{P}/dungeon")
    clock(sent)
    best = best_on("dungeon", DAY)
    answers = {"actions": list(best.answers), "waited": waited, "laid": before["laid"]}
    told = await ada.fine(f"{P}/dungeon", known=0, **answers)
    assert (told["outcome"]["points"], told["outcome"]["late"]) == (best.points, late)
    whole(await ada.post(f"{P}/dungeon", known=0, **answers), 409, "daily-done")
    _, day = await ada.get("/api/daily", day=str(DAY))
    assert day["cards"][0]["tries"] == 1


async def test_answers_to_another_board_are_refused(ada: Person):
    _, other = await ada.get(f"/api/daily/{DAY - timedelta(1)}/dungeon")
    start = other["choices"][0]
    whole(await ada.post(f"{P}/dungeon", known=0, actions=[start], laid=other["laid"]), 410, "daily-gone")
    for wrong in ({"waited": -1}, {"waited": "long"}, {"laid": "x" * 65}):
        status, _ = await ada.post(f"{P}/dungeon", known=0, actions=[start], **wrong)
        assert status == 400
    _, day = await ada.get("/api/daily")
    assert day["cards"][0]["open"] is False


async def test_a_dungeon_is_foreseen_as_it_is_played(ada: Person):
    """Any line, by the changes of its steps, looks as the server shows it."""
    _, board = await ada.get(f"{P}/dungeon")
    _, night = await ada.get(f"{P}/night")
    assert (board["foreseen"], night["foreseen"]) == (True, False)
    _, told = await ada.get(f"{P}/dungeon/ahead")
    assert (told["laid"], told["view"]) == (board["laid"], board["view"])
    further: dict[int, list[int]] = {}
    for number, step in enumerate(told["steps"], 1):
        further.setdefault(step["after"], []).append(number)
    assert [told["steps"][number - 1]["code"] for number in further[0]] == board["choices"]
    rng = Random(5)
    at, view, known = 0, told["view"], 0
    while at in further:
        at = rng.choice(further[at])
        for change in told["steps"][at - 1]["changes"]:
            *way, last = change["at"]
            place = view
            for key in way:
                place = place[key]
            if change["more"]:
                place[last].append(change["value"])
            else:
                place[last] = change["value"]
        played = await ada.fine(f"{P}/dungeon", known=known, actions=[told["steps"][at - 1]["code"]])
        known += 1
        assert played["view"] == view
        codes = [told["steps"][number - 1]["code"] for number in further.get(at, [])]
        assert sorted(played["choices"]) == sorted([*codes, told["back"], told["finish"]])
    assert known > 1
    plain = await ada.client.get(f"{P}/dungeon/ahead", headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.json()["laid"]) == (False, board["laid"])


async def test_dice_are_never_foreseen(ada: Person):
    for board in ("night", "rescue"):
        whole(await ada.get(f"{P}/{board}/ahead"), 404, "daily-dice")
    whole(await ada.get(f"/api/daily/{DAY + timedelta(1)}/dungeon/ahead"), 404, "daily-unknown")


async def test_a_day_is_one_of_utc_whatever_the_hours_do(ada: Person, clock: Clock):
    """Europe turned its clocks back on the night of 25 October 2026, and forward on 28 March 2027."""
    for moment, left in (("2027-03-28 00:00", 86400), ("2027-03-28 01:30", 81000), ("2027-03-28 23:59:59", 1)):
        clock(moment)
        _, told = await ada.get("/api/daily")
        assert (told["day"], told["left"]) == ("2027-03-28", left)
    _, past = await ada.get("/api/daily", day="2027-03-27")
    assert past["left"] == 0


async def test_days_to_come_and_boards_that_are_none_are_refused(ada: Person):
    for day in (DAY + timedelta(1), FIRST_DAY - timedelta(1), "2026-13-01", "20261128", "soon"):
        whole(await ada.get("/api/daily", day=str(day)), 404, "daily-unknown")
        whole(await ada.get(f"/api/daily/{day}/night"), 404, "daily-unknown")
        whole(await ada.post(f"/api/daily/{day}/night", known=0, actions=["roll"]), 404, "daily-unknown")
    whole(await ada.get(f"{P}/chess"), 404, "daily-unknown")
    for month in ("2026-12", "2026-10", "2026-1", "11"):
        whole(await ada.get(f"/api/daily/months/{month}"), 404, "daily-unknown")


async def test_a_missed_day_played_later_fills_its_mark_and_not_the_run(ada: Person, clock: Clock):
    await finish(ada, DAY - timedelta(3))
    await finish(ada)
    _, told = await ada.get("/api/daily")
    assert told["mine"]["run"] == 1
    assert [day["dungeon"] for day in told["week"]] == ["none", "none", "none", "late", "none", "none", "kept"]


def test_runs_forgive_one_missed_day_of_thirty():
    def back(*missed: int) -> set[date]:
        return {DAY - timedelta(number) for number in range(60) if number not in missed}

    assert days.run_of(set(), DAY) == 0
    assert days.run_of(back(), DAY) == 60
    assert days.run_of(back(0), DAY) == 59  # today may still be played
    assert days.run_of(back(5), DAY) == 59
    assert days.run_of(back(5, 6), DAY) == 5  # two in a row end it
    assert days.run_of(back(5, 20), DAY) == 19
    assert days.run_of(back(5, 35), DAY) == 58
    assert days.longest(back(5, 6)) == 53
    assert days.run_of({DAY - timedelta(2)}, DAY) == 1  # yesterday is forgiven
    assert days.run_of({DAY - timedelta(3)}, DAY) == 0


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built client with what pictures of days are drawn with."""
    folder = tmp_path / "dist"
    (folder / "card").mkdir(parents=True)
    (folder / "index.html").write_text('<html lang="en"><head><title>Three Lanterns</title></head></html>')
    colours = ART.colours | dict.fromkeys(("felt2", "rock", "wall", "sand", "plum"), "#654321")
    lantern = next(iter(ART.lanterns.values()))
    art = msgspec.structs.replace(ART, colours=colours, lanterns=dict.fromkeys(("mapmasters", "quest"), lantern))
    (folder / "card" / "art.json").write_bytes(msgspec.json.encode(art))
    return folder


async def test_a_day_has_a_picture_and_its_address_a_head(config, built: Path):
    config.client = built
    async with open_house(config) as house:
        ada, eve = await house.person("10.0.0.1"), await house.person("10.0.0.2")
        empty = await ada.client.get(f"/api/daily/{DAY}/card")
        await finish(ada)
        mine = await ada.client.get(f"/api/daily/{DAY}/card")
        assert (mine.status_code, mine.headers["content-type"]) == (200, "image/png")
        assert mine.headers["cache-control"] == "no-store"
        assert empty.content != mine.content
        # What everybody may see tells of nobody.
        public = [await one.client.get(f"/daily/{DAY}/card.png") for one in (ada, eve)]
        assert public[0].content == public[1].content == empty.content
        assert public[0].headers["cross-origin-resource-policy"] == "cross-origin"
        french = await eve.client.get(f"/daily/{DAY}", params={"lang": "fr"})
        assert '<html lang="fr"' in french.text
        assert f"/daily/{DAY}/card.png?lang=fr" in french.text
        assert "Les trois plateaux du jour" in french.text
        for path in ("/daily", "/daily/night", f"/daily/{DAY}/night", "/daily/2026-12-24"):
            page = await eve.client.get(path, headers={"accept": "text/html"})
            assert (page.status_code, "og:image" in page.text) == (200, False)
        whole(await eve.get("/api/daily/2026-12-24/card"), 404, "daily-unknown")


async def test_without_a_built_client_there_is_no_picture(ada: Person, house: House):
    house.app.state.client.folder = None
    whole(await ada.get(f"/api/daily/{DAY}/card"), 404, "not-found")


def test_a_picture_tells_how_it_went_in_both_languages():
    def card(board: Any, outcome: OutcomeShape | None, best: int | None = None) -> DailyCard:
        return DailyCard(board, "", 1, {"each": 3}, 0, False, outcome, best, [])

    cards = [
        card("dungeon", OutcomeShape(6, 2, "drawn", False), 9),
        card("night", OutcomeShape(5, 3, "rested", False)),
        card("rescue", OutcomeShape(0, 4, "lost", False), 3),
    ]
    assert rows_of(cards, "en") == (
        ("night", "5 points", "ooo"),
        ("rescue", "lost", "oooo"),
        ("dungeon", "6 of 9", "xx-"),
    )
    assert [made for _, made, _ in rows_of(cards, "fr")] == ["5 points", "perdu", "6 sur 9"]
    assert rows_of([card("dungeon", None), *cards[1:]], "en")[2] == ("dungeon", "", "")
