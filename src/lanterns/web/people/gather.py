"""How people come together: tables that are open to everybody here, invitations, and playing again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.store import Saved
from lanterns.store.people import invitations as asked
from lanterns.store.people.circle import kept_apart, remember_visitor
from lanterns.store.people.invitations import Wanted, again_of, find_invitation, invitations_of, invite, others_of
from lanterns.store.people.open_tables import find_open, open_tables
from lanterns.store.persons.history import played
from lanterns.store.profiles import Profile
from lanterns.tables import Person, Refused, Table
from lanterns.tables.commands import opening
from lanterns.tables.parts.match import OVER
from lanterns.tables.parts.opened import Open
from lanterns.tables.parts.seats import NOBODY, OPEN
from lanterns.web.door.devices import hashed, new_share_token, new_table_id
from lanterns.web.identity import COMMANDS, READS, By, Eyes, Identity, errors
from lanterns.web.people.listing import (
    GONE_TURNS_SECONDS,
    MOST,
    about,
    looked_at,
    people_in_the_room,
    shape,
    sitting,
    waits,
)
from lanterns.web.people.shapes import (
    AgainBody,
    AgainShape,
    DeclineBody,
    DoneShape,
    InvitationBody,
    InvitationShape,
    InviteBody,
    InvitedShape,
    KeyBody,
    LaidShape,
    MetShape,
    OpenTablesShape,
    SitBody,
)
from lanterns.web.profile.statistics import Met, met
from lanterns.web.requests import OpenTableBody
from lanterns.web.responses import Seated, Update
from lanterns.web.routes.play import T
from lanterns.web.routes.profile import opened, own
from lanterns.web.routes.tables import lay, wished
from lanterns.web.service.here import Here, acting
from lanterns.web.service.people import same_seats

COMES = errors(403, 404, 409, 410, 413, 415)
Word = Annotated[str, QueryParameter(max_length=40)]


# open tables


@get("/api/open", responses=errors(), operation_id="openTables", tags=["people"])
async def listed(who: By, game: Word = "", language: Word = "", level: Word = "") -> OpenTablesShape:
    """The tables that are open to everybody here, the newest first: of a game, for a language, for a level."""
    people = people_in_the_room(who.sessions)
    if not who.open_tables:
        return OpenTablesShape(False, people, [])
    now, device, held, barred = time.time(), who.device.id, looked_at(who.sessions), who.bans.until
    found = await who.store.read(lambda store: open_tables(store, device, now - GONE_TURNS_SECONDS, held, barred))
    told = [
        shape(one)
        for one in found
        if waits(who.sessions, one, now)
        and game in ("", one.table.game)
        and (language == "" or one.open.language in ("any", language))
        and (level == "" or one.open.level in ("any", level))
    ]
    return OpenTablesShape(True, people, told[:MOST])


@post(f"{T}/open", status_code=200, responses=COMMANDS, operation_id="openTable", tags=["people"])
async def open_table(table: FromPath[str], data: JSONBody[OpenTableBody], who: By, seat: Eyes = None) -> Update:
    """Show a table to everybody here who looks for one, before its start; or take it off that list. Its host alone."""
    who.spend("create")
    to = wished(who, data.open)

    def do(_: Here, t: Table, persons: list[int]) -> None:
        kept = to if to is None or t.open is None else Open(t.open.key, to.language, to.level, to.watch)
        opening.open_to_all(t, acting(t, persons), kept)

    return await who.command(table, seat, do)


@post("/api/open/sit", status_code=200, responses=COMES, operation_id="sitOpenly", tags=["people"])
async def sit(data: JSONBody[SitBody], who: By) -> Response[Seated]:
    """Sit down at a table of the list. Whoever sits there already is led there."""
    ident = await _listed(who, data.key)
    seated = await _at(who, ident)
    if seated is None:
        seated = await come(who, ident, lambda t: opening.sit_openly(t, data.key, data.name))
    return Response(seated, cookies=who.device.cookies)


@post("/api/open/watch", status_code=200, responses=COMES, operation_id="watchOpenly", tags=["people"])
async def watch(data: JSONBody[KeyBody], who: By) -> Response[Seated]:
    """Look on at a table of the list that is being played, where its host allows it."""
    ident = await _listed(who, data.key)
    seated = await _at(who, ident)
    if seated is None:
        device = await who.know_device()
        seated = await who.sessions.change(
            ident,
            lambda _, t: opening.may_watch(t, data.key),
            lambda *_: Seated(ident, NOBODY),
            lambda t, _: Saved(t, [], grants=[(device, NOBODY)]),
        )
    return Response(seated, cookies=who.device.cookies)


async def _listed(who: Identity, key: str) -> str:
    """The table of a key of the list. Whoever is kept apart from its host by a block finds none there. Raises
    Refused."""
    who.spend("link")
    ident = await who.store.read(lambda store: find_open(store, key)) if who.open_tables else None
    if ident is None:
        raise Refused("open-unknown")
    await _not_apart(who, ident, "open-unknown")
    return ident


async def _not_apart(who: Identity, ident: str, code: str) -> None:
    """Raises Refused with that code."""
    async with who.sessions.locked(ident) as (_, t):
        host = next((person.id for person in t.seating.people if person.host), NOBODY)
    device = who.device.id
    apart = bool(device) and await who.store.read(lambda store: kept_apart(store, device, ident, host))
    if apart:
        raise Refused(code)


async def _at(who: Identity, ident: str) -> Seated | None:
    """Where the device sits at a table already; None for one that does not."""
    async with who.sessions.locked(ident) as (session, t):
        held = t.seating.held_by([p for p in session.grants.get(who.device.id, []) if p != NOBODY])
    return Seated(ident, held[0]) if held else None


async def come(who: Identity, ident: str, sit: Callable[[Table], Person]) -> Seated:
    """Sit down at a table as somebody who is known by their page from now on. Raises Refused."""
    device, profile = await opened(who)

    def do(t: Table) -> Person:
        person = sit(t)
        t.seating.admit(person.id, device, t.at)
        return person

    person, seated = await who.sessions.change(
        ident,
        lambda _, t: do(t),
        lambda _, t, __, one: (one.id, Seated(t.id, t.seating.seats_of(one.id)[0])),
        lambda t, one: Saved(t, [], grants=[(device, one.id)]),
    )
    await who.store.write(lambda store: remember_visitor(store, ident, person, profile.id))
    return seated


# invitations


async def _met(who: Identity) -> dict[str, tuple[str, Met]]:
    """The persons met most often: who they are across tables, and what is told of them. They go by ids that this device
    alone knows them by, and that tell nobody who they are."""
    device = who.device.id
    if not device:
        return {}
    games = await who.store.read(lambda store: played(store, device))
    return {hashed(f"met {device} {one.first}")[:24]: (key, one) for key, one in met(games)}


@get("/api/people", responses=errors(), operation_id="peopleMet", tags=["people"])
async def people(who: By) -> list[MetShape]:
    """Whom you have met at tables most often: those who may be invited."""
    who.spend("record")
    found = await _met(who)
    return [MetShape(ident, one.name, one.colour, one.games) for ident, (_, one) in found.items()]


@post(f"{T}/invite", status_code=200, responses=COMMANDS, operation_id="invite", tags=["people"])
async def invite_people(table: FromPath[str], data: JSONBody[InviteBody], who: By) -> InvitedShape:
    """Ask people whom you have met to this table, before its start. They find it at home."""
    who.spend("create")
    found, name = await _met(who), ""
    async with who.sessions.locked(table) as (session, t):
        by = acting(t, session.persons(who.device.id))
        t.seating.require_seated(by)
        t.match.require_lobby()
        name = t.seating.people[by].name
    unknown = [one for one in data.who if one not in found]
    if unknown:
        raise Refused("person-unknown", f"{unknown[0]} is nobody of GET /api/people")
    _, profile = await opened(who)
    wanted = [Wanted(found[one][0], new_share_token(), new_table_id()) for one in dict.fromkeys(data.who)]
    sender, now = (profile.id, _called(profile, name)), time.time()
    return InvitedShape(await who.store.write(lambda store: invite(store, table, sender, wanted, now)))


def _called(profile: Profile, name: str) -> str:
    """How somebody is called who asks others to a table."""
    return one_line(name or profile.name, NAME_LENGTH)


@get("/api/invitations", responses=errors(), operation_id="invitations", tags=["people"])
async def invitations(who: By) -> list[InvitationShape]:
    """The tables to which you were asked and that still wait for somebody."""
    profile = await own(who)
    if profile is None:
        return []
    found = await who.store.read(lambda store: invitations_of(store, profile.id))
    return [
        InvitationShape(
            one.id, one.name, one.table.game, about(one.table), sitting(one.table.chairs),
            sum(chair.kind == OPEN for chair in one.table.chairs), one.again_of is not None, one.made,
        )
        for one in found
    ]  # fmt: skip


@post("/api/invitations/accept", status_code=200, responses=COMES, operation_id="acceptInvitation", tags=["people"])
async def accept(data: JSONBody[InvitationBody], who: By) -> Response[Seated]:
    """Sit down at a table to which you were asked."""
    profile, ident = await _invited(who, data.id)
    seated = await _at(who, ident)
    if seated is None:
        seated = await come(who, ident, lambda t: opening.sit_invited(t, data.name or profile.name))
    await who.store.write(lambda store: asked.answer(store, profile.id, ident, accepted=True))
    return Response(seated, cookies=who.device.cookies)


@post("/api/invitations/decline", status_code=200, responses=COMES, operation_id="declineInvitation", tags=["people"])
async def decline(data: JSONBody[DeclineBody], who: By) -> DoneShape:
    """You do not come. Nobody is told."""
    profile, ident = await _invited(who, data.id)
    await who.store.write(lambda store: asked.answer(store, profile.id, ident, accepted=False))
    return DoneShape()


async def _invited(who: Identity, ident: str) -> tuple[Profile, str]:
    """Whose invitation that is, and its table. Raises Refused."""
    who.spend("link")
    profile = await own(who)
    table = None if profile is None else await who.store.read(lambda s: find_invitation(s, profile.id, ident))
    if profile is None or table is None:
        raise Refused("invitation-gone")
    return profile, table


# playing again


@get(f"{T}/again", responses=READS, operation_id="whoPlaysAgain", tags=["people"])
async def who_again(table: FromPath[str], who: By) -> AgainShape:
    """Who of a table whose game is over sits at the one where it is to be played again."""
    async with who.sessions.locked(table) as (session, t):
        mine = session.persons(who.device.id)
        names = {chair.person: chair.name for chair in reversed(t.seating.chairs) if chair.person != NOBODY}
    found = await who.store.read(lambda store: again_of(store, table))
    there = [] if found is None else [person for person in found.people if person not in mine]
    return AgainShape([names[person] for person in there if person in names])


@post(f"{T}/again", status_code=200, responses=COMMANDS, operation_id="playAgain", tags=["people"])
async def play_again(table: FromPath[str], data: JSONBody[AgainBody], who: By) -> Response[LaidShape]:
    """Play the game of a table again with the same seats: where one of the others has laid the new table you sit down
    there; else it is laid, and the others are asked to it."""
    async with who.sessions.again(table):
        return Response(await _again(table, data.same, who), cookies=who.device.cookies)


async def _again(table: str, same: bool, who: Identity) -> LaidShape:
    async with who.sessions.locked(table) as (session, t):
        persons = session.persons(who.device.id)
        mine = t.seating.held_by(persons)
        if t.status != OVER:
            raise Refused("not-over")
        if not mine:
            raise Refused("not-your-seat")
        name = t.seating.people[t.seating.chairs[mine[0]].person].name or t.seating.chairs[mine[0]].name
        wish = same_seats(t, persons, name, same)
        most = len(mine)
    laid = await who.store.read(lambda store: again_of(store, table))
    if laid is not None and most == 1:
        try:
            seated = await _at(who, laid.table) or await come(who, laid.table, lambda t: opening.sit_invited(t, name))
        except Refused as error:
            if error.code not in ("seat-taken", "invitation-gone", "table-unknown"):
                raise
        else:
            _, profile = await opened(who)
            await who.store.write(lambda store: asked.answer(store, profile.id, laid.table, accepted=True))
            return LaidShape(seated.table, [])
    who.spend("create")
    others = await who.store.read(lambda store: others_of(store, table, persons))
    created = await lay(who, wish)
    if others:
        _, profile = await opened(who)
        wanted = [Wanted(key, new_share_token(), new_table_id()) for key in others]
        sender, now = (profile.id, _called(profile, name)), time.time()
        made = created.table.id
        await who.store.write(lambda store: invite(store, made, sender, wanted, now, table))
    return LaidShape(created.table.id, created.links)


HANDLERS = [
    listed, open_table, sit, watch, people, invite_people, invitations, accept, decline, who_again, play_again,
]  # fmt: skip
