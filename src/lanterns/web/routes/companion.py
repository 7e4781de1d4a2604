"""The companion of those who own the boxes: asked once, kept by the browser."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from lanterns.tables import Refused
from lanterns.web.companion import CompanionShape, companion_of
from lanterns.web.identity import By, errors, find_game
from lanterns.web.requests import CompanionBody
from lanterns.web.views import GameAnswer

P = "/api/companion/{game:str}"


class CompanionAnswer(Struct):
    topic: str
    answer: GameAnswer


@get(P, responses=errors(404), operation_id="companion", tags=["home"])
async def companion(game: FromPath[str], who: By) -> CompanionShape:
    """Point tables, tracks and odds of a game as its rules have them, and a fresh deal of each of its tables."""
    who.spend("study")
    found = await who.there(asyncio.to_thread(companion_of, find_game(game)))
    if found is None:
        raise Refused("game-unknown")
    return found


@post(
    f"{P}/{{topic:str}}",
    status_code=200,
    responses=errors(400, 403, 404, 413, 415, 422),
    operation_id="companionAnswer",
    tags=["home"],
)
async def answer(game: FromPath[str], topic: FromPath[str], data: JSONBody[CompanionBody], who: By) -> CompanionAnswer:
    """Ask about things that lie on a table of one's own, as `topics` of the companion name them. The page asks its own
    engine instead where it has one. What cannot be read is said by the `refusal` of a 422 `bad-box`."""
    who.spend("study")
    asked = find_game(game)
    known = asked.companion.topics().get(topic)
    if known is None:
        raise Refused("topic-unknown")
    return CompanionAnswer(topic, await who.there(who.studies.at_home(asked, known, data.params)))


HANDLERS = [companion, answer]
