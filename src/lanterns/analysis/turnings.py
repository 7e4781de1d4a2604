"""The chances at the turning points of a finished game: a few glances, where looking into all of it takes long."""

from __future__ import annotations

from lanterns.analysis.budget import Budget
from lanterns.analysis.run import chances
from lanterns.analysis.timeline import Timeline
from lanterns.core.history import Meter, standing
from lanterns.core.record import Record
from lanterns.core.step import CHANCE
from lanterns.core.story import tell
from lanterns.core.view_types import StoryView


def told_story(record: Record, meter: Meter | None = None) -> StoryView:
    """The story of a record, which is known to replay, with the chances around its turning points. Raises
    IllegalAction, and what `meter` raises."""
    story = tell(record.game, record.options, record.lines, meter)
    line = Timeline(record, standing(record.lines), True)
    budget = Budget()
    for turning in story["turnings"]:
        first, last = span(line, turning["line"])
        turning["first"] = line.lines[first - 1]
        turning["chances"] = [chances(line, first - 1, budget), chances(line, last, budget)]
    return story


def span(line: Timeline, at: int) -> tuple[int, int]:
    """The actions, from 1, that led to what is seen at a line of the record: all that one seat answered in a row, for
    its last answer alone often changes no chance, as it was to be expected. Of somebody who plays alone, and answers
    in a row for a whole game, it is that answer with the chance that followed."""
    actors = [actor for actor, _ in line.moves]
    last = line.lines.index(at) + 1
    deed = last
    while deed > line.dealt + 1 and actors[deed - 1] == CHANCE:
        deed -= 1
    if line.game.players(line.state(0)) == 1:
        return deed, last
    first = deed
    for number in range(deed, line.dealt, -1):
        if actors[number - 1] == actors[deed - 1]:
            first = number
        elif actors[number - 1] != CHANCE:
            break
    return first, last
