"""Finished games of one's own that one marks with a star, and finds again on one's page."""

from __future__ import annotations

import time

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from lanterns.store.persons.favourites import mark, marked, status_of, unmark
from lanterns.tables import Refused
from lanterns.tables.card import summary
from lanterns.tables.parts.match import OVER
from lanterns.web.identity import By, Identity, errors
from lanterns.web.profile.shapes import FavouriteBody, FavouriteShape
from lanterns.web.responses import SummaryShape
from lanterns.web.routes.profile import WRITES, P, opened, own

AT = f"{P}/favourites"


async def _listed(who: Identity) -> list[FavouriteShape]:
    device, found = who.device.id, await own(who)
    if found is None:
        return []
    stars = await who.store.read(lambda store: marked(store, device, found.id))
    return [
        FavouriteShape(msgspec.convert(summary(star.table, star.mine, ()), SummaryShape), star.at) for star in stars
    ]


@get(AT, responses=errors(), operation_id="favourites", tags=["profile"])
async def favourites(who: By) -> list[FavouriteShape]:
    """The finished games that you have marked with a star, the newest mark first."""
    who.spend("record")
    return await _listed(who)


@post(AT, status_code=200, responses=WRITES, operation_id="markFavourite", tags=["profile"])
async def star(data: JSONBody[FavouriteBody], who: By) -> Response[list[FavouriteShape]]:
    """Mark a finished game of your own with a star, or take the star off again."""
    who.spend("create")
    if data.marked:
        await _mark(who, data.table)
    elif (found := await own(who)) is not None:
        await who.store.write(lambda store: unmark(store, found.id, data.table))
    return Response(await _listed(who), cookies=who.device.cookies)


async def _mark(who: Identity, table: str) -> None:
    device = who.device.id
    status = await who.store.read(lambda store: status_of(store, device, table)) if device else None
    if status is None:
        raise Refused("favourite-not-own")
    if status != OVER:
        raise Refused("favourite-not-over")
    profile = (await opened(who))[1].id
    if not await who.store.write(lambda store: mark(store, device, profile, table, time.time())):
        raise Refused("favourites-full")


HANDLERS = [favourites, star]
