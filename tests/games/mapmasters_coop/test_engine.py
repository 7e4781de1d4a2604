"""The Coop engine beside its scenarios: components, numbers that stay, legs, reach, hidden hands, wrong positions."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core import checks
from lanterns.core.errors import BadScenario, IllegalAction
from lanterns.games.mapmasters.board.names import icon_name, node_name
from lanterns.games.mapmasters.coop.landing import NO_SIDE
from lanterns.games.mapmasters.coop.missions.faces import artefacts, target_entries
from lanterns.games.mapmasters.coop.rules.line import begin_line, extend, ways
from lanterns.games.mapmasters.coop.rules.objectives import deeds, goods, open_side
from lanterns.games.mapmasters.coop.rules.reach import can_arrive, on_the_way
from lanterns.games.mapmasters.coop.state import COSTS, HARD, ON_STEP, WON, Coop, Line
from lanterns.games.mapmasters.coop.tableau import Tableau, face_of, missions, place_of, tableau_of
from lanterns.games.mapmasters.coop.trail import trails
from lanterns.games.mapmasters.coop.verbs import COOP_BOOKS, FACE, GROUPS, N_FACES, PLAYED
from lanterns.games.mapmasters.coop.view import build
from tests.games.mapmasters.helpers import numbers
from tests.games.mapmasters_coop.helpers import GAME, POSITIONS, VERBS, codes, given, sketching

TWO = {"players": "2", "mission": "1"}
ENTER = ("begin blue", "walk D4.j2-B", "walk D4.j1-j2", "walk D4.T-j1", "enter")


def below(options: dict[str, str] | None = None, **position: object) -> Coop:
    """S1 below the boss of mission 1, Blue at its lower edge with two keys found elsewhere."""
    known = {
        "at": "paths 0",
        "clear": True,
        "cells": {"D4": "S1", "A1": "S3", "C1": "S4", "E1": "S6"},
        "pawns": {"blue": "D4.B"},
        "found": {"blue": ["A1.j1-h1/1", "C1.L2-h1/1"]},
    }
    return given(options, **(known | position))


def test_a_tableau_with_one_more_card_is_the_tableau_of_all_of_them() -> None:
    """M12.6, MR50: rims, exits, targets and blocked places are as if all cards had been laid at once."""
    for mission in range(1, 15):
        rng = Random(mission)
        g = GAME.new({"players": "2", "mission": str(mission)})
        before = Tableau(missions(g.edition)[g.mission], [], g.blocked, [], g.edition)
        compared = 0
        while not g.over:
            checks.random_steps(g, rng, 1)
            assert isinstance(g, Coop)
            beside = g.blocked, g.fallen(), g.edition
            if before.made_of(g.mission, g.cells, *beside):
                continue
            whole = Tableau(before.mission, g.cells, *beside)
            if before.made_of(g.mission, g.cells[:-1], *beside):
                more = Tableau(whole.mission, g.cells, *beside, before)
                assert numbers(more.board) == numbers(whole.board)
                assert (more.at, more.exits, more.first_icon) == (whole.at, whole.exits, whole.first_icon)
                compared += 1
            before = whole
        assert compared > 2


def test_components_of_the_box() -> None:
    """M1.6: 29 step and boss cards (B01 has a second side, as the step card of mission 14), 13 artefacts, 8 pawns;
    M12.7: nine of the 17 books."""
    numbers = {card.removesuffix("R") for card in target_entries()}
    assert numbers == {f"B{number:02}" for number in range(1, 30)}
    assert list(artefacts()) == [f"A{number}" for number in range(1, 14)]
    assert len(GROUPS) == 8
    assert len(COOP_BOOKS) == 9
    assert "haggler" not in COOP_BOOKS
    assert PLAYED == 9 + 72
    assert N_FACES > PLAYED + 29


def test_a_further_card_leaves_all_numbers_as_they_were() -> None:
    """Masks of pieces, nodes and icons stay good when cards are laid."""
    g = below()
    before = g.board()
    g = given(cells={"D4": "S1"}, at="card 0", hands={"0": ["D40", "S2"]})
    before = g.board()
    names = [icon_name(before, icon) for icon in range(len(before.board.icon_kind))]
    places = [node_name(before, node) for node in range(len(before.board.node_kind))]
    g.play(VERBS.parse("play D40 G6 turned"))
    after = g.board()
    assert [icon_name(after, icon) for icon in range(len(names))] == names
    assert [node_name(after, node) for node in range(len(places))] == places
    assert len(after.board.icon_kind) > len(names)


def test_a_target_turned_up_comes_as_a_new_card() -> None:
    """M13.6: the back leaves the grid, what it had numbered keeps its numbers, and the spot is the same."""
    options = {"players": "2", "mission": "4"}
    cells = {"B2": "S1", "A1": "S2"}
    g = given(options, at="paths 0", clear=True, cells=cells, pawns={"blue": "B2.T"}, rooms={"blue": ["A1.h1"]},
              found={"blue": ["A1.h1/1"]}, used=["A1.h1/1"])  # fmt: skip
    count = len(g.board().board.node_kind)
    POSITIONS.played(g, "begin blue", "walk B2.T-j1", "walk B2.j1-j2", "walk B2.j2-B", "enter", "unveil B09", "turn-up")
    tableau = g.board()
    assert len(tableau.board.node_kind) > count
    assert tableau.card_label(tableau.at[g.spot[0] // 6]) == "B3"
    assert [face_of(code) for code in g.cells if place_of(code) == g.spot[0] // 6] == [FACE["B09"]]
    assert g.stage[0] == ON_STEP
    assert tableau.slot_node(g.spot[0]) >= 0
    assert g.used_nodes >> tableau.slot_node(g.spot[0]) & 1
    again = begin_line(g, 0)
    assert node_name(tableau, again.path.node) == "B3.T"


def test_what_a_leg_leaves_behind_is_used_up_for_all() -> None:
    """M12.2 and M12.3 on the state: masks are common, finds are the group's own."""
    g = below()
    POSITIONS.played(g, *ENTER)
    assert g.used_pieces.bit_count() == 3
    assert g.found[0].bit_count() == 3
    assert g.found_all == g.found[0]
    assert g.found[1] == 0
    assert [leg[:3] for leg in g.legs] == [[0, 0, 1]]
    assert [step["piece"] for step in trails(g)[0]] == [
        ("D4.j2-B", 0, -1),
        ("D4.j1-j2", 0, -1),
        ("D4.T-j1", 1, -1),
    ]


def test_the_path_of_a_group_crosses_only_its_own_lines() -> None:
    """W45 and MR52 in Coop: Red may not cross Blue's chord in a room, with SB7 either; over its own chord it may."""
    options = {"players": "2", "mission": "1"}
    cells = {"D4": "S2", "C4": "S3", "E4": "S1"}
    g = given(options, at="paths 0", clear=True, cells=cells, pawns={"blue": "D4.R1", "red": "D4.R2"},
              books={"red": ["tangled-thread"]}, rooms={"blue": ["D4.h1"], "red": ["D4.h1"]})  # fmt: skip
    tableau = g.board()
    room = tableau.board.node_of("D4", "h1")
    doors = ["T", "R1", "R2", "B", "L1"]
    for group, allowed in ((0, False), (1, True)):
        h = g.copy()
        h.chords = [((group * 4096 + room) * 4096 + doors.index("R1")) * 4096 + doors.index("B")]
        line = extend(tableau, begin_line(h, 1), codes("walk D4.R2-h1")[0], h.level())
        moves = [VERBS.notation(tableau.code(move)) for move, _ in ways(line, h.level(), True)]
        assert ("walk D4.T-h1 b7" in moves) == allowed
        assert "walk D4.T-h1" not in moves


@pytest.mark.parametrize("mission", ["1", "4", "5", "7", "12", "13"])
def test_whoever_arrives_was_thought_able_to(mission: str) -> None:
    """The look that offers sketches, and proves dead ends [MR43], overlooks no way: every way found by a short search
    through real steps is known to it."""
    rng = Random(7)
    arrivals = 0
    for seed in range(8):
        g = GAME.new({"players": "1", "mission": mission, "level": "novice"})
        assert isinstance(g, Coop)
        state = Random(seed)
        while not g.over and len(g.empty()) > 1:
            checks.random_steps(g, state, 1)
        for group in range(g.groups()):
            if on_the_way(g, group):
                found = searched(g, group, rng)
                arrivals += found
                assert can_arrive(g, group) or not found
    assert arrivals > 0


def searched(g: Coop, group: int, rng: Random) -> bool:
    """Whether some of a few hundred random walks of a group arrives."""
    tableau = g.board()
    if tableau.slot_node(g.spot[group]) < 0:
        return False
    for _ in range(40):
        line: Line = begin_line(g, group)
        for _ in range(25):
            line.due = 0
            found = ways(line, HARD)
            if line.path.arrived or line.path.at_exit:
                return True
            if not found:
                break
            line = Line(rng.choice(found)[1], line.stock)
    return False


@pytest.mark.parametrize("options", [TWO, {"players": "3", "mission": "12", "level": "novice"}])
def test_sketches_leave_the_table_as_it_was(options: dict[str, str]) -> None:
    """M12.1: dropping a sketch undoes it, whatever was drawn and taken in it."""
    seen = 0
    for g in sketching(range(4), options):
        if seen > 40:
            break
        seen += 1
        h = g.copy()
        h.play(VERBS.parse("abandon"))
        for name in ("stock", "tokens", "used_pieces", "used_nodes", "found", "items", "chords", "spot", "used_books"):
            assert getattr(h, name) == getattr(g, name)
        assert h.drawing == -1
    assert seen > 10


def test_hidden_hands_are_dealt_again_by_the_odds() -> None:
    """M10.8: what a seat cannot see is drawn from what it has not seen, and fits the deck."""
    g = given(at="card 0", clear=True, hands={"0": ["D40", "S2"], "1": ["D41", "S1", "S1"]})
    rng = Random(3)
    others = set()
    for _ in range(60):
        new = GAME.hidden.permute(g, 0, rng)
        assert isinstance(new, Coop)
        assert new.hands[0] == g.hands[0]
        assert len(new.hands[1]) == 3
        assert sum(new.deck) == sum(g.deck)
        assert build(new, 0) == build(g, 0)
        assert all(new.deck[at] >= 0 for at in range(len(COSTS)))
        others.add(tuple(new.hands[1]))
    assert len(others) > 40
    assert build(g, 0)["players"][1]["hand"] is None
    assert build(g, -1)["players"][0]["hand"] is None


@pytest.mark.parametrize(("hands", "heard"), [("closed", 0), ("open", -1)])
def test_a_drawn_card_is_told_to_those_who_may_see_it(hands: str, heard: int) -> None:
    """M10.8: to its owner, or to all where hands are open."""
    g = given({"hands": hands}, at="end-turn 0")
    POSITIONS.played(g, "draw 0 D40")
    (event,) = (event for event in g.take_events() if event.key == "card-drawn")
    assert event.only == heard


def test_goods_and_deeds_of_a_group() -> None:
    """M15.6, MR45: used objects leave the goods but at Novice and Easy; deeds stay whatever is used."""
    position = {"rooms": {"blue": ["A1.h1"]}, "used": ["A1.j1-h1/1"]}
    for level, count in (("novice", 2), ("easy", 2), ("normal", 1), ("hard", 1)):
        g = below({"level": level}, **position)
        assert len(goods(g, 0, "key")) == count
        assert deeds(g, 0, "room") == 1
        assert deeds(g, 1, "room") == 0


def test_a_win_is_evaluated_as_one_and_a_start_as_little() -> None:
    fresh = below()
    value = GAME.policy.evaluate(fresh, 0)
    assert 0.0 < value < 0.5
    assert GAME.policy.standings(fresh, 2) == [value, value]
    further = below(met={"boots-found": "red", "boots": "red"})
    assert GAME.policy.evaluate(further, 1) > value
    won = below(met={"boots-found": "red", "boots": "red", "scrolls": "yellow", "coins": "green"})
    POSITIONS.played(won, *ENTER)
    assert won.end == WON
    assert GAME.policy.standings(won, 2) == [1.0, 1.0]


def test_wrong_positions_are_refused() -> None:
    for bad, message in (
        ({"at": "nowhere"}, "is not a place to begin"),
        ({"colour": 1}, "unknown key 'colour'"),
        ({"pawns": {"pink": "A1.T"}}, "'pink' is not known"),
        ({"cells": {"A9": "S1"}}, "'A9' is not known"),
        ({"cells": {"A1": "B02"}}, "no card of the players"),
        ({"cells": {"B2": "D29"}}, "does not lie face down"),
        ({"found": {"blue": ["A1.h9/1"]}}, "cannot be read"),
        ({"rooms": {"blue": ["A1.T"]}}, "no room"),
        ({"commissions": ["key"]}, "draws 0 objective cards"),
        ({"turn": True}, "must be a whole number"),
        ({"hands": {"7": ["S1"]}}, "is not a seat"),
        ({"pawns": {"blue": "A1.T", "red": "A1.T"}}, "two groups stand at A1.T"),
        ({"pawns": {"blue": "H7.T"}}, "H7 is outside the grid of this mission"),
        ({"books": {"blue": ["ambush"], "red": ["ambush"]}}, "ambush is held by two groups"),
        ({"tokens": {"blue": {"sword": 2}}}, "more than one unused token sword"),
    ):
        with pytest.raises(BadScenario, match=message):
            given(None, **bad)


def test_what_is_no_option_is_refused_with_its_rule() -> None:
    g = below()
    with pytest.raises(IllegalAction, match=r"M12\.1"):
        g.play(VERBS.parse("begin green"))
    with pytest.raises(IllegalAction):
        g.play(VERBS.parse("resign"))
    refusal = g.explain(VERBS.parse("begin brown"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("M10.3", "no-such-group")


def test_tableaus_are_remembered_by_what_lies_on_them() -> None:
    g = below()
    assert tableau_of(g.mission, g.cells, g.blocked, [], g.edition) is g.board()
    assert tableau_of(g.mission, g.cells[:-1], g.blocked, [], g.edition) is not g.board()


def test_who_landed_by_a_leap_meets_no_objective_that_is_bound_to_a_side() -> None:
    """MR56, M13.3: mission 1 asks for keys at the lower side of its boss, for the boots from any side of D29."""
    boots, boss, keys = (below().objective(index) for index in range(3))
    assert (open_side(boots, NO_SIDE), open_side(boss, NO_SIDE), open_side(keys, NO_SIDE)) == (True, False, False)
    assert (open_side(boss, 0), open_side(keys, 5), open_side(keys, 0)) == (True, True, False)
