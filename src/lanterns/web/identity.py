"""Who asks: the device, the client's address and what it may use, as every route needs them; what is refused unread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from lanterns.core.game import AnyGame
from lanterns.core.texts import shown
from lanterns.games import GAMES
from lanterns.store import AsyncStore, Saved
from lanterns.tables import Refused, Table
from lanterns.web.door.devices import Device, share_token
from lanterns.web.door.limits import Limiter, Places, asking, client_key
from lanterns.web.door.site import Site
from lanterns.web.errors import HungUp
from lanterns.web.live.commands import brief, command
from lanterns.web.live.session import Session
from lanterns.web.live.sessions import Sessions
from lanterns.web.live.showing import view
from lanterns.web.notices.office import Office
from lanterns.web.people.bans import MAY, Bans
from lanterns.web.processes.analyses import Analyses
from lanterns.web.processes.replays import Replays
from lanterns.web.processes.studies import Studies
from lanterns.web.responses import Done, Problem, TableShape, Update
from lanterns.web.service.here import Deed

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]
AS_IT_IS = "as_it_is"  # as a route's option: its answers are not compressed on the way out
ANY_BODY = "any_body"  # as a route's option: what is sent to it is not read, so it need not be JSON

Eyes = Annotated[
    int | None, QueryParameter(name="seat", ge=-1, le=15, description="Through which of your seats to look")
]


class Identity:
    """One request's device and what it may use."""

    def __init__(self, request: AnyRequest) -> None:
        state = request.app.state
        self.sessions: Sessions = state.sessions
        self.store: AsyncStore = state.store
        self.replays: Replays = state.replays
        self.studies: Studies = state.studies
        self.analyses: Analyses = state.analyses
        self.places: Places = state.places
        self.limiter: Limiter = state.limiter
        self.site: Site = state.site
        self.office: Office = state.office
        self.bans: Bans = state.bans
        self.open_tables: bool = state.open_tables
        self.device = Device(request, self.site)
        self.client = client_of(request)
        self._request = request

    async def know_device(self) -> str:
        """The id of the device, with a cookie to be set when it has none or one that we never gave.

        Raises StoreError, and Refused for one that the server is closed to.
        """
        ident = self.device.id
        self.bans.refuse(ident)
        if ident and not await self.store.knows(ident):
            self.device.forget()
        return self.device.make()

    async def looked_at(self, address: str) -> tuple[str, str]:
        """The table that is looked back at, and as which device: by its id as one's own, by the address of a game that
        was shared as a stranger. Raises Refused `share-unknown` and `share-closed`."""
        if not share_token(address):
            return address, self.device.id
        share = await self.store.find_share(address)
        if share is None:
            raise Refused("share-unknown")
        if share.closed:
            raise Refused("share-closed")
        return share.table, ""

    def spend(self, kind: str) -> None:
        """Raises TooMany."""
        self.limiter.spend(kind, self.client)

    async def command(
        self, table: str, seat: int | None, do: Deed[T], saved: Callable[[Table, T], Saved] | None = None
    ) -> Update:
        """Do something to a table as this device, see `commands.command`."""
        return await command(self.sessions, table, self.device.id, seat, do, saved)

    async def brief(self, table: str, seat: int | None, do: Deed[T]) -> Update | Done:
        """The same, answered in a word to whom a stream tells the rest, and who says so (RFC 7240)."""
        if self._request.headers.get("prefer") == "return=minimal":
            return await brief(self.sessions, table, self.device.id, seat, do)
        return await self.command(table, seat, do)

    def view(self, session: Session, table: Table, seat: int | None) -> TableShape:
        """A table as this device sees it. Raises Refused."""
        return view(self.sessions, session, table, self.device.id, seat)

    async def there(self, work: Coroutine[Any, Any, T]) -> T:
        """What some long work gives, which ends when the client hangs up. Raises HungUp then."""
        doing = asyncio.ensure_future(work)
        leaving = asyncio.ensure_future(self._left())
        try:
            await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise HungUp
            return doing.result()
        finally:
            doing.cancel()
            leaving.cancel()
            await asyncio.gather(doing, leaving, return_exceptions=True)

    async def _left(self) -> None:
        """Returns when the client has hung up; its request has been read before."""
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


def identify(request: AnyRequest) -> Identity:
    """Litestar's dependency."""
    return Identity(request)


def client_of(request: AnyRequest) -> str:
    """The client's address, as the key of the rate limits."""
    return client_key(request.client.host) if request.client else "?"


By = NamedDependency[Identity]


async def refuse_unread(request: AnyRequest) -> None:
    """Before anything is read: too fast, from another site, or not JSON. Raises Refused."""
    site: Site = request.app.state.site
    host = request.headers.get("host", "")
    if not site.answers_to(host):
        raise Refused("host-unknown", f"asked for '{shown(host)}'; the name can be allowed with --allow-host")
    limiter: Limiter = request.app.state.limiter
    client = client_of(request)
    asking.set(client)
    limiter.spend("general", client)
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    origin = request.headers.get("origin")
    if origin is not None:
        if not site.ours(origin, host):
            raise Refused("origin", _elsewhere(origin, host, site))
    elif request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("origin")
    if request.route_handler.opt.get(ANY_BODY):
        return
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not-json")
    bans: Bans = request.app.state.bans
    if bans.until and not request.route_handler.opt.get(MAY):
        bans.refuse(Device(request, site).id)


def _elsewhere(origin: str, host: str, site: Site) -> str:
    """What is wrong with an origin, and how it is cured if the page was ours after all."""
    where = shown(origin)
    found = f"the page is of {where}, the request came for {shown(host)}"
    if site.url:
        return f"{found}; this server was started for {site.url}"
    return f"{found}; if a proxy stands between: let it pass the Host header on, or start with --public-url {where}/"


_MEANING = {
    400: "Malformed, of another shape, or with unknown keys",
    403: "Not yours to do or to see",
    404: "Not there",
    421: "Asked for under a name that is not ours",
    405: "Not with this method",
    409: "Not in this state of the table; `stale` carries the fresh table",
    410: "A link that is used up; or a table that this version cannot open, whose record can be downloaded",
    413: "Too large",
    415: "Not JSON",
    422: "Understood, and against the rules or options of the game",
    429: "Too fast; see Retry-After",
    503: "The store, or a slow question, does not do its part; nothing was changed",
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error answers of a route, for the schema. Those that any route may give are always there."""
    return {
        status: ResponseSpec(data_container=Problem, description=_MEANING[status], generate_examples=False)
        for status in sorted({400, 405, 421, 429, 503, *statuses})
    }


READS = errors(403, 404, 410)
COMMANDS = errors(403, 404, 409, 410, 413, 415, 422)


def find_game(name: str) -> AnyGame:
    """The game of an address, in its newest ruleset. Raises Refused `game-unknown`."""
    if name not in GAMES:
        raise Refused("game-unknown")
    return GAMES[name]
