"""How a finished game went, for whoever looks back at it: the race of its counts, its turning points, what decided it.

All of it is read off the record by `tell`; what a game counts and calls a chapter, its `Chronicle` says. Nothing of a
game that is over is secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.history import Meter, standing
from lanterns.core.record import Line
from lanterns.core.roles import SCORE, Count, Tale
from lanterns.core.state import State
from lanterns.core.step import ANYONE, CHANCE
from lanterns.core.view_types import Cause, Happened, SourceView, StoryView, TrackView, Turning

TURNINGS: Final = 3
HEADLINES: Final = 2  # events told of a turning point
APART: Final = {"round": 1, "turn": 3}  # chapters between two turning points


class Deed:
    """What one answer brought about, with the chance that came of it: `before` and `after` are the counts, `line` is
    where they changed last, `first` that of the answer, and `events` are those of the lines in between."""

    def __init__(self, seat: int, chapter: int, before: list[int]) -> None:
        self.seat = seat
        self.chapter = chapter
        self.before = before
        self.after = before
        self.line = 0
        self.first = 0
        self.changed = False
        self.chance = False
        self.events: list[Event] = []

    def take(self, line: int, actor: int, values: list[int], events: list[Event]) -> None:
        """One more line of it."""
        self.first = self.first or line
        if values != self.after or not self.changed:
            self.line, self.chance = line, actor == CHANCE
            self.changed = self.changed or values != self.after
        self.events += events
        self.after = values


class Course:
    """The standing actions of a record, walked once: marks at the end of each chapter, and the deeds."""

    def __init__(self, game: AnyGame, options: Mapping[str, str], lines: Sequence[Line], meter: Meter | None) -> None:
        self.game = game
        self.state: State = game.new(options)
        self.players = game.players(self.state)
        self.counts = counts_of(game, self.state)
        self.chapters: list[int] = [0]
        self.lines: list[int] = [0]
        self.values: list[list[int]] = [values_of(self.counts)]
        self.deeds: list[Deed] = []
        self.sources: list[list[tuple[str, list[int], list[int]]]] = []
        self._turns = 0
        self._last = CHANCE
        self._walk(lines, meter)

    def _walk(self, lines: Sequence[Line], meter: Meter | None) -> None:
        chronicle = self.game.chronicle
        state = self.state
        state.listen()
        state.take_events()
        here, deed = 0, Deed(CHANCE, 0, self.values[0])
        began = values_of(self.counts)
        for at, actor, action in standing(lines):
            if meter is not None:
                meter(1)
            if actor >= 0 and actor != self._last:
                self._turns += 1
                self._last = actor
            state.play(action, actor)
            events = state.take_events()
            chapter = chronicle.chapter(state)
            chapter = self._turns if chapter < 0 else chapter
            values = values_of(counts_of(self.game, state))
            if actor != CHANCE:
                deed = Deed(actor, max(here, chapter), began)
                self.deeds.append(deed)
            deed.take(at, actor, values, events)
            self._mark(chapter, here, at, values)
            here, began = chapter, values
        self.values[-1] = began
        self.counts = counts_of(self.game, state)

    def _mark(self, chapter: int, here: int, line: int, values: list[int]) -> None:
        """The count at the end of a chapter is that at its last line: it is written over until the next one begins."""
        if chapter > here and chapter > self.chapters[-1]:
            self.sources.append(self.game.chronicle.sources(self.state))
            self.chapters.append(chapter)
            self.lines.append(line)
            self.values.append(values)
        else:
            self.lines[-1], self.values[-1] = line, values


def counts_of(game: AnyGame, state: State) -> list[Count]:
    """What is counted of a position: by the game, else the points of each seat."""
    found: list[Count] = game.chronicle.counts(state)
    if found:
        return found
    return [Count(SCORE, seat, points) for seat, points in enumerate(game.scores(state))]


def values_of(counts: Sequence[Count]) -> list[int]:
    return [count.value for count in counts]


def tell(game: AnyGame, options: Mapping[str, str], lines: Sequence[Line], meter: Meter | None = None) -> StoryView:
    """The story of a record, which is known to replay. Raises IllegalAction, and what `meter` raises."""
    course = Course(game, options, lines, meter)
    chronicle = game.chronicle
    sources = chronicle.sources(course.state)
    tale = Tale(
        course.players, game.cooperative, course.state.over, game.scores(course.state),
        game.results(course.state) if course.state.over else [], sources, course.sources[-1] if course.sources else [],
    )  # fmt: skip
    cause = chronicle.cause(course.state, tale) or cause_of(tale, chronicle.ties(course.state))
    return {
        "unit": chronicle.unit,
        "chapters": course.chapters,
        "lines": course.lines,
        "tracks": _tracks(course),
        "turnings": turnings(course),
        "cause": cause,
        "sources": [_source(key, points, counts) for key, points, counts in sources],
    }


def _tracks(course: Course) -> list[TrackView]:
    return [
        {"key": count.key, "seat": count.seat, "values": [values[at] for values in course.values]}
        for at, count in enumerate(course.counts)
    ]


def _source(key: str, points: list[int], counts: list[int]) -> SourceView:
    return {"key": key, "points": points, "counts": counts}


# turning points


def leads(values: Sequence[int]) -> list[int]:
    """By how much each is ahead of the best of the others; of one alone, the value itself."""
    if len(values) < 2:
        return list(values)
    top = sorted(values, reverse=True)
    return [value - (top[1] if value == top[0] else top[0]) for value in values]


def swing_of(course: Course, deed: Deed) -> float:
    """How much a deed changed: as the game weighs it, else the largest change of a seat's lead."""
    weighed: float = course.game.chronicle.weigh(course.state, deed.before, deed.after, deed.events)
    if weighed >= 0:
        return weighed
    before, after = _leads(course, deed.before), _leads(course, deed.after)
    return float(max((abs(a - b) for a, b in zip(after, before, strict=True)), default=0))


def _scored(course: Course) -> list[int]:
    """The tracks that are points of seats."""
    return [at for at, count in enumerate(course.counts) if count.key == SCORE and count.seat >= 0]


def _leads(course: Course, values: Sequence[int]) -> list[int]:
    return leads([values[at] for at in _scored(course)])


def turnings(course: Course) -> list[Turning]:
    """The deeds that changed most, the largest three, in their order; two of them are some chapters apart."""
    apart = APART[course.game.chronicle.unit]
    ranked: list[tuple[float, int]] = [(-swing_of(course, deed), at) for at, deed in enumerate(course.deeds)]
    taken: list[int] = []
    for swing, at in sorted(ranked):
        chapter = course.deeds[at].chapter
        if swing < 0 and all(abs(course.deeds[other].chapter - chapter) >= apart for other in taken):
            taken.append(at)
        if len(taken) == TURNINGS:
            break
    return [_turning(course, course.deeds[at]) for at in sorted(taken)]


def _turning(course: Course, deed: Deed) -> Turning:
    scored = _scored(course)
    if scored:
        before, after = _leads(course, deed.before), _leads(course, deed.after)
    else:
        before, after = deed.before, deed.after
    changed = [abs(a - b) for a, b in zip(after, before, strict=True)]
    most = changed.index(max(changed)) if any(changed) else 0
    # Where several are paid at once, it is about whoever won or lost most by it.
    track = scored[most] if scored else most
    seat = course.counts[track].seat if scored else deed.seat
    return {
        "line": deed.line,
        "first": deed.first,
        "chapter": deed.chapter,
        "seat": seat,
        "chance": deed.chance and course.game.chronicle.luck,
        "track": track,
        "before": deed.before,
        "after": deed.after,
        "chances": [],
        "events": told_of(deed.events, course.game.chronicle.headlines, seat if scored else ANYONE),
    }


def told_of(events: Sequence[Event], headlines: Sequence[str], seat: int) -> list[Happened]:
    """The most telling events of a seat, at most two, else the first one."""
    own = [seat == ANYONE or event.params.get("seat", seat) == seat for event in events]
    known = [(headlines.index(event.key), at) for at, event in enumerate(events) if event.key in headlines and own[at]]
    chosen = [events[at] for _, at in sorted(known)[:HEADLINES]] or list(events[:1])
    return [{"rule": event.rule, "key": event.key, "params": event.params} for event in chosen]


# what decided it


def cause_of(tale: Tale, ties: Sequence[tuple[str, list[int]]]) -> Cause | None:
    """What decided a game of seats against each other: what the last chapter brought, else what the two best counted
    most differently, else what breaks their tie. None where that does not come up."""
    winners = [seat for seat, share in enumerate(tale.results) if share > 0]
    if tale.cooperative or tale.players < 2 or not winners:
        return None
    if len(winners) > 1:
        return {"key": "shared", "params": {"points": tale.scores[winners[0]]}}
    won = winners[0]
    second = max((seat for seat in range(tale.players) if seat != won), key=lambda seat: (tale.scores[seat], -seat))
    if tale.scores[won] == tale.scores[second]:
        return _tie(tale, ties, won, second)
    return _late(tale, won, second) or _count(tale, won, second)


def _late(tale: Tale, won: int, second: int) -> Cause | None:
    """(a) A gain of the last chapter that was at least the margin, by its largest source."""
    margin = tale.scores[won] - tale.scores[second]
    gains: list[tuple[int, int, str]] = []
    for at, (key, points, counts) in enumerate(tale.sources):
        _, had, held = tale.before[at] if at < len(tale.before) else (key, [0] * tale.players, [0] * tale.players)
        gains.append((points[won] - had[won], counts[won] - held[won], key))
    best = max(gains, default=(0, 0, ""))
    if best[0] <= 0 or best[0] < margin:
        return None
    params: dict[str, int | str] = {"seat": won, "other_seat": second, "points": best[0], "margin": margin}
    return {"key": "late", "params": {**params, "source": best[2], "count": best[1]}}


def _count(tale: Tale, won: int, second: int) -> Cause | None:
    """(c) The source of which the winner has most more points than the second."""
    found = [(points[won] - points[second], key, counts) for key, points, counts in tale.sources]
    if not found:
        return None
    more, key, counts = max(found, key=lambda one: one[0])
    if more <= 0:
        return None
    params: dict[str, int | str] = {"seat": won, "other_seat": second, "points": more, "source": key}
    return {"key": "count", "params": {**params, "count": counts[won], "less": counts[second]}}


def _tie(tale: Tale, ties: Sequence[tuple[str, list[int]]], won: int, second: int) -> Cause | None:
    """Of equal points: what breaks the tie."""
    for key, counts in ties:
        if counts[won] != counts[second]:
            params: dict[str, int | str] = {
                "seat": won,
                "other_seat": second,
                "points": tale.scores[won],
                "source": key,
            }
            return {"key": "tie", "params": {**params, "count": counts[won], "less": counts[second]}}
    return None
