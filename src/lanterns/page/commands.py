"""What is done at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lanterns.core.present import Present
from lanterns.page.held import HERE, Held, Tables
from lanterns.page.routes import Asked, Routes, Stale, Told
from lanterns.tables import Refused, Table
from lanterns.web.requests import (
    ActionBody,
    ChatBody,
    EmptyBody,
    HintBody,
    LessonBody,
    MarkBody,
    MeBody,
    PauseBody,
    ProposalBody,
    ReadyBody,
    ReplaceBody,
    ResignBody,
    SeatBody,
    SettingsBody,
    TakebackBody,
    UndoBody,
)
from lanterns.web.service import people, play, showing
from lanterns.web.service.here import Deed, Here, holder

route = Routes()


def then_of(held: Held, version: int, count: int) -> Present:
    """The position that a table had at that version, that many standing actions before."""
    present = held.table.match.present
    way = present.way(count) if present is not None and version == held.table.version else None
    if way is not None:
        return way.walk()
    moves = play.standing_before([entry.told() for entry in held.lines()[:version]], count)
    return Present.rebuild(held.table.game, held.table.options, moves)


Command = tuple[type[Any], Callable[[Any], Deed[Any]], Callable[[Any], int | None]]


def _own(data: Any) -> int | None:
    seat: int = data.seat
    return seat


def _any(_: Any) -> None:
    return None


COMMANDS: dict[str, Command] = {
    "actions": (ActionBody, play.play, _own),
    "undo": (UndoBody, play.undo, _own),
    "hints": (HintBody, play.hinted, _own),
    "chat": (ChatBody, play.chat, _any),
    "pause": (PauseBody, play.pause, _any),
    "resign": (ResignBody, play.resign, _any),
    "lesson": (LessonBody, play.leave_lesson, _any),
    "me": (MeBody, people.rename, _any),
    "ready": (ReadyBody, people.ready, _any),
    "settings": (SettingsBody, people.change, _any),
    "start": (EmptyBody, lambda _: people.start(), _any),
}


def _command(tables: Tables, ask: Asked, ident: str, deed: Deed[Any], usual: int | None) -> Told:
    """Do it, looking through a seat. A stale one is told with the fresh table."""
    seat = usual if ask.seat is None else ask.seat

    def do(held: Held, table: Table) -> None:
        persons = held.persons(HERE)
        table.eyes(persons, seat)
        deed(held, table, persons)

    try:
        _, made, change = tables.change(ident, do)
    except Refused as error:
        if error.code == "stale" and ident in tables.held:
            held = tables.open(ident)
            raise Stale(showing.view(held, held.table, HERE, seat)) from error
        raise
    held = tables.open(ident)
    return Told(showing.update(held, held.table, made, HERE, seat), change=change)


def _put_command(
    name: str, kind: type[Any], deed: Callable[[Any], Deed[Any]], eyes: Callable[[Any], int | None]
) -> None:
    @route("POST", f"tables/*/{name}")
    def command(tables: Tables, ask: Asked, ident: str) -> Told:
        data = ask.body(kind)
        return _command(tables, ask, ident, deed(data), eyes(data))


for _name, _spec in COMMANDS.items():
    _put_command(_name, *_spec)


@route("POST", "tables/*/seats/*")
def set_seat(tables: Tables, ask: Asked, ident: str, number: str) -> Told:
    return _command(tables, ask, ident, people.set_seat(_number(number), ask.body(SeatBody)), None)


@route("POST", "tables/*/seats/*/replace")
def replace(tables: Tables, ask: Asked, ident: str, number: str) -> Told:
    return _command(tables, ask, ident, play.replace(_number(number), ask.body(ReplaceBody), 0.0), None)


@route("POST", "tables/*/seats/*/return")
def come_back(tables: Tables, ask: Asked, ident: str, number: str) -> Told:
    ask.body(EmptyBody)
    return _command(tables, ask, ident, play.come_back(_number(number)), None)


@route("POST", "tables/*/seats/*/look")
def look(tables: Tables, ask: Asked, ident: str, number: str) -> Told:
    ask.body(EmptyBody)
    return _command(tables, ask, ident, play.look(_number(number)), _number(number))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("not-found")
    return int(text)


@route("POST", "tables/*/takeback")
def takeback(tables: Tables, ask: Asked, ident: str) -> Told:
    data = ask.body(TakebackBody)
    return _going_back(tables, ask, ident, play.takeback(data), data.seat)


@route("POST", "tables/*/proposal")
def proposal(tables: Tables, ask: Asked, ident: str) -> Told:
    return _going_back(tables, ask, ident, play.proposal(ask.body(ProposalBody)), None)


def _going_back(tables: Tables, ask: Asked, ident: str, going: play.GoingBack, usual: int | None) -> Told:
    def deed(_: Here, t: Table, persons: list[int]) -> None:
        count = going.far(t, persons)
        then = None
        if count:
            then = then_of(held, t.version, count)
        going.do(t, persons, then)

    held = tables.open(ident)
    return _command(tables, ask, ident, deed, usual)


@route("POST", "tables/*/marks")
def mark(tables: Tables, ask: Asked, ident: str) -> Told:
    held, data = tables.open(ident), ask.body(MarkBody)
    by = holder(held.table, held.persons(HERE), data.seat)
    held.annotations.put(held.table, by, data.seat, data.kind, data.key, data.value)
    return Told(showing.marks_shape(held.annotations), marks=ident)
