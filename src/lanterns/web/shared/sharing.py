"""A game that was shared, as its public page needs it: the table without its people, its words, its picture."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

import msgspec

from lanterns.core.step import SPECTATOR
from lanterns.core.view_types import AnyView, Cause, StoryView
from lanterns.tables import Refused, Table
from lanterns.tables.parts.match import OVER
from lanterns.tables.view import table_view
from lanterns.web.client import Asset, Client
from lanterns.web.identity import Identity
from lanterns.web.processes.replays import Replays
from lanterns.web.responses import TableShape
from lanterns.web.shared.words import Finished, seat_colours

KEPT = 64  # pictures in memory, some 80 kB each


class ShareShape(msgspec.Struct):
    """The public address of a finished game: `token` opens it in place of a table's id, `url` is its page. Null where
    it has none."""

    token: str | None
    url: str | None
    made: float | None


class SharedTable(msgspec.Struct):
    """A table of this device whose game has a public address."""

    table: str
    game: str
    token: str
    url: str
    made: float


def stranger_view(table: Table, token: str) -> TableShape:
    """A finished table for whoever has its public address: the seats and what was played, not the people, their talk
    or the table's id."""
    shape = msgspec.convert(table_view(table, SPECTATOR, []), TableShape)
    seats = [msgspec.structs.replace(seat, person=None) for seat in shape.seats]
    return msgspec.structs.replace(
        shape, id=token, title="", people=[], seats=seats, chat=False, hints=None, deletable=False, lesson=None,
        proposal=None,
    )  # fmt: skip


async def shown(who: Identity, token: str) -> tuple[Finished, StoryView | None]:
    """The game of a public address and how it went; None for that when it cannot be read in time. Raises Refused."""
    ident, device = await who.looked_at(token)
    async with who.sessions.locked(ident) as (session, table):
        session.looking_back(table, device)
        over, game, options = finished_of(table), table.game, dict(table.options)
    try:
        return over, await who.there(who.replays.story(ident, game, options, over.version, who.client))
    except Refused:
        return over, None


def finished_of(table: Table) -> Finished:
    """What everybody is told of a table. Raises Refused while its game goes on."""
    result, game = table.match.result, table.game
    if table.status != OVER or result is None:
        raise Refused("not-over")
    chairs = table.seating.chairs
    view = game.view(table.shown_state(), SPECTATOR)
    return Finished(
        game.id, game.ruleset, game.card.box, game.cooperative, result["reason"],
        tuple(chair.name for chair in chairs), seat_colours(view, len(chairs)), tuple(result["scores"]),
        tuple(result["results"]), tuple(result["resigned"]), table.updated, table.version, _verdict(view),
    )  # fmt: skip


def _verdict(view: AnyView) -> tuple[str, tuple[tuple[str, int | str], ...]] | None:
    found: Cause | None = view.get("verdict")
    return None if found is None else (found["key"], tuple(found["params"].items()))


class Cards:
    """The pictures of shared games: drawn one at a time by the processes that read records, and the last ones kept."""

    def __init__(self, client: Client, replays: Replays) -> None:
        self.client = client
        self.replays = replays
        self._kept: OrderedDict[tuple[Finished, str], Asset] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def picture(self, over: Finished, story: StoryView | None, language: str, client: str) -> Asset:
        """A PNG; whoever has it already asks each time whether it still holds, for the page may be closed by then.
        Raises Refused, `not-found` where the browser client, whose art it is drawn with, is not built."""
        if self.client.folder is None:
            raise Refused("not-found", "the browser client is not built, and pictures are drawn with its art")
        key = (over, language)
        async with self._drawing:
            found = self._kept.get(key)
            if found is None:
                png = await self.replays.card(over, story, language, self.client.folder / "card", client)
                found = Asset(png, None, "image/png", f'"{hashlib.sha256(png).hexdigest()[:24]}"', "no-cache")
            if story is not None:  # else it may be told better next time
                self._kept[key] = found
                self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
