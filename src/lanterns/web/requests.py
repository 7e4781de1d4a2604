"""The JSON that clients send, as docs/server.md tells it. The client's types are generated from it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lanterns.core.step import SPECTATOR
from lanterns.tables.annotations import MARK_CODES, MARK_KEY, Kind
from lanterns.web.turns.shapes import TermsBody

Name = Annotated[str, Meta(max_length=24, description="A name to show; what does not print is taken out")]
GivenName = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
AnySeat = Annotated[int, Meta(ge=-1, le=15, description="A seat, -1 for the spectators")]
Code = Annotated[int, Meta(ge=0, le=2_147_483_647, description="An action code of the game's verbs")]
Notation = Annotated[str, Meta(min_length=1, max_length=200, description="An action in notation: move 1 22R")]
Version = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Count = Annotated[int, Meta(ge=1, le=100_000)]
Seed = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
OptionKey = Annotated[str, Meta(max_length=200)]
Options = dict[OptionKey, OptionKey]
Level = Literal["novice", "easy", "medium", "hard", "master"]
ParamKey = Annotated[str, Meta(max_length=40)]
WholeNumber = Annotated[int, Meta(ge=-2_147_483_648, le=2_147_483_647)]
Param = Annotated[str, Meta(max_length=200)] | WholeNumber | bool | Annotated[list[WholeNumber], Meta(max_length=512)]
HomeWord = Annotated[str, Meta(max_length=1000)]
HomeParam = HomeWord | WholeNumber | bool | Annotated[list[WholeNumber | HomeWord], Meta(max_length=96)]
MarkKey = Annotated[str, Meta(min_length=1, max_length=MARK_KEY, description="A place, a plan or a choice of the game")]
RecordText = Annotated[str, Meta(max_length=900_000)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send: unknown keys are refused, so that a slip of the pen does not pass for a default."""


class OpenBody(Body):
    """How a table is listed for everybody on this server."""

    language: Literal["any", "en", "fr"] = "any"
    level: Literal["beginner", "any", "strong"] = "any"
    watch: bool = False


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
    hints: bool | None = None
    seed: Seed | None = None
    pace: TermsBody | None = None
    start: bool = True
    rated: bool = False
    open: OpenBody | None = None


class Import(Body):
    record: RecordText
    line: Version | None = None
    name: Name = ""
    mine: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None
    chat: bool = True


class NewLesson(Body):
    """`partner` is what the bots are called, `heroes` the seats of a learner who has several; `step` is the one to
    begin with, counted from 0."""

    name: Name = ""
    partner: Name = ""
    heroes: Annotated[list[Name], Meta(max_length=8)] = []
    title: Title = ""
    step: Annotated[int, Meta(ge=0, le=99)] = 0


class LessonBody(Body):
    free: Literal[True]


class Join(Body):
    words: Annotated[str, Meta(max_length=80)]
    name: Name = ""


class LinkSecret(Body):
    secret: Annotated[str, Meta(max_length=80)]


class UseLink(LinkSecret):
    """`here`: whoever is at the table already means to sit in this seat too; the link is then used up."""

    name: Name = ""
    here: bool = False


class ActionBody(Body):
    """One answer, or several in one command: all of them are done or none."""

    seat: SeatNumber
    version: Version
    code: Code | None = None
    codes: Annotated[list[Code], Meta(min_length=1, max_length=64)] | None = None


class StudyBody(Body):
    seat: AnySeat
    version: Version
    topic: Annotated[str, Meta(min_length=1, max_length=40)]
    params: Annotated[dict[ParamKey, Param], Meta(max_length=16)] = {}
    line: Version | None = None  # of a game that is over: the position after that line


class CompanionBody(Body):
    """What a topic of the companion is asked about, as the game says."""

    params: Annotated[dict[ParamKey, HomeParam], Meta(max_length=16)] = {}


class HintBody(Body):
    """`rung`: how much was told, 1 for the least."""

    seat: SeatNumber
    topic: Annotated[str, Meta(min_length=1, max_length=40)]
    rung: Annotated[int, Meta(ge=1, le=9)]


class PuzzleBody(Body):
    code: Code


class PuzzleTable(Body):
    name: Name = ""


class TrialBody(Body, kw_only=True):
    """What is tried in a position of the rules, after what was `played` there: answers by codes, or in notation."""

    choice: Annotated[int, Meta(ge=0, le=15)] = 0
    played: Annotated[list[Code], Meta(max_length=60)] = []
    actions: Annotated[list[Code | Notation], Meta(min_length=1, max_length=60)]


class MarkBody(Body):
    """A mark to make, to replace, or (without a value) to take away; a ping needs no value."""

    seat: SeatNumber
    kind: Kind
    key: MarkKey
    value: Annotated[list[Code], Meta(max_length=MARK_CODES)] | None = None


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
    hints: bool | None = None
    rated: bool | None = None
    title: Title | None = None
    seed: Seed | None = None
    pace: TermsBody | None = None


class LinkBody(Body):
    seat: AnySeat


class JoinCodeBody(Body):
    open: bool


class OpenTableBody(Body):
    """Null takes the table off the list."""

    open: OpenBody | None


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


class RecordBody(Body):
    record: RecordText


class ReplayBody(Body):
    record: RecordText
    start: Annotated[int, Meta(ge=0, le=2_147_483_647)] = field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=64)] = 32
    seat: AnySeat = SPECTATOR
