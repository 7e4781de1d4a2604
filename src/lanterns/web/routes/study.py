"""Questions about a position. Of their answers nothing reaches a record; that a hint was told is noted there."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from lanterns.tables import Refused
from lanterns.tables.commands import answers
from lanterns.web.errors import Stale
from lanterns.web.identity import COMMANDS, READS, By, Eyes, Identity, errors
from lanterns.web.requests import HintBody, StudyBody
from lanterns.web.responses import StudyShape, Update
from lanterns.web.routes.play import T
from lanterns.web.service import beside
from lanterns.web.service.beside import BarredShape
from lanterns.web.service.play import hinted as hint_told


@post(
    f"{T}/study", status_code=200, responses=errors(403, 404, 409, 410, 413, 415), operation_id="study", tags=["beside"]
)
async def study(table: FromPath[str], data: JSONBody[StudyBody], who: By) -> StudyShape:
    """Ask the game about the position through one of your seats, or as a spectator (-1). The topics of a game are told
    with its options; those that hint at what to do need the host's leave where several people play. Of a game that is
    over, `line` asks about the position after that line of its record; everybody may, through any eyes."""
    who.spend("study")
    if data.line is not None:
        return await _then(who, table, data, data.line)
    async with who.sessions.locked(table) as (session, t):
        persons = session.persons(who.device.id)
        eyes = t.eyes(persons, data.seat)
        try:
            state, topic = answers.studied(t, eyes, data.topic, data.version)
        except Refused as error:
            if error.code != "stale":
                raise
            raise Stale(who.view(session, t, data.seat)) from error
        version, game = t.version, t.game
    answer = await who.there(who.studies.answer(table, version, game, state, eyes, topic, data.params))
    return StudyShape(version, topic.name, answer)


async def _then(who: Identity, table: str, data: StudyBody, line: int) -> StudyShape:
    """A question about a moment of a game that is over."""
    who.spend("record")
    ident, device = await who.looked_at(table)
    async with who.sessions.locked(ident) as (session, t):
        session.looking_back(t, device)
        topic = answers.past_topic(t, data.topic, line)
        game, options = t.game, dict(t.options)
    present = await who.there(who.replays.rebuilt(ident, game, options, line, 0, who.client))
    answer = await who.there(who.studies.answer(ident, line, game, present.state, data.seat, topic, data.params))
    return StudyShape(line, topic.name, answer)


@get(f"{T}/barred", responses=READS, operation_id="barred", tags=["beside"])
async def barred(table: FromPath[str], who: By, seat: Eyes = None) -> BarredShape:
    """How many answers the open question has for one of your seats, and why others are none. Nothing for spectators."""
    who.spend("study")
    async with who.sessions.locked(table) as (session, t):
        return beside.barred(t, t.eyes(session.persons(who.device.id), seat))


@post(f"{T}/hints", status_code=200, responses=COMMANDS, operation_id="hinted", tags=["beside"])
async def hinted(table: FromPath[str], data: JSONBody[HintBody], who: By, seat: Eyes = None) -> Update:
    """Note in the record that a hint was told on the open question of one of your seats, and how much of it."""
    return await who.command(table, data.seat if seat is None else seat, hint_told(data))


HANDLERS = [study, barred, hinted]
