"""Best layout and path for a hand [rules 7]: the cases of the rules, and every layout solved one by one."""

from __future__ import annotations

import random

import pytest

from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import Board, fault
from lanterns.games.mapmasters.board.path import OBJECTIVES, Path, kit_of
from lanterns.games.mapmasters.board.script import run
from lanterns.games.mapmasters.board.shapes import layouts
from lanterns.games.mapmasters.solver.aim import Aim, aim_of
from lanterns.games.mapmasters.solver.best_hand import HandAnswer, best_hand, best_hand_for, ceiling
from lanterns.games.mapmasters.solver.best_path import Answer, best_line, best_path
from lanterns.games.mapmasters.solver.meter import read

CARDS = cards()


def test_two_starting_cards_over_all_layouts() -> None:
    """W41: barrel 2, coin 4, lock 3, monster 3, each with an exit."""
    hand = [CARDS["S2"], CARDS["S4"]]
    for kind, value in (("barrel", 2), ("coin", 4), ("lock", 3), ("monster", 3)):
        answer = best_hand(hand, kit_of(), kind)
        assert (answer.value, answer.exit, answer.exact) == (value, True, True)


def test_two_cost_3_cards_over_all_layouts() -> None:
    """W42: trap 3, rope 3, stairs 1, lock 3 with an exit; circle 2 and sword 1 only without."""
    hand = [CARDS["D02"], CARDS["D03"]]
    for kind, value, leaves in (
        ("trap", 3, True), ("rope", 3, True), ("stairs", 1, True), ("lock", 3, True),
        ("circle", 2, False), ("sword", 1, False),
    ):  # fmt: skip
        answer = best_hand(hand, kit_of(), kind)
        assert (kind, answer.value, answer.exit) == (kind, value, leaves)


@pytest.mark.parametrize("seed", range(8))
def test_the_best_hand_for_any_worth_of_icons_is_the_best_of_all_layouts(seed: int) -> None:
    rng = random.Random(f"worths {seed}")
    hand = rng.sample(list(CARDS.values()), 2)
    kit = kit_of(rng.choice(["", "s", "k", "r", "p"]), tuple(rng.sample([1, 2, 4, 5, 6, 7, 8], rng.choice([0, 1]))))
    aim = aim_of({letter: rng.choice([0, 0.25, 0.7, 1, 3.1]) for letter in "bchspSkOrPVMKxy"}, 0.8)
    wanted = max(worth_of(best_line(board, kit, aim), aim) for board in map(Board, layouts(hand)) if not fault(board))
    answer = best_hand_for(hand, kit, aim)
    assert worth_of(answer, aim) == wanted
    assert answer.exact


def worth_of(answer: Answer | HandAnswer, aim: Aim) -> int:
    return aim.worth(answer.path) + (aim.exit if answer.exit else 0)


@pytest.mark.parametrize("seed", range(24))
def test_the_hand_solver_finds_the_best_of_all_layouts(seed: int) -> None:
    """MR5 too: single cards and every subset are among the layouts."""
    rng = random.Random(f"hands {seed}")
    size = 3 if seed % 8 == 7 else 2
    hand = rng.sample(list(CARDS.values()), size)
    near = [1, 2, 4, 5, 6, 7, 8]
    far = [3, 9, 11, 12] if size == 2 else []
    kit = kit_of(rng.choice(["", "s", "k", "r", "p", "pp"]), tuple(rng.sample(near + far, rng.choice([0, 0, 1, 2]))))
    edges, connect = rng.choice(["lenient", "lenient", "strict"]), rng.choice(["open", "open", "touch"])
    for kind in rng.sample(OBJECTIVES, 2):
        wanted = (0, False)
        for placed in layouts(hand):
            board = Board(placed)
            if not fault(board, edges, connect):
                found = best_path(board, kit, kind)
                wanted = max(wanted, (found.value, found.exit))
        answer = best_hand(hand, kit, kind, edges=edges, connect=connect)
        what = (kind, [card.id for card in hand], kit.tokens, bin(kit.books), edges, connect, answer.script)
        assert (answer.value, answer.exit) == wanted, what
        assert not fault(Board(answer.placed), edges, connect)


def test_an_answer_for_five_cards_is_a_legal_layout_and_a_legal_path() -> None:
    rng = random.Random(3)
    for number in range(6):
        hand = rng.sample(list(CARDS.values()), 5)
        kit = kit_of("skrp"[number % 4])
        kind = OBJECTIVES[number * 2]
        answer = best_hand(hand, kit, kind, seconds=20)
        board = Board(answer.placed)
        assert fault(board) == ""
        assert {one.name: one.card.id for one in answer.placed}.items() <= dict(
            zip("abcde", (card.id for card in hand))
        ).items()
        path = run(Path(board, kit), answer.script)
        assert (path.score(kind), path.at_exit) == (answer.value, answer.exit)
        assert answer.value <= ceiling(hand, kit, kind)


def test_islands_are_joined_before_they_count() -> None:
    """A circle leads to a card that lies apart; the layout of the answer hangs together all the same."""
    hand = [CARDS["D01"], CARDS["D55"], CARDS["S5"]]
    answer = best_hand(hand, kit_of("p"), "circle")
    board = Board(answer.placed)
    assert fault(board) == ""
    assert answer.value == 4
    assert "tp:" in answer.script or answer.value == run(Path(board, kit_of("p")), answer.script).score("circle")


def test_a_hand_search_may_be_stopped_early() -> None:
    hand = [CARDS[id] for id in ("S6", "D56", "D55", "D37", "D57")]
    true = best_hand(hand, kit_of("p"), "room")
    for states in (1, 60, 300):
        answer = best_hand(hand, kit_of("p"), "room", states=states)
        assert answer.value <= true.value <= answer.bound
    far = best_hand(hand, kit_of("p", (11,)), "room", states=300)
    assert far.value <= ceiling(hand, kit_of("p"), "room")
    assert far.bound >= true.value


def test_an_empty_hand() -> None:
    """MR5, M5.5: nothing need be laid."""
    answer = best_hand([], kit_of("s", (3,)), "coin")
    assert (answer.value, answer.exit, answer.placed, answer.exact) == (0, False, [], True)


def test_the_meter_compares_with_sampled_layouts_and_the_optimum() -> None:
    hand = [CARDS[id] for id in ("S2", "S3", "S4")]
    reading = read(hand, kit_of("s"), "coin", 5, samples=60, seconds=20)
    assert (reading.optimum, reading.exact, reading.share()) == (reading.best.value, True, 5 / reading.best.value)
    assert reading.sampled == 60
    top = read(hand, kit_of("s"), "coin", reading.optimum + 1, samples=60, seconds=20)
    bottom = read(hand, kit_of("s"), "coin", 0, samples=60, seconds=20)
    assert (top.below, bottom.below) == (100.0, 0.0)
    assert read([], kit_of(), "coin", 0).share() == 1.0
