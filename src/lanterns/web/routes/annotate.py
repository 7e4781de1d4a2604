"""What people at a table point at and plan together, seen by all. Nothing here reaches a record."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from lanterns.web.identity import COMMANDS, By
from lanterns.web.requests import MarkBody
from lanterns.web.responses import MarksShape
from lanterns.web.routes.play import T
from lanterns.web.service.here import holder
from lanterns.web.service.showing import marks_shape


@post(f"{T}/marks", status_code=200, responses=COMMANDS, operation_id="mark", tags=["beside"])
async def mark(table: FromPath[str], data: JSONBody[MarkBody], who: By) -> MarksShape:
    """Point at something, draw a plan, or show what you are about to choose. All who look see it at once."""
    async with who.sessions.locked(table) as (session, t):
        persons = session.persons(who.device.id)
        by = holder(t, persons, data.seat)
        who.limiter.spend("annotations", who.device.id)
        made, stands = session.annotations.put(t, by, data.seat, data.kind, data.key, data.value)
        session.annotated()
        who.sessions.others.tell_mark(session.id, session.annotations.turn, made, stands)
        return marks_shape(session.annotations)


HANDLERS = [mark]
