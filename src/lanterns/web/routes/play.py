"""While a game goes on: answers, undo, take-back, chat, pauses, and who plays for whom."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from lanterns.tables import Refused, Table
from lanterns.tables.board import Move, standing
from lanterns.web.asker import DEEDS, Asker, By, Eyes, acting, holder
from lanterns.web.bodies import (
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
from lanterns.web.rooms import Live
from lanterns.web.shapes import Update

T = "/api/tables/{table:str}"


@post(f"{T}/actions", status_code=200, responses=DEEDS, operation_id="play", tags=["play"])
async def play(table: FromPath[str], data: JSONBody[ActionBody], asker: By, seat: Eyes = None) -> Update:
    """Answer the open question of one of your seats with an action code, chosen at a version; or with several `codes`,
    of which all are done or none."""
    if (data.code is None) == (data.codes is None):
        raise Refused("bad-request", "name either a code or codes")

    def do(_: Live, t: Table, persons: list[int]) -> None:
        by = holder(t, persons, data.seat)
        if data.codes is not None:
            t.answer_all(by, data.seat, data.codes, data.version)
        elif data.code is not None:
            t.answer(by, data.seat, data.code, data.version)

    eyes = data.seat if seat is None else seat
    return await asker.rooms.deed(table, asker.device.id, eyes, do)


@post(f"{T}/undo", status_code=200, responses=DEEDS, operation_id="undo", tags=["play"])
async def undo(table: FromPath[str], data: JSONBody[UndoBody], asker: By, seat: Eyes = None) -> Update:
    """Take back your last answers: freely, up to the last chance, reveal or answer of another player."""

    def do(_: Live, t: Table, persons: list[int]) -> None:
        t.undo(holder(t, persons, data.seat), data.seat, data.count, data.version)

    eyes = data.seat if seat is None else seat
    return await asker.rooms.deed(table, asker.device.id, eyes, do)


async def _moves(asker: Asker, table: str) -> list[Move]:
    """All actions of a table that stand."""
    store = asker.rooms.store
    return await store.read(lambda: standing(store.store.lines(table)))


@post(f"{T}/takeback", status_code=200, responses=DEEDS, operation_id="takeback", tags=["play"])
async def takeback(table: FromPath[str], data: JSONBody[TakebackBody], asker: By, seat: Eyes = None) -> Update:
    """Go further back than undo: at once when you are the only person here, else as a proposal to the others."""
    await _allowed(asker, table)
    moves = await _moves(asker, table)

    def do(_: Live, t: Table, persons: list[int]) -> None:
        by = holder(t, persons, data.seat)
        if t.ask_takeback(by, data.seat, data.count, data.version):
            count = t.takeback_count(data.seat) if data.count is None else data.count
            t.take_back(by, data.seat, count, moves)

    eyes = data.seat if seat is None else seat
    return await asker.rooms.deed(table, asker.device.id, eyes, do)


@post(f"{T}/proposal", status_code=200, responses=DEEDS, operation_id="answerProposal", tags=["play"])
async def proposal(table: FromPath[str], data: JSONBody[ProposalBody], asker: By, seat: Eyes = None) -> Update:
    """Agree to the open proposal or turn it down."""
    await _allowed(asker, table)
    moves = await _moves(asker, table)

    def do(_: Live, t: Table, persons: list[int]) -> None:
        open_one = t.proposal
        # A device that acts for several persons answers for all of them.
        voters = [p for p in persons if p in t.waiting()] or [acting(t, persons)]
        for by in voters:
            if t.agree(by, data.agree) and open_one is not None:
                t.take_back(open_one["person"], open_one["seat"], open_one["count"], moves)
                return

    return await asker.rooms.deed(table, asker.device.id, seat, do)


async def _allowed(asker: Asker, table: str) -> None:
    async with asker.rooms.room(table) as (live, _):
        live.persons(asker.device.id)


@post(f"{T}/chat", status_code=200, responses=DEEDS, operation_id="chat", tags=["play"])
async def chat(table: FromPath[str], data: JSONBody[ChatBody], asker: By, seat: Eyes = None) -> Update:
    """A signal, or a line of text."""
    asker.spend("chat")
    if (data.signal is None) == (not data.text.strip()):
        raise Refused("bad-request", "say either a signal or a text")

    def do(_: Live, t: Table, persons: list[int]) -> None:
        t.say(acting(t, persons), data.signal or "", data.text)

    return await asker.rooms.deed(table, asker.device.id, seat, do)


@post(f"{T}/pause", status_code=200, responses=DEEDS, operation_id="pause", tags=["play"])
async def pause(table: FromPath[str], data: JSONBody[PauseBody], asker: By, seat: Eyes = None) -> Update:
    """Pause the game, or go on."""

    def do(_: Live, t: Table, persons: list[int]) -> None:
        t.pause(acting(t, persons), data.paused)

    return await asker.rooms.deed(table, asker.device.id, seat, do)


@post(f"{T}/resign", status_code=200, responses=DEEDS, operation_id="resign", tags=["play"])
async def resign(table: FromPath[str], data: JSONBody[ResignBody], asker: By, seat: Eyes = None) -> Update:
    """Give a seat up for good."""

    def do(_: Live, t: Table, persons: list[int]) -> None:
        t.resign(holder(t, persons, data.seat), data.seat)

    return await asker.rooms.deed(table, asker.device.id, seat, do)


@post(f"{T}/seats/{{number:int}}/replace", status_code=200, responses=DEEDS, operation_id="replace", tags=["play"])
async def replace(
    table: FromPath[str], number: FromPath[int], data: JSONBody[ReplaceBody], asker: By, seat: Eyes = None
) -> Update:
    """Let a bot stand in: for yourself, or for somebody who has been away for a minute."""
    after = asker.rooms.config.away_after

    def do(live: Live, t: Table, persons: list[int]) -> None:
        person = t.chair(number).person
        by = person if person in persons else acting(t, persons)
        t.replace(by, number, data.level, live.away(person, after))

    return await asker.rooms.deed(table, asker.device.id, seat, do)


@post(f"{T}/seats/{{number:int}}/return", status_code=200, responses=DEEDS, operation_id="comeBack", tags=["play"])
async def come_back(
    table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], asker: By, seat: Eyes = None
) -> Update:
    """Sit down again where a bot stood in for you."""

    def do(_: Live, t: Table, persons: list[int]) -> None:
        t.come_back(holder(t, persons, number), number)

    return await asker.rooms.deed(table, asker.device.id, seat, do)


HANDLERS = [play, undo, takeback, proposal, chat, pause, resign, replace, come_back]
