"""The position with its free undo: how far a seat may go back, why no further, and that a snapshot forgets nothing."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.core.errors import IllegalAction
from lanterns.core.present import Present
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from tests.core.bids import BIDS

QUEST = get_game("quest")


def answered(present: Present, rng: Random) -> int:
    """Chance and seats answer by lot until a seat has; which it was."""
    while True:
        actor = rng.choice(present.state.actors())
        code = present.state.draw(rng) if actor == CHANCE else rng.choice(present.state.options(actor))
        present.play(actor, code)
        if actor != CHANCE:
            return actor


def test_nothing_can_be_taken_back_before_anything_was_answered() -> None:
    present = Present(QUEST, {"players": "2"})
    assert present.free(0) == 0
    assert present.barred(0) == "nothing"
    with pytest.raises(IllegalAction, match="nothing"):
        present.undo(0, 1)


def test_undo_leads_to_where_it_began_and_no_further() -> None:
    rng = Random(5)
    present = Present(QUEST, {"players": "3"})
    seen = 0
    for _ in range(120):
        before, stood = present.state.digest(), present.stood
        seat = answered(present, rng)
        free = present.free(seat)
        if free != 1 or present.stood != stood + 1:
            continue
        with pytest.raises(IllegalAction, match="only 1 can be taken back freely"):
            present.undo(seat, 2)
        assert present.barred(1 - min(seat, 1)) in ("other", "chance")
        assert present.undo(seat, 1) == "undo"
        assert (present.state.digest(), present.stood) == (before, stood)
        assert present.free(seat) == 0
        seen += 1
    assert seen > 10


def test_a_seat_retracts_while_others_answer_at_the_same_time() -> None:
    present = Present(BIDS, {"players": "3"})
    rng = Random(1)
    answered(present, rng)
    first = next(seat for seat in range(3) if present.free(seat))
    second = answered(present, rng)
    while second == first:
        second = answered(present, rng)
    assert present.free(first)
    assert present.free(second)
    kept = present.free(second)
    assert present.undo(first, present.free(first)) == "retract"
    assert present.free(second) == kept
    assert present.last[first] == -1
    assert first in present.state.actors()


def test_a_snapshot_goes_on_as_if_nothing_had_been() -> None:
    rng = Random(3)
    present = Present(BIDS, {"players": "3"})
    for _ in range(6):
        seat = answered(present, rng)
        again = Present.load(BIDS, {"players": "3"}, json.loads(json.dumps(present.to_json())))
        assert again.to_json() == present.to_json()
        assert [again.free(seat) for seat in range(3)] == [present.free(seat) for seat in range(3)]
        if again.free(seat):
            other = Present.load(BIDS, {"players": "3"}, present.to_json())
            assert again.undo(seat, 1) == other.undo(seat, 1)
            assert again.to_json() == other.to_json()


def test_going_further_back_lays_it_again() -> None:
    rng = Random(2)
    present = Present(QUEST, {"players": "2"})
    moves: list[tuple[int, int]] = []
    while len(moves) < 60:
        actor = rng.choice(present.state.actors())
        moves.append((actor, present.state.draw(rng) if actor == CHANCE else rng.choice(present.state.options(actor))))
        present.play(*moves[-1])
    spent: list[int] = []
    again = Present.rebuild(QUEST, {"players": "2"}, moves, spent.append)
    assert again.to_json() == present.to_json()
    assert sum(spent) == 60
    seat = next(seat for seat in (0, 1) if present.last[seat] >= 0)
    assert moves[present.stood - present.since_answer(seat)][0] == seat
