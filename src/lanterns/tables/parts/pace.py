"""How long seats have to answer, at every game, as agreed before the start. Times are seconds, instants those of the
epoch, so that neither midnight nor a change of hours is anything to them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from lanterns.tables.refused import Refused

LIVE, TURNS = "live", "turns"
BOT_PLAYS, GIVEN_UP = "bot", "resign"
HOUR, DAY = 3600, 86400
LANE = -2  # as a question: all answers of a seat while several answer at once are one decision
NO_QUESTION = -1
PAST = 12  # decisions of a seat that are remembered
HOLIDAY_DAYS = 28  # of one person in a year


@dataclass(frozen=True, slots=True)
class Terms:
    """`kind`: LIVE, TURNS, or "" for no clock. A decision has `seconds`, and what it takes longer comes out of the
    `bank` of its seat. `after`: what happens when both are over. `away`: seconds after which a bot plays for somebody
    who is asked and gone, 0 for never."""

    kind: str = ""
    seconds: int = 0
    bank: int = 0
    after: str = BOT_PLAYS
    away: int = 0

    def check(self) -> Terms:
        """The terms themselves. Raises Refused for such as nobody can play by."""
        least, most, bank = {
            "": (0, 0, 0),
            LIVE: (10, HOUR, 2 * HOUR),
            TURNS: (HOUR, 14 * DAY, 0),
        }.get(self.kind, (1, 0, 0))
        if not least <= self.seconds <= most or not 0 <= self.bank <= bank:
            raise Refused("bad-options", "a clock has 10 seconds to an hour for a decision, or an hour to 14 days")
        if self.after not in (BOT_PLAYS, GIVEN_UP):
            raise Refused("bad-options", f"when time is over: {BOT_PLAYS} or {GIVEN_UP}")
        if self.away and not 30 <= self.away <= HOUR:
            raise Refused("bad-options", "somebody is gone after 30 seconds to an hour")
        return self


OFF = Terms()


@dataclass(slots=True)
class Watch:
    """A seat's time: its bank, and of its open `question` (the version from which it is asked) the seconds `spent` up
    to `since`, from when it runs on; 0: it stands still; a time to come: its person has a holiday until then. `past`
    is what its last decisions took, for when they are taken back."""

    bank: float
    question: int = NO_QUESTION
    spent: float = 0.0
    since: float = 0.0
    past: list[float] = field(default_factory=list)

    def read(self, at: float) -> float:
        """The seconds spent on the open question."""
        return self.spent + (max(0.0, at - self.since) if self.since else 0.0)

    def stop(self, at: float) -> None:
        self.spent = self.read(at)
        self.since = 0.0


@dataclass(slots=True)
class Pace:
    """The terms of a table and the time of its seats; `holidays` are until when, by person."""

    terms: Terms = OFF
    watches: list[Watch] = field(default_factory=list)
    holidays: dict[int, float] = field(default_factory=dict)

    def begin(self, seats: int) -> None:
        """Full banks for all."""
        self.watches = [Watch(float(self.terms.bank)) for _ in range(seats)] if self.terms.kind else []

    def settle(
        self, questions: Mapping[int, int], persons: Mapping[int, int], at: float, *, stands: bool, back: int = 0
    ) -> None:
        """Time runs for these questions to persons, by seat, and for nobody else. `stands`: the game is paused. `back`:
        so many answers were taken back, and whoever is asked again has no more time than there was."""
        for seat, watch in enumerate(self.watches):
            question = questions.get(seat, NO_QUESTION)
            if question != watch.question:
                if back and question != NO_QUESTION:
                    watch.stop(at)
                    watch.spent = min(watch.spent + sum(watch.past[-back:]), float(self.terms.seconds))
                    del watch.past[-back:]
                elif watch.question != NO_QUESTION:
                    self._answered(watch, at)
                watch.question = question
            if question == NO_QUESTION or stands:
                watch.stop(at)
            elif not watch.since:
                watch.since = max(at, self.holidays.get(persons[seat], 0.0))

    def _answered(self, watch: Watch, at: float) -> None:
        watch.stop(at)
        watch.bank = max(0.0, watch.bank - max(0.0, watch.spent - self.terms.seconds))
        watch.past = [*watch.past[1 - PAST :], watch.spent]
        watch.spent = 0.0

    def due_of(self, seat: int) -> float | None:
        """When the time of a seat is over; None while it does not run."""
        watch = self.watches[seat] if seat < len(self.watches) else None
        if watch is None or not watch.since:
            return None
        return watch.since + self.terms.seconds + watch.bank - watch.spent

    def due(self) -> tuple[float, int] | None:
        """The same of the seat whose time is over first."""
        found = [(due, seat) for seat in range(len(self.watches)) if (due := self.due_of(seat)) is not None]
        return min(found, default=None)

    def rest(self, person: int, seats: Collection[int], until: float, at: float) -> None:
        """A person has a holiday until then, or none any more."""
        self.holidays = {who: end for who, end in self.holidays.items() if end > at and who != person}
        if until > at:
            self.holidays[person] = until
        for seat in seats:
            watch = self.watches[seat]
            if watch.since:
                watch.stop(at)
                watch.since = max(at, until)

    # shown and saved

    def shown(self, at: float) -> dict[str, Any] | None:
        """The JSON of docs/server.md; None without a clock."""
        if not self.terms.kind and not self.terms.away:
            return None
        seats = [
            {
                "seat": seat,
                "due": self.due_of(seat),
                "left": max(0.0, self.terms.seconds + watch.bank - watch.read(at)),
                "bank": watch.bank,
            }
            for seat, watch in enumerate(self.watches)
        ]
        holidays = [{"person": person, "until": until} for person, until in self.holidays.items() if until > at]
        return {**asdict(self.terms), "seats": seats, "holidays": holidays}

    def doc(self) -> dict[str, Any]:
        return {
            "terms": asdict(self.terms),
            "watches": [asdict(watch) for watch in self.watches],
            "holidays": list(self.holidays.items()),
        }

    @staticmethod
    def load(doc: Mapping[str, Any] | None) -> Pace:
        """The inverse of `doc`; None for a table without a clock. Raises KeyError, TypeError, ValueError."""
        if doc is None:
            return Pace()
        watches = [Watch(**watch) for watch in doc["watches"]]
        return Pace(Terms(**doc["terms"]), watches, {int(person): float(until) for person, until in doc["holidays"]})
