"""Which actions stand: what undo, takeback and retract lead back to, and the states there."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.errors import IllegalAction
from lanterns.core.history import KEEP_EVERY, History, Kept, standing
from lanterns.core.record import Line
from lanterns.core.replay import Play
from lanterns.core.step import CHANCE, NO_ACTOR, PEOPLE
from lanterns.games import get_game


def back(word: str, count: int, seat: int) -> Line:
    return Line(PEOPLE, word=word, count=count, seat=seat)


def test_undo_and_takeback_go_back_along_what_stands() -> None:
    lines = [Line(CHANCE, 5), Line(0, 1), Line(0, 2), back("undo", 1, 0), Line(0, 3), Line(1, 4)]
    assert History.of(lines).standing() == [(CHANCE, 5), (0, 1), (0, 3), (1, 4)]
    assert History.of([*lines, back("takeback", 3, 1)]).standing() == [(CHANCE, 5)]
    assert History.of([*lines, back("takeback", 4, 1)]).actor == NO_ACTOR


def test_retract_leaves_what_others_answered() -> None:
    lines = [Line(0, 1), Line(1, 2), Line(0, 3), Line(2, 4), back("retract", 2, 0)]
    assert History.of(lines).standing() == [(1, 2), (2, 4)]
    assert len(History.of(lines)) == 2


def test_what_people_do_beside_the_game_changes_nothing_that_stands() -> None:
    history = History.of([Line(0, 1), Line(PEOPLE, word="resign", seat=0), Line(PEOPLE, word="note", text="x")])
    assert history.standing() == [(0, 1)]


def test_what_stands_has_the_line_that_it_was_played_on() -> None:
    lines = [
        Line(CHANCE, 5), Line(0, 1), back("undo", 1, 0), Line(0, 2), Line(PEOPLE, word="note", text="x"), Line(1, 3),
        Line(2, 4), back("retract", 1, 0), Line(0, 6), back("retract", 1, 1), Line(1, 7),
    ]  # fmt: skip
    assert standing(lines) == [(1, CHANCE, 5), (7, 2, 4), (9, 0, 6), (11, 1, 7)]
    for upto in range(len(lines) + 1):
        stands = standing(lines[:upto])
        assert [(actor, action) for _, actor, action in stands] == History.of(lines[:upto]).standing()
        assert [line for line, _, _ in stands] == sorted({line for line, _, _ in stands})
        assert all((lines[line - 1].actor, lines[line - 1].action) == (actor, action) for line, actor, action in stands)


@pytest.mark.parametrize("line", [back("undo", 3, 0), back("takeback", 3, 0), back("retract", 2, 0)])
def test_no_more_is_taken_back_than_there_is(line: Line) -> None:
    history = History.of([Line(0, 1), Line(1, 2)])
    with pytest.raises(IllegalAction, match="take"):
        history.after(line)
    assert history.standing() == [(0, 1), (1, 2)]


def test_what_has_once_stood_stays_known() -> None:
    history = History.of([Line(0, 1), Line(1, 2), Line(0, 3)])
    before = history.now
    history.now = history.back("retract", 1, 1)
    history.add(2, 9)
    assert history.standing() == [(0, 1), (0, 3), (2, 9)]
    assert history.standing(before) == [(0, 1), (1, 2), (0, 3)]
    assert [history.own_tail(seat) for seat in (0, 1, 2)] == [0, 0, 1]


QUEST, FOUR = get_game("quest"), {"players": "4"}


def played(seed: int) -> Play:
    """A game by lot, long enough for several kept copies."""
    rng = Random(seed)
    play = Play.new(QUEST, FOUR)
    while len(play.history) < 4 * KEEP_EVERY + 9:
        actor = rng.choice(play.state.actors())
        play.play(play.state.draw(rng) if actor == CHANCE else rng.choice(play.state.options(actor)), actor)
    return play


def test_states_are_found_in_any_order_with_few_copies() -> None:
    play = played(2)
    history = play.history
    nodes = [0]
    while len(nodes) <= len(history):
        nodes.append(next(n for n in range(1, len(history.parents)) if history.parents[n] == nodes[-1]))
    kept = Kept(history, QUEST.new(FOUR), most=3)
    fresh = QUEST.new(FOUR)
    digests = [fresh.digest()]
    for actor, action in play.moves:
        fresh.play(action, actor)
        digests.append(fresh.digest())
    order = list(range(len(nodes)))
    Random(1).shuffle(order)
    for at in order:
        state = kept.state(nodes[at])
        assert state.digest() == digests[at]
        assert len(kept.states) <= 3
        if not state.over:
            state.play(state.options(state.actors()[0])[0], state.actors()[0])  # nobody else sees what is done to it


def test_a_way_that_was_gone_costs_next_to_nothing_again() -> None:
    play = played(3)
    spent: list[int] = []
    kept = Kept(play.history, QUEST.new(FOUR))
    goal = play.history.now
    kept.state(goal, spent.append)
    kept.state(goal, spent.append)
    kept.state(play.history.parents[goal], spent.append)
    assert spent[0] == len(play.history)
    assert spent[1] == 0
    assert spent[2] <= 2


def test_copies_of_what_stands_no_more_are_let_go() -> None:
    play = played(4)
    for _ in range(2 * KEEP_EVERY):
        play.undo(1, seat=0, word="takeback")
    history = play.history
    standing = {0}
    node = history.now
    while node:
        standing.add(node)
        node = history.parents[node]
    assert set(play.kept.states) <= standing
    assert {KEEP_EVERY, 2 * KEEP_EVERY} <= {history.depths[node] for node in play.kept.states}
