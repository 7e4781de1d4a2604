"""Cases of the rules on a live board. Nothing is kept of what is tried, and no table knows of it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from lanterns.web.identity import By, errors, find_game
from lanterns.web.requests import TrialBody
from lanterns.web.trials import TrialShape, TrialTried, shown, tried

P = "/api/trials/{game:str}/{case:str}"


@get(P, responses=errors(404), operation_id="trial", tags=["home"])
async def trial(
    game: FromPath[str],
    case: FromPath[str],
    who: By,
    language: FromQuery[str] = "en",
    choice: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
) -> TrialShape:
    """The position of a case of the rules, and what to do there."""
    who.spend("study")
    return await who.there(asyncio.to_thread(partial(shown, find_game(game).id, case, choice, language)))


@post(P, status_code=200, responses=errors(403, 404, 413, 415, 422), operation_id="try", tags=["home"])
async def trying(game: FromPath[str], case: FromPath[str], data: JSONBody[TrialBody], who: By) -> TrialTried:
    """Try something there: whether that is what the rule says, or why it cannot be, and the position after it."""
    who.spend("study")
    return await who.there(asyncio.to_thread(partial(tried, find_game(game).id, case, data)))


HANDLERS = [trial, trying]
