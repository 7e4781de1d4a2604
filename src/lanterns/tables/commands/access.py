"""Which devices act for a person, and what a seat link does: it is used up by the first device that opens it.

A device is an opaque text that the caller knows it by. Whoever lets another device in sees it in the log and can end
it again; so a device that came later cannot end an earlier one before it has been here for a day.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from lanterns.tables.commands import lobby
from lanterns.tables.parts.entry import PEOPLE_KIND, Entry
from lanterns.tables.parts.match import LOBBY
from lanterns.tables.parts.seats import NOBODY, OPEN, Opened, Person
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

LINK_SECONDS = 24 * 3600.0  # how long a link for another device of one's own works


@dataclass(slots=True)
class Invitation:
    """What a link is for, to be shown before it is used. `state`: open (a free seat), device (another device for the
    seat of `name`) or yours (this device has it already). `here`: this device is at the table as `me`."""

    state: Literal["open", "device", "yours"]
    name: str = ""
    here: bool = False
    me: str = ""


def end_device(
    table: Table, persons: Sequence[int], device: str, number: int, kin: Collection[str] = ()
) -> tuple[str, int]:
    """A device ends another one of the same person, or itself where there is another; returns whom it ends. Its `kin`
    share the person's profile: they would act here all the same. Raises Refused."""
    for person in persons:
        by, devices = table.seating.device(person, device), table.seating.devices.get(person, [])
        other = next((opened for opened in devices if opened.number == number), None)
        if by is None or other is None:
            continue
        if other is by and len(devices) == 1:
            raise Refused("only-device")
        if other.device in kin and len(kin) > 1:
            raise Refused("device-of-page")
        if other is not by and not table.seating.may_end(by, other, table.at):
            raise Refused("device-first")
        _end_one(table, person, other)
        return other.device, person
    raise Refused("not-found", f"no device of yours here is number {number}")


def _note(table: Table, word: str, person: int, seat: int, device: Opened) -> None:
    """What was done with a device, told with its number."""
    table.log.note(Entry(0, table.at, PEOPLE_KIND, seat=seat, person=person, word=word, count=device.number))


def _end_one(table: Table, person: int, other: Opened) -> None:
    table.seating.devices[person].remove(other)
    seat = next(iter(table.seating.seats_of(person)), -1)
    _note(table, "signed-out", person, seat, other)


# links


def new_link(
    table: Table, persons: Sequence[int], seat: int, device: str, kin: Collection[str] = ()
) -> list[tuple[str, int]]:
    """A new link for a seat: an open one by the host, or one's own for another device, which ends the devices that
    had it, but for `kin`; returns whom it ends. Raises Refused."""
    chair = table.seating.chair(seat)
    if chair.person != NOBODY and chair.person in persons:
        seating = table.seating
        by = seating.admit(chair.person, device, table.at)
        devices = seating.devices[chair.person]
        others = [other for other in devices if other is not by and other.device not in kin]
        ended = [other for other in others if seating.may_end(by, other, table.at)]
        for other in ended:
            _end_one(table, chair.person, other)
        table.seating.links[seat] = table.at + LINK_SECONDS
        return [(other.device, chair.person) for other in ended]
    if chair.kind != OPEN or table.status != LOBBY:
        raise Refused("not-your-seat")
    if not any(table.seating.people[person].host for person in persons):
        raise Refused("host-only")
    return []


def read_link(table: Table, seat: int, persons: Sequence[int]) -> Invitation:
    """What a link of a seat would do for a device that acts for these persons. Raises Refused for a used one."""
    chair = table.seating.chair(seat)
    me = next((table.seating.people[person] for person in persons if not table.seating.people[person].gone), None)
    here, name = me is not None, me.name if me else ""
    if chair.person != NOBODY and chair.person in persons:
        return Invitation("yours", chair.name, here, name)
    if chair.kind == OPEN and table.status == LOBBY:
        return Invitation("open", "", here, name)
    if chair.person != NOBODY and table.seating.links.get(seat, 0.0) > table.at:
        return Invitation("device", chair.name, here, name)
    raise Refused("link-used")


def use_link(table: Table, seat: int, persons: Sequence[int], device: str, name: str, here: bool) -> Person:
    """A device opens the link of a seat. Somebody who is at the table already has to say that they mean to sit
    `here` themselves: a host who tries the link of a guest would take it away. Raises Refused."""
    card = read_link(table, seat, persons)
    chair = table.seating.chair(seat)
    if card.state == "yours":
        return table.seating.people[chair.person]
    if card.here and not here:
        raise Refused("link-own")
    if card.state == "device":
        person = table.seating.person(chair.person)
        del table.seating.links[seat]
        _note(table, "opened", person.id, seat, table.seating.admit(person.id, device, table.at))
        return person
    if card.here:
        person = next(table.seating.people[p] for p in persons if not table.seating.people[p].gone)
        table.seating.give(seat, person)
        table.note("joined", person.id, seat, person.name)
        return person
    person = lobby.sit(table, seat, name)
    table.seating.admit(person.id, device, table.at)
    return person
