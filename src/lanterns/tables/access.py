"""Which devices act for a person, and what a seat link does: it is used up by the first device that opens it.

A device is an opaque text that the caller knows it by. Whoever lets another device in sees it in the log and can end
it again; so a device that came later cannot end an earlier one before it has been here for a day.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lanterns.tables.base import LOBBY
from lanterns.tables.lobby import Lobby
from lanterns.tables.refused import Refused
from lanterns.tables.seats import NOBODY, OPEN, Opened, Person

LINK_SECONDS = 24 * 3600.0  # how long a link for another device of one's own works
TRUSTED_SECONDS = 24 * 3600.0  # after which a device may end those that were here before it


@dataclass(slots=True)
class Card:
    """What a link is for, to be shown before it is used. `state`: open (a free seat), device (another device for the
    seat of `name`) or yours (this device has it already). `here`: this device is at the table as `me`."""

    state: Literal["open", "device", "yours"]
    name: str = ""
    here: bool = False
    me: str = ""


class Access(Lobby):
    """Each deed raises Refused, without any change, or leaves entries in `fresh`."""

    # devices

    def admit(self, person: int, device: str) -> Opened:
        """A device acts for a person from now on; once is enough."""
        devices = self.devices.setdefault(person, [])
        known = next((opened for opened in devices if opened.device == device), None)
        if known is None:
            self.opened += 1
            known = Opened(self.opened, device, self.at)
            devices.append(known)
        return known

    def know(self, granted: Mapping[str, Sequence[int]]) -> None:
        """The devices that act here, as a store has kept them: what is not known of them is that they came first."""
        for device, persons in granted.items():
            for person in persons:
                devices = self.devices.setdefault(person, []) if person >= 0 else []
                if person >= 0 and all(opened.device != device for opened in devices):
                    self.opened += 1
                    devices.insert(0, Opened(self.opened, device, 0.0))

    def device(self, person: int, device: str) -> Opened | None:
        return next((opened for opened in self.devices.get(person, []) if opened.device == device), None)

    def may_end(self, by: Opened, other: Opened) -> bool:
        """Whether a device may take another one's place away: one that came later, or any after a day."""
        return other.number > by.number or self.at - by.at >= TRUSTED_SECONDS

    def end_device(self, persons: Sequence[int], device: str, number: int) -> tuple[str, int]:
        """A device ends another one of the same person, or itself where there is another; returns whom it ends."""
        for person in persons:
            by, devices = self.device(person, device), self.devices.get(person, [])
            other = next((opened for opened in devices if opened.number == number), None)
            if by is None or other is None:
                continue
            if other is by and len(devices) == 1:
                raise Refused("only-device")
            if other is not by and not self.may_end(by, other):
                raise Refused("device-first")
            self._end_one(person, other)
            return other.device, person
        raise Refused("not-found", f"no device of yours here is number {number}")

    def _end_one(self, person: int, other: Opened) -> None:
        self.devices[person].remove(other)
        seat = next(iter(self.seats_of(person)), -1)
        self.note("signed-out", person, seat, count=other.number)

    # links

    def new_link(self, persons: Sequence[int], seat: int, device: str) -> list[tuple[str, int]]:
        """A new link for a seat: an open one by the host, or one's own for another device, which ends the devices that
        had it; returns whom it ends. Raises Refused."""
        chair = self.chair(seat)
        if chair.person != NOBODY and chair.person in persons:
            by = self.admit(chair.person, device)
            ended = [other for other in self.devices[chair.person] if other is not by and self.may_end(by, other)]
            for other in ended:
                self._end_one(chair.person, other)
            self.links[seat] = self.at + LINK_SECONDS
            return [(other.device, chair.person) for other in ended]
        if chair.kind != OPEN or self.status != LOBBY:
            raise Refused("not-your-seat")
        if not any(self.people[person].host for person in persons):
            raise Refused("host-only")
        return []

    def read_link(self, seat: int, persons: Sequence[int]) -> Card:
        """What a link of a seat would do for a device that acts for these persons. Raises Refused for a used one."""
        chair = self.chair(seat)
        me = next((self.people[person] for person in persons if not self.people[person].gone), None)
        here, name = me is not None, me.name if me else ""
        if chair.person != NOBODY and chair.person in persons:
            return Card("yours", chair.name, here, name)
        if chair.kind == OPEN and self.status == LOBBY:
            return Card("open", "", here, name)
        if chair.person != NOBODY and self.links.get(seat, 0.0) > self.at:
            return Card("device", chair.name, here, name)
        raise Refused("link-used")

    def use_link(self, seat: int, persons: Sequence[int], device: str, name: str, here: bool) -> Person:
        """A device opens the link of a seat. Somebody who is at the table already has to say that they mean to sit
        `here` themselves: a host who tries the link of a guest would take it away. Raises Refused."""
        card = self.read_link(seat, persons)
        chair = self.chair(seat)
        if card.state == "yours":
            return self.people[chair.person]
        if card.here and not here:
            raise Refused("link-own")
        if card.state == "device":
            person = self.person(chair.person)
            del self.links[seat]
            self.note("opened", person.id, seat, count=self.admit(person.id, device).number)
            return person
        if card.here:
            person = next(self.people[p] for p in persons if not self.people[p].gone)
            self.give(seat, person)
            self.note("joined", person.id, seat, person.name)
            return person
        person = self.sit(seat, name)
        self.admit(person.id, device)
        return person
