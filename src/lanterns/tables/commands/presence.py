"""While the game goes on: pauses, and people who go and come back."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.core.record import Line
from lanterns.core.step import PEOPLE
from lanterns.tables.commands.answers import turn_over
from lanterns.tables.parts.match import LOBBY, OVER, PLAYING
from lanterns.tables.parts.seats import OPEN, PERSON, SOMEBODY, Chair, check_level, why_kept
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

STAND_IN = "medium"  # the level of a bot that nobody chose


def pause(table: Table, by: int, paused: bool) -> None:
    table.seating.require_seated(by)
    present = table.match.running()
    if paused != table.match.paused:
        table.match.paused = paused
        table.clocks.pause(present.state, paused, table.at)
        table.keep_time()
        table.note("paused" if paused else "resumed", by)


def resign(table: Table, by: int, seat: int) -> None:
    """Give a seat up for good: a bot plays on, or the game ends when no person is left."""
    chair = table.seating.own_chair(by, seat)
    table.match.running()
    if chair.resigned:
        raise Refused("over")
    chair.resigned = True
    table.write_control(Line(PEOPLE, word="resign", seat=seat), by)
    if table.seating.players_left():
        _stand_in(table, seat, chair.stand_in or STAND_IN)
    else:
        table.match.end_resigned(table.seating.resigned())
    _ruffle(table)


def replace(table: Table, by: int, seat: int, level: str, absent: bool) -> None:
    """A bot stands in for one's own seat, or for somebody who is `absent`, as anyone seated may ask."""
    check_level(level)
    table.match.running()
    table.seating.require_seated(by)
    chair = table.seating.chair(seat)
    if chair.kind != PERSON or chair.resigned:
        raise Refused("not-absent")
    if chair.person != by and not absent and not chair.stand_in:
        raise Refused("not-absent")
    _stand_in(table, seat, level)
    table.note("replaced", by, seat, level)
    _ruffle(table)


def come_back(table: Table, by: int, seat: int) -> None:
    """The person of a seat sits down again."""
    chair = table.seating.own_chair(by, seat)
    table.match.running()
    if chair.resigned:
        raise Refused("not-your-seat", "this seat was given up")
    if chair.stand_in:
        chair.stand_in = ""
        table.write_seat(seat)
        table.note("returned", by, seat)
        _ruffle(table)


def leave(table: Table, by: int) -> None:
    """Leave the table: the seat opens, or in a running game a bot stands in."""
    person = table.seating.person(by)
    seats = table.seating.seats_of(by)
    for seat in seats:
        if table.status == LOBBY:
            table.seating.chairs[seat] = Chair(OPEN)
        elif table.status == PLAYING and not table.seating.chairs[seat].bot:
            _stand_in(table, seat, STAND_IN)
    table.seating.depart(person)
    table.note("left", by, text=person.name)
    if table.status == PLAYING and all(p.gone for p in table.seating.people):
        table.match.paused = True
    table.keep_time()
    _ruffle(table)


def erase(table: Table, by: int) -> None:
    """Somebody leaves for good, and what they were called with them: here sat "somebody"."""
    seating, match = table.seating, table.match
    person = seating.person(by)
    for seat in seating.seats_of(by):
        seating.chairs[seat].name = seating.called(SOMEBODY, by, seat)
        if seat < len(match.header):
            match.header[seat][0] = SOMEBODY
    if table.title and person.name and person.name in table.title:
        table.title = ""
    person.name = SOMEBODY
    if table.status == OVER:
        seating.depart(person)
    else:
        leave(table, by)


def _stand_in(table: Table, seat: int, level: str) -> None:
    table.seating.chairs[seat].stand_in = level
    table.write_seat(seat)
    turn_over(table, seat)


def _ruffle(table: Table) -> None:
    """After people changed places: a question of who agrees is asked anew; nobody's question has changed."""
    open_one = table.match.proposal
    if open_one is not None and (table.status == OVER or table.seating.people[open_one["person"]].gone):
        table.match.proposal = None


def require_deletable(table: Table, persons: Sequence[int]) -> None:
    """Whether these persons may take the table away for everybody, see `why_kept`. Raises Refused."""
    code = why_kept(table.status, table.seating.chairs, table.seating.people, persons)
    if code:
        raise Refused(code)
