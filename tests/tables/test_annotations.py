"""Annotations: who may make which, what replaces what, when they go; and that no record and no store knows of them."""

from __future__ import annotations

from typing import Any

import pytest

from lanterns.games import get_game
from lanterns.tables import Refused, Table
from lanterns.tables.annotations import PING_SECONDS, PINGS, SKETCHES, Annotations
from lanterns.tables.commands import presence
from lanterns.tables.keeping import saved
from tests.tables.helpers import answer, asked, begun

DUNGEONS = get_game("dungeons")


def together() -> tuple[Table, Annotations, int, int]:
    """A co-operative game of two, the seat that is asked and the other one; persons hold the seats of their number."""
    table = begun("me", "open", game=DUNGEONS)
    return table, Annotations(), asked(table), 1 - asked(table)


def shown(marks: Annotations) -> list[tuple[Any, ...]]:
    return [(mark.kind, mark.key, mark.seat, mark.value) for mark in marks.all]


def code_of(command: Any, *args: Any) -> str:
    with pytest.raises(Refused) as refused:
        command(*args)
    return refused.value.code


def test_a_ping_passes_by_itself_and_the_oldest_of_many_goes():
    table, marks, seat, other = together()
    for i in range(PINGS + 2):
        table.at += 1
        marks.put(table, seat, seat, "ping", f"room-{i}", None)
    marks.put(table, other, other, "ping", "room-0", [5])
    assert shown(marks) == [("ping", f"room-{i}", seat, []) for i in range(2, PINGS + 2)] + [
        ("ping", "room-0", other, [5])
    ]
    turn = marks.turn
    table.at += PING_SECONDS / 2
    marks.put(table, seat, seat, "ping", "room-2", None)  # the same place again: it stays longer
    assert marks.turn == turn + 1
    marks.passed(table.at + PING_SECONDS / 2)
    assert shown(marks) == [("ping", "room-2", seat, [])]
    marks.passed(table.at + PING_SECONDS)
    assert shown(marks) == []


def test_a_plan_is_everybodys_and_stays_until_it_is_replaced_or_erased():
    table, marks, seat, other = together()
    marks.put(table, seat, seat, "sketch", "group-1", [1, 2])
    marks.put(table, other, other, "sketch", "group-2", [])
    marks.put(table, other, other, "sketch", "group-1", [1, 2, 3])
    assert shown(marks) == [("sketch", "group-2", other, []), ("sketch", "group-1", other, [1, 2, 3])]
    answer(table)
    marks.answered(table, [seat])
    marks.left([seat, other])
    marks.passed(table.at + 1000)
    assert len(marks.all) == 2
    marks.put(table, seat, seat, "sketch", "group-2", None)
    marks.put(table, seat, seat, "sketch", "nothing", None)
    assert shown(marks) == [("sketch", "group-1", other, [1, 2, 3])]
    for i in range(SKETCHES - 1):
        marks.put(table, seat, seat, "sketch", f"more-{i}", [i])
    assert code_of(marks.put, table, seat, seat, "sketch", "one-more", [1]) == "bad-request"
    marks.put(table, seat, seat, "sketch", "group-1", [4])  # an old one is replaced all the same
    assert len(marks.all) == SKETCHES


def test_an_aim_is_of_the_seat_that_is_asked_until_it_answers_or_leaves():
    table, marks, seat, other = together()
    marks.put(table, seat, seat, "aim", "room-1", [7])
    marks.put(table, seat, seat, "aim", "room-2", [8])
    assert shown(marks) == [("aim", "room-2", seat, [8])]
    assert code_of(marks.put, table, other, other, "aim", "room-2", [8]) == "not-asked"
    marks.put(table, other, other, "aim", "room-2", None)  # nothing to take away is no fault
    marks.put(table, seat, seat, "aim", "x", None)
    assert shown(marks) == []
    marks.put(table, seat, seat, "aim", "room-1", [7])
    marks.answered(table, [])  # somebody spoke, nobody answered
    assert len(marks.all) == 1
    answer(table)
    marks.answered(table, [seat])
    assert shown(marks) == []
    seat = asked(table)
    marks.put(table, seat, seat, "aim", "room-1", [])
    marks.left([seat])
    assert shown(marks) == []


def test_an_aim_names_its_answer_but_not_where_hands_are_secret():
    table, marks, seat, _ = together()
    code = table.state.options(seat)[0]
    marks.put(table, seat, seat, "aim", "room", [code])
    assert marks.all[0].action == DUNGEONS.verbs.to_json(code)
    closed = begun("me", "open", game=get_game("mapmasters-coop"))
    seat = asked(closed)
    marks = Annotations()
    marks.put(closed, seat, seat, "aim", "place-A1", [closed.state.options(seat)[0]])
    assert shown(marks) == [("aim", "place-A1", seat, [])]
    assert marks.all[0].action is None


def test_who_may_not_and_what_may_not_be_marked():
    table, marks, seat, other = together()
    turn, version, seq = marks.turn, table.version, table.seq
    assert code_of(marks.put, table, other, seat, "ping", "room", None) == "not-your-seat"
    assert code_of(marks.put, table, 9, seat, "ping", "room", None) == "not-at-table"
    for key in ("", "x" * 65, "two\nlines", " edge", "\u202ereversed"):
        assert code_of(marks.put, table, seat, seat, "ping", key, None) == "bad-request"
    assert code_of(marks.put, table, seat, seat, "sketch", "plan", [DUNGEONS.verbs.size]) == "bad-request"
    presence.pause(table, 0, True)
    assert code_of(marks.put, table, seat, seat, "ping", "room", None) == "paused"
    presence.pause(table, 0, False)
    presence.replace(table, seat, seat, "easy", False)
    assert code_of(marks.put, table, seat, seat, "ping", "room", None) == "not-your-seat"
    rivals = begun("me", "me")
    for kind in ("sketch", "aim"):
        assert code_of(marks.put, rivals, 0, 0, kind, "plan", [1]) == "bad-request"
    assert (marks.turn, table.version) == (turn, version + 1)  # the bot's seat is all that was written
    assert table.seq > seq
    marks.put(rivals, 0, 0, "ping", "castle", None)
    assert len(marks.all) == 1


def test_nothing_is_left_at_the_end_and_nothing_is_written():
    table, marks, seat, _ = together()
    table.log.take_fresh()
    before = (table.seq, table.version, saved.doc_of(table), table.match.present.to_json())
    marks.put(table, seat, seat, "sketch", "plan", [1])
    marks.put(table, seat, seat, "ping", "room", None)
    marks.put(table, seat, seat, "aim", "room", [])
    assert (table.seq, table.version, saved.doc_of(table), table.match.present.to_json()) == before
    assert table.log.take_fresh() == []
    for person in (0, 1):
        presence.resign(table, person, person)
    marks.answered(table, [])
    assert marks.all == []
    assert code_of(marks.put, table, 0, 0, "ping", "room", None) == "over"
