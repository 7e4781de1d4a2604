"""What an answer means in a lesson. Pure: a position and an action in, a word out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lanterns.core.history import Move
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.lessons.lesson import Lesson, Mistake

Kind = Literal["expected", "other", "illegal"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """`mistake` has words of its own, whether the answer is legal or not; `follows` is what bots and chance do after
    an expected one."""

    kind: Kind
    mistake: Mistake | None = None
    refusal: Refusal | None = None
    follows: tuple[Move, ...] = ()


def judge(lesson: Lesson, stood: int, state: State, code: int) -> Verdict:
    """What the learner's answer means, in the position after `stood` moves of the lesson; nothing is played."""
    asked = [seat for seat in state.actors() if seat in lesson.learner]
    if stood < len(lesson.moves) and lesson.moves[stood] in [(seat, code) for seat in asked]:
        return Verdict("expected", follows=lesson.follows(stood + 1))
    mistake = named(lesson, stood, code)
    if any(code in state.options(seat) for seat in asked):
        return Verdict("other", mistake)
    return Verdict("illegal", mistake, state.explain(code, asked[0] if asked else lesson.learner[0]))


def named(lesson: Lesson, stood: int, code: int) -> Mistake | None:
    """The mistake of the open step that this answer is; None for one without words of its own."""
    at = lesson.step_at(stood)
    if at >= len(lesson.steps):
        return None
    action = lesson.game.verbs.notation(code)
    return next((mistake for mistake in lesson.steps[at].mistakes if mistake.meant_by(action)), None)
