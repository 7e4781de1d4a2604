"""Puzzles to practise on. Nothing is kept: who has solved which is known to the browser alone."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from lanterns.tables.keeping.records import Onward
from lanterns.web.door.devices import new_table_id
from lanterns.web.identity import By, errors, find_game
from lanterns.web.puzzles import PuzzleShape, PuzzlesShape, PuzzleVerdict, judged, listed, puzzle_at, shown
from lanterns.web.requests import PuzzleBody, PuzzleTable
from lanterns.web.responses import Created
from lanterns.web.routes.tables import CREATES, created

P = "/api/puzzles/{game:str}/{puzzle:str}"


@get("/api/puzzles/{game:str}", responses=errors(404), operation_id="puzzles", tags=["puzzles"])
async def puzzles(game: FromPath[str]) -> PuzzlesShape:
    """The puzzles of a game, without what they ask for."""
    return await asyncio.to_thread(listed, find_game(game).id)


@get(P, responses=errors(404), operation_id="puzzle", tags=["puzzles"])
async def puzzle(game: FromPath[str], puzzle: FromPath[str], who: By) -> PuzzleShape:
    """The position of a puzzle as the seat that is asked there sees it."""
    who.spend("study")
    return await who.there(asyncio.to_thread(partial(shown, game, puzzle)))


@post(P, status_code=200, responses=errors(403, 404, 413, 415, 422), operation_id="solve", tags=["puzzles"])
async def solve(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleBody], who: By) -> PuzzleVerdict:
    """Answer a puzzle: whether that is the best answer, and what the best ones are worth."""
    who.spend("study")
    return await who.there(asyncio.to_thread(partial(judged, game, puzzle, data.code)))


@post(f"{P}/table", responses=CREATES, operation_id="playPuzzle", tags=["puzzles"])
async def table(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleTable], who: By
) -> Response[Created]:  # fmt: skip
    """Play on from the position of a puzzle: a table at which you have its seat, and bots the others."""
    who.spend("create")
    who.spend("record")
    _, one = puzzle_at(game, puzzle)
    onward = Onward(None, [one.seat], data.name, chat=False)
    laid = await who.there(who.replays.read(new_table_id(), one.record, time.time(), onward, who.client))
    return await created(who, laid, imported=True)


HANDLERS = [puzzles, puzzle, solve, table]
