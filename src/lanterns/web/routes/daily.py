"""The boards of the day: what they are, playing them, and how everybody did."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from lanterns.daily.games import BOARDS, Board
from lanterns.store.dailies import Try, go_on, read_try, spread_of
from lanterns.store.errors import Conflict
from lanterns.tables import Refused
from lanterns.web.client import Client
from lanterns.web.daily import days
from lanterns.web.daily.ahead import packed
from lanterns.web.daily.card import day_told, picture, rows_of
from lanterns.web.daily.playing import practised, shown, tried
from lanterns.web.daily.shapes import DailyAhead, DailyBoard, DailyDay, DailyMonth, DailyTried, PracticeBody, TryBody
from lanterns.web.daily.today import day_shape, kept_of, month_shape
from lanterns.web.identity import AS_IT_IS, AnyRequest, By, Identity, errors
from lanterns.web.routes.pages import page
from lanterns.web.routes.profile import opened, own
from lanterns.web.shared.head import STAY_OUT, headed, language_of

P = "/api/daily/{day:str}/{board:str}"
AHEAD = {200: ResponseSpec(DailyAhead, description="What comes of all answers", generate_examples=False), **errors(404)}
PLAYS = errors(403, 404, 409, 410, 413, 415, 422)


async def _profile(who: Identity) -> str | None:
    """Who asks; None for a device of which nothing is kept."""
    found = await own(who)
    return None if found is None else found.id


def _board(name: str) -> Board:
    for board in BOARDS:
        if board == name:
            return board
    raise Refused("daily-unknown", f"the boards of a day are {', '.join(BOARDS)}")


async def _kept(who: Identity, profile: str | None, day: str, board: str) -> Try | None:
    return None if profile is None else await who.store.read(lambda store: read_try(store, profile, day, board))


@get("/api/daily", responses=errors(404), operation_id="daily", tags=["daily"])
async def daily(who: By, day: FromQuery[str] = "") -> DailyDay:
    """A day's three boards, today's without a `day`; my runs; how everybody did at those that I have played."""
    now = days.now()
    today = days.day_of(now)
    wanted = days.read_day(day, today) if day else today
    device = who.device.id
    kept = await who.store.read(lambda store: kept_of(store, device, wanted))
    return await asyncio.to_thread(day_shape, kept, wanted, now)


@get("/api/daily/months/{month:str}", responses=errors(404), operation_id="dailyMonth", tags=["daily"])
async def month(month: FromPath[str], who: By) -> DailyMonth:
    """What the days of a month are to me, up to today."""
    now = days.now()
    first = days.read_month(month, days.day_of(now))
    device = who.device.id
    kept = await who.store.read(lambda store: kept_of(store, device, None))
    return month_shape(kept.mine, first, now)


@get(P, responses=errors(404, 410), operation_id="dailyBoard", tags=["daily"])
async def board(day: FromPath[str], board: FromPath[str], who: By) -> DailyBoard:
    """A board as I have it before me: my counted try, as far as it is."""
    who.spend("study")
    name, when = _board(board), days.read_day(day, days.day_of(days.now()))
    kept = await _kept(who, await _profile(who), day, name)
    spread = await who.store.read(lambda store: spread_of(store, day, name))
    tries = sum(count for _, count in spread)
    return await who.there(asyncio.to_thread(partial(shown, name, when, kept, tries)))


@get(
    f"{P}/ahead", responses=AHEAD, operation_id="dailyAhead", tags=["daily"], opt={AS_IT_IS: True},
)  # fmt: skip
async def ahead(day: FromPath[str], board: FromPath[str], who: By, request: AnyRequest) -> Response[bytes]:
    """What comes of all answers to a board without dice, to be played where there is no network."""
    who.spend("study")
    name, when = _board(board), days.read_day(day, days.day_of(days.now()))
    body = await who.there(asyncio.to_thread(packed, name, when))
    headers = {"Cache-Control": "private, max-age=3600", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type="application/json", headers=headers)


@post(P, status_code=200, responses=PLAYS, operation_id="tryDaily", tags=["daily"])
async def try_daily(
    day: FromPath[str], board: FromPath[str], data: JSONBody[TryBody], who: By
) -> Response[DailyTried]:  # fmt: skip
    """Go on with the counted try. Every answer stands; chance is drawn here, and the server says what it came to."""
    who.spend("study")
    now = days.now()
    name, when = _board(board), days.read_day(day, days.day_of(now))
    profile = await _profile(who)
    if profile is None:
        who.spend("create")
        profile = (await opened(who))[1].id
    mine = profile
    kept = await _kept(who, mine, day, name)
    _go_on(kept, data.known)
    told, after = await who.there(asyncio.to_thread(partial(tried, name, when, kept, data, now)))
    if after is not None:
        try:
            await who.store.write(lambda store: go_on(store, mine, data.known, after))
        except Conflict as error:
            raise Refused("daily-elsewhere") from error
    return Response(told, cookies=who.device.cookies)


def _go_on(kept: Try | None, known: int) -> None:
    """Raises Refused where a try is over, or has other answers than its sender knows."""
    if kept is not None and kept.done is not None:
        raise Refused("daily-done")
    if known != (0 if kept is None else len(kept.answers)):
        raise Refused("daily-elsewhere")


@post(f"{P}/practice", status_code=200, responses=PLAYS, operation_id="practiseDaily", tags=["daily"])
async def practise(day: FromPath[str], board: FromPath[str], data: JSONBody[PracticeBody], who: By) -> DailyTried:
    """Play a board without counting, once the counted try is over; nothing is kept of it."""
    who.spend("study")
    name, when = _board(board), days.read_day(day, days.day_of(days.now()))
    kept = await _kept(who, await _profile(who), day, name)
    if kept is None or kept.done is None:
        raise Refused("daily-first")
    return await who.there(asyncio.to_thread(partial(practised, name, when, kept.entry, data.played, data.actions)))


@get("/api/daily/{day:str}/card", include_in_schema=False, opt={AS_IT_IS: True})
async def card(day: FromPath[str], who: By, request: AnyRequest, lang: FromQuery[str] = "") -> Response[bytes]:
    """What I have made of a day as a picture, which spoils nothing."""
    return await _picture(day, who, request, lang, mine=True)


@get("/daily/{day:str}", include_in_schema=False, opt={AS_IT_IS: True})
async def day_page(day: FromPath[str], who: By, request: AnyRequest, lang: FromQuery[str] = "") -> Response[bytes]:
    """The client's page; that of a day has a head that tells the day to robots that make previews."""
    try:
        when = days.read_day(day, days.day_of(days.now()))
    except Refused:  # a board of today, or a day that the page says is none
        return page(request, 200)
    client: Client = request.app.state.client
    robots: bool = request.app.state.robots
    language = language_of(lang, request.headers.get("accept-language", ""))
    scheme, host = request.url.scheme, request.headers.get("host", "")
    address = who.site.whole(f"/daily/{day}?lang={language}", scheme, host)
    picture = who.site.whole(f"/daily/{day}/card.png?lang={language}", scheme, host)
    told = await asyncio.to_thread(day_told, when, language)
    body = headed(client.index().body, told, address, picture, robots=robots)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(body, media_type="text/html", headers=headers if robots else headers | {"X-Robots-Tag": STAY_OUT})


@get("/daily/{day:str}/{board:str}", include_in_schema=False, opt={AS_IT_IS: True})
async def board_page(day: FromPath[str], board: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """The client's page, where a board of a past day is played."""
    return page(request, 200)


@get("/daily/{day:str}/card.png", include_in_schema=False, opt={AS_IT_IS: True})
async def day_card(day: FromPath[str], who: By, request: AnyRequest, lang: FromQuery[str] = "") -> Response[bytes]:
    """The picture of a day for those who were sent its address; it tells of nobody."""
    answer = await _picture(day, who, request, lang, mine=False)
    answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


async def _picture(day: str, who: Identity, request: AnyRequest, lang: str, *, mine: bool) -> Response[bytes]:
    who.spend("record")
    now = days.now()
    when = days.read_day(day, days.day_of(now))
    client: Client = request.app.state.client
    if client.folder is None:
        raise Refused("not-found", "the browser client is not built, and pictures are drawn with its art")
    device, folder = (who.device.id if mine else ""), client.folder / "card"
    kept = await who.store.read(lambda store: kept_of(store, device, when))
    language = language_of(lang, request.headers.get("accept-language", ""))

    def draw() -> bytes:
        told = day_shape(kept, when, now)
        return picture(when, rows_of(told.cards, language), told.mine.run if mine else 0, language, folder)

    png = await who.there(asyncio.to_thread(draw))
    headers = {"Cache-Control": "no-store" if mine else "public, max-age=3600", "Vary": "Accept-Language"}
    return Response(png, media_type="image/png", headers=headers)


HANDLERS = [daily, month, board, ahead, try_daily, practise, card, day_page, board_page, day_card]
