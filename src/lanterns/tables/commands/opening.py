"""The host opens a table to everybody on this server, and strangers sit down at it."""

from __future__ import annotations

from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.tables.commands import lobby
from lanterns.tables.parts.match import LOBBY, OVER
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.seats import Person
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table


def open_to_all(table: Table, by: int, to: Open | None) -> None:
    """List a table before its start, or take it off the list at any time; None takes it off. Raises Refused."""
    table.seating.require_host(by)
    if to is not None:
        table.match.require_lobby()
        if table.course is not None:
            raise Refused("bad-options", "a lesson is for those who learn there")
    if to != table.open:
        table.open = to
        table.note("settings", by)


def unlist(table: Table) -> None:
    """Whoever runs the server takes it off the list."""
    table.open = None


def sit_openly(table: Table, key: str, name: str) -> Person:
    """A stranger takes the first open seat of a table that is listed by that key. Raises Refused."""
    if table.open is None or table.open.key != key or table.status != LOBBY:
        raise Refused("open-unknown")
    if not one_line(name, NAME_LENGTH):
        raise Refused("bad-request", "say how you are called: others will see it at the table")
    seat = table.seating.open_seat()
    if seat < 0:
        raise Refused("seat-taken")
    return lobby.sit(table, seat, name)


def may_watch(table: Table, key: str) -> None:
    """Whether a stranger may look on at a table that is listed by that key. Raises Refused."""
    if table.open is None or table.open.key != key or not table.open.watch or table.status in (LOBBY, OVER):
        raise Refused("open-unknown")


def sit_invited(table: Table, name: str) -> Person:
    """Somebody who was asked to a table takes its first open seat. Raises Refused."""
    if table.status != LOBBY:
        raise Refused("invitation-gone")
    seat = table.seating.open_seat()
    if seat < 0:
        raise Refused("seat-taken")
    return lobby.sit(table, seat, name)
