"""A table as a row: a snapshot when it means what this program means, else laid anew from its log."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import Connection, Row

from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.present import Present
from lanterns.core.record import MAGIC, Line, end_text
from lanterns.core.step import NO_SEAT
from lanterns.core.trace import Trace
from lanterns.games import RULESETS
from lanterns.store.errors import Unreadable
from lanterns.store.schema import entries
from lanterns.tables import Entry, Table
from lanterns.tables.card import Listed, card_of, doc_of, listed_table
from lanterns.tables.commands import pacing
from lanterns.tables.keeping import records, saved
from lanterns.tables.keeping.shape import shape_of
from lanterns.tables.parts.match import LOBBY
from lanterns.tables.parts.seats import NOBODY

NO_TRACE = 16 * "0"

Written = tuple[str, str]  # a line of a record and its sum

_encode = msgspec.json.Encoder().encode


class _Seat(msgspec.Struct):
    kind: str
    name: str
    person: int
    level: str
    ready: bool
    stand_in: str
    resigned: bool


class _Result(msgspec.Struct):
    reason: str
    scores: list[int]
    results: list[float]
    resigned: list[int]


class _Card(msgspec.Struct):
    """What lists rely on, of `lanterns.tables.card.card_of`."""

    title: str
    paused: bool
    asked: list[int]
    colours: list[str | None]
    chairs: list[_Seat]
    options: dict[str, str]
    marked: bool
    result: _Result | None
    people: list[tuple[int, str, bool, bool]]


class _Told(msgspec.Struct):
    """What the body of an entry tells of the line of the record that it is."""

    kind: str
    seat: int = NO_SEAT
    code: int = -1
    word: str = ""
    count: int = 0


_cards = msgspec.json.Decoder(_Card)
_told = msgspec.json.Decoder(_Told)

# What reading damaged data may raise.
DAMAGED = (
    LanternsError, msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError,
    RecursionError,
)  # fmt: skip


def columns(table: Table, *, played: bool = False) -> dict[str, Any]:
    """The row of a table, all but its id and its owner; `played`: nothing was done since but playing, and what cannot
    have changed is left out."""
    board = None if table.match.present is None else _encode(table.match.present.to_json()).decode()
    doc = saved.doc_of(table)
    fixed = {} if played else {
        "game": table.game.id,
        "ruleset": table.game.ruleset,
        "created": table.created,
        "head": "\n".join(records.record_head(table)) if table.match.present is not None else None,
    }  # fmt: skip
    return {
        **fixed,
        "status": table.status,
        "seq": table.seq,
        "version": table.version,
        "updated": table.updated,
        "join_code": table.seating.join_code or None,
        "join_expires": table.seating.join_expires,
        "doc": _encode(doc).decode(),
        "board": board,
        "shape": _shape(table.game, board),
        "trace": table.match.trace.hex,
        "card": card_text(card_of(table, doc)),
        "fault": None,
        "due": None if (up := pacing.due(table)) is None else up[0],
        "open_key": table.open.key if table.open else None,
    }


def card_text(card: Mapping[str, Any]) -> str:
    return _encode(card).decode()


def _shape(game: AnyGame, board: str | None) -> str:
    """What the program means by a snapshot, and a sum over it that tells damage."""
    return f"{shape_of(game)}-{zlib.crc32((board or '').encode()):08x}"


def find_game(row: Row[Any]) -> AnyGame | None:
    """The game with the rules that a row was begun under; None when this program does not know them."""
    game = RULESETS.get(row.ruleset)
    return game if game is not None and game.id == row.game else None


def lines_of(connection: Connection, table: str) -> list[Written]:
    """The lines of a table's record."""
    query = select(entries.c.text, entries.c.body).where((entries.c.table_id == table) & entries.c.line.is_not(None))
    return [_written(row.text, row.body) for row in connection.execute(query.order_by(entries.c.line))]


def _written(text: str, body: str) -> Written:
    """A line of a record and its sum, from the columns of those names."""
    try:
        return text, str(msgspec.json.decode(body).get("sum", ""))
    except DAMAGED:
        return text, ""


@dataclass(slots=True)
class Kept:
    """A record as it is kept, all of it of one moment; `head` is "" before the start."""

    game: str
    status: str
    head: str
    lines: list[Written]
    trace: str | None

    @property
    def text(self) -> str:
        """The file. A record of before whose table cannot be opened has an end line that says nothing of its trace."""
        end = end_text(len(self.lines), [sum for _, sum in self.lines], self.trace or NO_TRACE)
        if self.trace is None:
            end = [f"end: {len(self.lines)} lines, state {NO_TRACE}"]
        return "\n".join([self.head, *(text for text, _ in self.lines), *end]) + "\n"


def _game_of(head: str) -> str:
    """The game that a record is of, "" when it does not say."""
    found = [line for line in head.splitlines() if line.startswith("game: ")]
    return found[0].removeprefix("game: ") if found else ""


def kept(row: Row[Any], lines: list[Written]) -> Kept:
    """The record of a row as it is, whether or not this program can play it."""
    head = row.head or ""
    if not head and row.status != LOBBY:  # of before, and its doc is damaged
        lost = "# The options of this game and who sat where are lost."
        head = "\n".join([MAGIC, f"game: {row.game}", f"ruleset: {row.ruleset}", lost, "actions:"])
    return Kept(_game_of(head) or row.game, row.status, head, lines, row.trace)


def open_row(row: Row[Any], lines: Callable[[], list[Written]], *, believe: bool = True) -> tuple[Table, bool]:
    """The table of a row, and whether it is as the row says (else the row wants to be written anew).

    `lines` reads the lines of its record, which only a snapshot that is missing, damaged or of another shape asks for,
    or one that is not to be believed. Raises Unreadable.
    """
    game = find_game(row)
    if game is None:
        raise Unreadable(row.id, "ruleset", f"it is of ruleset {row.ruleset} of {row.game}, which is not known here")
    table, whole = _people(row, game)
    if row.status == LOBBY:
        return table, whole and row.card is not None
    board = _snapshot(row, game, table) if believe else None
    if board is not None and whole and row.card is not None:
        table.match.present = board
        return table, True
    try:
        found = lines()
        if len(found) != row.version:
            raise ValueError(f"{len(found)} lines are there, {row.version} were written")
        saved.lay_again(table, found, row.trace)
    except DAMAGED as error:
        raise Unreadable(row.id, "log", f"its record does not lead to a position ({error})") from error
    return table, False


def _people(row: Row[Any], game: AnyGame) -> tuple[Table, bool]:
    """The table without its board, from its doc, or from its card (then False). Raises Unreadable."""
    try:
        doc = {"trace": Trace().hex, **msgspec.json.decode(row.doc)}  # schema 0001 had none; its boards are laid anew
        return _load(row, game, doc), True
    except DAMAGED as error:
        why = error
    try:
        return _load(row, game, doc_of(msgspec.json.decode(row.card or ""), row.version)), False
    except DAMAGED:
        raise Unreadable(row.id, "people", f"who sits where cannot be read ({why})") from why


def _load(row: Row[Any], game: AnyGame, doc: dict[str, Any]) -> Table:
    columns = saved.Columns(
        row.status, row.seq, row.version, row.created, row.updated, row.join_code or "", row.join_expires
    )
    return saved.load(row.id, game, doc, None, columns)


def _snapshot(row: Row[Any], game: AnyGame, table: Table) -> Present | None:
    """The board as it was saved; None when it cannot be trusted."""
    if row.board is None or row.shape != _shape(game, row.board):
        return None
    try:
        return Present.load(game, table.options, msgspec.json.decode(row.board))
    except DAMAGED:
        return None


def listed(row: Row[Any]) -> Listed | None:
    """What a list tells of a row that was read without its doc and board; None when its card is of no use."""
    fault = "ruleset" if find_game(row) is None else row.fault if row.fault != "ruleset" else None
    made = Listed(
        row.id, row.game, row.ruleset, row.status, row.seq, row.version, row.created, row.updated, {}, fault or ""
    )
    try:
        _check_card(_cards.decode(row.card or ""))
        made.card = msgspec.json.decode(row.card)
    except DAMAGED:
        return made if fault else None
    return made


def _check_card(card: _Card) -> None:
    """Raises ValueError when its parts do not go together."""
    seats = len(card.chairs)
    if not seats or len(card.colours) != seats:
        raise ValueError(f"{seats} chairs, {len(card.colours)} colours")
    if any(not NOBODY <= chair.person < len(card.people) for chair in card.chairs):
        raise ValueError("somebody sits there who is nobody")
    if card.result is not None and not len(card.result.scores) == len(card.result.results) == seats:
        raise ValueError("a result of other seats")


def listed_unopened(row: Row[Any]) -> Listed:
    """What a list tells of a table that is not in play and whose card is missing, from its doc."""
    try:
        game = find_game(row)
        if game is not None:
            return listed_table(_people(row, game)[0])
        fault = "ruleset"
    except Unreadable as error:
        fault = error.reason
    return Listed(row.id, row.game, row.ruleset, row.status, row.seq, row.version, row.created, row.updated, {}, fault)


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "line": entry.line or None,
        "at": entry.at,
        "text": entry.text,
        "body": _encode(entry.body()).decode(),
    }


def told_of(row: Row[Any, Any, Any]) -> Line:
    """The line of the record that an entry is, as `Entry.told`. Raises Unreadable."""
    try:
        told = _told.decode(row.body)
        return Entry(row.seq, 0.0, told.kind, 0, told.seat, -1, told.code, False, told.word, told.count).told()
    except DAMAGED as error:
        raise Unreadable(row.table_id, "log", f"entry {row.seq} of its log is damaged ({error})") from error


def entry_of(row: Row[Any]) -> Entry:
    """Raises Unreadable."""
    try:
        return Entry.load(row.seq, row.at, row.line or 0, row.text, msgspec.json.decode(row.body))
    except DAMAGED as error:
        raise Unreadable(row.table_id, "log", f"entry {row.seq} of its log is damaged ({error})") from error
