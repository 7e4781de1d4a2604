"""Who is at a table while something is done there, as commands and views need to know it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol, TypeVar

from lanterns.tables import Refused, Table

T = TypeVar("T")


class Here(Protocol):
    """Who is at one table: which devices act for whom, who looks on, whose bots think."""

    positions: dict[int, Any]  # what each eyes see of the game now, as far as somebody looked

    @property
    def thinking(self) -> Collection[int]:
        """The seats whose bots think now."""

    def persons(self, device: str) -> list[int]:
        """For whom a device acts here. Raises Refused when it has no business here at all."""

    def hushed(self, device: str) -> set[int]:
        """The persons here whose written lines are hidden from a device."""

    def as_held(self, device: str, persons: Sequence[int]) -> str:
        """As which of the devices that were let in for these persons a device acts."""

    def online(self) -> set[int]:
        """The persons who look on."""

    def spectators(self) -> int:
        """How many devices look on for nobody."""

    def looking(self, persons: Sequence[int]) -> set[str]:
        """The devices that look on, as they were let in for these persons."""

    def away(self, person: int, after: float) -> bool:
        """Whether a person has not looked on for so many seconds."""


Deed = Callable[[Here, Table, list[int]], T]  # the last are the persons for whom the device acts


def acting(table: Table, persons: list[int]) -> int:
    """As which of them a device does what no seat names: the host if it is one. Raises Refused for a mere spectator."""
    here = [person for person in persons if not table.seating.people[person].gone]
    if not here:
        raise Refused("not-at-table")
    return next((person for person in here if table.seating.people[person].host), here[0])


def holder(table: Table, persons: list[int], seat: int) -> int:
    """Which of them holds a seat. Raises Refused."""
    person = table.seating.chair(seat).person
    if person < 0 or person not in persons:
        raise Refused("not-your-seat") if persons else Refused("not-at-table")
    return person
