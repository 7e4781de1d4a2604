"""The topic `sketch`: plans of groups drawn by anyone at any time, without an effect [M12.1]."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.core.view_types import AnyAnswer
from lanterns.games.mapmasters.coop.state import Coop
from lanterns.games.mapmasters.coop.verbs import PAWN
from lanterns.games.mapmasters.coop.view import build
from tests.games.mapmasters_coop.helpers import GAME, VERBS, codes, given, sketching
from tests.views import asked

WALK = ("walk D4.j2-B", "walk D4.j1-j2", "walk D4.T-j1")


def table() -> Coop:
    """Blue below the boss on S1, Red beside it on another S1 whose way to the boss leads through Blue's card."""
    return given(
        at="paths 0",
        clear=True,
        cells={"D4": "S1", "E4": "S1", "A1": "S3", "C1": "S4"},
        pawns={"blue": "D4.B", "red": "E4.B"},
        found={"blue": ["A1.j1-h1/1", "C1.L2-h1/1"]},
    )


def ask(g: Coop, seat: int, **params: Any) -> AnyAnswer:
    before = g.digest()
    answer = asked(GAME, g, seat, "sketch", params)
    assert g.digest() == before, "a question changes nothing"
    return answer


def test_a_plan_tells_where_it_stands_and_what_it_would_meet() -> None:
    for seat in (0, 1, -1):
        (plan,) = ask(table(), seat, group="blue", steps=codes(*WALK))["plans"]
        assert plan["group"] == "blue"
        assert plan["refused"] is None
        assert plan["arrived"]
        assert plan["spot"] == "D3.B"
        assert plan["counts"] == {"c": 1}
        assert plan["meets"]["objectives"] == [3]
        assert [step["at"] for step in plan["steps"]] == ["D4.j2", "D4.j1", "D3.B"]
        assert plan["next"] == []


def test_the_next_steps_are_those_of_the_game() -> None:
    g = table()
    (plan,) = ask(g, 1, group=0, steps=[])["plans"]
    g.play(VERBS.parse("begin blue"))
    offered = [code for code in g.options() if VERBS.verb(code).name not in ("abandon", "back")]
    assert [step["code"] for step in plan["next"]] == offered


def test_plans_come_one_after_the_other_and_stand_in_each_other_s_way() -> None:
    blue = codes("begin blue", *WALK)
    red = codes("begin red", "walk E4.j2-B", "walk E4.j2-L2", "walk D4.j2-R2")
    first, second = ask(table(), 0, steps=[*blue, *red])["plans"]
    assert first["refused"] is None
    assert second["refused"] is None
    assert second["stuck"], "the crossing of Blue's plan is used up"
    assert second["conflict"] == "blue"
    (alone,) = ask(table(), 0, steps=red)["plans"]
    assert not alone["stuck"]
    assert alone["conflict"] is None


def test_a_conflict_names_the_group_whose_plan_is_in_the_way() -> None:
    red = codes("begin red", "walk E4.j2-B", "walk E4.j2-L2", "walk D4.j2-R2", "walk D4.j1-j2")
    blue = codes("begin blue", "walk D4.j2-B", "walk D4.j1-j2")
    _, plan = ask(table(), 0, steps=[*red, *blue])["plans"]
    assert plan["refused"] == {
        "index": 1,
        "code": codes("walk D4.j1-j2")[0],
        "rule": "M12.2",
        "key": "path-ended",
        "conflict": "red",
    }
    assert plan["conflict"] == "red"
    (alone,) = ask(table(), 0, steps=blue)["plans"]
    assert alone["refused"] is None
    (wrong,) = ask(table(), 0, group=0, steps=codes("walk E4.j2-B"))["plans"]
    assert wrong["refused"]["key"] == "not-here"
    assert wrong["conflict"] is None


def test_what_is_foretold_of_a_plan_is_what_it_is_then() -> None:
    """Also beside the plan of another group, and where tokens may be taken."""
    seen = 0
    for g in [table(), *islice(sketching(range(2), {"players": "2", "mission": "4", "level": "novice"}), 12)]:
        groups = (0, 1) if g.drawing < 0 else (g.drawing,)
        for group in groups:
            steps = [] if g.drawing < 0 else g.steps
            answer = ask(g, 1, group=group, steps=steps, ahead=group)
            for one in answer["ahead"]:
                assert ask(g, 1, group=group, steps=one["codes"])["plans"] == [one]
                assert one["refused"] is None
                seen += 1
            after = {tuple(one["codes"]) for one in answer["ahead"] if len(one["codes"]) == len(steps) + 1}
            assert {one["code"] for one in answer["plans"][0]["next"]} <= {codes[-1] for codes in after}
    assert seen > 20
    blue = codes("begin blue", *WALK)
    red = codes("begin red", "walk E4.j2-B", "walk E4.j2-L2")
    for one in ask(table(), 0, steps=[*blue, *red], ahead="red")["ahead"]:
        plans = ask(table(), 0, steps=[*blue, VERBS.parse("begin red"), *one["codes"]])["plans"]
        assert plans[1] == one
    assert ask(table(), 0, steps=[*blue, *red])["ahead"] == []


def test_a_card_may_be_tried_out() -> None:
    g = given(at="card 0", clear=True, cells={"D4": "S1"}, pawns={"blue": "D5.B"})
    (plan,) = ask(g, 1, group="blue", steps=[])["plans"]
    assert plan["refused"]["key"] == "no-way-in"
    answer = ask(g, 1, group="blue", steps=codes("play D66 D5", "walk D4.j2-B"))
    assert answer["tried"] == ["D5"]
    assert answer["plans"][0]["refused"]["key"] == "not-here"
    answer = ask(g, 1, steps=codes("play S1 D5", "begin blue", "walk D5.j2-B", "walk D5.j1-j2", "walk D5.T-j1", *WALK))
    assert answer["plans"][0]["arrived"]


def test_a_group_that_has_arrived_goes_on_from_its_step() -> None:
    g = given(at="paths 0", clear=True, cells={"B1": "S1", "C2": "S1"}, pawns={"red": "B1.T"})
    legs = codes("begin red", "walk B1.T-j1", "walk B1.j1-j2", "walk B1.j2-B", "enter", "begin red", "walk B2.T-j1")
    first, second = ask(g, 0, steps=legs)["plans"]
    assert first["arrived"]
    assert first["meets"]["takes"] == ["A1"]
    assert second["at"] == "B2.j1"
    assert second["counts"] == {"c": 1}


def test_every_sketch_of_the_game_can_be_studied() -> None:
    """The line that a player draws and the same plan studied tell the same."""
    seen = 0
    for g in sketching(range(3), {"players": "2", "mission": "4", "level": "novice"}):
        (plan,) = ask(g, 1, group=g.drawing, steps=g.steps)["plans"]
        drawing = build(g, g.actor)["drawing"]
        for key in ("at", "stuck", "arrived", "found", "used", "counts", "steps", "meets", "next", "tokens", "items"):
            assert plan[key] == drawing[key], key
        seen += 1
        if seen > 60:
            break
    assert seen > 20


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"steps": [1.5]}, "not the code of an action"),
        ({"steps": [10**12]}, "not the code of an action"),
        ({"steps": "walk"}, "must be a list"),
        ({"steps": [0] * 500}, "at most 400"),
        ({"group": 9, "steps": []}, "has no group 9"),
        ({"group": "pink", "steps": []}, "has no group 'pink'"),
        ({"steps": [VERBS.parse("walk D4.j2-B")]}, "say which group draws"),
        ({"steps": [VERBS.parse("play S1 D4")]}, "D4 is not an empty place"),
        ({"groups": []}, "no 'groups'"),
        ({"ahead": 9, "steps": []}, "has no group 9"),
    ],
)
def test_bad_questions_are_refused_with_one_sentence(params: dict[str, Any], message: str) -> None:
    with pytest.raises(BadQuestion, match=message):
        ask(table(), 0, **params)


def test_other_topics_and_plans_before_the_mission_are_refused() -> None:
    with pytest.raises(BadQuestion, match="knows no topic 'oracle'"):
        GAME.queries.answer(table(), 0, "oracle", {})
    with pytest.raises(BadQuestion, match="once the mission has begun"):
        ask(given(at="pawns"), 0, group=0, steps=[])
    assert "sketch" in GAME.queries.topics()
    assert not GAME.queries.topics()["sketch"].hint


def test_cards_are_suggested_over_which_a_plan_goes_on_and_only_to_who_holds_them() -> None:
    """Stars for cards: a plan that waits at an empty place gets the card that leads it on; no plan, no star."""
    g = given(at="card 0", clear=True, cells={"D5": "S1"}, pawns={"blue": "D5.B"})
    # a line stops before the seam beyond which nothing lies yet
    steps = codes("begin blue", "walk D5.j2-B", "walk D5.j1-j2")
    before = g.digest()
    answer = asked(GAME, g, 0, "suggest", {"steps": steps})
    assert g.digest() == before
    (card,) = answer["cards"]
    assert answer["places"] == []
    assert VERBS.notation(card["action"]).startswith("play S1 D4")
    assert (card["group"], card["objective"], card["away"]) == ("blue", 3, 0)
    assert set(card["adds"]) <= {str(goal["number"]) for goal in build(g, 0)["objectives"]}
    assert asked(GAME, g, 0, "suggest", {"steps": []})["cards"] == []
    # what is over already waits for nothing
    assert asked(GAME, g, 0, "suggest", {"steps": codes("begin red")})["cards"] == []
    for seat in (1, -1):
        with pytest.raises(BadQuestion, match="to the seat that plays one"):
            GAME.queries.answer(g, seat, "suggest", {"steps": steps})


def test_places_for_pawns_are_suggested_near_goals_that_want_one() -> None:
    """C2: at most three, all legal, each with the goal that it is near; a goal that has its pawn draws no second."""
    g = given(at="pawns")
    told: list[int] = []
    while any(code in PAWN for code in g.asked):
        seat = g.actor
        before = g.digest()
        places = GAME.queries.answer(g, seat, "suggest", {})["places"]
        assert g.digest() == before
        assert 1 <= len(places) <= 3
        assert {one["action"] for one in places} <= set(g.asked)
        assert len({one["spot"] for one in places}) == len(places)
        goals = {goal["number"]: goal for goal in build(g, seat)["objectives"]}
        assert all(goals[one["objective"]]["place"] for one in places)
        told.append(places[0]["objective"])
        g.play(places[0]["action"], seat)
    assert len(set(told)) > 1
    with pytest.raises(BadQuestion, match="while pawns are placed"):
        GAME.queries.answer(g, 0, "suggest", {})
    with pytest.raises(BadQuestion, match="takes no 'spot'"):
        GAME.queries.answer(g, 0, "suggest", {"spot": "A1.T"})
    assert GAME.queries.topics()["suggest"].hint
