"""Time that runs out, at every game: by the game's own clocks, by the table's terms, or because somebody is gone."""

from __future__ import annotations

from lanterns.tables.commands import answers, presence
from lanterns.tables.parts.match import PLAYING
from lanterns.tables.parts.pace import GIVEN_UP, TURNS
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table


def due(table: Table) -> tuple[float, int] | None:
    """When the time of which seat will be up, the soonest; None when no time runs out."""
    mine = None if table.status != PLAYING else table.pace.due()
    return min((found for found in (answers.due(table), mine) if found is not None), default=None)


def time_up(table: Table) -> None:
    """What happens when the time of seats is up: the game plays for them, or what the terms of the table say."""
    answers.time_up(table)
    while table.status == PLAYING and (up := table.pace.due()) is not None and up[0] <= table.at:
        over(table, up[1])


def over(table: Table, seat: int) -> None:
    """The time of a seat is over by the terms of the table."""
    person = table.seating.chairs[seat].person
    table.note("out-of-time", person, seat)
    if table.pace.terms.after == GIVEN_UP:
        presence.resign(table, person, seat)
    else:
        presence.replace(table, person, seat, presence.STAND_IN, absent=True)


def replace_gone(table: Table, seat: int) -> None:
    """A bot plays for somebody who is asked and has been gone for as long as the terms allow; whether they are gone the
    caller knows. Raises Refused."""
    chair = table.seating.chair(seat)
    table.match.moving()
    if not table.pace.terms.away or chair.bot or seat not in table.match.asked():
        raise Refused("not-absent")
    table.note("gone-too-long", chair.person, seat)
    presence.replace(table, chair.person, seat, presence.STAND_IN, absent=True)


def holiday(table: Table, person: int, until: float) -> None:
    """The time of a person's seats stands still until then, at a table by turns; a time that has passed ends it.
    Raises Refused."""
    table.match.running()
    if table.pace.terms.kind != TURNS:
        raise Refused("no-turns")
    before = table.pace.holidays.get(person, 0.0) > table.at
    if until > table.at or before:
        table.pace.rest(person, table.seating.seats_of(person), until, table.at)
        table.note("holiday" if until > table.at else "holiday-over", person)
