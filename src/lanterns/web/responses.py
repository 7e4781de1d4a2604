"""The JSON that the server sends, as docs/server.md tells it. The client's types are generated from it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lanterns.core.game import Asked
from lanterns.tables.annotations import Kind
from lanterns.web.turns.shapes import PaceShape
from lanterns.web.views import EventKey, EventParams, GameAnswer, GameView

Status = Literal["lobby", "playing", "over"]


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
    blocked: bool  # you want nothing to do with them


class OpenShape(Struct):
    """How a table is listed for everybody on this server; `watch`: anybody may look on once it is played."""

    language: Literal["any", "en", "fr"]
    level: Literal["beginner", "any", "strong"]
    watch: bool


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
    """A seat's own time, where time counts: seconds spent when this was sent, and how many it has. `face_down`: nobody
    sees its hand now, for its time has not begun or the game is paused."""

    seat: int
    spent: float
    running: bool
    limit: int | None
    face_down: bool


class ResultShape(Struct):
    reason: str
    scores: list[int]
    results: list[float]
    resigned: list[int]


class DeviceShape(Struct):
    """A device that acts for one of your persons, the `number`-th that was let in at this table: `here` is this one."""

    number: int
    person: int
    here: bool
    online: bool
    since: float
    may_end: bool


class CourseShape(Struct):
    """`stood` moves of the lesson's `length` stand; `left`: so many stood when an answer left its script, which is the
    mistake `slip` if it has words of its own. `free`: the learner has left the script for good."""

    id: str
    stood: int
    length: int
    left: int | None
    slip: str
    free: bool


class TableShape(Struct):
    id: str
    game: str
    ruleset: str
    cooperative: bool
    title: str
    status: Status
    paused: bool
    chat: bool
    hints: bool | None
    options: dict[str, str]
    seed: int | None
    seeded: bool
    marked: bool
    seats: list[SeatShape]
    people: list[PersonShape]
    devices: list[DeviceShape]
    spectators: int
    mine: list[int]
    host: bool
    deletable: bool
    eyes: int
    curtain: bool
    seq: int
    version: int
    created: float
    updated: float
    join: JoinShape | None
    open: OpenShape | None
    undo: UndoShape
    proposal: ProposalShape | None
    thinking: list[int]
    clocks: list[ClockShape]
    pace: PaceShape | None
    lesson: CourseShape | None
    result: ResultShape | None
    view: GameView | None
    rated: bool = False


class SummaryShape(Struct):
    id: str
    game: str
    title: str
    status: Status
    paused: bool
    your_turn: bool
    due: float | None
    seats: list[SeatShape]
    seq: int
    version: int
    created: float
    updated: float
    unreadable: Literal["ruleset", "people", "log"] | None  # why it cannot be opened here; its record can be had
    deletable: bool


class FinishedShape(Struct):
    """A game that this device has finished: `score` and `won` are those of its best seat."""

    table: str
    options: dict[str, str]
    players: int
    reason: str
    score: int
    won: bool
    marked: bool
    updated: float


class ActionShape(Struct):
    code: int
    text: str
    verb: str
    args: list[tuple[str, str]]


class EventShape(Struct):
    rule: str
    key: EventKey
    params: EventParams


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
    """`turn` is, in a stream, the number of the table as it is here: what patches lead on from."""

    seq: int
    entries: list[EntryShape]
    table: TableShape
    reset: bool = False
    turn: int = 0


class Done(Struct):
    """It is done: the stream of the device that asked says the rest, in the message of this seq or a later one."""

    seq: int
    version: int


class StudyShape(Struct):
    version: int
    topic: str
    answer: GameAnswer


class MarkShape(Struct):
    """`action` is the first of the codes of an aim, to be read."""

    kind: Kind
    key: str
    seat: int
    value: list[int]
    action: ActionShape | None = None


class MarksShape(Struct):
    """All marks of a table; of two lists the one of the higher turn is the newer."""

    turn: int
    marks: list[MarkShape]


class EntryPage(Struct):
    entries: list[EntryShape]
    seq: int
    more: bool


class LinkShape(Struct):
    seat: int
    url: str


class LinkCard(Struct):
    """What a link would do on this device, told before it is used. `open`: take a free seat. `device`: act for the seat
    of `name` too. `yours`: this device has that seat. `watch`: look on. `here`: it is at the table already, as `me`."""

    state: Literal["open", "device", "yours", "watch"]
    table: str | None
    seat: int
    game: str
    title: str
    host: str
    name: str
    here: bool
    me: str


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
    """An option of a table. `asked`: how a new table comes by it, a "choice" of its values, the "mode" before all else,
    a "seat" by its number, a word of `words` for "each" seat (ids of `kind`), or not at all: its seats tell "players"
    and "colours". `modes`: those with which it means something, [] for all. `seats`: of a mode, fewest and most seats
    by value."""

    key: str
    values: list[str]
    default: str
    rule: str
    asked: Asked
    modes: list[str]
    seats: dict[str, tuple[int, int]]
    words: list[str]
    kind: str


class TopicShape(Struct):
    name: str
    slow: bool
    hint: bool


class GameShape(Struct):
    """A game of the house: its card, its options and what may be asked about a position. Games of one `box` are ways to
    play it; `rules` is the game whose page of rules it shares; `lead` are the options that a new table asks first;
    `learns`: it has a page to be learned on."""

    id: str
    box: str
    ruleset: str
    min_players: int
    max_players: int
    cooperative: bool
    has_secrets: bool
    options: list[OptionShape]
    variants: dict[str, dict[str, str]]
    presets: dict[str, dict[str, str]]
    levels: list[str]
    colours: list[str]
    topics: list[TopicShape]
    minutes: int
    points: bool
    rules: str
    lead: list[str]
    learns: bool


class ExplainShape(Struct):
    code: int
    refusal: ReasonShape | None


class RecordSeat(Struct):
    name: str
    kind: str


class PositionShape(Struct):
    line: int
    entry: EntryShape | None
    view: GameView


class ReplayShape(Struct):
    game: str
    ruleset: str
    options: dict[str, str]
    seats: list[RecordSeat]
    lines: int
    marked: bool
    yours: bool
    over: bool
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
