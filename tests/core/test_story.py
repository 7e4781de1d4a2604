"""How a finished game is told: races, turning points and causes, of every kept record and of made ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.core.history import standing
from lanterns.core.record import Line, parse_record
from lanterns.core.replay import replay
from lanterns.core.roles import Tale
from lanterns.core.step import CHANCE, PEOPLE
from lanterns.core.story import APART, TURNINGS, cause_of, leads, tell
from lanterns.core.view_types import StoryView
from lanterns.games import GAMES, RULESETS
from tests.example_game.pig.game import PigGame

PIG = PigGame()
ROLL, HOLD, DIE = (PIG.verbs.parse(text) for text in ("roll", "hold", "die 6"))
RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
# One of each way to end.
ENDS = [
    "quest/2/together-2", "quest/2/together-4", "quest/2/gloom-4", "quest/2/chosen-peasant-won", "quest/2/chosen-hero",
    "quest/2/danongorf-won", "quest/2/danongorf-fallen", "quest/2/danongorf-gloom", "dungeons/4/heroes-3-won-hydra",
    "dungeons/4/heroes-2-goblins", "dungeons/4/heroes-3-lost-way", "mapmasters/2/two", "mapmasters/2/five-touch",
    "mapmasters-coop/3/mission-03-normal", "mapmasters-coop/3/heads-too-late", "mapmasters-coop/3/alone",
]  # fmt: skip


def story_of(name: str) -> StoryView:
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"), RULESETS)
    return tell(record.game, record.options, record.lines)


@pytest.mark.parametrize("name", ENDS)
def test_every_kind_of_game_is_told(name: str):
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"), RULESETS)
    game, end = record.game, replay(record)
    story = tell(game, record.options, record.lines)
    # The race ends with what the game ended with, and has a count for every chapter.
    assert story["chapters"] == sorted(set(story["chapters"]))
    assert story["lines"] == sorted(story["lines"])
    assert story["lines"][-1] == max(line for line, _, _ in standing(record.lines))
    assert all(len(track["values"]) == len(story["chapters"]) for track in story["tracks"])
    points = [track["values"][-1] for track in story["tracks"] if track["key"] == "score"]
    assert points in ([], game.scores(end))
    if story["sources"]:
        assert [sum(source["points"][seat] for source in story["sources"]) for seat in range(game.players(end))] == (
            game.scores(end)
        )
    # Turning points stand in order, apart, at lines of the record, and say what changed.
    turnings = story["turnings"]
    assert len(turnings) <= TURNINGS
    assert turnings or name == "mapmasters-coop/3/alone"  # where nothing was ever met
    for one, other in zip(turnings, turnings[1:], strict=False):
        assert other["line"] > one["line"]
        assert other["chapter"] - one["chapter"] >= APART[story["unit"]]
    assert all(turning["events"] and 0 < turning["line"] <= len(record.lines) for turning in turnings)
    assert story["cause"] is not None


def test_a_game_that_says_nothing_of_itself_is_told_by_its_points_and_turns():
    """Pig brings no chronicle of its own."""
    lines = []
    for seat in (0, 1, 0):
        lines += [Line(CHANCE, DIE), Line(seat, HOLD)]
    story = tell(PIG, {"goal": "50"}, lines)
    assert story["unit"] == "turn"
    assert story["chapters"] == [0, 1, 2, 3]
    assert [track["values"] for track in story["tracks"]] == [[0, 6, 6, 12], [0, 0, 6, 6]]
    assert story["lines"] == [1, 3, 5, 6]
    assert (story["sources"], story["cause"]) == ([], None)
    assert story["turnings"][0]["events"][0]["key"] == "kept"


def test_only_what_stands_is_told():
    """What was taken back is no turning point and no turn."""
    back = Line(PEOPLE, word="takeback", count=1, seat=0)
    lines = [Line(CHANCE, DIE), Line(0, HOLD), back, Line(0, ROLL), Line(CHANCE, DIE), Line(0, HOLD)]
    assert [line for line, _, _ in standing(lines)] == [1, 4, 5, 6]
    story = tell(PIG, {"goal": "50"}, lines)
    assert story["tracks"][0]["values"] == [0, 12]
    assert [turning["line"] for turning in story["turnings"]] == [6]


def test_leads():
    assert leads([27, 24, 21]) == [3, -3, -6]
    assert leads([24, 24, 3]) == [0, 0, -21]
    assert leads([7]) == [7]


def tale(scores: list[int], results: list[float], sources: object = (), before: object = ()) -> Tale:
    return Tale(len(scores), False, True, scores, results, list(sources), list(before))  # type: ignore[call-overload]


QUESTS = ("quests", [12, 6], [6, 4])


def test_the_last_round_decides_by_its_largest_source():
    """(a) of the rules: a gain of at least the margin."""
    before = [("quests", [3, 6], [3, 4])]
    cause = cause_of(tale([12, 6], [1.0, 0.0], [QUESTS], before), [])
    assert cause is not None
    assert cause["key"] == "late"
    assert cause["params"] == {
        "seat": 0, "other_seat": 1, "points": 9, "margin": 6, "source": "quests", "count": 3,
    }  # fmt: skip


def test_else_the_largest_difference_of_a_source_does():
    """(c) of the rules."""
    before = [("quests", [11, 6], [5, 4])]
    cause = cause_of(tale([12, 6], [1.0, 0.0], [QUESTS], before), [])
    assert cause == {
        "key": "count",
        "params": {"seat": 0, "other_seat": 1, "points": 6, "source": "quests", "count": 6, "less": 4},
    }
    assert cause_of(tale([12, 6], [1.0, 0.0]), []) is None


def test_a_tie_is_broken_or_shared():
    sources = [("quests", [6, 6], [4, 4])]
    broken = cause_of(tale([6, 6], [1.0, 0.0], sources), [("quests", [4, 4]), ("goblins", [3, 2])])
    assert broken is not None
    assert (broken["key"], broken["params"]["source"], broken["params"]["count"]) == ("tie", "goblins", 3)
    shared = cause_of(tale([6, 6], [0.5, 0.5], sources), [("quests", [4, 4])])
    assert shared == {"key": "shared", "params": {"points": 6}}


def test_nobody_is_told_to_have_won_a_game_that_was_given_up():
    assert cause_of(tale([6, 3], []), []) is None
    assert story_of("quest/2/chosen-hero")["cause"] == {
        "key": "short-by", "params": {"seat": 0, "short": 16, "source": "goblins", "count": 4},
    }  # fmt: skip
    assert all(game.chronicle.unit in APART for game in GAMES.values())
