"""What is told of open tables, invitations, blocks, reports and bans, and what is sent about them, as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterns.web.requests import Body, Name
from lanterns.web.responses import LinkShape

Key = Annotated[str, Meta(min_length=1, max_length=32)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
PersonNumber = Annotated[int, Meta(ge=0, le=10_000)]
Seq = Annotated[int, Meta(ge=1, le=2_147_483_647)]
ReportText = Annotated[str, Meta(max_length=1000)]
Secret = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class BothShape(Struct):
    """A few words in each language."""

    en: str
    fr: str


class OpenTableShape(Struct):
    """A table of the list. `key` names it there, `table` is its id for those who are at it already. `seats` are free;
    `players` those who sit there, `bots` not counted. `about`: how it is played, in a few words; `turns`: with hours or
    days to answer."""

    key: str
    table: str | None
    game: str
    about: BothShape
    status: Literal["lobby", "playing"]
    host: str
    players: list[str]
    bots: int
    seats: int
    language: Literal["any", "en", "fr"]
    level: Literal["beginner", "any", "strong"]
    watch: bool
    turns: bool
    since: float


class OpenTablesShape(Struct):
    """`allowed`: this server has such a list. `people`: how many are in the room, at tables; 0 for less than two."""

    allowed: bool
    people: int
    tables: list[OpenTableShape]


class SitBody(Body):
    key: Key
    name: Name = ""


class KeyBody(Body):
    key: Key


class MetShape(Struct):
    """Somebody met at tables, who may be invited; `id` is theirs for you alone."""

    id: str
    name: str
    colour: str | None
    games: int


class InviteBody(Body):
    who: Annotated[list[Key], Meta(min_length=1, max_length=12)]


class InvitedShape(Struct):
    """How many persons were asked."""

    asked: int


class InvitationShape(Struct):
    """`again`: to play a game again that you both played."""

    id: str
    name: str
    game: str
    about: BothShape
    players: list[str]
    seats: int
    again: bool
    made: float


class InvitationBody(Body):
    id: Key
    name: Name = ""


class DeclineBody(Body):
    id: Key


class AgainBody(Body):
    """`same`: dealt alike, where the host knows the seed."""

    same: bool = False


class LaidShape(Struct):
    """The table at which a game is played again; `links` to its open seats for who laid it."""

    table: str
    links: list[LinkShape]


class AgainShape(Struct):
    """The names of those of this table who sit at the one where its game is played again."""

    people: list[str]


class PersonBody(Body):
    """A person of a table that you are at."""

    table: TableId
    person: PersonNumber


class InviterBody(Body):
    """Whoever sent an invitation to you."""

    invitation: Key


class BlockId(Body):
    id: Key


class BlockShape(Struct):
    id: str
    name: str
    made: float


class ReportAbout(PersonBody):
    """Somebody at a table, in words; `lines` are numbers of what they wrote there."""

    text: ReportText = ""
    lines: Annotated[list[Seq], Meta(max_length=20)] = []


class DoneShape(Struct):
    done: bool = True


# the page of whoever runs the server


class HostSecret(Body):
    secret: Secret


class TableBody(Body):
    table: TableId


class ReportBody(Body):
    report: Key


class BanBody(Body):
    """Whom: the one that a report is about, or a person of a table. `days`: null for good."""

    report: Key | None = None
    table: TableId | None = None
    person: PersonNumber | None = None
    days: Days | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class BanId(Body):
    ban: Key


class HostedPerson(Struct):
    person: int
    name: str
    online: bool


class HostedTable(Struct):
    """A table as whoever runs the server sees it: who is there, and nothing of what is played or said."""

    table: str
    game: str
    status: Literal["lobby", "playing"]
    open: bool
    people: list[HostedPerson]
    updated: float


class ReportedLine(Struct):
    seq: int
    text: str


class ReportShape(Struct):
    """`there`: the table is there still. `known`: the one that it is about can be banned."""

    id: str
    table: str
    game: str
    name: str
    text: str
    lines: list[ReportedLine]
    made: float
    there: bool
    known: bool


class BanShape(Struct):
    id: str
    name: str
    why: str
    made: float
    until: float | None


class HostShape(Struct):
    """`listing`: the server has a list of open tables."""

    listing: bool
    lobbies: int
    running: int
    finished: int
    open: int
    people: int
    tables: list[HostedTable]
    reports: list[ReportShape]
    bans: list[BanShape]
