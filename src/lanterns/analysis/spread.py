"""The findings of a record worked out by several processes, in the order in which one would find them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context

from lanterns.analysis.budget import Budget
from lanterns.analysis.run import finding, findings
from lanterns.analysis.timeline import Timeline, timeline
from lanterns.analysis.view_types import Finding
from lanterns.core.record import parse_record
from lanterns.games import RULESETS

AHEAD = 3  # findings under way or waiting to be taken, for each process

_lines: list[Timeline] = []  # of this process: the record that it was begun for


def spread(line: Timeline, text: str, budget: Budget, workers: int) -> Iterator[Finding]:
    """`findings` of a record whose file holds `text`, by so many processes; the same whatever their number."""
    if workers <= 1:
        yield from findings(line, budget)
        return
    numbers = iter(range(len(line), 0, -1))
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(text,)) as pool:
        try:
            asked = [pool.submit(_one, number, budget.scale) for number in islice(numbers, AHEAD * workers)]
            while asked:
                first: Future[Finding] = asked.pop(0)
                yield first.result()
                asked += [pool.submit(_one, number, budget.scale) for number in islice(numbers, 1)]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(text: str) -> None:
    _lines[:] = [timeline(parse_record(text, RULESETS))]


def _one(number: int, scale: float) -> Finding:
    return finding(_lines[0], number, Budget(scale))
