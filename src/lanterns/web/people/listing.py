"""The list of open tables: who is in the room, which tables still wait, and how one is played in a few words."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lanterns.core.game import CHOICE, MODE, AnyGame
from lanterns.games import RULESETS
from lanterns.locales import Catalogue
from lanterns.store.people.open_tables import MOST as ROWS
from lanterns.store.people.open_tables import OpenTable
from lanterns.tables.card import Listed
from lanterns.tables.parts.match import LOBBY
from lanterns.tables.parts.pace import TURNS
from lanterns.tables.parts.seats import BOT, NOBODY, OPEN, Chair, unnamed
from lanterns.web.live.sessions import Sessions
from lanterns.web.people.shapes import BothShape, OpenTableShape

GONE_SECONDS = 30 * 60.0  # after which a table falls off the list whose host was not seen
GONE_TURNS_SECONDS = 3 * 86_400.0  # the same for one that is played by turns
MOST = 50  # tables that are told
LONGEST = 44  # characters of how it is played


def people_in_the_room(sessions: Sessions) -> int:
    """How many persons have a table open in a window now; 0 for less than two: nobody is told that they are alone."""
    found = set()
    for session in sessions.held.values():
        for stream in session.streams:
            found.add(min(session.granted.like(stream.device)))
    return len(found) if len(found) > 1 else 0


def looked_at(sessions: Sessions) -> list[str]:
    """The tables at which somebody looks now."""
    return [session.id for session in sessions.held.values() if session.streams][:ROWS]


def waits(sessions: Sessions, found: OpenTable, now: float) -> bool:
    """Whether a table of the list is worth telling: before the start a seat is free and its host is not long gone; once
    it is played somebody may look on."""
    table = found.table
    if table.status != LOBBY:
        return found.open.watch
    if all(chair.kind != OPEN for chair in table.chairs):
        return False
    session = sessions.held.get(table.id)
    if session is not None:
        if found.host in session.online():
            return True
        seen = session.seen.get(found.host)
        if seen is not None and time.monotonic() - seen < GONE_SECONDS:
            return True
    return now - table.updated < (GONE_TURNS_SECONDS if by_turns(table) else GONE_SECONDS)


def by_turns(table: Listed) -> bool:
    """Whether its seats have hours or days to answer."""
    pace: Mapping[str, Any] = table.card.get("pace") or {}
    return bool(pace) and pace["terms"]["kind"] == TURNS


def shape(found: OpenTable) -> OpenTableShape:
    """A table as everybody may know it: neither its id, nor its title, nor what is said there."""
    table, chairs = found.table, found.table.chairs
    host = next(person[1] for person in table.card["people"] if person[0] == found.host)
    return OpenTableShape(
        found.open.key,
        table.id if found.mine else None,
        table.game,
        about(table),
        "lobby" if table.status == LOBBY else "playing",
        host or _unnamed_host(chairs, found.host),
        sitting(chairs),
        sum(chair.kind == BOT for chair in chairs),
        sum(chair.kind == OPEN for chair in chairs),
        found.open.language,  # type: ignore[arg-type]
        found.open.level,  # type: ignore[arg-type]
        found.open.watch,
        by_turns(table),
        table.created,
    )


def _unnamed_host(chairs: list[Chair], host: int) -> str:
    return next((chair.name or unnamed(seat)[0] for seat, chair in enumerate(chairs) if chair.person == host), "")


def sitting(chairs: list[Chair]) -> list[str]:
    """Who sits there, each person once, "" for one without a name."""
    found: dict[int, str] = {}
    for chair in chairs:
        if chair.person != NOBODY:
            found.setdefault(chair.person, chair.name)
    return list(found.values())


def about(table: Listed) -> BothShape:
    """How a table is played, in a few words of each language: its mode, and what its game asks for first."""
    return words_of(table.ruleset, tuple(sorted(table.card.get("options", {}).items())))


@lru_cache(maxsize=256)
def words_of(ruleset: str, options: tuple[tuple[str, str], ...]) -> BothShape:
    game = RULESETS.get(ruleset)
    if game is None:
        return BothShape("", "")
    told = [", ".join(_words(game, dict(options), language)) for language in ("en", "fr")]
    return BothShape(*told)


@lru_cache(maxsize=16)
def _catalogue(language: str, ruleset: str) -> Catalogue:
    return Catalogue(language, RULESETS[ruleset], rooms=("ui",))


def _words(game: AnyGame, options: Mapping[str, str], language: str) -> list[str]:
    words = _catalogue(language, game.ruleset)
    keys = {option.key: option for option in game.options}
    mode = next((option for option in game.options if option.asked == MODE and option.key in options), None)
    value = options[mode.key] if mode else ""
    wanted = [f"option-{mode.key}-{value}" if mode else f"mode-{game.id}"]
    for key in game.card.lead:
        option = keys.get(key)
        if option is None or option.asked != CHOICE or (option.modes and value not in option.modes):
            continue
        wanted.append(f"option-{key}-{options.get(key, '')}")
    told: list[str] = []
    for number, key in enumerate(wanted):
        text = words.say(key) if words.has(key) else ""
        text = text if number == 0 else text[:1].lower() + text[1:]
        if text and len(", ".join([*told, text])) <= LONGEST:
            told.append(text)
    return told
