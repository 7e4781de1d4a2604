"""Shapes of lessons: cards, steps, and what becomes of an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lanterns.web.responses import ReasonShape


class LessonCard(Struct):
    """`teaches`: the options that make the way to play of this lesson, {} for the first game of a box."""

    id: str
    game: str
    minutes: int
    steps: int
    teaches: dict[str, str]


class AnswerShape(Struct):
    """An expected answer: how many moves stand before it, and the places that lead to it, in order."""

    at: int
    seat: int
    code: int
    action: str
    point: list[str]


class MistakeShape(Struct):
    key: str
    chalk: list[str]


class StepShape(Struct):
    """`start` to `stop` are the moves of the lesson that belong to it; a step without any is read, and goes on by a
    press on the place `press`. `chalk` are places to look at."""

    key: str
    start: int
    stop: int
    answers: list[AnswerShape]
    press: str
    chalk: list[str]
    mistakes: list[MistakeShape]


class LessonShape(Struct):
    id: str
    game: str
    minutes: int
    learner: list[int]
    players: int
    options: dict[str, str]
    steps: list[StepShape]


class VerdictShape(Struct):
    """`mistake`: the key of its own words, "" without; `follows`: so many moves of bots and chance come after it."""

    kind: Literal["expected", "other", "illegal"]
    mistake: str
    refusal: ReasonShape | None
    follows: int
