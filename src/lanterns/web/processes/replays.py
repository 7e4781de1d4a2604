"""Records that are looked back upon, gone on with or played again, of a table or of a file that somebody dropped.

All of it is done by processes of its own with a budget of steps and a deadline (see jobs.py): neither the event loop
nor another visitor waits for a long record."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from lanterns.core.game import AnyGame
from lanterns.core.history import Marks
from lanterns.core.present import Present
from lanterns.core.record import Line
from lanterns.core.view_types import StoryView
from lanterns.games import find_ruleset
from lanterns.store import AsyncStore
from lanterns.tables import Entry, Refused, Table
from lanterns.tables.keeping import saved
from lanterns.tables.keeping.records import Onward
from lanterns.web.processes.crew import Behalf, Crew
from lanterns.web.processes.jobs import Look
from lanterns.web.processes.workers import WorkerLost
from lanterns.web.responses import ReplayShape
from lanterns.web.service.play import standing_before
from lanterns.web.shared.words import Finished

STORIES = 100  # of finished games that are kept
KNOWN = 1000  # tables of which is remembered how far a worker knows them


class Replays:
    """`client` is who asks. All raise Refused: `bad-record` with the line in `detail`, `replay-failed`, `too-many`."""

    def __init__(self, store: AsyncStore, readers: int, seconds: float) -> None:
        """`readers` processes; 0: a thread of this process."""
        self.store = store
        self.crew = Crew(readers, seconds, here=readers <= 0)
        self._asked = itertools.count()
        self.known: OrderedDict[str, int] = OrderedDict()
        self.stories: OrderedDict[tuple[str, int], StoryView] = OrderedDict()

    async def window(self, text: str, start: int, count: int, eyes: int, client: str) -> ReplayShape:
        """Some positions of a record file."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        told = await self._ask("window", key, text, start, count, eyes, client=client, home=key)
        return msgspec.json.decode(told, type=ReplayShape)

    async def views(
        self, table: str, game: AnyGame, options: Mapping[str, str], look: Look, client: str
    ) -> list[dict[str, Any]]:
        """What is seen after some lines of a table's record, all of which are in the store."""
        first = self.known.get(table, 0)
        for again in (True, False, False):
            lines = await self.store.told(table, first + 1)
            told = await self._ask(
                "positions", table, game.ruleset, dict(options), first, [_told(line) for line in lines], look,
                client=client, home=table,
            )  # fmt: skip
            if isinstance(told, bytes):
                self._knows(table, first + len(lines))
                return msgspec.json.decode(told, type=list[dict[str, Any]])
            first = told if again else 0
        raise Refused("replay-failed")

    def _knows(self, table: str, lines: int) -> None:
        self.known[table] = lines
        self.known.move_to_end(table)
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)

    async def read(self, ident: str, text: str, at: float, onward: Onward, client: str) -> Table:
        """A new table that goes on with a record, with its entries in `fresh`."""
        told = await self._ask("read", ident, text, at, onward, client=client)

        def made() -> Table:
            columns = saved.Columns(told["status"], told["seq"], told["version"], told["created"], told["updated"])
            table = saved.load(ident, find_ruleset(told["ruleset"]), told["doc"], told["board"], columns)
            table.at = at
            table.log.fresh = [Entry.load(*row) for row in told["entries"]]
            return table

        return await asyncio.to_thread(made)

    async def rebuilt(
        self,
        table: str,
        game: AnyGame,
        options: Mapping[str, str],
        version: int,
        count: int,
        client: str,
    ) -> Present:
        """The position that a table had at that version, `count` standing actions before."""
        lines = await self.store.told(table, 1, version)
        stay = standing_before(lines, count)
        told = await self._ask("rebuild", game.ruleset, dict(options), stay, client=client)
        present = Present.load(game, options, told)
        present.marks = Marks.load(told["marks"])
        return present

    async def finished(self, text: str, client: str) -> tuple[AnyGame, dict[str, str], list[Line]]:
        """The game of a record file that is over. Raises Refused `analysis-early` too."""
        told = await self._ask("finished", text, client=client)
        lines = [Line(a, c, word=w, count=n, seat=s) for a, c, w, n, s in told["lines"]]
        return find_ruleset(told["ruleset"]), told["options"], lines

    async def story(
        self, table: str, game: AnyGame, options: Mapping[str, str], version: int, client: str
    ) -> StoryView:  # fmt: skip
        """How the game of a table went up to a version; what was told last is kept."""
        key = (table, version)
        found = self.stories.get(key)
        if found is None:
            lines = [_told(line) for line in await self.store.told(table, 1, version)]
            told = await self._ask("story", game.ruleset, dict(options), lines, client=client, home=table)
            found = self.stories[key] = msgspec.json.decode(told, type=StoryView)
        self.stories.move_to_end(key)
        while len(self.stories) > STORIES:
            self.stories.popitem(last=False)
        return found

    async def card(self, over: Finished, story: StoryView | None, language: str, folder: Path, client: str) -> bytes:
        """The picture of a finished game as a PNG, drawn with what lies in a folder. Raises Refused `not-found` too."""
        png: bytes = await self._ask("card", over, story, language, str(folder), client=client)
        return png

    async def _ask(self, name: str, *args: Any, client: str, home: str = "") -> Any:
        try:
            # Each record is a table of its own for the crew: one client's leave a worker to others.
            behalf = Behalf(client, str(next(self._asked)), home=home)
            return await self.crew.ask(name, *args, behalf=behalf)
        except WorkerLost as error:
            raise Refused("replay-failed", str(error)) from error

    def close(self) -> None:
        """End what is under way."""
        self.crew.close()


def _told(line: Line) -> tuple[int, int, str, int, int]:
    """A line for a pipe."""
    return line.actor, line.action, line.word, line.count, line.seat
