"""Reading cards [rules 2.3, 2.4]: the import checks, and where a fault is reported."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterns.games.mapmasters.board import cards as c
from lanterns.games.mapmasters.board.content import cards


def test_a_card_is_read_into_nodes_pieces_and_rooms() -> None:
    card = c.parse_card("card D03 $3 = T-h1; R1-h1: K; h1-B: b; L1-h1: p; R2-o1: s; h1(T,R1,B,L1): k")
    assert (card.id, card.cost) == ("D03", 3)
    assert card.nodes == ["T", "h1", "R1", "B", "L1", "R2", "o1"]
    assert [card.nodes[card.pieces[door].other(card.node("h1"))] for door in card.rooms[0].doors] == [
        "T",
        "R1",
        "B",
        "L1",
    ]
    assert sorted(card.icons()) == sorted("KbpskO")
    assert card.slots == [0, 4, 2, -1, 5, 3]
    assert (card.count("h"), card.count("k")) == (1, 1)


@pytest.mark.parametrize("id", list(cards()))
def test_notation_reads_back(id: str) -> None:
    card = cards()[id]
    assert c.parse_card(card.notation()).notation() == card.notation()


def test_corridors_are_cut_at_nodes_only() -> None:
    """MR6: junctions, rooms, stairs, pits, circles and edges cut a corridor; other icons do not."""
    card = c.parse_card("card A1 = T-j1: c K s; j1-L1; j1-B: V b")
    assert [piece.icons for piece in card.pieces] == ["cKs", "", "Vb"]


def test_a_half_turn_exchanges_opposite_slots() -> None:
    """Rules 2.1: T<->B, L1<->R2, L2<->R1, and twice is nothing."""
    turned = {c.SLOTS[slot]: c.SLOTS[c.half_turn(slot)] for slot in range(6)}
    assert turned == {"T": "B", "B": "T", "L1": "R2", "R2": "L1", "L2": "R1", "R1": "L2"}


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("card A1 T-B", 1, "is written"),
        ("card = T-B", 1, "needs an id"),
        ("card A/1 = T-B", 6, "is no card id"),
        ("card A1 3 = T-B", 9, "is no price"),
        ("card A1 $3 x = T-B", 12, "does not belong before"),
        ("card A1 = ", 9, "has no piece"),
        ("card A1 = TB", 11, "by one '-' or '='"),
        ("card A1 = T-Q", 13, "'Q' is no node name"),
        ("card A1 = T-j0", 13, "'j0' is no node name"),
        ("card A1 = T-B: c z", 18, "'z' is no icon"),
        ("card A1 = T-B; L1-j1; j1-j1", 23, "to itself"),
        ("card A1 = T-B; T-L1", 11, "Slot T needs one piece"),
        ("card A1 = T-j1; j1-B", 13, "Junction j1 needs three or four"),
        ("card A1 = T-j1; j1-B; j1=L1", 13, "of one level"),
        ("card A1 = T-s1; s1-B", 13, "Stairs s1 needs one upper and one lower"),
        ("card A1 = T=p1; q1=B", 13, "Pit p1 needs one or two upper"),
        ("card A1 = T-p1; q1-B", 17, "Landing q1 needs one or two lower"),
        ("card A1 = T-o1; o1=B", 13, "Circle o1 needs one or two pieces of one level"),
        ("card A1 = T-e1; e1-B", 13, "Dead end e1 needs one piece"),
        ("card A1 = T-p1; p1-B", 13, "Pit 1 has no landing q1"),
        ("card A1 = T-B; L1=q1; q1=R1", 19, "Landing q1 has no pit"),
        ("card A1 = T-p1; q1=B; L1-h1; h1(L1): P1", 38, "Number 1 of P1 is taken"),
        ("card A1 = T-o1; L1-h1; h1(L1): O1", 32, "Number 1 of O1 is taken"),
        ("card A1 = T-h1; B-h1", 13, "Room h1 is not declared"),
        ("card A1 = T-h1; h1(T); h1(T)", 24, "declared twice"),
        ("card A1 = T-B; h1()", 19, "empty door name"),
        ("card A1 = T-h1; h1(T,B)", 22, "no further piece to B"),
        ("card A1 = T-h1; B-h1; h1(T)", 23, "does not list its door to B"),
        ("card A1 = T-h1; B-h1; h1(T,B): K", 32, "'K' is no content of a room"),
        ("card A1 = T-h1; B-h1; h1(T,B): P0", 32, "'P0' is no content"),
        ("card A1 = T=h1; h1(T)", 17, "on the other level"),
        ("card A1 = T-h1; h1(T", 19, "closing"),
        ("card A1 = T-h1; j1(T)", 17, "j1 is no room"),
        ("card A1 = T-B; L1-R1", 1, "upper level of A1 cannot be drawn"),
        ("card A1 = T=B; L1=R1", 1, "lower level of A1 cannot be drawn"),
        ("card A1 = T-h1; R1-h1; B-h1; h1(T,B,R1)", 1, "cannot be drawn"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, column: int, message: str) -> None:
    with pytest.raises(c.CardError, match=message) as problem:
        c.parse_card(text, "mine.cards", 7)
    assert (problem.value.file, problem.value.line, problem.value.column) == ("mine.cards", 7, column)
    assert str(problem.value).startswith(f"mine.cards:7:{column}: ")


@pytest.mark.parametrize(
    "text",
    [
        "card A1 = T-B; L1=R1",
        "card A1 = T-s1; s1=B; L1-R1",
        "card A1 = T-j1; j1-h1; j1-h1; h1-B; h1(j1,j1,B)",
        "card A1 = T-j1; L1-j1; R1-j1; B-j1",
        "card A1 = T=h1; B=h1; h1~(T,B): c",
        "card A1 = T-h1; B-h1; L1-h1; h1(B,L1,T)",
        "card A1 = T-L1; R1-j1; j1-e1; j1-R2",
    ],
)
def test_what_can_be_drawn_is_accepted(text: str) -> None:
    assert c.parse_card(text).id == "A1"


def test_planarity_counts_the_sides_of_the_card() -> None:
    """Doors run clockwise and so do the slots on the rim: the mirror order cannot be drawn on the card."""
    c.parse_card("card A1 = T-h1; R1-h1; B-h1; h1(T,R1,B)")
    with pytest.raises(c.CardError, match="cannot be drawn"):
        c.parse_card("card A1 = T-h1; R1-h1; B-h1; h1(B,R1,T)")


def test_a_file_of_cards() -> None:
    known = c.parse_cards("# mine\ncard A1 = T-B\n\ncard A2 $4 = L1-R1: c\n", "f")
    assert list(known) == ["A1", "A2"]
    assert (known["A1"].cost, known["A2"].cost) == (-1, 4)
    with pytest.raises(c.CardError, match="defined twice") as problem:
        c.parse_cards("card A1 = T-B\ncard A1 = T-B", "f")
    assert problem.value.line == 2


@given(st.text(alphabet="card A1$3=-T;B:hjspqoe(),12 bcK~", max_size=60))
def test_any_text_is_read_or_refused_clearly(text: str) -> None:
    fault = None
    try:
        assert c.parse_card(text).pieces
    except c.CardError as problem:
        fault = problem
    if fault is not None:
        assert fault.message.endswith(".")
        assert 1 <= fault.column <= max(1, len(text)) + 1
