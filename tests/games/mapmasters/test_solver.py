"""Best path on a laid dungeon [rules 7]: against plain brute force, tie order, early stops."""

from __future__ import annotations

import random

import pytest

from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import OBJECTIVES, Path, kit_of
from lanterns.games.mapmasters.board.script import run
from lanterns.games.mapmasters.solver.aim import LEFT_BY_EXIT, POINT, aim_of
from lanterns.games.mapmasters.solver.best_path import best_line, best_path
from tests.games.mapmasters.brute import TooLong, best, every_path, random_board
from tests.games.mapmasters.cases import case, laid

BOOKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]


def compare(seed: int, size: int, count: int, most: int) -> int:
    """Solve random layouts both ways; returns how many were small enough for brute force."""
    rng = random.Random(f"{seed} {size}")
    pool = list(cards().values())
    done = 0
    for _ in range(count):
        board = random_board(rng, pool, size)
        books = tuple(rng.sample(BOOKS, rng.choice([0, 0, 1, 2])))
        kit = kit_of(rng.choice(["", "s", "k", "r", "p", "sp"]), books)
        kinds = rng.sample(OBJECTIVES, 3)
        try:
            wanted = best(board, kit, kinds, most)
        except TooLong:
            continue
        done += 1
        for kind in kinds:
            answer = best_path(board, kit, kind)
            laid_cards = [(one.card.id, one.x, one.y, one.turned) for one in board.placed]
            assert (answer.value, answer.exit) == wanted[kind], (kind, laid_cards, kit.tokens, books, answer.script)
            assert answer.exact
    return done


@pytest.mark.parametrize(("size", "count", "most"), [(1, 150, 4000), (2, 120, 4000), (3, 30, 6000)])
def test_the_solver_finds_what_brute_force_finds(size: int, count: int, most: int) -> None:
    """Part of the 2,000 one- and two-card and 200 three-card layouts; benchmarks/mapmasters_brute.py runs them all."""
    assert compare(1, size, count, most) >= count * 0.8


@pytest.mark.parametrize("seed", range(12))
def test_the_best_line_for_any_worth_of_icons_is_the_best_of_all(seed: int) -> None:
    """What bots aim at: points of the primary, of secondaries that may come, coins and an exit, as one sum."""
    rng = random.Random(f"worths {seed}")
    board = random_board(rng, list(cards().values()), 1 + seed % 2)
    kit = kit_of(rng.choice(["", "s", "k", "r", "p"]), tuple(rng.sample(BOOKS, rng.choice([0, 0, 1]))))
    aim = aim_of({letter: rng.choice([0, 0.25, 0.7, 1, 3.1]) for letter in "bchspSkOrPVMKxy"}, rng.choice([0.3, 0.8]))
    try:
        wanted = max(aim.worth(path) + (aim.exit if path.at_exit else 0) for path in every_path(board, kit, 20_000))
    except TooLong:
        pytest.skip("more paths than brute force should walk")
    answer = best_line(board, kit, aim)
    assert aim.worth(answer.path) + (aim.exit if answer.exit else 0) == wanted
    assert answer.exact


def test_an_answer_replays_to_its_score() -> None:
    rng = random.Random(5)
    pool = list(cards().values())
    for number in range(30):
        board = random_board(rng, pool, 5)
        kit = kit_of("skrp"[number % 4])
        answer = best_path(board, kit, OBJECTIVES[number % 12])
        path = run(Path(board, kit), answer.script)
        assert path.score(OBJECTIVES[number % 12]) == answer.value
        assert path.at_exit == answer.exit
        assert (answer.exact, answer.bound) == (True, answer.value)


def test_ties_are_broken_by_exit_then_coins_then_length() -> None:
    board = laid("card A1 = T-j1: b; j1-L1: c; j1-R1; j1-B: c c\ngiven a=A1")
    plain = best_path(board, kit_of(), "barrel")
    assert (plain.value, plain.exit) == (1, True)
    assert best_path(board, kit_of(), "barrel", coins=True).script == "T >j1 >B"
    long = laid("card A1 = T-j1: b; j1-o1; o1-L1; j1-R1; j1-B\ngiven a=A1")
    assert best_path(long, kit_of(), "barrel", short=True).path.steps == 2
    dead_end = laid("card A1 = T-j1; j1-L1: b; j1-e1; j1-B\ngiven a=A1")
    answer = best_path(dead_end, kit_of(), "barrel")
    assert (answer.value, answer.exit) == (1, True)


def test_a_search_may_be_stopped_early() -> None:
    rng = random.Random(9)
    pool = [card for card in cards().values() if card.cost == 6]
    exact = stopped = 0
    for _ in range(12):
        board = random_board(rng, pool, 5)
        kit = kit_of("p", (3,))
        true = best_path(board, kit, "circle")
        answer = best_path(board, kit, "circle", states=5)
        assert answer.value <= true.value <= answer.bound
        exact += answer.exact
        stopped += not answer.exact
        if answer.exact:
            assert answer.value == true.value
    assert stopped > 0
    assert best_path(board, kit, "circle", seconds=1e-9).bound >= true.value


def test_only_better_paths_are_looked_for_above_a_floor() -> None:
    board = laid("given a=X6")
    best_value = best_path(board, kit_of(), "circle")
    floor = best_value.value * POINT + (LEFT_BY_EXIT if best_value.exit else 0)
    assert best_path(board, kit_of(), "circle", floor=floor).script == ""
    assert best_path(board, kit_of(), "circle", floor=floor - 1).value == best_value.value


def test_no_dungeon_no_path() -> None:
    answer = best_path(Board([]), kit_of("s"), "coin")
    assert (answer.value, answer.exit, answer.script, answer.exact) == (0, False, "", True)


def test_the_tangled_option_reaches_the_solver() -> None:
    """MR52: a junction passed twice with SB7, unless `tangled: rooms`."""
    one = case("given a=X11@0,0 b=Y1@1,0; kit b:7\nwhen place\nthen legal")
    crossing = best_path(one.board(), one.kit, "barrel", tangled="junction")
    assert (crossing.value, crossing.exit) == (1, True)
    strict = best_path(one.board(), one.kit, "barrel", tangled="rooms")
    assert (strict.value, strict.exit) == (1, False)
