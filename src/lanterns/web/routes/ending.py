"""How a game went that is over. It opens for whoever knows its address, as its replay does."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from lanterns.tables import Refused
from lanterns.web.endings import EndingShape, place_of
from lanterns.web.identity import READS, By
from lanterns.web.routes.home import finished_by
from lanterns.web.routes.play import T


@get(f"{T}/end", responses=READS, operation_id="ending", tags=["records"])
async def ending(table: FromPath[str], who: By) -> EndingShape:
    """The race of a finished game, its turning points, what decided it, and its place among your own."""
    who.spend("record")
    ident, device = await who.looked_at(table)
    async with who.sessions.locked(ident) as (session, t):
        session.looking_back(t, device)
        if t.status != "over":
            raise Refused("not-over")
        game, options, version = t.game, dict(t.options), t.version
    story = await who.there(who.replays.story(ident, game, options, version, who.client))
    finished = await finished_by(who, game) if device else []
    return EndingShape(table, story, place_of(game, ident, finished))


HANDLERS = [ending]
