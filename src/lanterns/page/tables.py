"""A table as a thing: made, listed, looked at, exported, imported, looked back upon."""

from __future__ import annotations

import secrets
import time
from typing import Any, cast

import msgspec

from lanterns.core.game import AnyGame
from lanterns.core.record import Record
from lanterns.games import GAMES
from lanterns.page.held import HERE, Held, Tables
from lanterns.page.routes import Asked, Routes, Told
from lanterns.tables import Refused, Table
from lanterns.tables.card import summary
from lanterns.tables.commands import presence
from lanterns.tables.keeping.records import Onward
from lanterns.web.endings import EndingShape, place_of
from lanterns.web.people.shapes import AgainBody, LaidShape
from lanterns.web.processes import jobs
from lanterns.web.processes.jobs import Look
from lanterns.web.requests import (
    Import,
    NewTable,
    ReportBody,
)
from lanterns.web.responses import Created, EntryPage, FinishedShape, Left, SummaryShape
from lanterns.web.service import beside, people, showing
from lanterns.web.service.positions import replay_shape

FOREVER = 600.0  # seconds that a long record may take
MOST_ENTRIES = 500
MOST_POSITIONS = 64

route = Routes()


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused("game-unknown")
    return GAMES[name]


def done_here(name: str, *args: Any) -> Any:
    """A job that is done here and now. Raises Refused."""
    kind, told = jobs.outcome(name, jobs.Ends(lambda: False, FOREVER), args)
    if kind == "done":
        return told
    if kind == "refused":
        raise Refused(*told)
    raise Refused("bad-request" if kind == "question" else "replay-failed", str(told))


def lines_of(held: Held) -> list[tuple[int, int, str, int, int]]:
    told = [entry.told() for entry in held.lines()]
    return [(line.actor, line.action, line.word, line.count, line.seat) for line in told]


def new_id() -> str:
    """A name that tells a page, where there is a server too, who has the table (client/src/base.ts)."""
    return f"here-{secrets.token_hex(7)}"


@route("GET", "tables")
def list_tables(tables: Tables, ask: Asked) -> Told:
    rows = sorted(tables.cards.values(), key=lambda row: -row.updated)
    shapes = []
    for row in rows:
        persons = persons_of(row.card)
        shapes.append(msgspec.convert(summary(row, persons, persons), SummaryShape))
    return Told(shapes)


def persons_of(card: dict[str, Any]) -> list[int]:
    return [person[0] for person in card.get("people", ()) if not person[3]]


def created(tables: Tables, table: Table) -> Told:
    change = tables.add(table)
    held = tables.open(table.id)
    return Told(Created(showing.view(held, table, HERE, None), []), 201, change)


@route("POST", "tables")
def create(tables: Tables, ask: Asked) -> Told:
    data = ask.body(NewTable)
    if data.open is not None or data.rated or any(seat.kind == "open" for seat in data.seats):
        raise Refused("open-off")
    return created(tables, laid(data))


def laid(data: NewTable) -> Table:
    table = people.new_table(new_id(), find_game(data.game), time.time(), data)
    people.begin(table, data)
    return table


@route("POST", "tables/import")
def bring_in(tables: Tables, ask: Asked) -> Told:
    data = ask.body(Import)
    mine = None if data.mine is None else list(data.mine)
    return created(tables, read(data.record, Onward(data.line, mine, data.name, data.chat)))


def read(record: str, onward: Onward) -> Table:
    return jobs.read_table(jobs.Ends(lambda: False, FOREVER), new_id(), record, time.time(), onward)


@route("GET", "tables/*")
def get_table(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    return Told(showing.view(held, held.table, HERE, ask.seat))


@route("GET", "tables/*/entries")
def entries(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    table = held.table
    after = ask.number("after", 0, -1, 2_147_483_647)
    limit = ask.number("limit", 200, 1, MOST_ENTRIES)
    start = max(0, table.seq - limit) if after < 0 else after
    found = held.entries[start : start + limit]
    last = found[-1].seq if found else table.seq
    eyes = table.eyes(held.persons(HERE), ask.seat)
    return Told(EntryPage(showing.shown(table, found, eyes), table.seq, last < table.seq))


@route("GET", "tables/*/positions")
def positions(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    t = held.table
    start = ask.number("from", 0, 0, 2_147_483_647)
    count = ask.number("count", 32, 1, MOST_POSITIONS)
    if t.match.present is None:
        raise Refused("not-started")
    seat, over, version = ask.seat, t.status == "over", t.version
    eyes = seat if over and seat is not None and seat < len(t.seating.chairs) else t.eyes(held.persons(HERE), seat)
    span = range(min(start, version), min(start + count, version + 1))
    shown = {
        entry.line: entry.seen_by(eyes, t.game, over, t.covered_in(entry.seq))
        for entry in held.lines()[max(0, span.start - 1) : span.stop]
    }
    look = Look(span, eyes, t.covers())
    told = done_here("positions", ident, t.game.ruleset, dict(t.options), 0, lines_of(held), look)
    views = msgspec.json.decode(told, type=list[dict[str, Any]])
    record = Record(t.game, t.options, t.match.record_seats())
    return Told(replay_shape(record, version, t.match.marked, span, shown, views, yours=True, over=over))


@route("GET", "tables/*/record")
def record(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    if held.table.match.present is None:
        raise Refused("not-started")
    if not held.table.may_export():
        raise Refused("secret-record")
    return Told(text=held.record())


@route("POST", "tables/*/report")
def report(tables: Tables, ask: Asked, ident: str) -> Told:
    held, data = tables.open(ident), ask.body(ReportBody)
    table = held.table
    eyes = table.eyes(held.persons(HERE), data.seat)
    whole = table.match.present is not None and table.may_export()
    return Told(text=beside.report(table, eyes, data, held.record() if whole else None))


@route("GET", "tables/*/explain")
def explain(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    eyes = held.table.eyes(held.persons(HERE), ask.seat)
    return Told(beside.explained(held.table, eyes, ask.query.get("codes"), ask.query.get("action")))


@route("GET", "tables/*/barred")
def barred(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    return Told(beside.barred(held.table, held.table.eyes(held.persons(HERE), ask.seat)))


@route("GET", "tables/*/end")
def ending(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    table = held.table
    if table.status != "over":
        raise Refused("not-over")
    story = msgspec.json.decode(done_here("story", table.game.ruleset, dict(table.options), lines_of(held)), type=dict)
    shape = EndingShape(ident, cast(Any, story), place_of(table.game, ident, finished_of(tables, table.game.id)))
    return Told(shape)


@route("GET", "finished/*")
def finished(tables: Tables, ask: Asked, game: str) -> Told:
    return Told(finished_of(tables, find_game(game).id))


def finished_of(tables: Tables, game: str) -> list[FinishedShape]:
    over = [row for row in tables.cards.values() if row.game == game and row.card.get("result") is not None]
    rows = sorted((row for row in over if row.status == "over"), key=lambda row: -row.updated)
    return [beside.finished(row, persons_of(row.card)) for row in rows]


@route("POST", "tables/*/delete")
@route("POST", "tables/*/leave")
def delete(tables: Tables, ask: Asked, ident: str) -> Told:
    """Everybody is here: who leaves takes the table away."""
    if ident not in tables.cards:
        raise Refused("table-unknown")
    if ask.path[-1] == "delete" and not tables.cards[ident].unreadable:
        held = tables.open(ident)
        presence.require_deletable(held.table, held.persons(HERE))
    tables.gone(ident)
    return Told(Left(ident), gone=ident)


@route("POST", "tables/*/again")
def again(tables: Tables, ask: Asked, ident: str) -> Told:
    data, held = ask.body(AgainBody), tables.open(ident)
    table, persons = held.table, held.persons(HERE)
    if table.status != "over":
        raise Refused("not-over")
    mine = table.seating.held_by(persons)
    if not mine:
        raise Refused("not-your-seat")
    name = table.seating.people[table.seating.chairs[mine[0]].person].name
    told = created(tables, laid(people.same_seats(table, persons, name, data.same)))
    told.body = LaidShape(told.body.table.id, [])
    return told


@route("GET", "tables/*/again")
def who_again(tables: Tables, ask: Asked, ident: str) -> Told:
    return Told({"people": []})
