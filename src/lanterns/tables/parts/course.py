"""A lesson that is played at a table: what its script says next, and what becomes of an answer that leaves it.

On the script, bots and chance do what it says. Once an answer has left it the table waits: nobody else moves until that
answer is taken back, or until the learner plays on freely. At its end, and after that, the table is one like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterns.core.history import Move
from lanterns.lessons import LESSONS, Lesson, find_lesson
from lanterns.lessons.judge import named

ON_SCRIPT = -1


class Course:
    """`left` is how many moves stood when an answer left the script, ON_SCRIPT while none has; `slip` is the key of
    the mistake that it was, "" for one without words of its own; `free`: the learner plays on freely."""

    def __init__(self, lesson: Lesson, left: int = ON_SCRIPT, slip: str = "", free: bool = False) -> None:
        self.lesson = lesson
        self.left = left
        self.slip = slip
        self.free = free

    @property
    def waits(self) -> bool:
        """Whether an answer is to be taken back before the game goes on."""
        return self.left != ON_SCRIPT and not self.free

    def next(self, stood: int) -> Move | None:
        """What the script says after so many moves; None beside it and at its end."""
        if self.left != ON_SCRIPT or self.free or stood >= len(self.lesson.moves):
            return None
        return self.lesson.moves[stood]

    def wrote(self, stood: int, actor: int, code: int) -> None:
        """An action was played after `stood` others."""
        expected = self.next(stood)
        if expected is not None and expected != (actor, code):
            self.left = stood
            mistake = named(self.lesson, stood, code)
            self.slip = mistake.key if mistake else ""

    def rewound(self, stood: int) -> None:
        """So many moves stand now."""
        if self.left != ON_SCRIPT and stood <= self.left:
            self.left = ON_SCRIPT
            self.slip = ""

    def doc(self) -> dict[str, Any]:
        return {
            "id": self.lesson.id, "sum": self.lesson.sum, "left": self.left, "slip": self.slip, "free": self.free,
        }  # fmt: skip

    @staticmethod
    def load(doc: Mapping[str, Any] | None) -> Course | None:
        """The inverse of `doc`; None when there is none, or its lesson is another by now: the game goes on without.

        Raises KeyError and TypeError for what is no doc.
        """
        if doc is None or doc["id"] not in LESSONS:
            return None
        lesson = find_lesson(doc["id"])
        return Course(lesson, doc["left"], doc["slip"], doc["free"]) if lesson.sum == doc["sum"] else None
