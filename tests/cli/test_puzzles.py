"""`lanterns puzzles make` and `check`: what they print, and one clear sentence for what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from lanterns import puzzles
from lanterns.puzzles import Puzzles, load
from tests.cli.running import Ran


def few(monkeypatch: pytest.MonkeyPatch, wrong: bool = False) -> Puzzles:
    """Let Map Masters have one puzzle, and the other games none; a wrong one has its first two answers changed over."""
    found = puzzles.puzzles_of("mapmasters")
    assert found is not None
    one = found.puzzle[0]
    if wrong:
        first, second, *others = one.answers
        one = replace(one, answers=[replace(second, value=first.value), replace(first, value=second.value), *others])
    few = replace(found, puzzle=[one])
    monkeypatch.setattr(puzzles, "puzzles_of", lambda game: few if game == "mapmasters" else None)
    return few


def test_check_replays_the_puzzles_and_asks_the_solver_again(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    ran = Ran("puzzles", "check")
    assert (ran.code, ran.err) == (0, "")
    assert "mapmasters: 1 puzzles, a gap of 2.0 at least" in ran.out


def test_check_names_a_puzzle_whose_answer_is_not_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    one = few(monkeypatch, wrong=True).puzzle[0]
    ran = Ran("puzzles", "check", "mapmasters")
    assert ran.code == 1
    assert f"{one.id}: '{one.answers[0].answer}' does not come first" in " ".join(ran.err.split())


def test_check_of_a_game_without_puzzles_says_how_to_find_some(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    ran = Ran("puzzles", "check", "quest")
    assert ran.code == 2
    assert "quest comes with no puzzles" in ran.err
    assert "there is no game 'chess'" in Ran("puzzles", "check", "chess").err


def test_make_goes_on_with_a_file_and_refuses_that_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    ran = Ran("puzzles", "make", "mapmasters", "--count", "1", "--seed", "1", "--games", "3", "--out", str(file))
    assert ran.code == 0, ran.err
    assert f"{file}: 1 of 1 puzzles" in "".join(ran.out.splitlines())
    found = load(file)
    known = puzzles.puzzles_of("mapmasters")
    assert known is not None
    assert found.puzzle == known.puzzle[:1]
    before = file.read_text("utf-8")
    assert Ran("puzzles", "make", "mapmasters", "--count", "1", "--out", str(file)).code == 0
    assert file.read_text("utf-8") == before
    ran = Ran("puzzles", "make", "quest", "--out", str(file))
    assert ran.code == 2
    assert "holds puzzles of mapmasters; name another file" in " ".join(ran.err.split())
    assert file.read_text("utf-8") == before
