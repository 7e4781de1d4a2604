"""Who is at a table: the persons, the chairs that they sit on, and the devices that act for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lanterns.core.step import NO_SEAT
from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.tables.parts.looks import distinct
from lanterns.tables.parts.seats import BOT, BOT_NAMES, NOBODY, OPEN, PERSON, Chair, Opened, Person, unnamed
from lanterns.tables.refused import Refused

TRUSTED_SECONDS = 24 * 3600.0  # after which a device may end those that were here before it


class Seating:
    """A device is an opaque text that the caller knows it by. `join_code` opens a seat until `join_expires`."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.people: list[Person] = []
        self.devices: dict[int, list[Opened]] = {}  # by person
        self.opened = 0  # how many devices were ever let in
        self.links: dict[int, float] = {}  # until when a link for another device of a seat's person works
        self.join_code = ""
        self.join_expires = 0.0

    # who may do what

    def person(self, ident: int) -> Person:
        """Raises Refused for nobody of this table."""
        if not 0 <= ident < len(self.people) or self.people[ident].gone:
            raise Refused("not-at-table")
        return self.people[ident]

    def seats_of(self, person: int) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.person == person and person != NOBODY]

    def held_by(self, persons: Collection[int]) -> list[int]:
        """The seats of these persons."""
        return [i for i, chair in enumerate(self.chairs) if chair.person in persons]

    def chair(self, seat: int) -> Chair:
        """Raises Refused for a seat that there is not."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("not-found", f"there is no seat {seat}")
        return self.chairs[seat]

    def own_chair(self, by: int, seat: int) -> Chair:
        """The chair, when this person holds it. Raises Refused."""
        self.person(by)
        chair = self.chair(seat)
        if chair.person != by:
            raise Refused("not-your-seat")
        return chair

    def require_host(self, by: int) -> Person:
        """Raises Refused."""
        person = self.person(by)
        if not person.host:
            raise Refused("host-only")
        return person

    def require_seated(self, by: int) -> Person:
        """Somebody who holds a seat, or the host. Raises Refused."""
        person = self.person(by)
        if not person.host and not self.seats_of(by):
            raise Refused("not-at-table")
        return person

    def players_left(self) -> list[int]:
        """The persons who hold a seat that has not resigned, a bot standing in or not."""
        held = [chair.person for chair in self.chairs if chair.person != NOBODY and not chair.resigned]
        return sorted(set(held))

    def with_a_say(self) -> list[int]:
        """Persons who play themselves: not those for whom a bot stands in."""
        return sorted({chair.person for chair in self.chairs if chair.kind == PERSON and not chair.bot})

    def resigned(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    def open_seat(self) -> int:
        """The first open seat, -1 when there is none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN), -1)

    # changes

    def called(self, name: str, person: int = NOBODY, seat: int = NO_SEAT) -> str:
        """A name for a seat of a person, or for the person and the seat that is called as they are, as it may stand
        here: with a number if it looks like another's, be it another seat of the same person."""
        own = seat if seat >= 0 else self.named_after(person)
        return distinct(one_line(name, NAME_LENGTH), self._names(own, person))

    def named_after(self, person: int) -> int:
        """The seat of a person that is called as they are: their only one, or that with their name; -1 for none."""
        seats = self.seats_of(person)
        if len(seats) == 1:
            return seats[0]
        return next((seat for seat in seats if self.chairs[seat].name == self.people[person].name), -1)

    def name_seat(self, seat: int, name: str) -> None:
        """Name a seat; "" leaves it to its number, unless another is called like that, and a bot what it is called."""
        chair = self.chairs[seat]
        default = unnamed(seat)
        others = self._names(seat, chair.person)
        if not name and chair.kind == BOT:
            name = chair.name
        elif not name and any(distinct(word, others) != word for word in default):
            name = distinct(default[0], others)
        chair.name = name

    def bot_name(self, seat: int) -> str:
        """A name for a bot on a seat that nobody at the table has yet."""
        others = self._names(seat, NOBODY)
        return next((name for name in BOT_NAMES if distinct(name, others) == name), distinct(BOT_NAMES[0], others))

    def _names(self, seat: int, person: int) -> list[str]:
        """How all but this seat and this person are called."""
        found = [other.name for other in self.people if other.id != person and not other.gone]
        for i, chair in enumerate(self.chairs):
            if i != seat and chair.kind != OPEN:
                found += [chair.name] if chair.name else unnamed(i)
        return found

    def add_person(self, name: str, *, host: bool = False) -> Person:
        person = Person(len(self.people), name, host)
        self.people.append(person)
        return person

    def give(self, seat: int, person: Person, name: str = "") -> None:
        """Put a person on a chair. Without a name of its own their first is called as they are, any other by its
        number."""
        first = self.named_after(person.id) < 0
        self.chairs[seat] = Chair(PERSON, "", person.id, ready=person.host)
        self.name_seat(seat, name or (person.name if first else ""))

    def depart(self, person: Person) -> None:
        """A person is at the table no more; if it was the host, the first who sits there is the next."""
        person.gone = True
        self.devices.pop(person.id, None)
        if person.host:
            person.host = False
            heir = next((p for p in self.people if not p.gone and self.seats_of(p.id)), None)
            if heir is not None:
                heir.host = True

    # devices

    def admit(self, person: int, device: str, at: float) -> Opened:
        """A device acts for a person from now on; once is enough."""
        devices = self.devices.setdefault(person, [])
        known = next((opened for opened in devices if opened.device == device), None)
        if known is None:
            self.opened += 1
            known = Opened(self.opened, device, at)
            devices.append(known)
        return known

    def know(self, granted: Mapping[str, Sequence[int]]) -> None:
        """The devices that act here, as a store has kept them: what is not known of them is that they came first. Any
        other acts here no more."""
        for person, devices in self.devices.items():
            here = {one.device: one for one in reversed(devices) if person in granted.get(one.device, ())}
            devices[:] = [one for one in devices if here.get(one.device) is one]
        for device, persons in granted.items():
            for person in persons:
                devices = self.devices.setdefault(person, []) if person >= 0 else []
                if person >= 0 and all(opened.device != device for opened in devices):
                    self.opened += 1
                    devices.insert(0, Opened(self.opened, device, 0.0))

    def device(self, person: int, device: str) -> Opened | None:
        return next((opened for opened in self.devices.get(person, []) if opened.device == device), None)

    @staticmethod
    def may_end(by: Opened, other: Opened, at: float) -> bool:
        """Whether a device may take another one's place away: one that came later, or any after a day."""
        return other.number > by.number or at - by.at >= TRUSTED_SECONDS

    # saving

    def doc(self) -> dict[str, Any]:
        return {
            "chairs": [chair.to_json() for chair in self.chairs],
            "people": [[p.id, p.name, p.host, p.gone] for p in self.people],
            "devices": [[p, [[o.number, o.device, o.at] for o in devices]] for p, devices in self.devices.items()],
            "opened": self.opened,
            "links": [[seat, until] for seat, until in self.links.items()],
        }

    @staticmethod
    def load(doc: Mapping[str, Any]) -> Seating:
        """The inverse of `doc`. Raises KeyError, TypeError, ValueError."""
        seating = Seating()
        seating.chairs = [Chair(**chair) for chair in doc["chairs"]]
        seating.people = [Person(*person) for person in doc["people"]]
        seating.devices = {p: [Opened(*opened) for opened in devices] for p, devices in doc.get("devices", ())}
        seating.opened = doc.get("opened", 0)
        seating.links = dict(doc.get("links", ()))
        if [person.id for person in seating.people] != list(range(len(seating.people))):
            raise ValueError("the persons are not numbered")
        if any(not NOBODY <= chair.person < len(seating.people) for chair in seating.chairs):
            raise ValueError("somebody sits there who is nobody")
        return seating
