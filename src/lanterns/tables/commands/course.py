"""Lessons at a table: laying one, and leaving its script."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.core.game import PLAYERS
from lanterns.lessons import Lesson, Verdict, judge
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Settings, Wish
from lanterns.tables.parts.course import Course
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table


def new_lesson(
    ident: str,
    lesson: Lesson,
    at: float,
    *,
    name: str = "",
    partner: str = "",
    title: str = "",
    step: int = 0,
    heroes: Sequence[str] = (),
) -> Table:
    """A table at which a lesson begins with a step, counted from 0; `partner` names the bots, `heroes` the seats of a
    learner who has several. Raises Refused."""
    if not 0 <= step < len(lesson.steps):
        raise Refused("bad-request", f"the lesson has {len(lesson.steps)} steps, counted from 0")
    names = [*heroes, *("" for _ in lesson.learner)] if len(lesson.learner) > 1 else [name]
    seats = [
        Wish("me", names[lesson.learner.index(seat)]) if seat in lesson.learner else Wish("bot", partner, "easy")
        for seat in range(lesson.players)
    ]
    options = {key: value for key, value in lesson.options.items() if key != PLAYERS}
    settings = Settings(options, title, chat=False)
    table = lobby.new_table(ident, lesson.game, at, seats=seats, settings=settings, name=name)
    table.course = Course(lesson)
    lobby.start(table, 0)
    stood = lesson.steps[step].start
    while table.match.moving().stood < stood:
        actor, code = lesson.moves[table.match.moving().stood]
        table.write_action(actor, code)
        table.run_chance(stood)
    table.run_chance()
    return table


def _running(table: Table) -> Course:
    table.match.running()
    if table.course is None:
        raise Refused("no-lesson")
    return table.course


def judged(table: Table, code: int) -> Verdict:
    """What an answer of the learner would mean now. Raises Refused."""
    course = _running(table)
    present = table.match.running()
    return judge(course.lesson, present.stood, present.state, code)


def play_freely(table: Table, by: int) -> None:
    """Leave the script for good: the game goes on as any other. Raises Refused."""
    course = _running(table)
    table.moving_by(by, course.lesson.learner[0])
    course.free = True
    table.run_chance()
