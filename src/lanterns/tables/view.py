"""A table as somebody may see it: the JSON of docs/server.md. Nothing here depends on what the eyes may not know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from lanterns.tables.card import seat_list
from lanterns.tables.commands import lobby, rewind
from lanterns.tables.parts.match import LOBBY, OVER, PLAYING
from lanterns.tables.parts.seats import why_kept
from lanterns.tables.table import Table
from lanterns.tables.words import in_french


def table_view(
    table: Table,
    eyes: int,
    persons: Sequence[int],
    *,
    online: Collection[int] = (),
    spectators: int = 0,
    thinking: Sequence[int] = (),
    device: str = "",
    looking: Collection[str] = (),
    blocked: Collection[int] = (),
    made: dict[int, Any] | None = None,
) -> dict[str, Any]:
    """The table for these persons through one seat's eyes, see `own_view`."""
    own = own_view(
        table, eyes, persons, online=online, device=device, looking=looking, blocked=blocked, made=made
    )  # fmt: skip
    return {**common_view(table, spectators=spectators, thinking=thinking), **own}


def common_view(table: Table, *, spectators: int = 0, thinking: Sequence[int] = ()) -> dict[str, Any]:
    """What everybody sees alike of a table."""
    return {
        "id": table.id,
        "game": table.game.id,
        "ruleset": table.game.ruleset,
        "cooperative": table.game.cooperative,
        "title": table.title,
        "status": table.status,
        "paused": table.match.paused,
        "chat": table.chat_on,
        "hints": table.hints_on if table.hinted else None,
        "options": dict(table.options),
        "seeded": table.seed is not None,
        "marked": table.match.marked,
        "spectators": spectators,
        "seq": table.seq,
        "version": table.version,
        "created": table.created,
        "updated": table.updated,
        "open": _open(table),
        "proposal": _proposal(table),
        "thinking": list(thinking),
        "clocks": _clocks(table),
        "pace": table.pace.shown(table.at),
        "lesson": _lesson(table),
        "result": table.match.result,
        "rated": table.rated,
    }


def own_view(
    table: Table,
    eyes: int,
    persons: Sequence[int],
    *,
    online: Collection[int] = (),
    device: str = "",
    looking: Collection[str] = (),
    blocked: Collection[int] = (),
    made: dict[int, Any] | None = None,
) -> dict[str, Any]:
    """What these persons see of it through one seat's eyes, on one of their devices: of who is there, and of the
    game."""
    return {
        **seats_view(table, persons, online=online, device=device, looking=looking, blocked=blocked),
        **game_view(table, eyes, made),
    }


def seats_view(
    table: Table,
    persons: Sequence[int],
    *,
    online: Collection[int] = (),
    device: str = "",
    looking: Collection[str] = (),
    blocked: Collection[int] = (),
) -> dict[str, Any]:
    """What these persons see of who is there, on one of their devices; `looking` are those online, `blocked` the
    persons with whom they want nothing to do. As long as the table has its status, answers change nothing of it."""
    host = any(table.seating.people[p].host for p in persons)
    mine = table.seating.held_by(persons)
    return {
        "seed": table.seed if host or table.status == OVER else None,
        "seats": seat_list(table.seating.chairs, lobby.colours(table), persons, online),
        "people": _people(table, persons, online, blocked),
        "devices": _devices(table, persons, device, looking),
        "mine": mine,
        "host": host,
        "deletable": not why_kept(table.status, table.seating.chairs, table.seating.people, persons),
        "curtain": table.game.hidden.imperfect(table.options) and len(mine) > 1 and table.status == PLAYING,
        "join": _join(table) if host else None,
    }


def game_view(table: Table, eyes: int, made: dict[int, Any] | None = None) -> dict[str, Any]:
    """What those eyes see of the game. `made`: the views of this position so far, by eyes; this one is added."""
    return {"eyes": eyes, "undo": _undo(table, eyes), "view": position(table, eyes, made)}


def position(table: Table, eyes: int, made: dict[int, Any] | None = None) -> dict[str, Any] | None:
    """The game's view for those eyes, at the table's version; `made` as above."""
    if table.match.present is None:
        return None
    since = table.match.since[eyes] if eyes >= 0 else table.version
    views = {} if made is None else made
    if eyes not in views:
        beside = next(iter(views.values()), None)
        state = table.shown_state()
        views[eyes] = table.game.view(state, eyes) if beside is None else table.game.view_beside(state, eyes, beside)
    view = {**views[eyes], "version": table.version, "since": since}
    if eyes >= 0 and table.seating.chairs[eyes].bot:
        view["options"] = []  # a bot answers for this seat now
    return view


def _people(
    table: Table, persons: Sequence[int], online: Collection[int], blocked: Collection[int]
) -> list[dict[str, Any]]:
    return [
        {
            "person": person.id,
            "name": person.name,
            "host": person.host,
            "me": person.id in persons,
            "online": person.id in online,
            "seats": table.seating.seats_of(person.id),
            "blocked": person.id in blocked and person.id not in persons,
        }
        for person in table.seating.people
        if not person.gone
    ]


def _open(table: Table) -> dict[str, Any] | None:
    """How it is listed for everybody on this server; not under which key."""
    found = table.open
    if found is None or table.status == OVER:
        return None
    return {"language": found.language, "level": found.level, "watch": found.watch}


def _devices(table: Table, persons: Sequence[int], device: str, looking: Collection[str]) -> list[dict[str, Any]]:
    """The devices that act for these persons, to be seen by them alone."""
    told: list[dict[str, Any]] = []
    for person in persons:
        me = table.seating.device(person, device)
        told += [
            {
                "number": other.number,
                "person": person,
                "here": other is me,
                "online": other.device in looking,
                "since": other.at,
                "may_end": me is not None and other is not me and table.seating.may_end(me, other, table.at),
            }
            for other in table.seating.devices.get(person, [])
        ]
    return told


def _clocks(table: Table) -> list[dict[str, Any]]:
    """The seats whose time counts now: seconds spent at the table's `now`."""
    state = table.match.playing
    if state is None or not state.lanes or not table.clocks.by_seat:
        return []
    limit = table.game.timed.limit(state) or None
    covered = table.covered()
    return [
        {
            "seat": seat,
            "spent": clock.read(table.at),
            "running": clock.since > 0,
            "limit": limit,
            "face_down": seat in covered,
        }
        for seat, clock in enumerate(table.clocks.by_seat)
    ]


def _lesson(table: Table) -> dict[str, Any] | None:
    """The lesson that is played here, and where it stands; None without one."""
    course, present = table.course, table.match.present
    if course is None or present is None:
        return None
    return {
        "id": course.lesson.id,
        "stood": present.stood,
        "length": len(course.lesson.moves),
        "left": None if course.left < 0 else course.left,
        "slip": course.slip,
        "free": course.free,
    }


def _join(table: Table) -> dict[str, Any] | None:
    if table.status != LOBBY or not table.seating.join_code or table.at >= table.seating.join_expires:
        return None
    return {
        "en": table.seating.join_code,
        "fr": in_french(table.seating.join_code),
        "expires": table.seating.join_expires,
    }


def _undo(table: Table, eyes: int) -> dict[str, Any]:
    if table.match.present is None or eyes < 0 or table.status == LOBBY:
        return {"free": 0, "barred": "nothing", "takeback": 0}
    if table.status == OVER or table.match.paused:
        return {"free": 0, "barred": "over" if table.status == OVER else "paused", "takeback": 0}
    if table.seating.chairs[eyes].bot:
        return {"free": 0, "barred": "other", "takeback": 0}
    free = table.match.present.free(eyes)
    return {
        "free": free,
        "barred": None if free else table.match.present.barred(eyes) or None,
        "takeback": rewind.takeback_count(table, eyes),
    }


def _proposal(table: Table) -> dict[str, Any] | None:
    if table.match.proposal is None:
        return None
    return {
        "person": table.match.proposal["person"],
        "count": table.match.proposal["count"],
        "agreed": list(table.match.proposal["agreed"]),
        "waiting": rewind.waiting(table),
    }
