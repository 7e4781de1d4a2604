"""Every line that can be drawn in a dungeon, step by step, with what each step changes in what its drawer sees: enough
to draw in it where nobody can be asked. There is no chance in a dungeon, and all of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from lanterns.daily.attempt import Attempt, Laid
from lanterns.daily.games.mapmasters.dungeon import SEAT
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FINISH_CODE

BACK, FINISH = BACK_CODE, FINISH_CODE
MOST = 5000  # steps of all lines together that a board of the day may have
Place = list[str | int]


class Change(Struct, frozen=True):
    """A value of a view, by its place: it takes the place of what was there, or comes after it where there is `more`
    of a list."""

    at: Place
    value: Any
    more: bool


class Step(Struct, frozen=True):
    """A step of a line: the number of the step that it comes after, 0 for none; its action; what it changes."""

    after: int
    code: int
    changes: list[Change]


def few(laid: Laid) -> bool:
    """Whether a dungeon has no more lines than can be told."""
    waiting, count = [Attempt(laid)], 0
    while waiting and count <= MOST:
        further = list(_further(waiting.pop()))
        count += len(further)
        waiting += further
    return count <= MOST


def steps_of(laid: Laid) -> list[Step]:
    """All steps of all lines, numbered from 1, those of each place in the order in which they are offered."""
    first = Attempt(laid)
    steps: list[Step] = []
    waiting = [(0, first, _seen(first))]
    while waiting:
        after, attempt, before = waiting.pop()
        for further in _further(attempt):
            view = _seen(further)
            steps.append(Step(after, further.answers[-1], list(_changes(before, view, []))))
            waiting.append((len(steps), further, view))
    return steps


def _further(attempt: Attempt) -> Iterator[Attempt]:
    for code in attempt.choices:
        if code not in (BACK, FINISH):
            further = attempt.copy()
            further.answer(code)
            yield further


def _seen(attempt: Attempt) -> Mapping[str, Any]:
    return attempt.game.view(attempt.state, SEAT)


def _changes(before: Any, after: Any, at: Place) -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        for key in before:
            yield from _changes(before[key], after[key], [*at, key])
    elif isinstance(before, list) and isinstance(after, list) and before and after[: len(before)] == before:
        yield from (Change(at, one, more=True) for one in after[len(before) :])
    else:
        yield Change(at, after, more=False)
