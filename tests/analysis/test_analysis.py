"""Whole records looked into: from the end backwards, the actions that stand, luck against its mean, sums by seat."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from lanterns.analysis import Timeline, Unfinished, finding, findings, parse_budget, sums, surprise, timeline
from lanterns.analysis.budget import Budget
from lanterns.analysis.glance import glance, luck
from lanterns.analysis.spread import spread
from lanterns.analysis.view_types import SeatSum
from lanterns.core.errors import BadOptions
from lanterns.core.game import AnyGame
from lanterns.core.history import standing
from lanterns.core.record import Line, Record, parse_record
from lanterns.core.replay import Play
from lanterns.core.state import State
from lanterns.core.step import CHANCE, PEOPLE
from lanterns.games import RULESETS
from tests.bots.tiny import DIE, RISK, SECRET, Camp

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
SMALL = Budget(0.1)
# of each game a short record that ended
SHORT = {
    "quest": "quest/2/together-2.record",
    "quest alone": "quest/2/danongorf-won.record",
    "dungeons": "dungeons/4/heroes-3-lost-way.record",
    "mapmasters": "mapmasters/2/two.record",
    "mapmasters-coop": "mapmasters-coop/3/alone.record",
}


def read(name: str) -> Timeline:
    return timeline(parse_record((RECORDS / name).read_text("utf-8"), RULESETS))


def camped(*dice: int, loaded: bool = False) -> Timeline:
    """A game of Camp in which both roll these dice, then agree."""
    play = Play.new(Camp(), {"die": "loaded"} if loaded else {})
    for seat, face in enumerate(dice):
        play.play(RISK.code(1), seat)
        play.play(DIE.code(face - 1), CHANCE)
    for seat in (0, 1):
        play.play(SECRET.code(2), seat)
    return timeline(play.record)


@pytest.mark.parametrize("name", SHORT.values(), ids=SHORT.keys())
def test_the_last_actions_of_every_game_are_looked_at_first(name: str) -> None:
    line = read(name)
    found = list(islice(findings(line, SMALL), 12))
    assert [one["number"] for one in found] == list(range(len(line), len(line) - 12, -1))
    seats = line.game.players(line.state(0))
    assert found[0]["chances"] == line.game.results(line.state(len(line)))
    for one in found:
        assert len(one["chances"]) == seats
        assert all(0.0 <= value <= 1.0 for value in one["chances"])
        if seats > 1 and not line.game.cooperative:
            assert sum(one["chances"]) == pytest.approx(1.0)
        assert (one["kind"] == "chance") == (one["actor"] == CHANCE) == bool(one["luck"])
        assert one["kind"] == "choice" or not one["mark"]
        assert one["low"] <= one["loss"] <= one["high"]
        if one["mark"] in ("inaccuracy", "blunder"):
            assert one["best"] != one["code"]
            assert one["low"] > 0.0


@pytest.mark.parametrize("name", SHORT.values(), ids=SHORT.keys())
def test_what_lays_out_the_game_is_nobodys_luck(name: str) -> None:
    line = read(name)
    assert line.dealt > 0
    assert finding(line, 1, SMALL)["kind"] == finding(line, line.dealt, SMALL)["kind"] == "deal"
    assert finding(line, line.dealt + 1, SMALL)["kind"] != "deal"


def test_what_a_die_gave_is_told_against_its_mean_exactly() -> None:
    line = camped(6, 1)
    found = {one["number"]: one for one in findings(line, SMALL)}
    assert found[2]["kind"] == found[4]["kind"] == "chance"
    assert found[2]["luck"] == pytest.approx([2.5 / 16] * 2)
    assert found[4]["luck"] == pytest.approx([-2.5 / 16] * 2)
    assert found[2]["exact"]
    assert found[2]["half"] == 0.0


def test_a_loaded_die_is_weighed_as_it_falls() -> None:
    found = {one["number"]: one for one in findings(camped(1, 6, loaded=True), SMALL)}
    mean = (5 * 1 + 2 + 3 + 4 + 5 + 6) / 10
    assert found[2]["luck"] == pytest.approx([(1 - mean) / 16] * 2)
    assert found[4]["luck"] == pytest.approx([(6 - mean) / 16] * 2)


@pytest.mark.parametrize("budget", [Budget(3), Budget(0.1)], ids=["exact", "drawn"])
def test_luck_is_nothing_on_the_weighted_average(budget: Budget) -> None:
    """Of all that a draw may give; where the mean is of some draws, within its interval."""
    game = RULESETS["dungeons/4"]
    state = _at_dice(game)
    odds = state.odds()
    total = sum(weight for _, weight in odds)
    rows = [(luck(game, state, code, budget), weight / total) for code, weight in odds]
    exact = all(row.exact for row, _ in rows)
    assert exact == (len(odds) <= 1.5 * budget.draws)
    mean = sum(row.given[0] * share for row, share in rows)
    assert abs(mean) <= (1e-9 if exact else 2 * max(row.half for row, _ in rows))


def _at_dice(game: AnyGame) -> State:
    state: State = game.new({"players": "2"})
    rng = Random(4)
    while repr(state.question()) != "RollDice(-1)":
        options = state.options()
        state.play(state.draw(rng) if state.actor == CHANCE else options[int(rng.random() * len(options))])
    return state


def test_a_glance_leaves_the_position_as_it_is() -> None:
    line = read(SHORT["quest"])
    state = line.state(40)
    before = state.to_json()
    glance(line.game, state)
    assert state.to_json() == before


def test_several_processes_find_what_one_finds() -> None:
    name = SHORT["dungeons"]
    text = (RECORDS / name).read_text("utf-8")
    line = read(name)
    alone = list(findings(line, SMALL, first=len(line) - 2))
    together = spread(line, text, SMALL, 2)
    assert list(islice(together, 3)) == alone
    together.close()


def test_what_was_taken_back_does_not_count() -> None:
    lines = [
        Line(0, 5), Line(CHANCE, 6), Line(PEOPLE, word="undo", count=2, seat=0), Line(0, 7),
        Line(1, 8), Line(0, 9), Line(PEOPLE, word="retract", count=1, seat=1), Line(PEOPLE, word="note", text="x"),
        Line(1, 4), Line(PEOPLE, word="takeback", count=1, seat=0), Line(1, 3),
    ]  # fmt: skip
    line = Timeline(Record(Camp(), {}, lines), standing(lines), True)
    assert line.moves == [(0, 7), (0, 9), (1, 3)]
    assert line.lines == [4, 6, 11]


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    play = Play.new(Camp())
    play.play(RISK.code(0), 0)
    with pytest.raises(Unfinished, match="not over"):
        timeline(play.record)


def test_budgets_are_words_or_numbers() -> None:
    words = [parse_budget(word) for word in ("quick", "usual", "deep")]
    for works in ([one.pilot for one in words], [one.tree for one in words], [one.batch for one in words]):
        assert works == sorted(set(works))
    assert parse_budget("2.5").scale == 2.5
    for wrong in ("much", "0", "-1", "nan", "1e9", ""):
        with pytest.raises(BadOptions, match="quick, usual, deep"):
            parse_budget(wrong)


def test_sums_keep_skill_and_luck_apart() -> None:
    found = list(findings(camped(6, 5), SMALL))
    rows = sums(2, found)
    assert [row["luck"] for row in rows] == pytest.approx([4 / 16] * 2)
    assert all(row["choices"] == 2 and row["good"] <= 2 for row in rows)
    assert surprise(rows) is None  # they share their luck


def seat_sum(seat: int, lost: float, given: float) -> SeatSum:
    return SeatSum(
        seat=seat, choices=10, good=8, marks={}, lost=lost, lost_half=0.01, luck=given, luck_half=0.05, points=0.0,
        best_points=0.0,
    )  # fmt: skip


def test_the_most_surprising_pair_is_named() -> None:
    unlucky = surprise([seat_sum(0, 0.1, -0.4), seat_sum(1, 0.5, 0.3)])
    assert unlucky == {"key": "unlucky", "seat": 0, "amount": 0.4}
    lucky = surprise([seat_sum(0, 0.1, -0.2), seat_sum(1, 0.5, 0.3)])
    assert lucky == {"key": "lucky", "seat": 1, "amount": 0.3}
    assert surprise([seat_sum(0, 0.1, 0.04), seat_sum(1, 0.5, -0.04)]) is None


def test_an_exploration_is_told_beside_the_exact_best() -> None:
    line = read(SHORT["mapmasters"])
    number = next(
        number for number in range(1, len(line) + 1) if line.state(number - 1).lanes and not line.state(number).lanes
    )
    found = finding(line, number, SMALL)
    assert found["kind"] == "step"
    assert [one["seat"] for one in found["solved"]] == [0, 1]
    for one in found["solved"]:
        assert one["exact"]
        assert 0 <= one["points"] <= one["best"]
        assert one["ghost"] is not None
