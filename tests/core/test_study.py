"""Questions about a position: a game says which it answers, changes nothing and refuses the rest in one sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns.core.errors import BadQuestion
from lanterns.core.roles import Queries
from lanterns.games import GAMES
from tests.core.bids import BID, BIDS, BidsState


def test_a_game_that_answers_nothing_says_so() -> None:
    quiet = Queries[BidsState]()
    assert quiet.topics() == {}
    with pytest.raises(BadQuestion, match="this game knows no topic 'why'"):
        quiet.answer(BidsState(), 0, "why", {})


def test_a_topic_is_known_by_its_own_name() -> None:
    for game in (BIDS, *GAMES.values()):
        for name, topic in game.queries.topics().items():
            assert topic.name == name
            assert 0 < len(name) <= 40


@pytest.mark.parametrize("params", [{}, {"seat": 2}, {"seat": -1}, {"seat": "1"}, {"seat": True}, {"seat": [1]}])
def test_parameters_that_do_not_fit_are_refused_with_what_to_ask(params: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion, match="guess about a seat from 0 to 1"):
        BIDS.queries.answer(BidsState(), 0, "guess", params)


def test_a_question_changes_nothing_and_a_sample_holds_what_the_seat_knows() -> None:
    state = BIDS.new({"players": "2"})
    while not state.lanes:
        state.play(state.options()[0])
    state.play(BID.code(2), 1)
    before = state.to_json()
    guesses = set()
    for i in range(200):
        drawn = BIDS.hidden.sample(state, 0, Random(i))
        guesses.add(BIDS.queries.answer(drawn, 0, "guess", {"seat": 1})["bid"])
        assert BIDS.queries.answer(drawn, 0, "highest", {}) == {"card": 4}
        assert BIDS.queries.answer(drawn, 1, "guess", {"seat": 0})["bid"] == 0
    assert guesses == {1, 2, 3, 4}
    assert state.to_json() == before
