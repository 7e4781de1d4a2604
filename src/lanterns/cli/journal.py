"""What has happened, as a reader at the terminal is told it: all since the own last answer, or how much more."""

from __future__ import annotations

from lanterns.core.event import EVERYONE, Event
from lanterns.locales import Catalogue

#: lines of a screen that the table and the question need besides
TABLE = 30
FEWEST = 12  # lines of the journal on a low screen


class Journal:
    """The events of a game and how far each seat has read."""

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        self.read: list[int] = [0] * seats

    def note(self, event: Event) -> None:
        self.events.append(event)

    def answered(self, seat: int) -> None:
        """A seat has answered: what comes from here on is new to it."""
        self.read[seat] = len(self.events)

    def lines(self, seat: int, words: Catalogue, since: int = 0) -> list[str]:
        """The sentences that a seat may read, from an event on."""
        return [sentence(event, words) for event in self.events[since:] if event.only in (EVERYONE, seat)]

    def fresh(self, seat: int, words: Catalogue) -> list[str]:
        """The sentences since the last answer of a seat; a little of what was before when there are few."""
        new = self.lines(seat, words, self.read[seat] if seat >= 0 else 0)
        return new if len(new) >= FEWEST else self.lines(seat, words)[-FEWEST:]


def sentence(event: Event, words: Catalogue) -> str:
    """An event with its rule."""
    rule = f" [{event.rule}]" if event.rule else ""
    return words.event(event) + rule


def page(height: int) -> int:
    """How many lines of the journal go onto a screen of that height beside the table."""
    return max(FEWEST, height - TABLE)
