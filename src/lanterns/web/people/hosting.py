"""The page of whoever runs the server: tables, reports, bans. Only the devices that opened its secret link have it."""

from __future__ import annotations

import time
from typing import Literal

from litestar import Response, get, post
from litestar.params import JSONBody

from lanterns.store import Unreadable
from lanterns.store.people import hosting as kept
from lanterns.store.people.circle import profile_at
from lanterns.store.people.hosting import Ban
from lanterns.store.profiles import devices_of
from lanterns.tables import Refused
from lanterns.tables.card import Listed
from lanterns.tables.commands import opening
from lanterns.tables.parts.match import LOBBY, OVER, PLAYING
from lanterns.web.door.devices import hashed, new_share_token, new_table_id
from lanterns.web.identity import By, Identity, errors
from lanterns.web.people.listing import people_in_the_room
from lanterns.web.people.shapes import (
    BanBody,
    BanId,
    BanShape,
    DoneShape,
    HostedPerson,
    HostedTable,
    HostSecret,
    HostShape,
    ReportBody,
    ReportedLine,
    ReportShape,
    TableBody,
)
from lanterns.web.requests import EmptyBody

H = "/api/host"
SEES = errors(403)
DOES = errors(403, 404, 409, 410, 413, 415)
DAY = 86_400.0


async def require_host(who: Identity) -> str:
    """The device, when it has the page. Raises Refused."""
    device = who.device.id
    if not device or not await who.store.read(lambda store: kept.is_host(store, device)):
        raise Refused("host-page")
    return device


@post(f"{H}/open", status_code=200, responses=DOES, operation_id="openHostPage", tags=["host"])
async def open_page(data: JSONBody[HostSecret], who: By) -> Response[DoneShape]:
    """Open the page by its secret link, which is used up by it; this device has the page from then on."""
    who.spend("link")
    device = who.device.id
    has = bool(device) and await who.store.read(lambda store: kept.is_host(store, device))
    if has:
        return Response(DoneShape())
    mine, secret, now = await who.know_device(), hashed(data.secret), time.time()
    if not await who.store.write(lambda store: kept.use_host_link(store, secret, mine, now)):
        raise Refused("host-link-used")
    return Response(DoneShape(), cookies=who.device.cookies)


@post(f"{H}/leave", status_code=200, responses=DOES, operation_id="leaveHostPage", tags=["host"])
async def leave_page(data: JSONBody[EmptyBody], who: By) -> DoneShape:
    """This device has the page no more."""
    device = await require_host(who)
    await who.store.write(lambda store: kept.leave_host_page(store, device))
    return DoneShape()


@get(H, responses=SEES, operation_id="hostPage", tags=["host"])
async def page(who: By) -> HostShape:
    """What goes on here: how many tables, which of them are not over and who is there, reports that wait, bans."""
    await require_host(who)
    return await shape(who)


async def shape(who: Identity) -> HostShape:
    counts = await who.store.read(kept.counted)
    tables = await who.store.read(kept.unfinished)
    there = {table.id for table in tables}
    reports = await who.store.read(kept.open_reports)
    gone = [one.table for one in reports if one.table not in there]
    there |= await who.store.read(lambda store: kept.known(store, gone)) if gone else set()
    bans = await who.store.read(lambda store: kept.bans_of(store, time.time()))
    return HostShape(
        who.open_tables, counts.get(LOBBY, 0), counts.get(PLAYING, 0), counts.get(OVER, 0), counts["open"],
        people_in_the_room(who.sessions),
        [_table(who, table) for table in tables],
        [
            ReportShape(
                one.id, one.table, one.game, one.name, one.text, [ReportedLine(seq, text) for seq, text in one.lines],
                one.made, one.table in there, one.about is not None,
            )
            for one in reports
        ],
        [BanShape(one.id, one.name, one.why, one.made, one.until) for one in bans],
    )  # fmt: skip


def _table(who: Identity, table: Listed) -> HostedTable:
    session = who.sessions.held.get(table.id)
    online = session.online() if session else set()
    seats = {chair.person: chair.name for chair in reversed(table.chairs)}
    people = [
        HostedPerson(ident, name or seats.get(ident, ""), ident in online)
        for ident, name, _, gone in table.card.get("people", ())
        if not gone
    ]
    status: Literal["lobby", "playing"] = "lobby" if table.status == LOBBY else "playing"
    return HostedTable(table.id, table.game, status, table.card.get("open") is not None, people, table.updated)


@post(f"{H}/tables/unlist", status_code=200, responses=DOES, operation_id="unlistTable", tags=["host"])
async def unlist(data: JSONBody[TableBody], who: By) -> HostShape:
    """Take a table off the list of open ones; it goes on."""
    await require_host(who)
    await who.sessions.change(data.table, lambda _, t: opening.unlist(t), lambda *_: None)
    return await shape(who)


@post(f"{H}/tables/close", status_code=200, responses=DOES, operation_id="closeTable", tags=["host"])
async def close(data: JSONBody[TableBody], who: By) -> HostShape:
    """Take a table away for everybody, for good; whoever is there is told that it is gone. What was reported of it
    stays."""
    await require_host(who)
    try:
        await who.sessions.discard(data.table)
    except Unreadable:
        await who.store.remove(data.table)
    return await shape(who)


@post(f"{H}/reports/settle", status_code=200, responses=DOES, operation_id="settleReport", tags=["host"])
async def settle(data: JSONBody[ReportBody], who: By) -> HostShape:
    """A report is dealt with and waits no more."""
    await require_host(who)
    if not await who.store.write(lambda store: kept.settle(store, data.report, time.time())):
        raise Refused("report-unknown")
    return await shape(who)


@post(f"{H}/bans", status_code=200, responses=DOES, operation_id="ban", tags=["host"])
async def ban(data: JSONBody[BanBody], who: By) -> HostShape:
    """Close the server to somebody and all their devices, for days or for good: they can look at what is theirs, take
    it out and delete it, and do nothing else."""
    device = await require_host(who)
    profile, name = await _whom(who, data)
    if device in await who.store.read(lambda store: devices_of(store, profile)):
        raise Refused("block-own")
    now = time.time()
    until = None if data.days is None else now + data.days * DAY
    told = Ban(new_share_token(), name, data.why, now, until)
    if not await who.store.write(lambda store: kept.ban(store, profile, told)):
        raise Refused("person-unknown")
    await _bar(who)
    return await shape(who)


async def _bar(who: Identity) -> None:
    """What a ban means from now on, or means no more."""
    await who.bans.bar(who.sessions)
    who.sessions.others.tell_bans()


async def _whom(who: Identity, data: BanBody) -> tuple[str, str]:
    """Profile and name. Raises Refused."""
    if data.report is not None:
        ident = data.report
        found = await who.store.read(lambda store: kept.reported(store, ident))
        if found is None:
            raise Refused("report-unknown")
        if found[0] is None:
            raise Refused("person-unknown", "they had left, and nothing is known of them here")
        return found[0], found[1]
    if data.table is None or data.person is None:
        raise Refused("bad-request", "say whom: by a report, or by a table and a person")
    table, person = data.table, data.person
    async with who.sessions.locked(table) as (_, t):
        if person >= len(t.seating.people):
            raise Refused("person-unknown")
        name = t.seating.people[person].name
    fresh, now = new_table_id(), time.time()
    profile = await who.store.write(lambda store: profile_at(store, table, person, fresh, now))
    if profile is None:
        raise Refused("person-unknown", "they have left, and nothing is known of them here")
    return profile, name


@post(f"{H}/bans/lift", status_code=200, responses=DOES, operation_id="liftBan", tags=["host"])
async def lift(data: JSONBody[BanId], who: By) -> HostShape:
    """End a ban before its time."""
    await require_host(who)
    if not await who.store.write(lambda store: kept.unban(store, data.ban)):
        raise Refused("ban-unknown")
    await _bar(who)
    return await shape(who)


HANDLERS = [open_page, leave_page, page, unlist, close, settle, ban, lift]
