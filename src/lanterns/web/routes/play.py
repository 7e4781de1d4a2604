"""While a game goes on: answers, undo, take-back, chat, pauses, and who plays for whom."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import FromPath, JSONBody

from lanterns.core.present import Present
from lanterns.tables import Refused
from lanterns.web.errors import Stale
from lanterns.web.identity import COMMANDS, By, Eyes, Identity
from lanterns.web.requests import (
    ActionBody,
    ChatBody,
    EmptyBody,
    PauseBody,
    ProposalBody,
    ReplaceBody,
    ResignBody,
    TakebackBody,
    UndoBody,
)
from lanterns.web.responses import Done, Update
from lanterns.web.service import play as deeds
from lanterns.web.service.play import GoingBack

T = "/api/tables/{table:str}"


@post(f"{T}/actions", status_code=200, responses=COMMANDS, operation_id="play", tags=["play"])
async def play(table: FromPath[str], data: JSONBody[ActionBody], who: By, seat: Eyes = None) -> Update | Done:
    """Answer the open question of one of your seats with an action code, chosen at a version; or with several `codes`,
    of which all are done or none."""
    eyes = data.seat if seat is None else seat
    return await who.brief(table, eyes, deeds.play(data))


@post(f"{T}/undo", status_code=200, responses=COMMANDS, operation_id="undo", tags=["play"])
async def undo(table: FromPath[str], data: JSONBody[UndoBody], who: By, seat: Eyes = None) -> Update | Done:
    """Take back your last answers: freely, up to the last chance, reveal or answer of another player."""
    eyes = data.seat if seat is None else seat
    return await who.brief(table, eyes, deeds.undo(data))


async def _going_back(who: Identity, table: str, seat: int | None, going: GoingBack) -> Update:
    """The position of then is made from the marks that the game left on its way, or where there are none (it was just
    opened) from the start, by a worker. When the table moves on meanwhile the command is tried again, for as long as
    the one who asks saw the question that is open."""
    who.spend("record")
    sessions = who.sessions
    for again in (True, True, True, False):
        async with sessions.locked(table) as (session, t):
            persons = session.persons(who.device.id)
            try:
                count = going.far(t, persons)
            except Refused as error:
                if error.code != "stale":
                    raise
                raise Stale(who.view(session, t, seat)) from error
            game, options, version = t.game, dict(t.options), t.version
            way = t.match.running().way(count) if count else None
        then: Present | None = None
        if way is not None:
            then = await asyncio.to_thread(way.walk)
        elif count:
            then = await who.there(who.replays.rebuilt(table, game, options, version, count, who.client))
        try:
            return await who.command(table, seat, going.once(then, version))
        except Stale:
            if not again:
                raise
    raise Refused("stale")


@post(f"{T}/takeback", status_code=200, responses=COMMANDS, operation_id="takeback", tags=["play"])
async def takeback(table: FromPath[str], data: JSONBody[TakebackBody], who: By, seat: Eyes = None) -> Update:
    """Go further back than undo: at once when you are the only person here, else as a proposal to the others."""
    return await _going_back(who, table, data.seat if seat is None else seat, deeds.takeback(data))


@post(f"{T}/proposal", status_code=200, responses=COMMANDS, operation_id="answerProposal", tags=["play"])
async def proposal(table: FromPath[str], data: JSONBody[ProposalBody], who: By, seat: Eyes = None) -> Update:
    """Agree to the open proposal or turn it down."""
    return await _going_back(who, table, seat, deeds.proposal(data))


@post(f"{T}/chat", status_code=200, responses=COMMANDS, operation_id="chat", tags=["play"])
async def chat(table: FromPath[str], data: JSONBody[ChatBody], who: By, seat: Eyes = None) -> Update:
    """A signal, or a line of text."""
    who.spend("chat")
    return await who.command(table, seat, deeds.chat(data))


@post(f"{T}/pause", status_code=200, responses=COMMANDS, operation_id="pause", tags=["play"])
async def pause(table: FromPath[str], data: JSONBody[PauseBody], who: By, seat: Eyes = None) -> Update:
    """Pause the game, or go on."""
    return await who.command(table, seat, deeds.pause(data))


@post(f"{T}/resign", status_code=200, responses=COMMANDS, operation_id="resign", tags=["play"])
async def resign(table: FromPath[str], data: JSONBody[ResignBody], who: By, seat: Eyes = None) -> Update:
    """Give a seat up for good."""
    return await who.command(table, seat, deeds.resign(data))


@post(f"{T}/seats/{{number:int}}/replace", status_code=200, responses=COMMANDS, operation_id="replace", tags=["play"])
async def replace(
    table: FromPath[str], number: FromPath[int], data: JSONBody[ReplaceBody], who: By, seat: Eyes = None
) -> Update:
    """Let a bot stand in: for yourself, or for somebody who has been away for a minute."""
    after = who.sessions.config.away_after
    return await who.command(table, seat, deeds.replace(number, data, after))


@post(f"{T}/seats/{{number:int}}/return", status_code=200, responses=COMMANDS, operation_id="comeBack", tags=["play"])
async def come_back(
    table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], who: By, seat: Eyes = None
) -> Update:
    """Sit down again where a bot stood in for you."""
    return await who.command(table, seat, deeds.come_back(number))


@post(f"{T}/seats/{{number:int}}/look", status_code=200, responses=COMMANDS, operation_id="look", tags=["play"])
async def look(
    table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], who: By, seat: Eyes = None
) -> Update:
    """Where time counts: turn over the hand of your seat, which lies face down until then. Its time begins."""
    return await who.command(table, number if seat is None else seat, deeds.look(number))


HANDLERS = [play, undo, takeback, proposal, chat, pause, resign, replace, come_back, look]
