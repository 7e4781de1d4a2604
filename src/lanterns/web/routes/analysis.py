"""A finished game looked into: begun, followed, ended; and how a better line would have gone on."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanterns.tables import Refused
from lanterns.tables.parts.match import OVER
from lanterns.web.analysis import AnalysisShape, BranchShape, better, shape, steps_of
from lanterns.web.identity import By, Eyes, Identity, errors
from lanterns.web.processes.analyses import Look
from lanterns.web.requests import EmptyBody
from lanterns.web.routes.play import T

Known = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many findings you have already")]
LOOKS = errors(403, 404, 409, 410, 422)
BEGINS = errors(403, 404, 409, 410, 413, 415, 422)


async def _look(who: Identity, table: str) -> Look:
    """What is known of a table's game. Raises Refused while it is not over."""
    who.spend("study")
    ident, device = await who.looked_at(table)
    async with who.sessions.locked(ident) as (session, t):
        session.looking_back(t, device)
        if t.match.present is None:
            raise Refused("not-started")
        if t.status != OVER:
            raise Refused("analysis-early")
        game, options, version = t.game, dict(t.options), t.version
    return await who.analyses.look(ident, game, options, version)


@get(f"{T}/analysis", responses=LOOKS, operation_id="analysis", tags=["records"])
async def analysis(table: FromPath[str], who: By, known: Known = 0) -> AnalysisShape:
    """What was found out about a finished game so far. It goes on for as long as somebody asks for it."""
    return shape(await _look(who, table), known)


@post(f"{T}/analysis", status_code=200, responses=BEGINS, operation_id="analyse", tags=["records"])
async def analyse(table: FromPath[str], data: JSONBody[EmptyBody], who: By, known: Known = 0) -> AnalysisShape:
    """Begin to look into a finished game, or go on with it; who asks while that goes on joins."""
    look = await _look(who, table)
    who.analyses.begin(look, who.client)
    return shape(look, known)


@post(f"{T}/analysis/stop", status_code=200, responses=BEGINS, operation_id="stopAnalysis", tags=["records"])
async def stop(table: FromPath[str], data: JSONBody[EmptyBody], who: By, known: Known = 0) -> AnalysisShape:
    """Look no further. What was found stays, and can be gone on with."""
    look = await _look(who, table)
    who.analyses.stop(look)
    return shape(look, known)


@get(f"{T}/analysis/{{number:int}}", responses=LOOKS, operation_id="branch", tags=["records"])
async def branch(table: FromPath[str], number: FromPath[int], who: By, seat: Eyes = None) -> BranchShape:
    """How the better line goes on in place of a choice that was looked at; what chance brings there is made up."""
    look = await _look(who, table)
    return await better_line(who, look, number, seat)


async def better_line(who: Identity, look: Look, number: int, seat: int | None) -> BranchShape:
    """How the better line goes on in place of an action, through the eyes of a seat (None: its own). Raises Refused."""
    codes, actor = better(look, number)
    look.client = look.client or who.client
    players = look.game.players(look.game.new(look.options))
    eyes = actor if seat is None else min(seat, players - 1)
    return BranchShape(number, steps_of(await who.there(who.analyses.branch(look, number, codes, eyes))))


HANDLERS = [analysis, analyse, stop, branch]
