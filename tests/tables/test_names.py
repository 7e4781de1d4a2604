"""Names at a table: what looks like another's gets a number that all see, whichever way the name came."""

from __future__ import annotations

from pathlib import Path

import pytest

import lanterns.locales
from lanterns.core.record import Record, Seat
from lanterns.core.texts import NAME_LENGTH
from lanterns.games import get_game
from lanterns.tables import Table
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Wish
from lanterns.tables.keeping.records import Onward, from_record
from lanterns.tables.parts.looks import distinct, skeleton
from lanterns.tables.parts.seats import UNNAMED

LOCALES = Path(lanterns.locales.__file__).parent
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


def called(t: Table) -> list[str]:
    """As records call the seats."""
    return [chair.seat(i).name for i, chair in enumerate(t.seating.chairs)]


def test_no_two_seats_of_one_person_are_called_alike():
    """B13, A11: people who pass one screen around, or one with two heroes."""
    t = table(Wish("me"), Wish("me"), Wish("bot", "Ann"), Wish("open"))
    assert names(t) == ["Ann", "", "Ann (2)", ""]
    assert called(t)[:2] == ["Ann", "Player 2"]
    lobby.set_seat(t, 0, 3, "me", None, "Ann", None)
    assert names(t)[3] == "Ann (3)"
    lobby.rename(t, 0, "Bo")
    assert names(t) == ["Bo", "", "Ann (2)", "Ann (3)"]
    lobby.rename(t, 0, "Ann")
    assert names(t)[0] == "Ann"


def test_nameless_persons_are_called_by_their_seats():
    t = table(Wish("me"), Wish("me"), Wish("open"), name="")
    lobby.sit(t, 2, "")
    assert called(t) == ["Player 1", "Player 2", "Player 3"]
    lobby.rename(t, 0, "Ann")
    assert called(t) == ["Ann", "Player 2", "Player 3"]
    lobby.rename(t, 1, "Jo")
    assert called(t) == ["Ann", "Player 2", "Jo"]


@pytest.mark.parametrize("word", UNNAMED)
def test_nobody_takes_the_name_of_a_seat_that_nobody_has_named(word: str):
    """In no language: each shows the number of the seat in its own words."""
    t = table(Wish("me", f"{word} 2"), Wish("open"), Wish("open"))
    guest = lobby.sit(t, 1, "")
    assert names(t)[:2] == [f"{word} 2", "Player 2 (2)" if word == "Player" else "Player 2"]
    lobby.rename(t, guest.id, "Jo")
    assert names(t)[1] == "Jo"
    other = lobby.sit(t, 2, "")
    lobby.rename(t, guest.id, f"{word} 3")
    assert names(t)[1] == f"{word} 3 (2)"
    assert not t.seating.chairs[2].name
    assert other.name == ""


def test_the_words_for_a_seat_without_a_name_are_those_of_the_screens():
    for language, word in zip(("en", "fr"), UNNAMED, strict=True):
        assert f"\nseat-number = {word} {{ $n }}\n" in (LOCALES / language / "ui.ftl").read_text("utf-8")


def test_bots_are_called_like_nobody():
    t = table(Wish("me", "ADA"), Wish("bot"), Wish("bot", "Bryn"), Wish("bot"))
    assert names(t) == ["ADA", "Bryn", "Bryn (2)", "Corin"]
    lobby.set_seat(t, 0, 1, None, None, "", None)
    assert names(t)[1] == "Bryn"


@pytest.mark.parametrize("mine", [None, [0], [1], [0, 1, 2]])
def test_seats_of_a_record_are_told_apart(mine: list[int] | None):
    seats = [Seat("Player 1"), Seat("Player 1"), Seat("Player 3")]
    record = Record(QUEST, QUEST.resolve({"players": "3"}), seats)
    t = from_record("t", record, 0.0, Onward(mine=mine, name="Ann"))
    assert called(t) == ["Player 1", "Player 1 (2)", "Player 3"]


def test_a_name_that_cannot_be_seen_is_none():
    t = table(Wish("me"), Wish("open"), name="\u3164\u2800")
    assert t.seating.people[0].name == ""
    assert lobby.sit(t, 1, "\u0301").name == ""
    assert t.seating.chairs[1].seat(1).name == "Player 2"
