"""What a person did in one finished game, as far as a lantern may be lit by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from lanterns.core.history import standing
from lanterns.core.state import State
from lanterns.tables import Entry, Table
from lanterns.tables.parts.match import OVER
from lanterns.tables.parts.seats import BOT, NOBODY

GIVEN_UP = "resigned"  # how a game ends that nobody was left to play


class Facts(msgspec.Struct):
    """`box`, `game` and `options` say what was played, `group` what it is counted by, such as the boss that was met.

    `people` and `bots` (by level) are the others; `score` and `won` are of one's own seats, `margin` is the lead over
    the best other. At the end: `counts` of all or of one's own seats, `sources` and `points` of one's own best seat.
    In its course: `events` of one's own seats or of none, `any` of all, `peaks` the largest number of each event.
    """

    box: str
    game: str
    options: dict[str, str]
    group: dict[str, str]
    cooperative: bool
    players: int
    people: int
    bots: dict[str, int]
    score: int
    won: bool
    margin: int
    marked: bool
    counts: dict[str, int]
    sources: dict[str, int]
    points: dict[str, int]
    events: dict[str, int]
    any: dict[str, int]
    peaks: dict[str, int]


def playing_seats(table: Table, person: int) -> list[int]:
    """The seats that a person played to the end."""
    chairs = table.seating.chairs
    return [seat for seat, chair in enumerate(chairs) if chair.person == person and not chair.resigned]


def counts_at_all(table: Table, seats: Collection[int]) -> bool:
    """Whether a finished game lights anything: not a lesson, not one that was given up, not against nobody else."""
    result, game = table.match.result, table.game
    if table.status != OVER or result is None or table.course is not None or result["reason"] == GIVEN_UP:
        return False
    return bool(seats) and (game.cooperative or len(table.seating.chairs) == 1 or len(seats) < len(result["scores"]))


def facts_of(table: Table, person: int, lines: Sequence[Entry]) -> Facts | None:
    """`lines` are those of the record. None for a game that lights nothing for that person."""
    seats = playing_seats(table, person)
    if not counts_at_all(table, seats):
        return None
    result, game, state = table.match.result, table.game, table.state
    assert result is not None
    assert state is not None
    chairs, scores = table.seating.chairs, result["scores"]
    others = [score for seat, score in enumerate(scores) if seat not in seats]
    best = max(scores[seat] for seat in seats)
    bots = Counter(chair.level for chair in chairs if chair.kind == BOT)
    people = {chair.person for chair in chairs if chair.person not in (NOBODY, person)}
    events, every, peaks = _events(lines, seats)
    return Facts(
        game.card.box, game.id, dict(table.options), game.harness.group_keys(state), game.cooperative, len(chairs),
        len(people), dict(bots), best, any(result["results"][seat] > 0 for seat in seats),
        best - max(others) if others and not game.cooperative else 0, table.match.marked,
        _counts(table, state, seats), *_sources(table, state, seats), dict(events), dict(every), peaks,
    )  # fmt: skip


def _counts(table: Table, state: State, seats: Collection[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for count in table.game.chronicle.counts(state):
        if count.seat < 0 or count.seat in seats:
            found[count.key] = max(found.get(count.key, count.value), count.value)
    return found


def _sources(table: Table, state: State, seats: Sequence[int]) -> tuple[dict[str, int], dict[str, int]]:
    """How many of each source, and the points for them."""
    told = table.game.chronicle.sources(state)
    counts = {key: max(of[seat] for seat in seats) for key, _, of in told}
    return counts, {key: max(points[seat] for seat in seats) for key, points, _ in told}


def _events(lines: Sequence[Entry], seats: Collection[int]) -> tuple[Counter[str], Counter[str], dict[str, int]]:
    own: Counter[str] = Counter()
    every: Counter[str] = Counter()
    peaks: dict[str, int] = {}
    stood = {at for at, _, _ in standing(line.told() for line in lines)}
    for number, line in enumerate(lines, 1):
        for event in line.events if number in stood else ():
            every[event.key] += 1
            if event.params.get("seat", next(iter(seats))) not in seats:
                continue
            own[event.key] += 1
            for name, value in _numbers(event.params):
                key = f"{event.key}.{name}"
                peaks[key] = max(peaks.get(key, value), value)
    return own, every, peaks


def _numbers(params: Mapping[str, int | str]) -> Iterable[tuple[str, int]]:
    return [(name, value) for name, value in params.items() if isinstance(value, int) and name != "seat"]
