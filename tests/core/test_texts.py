"""Texts from outside: numbers and names are bounded, and no line of a file ends in a plain exception."""

from __future__ import annotations

import contextlib
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanterns.core.content import Key, load_tables
from lanterns.core.errors import BadContent, BadRecord, BadScenario, LanternsError
from lanterns.core.record import CONTROLS, MAGIC, Seat, parse_line, parse_record
from lanterns.core.replay import Play, resume
from lanterns.core.scenario import load_scenarios, run_files
from lanterns.core.texts import LINE_LENGTH, NAME_LENGTH, NO_NUMBER, NOTE_LENGTH, is_text, one_line, signed, whole
from lanterns.games import GAMES as REAL
from lanterns.games import RULESETS
from tests.core.bids import BIDS

GAMES = {"bids": BIDS}
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
HUGE = "9" * 5000  # more digits than Python converts
HEAD = (
    f"{MAGIC}\ngame: bids\nruleset: bids/1\noption players: 2\nseat 0: Ada (person)\nseat 1: Nan (bot mcts)\nactions:\n"
)


@given(st.one_of(st.text(), st.text("0123456789", min_size=1, max_size=12), st.integers().map(str)))
def test_a_whole_number_is_one_to_nine_plain_digits(text: str):
    plain = 0 < len(text) <= 9 and set(text) <= set("0123456789")
    assert whole(text) == (int(text) if plain else NO_NUMBER)


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", " 1", "1.0", "1_0", "٣", "²", HUGE, f"-{HUGE}"])
def test_what_is_no_whole_number(text: str):
    assert whole(text) == NO_NUMBER
    with pytest.raises(ValueError, match="whole number"):
        signed(text)


def test_numbers_below_zero():
    assert [signed(text) for text in ("-12", "0", "7")] == [-12, 0, 7]


@given(st.text(max_size=3000), st.integers(1, 60))
def test_one_line_is_short_and_prints(text: str, limit: int):
    line = one_line(text, limit)
    assert len(line) <= limit
    assert line == line.strip()
    assert "\n" not in line
    assert one_line(line, limit) == line


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("👩\u200d🚀 Zoé", "👩\u200d🚀 Zoé"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        (SCOTLAND, SCOTLAND),
        ("❤\ufe0f", "❤\ufe0f"),
        ("Ada\u202eevE", "Ada evE"),
        ("\u2066Ada\u2069\u200e\u200f", "Ada"),
        ("A\u200d\u200dda\u200d", "A\u200dda"),
        ("\u200dAda \u200d Bo", "Ada Bo"),
        ("\u00adAda\ufeff\u2060", "Ada"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u0301\u0302\u0303", ""),
        ("\u115f \uffa0", ""),
        ("\u200b\u200d\u200c", ""),
        ("Ann\u3164", "Ann\u3164"),
        ("A" + "\u0301" * 12 + "da", "A" + "\u0301" * 4 + "da"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("x\U000e0067\U000e007f", "x"),
    ],
)  # fmt: skip
def test_what_stays_of_a_name(given: str, kept: str):
    assert one_line(given, NAME_LENGTH) == kept


@pytest.mark.parametrize("picture", ["👩\u200d👩\u200d👧\u200d👦", "🇫🇷", "👍🏽", "é̂", "❤\ufe0f"])
def test_what_is_seen_as_one_is_not_cut(picture: str):
    for before in range(30):
        line = one_line("x" * before + picture, NAME_LENGTH)
        assert line in ("x" * before + picture, ("x" * before)[:NAME_LENGTH])


def test_what_is_text():
    assert is_text("Zoé 👩\u200d🚀\r\n\t\u202e")
    for bad in ("\0", "\x07", "\x1b[31m", "\ud800", "a\x7f"):
        assert not is_text(bad)


# records


numbers = st.one_of(st.integers(0, 40).map(str), st.just(HUGE), st.text("0123456789", max_size=30), st.just("٣"))
words = st.one_of(st.sampled_from([*CONTROLS, "bid", "prize", "raise"]), st.text(max_size=40))
lines = st.one_of(
    st.text(max_size=200),
    st.builds("{} bid {}".format, numbers, numbers),
    st.builds("! {} {} seat {}".format, words, numbers, numbers),
    st.builds("! resign seat {}".format, numbers),
    st.builds("! seat {}: {} ({})".format, numbers, st.text(max_size=60), st.sampled_from(["person", "bot mcts", "x"])),
    st.builds("! note {}".format, st.text(max_size=2000)),
    st.builds("seat {}: {} (person)".format, numbers, st.text(max_size=60)),
    st.builds("option {}: {}".format, words, st.one_of(words, numbers)),
    st.builds("end: {} lines, state {}".format, numbers, st.just("0123456789abcdef")),
)


@settings(max_examples=300)
@given(lines)
def test_any_line_is_read_or_refused_as_a_bad_record(line: str):
    with contextlib.suppress(BadRecord):
        assert parse_line(BIDS, line).number == 0


@settings(max_examples=300)
@given(st.lists(lines, max_size=4), st.lists(lines, max_size=6))
def test_any_record_is_replayed_or_refused_as_a_bad_record(head: list[str], body: list[str]):
    text = "\n".join([HEAD.rstrip("\n").removesuffix("actions:"), *head, "actions:", "* prize 3", *body])
    for whole_text in (text, f"{text}\nend: {len(body) + 1} lines, state 0123456789abcdef\n"):
        message = ""
        try:
            resume(parse_record(whole_text, GAMES))
        except BadRecord as error:
            message = error.message
        assert len(message) < 1500


@pytest.mark.parametrize(
    "line",
    [f"{HUGE} idle", f"! undo {HUGE} seat 0", f"! undo 1 seat {HUGE}", f"! resign seat {HUGE}",
     f"! seat {HUGE}: Ada (person)", f"end: {HUGE} lines, state 0123456789abcdef", "999999999999 bid 1",
     "! undo 9999999999 seat 0", "! resign seat 9999999999", f"! note {'x' * LINE_LENGTH}",
     f"! seat 0: Ada (bot {'x' * 41})"],
)  # fmt: skip
@pytest.mark.parametrize("game", ["bids", "quest"])
def test_a_number_or_text_that_is_too_long_is_refused_with_its_line(line: str, game: str):
    games = {**GAMES, **RULESETS}
    head = HEAD.replace("bids", game)
    with pytest.raises(BadRecord) as error:
        resume(parse_record(f"{head}{line}\nend: 1 lines, state 0123456789abcdef\n", games, "a.record"))
    assert str(error.value).startswith("a.record:8: ")
    assert len(str(error.value)) < 400


def test_a_huge_seat_number_in_the_header_is_refused():
    with pytest.raises(BadRecord, match="no line of a header"):
        parse_record(HEAD.replace("seat 1", f"seat {HUGE[:900]}"), GAMES)


def test_names_and_notes_are_bounded_whichever_way_they_come():
    name = "N" * 800
    assert Seat(name).name == "N" * NAME_LENGTH
    play = Play.new(BIDS, {"players": "2"}, [Seat(name), Seat("Nan")])
    play.write("seat", 1, str(Seat(name, "bot mcts")))
    play.write("note", text="long " * 1000)
    text = play.text()
    record = parse_record(text, GAMES)
    assert [seat.name for seat in record.seats] == ["N" * NAME_LENGTH, "Nan"]
    assert record.lines[0].text == "N" * NAME_LENGTH + " (bot mcts)"
    assert len(record.lines[1].text) <= NOTE_LENGTH
    assert record.text(record.digest) == text
    # by hand, in a file
    by_hand = text.replace("seat 0: " + "N" * NAME_LENGTH, f"seat 0: {name}")
    assert by_hand != text
    assert parse_record(by_hand, GAMES).text(record.digest) == text


def test_a_byte_order_mark_before_a_record_is_no_part_of_it():
    play = Play.new(BIDS, {"players": "2"}, [Seat("Ada"), Seat("Nan")])
    assert resume(parse_record("\ufeff" + play.text(), GAMES)).text() == play.text()
    with pytest.raises(BadRecord, match="not a record"):
        parse_record("\ufeff\ufeff" + play.text(), GAMES)


# scenarios and content


SCENARIO = """game = "bids"
[[scenario]]
id = "X"
rules = ["B2"]
title = "a bid"
options = { players = "2" }
"""


def test_a_byte_order_mark_before_a_scenario_and_its_bases(tmp_path: Path):
    file = tmp_path / "a.toml"
    text = SCENARIO.replace('options = { players = "2" }', 'base = "TWO"') + "[[scenario.then]]\nover = false\n"
    file.write_text(text, encoding="utf-8-sig")
    (tmp_path / "bases.toml").write_text('[base.TWO]\noptions = { players = "2" }\n', encoding="utf-8-sig")
    assert [outcome.passed for outcome in run_files([file], GAMES)] == [True]


@pytest.mark.parametrize("number", [HUGE, f"-{HUGE}", "0x" + "f" * 5000, "1e300", "inf", "nan", "10000000000"])
@pytest.mark.parametrize("where", ["given = { points = [N, 0] }", "given = { deep = { key = N } }"])
def test_a_number_that_no_game_has_is_refused(tmp_path: Path, number: str, where: str):
    file = tmp_path / "a.toml"
    file.write_text(SCENARIO + where.replace("N", number) + "\n[[scenario.then]]\nover = false\n")
    with pytest.raises(BadScenario) as error:
        load_scenarios(file, GAMES)
    assert len(str(error.value)) < 400


def test_lists_in_lists_are_refused(tmp_path: Path):
    file = tmp_path / "a.toml"
    file.write_text("x = " + "[" * 20_000)
    with pytest.raises(BadScenario, match="not valid TOML"):
        load_scenarios(file, GAMES)
    with pytest.raises(BadContent, match="not valid TOML"):
        load_tables(file, "x", {"id": Key(str)})


values = st.recursive(
    st.one_of(st.booleans(), st.integers(-20, 999_999_999), st.floats(-10, 10), st.text(max_size=12),
              st.sampled_from([HUGE, "0", "blue", "blue 2", "d4", "S1@0,0", "T01", f"S1@{HUGE},0", "M1 e4 x"])),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(
        ["0", "1", HUGE, "blue", "A1", "d4", "id", "room", "markers", "gates", "health", "at"]), inner, max_size=3)),
    max_leaves=6,
)  # fmt: skip
KEYS = {
    "quest": ["at", "map", "row", "heroes", "health", "items", "goblins", "quests", "deck", "spent", "legends"],
    "dungeons": ["at", "dungeon", "deck", "act", "boss", "goblins", "minions", "heroes", "torch", "row", "closed"],
    "mapmasters": ["at", "round", "primary", "dungeon", "path", "coins", "tokens", "books", "row", "hand", "passed"],
    "mapmasters-coop": ["at", "clear", "cells", "pawns", "hands", "deck", "tokens", "found", "met", "turn"],
}  # fmt: skip
OPTIONS = {"dungeons": {"players": "2", "party": "H2 H1"}}
BASES = Path(__file__).parents[1] / "scenarios" / "quest" / "bases.toml"
GIVEN = {"quest": tomllib.loads(BASES.read_text("utf-8"))["base"]["M1"]["given"]}


def test_the_positions_of_this_test_begin_as_positions():
    for game in KEYS:
        REAL[game].harness.position(REAL[game].new(OPTIONS.get(game, {})), GIVEN.get(game, {}))


@settings(max_examples=150, deadline=None)
@given(st.data())
@pytest.mark.parametrize("game", list(KEYS))
def test_any_position_is_laid_or_refused_in_a_sentence(game: str, data: st.DataObject):
    from lanterns.core.scenario import Scenario, run_scenario

    given_keys = data.draw(st.dictionaries(st.sampled_from(KEYS[game]), values, min_size=1, max_size=3))
    entry = {"id": "X", "rules": ["X"], "title": "x"}
    scenario = Scenario(REAL[game], entry, "x.toml", 1)
    scenario.options, scenario.given = OPTIONS.get(game, {}), {**GIVEN.get(game, {}), **given_keys}
    outcome = run_scenario(scenario)
    assert outcome.passed or outcome.bad


expectations = st.dictionaries(
    st.sampled_from(["legal", "illegal", "odds", "facts", "view_hides", "options", "refusal", "events", "scores"]),
    st.one_of(values, st.dictionaries(st.sampled_from(["prize 1", "points.0", f"points.{HUGE}", f"view.{HUGE}:x"]),
                                      st.sampled_from(["1/0", HUGE, "a", 1]), max_size=2)),
    min_size=1, max_size=2,
)  # fmt: skip


@settings(max_examples=300)
@given(expectations, st.sampled_from([0, "*", "x", HUGE, [0, 1]]))
def test_any_expectation_is_checked_or_refused_in_a_sentence(expect: dict[str, object], actor: object):
    from lanterns.core.scenario import Block, Scenario, run_scenario

    scenario = Scenario(BIDS, {"id": "X", "rules": ["X"], "title": "x"}, "x.toml", 1)
    scenario.options = {"players": "2"}
    scenario.blocks.append(Block({"asks": "DrawPrize", "actor": actor, **expect}, 1))
    outcome = run_scenario(scenario)
    assert outcome.passed or outcome.failure


def test_python_still_has_the_limit_that_these_tests_are_about():
    assert 0 < sys.get_int_max_str_digits() < len(HUGE)
    with pytest.raises(ValueError, match="digits"):
        int(HUGE)


def test_budgets_of_bots_are_bounded():
    from lanterns.bots import get_bot

    for budget in (HUGE, "²", "0", "-1", ""):
        with pytest.raises(LanternsError, match="take a budget"):
            get_bot(f"mcts:{budget}", BIDS, 1)
