"""What has happened, as a reader at the terminal is told it: all since the own last answer, or how much more."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.core.event import Event
from lanterns.core.step import EVERYONE
from lanterns.locales import Catalogue

#: lines of a screen that the table and the question need besides
TABLE = 30
FEWEST = 12  # lines of the journal on a low screen


class Journal:
    """The events of a game and how far each seat has read. `persons` are the seats by who sits at them: somebody who
    plays several heroes has read what any of them was shown."""

    def __init__(self, persons: Sequence[Sequence[int]]) -> None:
        self.persons = persons
        self.events: list[Event] = []
        self.read: dict[int, int] = {seat: 0 for seats in persons for seat in seats}

    def seats_of(self, seat: int) -> Sequence[int]:
        """The seats of the person at a seat; none for a spectator."""
        return next((seats for seats in self.persons if seat in seats), ())

    def note(self, event: Event) -> None:
        self.events.append(event)

    def answered(self, seat: int) -> None:
        """A seat has answered: what comes from here on is new to whoever sits there."""
        for own in self.seats_of(seat):
            self.read[own] = len(self.events)

    def lines(self, seat: int, words: Catalogue, since: int = 0) -> list[str]:
        """The sentences that the person at a seat may read, from an event on; of a spectator, those for everyone."""
        return [sentence(event, words) for event in self.open_to(seat, since)]

    def open_to(self, seat: int, since: int = 0) -> list[Event]:
        """The events, from one on, that the person at a seat may read; of a spectator, those for everyone."""
        told = (EVERYONE, *self.seats_of(seat))
        return [event for event in self.events[since:] if event.only in told]

    def fresh(self, seats: Sequence[int], words: Catalogue) -> list[str]:
        """The sentences since the last answer of a seat, of several the one longest ago; a little of what was before
        when there are few."""
        seat = seats[0] if len(seats) == 1 else -1
        new = self.open_to(seat, min((self.read[one] for one in seats), default=len(self.events)))
        # Not more of them than are shown: a game has thousands.
        return [sentence(event, words) for event in (new if len(new) >= FEWEST else self.open_to(seat)[-FEWEST:])]


def sentence(event: Event, words: Catalogue) -> str:
    """An event with its rule."""
    rule = f" [{event.rule}]" if event.rule else ""
    return words.event(event) + rule


def page(height: int) -> int:
    """How many lines of the journal go onto a screen of that height beside the table."""
    return max(FEWEST, height - TABLE)


def persons(names: Sequence[str], people: Sequence[int], words: Catalogue) -> list[list[int]]:
    """The seats of people by who sits at them: one person's heroes are called alike and numbered as their seats,
    `Zoé 1`, `Zoé 2`. Players without a name are different people."""
    found: dict[str, list[int]] = {}
    for seat in people:
        stem, _, number = names[seat].rpartition(" ")
        alike = stem and number == str(seat + 1) and names[seat] != words.say("player", number=seat + 1)
        found.setdefault(stem if alike else f"{names[seat]}#{seat}", []).append(seat)
    return list(found.values())
