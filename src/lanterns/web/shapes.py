"""The JSON of the server, both ways, as docs/server.md tells it. The client's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(max_length=24, description="A name to show; what does not print is taken out")]
GivenName = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
AnySeat = Annotated[int, Meta(ge=-1, le=15, description="A seat, -1 for the spectators")]
Code = Annotated[int, Meta(ge=0, le=2_147_483_647, description="An action code of the game's verbs")]
Version = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Count = Annotated[int, Meta(ge=1, le=100_000)]
Seed = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
OptionKey = Annotated[str, Meta(max_length=200)]
Options = dict[OptionKey, OptionKey]
Level = Literal["easy", "medium", "hard"]
Status = Literal["lobby", "playing", "over"]
RecordText = Annotated[str, Meta(max_length=900_000)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send: unknown keys are refused, so that a slip of the pen does not pass for a default."""


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Level = "easy"


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[Options, Meta(max_length=60)] = {}
    name: Name = ""
    title: Title = ""
    chat: bool = True
    seed: Seed | None = None
    start: bool = True


class Import(Body):
    record: RecordText
    line: Version | None = None
    name: Name = ""
    mine: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None
    chat: bool = True


class Join(Body):
    words: Annotated[str, Meta(max_length=80)]
    name: Name = ""


class LinkSecret(Body):
    secret: Annotated[str, Meta(max_length=80)]


class ActionBody(Body):
    """One answer, or several in one deed: all of them are done or none."""

    seat: SeatNumber
    version: Version
    code: Code | None = None
    codes: Annotated[list[Code], Meta(min_length=1, max_length=64)] | None = None


class UndoBody(Body):
    seat: SeatNumber
    version: Version
    count: Count = 1


class TakebackBody(Body):
    seat: SeatNumber
    version: Version
    count: Count | None = None


class ProposalBody(Body):
    agree: bool


class ChatBody(Body):
    signal: Literal["wave", "thinking", "thanks"] | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class MeBody(Body):
    name: GivenName


class ReadyBody(Body):
    ready: bool


class SeatBody(Body):
    kind: Literal["open", "me", "bot"] | None = None
    level: Level | None = None
    name: Name | None = None
    colour: Annotated[str, Meta(max_length=40)] | None = None


class SettingsBody(Body):
    options: Annotated[Options, Meta(max_length=60)] | None = None
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    chat: bool | None = None
    title: Title | None = None
    seed: Seed | None = None


class LinkBody(Body):
    seat: AnySeat


class JoinCodeBody(Body):
    open: bool


class EmptyBody(Body):
    pass


class PauseBody(Body):
    paused: bool


class ResignBody(Body):
    seat: SeatNumber


class ReplaceBody(Body):
    level: Level = "medium"


class ReportBody(Body):
    text: Annotated[str, Meta(max_length=4000)]
    line: Version | None = None
    seat: SeatNumber | None = None


class ReplayBody(Body):
    record: RecordText
    start: Annotated[int, Meta(ge=0, le=2_147_483_647)] = field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=64)] = 32
    seat: AnySeat = -1


# What the server sends.


class ReasonShape(Struct):
    """Why an action is not legal: the rule, and a key with parameters of the game's catalogue (`why-KEY`)."""

    rule: str
    key: str
    params: dict[str, int | str]


class SeatShape(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    colour: str | None
    person: int | None
    mine: bool
    ready: bool
    online: bool
    stand_in: bool
    resigned: bool


class PersonShape(Struct):
    person: int
    name: str
    host: bool
    me: bool
    online: bool
    seats: list[int]


class JoinShape(Struct):
    en: str
    fr: str
    expires: float


class UndoShape(Struct):
    free: int
    barred: str | None
    takeback: int


class ProposalShape(Struct):
    person: int
    count: int
    agreed: list[int]
    waiting: list[int]


class ClockShape(Struct):
    """A seat's own time, where time counts: seconds spent when this was sent, and how many it has."""

    seat: int
    spent: float
    running: bool
    limit: int | None


class ResultShape(Struct):
    reason: str
    scores: list[int]
    results: list[float]
    resigned: list[int]


class TableShape(Struct):
    id: str
    game: str
    ruleset: str
    title: str
    status: Status
    paused: bool
    chat: bool
    options: dict[str, str]
    seed: int | None
    seeded: bool
    marked: bool
    seats: list[SeatShape]
    people: list[PersonShape]
    spectators: int
    mine: list[int]
    host: bool
    eyes: int
    curtain: bool
    seq: int
    version: int
    created: float
    updated: float
    join: JoinShape | None
    undo: UndoShape
    proposal: ProposalShape | None
    thinking: list[int]
    clocks: list[ClockShape]
    result: ResultShape | None
    view: dict[str, Any] | None


class SummaryShape(Struct):
    id: str
    game: str
    title: str
    status: Status
    paused: bool
    your_turn: bool
    seats: list[SeatShape]
    seq: int
    version: int
    created: float
    updated: float


class ActionShape(Struct):
    code: int
    text: str
    verb: str
    args: list[list[str]]


class EventShape(Struct):
    rule: str
    key: str
    params: dict[str, int | str]


class EntryShape(Struct):
    seq: int
    at: float
    kind: Literal["action", "chance", "control", "chat", "people"]
    line: int | None
    seat: int | None
    person: int | None
    action: ActionShape | None
    events: list[EventShape]
    word: str
    count: int
    text: str


class Update(Struct):
    seq: int
    entries: list[EntryShape]
    table: TableShape
    reset: bool = False


class EntryPage(Struct):
    entries: list[EntryShape]
    seq: int
    more: bool


class LinkShape(Struct):
    seat: int
    url: str


class Created(Struct):
    table: TableShape
    links: list[LinkShape]


class Seated(Struct):
    table: str
    seat: int


class Left(Struct):
    table: str


class Health(Struct):
    status: Literal["ok"]
    version: str


class OptionShape(Struct):
    key: str
    values: list[str]
    default: str
    rule: str


class GameShape(Struct):
    id: str
    ruleset: str
    min_players: int
    max_players: int
    cooperative: bool
    has_secrets: bool
    options: list[OptionShape]
    variants: dict[str, dict[str, str]]
    levels: list[str]
    colours: list[str]


class RulesSection(Struct):
    id: str
    title: str
    html: str


class RulesShape(Struct):
    game: str
    title: str
    sections: list[RulesSection]


class ExplainShape(Struct):
    code: int
    refusal: ReasonShape | None


class RecordSeat(Struct):
    name: str
    kind: str


class PositionShape(Struct):
    line: int
    entry: EntryShape | None
    view: dict[str, Any]


class ReplayShape(Struct):
    game: str
    ruleset: str
    options: dict[str, str]
    seats: list[RecordSeat]
    lines: int
    marked: bool
    start: int = field(name="from")
    positions: list[PositionShape]


class Problem(Struct):
    """Every error: `code` for programs, `key` of the catalogue, the sentence in English and French."""

    code: str
    key: str
    en: str
    fr: str
    detail: str = ""
    refusal: ReasonShape | None = None
    table: TableShape | None = None
