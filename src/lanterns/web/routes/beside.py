"""Beside the game: questions about a position, and marks that all at a table see. Nothing here reaches a record."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from lanterns.tables import Refused, answers
from lanterns.web.asker import DEEDS, AnyRequest, By, errors, holder
from lanterns.web.bodies import MarkBody, StudyBody
from lanterns.web.errors import Stale
from lanterns.web.routes.play import T
from lanterns.web.shapes import MarksShape, StudyShape
from lanterns.web.studies import Studies


@post(
    f"{T}/study", status_code=200, responses=errors(403, 404, 409, 410, 413, 415), operation_id="study", tags=["beside"]
)
async def study(table: FromPath[str], data: JSONBody[StudyBody], asker: By, request: AnyRequest) -> StudyShape:
    """Ask the game about the position through one of your seats, or as a spectator (-1). The topics of a game are told
    with its options; those that hint at what to do need the host's leave where several people play."""
    asker.spend("study")
    studies: Studies = request.app.state.studies
    async with asker.rooms.room(table) as (live, t):
        persons = live.persons(asker.device.id)
        eyes = t.eyes(persons, data.seat)
        try:
            state, topic = answers.studied(t, eyes, data.topic, data.version)
        except Refused as error:
            if error.code != "stale":
                raise
            raise Stale(asker.rooms.view(live, t, asker.device.id, data.seat)) from error
        version, game = t.version, t.game
    answer = await asker.there(studies.answer(table, version, game, state, eyes, topic, data.params))
    return StudyShape(version, topic.name, answer)


@post(f"{T}/marks", status_code=200, responses=DEEDS, operation_id="mark", tags=["beside"])
async def mark(table: FromPath[str], data: JSONBody[MarkBody], asker: By) -> MarksShape:
    """Point at something, draw a plan, or show what you are about to choose. All who look see it at once."""
    async with asker.rooms.room(table) as (live, t):
        persons = live.persons(asker.device.id)
        by = holder(t, persons, data.seat)
        asker.limiter.spend("marks", asker.device.id)
        live.marks.put(t, by, data.seat, data.kind, data.key, data.value)
        live.marked()
        return live.marks_shape()


HANDLERS = [study, mark]
