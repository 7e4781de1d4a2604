"""Where time counts: a seat's own time [M6.6, M6.9, MR24, MR26], and answers that are final because all were told."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.versus.game import MapMastersGame
from lanterns.games.mapmasters.versus.state import SECONDS
from lanterns.games.mapmasters.versus.verbs import FINISH_CODE, LAY
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.commands import answers, presence, rewind
from lanterns.tables.keeping import saved
from lanterns.tables.parts.clocks import Clock
from lanterns.tables.view import table_view
from tests.tables.helpers import answer, begun, record_of, standing, went_back

MAPS = MapMastersGame()


def exploring(*seats: str, **options: str) -> Table:
    """A table at an exploration, at time 1000; the market before it is played by lot."""
    table = logged(*seats, **options)
    table.log.take_fresh()
    return table


def logged(*seats: str, **options: str) -> Table:
    """The same, with the whole log in `fresh`."""
    table = begun(*(seats or ("me", "open")), game=MAPS, **options)
    rng = Random(3)
    table.at = 1000.0
    while not table.state.lanes:
        answer(table, rng=rng)
    return table


def lay_one(table: Table, seat: int) -> None:
    code = next(code for code in table.state.options(seat) if code in LAY)
    answer(table, code, seat)


def test_a_clock_adds_up_what_it_runs():
    clock = Clock()
    assert clock.read(50) == 0
    clock.start(10)
    clock.start(20)
    assert clock.read(30) == 20
    clock.stop(30)
    clock.stop(99)
    assert clock.read(1000) == 20
    clock.start(100)
    assert clock.read(101.5) == 21.5


def test_time_runs_from_ones_own_first_look_to_the_finish():
    """M6.9, MR26: nobody loses by living elsewhere, so a seat's time begins when it looks."""
    table = exploring(time_bonus="clock")
    assert table.clocks.waits(table.state, 0)
    answers.look(table, 0, 0)
    answers.look(table, 0, 0)
    assert [entry.word for entry in table.log.take_fresh()] == ["looked"]
    table.at = 1060.5
    answer(table, FINISH_CODE, 0)
    table.at = 5000.0
    answers.look(table, 1, 1)
    table.at = 5007.0
    shown = table_view(table, 1, [1])["clocks"]
    assert [(c["seat"], c["spent"], c["running"]) for c in shown] == [(0, 60.5, False), (1, 7.0, True)]


@pytest.mark.parametrize("off", [{"time_bonus": "live"}, {"time_bonus": "off"}])
def test_no_clock_runs_where_time_does_not_count(off: dict[str, str]):
    table = exploring(**off)
    assert table.clocks.by_seat == []
    assert not table.clocks.waits(table.state, 0)
    answers.look(table, 0, 0)
    assert table.log.take_fresh() == []
    assert table_view(table, 0, [0])["clocks"] == []
    assert answers.due(table) is None


def play_clocked() -> tuple[Table, list[Entry]]:
    """Hourglass rounds with clocks: both seats draw a path; seat 1 is quicker by its own clock, though later."""
    rng = Random(5)
    for seed in range(40):
        table = begun("me", "open", game=MAPS, seed=seed, time_bonus="clock")
        lines = [entry for entry in table.log.take_fresh() if entry.line]
        while table.status == "playing":
            state = table.state
            if state.lanes:
                for seat, seconds in ((0, 120.0), (1, 95.2)):
                    answers.look(table, seat, seat)
                    for _ in range(40):  # lay and draw until there is a step
                        options = table.state.options(seat)
                        drawing = [code for code in options if code != FINISH_CODE and code >= LAY.base]
                        if not drawing or MAPS_has_path(table, seat):
                            break
                        answer(table, rng.choice(drawing), seat)
                    table.at += seconds
                    answer(table, FINISH_CODE, seat)
            else:
                answer(table, rng=rng)
            lines += [entry for entry in table.log.take_fresh() if entry.line]
            if any(line.text.startswith("* clock") for line in lines):
                return table, lines
    raise AssertionError("no hourglass was met")


def MAPS_has_path(table: Table, seat: int) -> bool:  # noqa: N802
    return bool(table.state.has_path(seat))


def test_what_the_clocks_said_is_in_the_record():
    """W24: seat 0 finished first by the wall clock, but seat 1 was quicker by its own."""
    table, lines = play_clocked()
    said = [line.text for line in lines if line.text.startswith("* clock")]
    assert said == ["* clock 0 120", "* clock 1 96"]
    record = parse_record(record_of(table, lines), {"mapmasters": MAPS})
    assert resume(record).state.digest() == table.state.digest()


def test_when_the_time_is_up_the_table_finishes_for_the_seat():
    """M6.6, MR24: the drawn path counts as far as it goes."""
    table = exploring(timer="5")
    assert answers.due(table) is None
    answers.look(table, 0, 0)
    assert answers.due(table) == (1000.0 + SECONDS, 0)
    lay_one(table, 0)
    table.log.take_fresh()
    table.at = 1000.0 + SECONDS - 1
    answers.time_up(table)
    assert table.log.take_fresh() == []
    table.at += 1.5
    answers.time_up(table)
    words = [(entry.kind, entry.word) for entry in table.log.take_fresh()]
    assert words[:2] == [("people", "time-up"), ("action", "")]
    assert table.state.actors() == [1]
    assert answers.due(table) is None
    assert not table.clocks.by_seat[0].since


def shown(table: Table, eyes: int) -> str:
    """Everything that some eyes can see of a table now, and of its log."""
    view = table_view(table, eyes, [max(eyes, 0)])
    log = [e.seen_by(eyes, table.game, False, table.covered_in(e.seq)) for e in table.log.fresh]
    return json.dumps([view["view"]["players"], view["view"]["options"], log])


def hand_of(table: Table, seat: int) -> list[str]:
    return [FACES[face] for face in table.state.hands[seat]]


EYES = (-1, 0, 1)


@pytest.mark.parametrize("option", [{"timer": "5"}, {"time_bonus": "clock"}])
def test_no_eyes_see_a_hand_before_its_clock_runs(option: dict[str, str]):
    """H3, F8: not one's own, not the others', not a spectator's; the log tells it when the seat turns it over."""
    table = logged(**option)
    cards = [" ".join(hand_of(table, seat)) for seat in (0, 1)]
    for eyes in EYES:
        players = table_view(table, eyes, [max(eyes, 0)])["view"]["players"]
        assert [(p["hand"], p["drawn"]) for p in players] == [([], 5), ([], 5)]
        assert not any(hand in shown(table, eyes) for hand in cards)
        assert table_view(table, eyes, [max(eyes, 0)])["view"]["options"] == []
    with pytest.raises(Refused) as refused:
        answers.answer(table, 0, 0, FINISH_CODE, table.version)
    assert refused.value.code == "face-down"
    with pytest.raises(Refused) as refused:
        answers.answer_all(table, 0, 0, [FINISH_CODE], table.version)
    assert refused.value.code == "face-down"
    assert answers.why_not(table, 0, LAY.base) is None
    with pytest.raises(Refused) as refused:
        answers.studied(table, 0, "arrange", table.version)
    assert refused.value.code == "face-down"
    answers.look(table, 0, 0)
    assert table.log.fresh[-1].events[0].key == "hand-revealed"
    for eyes in EYES:
        assert cards[0] in shown(table, eyes)
        assert cards[1] not in shown(table, eyes)
    assert table_view(table, 0, [0])["view"]["options"]
    assert [clock["face_down"] for clock in table_view(table, -1, [])["clocks"]] == [False, True]


def test_a_pause_hides_what_time_is_for():
    """F8: anybody may pause, and nobody thinks on the sly meanwhile."""
    table = logged(timer="5")
    answers.look(table, 0, 0)
    lay_one(table, 0)
    hand = " ".join(hand_of(table, 0))
    assert hand in shown(table, 1)
    presence.pause(table, 1, True)
    for eyes in EYES:
        assert hand not in shown(table, eyes)
        assert "card-laid" not in shown(table, eyes)
        assert table_view(table, eyes, [max(eyes, 0)])["view"]["players"][0]["dungeon"] is None
    with pytest.raises(Refused) as refused:
        answers.look(table, 1, 1)
    assert refused.value.code == "paused"
    presence.pause(table, 0, False)
    assert hand in shown(table, 1)
    assert table_view(table, 0, [0])["view"]["players"][0]["dungeon"] is not None


def test_a_bot_that_stands_in_starts_the_clock():
    """A hand is not looked at through a bot: its time begins, for it and for whoever sits down again."""
    table = exploring(timer="5")
    presence.pause(table, 1, True)
    presence.replace(table, 1, 1, "easy", False)
    assert table.clocks.by_seat[1].started
    assert not table.clocks.by_seat[1].since
    presence.pause(table, 1, False)
    table.at += 10
    presence.come_back(table, 1, 1)
    assert table_view(table, 1, [1])["clocks"][1]["spent"] == 10


def test_a_hand_that_was_seen_stays_seen_after_a_take_back():
    table = logged(timer="5")
    answers.look(table, 0, 0)
    table.at = 1030.0
    lay_one(table, 0)
    went_back(table, [entry for entry in table.log.fresh if entry.line], 0, 0, 1)
    assert table.covered() == [1]
    assert table_view(table, 0, [0])["clocks"][0]["spent"] == 30
    hand = " ".join(hand_of(table, 1))
    lines = [entry for entry in table.log.fresh if entry.line]
    moves = standing(lines)
    passed = max(at for at, (actor, _) in enumerate(moves) if actor >= 0)
    went_back(table, lines, 0, 0, len(moves) - passed)  # to the market before it
    assert table.covered() == []
    assert not table.state.lanes
    assert hand not in shown(table, 1)
    assert [cover[0] for cover in table.covers()] == [1]


def test_a_pause_stops_the_clocks():
    table = exploring(timer="5")
    answers.look(table, 0, 0)
    table.at = 1100.0
    presence.pause(table, 0, True)
    assert answers.due(table) is None
    table.at = 9000.0
    answers.time_up(table)
    assert table.state.actors() == [0, 1]
    presence.pause(table, 0, False)
    assert answers.due(table) == (9000.0 + SECONDS - 100, 0)
    assert not table.clocks.by_seat[1].started  # who has not looked yet has all their time


def test_a_finish_is_final_because_all_were_told():
    """M6.5: layout and path may be changed freely until the player finishes."""
    table = exploring(time_bonus="live")
    lay_one(table, 0)
    assert table.match.present.free(0) == 1
    rewind.undo(table, 0, 0, 1, table.version)
    lay_one(table, 0)
    answer(table, FINISH_CODE, 0)
    assert table.match.present.free(0) == 0
    assert table.match.present.barred(0) == "other"
    with pytest.raises(Refused) as refused:
        rewind.undo(table, 0, 0, 1, table.version)
    assert refused.value.code == "undo-barred"
    lay_one(table, 1)
    assert table.match.present.free(1) == 1


def test_clocks_and_seals_are_saved():
    table = exploring(timer="5", time_bonus="clock")
    answers.look(table, 0, 0)
    table.at = 1010.0
    answer(table, FINISH_CODE, 0)
    doc, board = json.loads(json.dumps([saved.doc_of(table), table.match.present.to_json()]))
    again = saved.load("t1", MAPS, doc, board, saved.Columns(table.status, table.seq, table.version, 0.0, 0.0))
    again.at = table.at
    assert table_view(again, 0, [0])["clocks"] == table_view(table, 0, [0])["clocks"]
    assert again.match.present.free(0) == 0
    assert again.clocks.waits(again.state, 1)


def test_a_bots_clock_runs_at_once():
    table = exploring("me", "bot", time_bonus="clock")
    assert not table.clocks.by_seat[0].started
    assert table.clocks.by_seat[1].since == 1000.0
    assert not table.clocks.waits(table.state, 1)
