"""Where cards may lie [rules 2.1, 2.2; M6.3, M11.1, M12.6]."""

from __future__ import annotations

import random

import pytest

from lanterns.games.mapmasters.board.cards import parse_card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import (
    BLOCKED,
    FREE,
    PENDING,
    RIM,
    Board,
    Grid,
    Placed,
    fault,
    fault_on_grid,
)
from lanterns.games.mapmasters.board.shapes import layouts, sample_layout, shapes
from tests.games.mapmasters.cases import difference, laid
from tests.games.mapmasters.helpers import numbers

OPEN = parse_card("card A1 = T-j1; L1-j1; R1-j1; j1-j2; L2-j2; R2-j2; j2-e1; B-e2")
FULL = parse_card("card A2 = T-h1; R1-h1; R2-h1; B-h1; L2-h1; L1-h1; h1(T,R1,R2,B,L2,L1)")


def test_shapes_up_to_five_cards() -> None:
    """Rules 2.2: touching arrangements up to shifting."""
    assert [len(shapes(count)) for count in range(1, 6)] == [1, 4, 20, 110, 642]


def test_layouts_of_five_open_cards() -> None:
    """W39: with all slots open every touching arrangement is legal: 642 x 5! x 2^5 layouts, half of it up to
    turning."""
    assert 642 * 120 * 32 == 2_465_280
    assert 2_465_280 // 2 == 1_232_640
    rng = random.Random(39)
    for shape in rng.sample(shapes(5), 60):
        assert not fault(Board([Placed("a", FULL, x, y, rng.random() < 0.5) for x, y in shape]))
    assert sum(1 for _ in layouts([FULL] * 3, (3,))) == 20 * 6 * 4


def test_two_starting_cards() -> None:
    """W40: of the 32 arrangements of S2 and S4 24 are legal."""
    hand = [cards()["S2"], cards()["S4"]]
    half = [not fault(Board(placed)) for placed in layouts(hand, (2,))]
    assert (2 * sum(half), 2 * len(half)) == (24, 32)


def test_cards_lie_on_the_lattice_of_half_heights() -> None:
    """MR1, MR3: any y is allowed, so that slots meet slots; a card that joins none is refused."""
    assert difference("given a=X9@0,0 b=X9@1,-1\nwhen place\nthen legal") == ""
    assert difference("given a=X9@0,0 b=X9@1,0\nwhen place\nthen legal") == ""
    assert difference("given a=X9@0,0 b=X9@2,0\nwhen place\nthen illegal") == ""
    assert fault(laid("given a=X9@0,0 b=X9@2,0")) == "apart"


def test_edges_option() -> None:
    """MR2: open may face blank, unless the option says strict; the edge is blocked then."""
    board = laid("given a=X9@0,0 b=X3@1,0")
    assert fault(board) == ""
    assert fault(board, "strict") == "mixed-edge"
    assert board.link[board.node_of("a", "R2")] == BLOCKED
    assert board.link[board.node_of("a", "R1")] == board.node_of("b", "L1")


def test_connect_option() -> None:
    """MR3: with connect: touch a shared cell side is enough, a corner is not."""
    board = laid("given a=X3@0,0 b=X3@1,1")
    assert fault(board) == "apart"
    assert fault(board, connect="touch") == ""
    assert fault(laid("given a=X3@0,0 b=X3@1,2"), connect="touch") == "apart"


def test_levels_do_not_join() -> None:
    """MR4: slots of different levels face one another without a join."""
    board = laid("card A1 = T=B\ngiven a=A1@0,0 b=X1@0,2")
    assert board.link[board.node_of("a", "B")] == BLOCKED
    assert fault(board) == "apart"


def test_any_number_of_cards_may_be_laid() -> None:
    """M6.3, MR5: none to five cards, each legal by itself."""
    assert fault(Board([])) == ""
    assert fault(Board([Placed("a", OPEN, 3, -7)])) == ""
    row = [Placed("abcde"[x], FULL, x, 0) for x in range(5)]
    assert fault(Board(row)) == ""


def test_gaps_inside_are_free_edges() -> None:
    """Rules 2.1: a free edge is an open slot with no cell beyond it, inside the dungeon as well."""
    ring = [(0, 0), (0, 2), (1, -1), (1, 2), (2, 0), (2, 2)]
    board = Board([Placed("abcdef"[n], FULL, x, y) for n, (x, y) in enumerate(ring)])
    assert fault(board) == ""
    # the cell (1, 1) is a hole with a card on each of its four sides
    hole = [("a", "R2"), ("c", "B"), ("d", "T"), ("e", "L2")]
    assert [board.link[board.node_of(card, slot)] for card, slot in hole] == [FREE] * 4


def test_the_mission_grid() -> None:
    """M11.1, MR41, W38: a Coop card lies in an empty place, without stagger; a neighbour is not needed."""
    grid = Grid(3, 2, [5])
    far_apart = Board([Placed("a", FULL, 0, 0), Placed("b", FULL, 1, 2)], grid)
    assert fault_on_grid(far_apart) == ""
    for x, y in ((0, 1), (3, 0), (0, 4), (-1, 0), (2, 2)):
        assert fault_on_grid(Board([Placed("a", FULL, x, y)], grid)) == "off-grid"
    assert fault_on_grid(Board([Placed("a", FULL, 0, 0), Placed("b", FULL, 0, 0)], grid)) == "overlap"
    with pytest.raises(ValueError, match="needs its grid"):
        fault_on_grid(Board([]))


def test_edges_of_the_grid() -> None:
    """M12.6, MR50: before an empty place a slot is pending; at the rim or a blocked place it is a dead end."""
    board = Board([Placed("a", FULL, 0, 0)], Grid(2, 2, [2]))
    link = {board.node_name[node]: board.link[node] for node in range(6 + 1) if board.node_kind[node] == 0}
    assert link == {"T": RIM, "R1": PENDING, "R2": PENDING, "B": RIM, "L2": RIM, "L1": RIM}
    assert board.free_slots() == []


def test_opposite_edges() -> None:
    """MR18: only between the outermost edges of one column or cell row, and only into an open slot."""
    board = laid("given a=X9@0,0 b=X9@1,1 c=X1@1,3")
    pairs = {name: board.opposite(board.node_of(*name.split("."))) for name in ("a.L1", "a.L2", "a.T", "b.T", "b.R2")}
    assert pairs == {
        "a.L1": board.node_of("a", "R1"),
        "a.L2": board.node_of("b", "R1"),
        "a.T": board.node_of("a", "B"),
        "b.T": board.node_of("c", "B"),
        "b.R2": board.node_of("b", "L2"),
    }
    assert board.opposite(board.node_of("b", "B")) == -1
    assert board.opposite(board.node_of("c", "B")) == board.node_of("b", "T")


def test_a_sampled_layout_is_legal_and_holds_the_hand() -> None:
    hand = [card for card in cards().values() if card.cost == 4][:5]
    for seed in range(20):
        board = sample_layout(random.Random(seed), hand)
        assert board is not None
        assert fault(board) == ""
        assert sorted(one.name for one in board.placed) == list("abcde")
    blank = parse_card("card A1 = T-L1")
    assert sample_layout(random.Random(1), [blank, parse_card("card A3 = R1=R2"), blank], tries=50) is None


def test_a_board_with_one_more_card_is_the_board_of_all_of_them() -> None:
    """MR1, MR3: a search lays a card on a board that it has; numbers and joins are those of laying all of them."""
    rng = random.Random(7)
    for _ in range(300):
        hand = rng.sample(list(cards().values()), 5)
        placed = [
            Placed("abcde"[at], hand[at], x, y, rng.random() < 0.5) for at, (x, y) in enumerate(rng.choice(shapes(5)))
        ]
        board = Board([])
        for count in range(1, 6):
            board = Board(placed[:count], before=board)
            assert numbers(board) == numbers(Board(placed[:count]))
