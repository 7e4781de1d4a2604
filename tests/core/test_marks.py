"""Marks: going back by them gives exactly what a replay of the actions that stand gives, in every game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterns.core.game import AnyGame
from lanterns.core.history import FAR, MARK_EVERY, NEAR, Marks
from lanterns.core.present import Present
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from tests.core.bids import BIDS

GAMES: list[tuple[AnyGame, dict[str, str]]] = [
    (BIDS, {"players": "3"}),
    (get_game("quest"), {"players": "3"}),
    (get_game("dungeons"), {"players": "2"}),
    (get_game("mapmasters"), {"players": "3", "time_bonus": "off"}),
    (get_game("mapmasters-coop"), {"players": "2", "mission": "4"}),
]


class Game:
    """A game in which answers are given and taken back, and the actions of it that stand, kept beside it."""

    def __init__(self, game: AnyGame, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = options
        self.present = Present(game, options)
        self.moves: list[tuple[int, int]] = []

    def act(self, rng: Random) -> bool:
        """Somebody acts by lot; False when it is over."""
        state = self.present.state
        if state.over:
            return False
        actor = rng.choice(state.actors())
        code = state.draw(rng) if actor == CHANCE else rng.choice(state.options(actor))
        self.present.play(actor, code)
        self.moves.append((actor, code))
        return True

    def undo(self, rng: Random) -> None:
        present = self.present
        free = [(seat, present.free(seat)) for seat in range(len(present.last)) if present.free(seat)]
        if free:
            seat, most = rng.choice(free)
            present.undo(seat, rng.randint(1, most))
            self.moves[present.stood - len(present.tail) :] = present.tail.standing()

    def back(self, count: int, known: bool = True) -> None:
        """Go back by the marks: it is what a replay gives, and so it stays."""
        count = min(count, len(self.moves))
        way = self.present.way(count)
        assert way is not None or not known
        if way is None:
            return
        left = len(self.moves) - count
        then, again = way.walk(), Present.rebuild(self.game, self.options, self.moves[:left])
        assert then.to_json() == again.to_json()
        assert then.state.digest() == again.state.digest()
        seats = range(len(then.last))
        assert [(then.free(s), then.barred(s), then.since_answer(s)) for s in seats] == [
            (again.free(s), again.barred(s), again.since_answer(s)) for s in seats
        ]
        self.present = then
        del self.moves[left:]

    def opened(self) -> None:
        """As if it had been read from where it is kept."""
        self.present = Present.load(self.game, self.options, json.loads(json.dumps(self.present.to_json())))


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game.id for game, _ in GAMES])
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32), st.integers(60, 200))
def test_going_back_is_a_replay_of_what_stands(game: AnyGame, options: dict[str, str], seed: int, length: int):
    rng = Random(seed)
    played = Game(game, options)
    played.present.marks.every = rng.randint(1, 9)  # so that many are made, and from each it is gone on somewhere
    for _ in range(length):
        if not played.act(rng):
            break
        if rng.random() < 0.15:
            played.undo(rng)
        if rng.random() < 0.03:
            played.back(rng.randint(1, 60))
    for count in (1, 2, rng.randint(3, 50), rng.randint(1, 200)):
        played.back(count)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game.id for game, _ in GAMES])
def test_a_game_that_was_opened_knows_the_way_since_then(game: AnyGame, options: dict[str, str]):
    rng = Random(8)
    played = Game(game, options)
    for _ in range(30):
        played.act(rng)
    played.opened()
    assert played.present.way(30) is None
    for _ in range(90):
        played.act(rng)
        if rng.random() < 0.1:
            played.undo(rng)
    for count in (1, 3, 10, 20):
        played.back(count, known=False)
    marks = Marks.load(json.loads(json.dumps(played.present.marks.to_json())))
    assert marks.to_json() == played.present.marks.to_json()


def test_however_long_it_lasts_the_marks_are_few_and_the_way_is_short():
    """A game of many thousand actions that stand: a draw of chance and an answer, over and over."""
    rng = Random(4)
    played = Game(*GAMES[1])
    marks = played.present.marks
    state = played.present.state
    for stood in range(20_000):
        marks.look(state, CHANCE if stood % 3 else 0, stood, [stood - 1, -1])
        marks.add(CHANCE if stood % 3 else 0, rng.randrange(9))
    assert len(marks.far) <= FAR
    assert len(marks.near) <= NEAR
    for to in (1, 100, 5_000, 19_000, 19_999):
        mark = marks.last_before(to)
        assert mark is not None
        assert to - mark.at <= marks.gap + 2 * MARK_EVERY
    recent = marks.last_before(19_999)
    assert recent is not None
    assert 19_999 - recent.at <= MARK_EVERY + 3
