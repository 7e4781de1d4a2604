"""What happened, as keys with parameters: the log, the animation and the screen reader make sentences of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from lanterns.core.step import EVERYONE

# What a parameter of an event is: a seat, a whole number, one id (or none, ""), or several ids with spaces between.
Kind = Literal["seat", "number", "word", "words"]
SEAT: Final[Kind] = "seat"
NUMBER: Final[Kind] = "number"
WORD: Final[Kind] = "word"
WORDS: Final[Kind] = "words"
# What a game may tell: the key of each event, with the parameters that it always has and no other.
Events = Mapping[str, Mapping[str, Kind]]


class Event:
    """One thing that happened. `only` names the one seat that may know of it, or EVERYONE."""

    def __init__(self, rule: str, key: str, params: dict[str, int | str], only: int = EVERYONE) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.only = only

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}

    def __repr__(self) -> str:
        return " ".join([self.key, *(f"{k}={v}" for k, v in self.params.items())])


def undeclared(events: Events, told: Iterable[Event], players: int) -> str:
    """What is first told of otherwise than declared, by a game of so many seats; "" where nothing is."""
    for event in told:
        shape = events.get(event.key)
        if shape is None:
            return f"the event '{event.key}' is told but not declared"
        if shape.keys() != event.params.keys():
            return f"the event '{event}' has other parameters than are declared: {', '.join(shape) or 'none'}"
        for name, value in event.params.items():
            if not _is(shape[name], value, players):
                return f"{name} of the event '{event}' is declared as a {shape[name]}"
    return ""


def _is(kind: Kind, value: int | str, players: int) -> bool:
    if isinstance(value, int):
        return kind == NUMBER or (kind == SEAT and 0 <= value < players)
    return kind == WORDS or (kind == WORD and " " not in value)
