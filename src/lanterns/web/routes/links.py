"""Links: to a seat, for one device that then has it; and for spectators. And the devices that a seat's person has."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from lanterns.core.step import SPECTATOR
from lanterns.store import Saved
from lanterns.tables import Person, Refused, Table
from lanterns.tables.commands import access
from lanterns.tables.parts.seats import NOBODY
from lanterns.web.door.devices import hashed, new_secret
from lanterns.web.door.site import Site
from lanterns.web.identity import COMMANDS, By, Identity, errors
from lanterns.web.live.session import Session
from lanterns.web.requests import EmptyBody, LinkBody, LinkSecret, UseLink
from lanterns.web.responses import Left, LinkCard, LinkShape, Seated
from lanterns.web.routes.play import T
from lanterns.web.service.here import acting

OPENS = errors(403, 404, 409, 410, 413, 415)


def link_url(site: Site, seat: int, secret: str) -> str:
    return site.link(f"/watch/{secret}" if seat == SPECTATOR else f"/seat/{secret}")


async def find_link(who: Identity, secret: str) -> tuple[str, int]:
    """The table and seat of a link. Raises Refused."""
    who.spend("link")
    found = await who.store.find_link(hashed(secret))
    if found is None:
        raise Refused("link-unknown")
    return found


def _persons(who: Identity, session: Session) -> list[int]:
    return [person for person in session.grants.get(who.device.id, ()) if person != NOBODY]


async def read_link(who: Identity, secret: str) -> LinkCard:
    """What a link would do for who asks; nothing is done. Raises Refused."""
    ident, seat = await find_link(who, secret)
    async with who.sessions.locked(ident) as (session, t):
        host = next((person.name for person in t.seating.people if person.host), "")
        about = (seat, t.game.id, t.title, host)
        if seat == SPECTATOR:
            return LinkCard("watch", None, *about, "", False, "")
        card = access.read_link(t, seat, _persons(who, session))
        yours = card.state == "yours"
        return LinkCard(card.state, ident if yours else None, *about, card.name, card.here, card.me)


async def open_link(who: Identity, secret: str, name: str = "", here: bool = False) -> Seated:
    """What a seat or spectator link does; the cookie is for the caller to set. Raises Refused."""
    ident, seat = await find_link(who, secret)
    device = await who.know_device()

    def do(session: Session, table: Table) -> Person | None:
        if seat == SPECTATOR:
            return None
        return access.use_link(table, seat, _persons(who, session), device, name, here)

    def saved(table: Table, person: Person | None) -> Saved:
        return Saved(table, [], grants=[(device, NOBODY if person is None else person.id)])

    return await who.sessions.change(ident, do, lambda *_: Seated(ident, seat), saved)


@post("/api/links", status_code=200, responses=OPENS, operation_id="openLink", tags=["people"])
async def links(data: JSONBody[UseLink], who: By) -> Response[Seated]:
    """Open a seat link or a spectator link by its secret. A seat link is used up by the first device that does; the
    same device may come again."""
    seated = await open_link(who, data.secret, data.name, data.here)
    return Response(seated, cookies=who.device.cookies)


@post("/api/links/read", status_code=200, responses=OPENS, operation_id="readLink", tags=["people"])
async def read(data: JSONBody[LinkSecret], who: By) -> LinkCard:
    """What a link would do on this device. Nothing is taken by asking."""
    return await read_link(who, data.secret)


@post(f"{T}/links", status_code=201, responses=COMMANDS, operation_id="newLink", tags=["people"])
async def new_link(table: FromPath[str], data: JSONBody[LinkBody], who: By) -> LinkShape:
    """A fresh link to an open seat, to your own seat for another device, or for spectators; the former one stops
    working. One to your own seat ends the devices that had it. Only its hash is kept."""
    secret = new_secret()
    device = who.device.id

    def do(session: Session, t: Table) -> list[tuple[str, int]]:
        persons = session.persons(device)
        if data.seat == SPECTATOR:
            t.seating.require_host(acting(t, persons))
            return []
        held = session.as_held(device, persons)
        return access.new_link(t, persons, data.seat, held, session.granted.like(device))

    return await who.sessions.change(
        table,
        do,
        lambda *_: LinkShape(data.seat, link_url(who.site, data.seat, secret)),
        lambda t, ended: Saved(t, [], links=[(hashed(secret), data.seat)], ended=ended),
    )


@post(f"{T}/devices/{{number:int}}/end", status_code=200, responses=COMMANDS, operation_id="endDevice", tags=["people"])
async def end_device(table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], who: By) -> Left:
    """End what a device may do for you here: another one, or this one where there is another."""
    device = who.device.id

    def do(session: Session, t: Table) -> tuple[str, int]:
        persons = session.persons(device)
        return access.end_device(t, persons, session.as_held(device, persons), number, session.granted.like(device))

    return await who.sessions.change(
        table, do, lambda _, t, __, ___: Left(t.id), lambda t, ended: Saved(t, [], ended=[ended])
    )


HANDLERS = [links, read, new_link, end_device]
