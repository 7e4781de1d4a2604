"""Who sits where: persons, chairs, and the names and levels that may stand on them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from lanterns.bots import LEVELS
from lanterns.core.record import Seat
from lanterns.core.texts import one_line
from lanterns.tables.refused import Refused

OPEN, PERSON, BOT = "open", "person", "bot"
NOBODY = -1  # where a person may stand: none, as of an empty chair, or of a device that only looks on

TITLE_LENGTH = 60
CHAT_LENGTH = 200
UNNAMED = ("Player", "Joueur")  # what stands before the number of a seat that nobody has named, in each language
SOMEBODY = "somebody"  # whoever sat there and is known no more
BOT_NAMES = ("Ada", "Bryn", "Corin", "Dara", "Edda", "Finn", "Gwen", "Hale")


@dataclass(slots=True)
class Person:
    """Somebody at this table, with or without a seat. `gone`: left it, and only the log still knows the name."""

    id: int
    name: str
    host: bool = False
    gone: bool = False


@dataclass(slots=True)
class Opened:
    """A device that acts for a person: the how manieth that was let in at this table, and since when."""

    number: int
    device: str
    at: float


@dataclass(slots=True)
class Chair:
    """A seat of the game. `person` holds it (NOBODY: none); `stand_in` is the level of the bot that plays meanwhile."""

    kind: str = OPEN
    name: str = ""
    person: int = NOBODY
    level: str = ""
    ready: bool = False
    stand_in: str = ""
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat now, "" when a person does."""
        return self.level if self.kind == BOT else self.stand_in

    def seat(self, number: int) -> Seat:
        """As it stands in a record."""
        return Seat(self.name or unnamed(number)[0], f"bot {self.bot}" if self.bot else "person")

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "person": self.person,
            "level": self.level,
            "ready": self.ready,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
        }


def why_kept(status: str, chairs: Sequence[Chair], people: Sequence[Person], persons: Collection[int]) -> str:
    """Why these persons may not take a table away for everybody, as a code; "" when they may: its host before the start
    and after the end, and whoever has it to themselves."""
    here = {person for person in persons if person < len(people) and not people[person].gone}
    if not here:
        return "not-at-table"
    others = {chair.person for chair in chairs if chair.person != NOBODY} - here
    if all(people[person].gone for person in others):
        return ""
    if status == "playing":
        return "others-play"
    return "" if any(people[person].host for person in here) else "host-only"


def check_level(level: str) -> str:
    """The level itself. Raises Refused."""
    if level not in LEVELS:
        raise Refused("bad-options", f"a bot's level is one of {', '.join(LEVELS)}, not '{one_line(level, 20)}'")
    return level


def unnamed(seat: int) -> list[str]:
    """How a seat is called while nobody has named it, in each language."""
    return [f"{word} {seat + 1}" for word in UNNAMED]
