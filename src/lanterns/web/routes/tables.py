"""A table as a thing: made, listed, looked at, exported, imported, looked back upon."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream as StreamResponse

from lanterns.core.record import Record
from lanterns.games import GAMES
from lanterns.store import Unreadable
from lanterns.tables import Refused, Table
from lanterns.tables.card import summary
from lanterns.tables.commands import opening
from lanterns.tables.keeping.records import Onward
from lanterns.tables.parts.match import PLAYING
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.seats import OPEN
from lanterns.web.config import RECORD_LIMIT
from lanterns.web.door.devices import hashed, new_secret, new_share_token, new_table_id
from lanterns.web.identity import AS_IT_IS, COMMANDS, READS, By, Eyes, Identity, errors, find_game
from lanterns.web.live.session import Stream
from lanterns.web.live.stream import messages, opened, packed
from lanterns.web.processes.jobs import Look
from lanterns.web.requests import Import, NewTable, OpenBody, ReportBody
from lanterns.web.responses import (
    Created,
    EntryPage,
    ExplainShape,
    LinkShape,
    ReplayShape,
    SummaryShape,
    TableShape,
)
from lanterns.web.routes.links import link_url
from lanterns.web.routes.play import T
from lanterns.web.service import beside
from lanterns.web.service.people import begin, new_table
from lanterns.web.service.positions import replay_shape
from lanterns.web.service.showing import shown

CREATES = errors(403, 404, 409, 413, 415, 422)


@get("/api/tables", responses=errors(), operation_id="listTables", tags=["tables"])
async def list_tables(who: By) -> list[SummaryShape]:
    """The tables of this device, the last touched first."""
    if not who.device.id:
        return []
    sessions = who.sessions
    found = await who.store.tables_of(who.device.id)
    online = {table.id: sessions.held[table.id].online() if table.id in sessions.held else set() for table, _ in found}
    return [msgspec.convert(summary(table, persons, online[table.id]), SummaryShape) for table, persons in found]


@post("/api/tables", responses=CREATES, operation_id="createTable", tags=["tables"])
async def create_table(data: JSONBody[NewTable], who: By) -> Response[Created]:
    """Lay a new table. It begins at once when no seat is open, unless `start` is false."""
    who.spend("create")
    made = await lay(who, data)
    return Response(made, status_code=201, cookies=who.device.cookies)


async def lay(who: Identity, data: NewTable) -> Created:
    """A new table whose host is the one who asks; the cookie is for the caller to set. Raises Refused."""
    table = new_table(new_table_id(), find_game(data.game), time.time(), data)
    to = wished(who, data.open)
    if to is not None and table.seating.open_seat() >= 0:
        opening.open_to_all(table, 0, to)
    begin(table, data)
    return await _stored(who, table)


def wished(who: Identity, to: OpenBody | None) -> Open | None:
    """How a host wants a table to be listed, under a new key. Raises Refused where this server has no such list."""
    if to is None:
        return None
    if not who.open_tables:
        raise Refused("open-off")
    return Open(new_share_token(), to.language, to.level, to.watch)


async def created(who: Identity, table: Table, *, imported: bool = False) -> Response[Created]:
    """Store a new table whose host is the one who asks, with a link for each open seat."""
    made = await _stored(who, table, imported=imported)
    return Response(made, status_code=201, cookies=who.device.cookies)


async def _stored(who: Identity, table: Table, *, imported: bool = False) -> Created:
    sessions = who.sessions
    secrets = [(seat, new_secret()) for seat, chair in enumerate(table.seating.chairs) if chair.kind == OPEN]
    hashes = [(hashed(secret), seat) for seat, secret in secrets]
    device = await who.know_device()
    table.seating.admit(0, device, table.at)
    await sessions.add(table, device, hashes, imported=imported)
    async with sessions.locked(table.id) as (session, now):
        shape = who.view(session, now, None)
    return Created(shape, [LinkShape(seat, link_url(who.site, seat, secret)) for seat, secret in secrets])


@post(
    "/api/tables/import", responses=CREATES, operation_id="importRecord", tags=["records"],
    request_max_body_size=RECORD_LIMIT,
)  # fmt: skip
async def import_record(data: JSONBody[Import], who: By) -> Response[Created]:
    """Go on with a record: a table that stands where it ends, or after one of its lines."""
    who.spend("create")
    who.spend("record")
    mine = None if data.mine is None else list(data.mine)
    onward = Onward(data.line, mine, data.name, data.chat)
    table = await who.there(who.replays.read(new_table_id(), data.record, time.time(), onward, who.client))
    return await created(who, table, imported=True)


@get(T, responses=READS, operation_id="getTable", tags=["tables"])
async def get_table(table: FromPath[str], who: By, seat: Eyes = None) -> TableShape:
    """The table as you see it now."""
    async with who.sessions.locked(table) as (session, t):
        return who.view(session, t, seat)


@get(
    f"{T}/events", responses=READS, operation_id="events", tags=["tables"],
    media_type="text/event-stream", opt={AS_IT_IS: True},
    response_description="Messages `update` with an Update each, and `patch`; see docs/server.md",
)  # fmt: skip
async def events(
    table: FromPath[str],
    who: By,
    seat: Eyes = None,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)] = None,
    patches: Annotated[
        bool, QueryParameter(description="After the first message only what changed (RFC 6902)")
    ] = False,
    accepted: Annotated[str, HeaderParameter(name="Accept-Encoding", max_length=200)] = "",
) -> StreamResponse:
    """What happens at the table, as server-sent events."""
    sessions, client = who.sessions, who.client
    who.places.take(client)
    try:
        async with sessions.locked(table) as (session, t):
            t.eyes(session.persons(who.device.id), seat)
        seen = int(last) if last is not None and last.isascii() and last.isdigit() else None
        stream = Stream(who.device.id, client, seat, barred=who.bans.hold(who.device.id), patches=patches)
        body = await opened(messages(sessions, table, stream, seen, lambda: who.places.leave(client)))
    except BaseException:
        who.places.leave(client)
        raise
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if "gzip" in accepted.lower():
        headers["Content-Encoding"] = "gzip"
        body = packed(body)
    return StreamResponse(body, media_type="text/event-stream", headers=headers)


@get(f"{T}/entries", responses=READS, operation_id="entries", tags=["tables"])
async def get_entries(
    table: FromPath[str],
    who: By,
    after: Annotated[int, QueryParameter(ge=-1, le=2_147_483_647, description="A seq; -1: the last `limit`")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 200,
    seat: Eyes = None,
) -> EntryPage:
    """The log after a seq, oldest first: what happened since somebody looked."""
    sessions = who.sessions
    async with sessions.locked(table) as (session, t):
        eyes = t.eyes(session.persons(who.device.id), seat)
        start = max(0, t.seq - limit) if after < 0 else after
        found = await who.store.entries(table, start, limit)
        last = found[-1].seq if found else t.seq
        return EntryPage(shown(t, found, eyes, session.hushed(who.device.id)), t.seq, last < t.seq)


@get(f"{T}/positions", responses=errors(403, 404, 409, 410), operation_id="positions", tags=["records"])
async def positions(
    table: FromPath[str],
    who: By,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=2_147_483_647)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=64)] = 32,
    seat: Eyes = None,
) -> ReplayShape:
    """Looking back: the positions after record lines `from`, `from` + 1, ..., each through your eyes. A game that is
    over opens for everybody, and through any eyes."""
    who.spend("record")
    ident, device = await who.looked_at(table)
    async with who.sessions.locked(ident) as (session, t):
        persons = session.looking_back(t, device)
        if t.match.present is None:
            raise Refused("not-started")
        game, options, version, over = t.game, dict(t.options), t.version, t.status == "over"
        # Nothing is secret of a game that is over: it is seen through any eyes.
        eyes = seat if over and seat is not None and seat < len(t.seating.chairs) else t.eyes(persons, seat)
        seats, marked, covers = t.match.record_seats(), t.match.marked, t.covers()
        span = range(min(start, version), min(start + count, version + 1))
        first = max(1, span.start)
        lines = await who.store.lines(ident, first, span.stop - first)
        entries = {line.line: line.seen_by(eyes, game, over, t.covered_in(line.seq)) for line in lines}
    views = await who.there(who.replays.views(ident, game, options, Look(span, eyes, covers), who.client))
    record = Record(game, options, seats)
    return replay_shape(record, version, marked, span, entries, views, yours=bool(persons), over=over)


@get(f"{T}/explain", responses=READS, operation_id="explain", tags=["tables"])
async def explain(
    table: FromPath[str],
    who: By,
    codes: Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,10}(,[0-9]{1,10})*$", max_length=2200)] = None,
    action: Annotated[
        str | None, QueryParameter(min_length=1, max_length=200, description="In notation: move 1 22R")
    ] = None,
    seat: Eyes = None,
) -> list[ExplainShape]:
    """Why actions are not possible now, each with the rule that forbids it; null when one is, or no rule is closer.
    They are told by their codes, one in the notation of records, or both, which then comes last."""
    async with who.sessions.locked(table) as (session, t):
        return beside.explained(t, t.eyes(session.persons(who.device.id), seat), codes, action)


@get(f"{T}/record", responses=errors(403, 404, 409), operation_id="record", tags=["records"], media_type="text/plain")
async def record(table: FromPath[str], who: By) -> Response[str]:
    """The record of the game as a file; for everybody when it is over."""
    who.spend("record")
    ident, device = await who.looked_at(table)
    hides = False
    try:
        async with who.sessions.locked(ident) as (session, t):
            session.looking_back(t, device)
            hides = t.game.hidden.imperfect(t.options)
            if not t.may_export():
                raise Refused("secret-record")
    except Unreadable:  # what it holds can still be taken elsewhere
        await _may_rescue(who, ident)
    # Not the table in memory: another server on this database may have gone on, and all of it must be of one moment.
    kept = await who.store.record(ident)
    if kept is None:
        raise Refused("table-unknown")
    if not kept.head:
        raise Refused("not-started")
    if hides and kept.status == PLAYING:  # it has begun meanwhile
        raise Refused("secret-record")
    return _file(kept.text, f"{kept.game}-{table}.record")


async def _may_rescue(who: Identity, table: str) -> None:
    """Whether the record of a table that cannot be opened tells this device nothing that it may not know. Raises
    Refused."""
    granted, kept = (await who.store.granted(table)).acting(), await who.store.record(table)
    mine = granted.get(who.device.id)
    if mine is None or kept is None:
        raise Refused("not-at-table")
    others = {person for held in granted.values() for person in held if person >= 0} - set(mine)
    secret = kept.game not in GAMES or GAMES[kept.game].hidden.imperfect({})
    if kept.status == PLAYING and secret and others:
        raise Refused("secret-record")


@post(
    f"{T}/report", status_code=200, responses=COMMANDS, operation_id="report", tags=["records"], media_type="text/plain"
)
async def report(table: FromPath[str], data: JSONBody[ReportBody], who: By) -> Response[str]:
    """A file about a problem, for those who can mend it: your words, the position as you see it, the record."""
    who.spend("record")
    async with who.sessions.locked(table) as (session, t):
        eyes = t.eyes(session.persons(who.device.id), data.seat)
        whole = t.match.present is not None and t.may_export()
        kept = await who.store.record(table) if whole else None
        text = beside.report(t, eyes, data, kept.text if kept is not None else "" if whole else None)
        name = f"report-{t.game.id}-{t.id}.record"
    return _file(text, name)


def _file(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


HANDLERS = [
    list_tables, create_table, import_record, get_table, events, get_entries, positions, explain, record, report,
]  # fmt: skip
