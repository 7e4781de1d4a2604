"""Each lesson: played to its end along the script and beside it; its words in both languages; faults of its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.core.errors import BadContent
from lanterns.core.present import Present
from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import RULESETS
from lanterns.lessons import LESSONS, Lesson, Step, find_lesson, judge, read_lesson
from lanterns.lessons.judge import named
from lanterns.lessons.load import CONTENT
from lanterns.locales import Catalogue
from lanterns.tables import Table
from lanterns.tables.commands import answers, course, rewind
from lanterns.tables.keeping import saved
from tests.locales.texts import messages

ROOT = Path(__file__).parents[2]
MOST_WORDS = 45
MOST_SHORT = 60  # characters of a title, and of a line that was learned twice that
every_lesson = pytest.mark.parametrize("ident", LESSONS)
every_language = pytest.mark.parametrize("language", ["en", "fr"])


def begun(lesson: Lesson, step: int = 0) -> Table:
    return course.new_lesson("t1", lesson, 1000.0, name="Ada", partner="Nan", step=step)


def act(table: Table, seat: int, code: int) -> None:
    answers.answer(table, 0, seat, code, table.version)


def set_back(table: Table, seat: int) -> None:
    """Take one answer back: freely, or for the one person there is, where all were told of it."""
    present = table.match.present
    assert present is not None
    assert table.course is not None
    if present.free(seat):
        rewind.undo(table, 0, seat, 1, table.version)
    else:
        assert rewind.goes_back(table, 0, seat, None, table.version) == 1
        before = Present.rebuild(table.game, table.options, table.course.lesson.moves[: present.stood - 1])
        rewind.take_back(table, 0, seat, 1, before)
        table.match.marked = False


def others(table: Table) -> None:
    """The bots answer as the script says."""
    while (move := table.scripted()) is not None and table.bots_asked():
        assert move[0] == table.bots_asked()[0]
        answers.bot_answer(table, move[0], move[1], table.version)


def stood(table: Table) -> int:
    assert table.match.present is not None
    return table.match.present.stood


@every_lesson
def test_a_lesson_is_played_to_its_end_along_its_script(ident: str) -> None:
    lesson = find_lesson(ident)
    table = begun(lesson)
    assert stood(table) == lesson.laid
    for number, step in enumerate(lesson.steps):
        assert not step.answers or lesson.step_at(stood(table)) == number
        for answer in step.answers:
            assert stood(table) == answer.at
            verdict = judge(lesson, answer.at, table.state, answer.code)  # type: ignore[arg-type]
            assert verdict.kind == "expected"
            assert verdict.follows == lesson.follows(answer.at + 1)
            act(table, answer.seat, answer.code)
            others(table)
    assert stood(table) == len(lesson.moves)
    assert lesson.step_at(stood(table)) == len(lesson.steps)
    assert table.status == "playing", "a lesson ends with a position to play on from"
    assert not table.match.marked
    assert table.scripted() is None


@every_lesson
def test_every_other_answer_is_taken_back_and_every_illegal_one_refused(ident: str) -> None:
    lesson = find_lesson(ident)
    table = begun(lesson)
    for answer in (answer for step in lesson.steps for answer in step.answers):
        state = table.state
        assert state is not None
        legal = [code for code in state.options(answer.seat) if code != answer.code]
        for code in legal[:: max(1, len(legal) // 6)]:
            assert judge(lesson, answer.at, table.state, code).kind == "other"  # type: ignore[arg-type]
            act(table, answer.seat, code)
            assert table.course is not None
            assert table.course.left == answer.at
            assert table.bots_asked() == []
            assert table.status in ("playing", "over")
            if table.status == "playing":
                set_back(table, answer.seat)
            assert (stood(table), table.course.left, table.course.slip) == (answer.at, -1, "")
        state = table.state
        assert state is not None
        wrong = next(code for code in range(lesson.game.verbs.size) if code not in state.options(answer.seat))
        assert judge(lesson, answer.at, state, wrong).kind == "illegal"
        with pytest.raises(Exception, match="illegal-action"):
            act(table, answer.seat, wrong)
        act(table, answer.seat, answer.code)
        others(table)
    assert stood(table) == len(lesson.moves)
    assert not table.match.marked


@every_lesson
def test_every_mistake_with_words_of_its_own_can_be_made(ident: str) -> None:
    lesson = find_lesson(ident)
    present = Present(lesson.game, lesson.options)
    unmade = {(step.key, mistake.key) for step in lesson.steps for mistake in step.mistakes}
    kinds: dict[tuple[int, str], set[str]] = {}
    for at, (actor, code) in enumerate(lesson.moves):
        step = lesson.steps[lesson.step_at(at)]
        if actor in lesson.learner and step.mistakes and at >= lesson.laid:
            for other in range(lesson.game.verbs.size):
                if (mistake := named(lesson, at, other)) is not None:
                    verdict = judge(lesson, at, present.state, other)
                    assert verdict.mistake == mistake
                    assert verdict.kind != "expected"
                    kinds.setdefault((at, mistake.key), set()).add(verdict.kind)
                    unmade.discard((step.key, mistake.key))
        present.play(actor, code)
    assert unmade == set()
    assert {mistake: found for mistake, found in kinds.items() if len(found) > 1} == {}, "either played or not"


def kept(table: Table, **changed: str) -> Table:
    """The table as it is kept and read again, with something of its lesson changed."""
    doc = saved.doc_of(table)
    doc["lesson"] = {**doc["lesson"], **changed}
    assert table.match.present is not None
    columns = saved.Columns(
        status=table.status, seq=table.seq, version=table.version, created=0.0, updated=0.0, join_code="",
        join_expires=0.0,
    )  # fmt: skip
    return saved.load("t1", table.game, doc, table.match.present.to_json(), columns)


@every_lesson
def test_a_lesson_begins_at_any_of_its_steps_and_is_kept_there(ident: str) -> None:
    lesson = find_lesson(ident)
    for number, step in enumerate(lesson.steps):
        table = begun(lesson, number)
        assert stood(table) == step.start
        assert kept(table).scripted() == table.scripted()
    changed = kept(begun(lesson, 1), sum="of another script")
    assert changed.course is None, "a table goes on without a lesson that was changed since"


def keys(lesson: Lesson) -> tuple[list[str], list[str]]:
    """The keys of titles and other short lines, and those of what the innkeeper says."""

    def of(step: Step) -> list[str]:
        own = f"lesson-{lesson.id}-{step.key}"
        return [own, *(f"{own}-{mistake.key}" for mistake in step.mistakes)]

    said = [key for step in lesson.steps for key in of(step)]
    whole = f"lesson-{lesson.id}"
    learned = [f"{whole}-learned-{n}" for n in (1, 2, 3, 4)]
    return [f"{whole}-name", *(f"{key}-title" for key in said)], [
        *said, f"{whole}-lead", f"{whole}-about", f"{whole}-end-title", f"{whole}-end", f"{whole}-more", *learned,
    ]  # fmt: skip


@every_language
@every_lesson
def test_the_words_of_a_lesson_are_there_and_fit_its_card(ident: str, language: str) -> None:
    short, said = keys(find_lesson(ident))
    file = f"lesson-{ident}.ftl"
    assert sorted(messages(language, file)) == sorted([*short, *said]), "every key of the lesson, and no other"
    words = Catalogue(language, f"lesson-{ident}")
    for key in short:
        assert len(words.say(key)) <= MOST_SHORT, key
    for key in said:
        text = words.say(key)
        assert len(re.findall(r"[\w’'−]+", text)) <= MOST_WORDS, key
        assert len(text.split("\n\n")) <= 2, key
        assert text.count("*") % 2 == 0, key


GOOD = (CONTENT / "quest.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "quest"', 'game = "chess"', "there is no game 'chess'"),
        ("minutes = 8", 'minutes = "8"', "is no lesson"),
        ("minutes = 8", "minutes = 8\nhours = 1", "unknown field `hours`"),
        ('players = "2"', 'players = "9"', "options: "),
        ("minutes = 8", 'minutes = 8\nteaches = ["mode"]', "teaches: the lesson has no option mode"),
        ("minutes = 8", "minutes = 8\nlearner = [5]", "the game has 2 seats"),
        ('"0 pick horse"', '"0 pick gryffon"', "step horse: '0 pick gryffon'"),
        ('"0 move 1 12R"', '"0 move 1 21R"', "step ride: '0 move 1 21R': .* who may answer idle"),
        ('"0 pick horse"', '"1 pick horse"', "begins with an answer of the learner"),
        ('key = "stay"', 'key = "roll"', "a key is used twice"),
        ('press = "region-11R"', 'press = ""', "step wake: a step has either"),
        ('point = [["card-horse"]]', 'point = [["card-horse"], []]', "step horse: point has 2 entries for 1 answers"),
        ('"* land 02 forest",', '"* land 02 fire",', "lay: "),
    ],
)
def test_a_fault_of_a_file_is_told_with_its_step(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    path = tmp_path / "quest.toml"
    path.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent, match=said):
        read_lesson(path)
    with pytest.raises(BadContent, match="is no lesson"):
        read_lesson(tmp_path / "none.toml")


def test_the_game_that_newcomers_may_watch_is_a_whole_one():
    """It is shown as it was played, in whatever ruleset it names."""
    text = (ROOT / "client" / "src" / "games" / "quest" / "watch.record").read_text("utf-8")
    state = replay(parse_record(text, RULESETS))
    assert state.over
    assert RULESETS["quest/2"].scores(state) == [16, 18]
