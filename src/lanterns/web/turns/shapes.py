"""The JSON of how long seats have to answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterns.tables.parts.pace import HOLIDAY_DAYS

Seconds = Annotated[int, Meta(ge=0, le=14 * 86400)]
Clock = Literal["", "live", "turns"]
After = Literal["bot", "resign"]


class TermsBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """`live`: `seconds` for a decision, and what it takes longer comes out of a `bank`; `turns`: `seconds` to answer,
    in hours or days. `after`: when both are over, a bot plays on or the seat is given up. `away`: seconds after which
    a bot plays for somebody who is asked and gone, 0 for never."""

    kind: Clock
    seconds: Seconds = 0
    bank: Seconds = 0
    after: After = "bot"
    away: Seconds = 0


class PaceSeat(Struct):
    """`due`: when its time is over, null while it does not run; `left`: how many seconds it has."""

    seat: int
    due: float | None
    left: float
    bank: float


class RestShape(Struct):
    person: int
    until: float


class PaceShape(Struct):
    """The terms of a table with a clock, the time of its seats, and whose clocks stand still for a holiday."""

    kind: Clock
    seconds: int
    bank: int
    after: After
    away: int
    seats: list[PaceSeat]
    holidays: list[RestShape]


class HolidayBody(Struct, forbid_unknown_fields=True):
    """So many days from now on; 0 ends a holiday."""

    days: Annotated[int, Meta(ge=0, le=HOLIDAY_DAYS)]


class HolidayShape(Struct):
    """Until when it is, null for none; how many days are left of this year's, and how many there are."""

    until: float | None
    left: int
    most: int
