"""What can be asked about a position [rules 7]: the hint ladder and the meter, from what the seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.core import checks
from lanterns.core.errors import BadQuestion
from lanterns.core.step import CHANCE, SPECTATOR
from lanterns.games.mapmasters.versus.dungeon import face_of, path_at
from lanterns.games.mapmasters.versus.state import EXPLORE, IN_HAND, MapMasters
from lanterns.games.mapmasters.versus.study import explored_round
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FINISH_CODE
from lanterns.games.mapmasters.versus.view import dungeon_view
from tests.games.mapmasters.helpers import GAME, exploring, given
from tests.views import asked

#: two seats with three easy cards each; seat 0 has drawn a poor path
POSITION: dict[str, Any] = {
    "at": "explore",
    "primary": "coin",
    "hand": {"0": ["S2", "S4", "S6"], "1": ["S1", "S3", "S5"]},
    "dungeon": {"0": "S2@0,0 S4@1,0", "1": "S1@0,0"},
    "tokens": {"0": {"sword": 1}},
    "path": {"0": "a.B >h1"},
}


def drawn() -> MapMasters:
    return given(**POSITION)


def play_on(g: MapMasters, codes: list[int], seat: int = 0) -> None:
    """Play a line of the ladder as a person would: take back what lies, lay, draw."""
    while BACK_CODE in g.options(seat):
        g.play(BACK_CODE, seat)
    for code in codes:
        g.play(code, seat)


def reveal(g: MapMasters) -> None:
    """All finish, and chance goes on to the next question of a seat."""
    for seat in list(g.actors()):
        g.play(FINISH_CODE, seat)
    rng = Random(1)
    while g.actor == CHANCE:
        g.play(g.draw(rng), CHANCE)


def test_the_topics_say_what_they_cost_and_tell() -> None:
    topics = GAME.queries.topics()
    assert [(topics[name].slow, topics[name].hint) for name in ("hint", "meter", "arrange")] == [
        (True, True), (True, False), (False, False),
    ]  # fmt: skip


# the ladder


def test_each_rung_tells_one_thing_more() -> None:
    """Rules 7: a better path exists; its points; its start; the path."""
    g = drawn()
    before = g.digest()
    rungs = [asked(GAME, g, 0, "hint", {"level": level, "on": "layout"}) for level in (1, 2, 3, 4)]
    assert g.digest() == before
    assert all(rung["better"] and rung["exact"] and rung["points"] == 1 for rung in rungs)
    common = {"level", "on", "points", "exit", "better", "exact"}
    assert [set(rung) - common for rung in rungs] == [
        set(), {"best"}, {"best", "start"}, {"best", "start", "layout", "path", "dungeon"},
    ]  # fmt: skip
    top = rungs[3]
    assert top["best"]["points"] > 1
    assert top["layout"] == g.layout[0]
    assert rungs[2]["start"] == top["start"]
    assert top["start"]["code"] == top["path"][0]


@pytest.mark.parametrize("on", ["layout", "hand"])
def test_the_last_rung_can_be_played_and_is_worth_what_it_says(on: str) -> None:
    g = drawn()
    answer = asked(GAME, g, 0, "hint", {"level": 4, "on": on})
    assert answer["dungeon"]["path"]["scores"]["coin"] == answer["best"]["points"]
    play_on(g, [*answer["layout"], *answer["path"]])
    path = g.path(0)
    assert path is not None
    assert (path.score("coin"), path.at_exit) == (answer["best"]["points"], answer["best"]["exit"])
    again = asked(GAME, g, 0, "hint", {"level": 4, "on": on})
    assert (again["better"], again["exact"], again["best"], again["path"]) == (False, True, None, None)


def test_with_the_whole_hand_there_is_never_less_than_in_a_layout() -> None:
    g = drawn()
    laid = asked(GAME, g, 0, "hint", {"level": 2, "on": "layout"})["best"]["points"]
    whole = asked(GAME, g, 0, "hint", {"level": 2, "on": "hand"})["best"]["points"]
    assert whole >= laid
    fresh = given(at="explore", primary="coin", hand={"0": ["S2", "S4"], "1": ["S1"]})
    assert asked(GAME, fresh, 0, "hint", {})["on"] == "hand"  # nothing is laid


def test_a_hint_needs_the_own_hand_to_be_open() -> None:
    """M5.3, M6.1: before Exploration nobody knows the hand; after finishing there is nothing left to hint at."""
    market = given(at="market", hand={"0": ["S2"], "1": ["S1"]})
    for seat in (0, 1, SPECTATOR):
        with pytest.raises(BadQuestion, match="ask again in Exploration"):
            GAME.queries.answer(market, seat, "hint", {"level": 1})
    g = drawn()
    with pytest.raises(BadQuestion, match="ask again in Exploration"):
        GAME.queries.answer(g, SPECTATOR, "hint", {"level": 1})
    g.play(FINISH_CODE, 0)
    with pytest.raises(BadQuestion, match="ask again in Exploration"):
        GAME.queries.answer(g, 0, "hint", {"level": 1})
    assert asked(GAME, g, 1, "hint", {"level": 1})["on"] == "layout"


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_rests_on_what_the_seat_knows(seed: int) -> None:
    """Non-interference: whatever the others hide, the answer is the same."""
    g = exploring(seed, {"players": "3"}, 12)
    rng = Random(seed)
    seat = g.actors()[0]
    params = {"level": 4, "on": "hand"}
    answer = asked(GAME, GAME.hidden.sample(g, seat, rng), seat, "hint", params)
    for _ in range(3):
        assert asked(GAME, GAME.hidden.permute(g, seat, rng), seat, "hint", params) == answer


@pytest.mark.parametrize(
    ("topic", "params", "said"),
    [
        ("weather", {}, "its topics are arrange, hint, meter"),
        ("hint", {"level": 5}, "level must be a whole number from 1 to 4, not 5"),
        ("hint", {"level": True}, "level must be a whole number"),
        ("hint", {"level": "2"}, "level must be a whole number"),
        ("hint", {"on": "sky"}, "on must be layout or hand, not 'sky'"),
        ("hint", {"seat": 1}, "hint has no parameter 'seat'; its parameters are level, on"),
        ("meter", {"seat": 2}, "seat must be a whole number from 0 to 1, not 2"),
        ("meter", {"level": 1}, "meter has no parameter 'level'; its parameters are seat"),
        ("meter", {}, "not revealed yet"),
    ],
)
def test_a_bad_question_gets_one_sentence(topic: str, params: dict[str, Any], said: str) -> None:
    with pytest.raises(BadQuestion, match=said) as problem:
        GAME.queries.answer(drawn(), 0, topic, params)
    assert "\n" not in problem.value.message


def test_a_hint_on_a_layout_needs_one() -> None:
    g = given(at="explore", primary="coin", hand={"0": ["S2"], "1": ["S1"]})
    with pytest.raises(BadQuestion, match="nothing is laid yet"):
        GAME.queries.answer(g, 0, "hint", {"on": "layout"})


# the meter


def test_the_meter_reads_a_path_against_its_hand() -> None:
    """Rules 7: own value, optimum, percentile over at least 2,000 sampled layouts, and the best as a ghost."""
    g = drawn()
    reveal(g)
    answer = asked(GAME, g, 1, "meter", {"seat": 0})
    assert (answer["seat"], answer["round"], answer["objective"], answer["value"]) == (0, 1, "coin", 1)
    assert answer["sampled"] >= 2000
    assert answer["exact"]
    assert 0.0 <= answer["percentile"] <= 100.0
    assert answer["share"] == round(1 / answer["optimum"], 4)
    assert {face_of(code) for code in answer["layout"]} <= set(g.hands[0])
    path = path_at(answer["layout"], answer["path"], g.kit[0:5], 0)
    assert (path.score("coin"), path.at_exit) == (answer["optimum"], answer["best_exit"])
    assert answer["dungeon"]["path"]["scores"]["coin"] == answer["optimum"]
    spread = dict(answer["spread"])
    assert sum(spread.values()) == answer["sampled"]
    less = sum(layouts for points, layouts in spread.items() if points < answer["value"])
    assert answer["percentile"] == round(100 * less / answer["sampled"], 1)
    even = spread.get(answer["value"], 0)
    assert answer["same"] == round(100 * even / answer["sampled"], 1)
    assert answer["reached"] == round(100 * (less + even) / answer["sampled"], 1)
    assert answer["above"] == round(100 - 100 * (less + even) / answer["sampled"], 1)
    here = answer["here"]
    assert answer["value"] <= here["value"] <= answer["optimum"]
    assert here["dungeon"]["layout"] == dungeon_view(g, 0, SPECTATOR)["layout"]
    assert path_at(list(g.layout[0]), here["path"], g.kit[0:5], 0).score("coin") == here["value"]
    assert asked(GAME, g, SPECTATOR, "meter", {"seat": 0}) == answer  # it lies open to all


def test_who_draws_the_best_path_is_beaten_by_no_layout() -> None:
    """The ladder's last rung on the hand reads 100 % of the optimum; an empty path reads 0."""
    g = drawn()
    best = asked(GAME, g, 0, "hint", {"level": 4, "on": "hand"})
    play_on(g, [*best["layout"], *best["path"]])
    reveal(g)
    top, none = asked(GAME, g, 0, "meter", {}), asked(GAME, g, 1, "meter", {"seat": 1})
    assert (top["value"], top["share"]) == (top["optimum"], 1.0)
    assert top["percentile"] > 0
    # B9: where all layouts allow the same, the best path does worse than none of them.
    assert (top["reached"], top["above"]) == (100.0, 0.0) or top["value"] < top["optimum"]
    assert (none["value"], none["percentile"], none["share"]) == (0, 0.0, 0.0)
    assert top["here"]["value"] == top["optimum"]
    assert none["here"]["value"] == 1  # S1 was laid and no path drawn through it


def test_the_meter_still_reads_the_last_round_in_the_next_market() -> None:
    """The hand, the layout, the kit and the objective of the round that was revealed, though all have moved on."""
    g = drawn()
    hands = [g.cards(seat, IN_HAND) for seat in range(2)]
    reveal(g)
    assert g.phase != EXPLORE
    assert g.round == 2
    assert explored_round(g) == 1
    assert g.hands == hands
    assert asked(GAME, g, 0, "meter", {})["objective"] == "coin"


def test_the_meter_rests_on_what_all_see() -> None:
    """Non-interference and determinism: the same answer for every guess at what is hidden."""
    g = GAME.new({"players": "2"})
    rng = Random(5)
    while g.round < 2 or g.phase == EXPLORE:
        checks.random_steps(g, rng, 1)
    answer = asked(GAME, g, 0, "meter", {"seat": 1})
    assert asked(GAME, GAME.hidden.permute(g, 0, rng), 0, "meter", {"seat": 1}) == answer


def test_before_the_first_reveal_there_is_nothing_to_read() -> None:
    with pytest.raises(BadQuestion, match="no dungeon has been revealed yet"):
        GAME.queries.answer(given(at="market"), 0, "meter", {})
