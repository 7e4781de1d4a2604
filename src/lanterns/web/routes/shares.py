"""Public addresses of finished games: made and closed by those who played; what they open, its head and its picture."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanterns.store.shares import Share
from lanterns.tables import Refused, Table
from lanterns.tables.parts.match import OVER
from lanterns.web.client import Client
from lanterns.web.door.devices import new_share_token, share_token
from lanterns.web.identity import AS_IT_IS, COMMANDS, READS, AnyRequest, By, Identity, errors
from lanterns.web.live.session import Session
from lanterns.web.requests import EmptyBody
from lanterns.web.responses import TableShape
from lanterns.web.routes.pages import dead_link, page, send
from lanterns.web.routes.play import T
from lanterns.web.shared.head import OPEN, STAY_OUT, headed, language_of, robots_txt
from lanterns.web.shared.sharing import Cards, SharedTable, ShareShape, shown, stranger_view
from lanterns.web.shared.words import sealed, told

NONE = ShareShape(None, None, None)
Language = Annotated[str | None, QueryParameter(name="lang", description="en or fr")]
Seals = Annotated[str | None, QueryParameter(name="seals", description="Players are called by their colours")]


def _shape(who: Identity, share: Share | None) -> ShareShape:
    return NONE if share is None else ShareShape(share.token, who.site.link(f"/shared/{share.token}"), share.made)


def _require_person(session: Session, device: str) -> None:
    """Raises Refused for whoever only looks on here, or has no business here at all."""
    if not session.persons(device):
        raise Refused("not-at-table")


def _require_over(session: Session, table: Table, device: str) -> None:
    """Raises Refused likewise, and while the game goes on."""
    _require_person(session, device)
    if table.status != OVER:
        raise Refused("share-early")


@get(f"{T}/share", responses=READS, operation_id="share", tags=["share"])
async def share_of(table: FromPath[str], who: By) -> ShareShape:
    """The public address of a table's game, to be seen by those who may close it."""
    async with who.sessions.locked(table) as (session, _):
        _require_person(session, who.device.id)
        return _shape(who, await who.store.share_of(table))


@post(f"{T}/share", status_code=200, responses=COMMANDS, operation_id="openShare", tags=["share"])
async def open_share(table: FromPath[str], data: JSONBody[EmptyBody], who: By) -> ShareShape:
    """Give a finished game a public address; it has one at a time, and who asks again is told that one."""
    who.spend("link")
    async with who.sessions.locked(table) as (session, t):
        _require_over(session, t, who.device.id)
        return _shape(who, await who.store.open_share(table, new_share_token(), time.time()))


@post(f"{T}/share/close", status_code=200, responses=COMMANDS, operation_id="closeShare", tags=["share"])
async def close_share(table: FromPath[str], data: JSONBody[EmptyBody], who: By) -> ShareShape:
    """Close the public address: it opens nothing any more, and says so. A new one may be made."""
    who.spend("link")
    async with who.sessions.locked(table) as (session, t):
        _require_over(session, t, who.device.id)
        await who.store.close_shares(table, time.time())
    return NONE


@get("/api/shares", responses=errors(), operation_id="shares", tags=["share"])
async def shares(who: By) -> list[SharedTable]:
    """The games of this device that have a public address, the last shared first."""
    if not who.device.id:
        return []
    found = await who.store.shares_of(who.device.id)
    return [SharedTable(one.table, game, one.token, _shape(who, one).url or "", one.made) for game, one in found]


@get("/api/shared/{token:str}", responses=errors(403, 404, 410), operation_id="shared", tags=["share"])
async def shared(token: FromPath[str], who: By) -> TableShape:
    """A game that was shared, as a stranger sees it at its end. Its address also stands in place of a table's id where
    finished games are looked back at: `end`, `positions`, `analysis`, `record`, `study` with a line."""
    who.spend("record")
    ident, device = await who.looked_at(_token(token))
    async with who.sessions.locked(ident) as (session, t):
        session.looking_back(t, device)
        return stranger_view(t, token)


def _token(token: str) -> str:
    """Not the id of a table, which is no public address. Raises Refused."""
    if not share_token(token):
        raise Refused("share-unknown")
    return token


@get(
    [f"/{screen}/{{token:str}}" for screen in OPEN], name="shared", include_in_schema=False, opt={AS_IT_IS: True}
)  # fmt: skip
async def shared_page(
    token: FromPath[str], who: By, request: AnyRequest, lang: Language = None, seals: Seals = None
) -> Response[bytes]:
    """The client's page, with a head that tells the game to robots that make previews. The replay and the analysis of
    a table by its id are the page as it is."""
    screen = who.site.inside(request.url.path).strip("/").partition("/")[0]
    if screen != "shared" and not share_token(token):
        return page(request, 200)
    who.spend("record")
    try:
        over, story = await shown(who, _token(token))
    except Refused as error:
        return dead_link(request, error)
    client: Client = request.app.state.client
    robots: bool = request.app.state.robots
    language = language_of(lang, request.headers.get("accept-language", ""))
    scheme, host = request.url.scheme, request.headers.get("host", "")
    if seals is not None:
        over = sealed(over, language)
    query = f"lang={language}" + ("" if seals is None else "&seals")
    at = request.query_params.get("at", "")
    moment = f"at={at}&" if at.isdecimal() and at.isascii() and len(at) < 8 else ""
    address = who.site.whole(f"/{screen}/{token}?{moment}{query}", scheme, host)
    picture = who.site.whole(f"/shared/{token}/card.png?{query}", scheme, host)
    words = await asyncio.to_thread(told, over, story, language)
    body = headed(client.index().body, words, address, picture, robots=robots)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(body, media_type="text/html", headers=headers | _asked(robots))


@get("/shared/{token:str}/card.png", include_in_schema=False, opt={AS_IT_IS: True})
async def card(
    token: FromPath[str], who: By, request: AnyRequest, lang: Language = None, seals: Seals = None
) -> Response[bytes]:
    """The picture of a shared game, in a language."""
    who.spend("record")
    over, story = await shown(who, _token(token))
    language = language_of(lang, request.headers.get("accept-language", ""))
    if seals is not None:
        over = sealed(over, language)
    cards: Cards = request.app.state.cards
    answer = send(request, await who.there(cards.picture(over, story, language, who.client)), 200)
    # Pages of other sites may show it: that is what it is for.
    answer.headers |= {"Vary": "Accept-Language", "Cross-Origin-Resource-Policy": "cross-origin"}
    answer.headers |= _asked(request.app.state.robots)
    return answer


@get("/robots.txt", include_in_schema=False, opt={AS_IT_IS: True})
async def robots(request: AnyRequest) -> Response[str]:
    """What robots are asked."""
    text = robots_txt(request.app.state.site.base, allowed=request.app.state.robots)
    return Response(text, media_type="text/plain", headers={"Cache-Control": "public, max-age=3600"})


def _asked(robots: bool) -> dict[str, str]:
    return {} if robots else {"X-Robots-Tag": STAY_OUT}


HANDLERS = [share_of, open_share, close_share, shares, shared, shared_page, card, robots]
