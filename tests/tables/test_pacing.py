"""Tables by turns and live clocks, at every game: time runs for whoever is asked, and what happens when it is over."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from lanterns.core.game import AnyGame
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import GAMES, get_game
from lanterns.tables import Refused, Table
from lanterns.tables.commands import lobby, pacing, presence, rewind
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.keeping import saved
from lanterns.tables.parts.pace import DAY, HOUR, LIVE, TURNS, Terms
from lanterns.tables.view import table_view
from tests.tables.helpers import answer, asked, record_of

LIVELY = Terms(LIVE, 30, 60)
DAILY = Terms(TURNS, DAY)
HOUSE = [game for game in GAMES.values() if game.min_players <= 2 <= game.max_players]


QUEST = get_game("quest")


def begun(terms: Terms, game: AnyGame = QUEST, **options: str) -> Table:
    """Ada and Bo at a table that began at time 1000; all that was logged is in `fresh`."""
    settings = Settings(options, seed=7, terms=terms)
    table = lobby.new_table("t1", game, 1000.0, seats=[Wish("me"), Wish("open")], settings=settings, name="Ada")
    lobby.ready(table, lobby.sit(table, 1, "Bo").id, True)
    lobby.start(table, 0)
    return table


def passes(table: Table, seconds: float) -> None:
    """Time passes, and the alarm rings when it is due."""
    until = table.at + seconds
    while (up := pacing.due(table)) is not None and up[0] <= until:
        table.at = max(table.at, up[0])
        pacing.time_up(table)
    table.at = until


def words(table: Table) -> list[str]:
    return [entry.word for entry in table.log.fresh if entry.word]


def left(table: Table, seat: int) -> float:
    shown = table.pace.shown(table.at)
    assert shown is not None
    found: float = shown["seats"][seat]["left"]
    return found


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
@pytest.mark.parametrize("after", ["bot", "resign"])
def test_at_every_game_a_bot_plays_on_or_the_seat_is_given_up(game: AnyGame, after: str):
    table = begun(Terms(TURNS, DAY, 0, after), game)
    while table.state is not None and table.status == "playing" and not table.seating.chairs[0].bot:
        passes(table, DAY + 1)
        for seat in table.match.asked():
            if table.seating.chairs[seat].bot:
                answer(table, seat=seat, rng=Random(3))
    assert "out-of-time" in words(table)
    assert table.seating.chairs[0].stand_in or table.seating.chairs[0].resigned
    assert table.seating.chairs[0].resigned == (after == "resign") or table.status == "over"
    made = table.log.take_fresh()
    text = record_of(table, made)
    assert "! seat" in text or "! resign" in text
    record = parse_record(text, GAMES)
    assert resume(record).trace.hex == table.match.trace.hex  # what happened to time is in the record


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_without_terms_no_time_runs_out(game: AnyGame):
    table = begun(Terms(), game)
    assert pacing.due(table) is None
    assert table_view(table, 0, [0])["pace"] is None
    assert "pace" not in saved.doc_of(table)


def test_a_decision_has_its_seconds_and_then_the_bank():
    table = begun(LIVELY)
    seat = asked(table)
    assert pacing.due(table) == (1090.0, seat)
    passes(table, 20)
    assert left(table, seat) == 70
    answer(table)
    table.at += 0
    assert table.pace.watches[seat].bank == 60  # it took less than its seconds
    seat = asked(table)
    passes(table, 50)
    answer(table)
    assert table.pace.watches[seat].bank == 40  # 20 more than its seconds
    assert [watch.since > 0 for watch in table.pace.watches].count(True) == 1


def test_when_both_are_over_a_bot_plays_until_its_person_comes_back():
    table = begun(LIVELY)
    seat = asked(table)
    passes(table, 89)
    assert not table.seating.chairs[seat].bot
    passes(table, 1)
    chair = table.seating.chairs[seat]
    assert chair.bot == presence.STAND_IN
    assert words(table)[-3:] == ["out-of-time", "seat", "replaced"]
    assert pacing.due(table) is None  # the bot is asked
    presence.come_back(table, chair.person, seat)
    assert pacing.due(table) == (table.at + 30 + 60, seat) or pacing.due(table) == (table.at + 30, seat)


def test_a_bank_that_is_used_up_leaves_the_seconds():
    table = begun(LIVELY)
    seat = asked(table)
    passes(table, 85)
    answer(table)
    assert table.pace.watches[seat].bank == 5
    while asked(table) != seat:
        answer(table)
    assert left(table, seat) == 35


def test_a_pause_stops_time_and_a_bot_has_none():
    table = begun(LIVELY)
    seat = asked(table)
    passes(table, 20)
    presence.pause(table, 0, True)
    assert pacing.due(table) is None
    passes(table, 5000)
    assert left(table, seat) == 70
    presence.pause(table, 0, False)
    assert pacing.due(table) == (table.at + 70, seat)
    presence.replace(table, table.seating.chairs[seat].person, seat, "easy", absent=False)
    assert pacing.due(table) is None


def test_undo_gives_no_time_back():
    """Answers taken back together, again and again: the thought goes on where it was."""
    table = begun(LIVELY, get_game("dungeons"))
    rng, done = Random(3), 0
    for _ in range(200):
        seat, person = asked(table), table.seating.chairs[asked(table)].person
        present = table.match.present
        assert present is not None
        free = present.free(seat)
        before = left(table, seat)
        passes(table, 6)
        answer(table, rng=rng)
        if table.status != "playing":
            break
        if present.free(seat) == free + 1 and asked(table) == seat:
            passes(table, 3)
            rewind.undo(table, person, seat, 1, table.version)
            assert left(table, seat) == pytest.approx(before - 9)
            done += 1
            answer(table, rng=rng)
            if table.status == "playing" and present.free(seat) >= 2 and asked(table) == seat:
                rewind.undo(table, person, seat, 2, table.version)
                assert left(table, seat) <= 90 - 9
            table.pace.begin(2)  # full banks for the next round of this
            table.keep_time()
    assert done > 3


def test_what_several_do_at_once_is_one_decision():
    table = begun(LIVELY, get_game("mapmasters"))
    rng = Random(3)
    while table.state is not None and not table.state.lanes:
        answer(table, rng=rng)
    start = [left(table, seat) for seat in (0, 1)]
    for _ in range(3):
        passes(table, 4)
        answer(table, seat=0, rng=rng)
    assert [left(table, seat) for seat in (0, 1)] == [start[0] - 12, start[1] - 12]


def test_a_holiday_stops_the_clocks_of_its_person_and_no_others():
    table = begun(DAILY)
    seat = asked(table)
    person = table.seating.chairs[seat].person
    passes(table, 6 * HOUR)
    pacing.holiday(table, person, table.at + 10 * DAY)
    assert pacing.due(table) == (table.at + 10 * DAY + 18 * HOUR, seat)
    passes(table, 9 * DAY)
    assert not table.seating.chairs[seat].bot
    pacing.holiday(table, person, 0.0)  # back early
    assert pacing.due(table) == (table.at + 18 * HOUR, seat)
    assert words(table)[-2:] == ["holiday", "holiday-over"]
    pacing.holiday(table, person, 0.0)  # twice is once
    assert words(table).count("holiday-over") == 1
    other = 1 - person
    pacing.holiday(table, other, table.at + DAY)
    assert pacing.due(table) == (table.at + 18 * HOUR, seat)
    answer(table)
    while (now := asked(table)) == seat:
        answer(table)
    assert table.seating.chairs[now].person == other
    assert pacing.due(table) == (
        table.pace.holidays[other] + DAY,
        now,
    )  # it waits for the end


def test_a_holiday_needs_a_table_by_turns():
    for terms in (LIVELY, Terms()):
        with pytest.raises(Refused, match="no-turns"):
            pacing.holiday(begun(terms), 0, 5000.0)


def test_somebody_who_is_gone_is_replaced_by_rule():
    table = begun(Terms(away=60))
    seat = asked(table)
    pacing.replace_gone(table, seat)
    assert table.seating.chairs[seat].bot == presence.STAND_IN
    assert words(table)[-3:] == ["gone-too-long", "seat", "replaced"]
    for refused in (seat, 1 - seat):
        with pytest.raises(Refused, match="not-absent"):
            pacing.replace_gone(table, refused)
    with pytest.raises(Refused, match="not-absent"):
        pacing.replace_gone(begun(LIVELY), seat)


@pytest.mark.parametrize(
    "terms",
    [
        Terms("sometimes", 30), Terms(LIVE, 5), Terms(LIVE, 4000), Terms(LIVE, 30, -1), Terms(LIVE, 30, 10_000),
        Terms(TURNS, 60), Terms(TURNS, 15 * DAY), Terms(TURNS, DAY, 5), Terms(LIVE, 30, 0, "nothing"),
        Terms(away=5), Terms(away=100_000), Terms("", 5),
    ],
)  # fmt: skip
def test_terms_that_nobody_can_play_by(terms: Terms):
    with pytest.raises(Refused, match="bad-options"):
        begun(terms)


def test_terms_are_settled_before_the_start():
    table = begun(DAILY)
    with pytest.raises(Refused, match="already-started"):
        lobby.change(table, 0, Settings(terms=LIVELY))


def test_clocks_are_saved():
    table = begun(DAILY)
    passes(table, HOUR)
    pacing.holiday(table, 1, table.at + DAY)
    doc: dict[str, Any] = json.loads(json.dumps(saved.doc_of(table)))
    present = table.match.present
    assert present is not None
    columns = saved.Columns(table.status, table.seq, table.version, 1000.0, 1000.0)
    again = saved.load("t1", table.game, doc, json.loads(json.dumps(present.to_json())), columns)
    assert again.pace == table.pace
    assert pacing.due(again) == pacing.due(table)
    del doc["pace"]  # of before there were clocks
    assert pacing.due(saved.load("t1", table.game, doc, present.to_json(), columns)) is None
