"""Records: written and read back without loss, replayed strictly, and every way to spoil one is named with its line."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.checks import random_action, random_play
from lanterns.core.errors import BadRecord, IllegalAction, LanternsError
from lanterns.core.record import STATE, Line, Record, Seat, line_text, parse_line, parse_record
from lanterns.core.replay import KEEP_EVERY, Play, positions, replay, resume
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from tests.core.bids import BID, BIDS, PRIZE

GAMES = {"bids": BIDS}


def begun() -> Play:
    play = Play.new(BIDS, {"players": "2"}, [Seat("Ada"), Seat("Nan", "bot mcts:400")])
    for line in ("* prize 3", "1 bid 2", "0 bid 4", "* prize 1", "0 bid 1"):
        play.follow(parse_line(BIDS, line))
    return play


TEXT = """three-lanterns-record 1
game: bids
ruleset: bids/1
option players: 2
seat 0: Ada (person)
seat 1: Nan (bot mcts:400)
actions:
* prize 3
1 bid 2
0 bid 4
* prize 1
0 bid 1
sums: 066d443775
end: 5 lines, trace 7579f77005931b9d
"""


def test_a_record_reads_as_documented() -> None:
    play = begun()
    assert play.text() == TEXT, "a trace is the same for ever, so it stands here as it is"


def test_writing_and_reading_back_gives_the_same_text_and_state() -> None:
    for seed in range(20):
        play = random_play(BIDS, {"players": "3", "pace": "fast"}, seed)
        record = parse_record(play.text(), GAMES)
        assert record.options == {"players": "3", "pace": "fast"}
        assert record.text(record.digest) == play.text()
        assert replay(record).digest() == play.state.digest()


def test_comments_and_empty_lines_are_skipped() -> None:
    text = begun().text().replace("actions:", "# a comment\n\nactions:   ")
    assert replay(parse_record(text, GAMES)).digest() == begun().state.digest()


def test_a_name_cannot_forge_lines() -> None:
    seat = Seat("Eve (person)\n* prize 3\u2028")
    assert seat.name == "Eve (person) * prize 3"
    play = Play.new(BIDS, {}, [seat, Seat("")])
    record = parse_record(play.text(), GAMES)
    assert [s.name for s in record.seats] == [seat.name, "?"]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("three-lanterns-record 1", "three-lanterns-record 2", 1, "not a record"),
        ("game: bids", "game: chess", 2, "one of the games bids"),
        ("ruleset: bids/1", "ruleset: bids/9", 3, "ruleset bids/9; this program plays bids/1"),
        ("option players: 2", "option players: 7", 4, "players cannot be '7'"),
        ("option players: 2", "option colour: red", 4, "has no option 'colour'"),
        ("option players: 2", "option players: 2\noption players: 2", 5, "must come once"),
        ("seat 1: Nan", "seat 2: Nan", 6, "should be seat 1"),
        ("seat 1: Nan (bot mcts:400)\n", "", 6, "names 1 seats for 2 players"),
        ("seat 0: Ada (person)", "colour: red", 5, "no line of a header"),
        ("1 bid 2", "1 bod 2", 9, "must begin with one of prize, bid, raise"),
        ("1 bid 2", "1 bid 7", 9, "card must be one of 1, 2, 3, 4, not '7'"),
        ("1 bid 2", "one bid 2", 9, "must begin with '*' (chance), a seat number or '!'"),
        ("1 bid 2", "3 bid 2", 9, "seat 3 is not asked now"),
        ("0 bid 1", "0 bid 4", 12, "not legal now (B2)"),
        ("* prize 1", "0 bid 1", 11, "seat 0 is not asked now"),
        ("0 bid 1", "! undo 9 seat 0", 12, "only 4 stand"),
        ("0 bid 1", "! undo 1 seat 5", 12, "no seat 5"),
        ("0 bid 1", "! undo one seat 0", 12, "must have the form '! undo N seat S'"),
        ("0 bid 1", "! explode", 12, "after '!' come undo,"),
        ("0 bid 1\n", "", 13, "5 lines should stand before its end, not 4"),
        ("0 bid 1", "0 bid 2", 12, "was altered here or shortly before"),
        ("sums: 066d4437", "sums: 066d4438", 11, "'* prize 1': the record was altered here or shortly before"),
        ("sums: 0", "sums: x", 13, "must be followed by two hex digits"),
        ("sums: 06", "sums: 0606", 14, "6 sums for 5 lines"),
        ("trace 75", "trace 76", 14, "was altered: it leads to trace 7579f77005931b9d"),
        ("end: 5", "end: five", 14, "must have the form 'end:"),
    ],
)
def test_a_spoilt_record_is_refused_with_its_line(old: str, new: str, line: int, message: str) -> None:
    text = begun().text()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(text.replace(old, new, 1), GAMES, "ada.record"))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"ada.record:{line}: ")


def test_a_record_without_sums_is_held_to_its_trace_alone() -> None:
    text = begun().text().replace("sums: 066d443775\n", "")
    assert replay(parse_record(text, GAMES)).digest() == begun().state.digest()
    with pytest.raises(BadRecord, match="leads to trace"):
        replay(parse_record(text.replace("0 bid 1", "0 bid 2"), GAMES))


def test_sums_that_are_not_known_are_not_compared() -> None:
    text = begun().text().replace("sums: 066d443775", "sums: 06......75")
    play = resume(parse_record(text, GAMES))
    assert play.text() == begun().text(), "a replay finds them all"
    with pytest.raises(BadRecord, match=r"line|altered") as caught:
        replay(parse_record(text.replace("1 bid 2", "1 bid 3"), GAMES, "ada.record"))
    assert caught.value.line == 12, "the first line from which on the sum is known"


def test_an_end_line_of_before_is_read_and_not_compared() -> None:
    play = begun()
    text = play.text().replace("sums: 066d443775\n", "").replace(play.trace.hex, play.state.digest())
    old = text.replace(", trace ", ", state ")
    assert parse_record(old, GAMES).kind == STATE
    assert resume(parse_record(old, GAMES)).text() == play.text()
    renamed = old.replace(play.state.digest(), "0123456789abcdef")
    assert resume(parse_record(renamed, GAMES)).text() == play.text()
    with pytest.raises(BadRecord, match="not legal now"):
        replay(parse_record(old.replace("0 bid 1", "0 bid 4"), GAMES))


def test_a_record_cut_anywhere_is_refused() -> None:
    text = begun().text()
    for size in range(len(text) - 1):
        with pytest.raises(BadRecord):
            replay(parse_record(text[:size], GAMES, "ada.record"))
    with pytest.raises(BadRecord, match="nothing may follow"):
        parse_record(text + "0 bid 2\n", GAMES)


def test_undo_takes_back_and_stays_in_the_record() -> None:
    play = begun()
    before = play.state.digest()
    play.play(BID.code(0), 1)
    play.undo(1, seat=1)
    assert play.state.digest() == before
    assert play.text().splitlines()[-4:-2] == ["1 bid 1", "! undo 1 seat 1"]
    assert replay(parse_record(play.text(), GAMES)).digest() == before
    assert not play.record.marked
    play.undo(2, seat=0, word="takeback")
    assert play.record.marked
    assert play.state.actors() == [-1]
    assert play.state.digest() == replay(parse_record(play.text(), GAMES)).digest()
    with pytest.raises(IllegalAction):
        play.undo(4, seat=0)


def test_undo_across_kept_copies_equals_a_fresh_game() -> None:
    rng = Random(1)
    play = Play.new(BIDS, {"players": "4"})
    while not play.state.over:
        actor, action = random_action(play.state, rng)
        play.play(action, actor)
    assert len(play.history) > KEEP_EVERY / 2
    total = len(play.history)
    for count in (1, 3, 7):
        play.undo(count, seat=0)
        total -= count
        fresh = Play.new(BIDS, {"players": "4"})
        for actor, action in play.moves:
            fresh.play(action, actor)
        assert len(play.history) == total
        assert fresh.state.digest() == play.state.digest()


def test_one_of_several_seats_retracts_alone() -> None:
    play = Play.new(BIDS, {"players": "3"})
    play.play(PRIZE.code(0), -1)
    for seat in (0, 1):
        play.play(BID.code(seat), seat)
    play.undo(1, seat=0, word="retract")
    assert play.state.actors() == [0, 2], "seat 1 keeps its answer"
    play.play(BID.code(3), 0)
    record = parse_record(play.text(), GAMES)
    assert replay(record).digest() == play.state.digest()
    assert [line_text(BIDS, Line(actor, action)) for actor, action in play.moves] == ["* prize 1", "1 bid 2", "0 bid 4"]
    with pytest.raises(IllegalAction, match="has not 2 actions"):
        play.undo(2, seat=1, word="retract")
    play.play(BID.code(3), 2)
    with pytest.raises(IllegalAction, match="only while several seats"):
        play.undo(1, seat=2, word="retract")


def test_own_tail_ends_at_chance_and_at_others() -> None:
    play = begun()
    assert (play.own_tail(0), play.own_tail(1)) == (1, 0)
    play.undo(1, seat=0)
    assert play.own_tail(0) == 0, "a chance event is not taken back freely"


def test_seats_change_hands() -> None:
    play = begun()
    play.write("resign", seat=0)
    play.write("seat", seat=0, text="Greedy (bot greedy)")
    play.write("note", text="two\nlines")
    record = parse_record(play.text(), GAMES)
    again = resume(record)
    assert [str(seat) for seat in again.seats()] == ["Greedy (bot greedy)", "Nan (bot mcts:400)"]
    assert again.text() == play.text()
    assert play.text().splitlines()[-5:-2] == ["! resign seat 0", "! seat 0: Greedy (bot greedy)", "! note two lines"]


def test_a_play_goes_on_from_a_stored_state() -> None:
    play = begun()
    stored = BIDS.load(play.state.to_json())
    again = Play(play.record, stored, play.trace)
    again.play(BID.code(2), 1)
    again.undo(2, seat=1)
    assert again.state.digest() == replay(parse_record(again.text(), GAMES)).digest()


def test_positions_show_every_moment_with_its_events() -> None:
    play = begun()
    play.undo(1, seat=0)
    seen = [
        (p.line.number if p.line else 0, p.state.ply, [e.key for e in p.events])
        for p in positions(parse_record(play.text(), GAMES))
    ]
    assert seen[0] == (0, 0, [])
    assert seen[1] == (8, 1, ["prize"])
    assert seen[3][2] == ["bid", "revealed", "revealed", "won"]
    assert seen[-1][1] == seen[-3][1], "an undo shows the position it returns to"


def test_whispers_are_for_one_seat() -> None:
    play = Play.new(BIDS)
    play.play(PRIZE.code(0), -1)
    events = play.play(BID.code(2), 1)
    assert [(event.key, event.only) for event in events] == [("bid", 1)]
    assert BIDS.view(BIDS.new(), 0) != BIDS.view(play.state, 0)


def test_record_of_no_options_writes_players() -> None:
    assert Record(BIDS, {}, []).header()[3] == "option players: 2"


def test_going_back_again_and_again_plays_next_to_nothing_again() -> None:
    """A record may take back as often as it has lines: each of its lines must stay cheap."""
    game = get_game("quest")
    rng = Random(3)
    play = Play.new(game, {"players": "2"})
    while len(play.history) < 4 * KEEP_EVERY - 1 or play.state.actor == CHANCE:
        actor, action = random_action(play.state, rng)
        play.play(action, actor)
    seat, code = play.state.actors()[0], play.state.options()[0]
    for _ in range(300):
        play.play(code, seat)
        play.undo(1, seat=seat, word="takeback")
    record = parse_record(play.text(), {"quest": game})
    spent: list[int] = []
    assert resume(record, spent.append).text() == play.text()
    assert sum(spent) <= len(record.lines) + KEEP_EVERY


def test_going_back_ever_further_is_cheap_as_well() -> None:
    game = get_game("quest")
    rng = Random(4)
    play = Play.new(game, {"players": "4"})
    spent: list[int] = []
    for _ in range(5):
        while len(play.history) < 5 * KEEP_EVERY:
            actor, action = random_action(play.state, rng)
            play.play(action, actor)
        play.meter = spent.append
        for _ in range(4 * KEEP_EVERY):
            play.undo(1, seat=0, word="takeback")
        play.meter = None
    assert sum(spent) <= 5 * 4 * KEEP_EVERY * 4, "some steps for each, not half of what lies between two copies"
    fresh = Play.new(game, {"players": "4"})
    for actor, action in play.moves:
        fresh.play(action, actor)
    assert fresh.state.digest() == play.state.digest()


def test_a_meter_ends_a_replay_that_costs_too_much() -> None:
    play = begun()
    left = [3]

    def meter(steps: int) -> None:
        left[0] -= steps
        if left[0] < 0:
            raise LanternsError("too long")

    with pytest.raises(LanternsError, match="too long"):
        resume(parse_record(play.text(), GAMES), meter)
