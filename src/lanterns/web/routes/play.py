"""While a game goes on: answers, undo, take-back, chat, pauses, and who plays for whom."""

from __future__ import annotations

from collections.abc import Callable

from litestar import post
from litestar.params import FromPath, JSONBody

from lanterns.core.present import Present
from lanterns.tables import Refused, Table
from lanterns.tables.commands import answers, lobby, presence, rewind
from lanterns.web.errors import Stale
from lanterns.web.identity import COMMANDS, By, Eyes, Identity, acting, holder
from lanterns.web.live.session import Session
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

T = "/api/tables/{table:str}"


@post(f"{T}/actions", status_code=200, responses=COMMANDS, operation_id="play", tags=["play"])
async def play(table: FromPath[str], data: JSONBody[ActionBody], who: By, seat: Eyes = None) -> Update | Done:
    """Answer the open question of one of your seats with an action code, chosen at a version; or with several `codes`,
    of which all are done or none."""
    if (data.code is None) == (data.codes is None):
        raise Refused("bad-request", "name either a code or codes")

    def do(_: Session, t: Table, persons: list[int]) -> None:
        by = holder(t, persons, data.seat)
        if data.codes is not None:
            answers.answer_all(t, by, data.seat, data.codes, data.version)
        elif data.code is not None:
            answers.answer(t, by, data.seat, data.code, data.version)

    eyes = data.seat if seat is None else seat
    return await who.brief(table, eyes, do)


@post(f"{T}/undo", status_code=200, responses=COMMANDS, operation_id="undo", tags=["play"])
async def undo(table: FromPath[str], data: JSONBody[UndoBody], who: By, seat: Eyes = None) -> Update | Done:
    """Take back your last answers: freely, up to the last chance, reveal or answer of another player."""

    def do(_: Session, t: Table, persons: list[int]) -> None:
        rewind.undo(t, holder(t, persons, data.seat), data.seat, data.count, data.version)

    eyes = data.seat if seat is None else seat
    return await who.brief(table, eyes, do)


Rewind = Callable[[Table, list[int], Present | None], None]


async def _going_back(
    who: Identity, table: str, seat: int | None, plan: Callable[[Table, list[int]], tuple[int, int]], do: Rewind
) -> Update:
    """A command that may go further back than free undo does, for which the position of then is made beside the table.

    `plan` tells which seat goes back and how many standing actions, 0 for none. When the table moves on meanwhile the
    command is tried again, for as long as the one who asks saw the question that is open.
    """
    who.spend("record")
    sessions = who.sessions
    for again in (True, True, True, False):
        async with sessions.locked(table) as (session, t):
            persons = session.persons(who.device.id)
            try:
                by, count = plan(t, persons)
                far = count > 0 and rewind.needs_rebuild(t, by, count)
            except Refused as error:
                if error.code != "stale":
                    raise
                raise Stale(who.view(session, t, seat)) from error
            game, options, version = t.game, dict(t.options), t.version
        then: Present | None = None
        if far:
            then = await who.there(who.replays.rebuilt(table, game, options, version, count, who.client))

        def checked(
            _: Session, t: Table, persons: list[int], then: Present | None = then, version: int = version
        ) -> None:
            if then is not None and t.version != version:
                raise Refused("stale")
            do(t, persons, then)

        try:
            return await who.command(table, seat, checked)
        except Stale:
            if not again:
                raise
    raise Refused("stale")


@post(f"{T}/takeback", status_code=200, responses=COMMANDS, operation_id="takeback", tags=["play"])
async def takeback(table: FromPath[str], data: JSONBody[TakebackBody], who: By, seat: Eyes = None) -> Update:
    """Go further back than undo: at once when you are the only person here, else as a proposal to the others."""

    def plan(t: Table, persons: list[int]) -> tuple[int, int]:
        return data.seat, rewind.goes_back(t, holder(t, persons, data.seat), data.seat, data.count, data.version)

    def do(t: Table, persons: list[int], then: Present | None) -> None:
        by = holder(t, persons, data.seat)
        count = rewind.goes_back(t, by, data.seat, data.count, data.version)
        if count:
            rewind.take_back(t, by, data.seat, count, then)
        else:
            rewind.ask_takeback(t, by, data.seat, data.count, data.version)

    return await _going_back(who, table, data.seat if seat is None else seat, plan, do)


@post(f"{T}/proposal", status_code=200, responses=COMMANDS, operation_id="answerProposal", tags=["play"])
async def proposal(table: FromPath[str], data: JSONBody[ProposalBody], who: By, seat: Eyes = None) -> Update:
    """Agree to the open proposal or turn it down."""

    def plan(t: Table, persons: list[int]) -> tuple[int, int]:
        if t.match.proposal is None or not data.agree or not set(rewind.waiting(t)) <= set(persons):
            return 0, 0
        return t.match.proposal["seat"], t.match.proposal["count"]

    def do(t: Table, persons: list[int], then: Present | None) -> None:
        open_one = t.match.proposal
        # A device that acts for several persons answers for all of them.
        voters = [p for p in persons if p in rewind.waiting(t)] or [acting(t, persons)]
        for by in voters:
            if rewind.agree(t, by, data.agree) and open_one is not None:
                rewind.take_back(t, open_one["person"], open_one["seat"], open_one["count"], then)
                return

    return await _going_back(who, table, seat, plan, do)


@post(f"{T}/chat", status_code=200, responses=COMMANDS, operation_id="chat", tags=["play"])
async def chat(table: FromPath[str], data: JSONBody[ChatBody], who: By, seat: Eyes = None) -> Update:
    """A signal, or a line of text."""
    who.spend("chat")
    if (data.signal is None) == (not data.text.strip()):
        raise Refused("bad-request", "say either a signal or a text")

    def do(_: Session, t: Table, persons: list[int]) -> None:
        lobby.say(t, acting(t, persons), data.signal or "", data.text)

    return await who.command(table, seat, do)


@post(f"{T}/pause", status_code=200, responses=COMMANDS, operation_id="pause", tags=["play"])
async def pause(table: FromPath[str], data: JSONBody[PauseBody], who: By, seat: Eyes = None) -> Update:
    """Pause the game, or go on."""

    def do(_: Session, t: Table, persons: list[int]) -> None:
        presence.pause(t, acting(t, persons), data.paused)

    return await who.command(table, seat, do)


@post(f"{T}/resign", status_code=200, responses=COMMANDS, operation_id="resign", tags=["play"])
async def resign(table: FromPath[str], data: JSONBody[ResignBody], who: By, seat: Eyes = None) -> Update:
    """Give a seat up for good."""

    def do(_: Session, t: Table, persons: list[int]) -> None:
        presence.resign(t, holder(t, persons, data.seat), data.seat)

    return await who.command(table, seat, do)


@post(f"{T}/seats/{{number:int}}/replace", status_code=200, responses=COMMANDS, operation_id="replace", tags=["play"])
async def replace(
    table: FromPath[str], number: FromPath[int], data: JSONBody[ReplaceBody], who: By, seat: Eyes = None
) -> Update:
    """Let a bot stand in: for yourself, or for somebody who has been away for a minute."""
    after = who.sessions.config.away_after

    def do(session: Session, t: Table, persons: list[int]) -> None:
        person = t.seating.chair(number).person
        by = person if person in persons else acting(t, persons)
        presence.replace(t, by, number, data.level, session.away(person, after))

    return await who.command(table, seat, do)


@post(f"{T}/seats/{{number:int}}/return", status_code=200, responses=COMMANDS, operation_id="comeBack", tags=["play"])
async def come_back(
    table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], who: By, seat: Eyes = None
) -> Update:
    """Sit down again where a bot stood in for you."""

    def do(_: Session, t: Table, persons: list[int]) -> None:
        presence.come_back(t, holder(t, persons, number), number)

    return await who.command(table, seat, do)


@post(f"{T}/seats/{{number:int}}/look", status_code=200, responses=COMMANDS, operation_id="look", tags=["play"])
async def look(
    table: FromPath[str], number: FromPath[int], data: JSONBody[EmptyBody], who: By, seat: Eyes = None
) -> Update:
    """Where time counts: turn over the hand of your seat, which lies face down until then. Its time begins."""

    def do(_: Session, t: Table, persons: list[int]) -> None:
        answers.look(t, holder(t, persons, number), number)

    return await who.command(table, number if seat is None else seat, do)


HANDLERS = [play, undo, takeback, proposal, chat, pause, resign, replace, come_back, look]
