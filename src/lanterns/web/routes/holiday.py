"""A holiday: somebody's clocks stand still at all their tables by turns, for some days of a year."""

from __future__ import annotations

import logging
import time

from litestar import Response, get, post
from litestar.params import JSONBody

from lanterns.store import Conflict, Unreadable
from lanterns.store.holidays import Holiday, holiday_of, take_holiday
from lanterns.store.profiles import devices_of
from lanterns.tables import Refused, Table
from lanterns.tables.commands import pacing
from lanterns.tables.parts.match import PLAYING
from lanterns.tables.parts.pace import HOLIDAY_DAYS, TURNS
from lanterns.web.identity import By, Identity, errors
from lanterns.web.live.session import Session
from lanterns.web.routes.profile import opened, own
from lanterns.web.turns.shapes import HolidayBody, HolidayShape

log = logging.getLogger("lanterns.web")


def _shape(found: Holiday) -> HolidayShape:
    return HolidayShape(found.until, max(0, HOLIDAY_DAYS - found.taken), HOLIDAY_DAYS)


@get("/api/holiday", responses=errors(), operation_id="holiday", tags=["people"])
async def holiday(who: By) -> HolidayShape:
    """The holiday of this device's person."""
    profile, now = await own(who), time.time()
    if profile is None:
        return _shape(Holiday(None, 0))
    return _shape(await who.store.read(lambda store: holiday_of(store, profile.id, now)))


@post(
    "/api/holiday", status_code=200, responses=errors(403, 409, 413, 415), operation_id="takeHoliday", tags=["people"]
)
async def take(data: JSONBody[HolidayBody], who: By) -> Response[HolidayShape]:
    """Pause one's clocks for so many days from now on, in place of a holiday that goes on; 0 ends it."""
    who.spend("create")
    profile, now = (await opened(who))[1].id, time.time()
    taken = await who.store.write(lambda store: take_holiday(store, profile, now, data.days, HOLIDAY_DAYS))
    if taken is None:
        raise Refused("holiday-full")
    for device in await who.store.read(lambda store: devices_of(store, profile)):
        for table, persons in await who.store.tables_of(device):
            terms = table.card.get("pace", {}).get("terms", {})
            if table.status == PLAYING and not table.unreadable and terms.get("kind") == TURNS:
                await _rest(who, table.id, persons, taken.until or 0.0)
    return Response(_shape(taken), cookies=who.device.cookies)


async def _rest(who: Identity, table: str, persons: list[int], until: float) -> None:
    """The clocks of these persons stand still at a table; one that has ended meanwhile has none."""

    def do(_: Session, t: Table) -> None:
        for person in persons:
            pacing.holiday(t, person, until)

    try:
        await who.sessions.change(table, do, lambda *_: None)
    except (Refused, Conflict, Unreadable) as error:
        log.debug("no clock stands still at table %s: %s", table, error)


HANDLERS = [holiday, take]
