"""Who somebody is on this server, what they have played, and their data. It belongs to devices, without a password."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.store.persons.feats import feats_of, lit_by
from lanterns.store.persons.history import count_unfinished, played
from lanterns.store.persons.joining import part_device
from lanterns.store.persons.passkeys import passkeys_of
from lanterns.store.persons.ratings import WAITS, rated_game, ratings_of
from lanterns.store.profiles import Profile, devices_since, name_profile, open_profile, profile_of
from lanterns.tables import Refused
from lanterns.web.door.devices import new_table_id
from lanterns.web.identity import AnyRequest, By, Identity, errors
from lanterns.web.people.bans import MAY
from lanterns.web.profile.data import bring_in, brought_of, delete_all, take_out
from lanterns.web.profile.lanterns import hang, lanterns
from lanterns.web.profile.rating import gained, shown
from lanterns.web.profile.settling import Settling
from lanterns.web.profile.shapes import (
    BroughtShape,
    DeletedShape,
    FileBody,
    GainedLantern,
    GainedShape,
    LanternsShape,
    PageDevice,
    PartBody,
    PasskeyShape,
    ProfileBody,
    ProfileShape,
    RatingShape,
    StatisticsShape,
)
from lanterns.web.profile.statistics import statistics
from lanterns.web.requests import EmptyBody

P = "/api/profile"
FILE_LIMIT = 8 * 1024 * 1024
WRITES = errors(403, 404, 409, 413, 415)
NOBODY_YET = Profile("", "", "", 0.0)


async def own(who: Identity) -> Profile | None:
    """Whose the device is that asks; None for one of which nothing was kept."""
    device = who.device.id
    return await who.store.read(lambda store: profile_of(store, device)) if device else None


async def opened(who: Identity) -> tuple[str, Profile]:
    """The device that asks, and its profile, made now where there was none; the cookie is for the caller to set."""
    device, ident = await who.know_device(), new_table_id()
    return device, await who.store.write(lambda store: open_profile(store, device, ident, time.time()))


async def shape(who: Identity, profile: Profile | None, request: AnyRequest) -> ProfileShape:
    """A profile as its own person sees it."""
    works = bool(who.site.relying(request.url.scheme, request.headers.get("host", ""))[0])
    if profile is None:
        return ProfileShape("", "", None, [], [], works)
    devices = await who.store.read(lambda store: devices_since(store, profile.id))
    keys = await who.store.read(lambda store: passkeys_of(store, profile.id))
    return ProfileShape(
        profile.name, profile.seal, profile.made,
        [PageDevice(at, device == who.device.id, since) for at, (device, since) in enumerate(devices, 1)],
        [PasskeyShape(key.credential, key.label, key.made, key.used) for key in keys], works,
    )  # fmt: skip


@get(P, responses=errors(), operation_id="profile", tags=["profile"])
async def profile(who: By, request: AnyRequest) -> ProfileShape:
    """Whose this device is: name and seal, devices and passkeys."""
    return await shape(who, await own(who), request)


@post(P, status_code=200, responses=WRITES, operation_id="nameProfile", tags=["profile"])
async def rename(data: JSONBody[ProfileBody], who: By, request: AnyRequest) -> Response[ProfileShape]:
    """Give your name and the colour of your seal."""
    who.spend("create")
    _, found = await opened(who)
    name = one_line(data.name, NAME_LENGTH)
    await who.store.write(lambda store: name_profile(store, found.id, name, data.seal))
    return Response(await shape(who, await own(who), request), cookies=who.device.cookies)


@get(f"{P}/statistics", responses=errors(), operation_id="statistics", tags=["profile"])
async def counted(who: By) -> StatisticsShape:
    """What you have played to its end, counted by game, mode, level and seat; and whom you met."""
    who.spend("record")
    device = who.device.id
    if not device:
        return statistics([], [], 0)
    games = await who.store.read(lambda store: played(store, device))
    found = await own(who)
    brought = [] if found is None else await who.store.read(lambda store: brought_of(store, found.id))
    unfinished = await who.store.read(lambda store: count_unfinished(store, device))
    return await asyncio.to_thread(statistics, games, brought, unfinished)


@get(f"{P}/lanterns", responses=errors(), operation_id="lanterns", tags=["profile"])
async def hung(who: By, request: AnyRequest) -> LanternsShape:
    """The lanterns that you have lit, and how far you have come with the others. Games that were finished before
    anything was kept of them are read now, some at each time."""
    who.spend("record")
    device = who.device.id
    settling: Settling = request.app.state.settling
    reading = bool(device) and await settling.catch_up(device)
    found = await own(who)
    bodies, lit = ([], {}) if found is None else await who.store.read(lambda store: feats_of(store, found.id))
    return LanternsShape(await asyncio.to_thread(hang, bodies, lit), reading)


@get(f"{P}/ratings", responses=errors(), operation_id="ratings", tags=["profile"])
async def rated(who: By) -> list[RatingShape]:
    """How strong you are at each game that you have played rated, for yourself to see."""
    found = await own(who)
    if found is None:
        return []
    return [shown(one) for one in await who.store.read(lambda store: ratings_of(store, found.id))]


@get(f"{P}/games/{{table:str}}", responses=errors(), operation_id="gained", tags=["profile"])
async def gained_by(table: FromPath[str], who: By) -> GainedShape:
    """What a finished game has brought you: your rating before and after it, and the lanterns that it lit. A game of
    others brings nothing."""
    who.spend("record")
    found = await own(who)
    if found is None:
        return GainedShape(None, [], waits=False)
    game = await who.store.read(lambda store: rated_game(store, found.id, table))
    kept, lit = await who.store.read(lambda store: lit_by(store, found.id, table))
    waits = not kept or (game is not None and game.state == WAITS)
    new = [GainedLantern(one.id, one.box) for one in lanterns() if one.id in lit]
    return GainedShape(None if game is None else gained(game), new, waits)


@post(f"{P}/devices/part", status_code=200, responses=WRITES, operation_id="partDevice", tags=["profile"])
async def part(data: JSONBody[PartBody], who: By, request: AnyRequest) -> ProfileShape:
    """Take a device off your page. The seats that it had stay with the page; it opens them no more."""
    who.spend("create")
    found = await own(who)
    if found is None:
        raise Refused("profile-unknown")
    devices = await who.store.read(lambda store: devices_since(store, found.id))
    if data.device > len(devices):
        raise Refused("not-found", f"your page has no device number {data.device}")
    if len(devices) == 1:
        raise Refused("page-only-device")
    device = devices[data.device - 1][0]
    await who.store.write(lambda store: part_device(store, found.id, device))
    who.sessions.kin_changed(device)
    return await shape(who, await own(who), request)


@get(f"{P}/export", responses=errors(404), operation_id="exportProfile", tags=["profile"])
async def export(who: By) -> Response[dict[str, Any]]:
    """All that is kept of you as one file: who you are, results, the records of finished games."""
    who.spend("record")
    device, found = who.device.id, await own(who)
    if not device or (found is None and not await who.store.knows(device)):
        raise Refused("profile-unknown")
    told = await take_out(who.store, device, found)
    headers = {"Content-Disposition": 'attachment; filename="three-lanterns.json"', "Cache-Control": "no-store"}
    return Response(told, headers=headers)


@post(
    f"{P}/import", status_code=200, responses=errors(403, 413, 415, 422), operation_id="importProfile",
    tags=["profile"], request_max_body_size=FILE_LIMIT,
)  # fmt: skip
async def bring(data: JSONBody[FileBody], who: By) -> Response[BroughtShape]:
    """Merge such a file into your page: its results count with yours, its name stands where you have given none."""
    who.spend("create")
    who.spend("record")
    _, found = await opened(who)
    return Response(await bring_in(who.store, found, data.file), cookies=who.device.cookies)


@post(f"{P}/delete", status_code=200, responses=WRITES, operation_id="deleteProfile", tags=["profile"], opt={MAY: True})
async def delete(data: JSONBody[EmptyBody], who: By) -> Response[DeletedShape]:
    """Delete all that is kept of you, on all your devices, for good. In games of others "somebody" sits there."""
    who.spend("create")
    if not who.device.id:
        raise Refused("profile-unknown")
    gone = await delete_all(who.store, who.sessions, who.device.id)
    return Response(gone, cookies=[who.device.ended()])


HANDLERS = [profile, rename, counted, hung, rated, gained_by, part, export, bring, delete]
