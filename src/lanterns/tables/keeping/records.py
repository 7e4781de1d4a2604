"""A table and its record: one that goes on with a record, and how the record of one begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lanterns.bots import LEVELS
from lanterns.core.errors import BadRecord
from lanterns.core.history import Meter
from lanterns.core.present import Present
from lanterns.core.record import Record, Seat, given_up
from lanterns.core.replay import Play, check_end, follow_line
from lanterns.core.step import PEOPLE
from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.tables.parts.entry import CONTROL, action_kind
from lanterns.tables.parts.match import PLAYING
from lanterns.tables.parts.seats import BOT, NOBODY, PERSON, Chair
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

MAX_RECORD_LINES = 20_000


@dataclass(frozen=True, slots=True)
class Onward:
    """How somebody goes on with a record: after its line number `line`, None for its end. `mine` are the seats of the
    importer, whose name is `name`; None for all seats of persons."""

    line: int | None = None
    mine: Sequence[int] | None = None
    name: str = ""
    chat: bool = True


AS_IT_ENDED = Onward()


def from_record(
    ident: str, record: Record, at: float, onward: Onward = AS_IT_ENDED, meter: Meter | None = None
) -> Table:
    """A table that goes on with a record; the seats that are not the importer's are played by bots.

    A seat that resigned stays so, and a game that nobody was left to play is over. Raises Refused
    (`bad-record`, with the line in `detail`), and what `meter` raises.
    """
    if len(record.lines) > MAX_RECORD_LINES:
        raise Refused("bad-record", f"a record of more than {MAX_RECORD_LINES} lines is not taken")
    game, mine = record.game, onward.mine
    stop = len(record.lines) if onward.line is None else onward.line
    if not 0 <= stop <= len(record.lines):
        raise Refused("bad-record", f"the record has {len(record.lines)} lines, so none is number {stop}")
    table = Table(ident, game)
    table.at = table.created = at
    table.options = game.resolve(record.options)
    table.chat_on = onward.chat
    seats = _seats_at(record, stop)
    resigned, ended = given_up(seats, record.lines[:stop])
    left = [i for i in range(len(seats)) if ended or i not in resigned]
    people = [i for i in left if seats[i].kind == "person"]
    held = set(people or left[:1]) if mine is None else set(mine)
    if not held <= set(range(len(seats))):
        raise Refused("bad-record", f"the record has {len(seats)} seats, counted from 0")
    if mine is not None and not ended and held & set(resigned):
        given = min(held & set(resigned))
        raise Refused("bad-record", f"seat {given} resigned before that line; go on from a line before it did")
    host = table.seating.add_person(one_line(onward.name, NAME_LENGTH), host=True)
    for i, seat in enumerate(seats):
        level = seat.kind.removeprefix("bot ")
        shown = table.seating.called(seat.name, host.id if i in held else NOBODY, i)
        if i in held:
            table.seating.chairs.append(Chair(PERSON, person=host.id, ready=True))
        else:
            table.seating.chairs.append(Chair(BOT, shown, level=level if level in LEVELS else "medium"))
        table.seating.name_seat(i, shown)
        table.seating.chairs[i].resigned = i in resigned
    table.begin(Present(game, table.options))
    if record.seats:
        table.match.header = [[seat.name, seat.kind] for seat in record.seats]
    table.note("created", host.id)
    _follow(table, record, stop, meter)
    if ended and table.status == PLAYING:
        table.match.end_resigned(table.seating.resigned())
    if table.status == PLAYING:
        for i, chair in enumerate(table.seating.chairs):
            if seats[i].kind != chair.seat(i).kind:
                table.write_seat(i)
    table.run_chance()
    return table


def _follow(table: Table, record: Record, stop: int, meter: Meter | None) -> None:
    """Write the lines of a record, strictly."""
    seats = record.seats or table.match.record_seats()
    play = Play(Record(record.game, record.options, seats, record.file), meter=meter)
    try:
        for line in record.lines[:stop]:
            at_once = bool(play.state.lanes)
            events = follow_line(play, record, line)
            table.match.trace = play.trace
            kind = CONTROL if line.actor == PEOPLE else action_kind(line.actor)
            table.write_line(line, kind, events, table.game.hidden.imperfect(table.options) or at_once)
        if stop == len(record.lines):
            check_end(record, play)
    except BadRecord as error:
        raise Refused("bad-record", str(error)) from error
    match = table.match
    match.present = Present.rebuild(table.game, table.options, play.moves, meter)
    match.asks_anew(table.version)
    match.marked = any(line.word == "takeback" for line in record.lines[:stop])
    if match.present.state.over:
        match.end(table.seating.resigned())
    elif match.present.state.lanes:
        table.set_clocks()


def _seats_at(record: Record, stop: int) -> list[Seat]:
    """Who sits where after that many lines. Raises Refused when the record names nobody and the game cannot be laid."""
    seats = list(record.seats)
    if not seats:
        count = record.game.players(record.game.new(record.options))
        seats = [Seat(f"Player {i + 1}") for i in range(count)]
    for line in record.lines[:stop]:
        if line.word == "seat" and 0 <= line.seat < len(seats):
            name, _, kind = line.text.rpartition(" (")
            seats[line.seat] = Seat(name, kind.rstrip(")"))
    return seats


def record_head(table: Table) -> list[str]:
    """The header lines of this table's record."""
    return Record(table.game, table.options, table.match.record_seats()).header()
