"""Answers at the terminal: many are chosen step by step, notations work at once and in any case, odds stand by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lanterns.cli import notation
from lanterns.cli.choices import FLAT, Choices
from lanterns.cli.journal import FEWEST, Journal, persons
from lanterns.core.event import Event
from lanterns.core.record import parse_record
from lanterns.core.replay import positions as replayed
from lanterns.games import RULESETS, get_game
from lanterns.games.quest.verbs import VERBS
from lanterns.locales import Catalogue
from tests.cli.test_reader import positions

RECORD = Path(__file__).parents[1] / "fixtures" / "records" / "mapmasters-coop" / "1" / "mission-05-normal.record"


def first(game_id: str, options: dict[str, str], step: str, seed: int = 3) -> dict[str, Any]:
    """The view of the first question of a kind in a random game."""
    for state in positions(game_id, options, seed, 1):
        if state.question(state.actors()[0]).name == step:  # type: ignore[union-attr]
            view: dict[str, Any] = get_game(game_id).view(state, state.actors()[0])
            return view
    raise AssertionError(step)


@pytest.mark.parametrize(
    ("game_id", "options", "step"),
    [
        ("quest", {"players": "2"}, "MoveOrIdle"),
        ("mapmasters-coop", {"players": "2"}, "PlayCard"),
        ("mapmasters-coop", {"players": "2"}, "PlacePawn"),
        ("mapmasters", {"players": "2"}, "Explore"),
    ],
)
def test_every_answer_is_reached_step_by_step_and_no_list_is_long(
    game_id: str, options: dict[str, str], step: str
) -> None:
    view = first(game_id, options, step)
    words = Catalogue("en", game_id)
    reached: list[str] = []
    longest = 0

    def walk(labels: list[str]) -> None:
        nonlocal longest
        choices = Choices(get_game(game_id), view, words)
        for label in labels:
            choices.open(next(row for row in choices.rows() if row.label == label))
        rows = choices.rows()
        longest = max(longest, len(rows))
        for row in rows:
            if row.single:
                reached.append(row.options[0]["text"])
            else:
                walk([*choices.at, row.label])

    walk([])
    assert len(reached) == len(set(reached))
    assert set(reached) <= {option["text"] for option in view["options"]}
    if game_id != "quest":  # heroes that stand alike are listed once
        assert len(reached) == len(view["options"])
    assert longest <= max(FLAT, 30)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_steps_of_a_path_are_told_by_their_way_and_what_they_meet(language: str) -> None:
    words = Catalogue(language, "mapmasters-coop")
    told = 0
    record = parse_record(RECORD.read_text("utf-8"), RULESETS, str(RECORD))
    for place in replayed(record):
        drawing = record.game.view(place.state, max(0, place.state.actor))["drawing"] if not place.state.over else None
        if not drawing or not drawing["next"]:
            continue
        view = record.game.view(place.state, place.state.actor)
        choices = Choices(get_game("mapmasters-coop"), view, words)
        codes = {step["code"] for step in drawing["next"]}
        for option in view["options"]:
            if option["code"] in codes:
                said = choices.words_of(option)
                assert not re.search(r"map-|screen-|None|\\b[A-H]\\d\\.", said), said
                told += 1
    assert told > 20


def test_heroes_that_stand_alike_are_listed_once() -> None:
    view = first("quest", {"players": "2", "first": "0"}, "MoveOrIdle")
    choices = Choices(get_game("quest"), view, Catalogue("en", "quest"))
    moved = [option["text"].split()[1] for _, option in choices.paths if option["verb"] == "move"]
    assert set(moved) == {"1"}
    assert {option["text"].split()[1] for option in view["options"] if option["verb"] == "move"} == {"1", "2", "3"}


def test_a_notation_is_read_in_any_case_and_its_faults_are_told_in_the_language_of_play() -> None:
    words = Catalogue("fr", "quest")
    assert notation.read(VERBS, "move 2 34r", words) == VERBS.parse("move 2 34R")
    assert notation.read(VERBS, "MOVE 1 33R CW", words) == VERBS.parse("move 1 33R cw")
    assert notation.read(VERBS, "fly", words) == ""
    for text, part in (("move 2 99r", "la région"), ("move", "le héros"), ("idle 3", "est de trop après")):
        said = notation.read(VERBS, text, words)
        assert isinstance(said, str)
        assert part in said
    assert "the region must be one of 02L" in str(notation.read(VERBS, "move 2 99r", Catalogue("en", "quest")))


@pytest.mark.parametrize("game_id", ["quest", "dungeons", "mapmasters", "mapmasters-coop"])
def test_every_notation_of_a_position_is_read_back(game_id: str) -> None:
    words = Catalogue("en", game_id)
    verbs = get_game(game_id).verbs
    for state in positions(game_id, {"players": "2"}, 5, 40):
        for code in state.options(state.actors()[0]):
            assert notation.read(verbs, verbs.notation(code), words) == code


def test_odds_stand_behind_the_answers_of_dungeons() -> None:
    """Before every roll that a person decides on: actions, and the skill of a check by any skill."""
    words = Catalogue("fr", "dungeons")
    met = set()
    for seed in range(1, 7):
        for state in positions("dungeons", {"players": "2"}, seed, 1):
            view = get_game("dungeons").view(state, state.actors()[0])
            choices = Choices(get_game("dungeons"), view, words)
            for option in view["options"]:
                if "odds" in option and choices.note is not None:
                    told = choices.note(option, view, words)
                    assert f"[requis {option['odds']['number']}\N{NARROW NO-BREAK SPACE}: " in told
                    assert not re.search(r"[0-9][.][0-9]", told)
                    assert "%" in told
                    met.add(view["question"]["step"])
        if {"Act", "ChooseSkill"} <= met:
            return
    raise AssertionError(met)


def test_the_journal_holds_all_since_the_last_answer() -> None:
    words = Catalogue("en", "quest")
    journal = Journal([[0], [1]])
    for _ in range(5):
        journal.note(Event("Q9", "dawn", {}))
    assert len(journal.fresh([0], words)) == 5
    journal.answered(0)
    for _ in range(70):
        journal.note(Event("Q9", "dawn", {}, 1))
    journal.note(Event("Q9", "dawn", {}))
    assert len(journal.fresh([0], words)) == 6
    assert len(journal.fresh([1], words)) == 76
    journal.answered(1)
    assert len(journal.fresh([1], words)) == FEWEST


def test_who_plays_several_heroes_has_read_what_any_of_them_was_shown() -> None:
    words = Catalogue("fr", "dungeons")
    names = ["Zoé 1", "Zoé 2", "Ada", "Joueur 4"]
    assert persons(names, [0, 1, 2], words) == [[0, 1], [2]]
    assert persons(["Joueur 1", "Joueur 2"], [0, 1], words) == [[0], [1]], "without names they are two people"
    assert persons(["Ada", "Ada"], [0, 1], words) == [[0], [1]], "as are two of the same name"
    journal = Journal(persons(names, [0, 1, 2], words))
    for _ in range(40):
        journal.note(Event("D5", "enemies-act", {}))
    journal.answered(0)
    journal.note(Event("D5", "enemies-act", {}, 0))
    assert len(journal.fresh([1], words)) == FEWEST, "the other hero of the same person has nothing more to read"
    assert len(journal.lines(1, words)) == 41, "and may read what only the first was told"
    assert len(journal.fresh([2], words)) == 40
    assert len(journal.fresh([0, 1, 2], words)) == 40, "at the end: what somebody has not read yet"
