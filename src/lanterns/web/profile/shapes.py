"""What the profile page is told, and what it sends, as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lanterns.web.people.shapes import TableId
from lanterns.web.requests import Body, Name
from lanterns.web.responses import SummaryShape

Seal = Literal["", "blue", "red", "yellow", "green", "plum"]
Words = Annotated[str, Meta(max_length=80)]
CredentialText = Annotated[str, Meta(min_length=2, max_length=16_000, description="The credential as JSON")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400)]
Label = Annotated[str, Meta(max_length=40)]
Ticket = Annotated[str, Meta(min_length=1, max_length=96)]
FileText = Annotated[str, Meta(max_length=8_000_000)]


class ProfileBody(Body):
    name: Name
    seal: Seal


class PasskeyBody(Body):
    """`credential` is what the browser's `navigator.credentials` gave, as JSON; `label` what to call it in the list."""

    credential: CredentialText
    label: Label = ""


class PasskeyId(Body):
    id: CredentialId


class MoveBody(Body):
    ticket: Ticket


class WordsBody(Body):
    """`merge`: this device has a page of its own, and its person wants both to be one."""

    words: Words
    merge: bool = False


class AnswerBody(Body):
    accept: bool


class PartBody(Body):
    device: Annotated[int, Meta(ge=1, le=10_000)]


class FileBody(Body):
    file: FileText


class FavouriteBody(Body):
    """`marked`: with a star from now on, or no more."""

    table: TableId
    marked: bool


class FavouriteShape(Struct):
    """A finished game that was marked with a star, and when."""

    table: SummaryShape
    marked: float


class PageDevice(Struct):
    """One of the devices of a profile, by number; `here` is the one that asks."""

    number: int
    here: bool
    since: float


class PasskeyShape(Struct):
    id: str
    label: str
    made: float
    used: float | None


class ProfileShape(Struct):
    """Whose this device is. `made` is null while nothing was kept of them; `passkeys_work`: browsers make passkeys for
    this address, which has to be a name and secure."""

    name: str
    seal: str
    made: float | None
    devices: list[PageDevice]
    passkeys: list[PasskeyShape]
    passkeys_work: bool


class OptionsText(Struct):
    """What `navigator.credentials` is asked with, as JSON."""

    options: str


class WhoseShape(Struct):
    """Another profile, as far as it is told before a device moves to it."""

    name: str
    seal: str


class OpenedShape(Struct):
    """What a passkey did. `moved`: this device belongs to its profile now. Otherwise the device has a page of its own:
    `other` is whose passkey it is, and `ticket` moves the device there, within five minutes."""

    moved: bool
    other: WhoseShape | None
    ticket: str


class WordsShape(Struct):
    """Three words and what became of them. `state`: none (none are shown); open (nobody has typed them yet); asked
    (another device has, and waits to be let in); waiting (this device is that other one). Words in both languages."""

    state: Literal["none", "open", "asked", "waiting"]
    en: str
    fr: str
    expires: float
    other: WhoseShape | None


class SeatStatistics(Struct):
    """Games played from a seat, where one had just one."""

    seat: int
    games: int
    won: int


class GamesStatistics(Struct):
    """Finished games of one kind: of a game, its mode (options by key), its level ("" without) and the number of seats.

    `best` and `mean` are null for games that count no points; `scores` are the last ones, the oldest first, and `wins`
    say which of these were won."""

    game: str
    mode: dict[str, str]
    level: str
    players: int
    games: int
    won: int
    best: int | None
    mean: float | None
    scores: list[int]
    wins: list[bool]
    seats: list[SeatStatistics]


class Opponent(Struct):
    """Somebody met at tables: a person by the name they had last, or the bots of a level. `games` together, of which
    they won `won` and I won `mine`; in games that are played together both are the same."""

    name: str
    bot: str
    colour: str | None
    games: int
    won: int
    mine: int


class StatisticsShape(Struct):
    """`games` are the most played first. `together` of the `finished` ones were games of a table that plays as one;
    `alone` are games against nobody but oneself, which nothing else counts. `unfinished` tables wait."""

    finished: int
    together: int
    alone: int
    unfinished: int
    since: float | None
    games: list[GamesStatistics]
    opponents: list[Opponent]


class LanternShape(Struct):
    """A lantern: `box` whose it is, "" for one of all games; `lit` since when, null while it is not, and by which
    `table`; `have` of `want`."""

    id: str
    box: str
    lit: float | None
    table: str | None
    have: int
    want: int


class LanternsShape(Struct):
    """All lanterns, in the order in which they hang. `reading`: finished games are still read, ask again."""

    lanterns: list[LanternShape]
    reading: bool


class RatingPoint(Struct):
    """After a game: the value, and how far to each side it may be off 19 times of 20."""

    at: float
    value: int
    band: int


class RatingShape(Struct):
    """How strong one is at a game, among people. `value` and `band` are null before `sure` games."""

    game: str
    value: int | None
    band: int | None
    games: int
    sure: int
    points: list[RatingPoint]


class BandShape(Struct):
    """A value, and how far to each side it may be off 19 times of 20."""

    value: int
    band: int


class RatedShape(Struct):
    """A rated game: whether it is counted yet, or `void` for everybody; one's value before and after it, null where it
    did not count; it was one's game of that number. Before `sure` games a value is no number to be told."""

    state: Literal["waits", "counted", "void"]
    before: BandShape | None
    after: BandShape | None
    games: int
    sure: int


class GainedLantern(Struct):
    id: str
    box: str


class GainedShape(Struct):
    """What a finished game has brought one: `rating` is null where it was not rated. `waits`: it is still read, ask
    again."""

    rating: RatedShape | None
    lanterns: list[GainedLantern]
    waits: bool


class DeletedShape(Struct):
    """How many tables went with their person, and at how many of others "somebody" sits now."""

    tables: int
    others: int


class BroughtShape(Struct):
    """What a file brought: how many games were new here, and whether it gave a name."""

    games: int
    named: bool
