"""Before the game: seats, links' seats, words, options, readiness, and who may change what."""

from random import Random

import pytest

from lanterns.tables import Refused
from lanterns.tables.commands import lobby, presence
from lanterns.tables.commands.lobby import UNSAID, Settings, Wish
from lanterns.tables.keeping import records
from lanterns.tables.view import table_view
from lanterns.tables.words import ENGLISH, FRENCH, in_french, new_code, read_code
from tests.tables.helpers import QUEST, laid


def code_of(command, *args) -> str:
    with pytest.raises(Refused) as refused:
        command(*args)
    return refused.value.code


def test_a_new_table_has_the_seats_that_were_wished():
    table = laid("me", "bot:hard", "open")
    assert [chair.kind for chair in table.seating.chairs] == ["person", "bot", "open"]
    assert table.options["players"] == "3"
    assert table.seating.chairs[1].level == "hard"
    assert table.seating.people[0].host


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["me"], {}),
        (["me"] * 5, {}),
        (["me", "me"], {"mode": "chosen"}),
        (["me", "me"], {"colour": "x"}),
        (["me", "me"], {"gloom": "perhaps"}),
        (["me", "me"], {"gloom": "y" * 300}),
        (["me", "sofa"], {}),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats, options):
    wishes = [Wish(kind) for kind in seats]
    assert code_of(lambda: lobby.new_table("x", QUEST, 0.0, seats=wishes, settings=Settings(options))) == "bad-options"


def test_a_guest_takes_an_open_seat_once():
    table = laid("me", "open")
    person = lobby.sit(table, 1, "  Lise\u202e\n ")
    assert person.name == "Lise"
    assert code_of(lobby.sit, table, 1, "Marc") == "seat-taken"


def test_only_the_host_changes_other_seats_and_the_table():
    table = laid("me", "open", "bot")
    lise = lobby.sit(table, 1, "Lise").id
    assert code_of(lobby.set_seat, table, lise, 2, "open", None, None, None) == "not-your-seat"
    assert code_of(lobby.set_seat, table, lise, 1, "bot", None, None, None) == "host-only"
    assert code_of(lobby.change, table, lise, Settings(chat=False)) == "host-only"
    assert code_of(lobby.open_code, table, lise, "oak owl amber") == "host-only"
    assert code_of(lobby.start, table, lise) == "host-only"
    assert code_of(lobby.set_seat, table, 9, 1, "bot", None, None, None) == "not-at-table"
    lobby.set_seat(table, lise, 1, None, None, "Élise", None)
    assert table.seating.chairs[1].name == "Élise"
    lobby.set_seat(table, 0, 2, None, "hard", None, None)
    assert (table.seating.chairs[2].kind, table.seating.chairs[2].level) == ("bot", "hard")


def test_giving_a_seat_away_sends_its_person_home():
    table = laid("me", "open")
    lise = lobby.sit(table, 1, "Lise").id
    lobby.set_seat(table, 0, 1, "open", None, None, None)
    assert table.seating.people[lise].gone
    assert table.seating.chairs[1].kind == "open"
    assert code_of(lobby.ready, table, lise, True) == "not-at-table"


def test_a_taken_colour_is_swapped():
    table = laid("me", "open")
    lise = lobby.sit(table, 1, "Lise").id
    before = lobby.colours(table)
    lobby.set_seat(table, lise, 1, None, None, None, before[0])
    assert lobby.colours(table) == [before[1], before[0]]
    assert code_of(lobby.set_seat, table, lise, 1, None, None, None, "mauve") == "bad-options"


def test_the_host_changes_the_number_of_seats_but_sends_nobody_away():
    table = laid("me", "open")
    lobby.change(table, 0, Settings(title="Friday"), 4)
    assert (len(table.seating.chairs), table.options["players"], table.title) == (4, "4", "Friday")
    lobby.sit(table, 3, "Lise")
    assert code_of(lobby.change, table, 0, UNSAID, 2) == "seat-taken"
    assert len(table.seating.chairs) == 4


def test_the_start_waits_for_everybody():
    table = laid("me", "open")
    assert code_of(lobby.start, table, 0) == "seats-open"
    lise = lobby.sit(table, 1, "Lise").id
    assert code_of(lobby.start, table, 0) == "not-ready"
    lobby.ready(table, lise, True)
    lobby.start(table, 0)
    assert table.status == "playing"
    assert table.state.actor >= 0
    assert code_of(lobby.start, table, 0) == "already-started"
    assert code_of(lobby.set_seat, table, 0, 1, "open", None, None, None) == "already-started"
    assert code_of(lobby.change, table, 0, Settings({"gloom": "yes"})) == "already-started"
    lobby.change(table, 0, Settings(chat=False))
    assert not table.chat_on


def test_words_open_a_free_seat_for_an_hour_before_the_start():
    table = laid("me", "open")
    table.at = 1000.0
    lobby.open_code(table, 0, "oak owl amber")
    assert lobby.can_join(table, "oak owl amber") == 1
    assert code_of(lobby.can_join, table, "oak owl ash") == "join-unknown"
    table.at = 1000.0 + 3600
    assert code_of(lobby.can_join, table, "oak owl amber") == "join-unknown"
    table.at = 1001.0
    lobby.sit(table, 1, "Lise")
    assert code_of(lobby.can_join, table, "oak owl amber") == "seat-taken"
    lobby.ready(table, 1, True)
    lobby.start(table, 0)
    assert code_of(lobby.can_join, table, "oak owl amber") == "join-unknown"


def test_words_are_the_same_in_both_languages():
    assert len(set(ENGLISH)) == len(set(FRENCH)) == 256
    both = set(ENGLISH) & set(FRENCH)
    assert all(ENGLISH.index(word) == FRENCH.index(word) for word in both)
    code = new_code(Random(3))
    assert read_code(in_french(code)) == code
    assert read_code("  Chêne, HIBOU ambre ") == "oak owl amber"
    assert read_code("Œuf hibou ambre") == "egg owl amber"
    assert read_code("oak owl") == read_code("oak owl zebra") == read_code("") == ""


def test_chat_is_bounded_and_can_be_switched_off():
    table = laid("me", "open")
    table.log.take_fresh()
    lobby.say(table, 0, "wave", "")
    lobby.say(table, 0, "", "x" * 300)
    said = table.log.take_fresh()
    assert [entry.word for entry in said] == ["wave", "text"]
    assert len(said[1].text) == 200
    assert code_of(lobby.say, table, 0, "shout", "") == "bad-request"
    assert code_of(lobby.say, table, 0, "", " \n ") == "bad-request"
    lobby.change(table, 0, Settings(chat=False))
    assert code_of(lobby.say, table, 0, "wave", "") == "chat-off"


def test_leaving_the_lobby_opens_the_seat_and_passes_the_host_on():
    table = laid("me", "open")
    lise = lobby.sit(table, 1, "Lise").id
    presence.leave(table, 0)
    assert table.seating.chairs[0].kind == "open"
    assert table.seating.people[lise].host


def test_names_cannot_forge_lines_of_a_record():
    table = laid("me", "me")
    lobby.rename(table, 0, "Eve (person)\nend: 0 lines")
    lobby.start(table, 0)
    head = records.record_head(table)
    assert "seat 0: Eve (person) end: 0 line (person)" in head


def test_only_the_host_sees_the_seed_and_the_words():
    table = laid("me", "open", seed=42)
    lise = lobby.sit(table, 1, "Lise").id
    lobby.open_code(table, 0, "oak owl amber")
    assert table_view(table, 0, [0])["seed"] == 42
    assert table_view(table, 0, [0])["join"]["fr"] == "chene hibou ambre"
    guest = table_view(table, 1, [lise])
    assert (guest["seed"], guest["seeded"], guest["join"]) == (None, True, None)
