"""First games: lessons as data, and what an answer in one of them means.

A lesson is the record of a game that was thought out beforehand, cut into steps: what the learner answers, what bots
and chance do between, what is pointed at meanwhile, and the keys of the words. Because it is a record, it begins where
a game begins, and every position in it is one that the engine leads to. docs/lessons.md tells how one is written.
"""

from lanterns.lessons.judge import Verdict, judge
from lanterns.lessons.lesson import Answer, Lesson, Mistake, Step
from lanterns.lessons.load import LESSONS, find_lesson, read_lesson

__all__ = ["LESSONS", "Answer", "Lesson", "Mistake", "Step", "Verdict", "find_lesson", "judge", "read_lesson"]
