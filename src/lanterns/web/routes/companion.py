"""The companion of those who own the boxes: asked once, kept by the browser."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath

from lanterns.tables import Refused
from lanterns.web.companion import CompanionShape, companion_of
from lanterns.web.identity import By, errors, find_game


@get("/api/companion/{game:str}", responses=errors(404), operation_id="companion", tags=["home"])
async def companion(game: FromPath[str], who: By) -> CompanionShape:
    """Point tables, tracks and odds of a game as its rules have them, and a fresh deal of each of its tables."""
    who.spend("study")
    found = await who.there(asyncio.to_thread(companion_of, find_game(game)))
    if found is None:
        raise Refused("game-unknown")
    return found


HANDLERS = [companion]
