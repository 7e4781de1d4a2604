"""Rulings and rules of the path that the cases of section 8 do not single out, in the same language."""

from __future__ import annotations

import pytest

from lanterns.games.mapmasters.board.path import OBJECTIVES, VP, Kit, kit_of
from lanterns.games.mapmasters.board.path_moves import Unpaid, apply, candidates, end_state, moves, starts
from lanterns.games.mapmasters.board.script import play, run
from lanterns.games.mapmasters.board.walker import IllegalStep
from tests.games.mapmasters.cases import difference, laid, played


def holds(text: str) -> bool:
    got = difference(text)
    assert got == ""
    return True


def test_a_path_is_one_line_of_legal_steps() -> None:
    """M6.4: the steps listed are exactly those that apply accepts."""
    path = played("given a=X5; kit t:k", "T")
    listed = {move.key() for move in moves(path)}
    assert listed
    for move in candidates(path):
        for payers in ((), ("t",), ("i",), ("b2",)):
            try:
                apply(path, move.paid(payers))
                legal = True
            except IllegalStep:
                legal = False
            assert legal == (move.paid(payers).key() in listed)


def test_the_last_piece_into_a_used_node_counts() -> None:
    """MR7: its icons stay found."""
    assert holds("given a=X15\nwhen T >j1 >h1 >j1#2\nthen impasse; found c1 b1 h1")


def test_an_obstacle_counts_only_when_overcome() -> None:
    """M7.7, MR8, MR10: what stopped the path is not found, a lava neither."""
    assert holds("given a=X5\nwhen T >j1 >L1\nthen impasse; found k1; trap 0; lock 0")
    assert holds("given a=X5; kit t:r\nwhen T >j1 >L1{t}\nthen exit; found b1 k1 V1; used V1; spent t:r; trap 3")


def test_what_a_guarded_room_holds_is_not_found() -> None:
    """M7.7: the path that is stopped at the door finds nothing in the room, nor the room."""
    assert holds("given a=X18\nwhen T >h1\nthen impasse; found -; room 0; sword 0; coin 0")


def test_a_corridor_pit_is_circled_by_falling_roping_or_climbing() -> None:
    """MR9: not by standing on it; a pit of a room is circled when the room is cleared."""
    assert holds("given a=X2\nwhen T >p1 stop\nthen stop; found c1; trap 0")
    assert holds("given a=X2\nwhen T >p1 fall1\nthen stop; found c1 P1; used P1; trap 3")
    assert holds("given a=X8\nwhen T >h1\nthen stop; found P1 O1 h1; trap 3; circle 2")


def test_walking_under_a_pit_does_not_meet_it() -> None:
    """MR11, MR12: a landing is a corridor point of its own, used once."""
    assert holds("given a=X12\nwhen L1 >s1 >q1 >s2 >R1\nthen exit; found c1 k1 S2; trap 0")


def test_half_chords_never_cross() -> None:
    """MR13: things in a room have no fixed place, a line to one can be led round."""
    card = "card A1 = T-h1; R1-h1; B-h1; L1-h1; h1(T,R1,B,L1): P1; q1=s1; s1-L2\n"
    assert holds(f"{card}given a=A1@0,0 b=Y5@1,0 c=Y2@1,-1\nwhen b.R1 >o1 stop\nthen stop; found O1")
    text = (
        "card A1 = T-h1; R1-h1; R2-h1; L1-h1; h1(T,R1,R2,L1): O1\n"
        "given a=A1@0,0 b=Y5@1,0; kit t:p\n"
        "when b.R1 >o1 tp:b.o1:a.o1{t} >T\nthen exit; found O2 h1; used O2; spent t:p"
    )
    assert holds(text)


def test_tangled_thread_crosses_once_over_any_number_of_lines() -> None:
    """MR14: one step may cross two chords; the book is gone then."""
    card = "card A1 = T-h1; R1-h1; R2-h1; B-h1; L2-h1; L1-h1; h1(T,R1,R2,B,L2,L1)\n"
    text = f"{card}given a=A1@0,0 b=Y1@1,0; kit b:7\n"
    assert holds(f"{text}when a.L1 >h1 >R1 >L2 >h1 >T\nthen illegal 6")
    assert holds(f"{text}when a.L1 >h1 >R1 >L2 >h1 >B\nthen exit; found b1 h1")
    path = played(text, "a.L1 >h1 >R1 >L2 >h1")
    with pytest.raises(IllegalStep, match="chord crosses"):
        play(path, ">T")
    assert play(path, ">T{b7}").spent == ["b7"]


def test_junctions_take_the_line_twice_with_tangled_thread() -> None:
    """MR52, W46: `tangled: junction` lets it pass a crossing again, `rooms` does not."""
    text = "given a=X11@0,0 b=Y1@1,0; kit b:7"
    assert holds(f"{text}\nwhen a.T >j1 >R1 >L2 >j1{{b7}} >B\nthen exit; found b1; spent b7")
    assert holds(f"{text}; rule rooms\nwhen a.T >j1 >R1 >L2 >j1{{b7}}\nthen illegal 5")
    assert holds(f"{text}; rule rooms\nwhen a.T >j1 >R1 >L2 >j1\nthen impasse; found b1")
    assert holds(f"{text}\nwhen a.T >j1 >R1 >L2 >j1\nthen impasse; found b1")


def test_in_coop_the_thread_crosses_own_lines_only() -> None:
    """M12.2, MR52, W45: over another group's chord or crossing SB7 does not help, over one's own it does."""
    first = played("given a=X9@0,0 b=Y1@1,0", "a.T >h1 >B")
    second = first.next_group(kit_of("", (7,)))
    with pytest.raises(IllegalStep, match="chord crosses"):
        run(second, "a.L1 >h1 >R1{b7}")
    own = played("given a=X9@0,0 b=Y1@1,0", "a.T >h1 stop").next_group(kit_of("", (7,)))
    assert run(own, "a.L1 >h1 >R1 >L2 >h1 >B").at_exit
    assert run(own, "a.L2 >h1 >R1 >L2 >h1 >L1{b7}").spent == ["b7"]
    other = played("given a=X11@0,0 b=Y1@1,0", "a.T >j1 >R1").next_group(kit_of("", (7,)))
    with pytest.raises(IllegalStep, match="surplus"):
        run(other, "a.B >j1{b7}")


def test_ambush_from_anywhere() -> None:
    """MR15: from the start slot, before an unbeaten obstacle, from a guarded room; a room is paid as a whole."""
    assert holds("given a=X10; kit t:s b:3\nwhen B b3:T/L1/2{t} >T\nthen exit; found b1 M1; used M1; spent b3 t:s")
    text = "given a=X14@0,0 b=X10@0,2; kit t:s b:3\n"
    assert holds(f"{text}when a.T >h1 b3:b.T/L1/2{{t}} >L1\nthen exit; found s1 M1; used M1; spent b3 t:s")
    assert holds(f"{text}when b.L1 >T b3:a.h1{{t}} >T\nthen exit; found s1 M1 O1 h1; used M1; spent b3 t:s")
    assert holds("given a=X4; kit t:s b:3\nwhen L1 b3:h1{t}\nthen illegal 2")
    assert holds("given a=X4; kit t:s b:3\nwhen L1 b3:h1\nthen impasse; found -; spent b3")
    assert holds(
        "given a=X4; kit t:s b:3,2\nwhen L1 b3:h1{t,b2} >R1\nthen exit; found s1 k1 M2 h1; used M2; spent b3 t:s b2"
    )


def test_a_landing_inside_a_piece_uses_the_whole_piece() -> None:
    """MR16: one side is chosen, the other is lost."""
    path = played("given a=X10; kit t:s b:3", "B b3:T/L1/2{t}")
    assert [move.kind for move in moves(path)] == [1, 1]
    after = play(path, ">T")
    assert after.counts()["s"] == 0
    with pytest.raises(IllegalStep):
        play(after, ">L1")


def test_barrels_stay() -> None:
    """MR17: SB9 crosses no barrel out; one in a used corridor is no target, one in a visited room is."""
    card = "card A1 = T-h1: b; R1-h1; B-h1; h1(T,R1,B): b\n"
    assert holds(f"{card}given a=A1; kit b:9\nwhen T >h1@1 b9:h1 >B\nthen exit; found b2 h1; spent b9")
    assert holds(f"{card}given a=A1; kit b:9\nwhen T >h1 b9:T/h1/1\nthen illegal 3")
    text = f"{card}given a=A1 b=X10@0,2; kit b:9\n"
    assert holds(f"{text}when a.T >h1 >B >L1@1 b9:a.h1 >R1\nthen exit; found b3 h1; spent b9")


def test_a_second_barrel_of_the_same_room() -> None:
    """MR54: SB9 within one room needs two barrels; the second is an arrival at an interior point."""
    card = "card A1 = T-h1; R1-h1; h1(T,R1): b\ncard A2 = T-h1; R1-h1; h1(T,R1): b b\n"
    assert holds(f"{card}given a=A1; kit b:9\nwhen T >h1 b9:h1\nthen illegal 3")
    assert holds(f"{card}given a=A2; kit b:9\nwhen T >h1 b9:h1 >R1\nthen exit; found b2 h1; spent b9")
    assert played(f"{card}given a=A2; kit b:9", "T >h1 b9:h1").door == -1


def test_wrapping_needs_outermost_edges() -> None:
    """MR18: the slots must be the outermost of one column or cell row."""
    row = "given a=X3@0,0 b=X3@1,0; kit b:12\nwhen a.T >h1 >R1 >h1 >R1 wrap >h1 >B"
    assert holds(f"{row}\nthen exit; found c2 b2 h2; spent b12")
    assert holds("given a=X9@0,0 b=X3@1,1; kit b:12\nwhen a.T >h1 >R1 wrap >h1 >L2\nthen exit; found c1 h1; spent b12")
    assert holds("given a=X3; kit b:12\nwhen T >h1 >B wrap\nthen illegal 4")
    assert holds("given a=X1; kit b:11,12\nwhen T stop wrap\nthen illegal 3")


def test_fairy_debt_is_given_up() -> None:
    """MR19, M6.10: SB2 pays any one need and is spent."""
    path = played("given a=X5; kit b:2", "B >j1{b2}")
    assert path.spent == ["b2"]
    assert path.books == 0


def test_unused_pits() -> None:
    """MR20: a pit merely circled in a room may be climbed, a corridor pit the line has stood on may not."""
    room = "card A1 = T-h1; R1-h1; h1(T,R1): P1; q1=s1; s1-B; q1=s2; s2-R2\n"
    assert holds(f"{room}given a=A1; kit b:4\nwhen B >s1 >q1 climb1 >T\nthen exit; found P1 S1 h1; used P1; spent b4")
    text = "given a=X12@0,0 b=Y2@1,-1 c=Y3@0,-2; kit b:4 t:r\n"
    assert holds(f"{text}when a.B >p1 >T{{t}} >R2 >L2 >s2 >q1 climb1\nthen illegal 8")
    assert holds(f"{text}when a.R1 >s2\nthen illegal 1")


def test_a_spent_circle_in_a_room_that_stays_guarded() -> None:
    """MR21: it is crossed out and not found."""
    assert holds(
        "given a=X6@0,0 b=X14@0,2; kit t:p\nwhen a.T >o1 tp:a.o1:b.o1{t}\nthen impasse; found p1 O1; used O2; spent t:p"
    )


def test_a_circle_with_no_free_corridor_is_a_target() -> None:
    """MR22: the path may end there."""
    card = "card A1 = T-o1; L1-o2; o1-B\n"
    assert holds(f"{card}given a=A1; kit t:p\nwhen L1 >o2 tp:o2:o1{{t}} >T\nthen exit; found O2; used O2; spent t:p")
    assert holds(f"{card}given a=A1; kit t:p\nwhen T >o1 tp:o1:o2{{t}} >L1\nthen exit; found O2; used O2; spent t:p")
    blind = "card A1 = T-o1; o1-B; L1-o2; R1-o3\n"
    text = f"{blind}given a=A1; kit t:p b:8\n"
    assert holds(f"{text}when L1 >o2 tp:o2:o3{{t}}\nthen stop; found O2; used O2; spent t:p")


def test_a_path_may_stop_anywhere() -> None:
    """MR23: also on an icon of a corridor; no exit then."""
    assert holds("given a=X10\nwhen B >R2@2 stop\nthen stop; found c1 b1; coin 1; barrel 1; scroll 0")
    assert holds("given a=X10\nwhen B >R2@1 >R2@1 >R2\nthen exit; found c1 b1 p1")
    assert holds("given a=X10\nwhen B >R2@4\nthen illegal 2")


def test_a_path_of_no_steps() -> None:
    """M6.8: it is a start and nothing else."""
    path = played("given a=X1", "T")
    assert (path.steps, end_state(path)) == (0, "stop")


def test_the_owner_chooses_the_payer() -> None:
    """MR39: every payer at hand is offered, token, item, dedicated book, SB2 in this order; the earliest item goes."""
    path = played("given a=X13 b=X13@0,2; kit t:k b:2,5", "a.T")
    ask = Unpaid()
    apply(path, candidates(path)[0], ask)
    assert ask.options == ["t", "i", "b5", "b2"]
    ways = {move.payers for move in moves(path)}
    assert () in ways
    assert ("i", "t") in ways
    assert ("b5", "b2") in ways
    assert ("b5", "i") in ways
    two = played("card A1 = T-B: k k K\ngiven a=A1", "T >B{i}")
    assert two.counts(two.crossed)["k"] == 1
    assert two.crossed & 1 == 1
    assert len(two.items) == 1


def test_used_and_free_edges_as_starts() -> None:
    """MR53: a start slot is used by starting there; only free edges whose piece is unused are starts."""
    board = laid("given a=X9@0,0 b=Y1@1,0")
    path = played("given a=X9@0,0 b=Y1@1,0", "a.T")
    names = {board.node_name[slot] for slot in starts(path.next_group(Kit()))}
    assert names == {"B", "L1", "L2"}
    assert holds("given a=X18; kit t:s b:3\nwhen T b3:h1{t} >T\nthen impasse; found c1 s1 M1 h1; used M1; spent b3 t:s")


def test_groups_share_what_is_used_up() -> None:
    """M12.2, M12.3, MR44: pieces, nodes, cleared rooms; an icon belongs to the first group, rooms count for each."""
    first = played("given a=X4; kit t:s", "T >h1{i,t} >R1")
    second = run(first.next_group(Kit()), "B >h1 >L1")
    assert (second.score("monster"), second.score("key"), second.score("room")) == (0, 0, 1)
    with pytest.raises(IllegalStep, match="edge used"):
        run(first.next_group(Kit()), "T >h1")
    third = played("given a=X11@0,0", "T >j1 >B")
    assert end_state(run(third.next_group(Kit()), "R1 >j1")) == "impasse"


def test_a_later_group_may_use_a_living_circle() -> None:
    """M12.4: found by the first, activated by the second."""
    first = played("given a=X6", "T >o1 >B")
    second = run(first.next_group(kit_of("p")), "L1 >o2 tp:o2:o1{t}")
    assert second.score("circle") == 2
    assert second.crossed_by_all.bit_count() == 2


def test_arriving_on_a_target_ends_the_leg() -> None:
    """M12.1, M13.1, MR46: crossing a join onto it is the arrival; nothing on it can be passed."""
    text = "given a=X1@0,0 z=X3@0,2; goal z\n"
    assert holds(f"{text}when a.T >B\nthen arrive z.T; found c1")
    assert holds(f"{text}when a.T >B >h1\nthen illegal 3")
    assert moves(played(text, "a.T >B")) == []


def test_points_per_kind() -> None:
    """Rules 2.7: 1 for barrel, sword, scroll, coin, room, stairs; 2 for key, circle; 3 for the other four."""
    assert [VP[kind] for kind in OBJECTIVES] == [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3]
    path = played("given a=X13", "T >B{i}")
    assert {kind: path.score(kind) for kind in OBJECTIVES if path.score(kind)} == {"coin": 1, "key": 2, "lock": 3}
    assert path.coins() == 1


def test_income_and_objective_count_the_same_coins() -> None:
    """M7.2, M7.8: coins found are income and count for the coin objective."""
    path = played("given a=X3", "T >h1 >B")
    assert (path.coins(), path.score("coin")) == (1, 1)


def test_refused_steps_change_nothing() -> None:
    path = played("given a=X13; kit t:k", "T")
    before = (path.used_pieces, path.found, path.tokens[:], path.items[:], path.spent[:], path.steps)
    for token in (">B{b5}", ">B{t,i,t}", ">L1", "fall1", "wrap", ">B@9"):
        with pytest.raises(IllegalStep):
            play(path, token)
        assert before == (path.used_pieces, path.found, path.tokens, path.items, path.spent, path.steps)
