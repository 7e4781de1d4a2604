"""Finished games looked into by the bots' processes, bite by bite, so that bots and other people have their turns.

A game is looked into once for everybody: whoever asks while that goes on joins, and what was found is kept with the
table. It goes on for as long as somebody looks, and is taken up where it stopped.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from lanterns.analysis.view_types import Finding
from lanterns.core.errors import BadQuestion
from lanterns.core.game import AnyGame
from lanterns.core.history import standing
from lanterns.core.record import Line
from lanterns.store import AsyncStore, StoreError
from lanterns.store.analyses import KeptAnalysis
from lanterns.tables import Refused
from lanterns.web.errors import TooMany
from lanterns.web.processes.bots import BotPool
from lanterns.web.processes.crew import Behalf
from lanterns.web.processes.replays import Replays
from lanterns.web.processes.workers import WorkerLost

log = logging.getLogger("lanterns.web.analyses")

MOST_ACTIONS = 4000  # that stand; no game comes near it
PATIENCE = 20.0  # seconds after which nobody seems to look any more
HELD = 32  # games whose findings are in memory
SAVE_EVERY = 60  # findings
TRIES = 3
SCALE = 1.0
MOST_DROPPED = 8  # records on no table that are looked into at once, one of each client
REST = 5.0  # seconds after which whoever finds no place may try again

RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"


class Look:
    """A game that is looked into: `found` goes from its last action, number `actions`, backwards.

    `record`: it was dropped here and is on no table; its findings are in memory alone. `table` is its key then."""

    def __init__(
        self,
        table: str,
        game: AnyGame,
        options: Mapping[str, str],
        version: int,
        lines: list[Line],
        record: bool = False,
    ) -> None:
        self.table = table
        self.record = record
        self.game = game
        self.options = dict(options)
        self.version = version
        self.lines = lines
        self.actions = len(standing(lines))
        self.found: list[Finding] = []
        self.status = STOPPED
        self.wanted = 0.0  # until when, by the monotonic clock
        self.client = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def key(self) -> str:
        return f"{self.table} {self.version}"

    @property
    def left(self) -> int:
        """The action that is looked at next; 0 when there is none."""
        return self.actions - len(self.found)


def _bound(look: Look) -> None:
    if look.actions > MOST_ACTIONS:
        raise Refused("analysis-long", f"{look.actions} actions stand; {MOST_ACTIONS} are the most")


class Analyses:
    """`look` finds what is known of a game, `begin` goes on with it, `stop` ends that."""

    def __init__(self, store: AsyncStore, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.held: OrderedDict[str, Look] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}

    async def look(self, table: str, game: AnyGame, options: Mapping[str, str], version: int) -> Look:
        """What is known of a finished game whose record has so many lines; who asks is taken to look on. Raises Refused
        `analysis-long`, StoreError."""
        lock = self.opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                look = self.held.get(table)
                if look is None or look.version != version:
                    look = await self._open(table, game, options, version)
                    self._hold(look)
        finally:
            if not lock.locked():
                self.opening.pop(table, None)
        look.wanted = time.monotonic() + PATIENCE
        return look

    async def _open(self, table: str, game: AnyGame, options: Mapping[str, str], version: int) -> Look:
        lines = await self.store.told(table, 1, version)
        look = await asyncio.to_thread(Look, table, game, options, version, lines)
        _bound(look)
        kept = await self.store.kept_analysis(table)
        if kept is not None and (kept.version, kept.scale, kept.actions) == (version, SCALE, look.actions):
            look.found = cast(list[Finding], await asyncio.to_thread(msgspec.json.decode, kept.found))
        if not look.left:
            look.status = DONE
        return look

    async def of_record(self, text: str, replays: Replays, client: str) -> Look:
        """The same of a record file. Raises Refused `bad-record`, `analysis-early`, `analysis-long`."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        look = self.held.get(key)
        if look is None:
            game, options, lines = await replays.finished(text, client)
            look = await asyncio.to_thread(Look, key, game, options, len(lines), lines, True)
            _bound(look)
            look = self.held.get(key) or look  # somebody dropped the same one meanwhile
            self._hold(look)
        look.wanted = time.monotonic() + PATIENCE
        return look

    def by_key(self, key: str) -> Look:
        """A record that was dropped here. Raises Refused `not-found`."""
        look = self.held.get(key)
        if look is None or not look.record:
            raise Refused("not-found", "this record is not looked into any more; send it again")
        look.wanted = time.monotonic() + PATIENCE
        return look

    def begin_record(self, look: Look, client: str) -> None:
        """As `begin`; of a client's records the one that was asked for last alone is looked into. Raises TooMany."""
        busy = [one for one in self.held.values() if one.record and one.status == RUNNING and one is not look]
        for one in busy:
            if one.client == client:
                self.stop(one)
        if sum(one.status == RUNNING for one in busy) >= MOST_DROPPED:
            raise TooMany(REST)
        self.begin(look, client)

    def _hold(self, look: Look) -> None:
        self.held[look.table] = look
        self.held.move_to_end(look.table)
        for table in [one for one, held in self.held.items() if held.status != RUNNING][: len(self.held) - HELD]:
            del self.held[table]

    def begin(self, look: Look, client: str) -> None:
        """Go on until all is looked at, or nobody looks on. Who asks while it goes on joins."""
        if look.status in (RUNNING, DONE):
            return
        look.client = client
        look.status = RUNNING
        look.task = asyncio.ensure_future(self._run(look))

    def stop(self, look: Look) -> None:
        """Go on no further; what was found stays."""
        if look.status == RUNNING:
            look.status = STOPPED
            if look.task is not None:
                look.task.cancel()

    async def _run(self, look: Look) -> None:
        saved = len(look.found)
        try:
            while look.left and look.status == RUNNING:
                if time.monotonic() > look.wanted:
                    look.status = STOPPED
                    break
                look.found += await self._bite(look)
                if len(look.found) - saved >= SAVE_EVERY:
                    saved = len(look.found)
                    await self._save(look)
            if not look.left:
                look.status = DONE
        except (WorkerLost, Refused, BadQuestion, StoreError) as error:
            look.status = FAILED
            log.warning("the analysis of table %s stopped: %s", look.table, error)
        except Exception:  # whatever it is, who waits must hear of it
            look.status = FAILED
            log.exception("the analysis of table %s stopped", look.table)
        finally:
            if len(look.found) > saved:
                await asyncio.shield(self._save(look))

    async def _bite(self, look: Look) -> list[Finding]:
        for tries_left in reversed(range(TRIES)):
            try:
                told = await self._ask(look, "analyse", look.left, SCALE)
                return cast(list[Finding], await asyncio.to_thread(msgspec.json.decode, told))
            except TooMany:
                await asyncio.sleep(1.0)
            except WorkerLost:
                if self.pool.crew.closing or not tries_left:
                    raise
        raise WorkerLost("all its tries were used up")

    async def branch(self, look: Look, number: int, codes: list[int], eyes: int) -> list[dict[str, Any]]:
        """How a line goes on in place of an action, see `jobs.branch`. Raises Refused."""
        try:
            told = await self._ask(look, "branch", number, codes, eyes)
        except WorkerLost as error:
            raise Refused("study-failed", str(error)) from error
        return cast(list[dict[str, Any]], msgspec.json.decode(told))

    async def _ask(self, look: Look, job: str, *args: Any) -> bytes:
        """A worker that knows the record is preferred; one that does not is told it."""
        for lines in (None, [(one.actor, one.action, one.word, one.count, one.seat) for one in look.lines]):
            behalf = Behalf(look.client, look.table, lambda: time.monotonic() < look.wanted, "study", look.key)
            told: bytes | None = await self.pool.crew.ask(
                job, look.key, look.game.ruleset, look.options, lines, *args, behalf=behalf
            )
            if told is not None:
                return told
        raise WorkerLost("the record was not taken")

    async def _save(self, look: Look) -> None:
        if look.record:
            return
        found = (await asyncio.to_thread(msgspec.json.encode, look.found)).decode()
        try:
            await self.store.keep_analysis(look.table, KeptAnalysis(look.version, SCALE, look.actions, found))
        except StoreError as error:  # it can be found out again
            log.warning("the analysis of table %s was not kept: %s", look.table, error)

    async def close(self) -> None:
        """Keep what was found, and wait for nothing more."""
        tasks = [look.task for look in self.held.values() if look.task is not None and not look.task.done()]
        for look in self.held.values():
            self.stop(look)
        await asyncio.gather(*tasks, return_exceptions=True)
