"""First games: the lessons of the house, and playing one at a table."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanterns.lessons import LESSONS, Lesson, find_lesson
from lanterns.tables import Refused
from lanterns.tables.commands import course
from lanterns.web.door.devices import new_table_id
from lanterns.web.identity import COMMANDS, READS, By, Eyes, errors
from lanterns.web.lessons import AnswerShape, LessonCard, LessonShape, MistakeShape, StepShape, VerdictShape
from lanterns.web.requests import LessonBody, NewLesson
from lanterns.web.responses import Created, Update
from lanterns.web.routes.play import T
from lanterns.web.routes.tables import CREATES, created
from lanterns.web.service import beside
from lanterns.web.service import play as deeds


def _find(ident: str) -> Lesson:
    """Raises Refused."""
    if ident not in LESSONS:
        raise Refused("lesson-unknown", f"the lessons are: {', '.join(LESSONS)}")
    return find_lesson(ident)


@get("/api/lessons", sync_to_thread=False, responses=errors(), operation_id="lessons", tags=["home"])
def list_lessons() -> list[LessonCard]:
    """The first games that this house teaches."""
    found = [find_lesson(ident) for ident in LESSONS]
    return [LessonCard(one.id, one.game.id, one.minutes, len(one.steps), one.teaches) for one in found]


@get("/api/lessons/{lesson:str}", sync_to_thread=False, responses=errors(404), operation_id="lesson", tags=["home"])
def get_lesson(lesson: FromPath[str]) -> LessonShape:
    """The steps of a lesson, what is expected in each, and what is pointed at."""
    one = _find(lesson)
    steps = [
        StepShape(
            step.key,
            step.start,
            step.stop,
            [
                AnswerShape(
                    answer.at, answer.seat, answer.code, one.game.verbs.notation(answer.code), list(answer.point)
                )
                for answer in step.answers
            ],
            step.press,
            list(step.chalk),
            [MistakeShape(mistake.key, list(mistake.chalk)) for mistake in step.mistakes],
        )
        for step in one.steps
    ]
    return LessonShape(one.id, one.game.id, one.minutes, list(one.learner), one.players, dict(one.options), steps)


@post("/api/lessons/{lesson:str}", responses=CREATES, operation_id="beginLesson", tags=["tables"])
async def begin_lesson(lesson: FromPath[str], data: JSONBody[NewLesson], who: By) -> Response[Created]:
    """Lay a table at which a lesson begins, at its first step or a later one."""
    who.spend("create")
    table = course.new_lesson(
        new_table_id(),
        _find(lesson),
        time.time(),
        name=data.name,
        partner=data.partner,
        title=data.title,
        step=data.step,
        heroes=data.heroes,
    )
    return await created(who, table)


@post(f"{T}/lesson", status_code=200, responses=COMMANDS, operation_id="leaveLesson", tags=["play"])
async def leave_lesson(table: FromPath[str], data: JSONBody[LessonBody], who: By, seat: Eyes = None) -> Update:
    """Play on freely: the script of the lesson is left for good, and the bots play as they do elsewhere."""
    return await who.command(table, seat, deeds.leave_lesson(data))


@get(f"{T}/verdict", responses=READS, operation_id="verdict", tags=["play"])
async def verdict(
    table: FromPath[str],
    who: By,
    action: Annotated[str, QueryParameter(min_length=1, max_length=200, description="In notation: move 1 22R")],
) -> VerdictShape:
    """What an answer of the learner would mean in the lesson now; nothing is played."""
    async with who.sessions.locked(table) as (session, t):
        t.eyes(session.persons(who.device.id), beside.learner(t))
        return beside.verdict(t, action)


HANDLERS = [list_lessons, get_lesson, begin_lesson, leave_lesson, verdict]
