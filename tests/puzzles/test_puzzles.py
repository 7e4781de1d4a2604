"""Puzzles: what comes with the games can be played and is as it says; what is no file of puzzles is refused; the maker
finds what is clearly best and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.bots import ranking
from lanterns.core.errors import BadContent
from lanterns.games import RULESETS, get_game
from lanterns.games.mapmasters.solver.best_path import best_path
from lanterns.games.mapmasters.versus.dungeon import dungeon_of
from lanterns.games.mapmasters.versus.study import kit_of_seat
from lanterns.puzzles import Answer, Puzzle, Puzzles, load, make, position_of, puzzles_of
from lanterns.puzzles.puzzle import CONTENT
from lanterns.puzzles.write import text_of
from tests.bots.tiny import TAKE, Nim

FILES = sorted(CONTENT.glob("*.toml"))
GAMES = [path.stem for path in FILES]


def of(game: str) -> Puzzles:
    found = puzzles_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("path", FILES, ids=GAMES)
def test_a_file_is_as_the_maker_writes_it(path: Path) -> None:
    found = load(path)
    assert text_of(found) == path.read_text("utf-8")
    assert found.game == path.stem
    assert get_game(found.game).id == found.game
    assert re.fullmatch(rf"lanterns puzzles make {found.game} --count \d+ --seed \d+.*", found.command)
    assert [one.id for one in found.puzzle] == [f"{found.game}-{n:03}" for n in range(1, len(found.puzzle) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played_and_its_answers_are_legal(game: str) -> None:
    puzzles = of(game)
    for one in puzzles.puzzle:
        at = position_of(puzzles, one)
        assert not at.state.over
        assert set(at.ranked) <= set(at.choices) <= set(at.state.options(one.seat))
        assert one.gap >= puzzles.least > 0
        assert all(row.low <= row.value <= row.high for row in one.answers)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_and_no_part_of_a_game_has_too_many(game: str) -> None:
    found = of(game).puzzle
    for seed in {one.seed for one in found}:
        places = [(one.phase, one.step) for one in found if one.seed == seed]
        assert len(places) <= make.PER_GAME
        assert len(set(places)) == len(places)


def test_the_openings_of_a_dungeon_are_ranked_as_the_solver_finds_them() -> None:
    puzzles = of("mapmasters")
    one = puzzles.puzzle[0]
    at = position_of(puzzles, one)
    game, g = at.game, at.state
    assert game.expert is not None
    ranked = game.expert.ranked(g, one.seat)
    assert sorted(code for code, _ in ranked) == sorted(at.choices)
    assert [points for code, points in ranked if code == at.ranked[0]] == [one.answers[0].value]
    board = dungeon_of(g.layout[one.seat]).board
    assert best_path(board, kit_of_seat(g, one.seat), g.primary_kind()).value == ranked[0][1]
    assert make.agrees(game, g, one.seat, puzzles.verbs, at.ranked[0])
    assert game.expert.ranked(game.new(), 0) == []


def test_the_maker_finds_a_forced_win_and_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(make, "SCALE", 2)
    monkeypatch.setattr(make, "SHARE", 1.0)
    monkeypatch.setattr(ranking, "ITERATIONS", 60)
    monkeypatch.setitem(RULESETS, Nim().ruleset, Nim())
    kept = Puzzles("nim", "lanterns puzzles make nim --count 2 --seed 5", "2026-11-28", "chance", 0.1, [], 5)
    options = {"heap": "10"}
    first = list(make.search_games(Nim(), options, kept, 1, 20))
    following, found = first[-1]
    assert len(found) == 1
    file = tmp_path / "nim.toml"
    file.write_text(text_of(Puzzles("nim", kept.command, kept.made, "chance", 0.1, [], following, found)), "utf-8")
    again = load(file)
    assert again.puzzle == found
    at = position_of(again, found[0])
    assert at.ranked[0] == TAKE.code(at.state.left % 4 - 1)
    for _, more in make.search_games(Nim(), options, again, 2, 20):
        assert more[0] == found[0]
        assert all(one.seed >= following for one in more[1:])


ROW = Answer("take 3", 0.9, 0.8, 1.0, 30)
LOW = Answer("take 1", 0.2, 0.1, 0.3, 30)
RECORD = "three-lanterns-record 1\ngame: nim\nruleset: nim/1\n"


def nim_file(**more: object) -> str:
    fields = {"id": "nim-001", "seed": 1, "seat": 0, "phase": "", "step": "Take", "walks": 60, "record": RECORD}
    one = Puzzle(**{**fields, "answers": [ROW, LOW], **more})  # type: ignore[arg-type]
    return text_of(Puzzles("nim", "lanterns puzzles make nim", "2026-11-28", "chance", 0.1, [], 2, [one]))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "is not valid TOML"),
        ('game = "nim"', "Object missing required field"),
        (nim_file().replace('"chance"', '"luck"'), "unit must be chance or points, not 'luck'"),
        (nim_file(answers=[ROW]), "two answers at least"),
        (nim_file(answers=[ROW, ROW]), "the gap 0.000 is below the file's least, 0.1"),
        (nim_file().replace("seed = 1", "sead = 1"), "unknown field `sead`"),
        (nim_file() + nim_file().partition("\n\n")[2], "the id is used twice"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "nim.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadContent, match=re.escape(said)) as caught:
        load(file)
    assert caught.value.file == str(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        load(tmp_path / "none.toml")


def test_a_puzzle_that_is_none_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(RULESETS, Nim().ruleset, Nim())
    whole = f"{RECORD}option heap: 7\nactions:\nend: 0 lines, trace 0000000000000001\n"
    file = tmp_path / "nim.toml"
    for text, said in [
        (nim_file(), "the record is cut"),
        (nim_file(record=whole), "it leads to trace"),
    ]:
        file.write_text(text, "utf-8")
        puzzles = load(file)
        with pytest.raises(BadContent, match=said) as caught:
            position_of(puzzles, puzzles.puzzle[0])
        assert "puzzle nim-001 of nim" in caught.value.message
