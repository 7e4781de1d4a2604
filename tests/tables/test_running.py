"""While the game goes on: undo and its bounds, take-back, staleness, secrets, pauses, replacement, saving."""

import json
from random import Random

import pytest

from lanterns.core.present import Present
from lanterns.core.record import parse_record
from lanterns.core.replay import Play, resume
from lanterns.core.step import CHANCE, SPECTATOR
from lanterns.games import GAMES, RULESETS
from lanterns.tables import Refused, Table
from lanterns.tables.commands import answers, presence, rewind
from lanterns.tables.keeping import records, saved
from lanterns.tables.keeping.records import Onward
from lanterns.tables.keeping.replayer import Replayer
from lanterns.tables.view import position, table_view
from tests.core.bids import BID, BIDS, RAISE
from tests.tables.helpers import QUEST, answer, asked, begun, play_out, record_of, standing, went_back


def code_of(command, *args) -> str:
    with pytest.raises(Refused) as refused:
        command(*args)
    return refused.value.code


def same_turn(table: Table) -> tuple[int, int]:
    """Play on until a seat has an answer that may be undone; returns the seat and how many."""
    rng = Random(4)
    while True:
        seat = asked(table)
        answer(table, rng=rng)
        if table.match.present.free(seat):
            return seat, table.match.present.free(seat)


# answers


def test_an_answer_of_another_seat_or_stale_or_illegal_changes_nothing():
    table = begun("me", "open")
    seat = asked(table)
    other = 1 - seat
    person, stranger = table.seating.chairs[seat].person, table.seating.chairs[other].person
    before, version = table.match.present.to_json(), table.version
    legal = table.state.options(seat)[0]
    assert code_of(answers.answer, table, stranger, seat, legal, version) == "not-your-seat"
    assert code_of(answers.answer, table, stranger, other, legal, version) == "not-asked"
    assert code_of(answers.answer, table, person, seat, legal, version - 1) == "stale"
    assert code_of(answers.answer, table, person, seat, legal, version + 1) == "stale"
    assert code_of(answers.answer, table, person, seat, QUEST.verbs.size + 5, version) == "illegal-action"
    assert code_of(answers.answer, table, person, 9, legal, version) == "not-found"
    illegal = next(code for code in range(QUEST.verbs.size) if code not in table.state.options(seat))
    assert code_of(answers.answer, table, person, seat, illegal, version) == "illegal-action"
    table.log.take_fresh()
    assert table.match.present.to_json() == before
    answers.answer(table, person, seat, legal, version)
    assert code_of(answers.answer, table, person, seat, legal, version) in ("stale", "not-asked")


def lane_of_answers(table: Table, seat: int, most: int = 6) -> list[int]:
    """Codes that a seat may answer one after the other until somebody else or chance is asked."""
    state = table.state.copy()
    codes = []
    while len(codes) < most and seat in state.actors():
        codes.append(state.options(seat)[0])
        state.play(codes[-1], seat)
    return codes


def test_several_answers_in_one_command_are_as_many_single_ones():
    one, many = begun("me", "me"), begun("me", "me")
    seen = 0
    for _ in range(30):
        seat = asked(one)
        codes = lane_of_answers(one, seat)
        seen = max(seen, len(codes))
        answers.answer_all(many, 0, seat, codes, many.version)
        for code in codes:
            answers.answer(one, 0, seat, code, one.version)
        assert many.match.present.to_json() == one.match.present.to_json()
        assert [entry.text for entry in many.log.take_fresh()] == [entry.text for entry in one.log.take_fresh()]
        if one.status != "playing":
            break
    assert seen >= 3


def test_undo_goes_back_by_single_answers_after_a_command_of_several():
    table = begun("me", "me")
    rng = Random(3)
    while len(codes := lane_of_answers(table, asked(table))) < 3:
        answer(table, rng=rng)
    seat = asked(table)
    before = table.match.present.state.digest()
    answers.answer_all(table, 0, seat, codes[:2], table.version)
    assert table.match.present.free(seat) >= 2
    rewind.undo(table, 0, seat, 1, table.version)
    rewind.undo(table, 0, seat, 1, table.version)
    assert table.match.present.state.digest() == before


def test_of_several_answers_none_is_done_when_one_is_not_legal_in_its_turn():
    table = begun("me", "open")
    rng = Random(3)
    while len(codes := lane_of_answers(table, asked(table))) < 3:
        answer(table, rng=rng)
    seat = asked(table)
    person = table.seating.chairs[seat].person
    table.log.take_fresh()
    before, version = table.match.present.to_json(), table.version
    first = codes[0]
    assert code_of(answers.answer_all, table, person, seat, [first, QUEST.verbs.size + 5], version) == "illegal-action"
    assert code_of(answers.answer_all, table, person, seat, [first, first, first, first], version) == "illegal-action"
    assert code_of(answers.answer_all, table, person, seat, [first], version - 1) == "stale"
    assert code_of(answers.answer_all, table, 1 - person, seat, [first], version) == "not-your-seat"
    assert (
        code_of(answers.answer_all, table, table.seating.chairs[1 - seat].person, 1 - seat, [first], version)
        == "not-asked"
    )
    with pytest.raises(Refused, match="answer 2 of 2"):
        answers.answer_all(table, person, seat, [first, QUEST.verbs.size + 5], version)
    assert table.match.present.to_json() == before
    assert table.version == version
    assert table.log.take_fresh() == []


def test_nobody_answers_past_chance_or_past_another_seats_question():
    table = begun("me", "me")
    past_chance = past_other = False
    for _ in range(400):
        if table.status != "playing" or (past_chance and past_other):
            break
        seat = asked(table)
        code = table.state.options(seat)[0]
        after = table.state.copy()
        after.play(code, seat)
        if seat not in after.actors() and not after.over:
            before = table.match.present.to_json()
            with pytest.raises(
                Refused, match="chance decides" if after.actor == CHANCE else "not asked then"
            ) as refused:
                answers.answer_all(table, 0, seat, [code, code], table.version)
            assert refused.value.code == "not-asked"
            assert table.match.present.to_json() == before
            past_chance |= after.actor == CHANCE
            past_other |= after.actor != CHANCE
        answer(table, code)
    assert past_chance
    assert past_other


def test_several_answers_of_one_of_many_who_are_asked_at_once_and_none_past_the_reveal():
    table = begun("me", "me", game=BIDS, players="2")
    while not any(table.state.points):  # somebody wins a prize, and may then double a bid
        for seat in table.state.actors():
            answer(table, BID.code(seat + table.state.round % 2), seat=seat)
    rich = table.state.points.index(max(table.state.points))
    version = table.version
    bid = table.state.options(rich)[0]
    answers.answer_all(table, 0, rich, [bid, RAISE.code(1)], version)
    assert table.state.bids[rich]
    assert rich not in table.state.actors()
    poor = 1 - rich
    last = table.state.options(poor)[0]
    with pytest.raises(Refused, match="laid open") as refused:
        answers.answer_all(table, 0, poor, [last, last], version)
    assert refused.value.code == "not-asked"
    assert poor in table.state.actors()
    played = table.state.round
    answers.answer_all(table, 0, poor, [last], version)
    assert table.state.round == played + 1


def test_explaining_any_code_in_any_position_never_fails():
    table = begun("me", "me")
    rng = Random(8)
    for _ in range(60):
        if table.status != "playing":
            break
        seat = asked(table)
        for code in range(0, QUEST.verbs.size, 97):
            answers.why_not(table, seat, code)
        answer(table, rng=rng)


def test_what_bars_answers_is_counted_by_its_reason_the_rarest_first():
    table = begun("me", "me")
    rng = Random(8)
    told = 0
    for _ in range(60):
        if table.status != "playing":
            break
        seat = asked(table)
        count, reasons = answers.barred(table, seat)
        assert table.state is not None
        assert count == len(table.state.options(seat))
        bars = [number for _, number in reasons]
        assert bars == sorted(bars)
        assert len({(why.rule, why.key) for why, _ in reasons}) == len(reasons)
        told += bool(reasons)
        answer(table, rng=rng)
    assert told > 10
    assert answers.barred(table, 1 - asked(table)) == (0, [])


def test_what_bars_a_move_is_what_the_rules_say_of_it():
    table = begun("me", "me")
    seat = asked(table)
    assert table.state is not None
    answer(table, code=QUEST.verbs.parse("pick horse"))
    _, reasons = answers.barred(table, seat)
    for why, number in reasons:
        verb = QUEST.verbs.by_name["move"]
        same = [answers.why_not(table, seat, code) for code in verb.codes()]
        assert 0 < number <= sum(one is not None and (one.rule, one.key) == (why.rule, why.key) for one in same)
    assert "Q3.4" in {why.rule for why, _ in reasons}
    # That there is no fourth hero is nothing that anybody asks about.
    assert answers.why_not(table, seat, QUEST.verbs.parse("move 4 22L")) is not None
    assert "Q1.8" not in {why.rule for why, _ in reasons}


def test_the_record_of_a_table_replays_to_its_state():
    table = begun("me", "bot", seed=11)
    entries = play_out(table, Random(2), undo=0.3)
    text = record_of(table, entries)
    assert "! undo 1 seat 0" in text
    play = resume(parse_record(text, RULESETS))
    assert play.state.digest() == table.state.digest()
    assert [entry.seq for entry in entries] == list(range(entries[0].seq, table.seq + 1))
    assert [entry.line for entry in entries if entry.line] == list(range(1, table.version + 1))
    assert standing(entries) == play.moves
    assert table.match.result["scores"] == play.game.scores(play.state)


def test_a_seed_fixes_what_chance_does():
    def moves(seed):
        table = begun("me", "me", seed=seed)
        return [(e.seat, e.code) for e in table.log.take_fresh() if e.line]

    assert moves(5) == moves(5)
    assert moves(5) != moves(6)


# undo


def test_undo_goes_back_within_ones_own_answers_only():
    table = begun("me", "me")
    rng = Random(3)
    play = Play.new(QUEST, table.options)
    for entry in table.log.take_fresh():
        if entry.line:
            play.play(entry.code, entry.seat if entry.kind == "action" else CHANCE)
    undone = barred = 0
    while table.status == "playing":
        for seat in range(2):  # the policy of records, computed from the whole record
            if table.match.present.tail or play.history.actor == CHANCE:
                assert table.match.present.free(seat) == play.own_tail(seat)
            else:  # somebody took all of their answers back: the one before is not asked again
                assert table.match.present.free(seat) == 0
        seat = asked(table)
        answers.answer(table, 0, seat, rng.choice(table.state.options(seat)), table.version)
        for entry in table.log.take_fresh():
            play.play(entry.code, entry.seat if entry.kind == "action" else CHANCE)
        free = table.match.present.free(seat)
        if table.status == "playing" and rng.random() < 0.4:
            if free:
                count = rng.randint(1, free)
                rewind.undo(table, 0, seat, count, table.version)
                play.undo(count, seat)
                table.log.take_fresh()
                undone += 1
                assert table.state.digest() == play.state.digest()
            else:
                assert table.match.present.barred(seat) in ("chance", "other")
                assert code_of(rewind.undo, table, 0, seat, 1, table.version) == "undo-barred"
                barred += 1
    assert undone > 5
    assert barred > 5


def test_undo_is_a_line_of_the_record_and_moves_the_version_on():
    table = begun("me", "me")
    seat, _ = same_turn(table)
    table.log.take_fresh()
    version = table.version
    rewind.undo(table, 0, seat, 1, version)
    (entry,) = table.log.take_fresh()
    assert (entry.kind, entry.word, entry.count, entry.text) == ("control", "undo", 1, f"! undo 1 seat {seat}")
    assert table.version == version + 1
    assert code_of(answers.answer, table, 0, seat, table.state.options(seat)[0], version) == "stale"
    assert not table.match.marked


def test_undo_is_for_the_seats_own_person_and_not_beyond_the_count():
    table = begun("me", "open")
    seat, free = same_turn(table)
    person = table.seating.chairs[seat].person
    assert code_of(rewind.undo, table, 1 - person, seat, 1, table.version) == "not-your-seat"
    assert code_of(rewind.undo, table, person, seat, free + 1, table.version) == "undo-barred"


def test_alone_one_may_take_back_further_which_marks_the_record():
    table = begun("me", "bot")
    rng = Random(1)
    lines = table.log.take_fresh()
    while asked(table) != 0:
        answer(table, rng=rng)
    start = table.state.digest()
    answer(table, rng=rng)
    while table.status == "playing" and (asked(table) != 0 or table.match.present.free(0)):
        answer(table, rng=rng)
    lines += table.log.take_fresh()
    count = rewind.takeback_count(table, 0)
    assert count > table.match.present.free(0)
    assert rewind.ask_takeback(table, 0, 0, None, table.version)
    went_back(table, lines, 0, 0, table.match.present.stood - _index_of(lines, start, table))
    lines += table.log.take_fresh()
    assert table.match.marked
    assert table.state.digest() == start
    text = record_of(table, lines)
    assert "! takeback" in text
    assert resume(parse_record(text, RULESETS)).record.marked
    assert table_view(table, 0, [0])["marked"]


def _index_of(lines, digest, table):
    """After how many standing actions the state had that digest."""
    state = QUEST.new(table.options)
    for i, (actor, code) in enumerate(standing(lines)):
        if state.digest() == digest:
            return i
        state.play(code, actor)
    raise AssertionError("no position has that digest")


def test_several_people_take_back_further_only_if_all_agree():
    table = begun("me", "open", "bot")
    rng = Random(1)
    lines = table.log.take_fresh()
    for _ in range(8):
        answer(table, rng=rng)
    lines += table.log.take_fresh()
    seat = next(s for s in (0, 1) if rewind.takeback_count(table, s) > table.match.present.free(s))
    by = table.seating.chairs[seat].person
    version, before = table.version, table.match.present.to_json()
    assert not rewind.ask_takeback(table, by, seat, None, version)
    assert rewind.waiting(table) == [1 - by]
    assert table_view(table, 0, [0])["proposal"]["waiting"] == [1 - by]
    assert not rewind.agree(table, 1 - by, False)
    assert table.match.proposal is None
    assert table.match.present.to_json() == before
    assert code_of(rewind.agree, table, 1 - by, True) == "no-proposal"
    rewind.ask_takeback(table, by, seat, None, table.version)
    proposal = table.match.proposal
    assert rewind.agree(table, 1 - by, True)
    went_back(table, lines, by, proposal["seat"], proposal["count"])
    assert table.match.marked
    assert table.match.proposal is None


def test_an_answer_drops_an_open_proposal():
    table = begun("me", "open")
    for _ in range(4):
        answer(table)
    seat = next(s for s in (0, 1) if rewind.takeback_count(table, s))
    rewind.ask_takeback(table, table.seating.chairs[seat].person, seat, None, table.version)
    answer(table)
    assert table.match.proposal is None


# several seats at once, and secrets


def test_answers_given_at_once_do_not_make_each_other_stale():
    table = begun("me", "open", game=BIDS)
    version = table.version
    first, second = table.state.options(0)[1], table.state.options(1)[2]
    answers.answer(table, 0, 0, first, version)
    answers.answer(table, 1, 1, second, version)  # chosen before seat 0 answered, and just as good
    assert code_of(answers.answer, table, 1, 1, second, version) in ("stale", "not-asked")


def test_one_of_several_retracts_alone():
    table = begun("me", "open", game=BIDS)
    rng = Random(2)
    while table.state.points[0] == 0:  # with a point the seat is asked twice at once
        answer(table, seat=rng.choice(table.state.actors()), rng=rng)
    version = table.version
    assert table.match.since[1] <= version
    answers.answer(table, 0, 0, table.state.options(0)[0], version)
    one = table.match.present.free(0)
    assert one == 1
    answers.answer(table, 1, 1, table.state.options(1)[0], version)
    if table.state.lanes and table.state.options(0):
        before = table.version
        rewind.undo(table, 0, 0, 1, before)
        assert table.log.take_fresh()[-1].word == "retract"
        assert table.state.options(0)[0] in BID.codes()
    assert RAISE.codes()


def test_what_was_laid_open_cannot_be_taken_back():
    table = begun("me", "open", game=BIDS)
    answer(table, seat=0)
    assert table.match.present.free(0) == 1
    answer(table, seat=1)
    assert table.match.present.free(0) == table.match.present.free(1) == 0


def test_a_secret_answer_is_shown_to_its_seat_alone_until_the_end():
    table = begun("me", "open", game=BIDS)
    table.log.take_fresh()
    answer(table, seat=0)
    (entry,) = table.log.take_fresh()
    assert entry.seen_by(0, BIDS, False)["action"] is not None
    assert entry.seen_by(0, BIDS, False)["events"]
    for eyes in (1, SPECTATOR):
        seen = entry.seen_by(eyes, BIDS, False)
        assert (seen["action"], seen["events"], seen["text"]) == (None, [], "")
    assert entry.seen_by(SPECTATOR, BIDS, True)["action"] is not None


def test_views_of_others_do_not_depend_on_secrets():
    views = []
    for option in range(4):
        table = begun("me", "open", game=BIDS)
        answers.answer(table, 0, 0, table.state.options(0)[option], table.version)
        views.append([table_view(table, eyes, [1]) for eyes in (1, SPECTATOR)])
    assert all(view == views[0] for view in views)


def test_a_record_with_secrets_is_not_handed_out_before_the_end():
    table = begun("me", "open", game=BIDS)
    assert not table.may_export()
    play_out(table, Random(1))
    assert table.may_export()
    assert begun("me", "open").may_export()  # quest hides nothing


def test_no_bot_opens_a_record():
    """H2: neither a bot that stands in, nor one of a lone player, nor a seat that was given up or left."""
    for table in (begun("me", "open", game=BIDS), begun("me", "bot", game=BIDS)):
        assert not table.may_export()
        presence.replace(table, 0, 0, "easy", False)
        assert not table.may_export()
    table = begun("me", "open", "open", game=BIDS)
    presence.resign(table, 1, 1)
    assert not table.may_export()
    presence.leave(table, 2)
    assert not table.may_export()


def test_eyes_are_ones_own_seats():
    table = begun("me", "open", "me")
    assert table.eyes([1], None) == 1
    assert table.eyes([], None) == SPECTATOR
    assert table.eyes([0], 2) == 2
    assert table.eyes([0], SPECTATOR) == SPECTATOR
    assert code_of(table.eyes, [0], 1) == "not-your-seat"
    assert code_of(table.eyes, [], 0) == "not-your-seat"


def test_hot_seat_draws_a_curtain_only_where_something_is_hidden():
    assert table_view(begun("me", "me", game=BIDS), 0, [0])["curtain"]
    assert not table_view(begun("me", "me"), 0, [0])["curtain"]
    assert not table_view(begun("me", "open", game=BIDS), 0, [0])["curtain"]
    coop = GAMES["mapmasters-coop"]  # M10.8: hands are closed or open
    assert table_view(begun("me", "me", game=coop), 0, [0])["curtain"]
    assert not table_view(begun("me", "me", game=coop, hands="open"), 0, [0])["curtain"]


# coming and going


def test_a_pause_stops_people_and_bots():
    table = begun("me", "bot", "open")
    presence.pause(table, 2 if len(table.seating.people) > 2 else 1, True)
    seat = asked(table)
    assert table.bots_asked() == []
    chair = table.seating.chairs[seat]
    command = (
        (lambda *a: answers.bot_answer(table, *a)) if chair.bot else lambda *a: answers.answer(table, chair.person, *a)
    )
    assert code_of(command, seat, table.state.options(seat)[0], table.version) == "paused"
    assert table_view(table, 0, [0])["undo"]["barred"] == "paused"
    presence.pause(table, 0, False)
    answer(table)


def test_a_bot_stands_in_and_the_person_comes_back():
    table = begun("me", "open")
    table.log.take_fresh()
    assert code_of(presence.replace, table, 0, 1, "easy", False) == "not-absent"
    presence.replace(table, 0, 1, "easy", True)
    control, note = table.log.take_fresh()
    assert control.text == "! seat 1: Guest 1 (bot easy)"
    assert (note.word, note.seat) == ("replaced", 1)
    while asked(table) != 1:
        answer(table)
    assert table.bots_asked() == [1]
    assert code_of(answers.answer, table, 1, 1, table.state.options(1)[0], table.version) == "not-your-seat"
    assert position(table, 1)["options"] == []
    answer(table)
    assert code_of(rewind.undo, table, 1, 1, 1, table.version) == "not-your-seat"
    assert table_view(table, 1, [1])["undo"] == {"free": 0, "barred": "other", "takeback": 0}
    presence.come_back(table, 1, 1)
    assert table.seating.chairs[1].bot == ""
    assert table_view(table, 1, [1])["seats"][1]["stand_in"] is False
    assert code_of(presence.come_back, table, 0, 1) == "not-your-seat"


def test_resigning_leaves_the_seat_to_a_bot_or_ends_the_game():
    table = begun("me", "open")
    entries = table.log.take_fresh()
    presence.resign(table, 1, 1)
    assert table.status == "playing"
    assert table.seating.chairs[1].bot == "medium"
    assert code_of(presence.come_back, table, 1, 1) == "not-your-seat"
    assert code_of(presence.resign, table, 1, 1) == "over"
    presence.resign(table, 0, 0)
    assert table.status == "over"
    assert table.match.result["resigned"] == [0, 1]
    entries += table.log.take_fresh()
    text = record_of(table, entries)
    assert "! resign seat 0" in text
    resume(parse_record(text, RULESETS))
    assert code_of(presence.pause, table, 0, True) == "over"


def test_resigning_against_bots_lets_them_win():
    table = begun("me", "bot", "bot")
    presence.resign(table, 0, 0)
    assert table.match.result["results"] == [0.0, 0.5, 0.5]


def test_leaving_a_game_lets_a_bot_stand_in():
    table = begun("me", "open")
    presence.leave(table, 0)
    assert table.seating.chairs[0].bot == "medium"
    assert table.seating.people[1].host
    assert table_view(table, 1, [1])["people"][0]["person"] == 1
    presence.leave(table, 1)
    assert table.match.paused


# saving, importing, looking back


def test_a_saved_table_goes_on_as_if_nothing_had_been():
    table = begun("me", "open", game=BIDS)
    rng = Random(6)
    for _ in range(30):
        if table.status != "playing":
            break
        answer(table, seat=rng.choice(table.state.actors()), rng=rng)
        table.log.take_fresh()
        doc, board = json.loads(json.dumps([saved.doc_of(table), table.match.present.to_json()]))
        columns = saved.Columns(table.status, table.seq, table.version, table.created, table.updated)
        again = saved.load(table.id, BIDS, doc, board, columns)
        for eyes in (0, 1, SPECTATOR):
            assert table_view(again, eyes, [0, 1]) == table_view(table, eyes, [0, 1])
        assert again.match.present.to_json() == table.match.present.to_json()
        seat = next((s for s in (0, 1) if table.status == "playing" and again.match.present.free(s)), None)
        if seat is not None:
            rewind.undo(again, again.seating.chairs[seat].person, seat, 1, again.version)
            assert again.match.present.state.digest() != table.state.digest() or not table.match.present.tail


def test_a_record_becomes_a_table_that_goes_on():
    table = begun("me", "bot", seed=3)
    entries = play_out(table, Random(5), undo=0.2)
    record = parse_record(record_of(table, entries), RULESETS)
    whole = records.from_record("x", record, 2000.0)
    assert whole.status == "over"
    assert whole.match.result == table.match.result
    assert record_of(whole, whole.log.take_fresh()) == record_of(table, entries)
    part = records.from_record("y", record, 2000.0, Onward(line=60, mine=[0, 1], name="Eve"))
    assert part.status == "playing"
    assert [chair.kind for chair in part.seating.chairs] == ["person", "person"]
    lines = part.log.take_fresh()
    assert [e.text for e in lines if e.line][:60] == [e.text for e in entries if e.line][:60]
    assert (
        part.match.present.to_json()["last"] == Present.rebuild(QUEST, part.options, standing(lines)).to_json()["last"]
    )
    answer(part)


def test_a_game_that_was_given_up_is_imported_as_over():
    table = begun("me", "open")
    entries = table.log.take_fresh()
    presence.resign(table, 1, 1)
    presence.resign(table, 0, 0)
    entries += table.log.take_fresh()
    text = record_of(table, entries)
    record = parse_record(text, RULESETS)
    again = records.from_record("x", record, 2000.0)
    assert (again.status, again.match.result) == ("over", table.match.result)
    assert [chair.resigned for chair in again.seating.chairs] == [True, True]
    assert record_of(again, again.log.take_fresh()) == text
    before = records.from_record("y", record, 2000.0, Onward(line=len(record.lines) - 1))
    assert before.status == "playing"
    assert [chair.resigned for chair in before.seating.chairs] == [False, True]
    assert before.seating.chairs[1].bot == "medium"


def test_a_seat_that_resigned_stays_so_when_imported():
    table = begun("me", "open")
    entries = table.log.take_fresh()
    presence.resign(table, 1, 1)
    answer(table, seat=asked(table))
    entries += table.log.take_fresh()
    record = parse_record(record_of(table, entries), RULESETS)
    again = records.from_record("x", record, 2000.0)
    assert again.status == "playing"
    assert [(c.kind, c.resigned) for c in again.seating.chairs] == [("person", False), ("bot", True)]
    assert table_view(again, 0, [0])["seats"][1]["resigned"] is True
    assert code_of(lambda: records.from_record("x", record, 0.0, Onward(mine=[0, 1]))) == "bad-record"
    at = next(i for i, line in enumerate(record.lines) if line.word == "resign")
    both = records.from_record("x", record, 2000.0, Onward(line=at, mine=[0, 1]))
    assert not any(chair.resigned for chair in both.seating.chairs)
    between = records.from_record("x", record, 2000.0, Onward(line=at + 1))  # resigned, and no bot sits there yet
    assert [(c.kind, c.resigned) for c in between.seating.chairs] == [("person", False), ("bot", True)]


def test_a_game_that_was_given_up_against_bots():
    table = begun("me", "bot", "bot")
    entries = table.log.take_fresh()
    presence.resign(table, 0, 0)
    entries += table.log.take_fresh()
    again = records.from_record("x", parse_record(record_of(table, entries), RULESETS), 2000.0)
    assert (again.status, again.match.result) == ("over", table.match.result)


@pytest.mark.parametrize("kwargs", [{"line": 10_000}, {"line": -1}, {"mine": [7]}])
def test_a_record_is_not_taken_where_it_has_no_such_place(kwargs):
    table = begun("me", "bot")
    record = parse_record(record_of(table, table.log.take_fresh()), RULESETS)
    assert code_of(lambda: records.from_record("x", record, 0.0, Onward(**kwargs))) == "bad-record"


def test_an_altered_record_is_not_taken():
    table = begun("me", "bot")
    text = record_of(table, table.log.take_fresh())
    record = parse_record(text, RULESETS)
    record.digest = "0" * 16
    assert code_of(lambda: records.from_record("x", record, 0.0)) == "bad-record"


def test_looking_back_shows_every_position_in_any_order():
    table = begun("me", "bot", seed=9)
    entries = play_out(table, Random(7), undo=0.4)
    record = parse_record(record_of(table, entries), RULESETS)
    digests = []
    play = Play.new(QUEST, record.options)
    digests.append(play.state.digest())
    for line in record.lines:
        play.follow(line)
        digests.append(play.state.digest())
    replayer = Replayer(record)
    order = list(range(len(digests)))
    Random(1).shuffle(order)
    assert all(replayer.state(at).digest() == digests[at] for at in order)
    for entry in (e for e in entries if e.line):
        seen = replayer.entry(entry.line).seen_by(SPECTATOR, QUEST, True)
        assert seen["events"] == [event.to_json() for event in entry.events]
        assert seen["action"] == entry.seen_by(SPECTATOR, QUEST, True)["action"]


def test_looking_back_over_retracted_answers():
    table = begun("me", "open", game=BIDS)
    rng = Random(2)
    entries = table.log.take_fresh()
    while table.status == "playing":
        seat = rng.choice(table.state.actors())
        answer(table, seat=seat, rng=rng)
        if table.status == "playing" and table.match.present.free(seat) and rng.random() < 0.5:
            rewind.undo(table, table.seating.chairs[seat].person, seat, 1, table.version)
        entries += table.log.take_fresh()
    assert any(entry.word == "retract" for entry in entries)
    record = parse_record(record_of(table, entries), {"bids": BIDS})
    play = Play.new(BIDS, record.options)
    replayer = Replayer(record)
    for at, line in enumerate(record.lines, 1):
        play.follow(line)
        assert replayer.state(at).digest() == play.state.digest()
