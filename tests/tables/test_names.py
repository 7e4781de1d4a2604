"""Names at a table: what looks like another's gets a number that all see, whichever way the name came."""

from __future__ import annotations

import pytest

from lanterns.core.texts import NAME_LENGTH
from lanterns.games import get_game
from lanterns.tables import Table
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Wish
from lanterns.tables.parts.looks import distinct, skeleton

QUEST = get_game("quest")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # a Cyrillic capital
        ("Ann", "ann"),
        ("Ann", "A n n"),
        ("Ann", "Ann\u3164"),
        ("Ann", "A\u200dnn"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "Áñn̈"),
        ("Ann", "Αnn"),  # Greek
        ("OLGA", "ОLGА"),
        ("Boris", "Вoris"),
        ("roman", "rоmаn"),
        ("Modern", "Modem"),
        ("Bill", "BiII"),
        ("Bill", "Bi1l"),
        ("yuri", "уuri"),
        ("xxx", "ххх"),
    ],
)
def test_names_that_can_be_taken_for_one_another(one: str, other: str):
    assert skeleton(one) == skeleton(other)
    assert distinct(other, [one]) not in (one, other)
    assert distinct(one, [other]).startswith(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Annа"), ("Анна", "Нина"), ("🐺", "🦊"), ("Юлия", "Julia"), ("Bo", "Jo")],
)
def test_names_that_cannot(one: str, other: str):
    assert distinct(one, [other]) == one


def test_numbers_go_on_and_fit():
    others: list[str] = []
    for _ in range(12):
        others.append(distinct("Ann", others))
    assert others[:3] == ["Ann", "Ann (2)", "Ann (3)"]
    assert len(set(others)) == 12
    long = "N" * NAME_LENGTH
    assert distinct(long, [long]) == "N" * 20 + " (2)"
    assert distinct("", [""]) == ""


def table(*wishes: Wish, name: str = "Ann") -> Table:
    return lobby.new_table("t", QUEST, 0.0, seats=wishes, name=name)


def names(t: Table) -> list[str]:
    return [chair.name for chair in t.seating.chairs]


def test_who_joins_under_a_name_like_the_hosts_is_marked():
    t = table(Wish("me"), Wish("open"), Wish("open"))
    guest = lobby.sit(t, 1, "Аnn")
    assert names(t) == ["Ann", "Аnn (2)", ""]
    other = lobby.sit(t, 2, "")
    lobby.rename(t, other.id, "ann")
    assert names(t) == ["Ann", "Аnn (2)", "ann (3)"]
    lobby.rename(t, guest.id, "Bo")
    assert names(t)[1] == "Bo"
    lobby.rename(t, 0, "Bo\u3164")
    assert names(t) == ["Bo\u3164 (2)", "Bo", "ann (3)"]


def test_ones_own_seats_may_have_ones_name():
    t = table(Wish("me"), Wish("me"), Wish("bot", "Ann"), Wish("open"))
    assert names(t) == ["Ann", "Ann", "Ann (2)", ""]
    lobby.set_seat(t, 0, 3, "me", None, "Ann", None)
    assert names(t)[3] == "Ann"
    lobby.rename(t, 0, "Ann")
    assert names(t)[0] == "Ann"


def test_a_name_that_cannot_be_seen_is_none():
    t = table(Wish("me"), Wish("open"), name="\u3164\u2800")
    assert t.seating.people[0].name == ""
    assert lobby.sit(t, 1, "\u0301").name == ""
    assert t.seating.chairs[1].seat(1).name == "Player 2"
