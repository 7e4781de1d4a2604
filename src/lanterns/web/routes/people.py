"""Before the game: joining, seats, settings, the start; and leaving."""

from __future__ import annotations

import time
from random import SystemRandom

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from lanterns.store import Saved, Unreadable
from lanterns.tables import Person, Refused, Table
from lanterns.tables.commands import lobby
from lanterns.tables.words import new_code, read_code
from lanterns.web.identity import COMMANDS, By, Eyes, errors
from lanterns.web.live.session import Session
from lanterns.web.requests import (
    EmptyBody,
    Join,
    JoinCodeBody,
    MeBody,
    ReadyBody,
    SeatBody,
    SettingsBody,
)
from lanterns.web.responses import Left, Seated, Update
from lanterns.web.routes.play import T
from lanterns.web.service import people as deeds
from lanterns.web.service.here import Here, acting

GUESSES = errors(403, 404, 409, 410, 413, 415)


@post("/api/join", status_code=200, responses=GUESSES, operation_id="join", tags=["people"])
async def join(data: JSONBody[Join], who: By) -> Response[Seated]:
    """Take a free seat of the table that answers to three words. Somebody who sits there already is sent there."""
    who.spend("guess")
    who.limiter.spend("guess_all", "everybody")
    sessions = who.sessions
    code = read_code(data.words)
    ident = await who.store.find_join(code, time.time()) if code else None
    if ident is None:
        raise Refused("join-unknown")
    async with sessions.locked(ident) as (session, table):
        persons = session.grants.get(who.device.id, [])
        held = table.seating.held_by(persons)
    if held:
        return Response(Seated(ident, held[0]))
    device = await who.know_device()

    def sit(t: Table) -> Person:
        person = lobby.sit(t, lobby.can_join(t, code), data.name)
        t.seating.admit(person.id, device, t.at)
        return person

    seated = await sessions.change(
        ident,
        lambda _, t: sit(t),
        lambda _, t, __, person: Seated(t.id, t.seating.seats_of(person.id)[0]),
        lambda t, person: Saved(t, [], grants=[(device, person.id)]),
    )
    return Response(seated, cookies=who.device.cookies)


@post(f"{T}/join-code", status_code=200, responses=COMMANDS, operation_id="joinCode", tags=["people"])
async def join_code(table: FromPath[str], data: JSONBody[JoinCodeBody], who: By, seat: Eyes = None) -> Update:
    """Three new words that open a free seat for an hour, or none."""
    who.spend("create")
    code = new_code(SystemRandom()) if data.open else ""
    while code and await who.store.find_join(code, time.time()) is not None:
        code = new_code(SystemRandom())

    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.open_code(t, acting(t, persons), code)

    return await who.command(table, seat, do)


@post(f"{T}/me", status_code=200, responses=COMMANDS, operation_id="rename", tags=["people"])
async def me(table: FromPath[str], data: JSONBody[MeBody], who: By, seat: Eyes = None) -> Update:
    """Your name at this table."""
    return await who.command(table, seat, deeds.rename(data))


@post(f"{T}/ready", status_code=200, responses=COMMANDS, operation_id="ready", tags=["people"])
async def ready(table: FromPath[str], data: JSONBody[ReadyBody], who: By, seat: Eyes = None) -> Update:
    """Whether you are ready to begin."""
    return await who.command(table, seat, deeds.ready(data))


@post(f"{T}/seats/{{number:int}}", status_code=200, responses=COMMANDS, operation_id="setSeat", tags=["people"])
async def set_seat(
    table: FromPath[str], number: FromPath[int], data: JSONBody[SeatBody], who: By, seat: Eyes = None
) -> Update:
    """Change a seat before the start: the host any, others the name and colour of their own."""

    def saved(t: Table, gone: list[int]) -> Saved:
        # A seat that changes hands takes its link with it: the old one must not lead back in.
        return Saved(t, [], closed=[number] if data.kind is not None else [], revoke=gone)

    return await who.command(table, seat, deeds.set_seat(number, data), saved)


@post(f"{T}/settings", status_code=200, responses=COMMANDS, operation_id="settings", tags=["people"])
async def settings(table: FromPath[str], data: JSONBody[SettingsBody], who: By, seat: Eyes = None) -> Update:
    """Change the table as its host."""
    return await who.command(table, seat, deeds.change(data))


@post(f"{T}/start", status_code=200, responses=COMMANDS, operation_id="start", tags=["people"])
async def start(table: FromPath[str], data: JSONBody[EmptyBody], who: By, seat: Eyes = None) -> Update:
    """Lay the table and begin."""
    return await who.command(table, seat, deeds.start())


@post(f"{T}/leave", status_code=200, responses=COMMANDS, operation_id="leave", tags=["people"])
async def leave(table: FromPath[str], data: JSONBody[EmptyBody], who: By) -> Left:
    """Leave the table for good; a spectator only takes it off the list."""
    sessions, device = who.sessions, who.device.id

    def do(session: Session, t: Table) -> tuple[list[int], list[int]]:
        return deeds.leave()(session, t, session.persons(device))

    def saved(t: Table, gone: tuple[list[int], list[int]]) -> Saved:
        return Saved(t, [], closed=gone[1], revoke=gone[0])

    try:
        left = await sessions.change(table, do, lambda _, t, __, ___: Left(t.id), saved)
    except Unreadable:  # nobody can stand up there; it only leaves the list
        if device not in (await who.store.granted(table)).acting():
            raise Refused("not-at-table") from None
        await who.store.forget(device, table)
        return Left(table)
    await sessions.forget(table, device)
    return left


@post(f"{T}/delete", status_code=200, responses=COMMANDS, operation_id="deleteTable", tags=["people"])
async def delete(table: FromPath[str], data: JSONBody[EmptyBody], who: By) -> Left:
    """Take the table away for everybody: as its host before the start or after the end, or having it to oneself."""
    await who.sessions.remove(table, who.device.id)
    return Left(table)


HANDLERS = [join, join_code, me, ready, set_seat, settings, start, leave, delete]
