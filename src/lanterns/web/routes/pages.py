"""The client's page and files, and the links that set a cookie and lead to a table."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from lanterns.tables import Refused
from lanterns.web.client import Asset, Client
from lanterns.web.door.policy import ENGINE, ENGINE_FOLDER
from lanterns.web.identity import AS_IT_IS, AnyRequest, By, Identity
from lanterns.web.routes.links import open_link, read_link
from lanterns.web.service.statuses import STATUS
from lanterns.web.shared.head import DAYS, OPEN

DEAD = ("link-unknown", "link-used", "share-unknown", "share-closed", "not-over", "table-unknown")


@get("/seat/{secret:str}", include_in_schema=False, opt={AS_IT_IS: True})
async def seat_page(secret: FromPath[str], who: By, request: AnyRequest) -> Response[bytes] | Response[None]:
    """A seat link. The page asks before anybody sits down: whoever only fetches it, as preview robots do, takes nothing
    away. A device that has the seat is led to it."""
    try:
        card = await read_link(who, secret)
    except Refused as error:
        return dead_link(request, error)
    if card.table is not None:
        return _to_table(who, card.table)
    return page(request, 200)


@get("/watch/{secret:str}", include_in_schema=False, opt={AS_IT_IS: True}, status_code=303)
async def follow_link(secret: FromPath[str], who: By, request: AnyRequest) -> Response[bytes] | Response[None]:
    """A spectator link: the cookie is set, the secret leaves the address bar. It is never used up."""
    try:
        seated = await open_link(who, secret)
    except Refused as error:
        return dead_link(request, error)
    return _to_table(who, seated.table)


def dead_link(request: AnyRequest, error: Refused) -> Response[bytes]:
    """The client's page, which draws the sentence for such an address. Raises the error for who wants no page."""
    if error.code not in DEAD or "text/html" not in request.headers.get("accept", ""):
        raise error
    return page(request, STATUS[error.code])


def _to_table(who: Identity, table: str) -> Response[None]:
    return Redirect(
        f"{who.site.base}table/{table}",
        status_code=303,
        cookies=who.device.cookies,
        headers={"Cache-Control": "no-store"},
    )


# Screens whose addresses go on with a part that a handler reads: without it `files` below is not reached.
@get(["/", *(f"/{screen}" for screen in ("seat", "watch", DAYS, *OPEN))], include_in_schema=False, opt={AS_IT_IS: True})
async def first_page(request: AnyRequest) -> Response[bytes]:
    """The client's page."""
    return page(request, 200)


@get("/{path:path}", include_in_schema=False, opt={AS_IT_IS: True})
async def files(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page for an address that is one of its screens."""
    client: Client = request.app.state.client
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("not-found")
    asset = client.get(name)
    if name == "index.html":
        return page(request, 200)
    if asset is not None:
        policy = {"Content-Security-Policy": ENGINE} if name.startswith(ENGINE_FOLDER) else {}
        return send(request, asset, 200, policy)
    if name.startswith(("assets/", ENGINE_FOLDER)) or "." in name.rsplit("/", 1)[-1]:
        raise Refused("not-found")
    return page(request, 200)


def page(request: AnyRequest, status: int) -> Response[bytes]:
    """The client's page."""
    client: Client = request.app.state.client
    return send(request, client.index(), status)


def send(request: AnyRequest, asset: Asset, status: int, more: Mapping[str, str] | None = None) -> Response[bytes]:
    """A file, or word that whoever asks has it already, with `more` headers."""
    headers = {"Cache-Control": asset.cache, "ETag": asset.etag, "Vary": "Accept-Encoding", **(more or {})}
    if status == 200 and asset.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.packed, status_code=status, headers=headers, media_type=asset.media_type)
    return Response(asset.body, status_code=status, headers=headers, media_type=asset.media_type)


HANDLERS = [seat_page, follow_link, first_page, files]
