"""`import lanterns` as a library: what its page and its docstrings show is what happens."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import lanterns
import lanterns.api
from lanterns.core.errors import BadNotation, BadOptions, IllegalAction, LanternsError
from lanterns.games import GAMES

ROOT = Path(__file__).resolve().parents[1]


def test_the_page_shows_what_happens() -> None:
    page = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False, encoding="utf-8")
    assert page.attempted > 20
    assert page.failed == 0


@pytest.mark.parametrize("module", [lanterns, lanterns.api])
def test_the_docstrings_show_what_happens(module: object) -> None:
    ran = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert ran.attempted > 0
    assert ran.failed == 0


def test_the_face_offers_what_it_says_and_nothing_else() -> None:
    for name in lanterns.__all__:
        assert getattr(lanterns, name)
    with pytest.raises(AttributeError, match="it offers Game, Record"):
        _ = lanterns.jump


def test_importing_a_part_reads_no_game() -> None:
    code = "import sys, lanterns.core.state; print([m for m in sys.modules if m.startswith('lanterns.games')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", GAMES)
def test_a_state_tells_its_question_and_is_equal_to_what_it_is(name: str) -> None:
    game = lanterns.load(name)
    state = game.new()
    assert repr(state).startswith(f"<{game.ruleset}, 0 actions, ")
    assert game.verbs.notation(state.options()[0]) in repr(state)
    other = state.copy()
    assert state == other
    other.play(other.options()[0])
    assert state != other
    assert state != game.ruleset
    with pytest.raises(TypeError, match="use its digest"):
        hash(state)
    played = lanterns.play(game, seed=3)
    assert repr(played.state) == f"<{game.ruleset}, over after {played.state.ply} actions>"
    assert [seat.kind for seat in played.record.seats] == ["bot random"] * game.players(played.state)


def test_an_action_is_a_code_or_a_notation() -> None:
    state = lanterns.load("quest").new({"players": 2})
    with pytest.raises(IllegalAction, match="'pick horse' is not legal now"):
        state.play("pick horse")
    with pytest.raises(BadNotation, match="it must begin with one of"):
        state.play("jump")
    assert state.ply == 0
    state.play("land 02 fire")
    assert state.ply == 1


def test_options_take_numbers() -> None:
    quest = lanterns.load("quest")
    assert quest.new({"players": 3}) == quest.new({"players": "3"})
    with pytest.raises(BadOptions, match="option players cannot be '7'"):
        quest.new({"players": 7})


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(LanternsError, match="the games are quest, "):
        lanterns.load("chess")
    with pytest.raises(LanternsError, match="it plays quest/1, "):
        lanterns.load("quest/99")
    with pytest.raises(BadOptions, match="3 bots cannot take 2 seats"):
        lanterns.play("quest", {"players": 2}, bots=["random"] * 3)
