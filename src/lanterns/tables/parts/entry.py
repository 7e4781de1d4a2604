"""One entry of a table's log: a line of the record, a word of chat, or somebody coming, going or deciding.

Entries are numbered from 1 without gaps (`seq`): what happened since somebody looked is what has a larger number.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.record import Line
from lanterns.core.step import CHANCE, EVERYONE, NO_SEAT, PEOPLE
from lanterns.tables.parts.seats import NOBODY

ACTION, CHANCE_KIND, CONTROL, CHAT, PEOPLE_KIND = "action", "chance", "control", "chat", "people"
SIGNALS = ("wave", "thinking", "thanks")
HUSHED = "hushed"  # the word of a line in place of what somebody wrote whom its reader has blocked


@dataclass(slots=True)
class Entry:
    """`line` is the record line (from 1) that `text` holds, 0 when the entry is not one of the record.

    `code` is the action, -1 for none; `hidden` says that only its own seat may know it while the game lasts. `only` of
    an event is the seat that may know of it. `sum` is what the record keeps of the trace after that line.
    """

    seq: int
    at: float
    kind: str
    line: int = 0
    seat: int = NO_SEAT
    person: int = NOBODY
    code: int = -1
    hidden: bool = False
    word: str = ""
    count: int = 0
    text: str = ""
    events: list[Event] = field(default_factory=list)
    sum: str = ""

    def body(self) -> dict[str, Any]:
        """What a store keeps beside seq, at, line and text; `Entry.load` is the inverse."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.seat != NO_SEAT:
            data["seat"] = self.seat
        if self.person != NOBODY:
            data["person"] = self.person
        if self.code != -1:
            data["code"] = self.code
        if self.hidden:
            data["hidden"] = True
        if self.word:
            data["word"] = self.word
        if self.count:
            data["count"] = self.count
        if self.sum:
            data["sum"] = self.sum
        if self.events:
            data["events"] = [[e.rule, e.key, e.params, e.only] for e in self.events]
        return data

    @staticmethod
    def load(seq: int, at: float, line: int, text: str, body: dict[str, Any]) -> Entry:
        return Entry(
            seq,
            at,
            body["kind"],
            line,
            body.get("seat", -1),
            body.get("person", -1),
            body.get("code", -1),
            body.get("hidden", False),
            body.get("word", ""),
            body.get("count", 0),
            text,
            [Event(rule, key, params, only) for rule, key, params, only in body.get("events", ())],
            body.get("sum", ""),
        )

    def told(self) -> Line:
        """The line of the record, as far as it tells which actions stand."""
        actor = self.seat if self.kind == ACTION else CHANCE if self.kind == CHANCE_KIND else PEOPLE
        return Line(actor, self.code, word=self.word, count=self.count, seat=self.seat)

    def seen_by(self, eyes: int, game: AnyGame, over: bool, covered: Collection[int] = ()) -> dict[str, Any]:
        """What the seat `eyes` (SPECTATOR for none) may know of it, as the JSON of docs/server.md.

        `covered` are the seats whose hands lie face down for everybody.
        """
        own = eyes >= 0 and eyes == self.seat and eyes not in covered
        known = self.code >= 0 and (not self.hidden or over or own)
        events = [e for e in self.events if e.only == EVERYONE or (eyes >= 0 and e.only == eyes)]
        if covered:
            events = [e for e in events if e.only not in covered and game.timed.shows_hand(e) not in covered]
        return {
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "line": self.line or None,
            "seat": self.seat if self.seat >= 0 else None,
            "person": self.person if self.person >= 0 else None,
            "action": game.verbs.to_json(self.code) if known else None,
            "events": [e.to_json() for e in events],
            "word": self.word,
            "count": self.count,
            "text": self._shown(),
        }

    def _shown(self) -> str:
        if self.kind == CONTROL:  # `! seat 1: Ada (bot easy)`, `! note ...`: what follows the word
            return self.text.partition(": ")[2] if self.word == "seat" else ""
        return "" if self.line else self.text


def action_kind(actor: int) -> str:
    return CHANCE_KIND if actor == CHANCE else ACTION
