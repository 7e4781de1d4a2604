"""The command line: what it prints, how it ends, and one clear sentence for every kind of bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lanterns.core.checks import random_play
from lanterns.core.record import Record, Seat, parse_record
from lanterns.core.replay import Play, resume
from lanterns.games import GAMES, RULESETS, get_game
from tests.cli.running import Ran

FIXTURES = Path(__file__).parents[1] / "fixtures" / "records"
HUGE = "9" * 5000  # more digits than Python converts
SCENARIO = """game = "quest"

[[scenario]]
id = "CLI1"
rules = ["Q2.2"]
title = "a fresh table"
options = { players = "2" }

[[scenario.then]]
actor = "*"
facts = { "players.0.score" = -9 }
"""


def record_text(seed: int = 1) -> str:
    play = random_play(get_game("quest"), {"players": "2"}, seed)
    record = Record(play.game, {"players": "2"}, [Seat("Ada"), Seat("Nan", "bot random")])
    record.lines, record.sums = play.record.lines, play.record.sums
    return record.text(play.trace.hex)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(record_text())
    return path


# records


def test_record_check_accepts_a_whole_record(record: Path) -> None:
    ran = Ran("record", "check", str(record))
    assert ran.code == 0, ran.err
    assert "ok, quest" in ran.out
    assert "ended (rounds)" in ran.out
    (row,) = Ran("record", "check", str(record), "--json").json()
    assert row["end_reason"] == "rounds"
    assert len(row["scores"]) == 2


def test_record_check_says_how_a_resigned_game_ended(tmp_path: Path) -> None:
    play = Play.new(get_game("quest"), {"players": "2"}, [Seat("Ada"), Seat("Bo")])
    path = tmp_path / "resigned.record"
    play.write("resign", 1)
    play.write("seat", 1, "Bo (bot medium)")
    path.write_text(play.text())
    assert "still going on, seat 1 resigned" in Ran("record", "check", str(path)).out
    play.write("resign", 0)
    path.write_text(play.text())
    assert "ended (resigned), seat 0 resigned, seat 1 resigned" in Ran("record", "check", str(path)).out
    (row,) = Ran("record", "check", str(path), "--json").json()
    assert (row["over"], row["end_reason"], row["resigned"]) == (True, "resigned", [0, 1])


@pytest.mark.parametrize(
    ("spoil", "line", "message"),
    [
        (lambda t: t.replace("quest/2", "quest/0"), 3, "ruleset quest/0; this program plays quest/1, quest/2"),
        (lambda t: t[: len(t) // 2].rpartition("\n")[0] + "\n", 0, "the record is cut"),
        (lambda t: t.replace("\n0 roll\n", "\n0 rest\n", 1), 0, ""),
        (lambda t: t.replace("players: 2", "players: 7"), 4, "players cannot be '7'"),
        (lambda t: "PNG" + t, 1, "not a record"),
        (lambda t: "", 1, "not a record"),
    ],
)
def test_record_check_names_file_line_and_reason(record: Path, spoil: object, line: int, message: str) -> None:
    assert callable(spoil)
    record.write_text(spoil(record.read_text()))
    ran = Ran("record", "check", str(record))
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    assert f"{record}:{line}: " in ran.err if line else f"{record}:" in ran.err
    assert message in ran.err


def test_record_check_without_the_file_and_with_a_picture(tmp_path: Path) -> None:
    ran = Ran("record", "check", str(tmp_path / "none.record"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot be read: No such file" in ran.err
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    ran = Ran("record", "check", str(tmp_path / "picture"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "is not text" in ran.err


def test_record_show_tells_the_story_in_both_languages(record: Path) -> None:
    english = Ran("record", "show", str(record))
    french = Ran("record", "show", str(record), "--lang", "fr")
    assert english.code == french.code == 0, english.err
    assert english.out.count("\n") > 100
    assert english.out != french.out
    assert Ran("record", "show", str(record), "--lang", "de").code == 2


def test_record_upgrade_brings_an_old_record_to_the_present_form(record: Path) -> None:
    new = record.read_text("utf-8")
    play = resume(parse_record(new, RULESETS))
    assert Ran("record", "upgrade", str(record)).out.endswith("is of the present form already\n")
    lines = [line for line in new.splitlines() if not line.startswith("sums:")]
    for digest, said in ((play.state.digest(), "still agreed"), ("0" * 16, "says nothing to this program any more")):
        record.write_text("\n".join([*lines[:-1], f"end: {len(play.record.lines)} lines, state {digest}"]) + "\n")
        ran = Ran("record", "check", str(record))
        assert ran.code == 0
        assert "not compared" in ran.out
        assert Ran("record", "check", str(record), "--json").json()[0]["compared"] is False
        assert said in Ran("record", "upgrade", str(record)).out
        assert record.read_text("utf-8") == play.text()


def test_record_upgrade_names_the_ruleset_that_a_game_followed(tmp_path: Path) -> None:
    kept = FIXTURES / "dungeons" / "1" / "heroes-2-won.record"
    wrong = tmp_path / "wrong.record"
    wrong.write_text(kept.read_text("utf-8").replace("dungeons/1", "dungeons/2"))
    assert Ran("record", "check", str(wrong)).code == 2
    ran = Ran("record", "upgrade", str(wrong))
    assert ran.code == 0
    assert "upgraded, dungeons/1" in ran.out
    assert wrong.read_text("utf-8") == kept.read_text("utf-8")


def test_record_upgrade_leaves_what_follows_no_ruleset(record: Path) -> None:
    spoilt = record.read_text("utf-8").replace("\n0 ", "\n1 ", 1)
    record.write_text(spoilt)
    ran = Ran("record", "upgrade", str(record))
    assert ran.code == 2
    assert "is not asked now" in ran.err
    assert record.read_text("utf-8") == spoilt


# scenarios


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_a_file_of_any_editor_is_read(record: Path, tmp_path: Path, ending: str) -> None:
    marked = tmp_path / "marked.record"
    marked.write_bytes(b"\xef\xbb\xbf" + record.read_text().replace("\n", ending).encode())
    assert Ran("record", "check", str(marked)).code == 0
    scenario = tmp_path / "marked.toml"
    scenario.write_text(SCENARIO.replace("-9", "0").replace('facts = { "players.0.score" = 0 }', ""), "utf-8-sig")
    assert Ran("scenario", "run", str(scenario)).out == "1 passed, 0 failed\n"


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "ascii"])
def test_any_encoding_can_be_printed_in(record: Path, tmp_path: Path, encoding: str) -> None:
    """What an encoding lacks is spelled as near as can be; JSON stays whole."""
    named = tmp_path / "named.record"
    named.write_text(record.read_text().replace("Ada", "Zoé 🐺 Łódź"))
    where = {**os.environ, "PYTHONIOENCODING": encoding}

    def printed(*arguments: str) -> str:
        command = [sys.executable, "-m", "lanterns.cli", *arguments]
        done = subprocess.run(command, capture_output=True, env=where, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout.decode(encoding)

    story = printed("record", "show", str(named), "--lang", "fr")
    assert ("Zoe ? ?odz" if encoding == "ascii" else "Zoé ? ?ódz") in story
    assert ("l’" if encoding == "cp1252" else "l'") in story
    assert json.loads(printed("record", "check", str(named), "--json"))[0]["lines"] > 0


def test_an_encoding_with_a_handler_of_its_own_keeps_it(record: Path) -> None:
    named = record.with_name("named.record")
    named.write_text(record.read_text().replace("Ada", "Zoé"))
    done = subprocess.run(
        [sys.executable, "-m", "lanterns.cli", "record", "show", str(named)],
        capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii:backslashreplace"}, check=True,
    )  # fmt: skip
    assert b"Zo\\xe9" in done.stdout


def test_scenario_run_counts(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO)
    ran = Ran("scenario", "run", str(tmp_path))
    assert (ran.code, ran.out) == (0, "1 passed, 0 failed\n")
    (tmp_path / "b.toml").write_text(SCENARIO.replace("= -9", "= -8"))
    ran = Ran("scenario", "run", str(tmp_path / "a.toml"), str(tmp_path / "b.toml"))
    assert ran.code == 1
    assert ran.out.endswith("1 passed, 1 failed\n")
    assert f"{tmp_path / 'b.toml'}:11: CLI1 (a fresh table): facts: players.0.score is -9, not -8" in ran.out
    figures = Ran("scenario", "run", str(tmp_path), "--json").json()
    assert (figures["passed"], figures["failed"], figures["failures"][0]["line"]) == (1, 1, 11)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('actor = "*"', 'play = ["0 roll"]', 10, "seat 0 is not asked now"),
        ('actor = "*"', 'play = ["0 fly"]', 10, "must begin with one of"),
        ('actor = "*"', 'actr = "*"', 9, "unknown key 'actr'"),
        ('game = "quest"', 'game = "chess"', 1, "one of the games"),
        ('players = "2"', 'players = "7"', 3, "players cannot be '7'"),
        ("[[scenario]]", "[[scenario", 3, "not valid TOML"),
    ],
)
def test_scenario_run_with_a_file_that_cannot_be_played(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(SCENARIO.replace(old, new))
    ran = Ran("scenario", "run", str(path))
    assert ran.code == 2
    assert message in ran.err
    assert f"{path}:{line}: " in ran.err
    assert len(ran.err.strip().splitlines()) == 1


# figures


def test_simulate_prints_json() -> None:
    ran = Ran("simulate", "quest", "--games", "4", "--players", "3", "--bots", "greedy,random,random", "--json")
    assert ran.code == 0, ran.err
    figures = ran.json()
    assert {"games", "decisions", "seconds", "decisions_per_second", "scores", "end_reasons", "crashes"} <= set(figures)
    assert figures["games"] == 4
    again = Ran(
        "simulate", "quest", "--games", "4", "--players", "3", "--bots", "greedy,random,random", "--json"
    ).json()
    assert again["scores"] == figures["scores"], "the same seed plays the same games"


def test_simulate_for_people() -> None:
    ran = Ran("simulate", "quest", "--games", "2", "--variant", "danongorf")
    assert ran.code == 0
    assert "games: 2" in ran.out
    assert "decisions per second" in ran.out


def test_fuzz_counts_and_prints_json() -> None:
    ran = Ran("fuzz", "quest", "--games", "3", "--variant", "together-2", "--deep-every", "50", "--json")
    assert ran.code == 0, ran.err
    figures = ran.json()
    assert figures["failures"] == 0
    assert figures["variants"]["together-2"]["games"] == 3
    every = Ran("fuzz", "quest", "--games", "1")
    assert every.out.count("0 failures") == len(get_game("quest").harness.variants())


def test_match_and_balance_print_figures() -> None:
    ran = Ran("match", "quest", "--bots", "greedy,random", "--games", "4", "--json")
    assert ran.code == 0, ran.err
    assert set(ran.json()["bots"]) == {"greedy", "random"}
    ran = Ran("balance", "quest", "--games", "3", "--bot", "greedy")
    assert ran.code == 0, ran.err
    assert ran.out.count("times the mean") == 24


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "quest", "--players", "7"], "Players at a table of quest: 1 to 4, not 7"),
        (["play", "quest", "--players", "2", "--bots", "mcts,mcts,mcts"], "do not fit: the table has 2 seats"),
        (["play", "quest", "--people", "-1"], "--people must be 0 or more"),
        (["play", "quest", "--people", "3"], "--people 3: the table has 2 seats"),
        (["play", "chess"], "there is no game 'chess'; the games are"),
        (["play", "quest", "--bots", "oracle"], "there is no bot 'oracle'; the bots are"),
        (["play", "quest", "--variant", "moon"], "has no variant 'moon'"),
        (["play", "quest", "--lang", "de"], "--lang cannot be 'de': choose one of en, fr"),
        (["play", "quest", "--option", "gloom"], "--option must be KEY=VALUE, not 'gloom'"),
        (["play", "quest", "--option", "gloom=maybe"], "gloom cannot be 'maybe': choose one of no, yes"),
        (["play", "quest", "--resume", "/nowhere/x.record"], "/nowhere/x.record: cannot be read"),
        (["simulate", "quest", "--players", "7"], "quest is for 1 to 4 players, not 7"),
        (["simulate", "quest", "--games", "0"], "--games must be 1 or more"),
        (["simulate", "quest", "--bots", ","], "name at least one bot"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["fuzz", "quest", "--games", "0"], "--games must be 1 or more"),
        (["fuzz", "quest", "--variant", "moon"], "has no variant 'moon'"),
        (["rules", "coverage", "chess"], "there is no game 'chess'"),
        (["rules", "coverage", "quest", "--root", "/nowhere"], "docs/rules and tests are not here"),
        (["scenario", "run", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["simulate", "quest", "--bots", f"mcts:{HUGE}"], "only mcts and learned take a budget"),
        (["team", "dungeons", "--players", HUGE], "--players takes numbers"),
        (["play", "quest", "--option", f"players={HUGE}"], "players cannot be"),
    ],
)
def test_bad_input_gets_one_sentence_and_code_2(arguments: list[str], message: str) -> None:
    ran = Ran(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.err.startswith("lanterns: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["simulate"],
        ["simulate", "quest", "--games", "many"],
        ["simulate", "quest", "--games", HUGE],
        ["simulate", "quest", "--seed", HUGE[:4000]],
        ["play", "quest", "--seed", HUGE[:4000]],
        ["play", "--moon"],
    ],
)
def test_a_wrong_command_line_gets_code_2(arguments: list[str]) -> None:
    assert Ran(*arguments).code == 2


def test_help_names_every_command() -> None:
    ran = Ran("--help")
    assert ran.code == 0
    commands = ("play", "simulate", "match", "solo", "team", "balance", "fuzz", "bench", "record", "scenario", "rules")
    for name in commands:
        assert name in ran.out
    assert Ran("--version").out.startswith("three-lanterns ")


def test_every_game_can_be_named() -> None:
    for name in GAMES:
        assert Ran("simulate", name, "--games", "1").code == 0


def test_the_installed_command_ends_the_same_way() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lanterns.cli", "play", "chess"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("lanterns: there is no game 'chess'")
    assert "Traceback" not in done.stderr
