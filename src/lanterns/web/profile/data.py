"""All that is kept of a person, as one file; what such a file brings to another server; and taking it all away."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from lanterns import __version__
from lanterns.core.texts import NAME_LENGTH, one_line
from lanterns.store import AsyncStore, Conflict, Store, Unreadable
from lanterns.store.errors import explained
from lanterns.store.persons.erasing import erase_profile, kept_of, scrub_unopened, tables_to_erase
from lanterns.store.persons.history import MOST, played
from lanterns.store.profiles import Profile, profile_of
from lanterns.store.schema import ID_LENGTH, brought_games, profiles
from lanterns.tables import Refused
from lanterns.web.live.sessions import Sessions
from lanterns.web.profile.shapes import BroughtShape, DeletedShape
from lanterns.web.profile.statistics import Outcome, outcome_of

FORMAT = "three-lanterns-profile"
VERSION = 1
SEALS = ("blue", "red", "yellow", "green", "plum")
SCORE_LIMIT = 1_000_000
RECORDS = 300  # of the last games, whole


class _Named(msgspec.Struct):
    name: str = ""
    seal: str = ""


class _Result(msgspec.Struct):
    """A game in a file, as `results_of` writes it."""

    table: str
    game: str
    options: dict[str, str]
    players: int
    seats: list[int]
    score: int
    won: bool
    at: float


class _File(msgspec.Struct):
    format: str
    version: int
    profile: _Named
    results: list[_Result]


async def take_out(store: AsyncStore, device: str, profile: Profile | None) -> dict[str, Any]:
    """Everything, but the games that go on: of these nothing is told but that they are there, for a record of one may
    hold what is secret till its end."""
    games = await store.read(lambda s: played(s, device))
    outcomes = [outcome for game in games if (outcome := outcome_of(game)) is not None]
    running = [table.id for table, _ in await store.tables_of(device) if table.status != "over"]
    records: list[dict[str, str]] = []
    for game in games[:RECORDS]:
        kept = await store.record(game.table.id)
        if kept is not None and kept.head:
            records.append({"table": game.table.id, "game": kept.game, "record": kept.text})
    brought = [] if profile is None else await store.read(lambda s: brought_of(s, profile.id))
    rest = {} if profile is None else await store.read(lambda s: kept_of(s, profile.id))
    rest.pop(brought_games.name, None)
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "taken": time.time(),
        "profile": {"name": profile.name, "seal": profile.seal, "made": profile.made} if profile else {},
        "results": [_result(outcome) for outcome in [*outcomes, *brought]],
        "records": records,
        "running": running,
        "kept": rest,
    }


def _result(outcome: Outcome) -> dict[str, Any]:
    return {
        "table": outcome.ident,
        "game": outcome.game,
        "options": outcome.options,
        "players": outcome.players,
        "seats": outcome.seats,
        "score": outcome.score,
        "won": outcome.won,
        "at": outcome.at,
    }


def brought_of(store: Store, ident: str) -> list[Outcome]:
    """The games that files have told of."""
    query = select(brought_games.c.body).where(brought_games.c.profile == ident).order_by(brought_games.c.at.desc())
    with explained(), store.engine.connect() as connection:
        bodies = connection.execute(query.limit(MOST)).scalars().all()
    return [_outcome(msgspec.json.decode(body, type=_Result)) for body in bodies]


def _outcome(told: _Result) -> Outcome:
    return Outcome(told.table, told.game, told.options, told.players, told.seats, told.score, told.won, told.at)


def read_file(text: str) -> _File:
    """Raises Refused for anything that `take_out` did not write."""
    try:
        found = msgspec.json.decode(text, type=_File)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("bad-profile", str(error)) from error
    if found.format != FORMAT or found.version != VERSION:
        raise Refused("bad-profile", f"it says {one_line(found.format, 40)} {found.version}, not {FORMAT} {VERSION}")
    now = time.time()
    for told in found.results:
        fits = (
            0 < len(told.table) <= ID_LENGTH and told.table.isascii() and 0 < len(told.game) <= 32
            and 0 < told.players <= 8 and all(0 <= seat < told.players for seat in told.seats) and 0 <= told.at <= now
            and abs(told.score) < SCORE_LIMIT and len(told.options) <= 60 and len(told.seats) <= 8
        )  # fmt: skip
        if not fits:
            raise Refused("bad-profile", f"the game of table {one_line(told.table, 40)} is not one that was played")
    return found


async def bring_in(store: AsyncStore, profile: Profile, text: str) -> BroughtShape:
    """Merge a file into a profile: its name and seal where there are none, and the games that were not known. Raises
    Refused, and then has changed nothing."""
    found = read_file(text)
    return await store.write(lambda s: _bring(s, profile.id, found))


def _bring(store: Store, ident: str, found: _File) -> BroughtShape:
    name = one_line(found.profile.name, NAME_LENGTH)
    seal = found.profile.seal if found.profile.seal in SEALS else ""
    with explained(), store.writer.begin() as connection:
        here = profiles.c.id == ident
        named = bool(name) and (
            connection.execute(update(profiles).where(here & (profiles.c.name == "")).values(name=name)).rowcount == 1
        )
        connection.execute(update(profiles).where(here & (profiles.c.seal == "")).values(seal=seal))
        known = select(brought_games.c.table_id).where(brought_games.c.profile == ident)
        there = set(connection.execute(known).scalars())
        games = 0
        for told in found.results[:MOST]:
            if told.table not in there:
                there.add(told.table)
                body = msgspec.json.encode(told).decode()
                values = {"profile": ident, "table_id": told.table, "at": told.at, "body": body}
                connection.execute(insert(brought_games).values(**values))
                games += 1
    return BroughtShape(games, named)


async def delete_all(store: AsyncStore, sessions: Sessions, device: str) -> DeletedShape:
    """Take away a person: tables that nobody else plays at, their seat and name at all others, and their profile. A
    game that goes on goes on without them. May be asked again when it could not be done to its end. Raises Refused for
    somebody of whom nothing is kept."""
    found = await store.read(lambda s: tables_to_erase(s, device))
    known = await store.read(lambda s: profile_of(s, device))
    if not found and known is None:
        raise Refused("profile-unknown")
    others = 0
    for table, shared in found:
        with contextlib.suppress(Conflict):
            others += await _leave(store, sessions, table, device, shared)
    await store.write(lambda s: erase_profile(s, device))
    sessions.kin_changed()
    return DeletedShape(len(found) - others, others)


async def _leave(store: AsyncStore, sessions: Sessions, table: str, device: str, shared: bool) -> bool:
    """Whether the table stays, for the others."""
    try:
        if shared:
            await sessions.erase(table, device)
            return True
        await sessions.discard(table)
    except Unreadable:
        if not shared:
            await store.remove(table)
            return False
        await store.write(lambda s: scrub_unopened(s, table, device))
        await store.forget(device, table)
        return True
    except Refused:  # somebody else took it away meanwhile
        return False
    return False
