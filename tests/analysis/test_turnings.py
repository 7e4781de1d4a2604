"""The chances at the turning points of a finished game, without looking into all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.analysis import Timeline, timeline
from lanterns.analysis.budget import Budget
from lanterns.analysis.run import chances
from lanterns.analysis.turnings import span, told_story
from lanterns.core.history import standing
from lanterns.core.record import Line, Record, parse_record
from lanterns.core.step import CHANCE, PEOPLE
from lanterns.core.story import tell
from lanterns.games import RULESETS
from tests.bots.tiny import DIE, RISK, SECRET, Camp
from tests.example_game.pig.game import PigGame

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
NAMES = [
    "quest/2/together-2", "quest/2/chosen-page", "quest/2/danongorf-won", "dungeons/4/heroes-2-won", "mapmasters/2/two",
    "mapmasters-coop/3/five",
]  # fmt: skip


def read(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.record").read_text("utf-8"), RULESETS)


@pytest.mark.parametrize("name", NAMES)
def test_chances_stand_at_the_turning_points_of_every_game(name: str) -> None:
    record = read(name)
    story, line = told_story(record), timeline(record)
    plain = tell(record.game, record.options, record.lines)
    assert story["turnings"]
    for turning, bare in zip(story["turnings"], plain["turnings"], strict=True):
        before, after = turning["chances"]
        seats = record.game.players(line.state(0))
        assert (len(before), len(after)) == (seats, seats)
        assert all(0.0 <= one <= 1.0 for one in (*before, *after))
        # They are what the whole analysis finds.
        assert after == chances(line, line.lines.index(turning["line"]) + 1, Budget())
        assert before == chances(line, line.lines.index(turning["first"]), Budget())
        assert turning["first"] <= bare["first"] <= turning["line"]
        assert {**turning, "first": bare["first"], "chances": []} == bare


def test_the_last_blow_is_told_with_the_result() -> None:
    last = told_story(read("dungeons/4/heroes-2-won"))["turnings"][-1]
    assert last["chances"][1] == [1.0, 1.0]
    assert last["chances"][0][0] < 0.9


def test_a_game_that_was_given_up_is_told_too() -> None:
    pig = PigGame()
    roll, hold, die = (pig.verbs.parse(text) for text in ("roll", "hold", "die 6"))
    lines = [Line(CHANCE, die), Line(0, roll), Line(CHANCE, die), Line(0, hold), Line(PEOPLE, word="resign", seat=1)]
    record = Record(pig, {"goal": "50"}, [])
    record.lines = lines
    (turning,) = told_story(record)["turnings"]
    assert (turning["first"], turning["line"]) == (2, 4)
    assert len(turning["chances"]) == 2
    assert told_story(Record(pig, {"goal": "50"}, []))["turnings"] == []


def test_what_led_to_it_is_what_one_seat_answered_in_a_row() -> None:
    record = Record(Camp(), {}, [])
    record.lines = [
        Line(0, RISK.code(1)), Line(CHANCE, DIE.code(2)), Line(1, RISK.code(1)), Line(CHANCE, DIE.code(4)),
        Line(PEOPLE, word="note", text="x"), Line(1, SECRET.code(2)), Line(0, SECRET.code(2)),
    ]  # fmt: skip
    line = Timeline(record, standing(record.lines), True)
    assert [span(line, at) for at in (1, 2, 3, 4, 6, 7)] == [(1, 1), (1, 2), (3, 3), (3, 4), (3, 5), (6, 6)]


def test_of_somebody_who_plays_alone_it_is_one_answer() -> None:
    record = read("quest/2/chosen-page")
    line = timeline(record)
    asked = [number for number, (actor, _) in enumerate(line.moves, 1) if actor != CHANCE and number > 60]
    rolled = next(number for number in asked if line.moves[number][0] == CHANCE)
    assert span(line, line.lines[rolled - 1]) == (rolled, rolled)
    assert span(line, line.lines[rolled]) == (rolled, rolled + 1)
