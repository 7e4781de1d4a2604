"""How people keep the peace: who blocks whom, and what is told to whoever runs the server."""

from __future__ import annotations

import time

from litestar import Response, get, post
from litestar.params import JSONBody

from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.store.people.circle import block, blocks_of, profile_at, unblock
from lanterns.store.people.hosting import Report, report
from lanterns.store.people.invitations import inviter_of
from lanterns.tables import Entry, Refused
from lanterns.tables.parts.entry import CHAT, SIGNALS
from lanterns.web.door.devices import new_share_token, new_table_id
from lanterns.web.identity import By, Identity, errors
from lanterns.web.people.shapes import BlockId, BlockShape, DoneShape, InviterBody, PersonBody, ReportAbout
from lanterns.web.routes.profile import opened, own

CONDUCT = errors(403, 404, 409, 410, 413, 415)


async def of_table(who: Identity, table: str, person: int) -> tuple[str, str, bool]:
    """How a person of a table that the device is at is called, the game that is played there, and whether it is the
    device's own person. Raises Refused."""
    async with who.sessions.locked(table) as (session, t):
        mine = session.persons(who.device.id)
        if person >= len(t.seating.people):
            raise Refused("person-unknown")
        seats = t.seating.seats_of(person)
        name = t.seating.people[person].name or (t.seating.chairs[seats[0]].name if seats else "")
        return name, t.game.id, person in mine


# blocks


@get("/api/blocks", responses=errors(), operation_id="blocks", tags=["people"])
async def blocked(who: By) -> list[BlockShape]:
    """Whom you have blocked, the last first."""
    return await _blocks(who)


async def _blocks(who: Identity) -> list[BlockShape]:
    profile = await own(who)
    found = [] if profile is None else await who.store.read(lambda store: blocks_of(store, profile.id))
    return [BlockShape(one.id, one.name, one.made) for one in found]


@post("/api/blocks", status_code=200, responses=CONDUCT, operation_id="block", tags=["people"])
async def block_person(data: JSONBody[PersonBody], who: By) -> Response[list[BlockShape]]:
    """Have nothing more to do with somebody at a table of yours: they cannot join your open tables nor invite you, and
    you do not see what they write. They are not told."""
    who.spend("create")
    name, _, mine = await of_table(who, data.table, data.person)
    if mine:
        raise Refused("block-own")
    fresh, now = new_table_id(), time.time()
    other = await who.store.write(lambda store: profile_at(store, data.table, data.person, fresh, now))
    if other is None:
        raise Refused("person-unknown", "they have left, and nothing is known of them here")
    return await _block(who, other, name)


@post("/api/blocks/inviter", status_code=200, responses=CONDUCT, operation_id="blockInviter", tags=["people"])
async def block_inviter(data: JSONBody[InviterBody], who: By) -> Response[list[BlockShape]]:
    """The same for whoever sent you an invitation, which is then gone."""
    who.spend("create")
    profile = await own(who)
    ident = data.invitation
    found = None if profile is None else await who.store.read(lambda store: inviter_of(store, profile.id, ident))
    if found is None:
        raise Refused("invitation-gone")
    return await _block(who, *found)


async def _block(who: Identity, other: str, name: str) -> Response[list[BlockShape]]:
    _, profile = await opened(who)
    ident, now = new_share_token(), time.time()
    if not await who.store.write(lambda store: block(store, profile.id, other, name, ident, now)):
        raise Refused("block-own")
    who.sessions.kin_changed()
    return Response(await _blocks(who), cookies=who.device.cookies)


@post("/api/blocks/remove", status_code=200, responses=CONDUCT, operation_id="unblock", tags=["people"])
async def unblock_person(data: JSONBody[BlockId], who: By) -> list[BlockShape]:
    """Take a block back."""
    profile = await own(who)
    if profile is None or not await who.store.write(lambda store: unblock(store, profile.id, data.id)):
        raise Refused("person-unknown")
    who.sessions.kin_changed()
    return await _blocks(who)


# reports


@post("/api/reports", status_code=200, responses=CONDUCT, operation_id="reportPerson", tags=["people"])
async def report_person(data: JSONBody[ReportAbout], who: By) -> Response[DoneShape]:
    """Tell whoever runs the server about somebody at a table of yours, in words or by lines that they wrote there."""
    who.spend("report")
    name, game, mine = await of_table(who, data.table, data.person)
    if mine:
        raise Refused("block-own")
    text = "\n".join(one_line(line, len(line)) for line in data.text.splitlines()).strip()
    if not text and not data.lines:
        raise Refused("bad-request", "say what happened, or name the lines that it is about")
    lines = await _lines(who, data)
    fresh, now = new_table_id(), time.time()
    about = await who.store.write(lambda store: profile_at(store, data.table, data.person, fresh, now))
    _, profile = await opened(who)
    called = one_line(name, NAME_LENGTH)
    told = Report(new_share_token(), profile.id, about, data.table, game, called, text, lines, now)
    if not await who.store.write(lambda store: report(store, told)):
        raise Refused("reports-many")
    return Response(DoneShape(), cookies=who.device.cookies)


async def _lines(who: Identity, data: ReportAbout) -> list[tuple[int, str]]:
    """What that person wrote under those numbers. Raises Refused for any other entry."""
    found: list[tuple[int, str]] = []
    for seq in sorted(set(data.lines)):
        entries = await who.store.entries(data.table, seq - 1, 1)
        entry = entries[0] if entries else None
        if entry is None or entry.seq != seq or not _wrote(entry, data.person):
            raise Refused("bad-request", f"entry {seq} is nothing that they wrote")
        found.append((seq, entry.text))
    return found


def _wrote(entry: Entry, person: int) -> bool:
    return entry.kind == CHAT and entry.person == person and entry.word not in SIGNALS


HANDLERS = [blocked, block_person, block_inviter, unblock_person, report_person]
